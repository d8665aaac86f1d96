// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/picture.h"
#include "core/setting.h"

namespace bouton {

// What can stand in a cell of a position that is set up by hand.
struct Piece {
    // Where there can be only one of it. There, putting another one moves it.
    enum class Alone : std::uint8_t { Nowhere, InItsColumn, OnTheBoard };

    char letter;
    Alone alone = Alone::Nowhere;
    bool operator==(const Piece&) const = default;
};
using Pieces = std::vector<Piece>;

// How the pictures of a game are edited. A picture may be unfinished and have any shape. A cell off
// the board and a letter that is no piece change nothing. None of these functions blocks.
struct Editing {
    Pieces pieces; // in the order in which they are offered; empty: clicks say all

    // Puts a piece into a cell, in place of what stands there. '.' takes away what stands there.
    std::function<Picture(Picture, Cell, char letter)> put;
    // What stands in a cell goes to another cell, in place of what stands there.
    std::function<Picture(Picture, Cell from, Cell to)> moved;
    // A click on a cell while no piece is chosen. Clicks alone lead to every position.
    std::function<Picture(Picture, Cell)> arranged;
    std::function<Picture(Picture)> cleared; // with nothing on it
    // The blank board of these settings, complete, with all that fits on it.
    std::function<Picture(const Picture&, const Settings&)> resized;
};

// The same for any game whose cells hold a letter each. A game does otherwise where its pictures
// are otherwise (core/game.h).
namespace editing {

Picture put(const Pieces& pieces, Picture picture, Cell cell, char letter);
Picture moved(const Pieces& pieces, Picture picture, Cell from, Cell to);
// A click on a free cell puts the first piece that may still be put there. If there is only one
// kind of piece, it comes from where it stands. A click on a piece puts the next one, and after the
// last one takes it away. A piece that is alone is taken away at once.
Picture arranged(const Pieces& pieces, Picture picture, Cell cell);
Picture cleared(Picture picture);
// `blank`, with the letters and the side to move of `picture`.
Picture fitted(const Picture& picture, Picture blank);
// The pieces that stand in these pictures, those of `first` before all others.
Pieces piecesIn(const std::vector<Picture>& pictures, std::string_view first);

} // namespace editing

} // namespace bouton
