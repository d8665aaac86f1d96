// SPDX-License-Identifier: MIT
#include "session/presence.h"

namespace bouton {

std::optional<Phrase> Presence::absence(const Seat& seat) const {
    if (!seat.unknown.empty())
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "There is no player \"%1\" here."),
                      {titleOf(m_game, seat)}};
    if (seat.program.empty())
        return std::nullopt;
    if (!m_programs || !m_programs->find(seat.program))
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "There is no program \"%1\" here."),
                      {seat.program}};
    if (!m_programs->plays(seat.program, m_game))
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "The program \"%1\" does not play the game %2."),
                      {seat.program, m_game.name.title}};
    return std::nullopt;
}

std::optional<Side> Presence::vacant(const Plan& plan) const {
    for (const Side side : {Side::One, Side::Two})
        if (absence(plan.seats[indexOf(side)]))
            return side;
    return std::nullopt;
}

} // namespace bouton
