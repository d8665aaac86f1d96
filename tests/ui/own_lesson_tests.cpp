// SPDX-License-Identifier: MIT
#include <QComboBox>
#include <QDir>
#include <QDropEvent>
#include <QFileDialog>
#include <QLineEdit>
#include <QMimeData>
#include <QTemporaryDir>
#include <QUrl>

#include "classroom/answer_file.h"
#include "support/file_bytes.h"
#include "ui/files/game_files.h"
#include "ui/lessons.h"
#include "ui/lessons/lesson_list.h"

// Lessons of a teacher's own, in the real window.

namespace bouton::testing {

namespace {

const char* const ownLesson = R"(bouton-lesson 1
id: heaps-of-three
title: <b>Heaps</b> of three

step: first
game: cards
asks: outcome
position: 4:3 G
position: 8:3 G
says: A <i>turn</i> takes up to three.
question: Won or lost?

step: rule
game: cards
asks: claim
position: 5:3/7:2 G
class: groups:groups=2,cards=5,take=3
begins: lost exactly if
words: cards most
question: Which positions are lost?
)";

class OwnLesson : public InALesson {
protected:
    QString written(const QByteArray& text) {
        const QString path = folder.filePath("mine.lesson");
        write(path, text);
        return path;
    }
    bool opens(const QString& path) {
        window->files().open(path);
        return opened();
    }
    bool opened() {
        return QTest::qWaitFor([this] { return !lessonsPage().opening(); }, 60'000);
    }

    QTemporaryDir folder;
};

} // namespace

TEST_F(OwnLesson, OpensAsAGameDoesAndItsWordsArePlainText) {
    window->pages().showStart();
    ASSERT_TRUE(opens(written(ownLesson)));
    EXPECT_EQ(window->pages().place(), Pages::Place::Lessons);
    ASSERT_TRUE(lessonsPage().inLesson());
    ASSERT_TRUE(rested());
    EXPECT_EQ(text("lessonTitle"), "<b>Heaps</b> of three");
    EXPECT_EQ(find<QLabel>("lessonTitle")->textFormat(), Qt::PlainText);
    EXPECT_EQ(text("stepSays"), "A <i>turn</i> takes up to three.");
    EXPECT_EQ(find<QLabel>("stepSays")->textFormat(), Qt::PlainText);
    answer({.outcome = Outcome::Loss});
    EXPECT_EQ(step().state(), State::Right);
    EXPECT_EQ(window->preferences().recentFiles().size(), 1);
    window.reset();
    Window::open();
    ASSERT_TRUE(opens(folder.filePath("mine.lesson")));
    EXPECT_EQ(lessonsPage().step(), 1u) << "the first step is done";
}

TEST_F(OwnLesson, OfAnOwnGameIsWorkedThroughWhereNobodyHasItsRules) {
    ASSERT_TRUE(opens(written("bouton-lesson 1\nid: pins\ntitle: Pins\nrules: bouton-game 1\n"
                              "rules: title: Unread\nrules: says: One pin, or two that touch.\n"
                              "rules: piece: I pin\nrules: start: IIIII\nrules: turn: I -> .\n"
                              "rules: turn: II -> ..\n"
                              "step: one\ngame: unread\nasks: move\nposition: IIIII G\n"
                              "question: Which?\nexample: unread: III.. G; b1 a1 c1\n"
                              "step: two\ngame: unread\nasks: nim-sum\nshows: parts\n"
                              "position: II.II G\nquestion: How much?\n"
                              "step: three\ngame: unread\nasks: claim\nposition: II.II G\n"
                              "begins: lost exactly if\nwords: leftRight moves\n"
                              "class: arise:plies=1\nquestion: When?\n")));
    ASSERT_TRUE(lessonsPage().inLesson()) << text("lessonsTold").toStdString();
    board().setPause({});
    comeToTheQuestion();
    EXPECT_EQ(text("boardRule"), "One pin, or two that touch. Who makes the last turn wins.");
    answer({.text = "b1+c1"});
    EXPECT_EQ(step().state(), State::Wrong);
    ask(lessonsPage().lesson(), 0);
    answer({.text = "c1"});
    EXPECT_EQ(step().state(), State::Right);
    ask(lessonsPage().lesson(), 1);
    answer({.number = 0});
    EXPECT_EQ(step().state(), State::Right);
    ask(lessonsPage().lesson(), 2);
    answer({.text = "moves == 3"});
    EXPECT_EQ(step().state(), State::Wrong);
}

TEST_F(OwnLesson, LeavesTheLessonThatOneGoesOnWith) {
    window->pages().openLessons();
    lessonsPage().open(lessons()[1], 0);
    ASSERT_TRUE(opens(written(ownLesson)));
    ASSERT_TRUE(rested());
    QTest::keyClick(window.get(), Qt::Key_Escape);
    EXPECT_EQ(find<QAbstractButton>("goOnButton")->text(), "Go on: One heap");
}

TEST_F(OwnLesson, IsHandedInLikeOursWithItsTitleAndItsSteps) {
    EXPECT_FALSE(sees("handingIn")) << "nothing is done";
    lessonsPage().open(lessons()[1], 0);
    ASSERT_TRUE(rested());
    window->preferences().lessonProgress.set("done own/lost one\n"); // in another window
    ASSERT_TRUE(opens(written(ownLesson)));
    ASSERT_TRUE(rested());
    answer({.outcome = Outcome::Loss});
    ASSERT_EQ(step().state(), State::Right);
    QTest::keyClick(window.get(), Qt::Key_Escape);
    ASSERT_TRUE(sees("handingIn"));
    auto* what = find<QComboBox>("handInWhat");
    QStringList offered;
    for (int i = 0; i < what->count(); ++i)
        offered << what->itemText(i);
    EXPECT_EQ(offered, QStringList({"All lessons", "<b>Heaps</b> of three", "own/lost"}));
    auto* save = find<QAbstractButton>("handInButton");
    EXPECT_FALSE(save->isEnabled()) << "no name";
    QTest::keyClicks(find<QLineEdit>("handInName"), " Eva ");
    QTest::keyClicks(find<QLineEdit>("handInId"), "4711");
    const auto saved = [&](const char* file) {
        save->click();
        auto* dialog = lessonsPage().findChild<QFileDialog*>();
        EXPECT_EQ(dialog->selectedFiles().value(0).section(u'/', -1), "Eva 4711 lessons.json");
        const QString path = folder.filePath(file);
        emit dialog->fileSelected(path);
        dialog->close();
        EXPECT_TRUE(QTest::qWaitFor([&] { return readAnswers(path).has_value(); }));
        return readAnswers(path).value_or(AnswerSheet{});
    };
    const AnswerSheet all = saved("all.json");
    EXPECT_EQ(all.name, "Eva");
    EXPECT_EQ(all.id, "4711");
    const LessonDone own{
        "own/heaps-of-three", "<b>Heaps</b> of three", {"first", "rule"}, {"first"}};
    EXPECT_EQ(all.lessons, (std::vector{own, {"own/lost", {}, {}, {"one"}}}));
    what->setCurrentIndex(1);
    const AnswerSheet one = saved("one.json");
    EXPECT_EQ(one.lessons, std::vector{own});
    EXPECT_EQ(one.attempt, all.attempt) << "all that is done in one home";
}

TEST_F(OwnLesson, StandsInTheListIfItsFolderIsChosenAndWhatChangesThereIsSeen) {
    const auto put = [this](const QString& name, const QByteArray& lesson) {
        write(folder.filePath(name), lesson);
    };
    const auto found = [this] {
        EXPECT_TRUE(QTest::qWaitFor([this] { return !lessonsPage().reading(); }, 60'000));
        QStringList names;
        for (const auto* card : window->findChildren<QAbstractButton*>("folderLesson"))
            names << card->accessibleName() + ": " + card->accessibleDescription();
        return names.join(" | ").toStdString();
    };
    put("a.lesson", ownLesson);
    put("b.lesson", QByteArray(ownLesson).replace("8:3 G", "8:0 G"));
    put("notes.txt", "no lesson");
    window->pages().openLessons();
    EXPECT_EQ(found(), "");
    find<QAbstractButton>("lessonFolderButton")->click();
    auto* dialog = window->findChild<QFileDialog*>();
    ASSERT_TRUE(dialog);
    emit dialog->fileSelected(folder.path());
    dialog->close();
    const std::string both = found();
    EXPECT_TRUE(both.starts_with("<b>Heaps</b> of three: a.lesson | b.lesson: Line 9, step"))
        << both;
    EXPECT_TRUE(text("folderNote").contains(QDir(folder.path()).dirName()));

    window->findChildren<QAbstractButton*>("folderLesson")[0]->click();
    ASSERT_TRUE(opened());
    EXPECT_EQ(lessonsPage().lesson().id, "own/heaps-of-three");
    ASSERT_TRUE(rested());
    put("b.lesson", QByteArray(ownLesson).replace("<b>Heaps</b> of three", "Heaps again"));
    ASSERT_TRUE(lessonsPage().closeInnermost());
    EXPECT_EQ(found(), "<b>Heaps</b> of three: a.lesson | Heaps again: b.lesson");

    window.reset();
    Window::open();
    window->pages().openLessons();
    EXPECT_EQ(found(), "<b>Heaps</b> of three: a.lesson | Heaps again: b.lesson");
    put("b.lesson", "bouton-lesson 1\nid");
    window->pages().showStart();
    window->pages().openLessons();
    EXPECT_TRUE(found().starts_with("<b>Heaps</b> of three: a.lesson | b.lesson: Line 2"));
    window->findChildren<QAbstractButton*>("folderLesson")[1]->click();
    ASSERT_TRUE(opened());
    EXPECT_TRUE(text("lessonsTold").startsWith("b.lesson was not opened. Line 2"));

    ASSERT_TRUE(folder.remove());
    window->pages().showStart();
    window->pages().openLessons();
    EXPECT_EQ(found(), "");
    EXPECT_TRUE(text("folderNote").endsWith("is not there any more."));
}

TEST_F(OwnLesson, IsDropped) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(written(ownLesson))});
    QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(window.get(), &enter);
    EXPECT_TRUE(enter.isAccepted());
    QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
    QCoreApplication::sendEvent(window.get(), &drop);
    ASSERT_TRUE(opened());
    EXPECT_TRUE(lessonsPage().inLesson());
}

