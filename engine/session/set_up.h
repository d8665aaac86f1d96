// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <memory>
#include <optional>

#include "core/random.h"
#include "session/values/plan.h"

namespace bouton {

// The start of a game and who sits where, as it is set up: drawn, or arranged by hand. A change
// that makes no sense is refused with a sentence, and changes nothing.
class SetUp {
public:
    explicit SetUp(const Ruleset& game); // the usual start

    // It always has a start. While a game is played it is the plan of this game.
    const Plan& plan() const { return m_plan; }

    // The plan with a start for its answers: a random one with auto-fill, else the blank board of
    // the game. Refuses settings that are out of range and players that there are not.
    Or<Plan> drawn(Plan plan, Random& random) const;
    void begin(Plan plan); // which has a start
    // Gives a seat to somebody else, in a game too.
    Or<void> seat(Side side, Seat seat);
    // A game is played from now on, with this plan. What was drafted is forgotten.
    void play();

    void setPicture(Picture picture);
    // By hand from this picture on, with the settings that it shows.
    void edit(Picture picture);
    // The board of these settings with all of the picture that fits on it.
    Or<void> resize(const Settings& settings);
    Or<void> click(Cell cell);
    Or<void> put(Cell cell, char letter);
    Or<void> move(Cell from, std::optional<Cell> to); // empty: off the board

    // Through what the plan was: the last 1,000 starts, without who sat there.
    bool canUndo() const { return m_draft > 0; }
    bool canRedo() const { return m_draft + 1 < m_drafts.size(); }
    void undo() { show(m_draft - 1); }
    void redo() { show(m_draft + 1); }

    // The match that would begin, at its start, which lives until the start changes; or why no game
    // can begin from it.
    Or<const Match*> match() const;

private:
    Or<void> arrange(Picture picture, Phrase why);
    void show(std::size_t draft);

    const Ruleset& m_game;
    Plan m_plan;
    std::deque<Plan> m_drafts; // in the order in which they came; the same start once in a row
    std::size_t m_draft = 0;   // the one that is shown
    mutable std::shared_ptr<const Picture>
        m_lookedAt; // the start that m_match is of; null at first
    mutable Or<std::unique_ptr<Match>> m_match;
};

} // namespace bouton
