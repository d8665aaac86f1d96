#include "ui/game/table_note.h"

#include "ui/controls/listen.h"
#include "ui/controls/words.h"
#include "ui/game/preparation.h"

namespace bouton {

TableNote::TableNote(const Session& session, const Preparation& preparation)
    : m_session(session), m_preparation(preparation) {
    using Change = Session::Change;
    listen(session, Change::Position | Change::Table, this, &TableNote::putHindrance);
    connect(&preparation, &Preparation::hindranceChanged, this, &TableNote::putHindrance);
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

} // namespace bouton
