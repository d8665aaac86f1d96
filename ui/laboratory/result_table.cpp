#include "ui/laboratory/result_table.h"

#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QKeyEvent>

#include "ui/theme/theme.h"

namespace bouton {

ResultTable::ResultTable(QWidget* parent) : QTableWidget(parent) {
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setEditTriggers(NoEditTriggers);
    setTabKeyNavigation(false);
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    verticalHeader()->setDefaultSectionSize(fontMetrics().height() + Theme::unit);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setMinimumSectionSize(4 * Theme::unit);
}

void ResultTable::put(const QStringList& head, const QList<QStringList>& lines) {
    setColumnCount(static_cast<int>(head.size()));
    setHorizontalHeaderLabels(head);
    for (int column = 0; column < columnCount(); ++column)
        horizontalHeaderItem(column)->setTextAlignment(
            Qt::AlignVCenter | (column == 0 ? Qt::AlignLeft : Qt::AlignRight));
    setRowCount(static_cast<int>(lines.size()));
    for (int row = 0; row < rowCount(); ++row)
        for (int column = 0; column < columnCount(); ++column) {
            const QString text = lines[row].value(column);
            if (QTableWidgetItem* known = item(row, column)) {
                known->setText(text);
                continue;
            }
            auto* field = new QTableWidgetItem(text);
            field->setTextAlignment(Qt::AlignVCenter
                                    | (column == 0 ? Qt::AlignLeft : Qt::AlignRight));
            setItem(row, column, field);
        }
}

QList<QStringList> ResultTable::lines() const {
    QList<QStringList> all;
    for (int row = -1; row < rowCount(); ++row) {
        QStringList line;
        for (int column = 0; column < columnCount(); ++column)
            line << (row < 0 ? horizontalHeaderItem(column) : item(row, column))->text();
        all << line;
    }
    return all;
}

void ResultTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QTableWidget::keyPressEvent(event);
}

// What is selected, tab-separated as spreadsheets read it.
void ResultTable::copy() const {
    QString text;
    for (const QTableWidgetSelectionRange& range : selectedRanges())
        for (int row = range.topRow(); row <= range.bottomRow(); ++row)
            for (int column = range.leftColumn(); column <= range.rightColumn(); ++column)
                text += item(row, column)->text()
                        + QLatin1Char(column == range.rightColumn() ? '\n' : '\t');
    QApplication::clipboard()->setText(text);
}

} // namespace bouton
