// SPDX-License-Identifier: MIT

// A turn at a table: what a human clicks, and what computers think.

#include "session/turn_in_play.h"

#include <gtest/gtest.h>

#include "session/table.h"

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;

// The same game with players that report a score and make the last legal move, or refuse.
int mindsMade = 0;
std::optional<int> score;
bool refuses = false;
Ruleset prompt(const Ruleset& game) {
    Ruleset copy = game;
    copy.makePlayer = [](std::size_t, const Settings&, std::uint64_t) -> AnyPlayer {
        ++mindsMade;
        return [](const Match& match) -> ChoiceJob {
            const std::size_t last = match.moves(match.current()).size() - 1;
            return [last](const Asking& asking) -> Or<Choice> {
                asking.tell({.depth = 1, .score = score});
                return refuses ? Or<Choice>(refuse({"No."})) : Choice{last, {"the last"}};
            };
        };
    };
    return copy;
}

class TurnInPlayTest : public ::testing::Test {
protected:
    explicit TurnInPlayTest(const char* id = "tic-tac-toe", Plan plan = {})
        : game(prompt(*gameNamed(id).value())),
          seats(plan.seats),
          match(game.standard(complete(game.settings, {}).value()).value()) {
        mindsMade = 0;
        score = 3;
        refuses = false;
        turn.setPace(0ms);
        QObject::connect(&turn, &TurnInPlay::found,
                         [this](const Choice& choice) { found = choice; });
        QObject::connect(&turn, &TurnInPlay::gaveUp, [this](const Phrase& why) { gaveUp = why; });
    }
    TurnInPlay::Table table() { return {*match, seats}; }
    void sitComputers() { seats = {computer(game, "random"), computer(game, "random")}; }
    // The computer to move has found its move; it is made.
    void findAndMove() {
        found.reset();
        turn.begin(table());
        ASSERT_TRUE(waitFor([this] { return found.has_value(); }));
        match->play(found->move);
    }
    static std::string refusal(const Or<std::optional<std::size_t>>& move) {
        return move ? "" : english(move.error());
    }

    Ruleset game;
    std::array<Seat, 2> seats;
    std::unique_ptr<Match> match;
    Random random{1};
    std::optional<Choice> found;
    std::optional<Phrase> gaveUp;
    TurnInPlay turn{game, random};
};

// In Grid Nim clicks may go on.
class TurnOfClicks : public TurnInPlayTest {
protected:
    TurnOfClicks() : TurnInPlayTest("grid-nim") {}
};

// In Reversi a computer with a time for each move ponders.
class TurnAhead : public TurnInPlayTest {
protected:
    TurnAhead() : TurnInPlayTest("reversi") {
        seats[1] = computer(game, "engine:time=1");
        turn.setMayPonder(true);
        turn.begin(table());
    }
    bool ponders(bool quiet = false) {
        turn.ponder(table(), quiet);
        return turn.state().pondering;
    }
};

} // namespace

TEST_F(TurnInPlayTest, IsNobodysUntilItBegins) {
    EXPECT_FALSE(turn.human());
    EXPECT_FALSE(turn.mustPass());
    EXPECT_FALSE(turn.thinking());
    EXPECT_FALSE(turn.takeBack());
}

TEST_F(TurnInPlayTest, AHumanClicksAMoveAndAWrongCellIsRefused) {
    match->play("b2").value();
    turn.begin(table());
    EXPECT_TRUE(turn.human());
    EXPECT_FALSE(turn.thinking());
    const auto wrong = turn.click(*match, {1, 1});
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.error().where, (Clicks{{1, 1}}));
    EXPECT_NE(refusal(wrong), "b2 is not a legal move here.") << "the game has words of its own";
    EXPECT_EQ(refusal(turn.clicked()), "Click a cell first.");
    EXPECT_EQ(refusal(turn.pass()), "There is a legal move, so nobody may pass.");
    EXPECT_EQ(turn.click(*match, {0, 1}).value(), 1u);
    EXPECT_EQ(turn.clicked().value(), 1u);
}

TEST_F(TurnOfClicks, AClickThatMayGoOnIsNoMoveYet) {
    turn.begin(table());
    EXPECT_EQ(turn.click(*match, {1, 0}).value(), std::nullopt);
    EXPECT_TRUE(turn.clicked().value());
    EXPECT_TRUE(turn.takeBack());
    EXPECT_FALSE(turn.clicked());
}

TEST_F(TurnInPlayTest, AGameThatDoesNotSayWhyACellIsWrongNamesIt) {
    game.lore.refusal = nullptr;
    turn.begin(table());
    EXPECT_EQ(refusal(turn.click(*match, {7, 7})), "h8 is not a legal move here.");
}

TEST_F(TurnInPlayTest, TheClicksStayWhenItIsStoppedUntilItBeginsAnewOrIsCleared) {
    const auto click = [this] {
        turn.begin(table());
        EXPECT_TRUE(turn.clicking().clicks().empty());
        EXPECT_TRUE(turn.click(*match, {0, 0}));
        turn.stop();
        EXPECT_FALSE(turn.human());
        EXPECT_EQ(turn.clicking().clicks(), (Clicks{{0, 0}}));
    };
    click();
    click();
    EXPECT_TRUE(turn.takeBack());
    click();
    turn.clear();
    EXPECT_TRUE(turn.clicking().clicks().empty());
    click();
    turn.forget();
    EXPECT_TRUE(turn.clicking().clicks().empty());
    turn.begin(table());
    turn.forget();
    EXPECT_FALSE(turn.human());
}

