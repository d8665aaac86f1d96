// The clicks of Session.

#include "session/session.h"

namespace bouton {

// Why no cell can be clicked now.
void Session::refuseClick() {
    const auto why = [this]() -> Phrase {
        switch (m_phase) {
        case Phase::SettingUp: return {QT_TRANSLATE_NOOP("Phrase", "The game has not begun.")};
        case Phase::Paused: return {QT_TRANSLATE_NOOP("Phrase", "The game is paused.")};
        case Phase::Over: return {QT_TRANSLATE_NOOP("Phrase", "The game is over.")};
        case Phase::Playing: break;
        }
        if (humanToMove())
            return {QT_TRANSLATE_NOOP("Phrase", "There is no legal move but to pass.")};
        return {QT_TRANSLATE_NOOP("Phrase", "The computer is thinking; its move comes first.")};
    };
    emit refused(why(), true);
}

// Why a cell is no part of a move, in the game's own words if it has some.
Phrase Session::whyNot(Cell cell) const {
    Phrase why;
    if (m_game.telling.refusal)
        why = m_game.telling.refusal({*m_match, m_match->current()}, m_clicking.clicks(), cell);
    if (why.empty())
        why = {QT_TRANSLATE_NOOP("Phrase", "%1 is not a legal move here."), {nameOf(cell)}};
    why.where = {cell};
    return why;
}

void Session::click(Cell cell) {
    if (m_phase == Phase::SettingUp && m_byHand) {
        arrange(m_game.editing.arranged(picture(), cell),
                {QT_TRANSLATE_NOOP("Phrase",
                                   "Nothing more fits there; a click on a piece takes it back.")});
        return;
    }
    if (!humanToMove() || mustPass()) {
        refuseClick();
        return;
    }
    switch (m_clicking.click(cell)) {
    case Clicking::Growth::Refused: emit refused(whyNot(cell), false); return;
    case Clicking::Growth::Growing: tell(Change::Clicks); return;
    case Clicking::Growth::Whole: endTurn(); return;
    }
}

void Session::endTurn() {
    if (!humanToMove())
        refuseClick();
    else if (const auto move = m_clicking.move())
        play(*move);
    else
        emit refused({QT_TRANSLATE_NOOP("Phrase", "Click a cell first.")}, false);
}

void Session::takeBack() {
    if (m_clicking.takeBack())
        tell(Change::Clicks);
}

bool Session::mustPass() const { return humanToMove() && m_clicking.button().has_value(); }

void Session::pass() {
    if (mustPass())
        play(*m_clicking.button());
    else if (humanToMove())
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is a legal move, so nobody may pass.")},
                     false);
    else
        refuseClick();
}

// A move that comes when the time has run out comes too late.
void Session::play(std::size_t move) {
    lookAtClocks();
    if (!humanToMove())
        refuseClick();
    else if (move < m_clicking.moves().size())
        make(move, {});
    else
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no such move here.")}, false);
}

} // namespace bouton
