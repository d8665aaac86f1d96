// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include <vector>

#include "lessons/lesson.h"
#include "lessons/progress.h"
#include "ui/controls/card.h"
#include "ui/controls/link_card.h"
#include "ui/controls/worded.h"
#include "ui/lessons/lesson_work.h"

class QComboBox;
class QGridLayout;
class QLineEdit;

namespace bouton {

class Button;
class Preferences;
class StepDots;
class WordLabel;

// What is done of the lessons, kept among the preferences whenever it changes.
class ProgressKeeper : public QObject {
    Q_OBJECT

public:
    explicit ProgressKeeper(Preferences& preferences);

    const LessonProgress& now() const { return m_now; }
    void enter(const Lesson& lesson); // it is open
    void setDone(const Lesson& lesson, const LessonStep& step);
    const std::string& attempt(); // of all that is done, drawn when it is first asked for

signals:
    void changed();

private:
    void keep();

    Preferences& m_preferences;
    LessonProgress m_now;
};

// A lesson in the list: its number and title, and its steps as dots.
class LessonCard : public LinkCard {
    Q_OBJECT

public:
    // `place` says which it is: its number, or its file.
    LessonCard(const Lesson& lesson, const Wording& place);

    void show(const LessonProgress& progress);
    StepDots* dots() const { return m_dots; }

private:
    const Lesson& m_lesson;
    QLabel* m_state;
    StepDots* m_dots;
};

// The place in a file and what is wrong there.
QString wordsOn(const LessonDamage& damage);

// All lessons with what is done of each, and the way to where one left off. Each can be entered.
class LessonList : public ScrollArea {
    Q_OBJECT

public:
    LessonList(const std::vector<Lesson>& lessons, const ProgressKeeper& progress);

    // What is found in the folder of a teacher's lessons, which is named or whose sentence is told.
    void putFolder(std::vector<FoundLesson> found, Wording words);
    void know(const Lesson& own); // a teacher's: its title and its steps are handed in with it
    void tell(Wording words);     // such as why a file was not opened; empty: nothing
    const std::vector<LessonCard*>& cards() const { return m_cards; }

signals:
    void goOnWanted();
    void chosen(std::size_t lesson);
    void openWanted();
    void folderWanted();                  // it is to be chosen
    void fileChosen(const QString& path); // one of the folder, or what is wrong with it
    void left();
    // What is done of one lesson or of all is to be saved, under a name and perhaps an id.
    void handInWanted(const AnswerSheet& sheet, const QString& path);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void arrange();
    QString wordsToGoOn() const;
    QWidget* handingIn();
    void add(const Lesson& own); // to those that are known
    void showHandingIn();
    void fill(QGridLayout& grid, const std::vector<QWidget*>& cards) const;
    void askWhereToSave();

    const std::vector<Lesson>& m_lessons;
    const ProgressKeeper& m_progress;
    Button* m_goOn;
    WordLabel *m_done, *m_told;
    QGridLayout* m_grid;
    std::vector<LessonCard*> m_cards;
    std::vector<FoundLesson> m_found;
    std::vector<QWidget*> m_foundCards; // of them, in their order
    QGridLayout* m_folder;
    WordLabel* m_folderNote;
    std::vector<Lesson> m_known; // ours, and a teacher's that were opened
    std::vector<LessonDone> m_handedIn;
    QWidget* m_handingIn;
    QComboBox* m_what; // all of them, or one
    QLineEdit *m_name, *m_id;
    Button* m_save;
    int m_columns = 0;
};

} // namespace bouton