TEST_F(TurnInPlayTest, AComputerFindsAMoveAndWhatItReportedIsKeptByPosition) {
    sitComputers();
    turn.begin(table());
    EXPECT_TRUE(turn.thinking());
    EXPECT_FALSE(turn.human());
    findAndMove();
    EXPECT_EQ(found->rule, Phrase{"the last"});
    EXPECT_FALSE(turn.thinking());
    findAndMove();
    score.reset();
    findAndMove();
    ASSERT_TRUE(turn.reported(0) && turn.reported(1));
    EXPECT_EQ(turn.reported(1)->score, 3);
    EXPECT_EQ(turn.reported(2), nullptr) << "it told no score";
    turn.forget();
    EXPECT_EQ(turn.reported(0), nullptr);
}

TEST_F(TurnInPlayTest, AThoughtGoesOnWhenTheOtherSeatIsGivenAwayUntilTheNextTurnBegins) {
    sitComputers();
    turn.setPace(1h);
    turn.begin(table());
    turn.reseat(Side::Two);
    EXPECT_TRUE(turn.thinking());
    turn.reseat(Side::One);
    EXPECT_FALSE(turn.thinking()) << "nobody wants the move of who sat there";
    turn.begin(table());
    seats = {};
    turn.begin(table());
    EXPECT_FALSE(turn.thinking());
    EXPECT_TRUE(turn.human());
}

TEST_F(TurnInPlayTest, OfWhatIsStoppedWhenItIsChosenNothingIsKept) {
    sitComputers();
    int chosen = 0;
    QObject::connect(&turn, &TurnInPlay::chosen, [&] {
        ++chosen;
        turn.stop();
    });
    turn.begin(table());
    ASSERT_TRUE(waitFor([&] { return chosen == 1; }));
    EXPECT_EQ(turn.reported(0), nullptr);
    EXPECT_FALSE(turn.thinking());
    EXPECT_FALSE(found);
}

TEST_F(TurnInPlayTest, AMindStaysWithItsSeatFromTurnToTurn) {
    sitComputers();
    for (int ply = 0; ply < 4; ++ply)
        findAndMove();
    EXPECT_EQ(mindsMade, 2);
    turn.reseat(Side::One);
    for (int ply = 0; ply < 2; ++ply)
        findAndMove();
    EXPECT_EQ(mindsMade, 3);
    turn.forget();
    turn.begin(table());
    EXPECT_EQ(mindsMade, 4);
}

TEST_F(TurnInPlayTest, ARefusalStandsUntilTheGameGoesOn) {
    sitComputers();
    refuses = true;
    const auto waitForRefusal = [this] {
        gaveUp.reset();
        turn.begin(table());
        EXPECT_FALSE(turn.state().refusal);
        ASSERT_TRUE(waitFor([this] { return gaveUp.has_value(); }));
        EXPECT_EQ(gaveUp, Phrase{"No."});
        EXPECT_EQ(turn.state().refusal, gaveUp);
        EXPECT_FALSE(turn.thinking());
    };
    waitForRefusal();
    turn.stop();
    EXPECT_TRUE(turn.state().refusal);
    waitForRefusal();
    turn.goOn();
    EXPECT_FALSE(turn.state().refusal);
    turn.restore({"Never."});
    EXPECT_EQ(turn.state().refusal, Phrase{"Never."});
    turn.forget();
    EXPECT_FALSE(turn.state().refusal);
}

TEST_F(TurnAhead, AComputerPondersUnlessItMayNotOrMustBeQuiet) {
    EXPECT_TRUE(ponders());
    EXPECT_TRUE(turn.human());
    EXPECT_FALSE(ponders(true));
    EXPECT_TRUE(ponders());
    turn.setMayPonder(false);
    EXPECT_FALSE(ponders());
    turn.setMayPonder(true);
    EXPECT_TRUE(ponders());
    turn.reseat(Side::Two);
    EXPECT_FALSE(turn.state().pondering) << "it was somebody else's";
    seats[1] = computer(game, "random");
    EXPECT_FALSE(ponders());
}

TEST_F(TurnAhead, NobodyPondersInNobodysTurnOrWhereOneLooksBack) {
    turn.stop();
    EXPECT_FALSE(ponders());
    match->play(0);
    match->go(0);
    turn.begin(table());
    EXPECT_FALSE(ponders());
}

TEST_F(TurnAhead, NobodyPondersTwiceInATurn) {
    bool ended = false;
    QObject::connect(&turn, &TurnInPlay::pondered, [&] { ended = true; });
    ASSERT_TRUE(ponders());
    ASSERT_TRUE(waitFor([&] { return ended; }));
    EXPECT_FALSE(ponders());
    turn.begin(table());
    EXPECT_TRUE(ponders());
}

} // namespace bouton::testing
