#include "ui/game/herald.h"

#include <QWidget>

#include <algorithm>
#include <utility>

#include "session/session.h"
#include "ui/controls/announcer.h"
#include "ui/controls/listen.h"
#include "ui/controls/words.h"
#include "ui/game/aloud.h"
#include "ui/game/message_words.h"
#include "ui/game/preparation.h"
#include "ui/game/turn_strip.h"
#include "ui/insight/review_bar.h"

namespace bouton {

Herald::Herald(QWidget& page, const Session& session, const Preparation& preparation,
               const TurnStrip& strip, const ReviewBar& review)
    : QObject(&page),
      m_page(page),
      m_session(session),
      m_review(review),
      m_heard(session.messages()) {
    listen(session, Session::Change::Talk, this, &Herald::hearTalk);
    // It shows nothing, so it is none of the parts that a click refreshes.
    connect(&session, &Session::changed, this, [this](Session::Changes what) {
        if (what & Session::Change::Clicks)
            hearClicks();
    });
    connect(&strip, &TurnStrip::refused, this, &Herald::say);
    connect(&review, &ReviewBar::refreshed, this, &Herald::hearReview);
    connect(&preparation, &Preparation::hindranceChanged, this, [this, &preparation] {
        if (const auto why = preparation.hindrance())
            say(spoken(*why));
    });
}

void Herald::say(const QString& sentence) { Announcer::sayFrom(m_page, sentence); }

// Of another conversation only what was said last is news.
void Herald::hearTalk() {
    const std::vector<Message>& now = m_session.messages();
    const auto known = std::ranges::mismatch(m_heard, now);
    const bool isOther = known.in1 != m_heard.end() || known.in2 == now.begin();
    auto first = known.in2;
    if (isOther && first != now.end())
        first = now.end() - 1;
    for (; first != now.end(); ++first)
        if (first->kind != Message::Kind::Move || first->speaker != m_session.speech().you())
            say(wordsOf(*first).all());
    m_heard = now;
}

// A move that has begun and can go on.
void Herald::hearClicks() {
    const std::size_t now = m_session.clicking().clicks().size();
    if (std::exchange(m_clicks, now) < now && m_session.turn().human)
        say(wordsAloud(m_session.clicking()));
}

void Herald::hearReview() {
    const QString told = m_review.told();
    if (std::exchange(m_told, told) != told)
        say(told);
}

} // namespace bouton
