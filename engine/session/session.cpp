// SPDX-License-Identifier: MIT
#include "session/session.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "explain/why.h"
#include "session/values/saved_game.h"
#include "session/walk.h"

namespace bouton {

Session::Session(const Ruleset& game, std::uint64_t seed, QObject* parent,
                 std::function<Clocks::Time()> now)
    : QObject(parent),
      m_game(game),
      m_presence(game),
      m_random(seed),
      m_setUp(game),
      m_clocks(std::move(now)),
      m_turn(game, m_random),
      m_study(game) {
    connect(&m_clocks, &Clocks::ranOut, this, &Session::endTime);
    connect(&m_turn, &TurnInPlay::progressed, this, &Session::progressed);
    connect(&m_turn, &TurnInPlay::pondered, this, &Session::ponderingChanged);
    connect(&m_turn, &TurnInPlay::found, this, &Session::make);
    connect(&m_turn, &TurnInPlay::gaveUp, this, &Session::giveUp);
    connect(&m_turn, &TurnInPlay::faulted, this, &Session::loseByFault);
    // The clock counts the thought alone. A thought that ends when the time is up comes too late.
    connect(&m_turn, &TurnInPlay::chosen, this, [this] {
        m_clocks.check();
        if (m_turn.thinking())
            m_clocks.run(std::nullopt);
    });
    // Before anybody who shows what is known.
    connect(this, &Session::changed, this, [this] {
        m_study.setNeeded(isHinting());
        m_study.follow(m_match.get(), !m_turn.thinking() ? Study::AtTable::Waiting
                                      : computersOnly()  ? Study::AtTable::Running
                                                         : Study::AtTable::Thinking);
    });
    connect(&m_study, &Study::changed, this, &Session::giveHint);
    // The standard settings are in range, so this cannot be refused.
    (void)setUp({complete(game.settings, {}).value(), game.name.fillsUnasked(), {}});
}

// Setting up --------------------------------------------------------------------------------------

Or<void> Session::setUp(Plan plan) {
    Or<Plan> drawn = m_setUp.drawn(std::move(plan), m_random);
    if (!drawn)
        return refuse(drawn.error());
    setUpAnew();
    m_setUp.begin(std::move(*drawn));
    tell(Change::Position | Change::Clicks | Change::Talk | Change::Table);
    return {};
}

void Session::edit(Picture picture) {
    if (m_phase != Phase::SettingUp)
        setUpAnew();
    m_setUp.edit(std::move(picture));
    tell(Change::Position | Change::Table);
}

// Ends whatever is going on.
void Session::setUpAnew() {
    putAway();
    m_conversation.begin();
    m_phase = Phase::SettingUp;
    m_untold |= Change::Clicks | Change::Talk;
}

void Session::setPicture(Picture picture) {
    if (m_phase != Phase::SettingUp)
        return;
    m_setUp.setPicture(std::move(picture));
    tell(Change::Position);
}

Or<void> Session::resize(const Settings& settings) {
    if (m_phase != Phase::SettingUp)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "A game is being played.")});
    const Or<void> done = m_setUp.resize(settings);
    if (done)
        tell(Change::Position | Change::Table);
    return done;
}

void Session::put(Cell cell, char letter) {
    if (mayArrange())
        tellPosition(m_setUp.put(cell, letter));
}

void Session::move(Cell from, std::optional<Cell> to) {
    if (mayArrange())
        tellPosition(m_setUp.move(from, to));
}

Or<const Match*> Session::beginning() const {
    if (m_phase != Phase::SettingUp)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "A game is being played.")});
    const auto match = m_setUp.match();
    if (const auto vacant = m_presence.vacant(plan()); match && vacant)
        return refuse(*m_presence.absence(seat(*vacant)));
    return match;
}

Or<void> Session::start() {
    if (const auto start = beginning(); !start)
        return refuse(start.error());
    forgetMatch();
    m_match = m_game.from(picture()).value();
    m_id.begin();
    m_setUp.play();
    m_phase = Phase::Playing;
    m_clocks.begin(plan().seats[0].time, plan().seats[1].time);
    m_clocks.remember(0);
    say(speech().begins(m_match->toMove(0)));
    beginTurn();
    return {};
}

