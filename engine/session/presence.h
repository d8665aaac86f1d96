// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include "session/own_programs.h"
#include "session/values/plan.h"

namespace bouton {

// Who can play at a table: a human and a player of the game always, a program of the user's while
// it is known and plays the game, and nobody else.
class Presence {
public:
    explicit Presence(const Ruleset& game) : m_game(game) {}

    // The programs must outlive this. Until then nobody has a program.
    void setPrograms(const OwnPrograms& programs) { m_programs = &programs; }

    // Why nobody plays at the seat; empty: somebody does.
    std::optional<Phrase> absence(const Seat& seat) const;
    // The first side at whose seat nobody plays.
    std::optional<Side> vacant(const Plan& plan) const;

private:
    const Ruleset& m_game;
    const OwnPrograms* m_programs = nullptr;
};

} // namespace bouton
