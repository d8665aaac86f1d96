// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/clicking.h"
#include "core/match.h"
#include "core/ruleset.h"
#include "ui/controls/folding_page.h"

class QBoxLayout;

namespace bouton {

class BoardView;
class Button;
class Preferences;
class WordLabel;

// A game of one's own to be tried: its board, on which one clicks the moves of both sides. Nothing
// of it is kept.
class OwnBoard : public PageHalf {
    Q_OBJECT

public:
    explicit OwnBoard(Preferences& preferences);

    // Begins at the start. `says` are the rules in the author's own words, which stand there until
    // the first move.
    void put(const Ruleset& game, const QString& says);
    void clear();                                        // there is no game yet
    const Match* match() const { return m_match.get(); } // null: no game yet
    BoardView* board() const { return m_board; }         // null likewise

    void undo();
    void startAgain();

signals:
    void moved(); // another position is there

private:
    void makeBoard(const Ruleset& game);
    void click(Cell cell);
    void choose(std::optional<std::size_t> move);
    void go(Match::Node node);
    void refresh();

    Preferences& m_preferences;
    std::unique_ptr<Match> m_match;
    Clicking m_clicking;
    QString m_says;
    QBoxLayout* m_all;
    WordLabel *m_title, *m_note;
    Button *m_endTurn, *m_undo, *m_again;
    BoardView* m_board = nullptr;
};

} // namespace bouton
