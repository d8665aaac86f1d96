// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <vector>

#include "session/clocks.h"
#include "session/conversation.h"
#include "session/edits.h"
#include "session/endings.h"
#include "session/game_id.h"
#include "session/hints_given.h"
#include "session/presence.h"
#include "session/set_up.h"
#include "session/speech.h"
#include "session/study.h"
#include "session/turn_in_play.h"
#include "session/values/reopened.h"

namespace bouton {

// What a session tells of its table, as it is at the moment:

// Where undo() and redo() lead.
struct Ways {
    std::optional<Match::Node> back{}, forward{}; // in a game; empty: there is nothing to undo
    bool draftBack = false, draftForward = false; // in what the start was, while it is set up
    // undo() and redo() do something: they may also lead to another game.
    bool canUndo = false, canRedo = false;
};

// How one looks at the game.
struct View {
    bool looksBack = false; // an earlier position than the last of its line is on the board
    // The same of a line that has come to its end, by the rules or otherwise.
    bool looksThrough = false;
    bool hasEnded = false; // the line on the board has come to its end, there or later on
    // The position on the board was reached by a move that somebody made there, not by going to
    // it. A move that the game knows already may lead to a position from which one looks back.
    bool justMoved = false;
};

// The end of the game.
struct Ending {
    std::optional<Result> result{};             // empty: not over, or called off
    std::optional<Forfeit> forfeit{};           // why it is over, if not by its rules
    std::optional<Message> verdict{};           // how it ended, in words; empty: it is not over
    std::optional<SavedGame::FirstEnd> first{}; // how it first came to an end; empty: not yet
};

// A table at which one game is set up and played, again and again. It knows who sits where and
// whose turn it is, and it lets the computer players think. It speaks by signals and needs no
// window. Nothing here blocks, except the destructor, which waits as ~Thinker does.
//
// Every call is safe in every phase, also while the computer thinks. A call that makes no sense in
// the present phase changes nothing, and refused() says why.
class Session : public QObject {
    Q_OBJECT

public:
    enum class Phase {
        SettingUp, // the questions can be answered; picture() is the start so far
        Playing,
        Paused, // nobody moves, because of setPaused() or because a computer player gave no move
        Over,
    };
    // What has changed when changed() is emitted.
    enum class Change {
        Position = 1, // scene(), or the tree of positions
        Clicks = 2,   // clicking()
        Talk = 4,     // messages()
        Table = 8,    // all else: phase, plan, who thinks, hints, a clock begins or stops
    };
    Q_DECLARE_FLAGS(Changes, Change)

    // `now` tells the time for the clocks of the seats; tests bring their own.
    explicit Session(const Ruleset& game, std::uint64_t seed, QObject* parent = nullptr,
                     std::function<Clocks::Time()> now = &std::chrono::steady_clock::now);

    // The programs of the user's that can sit here; at first there are none. They must outlive the
    // session. A seat follows a program that gets another name.
    void setPrograms(const OwnPrograms& programs);

    const Ruleset& game() const { return m_game; }
    Phase phase() const { return m_phase; }
    const Plan& plan() const { return m_setUp.plan(); }
    // The match that is being played or is just over; null during set-up.
    const Match* match() const { return m_match.get(); }
    // What the board shows in the present phase. The match shares the scene.
    Scene scene() const;
    const Picture& picture() const { return *scene().picture; }
    // The conversation, oldest first. Going from position to position leaves one message, about the
    // last of them.
    const std::vector<Message>& messages() const { return m_conversation.messages(); }
    // Who is "you", and how a side is called. Valid as long as plan().
    Speech speech() const { return {m_game, plan().seats}; }

    // Setting up. setUp() ends whatever is going on, and gives the plan another start, which
    // picture() is: a random one with auto-fill, else the blank board of the game. If it is by hand
    // (Plan::byHand), clicks arrange it. Settings that are out of range are refused, and nothing
    // changes.
    Or<void> setUp(Plan plan);
    void setPicture(Picture picture); // sets the whole start at once (the form of Cards)
    // Sets up by hand from this picture on, with the settings that it shows. Ends whatever is going
    // on.
    void edit(Picture picture);
    // By hand: puts a piece of the game into a cell, or takes away what stands there ('.'). Moves
    // what stands in a cell to another one, or off the board.
    void put(Cell cell, char letter);
    void move(Cell from, std::optional<Cell> to);
    // The board of these settings with all of picture() that fits on it. Refuses as setUp() does.
    Or<void> resize(const Settings& settings);
    // The match that start() would begin, at its start, which lives until the start changes; or why
    // start() would refuse.
    Or<const Match*> beginning() const;
    Or<void> start();

