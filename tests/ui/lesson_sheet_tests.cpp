// SPDX-License-Identifier: MIT
#include "ui/lessons/lesson_sheet.h"

#include <gmock/gmock.h>

#include <QFontMetricsF>
#include <QRegularExpression>

#include "lessons/key.h"
#include "lessons/lessons.h"
#include "lessons/reasons.h"
#include "ui/controls/words.h"
#include "ui/print/picture_file.h"
#include "ui/theme/type.h"

// A lesson on paper.

namespace bouton::testing {

namespace {

QStringList wordsOn(const Drawings& drawings) {
    static const QRegularExpression text(QStringLiteral("<text[^>]*>([^<]*)</text>"));
    QStringList pages;
    for (const Drawing& page : drawings) {
        const QString svg = QString::fromUtf8(pictureBytes({page}, QStringLiteral("svg")));
        QStringList words;
        for (auto each = text.globalMatch(svg); each.hasNext();)
            words << each.next().captured(1).trimmed();
        pages << words.join(u' ').replace(QStringLiteral("&quot;"), QStringLiteral("\""));
    }
    return pages;
}

std::vector<LessonTask> tasksOf(const Lesson& lesson) {
    std::vector<LessonTask> tasks;
    for (const LessonStep& each : lesson.steps)
        tasks.push_back(taskOf(each, 5, {}).value());
    return tasks;
}

// The words of each page, and how many of its boards' pieces stand in the legend.
QStringList pagesOfWords(const Lesson& lesson) { return wordsOn(pagesOf(lesson, tasksOf(lesson))); }

const Lesson& lessonOf(const char* id) { return *std::ranges::find(lessons(), id, &Lesson::id); }

} // namespace

TEST(LessonSheet, HasItsTitleItsNameAndItsNumberOnEveryPage) {
    for (const Lesson& lesson : lessons()) {
        const QStringList pages = pagesOfWords(lesson);
        ASSERT_GE(pages.size(), 2) << lesson.id;
        ASSERT_LE(pages.size(), 3) << lesson.id;
        for (qsizetype i = 0; i < pages.size(); ++i) {
            EXPECT_TRUE(pages[i].contains("Lesson: " + spoken(lesson.title))) << lesson.id;
            EXPECT_TRUE(pages[i].contains("Name")) << lesson.id;
            EXPECT_TRUE(
                pages[i].contains(QStringLiteral("Page %1 of %2").arg(i + 1).arg(pages.size())))
                << lesson.id;
        }
    }
}

TEST(LessonSheet, HasAllItsWidthForItsTitle) {
    Lesson lesson = lessonOf("towers");
    const QFontMetricsF metrics(sized(paperFont(), Type::Title, Weight::Strong));
    QString title = "Lesson: Towers";
    while (metrics.horizontalAdvance(title) <= paperSize.width())
        title += 's';
    lesson.title = {lasting(title.mid(8).toStdString())};
    EXPECT_TRUE(pagesOfWords(lesson).front().startsWith(title + " Name"));
}

TEST(LessonSheet, TellsOfEachGameWhatATurnIsAndWhosePiecesAreWhose) {
    const QString towers = pagesOfWords(lessonOf("towers")).join(u' ');
    EXPECT_EQ(towers.count("A turn moves one of your own towers along its column"), 1);
    // The legend alone says a name by itself.
    EXPECT_TRUE(towers.contains("Green Red"));
    const QString both = pagesOfWords(lessonOf("won-and-lost")).join(u' ');
    EXPECT_EQ(both.count("A turn moves the horse two cells up"), 1);
    EXPECT_EQ(both.count("A turn puts your own mark into a free cell."), 1);
    EXPECT_TRUE(both.contains("X O 4.")) << "at the first step of the second game";
    EXPECT_FALSE(both.contains("Green Red")) << "the horse is nobody's";
}

TEST(LessonSheet, TellsOfEachStepWhatIsToBeKnownBeforeItsQuestion) {
    const QString words = pagesOfWords(lessonOf("won-and-lost")).join(u' ');
    EXPECT_TRUE(words.contains("In the example: Green went to d2, Red to b1"));
    EXPECT_TRUE(words.contains(
        "the other side gets it, and you win. Which move leaves Red without a move?"));
}

TEST(LessonSheet, AsksNothingThatOnlyTheWindowCanAnswer) {
    const QString search = pagesOfWords(lessonOf("alpha-beta")).join(u' ');
    EXPECT_EQ(search.count("Write down a move that a single answer refutes"), 2);
    EXPECT_FALSE(search.contains("Next"));
    EXPECT_FALSE(search.contains("Go to a node"));
    for (const char* const id : {"binary", "twin", "towers"}) {
        const QString words = pagesOfWords(lessonOf(id)).join(u' ');
        EXPECT_TRUE(words.contains("What must be added so that the nim-sum is 0?")) << id;
        EXPECT_FALSE(words.contains("Click")) << id;
    }
    EXPECT_TRUE(
        pagesOfWords(lessonOf("one-heap")).join(u' ').contains("Write down your first move"));
}

TEST(LessonSheet, HasTheThreeSentencesOfWhichOneIsTrue) {
    const Lesson& lesson = lessonOf("sprague-grundy");
    const auto step = std::ranges::find(lesson.steps, LessonAsks::Reason, &LessonStep::asks);
    const LessonTask task = taskOf(*step, 5, {}).value();
    const QString words = pagesOfWords(lesson).join(u' ');
    const std::vector<Reason> reasons = reasonsOf(*task.match(), *task.solution);
    ASSERT_EQ(reasons.size(), 3u);
    for (std::size_t i = 0; i < reasons.size(); ++i)
        EXPECT_TRUE(
            words.contains(QStringLiteral("%1. %2").arg(i + 1).arg(spoken(reasons[i].says))))
            << i << words.toStdString();
}

TEST(LessonSheet, HasATableToBeFilledInAndItsKey) {
    const Lesson& lesson = lessonOf("mex");
    const QString words = pagesOfWords(lesson).join(u' ');
    EXPECT_TRUE(words.contains("b2 = ____    c2 = ____")) << words.toStdString();
    EXPECT_FALSE(words.contains("e3 2"));
    const auto step = std::ranges::find(lesson.steps, LessonAsks::Table, &LessonStep::asks);
    const std::vector<Phrase> key = keyTo(taskOf(*step, 5, {}).value(), {});
    const QString keyed = wordsOn(keyTo(lesson, {key})).join(u' ');
    EXPECT_TRUE(keyed.contains("Right: b2 0, c2 1, d2 1, e2 1, b3 1, c3 1, d3 1, e3 2"))
        << keyed.toStdString();
}

TEST(LessonSheet, HasAKeyToAllItsSteps) {
    for (const char* const id : {"one-heap", "towers", "alpha-beta"}) {
        const Lesson& lesson = lessonOf(id);
        std::vector<std::vector<Phrase>> key;
        for (const LessonTask& task : tasksOf(lesson))
            key.push_back(keyTo(task, {}));
        const QString words = wordsOn(keyTo(lesson, key)).join(u' ');
        EXPECT_TRUE(words.startsWith("Lesson: " + spoken(lesson.title) + ", solutions")) << id;
        for (std::size_t step = 1; step <= lesson.steps.size(); ++step)
            EXPECT_TRUE(words.contains(QStringLiteral("Step %1. ").arg(step))) << id << step;
    }
}

TEST(LessonSheet, ListsTheWordsThatAClaimMayUse) {
    const QString words = pagesOfWords(lessonOf("published")).join(u' ');
    EXPECT_TRUE(words.contains("lost exactly if"));
    EXPECT_TRUE(words.contains("Words of the game: moves, cells, height, width"));
    EXPECT_TRUE(words.contains("if free == 5 then won")) << "the claim to be refuted";
}

} // namespace bouton::testing
