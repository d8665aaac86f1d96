#include "session/session.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace bouton {

Session::Session(const Ruleset& game, std::uint64_t seed, QObject* parent,
                 std::function<Clocks::Time()> now)
    : QObject(parent), m_game(game), m_random(seed), m_clocks(std::move(now)), m_study(game) {
    m_paceTimer.setSingleShot(true);
    m_clockTimer.setSingleShot(true);
    m_clockTimer.setTimerType(Qt::PreciseTimer);
    connect(&m_clockTimer, &QTimer::timeout, this, &Session::lookAtClocks);
    connect(&m_paceTimer, &QTimer::timeout, this, &Session::listen);
    connect(&m_thinker, &Worker::reported, this, &Session::listen, Qt::QueuedConnection);
    // Before anybody who shows what is known.
    connect(this, &Session::changed, this, [this] {
        m_study.follow(m_match.get(), !thinking()       ? Study::AtTable::Waiting
                                      : computersOnly() ? Study::AtTable::Running
                                                        : Study::AtTable::Thinking);
    });
    connect(&m_study, &Study::changed, this, &Session::giveHint);
    // The standard settings are in range, so this cannot be refused.
    (void)setUp({complete(game.settings, {}).value(), game.name.autoFill, {}});
}

// Setting up ------------------------------------------------------------------------------------

Or<void> Session::setUp(Plan plan) {
    Or<Settings> settings = complete(m_game.settings, plan.settings);
    if (!settings)
        return refuse(settings.error());
    plan.settings = std::move(*settings);
    for (Seat& seat : plan.seats)
        if (const Or<void> settled = settle(seat); !settled)
            return settled;
    Picture picture = m_game.blank(plan.settings);
    const bool drawn = plan.autoFill && m_game.name.autoFill;
    if (drawn) {
        const auto start = m_game.random(plan.settings, m_random);
        if (!start)
            return refuse(start.error());
        picture = (*start)->picture(0);
    }
    putAway();
    m_clicking = {};
    m_messages.clear();
    m_beforeGo.reset();
    m_plan = std::move(plan);
    m_byHand = !drawn && (m_game.name.autoFill || *m_game.name.arranging != '\0');
    m_scene = {std::make_shared<const Picture>(std::move(picture))};
    if (m_phase != Phase::SettingUp)
        m_drafts.clear();
    m_phase = Phase::SettingUp;
    keepDraft();
    tell(Change::Position | Change::Clicks | Change::Talk | Change::Table);
    return {};
}

// Makes a seat's settings complete, or says why nobody can sit there.
Or<void> Session::settle(Seat& seat) const {
    if (seat.human())
        return {};
    if (seat.computer->player >= m_game.players.size())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "There is no such player.")});
    Or<Settings> settings =
        complete(m_game.players[seat.computer->player].settings, seat.computer->settings);
    if (!settings)
        return refuse(settings.error());
    seat.computer->settings = std::move(*settings);
    return {};
}

void Session::forgetMatch() {
    m_study.forget();
    m_match.reset();
    m_clocks.begin({}, {});
    m_forfeit.reset();
    m_justMoved = false;
    m_helped = false;
    m_firstEnd.reset();
    m_endedAt.clear();
    m_edits.clear();
    m_reported.clear();
    m_hintsAt.clear();
    m_hintsUsed = {};
    m_hintPending = false;
}

// The start that is set up is looked at once.
const Session::Prospect& Session::lookAhead() const {
    if (m_prospect.start == m_scene.picture)
        return m_prospect;
    m_prospect = {m_scene.picture, nullptr, std::nullopt};
    auto match = m_game.from(picture());
    if (!match) {
        m_prospect.hindrance = match.error();
        return m_prospect;
    }
    m_prospect.match = std::move(*match);
    if (const auto result = m_prospect.match->result(0)) {
        Phrase why =
            result->winner
                ? Phrase{QT_TRANSLATE_NOOP("Phrase",
                                           "This start is the end of a game: %1 has won already."),
                         {sideName(*result->winner)}}
                : Phrase{QT_TRANSLATE_NOOP(
                    "Phrase", "This start is the end of a game that is drawn already.")};
        why.where = m_prospect.match->ending(0).where;
        m_prospect.hindrance = std::move(why);
    }
    return m_prospect;
}

std::optional<Phrase> Session::hindrance() const {
    if (m_phase != Phase::SettingUp)
        return Phrase{QT_TRANSLATE_NOOP("Phrase", "A game is being played.")};
    return lookAhead().hindrance;
}

