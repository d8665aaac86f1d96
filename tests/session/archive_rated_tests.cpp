// SPDX-License-Identifier: MIT

#include "session/archive/own_games.h"
#include "session/kept/keeper.h"
#include "session/stored_games.h"
#include "session/table.h"

// Which games of the archive count for a player's own rating.

namespace bouton::testing {

namespace {

class RatedGames : public ArchiveOnDisk {
protected:
    const Ruleset& reversi = *gameNamed("reversi").value();
    // A game that counts: a human without help against step 8 of the ladder.
    SavedGame game(int number, std::optional<Side> winner = Side::One) {
        SavedGame saved = playedAlone(number, "ladder:step=8", winner);
        saved.hintsUsed = {};
        return saved;
    }
    std::vector<RatedGame> rated() { return ratedGames(*store, reversi).value(); }
    // Whether a game counts after this was done to it.
    template <class Change> bool counts(Change change) {
        open();
        SavedGame one = game(++m_number);
        change(one);
        EXPECT_TRUE(store->add(one));
        const bool found = !rated().empty();
        EXPECT_TRUE(store->removeAll(m_number));
        return found;
    }

private:
    int m_number = 0;
};

} // namespace

TEST_F(RatedGames, AreThoseAgainstRatedPlayersTheNewestFirst) {
    ASSERT_TRUE(store->add(game(1, Side::One)));
    ASSERT_TRUE(store->add(game(2, Side::Two)));
    ASSERT_TRUE(store->add(game(3, std::nullopt)));
    const auto all = rated();
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[0].id, "game-3");
    EXPECT_EQ(all[0].points, 0.5);
    EXPECT_EQ(all[1].points, 0);
    EXPECT_EQ(all[2].points, 1);
    EXPECT_EQ(all[2].opponent,
              ratingAt(reversi, readSeat(reversi, "ladder:step=8").value())->value);
}

TEST_F(RatedGames, LeaveOutWhereSomebodyWasHelpedOrTookBack) {
    EXPECT_TRUE(counts([](SavedGame&) {}));
    EXPECT_FALSE(counts([](SavedGame& game) { game.firstEnd->alone = false; }));
    EXPECT_FALSE(counts([](SavedGame& game) { game.seats[1].player = "minimax:depth=8"; }));
    EXPECT_FALSE(counts([](SavedGame& game) { game.seats[1].player = "human"; }));
    EXPECT_FALSE(counts([](SavedGame& game) { game.seats[0].player = "random"; }));
    EXPECT_FALSE(counts([](SavedGame& game) {
        game.seats[1] = {"club", TimeControl{std::chrono::minutes(5)}};
    })) << "a clock is another player";
    EXPECT_FALSE(counts([](SavedGame& game) {
        game.start = "XO....../......../......../......../......../......../......../........ X";
    })) << "not the usual start";
}

TEST_F(RatedGames, OfOlderVersionsCountIfNothingWasTakenBackAndNoHintGiven) {
    const auto old = [](SavedGame& game) { game.firstEnd.reset(); };
    EXPECT_TRUE(counts(old));
    EXPECT_FALSE(counts([&](SavedGame& game) {
        old(game);
        game.hintsUsed = {1, 0};
    }));
    EXPECT_FALSE(counts([&](SavedGame& game) {
        old(game);
        game.positions.push_back({0, "c4"});
    }));
}

TEST_F(RatedGames, CountByHowTheyEndedFirst) {
    SavedGame lost = game(1, Side::Two);
    lost.winner = Side::One; // tried again after the end
    lost.positions.push_back({0, "c4"});
    ASSERT_TRUE(store->add(lost));
    ASSERT_EQ(rated().size(), 1u);
    EXPECT_EQ(rated().front().points, 0);
}

TEST_F(RatedGames, AreAtMostSoManyAndACopyCountsOnce) {
    for (int number = 1; number <= static_cast<int>(mostRated) + 5; ++number)
        ASSERT_TRUE(store->add(game(number)));
    EXPECT_EQ(rated().size(), mostRated);
    ASSERT_TRUE(store->add(otherwise(game(900), game(static_cast<int>(mostRated) + 5))));
    const auto all = rated();
    EXPECT_EQ(std::ranges::count(all, "game-105", &RatedGame::id)
                  + std::ranges::count(all, "game-900", &RatedGame::id),
              1);
}

// The table says how a game first ended.

