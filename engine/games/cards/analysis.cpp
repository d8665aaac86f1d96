// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/poll.h"
#include "games/cards/theory.h"

namespace bouton {

namespace {

using State = Cards::State;
using Move = Cards::Move;

// Positions for which remoteness is still worked out: some hundredths of a second, some hundred
// kilobytes.
constexpr std::size_t mostPositions = 200'000;

// The remoteness of every position that has the same groups with as many cards or fewer, smallest
// first. A position is a number whose digits are the cards left, so its options are smaller ones.
class Remoteness {
public:
    static bool isWithinReach(const State& start) {
        std::size_t positions = 1;
        for (const auto& group : start.groups)
            positions *= static_cast<std::size_t>(group.cards) + 1; // at most 13^8
        return positions <= mostPositions;
    }

    // Void once the poll says stop.
    Remoteness(const State& start, Poll& poll) {
        std::size_t positions = 1;
        for (const auto& group : start.groups) {
            m_steps.push_back(positions);
            positions *= static_cast<std::size_t>(group.cards) + 1;
        }
        m_plies.reserve(positions);
        State state = start;
        for (std::size_t number = 0; number < positions && !poll.node(); ++number) {
            std::size_t rest = number;
            for (std::size_t i = 0; i < state.groups.size(); ++i) {
                const auto base = static_cast<std::size_t>(start.groups[i].cards) + 1;
                state.groups[i].cards = static_cast<int>(rest % base);
                rest /= base;
            }
            m_plies.push_back(pliesFrom(state, number));
        }
    }

    int of(const State& state) const { return m_plies[numberOf(state)]; }

private:
    std::size_t numberOf(const State& state) const {
        std::size_t number = 0;
        for (std::size_t i = 0; i < state.groups.size(); ++i)
            number += m_steps[i] * static_cast<std::size_t>(state.groups[i].cards);
        return number;
    }

    // The winner takes the shortest way that wins, the loser the longest.
    int pliesFrom(const State& state, std::size_t number) const {
        const int sum = cards::nimSum(state);
        int best = -1;
        for (std::size_t i = 0; i < state.groups.size(); ++i) {
            Cards::Group left = state.groups[i];
            const int others = sum ^ cards::nimber(left), most = std::min(left.cards, left.most);
            for (int k = 1; k <= most; ++k) {
                --left.cards;
                const int plies = 1 + m_plies[number - static_cast<std::size_t>(k) * m_steps[i]];
                const bool wins = (others ^ cards::nimber(left)) == 0;
                if (sum == 0 || (wins && (best < 0 || plies < best)))
                    best = sum == 0 ? std::max(best, plies) : plies;
            }
        }
        return std::max(best, 0);
    }

    std::vector<std::size_t> m_steps; // what one card of each group adds to a position's number
    std::vector<int> m_plies;         // by number
};

// The first of the best moves each time, to the end of the game. Who makes the last move wins, so a
// remoteness is odd exactly where the position is won, and what is one ply nearer keeps the win.
std::vector<std::string> bestLine(State state, const Remoteness& remoteness) {
    std::vector<std::string> line;
    while (!Cards::result(state)) {
        for (const Move move : Cards::moves(state)) {
            const State next = Cards::after(state, move);
            if (remoteness.of(next) + 1 == remoteness.of(state)) {
                line.push_back(nameOfMove<Cards>(move));
                state = next;
                break;
            }
        }
    }
    return line;
}

Analysis byNimbers(const State& state) {
    const int sum = cards::nimSum(state);
    Analysis analysis{
        .position = {.outcome = sum == 0 ? Outcome::Loss : Outcome::Win, .nimber = sum}};
    for (int i = 0; i < static_cast<int>(state.groups.size()); ++i) {
        const auto& group = state.groups[static_cast<std::size_t>(i)];
        Part& part = analysis.parts.emplace_back(Clicks{}, cards::nimber(group));
        for (int row = 0; row < group.cards; ++row)
            part.cells.push_back({row, i});
    }
    for (const Move move : Cards::moves(state)) {
        const State next = Cards::after(state, move);
        const int left = cards::nimSum(next);
        const auto group = static_cast<std::size_t>(move.group);
        analysis.moves.push_back({.outcome = left == 0 ? Outcome::Win : Outcome::Loss,
                                  .nimber = left,
                                  .part = move.group,
                                  .partNimber = cards::nimber(next.groups[group])});
    }
    return analysis;
}

} // namespace

Analyst<Cards> Cards::analyst() {
    return [](const Past<Cards>& past, Patience, std::stop_token stop, const Post<Analysis>& post) {
        const State& state = past.now();
        Poll poll(std::move(stop));
        Analysis analysis = byNimbers(state);
        if (Remoteness::isWithinReach(state)) {
            const Remoteness remoteness(state, poll);
            if (poll.stopped())
                return;
            analysis.position.remoteness = remoteness.of(state);
            const std::vector<Move> all = moves(state);
            for (std::size_t i = 0; i < all.size(); ++i)
                analysis.moves[i].remoteness = remoteness.of(after(state, all[i])) + 1;
            analysis.line = bestLine(state, remoteness);
        }
        post(analysis);
    };
}

} // namespace bouton
