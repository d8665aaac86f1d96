#include "ui/panels/link_card.h"

#include <QLabel>
#include <QVBoxLayout>

#include "ui/panels/heading.h"
#include "ui/theme/theme.h"

namespace bouton {

LinkCard::LinkCard(const QString& title, const QString& sentence, QWidget* parent)
    : CardButton(parent) {
    setAccessibleName(title);
    setAccessibleDescription(sentence);
    auto* name = heading(title);
    QFont large = name->font();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    name->setFont(large);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(3 * Theme::unit, 2 * Theme::unit, 3 * Theme::unit, 2 * Theme::unit);
    column->setSpacing(Theme::unit);
    column->addWidget(name);
    column->addWidget(sideNote(sentence));
    for (QLabel* label : findChildren<QLabel*>())
        label->setAttribute(Qt::WA_TransparentForMouseEvents);
}

QSize LinkCard::sizeHint() const { return {44 * Theme::unit, layout()->sizeHint().height()}; }

} // namespace bouton
