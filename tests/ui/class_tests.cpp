// SPDX-License-Identifier: MIT
#include <QFile>
#include <QFileDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QListWidget>
#include <QTextDocument>

#include "classroom/answer_file.h"
#include "classroom/set_file.h"
#include "games/catalogue.h"
#include "games/own_game/own_game.h"
#include "lessons/lessons.h"
#include "support/file_bytes.h"
#include "ui/controls/switches.h"
#include "ui/controls/words.h"
#include "ui/files/game_files.h"
#include "ui/laboratory.h"
#include "ui/laboratory/class_table.h"
#include "ui/laboratory/exercise_sheet.h"
#include "ui/laboratory/practice_experiment.h"
#include "ui/on_paper.h"

// Sets that are handed out as files, and the answers that come back.

namespace bouton::testing {

using ::testing::ElementsAre;

namespace {

const std::vector<ExerciseText> classTexts{{"cards", "5:3/7:2/4:4 G"},  // won by c4
                                           {"cards", "4:3/3:2/5:4 G"}}; // lost

class ClassOfStudents : public LaboratoryExercises {
protected:
    void open(bool rests, const std::vector<ExerciseText>& exercises = classTexts) {
        const QString path = directory.filePath("set.json");
        write(path, exercisesAsJson({exercises, rests}));
        practice().openFrom(path);
        ASSERT_TRUE(rested());
        QCoreApplication::processEvents();
    }
    QDir classFolder() {
        QDir(directory.path()).mkdir("class");
        return QDir(directory.filePath("class"));
    }
    void openClass() {
        practice().openClass(directory.filePath("class"));
        ASSERT_TRUE(rested());
    }
    void chooseFile(const QString& path) {
        auto* dialog = experiment().findChild<QFileDialog*>();
        ASSERT_TRUE(dialog);
        emit dialog->fileSelected(path);
        dialog->close();
    }
    // The set as whoever hands it out sees it.
    std::vector<std::string> listed() {
        std::vector<std::string> lines;
        const auto& list = *find<QListWidget>("exerciseList");
        for (int i = 0; i < list.count(); ++i)
            lines.push_back(list.item(i)->text().toStdString());
        return lines;
    }
    // The answers as whoever gives them sees them.
    std::vector<std::string> answerLines() {
        std::vector<std::string> lines;
        const auto& list = *find<QListWidget>("answerList");
        for (int i = 0; i < list.count(); ++i)
            lines.push_back(list.item(i)->text().toStdString());
        return lines;
    }
    // Saves the answers by the button and the dialog.
    AnswerSheet saved(const char* name) {
        auto* line = find<QLineEdit>("answerName");
        line->clear();
        QTest::keyClicks(line, name);
        press("saveAnswersButton");
        const QStringList proposed = experiment().findChild<QFileDialog*>()->selectedFiles();
        m_proposed = proposed.value(0).section(u'/', -1);
        const QString path = directory.filePath(QStringLiteral("answers%1.json").arg(++m_saved));
        chooseFile(path);
        EXPECT_TRUE(comesToSay("word", "Saved as " + path + "."));
        return readAnswers(path).value_or(AnswerSheet{});
    }

