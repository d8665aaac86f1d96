// SPDX-License-Identifier: MIT
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QHelpEvent>
#include <QImage>
#include <QMenu>
#include <QSvgRenderer>
#include <QTimer>
#include <QToolTip>

#include <span>

#include "explain/book.h"
#include "support/desk.h"
#include "support/latch.h"
#include "ui/controls/words.h"
#include "ui/insight/insight_panels.h"
#include "ui/insight/line_view.h"
#include "ui/insight/value_plot.h"
#include "ui/printing_system.h"
#include "ui/theme/theme.h"
#include "ui/tic_tac_toe_of_two.h"

// Hints, the value history and the review of a game, on the real page.

namespace bouton::testing {

namespace {

using Phase = Session::Phase;

class SeeingWhy : public TicTacToeOfTwo {
protected:
    // Begins tic-tac-toe between two humans with the value history shown, and plays these cells.
    void play(const Clicks& cells) {
        window->preferences().setInsightShown(Insight::History, true);
        begin();
        for (const Cell cell : cells)
            click(cell);
        analysed();
    }
    bool hinted(int times) {
        return QTest::qWaitFor([&] { return session().hints().used(Side::One) == times; }, 30'000);
    }
    // Plays a game to its end and reviews it.
    void lookThrough(const Clicks& cells) {
        begin();
        EXPECT_FALSE(sees("reviewButton"));
        for (const Cell cell : cells)
            click(cell);
        ASSERT_EQ(session().phase(), Phase::Over);
        press("reviewButton");
        EXPECT_TRUE(sees("reviewBar"));
        analysed();
    }
    // X moves, and the computer has answered and told what it expects. Nothing is studied yet.
    void playAgainstATeller(std::span<const Ruleset* const> games) {
        theDesk().open(0);
        open(games);
        window->preferences().setInsightShown(Insight::History, true);
        openGame("tic-tac-toe");
        press("startButton");
        click({1, 1});
        ASSERT_TRUE(rested());
    }
    // The plot, once it shows all that is known: news of it are gathered for some milliseconds.
    ValuePlot& plot() {
        const QTimer* due = page().findChild<QTimer*>("historyDue");
        EXPECT_TRUE(QTest::qWaitFor([due] { return !due->isActive(); }, 30'000));
        return *find<ValuePlot>("valuePlot");
    }
    void clickPlot(std::size_t index) {
        QTest::mouseClick(&plot(), Qt::LeftButton, {}, plot().pointOf(index).toPoint());
    }
    QString lastCost() { return spoken(plot().history().marks.back().cost); }
    QString toolTipAt(std::size_t index) {
        const QPoint at = plot().pointOf(index).toPoint();
        QHelpEvent help(QEvent::ToolTip, at, plot().mapToGlobal(at));
        QCoreApplication::sendEvent(&plot(), &help);
        return QToolTip::text();
    }
    // What the session says last stands last in the conversation.
    void expectTold() {
        EXPECT_EQ(messageBox()->toPlainText().trimmed().section('\n', -1),
                  spoken(session().messages().back().text));
    }
    QString status() { return window->findChild<QLabel*>("told")->text(); }
    bool tells(const QString& words) {
        return QTest::qWaitFor([&] { return status().contains(words); }, 30'000);
    }
    void key(int code) { QTest::keyClick(page().board(), static_cast<Qt::Key>(code)); }
};

} // namespace

// Hints -------------------------------------------------------------------------------------------

TEST_F(SeeingWhy, HintsComeStepByStepIntoTheConversationAndOntoTheBoard) {
    begin();
    press("hintButton");
    ASSERT_TRUE(hinted(1));
    expectTold();
    EXPECT_TRUE(page().board()->marks().named.empty());
    for (const int times : {2, 3}) {
        key(Qt::Key_H);
        ASSERT_TRUE(hinted(times));
        expectTold();
    }
    EXPECT_EQ(page().board()->marks().named, (Clicks{{0, 0}}));
    click({1, 1});
    EXPECT_TRUE(page().board()->marks().named.empty());
}

TEST_F(SeeingWhy, AHintOfAPositionStillBeingAnalysedIsToldBesideTheBoardFirst) {
    openGame("reversi");
    seat(Side::One, std::nullopt);
    press("startButton");
    press("hintButton");
    EXPECT_EQ(text("detail"), "Still analysing; the hint follows.");
    EXPECT_FALSE(find<QAbstractButton>("hintButton")->isEnabled());
    ASSERT_TRUE(QTest::qWaitFor([this] { return !session().hints().wanted(); }, 30'000));
    EXPECT_NE(text("detail"), "Still analysing; the hint follows.");
    EXPECT_TRUE(find<QAbstractButton>("hintButton")->isEnabled());
    EXPECT_FALSE(session().study().busy()) << "nothing else is wanted";
}

TEST_F(SeeingWhy, TheHintButtonIsThereOnlyForAHumanWhoIsToMove) {
    open(latchedGames());
    openGame("tic-tac-toe");
    EXPECT_FALSE(sees("hintButton"));
    press("startButton");
    EXPECT_TRUE(sees("hintButton"));
    theLatch().holdAt(1);
    click({1, 1});
    EXPECT_FALSE(sees("hintButton"));
    key(Qt::Key_H);
    EXPECT_EQ(text("detail"), "The computer is thinking; its move comes first.");
    theLatch().release();
    ASSERT_TRUE(rested());
    EXPECT_TRUE(sees("hintButton"));
}

// The value history -------------------------------------------------------------------------------

TEST_F(SeeingWhy, AClickOnThePlotGoesToThatPosition) {
    play(slippery);
    EXPECT_EQ(plot().history().now, 5u);
    clickPlot(2);
    EXPECT_EQ(position(), "XO./.../... X");
    EXPECT_EQ(plot().history().now, 2u);
    EXPECT_EQ(plot().history().path.size(), 6u) << "what comes later stays";
    clickPlot(5);
    EXPECT_EQ(position(), "XO./.X./.OX O");
    plot().setFocus();
    QTest::keyClick(&plot(), Qt::Key_Left);
    EXPECT_EQ(plot().history().now, 4u);
    QTest::keyClick(&plot(), Qt::Key_Home);
    EXPECT_EQ(position(), ".../.../... X");
    QTest::keyClick(&plot(), Qt::Key_End);
    EXPECT_EQ(plot().history().now, 5u);
}

TEST_F(SeeingWhy, SlipsAreMarkedWithWhatWouldHaveBeenBetter) {
    play(slippery);
    const auto& marks = plot().history().marks;
    ASSERT_EQ(marks.size(), 3u);
    EXPECT_TRUE(toolTipAt(3).startsWith(spoken(marks[1].what) + '\n' + spoken(marks[1].kept)))
        << toolTipAt(3).toStdString();
    for (const std::size_t good : {0u, 1u})
        EXPECT_TRUE(toolTipAt(good).startsWith(spoken(plot().history().played[good]) + '\n'))
            << toolTipAt(good).toStdString();
}

TEST_F(SeeingWhy, TheLastSlipIsToldBelowThePlot) {
    play({{0, 0}});
    (void)plot();
    EXPECT_EQ(text("slipsSoFar"), "No slips so far.");
    click({0, 1}); // O gives the draw away
    analysed();
    (void)plot();
    EXPECT_EQ(text("slipsSoFar"), "So far 1 slip: X 0, O 1. The last: " + lastCost());
    click({2, 2});
    analysed();
    (void)plot();
    EXPECT_EQ(text("slipsSoFar"), "So far 2 slips: X 1, O 1. The last: " + lastCost());
    EXPECT_EQ(plot().history().marks.back().move, "c3");
    for (const Cell cell : {Cell{2, 1}, Cell{1, 1}})
        click(cell);
    ASSERT_EQ(session().phase(), Phase::Over);
    analysed();
    EXPECT_EQ(plot().history().marks.size(), 3u);
    EXPECT_EQ(text("slipsSoFar"), "3 slips: X 1, O 2. The last: " + lastCost());
}

TEST_F(SeeingWhy, SlipsAreCountedAlikeAndSaidToBeSomebodysWhereverTheyAreCounted) {
    play(slippery);
    ASSERT_EQ(session().phase(), Phase::Over);
    (void)plot();
    EXPECT_EQ(slipsTold(session()).toStdString(),
              "X: one slip, at move 3. O: 2 slips, at moves 2 and 4.");
    EXPECT_THAT(text("slipsSoFar").toStdString(), ::testing::StartsWith("3 slips: X 1, O 2. "));
    EXPECT_EQ(slipCount(plot().history()), "3 slips: X 1, O 2");
    seat(Side::Two, computer("random"));
    EXPECT_EQ(slipsTold(session()).toStdString(),
              "You: one slip, at move 3. O: 2 slips, at moves 2 and 4.");
    review()->open();
    session().go(0);
    EXPECT_EQ(text("reviewHeadline"), "3 slips: X 1, O 2");
}

TEST_F(SeeingWhy, WhoResignsWhatWasNotLostIsToldSo) {
    for (const auto& [cells, loser, words] :
         {std::tuple{Clicks{}, Side::One, "X resigned a drawn position."},
          {Clicks{{0, 0}, {0, 1}}, Side::One,
           "X: no slips. O: one slip, at move 2. X resigned a won position."},
          {Clicks{{0, 0}, {0, 1}}, Side::Two, "X: no slips. O: one slip, at move 2."},
          {Clicks{{0, 0}}, Side::Two, "X: no slips. O resigned a drawn position."}}) {
        play(cells);
        session().resign(loser);
        analysed();
        EXPECT_EQ(slipsTold(session()).toStdString(), words);
        page().newGame();
    }
}

TEST_F(SeeingWhy, OfFiveSlipsAndMoreTheFirstIsTold) {
    openGame("cards");
    for (const auto& [start, words] :
         {std::pair{"9:3/8:3/7:2 G",
                    "Green: 5 slips, the first at move 3. Red: 5 slips, the first at move 2."},
          {"9:3/8:2 G", "Green: 4 slips, at moves 1, 5, 9 and 13. "
                        "Red: 4 slips, at moves 2, 6, 10 and 16."}}) {
        page().newGame();
        session().setPicture(readPicture(start, session().game().name.letters).value());
        seat(Side::One, std::nullopt);
        seat(Side::Two, std::nullopt);
        ASSERT_TRUE(session().start());
        while (session().phase() == Phase::Playing)
            session().play(0);
        EXPECT_EQ(slipsTold(session()), "") << "not yet";
        press("reviewButton");
        analysed();
        EXPECT_EQ(slipsTold(session()).toStdString(), words);
    }
}

TEST_F(SeeingWhy, PointsStandInTheBandOfTheirOutcome) {
    play(slippery);
    const double drawn = plot().pointOf(0).y();
    EXPECT_EQ(plot().pointOf(1).y(), drawn);
    EXPECT_LT(plot().pointOf(2).y(), drawn) << "X wins";
    EXPECT_EQ(plot().pointOf(3).y(), drawn);
    EXPECT_LT(plot().pointOf(4).y(), drawn);
    EXPECT_LT(plot().pointOf(5).y(), plot().pointOf(4).y()) << "the end is nearer";
}

TEST_F(SeeingWhy, WhatAComputerToldIsPlottedUntilTheStudyKnowsBetterAndGoesIntoNoFile) {
    static const Ruleset game = withLore(desked(*gameNamed("tic-tac-toe").value()));
    static const std::array games{&game};
    ASSERT_NO_FATAL_FAILURE(playAgainstATeller(games));
    ASSERT_EQ(session().match()->current(), 2u);
    const ValueHistory& history = plot().history();
    EXPECT_EQ(history.reported, (std::vector<bool>{false, true, false}));
    EXPECT_EQ(history.points[1], (Point{Outcome::Loss, false, -6, {}, 9})) << "as X sees it";
    EXPECT_TRUE(toolTipAt(1).contains("\nBy the player itself. Estimated: "))
        << toolTipAt(1).toStdString();
    EXPECT_TRUE(history.marks.empty());
    EXPECT_EQ(history.accuracy[0].moves + history.accuracy[1].moves, 0);
    const ValueHistory file = settledHistory(session(), history.path);
    EXPECT_FALSE(file.points[1]);
    theDesk().allow(100);
    analysed();
    EXPECT_EQ(plot().history().reported, (std::vector<bool>{false, false, false}));
    EXPECT_EQ(plot().history().points[1]->outcome, Outcome::Draw);
}

TEST_F(SeeingWhy, AProvenOutcomeComesBeforeAnEstimateThatSaysOtherwise) {
    static const Ruleset game = tellingOfADraw(desked(*gameNamed("tic-tac-toe").value()));
    static const std::array games{&game};
    ASSERT_NO_FATAL_FAILURE(playAgainstATeller(games));
    EXPECT_EQ(plot().history().points[1], (Point{Outcome::Draw, true, {}, {}, 9}));
    EXPECT_TRUE(toolTipAt(1).contains("\nBy the player itself. Drawn "));
    theDesk().allow(100);
    analysed();
}

TEST_F(SeeingWhy, ThePlotMarksHowFarTheGameWasInTheOpeningBook) {
    window->preferences().setInsightShown(Insight::History, true);
    twoPeoplePlay("reversi");
    const Match& match = *session().match();
    const auto play = [&](std::size_t move) {
        click(readCell(match.moves(match.current())[move].text).value());
    };
    std::size_t last = 0;
    for (auto page = bookPageOf(match, match.current()); page->isKnown();
         page = bookPageOf(match, match.current())) {
        play(bookMovesOf(*page).front());
        ++last;
    }
    EXPECT_FALSE(plot().history().bookEnd) << "still in the book";
    const QString move = QString::fromStdString(match.moveText(match.current()));
    play(0);
    EXPECT_EQ(plot().history().bookEnd, last);
    const QString ends =
        QString("The opening book knows the game up to move %1, %2; there it ends.");
    EXPECT_TRUE(toolTipAt(last).endsWith(ends.arg(last).arg(move)));
    EXPECT_FALSE(toolTipAt(last - 1).contains("book"));
    ValueHistory history = plot().history();
    const auto drawn = [&history] {
        ValuePlot plot;
        plot.resize(600, 128);
        plot.put(history);
        return plot.grab().toImage();
    };
    const QImage marked = drawn();
    history.bookEnd.reset();
    EXPECT_NE(marked, drawn());
}

TEST_F(SeeingWhy, TheCurveOfEstimatesIsDottedHoweverShortItsSteps) {
    const auto inked = [](bool exact) { // the share of the line that has ink
        ValueHistory history{.game = *gameNamed("reversi")};
        for (Match::Node node = 0; node <= 60; ++node) {
            history.path.push_back(node);
            history.points.push_back(Point{.outcome = Outcome::Win, .exact = exact, .score = 20});
            history.reported.push_back(false);
            history.played.emplace_back();
        }
        ValuePlot plot;
        plot.resize(260, 128);
        plot.put(history);
        const QImage image = plot.grab().toImage();
        const QPoint from = plot.pointOf(10).toPoint(), to = plot.pointOf(50).toPoint();
        int ink = 0;
        for (int x = from.x(); x < to.x(); ++x)
            ink += image.pixelColor(x, from.y()).saturation() > 120;
        return static_cast<double>(ink) / (to.x() - from.x());
    };
    EXPECT_EQ(inked(true), 1.0);
    EXPECT_LT(inked(false), 0.8);
    EXPECT_GT(inked(false), 0.2);
}

TEST_F(SeeingWhy, ThePlotIsHigherWhereItIsNarrow) {
    const auto height = [this](QSize size) {
        window->resize(size);
        layOut();
        return plot().height();
    };
    play({});
    EXPECT_EQ(height({1280, 800}), 26 * Theme::unit) << "beside the board";
    EXPECT_EQ(height({1280, 1300}), 16 * Theme::unit) << "below it";
}

TEST_F(SeeingWhy, OnlyAGameThatMayBeDrawnHasABandForDraws) {
    play({});
    EXPECT_TRUE(plot().history().mayBeDrawn);
    openGame("towers");
    seat(Side::One, std::nullopt);
    press("startButton");
    analysed();
    EXPECT_FALSE(plot().history().mayBeDrawn);
}

TEST_F(SeeingWhy, ThePlotIsThereOnlyWhereItIsWanted) {
    begin();
    EXPECT_FALSE(sees("historyPanel"));
    EXPECT_FALSE(session().study().busy());
    QTest::keyClick(window.get(), Qt::Key_F9);
    EXPECT_TRUE(sees("historyPanel"));
    EXPECT_TRUE(session().study().busy());
    QTest::keyClick(window.get(), Qt::Key_F9);
    EXPECT_FALSE(sees("historyPanel"));
}

TEST_F(SeeingWhy, ThePlotIsSavedAsPngSvgAndPdfOrASentenceSaysThatItCannotBe) {
    play(slippery);
    auto* panel = find<HistoryPanel>("historyPanel");
    const QTemporaryDir directory;
    const QString png = directory.filePath("a.png"), svg = directory.filePath("b.svg"),
                  pdf = directory.filePath("c.pdf");
    panel->save(png);
    ASSERT_TRUE(tells(png));
    EXPECT_GT(QImage(png).width(), 1000);
    panel->save(svg);
    ASSERT_TRUE(tells(svg));
    panel->save(pdf);
    ASSERT_TRUE(tells(pdf));
    EXPECT_GT(QFileInfo(pdf).size(), 1000);
    EXPECT_TRUE(QSvgRenderer(svg).isValid());
    QFile text(svg);
    ASSERT_TRUE(text.open(QIODevice::ReadOnly));
    EXPECT_TRUE(text.readAll().contains("Tic-tac-toe"));
    panel->save("/nowhere/at/all.png");
    ASSERT_TRUE(tells("The picture could not be saved: "));
    clickPlot(1);
    EXPECT_EQ(status(), "") << "the game goes on";
}

TEST_F(SeeingWhy, APlotThatIsSavedTooSoonSaysHowMuchItShows) {
    window->preferences().setInsightShown(Insight::History, true);
    twoPeoplePlay("reversi");
    session().study().setHalted(true);
    session().play(0);
    session().play(0);
    ASSERT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 30'000));
    const std::size_t settled = plot().history().settled;
    ASSERT_LT(settled, 3u);
    auto* panel = find<HistoryPanel>("historyPanel");
    EXPECT_EQ(panel->findChild<QLabel*>("studyProgress")->text(),
              QStringLiteral("Positions analysed: %1 of 3").arg(settled));
    EXPECT_FALSE(panel->findChild<QWidget*>("stopStudyButton")->isVisible());
    EXPECT_TRUE(panel->findChild<QWidget*>("goOnStudyButton")->isVisible());
    const QTemporaryDir directory;
    panel->save(directory.filePath("a.png"));
    EXPECT_TRUE(
        tells(QStringLiteral(" Positions that are analysed, and shown: %1 of 3.").arg(settled)));
    QTest::mouseClick(panel->findChild<QWidget*>("goOnStudyButton"), Qt::LeftButton);
    EXPECT_FALSE(session().study().halted());
    EXPECT_TRUE(QTest::qWaitFor(
        [&] { return panel->findChild<QWidget*>("stopStudyButton")->isVisible(); }, 30'000));
    EXPECT_FALSE(panel->findChild<QWidget*>("goOnStudyButton")->isVisible());
}

TEST_F(SeeingWhy, ThePlotIsPrinted) {
    PrintingSystem system;
    system.lpstat("echo Office");
    system.lp("cat > /dev/null");
    play(slippery);
    auto* panel = find<HistoryPanel>("historyPanel");
    QContextMenuEvent asks(QContextMenuEvent::Mouse, QPoint(), panel->mapToGlobal(QPoint()));
    QCoreApplication::sendEvent(panel, &asks);
    auto* menu = panel->findChild<QMenu*>();
    ASSERT_TRUE(menu);
    menu->actions().back()->trigger();
    menu->close();
    printBy(*panel);
    EXPECT_TRUE(tells("Sent to Office."));
}

TEST_F(SeeingWhy, TheFileDialogDoesNotHoldTheGameUp) {
    play({{0, 0}, {1, 1}});
    press("savePlotButton");
    auto* dialog = page().findChild<QFileDialog*>("savePictureDialog");
    ASSERT_TRUE(dialog);
    EXPECT_FALSE(dialog->isModal());
    EXPECT_TRUE(dialog->selectedFiles()[0].endsWith("/value history.png"));
    click({1, 0});
    EXPECT_EQ(plot().history().path.size(), 4u);
    dialog->close();
}

// The review --------------------------------------------------------------------------------------

TEST_F(SeeingWhy, TheReviewWalksFromSlipToSlip) {
    lookThrough(slippery);
    EXPECT_EQ(position(), "X../.../... O") << "before the first slip";
    EXPECT_EQ(text("reviewHeadline"), "Slip 1 of 3: O");
    EXPECT_EQ(text("reviewWords"),
              spoken(review()->shown()->what) + ' ' + spoken(review()->shown()->kept));
    EXPECT_EQ(page().board()->marks().struck, (Clicks{{0, 1}}));
    EXPECT_EQ(page().board()->marks().named, (Clicks{{1, 1}}));
    EXPECT_FALSE(find<QAbstractButton>("previousSlipButton")->isEnabled());
    press("nextSlipButton");
    EXPECT_EQ(position(), "XO./.../... X");
    EXPECT_TRUE(text("reviewWords").startsWith(spoken(review()->shown()->what)));
    press("nextSlipButton");
    press("previousSlipButton");
    EXPECT_EQ(position(), "XO./.../... X");
    press("closeReviewButton");
    EXPECT_FALSE(sees("reviewBar"));
    EXPECT_TRUE(page().board()->marks().struck.empty());
    EXPECT_TRUE(sees("playAgainButton")) << "wherever one stands in a game that has ended";
    EXPECT_FALSE(session().study().busy());
}

TEST_F(SeeingWhy, TheBetterLineOfASlipPlaysOnTheBoard) {
    lookThrough(slippery);
    ASSERT_TRUE(sees("betterLine"));
    auto* line = find<LineView>("betterLine");
    ASSERT_GT(line->steps().size(), 2u);
    EXPECT_EQ(line->steps().front().move, "b2");
    line->findChild<QAbstractButton*>("lineOn")->click();
    EXPECT_EQ(write(page().board()->picture(), "XO"), "X../.O./... X");
    line->findChild<QAbstractButton*>("lineOn")->click();
    EXPECT_EQ(page().board()->picture(), *line->steps()[1].after);
    press("nextSlipButton");
    EXPECT_EQ(page().board()->picture(), session().picture()) << "of another slip";
    line->keep(1);
    press("closeReviewButton");
    EXPECT_EQ(page().board()->picture(), session().picture());
    EXPECT_FALSE(sees("betterLine"));
}

TEST_F(SeeingWhy, FromASlipOneCanPlayOn) {
    lookThrough(slippery);
    ASSERT_EQ(position(), "X../.../... O");
    click({1, 1});
    EXPECT_EQ(position(), "X../.O./... X");
    EXPECT_TRUE(page().board()->marks().struck.empty());
    EXPECT_TRUE(sees("reviewBar")) << "the game under review stays the same";
    EXPECT_EQ(text("reviewHeadline"), "3 slips: X 1, O 2");
    EXPECT_EQ(text("reviewWords"), "Previous and Next go through them on the board.");
    EXPECT_EQ(review()->told(), "");
    EXPECT_FALSE(find<QAbstractButton>("previousSlipButton")->isEnabled())
        << "the first one is where it left";
    press("nextSlipButton");
    EXPECT_EQ(position(), "XO./.../... X");
}

TEST_F(SeeingWhy, TheReviewNeverWaitsAndItsAnalysisCanBeStoppedAndGoesOn) {
    openGame("reversi");
    for (const Side side : {Side::One, Side::Two})
        seat(side, computer("random"));
    press("startButton");
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().phase() == Phase::Over; }, 30'000));
    press("reviewButton");
    EXPECT_EQ(text("reviewHeadline"), "Looking for slips");
    EXPECT_TRUE(session().study().busy());
    ReviewBar& bar = *review();
    ASSERT_TRUE(bar.findChild<QWidget*>("studyProgress")->isVisible());
    bar.findChild<QAbstractButton*>("stopStudyButton")->click();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 30'000));
    EXPECT_EQ(text("reviewHeadline"), "Looking for slips");
    EXPECT_FALSE(bar.complete());
    bar.findChild<QAbstractButton*>("goOnStudyButton")->click();
    EXPECT_TRUE(session().study().busy());
    find<QAction>("newGameAction")->trigger();
    EXPECT_FALSE(bar.isOpen());
    EXPECT_EQ(session().phase(), Phase::SettingUp);
}

} // namespace bouton::testing
