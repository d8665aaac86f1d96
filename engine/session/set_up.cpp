// SPDX-License-Identifier: MIT
#include "session/set_up.h"

#include <utility>

#include "session/fair_start.h"

namespace bouton {

namespace {

constexpr std::size_t mostDrafts = 1000;

// The seat with complete settings, or why nobody can sit there.
Or<Seat> completed(const Ruleset& game, Seat seat) {
    if (!seat.computer)
        return seat;
    if (seat.computer->player >= game.players.size())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "There is no such player.")});
    Or<Settings> settings =
        complete(game.players[seat.computer->player].settings, seat.computer->settings);
    if (!settings)
        return refuse(settings.error());
    seat.computer->settings = std::move(*settings);
    return seat;
}

// Why no game begins where one has ended; empty: it has not.
std::optional<Phrase> whyOver(const Match& match) {
    const auto result = match.result(0);
    if (!result)
        return std::nullopt;
    Phrase why = result->winner
                     ? Phrase{QT_TRANSLATE_NOOP(
                                  "Phrase", "This start is the end of a game: %1 has won already."),
                              {match.game().name.sides[indexOf(*result->winner)]}}
                     : Phrase{QT_TRANSLATE_NOOP(
                         "Phrase", "This start is the end of a game that is drawn already.")};
    why.where = match.ending(0).where;
    return why;
}

} // namespace

SetUp::SetUp(const Ruleset& game)
    : m_game(game), m_plan{.settings = {}, .start = std::make_shared<const Picture>()} {}

Or<Plan> SetUp::drawn(Plan plan, Random& random) const {
    Or<Settings> settings = complete(m_game.settings, plan.settings);
    if (!settings)
        return refuse(settings.error());
    plan.settings = std::move(*settings);
    for (Seat& seat : plan.seats) {
        Or<Seat> whole = completed(m_game, std::move(seat));
        if (!whole)
            return refuse(whole.error());
        seat = std::move(*whole);
    }
    if (!plan.autoFill || !m_game.name.autoFill) {
        plan.start = std::make_shared<const Picture>(m_game.blank(plan.settings));
        plan.byHand = m_game.name.fillsUnasked() || *m_game.name.arranging != '\0';
        return plan;
    }
    const auto start = drawnStart(m_game, plan, random);
    if (!start)
        return refuse(start.error());
    plan.start = (*start)->scene(0).picture;
    plan.byHand = false;
    return plan;
}

Or<void> SetUp::seat(Side side, Seat seat) {
    Or<Seat> whole = completed(m_game, std::move(seat));
    if (!whole)
        return refuse(whole.error());
    m_plan.seats[indexOf(side)] = std::move(*whole);
    return {};
}

void SetUp::play() {
    m_drafts.clear();
    m_draft = 0;
}

// It comes after the draft that was shown, and what was undone is forgotten. The same start again
// is no other draft.
void SetUp::begin(Plan plan) {
    m_plan = std::move(plan);
    if (!m_drafts.empty() && *m_drafts[m_draft].start != *m_plan.start)
        m_drafts.resize(++m_draft);
    if (m_draft == m_drafts.size())
        m_drafts.emplace_back();
    m_drafts[m_draft] = m_plan;
    if (m_drafts.size() > mostDrafts) {
        m_drafts.pop_front();
        --m_draft;
    }
}

void SetUp::setPicture(Picture picture) {
    Plan plan = m_plan;
    plan.start = std::make_shared<const Picture>(std::move(picture));
    begin(std::move(plan));
}

void SetUp::edit(Picture picture) {
    m_plan.byHand = true;
    m_plan.autoFill = false;
    m_plan.settings = settingsFor(m_game, std::move(m_plan.settings), picture);
    setPicture(std::move(picture));
}

Or<void> SetUp::resize(const Settings& settings) {
    Or<Settings> all = complete(m_game.settings, settings);
    if (!all)
        return refuse(all.error());
    Picture picture = m_game.editing.resized(*m_plan.start, *all);
    m_plan.settings = std::move(*all);
    setPicture(std::move(picture));
    return {};
}

// Shows a start that was changed by hand. In some games the pieces tell the side to move: where
// only the other one can be, it is. Where nothing has changed, `why` is said.
Or<void> SetUp::arrange(Picture picture, Phrase why) {
    if (picture == *m_plan.start)
        return refuse(std::move(why));
    if (!m_game.from(picture)) {
        Picture turned = picture;
        turned.toMove = other(turned.toMove);
        if (m_game.from(turned))
            picture = std::move(turned);
    }
    setPicture(std::move(picture));
    return {};
}

Or<void> SetUp::click(Cell cell) {
    return arrange(m_game.editing.arranged(*m_plan.start, cell),
                   {QT_TRANSLATE_NOOP(
                       "Phrase", "Nothing more fits there; a click on a piece takes it back.")});
}

Or<void> SetUp::put(Cell cell, char letter) {
    return arrange(m_game.editing.put(*m_plan.start, cell, letter),
                   letter == '.'
                       ? Phrase{QT_TRANSLATE_NOOP("Phrase", "There is nothing to take away.")}
                       : Phrase{QT_TRANSLATE_NOOP("Phrase", "That piece stands there already.")});
}

Or<void> SetUp::move(Cell from, std::optional<Cell> to) {
    return to ? arrange(m_game.editing.moved(*m_plan.start, from, *to),
                        {QT_TRANSLATE_NOOP("Phrase", "That cannot be moved there.")})
              : put(from, '.');
}

void SetUp::show(std::size_t draft) {
    m_draft = draft;
    const auto seats = std::move(m_plan.seats); // who sits there now
    m_plan = m_drafts[draft];
    m_plan.seats = seats;
}

// The start is looked at once.
Or<const Match*> SetUp::match() const {
    if (m_lookedAt != m_plan.start) {
        m_lookedAt = m_plan.start;
        m_match = m_game.from(*m_plan.start);
        if (const auto why = m_match ? whyOver(**m_match) : std::nullopt)
            m_match = refuse(*why);
    }
    if (!m_match)
        return refuse(m_match.error());
    return m_match->get();
}

} // namespace bouton
