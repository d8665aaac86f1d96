// SPDX-License-Identifier: MIT
#pragma once

#include <deque>
#include <memory>
#include <optional>

#include "core/random.h"
#include "session/values/saved_game.h"

namespace bouton {

// The start of a game and who sits where, as it is set up: drawn, or arranged by hand. A change
// that makes no sense is refused with a sentence, and changes nothing.
class SetUp {
public:
    explicit SetUp(const Ruleset& game); // the usual start

    // The answers to the set-up questions. While a game is played they are those of this game.
    const Plan& plan() const { return m_plan; }
    const std::shared_ptr<const Picture>& picture() const { return m_picture; } // of the start
    // Clicks arrange the start, because it could have been drawn, or is no start yet.
    bool byHand() const { return m_byHand; }

    struct Start {
        Plan plan;
        Picture picture;
        bool byHand;
    };
    // A start for these answers: a random one with auto-fill, else the blank board of the game.
    // Refuses settings that are out of range and players that there are not.
    Or<Start> drawn(Plan plan, Random& random) const;
    void begin(Start start);
    // Gives a seat to somebody else, in a game too.
    Or<void> seat(Side side, Seat seat);
    // A game is played from now on, with these answers. What was drafted is forgotten.
    void play();
    void play(Plan plan);

    void setPicture(Picture picture);
    // By hand from this picture on, with the settings that it shows.
    void edit(Picture picture);
    // The board of these settings with all of the picture that fits on it.
    Or<void> resize(const Settings& settings);
    Or<void> click(Cell cell);
    Or<void> put(Cell cell, char letter);
    Or<void> move(Cell from, std::optional<Cell> to); // empty: off the board

    // Through what picture() was: the last 1,000 starts, without who sat there.
    bool canUndo() const { return m_draft > 0; }
    bool canRedo() const { return m_draft + 1 < m_drafts.size(); }
    void undo() { show(m_draft - 1); }
    void redo() { show(m_draft + 1); }

    // Why no game can begin from this start; empty: it can.
    const std::optional<Phrase>& hindrance() const { return prospect().hindrance; }
    // The match that would begin, at its start; null: none can. It lives until the picture changes.
    const Match* match() const;

    void save(SavedGame& game) const; // the plan

private:
    struct Prospect {
        std::shared_ptr<const Picture> start; // null: not looked at yet
        std::unique_ptr<Match> match;         // null: the picture is no start
        std::optional<Phrase> hindrance;
    };
    // A start as it was, without who sat there.
    struct Draft {
        Settings settings; // complete
        bool autoFill = false, byHand = false;
        std::shared_ptr<const Picture> picture;
    };
    const Prospect& prospect() const;
    Or<void> arrange(Picture picture, Phrase why);
    void show(std::size_t draft);

    const Ruleset& m_game;
    Plan m_plan;
    bool m_byHand = false;
    std::shared_ptr<const Picture> m_picture;
    std::deque<Draft> m_drafts;  // in the order in which they came; the same picture once in a row
    std::size_t m_draft = 0;     // the one that is shown
    mutable Prospect m_prospect; // of the picture
};

} // namespace bouton
