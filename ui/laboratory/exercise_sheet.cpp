#include "ui/laboratory/exercise_sheet.h"

#include <QHBoxLayout>
#include <QLabel>

#include "lab/why.h"
#include "ui/boards/board_table.h"
#include "ui/panels/button.h"
#include "ui/panels/card.h"
#include "ui/panels/heading.h"
#include "ui/panels/saying.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

using Question = Attempt::Question;

ExerciseSheet::ExerciseSheet(QWidget* parent)
    : QWidget(parent),
      m_column(new QVBoxLayout(this)),
      m_heading(heading({})),
      m_question(new QLabel),
      m_word(new Saying),
      m_won(new Button),
      m_drawn(new Button),
      m_lost(new Button),
      m_endTurn(new Button),
      m_pass(new Button),
      m_hint(new Button),
      m_next(new Button({}, Button::Rank::Primary)) {
    const std::pair<QWidget*, const char*> names[] = {
        {m_heading, "exerciseHeading"}, {m_question, "question"}, {m_word, "answer"},
        {m_won, "wonButton"},           {m_drawn, "drawnButton"}, {m_lost, "lostButton"},
        {m_endTurn, "endTurnButton"},   {m_pass, "passButton"},   {m_hint, "hintButton"},
        {m_next, "nextButton"}};
    for (const auto& [widget, name] : names)
        widget->setObjectName(QLatin1String(name));
    m_word->setWordWrap(true);
    m_word->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_word->setMinimumHeight(3 * fontMetrics().lineSpacing()); // nothing jumps
    auto* strip = new Card;
    auto* words = new QVBoxLayout(strip);
    words->setContentsMargins(2 * Theme::unit, Theme::unit, 2 * Theme::unit, Theme::unit);
    words->setSpacing(Theme::unit / 2);
    words->addWidget(m_heading);
    words->addWidget(m_question);
    auto* answers = new QHBoxLayout;
    answers->setSpacing(Theme::unit);
    for (Button* button : {m_won, m_drawn, m_lost, m_endTurn, m_pass})
        answers->addWidget(button);
    answers->addStretch(1);
    answers->addWidget(m_hint);
    answers->addWidget(m_next);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(Theme::unit);
    m_column->addWidget(strip);
    m_column->addStretch(1); // gives way to a board
    m_column->addLayout(answers);
    m_column->addWidget(m_word);

    connect(m_won, &Button::clicked, this, [this] { judge(Outcome::Win); });
    connect(m_drawn, &Button::clicked, this, [this] { judge(Outcome::Draw); });
    connect(m_lost, &Button::clicked, this, [this] { judge(Outcome::Loss); });
    connect(m_endTurn, &Button::clicked, this, &ExerciseSheet::endTurn);
    connect(m_pass, &Button::clicked, this, [this] { play(*m_clicking.button()); });
    connect(m_hint, &Button::clicked, this, &ExerciseSheet::hint);
    connect(m_next, &Button::clicked, this, &ExerciseSheet::nextWanted);
    refresh();
}

void ExerciseSheet::put(const Exercise& exercise, Score& score, std::size_t number,
                        std::size_t of) {
    m_attempt.emplace(exercise, score);
    m_number = number;
    m_of = of;
    m_clicking = Clicking(m_attempt->match().moves(0));
    m_last.clear();
    say({});
    makeBoard(*exercise.game);
    m_board->setPicture(m_attempt->match().picture(0));
    refresh();
    m_won->setFocus();
}

void ExerciseSheet::putEnd(int right, int asked) {
    m_attempt.reset();
    m_right = right;
    m_asked = asked;
    m_clicking = {};
    m_last.clear();
    say({});
    refresh();
}

void ExerciseSheet::setOf(std::size_t of) {
    m_of = of;
    refresh();
}

void ExerciseSheet::setLegalMovesShown(bool shown) {
    m_legalMovesShown = shown;
    if (m_board)
        m_board->setLegalMovesShown(shown);
}

void ExerciseSheet::makeBoard(const Ruleset& game) {
    if (m_boardOf == &game)
        return;
    delete m_board;
    m_boardOf = &game;
    m_board = bouton::makeBoard(game);
    m_board->setObjectName(QStringLiteral("exerciseBoard"));
    m_board->setLegalMovesShown(m_legalMovesShown);
    m_column->insertWidget(1, m_board, 1000);
    m_board->show();
    connect(m_board, &BoardView::clicked, this, &ExerciseSheet::click);
    connect(m_board, &BoardView::turnEnded, this, &ExerciseSheet::endTurn);
    connect(m_board, &BoardView::clickRevoked, this, [this] {
        if (!m_clicking.takeBack())
            m_board->clearFocus(); // the next Escape is the window's
        refresh();
    });
}

// The answers -------------------------------------------------------------------------------------

