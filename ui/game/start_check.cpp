// SPDX-License-Identifier: MIT
#include "ui/game/start_check.h"

#include <algorithm>
#include <ranges>

namespace bouton {

namespace {

// The last of those who move by proof, who never slips. Empty if there is none.
std::optional<PlayerChoice> proverOf(const Ruleset& game) {
    const auto players = std::views::reverse(game.players);
    const auto prover = std::ranges::find(players, true, &PlayerInfo::byProof);
    if (prover == players.end())
        return std::nullopt;
    return choosePlayer(game, {prover->id, {}}).value();
}

Or<void> askProver(const Ruleset& game, const std::string& start, std::stop_token stop,
                   const Post<std::optional<Phrase>>& post) {
    const auto match = matchFrom(game, start);
    const auto prover = proverOf(game);
    if (!match || !prover)
        return {};
    const auto choice =
        game.makePlayer(prover->player, prover->settings, 1)(**match)({.stop = stop});
    if (!stop.stop_requested())
        post(choice ? std::nullopt : std::optional(choice.error()));
    return {};
}

} // namespace

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
    const Match* const match = m_session.beginning().value_or(nullptr);
    const std::string position =
        match && proverOf(m_session.game()) ? match->position(0) : std::string();
    if (position == m_position)
        return;
    m_position = position;
    m_run.stop();
    tell({});
    if (!position.empty())
        m_run.start<std::optional<Phrase>>(
            std::bind_front(askProver, std::ref(m_session.game()), position),
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
