#include "ui/window/notices.h"

#include <QStatusBar>

#include "ui/controls/words.h"

namespace bouton {

namespace {

constexpr int lifetime = 60'000;    // of a notice, in ms
constexpr int sentenceTime = 6'000; // of any other sentence

} // namespace

Notices::Notices(QStatusBar& bar) : QObject(&bar), m_bar(bar) {
    m_end.setSingleShot(true);
    connect(&m_end, &QTimer::timeout, this, [this] { withdraw(*m_notices.back().source); });
    connect(&bar, &QStatusBar::messageChanged, this, [this](const QString& now) {
        if (now.isEmpty())
            show();
    });
}

void Notices::tell(const QString& sentence) { m_bar.showMessage(sentence, sentenceTime); }

void Notices::tellOfGame(const QString& sentence) {
    if (!sentence.isEmpty())
        tell(sentence);
    else if (m_bar.currentMessage() == m_ofGame)
        clear();
    m_ofGame = sentence;
}

void Notices::clear() { m_bar.clearMessage(); }

void Notices::add(const QObject& source, Phrase notice) {
    std::erase_if(m_notices, [&](const Notice& each) { return each.source == &source; });
    m_notices.push_back({&source, std::move(notice)});
    m_end.start(lifetime);
    show();
}

void Notices::withdraw(const QObject& source) {
    std::erase_if(m_notices, [&](const Notice& each) { return each.source == &source; });
    if (m_notices.empty())
        m_end.stop();
    else
        m_end.start(lifetime);
    m_bar.clearMessage(); // what comes next is shown then
}

void Notices::show() {
    if (!m_notices.empty())
        m_bar.showMessage(spoken(m_notices.back().words));
}

} // namespace bouton
