#pragma once

#include <QWidget>

#include <functional>
#include <vector>

#include "core/phrase.h"
#include "ui/controls/worded.h"

class QBoxLayout;

namespace bouton {

// What can be done about a notice; no words: nothing.
struct Remedy {
    Wording words{};
    std::function<void()> act{};
};

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

} // namespace bouton
