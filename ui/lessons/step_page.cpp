#include "ui/lessons/step_page.h"

#include <QBoxLayout>
#include <QHideEvent>
#include <QStackedLayout>

#include <utility>

#include "games/record.h"
#include "lessons/added_part.h"
#include "ui/boards/board_view.h"
#include "ui/controls/card.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/claim_line.h"
#include "ui/laboratory/trace_player.h"
#include "ui/laboratory/verdict_sign.h"
#include "ui/lessons/answer_panel.h"
#include "ui/lessons/lesson_board.h"
#include "ui/lessons/lesson_values.h"
#include "ui/lessons/step_dots.h"

namespace bouton {

using Mark = Marking::Mark;

namespace {

WordLabel* words(const char* name) {
    auto* label = named(name, new WordLabel);
    label->setWordWrap(true);
    return label;
}

QString joined(const std::vector<Phrase>& phrases) {
    QStringList all;
    for (const Phrase& phrase : phrases)
        all << spoken(phrase);
    return all.join(u' ');
}

// Whose first move is the student's own.
bool answersByAMove(LessonAsks asks) {
    return asks == LessonAsks::Move || asks == LessonAsks::KeepWinning;
}

} // namespace

StepPage::StepPage(Preferences& preferences)
    : m_left(new QStackedLayout),
      m_right(new QWidget),
      m_board(new LessonBoard(preferences)),
      m_player(named("lessonTrace", new TracePlayer)),
      m_title(named("lessonTitle", typed(new WordLabel, Type::Heading, Weight::Strong))),
      m_number(named("stepNumber", sideNote())),
      m_says(words("stepSays")),
      m_question(words("stepQuestion")),
      m_word(words("stepWord")),
      m_after(words("stepAfter")),
      m_dots(named("stepDots", new StepDots)),
      m_answers(named("answers", new AnswerPanel)),
      m_sign(named("verdict", new VerdictSign)),
      m_values(named("values", new LessonValues)),
      m_primary(named("primaryButton", new Button({}, Button::Rank::Primary))),
      m_secondary(named("secondaryButton", new Button)),
      m_back(makeButton(
          "stepBackButton", this, &StepPage::backWanted, [] { return tr("Back"); },
          Button::Rank::Words)),
      m_next(makeButton(
          "stepNextButton", this, &StepPage::nextWanted, [] { return tr("Next"); },
          Button::Rank::Words)) {
    setFocusPolicy(Qt::ClickFocus);
    m_title->setWordWrap(true);
    m_player->setPlain();
    connect(m_primary, &Button::clicked, this, &StepPage::pressPrimary);
    connect(m_secondary, &Button::clicked, this, &StepPage::pressSecondary);
    auto* left = new QWidget;
    left->setLayout(m_left); // before it shows one of them
    m_left->addWidget(m_board);
    m_left->addWidget(m_player);
    m_right->setLayout(makeWords());
    setLayout(row({{left, 8}, {m_right, 7}}, 3 * Theme::unit, 2 * Theme::unit));
    connect(m_answers, &AnswerPanel::answered, this, &StepPage::answer);
    connect(m_answers, &AnswerPanel::positionTyped, this, &StepPage::editPosition);
    connect(m_answers, &AnswerPanel::otherSideWanted, this, &StepPage::turnSides);
    connect(m_board, &LessonBoard::moved, this, [this](const std::string& move) {
        Reply reply{.text = move, .moves = moves()};
        reply.moves.push_back(move);
        answer(std::move(reply));
    });
    connect(m_board, &LessonBoard::edited, this, [this] {
        writePosition();
        tell({});
    });
    connect(m_dots, &StepDots::chosen, this, &StepPage::stepWanted);
    connect(m_player, &TracePlayer::openPosition, this, &StepPage::openPosition);
    connect(&m_run, &Run::ended, this, [this](const Run::Ending& ending) {
        if (!ending.refusal)
            return;
        tell([why = *ending.refusal] { return spoken(why); });
        enter(State::Refused);
    });
    inEveryLanguage(this, [this] { say(); });
}

QLayout* StepPage::makeWords() {
    auto* card = new Card;
    auto* told = new QWidget;
    told->setLayout(row({{m_sign, 0, Qt::AlignTop}, {m_word, 1}}));
    card->setLayout(
        column({m_says, m_question, m_answers, told, m_after}, Theme::unit, 2 * Theme::unit));
    auto* all = new QWidget;
    all->setLayout(column({card, m_values, Item::stretch()}, 2 * Theme::unit));
    auto* scroll = new SnugScrollArea(all);
    scroll->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    auto* list = makeButton(
        "allLessonsButton", this, &StepPage::listWanted, [] { return tr("All lessons"); },
        Button::Rank::Words);
    auto* print = makeButton(
        "printLessonButton", this, &StepPage::printWanted, [] { return tr("Print…"); },
        Button::Rank::Words);
    m_head = row({{m_title, 1}, {m_dots, 0, Qt::AlignVCenter}});
    m_buttons = row({{m_primary, 1}, {m_secondary, 1}});
    return column({m_head,
                   m_number,
                   {scroll, 1},
                   m_buttons,
                   row({m_back, m_next, print, Item::stretch(), list}, Theme::unit)});
}

// Where there is little room, what stands side by side stands below one another; where there is
// much, the words are larger.
void StepPage::arrange() {
    const int letter = QFontMetrics(QApplication::font()).averageCharWidth();
    const bool narrow = width() < std::max(90 * Theme::unit, 110 * letter);
    const bool roomy = width() >= std::max(140 * Theme::unit, 160 * letter);
    m_right->setMinimumWidth(std::min(44 * Theme::unit, std::max(36 * Theme::unit, 44 * letter)));
    const auto direction = narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    m_head->setDirection(direction);
    m_head->setStretch(0, narrow ? 0 : 1);
    m_head->setAlignment(m_dots, narrow ? Qt::AlignLeft : Qt::AlignVCenter);
    m_buttons->setDirection(direction);
    m_buttons->setSpacing(narrow ? Theme::unit / 2 : 2 * Theme::unit);
    for (WordLabel* each : {m_says, m_question, m_word, m_after})
        each->setFont(sized(QApplication::font(), roomy ? Type::Emphasis : Type::Text,
                            each == m_question ? Weight::Strong : Weight::Normal));
}

void StepPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void StepPage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
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
    tell({});
    beginExample();
}

