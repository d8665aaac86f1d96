#pragma once

#include "ui/panels/card_button.h"

namespace bouton {

// A way to a page that is not a game: its title and a line about it.
class LinkCard : public CardButton {
    Q_OBJECT

public:
    LinkCard(const QString& title, const QString& sentence, QWidget* parent = nullptr);

    QSize sizeHint() const override;
};

} // namespace bouton
