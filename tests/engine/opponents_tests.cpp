// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <set>

#include "engine/contract/samples.h"
#include "games/catalogue.h"
#include "games/reversi/engine.h"
#include "lab/series.h"

// The opponents of every game: the players that are offered by name.

namespace bouton::testing {

using ::testing::HasSubstr;

namespace {

const Ruleset& gameOf(std::string_view id) { return *gameNamed(id).value(); }

PlayerChoice named(const Ruleset& game, std::string_view spec) {
    return choosePlayer(game, readSpec(spec).value()).value();
}

// The games that `first` wins and loses against `second`, who exchange their seats.
Tally tallyOf(const Ruleset& game, const PlayerChoice& first, const PlayerChoice& second,
              int games) {
    Tally sum;
    Random seeds(7);
    for (int i = 0; i < games; ++i) {
        Series series{.start =
                          [&] {
                              Random random(seeds.seed());
                              return randomStart(game, random);
                          },
                      .players = {}};
        const PlayerChoice* players[2] = {&first, &second};
        for (std::size_t seat = 0; seat < 2; ++seat) {
            const PlayerChoice& player = *players[i % 2 == 0 ? seat : 1 - seat];
            series.players[seat] = game.makePlayer(player.player, player.settings, seeds.seed());
        }
        series.games = 1;
        const Tally tally = playSeries(series, {}, {}).value();
        sum.wins += i % 2 == 0 ? tally.wins : tally.losses;
        sum.losses += i % 2 == 0 ? tally.losses : tally.wins;
        sum.draws += tally.draws;
    }
    return sum;
}

// How often the rule of an opponent's first move in new games holds this text, of a hundred.
int shareOf(const Ruleset& game, const char* opponent, const char* rule, int games) {
    const PlayerChoice choice = named(game, opponent);
    const Settings settings = complete(game.settings, {}).value();
    Random random(3);
    AnyPlayer player;
    int slips = 0, asked = 0;
    while (asked < games) {
        const auto match = game.random(settings, random).value();
        if (match->moves(0).size() < 2)
            continue;
        if (asked++ % 10 == 0) // it plays a few games, because some solve theirs first
            player = game.makePlayer(choice.player, choice.settings, random.seed());
        const auto move = player(*match)({});
        slips += english(move->rule).find(rule) != std::string::npos;
    }
    return slips * 100 / games;
}

} // namespace

TEST(Opponents, HaveANameAndASentenceOfTheirOwnInEveryGame) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        EXPECT_GE(game->opponents.size(), 3u);
        EXPECT_LE(game->opponents.size(), 6u);
        std::set<std::string> ids, titles, manners;
        for (const Opponent& opponent : game->opponents) {
            SCOPED_TRACE(opponent.id);
            EXPECT_TRUE(ids.insert(opponent.id).second);
            EXPECT_TRUE(titles.insert(opponent.title).second);
            EXPECT_TRUE(manners.insert(opponent.manner).second);
            EXPECT_STRNE(opponent.title, "");
            EXPECT_STRNE(opponent.manner, "");
            EXPECT_EQ(std::string(opponent.manner).find_first_of("()."), std::string::npos);
        }
    }
}

TEST(Opponents, ArePlayersOfTheirGameWithAllSettings) {
    for (const Ruleset* game : catalogue())
        for (const Opponent& opponent : game->opponents) {
            SCOPED_TRACE(std::string(game->name.id) + ' ' + opponent.id);
            ASSERT_LT(opponent.choice.player, game->players.size());
            EXPECT_EQ(
                complete(game->players[opponent.choice.player].settings, opponent.choice.settings),
                opponent.choice.settings);
        }
}

TEST(Opponents, AreFoundByTheirNameAndTheirNameByThePlayer) {
    for (const Ruleset* game : catalogue())
        for (const Opponent& opponent : game->opponents) {
            SCOPED_TRACE(std::string(game->name.id) + ' ' + opponent.id);
            EXPECT_EQ(named(*game, opponent.id), opponent.choice);
            EXPECT_EQ(named(*game, specOf(*game, opponent.choice)), opponent.choice);
            EXPECT_EQ(opponentOf(*game, opponent.choice), &opponent);
        }
}

TEST(Opponents, ThatAreCalledAsAPlayerAreThatPlayerAtItsStandardSettings) {
    for (const Ruleset* game : catalogue())
        for (std::size_t i = 0; i < game->players.size(); ++i)
            for (const Opponent& opponent : game->opponents)
                if (std::string_view(opponent.id) == game->players[i].id) {
                    const PlayerChoice standard{i, complete(game->players[i].settings, {}).value()};
                    EXPECT_EQ(opponent.choice, standard) << game->name.id << ' ' << opponent.id;
                }
}

