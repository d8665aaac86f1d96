// SPDX-License-Identifier: MIT
#include "ui/lessons/step_words.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>
#include <utility>

#include "ui/controls/announcer.h"
#include "ui/controls/card.h"
#include "ui/controls/folding.h"
#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/hung_terms.h"
#include "ui/laboratory/verdict_sign.h"
#include "ui/lessons/step_dots.h"
#include "ui/lessons/step_page_parts.h"

namespace bouton {

namespace {

WordLabel* wrapped(const char* name) {
    auto* label = named(name, new WordLabel);
    label->setWordWrap(true);
    return label;
}

void sayOn(WordLabel* label, const QString& words) {
    label->setText(words);
    label->setVisible(!words.isEmpty());
}

} // namespace

StepWords::StepWords(AnswerPanel* answers, QWidget* values)
    : m_title(named("lessonTitle", typed(new WordLabel, Type::Heading, Weight::Strong))),
      m_number(named("stepNumber", sideNote())),
      m_says(wrapped("stepSays")),
      m_question(wrapped("stepQuestion")),
      m_word(wrapped("stepWord")),
      m_after(wrapped("stepAfter")),
      m_terms(named("stepTerms", new HungTerms)),
      m_dots(named("stepDots", new StepDots)),
      m_sign(named("verdict", new VerdictSign)),
      m_primary(named("primaryButton", new Button({}, Button::Rank::Primary))),
      m_secondary(named("secondaryButton", new Button)),
      m_back(makeButton(
          "stepBackButton", this, &StepWords::backWanted, [] { return tr("Back"); },
          Button::Rank::Words)),
      m_next(makeButton(
          "stepNextButton", this, &StepWords::nextWanted, [] { return tr("Next"); },
          Button::Rank::Words)),
      m_head(row({{m_title, 1}, {m_dots, 0, Qt::AlignVCenter}})),
      m_buttons(row({{m_primary, 1}, {m_secondary, 1}})) {
    m_title->setWordWrap(true);
    connect(m_primary, &Button::clicked, this, &StepWords::goOn);
    connect(m_secondary, &Button::clicked, this, &StepWords::skip);
    connect(m_dots, &StepDots::chosen, this, &StepWords::stepWanted);
    connect(answers, &AnswerPanel::edited, this, &StepWords::forget);
    auto* card = new Card;
    auto* told = new QWidget;
    told->setLayout(row({{m_sign, 0, Qt::AlignTop}, {m_word, 1}}));
    card->setLayout(column({m_says, m_question, answers, told, m_terms, m_after}, Theme::unit,
                           2 * Theme::unit));
    auto* all = new QWidget;
    all->setLayout(column({card, values, Item::stretch()}, 2 * Theme::unit));
    m_scroll = new SnugScrollArea(all);
    m_scroll->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    auto* list = makeButton(
        "allLessonsButton", this, &StepWords::listWanted, [] { return tr("All lessons"); },
        Button::Rank::Words);
    auto* print = makeButton(
        "printLessonButton", this, &StepWords::printWanted, [] { return tr("Print…"); },
        Button::Rank::Words);
    setLayout(column({m_head,
                      m_number,
                      {m_scroll, 1},
                      m_buttons,
                      new FoldingRow({row({m_back, m_next, print}), Item::stretch(), list})}));
    tell({});
    inEveryLanguage(this, [this] { say(); });
}

void StepWords::put(const Lesson& lesson, std::size_t step) {
    m_lesson = lesson.title;
    m_step = lesson.steps[step].words;
    m_hasOthers = lesson.steps[step].asks != LessonAsks::Table;
    m_at = step;
    m_steps = lesson.steps.size();
    tell({});
}

void StepWords::setPlace(Wording place) {
    m_place = std::move(place);
    say();
}

void StepWords::setDots(std::vector<bool> done) { m_dots->put(std::move(done), m_at); }

void StepWords::enter(State state, std::size_t movesToCome) {
    const bool another = state != std::exchange(m_state, state);
    m_toCome = movesToCome;
    say();
    if (!another)
        return;
    if (state == State::Asked || state == State::Example)
        for (const WordLabel* each : {m_says, m_question})
            Announcer::sayFrom(*this, each->isHidden() ? QString() : each->text());
    else if (state == State::Right)
        Announcer::sayFrom(*this, spoken(m_step.after));
}

void StepWords::tell(Wording words, std::optional<bool> right, bool aloud) {
    m_word->setWords(std::move(words));
    m_word->setVisible(!m_word->text().isEmpty());
    if (aloud)
        Announcer::sayFrom(*this, m_word->text());
    m_sign->put(right);
    m_terms->hide();
    // In a low window it is scrolled into view, once it has its place.
    QMetaObject::invokeMethod(
        this,
        [this] {
            m_scroll->ensureWidgetVisible(m_word->isVisible() ? m_word : m_says, 0,
                                          2 * Theme::unit);
        },
        Qt::QueuedConnection);
}

// What was said of another answer. Nothing is scrolled away from where one types.
void StepWords::forget() {
    m_word->setWords({});
    m_word->hide();
    m_sign->put({});
    m_terms->hide();
}

void StepWords::hang(const language::Statement& claim, const language::Vocabulary& words,
                     const std::vector<TermValue>& values) {
    m_terms->put(claim, words, values);
    m_terms->show();
}

void StepWords::takeKeys() { m_primary->setFocus(); }

// What is said ------------------------------------------------------------------------------------

QString toldBefore(const LessonWords& words) {
    QStringList told{spoken(words.says)};
    if (!words.seen.empty())
        told << StepWords::tr("In the example: %1").arg(spoken(words.seen));
    return told.join(u' ').trimmed();
}

void StepWords::say() {
    if (m_steps == 0)
        return;
    const bool example = m_state == State::Example;
    m_title->setText(spoken(m_lesson));
    m_number->setText(number());
    const auto when = [](bool now, const Phrase& words) { return now ? spoken(words) : QString(); };
    // What an example shows is not told before it is seen.
    const QString seen = when(m_toCome == 0, m_step.seen);
    sayOn(m_says, example ? QStringList{spoken(m_step.says), seen}.join(u' ').trimmed()
                          : toldBefore(m_step));
    sayOn(m_question, when(!example, m_step.question));
    sayOn(m_after, when(m_state == State::Right, m_step.after));
    m_primary->setText(wordsToGoOn());
    m_primary->setVisible(example || m_state == State::Right || m_state == State::Wrong);
    m_secondary->setText(example ? tr("S&kip the example") : tr("&Another position"));
    m_secondary->setVisible(example ? m_toCome > 0 : m_hasOthers);
    m_secondary->setEnabled(m_state != State::Drawing);
    m_back->setEnabled(m_at > 0);
    m_next->setEnabled(m_at + 1 < m_steps);
}

QString StepWords::number() const {
    const QString number =
        (m_state == State::Example ? tr("Step %1 of %2: an example") : tr("Step %1 of %2"))
            .arg(m_at + 1)
            .arg(m_steps);
    return m_place ? tr("%1. %2", "the lesson, the step").arg(m_place(), number) : number;
}

QString StepWords::wordsToGoOn() const {
    switch (m_state) {
    case State::Example: return m_toCome > 0 ? tr("Next &move") : tr("To the &question");
    case State::Right: return m_at + 1 < m_steps ? tr("&Next step") : tr("F&inish the lesson");
    default: return tr("&Try again");
    }
}

// What the buttons do -----------------------------------------------------------------------------

void StepWords::goOn() {
    switch (m_state) {
    case State::Example: m_toCome > 0 ? emit moveWanted() : emit questionWanted(); break;
    case State::Right: emit nextWanted(); break;
    case State::Wrong: emit againWanted(); break;
    default: break;
    }
}

void StepWords::skip() { m_state == State::Example ? emit questionWanted() : emit anotherWanted(); }

// How it is laid out ------------------------------------------------------------------------------

void StepWords::setRoom(int width) {
    m_room = width;
    arrange();
}

// Where there is little room, what stands side by side stands below one another; where there is
// much, the words are larger.
void StepWords::arrange() {
    const int letter = QFontMetrics(QApplication::font()).averageCharWidth();
    const bool narrow = m_room < std::max(90 * Theme::unit, 110 * letter);
    const bool roomy = m_room >= std::max(140 * Theme::unit, 160 * letter);
    setMinimumWidth(std::min(44 * Theme::unit, std::max(36 * Theme::unit, 44 * letter)));
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

void StepWords::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

} // namespace bouton
