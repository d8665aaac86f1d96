// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "core/clicking.h"
#include "core/match.h"
#include "core/random.h"
#include "core/ruleset.h"
#include "session/thought.h"
#include "session/values/plan.h"
#include "ui/controls/folding_page.h"

class QBoxLayout;
class QComboBox;

namespace bouton {

class BoardView;
class Button;
class Preferences;
class WordLabel;

// A game of one's own to be tried: its board, on which one clicks the moves of both sides, or of
// one of them against an opponent of the game. Nothing of it is kept. What a computer thinks goes
// with its position: with other rules, another seat, and where nobody sees the board.
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

    // Who plays the sides: humans, until others are seated. An opponent that has no move says why,
    // and its move is clicked.
    const std::array<Seat, 2>& seats() const { return m_seats; }
    void seat(Side side, const Seat& seat);
    bool thinking() const { return m_thought.thinking(); }

    void undo(); // to the last turn of a human
    void startAgain();

signals:
    void moved(); // another position is there

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QComboBox* makeWho(Side side);
    void makeBoard(const Ruleset& game);
    const Seat& seatToMove() const { return m_seats[indexOf(m_match->toMove(m_match->current()))]; }
    void begin(); // the turn of who sits there
    void click(Cell cell);
    void choose(std::optional<std::size_t> move);
    void go(Match::Node node);
    void refresh();
    void refreshWho();
    void arrangeTop();

    Preferences& m_preferences;
    std::unique_ptr<Match> m_match;
    std::array<Seat, 2> m_seats;          // by side
    std::array<AnyPlayer, 2> m_players{}; // of the computers' seats, once they have been asked
    std::optional<Phrase> m_refusal;      // why the computer has no move
    Random m_random;                      // seeds of the players
    Clicking m_clicking;
    QString m_says;
    std::array<QComboBox*, 2> m_who;
    QBoxLayout *m_top, *m_all;
    WordLabel *m_title, *m_note;
    Button *m_endTurn, *m_undo, *m_again;
    BoardView* m_board = nullptr;
    Thought m_thought; // last: it hears of all of the above
};

} // namespace bouton
