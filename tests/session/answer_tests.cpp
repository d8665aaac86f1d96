#include <gtest/gtest.h>

#include <atomic>
#include <memory>

#include "session/table.h"
#include "support/latch.h"

// What a computer player tells while it thinks, and that it can be told to answer now.

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;
using Phase = Session::Phase;

std::size_t plies(const Session& session) {
    return session.match()->ply(session.match()->current());
}

// What hasty players tell, and whether the last of them has answered.
Progress told;
std::atomic<bool> answered;

// The same game with players that tell that and play the first legal move at once.
Ruleset hasty(const Ruleset& game) {
    Ruleset copy = game;
    copy.mind = [](std::size_t, const Settings&, std::uint64_t) -> Mind {
        return [](const Match&) -> ChoiceJob {
            // A thought is thrown away when it has answered.
            const std::shared_ptr<void> end(nullptr, [](void*) { answered = true; });
            return [end](const Asking& asking) -> Or<Choice> {
                asking.tell(told);
                return Choice{0, {"at once"}};
            };
        };
    };
    return copy;
}

} // namespace

TEST(Answers, ProgressIsToldWhileAPlayerThinksAndForgottenAfterIt) {
    const Ruleset game = latched(ticTacToe());
    Table table(game);
    Session& session = table.session;
    int told = 0;
    QObject::connect(&session, &Session::progressed, [&] { ++told; });
    theLatch().holdAt(5);
    ASSERT_TRUE(session.setUp(humanAgainst(game, "random", Side::Two)));
    ASSERT_TRUE(session.start());
    EXPECT_FALSE(session.turn().progress);
    theLatch().waitUntilHeld();
    while (!session.turn().progress || session.turn().progress->depth < 4)
        QTest::qWait(1);
    EXPECT_EQ(session.turn().progress->line, std::vector<std::string>{"c3"});
    EXPECT_GE(told, 1);
    theLatch().release();
    settle(session);
    EXPECT_FALSE(session.turn().progress);
    EXPECT_EQ(plies(session), 1u);
}

TEST(Answers, AnswerNowAtAnyInstantPlaysTheBestMoveSoFar) {
    const Ruleset game = latched(ticTacToe());
    Table table(game);
    Session& session = table.session;
    Random random(11);
    for (int i = 0; i < 100; ++i) {
        theLatch().holdAt(1 + random.below(50));
        ASSERT_TRUE(session.setUp(humanAgainst(game, "random", Side::Two)));
        ASSERT_TRUE(session.start());
        if (random.below(4) != 0)
            theLatch().waitUntilHeld(); // else: perhaps before its first poll
        session.answerNow();
        settle(session);
        ASSERT_EQ(session.phase(), Phase::Playing);
        ASSERT_EQ(plies(session), 1u);
        // The latch's best move is the last legal one; it is let go with the first.
        ASSERT_EQ(session.match()->moveText(1), "c3");
    }
}

TEST(Answers, AnswerNowEndsTheLeastTimeOnScreen) {
    Table table(ticTacToe());
    Session& session = table.session;
    session.setPace(1h);
    ASSERT_TRUE(session.setUp(humanAgainst(ticTacToe(), "random", Side::Two)));
    ASSERT_TRUE(session.start());
    session.answerNow();
    settle(session);
    EXPECT_EQ(plies(session), 1u);
}

// A player may tell of one move last and play another one.
TEST(Answers, WhileAMoveWaitsOnlyWhatWasToldOfThisMoveIsShown) {
    const Ruleset game = hasty(ticTacToe());
    Table table(game);
    Session& session = table.session;
    session.setPace(1h);
    const auto shown = [&](std::vector<std::string> line) {
        told = {.depth = 3, .score = 2, .line = std::move(line)};
        answered = false;
        EXPECT_TRUE(session.setUp(humanAgainst(game, "random", Side::Two)));
        EXPECT_TRUE(session.start());
        while (!answered)
            std::this_thread::yield(); // no event is handled, so all that was told comes at once
        QCoreApplication::processEvents();
        EXPECT_TRUE(session.turn().thinking) << "the move waits";
        return session.turn().progress;
    };
    EXPECT_EQ(shown({"a1", "b2"}), told);
    EXPECT_EQ(shown({}), told);
    EXPECT_EQ(shown({"c3", "a1"}), std::nullopt);
    session.answerNow();
    EXPECT_EQ(session.match()->moveText(1), "a1");
}

TEST(Answers, AnswerNowForOneTurnDoesNotHurryTheNext) {
    const Ruleset game = latched(ticTacToe());
    Table table(game);
    Session& session = table.session;
    theLatch().holdAt(3);
    ASSERT_TRUE(session.setUp(humanAgainst(game, "random", Side::Two)));
    ASSERT_TRUE(session.start());
    session.answerNow();
    settle(session);
    theLatch().holdAt(3);
    session.click({0, 0});
    theLatch().waitUntilHeld();
    EXPECT_TRUE(session.turn().thinking);
    theLatch().release();
    settle(session);
    EXPECT_EQ(plies(session), 3u);
    EXPECT_EQ(session.match()->moveIndex(3), 0u) << "who is told to answer now takes the last move";
}

TEST(Answers, AnswerNowWhereNobodyThinksChangesNothing) {
    Table table(ticTacToe());
    Session& session = table.session;
    session.answerNow();
    ASSERT_TRUE(session.start());
    session.answerNow();
    EXPECT_EQ(plies(session), 0u);
    EXPECT_EQ(session.phase(), Phase::Playing);
}

TEST(Answers, AStopAfterAnswerNowLeavesNoMove) {
    const Ruleset game = latched(ticTacToe());
    Table table(game);
    Session& session = table.session;
    Random random(12);
    for (int i = 0; i < 100; ++i) {
        theLatch().holdAt(1 + random.below(50));
        ASSERT_TRUE(session.setUp(humanAgainst(game, "random", Side::Two)));
        ASSERT_TRUE(session.start());
        session.answerNow();
        session.setPaused(true);
        QTest::qWait(0);
        ASSERT_EQ(plies(session), 0u);
        ASSERT_EQ(session.phase(), Phase::Paused);
    }
}

TEST(Answers, TheEngineTellsHowDeepItIsAndAnswersAtOnce) {
    const Ruleset& game = *gameNamed("reversi").value();
    Table table(game);
    Session& session = table.session;
    // A middle game that it would think about for minutes.
    ASSERT_TRUE(session.setUp(humanAgainst(game, "engine:time=600,book=off", Side::Two)));
    session.setPicture(
        readPicture("......../..X.O.../..XOOO../.XXXOX../..OXXX../...OX.../....O.../........ X",
                    "XO")
            .value());
    ASSERT_TRUE(session.start());
    while (!session.turn().progress || session.turn().progress->depth < 4)
        QTest::qWait(1);
    const Progress progress = *session.turn().progress;
    EXPECT_TRUE(progress.score);
    EXPECT_GE(progress.line.size(), 2u);
    EXPECT_GT(progress.nodes, 0u);
    session.answerNow();
    settle(session);
    EXPECT_EQ(plies(session), 1u);
    EXPECT_EQ(session.messages().back().kind, Message::Kind::Move);
}

} // namespace bouton::testing
