// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>
#include <string>
#include <vector>

#include "core/random.h"
#include "explain/book.h"
#include "ui/boards/overlay.h"
#include "ui/insight/insight_panels.h"

namespace bouton {

class BookTable;
class Button;
class OwnBook;
struct Ruleset;
class ToggleSwitch;
class WordLabel;

// What the game's opening book says of the position: its moves with their scores, what they lose,
// and the names of openings. A click on a move plays it.
//
// In training nothing is shown before one has moved; then the panel says what the move lost, and
// what the book plays. One trains the side of the one human, or, where both sides are the user's,
// the side that was to move when training began; then the panel answers with a move that it draws
// from the book, as a computer would.
class BookPanel : public InsightPanel {
    Q_OBJECT

public:
    explicit BookPanel(Session& session, QWidget* parent = nullptr);

    // The user's own lines, whose moves are shown too, marked by a star; the panel adds the line on
    // the board to them and takes it out again. It must not go before the panel.
    void setOwnBook(OwnBook& own);

    void refresh() override;
    void light(const Clicks& cells) override;
    bool isTraining() const;
    // Puts the scores of the book's moves upon the board, and marks those of the user's own lines;
    // nothing in training.
    void mark(Overlay& overlay) const;

signals:
    void marksChanged(); // what mark() puts on the board

private:
    void fillTable();
    void train(bool on);
    void changeOwn();
    void refreshOwn();
    bool isOwn(std::size_t move) const; // of the position on the board
    std::vector<std::size_t> ownMoves() const;
    void answerSoon();
    void answer();
    std::optional<Side> trained() const; // empty: nobody is trained
    std::optional<Match::Node> lastOf(Side side) const;
    bool isAnswerDue() const;
    QString words() const;
    QString verdict() const;
    QString trainingWords() const;

    BookTable* m_table;
    WordLabel *m_verdict, *m_words;
    ToggleSwitch* m_training;
    Button* m_change; // adds the line to one's own, or takes it out
    Button* m_undo;
    OwnBook* m_own = nullptr;
    Random m_random;                  // of the answers
    std::optional<Side> m_side{};     // that is trained where both sides are the user's
    std::optional<BookPage> m_page{}; // of the position on the board
    Match::Node m_node = 0;           // that is shown
    bool m_answering = false;         // an answer is due at the end of this turn
};

// What a move gives away by the opening book, in what the game counts: "half a disc", "nothing".
QString givenAway(const Ruleset& game, double points);

// Moves as a sentence lists them: "c4, d3".
QString listed(const std::vector<std::string>& moves);

// A score of the book in words: "half a disc ahead", "2 discs behind", "even".
QString leadText(const Ruleset& game, double points);

// The same as a number with its sign; short, where there is little room, without a decimal that is
// 0.
QString scoreText(double points);
QString shortScore(double points);

} // namespace bouton