void Session::forgetMatch() {
    m_study.forget();
    m_match.reset();
    m_clocks.begin({}, {});
    m_endings = {};
    m_justMoved = false;
    m_stands = 0;
    m_rests = false;
    m_edits = {};
    m_hints = {};
    m_turn.forget();
}

// Showing -----------------------------------------------------------------------------------------

Scene Session::scene() const {
    return m_match ? m_match->scene(m_match->current()) : Scene{plan().start};
}

std::optional<Result> Session::result() const {
    return m_match ? m_endings.result(*m_match, m_match->current()) : std::nullopt;
}

Ways Session::ways() const {
    Ways ways{undoTarget(), m_match ? turnAfter(*m_match, plan().seats) : std::nullopt,
              m_setUp.canUndo(), m_setUp.canRedo()};
    ways.canUndo = ways.back || ways.draftBack || !before().empty();
    ways.canRedo = ways.forward || ways.draftForward || !after().empty();
    return ways;
}

View Session::view() const {
    return {looksBack(), looksThrough(), m_phase == Phase::Over || looksThrough(), m_justMoved};
}

Ending Session::ending() const {
    const auto forfeit = m_match ? m_endings.forfeited(*m_match) : std::nullopt;
    return {result(), forfeit,
            m_phase == Phase::Over ? std::optional(speech().verdict(*m_match, forfeit))
                                   : std::nullopt,
            m_endings.first()};
}

// Seats and turns ---------------------------------------------------------------------------------

bool Session::humanAt(Match::Node node) const { return seat(m_match->toMove(node)).human(); }

bool Session::computersOnly() const { return !plan().seats[0].human() && !plan().seats[1].human(); }

void Session::setSeat(Side side, Seat seat) {
    Seat before = this->seat(side);
    if (const Or<void> done = m_setUp.seat(side, std::move(seat)); !done)
        return emit refused(done.error());
    const Seat& now = this->seat(side);
    m_clocks.change(side, now.time);
    before.time = now.time, before.name = now.name;
    if (m_match && m_match->size() > 1 && now != before)
        m_endings.help(SavedGame::Help::Seat);
    m_turn.reseat(side);
    goOnWithSeats(m_match && sideToMove() == side);
}

// Somebody else sits there, perhaps at the seat that is to move.
void Session::goOnWithSeats(bool isToMove) {
    if (m_phase == Phase::Paused && !m_presence.vacant(plan()))
        m_turn.goOn();
    if (m_phase == Phase::Playing && isToMove)
        return beginTurn();
    ponder();
    tell(Change::Table);
}

void Session::setPrograms(const OwnPrograms& programs) {
    m_presence.setPrograms(programs);
    m_turn.setPrograms(programs);
    connect(&programs, &OwnPrograms::changed, this, &Session::followProgram);
}

void Session::followProgram(const std::string& before, const std::string& after) {
    bool sitsHere = false, isToMove = false;
    for (const Side side : {Side::One, Side::Two}) {
        Seat seat = this->seat(side);
        if (seat.program.empty() || (seat.program != before && seat.program != after))
            continue;
        if (!after.empty())
            seat.program = after;
        (void)m_setUp.seat(side, std::move(seat)); // no program is refused
        m_turn.reseat(side);
        sitsHere = true;
        isToMove = isToMove || (m_match && sideToMove() == side);
    }
    if (sitsHere)
        goOnWithSeats(isToMove);
}

void Session::setPaused(bool paused) {
    if (m_phase == Phase::Playing && paused) {
        m_turn.stop();
        m_phase = Phase::Paused;
        runClock();
        tell(Change::Table);
    } else if (m_phase == Phase::Paused && !paused) {
        m_phase = Phase::Playing;
        beginTurn();
    }
}

