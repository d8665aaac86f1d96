#include <algorithm>

#include "core/poll.h"
#include "core/random_player.h"
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

// The students' player: it looks at every node of the game tree, again each time that a position
// is reached in another way.
class WholeTree {
public:
    WholeTree(const State& state, Poll& poll) : m_groups(state.groups), m_poll(poll) {}

    // Whether the side to move wins. Void once the poll says stop.
    bool isWon() {
        bool won = false;
        for (Cards::Group& group : m_groups) {
            const int cards = group.cards, most = std::min(group.cards, group.most);
            for (int k = 1; k <= most && !m_poll.node(); ++k) {
                group.cards = cards - k;
                won |= !isWon();
            }
            group.cards = cards;
        }
        return won;
    }

private:
    std::vector<Cards::Group> m_groups;
    Poll& m_poll;
};

// 12,345,678
std::string grouped(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (auto at = static_cast<int>(text.size()) - 3; at > 0; at -= 3)
        text.insert(static_cast<std::size_t>(at), 1, ',');
    return text;
}

std::unexpected<Phrase> refuseTree(std::uint64_t nodes) {
    if (nodes >= cards::uncountable)
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase",
            "The game tree has more than 10^18 nodes; minimax takes at most 10,000,000.")});
    return refuse({QT_TRANSLATE_NOOP(
                       "Phrase", "The game tree has %1 nodes; minimax takes at most 10,000,000."),
                   {grouped(nodes)}});
}

Player<Cards> minimax(const Settings&, std::uint64_t) {
    return [](const Past<Cards>& past, std::stop_token stop) -> Or<Choice> {
        const State& state = past.now();
        const std::uint64_t nodes = cards::treeSize(state);
        if (nodes > mostNodes)
            return refuseTree(nodes);
        Poll poll(std::move(stop));
        std::optional<std::size_t> first; // of the moves that win
        const std::vector<Move> all = Cards::moves(state);
        for (std::size_t i = 0; i < all.size() && !poll.node(); ++i)
            if (!WholeTree(Cards::after(state, all[i]), poll).isWon() && !first)
                first = i;
        if (poll.stopped())
            return refuseStopped();
        if (first)
            return Choice{*first,
                          {QT_TRANSLATE_NOOP(
                               "Phrase", "the first move that wins in the whole tree of %1 nodes"),
                           {grouped(nodes)}}};
        return Choice{indexOf(state, cards::riskyMove(state)),
                      {QT_TRANSLATE_NOOP("Phrase", "every move loses in the whole tree of %1 "
                                                   "nodes, so one card from the largest group"),
                       {grouped(nodes)}}};
    };
}

Phrase leavesZero(const State& state, Move move) {
    const auto group = static_cast<std::size_t>(move.group);
    return {QT_TRANSLATE_NOOP(
                "Phrase",
                "the groups are worth %1, nim-sum %2; with %3 instead of %4 in group %5 it is 0"),
            {listed(cards::nimbers(state)), std::to_string(cards::nimSum(state)),
             std::to_string(cards::nimber(Cards::after(state, move).groups[group])),
             std::to_string(cards::nimber(state.groups[group])),
             std::string(1, static_cast<char>('a' + move.group))}};
}

Player<Cards> perfect(const Settings&, std::uint64_t seed) {
    return [random = Random(seed)](const Past<Cards>& past, std::stop_token) mutable -> Or<Choice> {
        const State& state = past.now();
        std::vector<Move> winning;
        for (const Move move : Cards::moves(state))
            if (cards::nimSum(Cards::after(state, move)) == 0)
                winning.push_back(move);
        if (winning.empty())
            return Choice{indexOf(state, cards::riskyMove(state)),
                          {QT_TRANSLATE_NOOP("Phrase", "the groups are worth %1, nim-sum 0: lost, "
                                                       "so one card from the largest group"),
                           {listed(cards::nimbers(state))}}};
        const Move move = random.oneOf(winning);
        return Choice{indexOf(state, move), leavesZero(state, move)};
    };
}

} // namespace

std::vector<PlayerKind<Cards>> Cards::players() {
    return {
        randomPlayer<Cards>(),
        {"minimax", QT_TRANSLATE_NOOP("Phrase", "Minimax"), {}, minimax},
        {"perfect", QT_TRANSLATE_NOOP("Phrase", "Perfect"), {}, perfect},
    };
}

} // namespace bouton
