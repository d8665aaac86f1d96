// SPDX-License-Identifier: MIT
#include "ui/lessons/lessons_page.h"

#include <QAction>
#include <QFileInfo>

#include <algorithm>

#include "session/file_name.h"
#include "ui/controls/file_dialog.h"
#include "ui/controls/layouts.h"
#include "ui/controls/words.h"
#include "ui/laboratory/exercise_file.h"
#include "ui/lessons/lesson_list.h"
#include "ui/lessons/lesson_sheet.h"
#include "ui/lessons/lesson_work.h"
#include "ui/lessons/step_page.h"
#include "ui/preferences/preferences.h"
#include "ui/print/picture_file.h"

namespace bouton {

namespace {

constexpr std::uint64_t seeds = 1'000'000;

} // namespace

LessonsPage::LessonsPage(const std::vector<Lesson>& lessons, ProgressKeeper& progress,
                         Preferences& preferences, std::uint64_t seed)
    : m_lessons(lessons),
      m_progress(progress),
      m_preferences(preferences),
      m_random(seed),
      m_list(new LessonList(lessons, m_progress)),
      m_step(named("stepPage", new StepPage(preferences))) {
    setObjectName(QStringLiteral("lessonsPage"));
    addWidget(m_list);
    addWidget(m_step);
    connect(m_list, &LessonList::goOnWanted, this, &LessonsPage::goOn);
    connect(m_list, &LessonList::openWanted, this, &LessonsPage::openWanted);
    connect(m_list, &LessonList::folderWanted, this, &LessonsPage::chooseFolder);
    connect(m_list, &LessonList::fileChosen, this, &LessonsPage::openFile);
    connect(m_list, &LessonList::left, this, &LessonsPage::left);
    connect(m_list, &LessonList::chosen, this, [this](std::size_t at) {
        open(m_lessons[at], m_progress.now().nextIn(m_lessons[at]));
    });
    connect(m_list, &LessonList::handInWanted, this,
            [this](AnswerSheet sheet, const QString& path) {
                sheet.attempt = m_progress.attempt();
                saveAnswers(this, sheet, path,
                            [this](const QString& sentence, bool) { emit toldOf(sentence); });
            });
    connect(m_step, &StepPage::stepWanted, this, &LessonsPage::goTo);
    connect(m_step, &StepPage::nextWanted, this, &LessonsPage::next);
    connect(m_step, &StepPage::backWanted, this, &LessonsPage::back);
    connect(m_step, &StepPage::listWanted, this, &LessonsPage::showList);
    connect(m_step, &StepPage::openPosition, this, &LessonsPage::openPosition);
    connect(m_step, &StepPage::done, this, [this](const Lesson& lesson, std::size_t step) {
        m_progress.setDone(lesson, lesson.steps[step]);
        showDots();
    });
    connect(m_step, &StepPage::printWanted, this, &LessonsPage::print);
    addKeys();
}

// They are told in the sheet of keys.
void LessonsPage::addKeys() {
    const auto add = [this](const QKeySequence& keys, auto slot, Wording words) {
        auto* action = worded(new QAction(m_step), std::move(words));
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_step->addAction(action);
        connect(action, &QAction::triggered, this, slot);
    };
    add(Qt::Key_PageDown, &LessonsPage::forth, [] { return tr("Next step of the lesson"); });
    add(Qt::Key_PageUp, &LessonsPage::back, [] { return tr("The step before"); });
}

bool LessonsPage::inLesson() const { return currentWidget() == m_step; }

void LessonsPage::open(const Lesson& lesson, std::size_t step) {
    m_opening.stop();
    m_lesson = lesson;
    setCurrentWidget(m_step);
    goTo(std::min(step, lesson.steps.size() - 1));
}

void LessonsPage::goOn() {
    const LessonProgress::Place place = m_progress.now().placeIn(m_lessons);
    open(m_lessons[place.lesson], place.step);
}

void LessonsPage::goTo(std::size_t step) {
    m_at = step;
    const auto at = std::ranges::find(m_lessons, m_lesson.id, &Lesson::id);
    if (at == m_lessons.end()) { // a teacher's own, which the list cannot go on with
        m_step->setPlace({});
    } else {
        m_progress.enter(m_lesson);
        m_step->setPlace([number = at - m_lessons.begin() + 1, all = m_lessons.size()] {
            return tr("Lesson %1 of %2").arg(number).arg(all);
        });
    }
    m_step->put(m_lesson, m_at, m_random.below(seeds));
    showDots();
}

void LessonsPage::next() {
    if (m_at + 1 < m_lesson.steps.size())
        forth();
    else
        showList();
}

void LessonsPage::forth() {
    if (m_at + 1 < m_lesson.steps.size())
        goTo(m_at + 1);
}

void LessonsPage::back() {
    if (m_at > 0)
        goTo(m_at - 1);
}

void LessonsPage::showList() {
    setCurrentWidget(m_list);
    m_list->tell({});
    m_list->setFocus();
    readFolder();
}

// What has changed in the folder is seen whenever the list is.
void LessonsPage::showEvent(QShowEvent* event) {
    QStackedWidget::showEvent(event);
    readFolder();
}

void LessonsPage::chooseFolder() {
    connect(askForFolder(this, tr("A folder of lessons"), m_preferences.lessonFolder()),
            &QFileDialog::fileSelected, this, [this](const QString& path) {
                m_preferences.lessonFolder.set(path);
                readFolder();
            });
}

void LessonsPage::readFolder() {
    const QString path = m_preferences.lessonFolder();
    if (path.isEmpty())
        return;
    m_reading.start(
        path, openFolder,
        [this, path](const std::vector<FoundLesson>& found) {
            m_list->putFolder(found,
                              [path] { return tr("From the folder %1.").arg(shownPath(path)); });
        },
        [this](const Phrase& why) { m_list->putFolder({}, [why] { return spoken(why); }); });
}

void LessonsPage::takeKeys() {
    if (inLesson())
        m_step->takeKeys();
    else
        m_list->setFocus();
}

bool LessonsPage::closeInnermost() {
    if (!inLesson())
        return false;
    showList();
    return true;
}

void LessonsPage::openFile(const QString& path) {
    showList();
    m_opening.start(path, openOwn, [this, path](const LessonOpened& file) {
        if (!file)
            return tellDamage(shownPath(QFileInfo(path).fileName()), file.error());
        emit opened(path);
        m_list->know(*file);
        open(*file, m_progress.now().nextIn(*file));
    });
}

void LessonsPage::tellDamage(const QString& name, const std::vector<LessonDamage>& mistakes) {
    m_list->tell([name, mistakes] {
        QStringList reasons;
        for (const LessonDamage& mistake : mistakes)
            reasons << wordsOn(mistake);
        return tr("%1 was not opened. %2", "a file; why").arg(name, reasons.join(u'\n'));
    });
}

// The positions of a sheet are drawn first.
void LessonsPage::print() {
    m_printing.start<LessonDrawn>(
        std::bind_front(drawTasks, m_lesson, m_random.below(seeds)),
        [this, lesson = m_lesson](const LessonDrawn& drawn) {
            askToPrint(
                this, spoken(lesson.title),
                [lesson, drawn] {
                    Drawings pages = pagesOf(lesson, drawn.tasks);
                    for (Drawing& page : keyTo(lesson, drawn.key))
                        pages.push_back(std::move(page));
                    return pages;
                },
                [this](const QString& sentence) { emit toldOf(sentence); });
        },
        [this](const Phrase& why) { emit toldOf(spoken(why)); });
}

void LessonsPage::showDots() {
    std::vector<bool> done;
    for (const LessonStep& step : m_lesson.steps)
        done.push_back(m_progress.now().isDone(m_lesson, step));
    m_step->setDots(std::move(done));
}

} // namespace bouton
