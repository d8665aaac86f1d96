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
#include "ui/controls/tables.h"
#include "ui/controls/worded.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

// The one that is wanted most first.
constexpr Column columnOrder[] = {Column::Opponent, Column::Result, Column::Ended,
                                  Column::Game,     Column::Slips,  Column::Plies,
                                  Column::Accuracy, Column::Lost,   Column::Hints};
constexpr std::size_t alwaysShown = 2, usuallyShown = 4; // where the names have their least room
constexpr int leastLetters = 12;                         // of a name
constexpr int mostMeasured = 100;                        // games

bool isNames(Column column) { return column == Column::Opponent || column == Column::Game; }

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
    inEveryLanguage(this, [this] { measureAnew(); });
}

void ArchiveTable::measureAnew() {
    m_widest.fill(0);
    fitColumns(m_width);
}

void ArchiveTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        measureAnew();
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

// Of the games in view and of the first ones. Those that are not here yet have no words. It does
// not become less, or the heads would move between two clicks on one of them.
int ArchiveTable::widestOf(Column column) {
    const QFontMetrics letters = fontMetrics();
    const int at = static_cast<int>(column);
    int& widest = m_widest[static_cast<std::size_t>(at)];
    const auto count = [&](const QString& words, int more) {
        widest = std::max(widest, letters.horizontalAdvance(words) + more + 2 * Theme::unit + 2);
    };
    count(m_model.headerData(at, Qt::Horizontal, Qt::DisplayRole).toString(),
          2 * Theme::unit); // it may bear an arrow
    const int top = std::max(rowAt(0), 0);
    for (const int first : {0, top})
        for (int row = first; row < std::min(first + mostMeasured, m_model.rowCount()); ++row)
            if (m_model.entry(row))
                count(m_model.index(row, at).data().toString(), 0);
    return widest;
}

void ArchiveTable::fitColumns(int width) {
    m_width = width;
    const int room = width - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    std::vector<int> wide;
    int used = 0, spare = 0; // that names can do without
    const auto spareOf = [this](Column column, int widest) {
        const int least = leastLetters * fontMetrics().averageCharWidth();
        return isNames(column) ? std::max(0, widest - least) : 0;
    };
    for (const Column column : columnOrder) {
        const int widest = widestOf(column), less = spareOf(column, widest);
        const int asked = used + widest - (wide.size() < usuallyShown ? spare + less : 0);
        if (wide.size() >= alwaysShown && asked > room)
            break;
        used += widest;
        spare += less;
        wide.push_back(widest);
    }
    int missing = used - room;
    for (std::size_t i = 0; i < wide.size() && missing > 0; ++i) {
        const int less = std::min(missing, spareOf(columnOrder[i], wide[i]));
        wide[i] -= less;
        used -= less;
        missing -= less;
    }
    for (std::size_t i = 0; i < std::size(columnOrder); ++i) {
        setColumnHidden(static_cast<int>(columnOrder[i]), i >= wide.size());
        if (i < wide.size() && room > 0)
            setColumnWidth(static_cast<int>(columnOrder[i]), wide[i] * room / used);
    }
}

} // namespace bouton
