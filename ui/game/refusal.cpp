#include "ui/game/refusal.h"

#include "session/session.h"
#include "ui/controls/words.h"
#include "ui/game/preparation.h"

namespace bouton {

Refusal::Refusal(const Session& session, const Preparation& preparation, QObject* parent)
    : QObject(parent), m_session(session) {
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        using Change = Session::Change;
        if (what & (Change::Position | Change::Clicks | Change::Talk | Change::Table))
            m_why.reset();
    });
    connect(&preparation, &Preparation::hindranceChanged, this, [this] { m_why.reset(); });
    connect(&session, &Session::refused, this, [this](const Phrase& why, bool blocked) {
        m_why = why;
        m_blocked = blocked;
        emit changed();
    });
}

QString Refusal::words() const {
    if (!m_why)
        return {};
    const QString onward = m_blocked ? wayOn() : QString();
    return onward.isEmpty() ? spoken(*m_why) : spoken(*m_why) + u' ' + onward;
}

// What can be done where no cell can be clicked.
QString Refusal::wayOn() const {
    using Phase = Session::Phase;
    if (m_session.turn().mustPass)
        return tr("Press Pass.");
    switch (m_session.phase()) {
    case Phase::SettingUp: return tr("Press Start to play.");
    case Phase::Paused: return tr("Press Continue to play on.");
    case Phase::Over: return tr("Press Play again.");
    case Phase::Playing: return {};
    }
    return {};
}

} // namespace bouton