void Session::beginTurn() {
    m_turn.stop();
    show();
    if (result() || calledOff(*m_match, plan().seats))
        return finish();
    if (m_phase == Phase::Playing && !stands() && !seat(sideToMove()).human())
        standAt(m_match->current());
    if (m_phase == Phase::Playing && m_presence.absence(seat(sideToMove())))
        return waitForSomebodyAt(sideToMove());
    runClock();
    if (m_phase == Phase::Playing)
        m_turn.begin(table());
    // Once a turn, however often the turn is begun (by a pause, or a seat given away).
    if (m_turn.mustPass() && m_conversation.sayOnce(speech().mustPass(sideToMove())))
        m_untold |= Change::Talk;
    ponder();
    tell(Change::Table);
}

// The board shows the match's position, with no click made and no hint waited for.
void Session::show() {
    m_turn.clear();
    m_hints.want(false);
    m_untold |= Change::Position | Change::Clicks;
}

void Session::make(const Choice& choice) {
    standAt(m_match->current());
    takeOver();
    m_clocks.moved(sideToMove());
    enter(*m_match, choice.move);
    m_endings.goOn(*m_match);
    m_justMoved = true;
    m_stands = m_match->current();
    m_id.setAfter({});
    m_hints.goOn();
    m_clocks.remember(m_match->current());
    say(speech().moved(*m_match, choice.rule));
    beginTurn();
}

void Session::finish() {
    m_phase = Phase::Over;
    m_endings.end(*m_match, m_hints.any());
    m_hints.goOn();
    runClock();
    for (const Side side : {Side::One, Side::Two})
        if (const int used = m_hints.used(side); used > 0)
            say(speech().hintsUsed(side, used));
    say(speech().verdict(*m_match, m_endings.forfeited(*m_match)));
    tell(Change::Table);
}

void Session::say(Message message) {
    m_conversation.say(std::move(message));
    m_untold |= Change::Talk;
}

template <class T> void Session::tellPosition(const Or<T>& done) {
    if (done)
        tell(Change::Position);
    else
        emit refused(done.error());
}

// Says what has changed since this was last said, and this with it.
void Session::tell(Changes what) { emit changed(std::exchange(m_untold, {}) | what); }

// Begins or stops what is done in a human's turn.
void Session::ponder() {
    if (m_turn.human())
        m_turn.ponder(table(), isHinting());
}

void Session::setMayPonder(bool may) {
    m_turn.setMayPonder(may);
    const bool before = turn().pondering;
    ponder();
    if (turn().pondering != before)
        emit ponderingChanged();
}

// A computer gives no move.
void Session::giveUp(const Phrase& why) {
    m_phase = Phase::Paused;
    runClock();
    say({Message::Kind::Refusal, sideToMove(), why});
    tell(Change::Table);
}

// A program's fault costs the game, and is told to the one who wrote it.
void Session::loseByFault(const std::vector<Phrase>& told) {
    const Side side = sideToMove();
    for (const Phrase& line : told)
        say({Message::Kind::Notice, side, line});
    lose({side, Forfeit::Why::Fault});
}

// Nobody sits there who could play, which is said once.
void Session::waitForSomebodyAt(Side side) {
    m_phase = Phase::Paused;
    runClock();
    const Phrase why = m_presence.absence(seat(side)).value();
    m_turn.restore(why);
    if (m_conversation.sayOnce({Message::Kind::Notice, side, why}))
        m_untold |= Change::Talk;
    tell(Change::Table);
}

// Clicks ------------------------------------------------------------------------------------------

// Why no cell can be clicked now.
void Session::refuseClick() {
    const auto why = [this]() -> Phrase {
        switch (m_phase) {
        case Phase::SettingUp: return {QT_TRANSLATE_NOOP("Phrase", "The game has not begun.")};
        case Phase::Paused: return {QT_TRANSLATE_NOOP("Phrase", "The game is paused.")};
        case Phase::Over: return {QT_TRANSLATE_NOOP("Phrase", "The game is over.")};
        case Phase::Playing: break;
        }
        if (m_turn.human())
            return {QT_TRANSLATE_NOOP("Phrase", "There is no legal move but to pass.")};
        return {QT_TRANSLATE_NOOP("Phrase", "The computer is thinking; its move comes first.")};
    };
    emit refused(why(), true);
}

