// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include "own/game_file.h"
#include "ui/laboratory/word_typing.h"

namespace bouton {

class GameInk;

// The text of a game of one's own as one writes it: lines with their numbers, keys in the accent,
// drawings on wood. What is wrong is underlined, and its line is tinted. It knows no grammar.
class GameText : public WordField {
    Q_OBJECT

public:
    GameText();

    // The marks go along with what is typed, until there are others.
    void mark(const std::vector<own::LineMistake>& mistakes);
    bool marked() const { return !extraSelections().isEmpty(); }
    void go(const own::LineMistake& mistake); // the cursor

    int line() const; // of the cursor, from 1
    QString begun() const override;
    QString beforeBegun() const override; // in the line

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool canInsertFromMimeData(const QMimeData* source) const override; // files are the window's
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

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
