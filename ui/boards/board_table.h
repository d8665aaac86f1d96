#pragma once

#include <string_view>

#include "core/picture.h"
#include "ui/boards/board_view.h"

namespace bouton {

struct Ruleset;

// A new board of a game, or null if the game has none; a new game is one line in board_table.cpp.
BoardView* makeBoard(const Ruleset& game, QWidget* parent = nullptr);
BoardView* makeBoard(std::string_view id, const QString& title, QWidget* parent = nullptr);

// A lively position of a game, for its miniature on the start page; without rows if there is none.
Picture samplePicture(std::string_view id);

} // namespace bouton
