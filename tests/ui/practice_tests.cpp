// SPDX-License-Identifier: MIT
#include <QFileDialog>
#include <QLineEdit>
#include <QListWidget>

#include <algorithm>
#include <sys/stat.h>

#include "classroom/set_file.h"
#include "support/file_bytes.h"
#include "ui/controls/switches.h"
#include "ui/laboratory.h"
#include "ui/laboratory/exercise_sheet.h"
#include "ui/laboratory/practice_experiment.h"
#include "ui/laboratory/verdict_sign.h"

namespace bouton::testing {

namespace {

const ExerciseText won{"cards", "5:3/7:2/4:4 G"}, lost{"cards", "4:3/3:2/5:4 G"},
    drawn{"tic-tac-toe", "X../.../... O"};

void writeExercises(const QString& path, const std::vector<ExerciseText>& texts) {
    write(path, exercisesAsJson({texts}));
}

class OnTheWayToPractice : public Laboratory {};

class PracticeInTheLaboratory : public LaboratoryExercises {
protected:
    const Exercise& exercise() { return sheet().attempt()->exercise(); }

    void pickGame(const char* game) {
        pick("game", QString::fromUtf8(game));
        ASSERT_TRUE(rested());
    }
    std::string game() { return exercise().game->name.id; }
    void askForNew() {
        press("newButton");
        ASSERT_TRUE(rested());
    }
    void draw(const char* game, int count) {
        pick("game", QString::fromUtf8(game));
        set("count", count);
        askForNew();
        QCoreApplication::processEvents(); // lays the board out
        ASSERT_EQ(practice().set().size(), static_cast<std::size_t>(count));
    }
    // Writes these exercises to a file and opens it.
    void open(const std::vector<ExerciseText>& texts) {
        const QString path = directory.filePath("set.json");
        writeExercises(path, texts);
        read(path);
        QCoreApplication::processEvents();
    }
    void read(const QString& path) {
        practice().openFrom(path);
        ASSERT_TRUE(rested());
    }
    void comeBackAnotherDay() {
        window.reset();
        Window::open();
        openLaboratory();
        choose("practice");
    }
    // Two exercises, of which the first is half solved.
    void expectTheSetAsItWas() {
        ASSERT_EQ(practice().set().size(), 2u);
        EXPECT_EQ(practice().set().front().position, won.position);
        EXPECT_EQ(sheet().attempt()->question(), Attempt::Question::Move);
    }
    void judge(Outcome outcome) {
        press(outcome == Outcome::Win    ? "wonButton"
              : outcome == Outcome::Draw ? "drawnButton"
                                         : "lostButton");
    }
    // Clicks a right or a wrong move on the board.
    void play(bool right) {
        const std::vector<LegalMove> moves = sheet().attempt()->match().moves(0);
        for (std::size_t i = 0; i < moves.size(); ++i)
            if (exercise().isRight(i) == right) {
                for (const Cell cell : moves[i].orders.front())
                    click(cell);
                if (auto* end = find<QWidget>("endTurnButton"); end->isVisible())
                    press("endTurnButton");
                return;
            }
        ADD_FAILURE() << "no such move";
    }
    void solve() {
        judge(exercise().outcome());
        if (sheet().attempt()->question() == Attempt::Question::Move)
            play(true);
    }
};

} // namespace

TEST_F(PracticeInTheLaboratory, SetsExercisesOfEveryGameThatCanBeSolvedByClicks) {
    for (const Ruleset* game : catalogue()) {
        draw(game->name.title, 3);
        for (std::size_t i = 0; i < 3; ++i) {
            EXPECT_EQ(exercise().game, game);
            EXPECT_EQ(sheet().board()->picture(), sheet().attempt()->match().picture(0));
            EXPECT_EQ(sees("drawnButton"), exercise().mayBeDrawn());
            solve();
            ASSERT_EQ(sheet().attempt()->question(), Attempt::Question::None)
                << exercise().position;
            EXPECT_TRUE(text("answer").startsWith("Right:"));
            press("nextButton");
        }
        EXPECT_EQ(sheet().attempt(), nullptr);
        EXPECT_EQ(text("exerciseHeading"), "The set is done");
        EXPECT_EQ(practice().score().right, practice().score().asked);
        EXPECT_EQ(practice().score().streak, practice().score().asked);
        EXPECT_GE(practice().score().asked, 3);
    }
}

TEST_F(OnTheWayToPractice, TheKeysStayInTheListOfExperimentsUntilOneAsks) {
    choose("claims");
    auto* list = window->pages().laboratory()->findChild<QListWidget*>("experimentList");
    list->setFocus();
    while (list->currentRow() + 1 < list->count() && experiment().objectName() != "practice")
        QTest::keyClick(list, Qt::Key_Down);
    ASSERT_EQ(experiment().objectName(), "practice");
    const auto& practice = dynamic_cast<PracticeExperiment&>(experiment());
    ASSERT_TRUE(QTest::qWaitFor([&] { return practice.sheet()->attempt() != nullptr; }, 30'000));
    EXPECT_TRUE(list->hasFocus());
    press("newButton");
    ASSERT_TRUE(rested());
    EXPECT_TRUE(find<QWidget>("wonButton")->hasFocus());
}

TEST_F(PracticeInTheLaboratory, AnotherGameBringsItsExercisesWhileNothingIsAnswered) {
    EXPECT_EQ(game(), "tic-tac-toe");
    pickGame("Grid Nim");
    EXPECT_EQ(game(), "grid-nim");
    pickGame("Card groups");
    EXPECT_EQ(game(), "cards");
    EXPECT_EQ(text("word"), "");
    judge(exercise().outcome());
    pickGame("Towers and chessboard");
    EXPECT_EQ(game(), "cards") << "it is being solved";
    EXPECT_TRUE(text("word").endsWith("for the game Towers and chessboard."))
        << text("word").toStdString();
    pick("game", "Card groups");
    EXPECT_EQ(text("word"), "");
}

TEST_F(PracticeInTheLaboratory, ASetThatWasAskedForStaysWhenAnotherGameIsChosen) {
    draw("Card groups", 2);
    pickGame("Reversi");
    EXPECT_EQ(game(), "cards");
    EXPECT_TRUE(text("word").endsWith("for the game Reversi.")) << text("word").toStdString();
    askForNew();
    EXPECT_EQ(game(), "reversi");
    EXPECT_EQ(text("word"), "");
}

TEST_F(PracticeInTheLaboratory, MarksTheFirstAnswerAndTellsWhy) {
    open({won, lost});
    EXPECT_EQ(text("exerciseHeading"), "Exercise 1 of 2: Card groups");
    EXPECT_EQ(text("question"), "Green is to move: won or lost?");
    judge(Outcome::Win);
    EXPECT_EQ(text("answer"), "Right: the position is won.");
    EXPECT_EQ(text("question"), "Green wins. With which move?");
    play(false);
    EXPECT_TRUE(text("answer").startsWith("Wrong, try again:")) << text("answer").toStdString();
    EXPECT_EQ(sheet().attempt()->question(), Attempt::Question::Move);
    click({3, 2}); // c4
    EXPECT_TRUE(text("answer").startsWith("Right: c4."));
    EXPECT_EQ(sheet().board()->picture().rows.back(), "0:4");
    press("nextButton");
    judge(Outcome::Win);
    EXPECT_TRUE(text("answer").startsWith("Wrong: the position is lost."));
    EXPECT_EQ(practice().score(), (Score{.asked = 3, .right = 1, .streak = 0, .longest = 1}));
    press("nextButton");
    EXPECT_EQ(text("question"), "Right answers: 1 of 3.");
    EXPECT_FALSE(sees("exerciseBoard")) << "nothing is asked";
    open({won});
    EXPECT_TRUE(sees("exerciseBoard"));
    solve();
    press("nextButton");
    EXPECT_EQ(text("question"), "Right answers: 2 of 2.") << "of this set alone";
}

TEST_F(PracticeInTheLaboratory, CountsHintsWhichComeInSteps) {
    open({won});
    press("hintButton");
    EXPECT_TRUE(text("answer").startsWith("Hint: ")) << text("answer").toStdString();
    press("hintButton");
    EXPECT_TRUE(text("answer").contains("1, 1, 4")) << "another one";
    press("hintButton");
    EXPECT_FALSE(find<QWidget>("hintButton")->isEnabled());
    EXPECT_TRUE(find<QWidget>("wonButton")->hasFocus()) << "not what stands behind the button";
    judge(Outcome::Win);
    press("hintButton");
    EXPECT_FALSE(sheet().board()->marks().named.empty());
    press("hintButton");
    EXPECT_TRUE(text("answer").contains("c4"));
    press("hintButton");
    EXPECT_FALSE(find<QWidget>("hintButton")->isEnabled());
    EXPECT_TRUE(sheet().board()->hasFocus());
    QTest::keyClick(&sheet(), Qt::Key_H); // there is none
    EXPECT_EQ(practice().score().hints, 6);
    EXPECT_TRUE(text("score").contains("Hints: 6"));
}

TEST_F(PracticeInTheLaboratory, ShowsARightAnswerByATickAndAWrongOneByACross) {
    open({won, lost});
    const auto* sign = experiment().findChild<VerdictSign*>("verdict");
    EXPECT_FALSE(sign->isVisible());
    judge(Outcome::Win);
    EXPECT_TRUE(sign->isVisible());
    EXPECT_EQ(sign->right(), true);
    EXPECT_EQ(sign->accessibleName(), "Right");
    play(false);
    EXPECT_EQ(sign->right(), false);
    press("hintButton");
    EXPECT_FALSE(sign->isVisible());
}

TEST_F(PracticeInTheLaboratory, AnswersBesideTheBoard) {
    for (const QSize size : {QSize(800, 600), QSize(1300, 800)}) {
        resizeTo(size);
        const QRect board =
            sheet().board()->rect().translated(sheet().board()->mapTo(window.get(), QPoint()));
        for (const char* name : {"question", "wonButton", "lostButton", "hintButton"}) {
            const auto* widget = find<QWidget>(name);
            const QRect at = widget->rect().translated(widget->mapTo(window.get(), QPoint()));
            EXPECT_GT(at.left(), board.right()) << name;
            EXPECT_LE(at.bottom(), std::max(board.bottom(), window->height() - 16)) << name;
        }
    }
}

TEST_F(PracticeInTheLaboratory, EscapeLeavesTheBoardBeforeItLeavesThePage) {
    open({won});
    judge(Outcome::Win);
    ASSERT_TRUE(sheet().board()->hasFocus());
    QTest::keyClick(sheet().board(), Qt::Key_Escape);
    EXPECT_FALSE(sheet().board()->hasFocus());
    EXPECT_TRUE(page().isVisible());
    QTest::keyClick(window.get(), Qt::Key_Escape);
    EXPECT_FALSE(page().isVisible());
}

TEST_F(PracticeInTheLaboratory, EscapeTakesBackAClickAndEndsThereNoMove) {
    open({{"grid-nim", "G../RG./GRG G"}});
    judge(Outcome::Win);
    const auto& marks = sheet().board()->marks();
    EXPECT_TRUE(marks.chosen.empty());
    const Cell first = sheet().attempt()->match().moves(0).back().orders.front().front();
    click(first);
    EXPECT_EQ(marks.chosen, Clicks{first});
    QTest::keyClick(sheet().board(), Qt::Key_Escape);
    EXPECT_TRUE(marks.chosen.empty());
    EXPECT_TRUE(sheet().board()->hasFocus());
    EXPECT_EQ(sheet().attempt()->question(), Attempt::Question::Move);
}

TEST_F(PracticeInTheLaboratory, LegalMovesAreShownAsThePreferencesSayAndAnotherDayToo) {
    open({won});
    judge(Outcome::Win);
    const auto grab = [this] {
        QCoreApplication::processEvents();
        return sheet().board()->grab().toImage();
    };
    const QImage shown = grab();
    window->preferences().legalMovesShown.set(!window->preferences().legalMovesShown());
    const QImage hidden = grab();
    EXPECT_NE(shown, hidden);
    open({drawn}); // a board of another game, and this one again
    open({won});
    judge(Outcome::Win);
    EXPECT_EQ(grab(), hidden);
    comeBackAnotherDay();
    open({won});
    judge(Outcome::Win);
    EXPECT_EQ(grab(), hidden);
}

TEST_F(PracticeInTheLaboratory, KeepsTheScoreFromOneDayToAnother) {
    open({won});
    solve();
    const Score score = practice().score();
    EXPECT_EQ(score.streak, 2);
    comeBackAnotherDay();
    draw("Card groups", 1);
    EXPECT_EQ(practice().score(), score);
    EXPECT_TRUE(text("score").contains("In a row: 2, at most 2"));
    draw("Towers and chessboard", 1);
    EXPECT_EQ(practice().score(), Score{});
    draw("Card groups", 1);
    EXPECT_EQ(practice().score(), score);
    press("forgetScoreButton");
    EXPECT_EQ(practice().score(), Score{});
}

TEST_F(PracticeInTheLaboratory, WithoutASetTheScoreIsThatOfTheChosenGame) {
    open({won});
    solve();
    const Score score = practice().score();
    find<SegmentedSwitch>("purpose")->segment(1)->click();
    press("removeExerciseButton");
    pick("game", "Towers and chessboard");
    EXPECT_EQ(practice().score(), Score{});
    pick("game", "Card groups");
    EXPECT_EQ(practice().score(), score);
    find<SegmentedSwitch>("purpose")->segment(0)->click();
    QTest::keyClicks(find<QLineEdit>("answerName"), "Eva");
    EXPECT_FALSE(find<QWidget>("saveAnswersButton")->isEnabled()) << "there are no answers";
}

TEST_F(PracticeInTheLaboratory, SavesASetThatAnotherCanOpen) {
    draw("Grid Nim", 4);
    std::vector<std::string> positions;
    for (const Exercise& exercise : practice().set())
        positions.push_back(exercise.position);
    const QString path = directory.filePath("handed out.json");
    find<SegmentedSwitch>("purpose")->segment(1)->click();
    press("saveExercisesButton");
    auto* dialog = experiment().findChild<QFileDialog*>();
    ASSERT_TRUE(dialog);
    emit dialog->fileSelected(path);
    dialog->close();
    ASSERT_TRUE(QTest::qWaitFor([&] { return text("word") == "Saved as " + path + "."; }, 30'000));
    const QByteArray bytes = bytesOf(path);
    ASSERT_FALSE(bytes.isEmpty());
    EXPECT_FALSE(bytes.contains("win") || bytes.contains("nimber")); // no solutions in it

    draw("Tic-tac-toe", 2);
    read(path);
    ASSERT_EQ(practice().set().size(), 4u);
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_EQ(practice().set()[i].position, positions[i]);
    EXPECT_EQ(text("exerciseHeading"), "Exercise 1 of 4: Grid Nim");
}

TEST_F(PracticeInTheLaboratory, ADamagedFileOrABadPositionGetsOneSentenceAndCostsNothing) {
    open({won, lost});
    judge(Outcome::Win);
    const QString path = directory.filePath("bad.json");
    const std::string list = R"("exercises":[{"game":"cards","position":"5:3/7:2/4:4 G"}])";
    const std::pair<std::string, const char*> files[] = {
        {"{}", "holds no exercises"},
        {R"({"format":"bouton-exercises","version":5,)" + list + "}", "newer version"},
        {R"({"format":"bouton-exercises","version":1,"exercises":[{"game":"cards"}]})",
         "Exercise 1 of the file"},
    };
    for (const auto& [bytes, word] : files) {
        write(path, QByteArray::fromStdString(bytes));
        read(path);
        EXPECT_TRUE(state().contains(word)) << bytes.substr(0, 60) << state().toStdString();
        EXPECT_TRUE(state().startsWith("bad.json was not opened. ")) << state().toStdString();
        EXPECT_EQ(state().count(". "), 1);
        expectTheSetAsItWas();
    }
    writeExercises(path, {lost, {"cards", "0:3 G"}});
    read(path);
    EXPECT_TRUE(state().startsWith("bad.json was not opened. Exercise 2 "))
        << state().toStdString();
    expectTheSetAsItWas();
    read("/nowhere/at/all.json");
    EXPECT_TRUE(state().startsWith("all.json was not opened. ")) << state().toStdString();
}

TEST_F(PracticeInTheLaboratory, APipeIsRefusedWithoutWaitingForIt) {
    const QString pipe = directory.filePath("pipe.json");
    ASSERT_EQ(mkfifo(QFile::encodeName(pipe).constData(), 0600), 0);
    read(pipe);
    EXPECT_TRUE(state().contains("cannot be read")) << state().toStdString();
}

TEST_F(PracticeInTheLaboratory, GamesWithoutAPositionWorthAnExerciseAreRefused) {
    open({won});
    pick("game", "Grid Nim");
    setShown("free", 1);
    askForNew();
    EXPECT_TRUE(state().contains("no position was found"));
    EXPECT_EQ(practice().set().size(), 1u);
}

TEST_F(PracticeInTheLaboratory, ANewSetMayBeAskedForAndLeftAtAnyInstant) {
    Random random(5);
    for (int i = 0; i < 40; ++i) {
        openLaboratory();
        choose("practice");
        find<QComboBox>("game")->setCurrentIndex(random.between(0, 5));
        press("newButton");
        switch (random.below(4)) { // at once, in the next turn of the event loop, or at the end
        case 0: QCoreApplication::processEvents(); break;
        case 1: ASSERT_TRUE(rested()); break;
        }
        if (random.below(3) == 0)
            window->pages().showStart();
        if (random.below(2) == 0 && sees("wonButton"))
            judge(Outcome::Win);
    }
    window.reset();
}

} // namespace bouton::testing