    // Clicks. During set-up by hand a click arranges the board. During play clicks grow into a
    // move. The move is played as soon as no longer move begins with the same clicks.
    void click(Cell cell);
    const Clicking& clicking() const { return m_turn.clicking(); }
    void endTurn();  // plays the clicks so far, if they are a whole move
    void takeBack(); // takes the last click back
    void pass();
    void play(std::size_t move); // plays a legal move of the human to move, whatever was clicked
    TurnState turn() const { return m_turn.state(); }

    // Seats. setSeat() gives one to somebody else, at any time; during play it takes effect at
    // once. It refuses a player that there is not, and settings that are out of range. A seat is
    // vacant where nobody is who could play: a player or a program that is not known here. With
    // such a seat no game starts, and one that goes on is paused when it is to move.
    void setSeat(Side side, Seat seat);
    void setPaused(bool paused);
    // The minimum time that a computer's turn takes on screen.
    void setPace(std::chrono::milliseconds pace) { m_turn.setPace(pace); }
    // A computer that thinks soon plays the best move that it has found, without waiting for its
    // minimum time on screen.
    void answerNow() { m_turn.answerNow(); }
    // The last report of a computer about a position in which it moved, if it told a score; null:
    // none. It depends on the clock and on the player, so no review, accuracy or file uses it.
    const Progress* reported(Match::Node node) const { return m_turn.reported(node); }
    // In a human's turn the computer against him ponders, on the thread that it thinks on: it gets
    // ready for its reply, if it can (thinksAhead() in plan.h) and may; at first it may not. It
    // begins with the turn, ends with it or by itself, and stops at once when it may no longer.
    // While one looks back through the game, or a hint is waited for, it rests.
    void setMayPonder(bool may);

    // The clocks of the seats (Seat::time). One runs while its side is to move. It stands while the
    // game is paused or over, and while a computer's answer waits for its minimum time. Undo and a
    // move from an earlier position give back the time that was left when that was reached.
    // callTime() ends the game, or says so, if the running clock has no time left; that happens by
    // itself, but may come late.
    const Clocks& clocks() const { return m_clocks; }
    void callTime() { m_clocks.check(); }
    // The human to move resigns; while a computer thinks, the human against it does; also in a
    // pause. Undo at the end takes that back, as if it had never been. Or a certain human.
    void resign(std::optional<Side> side = std::nullopt);
    Ending ending() const;

    // Going through the game. go() only looks: an end stays an end, the clocks stand meanwhile, and
    // back where the game stands, or at the end of a line, they go on as they were left. It cancels
    // the computer's thought. If a human is to move at the new position, he can play on, which
    // begins a variation. If a computer is, the game is paused until setPaused(false). Undo takes
    // back, to the last turn of a human (two plies, against a computer). Redo goes forward to the
    // next one, along the moves last seen. Between two computers each goes by one ply. During
    // set-up they go through what picture() was.
    void go(Match::Node node);
    void undo();
    void redo();
    Ways ways() const;
    View view() const;

    // Changes the tree of the game, at any instant; a computer's thought goes on. Each change can
    // be taken back, the last one first, as long as the game is on the table. Where a game has been
    // played to its end, a new move begins a variation of it; else it comes before the moves that
    // were left for it.
    using Edit = Edits::Kind;
    void comment(Match::Node node, std::string text);
    void promote(Match::Node node); // makes it and all on the way there the main line
    // Removes the position and all after it. If it is on the board, go() to the one before it.
    void remove(Match::Node node);
    void undoEdit();
    const Edits& edits() const { return m_edits; } // that can be taken back

    // Hints for a human who is to move, in steps. Each call says the next hint of the position as a
    // message, by the deepest that is known, which is Study::shown(), and with its depth where it
    // is an estimate. If the position is still being analysed within the bound, the hint follows
    // when that is done, unless the position has changed. The study looks at it for that, and goes
    // on until the answer is final; a hint that was not true by then is corrected by a later
    // message.
    void hint();
    const HintsGiven& hints() const { return m_hints; }
    bool canHint() const; // a human is to move, and there are more for him
    // The human is helped by what is shown beside the board, so the game does not count for a
    // rating. Nor does it after a hint, or after a seat was given to somebody else in play.
    void noteHelp() { m_endings.help(SavedGame::Help::SeeWhy); }
    // The analysis of the positions of the match. It follows the game by itself: after a move it
    // begins anew in the same turn of the event loop. It rests while a computer thinks against a
    // human. It works beside two computers that play.
    Study& study() { return m_study; }
    const Study& study() const { return m_study; }

