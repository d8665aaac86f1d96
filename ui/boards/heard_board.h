#pragma once

namespace bouton {

class BoardView;

// Boards for those who hear them: each is a list of its cells to a screen reader, row by row as it
// is seen, and of a fixed extent from the start of a game (BoardPlan::extent()). A place without a
// cell is an item too. A cell has a name (cell_words.h), and can be pressed and given the keys. A
// board that is not interactive is a picture with a description. docs/by-ear.md says why it is a
// list and no table.
//
// Makes all boards heard. Call it before one is asked for; again is harmless.
void letBoardsBeHeard();

// Tells that the keys have come to the cell that has them: one event, from the cell. Nothing
// happens while nobody listens.
void tellFocus(BoardView& board);

} // namespace bouton
