// The hints of Session.

#include "session/session.h"

namespace bouton {

bool Session::canHint() const {
    return humanToMove() && !looksThrough() && m_hints.left(m_match->current());
}

void Session::hint() {
    if (!humanToMove()) {
        refuseClick();
        return;
    }
    if (looksThrough()) {
        emit refused({QT_TRANSLATE_NOOP("Phrase", "This game has been played to its end: Look it "
                                                  "through shows what was better.")},
                     false);
        return;
    }
    if (!canHint()) {
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There are no more hints for this position.")},
                     false);
        return;
    }
    m_hints.want(true);
    tell(Change::Table); // whoever decides what the study looks at knows now that this is wanted
    giveHint();
    if (hintPending())
        emit refused({QT_TRANSLATE_NOOP("Phrase", "Still analysing; the hint follows.")}, false);
}

// Only what is final is told, so that no step takes back what an earlier one said.
void Session::giveHint() {
    if (!hintPending())
        return;
    if (!humanToMove()) {
        m_hints.want(false);
        return;
    }
    const Match::Node node = m_match->current();
    // What is not yet settled changes from hint to hint, unless it is proven.
    const Analysis* analysis = m_study.shown(node);
    if (!analysis || !analysis->position.exact)
        analysis = m_study.settled(node);
    if (analysis) {
        say({Message::Kind::Hint, m_match->toMove(node), m_hints.give(*m_match, *analysis)});
        tell(Change::Table);
    } else if (!m_study.busy()) {
        m_hints.want(false);
        tell(Change::Table);
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no analysis of this position.")},
                     false);
    }
}

} // namespace bouton
