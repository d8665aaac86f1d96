#include "session/session.h"

#include <utility>

#include "session/walk.h"

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
    m_conversation.begin();
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
    m_endings = {};
    m_justMoved = false;
    m_edits = {};
    m_reported.clear();
    m_hints = {};
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
    say(speech().begins(m_match->toMove(0)));
    beginTurn();
    return {};
}

// Showing ---------------------------------------------------------------------------------------

std::optional<Result> Session::result() const {
    return m_match ? m_endings.result(*m_match) : std::nullopt;
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
    if (m_match->result(node) || calledOff(*m_match, m_plan.seats)) {
        finish();
        return;
    }
    runClock();
    if (m_phase == Phase::Playing && !humanToMove()) {
        think();
    } else if (m_phase == Phase::Playing) {
        m_clicking = Clicking(m_match->moves(node));
        // Once a turn, however often the turn is begun (by a pause, or a seat given away).
        if (mustPass() && m_conversation.sayOnce(speech().mustPass(m_match->toMove(node))))
            m_untold |= Change::Talk;
        followAhead();
    }
    tell(Change::Table);
}

// Puts the match's position on the board, with no click made and no hint waited for.
void Session::show() {
    m_scene = m_match->scene(m_match->current());
    m_clicking = {};
    m_hints.want(false);
    m_untold |= Change::Position | Change::Clicks;
}

void Session::make(std::size_t move, Phrase rule) {
    const Side side = m_match->toMove(m_match->current());
    m_clocks.moved(side);
    enter(*m_match, move);
    m_justMoved = true;
    m_clocks.remember(m_match->current());
    say(speech().moved(*m_match, std::move(rule)));
    beginTurn();
}

void Session::finish() {
    m_phase = Phase::Over;
    m_endings.end(*m_match, m_hints.any());
    runClock();
    for (const Side side : {Side::One, Side::Two})
        if (const int used = hintsUsed(side); used > 0)
            say(speech().hintsUsed(side, used));
    say(speech().verdict(*m_match, forfeit()));
    tell(Change::Table);
}

void Session::say(Message message) {
    m_conversation.say(std::move(message));
    m_untold |= Change::Talk;
}


// Says what has changed since this was last said, and this with it.
void Session::tell(Changes what) { emit changed(std::exchange(m_untold, {}) | what); }

} // namespace bouton
