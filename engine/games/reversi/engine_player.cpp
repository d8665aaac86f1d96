#include <algorithm>

#include "core/random.h"
#include "games/reversi/engine.h"
#include "games/reversi/players.h"

namespace bouton::reversi {

namespace {

std::string signedScore(int score) { return (score > 0 ? "+" : "") + std::to_string(score); }

Phrase ruleOf(const Thought& thought) {
    if (thought.plies == 0)
        return {QT_TRANSLATE_NOOP("Phrase", "it had no time to look ahead")};
    if (!thought.exact)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 plies deep it comes to %2 discs"),
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

Effort effortOf(const Settings& settings) {
    const int milliseconds = valueOf(settings, "time");
    Effort effort = milliseconds > 0 ? Effort::ofTime(milliseconds)
                                     : Effort::ofLevel(valueOf(settings, "level"));
    effort.threads = valueOf(settings, "threads");
    effort.varied = true;
    return effort;
}

Player<Reversi> makeEngine(const Settings& settings, std::uint64_t seed) {
    return [effort = effortOf(settings), random = Random(seed),
            engine = std::make_shared<Engine>()](const Past<Reversi>& past,
                                                 std::stop_token stop) mutable -> Or<Choice> {
        const Board& board = past.now().board;
        const Moves moves(board);
        if (moves.size() == 1)
            return Choice{0, onlyMove(*moves.begin())};
        const Thought thought = engine->think(board, effort, random.seed(), std::move(stop));
        const std::vector<int> all = Reversi::moves(past.now());
        const auto index = std::ranges::find(all, thought.move) - all.begin();
        return Choice{static_cast<std::size_t>(index), ruleOf(thought)};
    };
}

} // namespace

PlayerKind<Reversi> enginePlayer() {
    return {
        "engine",
        QT_TRANSLATE_NOOP("Phrase", "Engine"),
        {{"level", QT_TRANSLATE_NOOP("Phrase", "Level"), 1, 6, 20},
         {"time", QT_TRANSLATE_NOOP("Phrase", "Seconds a move (0: by level)"), 0, 0, 600'000, 1000},
         {"threads", QT_TRANSLATE_NOOP("Phrase", "Threads"), 1, 1, 16}},
        makeEngine};
}

} // namespace bouton::reversi
