// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/button.h"
#include "ui/controls/worded.h"

class QBoxLayout;
class QLabel;

namespace bouton {

// A way to another page: a card with its title and a line about it, which is one button as a whole.
class LinkCard : public Button {
    Q_OBJECT

public:
    // With a picture of the page to the left of the words or above them, or without.
    LinkCard(const Wording& title, const Wording& sentence, QWidget* picture = nullptr,
             Qt::Orientation way = Qt::Horizontal, Rank rank = Rank::Card,
             QWidget* parent = nullptr);

    // How high the words are if the card is so wide, and what lies between them and the picture.
    int wordsHeight(int width) const;

protected:
    void add(QLabel* label); // below the words
    QBoxLayout* words() const { return m_words; }

private:
    QBoxLayout* m_words;
    Qt::Orientation m_way;
};

} // namespace bouton
