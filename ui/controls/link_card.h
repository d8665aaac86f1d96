#pragma once

#include "ui/controls/button.h"
#include "ui/controls/say.h"

class QBoxLayout;
class QLabel;

namespace bouton {

// A way to another page: a card with its title and a line about it, which is one button as a whole.
class LinkCard : public Button {
    Q_OBJECT

public:
    // With a picture of the page, or without.
    LinkCard(const Wording& title, const Wording& sentence, QWidget* picture = nullptr,
             QWidget* parent = nullptr);

protected:
    void add(QLabel* label); // below the words

private:
    QBoxLayout* m_words;
};

} // namespace bouton
