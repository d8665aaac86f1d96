#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

#include "core/phrase.h"

class QStatusBar;

namespace bouton {

// The sentences in the status bar. Most stand for some seconds, or until another page is opened.
// Notices are those that one must not miss: what could not be read or written. Each stands for a
// minute, whatever page is opened meanwhile. Another sentence may cover it for as long as that has
// its time. The newest notice is shown first, then the one before it.
class Notices : public QObject {
    Q_OBJECT

public:
    explicit Notices(QStatusBar& bar);

    void tell(const QString& sentence); // for some seconds
    // The same for what a game says, which becomes stale with its next move: then it says nothing,
    // and other sentences stay.
    void tellOfGame(const QString& sentence);
    void clear(); // but for the notices

    // `source` says who gives the notice; a new one replaces an earlier one of the same source.
    void add(const QObject& source, Phrase notice);
    void withdraw(const QObject& source); // it is no longer so
    // Says the newest notice again, in the language of now. Nothing where there is none.
    void show();

private:
    struct Notice {
        const QObject* source;
        Phrase words;
    };

    QStatusBar& m_bar;
    QString m_ofGame;              // the last sentence of a game
    std::vector<Notice> m_notices; // the newest one last
    QTimer m_end;                  // of the last one
};

} // namespace bouton