    // Keeping. saved() is the game with all that brings it back, for the match of this moment;
    // there must be one. restore() puts the game away that is on the table, and goes on with
    // another one: its clocks stand until setPaused(false), and so do two computers and a program
    // of the user's, which no file starts; a vacant seat is told. The notice is
    // said last, and is replaced as a message about going to a position is; empty if none. The
    // match must be of this game.
    SavedGame saved() const;
    void restore(Reopened game, Phrase notice = {});
    // Whether there is more to keep of the game than how it was set up.
    bool worthKeeping() const;
    const std::string& id() const { return m_id.id(); } // of the game in play; empty if none
    // The game that was put away before the present one; Undo at the start of a game asks for it by
    // beforeWanted(). Empty if none. Redo at the end of a game to which one has come so asks for
    // the one that was left, by afterWanted(), until a move is made.
    const std::string& before() const { return m_id.before(); }
    void setBefore(std::string id) { m_id.setBefore(std::move(id)); }
    const std::string& after() const { return m_id.after(); }
    void setAfter(std::string id) {
        m_id.setAfter(std::move(id));
        tell(Change::Table);
    }

signals:
    void leaving(); // the game on the table is put away; it is still there
    void beforeWanted(const std::string& id);
    void afterWanted(const std::string& id);
    void resignationUndone(); // by Undo
    void changed(bouton::Session::Changes what);
    void progressed();       // turn().progress has changed
    void ponderingChanged(); // within a turn
    // A sentence for the status bar. `blocked`: no cell can be clicked now. What can be done
    // instead follows from phase() and mustPass(), and the window has the words for it.
    void refused(const bouton::Phrase& phrase, bool blocked = false);

private:
    const Seat& seat(Side side) const { return plan().seats[indexOf(side)]; }
    Side sideToMove() const { return m_match->toMove(m_match->current()); }
    TurnInPlay::Table table() const {
        return {*m_match, plan().seats, {m_clocks.left(Side::One), m_clocks.left(Side::Two)}};
    }
    bool looksBack() const { return m_match && m_match->next(m_match->current()); }
    bool looksThrough() const { return m_match && m_endings.endsLater(*m_match); }
    bool stands() const { return m_match->current() == m_stands; }
    std::optional<Result> result() const;
    std::optional<Match::Node> undoTarget() const;
    bool humanAt(Match::Node node) const;
    bool computersOnly() const;
    void forgetMatch();
    void putAway();
    void setUpAnew();
    void beginTurn();
    void ponder();
    void giveUp(const Phrase& why);
    void loseByFault(const std::vector<Phrase>& told);
    void goOnWithSeats(bool isToMove);
    void followProgram(const std::string& before, const std::string& after);
    void waitForSomebodyAt(Side side);
    void make(const Choice& choice);
    void standAt(Match::Node node);
    void goOnAt(Match::Node node);
    void arrive();
    void undoResignation();
    void takeOver();
    void show();
    template <class T> void tellPosition(const Or<T>& done);
    void tell(Changes what);
    void refuseClick();
    bool mayArrange();
    void decide(const Or<std::optional<std::size_t>>& move);
    void runClock();
    void endTime(Side side);
    void lose(Forfeit forfeit);
    void finish();
    void say(Message message);
    bool isHinting() const;
    void giveHint();

    const Ruleset& m_game;
    Presence m_presence;
    Random m_random;
    Phase m_phase = Phase::SettingUp;
    GameId m_id;
    SetUp m_setUp;
    std::unique_ptr<Match> m_match;
    Conversation m_conversation;
    HintsGiven m_hints;
    Endings m_endings;
    Edits m_edits;
    Clocks m_clocks;
    TurnInPlay m_turn;
    bool m_justMoved = false;
    Match::Node m_stands = 0; // where the game stands, wherever one looks
    bool m_rests = false;     // it is paused there
    Changes m_untold;         // since changed() was last emitted
    Study m_study;
};

} // namespace bouton

// Outside, so that Qt's own operators are not hidden inside.
Q_DECLARE_OPERATORS_FOR_FLAGS(bouton::Session::Changes)
