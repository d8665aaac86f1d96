#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <map>
#include <memory>
#include <vector>

#include "core/clicking.h"
#include "core/random.h"
#include "session/message.h"
#include "session/plan.h"
#include "session/study.h"
#include "session/thinker.h"

namespace bouton {

// One table at which one game is set up and played, again and again: who sits where, whose turn it
// is, and the computer players' thinking. It speaks in signals, needs no window, and nothing here
// blocks (the destructor waits as ~Thinker does).
//
// Every call is safe in every phase and at any instant while the computer thinks; one that makes no
// sense then changes nothing and is answered by refused().
class Session : public QObject {
    Q_OBJECT

public:
    enum class Phase {
        SettingUp, // the questions are open, and picture() is the start that they would give
        Playing,
        Paused, // nobody moves: by setPaused(), or because a computer player gave no move
        Over,
    };
    // Two computers are stopped here: a game of Towers need not end by itself.
    static constexpr std::size_t mostPliesOfComputers = 1000;

    explicit Session(const Ruleset& game, std::uint64_t seed, QObject* parent = nullptr);

    const Ruleset& game() const { return m_game; }
    Phase phase() const { return m_phase; }
    bool thinking() const { return m_ticket.has_value(); }
    const Plan& plan() const { return m_plan; }
    bool humanToMove() const; // a click now would be part of a move

    // Setting up. A call of setUp() ends whatever is going on; picture() becomes the start: drawn
    // at random with auto-fill, else the game's blank board, which byHand() is set up by clicks.
    // Settings that cannot be are refused, and the table stays as it was.
    Or<void> setUp(Plan plan);
    bool byHand() const { return m_byHand; }
    void setPicture(Picture picture);        // a start given as a whole (the form of Cards)
    std::optional<Phrase> hindrance() const; // why start() would refuse
    Or<void> start();

    // What the board shows, in every phase.
    const Picture& picture() const { return m_picture; }
    std::optional<Result> result() const; // none: not over, or called off
    Phrase tally() const;                 // empty where the game counts nothing, or cannot yet
    Clicks lastMove() const;

    // Clicks. While setting up by hand a click arranges the board, while playing it grows into a
    // move, which is played as soon as nothing longer extends it.
    void click(Cell cell);
    const Clicking& clicking() const { return m_clicking; }
    bool canEndTurn() const { return m_clicking.move().has_value(); }
    void endTurn();  // plays the clicks so far, where they are a whole move
    void takeBack(); // the last click
    bool mustPass() const;
    void pass();

    // Time. Going to another position cancels a thought. There a human plays on, which begins a
    // variation; where a computer is to move, the game is paused until setPaused(false). Undo goes
    // back to a human's last turn (against a computer that is a pair of moves), redo forward to the
    // next along the moves last seen; between computers they go by one move.
    void go(Match::Node node);
    std::optional<Match::Node> undoTarget() const; // none: there is nothing to undo
    std::optional<Match::Node> redoTarget() const;
    void undo();
    void redo();

    // Hints for a human who is to move, in steps (lab/hints.h): each call says the next one of the
    // position, as a message. Where the position is still being analysed it is said as soon as that
    // is done, if the position is still the same (the study must have it in its scope).
    void hint();
    bool hintPending() const { return m_hintPending; }
    bool canHint() const; // a human is to move, and there are more hints
    // How many hints the game's record tells of; undo takes none back.
    int hintsUsed(Side side) const { return m_hintsUsed[indexOf(side)]; }

    // Any seat can be given to somebody else at any time; in play it takes effect at once.
    void setSeat(Side side, Seat seat);
    void setPaused(bool paused);
    // The least time that a computer's turn takes on screen.
    void setPace(std::chrono::milliseconds pace) { m_pace = pace; }

    // The match being played or just over; none while setting up.
    const Match* match() const { return m_match.get(); }
    // The conversation. What is said of going to another position goes with the next such step.
    const std::vector<Message>& messages() const { return m_messages; }

    // What analysis says of the match's positions: it follows the game by itself, rests while the
    // computer thinks, and begins anew in the same turn of the event loop as a move is made.
    Study& study() { return m_study; }
    const Study& study() const { return m_study; }

signals:
    void changed();                             // whatever is shown may differ
    void said(const bouton::Message& message);  // the newest of messages()
    void refused(const bouton::Phrase& phrase); // a word for the status bar

private:
    void forgetMatch();
    void stopThinking();
    void beginTurn();
    void think();
    void listen();
    void answer(const Or<Choice>& choice);
    void play(std::size_t move, Phrase rule);
    void finish(Message message);
    void say(Message message);
    void sayMustPass();
    void giveHint();
    void sayHintsUsed();
    const char* sideName(Side side) const { return m_game.name.sides[indexOf(side)]; }
    bool humanAt(Match::Node node) const;
    bool computersOnly() const;
    Phrase whyNoClick() const;

    const Ruleset& m_game;
    Random m_random;
    Phase m_phase = Phase::SettingUp;
    Plan m_plan;
    bool m_byHand = false;
    Picture m_picture;
    std::unique_ptr<Match> m_match;
    std::array<Mind, 2> m_minds; // of the computers' seats
    Clicking m_clicking;
    std::vector<Message> m_messages;
    std::optional<std::size_t> m_beforeGo;        // how many there were before go() had its say
    std::map<Match::Node, std::size_t> m_hintsAt; // how many have been said, by position
    std::array<int, 2> m_hintsUsed{};
    bool m_hintPending = false;
    std::chrono::milliseconds m_pace{600};
    QTimer m_paceTimer; // runs from a thought's beginning to the end of its least time
    std::optional<Thinker::Ticket> m_ticket;
    std::optional<Or<Choice>> m_answer; // thought of, and waiting for the pace
    Thinker m_thinker;
    Study m_study;
};

} // namespace bouton
