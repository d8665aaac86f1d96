// The hints of Session.

#include "explain/hints.h"
#include "session/session.h"

namespace bouton {

bool Session::canHint() const {
    if (!humanToMove() || looksThrough())
        return false;
    const auto said = m_hintsAt.find(m_match->current());
    return said == m_hintsAt.end() || said->second < hintSteps;
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
    m_hintPending = true;
    tell(Change::Table); // whoever decides what the study looks at knows now that this is wanted
    giveHint();
    if (m_hintPending)
        emit refused({QT_TRANSLATE_NOOP("Phrase", "Still analysing; the hint follows.")}, false);
}

// Only what is final is told, so that no step takes back what an earlier one said.
void Session::giveHint() {
    if (!m_hintPending)
        return;
    if (!humanToMove()) {
        m_hintPending = false;
        return;
    }
    const Match::Node node = m_match->current();
    // What is not yet settled changes from hint to hint, unless it is proven.
    const Analysis* analysis = m_study.shown(node);
    if (!analysis || !analysis->position.exact)
        analysis = m_study.settled(node);
    if (analysis) {
        const Side side = m_match->toMove(node);
        const std::size_t step = m_hintsAt[node]++;
        ++m_hintsUsed[indexOf(side)];
        m_hintPending = false;
        say({Message::Kind::Hint, side, hintsFor(*m_match, node, *analysis)[step]});
        tell(Change::Table);
    } else if (!m_study.busy()) {
        m_hintPending = false;
        tell(Change::Table);
        emit refused({QT_TRANSLATE_NOOP("Phrase", "There is no analysis of this position.")},
                     false);
    }
}

} // namespace bouton
