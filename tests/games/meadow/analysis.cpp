// SPDX-License-Identifier: MIT
#include <algorithm>

#include "meadow/meadow.h"

namespace bouton {

namespace {

using State = Meadow::State;

constexpr int boundedPlies = 4;

Value valueOfFound(const meadow::Found& found) {
    return {.outcome = found.score > 0   ? Outcome::Win
                       : found.score < 0 ? Outcome::Loss
                                         : Outcome::Draw,
            .exact = found.exact,
            .score = found.score};
}

// What is found with so many plies; nothing after a stop.
std::optional<Analysis> analysed(const State& state, int plies, Poll& poll) {
    Analysis all{.position = valueOfFound(meadow::search(state, plies, poll)), .depth = plies};
    for (const Meadow::Move& move : Meadow::moves(state)) {
        const meadow::Found child = meadow::search(Meadow::after(state, move), plies - 1, poll);
        all.moves.push_back(valueOfFound({-child.score, child.exact}));
    }
    for (State at = state; all.position.exact && !Meadow::result(at) && !poll.stopped();) {
        const std::vector<Meadow::Move> moves = Meadow::moves(at);
        const auto best = std::ranges::max(moves, {}, [&](const Meadow::Move& move) {
            return -meadow::search(Meadow::after(at, move), plies, poll).score;
        });
        all.line.push_back(nameOfMove<Meadow>(best));
        at = Meadow::after(at, best);
    }
    return poll.stopped() ? std::nullopt : std::optional(all);
}

bool proven(const Analysis& analysis) {
    return analysis.position.exact && std::ranges::all_of(analysis.moves, &Value::exact);
}

} // namespace

Analyst<Meadow> Meadow::analyst() {
    return [](const Past<Meadow>& past, Patience patience, std::stop_token stop,
              const Post<Analysis>& post) {
        Poll poll(std::move(stop));
        for (int plies = boundedPlies;; ++plies) {
            const auto known = analysed(past.now(), plies, poll);
            if (!known)
                return;
            post(*known);
            if (proven(*known) || patience == Patience::Bounded)
                return;
        }
    };
}

} // namespace bouton
