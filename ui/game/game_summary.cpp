#include "ui/game/game_summary.h"

#include "ui/archive/own_ratings.h"
#include "ui/controls/announcer.h"
#include "ui/controls/listen.h"
#include "ui/insight/review_bar.h"
#include "ui/insight/value_history.h"

namespace bouton {

GameSummary::GameSummary(const Session& session, const ReviewBar& review)
    : m_session(session), m_review(review) {
    setForegroundRole(QPalette::PlaceholderText);
    setWordWrap(true);
    listen(session, Session::Change::Position | Session::Change::Table, this,
           &GameSummary::refresh);
    connect(&session.study(), &Study::changed, this, &GameSummary::refresh);
    connect(&review, &ReviewBar::toggled, this, &GameSummary::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

void GameSummary::setRatings(const OwnRatings& ratings) {
    m_ratings = &ratings;
    connect(&ratings, &OwnRatings::changed, this, &GameSummary::refresh);
    refresh();
}

QString GameSummary::words() const {
    if (m_session.phase() != Session::Phase::Over)
        return {};
    QStringList all{m_review.isOpen() ? QString() : slipsTold(m_session), // which tells them itself
                    m_ratings ? m_ratings->wordsAfter(m_session) : QString()};
    all.removeAll(QString());
    return all.join(QChar('\n'));
}

void GameSummary::refresh() {
    const QString before = text(), now = words();
    setText(now);
    if (parentWidget() || text().isEmpty()) // else it would be a window
        setVisible(!text().isEmpty());
    if (now == before || m_review.isOpen()) // which says its own
        return;
    // After how the game ended, which is said in the same turn of the event loop.
    QMetaObject::invokeMethod(
        this, [this, now] { Announcer::sayFrom(*this, now); }, Qt::QueuedConnection);
}

} // namespace bouton
