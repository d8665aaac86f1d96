// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <vector>

#include "own/game_file.h"
#include "ui/laboratory/word_typing.h"

namespace bouton {

struct Theme;

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

    // What stands at the right end of a line, where there is room for it.
    struct AtEnd {
        double wide = 0; // of a height of 1
        std::function<void(QPainter&, const QRectF&, const Theme&)> paint;
        QString note; // behind it
    };
    // By the text of the line: with another text it goes.
    void setAtEnds(std::map<QString, AtEnd> ends);

    int line() const; // of the cursor, from 1
    QString begun() const override;
    QString beforeBegun() const override; // in the line

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool canInsertFromMimeData(const QMimeData* source) const override; // files are the window's
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QTextCursor cursorAt(const own::LineMistake& mistake) const;
    QList<QTextEdit::ExtraSelection> coloured(QList<QTextEdit::ExtraSelection> marks) const;
    void takeColours();
    void fitNumbers();
    void paintNumbers();

    std::map<QString, AtEnd> m_ends;
    QWidget* m_numbers; // beside the viewport
};

} // namespace bouton