void StepPage::leave() {
    m_run.stop();
    if (m_state == State::Marking) { // nobody waits for it any more
        tell({});
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

// Move by move; then the question.
void StepPage::goOnWithExample() {
    if (m_example.empty())
        return draw();
    m_board->play({m_example.front()}, false);
    m_example.erase(m_example.begin());
    say();
}

void StepPage::draw() {
    enter(State::Drawing);
    takeKeys();
    m_run.start(TaskWanted{step(), m_seed}, drawTask, [this](const TaskDrawn& drawn) {
        if (drawn.task.seed != m_seed || drawn.task.step != step())
            return; // of a step that was left
        m_drawn = drawn;
        ask();
    });
}

void StepPage::ask() {
    m_answers->ask(m_drawn->task);
    showTask();
    tell({});
    enter(State::Asked);
    takeKeys();
}

// The position as it is asked for, after the right moves so far.
void StepPage::showTask() {
    const LessonTask& task = m_drawn->task;
    const bool cut = step().asks == LessonAsks::Cut;
    m_left->setCurrentWidget(cut ? static_cast<QWidget*>(m_player) : m_board);
    if (cut)
        m_player->put(task.game, task.position, m_drawn->trace);
    m_board->put(task.match());
    if (m_drawn->known && !task.match()->result(0))
        m_values->ask(step().shows, task.match(), *m_drawn->known);
    else
        m_values->clear();
    openBoard();
    if (asksForPosition(step().asks)) {
        Picture picture = task.match()->picture(0);
        if (step().asks == LessonAsks::MakeZero)
            picture = withRoomForAPart(*task.game, picture).value_or(picture);
        m_board->putPicture(picture);
        writePosition();
    }
}

void StepPage::openBoard() {
    m_board->setTakes(answersByAMove(step().asks)    ? LessonBoard::Takes::Move
                      : asksForPosition(step().asks) ? LessonBoard::Takes::Position
                                                     : LessonBoard::Takes::Nothing);
}

void StepPage::editPosition(const QString& text) {
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
    writePosition();
}

// The answer --------------------------------------------------------------------------------------

void StepPage::answer(Reply reply) {
    if (m_state != State::Asked)
        return;
    if (step().asks == LessonAsks::Cut)
        reply.moves = m_player->moves();
    tell({});
    enter(State::Marking);
    takeKeys();
    m_run.start(ReplyGiven{m_drawn->task, std::move(reply)}, markReply,
                [this](const ReplyMarked& marked) { take(marked); });
}

void StepPage::take(const ReplyMarked& marked) {
    const LessonTask& task = marked.given.task;
    if (!m_drawn || task.seed != m_drawn->task.seed || task.step != m_drawn->task.step)
        return; // of a step that was left
    if (!marked.whole)
        return tellProgress(*marked.marking.verdict);
    const Marking& marking = marked.marking;
    std::optional<bool> right;
    if (marking.mark == Mark::Wrong || marking.mark == Mark::Right)
        right = marking.mark == Mark::Right;
    tell([says = marking.says] { return joined(says); }, right);
    switch (marking.mark) {
    case Mark::Nothing:
        enter(State::Asked);
        openBoard();
        return takeKeys();
    case Mark::GoOn:
        m_line = marking.line;
        takeMoves(marking);
        enter(State::Asked);
        return takeKeys();
    case Mark::Wrong:
    case Mark::Right: break;
    }
    showAnswer(marked);
    enter(right.value() ? State::Right : State::Wrong);
    takeKeys();
    if (*right)
        emit done();
}

// After each of one's own the other side has answered.
std::vector<std::string> StepPage::moves() const {
    std::vector<std::string> own;
    for (std::size_t i = 0; i < m_line.size(); i += 2)
        own.push_back(m_line[i]);
    return own;
}

// The whole game so far; the last move is the other side's.
void StepPage::takeMoves(const Marking& marking) {
    m_board->put(m_drawn->task.match(std::span(marking.line).first(marking.line.size() - 1)));
    m_board->play({marking.line.back()}, false);
    m_board->setTakes(LessonBoard::Takes::Move);
}

void StepPage::tellProgress(const Verdict& verdict) {
    tell([tested = verdict.tested] {
        return tr("Tested so far: %L1 positions").arg(static_cast<qulonglong>(tested));
    });
}

// What the answer led to: the line of moves on the board, and the values of its positions.
void StepPage::showAnswer(const ReplyMarked& marked) {
    const Marking& marking = marked.marking;
    const LessonTask& task = marked.given.task;
    if (step().asks == LessonAsks::Cut)
        return m_player->goTo(marking.line);
    // What was on the board before is not played again.
    const std::size_t known = std::min(m_line.size(), marking.line.size());
    auto from = matchAfter(*task.game, marking.position, std::span(marking.line).first(known));
    if (!from)
        return m_board->setTakes(LessonBoard::Takes::Nothing);
    m_values->tell(step().shows, matchAfter(*task.game, marking.position, marking.line).value(),
                   marked.known);
    m_board->put(std::move(*from));
    m_board->play({marking.line.begin() + static_cast<std::ptrdiff_t>(known), marking.line.end()},
                  answersByAMove(step().asks));
}

// The buttons -------------------------------------------------------------------------------------

void StepPage::pressPrimary() {
    switch (m_state) {
    case State::Example: return goOnWithExample();
    case State::Right: emit nextWanted(); return;
    case State::Wrong: return tryAgain();
    default: return;
    }
}

// The same position; right moves, a position that was set and a claim stay.
void StepPage::tryAgain() {
    tell({});
    enter(State::Asked);
    const LessonTask& task = m_drawn->task;
    if (step().asks != LessonAsks::Cut) {
        m_board->put(task.match(m_line));
        openBoard();
    }
    if (asksForPosition(step().asks))
        editPosition(m_answers->position());
    if (m_drawn->known && m_line.empty())
        m_values->ask(step().shows, task.match(), *m_drawn->known);
    takeKeys();
}

void StepPage::pressSecondary() {
    if (m_state == State::Example)
        return draw();
    ++m_seed;
    m_line.clear();
    m_answers->clear();
    m_values->clear();
    tell({});
    draw();
}

void StepPage::enter(State state) {
    m_state = state;
    m_answers->setOpen(state == State::Asked);
    if (state == State::Marking)
        m_board->setTakes(LessonBoard::Takes::Nothing);
    say();
}

// What is said ------------------------------------------------------------------------------------

void StepPage::setDots(std::vector<bool> done) { m_dots->put(std::move(done), m_at); }

void StepPage::setPlace(Wording place) {
    m_place = std::move(place);
    say();
}

void StepPage::tell(Wording words, std::optional<bool> right) {
    m_word->setWords(std::move(words));
    m_word->setVisible(!m_word->text().isEmpty());
    m_sign->put(right);
}

void StepPage::say() {
    if (m_lesson.steps.empty())
        return;
    const LessonWords& words = m_lesson.wordsOf(step());
    const bool example = m_state == State::Example;
    m_title->setText(spoken(m_lesson.title));
    const QString number = (example ? tr("Step %1 of %2: an example") : tr("Step %1 of %2"))
                               .arg(m_at + 1)
                               .arg(m_lesson.steps.size());
    m_number->setText(m_place ? tr("%1. %2", "the lesson, the step").arg(m_place(), number)
                              : number);
    m_says->setText(spoken(words.says));
    m_says->setVisible(!words.says.empty());
    m_question->setText(spoken(words.question));
    m_question->setVisible(!example && !words.question.empty());
    m_after->setText(spoken(words.after));
    m_after->setVisible(m_state == State::Right && !words.after.empty());
    const bool last = m_at + 1 == m_lesson.steps.size();
    const bool seen = example && m_example.empty();
    m_primary->setText(example ? (seen ? tr("To the &question") : tr("Next &move"))
                       : m_state == State::Right
                           ? (last ? tr("&Finish the lesson") : tr("&Next step"))
                           : tr("&Try again"));
    m_primary->setVisible(example || m_state == State::Right || m_state == State::Wrong);
    m_secondary->setText(example ? tr("&Skip the example") : tr("&Another position"));
    m_secondary->setVisible(!(example && seen));
    m_secondary->setEnabled(m_state != State::Drawing);
    m_back->setEnabled(m_at > 0);
    m_next->setEnabled(!last);
}

// To what answers.
void StepPage::takeKeys() {
    if (!isVisible())
        return;
    if (m_state == State::Drawing || m_state == State::Marking || m_state == State::Refused)
        setFocus(); // nothing can be answered yet
    else if (m_state != State::Asked)
        m_primary->setFocus();
    else if (QWidget* field = m_answers->field())
        field->setFocus(Qt::TabFocusReason); // what stands there is typed over
    else if (step().asks == LessonAsks::Cut)
        m_player->takeKeys();
    else
        m_board->board()->setFocus();
}

} // namespace bouton
