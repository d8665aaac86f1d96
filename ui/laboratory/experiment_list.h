#pragma once

#include <QListWidget>

#include "ui/controls/tables.h"

namespace bouton {

struct ExperimentKind;

// The experiments to choose from: each with its sign, its title and a few words. Folded, it shows
// the signs alone, and the words are tool tips. One is always chosen; one that runs has a dot.
class ExperimentList : public Hushed<QListWidget> {
    Q_OBJECT

public:
    ExperimentList();

    void add(const ExperimentKind& kind);
    void setRunning(int row, bool running);
    void setFolded(bool folded);
    bool folded() const { return m_folded; }
    bool worded() const { return m_worded; } // folded, with a word below each sign
    static int wordedHeight();               // of a line then

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    QString wordOf(int row) const;

    bool m_folded = false, m_worded = false;
};

} // namespace bouton