    QString m_proposed; // the name of the file that the dialog began with

private:
    int m_saved = 0;
};

} // namespace

TEST_F(ClassOfStudents, AnswersAreSavedWithANameTheFirstToEachQuestion) {
    open(false);
    EXPECT_FALSE(enabled("saveAnswersButton")) << "no name";
    press("wonButton");
    click({0, 0}); // a1, wrong
    click({3, 2}); // c4, right
    press("nextButton");
    const AnswerSheet sheet = saved("  Eva  N ");
    EXPECT_EQ(m_proposed, "Eva N.json") << "a class's files lie in one folder";
    EXPECT_EQ(sheet.name, "Eva N");
    EXPECT_EQ(sheet.exercises, classTexts);
    EXPECT_THAT(sheet.answers, ElementsAre(Answer{Outcome::Win, "a1"}, Answer{}));
    press("lostButton");
    EXPECT_EQ(saved("Eva").answers[1], (Answer{Outcome::Loss, ""}));
    EXPECT_EQ(m_proposed, "Eva.json");
    open(false);
    EXPECT_THAT(saved("Eva").answers, ElementsAre(Answer{}, Answer{})) << "begun anew";
}

TEST_F(ClassOfStudents, ASetOpensLikeAnyOtherFile) {
    const QString path = directory.filePath("set.json");
    write(path, exercisesAsJson({classTexts, true}));
    choose("claims");
    window->pages().showStart();
    window->files().open(path);
    EXPECT_EQ(window->pages().place(), Pages::Place::Laboratory);
    ASSERT_TRUE(rested());
    EXPECT_EQ(experiment().objectName(), "practice");
    EXPECT_TRUE(practice().rests());
    EXPECT_EQ(practice().set().size(), classTexts.size());
}

TEST_F(ClassOfStudents, ASetOfAnOwnGameIsWorkedThroughWhereNobodyHasItsRules) {
    const std::string rules = "bouton-game 1\ntitle: Unopened\nsays: Take one <b>pin</b> or two.\n"
                              "start: IIIII\nturn: I -> .\nturn: II -> ..\n",
                      id = ownGameId("Unopened", normalForm(rules));
    ASSERT_FALSE(gameNamed(id));
    const std::vector<ExerciseText> texts{{id, "IIIII G"}, {id, "II.II G"}, classTexts[0]};
    QJsonObject file = QJsonDocument::fromJson(exercisesAsJson({texts})).object();
    file.insert("version", 3);
    file.insert("rules", QJsonObject{{QString::fromStdString(id), QString::fromStdString(rules)}});
    const QString path = directory.filePath("set.json");
    write(path, QJsonDocument(file).toJson());
    window->files().open(path);
    ASSERT_TRUE(rested());
    ASSERT_EQ(practice().set().size(), 3u) << state().toStdString();
    QCoreApplication::processEvents();
    EXPECT_EQ(text("exerciseRule"), "Take one <b>pin</b> or two. Who makes the last turn wins.");
    EXPECT_EQ(find<QLabel>("exerciseRule")->textFormat(), Qt::PlainText);
    press("wonButton");
    click({0, 2}); // c1, or the first of c1+d1
    press("endTurnButton");
    EXPECT_TRUE(text("answer").startsWith("Right: c1.")) << text("answer").toStdString();
    press("nextButton");
    press("lostButton");
    press("nextButton");
    EXPECT_FALSE(sees("exerciseRule")) << "of a game that is known";
    const AnswerSheet sheet = saved("Eva");
    EXPECT_EQ(sheet.exercises, texts);
    EXPECT_THAT(sheet.answers,
                ElementsAre(Answer{Outcome::Win, "c1"}, Answer{Outcome::Loss, ""}, Answer{}));
    write(classFolder().filePath("1.json"), answersAsJson(sheet));
    openClass();
    EXPECT_EQ(experiment().findChild<ClassTable*>()->results().csv().at(1),
              QStringList({"Eva", "2", "3", "2", "1", "1", "", "Won, by c1", "Lost", ""}));
    const QString again = directory.filePath("again.json");
    practice().saveTo(again);
    ASSERT_TRUE(comesToSay("word", "Saved as " + again + "."));
    EXPECT_EQ(QJsonDocument::fromJson(bytesOf(again)).object(), file);
}

TEST_F(ClassOfStudents, ASetThatRestsTellsNothingUntilItIsSaved) {
    open(true);
    EXPECT_TRUE(practice().rests());
    EXPECT_FALSE(sees("hintButton"));
    QTest::keyClick(&sheet(), Qt::Key_H);
    EXPECT_EQ(text("answer"), "Verdicts and hints come when your answers are saved.");
    EXPECT_FALSE(sees("score")) << "nothing is counted";
    const Score before = practice().score();
    press("wonButton");
    EXPECT_EQ(text("answer"), "Your answer: \"Won\".");
    EXPECT_FALSE(sees("verdict"));
    click({0, 0}); // a1, wrong
    EXPECT_EQ(text("answer"), "Your answer: \"Won, by a1\".");
    EXPECT_FALSE(sees("verdict"));
    press("nextButton");
    EXPECT_FALSE(sees("hintButton"));
    press("wonButton"); // it is lost, and asked for a move all the same
    EXPECT_EQ(text("question"), "Green is to move: with which move?") << "it says nothing false";
    click({0, 0});
    press("nextButton");
    EXPECT_EQ(text("question"), "Exercises answered: 2 of 2.");
    EXPECT_TRUE(text("answer").startsWith("Nothing is told before you save"));
    EXPECT_TRUE(practice().rests());
    find<SegmentedSwitch>("purpose")->segment(1)->click();
    EXPECT_FALSE(enabled("printExercisesButton"));
    EXPECT_FALSE(enabled("saveExercisesButton"));
    EXPECT_TRUE(text("setsWord").endsWith("until the answers are saved."));
    EXPECT_THAT(listed(), ElementsAre("1. Card groups", "2. Card groups"));
    find<SegmentedSwitch>("purpose")->segment(0)->click();
    const AnswerSheet sheet = saved("Eva");
    EXPECT_THAT(sheet.answers, ElementsAre(Answer{Outcome::Win, "a1"}, Answer{Outcome::Win, "a1"}));
    EXPECT_FALSE(practice().rests());
    EXPECT_EQ(text("question"), "Right answers: 0 of 2.");
    EXPECT_EQ(text("answer"), "Not right: 1, 2");
    EXPECT_EQ(practice().score(), before) << "nothing was marked";
    find<SegmentedSwitch>("purpose")->segment(1)->click();
    EXPECT_TRUE(enabled("printExercisesButton"));
    EXPECT_THAT(listed(), ElementsAre("1. 5 moves to the win", "2. lost"));
}

TEST_F(ClassOfStudents, AnswersToASetThatRestsCanBeChangedUntilTheyAreSavedAndNoLonger) {
    open(true);
    EXPECT_FALSE(sees("changeAnswerButton"));
    EXPECT_FALSE(sees("exerciseBackButton"));
    press("wonButton");
    click({0, 0}); // a1, a slip of the mouse
    EXPECT_EQ(sheet().board()->picture().rows[0][0], '4');
    press("nextButton"); // goes on without an answer
    press("nextButton");
    EXPECT_EQ(text("question"), "Exercises answered: 1 of 2.");
    press("exerciseBackButton");
    press("exerciseBackButton");
    EXPECT_EQ(text("answer"), "Your answer: \"Won, by a1\".");
    EXPECT_EQ(sheet().board()->picture().rows[0][0], '4') << "as it was answered";
    press("changeAnswerButton");
    EXPECT_EQ(sheet().board()->picture().rows[0][0], '5');
    EXPECT_EQ(answerLines()[0], "1. Won, by a1 (attempts: 1)") << "until there is another";
    press("wonButton");
    click({3, 2}); // c4
    EXPECT_THAT(answerLines(), ElementsAre("1. Won, by c4 (attempts: 2)", "2. No answer"));
    EXPECT_EQ(text("answerTotal"), "Answered: 1 of 2. Attempts: 2.");
    find<QListWidget>("answerList")->setCurrentRow(1);
    press("lostButton");
    const AnswerSheet first = saved("Eva");
    EXPECT_THAT(first.answers, ElementsAre(Answer{Outcome::Win, "c4"}, Answer{Outcome::Loss, ""}));
    EXPECT_THAT(first.efforts, ElementsAre(Effort{2}, Effort{1}));
    EXPECT_EQ(text("question"), "Right answers: 2 of 2.");
    find<QListWidget>("answerList")->setCurrentRow(0);
    EXPECT_FALSE(sees("changeAnswerButton"));
    press("lostButton"); // as in any other set: it is for practice
    EXPECT_TRUE(text("answer").startsWith("Wrong"));
    const AnswerSheet again = saved("Eva");
    EXPECT_EQ(again, first);
}

TEST_F(ClassOfStudents, ASetThatCouldNotBeSavedRestsOn) {
    open(true);
    press("lostButton");
    QTest::keyClicks(find<QLineEdit>("answerName"), "Eva");
    press("saveAnswersButton");
    chooseFile("/nowhere/at/all.json");
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return text("word").startsWith("The answers could not be saved: "); }));
    EXPECT_TRUE(practice().rests());
    EXPECT_EQ(text("answer"), "Your answer: \"Lost\".");
}

