// SPDX-License-Identifier: MIT
#include "ui/game/preparation.h"

#include <algorithm>
#include <utility>

#include "ui/archive/proposals.h"
#include "ui/preferences/preferences.h"

namespace bouton {

Preparation::Preparation(Session& session, Preferences& preferences, QObject* parent)
    : QObject(parent),
      m_session(session),
      m_preferences(preferences),
      m_answers(preferences.answersFor(session.game())),
      m_chosen(m_answers) {
    connect(&session, &Session::changed, this, &Preparation::follow);
}

void Preparation::follow(Session::Changes what) {
    using Change = Session::Change;
    if (m_session.phase() == Session::Phase::Playing)
        m_played = true;
    if ((what & Change::Position) && !m_shaping && settingUp())
        emit boardSet();
    if ((what & (Change::Position | Change::Table)) && !m_seating)
        tell();
}

bool Preparation::settingUp() const { return m_session.phase() == Session::Phase::SettingUp; }

// What the session plays is so, whoever else has set it up or given a seat away.
void Preparation::adopt() {
    const Plan plan = m_session.plan();
    if (hindranceOfAnswers() || plan.asksAs(m_answers.plan))
        return;
    m_answers.plan.autoFill = plan.autoFill;
    const auto before = playersOf(m_answers);
    bouton::seat(m_answers, plan.seats);
    if (settingUp() && playersOf(m_answers) != before)
        m_chosen = m_answers;
    give(plan.settings);
}

void Preparation::tell() {
    adopt();
    if (settingUp())
        emit changed();
    auto hindrance = this->hindrance();
    if (hindrance == m_told)
        return;
    m_told = std::move(hindrance);
    emit hindranceChanged();
}

void Preparation::give(const Settings& settings) {
    m_answers.plan.settings = capped(m_session.game().settings, settings);
    m_typed.reset();
    emit settingsGiven();
}

std::optional<Phrase> Preparation::hindranceOfAnswers() const {
    return m_typed ? m_typed : m_refusal;
}

std::optional<Phrase> Preparation::hindrance() const {
    if (const auto why = hindranceOfAnswers())
        return why;
    if (const auto start = m_session.beginning(); !start)
        return start.error();
    const bool byProof = std::ranges::any_of(m_session.plan().seats, [this](const Seat& seat) {
        return seat.computer && m_session.game().players[seat.computer->player].byProof;
    });
    return byProof ? m_unproven : std::nullopt;
}

// Setting up --------------------------------------------------------------------------------------

void Preparation::setProposals(const Proposals& proposals) {
    m_proposals = &proposals;
    proposeAnew();
}

Proposal Preparation::proposal() const {
    return m_proposals ? m_proposals->of(m_session.game()) : firstProposal(m_session.game());
}

void Preparation::proposeAnew() {
    if (!settingUp())
        return;
    propose(m_answers, proposal());
    tellSeats();
}

void Preparation::open() {
    if (m_typed && settingUp())
        return; // the start stays until what is typed can be
    takeTurns();
    setUp();
}

void Preparation::setUp() {
    give(m_answers.plan.settings);
    m_shaping = true;
    const Or<void> done = m_session.setUp(m_answers.plan);
    m_shaping = false;
    shape(done);
    tell();
}

void Preparation::openAnew() {
    m_answers.plan.autoFill = m_preferences.answersFor(m_session.game()).plan.autoFill;
    m_answers.plan.seats = m_chosen.plan.seats;
    m_answers.first = m_chosen.first;
    propose(m_answers, proposal());
    open();
}

void Preparation::open(const Picture& picture) {
    place(picture);
    seatHumanAt(m_answers, picture.toMove);
    tellSeats();
}

void Preparation::edit(const Picture& picture) {
    if (m_typed && settingUp())
        return; // what is typed is not thrown away without a word
    place(picture);
}

void Preparation::place(const Picture& picture) {
    m_refusal.reset();
    give(settingsFor(m_session.game(), m_answers.plan.settings, picture));
    m_session.edit(picture);
    tell();
}

void Preparation::openAgain(const std::optional<std::array<Seat, 2>>& wanted) {
    const auto seats = wanted; // perhaps those of the plan, which changes now
    const Match* match = m_session.match();
    const Picture before = match ? match->picture(0) : Picture{};
    takeTurns();
    if (seats)
        bouton::seat(m_answers, *seats); // a start is drawn for who plays
    setUp();
    if (match && !m_session.plan().autoFill)
        m_session.setPicture(before);
}

// The seats are told one by one, and the session tells of each. What stands there in between was
// chosen by nobody, so it is no answer. The next new game is not theirs either.
void Preparation::seat(const std::array<Seat, 2>& wanted) {
    const auto seats = wanted;
    const Answers chosen = m_chosen;
    m_seating = true;
    for (const Side side : {Side::One, Side::Two})
        if (m_session.plan().seats[indexOf(side)] != seats[indexOf(side)])
            m_session.setSeat(side, seats[indexOf(side)]);
    m_seating = false;
    tell();
    m_chosen = chosen;
}

void Preparation::shape(const Or<void>& done) {
    m_refusal = done ? std::nullopt : std::optional(done.error());
    if (done && !m_session.plan().autoFill)
        emit shaped();
}

// The one who did not begin the last game begins the next.
void Preparation::takeTurns() {
    if (m_answers.inTurn && m_played) {
        setFirst(m_answers, other(m_answers.first));
        setFirst(m_chosen, m_answers.first);
        m_preferences.keep(m_session.game(), m_chosen);
    }
    m_played = false;
}

void Preparation::tellSeats() { seat(m_answers.plan.seats); }

// The user's answers ------------------------------------------------------------------------------

void Preparation::keep() {
    m_chosen = m_answers;
    m_preferences.keep(m_session.game(), m_answers);
    tell();
}

// Another size of a board that is set up by hand keeps what fits.
void Preparation::setSettings(const Settings& settings) {
    m_answers.plan.settings = settings;
    if (!m_session.plan().byHand)
        return setBoardUp();
    if (m_typed)
        return tell(); // the start stays until what is typed can be
    m_shaping = true;
    const Or<void> done = m_session.resize(m_answers.plan.settings);
    m_shaping = false;
    shape(done);
    keep();
}

void Preparation::setAutoFill(bool on) {
    if (on == m_answers.plan.autoFill)
        return;
    m_answers.plan.autoFill = on;
    if (on)
        open();
    else
        edit(m_session.picture()); // what was drawn stays
    keep();
}

void Preparation::setBoardUp() {
    open();
    keep();
}

// Another player does not draw another start. Who is proposed anyway is not chosen.
void Preparation::setPlayers(const Answers& answers) {
    if (const auto players = playersOf(answers); players != playersOf(m_answers)) {
        const Proposal now = proposal();
        const bool goesAlong = players == against(now.opponent, players[0].time);
        m_answers.proposed = goesAlong ? std::optional(now.why) : std::nullopt;
    }
    m_answers.plan.seats = answers.plan.seats;
    m_answers.first = answers.first;
    tellSeats();
    keep();
}

void Preparation::setStarter(std::optional<Side> starter) {
    letStart(m_answers, starter);
    m_played = false;
    tellSeats();
    keep();
}

void Preparation::setTyped(std::optional<Phrase> refusal) { m_typed = std::move(refusal); }

void Preparation::describe(Or<Picture> start) {
    m_refusal = start ? std::nullopt : std::optional(start.error());
    if (start) {
        start->toMove = m_session.picture().toMove;
        m_session.setPicture(std::move(*start));
    }
    tell();
}

void Preparation::takeAsDescribed() { m_refusal.reset(); }

void Preparation::setUnproven(std::optional<Phrase> why) {
    m_unproven = std::move(why);
    tell();
}

} // namespace bouton
