// Undo and redo, the clocks and the resigning of Session.

#include <algorithm>
#include <climits>

#include "session/session.h"
#include "session/walk.h"

namespace bouton {

void Session::go(Match::Node node) {
    if (!m_match || !m_match->stands(node)) {
        emit refused(refuseNode().error(), false);
        return;
    }
    if (node == m_match->current()) {
        if (!forfeit())
            return;
        m_endings.takeBack(*m_match);
    }
    stopThinking();
    m_match->go(node);
    m_justMoved = false;
    m_clocks.goBackTo(node);
    m_endings.leave();
    m_conversation.sayPlace(Speech::at(*m_match));
    m_untold |= Change::Talk;
    m_phase = m_match->result(node) || humanAt(node) ? Phase::Playing : Phase::Paused;
    beginTurn();
}

std::optional<Match::Node> Session::undoTarget() const {
    if (!m_match)
        return std::nullopt;
    if (forfeit() && forfeit()->why == Forfeit::Why::Resigned)
        return m_match->current();
    return turnBefore(*m_match, m_plan.seats);
}

std::optional<Match::Node> Session::redoTarget() const {
    return m_match ? turnAfter(*m_match, m_plan.seats) : std::nullopt;
}

void Session::undo() {
    if (canUndoDraft())
        show(m_drafts.back());
    else if (const auto node = undoTarget())
        go(*node);
    else if (!m_before.empty())
        emit beforeWanted(std::string(m_before));
    else
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no move to undo.")}, false);
}

void Session::redo() {
    if (canRedoDraft())
        show(m_drafts.forward());
    else if (const auto node = redoTarget())
        go(*node);
    else
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no move to redo.")}, false);
}

// Clocks ------------------------------------------------------------------------------------------

// Lets the clock of the side to move run, or none.
void Session::runClock() {
    m_clockTimer.stop();
    if (m_phase != Phase::Playing) {
        m_clocks.run(std::nullopt);
        return;
    }
    m_clocks.run(m_match->toMove(m_match->current()));
    waitForClock();
}

// A timer counts no further than an int, and may come early: then it waits again.
void Session::waitForClock() {
    if (const auto due = m_clocks.due())
        m_clockTimer.start(std::clamp(*due, Clocks::Duration(0), Clocks::Duration(INT_MAX)));
}

void Session::lookAtClocks() {
    const auto due = m_clocks.due();
    if (!due || due->count() > 0) {
        waitForClock();
        return;
    }
    const Side side = *m_clocks.running();
    m_clocks.ranOut(side);
    if (m_clocks.time(side)->atZero == TimeControl::AtZero::Loses) {
        lose({side, Forfeit::Why::OutOfTime});
        return;
    }
    say(speech().ranOut(side));
    tell({});
}

void Session::lose(Forfeit forfeit) {
    stopThinking();
    show();
    m_endings.forfeit(forfeit);
    finish();
}

void Session::resign() {
    const Side side = m_match ? m_match->toMove(m_match->current()) : Side::One;
    resign(m_plan.seats[indexOf(side)].human() ? side : other(side));
}

// A side whose time has run out has lost by that already.
void Session::resign(Side side) {
    lookAtClocks();
    if (m_phase == Phase::SettingUp || m_phase == Phase::Over)
        refuseClick();
    else if (!m_plan.seats[indexOf(side)].human())
        emit refused({QT_TRANSLATE_NOOP("Phrase", "A computer player does not resign.")}, false);
    else
        lose({side, Forfeit::Why::Resigned});
}

} // namespace bouton