TEST_F(ClassOfStudents, EachTimeThatASetIsOpenedIsAnAttemptOfItsOwn) {
    open(false);
    const std::string first = saved("Eva").attempt;
    EXPECT_EQ(first.size(), 16u);
    EXPECT_EQ(saved("Max").attempt, first);
    open(false);
    EXPECT_NE(saved("Eva").attempt, first);
}

TEST_F(ClassOfStudents, ASetMayAskForAnIdAndForTimes) {
    const QString path = directory.filePath("set.json");
    write(path, exercisesAsJson({classTexts, {true, true, "Student number"}}));
    practice().openFrom(path);
    ASSERT_TRUE(rested());
    QCoreApplication::processEvents();
    press("wonButton");
    EXPECT_TRUE(text("answerTotal").contains("Time: 0:")) << "before it is saved";
    EXPECT_TRUE(answerLines()[0].starts_with("1. Won (attempts: 1, 0:"));
    EXPECT_TRUE(text("answerNote").contains("your times"));
    EXPECT_TRUE(text("answerNote").endsWith("It cannot tell who found the moves."));
    auto* id = find<QLineEdit>("answerId");
    EXPECT_EQ(id->placeholderText(), "Student number");
    QTest::keyClicks(find<QLineEdit>("answerName"), "Eva");
    EXPECT_FALSE(enabled("saveAnswersButton"));
    EXPECT_EQ(find<QWidget>("saveAnswersButton")->toolTip(),
              "Write what is asked beside your name first");
    QTest::keyClicks(id, " 4711 ");
    const AnswerSheet sheet = saved("Eva");
    EXPECT_EQ(m_proposed, "Eva 4711.json");
    EXPECT_EQ(sheet.id, "4711");
    ASSERT_EQ(sheet.efforts.size(), 2u);
    EXPECT_GE(sheet.efforts[0].seconds.value_or(-1), 0);
    open(false);
    EXPECT_FALSE(sees("answerId"));
    const AnswerSheet plain = saved("Eva");
    EXPECT_EQ(plain.id, "");
    EXPECT_FALSE(plain.efforts[0].seconds);
}

