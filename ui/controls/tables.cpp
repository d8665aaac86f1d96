// SPDX-License-Identifier: MIT
#include "ui/controls/tables.h"

#include <QHeaderView>
#include <QScrollBar>
#include <QTableView>

#include <algorithm>

#include "ui/controls/word_label.h"

namespace bouton {

QRegion wholeRows(const QTableView& table) {
    const QRect all = table.viewport()->rect();
    const int first = table.rowAt(0), last = table.rowAt(all.bottom());
    QRect whole = all;
    if (first >= 0 && table.rowViewportPosition(first) < 0)
        whole.setTop(table.rowViewportPosition(first) + table.rowHeight(first));
    if (last >= 0 && table.rowViewportPosition(last) + table.rowHeight(last) > all.height() + 1)
        whole.setBottom(table.rowViewportPosition(last) - 1);
    return whole.isValid() ? whole : all; // one row may be higher than the view
}

void paintAnewAsItScrolls(QTableView& table) {
    QObject::connect(table.verticalScrollBar(), &QScrollBar::valueChanged, table.viewport(),
                     qOverload<>(&QWidget::update));
}

void fitRowsToType(QTableView& table, int around, int least) {
    atEveryTypeSize(&table, [&table, around, least] {
        const int line = QFontMetrics(QApplication::font()).height();
        table.verticalHeader()->setDefaultSectionSize(std::max(least, line + around));
    });
}

} // namespace bouton
