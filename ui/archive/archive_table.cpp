#include "ui/archive/archive_table.h"

#include <QAction>
#include <QHeaderView>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QStyle>

#include <algorithm>
#include <iterator>
#include <vector>

#include "ui/archive/archive_model.h"
#include "ui/controls/whole_rows.h"
#include "ui/controls/word_label.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

// The one that is wanted most first.
constexpr Column columnOrder[] = {Column::Opponent, Column::Result, Column::Ended,
                                  Column::Game,     Column::Slips,  Column::Plies,
                                  Column::Accuracy, Column::Lost,   Column::Hints};
constexpr std::size_t alwaysShown = 2;
constexpr int mostLetters = 34;   // letters that a column may ask for
constexpr int mostMeasured = 100; // games

} // namespace

ArchiveTable::ArchiveTable(ArchiveModel& model, QWidget* parent) : Hushed(parent), m_model(model) {
    setModel(&model);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setTabKeyNavigation(false);
    setSortingEnabled(true);
    setCornerButtonEnabled(false);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    fitRowsToType(*this, Theme::unit);
    paintAnewAsItScrolls(*this);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSortIndicator(0, Qt::DescendingOrder);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    worded(this, &QWidget::setAccessibleName, [] { return tr("Games of the archive"); });
    auto* remove = worded(new QAction(this), [] { return tr("Delete the chosen games"); });
    remove->setShortcut(QKeySequence::Delete);
    remove->setShortcutContext(Qt::WidgetShortcut);
    connect(remove, &QAction::triggered, this, &ArchiveTable::deleteWanted);
    addAction(remove);
    const auto fit = [this] { fitColumns(m_width); };
    connect(&model, &ArchiveModel::modelReset, this, fit);
    connect(&model, &ArchiveModel::dataChanged, this, fit);
    inEveryLanguage(this, fit);
    atEveryTypeSize(this, fit);
}

// Not by Qt's doubleClicked(), which is left out where the list has been read anew between the
// clicks.
void ArchiveTable::mouseDoubleClickEvent(QMouseEvent* event) {
    QTableView::mouseDoubleClickEvent(event);
    if (event->button() == Qt::LeftButton && indexAt(event->pos()).isValid())
        emit openWanted();
}

void ArchiveTable::paintEvent(QPaintEvent* event) {
    QPaintEvent whole(event->region() & wholeRows(*this));
    QTableView::paintEvent(&whole);
}

// Of the games in view and of the first ones. Those that are not here yet have no words.
int ArchiveTable::widestOf(int column) const {
    const QFontMetrics letters = fontMetrics();
    int widest = letters.horizontalAdvance(
                     m_model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString())
                 + 2 * Theme::unit; // it may bear an arrow
    const int top = std::max(rowAt(0), 0);
    for (const int first : {0, top})
        for (int row = first; row < std::min(first + mostMeasured, m_model.rowCount()); ++row)
            if (m_model.entry(row))
                widest = std::max(widest, letters.horizontalAdvance(
                                              m_model.index(row, column).data().toString()));
    return std::min(widest + 2 * Theme::unit + 2, mostLetters * letters.averageCharWidth());
}

void ArchiveTable::fitColumns(int width) {
    m_width = width;
    const int room = width - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    std::vector<int> wide;
    int used = 0;
    for (const Column column : columnOrder) {
        const int widest = widestOf(static_cast<int>(column));
        if (wide.size() >= alwaysShown && used + widest > room)
            break;
        used += widest;
        wide.push_back(widest);
    }
    for (std::size_t i = 0; i < std::size(columnOrder); ++i) {
        setColumnHidden(static_cast<int>(columnOrder[i]), i >= wide.size());
        if (i < wide.size() && room > 0)
            setColumnWidth(static_cast<int>(columnOrder[i]), wide[i] * room / used);
    }
}

} // namespace bouton
