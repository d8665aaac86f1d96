// SPDX-License-Identifier: MIT
#include <QComboBox>

#include <array>

#include "support/latch.h"
#include "ui/preferences/preference_controls.h"
#include "ui/start/start_page.h"
#include "ui/support.h"

// A computer that thinks in the opponent's time, in the real window.

namespace bouton::testing {

namespace {

class AheadInTheWindow : public Window {
protected:
    ToggleSwitch& inSetUp() { return *setUpPanel().findChild<ToggleSwitch*>("ahead"); }
    ToggleSwitch& atSeat(Side side) { return *seatLine(side)->findChild<ToggleSwitch*>("ahead"); }
    Preferences& preferences() { return window->preferences(); }
    void chooseLimit(const char* words) {
        auto* limit = seatEditor(Side::Two).findChild<QComboBox*>("limit");
        limit->setCurrentText(words);
        emit limit->activated(limit->currentIndex());
    }
    void chooseEngine() {
        press("against-custom");
        auto* who = seatEditor(Side::Two).findChild<QComboBox*>("who");
        who->setCurrentIndex(who->findText("Custom: Engine"));
        QCoreApplication::processEvents();
    }
    void unfold(Side side) {
        seatLine(side)->setOpen(true);
        QCoreApplication::processEvents();
    }
};

// Against an engine that waits at the latch, in a human's turn too.
class AheadAtTheLatch : public AheadInTheWindow {
protected:
    AheadAtTheLatch() {
        static const Ruleset game = latched(*gameNamed("reversi").value());
        static const std::array games{&game};
        Answers answers = standardAnswers(game);
        answers.proposed.reset();
        setPlayers(answers, against(choosePlayer(game, readSpec("engine:time=1").value()).value()));
        Preferences().keep(game, answers);
        Preferences().thinkingAhead.set(true);
        theLatch().holdAt(1);
        open(games);
        openGame("reversi");
    }
    void startAndHold() {
        press("startButton");
        ASSERT_TRUE(session().turn().pondering);
        theLatch().waitUntilHeld();
        ASSERT_TRUE(theLatch().ahead());
    }
    bool nobodyThinks() {
        return QTest::qWaitFor([] { return theLatch().inside() == 0; }, 30'000);
    }
    // The computer makes its move, and is held in the next turn of the human.
    void letItMove() {
        ASSERT_TRUE(QTest::qWaitFor([] { return !theLatch().ahead(); }, 30'000));
        theLatch().release(1);
        ASSERT_TRUE(QTest::qWaitFor([this] { return session().turn().human; }, 30'000));
    }
    bool isTold() { return text("detail").contains("is thinking in your time"); }
    bool comesToBeTold() {
        return QTest::qWaitFor([this] { return isTold(); }, 30'000);
    }
};

} // namespace

TEST_F(AheadInTheWindow, ItIsAskedOnlyWhereItCanMatter) {
    openGame("reversi");
    EXPECT_FALSE(inSetUp().isVisible());
    chooseEngine();
    EXPECT_FALSE(inSetUp().isVisible()) << "a level plays as it always does";
    chooseLimit("Seconds a move");
    EXPECT_TRUE(inSetUp().isVisible());
    chooseLimit("Seconds a game");
    EXPECT_TRUE(inSetUp().isVisible());
    chooseLimit("Clock");
    EXPECT_TRUE(inSetUp().isVisible());
    seat(Side::One, session().plan().seats[1].computer);
    EXPECT_FALSE(inSetUp().isVisible()) << "nobody's time is there to think in";
    seat(Side::One, std::nullopt);
    EXPECT_TRUE(inSetUp().isVisible());
    press("startButton");
    unfold(Side::One);
    EXPECT_FALSE(atSeat(Side::One).isVisible());
    unfold(Side::Two);
    EXPECT_TRUE(atSeat(Side::Two).isVisible());
    seat(Side::Two, computer("engine:level=3"));
    EXPECT_FALSE(atSeat(Side::Two).isVisible());
    openGame("towers");
    press("against-custom");
    EXPECT_FALSE(inSetUp().isVisible());
}

TEST_F(AheadInTheWindow, ItIsOffUntilItIsSwitchedOnAndThenKept) {
    openGame("reversi");
    chooseEngine();
    chooseLimit("Seconds a move");
    EXPECT_FALSE(inSetUp().isChecked());
    press("startButton");
    EXPECT_FALSE(session().turn().pondering);
    unfold(Side::Two);
    QTest::mouseClick(&atSeat(Side::Two), Qt::LeftButton);
    EXPECT_TRUE(preferences().thinkingAhead());
    EXPECT_TRUE(inSetUp().isChecked()) << "it is one choice, wherever it stands";
    window.reset();
    open();
    EXPECT_TRUE(preferences().thinkingAhead());
    openGame("reversi");
    EXPECT_TRUE(inSetUp().isChecked());
}

TEST_F(AheadAtTheLatch, ItIsToldQuietlyAndOnlyWhileItIsSo) {
    startAndHold();
    EXPECT_EQ(text("detail"), "Your side: Dark.") << "not for an instant's work";
    ASSERT_TRUE(comesToBeTold());
    EXPECT_EQ(text("detail"), "Your side: Dark. Engine is thinking in your time.");
    EXPECT_EQ(text("headline"), "Your turn");
    theLatch().release();
    ASSERT_TRUE(QTest::qWaitFor([this] { return !session().turn().pondering; }, 30'000));
    EXPECT_EQ(text("detail"), "Your side: Dark.");
}

TEST_F(AheadAtTheLatch, ItRestsInAWindowThatIsPutAway) {
    startAndHold();
    window->showMinimized();
    EXPECT_FALSE(session().turn().pondering);
    window->showNormal();
    EXPECT_TRUE(session().turn().pondering);
}

TEST_F(AheadAtTheLatch, AMoveAndUndoStopItAndItGoesOnWithTheNextTurnAndRedo) {
    startAndHold();
    click(session().clicking().next().front());
    EXPECT_FALSE(session().turn().pondering);
    EXPECT_FALSE(isTold());
    letItMove();
    EXPECT_TRUE(session().turn().pondering);
    EXPECT_EQ(theLatch().mostInside(), 1);
    ASSERT_TRUE(QTest::qWaitFor([] { return theLatch().ahead(); }, 30'000));
    QTest::keyClick(page().board(), Qt::Key_Z, Qt::ControlModifier);
    EXPECT_EQ(session().match()->current(), 0u);
    EXPECT_FALSE(session().turn().pondering);
    EXPECT_TRUE(nobodyThinks());
    QTest::keyClick(page().board(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(session().match()->ply(session().match()->current()), 2u);
    EXPECT_TRUE(session().turn().pondering);
    EXPECT_EQ(theLatch().mostInside(), 1);
}

TEST_F(AheadAtTheLatch, ItStopsWhereTheUserTurnsToSomethingElse) {
    const auto stops = [this](const char* what, const auto& act) {
        GamePage& left = page();
        left.newGame();
        startAndHold();
        act();
        EXPECT_FALSE(left.session().turn().pondering) << what;
        EXPECT_TRUE(nobodyThinks()) << what;
    };
    stops("a new game", [this] { page().newGame(); });
    stops("the game given up", [this] { page().resign(); });
    stops("it is switched off", [this] {
        unfold(Side::Two);
        QTest::mouseClick(&atSeat(Side::Two), Qt::LeftButton);
    });
    preferences().thinkingAhead.set(true);
    stops("a hint is wanted", [this] { press("hintButton"); });
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().turn().pondering; }, 60'000))
        << "the hint is told";
    stops("analysis is wanted",
          [this] { preferences().setInsightShown(Insight::MoveValues, true); });
    preferences().setInsightShown(Insight::MoveValues, false);
    EXPECT_TRUE(session().turn().pondering);
    stops("another page", [this] {
        QTest::keyClick(window.get(), Qt::Key_Escape); // the seat that is open
        QTest::keyClick(window.get(), Qt::Key_Escape);
    });
    EXPECT_TRUE(window->pages().start()->isVisible());
}

TEST_F(AheadAtTheLatch, ItStopsWithTheWindowAndTheGameIsKept) {
    startAndHold();
    window.reset();
    EXPECT_EQ(theLatch().inside(), 0);
}

TEST_F(AheadInTheWindow, WithTheRealEngineTheWindowStaysAliveAndALevelStaysIdle) {
    preferences().thinkingAhead.set(true);
    openGame("reversi");
    seat(Side::Two, computer("engine:time=0.01,book=off"));
    press("startButton");
    const auto move = [this](auto chosen) {
        if (session().turn().mustPass)
            press("passButton");
        else
            click(chosen(session().clicking().next()));
    };
    const auto first = [](const auto& cells) { return cells.front(); };
    const auto last = [](const auto& cells) { return cells.back(); };
    for (int turn = 0; turn < 16; ++turn) {
        ASSERT_TRUE(session().turn().pondering);
        for (int events = 0; events < turn; ++events)
            QCoreApplication::processEvents();
        move(first);
        ASSERT_TRUE(rested());
        ASSERT_TRUE(session().turn().human);
        if (turn % 5 == 4) {
            QTest::keyClick(page().board(), Qt::Key_Z, Qt::ControlModifier);
            ASSERT_TRUE(session().turn().human);
            ASSERT_FALSE(session().turn().pondering);
            move(last);
            ASSERT_TRUE(rested());
            ASSERT_TRUE(session().turn().human);
        }
    }
    seat(Side::Two, computer("engine:level=2"));
    ASSERT_TRUE(session().turn().human);
    EXPECT_FALSE(session().turn().pondering);
}

} // namespace bouton::testing
