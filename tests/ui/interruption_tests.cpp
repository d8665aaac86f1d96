// SPDX-License-Identifier: MIT
#include <QSignalSpy>

#include "core/random.h"
#include "support/latch.h"
#include "ui/support.h"

namespace bouton::testing {

namespace {

// Tic-tac-toe in the real window. The computer waits at the latch in mid-thought.
class Interruption : public Window {
protected:
    static constexpr int times = 50;

    void openAgainstTheLatch() {
        remember(*latchedGames().front(), "random", 1);
        open(latchedGames());
        openGame("tic-tac-toe");
    }
    // Keeps answers for the set-up questions: a human against this computer player. The computer
    // begins if the starter is 1.
    static void remember(const Ruleset& game, std::string_view computer, std::size_t starter) {
        Answers answers = standardAnswers(game);
        answers.proposed.reset();
        setPlayers(answers, against(choosePlayer(game, readSpec(computer).value()).value()));
        setFirst(answers, starter == 0 ? Side::One : Side::Two);
        Preferences().keep(game, answers);
    }
    // Begins a game. The computer moves first and is held at one of its polls.
    void startAndHold() {
        holdSomewhere();
        press("startButton");
        theLatch().waitUntilHeld();
    }
    void holdSomewhere() { theLatch().holdAt(1 + m_random.below(200)); }
    std::string position() { return write(session().picture(), "XO"); }
    bool either() { return m_random.below(2) == 0; }

    Random m_random{20};
};

// Reversi between two humans with every insight on. So there is always something to analyse.
class StudyInterruption : public Window {
protected:
    static constexpr int times = 30;

    void openWithAllInsights() {
        open();
        showInsights(true);
        openGame("reversi");
    }
    void startAndStudy() {
        press("startButton");
        for (const Side side : {Side::One, Side::Two})
            seat(side, std::nullopt);
        EXPECT_TRUE(session().study().busy());
        if (either())
            press("hintButton");
        goOnSomewhere();
    }
    // To an instant before the analysis begins, within it, or after some of its news.
    void goOnSomewhere() {
        QSignalSpy news(&session().study(), &Study::changed);
        const int wanted = static_cast<int>(m_random.below(5)) - 1;
        if (wanted == 0)
            QCoreApplication::processEvents();
        ASSERT_TRUE(QTest::qWaitFor(
            [&] { return news.size() >= wanted || !session().study().busy(); }, 30'000));
    }
    bool either() { return m_random.below(2) == 0; }

    Random m_random{21};
};

} // namespace

TEST_F(Interruption, ClosingWhileTheComputerThinksIsSafeAtAnyInstant) {
    for (int i = 0; i < times / 2; ++i) {
        openAgainstTheLatch();
        holdSomewhere();
        press("startButton");
        if (either())
            theLatch().waitUntilHeld();
        if (either()) {
            ASSERT_TRUE(window->close());
        }
        window.reset();
    }
}

TEST_F(Interruption, LeavingForAnotherPageAndBackKeepsTheGameAtAnyInstant) {
    openAgainstTheLatch();
    for (int i = 0; i < times; ++i) {
        startAndHold();
        window->pages().showStart();
        theLatch().release();
        if (either())
            QTest::qWait(0);
        openGame("tic-tac-toe");
        ASSERT_TRUE(rested());
        ASSERT_EQ(position(), "X../.../... O");
        press("newGameButton");
    }
}

TEST_F(StudyInterruption, NewGameWhileAnalysisRunsLeavesNothingOfItAtAnyInstant) {
    openWithAllInsights();
    for (int i = 0; i < times; ++i) {
        startAndStudy();
        press("newGameButton");
        ASSERT_FALSE(session().study().busy());
        QTest::qWait(0);
        ASSERT_EQ(session().study().shown(0), nullptr);
        ASSERT_TRUE(session().messages().empty()) << "a hint that was waited for is not given";
    }
}

TEST_F(StudyInterruption, UndoWhileAnalysisRunsBeginsItAnewAtAnyInstant) {
    openWithAllInsights();
    startAndStudy();
    for (int i = 0; i < times; ++i) {
        click(m_random.oneOf(session().clicking().next()));
        const Match::Node node = session().match()->current();
        ASSERT_NE(node, 0u);
        ASSERT_TRUE(session().study().settled(node) || session().study().busy())
            << "a move begins it in the same turn of the event loop";
        if (either())
            press("hintButton");
        goOnSomewhere();
        press("undoButton");
        ASSERT_EQ(session().match()->current(), 0u);
        ASSERT_FALSE(session().hints().wanted());
        ASSERT_TRUE(session().study().busy() || session().study().settled(0));
        if (either())
            QTest::qWait(0);
    }
}

TEST_F(StudyInterruption, ClosingWhileAnalysisRunsIsSafeAtAnyInstant) {
    for (int i = 0; i < times / 2; ++i) {
        openWithAllInsights();
        startAndStudy();
        if (either()) {
            ASSERT_TRUE(window->close());
        }
        window.reset();
    }
}

// In an opening the engine would draw one of its good moves at once. Here it would think for
// minutes.
TEST_F(Interruption, TheEngineItselfStopsAtAnyInstant) {
    const Ruleset& reversi = *gameNamed("reversi").value();
    remember(reversi, "engine:level=20,book=off", 1);
    open();
    openGame("reversi");
    const auto match = matchFrom(reversi, write(session().picture(), reversi.name.letters)).value();
    for (int ply = 0; ply < 20; ++ply)
        match->play(
            static_cast<std::size_t>(m_random.below(match->moves(match->current()).size())));
    for (int i = 0; i < 20; ++i) {
        preparation().open(match->picture(match->current()));
        const Side toMove = match->toMove(match->current());
        seat(toMove, session().plan().seats[indexOf(other(toMove))].computer);
        press("startButton");
        const int depth = static_cast<int>(m_random.below(10)); // that it has told of
        const auto isTold = [&] {
            const auto told = session().turn().progress;
            return depth == 0 || (told && told->depth >= depth);
        };
        ASSERT_TRUE(QTest::qWaitFor(isTold, 30'000));
        ASSERT_TRUE(session().turn().thinking);
        press("newGameButton");
        ASSERT_FALSE(session().turn().thinking);
    }
}

} // namespace bouton::testing
