#pragma once

#include <optional>
#include <set>
#include <vector>

#include "session/archive/store.h"
#include "session/kept/game_file.h"

namespace bouton {

// What an ended game of one human against a computer says of the human: whom he faced, and how it
// ended first. `alone`: without a hint, See why, or a move taken back.
struct Faced {
    Side human;
    Seat opponent;
    bool alone;
    std::optional<Side> winner; // none: drawn
};

// None: there was no such human, the game did not begin from a usual start, or its player is not
// known (any more).
std::optional<Faced> facedIn(const Ruleset& rules, const SavedGame& game);

// What `pick(game, faced)` makes of the newest games of one human: at most so many, none of copies,
// out of the last `mostLooked`.
template <class T, class Pick>
Or<std::vector<T>> pickedFromFaced(Store& store, const Ruleset& rules, std::size_t most,
                                   std::size_t mostLooked, const Pick& pick) {
    std::vector<T> all;
    std::set<SavedGame::Moment> begun; // a copy that was played on began in the same moment
    std::size_t looked = 0;
    const auto read =
        store.eachOfOneHuman(QString::fromLatin1(rules.name.id), [&](const QByteArray& text) {
            const Or<SavedGame> game = readGame(text);
            const auto faced = game ? facedIn(rules, *game) : std::nullopt;
            if (std::optional<T> one = faced ? pick(*game, *faced) : std::nullopt;
                one && begun.insert(game->begun).second)
                all.push_back(std::move(*one));
            return all.size() < most && ++looked < mostLooked;
        });
    if (!read)
        return std::unexpected(read.error());
    return all;
}

} // namespace bouton
