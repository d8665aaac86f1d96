#pragma once

#include <QObject>
#include <QString>

#include <vector>

#include "session/values/message.h"

class QWidget;

namespace bouton {

class Preparation;
class ReviewBar;
class Session;
class TurnStrip;

// Says aloud what happens at a table, while its page is in view (ui/controls/announcer.h): what the
// conversation says, but for the listener's own moves; why a click was refused; how a move that
// has begun goes on; what hinders a start; what the review shows.
class Herald : public QObject {
    Q_OBJECT

public:
    // The page is the parent. All must live as long as this.
    Herald(QWidget& page, const Session& session, const Preparation& preparation,
           const TurnStrip& strip, const ReviewBar& review);

    void say(const QString& sentence); // and what else is refused on the page

private:
    void hearTalk();
    void hearClicks();
    void hearReview();

    QWidget& m_page;
    const Session& m_session;
    const ReviewBar& m_review;
    std::vector<Message> m_heard;
    QString m_told;           // of the review
    std::size_t m_clicks = 0; // of the move that is growing
};

} // namespace bouton
