// SPDX-License-Identifier: MIT
#pragma once

#include <QPlainTextEdit>

#include <vector>

#include "own/game_file.h"

namespace bouton {

class GameInk;

// The text of a game of one's own as one writes it: lines with their numbers, keys in the accent,
// drawings on wood. What is wrong is underlined, and its line is tinted. It knows no grammar.
class GameText : public QPlainTextEdit {
    Q_OBJECT

public:
    GameText();

    // The marks go along with what is typed, until there are others.
    void mark(const std::vector<own::LineMistake>& mistakes);
    bool marked() const { return !extraSelections().isEmpty(); }
    void go(const own::LineMistake& mistake); // the cursor

    int line() const; // of the cursor, from 1
    // The letters just before the cursor, and what stands before them in the line.
    QString begun() const;
    QString beforeBegun() const;
    void finish(const QString& word); // puts it where what is begun stands
    QRect placeOfBegun() const;       // in the widget

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool canInsertFromMimeData(const QMimeData* source) const override; // files are the window's
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    QTextCursor cursorAt(const own::LineMistake& mistake) const;
    QList<QTextEdit::ExtraSelection> coloured(QList<QTextEdit::ExtraSelection> marks) const;
    void takeColours();
    void fitNumbers();
    void paintNumbers();

    GameInk* m_ink;
    QWidget* m_numbers; // beside the viewport
};

} // namespace bouton
