// SPDX-License-Identifier: MIT
#include "ui/lessons/step_page.h"

#include <QBoxLayout>
#include <QHideEvent>
#include <QStackedLayout>

#include <utility>

#include "games/record.h"
#include "lessons/added_part.h"
#include "ui/boards/board_view.h"
#include "ui/controls/layouts.h"
#include "ui/controls/words.h"
#include "ui/laboratory/trace_player.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/step_page_parts.h"

namespace bouton {

namespace {

QString joined(const std::vector<Phrase>& phrases) {
    QStringList all;
    for (const Phrase& phrase : phrases)
        all << spoken(phrase);
    return all.join(u' ');
}

} // namespace

StepPage::StepPage(Preferences& preferences)
    : m_left(new QStackedLayout),
      m_board(new LessonBoard(preferences)),
      m_player(named("lessonTrace", new TracePlayer)),
      m_answers(named("answers", new AnswerPanel)),
      m_values(named("values", new LessonValues)),
      m_words(new StepWords(m_answers, m_values)) {
    setFocusPolicy(Qt::ClickFocus);
    worded(this, &QWidget::setAccessibleName, [] { return tr("A step of a lesson"); });
    m_player->setPlain();
    auto* left = new QWidget;
    left->setLayout(m_left); // before it shows one of them
    m_left->addWidget(m_board);
    m_left->addWidget(m_player);
    setLayout(row({{left, 8}, {m_words, 7}}, 3 * Theme::unit, 2 * Theme::unit));
    connect(m_words, &StepWords::moveWanted, this, &StepPage::goOnWithExample);
    connect(m_words, &StepWords::questionWanted, this, &StepPage::draw);
    connect(m_words, &StepWords::againWanted, this, &StepPage::tryAgain);
    connect(m_words, &StepWords::anotherWanted, this, &StepPage::drawAnother);
    connect(m_words, &StepWords::nextWanted, this, &StepPage::nextWanted);
    connect(m_words, &StepWords::backWanted, this, &StepPage::backWanted);
    connect(m_words, &StepWords::stepWanted, this, &StepPage::stepWanted);
    connect(m_words, &StepWords::listWanted, this, &StepPage::listWanted);
    connect(m_words, &StepWords::printWanted, this, &StepPage::printWanted);
    connect(m_answers, &AnswerPanel::answered, this, &StepPage::answer);
    connect(m_answers, &AnswerPanel::positionTyped, this, &StepPage::editPosition);
    connect(m_answers->table(), &CellTable::entered, this, [this](std::size_t cell) {
        if (m_state != State::Asked)
            return;
        m_board->put(matchAfter(*m_drawn->task.game, step().start.positions[cell], {}).value());
    });
    connect(m_answers, &AnswerPanel::otherSideWanted, this, &StepPage::turnSides);
    connect(m_board, &LessonBoard::moved, this, [this](const std::string& move) {
        Reply reply{.text = move, .moves = moves()};
        reply.moves.push_back(move);
        answer(std::move(reply));
    });
    connect(m_board, &LessonBoard::edited, this, [this] {
        writePosition();
        m_words->tell({});
    });
    connect(m_player, &TracePlayer::openPosition, this, &StepPage::openPosition);
    connect(&m_run, &Run::ended, this, [this](const Run::Ending& ending) {
        if (!ending.refusal)
            return;
        m_words->tell([why = *ending.refusal] { return spoken(why); });
        enter(State::Refused);
    });
}

void StepPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_words->setRoom(width());
}

// The way through a step --------------------------------------------------------------------------

void StepPage::put(const Lesson& lesson, std::size_t step, std::uint64_t seed) {
    leave();
    m_lesson = lesson;
    m_at = step;
    m_seed = seed;
    m_drawn.reset();
    m_line.clear();
    m_answers->clear();
    m_values->clear();
    m_left->setCurrentWidget(m_board);
    m_board->setTellsEnd(m_lesson.steps[m_at].asks
                         != LessonAsks::Table); // it would be told what is asked
    m_words->put(m_lesson, m_at);
    beginExample();
}

