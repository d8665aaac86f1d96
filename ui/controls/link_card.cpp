#include "ui/controls/link_card.h"

#include <QBoxLayout>
#include <QLabel>

#include "ui/controls/layouts.h"
#include "ui/controls/saying.h"

namespace bouton {

LinkCard::LinkCard(const Wording& title, const Wording& sentence, QWidget* picture, QWidget* parent)
    : Button({}, Rank::Card, parent), m_words(column({Item::stretch(), Item::stretch()})) {
    QBoxLayout* all = row({{m_words, 1}}, 2 * Theme::unit, 2 * Theme::unit);
    if (picture)
        all->insertWidget(0, picture);
    else
        all->setContentsMargins(3 * Theme::unit, 2 * Theme::unit, 3 * Theme::unit, 2 * Theme::unit);
    setLayout(all);
    add(typed(heading(title), Type::Emphasis, Weight::Strong));
    add(sideNote(sentence));
    say(this, &QWidget::setAccessibleName, title);
    say(this, &QWidget::setAccessibleDescription, sentence);
}

void LinkCard::add(QLabel* label) {
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    m_words->insertWidget(m_words->count() - 1, label);
}

} // namespace bouton