TEST_F(ClassOfStudents, WhileASetIsQuietTheOtherPagesSaySo) {
    open(true);
    EXPECT_EQ(noticesOf(*window), QStringList());
    openGame("cards");
    ASSERT_EQ(noticesOf(*window).size(), 1);
    EXPECT_TRUE(noticesOf(*window)[0].contains("without hints and without See why"));
    QTest::mouseClick(window->findChild<QAbstractButton*>("noticeRemedy"), Qt::LeftButton);
    EXPECT_EQ(window->pages().place(), Pages::Place::Laboratory);
    EXPECT_EQ(noticesOf(*window), QStringList());
    press("lostButton");
    press("nextButton");
    press("lostButton");
    saved("Eva");
    openGame("cards");
    EXPECT_EQ(noticesOf(*window), QStringList()) << "it is done";
    openLaboratory();
    open(false);
    openGame("cards");
    EXPECT_EQ(noticesOf(*window), QStringList()) << "it does not rest";
}

TEST_F(ClassOfStudents, TheOutcomeIsAnsweredByTheLetterOfItsButton) {
    open(false);
    QTest::keyClick(&sheet(), Qt::Key_D);
    EXPECT_EQ(text("answer"), "") << "no draw is possible";
    QTest::keyClick(&sheet(), Qt::Key_W);
    EXPECT_EQ(text("question"), "Green wins. With which move?");
    QTest::keyClick(&sheet(), Qt::Key_L);
    EXPECT_EQ(text("question"), "Green wins. With which move?") << "it was answered";
    click({3, 2}); // c4, right
    press("nextButton");
    QTest::keyClick(&sheet(), Qt::Key_L);
    EXPECT_TRUE(text("answer").startsWith("Right: the position is lost."));
}

TEST_F(ClassOfStudents, AQuietAnswerThatItIsLostAsksForNoMove) {
    open(true);
    press("lostButton"); // it is won
    EXPECT_EQ(text("answer"), "Your answer: \"Lost\".");
    EXPECT_EQ(text("question"), "Done.");
    press("nextButton");
    press("lostButton");
    saved("Eva");
    EXPECT_EQ(text("question"), "Right answers: 1 of 2.");
}

TEST_F(ClassOfStudents, ASetIsSavedOnTheTermsThatAreChosen) {
    open(false);
    find<SegmentedSwitch>("purpose")->segment(1)->click();
    for (const SetTerms& terms : {SetTerms{.rests = true}, SetTerms{}, SetTerms{.times = true},
                                  SetTerms{.asksId = "Seat"}}) {
        find<QAbstractButton>("rest")->setChecked(terms.rests);
        find<QAbstractButton>("times")->setChecked(terms.times);
        find<QLineEdit>("asksId")->setText(QString::fromStdString(terms.asksId));
        const QString path = directory.filePath("on-terms.json");
        practice().saveTo(path);
        ASSERT_TRUE(comesToSay("word", "Saved as " + path + "."));
        const auto read = readExercises(path);
        ASSERT_TRUE(read);
        EXPECT_TRUE(read->terms == terms);
        EXPECT_EQ(read->texts, classTexts);
        practice().openFrom(directory.filePath("set.json")); // which says something else
        ASSERT_TRUE(rested());
    }
}

