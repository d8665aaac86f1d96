#include "ui/panels/link_card.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/panels/heading.h"
#include "ui/theme/theme.h"

namespace bouton {

LinkCard::LinkCard(QWidget* parent)
    : CardButton(parent), m_title(heading({})), m_sentence(sideNote({})) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred); // as tall as the words need
    QFont large = m_title->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    m_title->setFont(large);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * Theme::unit, 2 * Theme::unit, 3 * Theme::unit, 2 * Theme::unit);
    column->setSpacing(Theme::unit);
    column->addStretch();
    column->addWidget(m_title);
    column->addWidget(m_sentence);
    column->addStretch();
    for (QLabel* label : {m_title, m_sentence})
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
}

void LinkCard::setWords(const QString& title, const QString& sentence) {
    m_title->setText(title);
    m_sentence->setText(sentence);
    setAccessibleName(title);
    setAccessibleDescription(sentence);
}

} // namespace bouton
