#include <QSignalSpy>

#include <gmock/gmock.h>

#include "session/games_to_keep.h"
#include "session/kept/game_file.h"
#include "session/kept/saved_tree.h"
#include "session/table.h"
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
        ASSERT_TRUE(
            one.session.setUp(humanAgainst(*rules, write(*rules, Seat{proposedOpponent(*rules)}))));
        ASSERT_TRUE(one.session.start());
        playSome(one.session, 3);
        one.session.undo();
        if (one.session.turn().human)
            one.session.play(1);
        settle(one.session);
        one.session.comment(0, "the start");
        one.session.comment(1, "a move");
        const SavedGame saved = one.session.saved();
        two.session.restore(reopened(one.session));
        settle(two.session);
        EXPECT_EQ(untouched(two.session.saved()), untouched(saved));
        EXPECT_EQ(two.session.phase(), one.session.phase());
        EXPECT_EQ(two.session.scene(), one.session.scene());
        EXPECT_EQ(said(two.session), said(one.session));
        EXPECT_EQ(two.session.plan(), one.session.plan());
        EXPECT_EQ(two.session.ways().back, one.session.ways().back);
    }
}

TEST(Keeping, GoesOnThinkingWhereAComputerIsToMove) {
    const Ruleset game = latched(ticTacToe());
    Table one(game), two(game);
    theLatch().holdAt(1);
    ASSERT_TRUE(one.session.setUp(humanAgainst(game, "perfect")));
    ASSERT_TRUE(one.session.start());
    one.session.click({1, 1});
    theLatch().waitUntilHeld();
    const std::array<const Ruleset*, 1> games{&game};
    Reopened kept = reopen(one.session.saved(), games).value();
    one.session.setPaused(true);
    two.session.restore(std::move(kept));
    theLatch().release();
    settle(two.session);
    EXPECT_TRUE(two.session.turn().human);
    EXPECT_EQ(two.session.match()->ply(two.session.match()->current()), 2u);
}

TEST(Keeping, LetsClocksStandUntilTheGameGoesOn) {
    Clocks::Time time{};
    const Ruleset& rules = ticTacToe();
    Session one(rules, 1, nullptr, [&] { return time; });
    Session two(rules, 1, nullptr, [&] { return time; });
    Plan plan{complete(rules.settings, {}).value()};
    plan.seats[0].time = plan.seats[1].time = TimeControl{60s, 1s};
    ASSERT_TRUE(one.setUp(plan));
    ASSERT_TRUE(one.start());
    time += 10s;
    one.click({1, 1}); // 51 s left
    time += 5s;
    Reopened kept = reopened(one);
    time += 100h;
    two.restore(std::move(kept));
    EXPECT_EQ(two.phase(), Session::Phase::Paused);
    time += 100h;
    EXPECT_EQ(two.times().left[indexOf(Side::One)]->left, 51s);
    EXPECT_EQ(two.times().left[indexOf(Side::Two)]->left, 55s);
    two.setPaused(false);
    time += 5s;
    EXPECT_EQ(two.times().left[indexOf(Side::Two)]->left, 50s);
    two.go(0); // the time that was left there is kept too
    EXPECT_EQ(two.times().left[indexOf(Side::One)]->left, 60s);
}

TEST(Keeping, LeavesAFinishedGameFinished) {
    Table one(ticTacToe()), two(ticTacToe());
    ASSERT_TRUE(one.session.setUp({complete(ticTacToe().settings, {}).value()}));
    ASSERT_TRUE(one.session.start());
    for (const Cell cell : {Cell{1, 1}, {0, 0}, {0, 1}, {2, 2}, {2, 1}})
        one.session.click(cell);
    ASSERT_EQ(one.session.phase(), Session::Phase::Over);
    const SavedGame saved = one.session.saved();
    EXPECT_TRUE(saved.over);
    EXPECT_EQ(saved.winner, Side::One);
    two.session.restore(reopened(one.session));
    EXPECT_EQ(two.session.phase(), Session::Phase::Over);
    EXPECT_EQ(two.session.ending().result, Result{Side::One});
    EXPECT_EQ(said(two.session), said(one.session));
    two.session.undo();
    EXPECT_TRUE(two.session.turn().human);
}

