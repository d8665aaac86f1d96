#pragma once

#include <memory>
#include <stop_token>

#include "games/reversi/table.h"

namespace bouton::reversi {

// How far the engine thinks about a move.
struct Effort {
    int plies = 6;        // of the middle game, deepened from 1
    int solveFrom = 12;   // the endgame is solved with at most so many empty cells
    int milliseconds = 0; // for the whole move; 0: as long as it takes
    int threads = 1;

    // Level 1 to 20: the plies; the endgame is solved the earlier, the higher the level.
    static Effort ofLevel(int level);
    // As deep as the time allows; the endgame where it can be expected to be solved in time.
    static Effort ofTime(int milliseconds);
};

// What the engine has come to. `plies` is 0 where it had no time for any.
struct Thought {
    int move = passMove;
    int plies = 0;
    int value = 0; // for the side to move: points (search.h), or discs where it is exact
    bool exact = false;
};

// Iterative deepening of the middle game, then the solved endgame; with more than one thread all
// do the same on one table, in different orders (lazy SMP), and the first one's result counts.
// On one thread, without a time, the same board, effort and seed give the same thought, whatever
// the engine has thought about before.
class Engine {
public:
    // With 2^tableBits buckets of 64 bytes, which are taken at the first thought.
    explicit Engine(int tableBits = 18) : m_tableBits(tableBits) {}

    // The board must not be over. Blocks; after a stop it comes back within some thousand nodes,
    // with a legal move; its threads have ended then.
    Thought think(const Board& board, const Effort& effort, std::uint64_t seed,
                  std::stop_token stop);

private:
    int m_tableBits;
    std::unique_ptr<Table> m_table;
};

} // namespace bouton::reversi
