// SPDX-License-Identifier: MIT
#pragma once

#include <QListWidget>

namespace bouton {

// Words to choose from, below the place where one types: each with its sentence, and its value
// where it has one. It lies over the window and never takes the focus; who has that moves the
// choice.
class WordList : public QListWidget {
    Q_OBJECT

public:
    struct Entry {
        QString word, written, meaning, value; // `written` is what comes into the text
        int typed = 0;                         // letters of the word that stand there already
        bool operator==(const Entry&) const = default;
    };

    WordList();

    // Shows these below a place of a widget; without entries nothing. The choice stays at its word.
    void offer(const QList<Entry>& entries, QWidget& at, const QRect& place);
    bool open() const { return isVisible(); }
    Entry chosen() const; // while it is open
    void move(int by);    // the choice

    QSize sizeHint() const override;

signals:
    void taken(); // the chosen word, by the mouse
    void chose(); // another word is chosen

private:
    void lie(QWidget& at, const QRect& place);

    QList<Entry> m_entries;
};

} // namespace bouton
