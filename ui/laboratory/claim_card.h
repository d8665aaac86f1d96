// SPDX-License-Identifier: MIT
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
class HungTerms;
class VerdictSign;

// A claim in words, what came of testing it, and its counterexample on a board; of a claim of one's
// own also the values of its terms there.
class ClaimCard : public Card {
    Q_OBJECT

public:
    ClaimCard();

    // Tells this claim of a game, in the language of the moment. Empty: it is not tested. The name
    // says what is tested.
    void put(const Ruleset& game, const QString& name, const ClaimTask& task,
             const std::optional<Verdict>& verdict);
    const std::string& position() const { return m_shown; } // on its board; empty if none

signals:
    void openPosition(const QString& game, const QString& position);

private:
    void showStatement(const Ruleset& game, const Claim& claim, const Counterexample* where);
    void showBoard(const Ruleset& game, const Counterexample* where); // null if none
    void makeBoard(const Ruleset& game);

    QLabel *m_name, *m_statement, *m_verdict, *m_why, *m_premise;
    HungTerms* m_terms; // where the statement is one of one's own
    VerdictSign* m_sign;
    Button* m_open;
    QBoxLayout* m_row; // the board and the words
    BoardView* m_board = nullptr;
    const Ruleset* m_boardOf = nullptr;
    std::string m_shown; // the counterexample, or where the test had to end
};

} // namespace bouton
