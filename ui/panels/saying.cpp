#include "ui/panels/saying.h"

#include <QEvent>

namespace bouton {

Saying::Saying(Weight weight, std::function<QString()> words, QWidget* parent) : QLabel(parent) {
    if (weight == Weight::Heading) {
        QFont bold = font();
        bold.setBold(true);
        setFont(bold);
    }
    if (weight == Weight::Note) {
        setForegroundRole(QPalette::PlaceholderText);
        setWordWrap(true);
    }
    say(std::move(words));
}

void Saying::say(std::function<QString()> words) {
    m_words = std::move(words);
    setText(m_words ? m_words() : QString());
}

void Saying::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_words)
        setText(m_words());
}

} // namespace bouton
