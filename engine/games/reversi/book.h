// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/phrase.h"
#include "core/random.h"
#include "games/reversi/board.h"

namespace bouton::reversi {

// An opening book: a tree of positions from the start of the game on. A position of the tree is
// open or a leaf. Of an open one every legal move leads to a position of the tree. A leaf has the
// score of a search; an open position has the best score that its moves lead to (negamax). All
// eight ways to turn a board are one position.
//
// A book never changes once made, so many threads may use it. Nothing here blocks but load().
// Source of the form: T. R. Lincke, Strategies for the automatic construction of opening books,
// 2001.
class Book {
public:
    static constexpr int perDisc = 2; // scores count halves of a disc, for the side to move
    static constexpr int mostScore = perDisc * cells;
    static constexpr int leafPlies = 14; // how deep a leaf was searched (docs/reversi-engine.md)

    struct Position {
        Board board; // canonical (symmetry.h)
        int score;   // of the search; for an open position it is worked out anew
        bool open;
        bool operator==(const Position&) const = default;
    };
    // A move of an open position.
    struct Move {
        int move;
        int score; // for the side that makes it, in halves of a disc
        int loss;  // how much less that is than the best score
        bool open; // the position after it is open too
        bool operator==(const Move&) const = default;
    };

    Book() = default; // without a position
    // The positions must make a tree as described above, each once.
    explicit Book(std::vector<Position> positions);

    // How many positions are open, and how many there are.
    std::size_t size() const { return m_open; }
    const std::vector<Position>& positions() const { return m_positions; } // ordered by board

    // The score of a position of the tree, however it is turned.
    std::optional<int> scoreOf(const Board& board) const;
    // Whether the position is open, so that the book knows its moves.
    bool isOpen(const Board& board) const;
    // The legal moves of an open position, best first; of equal ones that with the lower number
    // first. Empty: the book does not have the position.
    std::vector<Move> movesOf(const Board& board) const;

    // The bytes of the file: a head with the version and the number of open positions; the tree
    // from the start on, in which each move that leads to a new position has its score or says that
    // the position is open and follows; a checksum (FNV-1a). Boards are not written, so whatever is
    // read is reached by legal moves.
    std::string written() const;
    // Refuses what is damaged.
    static Or<std::shared_ptr<const Book>> read(std::string_view bytes);
    // Refuses a file that cannot be read, too. Blocks for the file.
    static Or<std::shared_ptr<const Book>> load(const std::string& file);
    // The book inside the program; one without a position if that is damaged.
    static std::shared_ptr<const Book> embedded();

private:
    const Position* find(const Board& canonical) const;
    void take(std::vector<Position> scored);

    std::vector<Position> m_positions;
    std::size_t m_open = 0;
};

// How a player draws a move. Those that lose nothing have weight 4; it falls by 1 with each half
// disc, so that moves that lose two discs or more are not played. Where a move would still lose
// more than half a disc on average, those that lose most are left out, loss by loss, until it does
// not. So the mean is half a disc or less, by the book's scores, in every position.
constexpr int mostBookLoss = 3; // in halves of a disc
struct BookChance {
    Book::Move move;
    int weight; // out of the sum of all weights
    bool operator==(const BookChance&) const = default;
};
std::vector<BookChance> chancesOf(const std::vector<Book::Move>& moves); // those that are played
// Empty: the book does not have the position.
std::optional<Book::Move> drawnFrom(const Book& book, const Board& board, Random& random);

// What becomes of a game from the start of which both sides draw all moves from the book, on
// average over all such games: its plies in the book, and the loss of all of them together, in
// discs.
std::pair<double, double> spanOf(const Book& book);

// What players use that are made from now on, and what is said of positions: the embedded book,
// until another is set. Setting is for the beginning of a program.
std::shared_ptr<const Book> bookInUse();
void useBook(std::shared_ptr<const Book> book);

} // namespace bouton::reversi
