// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "games/reversi/book.h"
#include "games/reversi/openings.h"
#include "games/reversi/symmetry.h"
#include "games/reversi/weights.h"

namespace bouton::reversi {

// What a book depends on, beside the program's search and weights.
struct BookPlan {
    std::uint64_t seed = 1; // decides between positions that are equally worth opening
    int positions = 1'000;  // that are open in the end
    int plies = 12;         // of the searches
    int shards = 8;         // pieces of work a round
    int lines = 0;          // plies to which named openings are followed (openings.h)
    bool operator==(const BookPlan&) const = default;
};

// A position as a search has scored it.
struct Scored {
    Board board;       // canonical
    int score;         // in halves of a disc (Book::perDisc)
    int plies;         // of the search
    bool open = false; // its moves are in the tree
    bool operator==(const Scored&) const = default;
};

// Makes an opening book (games/reversi/book.h) from nothing but the program's own searches, in
// rounds. A round opens the leaves that are worth it most: those few plies from the start to which
// both sides lose little. Each ply counts 1, and so does each half disc that is lost on the way.
// All their moves are scored by searches to a fixed depth, on no clock. Then the scores go back
// through the tree.
//
// With `lines`, each opening that has a name is first followed by searches of several depths, from
// 4 plies less to 6 more than the others, as strong players might go on. What stands on such a line
// costs little however far it is from the start (mostLineCost), so the tree knows the lines and
// what is near to them. Past so many plies nothing is opened then.
//
// A round opens an eighth of the positions that are open already, and its work is cut into shards.
// A piece is done when its file is there. So work goes on where it ended, several processes or
// machines may share a directory, and directories that were filled apart are merged by copying
// their files together. The pieces of a round are the same whoever makes them.
// Source of the growth: T. R. Lincke, Strategies for the automatic construction of opening books,
// 2001 (drop-out expansion).
class BookMaker {
public:
    using Say = std::function<void(const std::string& what, double part)>; // `part`: 0 to 1

    // Makes the directory, or goes on in it. Throws std::runtime_error with a sentence if it holds
    // another plan or cannot be used.
    BookMaker(std::filesystem::path directory, const BookPlan& plan,
              std::shared_ptr<const Weights> weights, Say say);

    // Does everything that is left and writes the book. Blocks, minutes to hours. This and all
    // below throw std::runtime_error with a sentence if a file is damaged or cannot be written.
    void work();
    // Does what can be done of one shard until other shards are needed. Gives whether there was
    // anything. Blocks.
    bool workOn(int shard);
    // The file of the book. It exists once all is done.
    std::filesystem::path result() const { return m_directory / "book.bin"; }

private:
    void advance();
    bool isDone() const { return m_due.empty(); }
    // Lines of openings come before the first round. Each opening is on its own.
    bool areLinesDue() const { return m_plan.lines > 0 && m_onLines.empty(); }
    Book book() const;
    std::vector<Board> dueNow() const;
    Scored* find(const Board& canonical);
    std::vector<std::string> linesAfter(const std::vector<Opening>& openings, int shard);
    std::vector<Scored> scoresAfter(const std::vector<Board>& boards, int shard);
    std::filesystem::path pieceFile(int shard) const;
    template <class All> auto partOf(const All& all, int shard) const;
    std::string pieceOf(int shard);
    bool piece(int shard);
    void writeBook();

    std::filesystem::path m_directory;
    BookPlan m_plan;
    std::shared_ptr<const Weights> m_weights;
    Say m_say;
    int m_round = 0;             // all before it are in the tree
    std::vector<Scored> m_known; // ordered by board
    std::vector<Board> m_due;    // what this round opens
    std::set<Board> m_onLines;
};

} // namespace bouton::reversi