const Match* Session::prospect() const { return hindrance() ? nullptr : lookAhead().match.get(); }

Or<void> Session::start() {
    if (const auto why = hindrance())
        return refuse(*why);
    forgetMatch();
    m_match = m_game.from(picture()).value();
    nameGame();
    m_minds = {};
    m_phase = Phase::Playing;
    m_clocks.begin(m_plan.seats[0].time, m_plan.seats[1].time);
    m_clocks.remember(0);
    say({Message::Kind::Notice, m_match->toMove(0),
         told(m_match->toMove(0), QT_TRANSLATE_NOOP("Phrase", "You begin."),
              QT_TRANSLATE_NOOP("Phrase", "%1 begins."))});
    beginTurn();
    return {};
}

// Showing ---------------------------------------------------------------------------------------

std::optional<Result> Session::result() const {
    if (m_forfeit)
        return Result{other(m_forfeit->loser)};
    return m_match ? m_match->result(m_match->current()) : std::nullopt;
}

Phrase Session::tally() const {
    if (m_match)
        return m_match->tally(m_match->current());
    const auto start = m_game.from(picture());
    return start ? (*start)->tally(0) : Phrase{};
}

Clicks Session::lastMove() const {
    if (!m_match || m_match->current() == 0)
        return {};
    return m_match->moveCells(m_match->current());
}

// Seats and turns -------------------------------------------------------------------------------

bool Session::humanToMove() const {
    return m_phase == Phase::Playing && humanAt(m_match->current());
}

bool Session::humanAt(Match::Node node) const {
    return m_plan.seats[indexOf(m_match->toMove(node))].human();
}

bool Session::computersOnly() const { return !m_plan.seats[0].human() && !m_plan.seats[1].human(); }

void Session::setSeat(Side side, Seat seat) {
    if (const Or<void> settled = settle(seat); !settled) {
        emit refused(settled.error(), false);
        return;
    }
    m_clocks.change(side, seat.time);
    if (m_match && m_match->size() > 1 && seat.computer != m_plan.seats[indexOf(side)].computer)
        noteHelp();
    m_plan.seats[indexOf(side)] = std::move(seat);
    m_minds[indexOf(side)] = {};
    if (m_phase == Phase::Playing && m_match->toMove(m_match->current()) == side) {
        beginTurn();
        return;
    }
    if (!thinking()) { // what was done ahead was somebody else's
        stopThinking();
        followAhead();
    }
    tell(Change::Table);
}

void Session::setPaused(bool paused) {
    if (m_phase == Phase::Playing && paused) {
        stopThinking();
        m_phase = Phase::Paused;
        runClock();
        tell(Change::Table);
    } else if (m_phase == Phase::Paused && !paused) {
        m_phase = Phase::Playing;
        beginTurn();
    }
}

void Session::beginTurn() {
    stopThinking();
    const Match::Node node = m_match->current();
    show();
    if (m_match->result(node) || calledOff()) {
        finish(verdict());
        return;
    }
    runClock();
    if (m_phase == Phase::Playing && !humanToMove()) {
        think();
    } else if (m_phase == Phase::Playing) {
        m_clicking = Clicking(m_match->moves(node));
        if (mustPass())
            sayMustPass();
        followAhead();
    }
    tell(Change::Table);
}

// Puts the match's position on the board, with no click made and no hint waited for.
void Session::show() {
    m_scene = m_match->scene(m_match->current());
    m_clicking = {};
    m_hintPending = false;
    m_untold |= Change::Position | Change::Clicks;
}

std::optional<Side> Session::you() const {
    const bool one = m_plan.seats[0].human();
    if (one == m_plan.seats[1].human())
        return std::nullopt;
    return one ? Side::One : Side::Two;
}

const char* Session::speaker(Side side) const {
    if (!you())
        return sideName(side);
    const Seat& seat = m_plan.seats[indexOf(side)];
    return seat.human() ? QT_TRANSLATE_NOOP("Phrase", "You") : titleOf(m_game, seat);
}

// A sentence about a side: one human against a computer is spoken to, everybody else spoken of.
Phrase Session::told(Side side, const char* toPlayer, const char* ofSide) const {
    return you() == side ? Phrase{toPlayer} : Phrase{ofSide, {speaker(side)}};
}

