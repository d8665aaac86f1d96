#include "session/archive/met.h"

#include <set>

#include "session/archive/faced.h"
#include "session/kept/game_file.h"

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
    std::vector<Met> all;
    std::set<SavedGame::Moment> begun; // a copy that was played on began in the same moment
    std::size_t looked = 0;
    const auto read =
        store.eachOfOneHuman(QString::fromLatin1(rules.name.id), [&](const QByteArray& text) {
            const Or<SavedGame> game = readGame(text);
            const auto faced = game ? facedIn(rules, *game) : std::nullopt;
            if (faced && isOffered(rules, faced->opponent) && begun.insert(game->begun).second)
                all.push_back({*faced->opponent.computer, outcomeOf(*faced)});
            return all.size() < mostMet && ++looked < mostSearchedForMet;
        });
    if (!read)
        return std::unexpected(read.error());
    return all;
}

} // namespace bouton
