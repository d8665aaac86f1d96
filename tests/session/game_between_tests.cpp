// SPDX-License-Identifier: MIT
#include "session/kept/game_between.h"

#include <gmock/gmock.h>

#include "games/record.h"
#include "session/kept/game_file.h"
#include "session/table.h"

// Games of tournaments as a table has them.

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using Phase = Session::Phase;

const Seat program{.program = "mine"};

GameBetween between(Seat first, Seat second) {
    return {.who = {std::move(first), std::move(second)},
            .settings = complete(ticTacToe().settings, {}).value()};
}
SavedGame saved(const char* record, GameBetween game) {
    return savedFrom(**readRecord(record), std::move(game));
}
Reopened reopened(const SavedGame& game) { return reopen(readGame(write(game)).value()).value(); }

} // namespace

TEST(GameBetween, HasItsPlayersAtTheirSidesWhoeverBegins) {
    const Seat perfect = computer(ticTacToe(), "perfect");
    for (const auto& [record, first] :
         {std::pair("tic-tac-toe: .../.../... X; b2 a1", Side::One),
          std::pair("tic-tac-toe: .X./.../... O; b2 a1", Side::Two)}) {
        const Reopened game = reopened(saved(record, between(program, perfect)));
        EXPECT_EQ(game.plan.seats[indexOf(first)], program) << record;
        EXPECT_EQ(game.plan.seats[indexOf(other(first))], perfect) << record;
    }
}

TEST(GameBetween, ThatWasLostByAFaultIsOverAndTellsIt) {
    for (const std::size_t faulty : {0, 1}) {
        GameBetween game = between(program, program);
        game.faults[faulty] = 1;
        game.fault = Fault{.what = {"It is <b>wrong</b>."}, .sent = "line", .came = "z9"};
        const SavedGame file = saved("tic-tac-toe: .../.../... X; b2 a1", std::move(game));
        const Side loser = faulty == 0 ? Side::One : Side::Two;
        EXPECT_TRUE(file.over);
        EXPECT_EQ(file.winner, other(loser));
        Table table(ticTacToe());
        table.restore(reopened(file));
        EXPECT_EQ(table.phase(), Phase::Over);
        EXPECT_EQ(table.saved().winner, other(loser));
        EXPECT_THAT(said(table), ElementsAre("It is <b>wrong</b>.", "It was sent: line",
                                             "It wrote: z9", ::testing::_));
        EXPECT_EQ(table.messages().front().speaker, loser);
    }
}

TEST(GameBetween, ThatWasStoppedIsPausedAndOneThatIsOverIsNot) {
    const Seat perfect = computer(ticTacToe(), "perfect");
    Table table(ticTacToe());
    table.restore(reopened(saved("tic-tac-toe: .../.../... X; b2 a1", between(perfect, perfect))));
    EXPECT_EQ(table.phase(), Phase::Paused);
    const SavedGame ended =
        saved("tic-tac-toe: .../.../... X; a1 a2 b1 b2 c1", between(perfect, program));
    EXPECT_FALSE(ended.forfeit);
    EXPECT_FALSE(ended.autoFill);
    EXPECT_EQ(ended.winner, Side::One);
}

TEST(GameBetween, HasTheSettingsOfItsStartAndNothingThatChangesFromRunToRun) {
    const Ruleset& nim = *gameNamed("grid-nim").value();
    const Settings settings = complete(nim.settings, {{"size", 4}}).value();
    const char* record = "grid-nim: ..../..../..../.... G";
    ASSERT_TRUE(readRecord(record)) << english(readRecord(record).error());
    const SavedGame one = saved(record, {{program, program}, settings, true});
    EXPECT_EQ(one.settings, write(nim.settings, settings));
    EXPECT_TRUE(one.autoFill);
    EXPECT_EQ(one.id, "");
    EXPECT_EQ(one.begun, SavedGame::Moment());
    EXPECT_EQ(write(one), write(saved(record, {{program, program}, settings, true})));
}

} // namespace bouton::testing
