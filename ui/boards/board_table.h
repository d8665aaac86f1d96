#pragma once

#include <string_view>

#include "core/picture.h"
#include "ui/boards/board_view.h"

namespace bouton {

struct Ruleset;

// A new board of a game, or null if the game has none; a new game is one line in board_table.cpp.
BoardView* makeBoard(const Ruleset& game, QWidget* parent = nullptr);
BoardView* makeBoard(std::string_view id, const QString& title, QWidget* parent = nullptr);

// The same board, not interactive and with a lively position: for the start page.
BoardView* makeMiniature(const Ruleset& game, QWidget* parent = nullptr);
BoardView* makeMiniature(std::string_view id, const QString& title, QWidget* parent = nullptr);

// Puts that position and its marks on a board.
void showSampleOn(BoardView& board, std::string_view id);

// That position; without rows if there is no such game.
Picture samplePicture(std::string_view id);

} // namespace bouton