bool Session::mayArrange() {
    const bool may = m_phase == Phase::SettingUp && plan().byHand;
    if (!may)
        refuseClick();
    return may;
}

void Session::click(Cell cell) {
    if (m_phase == Phase::SettingUp) {
        if (mayArrange())
            tellPosition(m_setUp.click(cell));
    } else if (!m_turn.human() || m_turn.mustPass()) {
        refuseClick();
    } else {
        decide(m_turn.click(*m_match, cell));
    }
}

void Session::endTurn() { decide(m_turn.clicked()); }
void Session::pass() { decide(m_turn.pass()); }

// What a human has decided on; empty: his clicks are a part of one.
void Session::decide(const Or<std::optional<std::size_t>>& move) {
    if (!m_turn.human())
        refuseClick();
    else if (!move)
        emit refused(move.error());
    else if (*move)
        play(**move);
    else
        tell(Change::Clicks);
}

void Session::takeBack() {
    if (m_turn.takeBack())
        tell(Change::Clicks);
}

// A move that comes when the time has run out comes too late.
void Session::play(std::size_t move) {
    m_clocks.check();
    if (!m_turn.human())
        refuseClick();
    else if (move < clicking().moves().size())
        make({move, {}});
    else
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no such move here.")});
}

// Going through the game --------------------------------------------------------------------------

void Session::go(Match::Node node) {
    if (!m_match || !m_match->stands(node))
        return emit refused(refuseNode().error());
    if (node == m_match->current())
        return;
    if (stands())
        m_rests = m_phase == Phase::Paused;
    m_match->go(node);
    if (!m_match->next(node))
        standAt(node);
    arrive();
}

// From now on the game stands there, with the time that was left then. Where it stood, what is left
// is remembered, so that to come back gives no time.
void Session::standAt(Match::Node node) {
    if (node == m_stands)
        return;
    m_clocks.remember(m_stands);
    m_clocks.goBackTo(node);
    m_stands = node;
    m_rests = false;
}

// Takes moves back, or makes them again.
void Session::goOnAt(Match::Node node) {
    standAt(node);
    m_rests = false;
    m_match->go(node);
    arrive();
}

// What is on the board has come there by no move.
void Session::arrive() {
    m_justMoved = false;
    m_hints.goOn();
    m_turn.goOn();
    m_conversation.sayPlace(Speech::at(*m_match));
    m_untold |= Change::Talk;
    const bool rests = stands() && m_rests;
    m_phase = !rests && (result() || humanAt(m_match->current())) ? Phase::Playing : Phase::Paused;
    beginTurn();
}

void Session::undoResignation() {
    takeOver();
    m_endings.takeBack(*m_match);
    m_rests = false;
    emit resignationUndone();
    arrive();
}

// Who plays on in a game from elsewhere does so as himself: a human against a computer is the user,
// and a game that had ended is no longer that of the people who played it.
void Session::takeOver() {
    const bool one = seat(Side::One).human() != seat(Side::Two).human();
    for (const Side side : {Side::One, Side::Two})
        if (Seat seat = this->seat(side); !seat.name.empty() && (one || m_endings.cameEnded())) {
            seat.name.clear();
            (void)m_setUp.seat(side, std::move(seat)); // nobody is refused
        }
}

std::optional<Match::Node> Session::undoTarget() const {
    if (!m_match)
        return std::nullopt;
    const auto forfeit = m_endings.forfeited(*m_match);
    if (forfeit && forfeit->why == Forfeit::Why::Resigned)
        return m_match->current();
    return turnBefore(*m_match, plan().seats);
}

void Session::undo() {
    if (m_setUp.canUndo()) {
        m_setUp.undo();
        tell(Change::Position | Change::Table);
    } else if (const auto node = undoTarget()) {
        if (*node == m_match->current())
            return undoResignation();
        goOnAt(*node);
    } else if (!before().empty()) {
        emit beforeWanted(std::string(before()));
    } else {
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no move to undo.")});
    }
}

