#pragma once

#include "core/ruleset.h"
#include "ui/controls/card.h"

class QLabel;

namespace bouton {

class BoardView;
class Button;
class ClaimLine;

// The board beside the line of a claim: a position, and what the words and the claim are worth
// there. It tells the line of the position.
class ClaimBoard : public Card {
    Q_OBJECT

public:
    // Goes with this line, which must live as long.
    explicit ClaimBoard(ClaimLine& line);

    // A position as text; what is none is not shown.
    void put(const Ruleset& game, const std::string& position);
    // Offers to show a counterexample here.
    void offer(bool counterexample);

signals:
    void counterexampleWanted();

private:
    void makeBoard(const Ruleset& game);

    ClaimLine& m_line;
    QLabel* m_where;
    QWidget* m_place; // of the board
    Button* m_take;
    BoardView* m_board = nullptr;
    const Ruleset* m_boardOf = nullptr;
};

} // namespace bouton