// What is known already is still taken, of the step as it is.
void StepPage::leave() {
    m_run.stop();
    if (m_state == State::Marking) { // nobody waits for it any more
        m_words->tell({});
        enter(State::Asked);
        openBoard();
    }
}

void StepPage::hideEvent(QHideEvent* event) {
    QWidget::hideEvent(event);
    if (!event->spontaneous())
        leave();
}

void StepPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (!event->spontaneous() && m_state == State::Drawing && !m_run.running())
        draw();
}

void StepPage::beginExample() {
    const auto record = readRecord(step().example);
    if (!record)
        return draw(); // there is none
    const Match& whole = **record;
    m_example = movesTo(whole, whole.current());
    m_board->put(whole.game().from(whole.picture(0)).value());
    enter(State::Example);
    takeKeys();
}

void StepPage::goOnWithExample() {
    m_board->play({m_example.front()}, false);
    m_example.erase(m_example.begin());
    enter(State::Example);
}

void StepPage::draw() {
    enter(State::Drawing);
    takeKeys();
    m_run.start<TaskDrawn>(std::bind_front(drawTask, step(), m_seed),
                           [this](const TaskDrawn& drawn) {
                               m_drawn = drawn;
                               ask();
                           });
}

void StepPage::ask() {
    m_answers->ask(m_drawn->task);
    showTask();
    enter(State::Asked);
    takeKeys();
}

// The position as it is asked for.
void StepPage::showTask() {
    const LessonTask& task = m_drawn->task;
    const bool cut = step().asks == LessonAsks::Cut;
    m_left->setCurrentWidget(cut ? static_cast<QWidget*>(m_player) : m_board);
    if (cut)
        m_player->put(task.game, task.position, m_drawn->trace);
    m_board->put(task.match());
    if (m_drawn->known)
        m_values->ask(step(), task.match(), *m_drawn->known);
    m_here = m_drawn->known;
    openBoard();
    if (asksForPosition(step().asks)) {
        Picture picture = m_board->picture();
        if (step().asks == LessonAsks::MakeZero)
            picture = withRoomForAPart(*task.game, picture).value_or(picture);
        m_board->putPicture(picture);
        writePosition();
    }
}

void StepPage::openBoard() {
    m_board->setTakes(asksForMove(step().asks)       ? LessonBoard::Takes::Move
                      : asksForPosition(step().asks) ? LessonBoard::Takes::Position
                                                     : LessonBoard::Takes::Nothing);
}

void StepPage::editPosition(const QString& text) {
    m_words->tell({});
    if (const auto picture = m_drawn->task.game->parse(text.toStdString()))
        m_board->putPicture(*picture);
}

// As it is set on the board.
void StepPage::writePosition() {
    const Ruleset& game = *m_drawn->task.game;
    m_answers->setPosition(QString::fromStdString(write(m_board->picture(), game.name.letters)));
}

void StepPage::turnSides() {
    Picture picture = m_board->picture();
    picture.toMove = other(picture.toMove);
    m_board->putPicture(picture);
    m_words->tell({});
    writePosition();
}

// The answer --------------------------------------------------------------------------------------

void StepPage::answer(Reply reply) {
    if (m_state != State::Asked)
        return;
    if (step().asks == LessonAsks::Cut)
        reply.moves = m_player->moves();
    m_words->tell({});
    enter(State::Marking);
    takeKeys();
    m_run.start<ReplyMarked>(std::bind_front(markReply, m_drawn->task, std::move(reply)),
                             [this](const ReplyMarked& marked) { take(marked); });
}

void StepPage::take(const ReplyMarked& marked) {
    const Marking& marking = marked.marking;
    if (!marked.whole)
        return m_words->tell(
            [tested = marking.verdict->tested] {
                return tr("Positions tested so far: %L1").arg(static_cast<qulonglong>(tested));
            },
            {}, false);
    std::optional<bool> right;
    if (marking.mark == Marking::Mark::Wrong || marking.mark == Marking::Mark::Right)
        right = marking.mark == Marking::Mark::Right;
    m_words->tell([says = marking.says] { return joined(says); }, right);
    showTerms(marking);
    m_answers->table()->mark(marking.cells);
    switch (marking.mark) {
    case Marking::Mark::Nothing:
        enter(State::Asked);
        openBoard();
        break;
    case Marking::Mark::GoOn:
        if (!marking.line.empty())
            takeLine(marking);
        enter(State::Asked);
        break;
    case Marking::Mark::Wrong:
    case Marking::Mark::Right:
        showAnswer(marked);
        enter(*right ? State::Right : State::Wrong);
        break;
    }
    takeKeys();
    if (m_state == State::Right)
        emit done(m_lesson, m_at);
}