// Once a turn, however often the turn is begun (by a pause, or a seat given away).
void Session::sayMustPass() {
    const Side side = m_match->toMove(m_match->current());
    Message message{Message::Kind::Notice, side,
                    told(side, QT_TRANSLATE_NOOP("Phrase", "You have no legal move and must pass."),
                         QT_TRANSLATE_NOOP("Phrase", "%1 has no legal move and must pass."))};
    if (m_messages.empty() || m_messages.back().text != message.text)
        say(std::move(message));
}

void Session::make(std::size_t move, Phrase rule) {
    const Side side = m_match->toMove(m_match->current());
    m_clocks.moved(side);
    const Match::Node node = enter(move);
    m_justMoved = true;
    m_clocks.remember(m_match->current());
    say({Message::Kind::Move,
         side,
         {QT_TRANSLATE_NOOP("Phrase", "%1: %2"), {speaker(side), m_match->moveText(node)}},
         std::move(rule),
         node});
    beginTurn();
}

bool Session::calledOff() const {
    return computersOnly() && m_match->ply(m_match->current()) >= mostPliesOfComputers;
}

Message Session::verdict() const {
    using Kind = Message::Kind;
    const auto ended = result();
    if (!ended)
        return {Kind::End,
                std::nullopt,
                {QT_TRANSLATE_NOOP("Phrase", "The game is called a draw.")},
                {QT_TRANSLATE_N_NOOP("Phrase",
                                     "After %n move(s) of two computers there is no end in sight."),
                 {},
                 static_cast<int>(mostPliesOfComputers)}};
    Phrase text{QT_TRANSLATE_NOOP("Phrase", "The game is drawn.")};
    if (ended->winner)
        text = victory(*ended->winner);
    if (!m_forfeit)
        return {Kind::End, ended->winner, std::move(text), m_match->ending(m_match->current())};
    const Side loser = m_forfeit->loser;
    return {Kind::End, ended->winner, std::move(text),
            m_forfeit->why == Forfeit::Why::Resigned
                ? told(loser, QT_TRANSLATE_NOOP("Phrase", "You have resigned."),
                       QT_TRANSLATE_NOOP("Phrase", "%1 has resigned."))
                : told(loser, QT_TRANSLATE_NOOP("Phrase", "You have run out of time."),
                       QT_TRANSLATE_NOOP("Phrase", "%1 has run out of time."))};
}

// Who won, said to the one who played, and by how much where the game counts something.
Phrase Session::victory(Side winner) const {
    const auto counts = m_forfeit ? std::nullopt : countsOf(tally());
    const int by = counts ? std::abs((*counts)[0] - (*counts)[1]) : 0;
    const auto human = you();
    if (!human && by > 0)
        return {QT_TRANSLATE_N_NOOP("Phrase", "%1 wins by %n."), {sideName(winner)}, by};
    if (!human)
        return {QT_TRANSLATE_NOOP("Phrase", "%1 wins."), {sideName(winner)}};
    if (by > 0)
        return {human == winner ? QT_TRANSLATE_N_NOOP("Phrase", "You won by %n.")
                                : QT_TRANSLATE_N_NOOP("Phrase", "You lost by %n."),
                {},
                by};
    return {human == winner ? QT_TRANSLATE_NOOP("Phrase", "You won.")
                            : QT_TRANSLATE_NOOP("Phrase", "You lost.")};
}

const Message* Session::ending() const {
    const auto end = std::find_if(m_messages.rbegin(), m_messages.rend(), [](const Message& each) {
        return each.kind == Message::Kind::End;
    });
    return end == m_messages.rend() ? nullptr : &*end;
}

void Session::finish(Message message) {
    m_phase = Phase::Over;
    m_endedAt.insert(m_match->current());
    if (const auto ended = result(); ended && !m_firstEnd) {
        const bool straight = m_match->size() == m_match->ply(m_match->current()) + 1;
        const bool hinted = m_hintsUsed[0] + m_hintsUsed[1] > 0;
        m_firstEnd = SavedGame::FirstEnd{ended->winner, straight && !hinted && !m_helped};
    }
    runClock();
    sayHintsUsed();
    say(std::move(message));
    tell(Change::Table);
}

void Session::say(Message message) {
    using Kind = Message::Kind;
    if (message.kind != Kind::Notice && message.kind != Kind::End)
        m_beforeGo.reset(); // somebody has spoken: what stands there stays
    m_messages.push_back(std::move(message));
    m_untold |= Change::Talk;
}

// Says what has changed since this was last said, and this with it.
void Session::tell(Changes what) { emit changed(std::exchange(m_untold, {}) | what); }

} // namespace bouton