TEST_F(ClassOfStudents, ATeacherSeesWhoGotWhatAndWhatWasHard) {
    open(true);
    const QDir folder = classFolder();
    const auto put = [&](const char* file, const char* name, std::vector<Answer> answers) {
        write(folder.filePath(file), answersAsJson({name, classTexts, std::move(answers)}));
    };
    put("1.json", "Zoe", {{Outcome::Win, "c4"}, {Outcome::Win, "a1"}});
    put("2.json", "=Adam", {{Outcome::Win, "c4"}, {Outcome::Loss, ""}});
    put("3.json", "<b>Bea</b>", {{Outcome::Win, "c9"}, {}});
    write(folder.filePath("4.json"), "{");
    find<SegmentedSwitch>("purpose")->segment(1)->click();
    press("classButton");
    chooseFile(folder.path());
    ASSERT_TRUE(rested());
    EXPECT_TRUE(sees("classTable"));
    EXPECT_FALSE(sheet().isVisible());
    const auto& table = *experiment().findChild<ClassTable*>();
    EXPECT_THAT(table.results().csv(),
                ElementsAre(QStringList({"Name", "Right", "Points", "1", "2", "Answer to 1",
                                         "Answer to 2"}),
                            QStringList({"<b>Bea</b>", "0", "1", "0", "", "Won, by c9", ""}),
                            QStringList({"=Adam", "2", "3", "1", "1", "Won, by c4", "Lost"}),
                            QStringList({"Zoe", "1", "2", "1", "0", "Won, by c4", "Won, by a1"})));
    EXPECT_EQ(text("hardest"), "Hardest was exercise 2: right answers 1 of 3.\n"
                               "On average: right answers 1.0 of 2, points 2.0 of 3.\n"
                               "Lost called won: 1.");
    EXPECT_THAT(
        table.sums().csv(),
        ElementsAre(
            QStringList({"Exercise", "What is right", "Answered", "Called won", "Called drawn",
                         "Called lost", "Right moves", "Right", "Average points"}),
            QStringList({"1", "Won by c4.", "3", "3", "0", "0", "2", "2", "1.67"}),
            QStringList({"2", "Lost, whatever is played.", "2", "1", "0", "1", "0", "1", "0.33"})));
    EXPECT_EQ(table.results().table().item(3, 3)->text(), "Won by c4.") << "below the people";
    EXPECT_EQ(table.results().table().item(2, 4)->text(), "\u2717 Won, by a1");
    set("outcomePoints", 2);
    set("movePoints", 0);
    EXPECT_EQ(table.results().csv()[3][2], "2");
    set("outcomePoints", 1);
    set("movePoints", 1);
    EXPECT_TRUE(text("refusedFiles").startsWith("4.json: "));
    EXPECT_EQ(find<QLabel>("refusedFiles")->textFormat(), Qt::PlainText);

    const QString csv = directory.filePath("class.csv");
    table.findChild<ResultButtons*>("peopleButtons")->saveTable(csv);
    QFile file(csv);
    ASSERT_TRUE(comesToSay("savedTable", "Saved as " + csv + "."));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QByteArray saved = file.readAll();
    EXPECT_TRUE(saved.contains("'=Adam,2,3,1,1,")) << "no formula: " << saved.toStdString();
    press("leaveClassButton");
    EXPECT_FALSE(sees("classTable"));
    EXPECT_TRUE(sheet().isVisible());
    EXPECT_TRUE(practice().rests()) << "nobody has answered here";

    practice().openClass(directory.filePath("nowhere"));
    ASSERT_TRUE(rested());
    EXPECT_TRUE(state().contains("has no files that end in .json")) << state().toStdString();
    EXPECT_TRUE(sheet().isVisible());
}

