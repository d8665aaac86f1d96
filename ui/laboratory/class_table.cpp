// SPDX-License-Identifier: MIT
#include "ui/laboratory/class_table.h"

#include <QBoxLayout>
#include <QStackedWidget>

#include <algorithm>

#include "lab/exercise_words.h"
#include "lessons/lessons.h"
#include "ui/controls/card.h"
#include "ui/controls/folding.h"
#include "ui/controls/layouts.h"
#include "ui/controls/number_box.h"
#include "ui/controls/switches.h"
#include "ui/controls/word_label.h"
#include "ui/controls/words.h"
#include "ui/laboratory/answer_at_board.h"
#include "ui/laboratory/answer_words.h"
#include "ui/laboratory/result_buttons.h"
#include "ui/laboratory/result_table.h"
#include "ui/laboratory/results.h"

namespace bouton {

namespace {

constexpr int mostWeight = 10;

QString signOf(Mark mark) {
    return mark == Mark::Right   ? QStringLiteral("\u2713")
           : mark == Mark::Wrong ? QStringLiteral("\u2717")
                                 : QStringLiteral("\u2013");
}

QString savedMark(Mark mark) {
    return mark == Mark::Right   ? QStringLiteral("1")
           : mark == Mark::Wrong ? QStringLiteral("0")
                                 : QString();
}

// One of ours by its number, another as its file calls it, or else by its id.
QString lessonTitle(const LessonDone& lesson) {
    const auto at = std::ranges::find(lessons(), lesson.id, &Lesson::id);
    return at != lessons().end()  ? ClassTable::tr("Lesson %1").arg(at - lessons().begin() + 1)
           : lesson.title.empty() ? QString::fromStdString(lesson.id)
                                  : QString::fromStdString(lesson.title);
}

QString stepsOf(const LessonDone& lesson) {
    const QString done = QString::number(lesson.done.size());
    return lesson.steps.empty()
               ? done
               : ClassTable::tr("%1 of %2", "steps of a lesson").arg(done).arg(lesson.steps.size());
}

QString idsIn(const std::vector<std::string>& ids, const QString& by) {
    QStringList all;
    for (const std::string& id : ids)
        all << QString::fromStdString(id);
    return all.join(by);
}

QString oneDigit(double number) { return QLocale().toString(number, 'f', 1); }

} // namespace

ClassTable::ClassTable()
    : m_outcome(named("outcomePoints", new NumberBox(NumberBox::Typing::Possible))),
      m_move(named("movePoints", new NumberBox(NumberBox::Typing::Possible))),
      m_hard(named("hardest", new WordLabel)),
      m_refused(named("refusedFiles", new WordLabel)),
      m_said(named("savedTable", sideNote())),
      m_refusedArea(new SnugScrollArea(m_refused)),
      m_tables(new QWidget),
      m_which(named("classTables", new SegmentedSwitch({[] { return tr("Who answered"); },
                                                        [] { return tr("Exercises"); }}))),
      m_stack(new QStackedWidget),
      m_people(named("classPeople", new Results)),
      m_exercises(named("classExercises", new Results)),
      m_peopleButtons(named("peopleButtons", new ResultButtons(
                                                 *m_people, QStringLiteral("class"),
                                                 [] { return tr("Answers of a class"); },
                                                 [] { return tr("Answers of a class"); }))),
      m_exerciseButtons(named("exerciseButtons", new ResultButtons(
                                                     *m_exercises, QStringLiteral("exercises"),
                                                     [] { return tr("Exercises of a class"); },
                                                     [] { return tr("Exercises of a class"); }))),
      m_look(named("answerAtBoard", new AnswerAtBoard)) {
    m_people->setName([] { return tr("Answers of a class"); });
    m_exercises->setName([] { return tr("Exercises of a class"); });
    m_hard->setWordWrap(true);
    m_refused->setWordWrap(true);
    m_refusedArea->setMaximumHeight(12 * Theme::unit);
    for (QSpinBox* box : {m_outcome, m_move}) {
        box->setRange(0, mostWeight);
        box->setValue(1);
        connect(box, &QSpinBox::valueChanged, this, &ClassTable::refresh);
    }
    auto* outcome = new WordLabel([] { return tr("Points for the outcome"); });
    auto* move = new WordLabel([] { return tr("Points for the move"); });
    outcome->setBuddy(m_outcome);
    move->setBuddy(m_move);
    auto* promise = typed(sideNote([] {
                              return tr("Marks are computed anew. Who found the moves, and whether "
                                        "attempts and times are true, no file can tell.");
                          }),
                          Type::Caption);
    promise->setWordWrap(true);
    for (const auto& [results, buttons] :
         {std::pair(m_people, m_peopleButtons), std::pair(m_exercises, m_exerciseButtons)}) {
        auto* page = new QWidget;
        page->setLayout(column({{results, 1}, buttons}));
        m_stack->addWidget(page);
        connect(buttons, &ResultButtons::statusText, this, &ClassTable::say);
    }
    m_which->choose(0);
    connect(m_which, &SegmentedSwitch::chosenByUser, this,
            [this] { m_stack->setCurrentIndex(m_which->chosen()); });
    m_tables->setLayout(
        column({row({{heading([] { return tr("Answers of a class"); }), 1},
                     makeButton("leaveClassButton", this, &ClassTable::leaveWanted,
                                [] { return tr("Back to the exercises"); })}),
                new FoldingRow({{m_which, 1}, row({outcome, m_outcome, move, m_move})}),
                m_hard,
                {m_stack, 1},
                m_refusedArea,
                promise,
                m_said}));
    setLayout(column({{m_tables, 1}, {m_look, 1}}));
    m_look->hide();
    connect(m_look, &AnswerAtBoard::leaveWanted, this, &ClassTable::closeInnermost);
    connect(&m_people->table(), &ResultTable::opened, this, &ClassTable::open);
    inEveryLanguage(this, [this] { refresh(); });
}

void ClassTable::put(const Variants& sets, const ClassAnswers& all) {
    m_sets = sets;
    m_marks = marksOf(sets, all);
    m_refusals = all.refusals;
    m_isCut = all.isCut;
    closeInnermost();
    refresh();
}

bool ClassTable::closeInnermost() {
    const bool isOpen = !m_look->isHidden();
    m_look->hide();
    m_tables->show();
    if (isOpen)
        m_people->table().setFocus();
    return isOpen;
}

void ClassTable::say(const QString& sentence) {
    m_said->setWords([sentence] { return sentence; });
}

// A line of the people, or of what is right below them.
void ClassTable::open(int row, int column) {
    const auto at = static_cast<std::size_t>(row), people = m_marks.people.size();
    const auto exercise = static_cast<std::size_t>(column - m_firstAnswer),
               exercises = m_sets.empty() ? 0 : m_sets.front().size();
    if (exercise >= exercises)
        return tellSteps(m_marks.people[at], m_marks.lessons[exercise - exercises]);
    if (at < people) {
        const ClassMarks::Person& person = m_marks.people[at];
        const Effort effort =
            person.sheet.efforts.empty() ? Effort{} : person.sheet.efforts[exercise];
        m_look->put(m_sets[person.variant][exercise],
                    answerLine(exercise + 1, person.sheet.answers[exercise], effort),
                    QString::fromStdString(person.sheet.name), person.sheet.answers[exercise].move);
    } else {
        m_look->put(m_sets[at - people][exercise], {}, {}, {});
    }
    m_tables->hide();
    m_look->show();
    m_look->takeFocus();
}

void ClassTable::tellSteps(const ClassMarks::Person& person, const LessonDone& lesson) {
    const LessonDone& own = *person.lesson(lesson.id);
    std::vector<std::string> missing = own.steps;
    std::erase_if(missing, [&](const std::string& step) {
        return std::ranges::find(own.done, step) != own.done.end();
    });
    const QString comma = QStringLiteral(", "), name = QString::fromStdString(person.sheet.name),
                  done = idsIn(own.done, comma);
    say(missing.empty() ? tr("%1: %2. Done: %3.", "a name, a lesson, steps of it")
                              .arg(name, lessonTitle(lesson), done)
                        : tr("%1: %2. Done: %3. Not done: %4.", "a name, a lesson, steps of it")
                              .arg(name, lessonTitle(lesson), done, idsIn(missing, comma)));
}

void ClassTable::refresh() {
    putPeople();
    putExercises();
    for (ResultButtons* buttons : {m_peopleButtons, m_exerciseButtons})
        buttons->setSavable(!m_marks.people.empty());
    m_hard->setText(summary().join(u'\n'));
    QStringList refused;
    for (const auto& [file, why] : m_refusals)
        refused << tr("%1: %2", "a file, and why it is left out").arg(file, spoken(why));
    if (m_isCut)
        refused << tr("Only the first %n file(s) were read.", nullptr, mostAnswerFiles);
    m_refused->setText(refused.join(u'\n'));
    m_refusedArea->setVisible(!refused.isEmpty());
}

QString ClassTable::noteOn(const ClassMarks::Person& person) const {
    QStringList notes;
    if (person.isTwice)
        notes << tr("Twice");
    for (const std::string& other : person.copies)
        notes << tr("Same attempt: %1", "another name").arg(QString::fromStdString(other));
    return inARow(notes);
}

// A line for each person, and below them what is right. A file has the people alone, and behind
// the marks what they answered.
void ClassTable::putPeople() {
    const MarkWeights weights{m_outcome->value(), m_move->value()};
    const std::vector<ClassMarks::Person>& people = m_marks.people;
    const auto any = [&](auto holds) { return std::ranges::any_of(people, holds); };
    // A column in which nobody has anything is left out.
    const bool several = m_marks.sums.size() > 1,
               ids = any([](const auto&person) { return !person.sheet.id.empty(); }),
               notes =
                   any([](const auto&person) { return person.isTwice || !person.copies.empty(); }),
               efforts = any([](const auto&person) { return !person.sheet.efforts.empty(); }),
               times = any([](const auto&person) {
                   return std::ranges::any_of(person.sheet.efforts, [](const Effort& effort) {
                       return effort.seconds.has_value();
                   });
               });
    QStringList head{tr("Name")};
    const auto column = [&](bool isThere, const QString& title) {
        if (isThere)
            head << title;
    };
    column(ids, tr("Id"));
    column(several, tr("Variant"));
    column(notes, tr("Note"));
    column(true, tr("Right"));
    column(true, tr("Points"));
    column(efforts, tr("Attempts"));
    column(times, tr("Time"));
    m_firstAnswer = static_cast<int>(head.size());
    const std::size_t exercises = m_sets.empty() ? 0 : m_sets.front().size();
    for (std::size_t i = 0; i < exercises; ++i)
        head << QString::number(i + 1);
    QList<ResultTable::Line> lines;
    for (const LessonDone& lesson : m_marks.lessons)
        head << lessonTitle(lesson);
    QList<QStringList> file{head};
    for (std::size_t i = 0; i < exercises; ++i)
        file.front() << tr("Answer to %1", "an exercise").arg(i + 1);
    for (const LessonDone& lesson : m_marks.lessons)
        file.front() << tr("Steps done: %1", "a lesson").arg(lessonTitle(lesson));
    // Who has handed in lessons alone has no marks: those fields stay empty, and say no 0.
    for (const ClassMarks::Person& person : people) {
        int attempts = 0, seconds = 0;
        for (const Effort& effort : person.sheet.efforts) {
            attempts += effort.attempts;
            seconds += effort.seconds.value_or(0);
        }
        ResultTable::Line line{QString::fromStdString(person.sheet.name)};
        const auto field = [&](bool isThere, const QString& words) {
            if (isThere)
                line << words;
        };
        field(ids, QString::fromStdString(person.sheet.id));
        const bool answered = !person.marks.empty();
        field(several, answered ? QString(QChar(nameOfVariant(person.variant))) : QString());
        field(notes, noteOn(person));
        field(true, answered ? QString::number(person.right()) : QString());
        field(true, answered ? QString::number(person.points(weights)) : QString());
        field(efforts, person.sheet.efforts.empty() ? QString() : QString::number(attempts));
        field(times, person.sheet.efforts.empty() ? QString() : minutesText(seconds));
        QStringList saved, answers;
        for (std::size_t i = 0; i < exercises; ++i) {
            if (!answered) {
                line << QString();
                answers << QString();
                continue;
            }
            const Answer& answer = person.sheet.answers[i];
            const Mark mark = person.marks[i];
            answers << (answer.outcome ? answerInWords(answer) : QString());
            line << (answer.outcome
                         ? ResultTable::Field(signOf(mark) + u' ' + answers.back(), savedMark(mark),
                                              tr("Show it at the board"))
                         : ResultTable::Field(signOf(mark), savedMark(mark),
                                              tr("Show it at the board")));
        }
        for (const LessonDone& lesson : m_marks.lessons) {
            const LessonDone* done = person.lesson(lesson.id);
            const QString words = done ? stepsOf(*done) : QString();
            line << ResultTable::Field(words, words, done ? tr("Tell which steps") : QString());
            answers << (done ? idsIn(done->done, QStringLiteral(" ")) : QString());
        }
        for (const ResultTable::Field& each : line)
            saved << each.saved;
        lines << line;
        file << saved + answers;
    }
    // The key of each variant that somebody has answered. The file goes without: it is read by
    // programs that add up columns.
    for (std::size_t variant = 0; variant < m_sets.size(); ++variant) {
        if (m_marks.sums[variant].people == 0)
            continue;
        ResultTable::Line line{tr("What is right")};
        while (line.size() < m_firstAnswer)
            line << QString();
        if (several)
            line[1 + ids] = QString(QChar(nameOfVariant(variant)));
        for (const Exercise& exercise : m_sets[variant])
            line << ResultTable::Field(exercise.asksForMove() ? spoken(answerOf(exercise))
                                                              : answerInWords({Outcome::Loss}),
                                       {}, tr("Show it at the board"));
        while (line.size() < head.size())
            line << QString();
        lines << line;
    }
    m_people->table().setWordColumns(1 + ids + several + notes);
    m_people->table().put(head, lines);
    m_people->setCsv([file] { return file; });
}

// A line for each exercise: what it was called, and how many were right.
void ClassTable::putExercises() {
    const bool several = m_marks.sums.size() > 1;
    const MarkWeights weights{m_outcome->value(), m_move->value()};
    QStringList head{tr("Exercise"),    tr("What is right"), tr("Answered"),
                     tr("Called won"),  tr("Called drawn"),  tr("Called lost"),
                     tr("Right moves"), tr("Right"),         tr("Average points")};
    if (several)
        head.prepend(tr("Variant"));
    QList<ResultTable::Line> lines;
    for (std::size_t variant = 0; variant < m_sets.size(); ++variant) {
        const ClassMarks::Sum& sum = m_marks.sums[variant];
        for (std::size_t i = 0; sum.people > 0 && i < m_sets[variant].size(); ++i) {
            const Exercise& exercise = m_sets[variant][i];
            const ClassMarks::ExerciseSum& all = sum.exercises[i];
            const auto called = [&](Outcome outcome) {
                return all.called[static_cast<std::size_t>(outcome)];
            };
            ResultTable::Line line{QString::number(i + 1), spoken(answerOf(exercise))};
            if (several)
                line.prepend(QString(QChar(nameOfVariant(variant))));
            for (const std::size_t number :
                 {all.answered(), called(Outcome::Win), called(Outcome::Draw),
                  called(Outcome::Loss), all.rightMoves, all.right})
                line << QString::number(number);
            const double points =
                static_cast<double>(weights.outcome)
                    * static_cast<double>(called(exercise.outcome()))
                + static_cast<double>(weights.move) * static_cast<double>(all.rightMoves);
            const double average = points / static_cast<double>(sum.people);
            line << ResultTable::Field(oneDigit(average), QString::number(average, 'f', 2));
            lines << line;
        }
    }
    m_exercises->table().setWordColumns(2 + several);
    m_exercises->table().put(head, lines);
}

QStringList ClassTable::summary() const {
    const MarkWeights weights{m_outcome->value(), m_move->value()};
    QStringList all{hardest()};
    if (m_marks.answered() > 0) {
        const std::vector<Exercise>& set = m_sets.front();
        all << tr("On average: right answers %1 of %2, points %3 of %4.")
                   .arg(oneDigit(m_marks.averageRight()), QString::number(set.size()),
                        oneDigit(m_marks.averagePoints(weights)),
                        QString::number(mostPoints(set, weights)));
    }
    QStringList mistaken;
    for (const auto& [is, called, times] : m_marks.mistaken) {
        const QString words =
            is == Outcome::Win    ? (called == Outcome::Draw ? tr("Won called drawn: %1.")
                                                             : tr("Won called lost: %1."))
            : is == Outcome::Draw ? (called == Outcome::Win ? tr("Drawn called won: %1.")
                                                            : tr("Drawn called lost: %1."))
                                  : (called == Outcome::Win ? tr("Lost called won: %1.")
                                                            : tr("Lost called drawn: %1."));
        mistaken << words.arg(times);
    }
    if (!mistaken.isEmpty())
        all << mistaken.join(u' ');
    if (!m_marks.lessons.empty())
        all << tr("Who did the steps of the lessons no file can tell.");
    const auto isCopy = [](const auto& person) { return !person.copies.empty(); };
    if (std::ranges::any_of(m_marks.people, isCopy))
        all << tr("One attempt was handed in under several names: see the notes.");
    if (std::ranges::any_of(m_marks.people, &ClassMarks::Person::isTwice))
        all << tr("One name is there twice: see the notes.");
    return all;
}

QString ClassTable::hardest() const {
    const auto hardest = m_marks.hardest();
    if (!hardest)
        return tr("There are no answers to this set.");
    const auto& [variant, exercise] = *hardest;
    const ClassMarks::Sum& sum = m_marks.sums[variant];
    const QString number = QString::number(exercise + 1),
                  right = QString::number(sum.exercises[exercise].right),
                  people = QString::number(sum.people);
    if (m_marks.sums.size() == 1)
        return tr("Hardest was exercise %1: right answers %2 of %3.").arg(number, right, people);
    return tr("Hardest was exercise %1 of variant %2: right answers %3 of %4.")
        .arg(number, QString(QChar(nameOfVariant(variant))), right, people);
}

} // namespace bouton