TEST(FirstEnd, IsAloneWhereNobodyWasHelped) {
    Table table(ticTacToe(), twoHumans(ticTacToe()));
    EXPECT_FALSE(table.ending().first);
    click(table, {{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}});
    const SavedGame::FirstEnd first{Side::One, true};
    EXPECT_EQ(table.ending().first, first);
    table.undo();
    table.noteHelp();
    table.resign(Side::One);
    EXPECT_EQ(table.ending().first, first) << "what is tried afterwards does not count";
    EXPECT_EQ(table.saved().firstEnd, first);
}

TEST(FirstEnd, IsNotAloneAfterHelpAnotherSeatOrAMoveTakenBackAndSaysWhich) {
    using Help = SavedGame::Help;
    const auto endAfter = [](const std::function<void(Session&)>& change) {
        Table table(ticTacToe(), twoHumans(ticTacToe()));
        table.click({0, 0});
        change(table);
        table.resign(Side::One);
        EXPECT_EQ(table.ending().first->winner, Side::Two);
        return std::pair(table.ending().first->alone, table.ending().first->why);
    };
    const std::pair alone(true, Help::Unknown);
    EXPECT_EQ(endAfter([](Session&) {}), alone);
    EXPECT_EQ(endAfter([](Session& session) { session.noteHelp(); }),
              std::pair(false, Help::SeeWhy));
    EXPECT_EQ(endAfter([](Session& session) {
                  session.setSeat(Side::Two, computer(ticTacToe(), "perfect"));
                  session.noteHelp(); // the first one holds
              }),
              std::pair(false, Help::Seat));
    EXPECT_EQ(endAfter([](Session& session) {
                  session.undo();
                  session.click({1, 1});
              }),
              std::pair(false, Help::TakenBack));
    EXPECT_EQ(endAfter([](Session& session) {
                  session.undo();
                  session.click({0, 0});
              }),
              alone)
        << "the same move again";
    EXPECT_EQ(endAfter([](Session& session) {
                  session.study().setScope(Study::Scope::Here);
                  session.hint();
                  ASSERT_TRUE(waitFor([&] { return session.hints().used(Side::Two) > 0; }));
              }),
              std::pair(false, Help::Hint));
}

TEST(FirstEnd, CountsASeatThatIsGivenAwayBeforeTheFirstMove) {
    Table table(ticTacToe(), twoHumans(ticTacToe()));
    table.setSeat(Side::Two, computer(ticTacToe(), "perfect"));
    table.resign(Side::One);
    EXPECT_TRUE(table.ending().first->alone);
}

TEST(FirstEnd, IsKeptWithTheGameAndSoIsHelp) {
    Table one(ticTacToe(), twoHumans(ticTacToe()));
    one.click({0, 0});
    one.noteHelp();
    Table other(ticTacToe());
    other.restore(reopen(one.saved()).value());
    other.resign(Side::Two);
    EXPECT_EQ(other.ending().first,
              (SavedGame::FirstEnd{Side::One, false, SavedGame::Help::SeeWhy}));
}

TEST(FirstEnd, OfAGameFromElsewhereIsNotKnown) {
    Table one(ticTacToe(), twoHumans(ticTacToe()));
    one.resign(Side::One);
    ASSERT_TRUE(one.ending().first->alone);
    Table other(ticTacToe());
    Keeper::put(other, reopen(one.saved()).value());
    EXPECT_FALSE(other.ending().first);
    EXPECT_TRUE(other.saved().helped) << "it counts for nobody's rating";
}

// What practice is made of.
TEST_F(RatedGames, AndAllOthersOfOneHumanAreGivenAsRecordsTheNewestFirst) {
    for (int number = 1; number <= 3; ++number)
        ASSERT_TRUE(store->add(game(number)));
    SavedGame two = game(4);
    two.seats[1].player = "human";
    ASSERT_TRUE(store->add(two));
    SavedGame last = game(5);
    std::swap(last.seats[0], last.seats[1]);
    last.positions.resize(3);
    last.plies = last.current = 2;
    ASSERT_TRUE(store->add(last));
    const auto own = ownGames(*store, QStringLiteral("reversi"), 3).value();
    ASSERT_EQ(own.size(), 3u);
    const auto& [record, entry] = own[0];
    EXPECT_EQ(entry.mine(), Side::Two);
    EXPECT_EQ(record, last.start + "; " + last.positions[1].move + ' ' + last.positions[2].move);
    EXPECT_EQ(own[1].second.mine(), Side::One);
    EXPECT_TRUE(ownGames(*store, QStringLiteral("towers"), 3).value().empty());
}

} // namespace bouton::testing
