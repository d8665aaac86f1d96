// SPDX-License-Identifier: MIT
#include "ui/controls/word_label.h"

#include <QPainter>
#include <QStyle>

#include <utility>

#include "ui/theme/theme.h"

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

// WarningNote -------------------------------------------------------------------------------------

WarningNote::WarningNote(bool warns) : m_warns(warns) {
    setForegroundRole(QPalette::PlaceholderText);
    setWordWrap(true);
}

void WarningNote::setWarns(bool warns) {
    m_warns = warns;
    update();
}

void WarningNote::paintEvent(QPaintEvent* event) {
    if (!m_warns) {
        WordLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, Theme::of(*this).warning);
    const int flags = static_cast<int>(alignment()) | (wordWrap() ? Qt::TextWordWrap : 0);
    style()->drawItemText(&painter, contentsRect(), flags, colours, isEnabled(), text(),
                          QPalette::WindowText);
}

} // namespace bouton
