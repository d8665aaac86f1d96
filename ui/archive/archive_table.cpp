#include "ui/archive/archive_table.h"

#include <QAction>
#include <QHeaderView>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QStyle>

#include <iterator>

#include "ui/archive/archive_model.h"
#include "ui/controls/whole_rows.h"
#include "ui/controls/worded.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

// A column of the table, the one that is wanted most first.
struct ColumnRoom {
    int column, least; // in digits
};
constexpr ColumnRoom columnRooms[] = {{2, 17}, {3, 15}, {0, 16}, {1, 16},
                                      {6, 7},  {4, 8},  {7, 14}, {5, 7}};
constexpr int alwaysShown = 2, usuallyShown = 4; // of them, these a little tighter

} // namespace

ArchiveTable::ArchiveTable(ArchiveModel& model, QWidget* parent) : Hushed(parent) {
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

void ArchiveTable::fitColumns(int width) {
    const int digit = fontMetrics().horizontalAdvance(QLatin1Char('0'));
    const int room = width - style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, this);
    int used = 0, shown = 0;
    for (const auto& [column, least] : columnRooms) {
        const bool fits = used + least * digit <= room + (shown < usuallyShown ? room / 12 : 0);
        if (shown >= alwaysShown && !fits)
            break;
        used += least * digit;
        ++shown;
    }
    for (int i = 0; i < static_cast<int>(std::size(columnRooms)); ++i) {
        const auto& [column, least] = columnRooms[i];
        setColumnHidden(column, i >= shown);
        if (i < shown)
            setColumnWidth(column, least * digit * room / used);
    }
}

} // namespace bouton
