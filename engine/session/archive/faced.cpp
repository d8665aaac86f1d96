#include "session/archive/faced.h"

#include "session/archive/entry.h"

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

} // namespace

std::optional<Faced> facedIn(const Ruleset& rules, const SavedGame& game) {
    const auto human = entryOf(game).mine();
    if (!human || game.game != rules.name.id || !isUsualStart(rules, game))
        return std::nullopt;
    const SavedGame::Chair& chair = game.seats[indexOf(other(*human))];
    Or<Seat> seat = readSeat(rules, chair.player);
    if (!seat || !seat->computer)
        return std::nullopt;
    seat->time = chair.time;
    const SavedGame::FirstEnd end = endOf(game);
    return Faced{*human, std::move(*seat), end.alone, end.winner};
}

} // namespace bouton
