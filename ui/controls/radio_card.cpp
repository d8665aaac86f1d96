// SPDX-License-Identifier: MIT
#include "ui/controls/radio_card.h"

#include <QEvent>
#include <QLabel>
#include <QLayout>

#include "ui/controls/folding.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"

namespace bouton {

RadioCard::RadioCard(const Wording& title, const Wording& sentence, const Wording& aside,
                     QWidget* parent)
    : QRadioButton(parent) {
    auto* first = new FoldingRow({typed(new WordLabel(title), Type::Text, Weight::Strong)});
    if (aside) {
        WordLabel* words = typed(sideNote(aside), Type::Caption);
        words->setWordWrap(false);
        first->addStretch(1);
        first->addWidget(words);
    }
    QBoxLayout* words = column({first}, 1);
    if (sentence)
        words->addWidget(typed(sideNote(sentence), Type::Caption));
    m_description = [sentence, aside] {
        const QString how = sentence ? sentence() : QString(), more = aside ? aside() : QString();
        return how.isEmpty() || more.isEmpty() ? how + more : how + QStringLiteral(", ") + more;
    };
    worded(this, &QWidget::setAccessibleDescription, m_description);
    constexpr int unit = Theme::unit;
    words->setContentsMargins(markLeft + markSize + unit + unit / 2, unit - 1, 2 * unit, unit - 1);
    setLayout(words);
    for (auto* label : findChildren<QLabel*>())
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
    worded(this, &QWidget::setAccessibleName, title);
    connect(this, &QRadioButton::toggled, this, &RadioCard::takeTab);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RadioCard::again() {
    for (auto* words : findChildren<WordLabel*>())
        words->again();
    setAccessibleDescription(m_description());
}

// Tab comes to the chosen one of several, also to one that was not chosen by a click.
void RadioCard::takeTab(bool chosen) {
    if (!chosen || !parentWidget())
        return;
    for (auto* each :
         parentWidget()->findChildren<RadioCard*>(QString(), Qt::FindDirectChildrenOnly))
        each->setFocusPolicy(each == this ? Qt::StrongFocus : Qt::ClickFocus);
}

bool RadioCard::event(QEvent* event) {
    const bool handled = QRadioButton::event(event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
        fit();
    return handled;
}

// As high as its words need at the width that it has. Qt rounds the width of a line either way, so
// a few pixels are kept.
void RadioCard::fit() {
    constexpr int rounding = 4;
    const QLayout& words = *layout();
    const int needed = words.hasHeightForWidth() ? words.totalHeightForWidth(width() - rounding)
                                                 : words.totalSizeHint().height();
    if (needed != minimumHeight())
        setFixedHeight(needed);
    layout()->setGeometry(rect()); // what it was laid out for may have been higher
}

} // namespace bouton
