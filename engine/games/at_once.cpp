#include "games/at_once.h"

#include "core/match_of.h"
#include "games/cards/theory.h"
#include "games/grid_nim/theory.h"
#include "games/towers/towers.h"
#include "games/trojan_horse/trojan_horse.h"

namespace bouton {

namespace {

// The nimber of a position, if it is known at once.
std::optional<int> nimberOf(const Cards::State& state) { return cards::nimSum(state); }
std::optional<int> nimberOf(const Towers::State& state) { return Towers::nimSum(state); }
std::optional<int> nimberOf(const TrojanHorse::State& state) {
    return TrojanHorse::nimber(state.horse);
}

// Region by region, as far as each has room on a board of 6x6: its triangles have 2^15 sets, which
// are solved once.
std::optional<int> nimberOf(const GridNim::State& state) {
    constexpr int mostRoom = 6;
    Poll poll{std::stop_token()};
    int sum = 0;
    for (const grid_nim::Cells part : grid_nim::partsOf(state.free())) {
        if (!(part & grid_nim::diagonal) && grid_nim::roomFor(grid_nim::placed(part)) > mostRoom)
            return std::nullopt;
        sum ^= grid_nim::nimberOf(part, poll);
    }
    return sum;
}

// Of a position of one of these games.
template <class G, class... Others>
std::optional<int> nimberOf(const Match& match, Match::Node node) {
    if (const auto* of = dynamic_cast<const MatchOf<G>*>(&match))
        return nimberOf(of->state(node));
    if constexpr (sizeof...(Others) > 0)
        return nimberOf<Others...>(match, node);
    else
        return std::nullopt;
}

} // namespace

std::optional<Outcome> outcomeAtOnce(const Match& match, Match::Node node) {
    const auto nimber = nimberOf<Cards, GridNim, Towers, TrojanHorse>(match, node);
    if (!nimber)
        return std::nullopt;
    return *nimber == 0 ? Outcome::Loss : Outcome::Win;
}

} // namespace bouton
