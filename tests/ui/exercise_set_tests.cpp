// SPDX-License-Identifier: MIT
#include <QLineEdit>
#include <QListWidget>

#include "games/catalogue.h"
#include "ui/controls/switches.h"
#include "ui/laboratory.h"
#include "ui/laboratory/exercise_sheet.h"
#include "ui/laboratory/practice_experiment.h"
#include "ui/pdf.h"
#include "ui/printing_system.h"

// Sets of exercises that are put together by hand, and sheets of them.

namespace bouton::testing {

using ::testing::ElementsAre;

namespace {

constexpr const char *first = "5:3/7:2/4:4 G", *second = "4:3/3:2/5:4 G", *third = "2:2/2:2 R";

class ExercisesByHand : public LaboratoryExercises {
protected:
    ExercisesByHand() { handOut(); }

    void handOut() { find<SegmentedSwitch>("purpose")->segment(1)->click(); }
    std::vector<std::string> positions() {
        std::vector<std::string> all;
        for (const Exercise& exercise : practice().set())
            all.push_back(exercise.position);
        return all;
    }
    QListWidget& list() { return *find<QListWidget>("exerciseList"); }
    void type(const char* text) {
        auto* line = find<QLineEdit>("exerciseText");
        line->clear();
        QTest::keyClicks(line, text);
        press("addExerciseButton");
        ASSERT_TRUE(rested());
    }
    void typeThree() {
        for (const char* position : {first, second, third})
            type(position);
    }
    void draw() {
        press("newButton");
        ASSERT_TRUE(rested());
    }
    // Of the set, in a file of this name.
    int pagesSaved(const char* name) {
        const QString path = directory.filePath(QLatin1String(name));
        practice().saveTo(path);
        EXPECT_TRUE(comesToSay("word", "Saved as " + path + "."));
        QFile file(path);
        EXPECT_TRUE(file.open(QIODevice::ReadOnly));
        return pagesIn(file.readAll());
    }
    void undo(int times) {
        for (int i = 0; i < times; ++i)
            press("undoExercisesButton");
    }
};

} // namespace

TEST_F(ExercisesByHand, AreAddedOneByOneAndSolvedLikeThoseThatAreDrawn) {
    pick("game", "Card groups");
    EXPECT_FALSE(enabled("addExerciseButton"));
    type(first);
    EXPECT_THAT(positions(), ElementsAre(first));
    EXPECT_EQ(text("exerciseHeading"), "Exercise 1 of 1: Card groups");
    EXPECT_EQ(find<QLineEdit>("exerciseText")->text(), "") << "it is in the set now";
    type(second);
    EXPECT_THAT(positions(), ElementsAre(first, second));
    EXPECT_EQ(practice().set()[0].outcome(), Outcome::Win);
    EXPECT_EQ(practice().set()[1].outcome(), Outcome::Loss);
    EXPECT_EQ(text("exerciseHeading"), "Exercise 2 of 2: Card groups");
    EXPECT_EQ(list().count(), 2);
    EXPECT_EQ(list().item(1)->text(), "2. lost");
    EXPECT_EQ(list().item(1)->toolTip(), "2. lost\n" + QString(second));
    pick("game", "Grid Nim");
    type("G../RG./GRG G");
    EXPECT_EQ(list().item(1)->text(), "2. Card groups, lost") << "now of two games";
    const auto& moves = practice().set()[2].solution.moves;
    EXPECT_TRUE(list().item(2)->text().startsWith(
        QString("3. Grid Nim, %1 winning move")
            .arg(std::ranges::count(moves, Outcome::Win, &Value::outcome))));
    find<QLineEdit>("exerciseText")->setText("  ");
    EXPECT_FALSE(enabled("addExerciseButton")) << "nothing is typed";
    QTest::keyClicks(find<QLineEdit>("exerciseText"), "tic-tac-toe: X../.../... O");
    QTest::keyClick(find<QLineEdit>("exerciseText"), Qt::Key_Return);
    ASSERT_TRUE(rested());
    EXPECT_EQ(list().item(3)->text(), "4. Tic-tac-toe, drawn");
    EXPECT_EQ(list().currentRow(), 3);
}

TEST_F(ExercisesByHand, AreListedInOneSizeOfType) {
    // One line has room, the other one has not.
    pick("game", "Card groups");
    type(third);
    pick("game", "Grid Nim");
    type("G..RGR/RG..RG/GRGRGR/RGRGRG/GRGRGR/RGRGR. R");
    const auto painted = [this](int row) { // the height of a digit, "1." or "2."
        const QRect rect = list().visualItemRect(list().item(row));
        const QImage image = list().viewport()->grab(rect).toImage();
        int top = image.height(), bottom = 0;
        const QRgb ground = image.pixel(4, image.height() / 2);
        for (int y = 4; y < image.height() - 4; ++y)
            for (int x = 6; x < image.width() / 8; ++x)
                if (std::abs(qGray(image.pixel(x, y)) - qGray(ground)) > 90) {
                    top = std::min(top, y);
                    bottom = std::max(bottom, y);
                }
        return bottom - top;
    };
    list().setCurrentRow(0);
    QCoreApplication::processEvents();
    EXPECT_GT(painted(0), 4);
    EXPECT_EQ(painted(0), painted(1));
    EXPECT_THAT(list().item(1)->toolTip().toStdString(), ::testing::EndsWith("RGRGR. R"));
}

TEST_F(ExercisesByHand, ThatAreNoneAreRefusedWithASentenceAndCostNothing) {
    pick("game", "Card groups");
    type(first);
    type("5:3/7:x G");
    EXPECT_FALSE(text("word").isEmpty());
    type("0:3 G");
    EXPECT_TRUE(state().contains("over")) << state().toStdString();
    EXPECT_EQ(find<QLineEdit>("exerciseText")->text(), "0:3 G") << "it can be mended";
    pick("game", "Reversi");
    type("......../......../......../...OX.../...XO.../......../......../........ X");
    EXPECT_TRUE(state().contains("solved exactly")) << state().toStdString();
    EXPECT_THAT(positions(), ElementsAre(first));
}

TEST_F(ExercisesByHand, ComeFromTheBoardOfAGame) {
    pick("game", "Towers and chessboard");
    EXPECT_FALSE(enabled("addBoardButton")) << "no such game has begun";
    emit experiment().openPosition("towers", "GG.../...GG/..G../RR.RR/..R.. G");
    openLaboratory();
    choose("practice");
    handOut();
    ASSERT_TRUE(enabled("addBoardButton"));
    press("addBoardButton");
    ASSERT_TRUE(rested());
    EXPECT_THAT(positions(), ElementsAre("GG.../...GG/..G../RR.RR/..R.. G"));
}

TEST_F(ExercisesByHand, AreMovedAndRemovedAndEverythingIsUndone) {
    pick("game", "Card groups");
    typeThree();
    EXPECT_FALSE(enabled("exerciseDownButton"));
    press("exerciseUpButton");
    EXPECT_THAT(positions(), ElementsAre(first, third, second));
    EXPECT_EQ(text("exerciseHeading"), "Exercise 2 of 3: Card groups");
    press("exerciseUpButton");
    EXPECT_FALSE(enabled("exerciseUpButton"));
    press("exerciseDownButton");
    press("removeExerciseButton");
    EXPECT_THAT(positions(), ElementsAre(first, second));
    EXPECT_EQ(practice().sheet()->attempt()->exercise().position, second);
    list().setCurrentRow(0);
    EXPECT_EQ(practice().sheet()->attempt()->exercise().position, first);
    press("removeExerciseButton");
    press("removeExerciseButton");
    EXPECT_TRUE(positions().empty());
    EXPECT_FALSE(enabled("removeExerciseButton"));
    EXPECT_EQ(practice().sheet()->attempt(), nullptr);
    EXPECT_EQ(text("exerciseHeading"), "Nothing set yet");
    find<QLineEdit>("answerName")->setText("Eva");
    EXPECT_FALSE(enabled("saveAnswersButton")) << "there are no answers";
    EXPECT_EQ(find<QWidget>("saveAnswersButton")->toolTip(), "");
    undo(3);
    EXPECT_EQ(practice().sheet()->attempt()->exercise().position, third) << "as it was then";
    EXPECT_TRUE(enabled("saveAnswersButton"));
    undo(6);
    EXPECT_TRUE(positions().empty());
    EXPECT_FALSE(enabled("undoExercisesButton"));
}

TEST_F(ExercisesByHand, AtTheEndOfTheSetNoneIsChosen) {
    pick("game", "Card groups");
    type(second);
    press("lostButton");
    press("nextButton");
    EXPECT_EQ(list().currentRow(), -1);
    for (const char* name : {"exerciseUpButton", "exerciseDownButton", "removeExerciseButton"})
        EXPECT_FALSE(enabled(name)) << name;
    list().setCurrentRow(0);
    EXPECT_EQ(text("exerciseHeading"), "Exercise 1 of 1: Card groups");
}

TEST_F(ExercisesByHand, EndARunThatWouldReplaceThemWhenOneIsChanged) {
    pick("game", "Card groups");
    typeThree();
    pick("game", "Reversi");
    set("count", 50);
    for (const char* button : {"exerciseUpButton", "removeExerciseButton", "undoExercisesButton"}) {
        press("newButton");
        EXPECT_TRUE(experiment().running());
        press(button);
        EXPECT_FALSE(experiment().running()) << button;
    }
}

TEST_F(ExercisesByHand, StandBesideThoseThatCameByThemselvesOnceOneOfThemIsAnswered) {
    find<SegmentedSwitch>("purpose")->segment(0)->click();
    press("wonButton");
    handOut();
    auto all = positions();
    all.push_back("X../.../... O");
    type(all.back().c_str());
    EXPECT_EQ(positions(), all);
}

TEST_F(ExercisesByHand, AreOutOfTheWayOfWhoAnswersAndTheScoreOfWhoHandsOut) {
    for (const char* name : {"exerciseList", "printExercisesButton", "variants"})
        EXPECT_TRUE(sees(name)) << name;
    EXPECT_FALSE(sees("score"));
    find<SegmentedSwitch>("purpose")->segment(0)->click();
    for (const char* name : {"exerciseList", "printExercisesButton", "variants"})
        EXPECT_FALSE(sees(name)) << name;
    EXPECT_TRUE(sees("score"));
}

TEST_F(ExercisesByHand, MayBeVariantsWhichAllArePrintedUntilOneIsChanged) {
    pick("game", "Card groups");
    set("count", 3);
    set("variants", 4);
    draw();
    EXPECT_EQ(practice().set().size(), 3u);
    const QString told = text("setsWord");
    EXPECT_TRUE(told.startsWith("Variants A to D, drawn by seed ")) << told.toStdString();
    EXPECT_EQ(pagesSaved("1.pdf"), 5);
    practice().saveTo(directory.filePath("a.json"));
    ASSERT_TRUE(comesToSay("word", "Saved as " + directory.filePath("a-A.json")
                                       + " to a-D.json, a file for each variant."));
    press("exerciseDownButton");
    EXPECT_EQ(text("setsWord"), "One set, put together by hand.");
    EXPECT_EQ(pagesSaved("2.pdf"), 2);
    press("undoExercisesButton");
    EXPECT_EQ(text("setsWord"), told);
    EXPECT_EQ(pagesSaved("3.pdf"), 5);
}

TEST_F(ExercisesByHand, AreDrawnWithAsManyVariantsAsTheBoxSays) {
    pick("game", "Card groups");
    set("count", 3);
    draw();
    const QString one = text("setsWord");
    ASSERT_TRUE(one.startsWith("One set, drawn by seed ")) << one.toStdString();
    set("variants", 4); // and nothing else
    ASSERT_TRUE(rested());
    EXPECT_EQ(text("setsWord"), "Variants A to D, drawn by seed "
                                    + one.mid(QString("One set, drawn by seed ").size()).chopped(1)
                                    + "; A is in view.");
    press("exerciseDownButton");
    const auto before = positions();
    set("variants", 2);
    EXPECT_EQ(text("word"), "Press New exercises for these variants.");
    EXPECT_EQ(positions(), before) << "a set of one's own is not drawn over";
}

TEST_F(ExercisesByHand, OfTooFewPositionsAreSaidToBeTooFew) {
    pick("game", "Trojan horse");
    set("count", 10);
    set("variants", 3);
    draw();
    EXPECT_TRUE(text("word").startsWith("Exercises in each of 3 variants: "));
    EXPECT_LT(practice().set().size(), 10u);
    set("variants", 20);
    draw();
    EXPECT_TRUE(state().contains("too few positions")) << state().toStdString();
    set("variants", 1);
    set("count", 50);
    draw();
    EXPECT_LT(practice().set().size(), 50u);
    EXPECT_EQ(text("word"), "") << "one set has what there is";
    set("count", 10);
    pick("game", "Card groups");
    draw();
    pick("game", "Trojan horse");
    set("variants", 20);
    EXPECT_EQ(text("word"), "Press New exercises for these variants.");
    EXPECT_FALSE(experiment().running()) << "the set is from another game";
    draw();
    EXPECT_TRUE(text("word").startsWith("The exercise in view is from the game Card groups."))
        << "still";
}

TEST_F(ExercisesByHand, AreSavedAndPrintedOnAsManyPagesAsTheyNeed) {
    pick("game", "Card groups");
    set("count", 13);
    draw();
    EXPECT_EQ(pagesSaved("sheet.PDF"), 4);

    PrintingSystem system;
    system.lpstat("echo Office");
    system.lp("cat > pages.pdf");
    press("printExercisesButton");
    printBy(experiment());
    ASSERT_TRUE(comesToSay("word", "Sent to Office."));
    EXPECT_EQ(pagesIn(system.text("pages.pdf")), 4);
    practice().saveTo("/nowhere/at/all.json");
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return text("word").startsWith("The exercises could not be saved: "); }, 30'000));
}

} // namespace bouton::testing
