#pragma once

#include "ui/controls/link_card.h"

namespace bouton {

// The way to the lessons.
class LessonsCard : public LinkCard {
    Q_OBJECT

public:
    explicit LessonsCard(QWidget* parent = nullptr);
};

} // namespace bouton
