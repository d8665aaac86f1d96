#pragma once

#include <QTimer>

#include "ui/controls/word_label.h"

namespace bouton {

// The line above the page that answers what one did: "Saved as …", "Copied: …". Each sentence
// stands for some seconds, or until another page is opened. The line keeps its room, so that no
// board moves; a sentence that is longer than it takes another one. What one must not miss stands
// above it until it is closed (NoticeBar).
class Notices : public WordLabel {
    Q_OBJECT

public:
    explicit Notices(QWidget* parent = nullptr);

    void tell(const QString& sentence); // for some seconds
    // The same for what a game says, which becomes stale with its next move: then it says nothing,
    // and other sentences stay.
    void tellOfGame(const QString& sentence);

private:
    QTimer m_until;   // it is cleared
    QString m_ofGame; // the last sentence of a game
};

} // namespace bouton
