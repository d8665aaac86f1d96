// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "core/picture.h"
#include "own/board.h"

namespace bouton::own {

// A position of a game of one's own, and what the rules say of it. Nothing here blocks.

struct Position {
    Size size{};         // of the board
    std::string cells{}; // letters, row by row; a digit for several pieces that share a cell
    std::vector<Heap> heaps{};
    Side side = Side::One; // to move
    bool operator==(const Position&) const = default;
};

// A turn that can be made.
struct Legal {
    int line; // of the file that allows it
    // Its name (docs/own-games.md): cells by rows, joined by "+". No two turns of a position have
    // one name.
    std::string name;
    Position after;
};

// How many pieces a letter of a position is, and what stands on its cells where one shared piece of
// a cell is alone.
int piecesOn(char letter);
std::string alone(const Rules& rules, std::string cells, std::size_t at);

// How a game begins on a board of this size, which the rules must have.
Position startOf(const Rules& rules, Size size);
// As it is written (docs/notation.md): the rows of a board, and a row for each heap. And the
// reverse, of any picture; refuses with what is wrong, and where.
Picture pictureOf(const Position& position);
Or<Position> positionIn(const Rules& rules, Picture picture);
std::string textOf(const Rules& rules, const Position& position); // "3/5/7 G", "5:3/7:2 G"

// Rules for which the turns on boards of each size are worked out once, when they are first asked
// for. It can be used by several threads.
class Ready {
public:
    // The rules must outlive it, where they are.
    explicit Ready(const Rules& rules) : m_rules(rules), m_alphabet(rules, false) {}
    const Rules& rules() const { return m_rules; }
    const Alphabet& alphabet() const { return m_alphabet; }
    const Board& board(Size size) const;

private:
    const Rules& m_rules;
    const Alphabet m_alphabet;
    mutable std::mutex m_mutex;
    mutable std::vector<std::unique_ptr<const Board>> m_boards;
};

std::vector<Legal> turnsAt(const Ready& rules, const Position& position);
std::vector<Legal> turnsAt(const Rules& rules, const Position& position);
bool hasTurn(const Ready& rules, const Position& position);
bool hasTurn(const Rules& rules, const Position& position);
// The start for who begins: the second side where the first one has no turn.
Position firstPosition(const Ready& rules, Size size);
// Empty: the game goes on.
std::optional<Result> resultOf(const Ready& rules, const Position& position);
std::optional<Result> resultOf(const Rules& rules, const Position& position);
// What the first goal that stands there gives, read for who has just moved.
std::optional<End> goalIn(const Ready& rules, const Position& position, Side moved);
std::optional<End> goalIn(const Rules& rules, const Position& position, Side moved);
// Empty: it is drawn.
std::optional<Side> winnerBy(End end, Side moved);

// "7" or "7:2", parted at the colon.
std::optional<Heap> heapIn(const std::vector<std::string_view>& parts);
// Visits what a turn may take of a heap of this size, whatever its condition says, with the smaller
// of the heaps left; 0: there is one or none.
template <class Visit> void eachTaking(const Turn& turn, int size, Visit visit) {
    const int last = static_cast<int>(turn.codes.size()) - 1;
    for (int taken = 0; taken <= (turn.rest == 0 ? std::min(size, last) : size); ++taken) {
        const int code = turn.codeOf(static_cast<std::size_t>(taken)), left = size - taken;
        if (taken > 0 && (code & (left == 0 ? 1 : 2)) != 0)
            visit(taken, 0);
        for (int a = 1; (code & 4) != 0 && a * 2 <= left; ++a)
            visit(taken, a);
    }
}

// One way to take from a heap: what is taken, and the two heaps left (a <= b).
struct Taken {
    int taken, a, b;
    int line;
};
std::vector<Taken> takings(const Rules& rules, Heap heap, Side side, int heaps);
// Puts what is left of a heap there: the larger of two stays, the smaller goes to the first empty
// place behind those that are filled.
void leave(std::vector<Heap>& heaps, std::size_t at, const Taken& turn);

// The letters that can come to stand on the board.
std::set<char> lettersThatCome(const Rules& rules);
// The piece, if any, of which there are not as many as its line says.
std::string wrongWith(const Rules& rules, const Position& position);

} // namespace bouton::own
