#include "session/archive/rated.h"

#include <set>

#include "session/archive/faced.h"
#include "session/kept/game_file.h"

namespace bouton {

namespace {

std::optional<ArchivedGame> counted(const Ruleset& rules, const SavedGame& game) {
    const auto faced = facedIn(rules, game);
    const auto rating = faced && faced->alone ? ratingAt(rules, faced->opponent) : std::nullopt;
    if (!rating)
        return std::nullopt;
    const double points = !faced->winner ? 0.5 : *faced->winner == faced->human ? 1 : 0;
    return ArchivedGame{game.id, {rating->value, points}};
}

} // namespace

Or<std::vector<ArchivedGame>> ratedGames(Store& store, const Ruleset& rules) {
    std::vector<ArchivedGame> all;
    std::set<SavedGame::Moment> begun; // a copy that was played on began in the same moment
    std::size_t looked = 0;
    const auto read =
        store.eachOfOneHuman(QString::fromLatin1(rules.name.id), [&](const QByteArray& text) {
            if (const Or<SavedGame> game = readGame(text))
                if (auto rated = counted(rules, *game); rated && begun.insert(game->begun).second)
                    all.push_back(std::move(*rated));
            return all.size() < mostRated && ++looked < mostLookedAt;
        });
    if (!read)
        return std::unexpected(read.error());
    return all;
}

} // namespace bouton