void Session::redo() {
    if (m_setUp.canRedo()) {
        m_setUp.redo();
        tell(Change::Position | Change::Table);
    } else if (const auto node = ways().forward) {
        goOnAt(*node);
    } else if (!after().empty()) {
        emit afterWanted(std::string(after()));
    } else {
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no move to redo.")});
    }
}

// Changes of the tree -----------------------------------------------------------------------------

void Session::comment(Match::Node node, std::string text) {
    const Or<bool> done = m_match ? m_edits.comment(*m_match, node, std::move(text)) : refuseNode();
    if (!done || *done)
        tellPosition(done);
}

void Session::promote(Match::Node node) {
    tellPosition(m_match ? m_edits.promote(*m_match, node) : refuseNode());
}

void Session::remove(Match::Node node) {
    std::optional<Match::Node> before;
    if (m_match && !whyNotRemoved(*m_match, node))
        before = m_match->parent(node);
    if (before && isOnTheWay(*m_match, node))
        go(*before);
    const Or<void> done = m_match ? m_edits.remove(*m_match, node) : refuseNode();
    if (before && !m_match->stands(m_stands)) {
        standAt(*before);
        runClock();
    }
    tellPosition(done);
}

void Session::undoEdit() {
    if (!m_edits.last())
        return emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no change to undo.")});
    m_edits.undo(*m_match);
    tell(Change::Position);
}

// Time and resigning ------------------------------------------------------------------------------

// Lets the clock of the side to move run, or none: all stand while one looks elsewhere.
void Session::runClock() {
    const bool runs = m_phase == Phase::Playing && stands();
    m_clocks.run(runs ? std::optional(sideToMove()) : std::nullopt);
}

void Session::endTime(Side side) {
    if (m_clocks.time(side)->atZero == TimeControl::AtZero::Loses)
        return lose({side, Forfeit::Why::OutOfTime});
    say(speech().ranOut(side));
    tell({});
}

void Session::lose(Forfeit forfeit) {
    m_turn.stop();
    show();
    m_endings.forfeit(*m_match, forfeit);
    finish();
}

// A side whose time has run out has lost by that already.
void Session::resign(std::optional<Side> side) {
    m_clocks.check();
    if (m_phase == Phase::SettingUp || m_phase == Phase::Over)
        return refuseClick();
    if (!side) {
        side = sideToMove();
        if (!seat(*side).human())
            side = other(*side);
    }
    if (seat(*side).human())
        lose({*side, Forfeit::Why::Resigned});
    else
        emit refused({QT_TRANSLATE_NOOP("Phrase", "A computer player does not resign.")});
}

// Hints -------------------------------------------------------------------------------------------

bool Session::canHint() const {
    return m_turn.human() && !looksThrough() && m_hints.left(m_match->current());
}

void Session::hint() {
    if (!m_turn.human())
        return refuseClick();
    if (looksThrough())
        return emit refused(
            {QT_TRANSLATE_NOOP("Phrase", "This game has been played to its end; its "
                                         "review shows what was better.")});
    if (!canHint())
        return emit refused(
            {QT_TRANSLATE_NOOP("Phrase", "There are no more hints for this position.")});
    m_hints.want(true);
    ponder(); // not while the study works
    tell(Change::Table);
    giveHint();
    if (m_hints.wanted())
        emit refused({QT_TRANSLATE_NOOP("Phrase", "Still analysing; the hint follows.")});
}

// What is needed of the study. A hint that was said before the answer was final is looked after.
bool Session::isHinting() const {
    return m_hints.wanted() || (m_turn.human() && m_hints.isOpen(m_match->current()));
}

// Tells the deepest that is known, with its depth, and corrects what was told before it was final.
void Session::giveHint() {
    if (!m_turn.human())
        return m_hints.want(false);
    const Match::Node node = m_match->current();
    const bool isFinal = m_study.isFinal(node), closes = isFinal && m_hints.isOpen(node);
    const Analysis* const analysis = m_study.ripe(node);
    if (!(m_hints.wanted() || closes) || (!analysis && m_study.busy()))
        return;
    if (closes)
        for (Phrase& hint : m_hints.close(*m_match, *analysis))
            say({Message::Kind::Hint,
                 sideToMove(),
                 std::move(hint),
                 {QT_TRANSLATE_NOOP("Phrase",
                                    "This is proven, and corrects what was estimated before.")}});
    if (m_hints.wanted() && analysis)
        say({Message::Kind::Hint, sideToMove(), m_hints.give(*m_match, *analysis, isFinal),
             howFar(*m_match, node, *analysis)});
    m_hints.want(false);
    ponder();
    tell(Change::Table);
    if (!analysis)
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no analysis of this position.")});
}

