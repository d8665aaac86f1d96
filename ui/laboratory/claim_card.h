#pragma once

#include <optional>
#include <string>

#include "core/ruleset.h"
#include "lab/claims.h"
#include "ui/controls/card.h"

class QBoxLayout;
class QLabel;

namespace bouton {

class BoardView;
class Button;
class VerdictSign;

// A claim in words, what came of testing it, and its counterexample on a board.
class ClaimCard : public Card {
    Q_OBJECT

public:
    ClaimCard();

    // Tells this claim of a game, in the language of the moment. None: it is not tested.
    void put(const Ruleset& game, const Claim& claim, const std::optional<Verdict>& verdict);

signals:
    void openPosition(const QString& game, const QString& position);

private:
    void showAgainst(const Ruleset& game, const Counterexample* against); // null: none
    void makeBoard(const Ruleset& game);

    QLabel *m_name, *m_statement, *m_verdict, *m_why;
    VerdictSign* m_sign;
    Button* m_open;
    QBoxLayout* m_row; // the board and the words
    BoardView* m_board = nullptr;
    const Ruleset* m_boardOf = nullptr;
    std::string m_against; // the position of the counterexample
};

} // namespace bouton
