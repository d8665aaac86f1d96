// SPDX-License-Identifier: MIT
#include "ui/game/start_check.h"

#include "games/own_game/own_game.h"

namespace bouton {

namespace {

struct Start {
    const Ruleset* game;
    std::string position;
};

Or<void> askPerfect(const Start& start, std::stop_token stop,
                    const Post<std::optional<Phrase>>& post) {
    const Ruleset& game = *start.game;
    const auto match = matchFrom(game, start.position);
    const auto perfect = choosePlayer(game, {"perfect", {}});
    if (!match || !perfect)
        return {};
    const auto choice =
        game.makePlayer(perfect->player, perfect->settings, 1)(**match)({.stop = stop});
    if (!stop.stop_requested())
        post(choice ? std::nullopt : std::optional(choice.error()));
    return {};
}

} // namespace

bool movesByProof(const Ruleset& game, const PlayerChoice& player) {
    const std::string_view id = game.players[player.player].id;
    return ownRulesOf(game) && (id == "perfect" || id == "careless");
}

StartCheck::StartCheck(const Session& session, QObject* parent)
    : QObject(parent), m_session(session) {}

void StartCheck::follow(bool seen) {
    if (!seen) { // the session may be gone
        if (m_run.running()) {
            m_position.clear();
            m_run.stop();
        }
        return;
    }
    const Match* const match = m_session.beginning().match;
    const std::string position =
        match && ownRulesOf(m_session.game()) ? match->position(0) : std::string();
    if (position == m_position)
        return;
    m_position = position;
    m_run.stop();
    tell({});
    if (!position.empty())
        m_run.start(Start{&m_session.game(), position}, askPerfect,
                    [this, position](const std::optional<Phrase>& refusal) {
                        if (position == m_position)
                            tell(refusal);
                    });
}

void StartCheck::tell(std::optional<Phrase> refusal) {
    if (refusal == m_refusal)
        return;
    m_refusal = std::move(refusal);
    emit changed();
}

} // namespace bouton
