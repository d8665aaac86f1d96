// SPDX-License-Identifier: MIT
#include "ui/laboratory/result_table.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPaintEvent>
#include <QTextDocument>

#include "session/csv.h"
#include "ui/controls/tables.h"
#include "ui/theme/theme.h"

namespace bouton {

ResultTable::ResultTable(QWidget* parent) : QuietUntilFocused(parent) {
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    setCornerWidget(new QWidget);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    verticalHeader()->hide();
    fitRowsToType(*this, Theme::unit);
    paintAnewAsItScrolls(*this);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(4 * Theme::unit);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    // What opens something has the colour of links.
    setItemDelegate(new StyledItems(this, [this](auto& option, const QModelIndex& index) {
        if (!index.data(OpensRole).toBool())
            return;
        option.palette.setColor(QPalette::Text, Theme::of(*this).accent);
        option.font.setUnderline(true); // told without colour, too
    }));
    setMouseTracking(true);
    connect(this, &QAbstractItemView::clicked, this, &ResultTable::open);
}

void ResultTable::open(const QModelIndex& index) {
    if (opens(index))
        emit opened(index.row(), index.column());
}

ResultTable::Field ResultTable::numeral(const QString& digits) {
    QString shown = digits;
    for (qsizetype at = shown.size() - 3; at > 0; at -= 3)
        shown.insert(at, QLocale().groupSeparator());
    return {shown, digits};
}

void ResultTable::put(const QStringList& head, const QList<Line>& lines) {
    setColumnCount(static_cast<int>(head.size()));
    setHorizontalHeaderLabels(head);
    setRowCount(static_cast<int>(lines.size()));
    if (m_stretched >= 0)
        horizontalHeader()->setSectionResizeMode(m_stretched, QHeaderView::Stretch);
    for (int column = 0; column < columnCount(); ++column) {
        const auto side =
            Qt::AlignVCenter | (column < m_wordColumns ? Qt::AlignLeft : Qt::AlignRight);
        horizontalHeaderItem(column)->setTextAlignment(side);
        for (int row = 0; row < rowCount(); ++row) {
            if (!item(row, column))
                setItem(row, column, new QTableWidgetItem);
            const Field field = lines[row].value(column, QString());
            item(row, column)->setText(field.shown);
            item(row, column)->setData(SavedRole, field.saved);
            item(row, column)->setData(OpensRole, !field.opens.isEmpty());
            // Names are others' words: they may look like HTML.
            const QString& tip = column < m_wordColumns ? field.shown : field.opens;
            item(row, column)
                ->setToolTip(Qt::mightBeRichText(tip) ? Qt::convertFromPlainText(tip) : tip);
            item(row, column)->setTextAlignment(side);
        }
    }
}

QList<QStringList> ResultTable::saved() const {
    QList<QStringList> all{{}};
    for (int column = 0; column < columnCount(); ++column)
        all.front() << horizontalHeaderItem(column)->text();
    for (int row = 0; row < rowCount(); ++row) {
        all << QStringList();
        for (int column = 0; column < columnCount(); ++column)
            all.back() << item(row, column)->data(SavedRole).toString();
    }
    return all;
}

PaperTable ResultTable::onPaper(const QString& title) const {
    PaperTable table{title, saved(), m_wordColumns};
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column)
            table.lines[row + 1][column] = item(row, column)->text();
    return table;
}

void ResultTable::paintEvent(QPaintEvent* event) {
    QPaintEvent whole(event->region() & wholeRows(*this));
    QTableWidget::paintEvent(&whole);
}

void ResultTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        open(currentIndex());
    else
        QTableWidget::keyPressEvent(event);
}

void ResultTable::mouseMoveEvent(QMouseEvent* event) {
    QTableWidget::mouseMoveEvent(event);
    viewport()->setCursor(opens(indexAt(event->pos())) ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

// What is selected, tab-separated as spreadsheets read it.
void ResultTable::copy() const {
    QString text;
    for (const QTableWidgetSelectionRange& range : selectedRanges())
        for (int row = range.topRow(); row <= range.bottomRow(); ++row)
            for (int column = range.leftColumn(); column <= range.rightColumn(); ++column)
                text += harmless(item(row, column)->text())
                        + QLatin1Char(column == range.rightColumn() ? '\n' : '\t');
    QApplication::clipboard()->setText(text);
}

} // namespace bouton
