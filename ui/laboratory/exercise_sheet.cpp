// SPDX-License-Identifier: MIT
#include "ui/laboratory/exercise_sheet.h"

#include <QBoxLayout>

#include <algorithm>

#include "explain/why.h"
#include "games/own_game/own_game.h"
#include "ui/boards/board_table.h"
#include "ui/controls/announcer.h"
#include "ui/controls/card.h"
#include "ui/controls/folding.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/answer_words.h"
#include "ui/laboratory/verdict_sign.h"

namespace bouton {

using Awaited = Attempt::Question;

ExerciseSheet::ExerciseSheet()
    : m_heading(named("exerciseHeading", sideNote())),
      m_question(named("question", heading())),
      m_word(named("answer", new WordLabel)),
      m_rule(named("exerciseRule", typed(sideNote(), Type::Caption))),
      m_sign(named("verdict", new VerdictSign)),
      m_won(judging("wonButton", Outcome::Win, [] { return tr("&Won"); })),
      m_drawn(judging("drawnButton", Outcome::Draw, [] { return tr("&Drawn"); })),
      m_lost(judging("lostButton", Outcome::Loss, [] { return tr("&Lost"); })),
      m_endTurn(makeButton("endTurnButton", this, &ExerciseSheet::endTurn,
                           [] { return tr("End turn"); })),
      m_pass(makeButton("passButton", this, &ExerciseSheet::pass, [] { return tr("Pass"); })),
      m_hint(makeButton("hintButton", this, &ExerciseSheet::hint, [] { return tr("Hint"); })),
      m_change(makeButton("changeAnswerButton", this, &ExerciseSheet::change,
                          [] { return tr("Change my answer"); })),
      m_back(makeButton("exerciseBackButton", this, &ExerciseSheet::backWanted,
                        [] { return tr("Back"); })),
      m_next(makeButton(
          "nextButton", this, &ExerciseSheet::nextWanted, [] { return tr("Next"); },
          Button::Rank::Primary)) {
    m_row = row({Item(makeCard())}, 2 * Theme::unit);
    setLayout(m_row);
    inEveryLanguage(this, [this] { refresh(); });
}

// What is asked, the answers and the verdict, below one another beside the board.
QLayout* ExerciseSheet::makeCard() {
    m_question->setWordWrap(true);
    typed(m_question, Type::Emphasis, Weight::Strong);
    m_word->setWordWrap(true);
    m_word->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_rule->setWordWrap(true);
    auto* told = new QWidget;
    told->setLayout(column({{row({{m_sign, 0, Qt::AlignTop}, {m_word, 1}}), 1}, m_rule}));
    auto* words = new SnugScrollArea(told); // a reason may be long
    words->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    words->setMinimumHeight(2
                            * Theme::unit); // where there is too little room, the rest is scrolled
    auto* card = new Card;
    atEveryTypeSize(card, [card] {
        const int letter = QFontMetrics(QApplication::font()).averageCharWidth();
        card->setFixedWidth(std::max(29 * Theme::unit, 32 * letter));
    });
    card->setLayout(column({m_heading,
                            m_question,
                            Item::room(Theme::unit / 2),
                            new FoldingRow({{m_won, 1}, {m_drawn, 1}, {m_lost, 1}}),
                            m_endTurn,
                            m_pass,
                            Item::room(Theme::unit / 2),
                            {words, 1},
                            m_change,
                            row({{m_hint, 1}, {m_back, 1}, {m_next, 1}})},
                           Theme::unit, 2 * Theme::unit));
    return column({{card, 1}});
}

Button* ExerciseSheet::judging(const char* name, Outcome outcome, Wording words) {
    return makeButton(
        name, this, [this, outcome] { judge(outcome); }, std::move(words));
}

void ExerciseSheet::begin(const Exercise& exercise, Score& score, std::size_t number,
                          std::size_t of) {
    m_attempt.emplace(exercise, score);
    m_quiet.reset();
    m_answer = {};
    m_number = number;
    m_of = of;
    m_clicking = Clicking(m_attempt->match().moves(0));
    makeBoard(*exercise.game);
    m_board->setPicture(m_attempt->match().picture(0));
}

void ExerciseSheet::put(const Exercise& exercise, Score& score, std::size_t number,
                        std::size_t of) {
    begin(exercise, score, number, of);
    tell({});
    refresh();
}

void ExerciseSheet::putQuiet(const Exercise& exercise, Score& score, std::size_t number,
                             std::size_t of, const Answer& soFar) {
    begin(exercise, score, number, of);
    m_answer = soFar;
    m_quiet = !soFar.outcome ? Awaited::Outcome : isWhole(soFar) ? Awaited::None : Awaited::Move;
    const std::vector<LegalMove>& moves = m_clicking.moves();
    const auto answered = std::ranges::find(moves, soFar.move, &LegalMove::text);
    if (!soFar.move.empty() && answered != moves.end())
        showAfter(static_cast<std::size_t>(answered - moves.begin()));
    soFar.outcome ? tellQuietly()
                  : tell([] { return tr("Verdicts and hints come when your answers are saved."); });
    refresh();
}

// As if there were no answer yet. The one before counts until there is another.
void ExerciseSheet::change() {
    m_quiet = Awaited::Outcome;
    m_answer = {};
    m_clicking.clear();
    m_board->setPicture(m_attempt->match().picture(0));
    tell({});
    refresh();
    takeFocus();
}

void ExerciseSheet::takeFocus() { m_won->setFocus(); }

void ExerciseSheet::end(int right, int asked) {
    m_attempt.reset();
    m_quiet.reset();
    m_unsaved = false;
    m_right = right;
    m_asked = asked;
    m_clicking = {};
}

void ExerciseSheet::putUnsaved(std::size_t answered, std::size_t of) {
    end(static_cast<int>(answered), static_cast<int>(of));
    m_unsaved = true;
    tell([] {
        return tr("Nothing is told before you save your answers. Until then you can change them.");
    });
    refresh();
    m_back->setFocus(); // the button that led here is gone
}

void ExerciseSheet::putEnd(int right, int asked, const QStringList& missed) {
    end(right, asked);
    missed.empty()
        ? tell({})
        : tell([all = missed.join(QStringLiteral(", "))] { return tr("Not right: %1").arg(all); });
    refresh();
}

void ExerciseSheet::setNumber(std::size_t number, std::size_t of) {
    m_number = number;
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
    m_board = named("exerciseBoard", bouton::makeBoard(game));
    m_board->setLegalMovesShown(m_legalMovesShown);
    worded(m_board, &QWidget::setAccessibleName,
           [title = game.name.title] { return spoken(title); });
    m_row->insertWidget(0, m_board, 1);
    m_board->show();
    connect(m_board, &BoardView::clicked, this, &ExerciseSheet::click);
    connect(m_board, &BoardView::turnEnded, this, &ExerciseSheet::endTurn);
    connect(m_board, &BoardView::clickRevoked, this, &ExerciseSheet::takeBack);
}

// The answers -------------------------------------------------------------------------------------

// What is asked next depends on the answer alone, so it tells nothing.
void ExerciseSheet::takeQuietly(Awaited next) {
    m_quiet = next;
    tellQuietly();
    refresh();
    (next == Awaited::Move ? static_cast<QWidget*>(m_board) : m_next)->setFocus();
    emit answered(m_answer);
}

void ExerciseSheet::tellQuietly() {
    tell([answer = m_answer] { return tr("Your answer: \"%1\".").arg(answerInWords(answer)); });
}

void ExerciseSheet::answer(Outcome outcome) {
    if (awaited() == Awaited::Outcome
        && (outcome != Outcome::Draw || m_attempt->exercise().mayBeDrawn()))
        judge(outcome);
}

void ExerciseSheet::judge(Outcome outcome) {
    m_answer = {outcome};
    if (m_quiet)
        return takeQuietly(outcome == Outcome::Loss ? Awaited::None : Awaited::Move);
    const bool isRight = m_attempt->judge(outcome);
    const Exercise& exercise = m_attempt->exercise();
    // If a move is still to be found, the sum would give it away.
    Phrase why;
    if (!exercise.asksForMove())
        why = whyOf(m_attempt->match(), 0, exercise.solution).sentence;
    tell(
        [isRight, why, outcome = exercise.outcome()] {
            const QString text =
                outcome == Outcome::Win    ? (isRight ? tr("Right: the position is won.")
                                                      : tr("Wrong: the position is won."))
                : outcome == Outcome::Draw ? (isRight ? tr("Right: the position is a draw.")
                                                      : tr("Wrong: the position is a draw."))
                                           : (isRight ? tr("Right: the position is lost.")
                                                      : tr("Wrong: the position is lost."));
            return why.empty() ? text : text + QLatin1Char(' ') + spoken(why);
        },
        why.where, isRight);
    refresh();
    (m_attempt->question() == Awaited::Move ? static_cast<QWidget*>(m_board) : m_next)->setFocus();
    emit answered(m_answer);
    emit marked();
}

void ExerciseSheet::click(Cell cell) {
    if (awaited() != Awaited::Move)
        return;
    const Clicking::Growth growth = m_clicking.click(cell);
    if (growth == Clicking::Growth::Whole)
        play(*m_clicking.move());
    else
        refresh();
}

void ExerciseSheet::endTurn() {
    if (awaited() == Awaited::Move && m_clicking.move())
        play(*m_clicking.move());
}

void ExerciseSheet::pass() { play(*m_clicking.button()); }

void ExerciseSheet::takeBack() {
    if (!m_clicking.takeBack())
        m_board->clearFocus(); // the next Escape is the window's
    refresh();
}

void ExerciseSheet::play(std::size_t move) {
    const Match& match = m_attempt->match();
    const LegalMove legal = m_clicking.moves()[move];
    m_answer.move = legal.text;
    if (m_quiet) {
        m_clicking.clear();
        showAfter(move);
        return takeQuietly(Awaited::None);
    }
    const bool isRight = m_attempt->play(move);
    m_clicking.clear();
    const Phrase why = whyMove(match, 0, move, m_attempt->exercise().solution);
    tell(
        [isRight, why, played = QString::fromStdString(legal.text)] {
            return (isRight ? tr("Right: %1. %2") : tr("Wrong, try again: %1. %2"))
                .arg(played, spoken(why));
        },
        {}, isRight);
    if (isRight)
        showAfter(move);
    refresh();
    if (isRight)
        m_next->setFocus();
    emit answered(m_answer);
    emit marked();
}

void ExerciseSheet::showAfter(std::size_t move) {
    const Match& match = m_attempt->match();
    const auto after = match.game().from(match.picture(0)).value();
    after->play(move);
    m_board->setScene(after->scene(after->current()));
}

void ExerciseSheet::hint() {
    if (!m_attempt || m_quiet || !m_attempt->canBeHinted())
        return;
    const Phrase hint = m_attempt->hint();
    if (!m_attempt->canBeHinted()) // the button goes grey, and must not hand its focus on
        (m_attempt->question() == Awaited::Move ? static_cast<QWidget*>(m_board) : m_won)
            ->setFocus();
    tell([hint] { return tr("Hint: %1").arg(spoken(hint)); }, hint.where);
    refresh();
    emit marked();
}

void ExerciseSheet::tell(Wording words, const Clicks& where, std::optional<bool> right) {
    m_word->setWords(std::move(words));
    Announcer::sayFrom(*this, m_word->text());
    m_named = where;
    m_sign->put(right);
}

// The questions -----------------------------------------------------------------------------------

Awaited ExerciseSheet::awaited() const {
    return !m_attempt ? Awaited::None : m_quiet.value_or(m_attempt->question());
}

QString ExerciseSheet::question() const {
    if (m_unsaved && !m_attempt)
        return tr("Exercises answered: %1 of %2.").arg(m_right).arg(m_asked);
    if (!m_attempt)
        return m_asked > 0 ? tr("Right answers: %1 of %2.").arg(m_right).arg(m_asked)
                           : tr("Choose a game and press New exercises.");
    const Exercise& exercise = m_attempt->exercise();
    const QString side = nameOf(*exercise.game, m_attempt->match().toMove(0));
    switch (awaited()) {
    case Awaited::Outcome:
        return exercise.mayBeDrawn() ? tr("%1 is to move: won, drawn or lost?").arg(side)
                                     : tr("%1 is to move: won or lost?").arg(side);
    case Awaited::Move:
        if (m_quiet) // whether it wins is not said
            return tr("%1 is to move: with which move?").arg(side);
        return exercise.outcome() == Outcome::Win
                   ? tr("%1 wins. With which move?").arg(side)
                   : tr("%1 holds the draw. With which move?").arg(side);
    case Awaited::None: break;
    }
    return tr("Done.");
}

void ExerciseSheet::refresh() {
    const Awaited now = awaited();
    const bool moves = now == Awaited::Move;
    m_heading->setText(m_attempt ? tr("Exercise %1 of %2: %3")
                                       .arg(QString::number(m_number), QString::number(m_of),
                                            spoken(m_attempt->exercise().game->name.title))
                       : m_unsaved   ? tr("Your answers are not saved yet")
                       : m_asked > 0 ? tr("The set is done")
                                     : tr("Nothing set yet"));
    if (const QString asked = question(); asked != m_question->text()) {
        m_question->setText(asked);
        Announcer::sayFrom(*this, asked);
    }
    // Who opens a file with a game of somebody's own has not read elsewhere what a turn is.
    const Ruleset* const own =
        m_attempt && ownRulesOf(*m_attempt->exercise().game) ? m_attempt->exercise().game : nullptr;
    m_rule->setText(own ? rulesInWords(*own) : QString());
    m_rule->setVisible(!m_rule->text().isEmpty());
    m_won->setVisible(now == Awaited::Outcome);
    m_lost->setVisible(now == Awaited::Outcome);
    m_drawn->setVisible(now == Awaited::Outcome && m_attempt->exercise().mayBeDrawn());
    m_endTurn->setVisible(moves && m_clicking.move() && !m_clicking.next().empty());
    m_pass->setVisible(moves && m_clicking.button());
    m_hint->setVisible(now != Awaited::None && !m_quiet);
    m_hint->setEnabled(m_attempt && m_attempt->canBeHinted());
    m_change->setVisible(m_quiet && m_answer.outcome);
    m_back->setVisible(m_quiet ? m_number > 1 : m_unsaved && !m_attempt);
    m_next->setVisible(m_quiet || (m_attempt && now == Awaited::None));
    if (!m_board)
        return;
    BoardView::Marks marks{.named = m_named};
    if (moves) {
        marks.next = m_clicking.next();
        marks.chosen = m_clicking.clicks();
    }
    m_board->setMarks(marks);
    m_board->setVisible(m_attempt.has_value());
}

} // namespace bouton
