// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"
#include "ui/preferences/answers.h"

namespace bouton {

class Preferences;
class Proposals;

// Prepares the next game of a session. It holds the answers to the set-up questions, and every
// answer goes to the session at once, so that the session's start is the one that the answers give.
// What the session is told by others becomes the answer. No widget is needed for it.
class Preparation : public QObject {
    Q_OBJECT

public:
    // The answers are those that the preferences keep. Nothing is set up before open().
    Preparation(Session& session, Preferences& preferences, QObject* parent = nullptr);

    // Where nobody is chosen, these propose an opponent whenever a new game is set up, and never
    // while one looks. Without them it is that of a first game.
    void setProposals(const Proposals& proposals);
    // Nobody has looked: proposes who is due by now, while a game is set up.
    void proposeAnew();

    // The last ones that were in range; the session plays what comes of them.
    const Answers& answers() const { return m_answers; }
    // Why the answers or the board do not let a game start.
    std::optional<Phrase> hindrance() const;

    // Back to the questions with the last answers, whatever is going on. Where the players begin in
    // turn and a game has been played, the other one begins.
    void open();
    // The same with the players and auto-fill as they were last chosen: a position that was edited,
    // an analysis and a game of other people are done with.
    void openAnew();
    // The same with this start, by hand and with a human to move.
    void open(const Picture& picture);
    // Sets up by hand from this picture on, whatever is going on. Does nothing while a number is
    // typed that no game can have: what is said of it stays.
    void edit(const Picture& picture);
    // The same once more, from a start of the same kind: one that was arranged by hand is the start
    // again, a drawn one is drawn anew. With these seats; without, as the answers are: the other
    // one begins if the players do so in turn. The game can begin then.
    void openAgain(const std::optional<std::array<Seat, 2>>& seats);
    void seat(const std::array<Seat, 2>& seats); // in the session, which makes them the answers

    // The user's answers, which are kept for another day.
    void setSettings(const Settings& settings);
    void setAutoFill(bool on);
    void setBoardUp();                       // another random board
    void setPlayers(const Answers& answers); // who plays and who starts
    void setStarter(std::optional<Side> starter);
    // What is typed and can be in no game; empty: all can.
    void setTyped(std::optional<Phrase> refusal);
    // The start that a form describes, or what is wrong with it. It is not kept here.
    void describe(Or<Picture> start);
    void takeAsDescribed(); // what the form describes is what the board shows
    // Why no perfect move of the start is known (StartCheck): who moves by proof cannot begin then.
    void setUnproven(std::optional<Phrase> why);
    const std::optional<Phrase>& unproven() const { return m_unproven; }

signals:
    // While a game is set up:
    void changed();  // answers(), or what the session sets up
    void shaped();   // the board was made anew from the answers, not drawn at random
    void boardSet(); // the board has changed in any other way
    // At any time:
    void settingsGiven();    // the settings are others than the user's; what is typed is void
    void hindranceChanged(); // to another one, or none

private:
    bool settingUp() const;
    void follow(Session::Changes what);
    void adopt();
    void give(const Settings& settings);
    void place(const Picture& picture);
    void setUp();
    void shape(const Or<void>& done);
    void takeTurns();
    Proposal proposal() const;
    void tellSeats();
    void keep();
    void tell();
    std::optional<Phrase> hindranceOfAnswers() const;

    Session& m_session;
    Preferences& m_preferences;
    const Proposals* m_proposals = nullptr;
    Answers m_answers;
    Answers m_chosen;                // as the user last gave them
    bool m_played = false;           // a game, since who starts was last chosen
    bool m_shaping = false;          // the present change of the board comes of the answers
    bool m_seating = false;          // the session is being told of both seats
    std::optional<Phrase> m_typed;   // what is wrong with a number that is being typed
    std::optional<Phrase> m_refusal; // of the answers as they stand, which are in range
    std::optional<Phrase> m_unproven;
    std::optional<Phrase> m_told; // the hindrance that was told last
};

} // namespace bouton