void ExerciseSheet::judge(Outcome outcome) {
    const bool isRight = m_attempt->judge(outcome);
    const Exercise& exercise = m_attempt->exercise();
    // Where a move is still to be found, the sum would tell it.
    Phrase why;
    if (!exercise.asksForMove())
        why = whyOf(m_attempt->match(), 0, exercise.solution).sentence;
    say(
        [isRight, why, outcome = exercise.outcome()] {
            const QString verdict = outcome == Outcome::Win    ? tr("the position is won.")
                                    : outcome == Outcome::Draw ? tr("the position is a draw.")
                                                               : tr("the position is lost.");
            const QString text = (isRight ? tr("Right: %1") : tr("Wrong: %1")).arg(verdict);
            return why.empty() ? text : text + QLatin1Char(' ') + spoken(why);
        },
        why.where);
    refresh();
    (m_attempt->question() == Question::Move ? static_cast<QWidget*>(m_board) : m_next)->setFocus();
    emit marked();
}

void ExerciseSheet::click(Cell cell) {
    if (!m_attempt || m_attempt->question() != Question::Move)
        return;
    const Clicking::Step step = m_clicking.click(cell);
    if (step == Clicking::Step::Whole)
        play(*m_clicking.move());
    else
        refresh();
}

void ExerciseSheet::endTurn() {
    if (m_attempt && m_attempt->question() == Question::Move && m_clicking.move())
        play(*m_clicking.move());
}

void ExerciseSheet::play(std::size_t move) {
    const Match& match = m_attempt->match();
    const LegalMove legal = m_clicking.moves()[move];
    const bool isRight = m_attempt->play(move);
    m_clicking.clear();
    const Phrase why = whyMove(match, 0, move, m_attempt->exercise().solution);
    say([isRight, why, played = QString::fromStdString(legal.text)] {
        return (isRight ? tr("Right: %1 %2") : tr("Wrong, try again: %1 %2"))
            .arg(played + QLatin1Char('.'), spoken(why));
    });
    if (isRight) {
        const auto after = match.game().from(match.picture(0)).value();
        after->play(move);
        m_board->setPicture(after->picture(after->current()));
        m_last = legal.orders.empty() ? Clicks{} : legal.orders.front();
    }
    refresh();
    if (isRight)
        m_next->setFocus();
    emit marked();
}

void ExerciseSheet::hint() {
    if (!m_attempt || !m_attempt->canBeHinted())
        return;
    const Phrase hint = m_attempt->hint();
    if (!m_attempt->canBeHinted()) // the button goes grey, and must not hand its focus on
        (m_attempt->question() == Question::Move ? static_cast<QWidget*>(m_board) : m_won)
            ->setFocus();
    say([hint] { return tr("Hint: %1").arg(spoken(hint)); }, hint.where);
    refresh();
    emit marked();
}

void ExerciseSheet::say(std::function<QString()> words, const Clicks& where) {
    m_word->say(std::move(words));
    m_named = where;
}

// The questions -----------------------------------------------------------------------------------

QString ExerciseSheet::question() const {
    if (!m_attempt)
        return m_asked > 0 ? tr("Right answers: %1 of %2.").arg(m_right).arg(m_asked)
                           : tr("Choose a game and press \"New exercises\".");
    const Exercise& exercise = m_attempt->exercise();
    const QString side = nameOf(*exercise.game, m_attempt->match().toMove(0));
    switch (m_attempt->question()) {
    case Question::Outcome:
        return exercise.mayBeDrawn() ? tr("%1 is to move: won, drawn or lost?").arg(side)
                                     : tr("%1 is to move: won or lost?").arg(side);
    case Question::Move:
        return exercise.outcome() == Outcome::Win
                   ? tr("%1 wins. With which move?").arg(side)
                   : tr("%1 holds the draw. With which move?").arg(side);
    case Question::None: break;
    }
    return tr("Done.");
}

void ExerciseSheet::refresh() {
    const Question now = m_attempt ? m_attempt->question() : Question::None;
    const bool moves = now == Question::Move;
    m_heading->setText(m_attempt ? tr("Exercise %1 of %2: %3")
                                       .arg(QString::number(m_number), QString::number(m_of),
                                            spoken(m_attempt->exercise().game->name.title))
                       : m_asked > 0 ? tr("The set is done")
                                     : tr("Nothing set yet"));
    m_question->setText(question());
    m_won->setVisible(now == Question::Outcome);
    m_lost->setVisible(now == Question::Outcome);
    m_drawn->setVisible(now == Question::Outcome && m_attempt->exercise().mayBeDrawn());
    m_endTurn->setVisible(moves && m_clicking.move() && !m_clicking.next().empty());
    m_pass->setVisible(moves && m_clicking.button());
    m_hint->setVisible(now != Question::None);
    m_hint->setEnabled(m_attempt && m_attempt->canBeHinted());
    m_next->setVisible(m_attempt && now == Question::None);
    if (!m_board)
        return;
    BoardView::Marks marks{.last = m_last, .named = m_named};
    if (moves) {
        marks.next = m_clicking.next();
        marks.chosen = m_clicking.clicks();
    }
    m_board->setMarks(marks);
    m_board->setVisible(m_attempt.has_value());
}

void ExerciseSheet::retranslate() {
    m_won->setText(tr("&Won"));
    m_drawn->setText(tr("&Drawn"));
    m_lost->setText(tr("&Lost"));
    m_endTurn->setText(tr("End turn"));
    m_pass->setText(tr("Pass"));
    m_hint->setText(tr("Hint"));
    m_next->setText(tr("Next"));
    if (m_board)
        m_board->setAccessibleName(spoken(m_boardOf->name.title));
    refresh();
}

} // namespace bouton
