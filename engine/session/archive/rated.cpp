#include "session/archive/rated.h"

#include "session/archive/faced.h"

namespace bouton {

Or<std::vector<ArchivedGame>> ratedGames(Store& store, const Ruleset& rules) {
    return pickedFromFaced<ArchivedGame>(
        store, rules, mostRated, mostLookedAt,
        [&](const SavedGame& game, const Faced& faced) -> std::optional<ArchivedGame> {
            const auto rating = faced.alone ? ratingAt(rules, faced.opponent) : std::nullopt;
            if (!rating)
                return std::nullopt;
            const double points = !faced.winner ? 0.5 : *faced.winner == faced.human ? 1 : 0;
            return ArchivedGame{game.id, {rating->value, points}};
        });
}

} // namespace bouton
