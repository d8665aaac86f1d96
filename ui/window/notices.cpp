#include "ui/window/notices.h"

#include "ui/controls/announcer.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int sentenceTime = 6'000; // in ms

} // namespace

Notices::Notices(QWidget* parent) {
    setParent(parent);
    setObjectName(QStringLiteral("told"));
    setForegroundRole(QPalette::Link);
    setAlignment(Qt::AlignCenter);
    setWordWrap(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setContentsMargins(2 * Theme::unit, 0, 2 * Theme::unit, 0);
    atEveryTypeSize(this, [this] {
        setFont(sized(QApplication::font(), Type::Text, Weight::Strong));
        setMinimumHeight(fontMetrics().height() + 3);
    });
    m_until.setSingleShot(true);
    connect(&m_until, &QTimer::timeout, this, &QLabel::clear);
}

void Notices::tell(const QString& sentence) {
    setText(sentence);
    m_until.start(sentenceTime);
    Announcer::of(*this).say(sentence);
}

void Notices::tellOfGame(const QString& sentence) {
    if (!sentence.isEmpty())
        tell(sentence);
    else if (text() == m_ofGame)
        clear();
    m_ofGame = sentence;
}

} // namespace bouton
