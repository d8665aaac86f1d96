// SPDX-License-Identifier: MIT
#include <QSignalSpy>

#include <gmock/gmock.h>

#include "games/record.h"
#include "session/archive/entry.h"
#include "session/archive/own_games.h"
#include "session/kept/game_file.h"
#include "session/table.h"
#include "session/values/plan.h"
#include "session/values/saved_game.h"

namespace bouton::testing {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::Not;

using Phase = Session::Phase;

std::string refusalOfName(std::string_view name) {
    const Or<void> good = checkProgramName(name);
    return good ? "" : english(good.error());
}

std::string repeated(std::string_view text, int times) {
    std::string all;
    for (int i = 0; i < times; ++i)
        all += text;
    return all;
}

// A game of tic-tac-toe after a few moves, with these two at the table.
SavedGame sittingAt(const char* one, const char* two,
                    const char* record = "tic-tac-toe: .../.../... X; b2 a1") {
    SavedGame game = savedFrom(**readRecord(record));
    game.seats[0].player = one;
    game.seats[1].player = two;
    return game;
}

// The same after it was in a file.
Reopened fromAFile(const SavedGame& game) { return reopen(readGame(write(game)).value()).value(); }

struct Opened : Table {
    explicit Opened(const SavedGame& game) : Table(ticTacToe()) { restore(fromAFile(game)); }
};

TEST(ProgramName, IsOneLineOfPlainTextOfAtMost40Characters) {
    for (const char* good : {"x", "My program 2", "<b>bold</b> & \"quoted\"", "π:=,", "%1 %n"})
        EXPECT_EQ(refusalOfName(good), "") << good;
    EXPECT_EQ(refusalOfName(repeated("π", 40)), "");
    EXPECT_EQ(refusalOfName(repeated("π", 41)),
              "A program's name has at most 40 characters; this one has 41.");
    EXPECT_EQ(refusalOfName(repeated("\U0001F40E", 40)), "");
    EXPECT_EQ(refusalOfName(""), "A program needs a name.");
    for (const char* blank : {" x", "x ", " ", "\tx", "x\n"})
        EXPECT_EQ(refusalOfName(blank), "A program's name has no blanks at its ends.") << blank;
    for (const char* unseen : {"a\nb", "a\x1b[1m", "a\u202eb", "a\u200bb", "a\u2028b", "a\xff"})
        EXPECT_EQ(refusalOfName(unseen),
                  "A program's name is one line of text, without signs that nobody sees.")
            << unseen;
}

TEST(Guests, AreWrittenByNameAndReadBack) {
    const Ruleset& game = ticTacToe();
    for (const std::string name : {"mine", "a: b=1,c", "perfect", "human", "<b>"}) {
        const Seat seat{.program = name};
        EXPECT_FALSE(seat.human());
        EXPECT_EQ(write(game, seat), "program:" + name);
        EXPECT_EQ(readSeat(game, "program:" + name), seat);
        EXPECT_EQ(titleOf(game, seat), name);
    }
    EXPECT_FALSE(readSeat(game, "program:"));
    EXPECT_FALSE(readSeat(game, "program:" + std::string(41, 'x')));
    EXPECT_FALSE(readSeat(game, "oracle"));
}

// No player of a game is called as the mark of a program is.
TEST(Guests, AreToldFromPlayersIds) {
    for (const Ruleset* game : catalogue()) {
        for (const PlayerInfo& player : game->players)
            EXPECT_STRNE(player.id, "program") << game->name.id;
        for (const Opponent& opponent : game->opponents)
            EXPECT_STRNE(opponent.id, "program") << game->name.id;
    }
}

TEST(Guests, ThatNobodyKnowsStayAsTheFileNamesThem) {
    const Ruleset& game = ticTacToe();
    const std::string tooLong = "program:" + std::string(41, 'x');
    for (const std::string& text :
         {std::string("oracle:depth=9"), std::string("perfect:depth=100"), tooLong,
          std::string("program:two\nlines"), std::string("human:x")}) {
        const Seat seat = seatFrom(game, text);
        EXPECT_EQ(seat, Seat{.unknown = text});
        EXPECT_FALSE(seat.human());
        EXPECT_EQ(write(game, seat), text);
    }
    EXPECT_EQ(titleOf(game, seatFrom(game, tooLong)), "program:xxxxxxxxxxxx...");
    EXPECT_EQ(seatFrom(game, "human"), Seat{});
    EXPECT_EQ(seatFrom(game, "perfect"), computer(game, "perfect"));
}

TEST(Guests, HaveNoRatingAndNothingToSet) {
    const Ruleset& game = ticTacToe();
    for (const Seat& seat : {Seat{.program = "mine"}, Seat{.unknown = "oracle"}}) {
        EXPECT_EQ(opponentAt(game, seat), nullptr);
        EXPECT_EQ(ratingAt(game, seat), std::nullopt);
        EXPECT_EQ(nextPlayer(game, seat, true), std::nullopt);
        EXPECT_FALSE(thinksAhead(game, seat));
        EXPECT_TRUE(toldSettings(game, seat).empty());
    }
}

TEST(Guests, GiveTheirSeatToAPlayerOrAHumanWithItsClock) {
    const TimeControl time{std::chrono::seconds(60)};
    const Seat human = Seat{.time = time, .program = "mine"}.with(std::nullopt);
    EXPECT_EQ(human, (Seat{.time = time}));
    const Seat perfect = computer(ticTacToe(), "perfect");
    EXPECT_EQ((Seat{.unknown = "oracle"}.with(perfect.computer)), perfect);
}

TEST(VacantSeat, OfAFileOpensLooksThroughAndIsKeptAsItWas) {
    for (const char* who : {"oracle:depth=9", "program:mine"}) {
        const SavedGame saved = sittingAt("human", who);
        Opened table(saved);
        EXPECT_EQ(table.match()->line().size(), 3u);
        EXPECT_EQ(table.saved().seats[1].player, who);
        table.go(1);
        EXPECT_EQ(table.match()->current(), 1u);
        table.go(0);
        table.redo();
        EXPECT_EQ(table.match()->current(), 2u);
        EXPECT_EQ(fromAFile(table.saved()).plan.seats, table.plan().seats);
    }
}

TEST(VacantSeat, AsksForAnotherPlayerWhenAGameIsOpened) {
    const std::array<std::pair<const char*, const char*>, 2> cases{
        {{"oracle", "There is no player \"oracle\" here."},
         {"program:<b>mine</b>", "There is no program \"<b>mine</b>\" here."}}};
    for (const auto& [who, why] : cases)
        for (const Side side : {Side::One, Side::Two}) {
            Opened table(side == Side::One ? sittingAt(who, "human") : sittingAt("human", who));
            EXPECT_EQ(table.phase(), Phase::Paused);
            ASSERT_TRUE(table.turn().refusal);
            EXPECT_EQ(english(*table.turn().refusal), why);
            EXPECT_EQ(said(table).back(), why);
            EXPECT_EQ(table.messages().back().speaker, side);
            EXPECT_FALSE(table.turn().thinking);
            table.setSeat(side, computer(ticTacToe(), "perfect"));
            EXPECT_FALSE(table.turn().refusal);
            table.setPaused(false);
            settle(table);
            EXPECT_TRUE(table.turn().human);
        }
}

TEST(VacantSeat, PausesTheGameWhenItIsToMoveAndSaysSoOnce) {
    Opened table(sittingAt("human", "oracle"));
    const std::size_t lines = table.messages().size();
    table.setPaused(false); // the human's turn
    EXPECT_EQ(table.phase(), Phase::Playing);
    table.play(0);
    EXPECT_EQ(table.phase(), Phase::Paused);
    EXPECT_EQ(said(table).back(), "There is no player \"oracle\" here.");
    EXPECT_EQ(table.messages().size(), lines + 2);
    table.setPaused(false);
    EXPECT_EQ(table.phase(), Phase::Paused);
    EXPECT_EQ(table.messages().size(), lines + 2);
    table.setSeat(Side::Two, {});
    table.setPaused(false);
    EXPECT_EQ(table.phase(), Phase::Playing);
    EXPECT_TRUE(table.turn().human);
}

TEST(VacantSeat, ItsClockStandsAndSoDoesThatOfTheOther) {
    Opened table(sittingAt("human", "oracle"));
    for (const Side side : {Side::One, Side::Two}) {
        Seat seat = table.plan().seats[indexOf(side)];
        seat.time = TimeControl{std::chrono::seconds(60)};
        table.setSeat(side, seat);
    }
    table.setPaused(false);
    ASSERT_EQ(table.clocks().running(), Side::One);
    table.play(0);
    EXPECT_EQ(table.phase(), Phase::Paused);
    EXPECT_EQ(table.clocks().running(), std::nullopt);
}

TEST(VacantSeat, OfAnEndedGameIsNoMatter) {
    Opened table(sittingAt("human", "oracle", "tic-tac-toe: .../.../... X; a1 a2 b1 b2 c1"));
    EXPECT_EQ(table.phase(), Phase::Over);
    EXPECT_FALSE(table.turn().refusal);
    EXPECT_THAT(said(table), Not(Contains(HasSubstr("oracle"))));
}

TEST(VacantSeat, LetsNoGameStart) {
    for (const Seat& seat : {Seat{.program = "mine"}, Seat{.unknown = "oracle"}}) {
        Table table(ticTacToe());
        Plan plan = table.plan();
        plan.seats[1] = seat;
        ASSERT_TRUE(table.setUp(plan));
        ASSERT_FALSE(table.beginning());
        EXPECT_THAT(english(table.beginning().error()), HasSubstr("There is no"));
        EXPECT_FALSE(table.start());
        table.setSeat(Side::Two, {});
        EXPECT_TRUE(table.beginning());
        EXPECT_TRUE(table.start());
    }
}

TEST(VacantSeat, GivenToAnotherPlayerInPlayCountsAsHelp) {
    Opened table(sittingAt("human", "oracle"));
    EXPECT_FALSE(table.saved().helped);
    table.setSeat(Side::Two, {.time = TimeControl{std::chrono::seconds(60)}, .unknown = "oracle"});
    EXPECT_FALSE(table.saved().helped) << "another clock alone is no other player";
    table.setSeat(Side::Two, {});
    EXPECT_TRUE(table.saved().helped);
}

TEST(VacantSeat, StandsInTheArchiveByItsNameAndCountsForNoRating) {
    const SavedGame game =
        sittingAt("human", "program:Mine", "tic-tac-toe: .../.../... X; a1 a2 b1 b2 c1");
    EXPECT_EQ(entryOf(game).opponent(), "program:Mine");
    EXPECT_EQ(entryOf(game).mine(), Side::One);
    EXPECT_TRUE(wordsOf(game).contains("program:mine"));
    EXPECT_FALSE(pastGameOf(ticTacToe(), game));
    EXPECT_TRUE(pastGameOf(ticTacToe(), sittingAt("human", "perfect")));
    const Ruleset& towers = **gameNamed("towers");
    SavedGame drawn = savedFrom(*towers.standard(complete(towers.settings, {}).value()).value());
    drawn.seats[1].player = "perfect";
    drawn.autoFill = true;
    EXPECT_TRUE(pastGameOf(towers, drawn));
    drawn.settings = "rows=99";
    EXPECT_FALSE(pastGameOf(towers, drawn));
    drawn.autoFill = false;
    EXPECT_FALSE(pastGameOf(towers, drawn)) << "nobody knows of such a board";
}

} // namespace bouton::testing
