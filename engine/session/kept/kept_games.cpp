// SPDX-License-Identifier: MIT
#include "session/kept/kept_games.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "games/own_game/own_game.h"
#include "session/file_name.h"
#include "session/kept/rules_folder.h"
#include "session/task_thread.h"

namespace bouton {

KeptGames::KeptGames(const RulesFolder& folder, QObject* parent)
    : QObject(parent), m_folder(folder) {
    connect(&folder, &RulesFolder::changed, this, &KeptGames::follow);
    follow();
}

// What changes while texts are read is looked at once they are.
void KeptGames::follow() {
    if (m_reading)
        return;
    std::vector<Kept> now;
    for (const RulesFolder::Entry& entry : m_folder.all() | std::views::take(most)) {
        const auto before = std::ranges::find(m_kept, entry.name, &Kept::name);
        Kept& kept = now.emplace_back(before == m_kept.end() ? Kept{entry.name, {}} : *before);
        kept.read = kept.read && kept.text == entry.text;
        kept.text = entry.text;
    }
    if (std::ranges::all_of(now, &Kept::read))
        return take(std::move(now));
    m_reading = true;
    const auto read = [now = std::move(now)]() -> Or<std::vector<Kept>> {
        std::vector<Kept> all = now;
        for (Kept& kept : all)
            if (!std::exchange(kept.read, true))
                if (const auto game = ownGame(kept.text.toStdString()))
                    kept.game = *game;
        return all;
    };
    doOnce(this, read, [this](const Or<std::vector<Kept>>& kept) {
        m_reading = false;
        if (!kept) // no memory for it
            return;
        take(*kept);
        follow();
    });
}

void KeptGames::take(std::vector<Kept> kept) {
    const auto before = all();
    m_kept = std::move(kept);
    if (all() != before)
        emit changed();
}

std::vector<const Ruleset*> KeptGames::all() const {
    std::vector<const Ruleset*> games;
    for (const Kept& kept : m_kept)
        if (kept.game && std::ranges::find(games, kept.game) == games.end())
            games.push_back(kept.game);
    return games;
}

QString KeptGames::nameOf(const Ruleset& game) const {
    const auto kept = std::ranges::find(m_kept, &game, &Kept::game);
    return kept == m_kept.end() ? QString::fromUtf8(game.name.title) : shownPath(kept->name);
}

} // namespace bouton