// Keeping -----------------------------------------------------------------------------------------

// A start that was neither drawn nor the usual one is somebody's work.
bool Session::worthKeeping() const {
    if (!m_match)
        return false;
    if (!m_match->children(0).empty() || !m_match->comment(0).empty()
        || m_endings.forfeited(*m_match))
        return true;
    const auto usual = m_game.standard(plan().settings);
    return !plan().autoFill && (!usual || (*usual)->picture(0) != m_match->picture(0));
}

// The game that Undo leads back to is the last one that was worth keeping.
void Session::putAway() {
    m_turn.stop();
    if (m_match) {
        m_clocks.run(std::nullopt);
        emit leaving();
    }
    m_id.putAway(worthKeeping());
    forgetMatch();
}

SavedGame Session::saved() const {
    SavedTree tree = treeOf(*m_match);
    const std::vector<Match::Node> nodes = tree.nodes;
    SavedGame game = savedFrom(*m_match, plan(), std::move(tree));
    m_id.save(game);
    m_clocks.save(game, nodes);
    if (!stands()) // it goes on where one looks, and where it stands now with what is left there
        game.positions[static_cast<std::size_t>(std::ranges::find(nodes, m_stands) - nodes.begin())]
            .left = std::exchange(game.left, game.positions[game.current].left);
    m_hints.save(game, nodes);
    m_endings.save(game, *m_match, nodes);
    m_conversation.save(game);
    game.paused = m_phase == Phase::Paused;
    game.over = view().hasEnded;
    const auto ended =
        m_phase == Phase::Over ? result() : m_endings.result(*m_match, m_match->line().back());
    game.winner = game.over && ended ? ended->winner : std::nullopt;
    return game;
}

void Session::restore(Reopened game, Phrase notice) {
    if (game.match->game().name.id != std::string_view(m_game.name.id))
        return emit refused({QT_TRANSLATE_NOOP("Phrase", "This table is for another game.")});
    putAway();
    const SavedGame& saved = game.game;
    m_match = std::move(game.match);
    m_id = GameId::restored(saved);
    m_setUp.begin(std::move(game.plan));
    m_setUp.play();
    m_clocks.begin(plan().seats[0].time, plan().seats[1].time);
    m_clocks.restore(saved, game.nodes);
    m_stands = m_match->current();
    m_hints = HintsGiven::restored(saved, game.nodes);
    m_endings = Endings::restored(saved, game.nodes);
    m_conversation.begin(saved.messages);
    if (!saved.messages.empty() && saved.messages.back().kind == Message::Kind::Refusal)
        m_turn.restore(saved.messages.back().text);
    const bool over = result() || calledOff(*m_match, plan().seats);
    if (over && !m_conversation.ending())
        m_conversation.say(speech().verdict(*m_match, m_endings.forfeited(*m_match)));
    if (!notice.empty()) {
        m_hints.goOn();
        m_conversation.sayPlace({Message::Kind::Notice, std::nullopt, std::move(notice)});
    }
    m_untold |= Change::Talk;
    if (over) {
        m_phase = Phase::Over;
        show();
        return tell(Change::Table);
    }
    const auto& [one, two] = plan().seats;
    const bool mustBeContinued =
        one.time || two.time || !one.program.empty() || !two.program.empty();
    m_phase = saved.paused || mustBeContinued || computersOnly() ? Phase::Paused : Phase::Playing;
    if (const auto vacant = m_presence.vacant(plan())) {
        show();
        return waitForSomebodyAt(*vacant);
    }
    beginTurn();
}

} // namespace bouton
