#include "ui/insight/book_table.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

#include "ui/controls/tables.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/insight/book_words.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

enum Column { MoveColumn, ScoreColumn, LossColumn, OpeningColumn, columns };

Qt::Alignment alignmentOf(int column) {
    const bool isNumber = column == ScoreColumn || column == LossColumn;
    return (isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
}

} // namespace

BookTable::BookTable(QWidget* parent) : Hushed(0, columns, parent) {
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setTabKeyNavigation(false);
    setCornerButtonEnabled(false);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    setMouseTracking(true);
    verticalHeader()->hide();
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView* head = horizontalHeader();
    head->setHighlightSections(false);
    head->setSectionsClickable(false);
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    head->setSectionResizeMode(OpeningColumn, QHeaderView::Stretch);
    fitRowsToType(*this, Theme::unit);
    worded(this, &QWidget::setAccessibleName, [] { return tr("Moves of the opening book"); });
    inEveryLanguage(this, [this] {
        setHorizontalHeaderLabels({tr("Move"), tr("Score"), tr("Gives away"), tr("Opening")});
        for (int column = 0; column < columns; ++column)
            horizontalHeaderItem(column)->setTextAlignment(alignmentOf(column));
    });
    connect(this, &QTableWidget::cellClicked, this, &BookTable::choose);
    connect(this, &QTableWidget::cellEntered, this,
            [this](int row) { emit lit(m_rows[static_cast<std::size_t>(row)].cells); });
}

void BookTable::put(const Ruleset& game, std::vector<Row> rows) {
    m_rows = std::move(rows);
    clearSelection();
    setRowCount(static_cast<int>(m_rows.size()));
    for (int at = 0; at < rowCount(); ++at) {
        const Row& row = m_rows[static_cast<std::size_t>(at)];
        const BookMove& move = row.book;
        const QString loss = move.loss == 0 ? QStringLiteral("–") : givenAway(game, move.loss);
        const QString texts[columns] = {row.isOwn ? row.name + QStringLiteral(" ★") : row.name,
                                        move.score ? scoreText(*move.score) : QString(),
                                        move.score ? loss : QString(),
                                        *move.opening == '\0' ? QString() : spoken(move.opening)};
        for (int column = 0; column < columns; ++column) {
            auto* item = new QTableWidgetItem(texts[column]);
            item->setTextAlignment(alignmentOf(column));
            if (column == OpeningColumn || column == LossColumn)
                item->setToolTip(texts[column]);
            setItem(at, column, item);
        }
    }
    setVisible(!m_rows.empty());
    fit();
}

void BookTable::light(const Clicks& cells) {
    clearSelection();
    const auto row = std::ranges::find(m_rows, cells, &Row::cells);
    if (!cells.empty() && row != m_rows.end())
        selectRow(static_cast<int>(row - m_rows.begin()));
}

void BookTable::choose(int row) { emit chosen(m_rows[static_cast<std::size_t>(row)].move); }

// With their unit, or the numbers alone.
void BookTable::tellLosses(bool brief) {
    horizontalHeaderItem(LossColumn)->setText(brief ? tr("Cost") : tr("Gives away"));
    for (int at = 0; at < rowCount(); ++at) {
        const double loss = m_rows[static_cast<std::size_t>(at)].book.loss;
        QTableWidgetItem* told = item(at, LossColumn);
        if (loss > 0)
            told->setText(brief ? QString::number(loss, 'f', 1) : told->toolTip());
    }
}

// As high as its rows, so that the column scrolls and not the table. Where no move leads to an
// opening that has a name, there is no column for the names. Where not even the word "Opening" has
// room, what a move gives away is told without its unit; the tool tip has it.
void BookTable::fit() {
    const bool named =
        std::ranges::any_of(m_rows, [](const Row& row) { return *row.book.opening != '\0'; });
    setColumnHidden(OpeningColumn, !named);
    QHeaderView& head = *horizontalHeader();
    // The last column takes what is left, so that the rows are as wide as the table.
    head.setSectionResizeMode(LossColumn,
                              named ? QHeaderView::ResizeToContents : QHeaderView::Stretch);
    tellLosses(false);
    int needed = named ? head.sectionSizeHint(OpeningColumn) : 0;
    for (const Column column : {MoveColumn, ScoreColumn, LossColumn})
        needed += std::max(sizeHintForColumn(column), head.sectionSizeHint(column));
    if (needed > width())
        tellLosses(true);
    setFixedHeight(horizontalHeader()->sizeHint().height()
                   + rowCount() * verticalHeader()->defaultSectionSize());
}

void BookTable::changeEvent(QEvent* event) {
    QTableWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void BookTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    fit();
}

// Not by "activated", which on some desktops comes with a click too.
void BookTable::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Space)
        QTableWidget::keyPressEvent(event);
    else if (currentRow() >= 0)
        choose(currentRow());
}

bool BookTable::viewportEvent(QEvent* event) {
    if (event->type() == QEvent::Leave)
        emit lit({});
    return QTableWidget::viewportEvent(event);
}

} // namespace bouton
