#include "session/archive/own_games.h"

#include "session/kept/game_file.h"
#include "session/kept/saved_tree.h"

namespace bouton {

namespace {

std::string recordOf(const SavedGame& game) {
    std::string record = game.start + ';';
    for (const std::size_t at : pathOf(game))
        record += ' ' + game.positions[at].move;
    return record;
}

} // namespace

Or<std::vector<OwnGame>> ownGames(Store& store, const QString& game, std::size_t most) {
    std::vector<OwnGame> all;
    const auto read = store.eachOfOneHuman(game, [&](const QByteArray& text) {
        if (const Or<SavedGame> saved = readGame(text);
            saved && saved->game == game.toStdString()) {
            const Entry entry = entryOf(*saved);
            if (const auto side = entry.mine())
                all.push_back({recordOf(*saved), *side, entry.opponent(), entry.ended});
        }
        return all.size() < most;
    });
    if (!read)
        return std::unexpected(read.error());
    return all;
}

} // namespace bouton
