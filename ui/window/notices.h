#pragma once

#include <QObject>
#include <QTimer>

#include <vector>

#include "core/phrase.h"

class QStatusBar;

namespace bouton {

// The sentences in the status bar that one must not miss: what could not be read or written. Each
// stands for a minute, whatever page is opened meanwhile. Another sentence may cover it for as long
// as that has its time. The newest notice is shown first, then the one before it.
class Notices : public QObject {
    Q_OBJECT

public:
    explicit Notices(QStatusBar& bar);

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
    std::vector<Notice> m_notices; // the newest one last
    QTimer m_end;                  // of the last one
};

} // namespace bouton
