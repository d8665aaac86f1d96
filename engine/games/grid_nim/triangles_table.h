#pragma once

#include "core/nimber_table.h"

namespace bouton::grid_nim {

// The table of triangles, empty.
NimberTable trianglesTable();
// Adds a row: the nimber of the triangle of a board, and that of the empty board, whose triangles
// cancel. With the row of the largest board the table is whole.
void addTriangle(NimberTable& table, int size, int nimber, int largest);

// The same table up to 9x9, the nimbers of the largest triangle kept in a folder.
const LastingTable& lastingTriangles();

} // namespace bouton::grid_nim
