// SPDX-License-Identifier: MIT
#pragma once

#include <QTimer>
#include <QWidget>

#include <functional>
#include <utility>
#include <vector>

#include "core/phrase.h"
#include "ui/controls/word_label.h"
#include "ui/controls/worded.h"

class QBoxLayout;

namespace bouton {

// What can be done about a notice, in words, and what does it; no words: nothing.
using Remedy = std::pair<Wording, std::function<void()>>;

// What one must not miss, above the page: what could not be read or written, or is not as one would
// think. Each notice stands in a line of its own, with what can be done, until that has helped or
// one closes it. The newest comes first; no more than a few are shown, the others after them.
class NoticeBar : public QWidget {
    Q_OBJECT

public:
    explicit NoticeBar(QWidget* parent = nullptr);

    // `source` says whose notice it is. The same words of it stand once.
    void add(const QObject& source, const Phrase& words, const Remedy& remedy = {});
    void withdraw(const QObject& source); // all of this source: it is no longer so

    static constexpr std::size_t mostShown = 3;

private:
    struct Notice {
        const QObject* source;
        Phrase words;
        QWidget* line;
    };

    QWidget* makeLine(const Phrase& words, const Remedy& remedy);
    void drop(const std::function<bool(const Notice&)>& isGone);
    void arrange();

    std::vector<Notice> m_notices; // the newest first
    QBoxLayout* m_lines;
};

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
