// SPDX-License-Identifier: MIT
#include "ui/laboratory/answer_at_board.h"

#include <QBoxLayout>

#include <algorithm>

#include "lab/exercise_words.h"
#include "ui/boards/board_table.h"
#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"

namespace bouton {

AnswerAtBoard::AnswerAtBoard()
    : m_whose(named("whose", heading())),
      m_answer(named("whatAnswered", new WordLabel)),
      m_right(named("whatIsRight", new WordLabel)),
      m_reason(named("whyRight", new WordLabel)),
      m_leave(makeButton("leaveAnswerButton", this, &AnswerAtBoard::leaveWanted,
                         [] { return tr("Back to the table"); })) {
    auto* words = new QWidget;
    for (WordLabel* label : {m_whose, m_answer, m_right, m_reason})
        label->setWordWrap(true);
    words->setLayout(column({m_whose, m_answer, m_right, m_reason, Item::stretch()}));
    auto* scrolled = new SnugScrollArea(words);
    scrolled->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    auto* card = new Card;
    card->setLayout(column({{scrolled, 1}, m_leave}, Theme::unit, 2 * Theme::unit));
    m_row = row({{card, 2}}, 2 * Theme::unit);
    setLayout(m_row);
}

void AnswerAtBoard::put(const Exercise& exercise, const QString& answer, const QString& whose,
                        const std::string& move) {
    const Ruleset& game = *exercise.game;
    if (m_boardOf != &game) {
        delete m_board;
        m_boardOf = &game;
        m_board = named("answeredBoard", makeBoard(game));
        m_board->setLegalMovesShown(false);
        worded(m_board, &QWidget::setAccessibleName,
               [title = game.name.title] { return spoken(title); });
        m_row->insertWidget(0, m_board, 3);
        m_board->show();
    }
    const auto match = matchFrom(game, exercise.position).value();
    m_board->setPicture(match->picture(0));
    const auto& moves = match->moves(0);
    const auto at = std::ranges::find(moves, move, &LegalMove::text);
    const Clicks answered = at == moves.end() ? Clicks{} : at->cells();
    const bool isRight = at != moves.end() && exercise.asksForMove()
                         && exercise.isRight(static_cast<std::size_t>(at - moves.begin()));
    isRight ? m_board->setMarks({.chosen = answered}) : m_board->setMarks({.struck = answered});
    m_whose->setWords([whose] { return whose; });
    m_whose->setVisible(!whose.isEmpty());
    m_answer->setWords([answer] { return answer; });
    m_answer->setVisible(!answer.isEmpty());
    m_right->setWords([right = answerOf(exercise)] { return tr("Right: %1").arg(spoken(right)); });
    m_reason->setWords([why = reasonOf(exercise)] { return spoken(why); });
}

void AnswerAtBoard::takeFocus() { m_leave->setFocus(); }

} // namespace bouton
