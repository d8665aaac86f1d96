#include "session/archive/met.h"

#include "session/archive/faced.h"

namespace bouton {

namespace {

Outcome outcomeOf(const Faced& faced) {
    if (!faced.winner)
        return Outcome::Draw;
    if (*faced.winner != faced.human)
        return Outcome::Loss;
    return faced.alone ? Outcome::Win : Outcome::Draw;
}

} // namespace

Or<std::vector<Met>> lastMet(Store& store, const Ruleset& rules) {
    return pickedFromFaced<Met>(store, rules, mostMet, mostSearchedForMet,
                                [&](const SavedGame&, const Faced& faced) -> std::optional<Met> {
                                    if (!isOffered(rules, faced.opponent))
                                        return std::nullopt;
                                    return Met{*faced.opponent.computer, outcomeOf(faced)};
                                });
}

} // namespace bouton
