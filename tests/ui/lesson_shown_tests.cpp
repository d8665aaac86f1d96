// SPDX-License-Identifier: MIT
#include <QKeySequence>
#include <QLineEdit>
#include <QMenuBar>

#include <map>
#include <numeric>
#include <utility>

#include "engine/lesson_replies.h"
#include "games/catalogue.h"
#include "ui/boards/board_view.h"
#include "ui/controls/words.h"
#include "ui/insight/sum_table.h"
#include "ui/laboratory/claim_line.h"
#include "ui/laboratory/hung_terms.h"
#include "ui/lessons.h"
#include "ui/lessons/step_dots.h"
#include "ui/lessons/step_page_parts.h"

// What is seen of an answer: on the board, beside it, and on the start page.

namespace bouton::testing {

TEST_F(InALesson, AWrongMoveIsRefutedOnTheBoardAndBesideIt) {
    ask(lessons()[5], 3); // nim-sum 0 is to be left
    const Replies replies = repliesTo(lessons()[5].id, *step().task());
    answer(replies.wrong.front());
    ASSERT_EQ(step().state(), State::Wrong);
    EXPECT_TRUE(board().board()->marks().reply);
    EXPECT_FALSE(board().board()->plan().wayOf(*board().board()->shown().scene.last).isEmpty());
    // Of the group from which Red took, the bits that changed are ringed.
    const Marking marking = marked(*step().task(), replies.wrong.front(), {});
    const SumTable& table = *find<LessonValues>("values")->table();
    int changed = 0;
    for (std::size_t row = 0; row < table.rows().size(); ++row)
        changed += table.changedColumns(row) != 0;
    EXPECT_EQ(changed, 1) << marking.line.back();
    EXPECT_EQ(table.total(), 0);
    key(Qt::Key_Return);
    EXPECT_FALSE(board().board()->marks().reply);
    EXPECT_EQ(table.changedColumns(0), 0);
}

TEST_F(InALesson, WhatEachMoveLeadsToIsCoveredUntilItIsWorkedOut) {
    ask(lessons()[3], 1);
    const Analysis& solution = *step().task()->solution;
    const auto told = [this] {
        QStringList all;
        for (const QLabel* each : find<LessonValues>("values")->findChildren<QLabel*>("valueList"))
            if (each->isVisible())
                all << each->text();
        return all.join(u'\n');
    };
    EXPECT_EQ(told().count(QStringLiteral("leads to nimber ?")),
              static_cast<int>(solution.moves.size()));
    EXPECT_EQ(told().count(QStringLiteral("leads to nimber")),
              static_cast<int>(solution.moves.size()));
    answer({.number = *solution.position.nimber});
    ASSERT_EQ(step().state(), State::Right);
    EXPECT_FALSE(told().contains(u'?'));
    EXPECT_TRUE(told().contains(QStringLiteral("leads to nimber")));
}

TEST_F(InALesson, ATableIsFilledInByKeysAndWhatIsRightStays) {
    const Lesson& mex = lessons()[3];
    const auto at = std::ranges::find(mex.steps, LessonAsks::Table, &LessonStep::asks);
    ASSERT_NE(at, mex.steps.end());
    ask(mex, static_cast<std::size_t>(at - mex.steps.begin()));
    const auto cell = [this](int i) {
        return find<QLineEdit>(("cell" + std::to_string(i)).c_str());
    };
    EXPECT_FALSE(sees("secondaryButton")) << "there is no other position";
    ASSERT_TRUE(cell(0)->hasFocus());
    EXPECT_EQ(cell(0)->accessibleName(), "b2, nimber");
    EXPECT_EQ(board().picture().rows[1], ".H...") << "the board shows the cell";
    EXPECT_EQ(text("boardTitle"), "Green is to move") << "that it cannot is what is asked";
    key(Qt::Key_Return);
    ASSERT_TRUE(rested());
    EXPECT_EQ(text("stepWord"), "Write a number into a cell of the table.");
    type("x0");
    EXPECT_EQ(cell(0)->text(), "0") << "digits alone";
    key(Qt::Key_Return);
    ASSERT_TRUE(rested());
    EXPECT_EQ(step().state(), State::Asked);
    EXPECT_EQ(text("stepWord"), "Right so far. Still empty: 7 cells.");
    EXPECT_TRUE(cell(0)->isReadOnly());
    EXPECT_EQ(cell(0)->accessibleDescription(), "Right");
    ASSERT_TRUE(cell(1)->hasFocus()) << "the next one that is empty";
    type("1");
    key(Qt::Key_Tab);
    ASSERT_TRUE(cell(2)->hasFocus());
    EXPECT_EQ(board().picture().rows[1], "...H.");
    type("0");
    key(Qt::Key_Return);
    ASSERT_TRUE(rested());
    EXPECT_EQ(step().state(), State::Wrong);
    EXPECT_TRUE(text("stepWord").startsWith("The nimber of d2 is not 0. "));
    EXPECT_TRUE(cell(1)->isReadOnly());
    EXPECT_EQ(cell(2)->accessibleDescription(), "Wrong");
    EXPECT_EQ(board().board()->picture().rows[0], ".H...") << "the move that refutes it";
    key(Qt::Key_Return); // try again
    ASSERT_TRUE(cell(2)->hasFocus());
    EXPECT_EQ(board().picture().rows[1], "...H.");
    type("1");
    EXPECT_EQ(cell(2)->text(), "1") << "it is typed over";
    key(Qt::Key_Return);
    ASSERT_TRUE(rested());
    EXPECT_EQ(text("stepWord"), "Right so far. Still empty: 5 cells.");
    EXPECT_EQ(cell(1)->text(), "1") << "what was right has stayed";
    answer(repliesTo(mex.id, *step().task()).right.front());
    EXPECT_EQ(step().state(), State::Right);
    EXPECT_TRUE(find<StepDots>("stepDots")->done()[lessonsPage().step()]);
}

TEST_F(InALesson, TheClaimThatIsToBeRefutedIsThereFromTheFirst) {
    for (const auto& [lesson, at] : {std::pair{2, 5}, {4, 3}, {9, 3}, {10, 4}}) {
        ask(lessons()[lesson], at);
        ASSERT_EQ(step().task()->step.asks, LessonAsks::Counterexample);
        EXPECT_TRUE(sees("claimBefore"));
        EXPECT_EQ(text("claimBefore").toStdString(), step().task()->step.claim);
    }
    ask(lessons()[10], 3);
    EXPECT_FALSE(sees("claimBefore"));
}

TEST_F(InALesson, WhatIsSaidOfAnAnswerIsInViewInALowWindow) {
    window->resize(800, 600);
    window->preferences().typeSize.set(175);
    ask(lessons()[1], 0);
    EXPECT_FALSE(find<QWidget>("stepSays")->visibleRegion().isEmpty());
    answer({.outcome = opposite(step().task()->solution->position.outcome)});
    ASSERT_EQ(step().state(), State::Wrong);
    QCoreApplication::processEvents();
    const QWidget* said = find<QWidget>("stepWord");
    EXPECT_TRUE(QTest::qWaitFor(
        [said] { return said->visibleRegion().boundingRect().height() >= said->height() - 1; },
        60'000));
    window->preferences().typeSize.set(100);
}

TEST_F(InALesson, AClaimThatIsRefutedShowsThePositionWhereItIsFalse) {
    for (const auto& [lesson, claim] :
         {std::pair{1, "sum(cards) mod 4 == 0"}, {9, "moves == 4"}, {0, "moves == 0"}}) {
        SCOPED_TRACE(claim);
        askLast(lessons()[lesson]);
        answer({.text = claim});
        ASSERT_EQ(step().state(), State::Wrong);
        const Marking marking = marked(*step().task(), {.text = claim}, {});
        const Ruleset& game = *step().task()->game;
        const std::string shown = write(board().board()->picture(), game.name.letters);
        EXPECT_EQ(shown, marking.verdict->against->position);
        EXPECT_TRUE(text("stepWord").contains(QString::fromStdString(shown)));
    }
}

TEST_F(InALesson, AClaimThatIsRefutedHangsTheValuesOfItsTerms) {
    const Lesson& lesson = lessons()[1];
    askLast(lesson);
    EXPECT_FALSE(sees("stepTerms"));
    answer({.text = "sum(cards) is even"});
    ASSERT_EQ(step().state(), State::Wrong);
    ASSERT_TRUE(sees("stepTerms"));
    EXPECT_FALSE(find<HungTerms>("stepTerms")->hung().empty());
    key(Qt::Key_Return);
    EXPECT_FALSE(sees("stepTerms"));
}

TEST_F(InALesson, WhatWasSaidOfAClaimIsNotSaidOfTheNext) {
    const Lesson& lesson = lessons()[0];
    askLast(lesson);
    answer({.text = "moves > 100"});
    ASSERT_EQ(step().state(), State::Asked);
    EXPECT_TRUE(text("stepWord").contains("There is no such position"));
    EXPECT_TRUE(sees("stepWord"));
    type(" or 1");
    EXPECT_FALSE(sees("stepWord"));
    EXPECT_EQ(text("stepWord"), "");
}

TEST_F(InALesson, AClaimThatIsTypedIsThereAgainAfterEscape) {
    const Lesson& lesson = lessons()[0];
    const std::size_t last = lesson.steps.size() - 1;
    ask(lesson, last);
    const auto* line = find<ClaimLine>("claimLine");
    type("some mo");
    key(Qt::Key_Escape);
    ASSERT_TRUE(lessonsPage().inLesson()) << "the list of words is the innermost";
    key(Qt::Key_Escape);
    ASSERT_FALSE(lessonsPage().inLesson());
    ask(lesson, last);
    EXPECT_EQ(line->text(), "some mo");
    askLast(lessons()[3]);
    EXPECT_EQ(line->text(), "") << "each step has its own";
    key(Qt::Key_PageUp);
    ASSERT_TRUE(rested());
    ask(lesson, last);
    EXPECT_EQ(line->text(), "some mo");
    press("secondaryButton");
    ASSERT_TRUE(rested());
    EXPECT_EQ(line->text(), "some mo") << "another position, the same claim";
}

TEST_F(InALesson, AWrongNodeThatIsCheckedAgainIsStillWrong) {
    ask(lessons()[11], 0);
    for (int i = 0; i < 3; ++i) {
        press("checkButton");
        ASSERT_TRUE(rested());
        ASSERT_EQ(step().state(), State::Wrong) << i;
        press("primaryButton");
        ASSERT_EQ(step().state(), State::Asked);
    }
}

TEST_F(InALesson, EachAltKeyDoesOneThing) {
    const auto expectOnce = [this](const char* when) {
        std::map<QString, QString> all;
        const auto add = [&](const QString& words) {
            const QString letter = QKeySequence::mnemonic(words).toString();
            if (!letter.isEmpty()) {
                EXPECT_TRUE(all.emplace(letter, words).second)
                    << when << ": " << words.toStdString() << ", " << all[letter].toStdString();
            }
        };
        for (const QAction* menu : window->menuBar()->actions())
            if (menu->isVisible())
                add(menu->text());
        for (const QAbstractButton* button : lessonsPage().findChildren<QAbstractButton*>())
            if (button->isVisible())
                add(button->text());
        EXPECT_GT(all.size(), 5u);
    };
    openStep(lessons()[0], 0);
    ASSERT_EQ(step().state(), State::Example);
    expectOnce("an example");
    key(Qt::Key_Return);
    key(Qt::Key_Return);
    expectOnce("its end");
    comeToTheQuestion();
    expectOnce("a question");
    answer({.outcome = opposite(step().task()->solution->position.outcome)});
    expectOnce("a wrong answer");
    key(Qt::Key_Return);
    ASSERT_TRUE(rested());
    answer({.outcome = step().task()->solution->position.outcome});
    expectOnce("a right answer");
    askLast(lessons()[1]);
    expectOnce("a claim");
    answer({.text = "sum(cards mod (most + 1)) == 0"});
    ASSERT_EQ(step().state(), State::Right);
    expectOnce("the end of a lesson");
}

TEST_F(InALesson, TheValuesFollowTheGameThatIsPlayed) {
    ask(lessons()[5], 5); // Nim in binary, against the perfect player
    const SumTable& table = *find<LessonValues>("values")->table();
    const auto numbers = [&] {
        std::vector<int> all;
        for (const SumTable::Row& row : table.rows())
            all.push_back(row.number);
        return all;
    };
    const std::vector<int> before = numbers();
    const Replies replies = repliesTo(lessons()[5].id, *step().task());
    move(replies.right.front().moves.front());
    ASSERT_TRUE(rested());
    ASSERT_EQ(step().state(), State::Asked);
    const std::vector<int> after = numbers();
    EXPECT_LT(std::accumulate(after.begin(), after.end(), 0),
              std::accumulate(before.begin(), before.end(), 0));
}

TEST_F(InALesson, WhoMustPassDoesSoByAButton) {
    LessonBoard lone(window->preferences());
    lone.put(
        *matchFrom(**gameNamed("reversi"),
                   "XO....../......../......../......../......../......../......../........ O"));
    lone.setTakes(LessonBoard::Takes::Move);
    lone.show();
    std::string pass;
    QObject::connect(&lone, &LessonBoard::moved, [&](const std::string& move) { pass = move; });
    QTest::mouseClick(lone.findChild<QAbstractButton*>("passButton"), Qt::LeftButton);
    EXPECT_EQ(pass, lone.match()->moves(0).front().text);
}

TEST_F(InALesson, TheStartPageSaysWhatIsDoneAndGoesOn) {
    window->pages().showStart();
    const auto* done = window->findChild<QLabel*>("lessonsState");
    const auto* next = window->findChild<QLabel*>("nextLesson");
    auto* goOn = window->findChild<QAbstractButton*>("goOnLessonsButton");
    EXPECT_EQ(done->text(), QStringLiteral("Lessons done: 0 of %1").arg(ourLessons));
    EXPECT_EQ(next->text(), "Won and lost, backwards, step 1");
    EXPECT_EQ(goOn->text(), "Begin");
    window->pages().openLessons();
    ask(lessons()[2], 1);
    answer(repliesTo(lessons()[2].id, *step().task()).right.front());
    ASSERT_EQ(step().state(), State::Right);
    window->pages().showStart();
    EXPECT_EQ(next->text(), spoken(lessons()[2].title) + ", step 1");
    EXPECT_EQ(goOn->text(), "Go on");
    goOn->click();
    EXPECT_EQ(window->pages().place(), Pages::Place::Lessons);
    EXPECT_EQ(lessonsPage().lesson().id, lessons()[2].id);
    EXPECT_EQ(lessonsPage().step(), 0u);
}

} // namespace bouton::testing
