// SPDX-License-Identifier: MIT
#include "ui/preferences/answers.h"

#include <algorithm>
#include <utility>

namespace bouton {

namespace {

// Whoever plays which side, a human against a computer is the first player.
void putHumanFirst(Answers& answers) {
    if (oneHuman(answers))
        answers.first = answers.plan.seats[0].human() ? Side::One : Side::Two;
}

} // namespace

std::array<Seat, 2> against(const PlayerChoice& opponent, const std::optional<TimeControl>& clock) {
    return {Seat{.time = clock}, Seat{opponent}};
}

void propose(Answers& answers, const Proposal& proposal) {
    if (!answers.proposed)
        return;
    setPlayers(answers, against(proposal.opponent, playersOf(answers)[0].time));
    answers.proposed = proposal.why;
}

Answers standardAnswers(const Ruleset& game) {
    Answers answers{{complete(game.settings, {}).value(), game.name.fillsUnasked()}};
    answers.proposed = Proposal::Why::First;
    propose(answers, firstProposal(game));
    return answers;
}

std::array<Seat, 2> playersOf(const Answers& answers) {
    const auto& seats = answers.plan.seats;
    return {seats[indexOf(answers.first)], seats[indexOf(other(answers.first))]};
}

void setPlayers(Answers& answers, const std::array<Seat, 2>& players) {
    auto& seats = answers.plan.seats;
    seats[indexOf(answers.first)] = players[0];
    seats[indexOf(other(answers.first))] = players[1];
    putHumanFirst(answers);
}

void seat(Answers& answers, const std::array<Seat, 2>& seats) {
    answers.plan.seats = seats;
    putHumanFirst(answers);
}

bool oneHuman(const Answers& answers) {
    return answers.plan.seats[0].human() != answers.plan.seats[1].human();
}

std::optional<Side> starterOf(const Answers& answers) {
    return answers.inTurn ? std::nullopt : std::optional(answers.first);
}

void letStart(Answers& answers, std::optional<Side> starter) {
    answers.inTurn = !starter;
    if (starter)
        setFirst(answers, *starter);
}

void setFirst(Answers& answers, Side side) {
    if (std::exchange(answers.first, side) != side)
        std::swap(answers.plan.seats[0], answers.plan.seats[1]);
}

void seatHumanAt(Answers& answers, Side side) {
    auto& seats = answers.plan.seats;
    if (seats[indexOf(side)].human())
        return;
    if (oneHuman(answers))
        std::swap(seats[0], seats[1]);
    else
        seats[indexOf(side)] = {};
    putHumanFirst(answers);
}

void setClock(Answers& answers, const std::optional<TimeControl>& clock) {
    for (Seat& seat : answers.plan.seats)
        if (seat.human())
            seat.time = clock;
}

void seatComputers(Answers& answers, const Ruleset& game) {
    for (Seat& seat : answers.plan.seats)
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
