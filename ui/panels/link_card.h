#pragma once

#include "ui/panels/card_button.h"

class QLabel;

namespace bouton {

// A way to a page that is not a game: its title and a line about it.
class LinkCard : public CardButton {
    Q_OBJECT

public:
    explicit LinkCard(QWidget* parent = nullptr);

    void setWords(const QString& title, const QString& sentence);

private:
    QLabel *m_title, *m_sentence;
};

} // namespace bouton
