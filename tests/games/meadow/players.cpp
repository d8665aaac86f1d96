// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/usual_players.h"
#include "meadow/meadow.h"

namespace bouton {

namespace {

// Looks one ply ahead, then two, and so on, and takes the first of the best moves. Asked to answer
// now, it takes what it has found by then.
Player<Meadow> shepherd(const Settings& settings, std::uint64_t) {
    return [most = valueOf(settings, "depth")](const Past<Meadow>& past,
                                               const Asking& asking) -> Or<Choice> {
        const Either ends(asking);
        Poll poll(ends.token());
        const std::vector<Meadow::Move> moves = Meadow::moves(past.now());
        Choice choice{0, {QT_TRANSLATE_NOOP("Phrase", "the first cell, without a look ahead")}};
        if (!moves.front())
            choice.rule = {QT_TRANSLATE_NOOP("Phrase", "there is no cell to graze")};
        for (int plies = 1; moves.front() && plies <= most; ++plies) {
            std::vector<int> scores;
            for (const Meadow::Move& move : moves)
                scores.push_back(
                    -meadow::search(Meadow::after(past.now(), move), plies - 1, poll).score);
            if (poll.ask())
                break;
            const auto best = std::ranges::max_element(scores);
            choice = {static_cast<std::size_t>(best - scores.begin()),
                      {QT_TRANSLATE_NOOP("Phrase", "looking %1 ahead it sees a lead of %2"),
                       {std::to_string(plies), std::to_string(*best)}}};
            asking.tell({.depth = plies, .score = *best, .nodes = poll.nodes()});
        }
        if (asking.stop.stop_requested())
            return refuseStopped();
        return choice;
    };
}

} // namespace

std::vector<PlayerKind<Meadow>> Meadow::players() {
    return {randomPlayer<Meadow>(),
            {"shepherd",
             QT_TRANSLATE_NOOP("Phrase", "Shepherd"),
             {{"depth", QT_TRANSLATE_NOOP("Phrase", "Plies ahead"), 1, 3, 6}},
             shepherd}};
}

} // namespace bouton
