#pragma once

#include <QRegion>

class QTableView;

namespace bouton {

// What of the viewport shows whole rows: the first and the last one in view may have no room. For
// paintEvent(), so that no row looks cut; such a row is reached by scrolling.
QRegion wholeRows(const QTableView& table);
// For the constructor of such a table: scrolling moves what is painted, also of a row that no longer
// has room.
void paintAnewAsItScrolls(QTableView& table);

// Rows with room for a line of the application's letters, whatever their size becomes.
void fitRowsToType(QTableView& table, int around, int least = 0);

} // namespace bouton
