// SPDX-License-Identifier: MIT
#include "ui/lessons.h"

#include <QDialog>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <set>

#include "engine/lesson_replies.h"
#include "games/catalogue.h"
#include "games/record.h"
#include "ui/controls/number_box.h"
#include "ui/help/help_view.h"
#include "ui/laboratory/claim_field.h"
#include "ui/laboratory/claim_line.h"
#include "ui/laboratory/trace_player.h"
#include "ui/laboratory/verdict_sign.h"
#include "ui/lessons/lesson_list.h"
#include "ui/lessons/lesson_sheet.h"
#include "ui/lessons/step_dots.h"
#include "ui/lessons/step_page_parts.h"
#include "ui/start/start_cards.h"
#include "ui/start/start_page.h"

namespace bouton::testing {

using Mark = Marking::Mark;

// As the eye leads the frame.
void InALesson::go(Cell cell) {
    BoardView& view = *board().board();
    ASSERT_TRUE(view.hasFocus());
    for (int i = 0; i < 100 && view.focusCell() != cell; ++i) {
        const QPointF way = view.cellRect(cell).center() - view.cellRect(view.focusCell()).center();
        const bool across = view.focusCell().column != cell.column;
        key(across ? (way.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                   : (way.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
    }
    ASSERT_EQ(view.focusCell(), cell);
}

void InALesson::move(const std::string& move) {
    const Match& match = *board().match();
    for (const LegalMove& legal : match.moves(match.current()))
        if (legal.text == move) {
            for (const Cell cell : legal.cells()) {
                go(cell);
                key(Qt::Key_Space);
            }
            if (legal.orders.empty())
                press("passButton");
            if (sees("endTurnButton"))
                key(Qt::Key_Return); // it could go on
            return;
        }
    ADD_FAILURE() << move << " is no move";
}

void InALesson::answer(const Reply& reply) {
    const LessonAsks asks = step().task()->step.asks;
    switch (asks) {
    case LessonAsks::Outcome:
        tabTo(find<QWidget>(*reply.outcome == Outcome::Win    ? "wonButton"
                            : *reply.outcome == Outcome::Draw ? "drawnButton"
                                                              : "lostButton"));
        key(Qt::Key_Return);
        break;
    case LessonAsks::Reason:
        tabTo(find<QWidget>(("reasonButton" + std::to_string(*reply.number)).c_str()));
        key(Qt::Key_Return);
        break;
    case LessonAsks::Nimber:
    case LessonAsks::NimSum:
        tabTo(find<QWidget>("numberBox"));
        type(std::to_string(*reply.number));
        key(Qt::Key_Return);
        break;
    case LessonAsks::Table:
        for (std::size_t i = 0; i < reply.numbers.size(); ++i) {
            auto* cell = find<QLineEdit>(("cell" + std::to_string(i)).c_str());
            if (cell->isReadOnly() || !reply.numbers[i])
                continue; // it is right
            tabTo(cell);
            key(Qt::Key_A, Qt::ControlModifier);
            type(std::to_string(*reply.numbers[i]));
        }
        key(Qt::Key_Return);
        break;
    case LessonAsks::Move: move(reply.text); break;
    case LessonAsks::KeepWinning:
        for (std::size_t i = step().moves().size(); i < reply.moves.size(); ++i) {
            move(reply.moves[i]);
            ASSERT_TRUE(rested());
        }
        break;
    case LessonAsks::MakeZero:
    case LessonAsks::Counterexample:
        tabTo(find<QWidget>("positionLine"));
        key(Qt::Key_A, Qt::ControlModifier);
        type(reply.text);
        key(Qt::Key_Return);
        break;
    case LessonAsks::Cut: {
        if (step().trace()->step() > 0)
            tabTo(step().trace()->findChild<QWidget*>("stepBack"));
        for (int i = 0; i < 20'000 && step().trace()->step() > 0; ++i)
            key(Qt::Key_Return);
        tabTo(step().trace()->findChild<QWidget*>("stepOn"));
        for (int i = 0; i < 20'000 && step().trace()->moves() != reply.moves; ++i)
            key(Qt::Key_Return);
        ASSERT_EQ(step().trace()->moves(), reply.moves);
        tabTo(find<QWidget>("checkButton"));
        key(Qt::Key_Return);
        break;
    }
    case LessonAsks::Claim:
        tabTo(find<ClaimLine>("claimLine")->findChild<ClaimField*>());
        key(Qt::Key_A, Qt::ControlModifier);
        type(reply.text);
        key(Qt::Key_End); // no word of the list
        key(Qt::Key_Return);
        break;
    }
    ASSERT_TRUE(rested());
}

namespace {

class PlayedLesson : public InALesson, public ::testing::WithParamInterface<std::size_t> {};

// The moves that refute a wrong answer are the last ones on the board.
void expectRefutedOn(const LessonBoard& board, const Marking& marking) {
    const std::vector<std::string> shown = movesTo(*board.match(), board.match()->current());
    ASSERT_LE(shown.size(), marking.line.size());
    EXPECT_TRUE(std::equal(shown.rbegin(), shown.rend(), marking.line.rbegin()));
    const auto end = matchAfter(board.match()->game(), marking.position, marking.line).value();
    EXPECT_EQ(board.board()->picture(), end->picture(end->current()));
}

} // namespace

TEST_P(PlayedLesson, IsPlayedByKeysFromItsStartToItsEnd) {
    const Lesson& lesson = lessons()[GetParam()];
    openStep(lesson, 0);
    for (std::size_t at = 0; at < lesson.steps.size(); ++at) {
        SCOPED_TRACE(lesson.id + '/' + lesson.steps[at].id);
        ASSERT_EQ(lessonsPage().step(), at);
        comeToTheQuestion();
        const LessonTask task = *step().task();
        EXPECT_EQ(find<NumberBox>("numberBox")->value(), 0) << "not the number of the step before";
        const Replies replies = repliesTo(lesson.id, task);
        ASSERT_FALSE(replies.wrong.empty());
        ASSERT_FALSE(replies.right.empty());
        const Reply& wrong = *std::ranges::find_if(replies.wrong, [&](const Reply& reply) {
            return reply.outcome != Outcome::Draw || task.solution->mayBeDrawn();
        });
        answer(wrong);
        ASSERT_EQ(step().state(), State::Wrong) << text("stepWord").toStdString();
        EXPECT_EQ(find<VerdictSign>("verdict")->right(), false);
        EXPECT_FALSE(text("stepWord").isEmpty());
        EXPECT_FALSE(find<StepDots>("stepDots")->done()[at]);
        if (task.step.asks != LessonAsks::Cut)
            expectRefutedOn(board(), marked(task, wrong, {}));
        key(Qt::Key_Return); // try again
        ASSERT_TRUE(rested());
        ASSERT_EQ(step().state(), State::Asked);
        const LessonTask again = *step().task();
        const bool told = asksForButton(task.step.asks); // which button is right
        EXPECT_EQ(again.position != task.position, told);
        if (asksForPosition(task.step.asks)) {
            EXPECT_EQ(find<QLineEdit>("positionLine")->text().toStdString(), wrong.text);
            EXPECT_EQ(write(board().picture(), task.game->name.letters), wrong.text);
        }
        answer(told ? repliesTo(lesson.id, again).right.front() : replies.right.front());
        ASSERT_EQ(step().state(), State::Right) << text("stepWord").toStdString();
        EXPECT_EQ(find<VerdictSign>("verdict")->right(), true);
        EXPECT_TRUE(find<StepDots>("stepDots")->done()[at]);
        EXPECT_EQ(step().task()->position, again.position);
        key(Qt::Key_Return); // the next step
    }
    EXPECT_FALSE(lessonsPage().inLesson()) << "it is done";
    const LessonCard* card = lessonsPage().list()->cards()[GetParam()];
    EXPECT_EQ(card->findChild<QLabel*>("lessonState")->text(), "Done");
}
INSTANTIATE_TEST_SUITE_P(Ours, PlayedLesson, ::testing::Range<std::size_t>(0, ourLessons),
                         nameOfLesson);

TEST_F(InALesson, IsEnteredFromTheStartPageByKeysAndLeftByEscape) {
    window->pages().showStart();
    QWidget* card = window->pages().start()->lessonsCard();
    tabTo(card);
    key(Qt::Key_Return);
    ASSERT_EQ(window->pages().place(), Pages::Place::Lessons);
    EXPECT_TRUE(find<QWidget>("goOnButton")->hasFocus());
    EXPECT_EQ(find<QAbstractButton>("goOnButton")->text(), "Begin with the first");
    key(Qt::Key_Return);
    EXPECT_TRUE(lessonsPage().inLesson());
    EXPECT_EQ(lessonsPage().lesson().id, lessons().front().id);
    key(Qt::Key_Escape);
    EXPECT_FALSE(lessonsPage().inLesson());
    EXPECT_EQ(window->pages().place(), Pages::Place::Lessons);
    key(Qt::Key_Escape);
    EXPECT_EQ(window->pages().place(), Pages::Place::Start);
    EXPECT_TRUE(card->hasFocus());
}

TEST_F(InALesson, CanBeAnyOfThem) {
    ASSERT_EQ(lessons().size(), ourLessons);
    ASSERT_EQ(lessonsPage().list()->cards().size(), lessons().size());
    for (std::size_t at = 0; at < lessons().size(); ++at) {
        LessonCard* card = lessonsPage().list()->cards()[at];
        tabTo(card);
        key(Qt::Key_Return);
        EXPECT_EQ(lessonsPage().lesson().id, lessons()[at].id);
        EXPECT_EQ(lessonsPage().step(), 0u);
        key(Qt::Key_Escape);
    }
}

TEST_F(InALesson, StepsAreWalkedByKeysAndByTheDots) {
    openStep(lessons()[1], 0);
    key(Qt::Key_PageDown);
    EXPECT_EQ(lessonsPage().step(), 1u);
    ASSERT_TRUE(rested());
    key(Qt::Key_PageDown);
    key(Qt::Key_PageUp);
    EXPECT_EQ(lessonsPage().step(), 1u);
    auto* dots = find<StepDots>("stepDots");
    QTest::mouseClick(dots, Qt::LeftButton, {}, dots->dotRect(3).center());
    EXPECT_EQ(lessonsPage().step(), 3u);
    EXPECT_FALSE(text("stepQuestion").isEmpty());
    const std::size_t last = lessons()[1].steps.size() - 1;
    openStep(lessons()[1], last + 7);
    EXPECT_EQ(lessonsPage().step(), last) << "there are not so many";
    key(Qt::Key_PageDown);
    EXPECT_TRUE(lessonsPage().inLesson());
    EXPECT_EQ(lessonsPage().step(), last) << "there is none after it";
    QTest::keyClick(window.get(), Qt::Key_J, Qt::ControlModifier);
    EXPECT_FALSE(lessonsPage().inLesson()) << "all lessons";
}

TEST_F(InALesson, AgainGivesAnotherPositionOfTheSameStep) {
    ask(lessons()[1], 1);
    std::set<std::string> positions;
    for (int i = 0; i < 4; ++i) {
        positions.insert(step().task()->position);
        tabTo(find<QWidget>("secondaryButton"));
        key(Qt::Key_Return);
        ASSERT_TRUE(rested());
        EXPECT_EQ(lessonsPage().step(), 1u);
    }
    EXPECT_GT(positions.size(), 1u);
}

TEST_F(InALesson, WhatIsDoneSurvivesARestart) {
    ask(lessons()[1], 1);
    answer(repliesTo(lessons()[1].id, *step().task()).right.front());
    ASSERT_EQ(step().state(), State::Right);
    window.reset();
    Window::open();
    window->pages().openLessons();
    LessonCard* card = lessonsPage().list()->cards()[1];
    EXPECT_EQ(card->dots()->done()[1], true);
    EXPECT_EQ(card->dots()->done()[0], false);
    press("goOnButton");
    EXPECT_EQ(lessonsPage().lesson().id, lessons()[1].id);
    EXPECT_EQ(lessonsPage().step(), 0u) << "the first that is not done";
}

TEST_F(InALesson, MayBeLeftAtAnyInstant) {
    Random random(3);
    for (int i = 0; i < 60; ++i) {
        const Lesson& lesson = lessons()[random.below(lessons().size())];
        openStep(lesson, random.below(lesson.steps.size()));
        if (random.below(2) == 0)
            QCoreApplication::processEvents();
        if (step().state() == State::Example)
            key(Qt::Key_Return);
        if (random.below(3) == 0) {
            ASSERT_TRUE(rested());
            if (sees("wonButton"))
                press("wonButton");
        }
        if (random.below(2) == 0)
            key(Qt::Key_Escape);
        if (random.below(4) == 0) {
            window->pages().showStart();
            window->pages().openLessons();
        }
    }
    window.reset();
}

TEST_F(InALesson, AStepThatWasLeftWhileItWasDrawnIsDrawnAgain) {
    openStep(lessons()[1], 1);
    window->pages().showStart(); // on a busy machine it may just have been drawn
    window->pages().openLessons();
    ASSERT_TRUE(rested());
    EXPECT_EQ(step().state(), State::Asked);
    EXPECT_TRUE(step().task());
}

TEST_F(InALesson, F1InALineForClaimsHelpsWithClaims) {
    askLast(lessons()[8]);
    tabTo(find<ClaimLine>("claimLine")->findChild<ClaimField*>());
    const HelpView& help = *window->help().view();
    key(Qt::Key_F1);
    ASSERT_TRUE(help.isVisible());
    EXPECT_EQ(help.windowTitle(), "Laboratory");
    EXPECT_THAT(help.plainText().toStdString(), ::testing::HasSubstr("Your own claim"));
}

TEST_F(InALesson, AClaimThatWasLeftWhileItWasTestedMayBeTestedAgain) {
    const Lesson& parts = lessons()[8];
    askLast(parts); // of 66,064 positions
    const QString claim = "xor(partNimber) == 0";
    auto* line = find<ClaimLine>("claimLine");
    line->setText(claim);
    press("checkButton");
    ASSERT_EQ(step().state(), State::Marking);
    EXPECT_FALSE(line->isEnabled());
    window->pages().showStart();
    ASSERT_EQ(step().state(), State::Asked);
    window->pages().openLessons();
    EXPECT_EQ(text("stepWord"), "");
    EXPECT_EQ(line->text(), claim);
    press("checkButton");
    ASSERT_TRUE(rested());
    EXPECT_EQ(step().state(), State::Right);
    EXPECT_TRUE(text("stepWord").startsWith("Holds for all"));
}

TEST_F(InALesson, AStepThatCannotBeSaysWhyAndCannotBePrinted) {
    const Lesson lesson{.id = "own/none",
                        .title = {"None"},
                        .steps = {{.id = "none",
                                   .game = "cards",
                                   .start = {.positions = {"4:3 G"}, .outcome = Outcome::Win}}}};
    openStep(lesson, 0);
    ASSERT_TRUE(rested());
    EXPECT_EQ(step().state(), State::Refused);
    EXPECT_EQ(text("stepNumber"), "Step 1 of 1");
    EXPECT_EQ(text("stepWord"), "The position has another outcome.");
    EXPECT_FALSE(sees("primaryButton"));
    EXPECT_FALSE(sees("answers"));
    press("printLessonButton");
    EXPECT_TRUE(QTest::qWaitFor(
        [&] {
            return window->findChild<QLabel*>("told")->text() == text("stepWord")
                   || noticesOf(*window).contains(text("stepWord"));
        },
        60'000));
    EXPECT_FALSE(lessonsPage().findChild<QDialog*>("printDialog"));
}

// It may be larger than a board of the game.
TEST_F(InALesson, AClaimThatIsFalseOnABoardThatNobodyPlaysOnIsRefutedInWords) {
    const Lesson lesson{.id = "own/far",
                        .title = {"Far"},
                        .steps = {{.id = "far",
                                   .game = "trojan-horse",
                                   .asks = LessonAsks::Claim,
                                   .start = {.positions = {"..../..../..../...H G"}},
                                   .frame = {.settings = {{"rows", 60}, {"columns", 60}},
                                             .before = "if row > 20 and column > 20 then lost "
                                                       "exactly if",
                                             .words = {"row", "column"}}}}};
    ask(lesson, 0);
    const Picture before = board().board()->picture();
    answer({.text = "row == 0"});
    EXPECT_EQ(step().state(), State::Wrong);
    EXPECT_FALSE(text("stepWord").isEmpty());
    EXPECT_EQ(board().board()->picture(), before);
    EXPECT_TRUE(sees("stepTerms"));
}

TEST_F(InALesson, AClickIsTakenBackByEscapeBeforeOneLeaves) {
    ask(lessons()[2], 4); // Grid Nim
    const auto& moves = board().match()->moves(0);
    const auto longer =
        std::ranges::find_if(moves, [](const LegalMove& move) { return move.cells().size() > 1; });
    ASSERT_NE(longer, moves.end());
    go(longer->cells().front());
    EXPECT_FALSE(sees("endTurnButton"));
    key(Qt::Key_Space);
    EXPECT_TRUE(sees("endTurnButton")) << "the turn may end here or go on";
    EXPECT_EQ(board().board()->marks().chosen.size(), 1u);
    key(Qt::Key_Escape);
    EXPECT_FALSE(sees("endTurnButton"));
    EXPECT_TRUE(board().board()->marks().chosen.empty());
    EXPECT_TRUE(board().board()->hasFocus());
    key(Qt::Key_Escape);
    EXPECT_FALSE(board().board()->hasFocus());
    ASSERT_TRUE(lessonsPage().inLesson());
    QTest::keyClick(window.get(), Qt::Key_Escape);
    EXPECT_FALSE(lessonsPage().inLesson());
}

TEST_F(InALesson, APositionIsSetByDraggingAndTakingAway) {
    ask(lessons()[10], 4); // tic-tac-toe
    BoardView& view = *board().board();
    const Cell middle{1, 1}, side{1, 2};
    const auto centre = [&](Cell cell) { return view.cellRect(cell).center().toPoint(); };
    const auto drag = [&](Cell from, QPoint to) {
        QTest::mousePress(&view, Qt::LeftButton, {}, centre(from));
        QTest::mouseMove(&view, (centre(from) + to) / 2);
        QTest::mouseMove(&view, to);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    };
    const auto* line = find<QLineEdit>("positionLine");
    const QString empty = line->text();
    const auto put = [&] {
        view.setFocus();
        go(middle);
        key(Qt::Key_Space);
        ASSERT_NE(board().picture().rows[1][1], '.');
    };
    put();
    const char mark = board().picture().rows[1][1];
    key(Qt::Key_Delete);
    EXPECT_EQ(line->text(), empty);
    put();
    drag(middle, centre(side));
    EXPECT_EQ(board().picture().rows[1][1], '.');
    EXPECT_EQ(board().picture().rows[1][2], mark);
    EXPECT_TRUE(line->text().contains(QString(u'.') + u'.' + QLatin1Char(mark)));
    drag(side, {-20, -20});
    EXPECT_EQ(line->text(), empty) << "it was drawn off the board";
}

TEST_F(InALesson, TheBoardTellsWhoMadeTheMovesThatAreShown) {
    LessonBoard lone(window->preferences());
    const Ruleset& cards = **gameNamed("cards");
    const auto told = [&] {
        return lone.findChild<QLabel*>("boardTitle")->text() + " | "
               + lone.findChild<QLabel*>("boardNote")->text();
    };
    const auto shown = [&](const std::vector<std::string>& moves, bool own) {
        lone.put(matchFrom(cards, "9:3 G").value());
        lone.play(moves, own);
        EXPECT_TRUE(QTest::qWaitFor([&] { return !lone.showing(); }, 60'000));
        return told();
    };
    lone.put(matchFrom(cards, "9:3 G").value());
    lone.play({"a1", "a2"}, false);
    QCoreApplication::processEvents();
    EXPECT_EQ(told(), "Green plays a1 | Card groups") << "there is a pause until the next";
    lone.setPause({});
    EXPECT_EQ(shown({}, false), "Green is to move | Card groups");
    EXPECT_FALSE(lone.board()->marks().reply);
    EXPECT_EQ(shown({"a1"}, false), "Green plays a1 | Card groups");
    EXPECT_TRUE(lone.board()->marks().reply);
    EXPECT_EQ(shown({"a1", "a2"}, false), "Red answers with a2 | Green played a1.");
    EXPECT_EQ(shown({"a1", "a2", "a3"}, false), "Green answers with a3 | Red played a2.");
    EXPECT_EQ(shown({"a1"}, true), "You played a1 | Card groups");
    EXPECT_EQ(shown({"a1", "a2"}, true), "Red answers with a2 | You played a1.");
    EXPECT_EQ(shown({"a1", "a2", "a3"}, true), "Green answers with a3 | Red played a2.");
    EXPECT_EQ(shown({"z9", "a1"}, true), "Green is to move | Card groups") << "that is no move";
    lone.setPause(std::chrono::hours(1));
    lone.play({"a1", "a2"}, false);
    EXPECT_TRUE(lone.showing()) << "one looks at the first";
    EXPECT_EQ(told(), "Green plays a1 | Card groups");
    lone.put(matchFrom(cards, "0:3 G").value());
    EXPECT_FALSE(lone.showing());
    EXPECT_EQ(told(), "No cards are left, and Green is to move. | Card groups");
}

TEST_F(InALesson, TheBoardShowsLegalMovesAsThePreferencesSay) {
    LessonBoard lone(window->preferences());
    const auto isShown = [&] { return lone.board()->shown().legalMoves; };
    window->preferences().legalMovesShown.set(true);
    lone.put(matchFrom(**gameNamed("cards"), "9:3 G").value());
    EXPECT_TRUE(isShown());
    window->preferences().legalMovesShown.set(false);
    EXPECT_FALSE(isShown());
    lone.put(matchFrom(**gameNamed("tic-tac-toe"), ".../.../... X").value());
    EXPECT_EQ(lone.board()->accessibleName(), "Tic-tac-toe") << "another board";
    EXPECT_FALSE(isShown());
    window->preferences().legalMovesShown.set(true);
    EXPECT_TRUE(isShown());
}

TEST_F(InALesson, TitlesOfARowOfCardsBeginOnOneLine) {
    const ProgressKeeper progress(window->preferences());
    LessonList list(lessons(), progress);
    list.resize(800, 600);
    list.show();
    QCoreApplication::processEvents();
    std::map<int, std::set<int>> tops; // of the titles, by the row
    for (const LessonCard* card : list.cards())
        tops[card->y()].insert(card->findChild<QLabel*>()->y());
    EXPECT_GT(tops.size(), 1u);
    for (const auto& [row, each] : tops)
        EXPECT_EQ(each.size(), 1u) << row;
}

TEST_F(InALesson, CardsStandInAsManyColumnsAsThereIsRoomFor) {
    const ProgressKeeper progress(window->preferences());
    LessonList list(lessons(), progress);
    list.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list.show();
    const int least = std::max(208, 26 * list.fontMetrics().averageCharWidth());
    const auto columns = [&](int width) {
        list.resize(width, 900);
        QCoreApplication::processEvents();
        std::set<int> all;
        for (const LessonCard* card : list.cards())
            all.insert(card->x());
        return all.size();
    };
    for (std::size_t count = 1; count <= 4; ++count) {
        const int width = 48 + static_cast<int>(count) * (least + 16) - 16;
        EXPECT_EQ(columns(width), count);
        EXPECT_EQ(columns(width - 1), std::max<std::size_t>(count - 1, 1));
    }
    EXPECT_EQ(columns(3000), 4u);
    EXPECT_EQ(list.widget()->layout()->contentsMargins(), QMargins(840, 24, 840, 24));
}

// It may have been found right while one was leaving.
TEST_F(InALesson, ARightAnswerCountsForItsOwnStepAlone) {
    openStep(lessons()[1], 1);
    emit step().done(lessons()[1], 0);
    const auto* dots = find<StepDots>("stepDots");
    EXPECT_TRUE(dots->done()[0]);
    EXPECT_FALSE(dots->done()[1]);
    emit step().done(lessons()[2], 1);
    EXPECT_FALSE(dots->done()[1]);
    EXPECT_TRUE(lessonsPage().list()->cards()[2]->dots()->done()[1]);
}

TEST_F(InALesson, AnotherPositionMayBeWantedWhileAnAnswerIsMarked) {
    ask(lessons()[1], 2);
    std::set<std::string> positions;
    for (int i = 0; i < 4; ++i) {
        positions.insert(step().task()->position);
        ASSERT_TRUE(sees("wonButton"));
        press("wonButton");
        ASSERT_EQ(step().state(), State::Marking);
        press("secondaryButton");
        ASSERT_EQ(step().state(), State::Drawing);
        EXPECT_TRUE(text("stepWord").isEmpty());
        ASSERT_TRUE(rested());
        ASSERT_EQ(step().state(), State::Asked);
    }
    EXPECT_GT(positions.size(), 1u);
}

TEST_F(InALesson, AClaimIsOfferedTheWordsOfTheStepAlone) {
    const Lesson& lesson = lessons()[1];
    askLast(lesson);
    const auto* line = find<ClaimLine>("claimLine");
    EXPECT_TRUE(line->offers("cards"));
    EXPECT_FALSE(line->offers("nimber"));
    EXPECT_EQ(text("claimBefore"), "lost exactly if");
    answer({.text = "moves is even"});
    EXPECT_EQ(step().state(), State::Asked) << "that is no answer";
    EXPECT_TRUE(line->mistake());
}

TEST_F(InALesson, AClaimIsNeverReadWithTheWordsOfAnotherGame) {
    const Lesson &horse = lessons()[0], &cards = lessons()[1];
    askLast(horse);
    auto* line = find<ClaimLine>("claimLine");
    line->setText("xor(cards mod (most + 1)) == 0");
    askLast(cards);
    EXPECT_EQ(line->text(), "");
    EXPECT_FALSE(line->claim());
}

TEST_F(InALesson, WhatIsDoneInTwoWindowsIsKeptOfBoth) {
    const Lesson& lesson = lessons()[1];
    Preferences one, two;
    ProgressKeeper here(one), there(two);
    here.setDone(lesson, lesson.steps[0]);
    there.setDone(lesson, lesson.steps[1]);
    EXPECT_EQ(ProgressKeeper(one).now().doneOf(lesson), 2u);
    EXPECT_EQ(there.now().doneOf(lesson), 2u);
}

TEST_F(InALesson, APositionIsSetByClicksOnTheBoard) {
    for (const Lesson& lesson : lessons())
        for (std::size_t at = 0; at < lesson.steps.size(); ++at) {
            if (lesson.steps[at].asks != LessonAsks::MakeZero)
                continue;
            SCOPED_TRACE(lesson.id + '/' + lesson.steps[at].id);
            ask(lesson, at);
            answer({.text = "?"});
            EXPECT_NE(text("stepWord"), "") << "it is no position";
            const QString before = find<QLineEdit>("positionLine")->text();
            const Clicks cells = board().board()->cells();
            ASSERT_FALSE(cells.empty());
            QTest::mouseClick(board().board(), Qt::LeftButton, {},
                              board().board()->cellRect(cells.back()).center().toPoint());
            EXPECT_NE(find<QLineEdit>("positionLine")->text(), before);
            EXPECT_EQ(text("stepWord"), "") << "that was said of another one";
            answer({.text = "?"});
            EXPECT_NE(text("stepWord"), "");
            QTest::keyClick(find<QLineEdit>("positionLine"), Qt::Key_Backspace);
            EXPECT_EQ(text("stepWord"), "") << "another one is being typed";
        }
}

TEST_F(InALesson, AnExampleIsShownMoveByMove) {
    const LessonStep& first = lessons()[0].steps[0];
    openStep(lessons()[0], 0);
    const auto whole = readRecord(first.example).value();
    const std::vector<std::string> moves = movesTo(*whole, whole->current());
    ASSERT_GT(moves.size(), 1u);
    const auto shown = [&] { return movesTo(*board().match(), board().match()->current()); };
    EXPECT_TRUE(shown().empty());
    for (std::size_t i = 1; i <= moves.size(); ++i) {
        ASSERT_EQ(step().state(), State::Example);
        key(Qt::Key_Return);
        EXPECT_EQ(shown(), std::vector(moves.begin(), moves.begin() + static_cast<int>(i)));
    }
    EXPECT_EQ(board().board()->picture(), whole->picture(whole->current()));
    EXPECT_EQ(step().state(), State::Example) << "its end is looked at too";
    key(Qt::Key_Return);
    EXPECT_NE(step().state(), State::Example);
}

TEST_F(InALesson, ACounterexampleIsSetForEitherSide) {
    for (const Lesson& lesson : lessons()) {
        const auto at =
            std::ranges::find(lesson.steps, LessonAsks::Counterexample, &LessonStep::asks);
        if (at == lesson.steps.end())
            continue;
        SCOPED_TRACE(lesson.id);
        ask(lesson, static_cast<std::size_t>(at - lesson.steps.begin()));
        const auto* line = find<QLineEdit>("positionLine");
        const QString before = line->text();
        const Side side = board().picture().toMove;
        answer({.text = "?"});
        EXPECT_NE(text("stepWord"), "") << "it is no position";
        press("otherSideButton");
        EXPECT_EQ(text("stepWord"), "") << "that was said of another one";
        EXPECT_EQ(board().picture().toMove, other(side));
        EXPECT_NE(line->text(), before);
        press("otherSideButton");
        EXPECT_EQ(line->text(), before);
    }
}

TEST_F(InALesson, IsPrintedWithAllItsSteps) {
    for (const Lesson& lesson : lessons()) {
        std::vector<LessonTask> tasks;
        for (const LessonStep& each : lesson.steps)
            tasks.push_back(taskOf(each, 5, {}).value());
        const Drawings pages = pagesOf(lesson, tasks);
        EXPECT_GE(pages.size(), 2u) << lesson.id;
        for (const Drawing& page : pages) {
            QImage image(page.size.toSize(), QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setFont(paperFont());
            page.paint(painter);
            if (const QString folder = qEnvironmentVariable("BOUTON_PICTURES"); !folder.isEmpty())
                image.save(folder + "/sheet-" + QString::fromStdString(lesson.id)
                           + QString::number(&page - pages.data()) + ".png");
        }
    }
    openStep(lessons()[1], 1);
    ASSERT_TRUE(rested());
    press("printLessonButton");
    QDialog* dialog = nullptr;
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return (dialog = lessonsPage().findChild<QDialog*>("printDialog")); }, 60'000));
    dialog->close();
}

TEST(StepDotsTest, EachIsChosenAlongItsWholeWidth) {
    StepDots dots;
    dots.put({true, false, false}, 0);
    dots.resize(dots.sizeHint());
    std::vector<std::size_t> chosen;
    QObject::connect(&dots, &StepDots::chosen, &dots,
                     [&](std::size_t step) { chosen.push_back(step); });
    const int pitch = dots.width() / 3, middle = dots.height() / 2;
    for (const int x : {0, pitch - 1, pitch, 2 * pitch - 1, 2 * pitch, dots.width() - 1})
        QTest::mouseClick(&dots, Qt::LeftButton, {}, {x, middle});
    EXPECT_EQ(chosen, (std::vector<std::size_t>{0, 0, 1, 1, 2, 2}));
    QTest::mouseClick(&dots, Qt::RightButton, {}, {0, middle});
    EXPECT_EQ(chosen.size(), 6u);
}

TEST(StepDotsTest, EachSaysWhichItIsAndWhetherItIsDone) {
    StepDots dots;
    dots.put({true, false, false}, 0);
    EXPECT_EQ(dots.accessibleDescription(), "1 of 3 done");
    EXPECT_EQ(dots.sizeHint(), QSize(60, 22));
    dots.resize(dots.sizeHint());
    dots.show();
    for (const auto& [step, words] : {std::pair(0, "Step 1, done"), {1, "Step 2"}, {2, "Step 3"}}) {
        const QPoint place = dots.dotRect(static_cast<std::size_t>(step)).center();
        QHelpEvent event(QEvent::ToolTip, place, dots.mapToGlobal(place));
        EXPECT_TRUE(QCoreApplication::sendEvent(&dots, &event));
        EXPECT_EQ(QToolTip::text(), words);
    }
    QToolTip::hideText();
}

} // namespace bouton::testing
