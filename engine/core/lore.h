// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/analysis.h"
#include "core/phrase.h"

namespace bouton {

struct CensusKind;
struct Claim;
struct Format;
struct Searched;
struct TableKind;
namespace language {
struct Vocabulary;
}

// What an opening book says of a legal move.
struct BookMove {
    // In points, for the side that makes it; empty: the book does not know the move.
    std::optional<double> score{};
    double loss = 0;          // how much less that is than the best move's score
    double chance = 0;        // how likely a computer that plays from the book chooses it, 0 to 1
    bool goesOn = false;      // the book knows the moves after it too
    const char* opening = ""; // the name of the opening that it leads to, marked for translation
    std::string key{};        // of the position after it
    bool operator==(const BookMove&) const = default;
};

// What an opening book says of a position.
struct BookPage {
    // The same for all positions that the game takes for one: those that become equal when the
    // board is turned. So lines of play meet in it.
    std::string key{};
    std::vector<BookMove> moves{}; // in the order of the game's moves()
    int depth = 0;                 // plies from the position to where its line's search has ended
    double mostLoss = 0;           // of a move that a computer plays from the book; others leave it
    bool operator==(const BookPage&) const = default;
    // Whether the book has the position.
    bool isKnown() const { return !moves.empty() && moves.front().score.has_value(); }
};

// The sentences about one kind of summand, marked for translation. Their arguments: %1 the nimbers
// of the summands, %2 the nim-sum, %3 the side that wins, %4 and %5 the nimber of the summand
// before and after the move, %6 its name, %7 the move; %n the number of summands.
struct SumWords {
    const char* lost;   // of a position with nim-sum 0: %1, %n
    const char* won;    // of a position with a winning move in this summand: all
    const char* toZero; // of a move in this summand that leaves nim-sum 0: %4 to %7
    const char* away;   // of a move that leaves another nim-sum, %2, so that %3 wins: %2 to %7
    // Where to look: %1 the names of the summands with winning moves, %n their number.
    const char* where;
};

// A row of the sum: one part of a position (Analysis::parts), or several parts that are shown as
// one (the diagonal of Grid Nim).
struct Summand {
    std::string name;                 // "c", or the first cell: "b1"
    Phrase title;                     // "Column c", "Region at b1", "Diagonal"
    Phrase measure{};                 // "gap 3", "4 cells"; may be empty
    Clicks cells{};                   // these light up with it
    std::vector<std::size_t> parts{}; // indices of Analysis::parts; each part is in one row only
    int nimber = 0;
    const SumWords* words = nullptr; // null: the words for any game (explain/why.h)
    std::string sign{};              // stands below its heap; empty: the name stands there
};

// The sentences about scores, in what the game counts (discs, points). All are marked for
// translation; %n is a number of what is counted.
struct ScoreWords {
    const char* wins;       // "With best play %1 wins by %n disc(s).", which is proven
    const char* ahead;      // "%1 is ahead by %n disc(s).", which is an estimate
    const char* seemsAhead; // %1 is the side to move
    const char* seemsBehind;
    const char* worse;      // the next best move, %2, after the line %1; proven
    const char* seemsWorse; // the same, estimated
    // A point of the value history: %1 is the side that is ahead.
    const char* provenLead;    // "Proven: %1 wins by %n disc(s)."
    const char* estimatedLead; // "Estimated: %1 is ahead by %n disc(s)."
    // The review: a slip in move %1, where %2 played %3, proven or estimated; the accuracy of side
    // %1, which gave away %2 (a mean, already written out) a move, all of it proven or not.
    const char* slip;
    const char* estimatedSlip;
    const char* gaveAway; // "%1 %2 gave away %n disc(s).": the number of the move, the move
    const char* lostAMove;
    const char* lostAMoveByEstimate;
    // A number that is already written out (of one %n is 1), one that is no whole number, as 1.5,
    // and a half.
    const char* amount;
    const char* fraction;
    const char* half;
    const char* cost; // "%n disc(s) worse than the best move"
};

// What a game says of itself in its own words: a table of functions. The game's function
// `const Lore<G>& lore()` gives it. Each function may be left out. Then the words are made
// from the Analysis alone (explain), or the page that would show them does not offer the game.
//
// An analysis is always that of the state beside it. Nothing here blocks, except the work of
// claims, tables, census and searched (see there).
template <class G> struct Lore {
    using State = typename G::State;
    using Move = typename G::Move;

    // The nimber of a position, where a theorem tells it at once: in well under a hundredth of a
    // second. Empty: only a search would tell. A game that has this ends, and who moves last wins.
    std::optional<int> (*nimber)(const State&) = nullptr;
    // The rows of the sum. Every part of the analysis is in one of them.
    std::vector<Summand> (*summands)(const State&, const Analysis&) = nullptr;
    // A move raises the nimber of a row: `to` instead of `from`. Gives the answer that takes this
    // back, as it is written, or nothing if only a search would find it.
    std::string (*answer)(const State&, const Move&, int from, int to) = nullptr;
    // One more sentence about such a move, for the Nim twin.
    Phrase (*adding)(const State&, const Move&) = nullptr;

    // Why a position that is not over is won, drawn or lost; why a move is good or bad. After an
    // empty phrase the words for any game are used.
    Phrase (*sentence)(const State&, const Analysis&) = nullptr;
    Phrase (*moveSentence)(const State&, const Move&, const Analysis&) = nullptr;
    const ScoreWords* scores = nullptr; // null: the words for points
    // A remark below the sentence; may be empty.
    Phrase (*note)(const State&, const Analysis&) = nullptr;

    // Why a click on this cell is no part of a legal move, after these clicks. Never asked where
    // the only move is a pass. After an empty phrase the words for any game are used.
    Phrase (*refusal)(const State&, const Clicks& clicked, Cell cell) = nullptr;

    // The name that players have for the opening that comes to this position, marked for
    // translation; empty: it has none.
    const char* (*opening)(const State&) = nullptr;

    // What the game's opening book says of a position that is not over, whether the book has it or
    // not. A game without this function has no book.
    BookPage (*book)(const State&) = nullptr;

    // Words about the cell under the mouse; no cell: words about what can be pointed at. If the
    // game has this function, nimbers are shown all over the board: those of Analysis::map, else
    // those of the parts.
    Phrase (*map)(const State&, const Analysis&, std::optional<Cell>) = nullptr;
    // The options of a cell on that map: the cells from which its nimber is made.
    Clicks (*reach)(const State&, Cell) = nullptr;

    // For the laboratory: core/claim.h, language/vocabulary.h, core/nimber_table.h, core/census.h,
    // search/searched.h. What rules that are made at run time have, holds them.
    std::vector<Claim> (*claims)() = nullptr;
    std::function<const language::Vocabulary&()> vocabulary{}; // for claims of one's own
    std::function<std::vector<TableKind>()> tables{};
    std::function<CensusKind()> census{};
    const Searched& (*searched)() = nullptr; // searches to a fixed depth

    // How others write games of this one (games/formats.h): the reader asks them in this order.
    std::span<const Format> (*formats)() = nullptr;
};

} // namespace bouton
