// SPDX-License-Identifier: MIT
#include "session/proposal.h"

#include <algorithm>

namespace bouton {

namespace {

// Who stands beside this one: among those who are offered by name, else on the ladder.
std::optional<PlayerChoice> beside(const Ruleset& game, const PlayerChoice& choice, bool stronger) {
    const Opponent* now = opponentOf(game, choice);
    if (!now)
        return nextPlayer(game, Seat{choice}, stronger);
    const auto at = static_cast<std::size_t>(now - game.opponents.data());
    if (stronger ? at + 1 == game.opponents.size() : at == 0)
        return std::nullopt;
    return game.opponents[stronger ? at + 1 : at - 1].choice;
}

} // namespace

bool isOffered(const Ruleset& game, const Seat& seat) {
    return opponentAt(game, seat) || (seat.computer && stepOf(game, *seat.computer));
}

Proposal firstProposal(const Ruleset& game) {
    const std::size_t second = std::min<std::size_t>(1, game.opponents.size() - 1);
    return {game.opponents[second].choice, Proposal::Why::First};
}

Proposal proposalAfter(const Ruleset& game, std::span<const PastGame> newestFirst) {
    if (newestFirst.empty())
        return firstProposal(game);
    const PastGame& last = newestFirst[0];
    const PlayerChoice& opponent = *last.opponent.computer;
    const bool twice = newestFirst.size() > 1 && newestFirst[1].opponent.computer == opponent
                       && newestFirst[1].outcome == last.outcome;
    if (twice && last.outcome != Outcome::Draw) {
        const bool won = last.outcome == Outcome::Win;
        if (const auto next = beside(game, opponent, won))
            return {*next, won ? Proposal::Why::Stronger : Proposal::Why::Weaker};
    }
    return {opponent, Proposal::Why::Same};
}

} // namespace bouton
