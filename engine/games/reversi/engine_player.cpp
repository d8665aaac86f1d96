#include <algorithm>
#include <chrono>
#include <vector>

#include "core/random.h"
#include "games/reversi/engine.h"
#include "games/reversi/players.h"

namespace bouton::reversi {

namespace {

std::string signedScore(int score) { return (score > 0 ? "+" : "") + std::to_string(score); }

// How deep a level looks, and the positions that one side's moves of a game cost it, measured
// (docs/reversi-engine.md has the command).
Phrase noteOfLevel(int level) {
    static constexpr int thousands[] = {0,      0,      0,      0,      12,      40,     173,
                                        636,    2'423,  3'217,  4'679,  8'062,   10'995, 14'404,
                                        30'037, 35'143, 45'696, 84'008, 105'852, 407'361};
    const Effort effort = Effort::ofLevel(level);
    const int cost = thousands[level - 1];
    const std::string plies = std::to_string(effort.plies),
                      solved = std::to_string(effort.solveFrom);
    if (effort.mistakes > 0)
        return {QT_TRANSLATE_NOOP("Phrase", "Looks to depth %1 and misjudges each move by up to %2 "
                                            "discs. Solves the end when %3 or fewer cells are "
                                            "empty. A game costs it next to nothing."),
                {plies, std::to_string(effort.mistakes), solved}};
    if (cost < 1000)
        return {QT_TRANSLATE_NOOP("Phrase", "Looks to depth %1. Solves the end when %2 or fewer "
                                            "cells are empty. A game costs it some %3 thousand "
                                            "positions."),
                {plies, solved, std::to_string(cost)}};
    return {QT_TRANSLATE_NOOP("Phrase", "Looks to depth %1. Solves the end when %2 or fewer cells "
                                        "are empty. A game costs it some %3 million positions."),
            {plies, solved, std::to_string((cost + 500) / 1000)}};
}

// The time that a player has used in a game. When moves are taken back, or a new game begins, the
// time of what was played there is given back.
class Clock {
public:
    int millisecondsLeft(int ofGame, std::size_t ply) {
        std::erase_if(m_used, [&](const Used& used) { return used.ply >= ply; });
        Duration all{0};
        for (const Used& used : m_used)
            all += used.time;
        return std::max(0, ofGame - static_cast<int>(all.count()));
    }
    void use(std::size_t ply, Limit::Clock::duration time) {
        m_used.push_back({ply, std::chrono::ceil<Duration>(time)});
    }

private:
    using Duration = std::chrono::milliseconds;
    struct Used {
        std::size_t ply;
        Duration time;
    };
    std::vector<Used> m_used;
};

class EnginePlayer {
public:
    EnginePlayer(const Settings& settings, std::uint64_t seed)
        : m_level(valueOf(settings, "level")),
          m_ofMove(valueOf(settings, "time")),
          m_ofGame(valueOf(settings, "clock")),
          m_threads(valueOf(settings, "threads")),
          m_random(seed) {}

    Or<Choice> operator()(const Past<Reversi>& past, std::stop_token stop) {
        const auto begin = Limit::Clock::now();
        const Board& board = past.now().board;
        const std::size_t ply = past.moves.size();
        const int left = m_clock.millisecondsLeft(m_ofGame, ply);
        const Moves moves(board);
        if (moves.size() == 1)
            return Choice{0, onlyMove(*moves.begin())};
        const Thought thought =
            m_engine.think(board, effort(left, board), m_random.seed(), std::move(stop));
        const std::vector<int> all = Reversi::moves(past.now());
        const auto index = std::ranges::find(all, thought.move) - all.begin();
        m_clock.use(ply, Limit::Clock::now() - begin);
        return Choice{static_cast<std::size_t>(index), inWords(thought)};
    }

private:
    Effort effort(int left, const Board& board) const {
        Effort effort = Effort::ofLevel(m_level);
        if (m_ofGame > 0)
            effort = Effort::ofClock(left, count(board.empty()));
        if (m_ofMove > 0 && (m_ofGame == 0 || m_ofMove < effort.milliseconds))
            effort = Effort::ofTime(m_ofMove);
        effort.threads = m_threads;
        effort.varied = true;
        return effort;
    }

    int m_level, m_ofMove, m_ofGame, m_threads; // times in milliseconds, 0: none
    Random m_random;
    Engine m_engine;
    Clock m_clock;
};

Player<Reversi> makeEngine(const Settings& settings, std::uint64_t seed) {
    // Shared, because a player can be copied and an engine cannot.
    return [player = std::make_shared<EnginePlayer>(settings, seed)](
               const Past<Reversi>& past, std::stop_token stop) -> Or<Choice> {
        return (*player)(past, std::move(stop));
    };
}

} // namespace

Phrase inWords(const Thought& thought) {
    if (thought.outcome && !thought.exact)
        switch (*thought.outcome) {
        case Outcome::Win: return {QT_TRANSLATE_NOOP("Phrase", "solved to the end: won")};
        case Outcome::Draw: return {QT_TRANSLATE_NOOP("Phrase", "solved to the end: a draw")};
        case Outcome::Loss:
            return {
                QT_TRANSLATE_NOOP("Phrase", "solved to the end: lost; at depth %1 the score is %2"),
                {std::to_string(thought.plies), signedScore(thought.score)}};
        }
    if (thought.plies == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "it had no time to look ahead")};
    if (!thought.exact)
        return {QT_TRANSLATE_NOOP("Phrase", "at depth %1 the score is %2"),
                {std::to_string(thought.plies), signedScore(thought.score)}};
    if (thought.score == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "solved to the end, exact score: a draw")};
    if (thought.score > 0)
        return {QT_TRANSLATE_N_NOOP("Phrase", "solved to the end, exact score: won by %n disc(s)"),
                {},
                thought.score};
    return {QT_TRANSLATE_N_NOOP("Phrase", "solved to the end, exact score: lost by %n disc(s)"),
            {},
            -thought.score};
}

PlayerKind<Reversi> enginePlayer() {
    return {
        "engine",
        QT_TRANSLATE_NOOP("Phrase", "Engine"),
        {{"level",
          QT_TRANSLATE_NOOP("Phrase", "Level (where no time is set)"),
          1,
          6,
          20,
          1,
          {},
          noteOfLevel},
         {"time", QT_TRANSLATE_NOOP("Phrase", "Seconds a move (0: any)"), 0, 0, 600'000, 1000},
         {"clock", QT_TRANSLATE_NOOP("Phrase", "Seconds a game (0: any)"), 0, 0, 36'000'000, 1000},
         {"threads", QT_TRANSLATE_NOOP("Phrase", "Threads"), 1, 1, mostThreads}},
        makeEngine};
}

} // namespace bouton::reversi
