// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <climits>

#include "session/table.h"

// What a table survives, and who sits at it.

namespace bouton::testing {

namespace {

using Phase = Session::Phase;

// The same game with players that need no time: the first of the list makes the first legal move,
// every other one the last.
Ruleset simple(const Ruleset& game) {
    Ruleset copy = game;
    copy.makePlayer = [](std::size_t player, const Settings&, std::uint64_t) -> AnyPlayer {
        return [player](const Match& match) -> ChoiceJob {
            const std::size_t last = match.moves(match.current()).size() - 1;
            return [move = player == 0 ? 0 : last](const Asking&) -> Or<Choice> {
                return Choice{move, {"as always"}};
            };
        };
    };
    return copy;
}

const std::vector<Cell>& anyCells() {
    static const std::vector<Cell> cells = [] {
        std::vector<Cell> all;
        for (const int row : {INT_MIN, -1, 0, 2, 3, 26, INT_MAX})
            for (const int column : {INT_MIN, -1, 0, 2, 3, 26, INT_MAX})
                all.push_back({row, column});
        return all;
    }();
    return cells;
}

// Everything that one can do at a table, with whatever numbers.
void doEverything(Session& session) {
    for (const Cell cell : anyCells())
        session.click(cell);
    for (const std::size_t any : {std::size_t{0}, std::size_t{1}, std::size_t{SIZE_MAX}}) {
        session.go(any);
        session.play(any);
    }
    session.endTurn();
    session.takeBack();
    session.pass();
    session.hint();
    session.answerNow();
    session.callTime();
    session.undo();
    session.redo();
    session.setSeat(Side::Two, {PlayerChoice{99, {}}});
    session.setSeat(Side::Two, {PlayerChoice{0, {{"no such setting", 1}}}});
}

} // namespace

TEST(Tables, ANewSeatBringsAMindOfItsOwn) {
    const Ruleset game = simple(ticTacToe());
    Table session(game, humanAgainst(game, "random"));
    session.click({1, 1});
    settle(session);
    EXPECT_EQ(session.match()->moveText(session.match()->current()), "a1");
    session.setSeat(Side::Two, computer(game, "perfect")); // on the human's turn
    session.click({0, 1});
    settle(session);
    EXPECT_EQ(session.match()->moveText(session.match()->current()), "c3");
}

TEST(Tables, TwoComputersThatNeverEndAreStopped) {
    const Ruleset game = simple(*gameNamed("towers").value());
    Table session(game);
    Plan plan = humanAgainst(game, "random");
    plan.autoFill = false;
    plan.seats[0] = plan.seats[1];
    ASSERT_TRUE(session.setUp(plan));
    session.setPicture(readPicture("GGGG/..../..../RRRR G", "GR").value());
    ASSERT_TRUE(session.start());
    for (int i = 0; session.phase() != Phase::Over; ++i) {
        QTest::qWait(1);
        ASSERT_LE(session.match()->size(), mostPliesOfComputers + 1);
    }
    EXPECT_EQ(session.match()->ply(session.match()->current()), mostPliesOfComputers);
    EXPECT_EQ(said(session).back(), "The game is called a draw. (After 1000 moves of two computers "
                                    "there is no end in sight.)");
    EXPECT_FALSE(session.ending().result);
}

TEST(Tables, SurviveAnyClickAndNumberInEveryPhase) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        Table session(*game);
        session.setPace(std::chrono::milliseconds(-5));
        Plan plan{complete(game->settings, {}).value(), false, {}};
        ASSERT_TRUE(session.setUp(plan));
        doEverything(session);
        for (const auto& rows : std::vector<std::vector<std::string>>{
                 {}, {""}, {"", "...", "."}, {"H", "GGG"}, {std::string(1'000, 'G')}}) {
            session.setPicture({rows, Side::Two});
            doEverything(session);
            EXPECT_FALSE(session.beginning());
            EXPECT_FALSE(session.start());
        }
        Random random(3);
        const auto start = game->random(plan.settings, random).value();
        ASSERT_TRUE(session.setUp(plan));
        session.setPicture(start->picture(0));
        ASSERT_TRUE(session.start());
        doEverything(session);
        session.setPaused(true);
        doEverything(session);
        session.setPaused(false);
        for (int i = 0; i < 500 && session.phase() == Phase::Playing; ++i)
            session.play(0);
        doEverything(session);
        ASSERT_TRUE(session.setUp(plan));
    }
}

TEST(Tables, APlayerThatCannotBeIsRefusedAndNobodyMoves) {
    Table session(ticTacToe());
    Plan plan = session.plan();
    plan.seats[1] = {PlayerChoice{99, {}}};
    EXPECT_FALSE(session.setUp(plan));
    session.setSeat(Side::Two, plan.seats[1]);
    EXPECT_EQ(session.plan().seats[1], Seat{});
}

TEST(Tables, AMoveIsPlayedAsAWholeWhateverWasClicked) {
    const Ruleset& game = *gameNamed("grid-nim").value();
    Table session(game);
    ASSERT_TRUE(session.setUp(twoHumans(game)));
    session.setPicture(readPicture("..../..../..../.... G", "GR").value());
    ASSERT_TRUE(session.start());
    const auto& moves = session.clicking().moves();
    const std::size_t pair = static_cast<std::size_t>(
        std::ranges::find(moves, "b1+c1", &LegalMove::text) - moves.begin());
    session.click({3, 0});
    session.play(pair);
    EXPECT_EQ(said(session).back(), "Green: b1+c1");
    EXPECT_EQ(session.match()->moveCells(1), (Clicks{{0, 1}, {0, 2}}));
    EXPECT_TRUE(session.clicking().clicks().empty());
}

TEST(Tables, TellWhatHasChanged) {
    using Change = Session::Change;
    const Ruleset& game = *gameNamed("grid-nim").value();
    Table session(game);
    std::vector<Session::Changes> told;
    QObject::connect(&session, &Session::changed,
                     [&](Session::Changes what) { told.push_back(what); });
    const auto news = [&] { return std::exchange(told, {}); };
    const Session::Changes all = Change::Position | Change::Clicks | Change::Talk | Change::Table;
    ASSERT_TRUE(session.setUp(twoHumans(game)));
    EXPECT_EQ(news(), std::vector{all});
    session.setPicture(readPicture("..../..../..../.... G", "GR").value());
    EXPECT_EQ(news(), std::vector{Session::Changes(Change::Position)});
    ASSERT_TRUE(session.start());
    news();
    session.click({1, 0}); // grows
    session.takeBack();
    EXPECT_EQ(news(), (std::vector<Session::Changes>{Change::Clicks, Change::Clicks}));
    session.play(0);
    EXPECT_EQ(news(), std::vector{all});
    session.setPaused(true);
    EXPECT_EQ(news(), std::vector{Session::Changes(Change::Table)});
    session.click({1, 0}); // refused
    EXPECT_TRUE(news().empty());
}

TEST(Tables, TheSceneHoldsTheStepsThatLedThereAndFollowsUndo) {
    Table session(ticTacToe());
    EXPECT_FALSE(session.scene().last);
    ASSERT_TRUE(session.start());
    session.click({0, 0});
    session.click({1, 1});
    const Scene scene = session.scene();
    ASSERT_TRUE(scene.last && scene.last->previous);
    EXPECT_EQ(scene.last->side, Side::Two);
    EXPECT_EQ(scene.last->cells, (Clicks{{1, 1}}));
    EXPECT_EQ(write(*scene.last->before, "XO"), "X../.../... O");
    EXPECT_EQ(scene.last->after, scene.picture) << "shared";
    EXPECT_FALSE(scene.last->previous->previous);
    session.undo();
    EXPECT_EQ(session.scene().last, scene.last->previous);
    ASSERT_TRUE(session.setUp(session.plan()));
    EXPECT_FALSE(session.scene().last);
}

} // namespace bouton::testing
