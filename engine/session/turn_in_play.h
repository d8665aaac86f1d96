// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <array>
#include <map>
#include <optional>

#include "core/clicking.h"
#include "core/random.h"
#include "session/own_programs.h"
#include "session/thought.h"
#include "session/values/plan.h"

namespace bouton {

// The turn that is played.
struct TurnState {
    bool human = false;     // a human's: a click would be part of a move, unless he must pass
    bool mustPass = false;  // the human has no other move
    bool thinking = false;  // a computer thinks about its move
    bool pondering = false; // in a human's turn the computer gets ready for its reply
    // What the thinking computer has reported; empty: nothing yet. Once it has chosen its move, it
    // is what was reported last, if that was of this move.
    std::optional<Progress> progress{};
    // Why a computer gives no move; the game is paused for that. Empty: it does not refuse.
    std::optional<Phrase> refusal{};
};

// Why a click on the cell goes on with no legal move from these clicks, in the game's own words if
// it has some.
Phrase whyNot(const Match& match, const Clicks& clicks, Cell cell);

// A turn at a table: what comes of it is a move, which a human clicks or a computer finds. Nothing
// here blocks, except the destructor, which waits as ~Thinker does.
class TurnInPlay : public QObject {
    Q_OBJECT

public:
    // What is on the table. Its clocks are told to the computers.
    struct Table {
        const Match& match;
        const std::array<Seat, 2>& seats;
        std::array<std::optional<TimeLeft>, 2> left{};
    };
    // The seeds of the players come from `random`.
    TurnInPlay(const Ruleset& game, Random& random, QObject* parent = nullptr);
    ~TurnInPlay() override;

    // The programs of the user's that seats name. They must stay.
    void setPrograms(const OwnPrograms& programs) { m_programs = &programs; }

    // The turn of the side to move: a human can click, or a computer begins to think. What went on
    // before is stopped.
    void begin(const Table& table);
    // Nobody's turn. No signal comes of what went on. The clicks stay as they are.
    void stop();
    void clear() { m_clicking = {}; } // another position comes on the board, with no click made
    void goOn() { m_refusal.reset(); }
    // Somebody else sits there. What was pondered for him is forgotten, and a program ends.
    void reseat(Side side);
    void forget(); // another game comes on the table

    TurnState state() const;
    bool human() const { return m_human; }
    bool mustPass() const { return m_human && m_clicking.button().has_value(); }
    bool thinking() const { return m_thought.thinking(); }
    const Clicking& clicking() const { return m_clicking; }

    // In a human's turn. Each gives a move, or why there is none. A click may also grow: then there
    // is no move yet.
    Or<std::optional<std::size_t>> click(const Match& match, Cell cell);
    Or<std::optional<std::size_t>> clicked() const; // what was clicked so far
    Or<std::optional<std::size_t>> pass() const;
    bool takeBack() { return m_clicking.takeBack(); } // the last click; whether there was one

    // The thoughts of computers (thought.h).
    void setPace(std::chrono::milliseconds pace) { m_thought.setPace(pace); }
    void answerNow() { m_thought.answerNow(); }
    // The last report of a computer about a position in which it moved, if it told a score; null:
    // none.
    const Progress* reported(Match::Node node) const;
    // Whether a computer may ponder; at first it may not.
    void setMayPonder(bool may) { m_mayPonder = may; }
    // Begins or stops to ponder in a human's turn. A computer ponders if it can and may, but not
    // twice in a turn, not where one looks back, and not while it must be quiet.
    void ponder(const Table& table, bool quiet);
    // A computer that refused another day refuses still.
    void restore(Phrase refusal) { m_refusal = std::move(refusal); }

signals:
    void progressed(); // state().progress has changed
    // A computer has thought, and its move only waits for its minimum time on screen. Who stops it
    // now gets no move.
    void chosen();
    void found(const bouton::Choice& choice); // a computer's move
    void gaveUp(const bouton::Phrase& why);   // a computer gives no move
    // A program of the user's gives none, which is its fault; what is told of it.
    void faulted(const std::vector<bouton::Phrase>& told);
    void pondered(); // it has ended by itself

private:
    ChoiceJob jobOf(Side side, const Table& table);
    AnyPlayer playerOf(Side side, const Seat& seat);
    void release(Side side);
    void refuse(const Phrase& why);

    const Ruleset& m_game;
    Random& m_random;
    bool m_human = false, m_mayPonder = false;
    Clicking m_clicking;
    const OwnPrograms* m_programs = nullptr;
    std::array<AnyPlayer, 2> m_players;                    // of the computers' seats
    std::array<std::shared_ptr<OwnProgram>, 2> m_guests{}; // those of them that are programs
    Side m_side = Side::One;                               // that thinks, or thought last
    std::optional<Phrase> m_refusal;
    Match::Node m_node = 0; // that is thought about
    std::map<Match::Node, Progress> m_reported;
    Thought m_thought;
};

} // namespace bouton
