#include "session/presence.h"

namespace bouton {

Phrase Presence::absenceOf(const Seat& seat) const {
    if (!seat.program.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "There is no program \"%1\" here."), {seat.program}};
    if (!seat.unknown.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "There is no player \"%1\" here."),
                {titleOf(m_game, seat)}};
    return {};
}

std::optional<Phrase> Presence::absence(const Seat& seat) const {
    if (m_programs && m_programs->plays(seat.program, m_game))
        return std::nullopt;
    Phrase why = absenceOf(seat);
    return why.empty() ? std::nullopt : std::optional(std::move(why));
}

std::optional<Side> Presence::vacant(const Plan& plan) const {
    for (const Side side : {Side::One, Side::Two})
        if (absence(plan.seats[indexOf(side)]))
            return side;
    return std::nullopt;
}

} // namespace bouton
