#pragma once

#include "ui/controls/link_card.h"

namespace bouton {

class WordLabel;

// The way to the lessons: what they are, a sum in binary, how many are done, and where to go on.
class LessonsCard : public LinkCard {
    Q_OBJECT

public:
    explicit LessonsCard(QWidget* parent = nullptr);

    // How many are done, what comes next, and whether one goes on with it or begins.
    void tell(Wording done, Wording next, bool begun);
    // The picture stands above the words, no higher than this; where that is little there is none.
    void setRoomForPicture(int pixels);

signals:
    void goOnWanted();

private:
    LessonsCard(QWidget* picture, QWidget* parent);

    bool m_begun = false;
    QWidget* m_picture;
    WordLabel *m_done, *m_next;
    Button* m_goOn;
};

} // namespace bouton