TEST_F(OwnLesson, DamageIsToldWithStepAndLineAndCostsNothing) {
    openStep(lessons()[1], 1);
    ASSERT_TRUE(opens(written(QByteArray(ownLesson).replace("8:3 G", "8:0 G"))));
    EXPECT_FALSE(lessonsPage().inLesson());
    EXPECT_TRUE(
        text("lessonsTold").startsWith("mine.lesson was not opened. Line 9, step \"first\":"))
        << text("lessonsTold").toStdString();
    EXPECT_TRUE(window->preferences().recentFiles().isEmpty());
    EXPECT_EQ(lessonsPage().lesson().id, lessons()[1].id);
    ASSERT_TRUE(opens(written(
        QByteArray(ownLesson).replace("8:3 G", "8:0 G").replace("cards most", "cardinals"))));
    EXPECT_TRUE(text("lessonsTold").contains("Line 9, step \"first\":"));
    EXPECT_TRUE(text("lessonsTold").contains("\nLine 19, step \"rule\":"))
        << text("lessonsTold").toStdString();
    ASSERT_TRUE(opens(folder.filePath("none.lesson")));
    EXPECT_TRUE(text("lessonsTold").startsWith("none.lesson was not opened. The "))
        << text("lessonsTold").toStdString();
    openStep(lessons()[1], 1);
    QTest::keyClick(window.get(), Qt::Key_Escape);
    ASSERT_FALSE(lessonsPage().inLesson());
    EXPECT_FALSE(sees("lessonsTold")) << "that was said before";
}

TEST_F(OwnLesson, DoesNotTakeThePlaceOfOneThatWasOpenedSince) {
    window->files().open(written(ownLesson));
    ASSERT_TRUE(lessonsPage().opening());
    openStep(lessons()[1], 1);
    EXPECT_FALSE(lessonsPage().opening());
    ASSERT_TRUE(rested());
    QCoreApplication::processEvents();
    EXPECT_EQ(lessonsPage().lesson().id, lessons()[1].id);
}

} // namespace bouton::testing
