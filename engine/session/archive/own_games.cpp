// SPDX-License-Identifier: MIT
#include "session/archive/own_games.h"

#include <set>

#include "session/archive/entry.h"
#include "session/kept/game_file.h"
#include "session/values/saved_game.h"

namespace bouton {

namespace {

constexpr std::size_t mostOpponents = 2, mostLookedAtForOpponents = 200,
                      mostLookedAtForRating = 1000;

Outcome outcomeFor(Side human, const SavedGame::FirstEnd& end) {
    if (!end.winner)
        return Outcome::Draw;
    if (*end.winner != human)
        return Outcome::Loss;
    return end.alone ? Outcome::Win : Outcome::Draw;
}

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

std::string recordOf(const SavedGame& game) {
    std::string record = game.start + ';';
    for (const std::size_t at : pathOf(game))
        record += ' ' + game.positions[at].move;
    return record;
}

// What `pick(game, past)` makes of the newest games of one human: at most so many, none of copies,
// out of the last `mostLookedAt`.
template <class T, class Pick>
Or<std::vector<T>> pickedFromPastGames(Store& store, const Ruleset& rules, std::size_t most,
                                       std::size_t mostLookedAt, const Pick& pick) {
    std::vector<T> all;
    std::set<SavedGame::Moment> begun; // a copy that was played on began in the same moment
    std::size_t looked = 0;
    const auto read =
        store.eachOfOneHuman(QString::fromLatin1(rules.name.id), [&](const QByteArray& text) {
            const Or<SavedGame> game = readGame(text);
            const auto past = game ? pastGameOf(rules, *game) : std::nullopt;
            if (std::optional<T> one = past ? pick(*game, *past) : std::nullopt;
                one && begun.insert(game->begun).second)
                all.push_back(std::move(*one));
            return all.size() < most && ++looked < mostLookedAt;
        });
    if (!read)
        return std::unexpected(read.error());
    return all;
}

} // namespace

Or<std::vector<std::pair<std::string, Entry>>> ownGames(Store& store, const QString& game,
                                                        std::size_t most) {
    std::vector<std::pair<std::string, Entry>> all;
    const auto read = store.eachOfOneHuman(game, [&](const QByteArray& text) {
        if (const Or<SavedGame> saved = readGame(text);
            saved && saved->game == game.toStdString()) {
            if (Entry entry = entryOf(*saved); entry.mine())
                all.emplace_back(recordOf(*saved), std::move(entry));
        }
        return all.size() < most;
    });
    if (!read)
        return std::unexpected(read.error());
    return all;
}

std::optional<PastGame> pastGameOf(const Ruleset& rules, const SavedGame& game) {
    const auto human = entryOf(game).mine();
    if (!human || game.game != rules.name.id || !isUsualStart(rules, game))
        return std::nullopt;
    const SavedGame::Chair& chair = game.seats[indexOf(other(*human))];
    Or<Seat> seat = readSeat(rules, chair.player);
    if (!seat || !seat->computer)
        return std::nullopt;
    seat->time = chair.time;
    const SavedGame::FirstEnd end = endOf(game);
    return PastGame{std::move(*seat), outcomeFor(*human, end), end.alone};
}

Or<std::vector<PastGame>> lastOpponents(Store& store, const Ruleset& rules) {
    return pickedFromPastGames<PastGame>(store, rules, mostOpponents, mostLookedAtForOpponents,
                                         [&](const SavedGame&, const PastGame& past) {
                                             return isOffered(rules, past.opponent)
                                                        ? std::optional(past)
                                                        : std::nullopt;
                                         });
}

Or<std::vector<RatedGame>> ratedGames(Store& store, const Ruleset& rules) {
    return pickedFromPastGames<RatedGame>(
        store, rules, mostRated, mostLookedAtForRating,
        [&](const SavedGame& game, const PastGame& past) -> std::optional<RatedGame> {
            const auto rating = past.alone ? ratingAt(rules, past.opponent) : std::nullopt;
            if (!rating)
                return std::nullopt;
            return RatedGame{rating->value, static_cast<double>(past.outcome) / 2, game.id};
        });
}

} // namespace bouton