TEST(Opponents, BeginWithTheOneWhoMovesAtRandomAndHaveTheProposedOneAmongThem) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        EXPECT_STREQ(game->opponents.front().id, "beginner");
        EXPECT_EQ(game->opponents.front().choice, named(*game, "random"));
        EXPECT_NE(opponentOf(*game, proposedOpponent(*game)), nullptr);
    }
}

TEST(Opponents, TakeOtherSettingsThanTheirOwnAndThenHaveNoName) {
    const Ruleset& reversi = gameOf("reversi");
    EXPECT_EQ(named(reversi, "expert:threads=2"), named(reversi, "engine:level=12,threads=2"));
    EXPECT_EQ(opponentOf(reversi, named(reversi, "expert:threads=2")), nullptr);
    EXPECT_FALSE(choosePlayer(reversi, readSpec("expert:level=99").value()));
    EXPECT_FALSE(choosePlayer(reversi, readSpec("expert:depth=2").value()));
    EXPECT_FALSE(choosePlayer(reversi, readSpec("beginner:level=2").value()));
}

TEST(Opponents, AreListedWhereAPlayerIsUnknownEachIdOnce) {
    const auto refused = choosePlayer(gameOf("towers"), {"nobody", {}});
    ASSERT_FALSE(refused);
    EXPECT_EQ(
        english(refused.error()),
        "The game Towers and chessboard has no player \"nobody\"; there are: random, careless, "
        "nim-sum, beginner, student, club, perfect.");
    const auto perfect = choosePlayer(gameOf("tic-tac-toe"), {"nobody", {}});
    EXPECT_THAT(english(perfect.error()),
                HasSubstr("random, golden-pairs, blocker, careless, perfect, beginner, student, "
                          "casual, club."));
}

TEST(Opponents, StandFromTheWeakestToTheStrongest) {
    for (const Ruleset* game : catalogue())
        for (std::size_t i = 1; i < game->opponents.size(); ++i) {
            const Opponent &weaker = game->opponents[i - 1], &stronger = game->opponents[i];
            SCOPED_TRACE(std::string(game->name.id) + ' ' + stronger.id);
            const Phrase level = stronger.choice.settings.empty()
                                     ? Phrase{}
                                     : Phrase{"", {}, stronger.choice.settings.front().second};
            if (level.n > 6 && std::string_view(game->name.id) == "reversi")
                continue; // they think long; docs/reversi-engine.md has their games
            const bool isShort = std::string_view(game->name.id) == "trojan-horse";
            const int games = isShort ? 1000 : 60; // chance decides many of a few moves
            const Tally tally = tallyOf(*game, stronger.choice, weaker.choice, games);
            EXPECT_GT(tally.wins, tally.losses);
        }
}

TEST(Opponents, WhoSlipDoSoAsOftenAsTheySay) {
    for (const char* id : {"towers", "trojan-horse", "cards"}) {
        SCOPED_TRACE(id);
        EXPECT_NEAR(shareOf(gameOf(id), "student", "careless moment", 1000), 50, 5);
    }
    for (const char* id : {"towers", "cards", "grid-nim"})
        EXPECT_NEAR(shareOf(gameOf(id), "club", "careless moment", 1000), 10, 3) << id;
    for (const char* id : {"trojan-horse", "tic-tac-toe"})
        EXPECT_NEAR(shareOf(gameOf(id), "club", "careless moment", 1000), 20, 4) << id;
    EXPECT_NEAR(shareOf(gameOf("grid-nim"), "casual", "careless moment", 1000), 33, 5);
}

TEST(Opponents, OfReversiLookAndSolveAsFarAsTheySay) {
    const auto told = [](const char* id) {
        for (const Opponent& opponent : gameOf("reversi").opponents)
            if (std::string_view(opponent.id) == id)
                return std::pair(
                    std::string(opponent.manner),
                    reversi::Effort::ofLevel(valueOf(opponent.choice.settings, "level")));
        return std::pair(std::string(), reversi::Effort());
    };
    EXPECT_EQ(told("casual").second.plies, 1);
    EXPECT_GT(told("casual").second.mistakes, 0);
    EXPECT_EQ(told("club").second.plies, 4);
    EXPECT_THAT(told("club").first, HasSubstr("four moves ahead"));
    for (const char* id : {"club", "expert", "master"}) {
        const auto [manner, effort] = told(id);
        EXPECT_EQ(effort.mistakes, 0);
        EXPECT_THAT(manner, HasSubstr("the last " + std::to_string(effort.solveFrom)));
    }
    for (const char* id : {"expert", "master"})
        EXPECT_THAT(told(id).first,
                    HasSubstr("looks " + std::to_string(told(id).second.plies) + " moves ahead"));
}

} // namespace bouton::testing
