#pragma once

#include <QObject>

#include "session/study.h"

namespace bouton {

class Preferences;
class ReviewBar;
class Session;

// Decides what the study of a page's game analyses, and how far. It is what something on the page
// shows, and nothing while the page is hidden. Where nothing is analysed and somebody looks, the
// computer may think in the user's time, if the preferences say so. It follows the session, the
// preferences, the review and the page by itself.
class StudyFollower : public QObject {
    Q_OBJECT

public:
    // The page is the parent. All must live as long as this.
    StudyFollower(Session& session, const Preferences& preferences, const ReviewBar& review,
                  QWidget& page);

    void refresh();
    // The projector shows the position, too, and what is true of it.
    void setProjected(bool projected);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Study::Scope scope() const;
    Patience patience() const;

    Session& m_session;
    const Preferences& m_preferences;
    const ReviewBar& m_review;
    QWidget& m_page;
    bool m_projected = false;
};

} // namespace bouton