TEST_F(ClassOfStudents, VariantsAreHandedOutAsFilesAndCollectedTogether) {
    find<SegmentedSwitch>("purpose")->segment(1)->click();
    pick("game", "Card groups");
    set("count", 3);
    set("variants", 3); // to the last of which nobody answers
    press("newButton");
    ASSERT_TRUE(rested());
    const QDir folder = classFolder();
    practice().saveTo(folder.filePath("week.3.json"));
    ASSERT_TRUE(comesToSay("word", "Saved as " + folder.filePath("week.3-A.json")
                                       + " to week.3-C.json, a file for each variant."))
        << text("word").toStdString();
    EXPECT_EQ(folder.entryList(QDir::Files),
              QStringList({"week.3-A.json", "week.3-B.json", "week.3-C.json"}));
    const auto a = readExercises(folder.filePath("week.3-A.json")),
               b = readExercises(folder.filePath("week.3-B.json"));
    ASSERT_TRUE(a && b);
    EXPECT_EQ(a->texts, textsOf(practice().set()));
    EXPECT_NE(a->texts, b->texts);
    write(folder.filePath("1.json"), answersAsJson({"Zoe", a->texts, std::vector<Answer>(3)}));
    write(folder.filePath("2.json"), answersAsJson({"Adam", b->texts, std::vector<Answer>(3)}));
    write(folder.filePath("3.json"), answersAsJson({"Bea", classTexts, std::vector<Answer>(2)}));
    practice().openClass(folder.path());
    EXPECT_EQ(text("word"), "") << "what was saved is another matter";
    ASSERT_TRUE(rested());
    const auto& table = *experiment().findChild<ClassTable*>();
    EXPECT_THAT(table.results().csv(),
                ElementsAre(QStringList({"Name", "Variant", "Right", "Points", "1", "2", "3",
                                         "Answer to 1", "Answer to 2", "Answer to 3"}),
                            QStringList({"Adam", "B", "0", "0", "", "", "", "", "", ""}),
                            QStringList({"Zoe", "A", "0", "0", "", "", "", "", "", ""})));
    const QList<QStringList> sums = table.sums().csv();
    ASSERT_EQ(sums.size(), 7) << "of A and of B, which somebody answered";
    EXPECT_EQ(sums[0][0], "Variant");
    EXPECT_EQ(sums[3].first(2), QStringList({"A", "3"}));
    EXPECT_EQ(sums[4].first(2), QStringList({"B", "1"}));
    const QString hardest = text("hardest");
    EXPECT_TRUE(hardest.contains("variant")) << hardest.toStdString();
    EXPECT_TRUE(text("refusedFiles").startsWith("3.json: "));
    practice().openFrom(folder.filePath("week.3-A.json")); // on another day
    ASSERT_TRUE(rested());
    EXPECT_FALSE(sees("classTable"));
    EXPECT_TRUE(sheet().isVisible());
    EXPECT_EQ(text("setsWord"), "Variants A to C; A is in view.");
    openClass();
    EXPECT_EQ(text("hardest"), hardest);
}

TEST_F(ClassOfStudents, AnAnswerIsShownAtTheBoardBesideWhatIsRight) {
    open(false);
    write(classFolder().filePath("1.json"),
          answersAsJson({"Eva", classTexts, {{Outcome::Win, "a1"}, {}}}));
    openClass();
    ResultTable& people = experiment().findChild<ClassTable*>()->results().table();
    const auto click = [&](int row, int column) {
        QTest::mouseClick(people.viewport(), Qt::LeftButton, {},
                          people.visualItemRect(people.item(row, column)).center());
    };
    EXPECT_FALSE(sees("answerAtBoard"));
    click(0, 3);
    ASSERT_TRUE(sees("answeredBoard"));
    EXPECT_FALSE(people.isVisible());
    EXPECT_EQ(text("whose"), "Eva");
    EXPECT_EQ(text("whatAnswered"), "1. Won, by a1 (attempts: 0)");
    EXPECT_EQ(text("whatIsRight"), "Right: Won by c4.");
    EXPECT_FALSE(text("whyRight").isEmpty());
    const auto& board = *find<BoardView>("answeredBoard");
    EXPECT_EQ(board.picture().rows[0], sheet().board()->picture().rows[0]);
    EXPECT_EQ(board.marks().struck, (Clicks{{0, 0}}));
    press("leaveAnswerButton");
    EXPECT_TRUE(people.isVisible());
    click(1, 4); // what is right of the second
    EXPECT_EQ(text("whatIsRight"), "Right: Lost, whatever is played.");
    EXPECT_FALSE(sees("whose"));
    QTest::keyClick(window.get(), Qt::Key_Escape);
    EXPECT_TRUE(people.isVisible());
    EXPECT_FALSE(sees("answerAtBoard"));
}

