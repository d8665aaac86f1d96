#pragma once

#include <QObject>

class QStatusBar;

namespace bouton {

// The sentences in the status bar, which one may miss: each stands for some seconds, or until
// another page is opened. What one must not miss stands above the page (NoticeBar).
class Notices : public QObject {
    Q_OBJECT

public:
    explicit Notices(QStatusBar& bar);

    void tell(const QString& sentence); // for some seconds
    // The same for what a game says, which becomes stale with its next move: then it says nothing,
    // and other sentences stay.
    void tellOfGame(const QString& sentence);
    void clear();

private:
    QStatusBar& m_bar;
    QString m_ofGame; // the last sentence of a game
};

} // namespace bouton
