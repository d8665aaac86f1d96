#pragma once

#include <QObject>

#include <vector>

#include "core/match.h"
#include "session/message.h"

class QWidget;

namespace bouton {

class Preparation;
class ReviewBar;
class Session;
class TurnStrip;

// Says aloud what happens at a table, while its page is in view (ui/controls/announcer.h): what the
// conversation says, but for the listener's own moves; why a click was refused; what hinders a
// start; the slip or turning point that the review shows.
class Herald : public QObject {
    Q_OBJECT

public:
    // The page is the parent. All must live as long as this.
    Herald(QWidget& page, const Session& session, const Preparation& preparation,
           const TurnStrip& strip, const ReviewBar& review);

    void say(const QString& sentence); // and what else is refused on the page

private:
    void hearTalk();
    void hearReview();

    QWidget& m_page;
    const Session& m_session;
    const ReviewBar& m_review;
    std::vector<Message> m_heard;
    std::optional<Match::Node> m_shown; // by the review
};

} // namespace bouton
