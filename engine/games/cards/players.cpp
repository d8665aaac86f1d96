// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/poll.h"
#include "core/usual_players.h"
#include "games/cards/theory.h"

namespace bouton {

namespace {

using State = Cards::State;
using Move = Cards::Move;

constexpr std::uint64_t mostNodes = 10'000'000;

std::size_t indexOf(const State& state, Move move) {
    const std::vector<Move> all = Cards::moves(state);
    return static_cast<std::size_t>(std::ranges::find(all, move) - all.begin());
}

// Counts a node.
bool mustStop(Poll& poll) { return poll.node() || poll.nodes() > mostNodes; }

// The students' player: it leaves a position at the first move that wins, and remembers nothing, so
// that it looks at a position anew each time that it is reached in another way. Whether the side to
// move wins; void once the poll says stop or the nodes are too many. The groups stay as they were.
bool isWon(std::vector<Cards::Group>& groups, Poll& poll) {
    for (Cards::Group& group : groups) {
        const int cards = group.cards, most = std::min(group.cards, group.most);
        bool won = false;
        for (int k = 1; k <= most && !won && !mustStop(poll); ++k) {
            group.cards = cards - k;
            won = !isWon(groups, poll);
        }
        group.cards = cards;
        if (won)
            return true;
    }
    return false;
}

std::unexpected<Phrase> refuseTree(std::uint64_t nodes) {
    if (nodes >= cards::uncountable)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The game tree has more than 10^18 nodes; "
                                                   "minimax looks at 10,000,000 at most.")});
    return refuse({QT_TRANSLATE_NOOP("Phrase", "Nodes of the game tree: %L1; minimax looks at "
                                               "10,000,000 at most."),
                   {std::to_string(nodes)}});
}

// It looks at no more nodes than a phrase can count.
Phrase firstWin(std::uint64_t nodes) {
    return {
        QT_TRANSLATE_N_NOOP("Phrase", "it leaves no winning answer; %Ln node(s) of the game tree"),
        {},
        static_cast<int>(nodes)};
}
Phrase allLose(std::uint64_t nodes) {
    return {QT_TRANSLATE_N_NOOP("Phrase", "one card from the largest group, as every move loses; "
                                          "%Ln node(s) of the game tree"),
            {},
            static_cast<int>(nodes)};
}

Phrase inHaste(std::uint64_t nodes) {
    return {QT_TRANSLATE_N_NOOP("Phrase", "one card from the largest group, as it had to answer "
                                          "before it found a win; %Ln node(s) of the game tree"),
            {},
            static_cast<int>(nodes)};
}

Player<Cards> minimax(const Settings&, std::uint64_t) {
    return [](const Past<Cards>& past, const Asking& asking) -> Or<Choice> {
        const State& state = past.now();
        const std::vector<Move> all = Cards::moves(state);
        const Either end(asking);
        Poll poll(end.token());
        poll.node();                      // the root
        std::optional<std::size_t> first; // of the moves that win
        for (std::size_t i = 0; i < all.size() && !first; ++i) {
            State after = Cards::after(state, all[i]);
            const bool lost = !mustStop(poll) && !isWon(after.groups, poll);
            if (lost && !poll.stopped())
                first = i;
            asking.tell({.nodes = poll.nodes()});
        }
        if (asking.stop.stop_requested())
            return refuseStopped();
        if (poll.stopped() && !first)
            return Choice{indexOf(state, cards::riskyMove(state)), inHaste(poll.nodes())};
        if (poll.nodes() > mostNodes)
            return refuseTree(cards::treeSize(state));
        if (first)
            return Choice{*first, firstWin(poll.nodes())};
        return Choice{indexOf(state, cards::riskyMove(state)), allLose(poll.nodes())};
    };
}

Phrase leavesZero(const State& state, Move move) {
    const State left = Cards::after(state, move);
    if (Cards::result(left))
        return {QT_TRANSLATE_NOOP("Phrase", "it leaves no card")};
    return {QT_TRANSLATE_NOOP("Phrase", "it leaves groups that cancel out; worth %1, nim-sum 0"),
            {listed(cards::nimbers(left))}};
}

Player<Cards> perfect(const Settings&, std::uint64_t seed) {
    return [random = Random(seed)](const Past<Cards>& past, const Asking&) mutable -> Or<Choice> {
        const State& state = past.now();
        std::vector<Move> winning;
        for (const Move move : Cards::moves(state))
            if (cards::nimSum(Cards::after(state, move)) == 0)
                winning.push_back(move);
        if (winning.empty())
            return Choice{indexOf(state, cards::riskyMove(state)),
                          {QT_TRANSLATE_NOOP("Phrase", "one card from the largest group, as every "
                                                       "move loses; worth %1, nim-sum 0"),
                           {listed(cards::nimbers(state))}}};
        const Move move = random.oneOf(winning);
        return Choice{indexOf(state, move), leavesZero(state, move)};
    };
}

} // namespace

std::vector<PlayerKind<Cards>> Cards::players() {
    return {
        randomPlayer<Cards>(),
        carelessPlayer<Cards, perfect>(),
        {"minimax", QT_TRANSLATE_NOOP("Phrase", "Minimax"), {}, minimax},
        {"perfect", QT_TRANSLATE_NOOP("Phrase", "Perfect"), {}, perfect},
    };
}

std::vector<NamedPlayer> Cards::opponents() { return opponentsByNimSum("perfect"); }

} // namespace bouton
