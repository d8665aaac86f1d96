// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>
#include <string>

#include "engine/contract/samples.h"
#include "engine/stop_at_poll.h"
#include "games/catalogue.h"
#include "games/reversi/engine_player.h"
#include "games/reversi/players.h"

// What players are asked with: a stop, an answer now, progress, the time.

namespace bouton::testing {

namespace {

using namespace std::chrono_literals;
using reversi::EnginePlayer;

// The empty board.
std::unique_ptr<Match> gridNim(int size) {
    const Ruleset& game = *gameNamed("grid-nim").value();
    return game.standard(complete(game.settings, {{"size", size}}).value()).value();
}

// A start of each game that its slowest players have to think about.
std::unique_ptr<Match> hardStart(const Ruleset& game) {
    const std::string_view id = game.name.id;
    if (id == "grid-nim")
        return gridNim(7);
    if (id == "cards")
        return matchFrom(game, "12:11/12:11/11:11/10:10 G").value();
    return game.standard(complete(game.settings, {}).value()).value();
}

Choice chosen(const Ruleset& game, const char* spec, const Match& match, const Asking& asking) {
    const PlayerChoice player = choosePlayer(game, readSpec(spec).value()).value();
    return game.makePlayer(player.player, player.settings, 1)(match)(asking).value();
}

const Ruleset& reversiGame() { return *gameNamed("reversi").value(); }

const char* const middleGame =
    "......../..X.O.../..XOOO../.XXXOX../..OXXX../...OX.../....O.../........ X";

// A game in which 14 cells are empty and somebody has a choice.
std::unique_ptr<Match> lateGame() {
    Random random(7);
    auto match = reversiGame().standard({}).value();
    while (match->ply(match->current()) < 46 || match->moves(match->current()).size() < 3)
        match->play(random.below(match->moves(match->current()).size()));
    return matchFrom(reversiGame(), match->position(match->current())).value();
}

} // namespace

TEST(Asking, EveryPlayerAnswersSoonWithALegalMoveWhenToldTo) {
    for (const Ruleset* game : catalogue())
        for (std::size_t player = 0; player < game->players.size(); ++player)
            for (const int k : {0, 1, 2, 3, 7}) {
                SCOPED_TRACE(game->name.id + std::string(" ") + game->players[player].id);
                Settings settings = complete(game->players[player].settings, {}).value();
                for (auto& [id, value] : settings)
                    if (id == "depth")
                        value = 8;
                    else if (id == "level")
                        value = 20;
                const auto match = hardStart(*game);
                ASSERT_TRUE(match);
                std::stop_source now;
                if (k == 0)
                    now.request_stop(); // before it has begun
                const StopAtPoll at(k, now);
                const auto choice =
                    game->makePlayer(player, settings, 1)(*match)({.answerNow = now.get_token()});
                ASSERT_TRUE(choice) << english(choice.error());
                EXPECT_LT(choice->move, match->moves(0).size());
                EXPECT_FALSE(choice->rule.empty());
                EXPECT_LT(at.asked(), k + 200) << "it goes on asking long after that";
            }
}

TEST(Asking, WhatIsFoundBeforeAnAnswerIsAskedForIsPlayed) {
    // The best of four plies, and not the first legal move, after five were begun.
    const auto match = matchFrom(reversiGame(), middleGame).value();
    const Choice four = chosen(reversiGame(), "minimax:depth=4", *match, {});
    std::stop_source now;
    const Choice hurried =
        chosen(reversiGame(), "minimax:depth=8", *match,
               {.answerNow = now.get_token(), .progress = [&](const Progress& progress) {
                    if (progress.depth == 4)
                        now.request_stop();
                }});
    EXPECT_EQ(english(hurried.rule), english(four.rule));
    EXPECT_EQ(hurried.move, four.move);
}

TEST(Asking, TheEnginePlaysTheBestMoveOfTheDepthThatItTold) {
    const auto match = matchFrom(reversiGame(), middleGame).value();
    for (const char* spec :
         {"engine:level=20,book=off", "engine:time=600,book=off", "engine:clock=36000,book=off"}) {
        std::stop_source now;
        Progress last;
        const Choice choice =
            chosen(reversiGame(), spec, *match,
                   {.answerNow = now.get_token(), .progress = [&](const Progress& progress) {
                        EXPECT_GE(progress.depth, last.depth);
                        EXPECT_GE(progress.nodes, last.nodes);
                        last = progress;
                        if (progress.depth >= 6)
                            now.request_stop();
                    }});
        ASSERT_FALSE(last.line.empty());
        EXPECT_EQ(match->moves(0)[choice.move].text, last.line.front()) << spec;
        const int score = last.score.value();
        ASSERT_NE(score, 0);
        const std::string lead =
            (score > 0 ? "ahead by " : "behind by ") + std::to_string(std::abs(score));
        EXPECT_THAT(english(choice.rule),
                    ::testing::HasSubstr(isAboutEven(score) ? "about even" : lead))
            << spec;
    }
}

TEST(Asking, TheEngineTellsOfASolutionWhatItPreparesItWith) {
    const auto match = lateGame();
    std::vector<Progress> all;
    (void)chosen(reversiGame(), "engine:level=12,book=off", *match,
                 {.progress = [&](Progress progress) { all.push_back(std::move(progress)); }});
    ASSERT_FALSE(all.empty());
    EXPECT_TRUE(all.back().outcome) << "solved to the end";
    for (const Progress& progress : all) {
        auto line = matchFrom(reversiGame(), match->position(0)).value();
        for (const std::string& move : progress.line)
            ASSERT_TRUE(line->play(move)) << move;
    }
}

TEST(Asking, GridNimsPerfectPlayerTellsTheWinThatItFound) {
    const auto match = gridNim(5);
    std::vector<Progress> all;
    const Choice choice =
        chosen(match->game(), "perfect", *match,
               {.progress = [&](Progress progress) { all.push_back(std::move(progress)); }});
    ASSERT_FALSE(all.empty());
    bool told = false;
    for (const Progress& progress : all) {
        EXPECT_EQ(progress.outcome, Outcome::Win);
        told = told || progress.line.front() == match->moves(0)[choice.move].text;
    }
    EXPECT_TRUE(told);
}

// The empty board of even size is lost, so no turn leaves nim-sum 0.
TEST(Asking, GridNimsPerfectPlayerClaimsNoWinThatItHasNotProven) {
    const auto match = gridNim(6);
    for (int k = 1; k <= 60; ++k) {
        std::stop_source now;
        const StopAtPoll at(k, now);
        const Choice choice =
            chosen(match->game(), "perfect", *match, {.answerNow = now.get_token()});
        ASSERT_THAT(english(choice.rule), ::testing::Not(::testing::HasSubstr("nim-sum 0"))) << k;
    }
}

// Every move loses, as the groups are equal in pairs; but to know it takes long.
TEST(Asking, CardsMinimaxClaimsNoWinThatItHasNotProven) {
    const Ruleset& game = *gameNamed("cards").value();
    const auto match = matchFrom(game, "5:3/9:8/5:3/9:8 G").value();
    for (int k = 1; k <= 40; ++k) {
        std::stop_source now;
        const StopAtPoll at(k, now);
        const Choice choice = chosen(game, "minimax", *match, {.answerNow = now.get_token()});
        ASSERT_THAT(english(choice.rule), ::testing::HasSubstr("before it found a win")) << k;
        ASSERT_EQ(match->moves(0)[choice.move].text, "b1") << "a card from the largest group";
    }
}

TEST(Asking, AStopEndsAThoughtThatIsToAnswerNow) {
    const auto match = matchFrom(reversiGame(), middleGame).value();
    const PlayerChoice minimax =
        choosePlayer(reversiGame(), readSpec("minimax:depth=8").value()).value();
    EXPECT_FALSE(reversiGame().makePlayer(minimax.player, minimax.settings, 1)(*match)(
        {.stop = alreadyStopped(), .answerNow = alreadyStopped()}));
}

// The engine's own clock --------------------------------------------------------------------------

namespace {

Past<Reversi> middleOfTheGame() { return {{positionOf<Reversi>(middleGame)}, {}}; }

Settings engineSettings(Settings some) {
    return complete(reversi::enginePlayer().settings, std::move(some)).value();
}

} // namespace

TEST(EngineClock, CountsItsOwnThoughtsAndGivesBackWhatIsTakenBack) {
    EnginePlayer::Time now{};
    // It looks at its clock as it begins and as it ends: each thought takes 200 milliseconds.
    EnginePlayer player(engineSettings({{"clock", 1'000}}), 3, [&] { return now += 200ms; });
    Past<Reversi> past = middleOfTheGame();
    const auto left = [&] { return player.effort(past, {}).milliseconds; };
    const auto playTwo = [&] {
        play(past, Reversi::moves(past.now())[player(past, {}).value().move]);
        play(past, Reversi::moves(past.now())[0]);
    };
    const int full = left();
    playTwo();
    const int second = left();
    EXPECT_LT(second, full);
    playTwo();
    EXPECT_LT(left(), second);
    past.states.resize(3);
    past.moves.resize(2);
    EXPECT_EQ(left(), second) << "the last thought is taken back";
    past = middleOfTheGame();
    EXPECT_EQ(left(), full) << "so is the first";
}

TEST(EngineClock, TheTimeUsedIsLeftOutAndNeverLessThanNothing) {
    reversi::UsedTime used;
    EXPECT_EQ(used.left(10s, 0), 10s);
    used.use(0, 4s);
    used.use(2, 3s);
    EXPECT_EQ(used.left(10s, 4), 3s);
    EXPECT_EQ(used.left(5s, 4), 0s);
    EXPECT_EQ(used.left(10s, 2), 6s);
    EXPECT_EQ(used.left(10s, 4), 6s) << "what was taken back stays so";
    EXPECT_EQ(used.left(10s, 0), 10s);
}

TEST(EngineClock, TheClockOfItsSeatComesBeforeItsOwn) {
    EnginePlayer own(engineSettings({{"clock", 60'000}}), 3);
    EnginePlayer level(engineSettings({{"level", 3}}), 3);
    EnginePlayer moves(engineSettings({{"time", 50}}), 3);
    const Past<Reversi> past = middleOfTheGame();
    const TimeLeft seat{10s, 0s};
    const int bySeat = own.effort(past, seat).milliseconds;
    EXPECT_LT(bySeat, own.effort(past, {}).milliseconds);
    EXPECT_EQ(level.effort(past, seat).milliseconds, bySeat);
    EXPECT_EQ(level.effort(past, {}).milliseconds, 0);
    EXPECT_EQ(moves.effort(past, seat).milliseconds, 50) << "no longer than the time for a move";
    EXPECT_EQ(own.effort(past, TimeLeft{0s, 0s}).milliseconds, 1);
    EXPECT_EQ(own.effort(past, TimeLeft{2000h, 0s}).milliseconds,
              own.effort(past, TimeLeft{9000h, 0s}).milliseconds)
        << "more than an int holds";
    EnginePlayer both(engineSettings({{"clock", 60'000}, {"time", 600'000}, {"threads", 3}}), 3);
    EXPECT_EQ(both.effort(past, {}).milliseconds, own.effort(past, {}).milliseconds)
        << "the shorter of both";
    EXPECT_EQ(both.effort(past, {}).threads, 3);
}

} // namespace bouton::testing
