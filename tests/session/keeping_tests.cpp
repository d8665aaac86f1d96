// SPDX-License-Identifier: MIT
#include <QSignalSpy>

#include <gmock/gmock.h>

#include "session/games_to_keep.h"
#include "session/kept/game_file.h"
#include "session/table.h"
#include "session/values/saved_game.h"
#include "support/latch.h"

namespace bouton::testing {

using namespace std::chrono_literals;
using ::testing::Contains;
using ::testing::EndsWith;

// What is kept of a table, through the text of its file.
Reopened reopened(const Session& session) {
    return reopen(readGame(write(session.saved())).value()).value();
}

// The same but for when it was last changed.
SavedGame untouched(SavedGame game) {
    game.touched = {};
    return game;
}

void playSome(Session& session, int turns) {
    for (int i = 0; i < turns && session.phase() == Session::Phase::Playing; ++i) {
        settle(session);
        if (session.turn().human)
            session.play(0);
        settle(session);
    }
}

TEST(Keeping, GivesBackEveryGameAsItWasLeft) {
    for (const Ruleset* rules : catalogue()) {
        SCOPED_TRACE(rules->name.id);
        Table one(*rules), two(*rules);
        begin(one, humanAgainst(*rules, write(*rules, Seat{proposedOpponent(*rules)})));
        playSome(one, 3);
        one.undo();
        if (one.turn().human)
            one.play(1);
        settle(one);
        one.comment(0, "the start");
        one.comment(1, "a move");
        const SavedGame saved = one.saved();
        two.restore(reopened(one));
        settle(two);
        EXPECT_EQ(untouched(two.saved()), untouched(saved));
        EXPECT_EQ(two.phase(), one.phase());
        EXPECT_EQ(two.scene(), one.scene());
        EXPECT_EQ(said(two), said(one));
        EXPECT_TRUE(two.plan().asksAs(one.plan()));
        EXPECT_EQ(*two.plan().start, *one.plan().start);
        EXPECT_EQ(two.ways().back, one.ways().back);
    }
}

TEST(Keeping, GoesOnThinkingWhereAComputerIsToMove) {
    const Ruleset game = latched(ticTacToe());
    Table one(game), two(game);
    theLatch().holdAt(1);
    begin(one, humanAgainst(game, "perfect"));
    one.click({1, 1});
    theLatch().waitUntilHeld();
    const std::array<const Ruleset*, 1> games{&game};
    Reopened kept = reopen(one.saved(), games).value();
    one.setPaused(true);
    two.restore(std::move(kept));
    theLatch().release();
    settle(two);
    EXPECT_TRUE(two.turn().human);
    EXPECT_EQ(two.match()->ply(two.match()->current()), 2u);
}

TEST(Keeping, LetsClocksStandUntilTheGameGoesOn) {
    Clocks::Time time{};
    const Ruleset& rules = ticTacToe();
    Session one(rules, 1, nullptr, [&] { return time; });
    Session two(rules, 1, nullptr, [&] { return time; });
    Plan plan = twoHumans(rules);
    plan.seats[0].time = plan.seats[1].time = TimeControl{60s, 1s};
    begin(one, plan);
    time += 10s;
    one.click({1, 1}); // 51 s left
    time += 5s;
    Reopened kept = reopened(one);
    time += 100h;
    two.restore(std::move(kept));
    EXPECT_EQ(two.phase(), Session::Phase::Paused);
    time += 100h;
    EXPECT_EQ(two.clocks().left(Side::One)->left, 51s);
    EXPECT_EQ(two.clocks().left(Side::Two)->left, 55s);
    two.setPaused(false);
    time += 5s;
    EXPECT_EQ(two.clocks().left(Side::Two)->left, 50s);
    two.undo(); // the time that was left there is kept too
    EXPECT_EQ(two.clocks().left(Side::One)->left, 60s);
}

TEST(Keeping, LeavesAFinishedGameFinished) {
    Table one(ticTacToe(), twoHumans(ticTacToe())), two(ticTacToe());
    click(one, {{1, 1}, {0, 0}, {0, 1}, {2, 2}, {2, 1}});
    ASSERT_EQ(one.phase(), Session::Phase::Over);
    const SavedGame saved = one.saved();
    EXPECT_TRUE(saved.over);
    EXPECT_EQ(saved.winner, Side::One);
    two.restore(reopened(one));
    EXPECT_EQ(two.phase(), Session::Phase::Over);
    EXPECT_EQ(two.ending().result, Result{Side::One});
    EXPECT_EQ(said(two), said(one));
    two.undo();
    EXPECT_TRUE(two.turn().human);
}

TEST(Keeping, AFinishedGameThatIsLookedThroughIsNoMoreInPlay) {
    Table session(ticTacToe(), twoHumans(ticTacToe()));
    click(session, {{1, 1}, {0, 0}, {0, 1}, {2, 2}});
    session.go(1);
    EXPECT_FALSE(session.saved().over) << "it has no end yet";
    session.go(session.match()->line().back());
    session.click({2, 1});
    ASSERT_EQ(session.phase(), Session::Phase::Over);
    session.go(1);
    ASSERT_NE(session.phase(), Session::Phase::Over);
    EXPECT_TRUE(session.saved().over);
    EXPECT_EQ(session.saved().winner, Side::One);
    session.resign(Side::One);
    ASSERT_EQ(session.phase(), Session::Phase::Over);
    EXPECT_EQ(session.saved().winner, Side::Two) << "not that of the line behind it";
    session.go(2);
    session.click({0, 2}); // another way, which has not ended
    EXPECT_FALSE(session.saved().over);
    EXPECT_EQ(session.saved().winner, std::nullopt);
}

TEST(Keeping, LeavesAResignedGameResigned) {
    Table one(ticTacToe(), twoHumans(ticTacToe())), two(ticTacToe());
    one.click({1, 1});
    one.resign();
    ASSERT_EQ(one.phase(), Session::Phase::Over);
    two.restore(reopened(one));
    EXPECT_EQ(two.phase(), Session::Phase::Over);
    EXPECT_EQ(two.ending().result, Result{Side::One});
    EXPECT_EQ(two.ending().forfeit, one.ending().forfeit);
    two.undo();
    EXPECT_EQ(two.phase(), Session::Phase::Playing);
}

TEST(Keeping, LeavesAResignedGameThatIsLookedThroughOver) {
    Table one(ticTacToe(), twoHumans(ticTacToe())), two(ticTacToe());
    click(one, {{1, 1}, {0, 0}, {0, 1}});
    one.resign();
    one.go(1);
    ASSERT_TRUE(one.view().looksThrough);
    two.restore(reopened(one));
    EXPECT_TRUE(two.view().looksThrough);
    two.click({2, 2});
    two.go(1);
    EXPECT_FALSE(two.view().looksThrough) << "that line has no end yet";
}

TEST(Keeping, LeavesEachLineTheEndThatItHadAndNoOther) {
    Table one(ticTacToe(), twoHumans(ticTacToe())), two(ticTacToe());
    click(one, {{1, 1}, {0, 0}});
    one.resign();
    one.undo(); // taken back: that line has no end
    one.go(1);
    ASSERT_FALSE(one.view().looksThrough);
    two.restore(reopened(one));
    EXPECT_FALSE(two.view().looksThrough);
    for (Table* table : {&one, &two}) {
        table->click({2, 2});
        table->resign();
        table->go(1);
        ASSERT_TRUE(table->view().looksThrough);
    }
    two.restore(reopened(one));
    EXPECT_TRUE(two.view().looksThrough);
    EXPECT_EQ(two.saved().positions, one.saved().positions);
}

TEST(Keeping, LeavesAGameOfTwoComputersPaused) {
    const Ruleset& rules = *gameNamed("towers").value();
    Table one(rules), two(rules);
    Plan plan = humanAgainst(rules, "random");
    plan.seats[0] = plan.seats[1];
    begin(one, plan);
    ASSERT_TRUE(waitFor([&] { return one.match()->size() > 3; }));
    one.setPaused(true);
    two.restore(reopened(one));
    EXPECT_EQ(two.phase(), Session::Phase::Paused);
    two.setPaused(false);
    const std::size_t before = two.match()->size();
    ASSERT_TRUE(waitFor([&] { return two.match()->size() > before; }));
}

TEST(Keeping, LeavesAGameThatWasCalledOffOver) {
    const Ruleset& rules = *gameNamed("towers").value(); // which need not end by itself
    const Settings settings = complete(rules.settings, {{"rows", 8}, {"columns", 8}}).value();
    const auto match = rules.standard(settings).value();
    Random random(1);
    while (match->ply(match->current()) < mostPliesOfComputers) {
        ASSERT_FALSE(match->result(match->current()));
        match->play(random.below(match->moves(match->current()).size()));
    }
    SavedGame game = savedFrom(*match);
    game.settings = write(rules.settings, settings);
    game.seats[0].player = game.seats[1].player = "random";
    Table table(rules);
    table.restore(reopen(std::move(game)).value());
    EXPECT_EQ(table.phase(), Session::Phase::Over);
    EXPECT_FALSE(table.turn().thinking);
    EXPECT_FALSE(table.ending().result);
    EXPECT_EQ(english(table.ending().verdict->text), "The game is called a draw.");
    EXPECT_EQ(english(table.messages().back().text), "The game is called a draw.");
    const std::vector<std::string> all = said(table);
    table.restore(reopened(table));
    EXPECT_EQ(said(table), all) << "it is not said twice";
}

TEST(Keeping, WhatSomebodyDidBesideTheUsualStartIsWorthIt) {
    Table session(ticTacToe());
    EXPECT_FALSE(session.worthKeeping());
    const auto beginAnew = [&] {
        begin(session, twoHumans(ticTacToe()));
        ASSERT_FALSE(session.worthKeeping());
    };
    beginAnew();
    session.comment(0, "a lesson");
    EXPECT_TRUE(session.worthKeeping());
    session.undoEdit();
    EXPECT_FALSE(session.worthKeeping());
    session.resign();
    EXPECT_TRUE(session.worthKeeping());
    beginAnew();
    session.click({1, 1});
    EXPECT_TRUE(session.worthKeeping());
    session.edit(readPicture("X../.O./... X", "XO").value());
    ASSERT_TRUE(session.start());
    EXPECT_TRUE(session.worthKeeping()) << "a start that was set up by hand";
}

TEST(Keeping, RefusesAGameOfAnotherKind) {
    Table one(ticTacToe(), twoHumans(ticTacToe())), two(*gameNamed("towers").value());
    QSignalSpy refused(&two, &Session::refused);
    two.restore(reopened(one));
    EXPECT_EQ(refused.size(), 1);
    EXPECT_EQ(two.phase(), Session::Phase::SettingUp);
}

TEST(Keeping, TellsThatAGameIsPutAwayWhileItIsStillThere) {
    Table table(ticTacToe());
    std::vector<std::size_t> sizes;
    QObject::connect(&table, &Session::leaving,
                     [&] { sizes.push_back(table.saved().positions.size()); });
    const Plan plan = twoHumans(ticTacToe());
    begin(table, plan);
    table.click({1, 1});
    const Reopened other = reopened(table);
    ASSERT_TRUE(table.setUp(plan));
    EXPECT_EQ(sizes, std::vector<std::size_t>{2});
    ASSERT_TRUE(table.start());
    table.restore(reopened(table));
    EXPECT_EQ(sizes, (std::vector<std::size_t>{2, 1}));
}

// The people are Ann and Ben, or Ann alone.
Reopened fromElsewhere(Table& played, bool alone) {
    SavedGame game = played.saved();
    game.seats = {SavedGame::Chair{.name = "Ann"}, SavedGame::Chair{.name = "Ben"}};
    if (alone)
        game.seats[1] = {"random"};
    return reopen(readGame(write(game)).value()).value();
}

TEST(Keeping, AGameOfOthersIsTheirsUntilItIsPlayedOn) {
    for (const bool alone : {true, false})
        for (const bool ended : {true, false}) {
            SCOPED_TRACE(alone ? "against a computer" : "two people");
            Table one(ticTacToe(), twoHumans(ticTacToe())), two(ticTacToe());
            click(one, {{1, 1}, {0, 0}});
            if (ended)
                one.resign(Side::Two);
            Reopened game = fromElsewhere(one, alone);
            game.game.positions[2].foreign = ended;
            two.restore(std::move(game));
            const auto name = [&](Side side) { return two.plan().seats[indexOf(side)].name; };
            two.go(0);
            two.go(2);
            EXPECT_EQ(two.phase() == Session::Phase::Over, ended);
            EXPECT_EQ(two.speech().you(), std::nullopt);
            EXPECT_EQ(name(Side::One), "Ann");
            EXPECT_EQ(name(Side::Two), alone ? "" : "Ben");
            two.go(0);
            two.click({2, 2});
            const bool mine = alone || ended; // else the two go on with their game
            EXPECT_EQ(name(Side::One), mine ? "" : "Ann");
            EXPECT_EQ(name(Side::Two), mine ? "" : "Ben");
            EXPECT_EQ(two.speech().you(), alone ? std::optional(Side::One) : std::nullopt);
            settle(two);
        }
}

TEST(Keeping, GivesPeopleTheirNamesBack) {
    Plan plan = twoHumans(ticTacToe());
    plan.seats[0].name = "Ann";
    plan.seats[1].name = "Ben";
    Table one(ticTacToe(), plan), two(ticTacToe());
    one.click({1, 1});
    one.setSeat(Side::Two, {.name = "Bea"}); // who was called wrongly
    EXPECT_FALSE(one.saved().helped) << "a name helps nobody";
    two.restore(reopened(one));
    EXPECT_EQ(two.plan().seats, one.plan().seats);
    EXPECT_THAT(said(two), Contains("Ann: b2"));
}

TEST(Keeping, UndoAtTheStartAsksForTheGameBefore) {
    Table table(ticTacToe());
    std::vector<std::string> wanted;
    QObject::connect(&table, &Session::beforeWanted,
                     [&](const std::string& id) { wanted.push_back(id); });
    const Plan plan = twoHumans(ticTacToe());
    ASSERT_TRUE(table.setUp(plan));
    table.undo();
    EXPECT_TRUE(wanted.empty());
    ASSERT_TRUE(table.start());
    table.click({1, 1});
    Reopened first = reopened(table);
    ASSERT_TRUE(table.setUp(plan)); // while setting up
    table.undo();
    EXPECT_EQ(wanted, std::vector{first.game.id});
    ASSERT_TRUE(table.start()); // and at the start of the next game
    table.undo();
    EXPECT_EQ(wanted, (std::vector{first.game.id, first.game.id}));
    // A game without a move is not worth going back to.
    ASSERT_TRUE(table.setUp(plan));
    EXPECT_EQ(table.before(), first.game.id);
    table.restore(std::move(first), {"Here again."});
    EXPECT_THAT(said(table), Contains("Here again."));
    EXPECT_TRUE(table.ways().back);
}

} // namespace bouton::testing
