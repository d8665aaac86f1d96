// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/card.h"
#include "ui/own/game_editor.h"

namespace bouton {

class NimberRow;
class WordLabel;

// What was found out of a game of one's own: who wins from the start first and loud, then the rest
// in quiet lines, and the first values.
class FindingsView : public Card {
    Q_OBJECT

public:
    FindingsView();

    void show(const GameRead& known);
    QString words() const; // all that is shown, line by line

private:
    void refresh();

    GameRead m_known;
    WordLabel *m_title, *m_start, *m_rest, *m_values;
    NimberRow* m_nimbers;
};

} // namespace bouton
