// SPDX-License-Identifier: MIT
#include "lab/ranking.h"

#include <algorithm>
#include <string_view>

namespace bouton {

namespace {

// What a player's rating is before the tournament.
std::optional<double> knownRating(const Tournament& tournament, std::size_t player) {
    if (player >= tournament.players.size())
        return std::nullopt;
    const PlayerChoice& choice = tournament.players[player];
    if (const auto rating = ratingOf(*tournament.game, choice))
        return rating->value;
    const bool isRandom = std::string_view(tournament.game->players[choice.player].id) == "random";
    return isRandom ? std::optional(0.0) : std::nullopt;
}

} // namespace

std::vector<Ranked> rankingOf(const Tournament& tournament, const Crosstable& table) {
    const std::size_t players = table.cells.size();
    std::vector<std::optional<double>> known;
    for (std::size_t player = 0; player < players; ++player)
        known.push_back(knownRating(tournament, player));
    const auto anchor =
        std::ranges::find_if(known, [](const auto& one) { return one.has_value(); });

    std::vector<Rated> rated;
    if (anchor != known.end()) {
        const auto tied = static_cast<std::size_t>(anchor - known.begin());
        std::vector<Played> all;
        for (std::size_t one = 0; one < players; ++one) {
            if (!known[one])
                all.push_back({one, tied, {0, 0, 1, 0, 0}});
            for (std::size_t other = one + 1; other < players; ++other)
                all.push_back({one, other, table.cells[one][other].pairs});
        }
        rated = ratingsOf(known, all);
    }
    std::vector<Ranked> places;
    for (std::size_t player = 0; player < players; ++player)
        places.push_back({player, table.total(player),
                          rated.empty() ? std::nullopt : std::optional(rated[player])});
    std::ranges::stable_sort(places, std::greater(),
                             [](const Ranked& place) { return halfPoints(place.total); });
    return places;
}

} // namespace bouton
