#include "ui/controls/saying.h"

namespace bouton {

Saying::Saying(Wording words) {
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

Saying* heading(Wording words) {
    auto* label = new Saying(std::move(words));
    QFont bold = label->font();
    bold.setBold(true);
    label->setFont(bold);
    return label;
}

Saying* sideNote(Wording words) {
    auto* label = new Saying(std::move(words));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    return label;
}

} // namespace bouton
