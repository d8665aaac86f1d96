// SPDX-License-Identifier: MIT
#include "ui/archive/proposals.h"

#include <utility>

#include "session/archive/own_games.h"
#include "ui/preferences/preferences.h"

namespace bouton {

Proposals::Proposals(Archive& archive, Preferences& preferences, Games games, QObject* parent)
    : QObject(parent), m_archive(archive), m_preferences(preferences), m_games(games) {
    connect(&archive, &Archive::changed, this, &Proposals::ask);
    connect(&preferences.archiveOn, &AnyPreference::changed, this, &Proposals::changed);
    ask();
}

// Who asks again wants only the newest answer.
void Proposals::ask() {
    m_stop.request_stop();
    m_stop = {};
    for (const Ruleset* game : m_games)
        m_archive.ask(
            this, m_stop.get_token(), [game](Store& store) { return lastOpponents(store, *game); },
            [this, game](const Or<std::vector<PastGame>>& met) {
                if (!met) // the archive tells of its own troubles
                    return;
                const Proposal now = proposalAfter(*game, *met);
                if (now == m_preferences.proposalFor(*game))
                    return;
                m_preferences.keep(*game, now);
                emit changed();
            });
}

Proposal Proposals::of(const Ruleset& game) const {
    return m_preferences.archiveOn() ? m_preferences.proposalFor(game) : firstProposal(game);
}

} // namespace bouton
