#include "session/archive/rated.h"

#include <set>

#include "session/kept/game_file.h"

namespace bouton {

namespace {

// Games of older versions do not say how they ended first.
SavedGame::FirstEnd endOf(const SavedGame& game) {
    if (game.firstEnd)
        return *game.firstEnd;
    const bool straight = game.positions.size() == game.plies + 1;
    const bool hinted = game.hintsUsed[0] + game.hintsUsed[1] > 0;
    return {entryOf(game).winner, straight && !hinted && !game.helped};
}

bool isUsualStart(const Ruleset& rules, const SavedGame& game) {
    const auto settings = readSettings(rules.settings, game.settings);
    if (!settings || game.autoFill)
        return settings && rules.name.autoFill;
    const auto usual = rules.standard(*settings);
    return usual && (*usual)->position(0) == game.start;
}

std::optional<ArchivedGame> counted(const Ruleset& rules, const SavedGame& game) {
    const SavedGame::FirstEnd end = endOf(game);
    const auto human = entryOf(game).mine();
    if (!end.alone || !human || !isUsualStart(rules, game))
        return std::nullopt;
    const SavedGame::Chair& chair = game.seats[indexOf(other(*human))];
    Or<Seat> seat = readSeat(rules, chair.player);
    if (!seat)
        return std::nullopt;
    seat->time = chair.time;
    const auto rating = ratingAt(rules, *seat);
    if (!rating)
        return std::nullopt;
    const double points = !end.winner ? 0.5 : *end.winner == *human ? 1 : 0;
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
