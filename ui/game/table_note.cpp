#include "ui/game/table_note.h"

#include "ui/controls/listen.h"
#include "ui/controls/words.h"
#include "ui/game/preparation.h"

namespace bouton {

TableNote::TableNote(const Session& session, const Preparation& preparation)
    : m_session(session), m_preparation(preparation) {
    using Change = Session::Change;
    listen(session, Change::Position | Change::Clicks | Change::Talk | Change::Table, this,
           &TableNote::putHindrance);
    connect(&preparation, &Preparation::hindranceChanged, this, &TableNote::putHindrance);
    connect(&session, &Session::refused, this, [this](const Phrase& phrase, bool blocked) {
        const QString onward = blocked ? wayOn() : QString();
        put(onward.isEmpty() ? spoken(phrase) : spoken(phrase) + u' ' + onward);
        emit refused(text());
    });
    inEveryLanguage(this, [this] { putHindrance(); });
}

void TableNote::put(const QString& words) {
    setText(words);
    if (parentWidget() || words.isEmpty()) // else it would be a window
        setVisible(!words.isEmpty());
}

void TableNote::putHindrance() {
    const auto why =
        m_session.phase() == Session::Phase::SettingUp ? m_preparation.hindrance() : std::nullopt;
    put(why ? spoken(*why) : QString());
}

// What can be done where no cell can be clicked.
QString TableNote::wayOn() const {
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
