// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/lore.h"
#include "core/match.h"

namespace bouton {

// What the game's opening book says of the position at a node; nothing where the game has no book,
// and where the game is over. Nothing in this file blocks.
std::optional<BookPage> bookPageOf(const Match& match, Match::Node node);

// The moves that the book knows there, best first.
std::vector<std::size_t> bookMovesOf(const BookPage& page);

// A move of a game that was made where the book knows the position.
struct BookStep {
    Match::Node node;              // after the move
    std::size_t ply;               // of the move, from 1
    Side side;                     // that made it
    std::string move;              // as it is written
    double loss;                   // in points
    bool played;                   // computers play it from the book too
    std::vector<std::string> best; // the moves that lose nothing, this one not among them
    bool operator==(const BookStep&) const = default;
};

// The move that led to a node, if it is of that kind.
std::optional<BookStep> bookStepTo(const Match& match, Match::Node node);
// The moves of that kind on the way to a node, in the order of play. A game may leave the book and
// come back to it.
std::vector<BookStep> bookStepsOf(const Match& match, Match::Node node);

// The ply of the last move of a path (Match::path()) that is in the book: it is played from it, or
// the book goes on after it. 0: the first move left it. Empty: the book has not even the start.
std::optional<std::size_t> lastBookPly(const Match& match, const std::vector<Match::Node>& path);
// The same in a sentence, and whether somebody left the book or the book ended; may be empty.
Phrase whereTheBookEnds(const Match& match, const std::vector<Match::Node>& path);

// A number of points with its sign and one decimal: "+0.5", "0.0".
std::string signedInPoints(double points);

} // namespace bouton
