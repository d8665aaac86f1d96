// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

#include "ui/laboratory/verdict_sign.h"
#include "ui/laboratory/word_typing.h"

namespace bouton {

// Lines of a table that begin with a claim or a part of one, in letters of one width and cut where
// it has no room; a word of the game, of which ClaimWordRole is true, stands out. In the other
// columns verdictItems().
StyledItems* claimItems(QAbstractItemView* table);
inline constexpr int ClaimWordRole = Qt::UserRole + 1;

// How wide a word of the game is there, with the room around it.
int widthOfWord(const QString& word, const QFont& font);

// A line of text in which a claim is typed. It grows where the claim needs more than one line. The
// words of a game stand out, and a place can be marked. It knows no grammar.
class ClaimField : public WordField {
    Q_OBJECT

public:
    ClaimField();

    QString text() const { return toPlainText(); }
    void put(const QString& text); // can be undone
    void setWords(const QStringList& words);
    // Draws a wave below so many characters; with length 0 below the place where one is missing.
    void mark(int from, int length);
    void unmark();
    bool marked() const { return m_length >= 0; }

    QString begun() const override;
    QString beforeBegun() const override;
    int rows() const; // that the text takes
    void go(int to);  // the cursor

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    void insertFromMimeData(const QMimeData* source) override; // on one line
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();
    void paintWords();

    QStringList m_words;           // of the game
    int m_from = 0, m_length = -1; // of the mark; -1 if there is none
};

} // namespace bouton
