// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "games/reversi/reversi.h"
#include "session/run.h"
#include "ui/collection/collection_model.h"
#include "ui/controls/folding_page.h"

namespace bouton {

class BoardView;
class GlyphButton;
class NextTable;
class SideBadge;
class WordLabel;

// A board on which one goes through a game or plays on from it, and what was played next in the
// games of a collection from the position on it.
class CollectionBoard : public PageHalf {
    Q_OBJECT

public:
    CollectionBoard();
    ~CollectionBoard() override;

    const Match& match() const { return *m_match; } // at the position on the board
    Reversi::State position() const;

    void clear(); // at the start, without a game
    // A game comes to the board after as many moves as are there now: so it is seen at the position
    // for which it was looked up.
    void put(std::unique_ptr<Match> match);
    void go(Match::Node node);
    // Finds out anew what these games of the collection played next. It takes a while.
    void count(CollectionModel::Games games, const CollectionModel::Rows& rows);

signals:
    void moved(); // another position is here

private:
    void step(int by);
    void play(int cell);
    void showPosition();
    void sayHowManyCame();

    std::unique_ptr<Match> m_match;
    CollectionModel::Games m_games; // null if none yet
    Run m_counting;
    NextModel* m_nextModel;
    NextTable* m_next;
    SideBadge* m_badge;
    WordLabel *m_turn, *m_after, *m_came;
    GlyphButton *m_first, *m_back, *m_on, *m_last;
    BoardView* m_board;
};

} // namespace bouton
