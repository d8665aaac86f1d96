#include "ui/game/study_follower.h"

#include <QEvent>

#include <algorithm>

#include "ui/controls/listen.h"
#include "ui/insight/review_bar.h"
#include "ui/preferences/preferences.h"

namespace bouton {

StudyFollower::StudyFollower(Session& session, const Preferences& preferences,
                             const ReviewBar& review, QWidget& page)
    : QObject(&page),
      m_session(session),
      m_preferences(preferences),
      m_review(review),
      m_page(page) {
    page.installEventFilter(this);
    listen(session, Session::Change::Table, this, &StudyFollower::refresh);
    connect(&preferences, &Preferences::insightShownChanged, this, &StudyFollower::refresh);
    connect(&preferences, &Preferences::thinkingAheadChanged, this, &StudyFollower::refresh);
    connect(&review, &ReviewBar::toggled, this, &StudyFollower::refresh);
}

bool StudyFollower::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show || event->type() == QEvent::Hide)
        refresh();
    return QObject::eventFilter(watched, event);
}

void StudyFollower::setProjected(bool projected) {
    m_projected = projected;
    refresh();
}

void StudyFollower::refresh() {
    const bool visible = m_page.isVisible();
    const Study::Scope wanted = visible ? scope() : Study::Scope::Nothing;
    m_session.study().setScope(wanted, patience(), m_review.line());
    m_session.setMayPonder(m_preferences.thinkingAhead() && visible
                           && wanted == Study::Scope::Nothing && !m_page.window()->isMinimized());
}

// Beyond the bound as long as somebody looks at what is told of this position, and so not in a
// window that is put away.
Patience StudyFollower::patience() const {
    const bool looked = m_projected || m_preferences.wants(Insight::MoveValues, m_session.game())
                        || m_preferences.wants(Insight::Why, m_session.game());
    return looked && !m_page.window()->isMinimized() ? Patience::Endless : Patience::Bounded;
}

Study::Scope StudyFollower::scope() const {
    using Scope = Study::Scope;
    // At the end both sides are told how well they played.
    if (m_review.isOpen() || m_session.phase() == Session::Phase::Over
        || m_preferences.wants(Insight::History, m_session.game()))
        return Scope::History;
    const bool any =
        m_projected || std::ranges::any_of(allInsights, [this](Insight insight) {
            return insight != Insight::Book && m_preferences.wants(insight, m_session.game());
        });
    return any ? Scope::Here : Scope::Nothing;
}

} // namespace bouton
