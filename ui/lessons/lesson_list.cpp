// SPDX-License-Identifier: MIT
#include "ui/lessons/lesson_list.h"

#include <QBoxLayout>
#include <QEvent>
#include <QGridLayout>

#include <algorithm>

#include "ui/controls/layouts.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/lessons/step_dots.h"
#include "ui/preferences/preferences.h"

namespace bouton {

namespace {

constexpr int gap = 2 * Theme::unit, margin = 3 * Theme::unit, widest = 1320;
constexpr int mostColumns = 4;

} // namespace

LessonList::LessonList(const std::vector<Lesson>& lessons, const ProgressKeeper& progress)
    : m_lessons(lessons),
      m_progress(progress),
      m_goOn(named("goOnButton", new Button({}, Button::Rank::Primary))),
      m_done(named("lessonsDone", sideNote())),
      m_told(named("lessonsTold", new WarningNote)),
      m_grid(new QGridLayout) {
    setObjectName(QStringLiteral("lessonList"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    worded(this, &QWidget::setAccessibleName, [] { return tr("Lessons"); });
    auto* title = typed(heading([] { return tr("Lessons"); }), Type::Title, Weight::Strong);
    auto* sentence = typed(sideNote([] {
                               return tr("Each asks you, answers by the exact analysis, and lets "
                                         "you say the rule yourself. Begin where you like.");
                           }),
                           Type::Emphasis);
    auto* all = makeButton(
        "allGamesButton", this, &LessonList::left, [] { return tr("Start page"); },
        Button::Rank::Link);
    auto* open = makeButton("openLessonButton", this, &LessonList::openWanted,
                            [] { return tr("Open a lesson…"); });
    m_told->setWordWrap(true);
    m_told->hide();
    connect(m_goOn, &Button::clicked, this, &LessonList::goOnWanted);
    m_grid->setSpacing(gap);
    for (std::size_t i = 0; i < lessons.size(); ++i) {
        auto* card = new LessonCard(lessons[i], i + 1);
        connect(card, &LessonCard::clicked, this, [this, i] { emit chosen(i); });
        m_cards.push_back(card);
    }
    auto* page = new QWidget;
    page->setLayout(column({row({{title, 1}, all}), sentence, row({m_goOn, open, {m_done, 1}}, gap),
                            m_told, m_grid, Item::stretch()},
                           gap, margin));
    setWidget(page);
    setFocusProxy(m_goOn);
    connect(&progress, &ProgressKeeper::changed, this, &LessonList::refresh);
    inEveryLanguage(this, [this] { refresh(); });
}

void LessonList::tell(Wording words) {
    m_told->setVisible(words != nullptr);
    m_told->setWords(std::move(words));
}

QString LessonList::wordsToGoOn() const {
    const LessonProgress::Place place = m_progress.now().placeIn(m_lessons);
    return place.begun ? tr("Go on: %1").arg(spoken(m_lessons[place.lesson].title))
                       : tr("Begin with the first");
}

void LessonList::refresh() {
    m_goOn->setText(withoutKeys(wordsToGoOn()));
    m_done->setText(tr("Lessons done: %1 of %2")
                        .arg(m_progress.now().lessonsDone(m_lessons))
                        .arg(m_lessons.size()));
    for (LessonCard* card : m_cards)
        card->show(m_progress.now());
}

void LessonList::arrange() {
    const int width = std::min(viewport()->width() - 2 * margin, widest);
    const int side = (viewport()->width() - width) / 2;
    widget()->layout()->setContentsMargins(side, margin, side, margin);
    const int least = std::max(26 * Theme::unit, 26 * fontMetrics().averageCharWidth());
    const int columns = std::clamp((width + gap) / (least + gap), 1, mostColumns);
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (int c = 0; c < mostColumns; ++c)
        m_grid->setColumnStretch(c, c < columns ? 1 : 0);
    for (int i = 0; i < static_cast<int>(m_cards.size()); ++i)
        m_grid->addWidget(m_cards[static_cast<std::size_t>(i)], i / columns, i % columns);
}

void LessonList::resizeEvent(QResizeEvent* event) {
    ScrollArea::resizeEvent(event);
    arrange();
}

void LessonList::changeEvent(QEvent* event) {
    ScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

// ProgressKeeper ----------------------------------------------------------------------------------

ProgressKeeper::ProgressKeeper(Preferences& preferences)
    : m_preferences(preferences),
      m_now(LessonProgress::read(preferences.lessonProgress().toStdString())) {}

void ProgressKeeper::enter(const Lesson& lesson) {
    m_now.setLast(lesson);
    keep();
}

void ProgressKeeper::setDone(const Lesson& lesson, const LessonStep& step) {
    m_now.setDone(lesson, step);
    keep();
}

// What was done in another window stays.
void ProgressKeeper::keep() {
    m_now.add(LessonProgress::read(m_preferences.lessonProgress().toStdString()));
    m_preferences.lessonProgress.set(QString::fromStdString(m_now.text()));
    emit changed();
}

// LessonCard --------------------------------------------------------------------------------------

LessonCard::LessonCard(const Lesson& lesson, std::size_t number)
    : LinkCard([&lesson] { return spoken(lesson.title); },
               [number] { return tr("Lesson %1").arg(number); }),
      m_lesson(lesson),
      m_state(named("lessonState", sideNote())),
      m_dots(new StepDots) {
    delete words()->takeAt(0); // the titles of a row stand on one line
    m_dots->setAttribute(Qt::WA_TransparentForMouseEvents);
    words()->insertWidget(words()->count() - 1, m_dots);
    add(m_state);
}

void LessonCard::show(const LessonProgress& progress) {
    std::vector<bool> done;
    for (const LessonStep& step : m_lesson.steps)
        done.push_back(progress.isDone(m_lesson, step));
    m_dots->put(done, {});
    const std::size_t number = progress.doneOf(m_lesson);
    m_state->setText(number == done.size() ? tr("Done")
                                           : tr("%1 of %2 done").arg(number).arg(done.size()));
}

} // namespace bouton