TEST_F(ClassOfStudents, CopiesAndNamesThatAreThereTwiceAreNoted) {
    open(false);
    press("lostButton");
    const QDir folder = classFolder();
    const auto put = [&](const char* file, AnswerSheet sheet, const char* name, const char* id) {
        sheet.name = name;
        sheet.id = id;
        write(folder.filePath(file), answersAsJson(sheet));
    };
    const AnswerSheet first = saved("Eva");
    AnswerSheet other = first;
    other.attempt = "another";
    put("1.json", first, "Eva", "");
    put("2.json", first, "Max", "7");
    put("3.json", other, "Zoe", "");
    put("4.json", other, "Zoe", "");
    openClass();
    const QList<QStringList> lines = experiment().findChild<ClassTable*>()->results().csv();
    EXPECT_EQ(lines[0].first(6),
              QStringList({"Name", "Id", "Note", "Right", "Points", "Attempts"}));
    EXPECT_EQ(lines[1].first(3), QStringList({"Eva", "", "Same attempt: Max"}));
    EXPECT_EQ(lines[2].first(3), QStringList({"Max", "7", "Same attempt: Eva"}));
    EXPECT_EQ(lines[3].first(3), QStringList({"Zoe", "", "Twice"}));
    EXPECT_EQ(lines[4].first(3), QStringList({"Zoe", "", "Twice"}));
    EXPECT_TRUE(text("hardest").contains("One attempt was handed in under several names"));
    EXPECT_TRUE(text("hardest").contains("One name is there twice"));
}

TEST_F(ClassOfStudents, LessonsStandBesideTheAnswersOfThoseWhoDidThem) {
    open(false);
    press("lostButton");
    const QDir folder = classFolder();
    const AnswerSheet answers = saved("Eva");
    write(folder.filePath("1.json"), answersAsJson(answers));
    const std::vector<std::string> steps{"first", "sum", "rule"};
    const LessonDone ours{lessons()[2].id, "Pairs", steps, {"first", "rule"}},
        own{"own/heaps", "<b>Heaps</b>", steps, steps}, unknown{"own/lost", {}, {}, {"one"}};
    const auto put = [&](const char* file, const char* name, std::vector<LessonDone> lessons) {
        write(folder.filePath(file),
              answersAsJson({name, {}, {}, {}, file, {}, std::move(lessons)}));
    };
    put("2.json", "Eva", {ours});
    put("3.json", "Max", {own, unknown});
    openClass();
    ClassTable& table = *experiment().findChild<ClassTable*>();
    const QList<QStringList> lines = table.results().csv();
    EXPECT_EQ(lines[0], QStringList({"Name", "Right", "Points", "Attempts", "1", "2", "Lesson 3",
                                     "<b>Heaps</b>", "own/lost", "Answer to 1", "Answer to 2",
                                     "Steps done: Lesson 3", "Steps done: <b>Heaps</b>",
                                     "Steps done: own/lost"}));
    EXPECT_EQ(lines[1].mid(6), QStringList({"2 of 3", "", "", "Lost", "", "first rule", "", ""}));
    EXPECT_EQ(lines[2], QStringList({"Max", "", "", "", "", "", "", "3 of 3", "1", "", "", "",
                                     "first sum rule", "one"}));
    EXPECT_TRUE(text("hardest").contains("right answers 0 of 1")) << "Max answered nothing";
    table.results().table().setCurrentCell(0, 6);
    QTest::keyClick(&table.results().table(), Qt::Key_Return);
    EXPECT_EQ(text("savedTable"), "Eva: Lesson 3. Done: first, rule. Not done: sum.");
    EXPECT_FALSE(find<QWidget>("answerAtBoard")->isVisible());
    table.results().table().setCurrentCell(1, 7);
    QTest::keyClick(&table.results().table(), Qt::Key_Return);
    EXPECT_EQ(text("savedTable"), "Max: <b>Heaps</b>. Done: first, sum, rule.");
}

TEST(AClassTable, SaysWhatWasNotReadAndThatNobodyHasAnswered) {
    EnglishPlurals plurals; // as a window has them
    QCoreApplication::installTranslator(&plurals);
    Variants sets(1);
    ASSERT_TRUE(solveExercises(classTexts, {}, [&](const auto& all) { sets[0] = all; }));
    ClassTable table;
    table.show();
    const auto& refused = *table.findChild<QLabel*>("refusedFiles");
    const auto& save = *table.findChild<QAbstractButton*>("saveButton");
    ClassAnswers all;
    all.isCut = true;
    all.refusals = {{"a.json", {"No."}}};
    table.put(sets, all);
    EXPECT_EQ(refused.text(), "a.json: No.\nOnly the first 500 files were read.");
    EXPECT_TRUE(refused.isVisible());
    EXPECT_EQ(table.findChild<QLabel*>("hardest")->text(), "There are no answers to this set.");
    EXPECT_FALSE(save.isEnabled());
    all = {};
    all.sheets = {{{"Eva", classTexts, {{}, {}}}, 0}};
    table.put(sets, all);
    EXPECT_EQ(refused.text(), "");
    EXPECT_FALSE(refused.isVisible());
    EXPECT_TRUE(save.isEnabled());
}

