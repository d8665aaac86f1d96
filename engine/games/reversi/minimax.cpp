#include "games/reversi/minimax.h"

#include <algorithm>

#include "core/random.h"
#include "games/reversi/evaluation.h"
#include "games/reversi/players.h"
#include "search/alpha_beta.h"

namespace bouton::reversi {

namespace {

// The rules as a tree without vectors, for speed.
struct Tree {
    using State = Board;
    static Moves moves(const Board& board) { return Moves(board); }
    static Board after(const Board& board, int move) { return reversi::after(board, move); }
};

Phrase ruleOf(const Best& best, int plies) {
    if (best.moves.size() == 1)
        return {QT_TRANSLATE_NOOP("Phrase", "its value of %1 at depth %2 is the best"),
                {std::to_string(best.value), std::to_string(plies)}};
    return {QT_TRANSLATE_N_NOOP("Phrase",
                                "drawn from %n move(s) that share the best value, %1 at depth %2"),
            {std::to_string(best.value), std::to_string(plies)},
            static_cast<int>(best.moves.size())};
}

Player<Reversi> makeMinimax(const Settings& settings, std::uint64_t seed) {
    return [plies = valueOf(settings, "depth"), random = Random(seed)](
               const Past<Reversi>& past, std::stop_token stop) mutable -> Or<Choice> {
        const Board& board = past.now().board;
        if (const Moves moves(board); moves.size() == 1)
            return Choice{0, onlyMove(*moves.begin())};
        Poll poll(std::move(stop));
        const Best best = minimax(board, plies, poll);
        if (poll.stopped())
            return refuseStopped();
        return Choice{random.oneOf(best.moves), ruleOf(best, plies)};
    };
}

} // namespace

Best minimax(const Board& board, int plies, Poll& poll) {
    AlphaBeta<Tree, decltype(&evaluate)> search(&evaluate, poll);
    const std::vector<int> values = search.moveValues(board, plies);
    Best best{{}, *std::ranges::max_element(values)};
    for (std::size_t i = 0; i < values.size(); ++i)
        if (values[i] == best.value)
            best.moves.push_back(i);
    return best;
}

PlayerKind<Reversi> minimaxPlayer() {
    return {"minimax",
            QT_TRANSLATE_NOOP("Phrase", "Minimax"),
            {{"depth", QT_TRANSLATE_NOOP("Phrase", "Plies looked ahead"), 1, 4, 8}},
            makeMinimax};
}

} // namespace bouton::reversi
