#include "ui/controls/word_label.h"

#include <utility>

#include "ui/controls/repeated.h"

namespace bouton {

void atEveryTypeSize(QWidget* widget, std::function<void()> set) {
    new Repeated(widget, QEvent::ApplicationFontChange, std::move(set));
}

WordLabel::WordLabel(Wording words) {
    setTextFormat(
        Qt::PlainText); // before there is a text: setText() may read it to a screen reader
    setWords(std::move(words));
    inEveryLanguage(this, [this] { again(); });
}

void WordLabel::again() {
    if (m_words)
        setText(m_words());
    if (m_tip)
        setToolTip(m_tip());
}

void WordLabel::setWords(Wording words) {
    m_words = std::move(words);
    setText(m_words ? m_words() : QString());
}

void WordLabel::explain(Wording tip) {
    m_tip = std::move(tip);
    again();
}

WordLabel* heading(Wording words) {
    auto* label = new WordLabel(std::move(words));
    QFont strong;
    strong.setWeight(QFont::DemiBold);
    label->setFont(strong); // the size remains that of the widget around it
    return label;
}

WordLabel* sideNote(Wording words) {
    auto* label = new WordLabel(std::move(words));
    label->setForegroundRole(QPalette::PlaceholderText);
    label->setWordWrap(true);
    return label;
}

} // namespace bouton