TEST(Keeping, AFinishedGameThatIsLookedThroughIsNoMoreInPlay) {
    Table session(ticTacToe(), {complete(ticTacToe().settings, {}).value()});
    for (const Cell cell : {Cell{1, 1}, {0, 0}, {0, 1}, {2, 2}})
        session.click(cell);
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
    Table one(ticTacToe()), two(ticTacToe());
    ASSERT_TRUE(one.session.setUp({complete(ticTacToe().settings, {}).value()}));
    ASSERT_TRUE(one.session.start());
    one.session.click({1, 1});
    one.session.resign();
    ASSERT_EQ(one.session.phase(), Session::Phase::Over);
    two.session.restore(reopened(one.session));
    EXPECT_EQ(two.session.phase(), Session::Phase::Over);
    EXPECT_EQ(two.session.ending().result, Result{Side::One});
    EXPECT_EQ(two.session.ending().forfeit, one.session.ending().forfeit);
    two.session.undo();
    EXPECT_EQ(two.session.phase(), Session::Phase::Playing);
}

TEST(Keeping, LeavesAResignedGameThatIsLookedThroughOver) {
    Table one(ticTacToe()), two(ticTacToe());
    ASSERT_TRUE(one.session.setUp({complete(ticTacToe().settings, {}).value()}));
    ASSERT_TRUE(one.session.start());
    for (const Cell cell : {Cell{1, 1}, {0, 0}, {0, 1}})
        one.session.click(cell);
    one.session.resign();
    one.session.go(1);
    ASSERT_TRUE(one.session.view().looksThrough);
    two.session.restore(reopened(one.session));
    EXPECT_TRUE(two.session.view().looksThrough);
    two.session.click({2, 2});
    two.session.go(1);
    EXPECT_FALSE(two.session.view().looksThrough) << "that line has no end yet";
}

TEST(Keeping, LeavesEachLineTheEndThatItHadAndNoOther) {
    Table one(ticTacToe()), two(ticTacToe());
    ASSERT_TRUE(one.session.setUp({complete(ticTacToe().settings, {}).value()}));
    ASSERT_TRUE(one.session.start());
    one.session.click({1, 1});
    one.session.click({0, 0});
    one.session.resign();
    one.session.undo(); // taken back: that line has no end
    one.session.go(1);
    ASSERT_FALSE(one.session.view().looksThrough);
    two.session.restore(reopened(one.session));
    EXPECT_FALSE(two.session.view().looksThrough);
    for (Table* table : {&one, &two}) {
        table->session.click({2, 2});
        table->session.resign();
        table->session.go(1);
        ASSERT_TRUE(table->session.view().looksThrough);
    }
    two.session.restore(reopened(one.session));
    EXPECT_TRUE(two.session.view().looksThrough);
    EXPECT_EQ(two.session.saved().positions, one.session.saved().positions);
}

