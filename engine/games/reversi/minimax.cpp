// SPDX-License-Identifier: MIT
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

Phrase ruleOf(const BestMoves& best) {
    if (best.moves.size() == 1)
        return {QT_TRANSLATE_NOOP("Phrase", "it does best in discs, corners and edges; points for "
                                            "itself as far as it looks: %1"),
                {std::to_string(best.value)}};
    return {QT_TRANSLATE_N_NOOP("Phrase",
                                "one of %n move(s) that do best in discs, corners and edges; "
                                "points for itself as far as it looks: %1"),
            {std::to_string(best.value)},
            static_cast<int>(best.moves.size())};
}

// It looks less deep first, every other depth, so that it has a move when it must answer at once.
// The last depth alone decides otherwise; those before it cost next to nothing.
Player<Reversi> makeMinimax(const Settings& settings, std::uint64_t seed) {
    return [plies = valueOf(settings, "depth"), random = Random(seed)](
               const Past<Reversi>& past, const Asking& asking) mutable -> Or<Choice> {
        const Board& board = past.now().board;
        if (const Moves moves(board); moves.size() == 1)
            return Choice{0, onlyMove(*moves.begin())};
        const Either end(asking);
        Poll poll(end.token());
        BestMoves best{{0}};
        int reached = 0;
        for (int depth = 2 - plies % 2; depth <= plies; depth += 2) {
            BestMoves deeper = minimax(board, depth, poll);
            if (poll.stopped())
                break;
            best = std::move(deeper);
            reached = depth;
            const int move = Reversi::moves(past.now())[best.moves.front()];
            asking.tell(
                {.depth = depth, .line = {nameOfMove<Reversi>(move)}, .nodes = poll.nodes()});
        }
        if (asking.stop.stop_requested())
            return refuseStopped();
        return Choice{random.oneOf(best.moves), reached > 0 ? ruleOf(best) : hadNoTime()};
    };
}

} // namespace

BestMoves minimax(const Board& board, int plies, Poll& poll) {
    AlphaBeta<Tree, decltype(&evaluate)> search(&evaluate, poll);
    return bestOf(search.moveValues(board, plies));
}

PlayerKind<Reversi> minimaxPlayer() {
    return {
        "minimax",
        QT_TRANSLATE_NOOP("Phrase", "Minimax"),
        {{.id = "depth",
          .title = QT_TRANSLATE_NOOP("Phrase", "Plies looked ahead"),
          .least = 1,
          .standard = 4,
          .most = 8,
          .told =
              [](int plies) {
                  return Phrase{QT_TRANSLATE_NOOP("Phrase", "depth %1"), {std::to_string(plies)}};
              }}},
        makeMinimax,
        ratingOfMinimax};
}

} // namespace bouton::reversi
