// SPDX-License-Identifier: MIT
#include "ui/controls/link_card.h"

#include <QBoxLayout>
#include <QLabel>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"

namespace bouton {

namespace {

constexpr int edge = 2 * Theme::unit; // around what lies on the card

} // namespace

LinkCard::LinkCard(const Wording& title, const Wording& sentence, QWidget* picture,
                   Qt::Orientation way, Rank rank, QWidget* parent)
    : Button({}, rank, parent), m_words(column({}, Theme::unit / 4)), m_way(way) {
    const bool down = way == Qt::Vertical;
    if (!down)
        m_words->addStretch(1);
    QBoxLayout* all = down ? column({{m_words, 0}, Item::stretch()}, Theme::unit, edge)
                           : row({{m_words, 1}}, edge, edge);
    if (picture && down)
        all->insertWidget(0, picture, 0, Qt::AlignHCenter);
    else if (picture)
        all->insertWidget(0, picture);
    else
        all->setContentsMargins(edge + Theme::unit, edge, edge + Theme::unit, edge);
    setLayout(all);
    if (!down)
        m_words->addStretch(1);
    auto* name = typed(heading(title), Type::Emphasis, Weight::Strong);
    name->setWordWrap(true);
    add(name);
    add(sideNote(sentence));
    worded(this, &QWidget::setAccessibleName, title);
    worded(this, &QWidget::setAccessibleDescription, sentence);
}

int LinkCard::wordsHeight(int width) const {
    const int room = width - 2 * edge;
    return (m_words->hasHeightForWidth() ? m_words->heightForWidth(room)
                                         : m_words->sizeHint().height())
           + 2 * edge + Theme::unit;
}

void LinkCard::add(QLabel* label) {
    label->setAttribute(Qt::WA_TransparentForMouseEvents);
    if (m_way == Qt::Vertical)
        label->setAlignment(Qt::AlignHCenter);
    const int last = m_way == Qt::Vertical ? m_words->count() : m_words->count() - 1;
    m_words->insertWidget(last, label);
}

} // namespace bouton