TEST(Keeping, LeavesAGameOfTwoComputersPaused) {
    const Ruleset& rules = *gameNamed("towers").value();
    Table one(rules), two(rules);
    Plan plan{complete(rules.settings, {}).value(), true};
    plan.seats = {computer(rules, "random"), computer(rules, "random")};
    ASSERT_TRUE(one.session.setUp(plan));
    ASSERT_TRUE(one.session.start());
    ASSERT_TRUE(QTest::qWaitFor([&] { return one.session.match()->size() > 3; }, 30'000));
    one.session.setPaused(true);
    two.session.restore(reopened(one.session));
    EXPECT_EQ(two.session.phase(), Session::Phase::Paused);
    two.session.setPaused(false);
    const std::size_t before = two.session.match()->size();
    ASSERT_TRUE(QTest::qWaitFor([&] { return two.session.match()->size() > before; }, 30'000));
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
    table.session.restore(reopen(std::move(game)).value());
    EXPECT_EQ(table.session.phase(), Session::Phase::Over);
    EXPECT_FALSE(table.session.turn().thinking);
    EXPECT_FALSE(table.session.ending().result);
    EXPECT_EQ(english(table.session.ending().verdict->text), "The game is called a draw.");
    EXPECT_EQ(english(table.session.messages().back().text), "The game is called a draw.");
    const std::vector<std::string> all = said(table.session);
    table.session.restore(reopened(table.session));
    EXPECT_EQ(said(table.session), all) << "it is not said twice";
}

TEST(Keeping, WhatSomebodyDidBesideTheUsualStartIsWorthIt) {
    Table session(ticTacToe());
    EXPECT_FALSE(session.worthKeeping());
    const auto begin = [&] {
        ASSERT_TRUE(session.setUp({complete(ticTacToe().settings, {}).value()}));
        ASSERT_TRUE(session.start());
        ASSERT_FALSE(session.worthKeeping());
    };
    begin();
    session.comment(0, "a lesson");
    EXPECT_TRUE(session.worthKeeping());
    session.undoEdit();
    EXPECT_FALSE(session.worthKeeping());
    session.resign();
    EXPECT_TRUE(session.worthKeeping());
    begin();
    session.click({1, 1});
    EXPECT_TRUE(session.worthKeeping());
    session.edit(readPicture("X../.O./... X", "XO").value());
    ASSERT_TRUE(session.start());
    EXPECT_TRUE(session.worthKeeping()) << "a start that was set up by hand";
}

TEST(Keeping, RefusesAGameOfAnotherKind) {
    Table one(ticTacToe()), two(*gameNamed("towers").value());
    ASSERT_TRUE(one.session.setUp({complete(ticTacToe().settings, {}).value()}));
    ASSERT_TRUE(one.session.start());
    QSignalSpy refused(&two.session, &Session::refused);
    two.session.restore(reopened(one.session));
    EXPECT_EQ(refused.size(), 1);
    EXPECT_EQ(two.session.phase(), Session::Phase::SettingUp);
}

TEST(Keeping, TellsThatAGameIsPutAwayWhileItIsStillThere) {
    Table table(ticTacToe());
    std::vector<std::size_t> sizes;
    QObject::connect(&table.session, &Session::leaving,
                     [&] { sizes.push_back(table.session.saved().positions.size()); });
    const Plan plan{complete(ticTacToe().settings, {}).value()};
    ASSERT_TRUE(table.session.setUp(plan));
    ASSERT_TRUE(table.session.start());
    table.session.click({1, 1});
    const Reopened other = reopened(table.session);
    ASSERT_TRUE(table.session.setUp(plan));
    EXPECT_EQ(sizes, std::vector<std::size_t>{2});
    ASSERT_TRUE(table.session.start());
    table.session.restore(reopened(table.session));
    EXPECT_EQ(sizes, (std::vector<std::size_t>{2, 1}));
}

TEST(Keeping, UndoAtTheStartAsksForTheGameBefore) {
    Table table(ticTacToe());
    std::vector<std::string> wanted;
    QObject::connect(&table.session, &Session::beforeWanted,
                     [&](const std::string& id) { wanted.push_back(id); });
    const Plan plan{complete(ticTacToe().settings, {}).value()};
    ASSERT_TRUE(table.session.setUp(plan));
    table.session.undo();
    EXPECT_TRUE(wanted.empty());
    ASSERT_TRUE(table.session.start());
    table.session.click({1, 1});
    Reopened first = reopened(table.session);
    ASSERT_TRUE(table.session.setUp(plan)); // while setting up
    table.session.undo();
    EXPECT_EQ(wanted, std::vector{first.game.id});
    ASSERT_TRUE(table.session.start()); // and at the start of the next game
    table.session.undo();
    EXPECT_EQ(wanted, (std::vector{first.game.id, first.game.id}));
    // A game without a move is not worth going back to.
    ASSERT_TRUE(table.session.setUp(plan));
    EXPECT_EQ(table.session.before(), first.game.id);
    table.session.restore(std::move(first), {"Here again."});
    EXPECT_THAT(said(table.session), Contains("Here again."));
    EXPECT_TRUE(table.session.ways().back);
}

} // namespace bouton::testing
