#include "ui/controls/saying.h"

namespace bouton {

Saying::Saying(Weight weight, Wording words, QWidget* parent) : QLabel(parent) {
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
    inEveryLanguage(this, [this] {
        if (m_words)
            setText(m_words());
    });
}

void Saying::say(Wording words) {
    m_words = std::move(words);
    setText(m_words ? m_words() : QString());
}

} // namespace bouton
