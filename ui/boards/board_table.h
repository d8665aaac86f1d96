// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>

#include "core/ruleset.h"
#include "ui/boards/board_view.h"

namespace bouton {

class SetUpForm;
struct Theme;

// How far the screenshots play a game, and from which positions: no further than some seconds of
// analysis allow. An empty position stands for a start as the game draws it.
struct Script {
    std::size_t plies = 5;            // of the picture in play
    const char *play = "", *end = ""; // where that begins, and where the way to the end begins
};

// What the window has for a game beside its Ruleset.
struct BoardKind {
    std::string_view game; // its id
    BoardLook look{};
    std::string_view sample = ""; // a lively position, "ROWS SIDE"; empty: the standard start
    const char* rule = "";        // what a turn is, for a sheet of exercises
    std::string_view lit = "";    // cells that are marked as next in it, "c2+b3"
    SetUpForm* (*form)(QWidget* parent) = nullptr; // null: the board is enough
    Script script{};
};

// Adds the board of a game from outside. Call it where addGame() is called (games/catalogue.h).
void addBoard(const BoardKind& kind);

// A new board of a game. One that has none of its own shows the letters of the picture.
BoardView* makeBoard(const Ruleset& game, QWidget* parent = nullptr);

// The same board, not interactive and with a lively position: for the start page.
BoardView* makeMiniature(const Ruleset& game, QWidget* parent = nullptr);

// Puts that position and its marks on a board of the game.
void showSampleOn(BoardView& board, const Ruleset& game);

// That position. It need not be a whole one.
Picture samplePicture(const Ruleset& game);

// What stands for a side, within `rect`: its piece where its pieces are its own, else a token with
// its letter in its colour.
void paintEmblem(QPainter& painter, const QRectF& rect, const Ruleset& game, Side side);

// What such pieces lie on: the ground of their board.
QColor groundOf(const Ruleset& game, const Theme& theme);

// What a turn is, in a sentence to be translated; empty: not known. How one wins is its goal.
const char* ruleOf(const Ruleset& game);
// Both, as far as they are known.
QString rulesInWords(const Ruleset& game);

// The board on a sheet to be written on, within this room, its cells no larger than `largest`.
InkBoard inkBoardOf(const Ruleset& game, const Picture& picture, const QSizeF& room,
                    double largest = largestInkCell);
// A side's piece there, within `rect`. False: its pieces do not stand for a side.
bool inkEmblem(QPainter& painter, const QRectF& rect, const Ruleset& game, Side side);

// A new form to set the game up, or null if it has none.
SetUpForm* makeSetUpForm(const Ruleset& game, QWidget* parent = nullptr);

// How the screenshots play it.
Script scriptOf(const Ruleset& game);

} // namespace bouton
