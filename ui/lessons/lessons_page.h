// SPDX-License-Identifier: MIT
#pragma once

#include <QStackedWidget>

#include <vector>

#include "core/random.h"
#include "lessons/lesson.h"
#include "session/run.h"
#include "ui/lessons/lesson_list.h"

namespace bouton {

class LessonList;
struct LessonDamage;
class Preferences;
class StepPage;

// The lessons: all of them, or a step of one. What is done and where one is is kept.
class LessonsPage : public QStackedWidget {
    Q_OBJECT

public:
    // Positions are drawn from the seed.
    LessonsPage(const std::vector<Lesson>& lessons, ProgressKeeper& progress,
                Preferences& preferences, std::uint64_t seed);

    LessonList* list() const { return m_list; }
    StepPage* stepPage() const { return m_step; }
    const Lesson& lesson() const { return m_lesson; } // the one that was opened last
    std::size_t step() const { return m_at; }
    bool inLesson() const;

    // At this step, or at the last where there are not so many.
    void open(const Lesson& lesson, std::size_t step);
    void goOn();
    // A teacher's own lesson; what is wrong with the file is told above the list.
    void openFile(const QString& path);
    bool opening() const { return m_opening.running(); }
    bool reading() const { return m_reading.running(); } // the folder of a teacher's lessons
    void takeKeys();
    bool closeInnermost(); // leads from a lesson to the list; false: that is shown already

signals:
    void left();
    void opened(const QString& path);
    void openWanted(); // a file is to be chosen
    void toldOf(const QString& sentence);
    void openPosition(const QString& game, const QString& position);

protected:
    void showEvent(QShowEvent* event) override;

private:
    void chooseFolder();
    void readFolder();
    void addKeys();
    void goTo(std::size_t step);
    void next();
    void forth();
    void back();
    void showList();
    void showDots();
    void print();
    void tellDamage(const QString& name, const std::vector<LessonDamage>& mistakes);

    const std::vector<Lesson>& m_lessons;
    ProgressKeeper& m_progress;
    Preferences& m_preferences;
    Random m_random;
    Lesson m_lesson;
    std::size_t m_at = 0;
    LessonList* m_list;
    StepPage* m_step;
    Run m_opening, m_printing, m_reading;
};

} // namespace bouton