// After each of one's own the other side has answered.
std::vector<std::string> StepPage::moves() const {
    std::vector<std::string> own;
    for (std::size_t i = 0; i < m_line.size(); i += 2)
        own.push_back(m_line[i]);
    return own;
}

// The whole game so far; the last move is the other side's.
void StepPage::takeLine(const Marking& marking) {
    m_line = marking.line;
    m_board->put(m_drawn->task.match(std::span(m_line).first(m_line.size() - 1)));
    m_board->play({m_line.back()}, false);
    openBoard();
    m_here = marking.known.empty() ? std::nullopt : marking.known.back();
    if (m_here)
        m_values->ask(step(), m_drawn->task.match(m_line), *m_here);
}

// What a claim is made of, where it is false, or where it was to be.
void StepPage::showTerms(const Marking& marking) {
    if (marking.terms.empty())
        return;
    const language::Vocabulary& words = m_drawn->task.game->lore.vocabulary();
    if (const auto claim = language::readStatement(marking.claim, words))
        m_words->hang(*claim, words, marking.terms);
}

// What the answer led to: the line of moves on the board, and the values of its positions.
void StepPage::showAnswer(const ReplyMarked& marked) {
    const Marking& marking = marked.marking;
    const Ruleset& game = *m_drawn->task.game;
    if (step().asks == LessonAsks::Cut)
        return m_player->goTo(marking.line);
    // What was on the board before is not played again.
    const std::size_t known = std::min(m_line.size(), marking.line.size());
    auto from = matchAfter(game, marking.position, std::span(marking.line).first(known));
    if (!from)
        return m_board->setTakes(LessonBoard::Takes::Nothing);
    m_values->tell(step().shows, matchAfter(game, marking.position, marking.line).value(),
                   marking.known);
    m_board->put(std::move(*from));
    m_board->play({marking.line.begin() + static_cast<std::ptrdiff_t>(known), marking.line.end()},
                  asksForMove(step().asks));
}

// The same position; right moves, a position that was set and a claim stay. Where one of two or
// three buttons was wrong, it has been told which is right, or nearly: so it is another position.
void StepPage::tryAgain() {
    if (asksForButton(step().asks))
        return drawAnother();
    m_words->tell({});
    enter(State::Asked);
    const LessonTask& task = m_drawn->task;
    if (step().asks != LessonAsks::Cut) {
        m_board->put(task.match(m_line));
        openBoard();
    }
    if (asksForPosition(step().asks))
        editPosition(m_answers->position());
    if (m_here)
        m_values->ask(step(), task.match(m_line), *m_here);
    takeKeys();
}

void StepPage::drawAnother() {
    leave();
    ++m_seed;
    m_line.clear();
    m_answers->clear();
    m_values->clear();
    m_words->tell({});
    draw();
}

void StepPage::enter(State state) {
    m_state = state;
    m_answers->setOpen(state == State::Asked);
    if (state == State::Marking)
        m_board->setTakes(LessonBoard::Takes::Nothing);
    m_words->enter(state, m_example.size());
}

// To what answers.
void StepPage::takeKeys() {
    if (!isVisible())
        return;
    if (m_state == State::Drawing || m_state == State::Marking || m_state == State::Refused)
        setFocus(); // nothing can be answered yet
    else if (m_state != State::Asked)
        m_words->takeKeys();
    else if (QWidget* field = m_answers->field())
        field->setFocus(Qt::TabFocusReason); // what stands there is typed over
    else if (step().asks == LessonAsks::Cut)
        m_player->takeKeys();
    else
        m_board->board()->setFocus();
}

} // namespace bouton
