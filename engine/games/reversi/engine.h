// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include "core/analysis.h"
#include "games/reversi/searcher.h"

namespace bouton::reversi {

constexpr int mostThreads = 16;

// How far the engine thinks about a move.
struct Effort {
    int plies = 6;        // of the middle game; the search deepens from 1 to this
    int solveFrom = 12;   // with at most so many empty cells the score is solved
    int outcomeFrom = 0;  // with at most so many empty cells it is solved who wins
    int milliseconds = 0; // for the whole move; 0: no limit
    std::uint64_t nodes = Limit::unlimited; // of each thread, to within some thousand
    int threads = 1;
    int mistakes = 0; // in discs: each move is misjudged by at most so much
    int judgement =
        100;         // in percent: how much the score counts; the rest is how many discs it turns
    int sight = 100; // of a hundred moves it looks at so many, and at one at least
    bool varied = false; // in the first ten plies: choose at random from the nearly best moves

    // The effort of a level from 1 to 20. The higher the level, the deeper the search and the
    // earlier the endgame is solved. Levels 1 to 4 make mistakes.
    static Effort ofLevel(int level);
    // Whether it plays worse than it could.
    bool errs() const { return mistakes > 0 || judgement < 100 || sight < 100; }
    // Whether discs make a twentieth of a value or more, so that it now and then plays for them.
    bool goesForDiscs() const { return judgement <= 95; }
    // As deep as the time allows. The endgame is solved where that can be expected to fit.
    static Effort ofTime(int milliseconds);
    // A share of the time that is left for the rest of the game, at a position with so many empty
    // cells. It is never all of it.
    static Effort ofClock(int millisecondsLeft, int empty);
};

// Why a player that errs chose its move: it overlooked one that would have seemed better to it, it
// likes discs and no move turns more, or the move seemed best.
enum class Motive { Overlooked, MostDiscs, SeemedBest };

// What the engine has found. `plies` is 0 where it had no time to search.
struct Thought {
    int move = passMove;
    int plies = 0;
    int score = 0; // for the side to move, in discs
    bool exact = false;
    std::optional<Outcome> outcome{}; // where it is proven; the score may still be an estimate
    // What the move keeps by a search to the end that left unlikely moves out, where there was no
    // time for a proof. Then it is played for that.
    std::optional<Outcome> likely{};
    // Whether the score is this move's. It is another's where a move is played for what it keeps.
    bool isScored = true;
    // Of a player that errs, where it did not solve the end. It does not know the score.
    std::optional<Motive> motive{};
    Line line{};             // begins with the move; empty where it had no time
    std::uint64_t nodes = 0; // of all threads
};

// Iterative deepening of the middle game, then the solved endgame. Several threads share one table
// and mark what they search (Marks); the result of the first one counts. On one thread and without
// a time, the same board, effort and seed give the same thought, whatever the engine thought about
// before, unless it was prepared. With a time it goes on from what the thoughts before have left in
// the table, and searches hastily (SearchTools). One thread may call an Engine at a time.
class Engine {
public:
    static constexpr int standardTableBits = 16, largeTableBits = 20;

    // The table has 2^tableBits buckets of 128 bytes. Its memory is taken at the first thought.
    explicit Engine(int tableBits = standardTableBits,
                    std::shared_ptr<const Weights> weights = weightsInUse())
        : m_tableBits(tableBits), m_weights(std::move(weights)) {}

    // The board must not be over. Blocks. After a stop it returns within some thousand nodes, with
    // the best move so far. What it has come to is told on this thread, each time that it knows
    // more. Throws std::bad_alloc where memory runs out, on this thread or on another one. Its
    // threads have ended on every way out.
    Thought think(const Board& board, const Effort& effort, std::uint64_t seed,
                  std::stop_token stop, const std::function<void(const Thought&)>& told = {});

    // For thoughts with a time: gets ready to think about one of these boards, of which the
    // opponent will choose one: those that are worse for the side to move are the likelier. None
    // may be over. Blocks until each is searched as far as `effort` would, its nodes are spent, or
    // a stop is asked for. It searches on this thread alone. The next thought goes on from what was
    // found of its board, with the table as it is, and so does a further preparation. Gives the
    // nodes (preparation.cpp).
    std::uint64_t prepare(const std::vector<Board>& boards, const Effort& effort,
                          std::stop_token stop);

private:
    int m_tableBits;
    std::shared_ptr<const Weights> m_weights;
    std::unique_ptr<TranspositionTable> m_table;
    // For the next thought, after a preparation: what was found of each board.
    std::optional<std::map<Board, Found>> m_prepared;
};

} // namespace bouton::reversi
