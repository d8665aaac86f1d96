// SPDX-License-Identifier: MIT
#include "ui/preferences/answers.h"

#include <algorithm>
#include <utility>

namespace bouton {

namespace {

// Whoever plays which side, a human against a computer is the first player.
void putHumanFirst(Answers& answers) {
    if (answers.players[0].human() || !answers.players[1].human())
        return;
    std::swap(answers.players[0], answers.players[1]);
    answers.starter = 1 - answers.starter;
}

} // namespace

std::array<Seat, 2> against(const PlayerChoice& opponent, const std::optional<TimeControl>& clock) {
    return {Seat{.time = clock}, Seat{opponent}};
}

void propose(Answers& answers, const Proposal& proposal) {
    if (!answers.proposed)
        return;
    answers.players = against(proposal.opponent, answers.players[0].time);
    answers.proposed = proposal.why;
}

Answers standardAnswers(const Ruleset& game) {
    Answers answers{complete(game.settings, {}).value(), game.name.autoFill};
    answers.proposed = Proposal::Why::First;
    propose(answers, firstProposal(game));
    return answers;
}

Side sideOf(const Answers& answers, std::size_t player) {
    return player == answers.starter ? Side::One : Side::Two;
}

void seat(Answers& answers, const std::array<Seat, 2>& seats) {
    for (std::size_t player = 0; player < 2; ++player)
        answers.players[player] = seats[indexOf(sideOf(answers, player))];
    putHumanFirst(answers);
}

Plan planOf(const Answers& answers) {
    Plan plan{answers.settings, answers.autoFill};
    for (std::size_t player = 0; player < 2; ++player)
        plan.seats[indexOf(sideOf(answers, player))] = answers.players[player];
    return plan;
}

bool oneHuman(const Answers& answers) {
    return answers.players[0].human() != answers.players[1].human();
}

Starter starterOf(const Answers& answers) {
    return answers.inTurn         ? Starter::InTurn
           : answers.starter == 0 ? Starter::First
                                  : Starter::Second;
}

void letStart(Answers& answers, Starter starter) {
    answers.inTurn = starter == Starter::InTurn;
    if (!answers.inTurn)
        answers.starter = starter == Starter::First ? 0 : 1;
}

void seatHumanAt(Answers& answers, Side side) {
    const std::size_t player = sideOf(answers, 0) == side ? 0 : 1;
    if (answers.players[player].human())
        return;
    if (answers.players[1 - player].human())
        answers.starter = 1 - answers.starter;
    else
        answers.players[player] = {};
    putHumanFirst(answers);
}

void setClock(Answers& answers, const std::optional<TimeControl>& clock) {
    for (Seat& seat : answers.players)
        if (seat.human())
            seat.time = clock;
}

void seatComputers(Answers& answers, const Ruleset& game) {
    for (Seat& seat : answers.players)
        if (seat.human())
            seat = {proposedOpponent(game)};
}

int mostOf(const Setting& setting, const Settings& settings) {
    return setting.mostWith ? std::clamp(setting.mostWith(settings), setting.least, setting.most)
                            : setting.most;
}

Settings capped(const std::vector<Setting>& known, Settings settings) {
    for (const Setting& setting : known)
        for (auto& [id, value] : settings)
            if (id == setting.id)
                value = std::min(value, mostOf(setting, settings));
    return settings;
}

} // namespace bouton
