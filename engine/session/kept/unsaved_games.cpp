// SPDX-License-Identifier: MIT
#include "session/kept/unsaved_games.h"

#include <utility>

#include "session/kept/keeper.h"

namespace bouton {

UnsavedGames::UnsavedGames(Keeper& keeper) : m_keeper(keeper) {
    connect(&keeper.shelf(), &Shelf::recovered, this, [this] { m_said.clear(); });
}

std::optional<Phrase> UnsavedGames::objection() {
    m_keeper.keepAll();
    std::string titles;
    bool isNew = false;
    const std::vector<SavedGame> left = m_keeper.shelf().flush();
    for (const SavedGame& game : left) {
        const auto rules = gameNamed(game.game);
        titles += (titles.empty() ? "" : ", ") + (rules ? (*rules)->name.title : game.game);
        isNew = m_said.insert(game.id).second || isNew;
    }
    if (!isNew)
        return std::nullopt;
    return Phrase{QT_TRANSLATE_N_NOOP("Phrase", "%n game(s) cannot be written: %1. Choose another "
                                                "folder in the preferences, or save as a file. "
                                                "Closing again ends without."),
                  {titles},
                  static_cast<int>(left.size())};
}

} // namespace bouton
