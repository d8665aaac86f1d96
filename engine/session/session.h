#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <map>
#include <memory>
#include <variant>
#include <vector>

#include "core/clicking.h"
#include "core/random.h"
#include "session/clocks.h"
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
    // What changed() tells of.
    enum class Change {
        Position = 1, // scene(), or the tree of positions
        Clicks = 2,   // clicking()
        Talk = 4,     // messages()
        Table = 8,    // the rest: phase, plan, who thinks, hints, clocks begun or stopped
    };
    Q_DECLARE_FLAGS(Changes, Change)
    // Two computers are stopped here: a game of Towers need not end by itself.
    static constexpr std::size_t mostPliesOfComputers = 1000;

    // `now` tells the time of the seats' clocks; tests bring theirs.
    explicit Session(const Ruleset& game, std::uint64_t seed, QObject* parent = nullptr,
                     std::function<Clocks::Time()> now = &std::chrono::steady_clock::now);

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

    // What the board shows, in every phase; the scene is shared with the match.
    const Scene& scene() const { return m_scene; }
    const Picture& picture() const { return *m_scene.picture; }
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
    void play(std::size_t move); // a legal move of the human who is to move, whatever was clicked

    // A computer that thinks. Answer now: it plays the best move that it has found, soon, and its
    // least time on screen is over. What it tells meanwhile is empty until it tells something.
    void answerNow();
    const std::optional<Progress>& progress() const { return m_progress; }
    // The last that a computer told of a position in which it moved, where it told a score; null:
    // nothing. It depends on the clock and on the player: no review, accuracy or file uses it.
    const Progress* reported(Match::Node node) const;

    // The seats' clocks (Seat::time), which run while a side is to move: not while the game is
    // paused or over, nor while a computer's answer waits for its least time on screen. Going to a
    // position gives the time back that there was when it was reached. None: no clock.
    std::optional<TimeLeft> timeLeft(Side side) const { return m_clocks.left(side); }
    std::optional<Side> runningClock() const { return m_clocks.running(); }
    // Ends the turn of a side whose time has run out. It happens by itself when a clock is due.
    void lookAtClocks();

    // Going through the game. Going to another position cancels a thought. There a human plays on,
    // which begins a variation; where a computer is to move, the game is paused until
    // setPaused(false). Undo goes back to a human's last turn (against a computer that is a pair of
    // moves), redo forward to the next along the moves last seen; between computers they go by one
    // move.
    void go(Match::Node node);
    std::optional<Match::Node> undoTarget() const; // none: there is nothing to undo
    std::optional<Match::Node> redoTarget() const;
    void undo();
    void redo();

    // Hints for a human who is to move, in steps (explain/hints.h): each call says the next one of
    // the position, as a message. Where the position is still being analysed it is said as soon as
    // that is done, if the position is still the same (the study must have it in its scope).
    void hint();
    bool hintPending() const { return m_hintPending; }
    bool canHint() const; // a human is to move, and there are more hints
    // How many hints the game's record tells of; undo takes none back.
    int hintsUsed(Side side) const { return m_hintsUsed[indexOf(side)]; }

    // Any seat can be given to somebody else at any time; in play it takes effect at once. A player
    // that cannot be is refused.
    void setSeat(Side side, Seat seat);
    void setPaused(bool paused);
    // The least time that a computer's turn takes on screen.
    void setPace(std::chrono::milliseconds pace) { m_pace = pace; }

    // The match being played or just over; none while setting up.
    const Match* match() const { return m_match.get(); }
    // The conversation. What is said of going to another position goes with the next such step.
    const std::vector<Message>& messages() const { return m_messages; }

    // What analysis says of the match's positions. It follows the game by itself and begins anew in
    // the same turn of the event loop as a move is made. It rests while a computer thinks against a
    // human; while two computers play it works beside them.
    Study& study() { return m_study; }
    const Study& study() const { return m_study; }

signals:
    void changed(bouton::Session::Changes what);
    void progressed(); // progress() has changed
    // A word for the status bar. `blocked`: no cell can be clicked now; what can be done instead
    // depends on phase() and mustPass(), and the window knows its words for it.
    void refused(const bouton::Phrase& phrase, bool blocked);

private:
    struct Thought {
        Choice choice;
        std::optional<Progress> last; // before it
    };
    Or<void> settle(Seat& seat) const;
    void forgetMatch();
    void stopThinking();
    void beginTurn();
    void think();
    void listen();
    void answer(const Or<Choice>& choice);
    void make(std::size_t move, Phrase rule);
    void show();
    void tell(Changes what);
    void refuseClick();
    void runClock();
    void waitForClock();
    void loseOnTime(Side side);
    void finish(Message message);
    void say(Message message);
    void sayMustPass();
    void giveHint();
    void sayHintsUsed();
    const char* sideName(Side side) const { return m_game.name.sides[indexOf(side)]; }
    bool humanAt(Match::Node node) const;
    bool computersOnly() const;

    const Ruleset& m_game;
    Random m_random;
    Phase m_phase = Phase::SettingUp;
    Plan m_plan;
    bool m_byHand = false;
    Scene m_scene;
    std::unique_ptr<Match> m_match;
    std::array<Mind, 2> m_minds; // of the computers' seats
    Clicking m_clicking;
    std::vector<Message> m_messages;
    Changes m_untold;                             // since changed() was last emitted
    std::optional<std::size_t> m_beforeGo;        // how many there were before go() had its say
    std::map<Match::Node, std::size_t> m_hintsAt; // how many have been said, by position
    std::array<int, 2> m_hintsUsed{};
    bool m_hintPending = false;
    std::chrono::milliseconds m_pace{600};
    QTimer m_paceTimer; // runs from a thought's beginning to the end of its least time
    Clocks m_clocks;
    QTimer m_clockTimer;             // to the moment at which the running clock is due
    std::optional<Side> m_outOfTime; // has lost by it
    std::optional<Worker::Ticket> m_ticket;
    std::stop_source m_answerNow{std::nostopstate}; // of the thought that the ticket is for
    std::optional<Progress> m_progress;
    std::map<Match::Node, Progress> m_reported;
    std::optional<Or<Choice>> m_answer; // thought of, and waiting for the pace
    Thinker<std::variant<Progress, Thought>> m_thinker;
    Study m_study;
};

} // namespace bouton

// Outside, so that Qt's own operators are not hidden inside.
Q_DECLARE_OPERATORS_FOR_FLAGS(bouton::Session::Changes)
