// SPDX-License-Identifier: MIT
#pragma once

#include "ui/controls/card.h"
#include "ui/own/game_editor.h"

namespace bouton {

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
    void paintNimbers();

    GameRead m_known;
    WordLabel *m_title, *m_start, *m_rest, *m_values;
    QWidget* m_nimbers; // of heaps, each below the size of its heap: as many as there is room for
    std::vector<int> m_ofHeaps;
};

} // namespace bouton
