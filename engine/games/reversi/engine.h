#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "core/analysis.h"
#include "games/reversi/searcher.h"

namespace bouton::reversi {

constexpr int mostThreads = 16;

// How far the engine thinks about a move.
struct Effort {
    int plies = 6;        // of the middle game, deepened from 1
    int solveFrom = 12;   // the endgame is solved with at most so many empty cells
    int outcomeFrom = 0;  // who wins is, with at most so many (where that is more)
    int milliseconds = 0; // for the whole move; 0: as long as it takes
    std::uint64_t nodes = Limit::unlimited; // of each thread, give or take some thousand
    int threads = 1;
    int mistakes = 0;    // up to so many discs a move may seem better or worse than it is
    bool varied = false; // in the opening, draw from the moves that are nearly best

    // Level 1 to 20: deeper, and the endgame solved the earlier, the higher the level; levels 1 to
    // 4 make mistakes.
    static Effort ofLevel(int level);
    // As deep as the time allows; the endgame where it can be expected to be solved in time.
    static Effort ofTime(int milliseconds);
    // A share of the time that is left for the rest of the game, in a position with so many empty
    // cells: never all of it.
    static Effort ofClock(int millisecondsLeft, int empty);
};

// What the engine has come to. `plies` is 0 where it had no time for any.
struct Thought {
    int move = passMove;
    int plies = 0;
    int score = 0; // for the side to move, in discs
    bool exact = false;
    std::optional<Outcome> outcome{}; // where it is proven, of which the score may be no more than
                                      // an estimate
    Line line{};                      // begins with the move, where there was time for any
    std::uint64_t nodes = 0;          // of all threads
};

// Iterative deepening of the middle game, then the solved endgame; more than one thread share one
// table and leave to each other what one of them is about to find out (Marks), and the first one's
// result counts. On one thread, without a time, the same board, effort and seed give the same
// thought, whatever the engine has thought about before.
class Engine {
public:
    static constexpr int standardTableBits = 16, largeTableBits = 20;

    // With 2^tableBits buckets of 128 bytes, which are taken at the first thought.
    explicit Engine(int tableBits = standardTableBits,
                    std::shared_ptr<const Weights> weights = weightsInUse())
        : m_tableBits(tableBits), m_weights(std::move(weights)) {}

    // The board must not be over. Blocks; after a stop it comes back within some thousand nodes,
    // with a legal move; its threads have ended then.
    Thought think(const Board& board, const Effort& effort, std::uint64_t seed,
                  std::stop_token stop);

private:
    int m_tableBits;
    std::shared_ptr<const Weights> m_weights;
    std::unique_ptr<Table> m_table;
};

} // namespace bouton::reversi
