#include "ui/start/lessons_card.h"

namespace bouton {

LessonsCard::LessonsCard(QWidget* parent)
    : LinkCard([] { return tr("Lessons"); },
               [] {
                   return tr("From won and lost to alpha-beta, step by step, up to rules of your "
                             "own.");
               },
               nullptr, Way::Across, Rank::TintedCard, parent) {
    setObjectName(QStringLiteral("lessonsCard"));
}

} // namespace bouton
