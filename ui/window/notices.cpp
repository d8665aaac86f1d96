#include "ui/window/notices.h"

#include <QStatusBar>

#include "ui/controls/announcer.h"

namespace bouton {

namespace {

constexpr int sentenceTime = 6'000; // in ms

} // namespace

Notices::Notices(QStatusBar& bar) : QObject(&bar), m_bar(bar) {}

void Notices::tell(const QString& sentence) {
    m_bar.showMessage(sentence, sentenceTime);
    Announcer::of(m_bar).say(sentence);
}

void Notices::tellOfGame(const QString& sentence) {
    if (!sentence.isEmpty())
        tell(sentence);
    else if (m_bar.currentMessage() == m_ofGame)
        clear();
    m_ofGame = sentence;
}

void Notices::clear() { m_bar.clearMessage(); }

} // namespace bouton
