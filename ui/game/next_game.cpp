// SPDX-License-Identifier: MIT
#include "ui/game/next_game.h"

#include "session/session.h"

namespace bouton {

bool onlyComputers(const Session& session) {
    const Seats& seats = session.plan().seats;
    return !seats[0].human() && !seats[1].human();
}

bool humanPlays(const Session& session) {
    using Phase = Session::Phase;
    return (session.phase() == Phase::Playing || session.phase() == Phase::Paused)
           && !onlyComputers(session);
}

bool canResign(const Session& session) { return humanPlays(session) && !session.view().looksBack; }

Seats exchanged(const Seats& seats) { return {seats[1], seats[0]}; }

std::optional<PlayerChoice> nextOpponent(const Session& session) {
    const auto you = session.speech().you();
    const auto result = session.ending().result;
    if (!you || !result)
        return std::nullopt;
    const Side opponent = other(*you);
    return nextPlayer(session.game(), session.plan().seats[indexOf(opponent)],
                      result->winner != opponent);
}

std::optional<Seats> seatsOfNextGame(const Session& session) {
    const auto next = nextOpponent(session);
    if (!next)
        return std::nullopt;
    Seats seats = session.plan().seats;
    Seat& opponent = seats[indexOf(other(*session.speech().you()))];
    opponent = opponent.with(next);
    return seats;
}

} // namespace bouton