TEST(AClassTable, ShowsANameThatLooksLikeHtmlAsItIsWritten) {
    Variants sets(1);
    ASSERT_TRUE(solveExercises(classTexts, {}, [&](const auto& all) { sets[0] = all; }));
    ClassAnswers all;
    all.sheets = {{{"<b>Eva</b>", classTexts, {{}, {}}}, 0}};
    ClassTable table;
    table.put(sets, all);
    QTextDocument tip;
    tip.setHtml(table.results().table().item(0, 0)->toolTip());
    EXPECT_EQ(tip.toPlainText(), "<b>Eva</b>");
}

// Forty exercises, and names as long as they may be.
TEST(AClassTable, IsWholeOnPaper) {
    std::vector<ExerciseText> texts;
    for (int i = 1; i <= 40; ++i)
        texts.push_back(
            {"cards", std::to_string(1 + i % 9) + ":3/" + std::to_string(1 + i / 9) + ":2 G"});
    Variants sets(1);
    ASSERT_TRUE(solveExercises(texts, {}, [&](const auto& all) { sets[0] = all; }));
    ClassAnswers all;
    for (int i = 0; i < 30; ++i)
        all.sheets.push_back({{std::string(60, static_cast<char>('a' + i % 26)), texts,
                               std::vector<Answer>(texts.size())},
                              0});
    ClassTable table;
    table.put(sets, all);
    expectWholeOnPaper(table.results().onPaper("Answers of a class"));
}

TEST_F(ClassOfStudents, ANameIsAskedForAndHasAtMostSixtyLetters) {
    open(false);
    EXPECT_EQ(find<QWidget>("saveAnswersButton")->toolTip(), "Write your name first");
    find<QLineEdit>("answerName")->setText(QString(70, u'x'));
    EXPECT_EQ(find<QLineEdit>("answerName")->text().size(), 60);
    EXPECT_EQ(find<QWidget>("saveAnswersButton")->toolTip(), "");
    press("saveAnswersButton");
    chooseFile("/nowhere/at/all.json");
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return text("word").startsWith("The answers could not be saved: "); }));
}

TEST_F(ClassOfStudents, AQuietAnswerMayBeADraw) {
    open(true, {{"tic-tac-toe", "X../.../... O"}});
    QTest::keyClick(&sheet(), Qt::Key_D);
    EXPECT_EQ(text("answer"), "Your answer: \"Drawn\".");
    EXPECT_TRUE(sheet().board()->hasFocus());
    QTest::keyClick(&sheet(), Qt::Key_D);
    EXPECT_EQ(text("question"), "O is to move: with which move?");
    click({1, 1});
    EXPECT_EQ(text("answer"), "Your answer: \"Drawn, by b2\".");
    EXPECT_TRUE(find<QWidget>("nextButton")->hasFocus());
    EXPECT_EQ(sheet().board()->picture().rows[1], ".O.");
}

TEST_F(ClassOfStudents, EscapeClosesTheSettingsThenTheTableThenLeads) {
    window->resize(800, 600);
    open(false);
    write(classFolder().filePath("1.json"), answersAsJson({"Eva", classTexts, {{}, {}}}));
    openClass();
    ASSERT_TRUE(sees("classTable"));
    press("unfoldButton");
    QCoreApplication::processEvents();
    ASSERT_TRUE(sees("purpose"));
    const auto escape = [&] { QTest::keyClick(window.get(), Qt::Key_Escape); };
    escape();
    ASSERT_TRUE(page().isVisible());
    EXPECT_FALSE(sees("purpose"));
    EXPECT_TRUE(sees("classTable")) << "one thing at a time";
    escape();
    ASSERT_TRUE(page().isVisible());
    EXPECT_FALSE(sees("classTable"));
    EXPECT_TRUE(sheet().isVisible());
    escape();
    EXPECT_EQ(window->pages().place(), Pages::Place::Start);
}

} // namespace bouton::testing
