// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <cstdlib>
#include <thread>

#include "core/clicking.h"
#include "engine/contract/samples.h"
#include "engine/own_examples.h"
#include "explain/why.h"
#include "games/catalogue.h"
#include "games/record.h"

namespace bouton::testing {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

namespace {

const std::string nimText = "bouton-game 1\ntitle: Nim\nheaps: 3 5 7\nturn: take any\n";

const Ruleset& ownCalled(const std::string& text) {
    const auto game = ownGame(text);
    EXPECT_TRUE(game) << english(game.error());
    return **game;
}
std::string refusalOfRules(std::string_view text) {
    const auto game = ownGame(text);
    return game ? "" : english(game.error());
}
std::unique_ptr<Match> startOf(const Ruleset& game, const Settings& settings = {}) {
    return game.standard(complete(game.settings, settings).value()).value();
}
std::vector<std::string> movesOf(const Match& match) {
    std::vector<std::string> all;
    for (const LegalMove& move : match.moves(match.current()))
        all.push_back(move.text);
    return all;
}

} // namespace

TEST(OwnRuleset, IsOneForAllTextsOfOneNormalForm) {
    const Ruleset& nim = ownCalled(nimText);
    EXPECT_EQ(&ownCalled("\xEF\xBB\xBF"
                         "bouton-game 1\r\ntitle:   Nim\r\n# a comment\r\n\r\n"
                         "turn :take  any\r\nheaps:3  5 7\r\n"),
              &nim);
    EXPECT_NE(&ownCalled("bouton-game 1\ntitle: Nim\nheaps: 3 5 8\nturn: take any\n"), &nim);
    EXPECT_NE(&ownCalled(nimText + "says: Take.\n"), &nim);
    ASSERT_TRUE(ownRulesOf(nim));
    EXPECT_EQ(ownRulesOf(nim)->text, nimText);
    EXPECT_EQ(ownRulesOf(nim)->rules().title, "Nim");
    EXPECT_EQ(gameNamed(nim.name.id), &nim);
    EXPECT_FALSE(ownRulesOf(*catalogue()[0]));
    EXPECT_FALSE(gameNamed("nim-0000000000000000"));
}

TEST(OwnRuleset, IsMadeOnceByManyThreads) {
    const std::string text = "bouton-game 1\ntitle: Threads\nheaps: 9\nturn: take 1-3\n";
    std::vector<const Ruleset*> made(8);
    {
        std::vector<std::jthread> threads;
        for (const Ruleset*& each : made)
            threads.emplace_back([&each, &text] { each = ownGame(text).value(); });
    }
    EXPECT_THAT(made, Each(made[0]));
}

// Frozen: docs/own-games.md.
TEST(OwnRuleset, HasAnIdThatIsFrozen) {
    EXPECT_STREQ(ownCalled(nimText).name.id, "nim-6a34ceb1dc907ba8");
    EXPECT_STREQ(
        ownCalled("bouton-game 1\ntitle: 21\nheaps: 21\nlast: loses\nturn: take 1-3\n").name.id,
        "game-519ae919d043c3ec");
    EXPECT_STREQ(ownCalled(ownExampleTexts()[0]).name.id, "kayles-a12b100bf724109c");
    EXPECT_THAT(ownGameId("G\xC3\xA4nsespiel 2", ""), StartsWith("gnsespiel-"));
}

TEST(OwnRuleset, RefusesATextWithMistakesByLineAndColumn) {
    EXPECT_EQ(refusalOfRules("bouton-game 1\ntitle: T\nbord: 3 x 3\nturn: . -> +\n"),
              "Line 3 of the rules of a game. Column 1: there is no key \"bord\"; the nearest is "
              "\"board\".");
    EXPECT_EQ(refusalOfRules("bouton-game 1\ntitle: T\xFF\nheaps: 3\nturn: take any\n"),
              "Line 2 of the rules of a game. Column 9: this is no text in UTF-8.");
}

TEST(OwnRuleset, RefusesARangeOfThreeEnds) {
    EXPECT_THAT(refusalOfRules("bouton-game 1\ntitle: T\nboard: 1-2-3 x 2, 2 x 2\nturn: . -> +\n"),
                StartsWith("Line 3 of the rules of a game. Column 8:"));
}

// Up and down would undo each other, but fit on no board of one row.
TEST(OwnRuleset, EndsWhereTurnsThatFitNoBoardDoNot) {
    EXPECT_EQ(refusalOfRules("bouton-game 1\ntitle: T\npiece: C coin\nboard: 1 x 4\n"
                             "start: C...\nturn: C. -> .C, right down up\n"),
              "");
}

TEST(OwnRuleset, PlaysAGameToItsEndAndSaysWhy) {
    const auto match = startOf(ownCalled(nimText));
    EXPECT_EQ(match->position(0), "3/5/7 G");
    EXPECT_EQ(match->moves(0).size(), 15u);
    for (const char* move : {"c7", "B5", "a2"})
        ASSERT_TRUE(match->play(move)) << move;
    EXPECT_FALSE(match->result(match->current()));
    ASSERT_TRUE(match->play("a1"));
    EXPECT_EQ(match->result(match->current()), Result{Side::Two});
    EXPECT_EQ(english(match->ending(match->current())), "Green has no turn.");
    EXPECT_EQ(match->record(), std::string(match->game().name.id) + ": 3/5/7 G; c7 b5 a2 a1");
    const auto again = readRecord(match->record());
    ASSERT_TRUE(again) << english(again.error());
    EXPECT_EQ((*again)->record(), match->record());
}

TEST(OwnRuleset, HasTheSettingsOfItsBoardAndRefusesASizeWithoutATurn) {
    const Ruleset& cram = ownCalled(ownExampleTexts()[5]);
    ASSERT_EQ(cram.settings.size(), 2u);
    EXPECT_EQ(rangeOf(cram.settings[0]), "rows: 1 to 6, standard 4");
    EXPECT_EQ(startOf(cram, {{"rows", 2}, {"columns", 3}})->position(0), ".../... G");
    const auto none = cram.standard({{"rows", 1}, {"columns", 1}});
    ASSERT_FALSE(none);
    EXPECT_EQ(english(none.error()), "The start has no turn on this board, so the game would be "
                                     "over at once. Rows: 1, columns: 1.");
    EXPECT_THAT(ownCalled(nimText).settings, IsEmpty());
}

TEST(OwnRuleset, MovesAPieceByClicksOnItAndOnItsGoal) {
    const auto match = startOf(ownCalled(ownExampleTexts()[9])); // Toads and Frogs
    EXPECT_THAT(movesOf(*match), ElementsAre("d1"));
    Clicking clicking(match->moves(0));
    EXPECT_EQ(clicking.click({0, 2}), Clicking::Growth::Growing);
    EXPECT_EQ(clicking.click({0, 3}), Clicking::Growth::Whole);
    clicking.clear();
    EXPECT_EQ(clicking.click({0, 3}), Clicking::Growth::Whole);
}

TEST(OwnRuleset, SaysWhatIsWrongWithAPosition) {
    const auto wrong = [](const Ruleset& game, const char* text) {
        const auto match = matchFrom(game, text);
        return match ? "" : english(match.error());
    };
    EXPECT_EQ(wrong(ownCalled(nimText), "3/x G"),
              "Heap b is written as a number, at most 60, not \"x\".");
    EXPECT_EQ(wrong(ownCalled("bouton-game 1\ntitle: M\nheaps: 5:2\nturn: take any, if taken <= "
                              "most\n"),
                    "3 G"),
              "Heap a is written size:most, such as 5:3, not \"3\". Its size is at most 60.");
    const Ruleset& northcott = ownCalled(ownExampleTexts()[12]);
    EXPECT_EQ(wrong(northcott, "GGGG/..../..../..../..../..../..../RRR. G"),
              "Each column must have one piece of this kind: tower.");
    EXPECT_THAT(wrong(northcott, "GGGG/RRRR G"), HasSubstr("rows"));
    EXPECT_THAT(wrong(northcott, "GGGG/..../..../RXR. G"), HasSubstr("Cell b4 holds"));
}

TEST(OwnRuleset, TellsASumByItsParts) {
    const auto match = matchFrom(ownCalled(ownExampleTexts()[0]), "II.I.../II..... G").value();
    const Analysis analysis = analysisOf(*match, 0);
    EXPECT_EQ(analysis.position.nimber, 1);
    ASSERT_EQ(analysis.parts.size(), 3u);
    EXPECT_EQ(analysis.parts[0], (Part{{{0, 0}, {0, 1}}, 2}));
    EXPECT_THAT(english(whyOf(*match, 0, analysis).sentence),
                StartsWith("Parts worth 2, 1, 2: nim-sum 1, so Green wins."));
    const auto heaps = startOf(ownCalled(nimText));
    const Analysis nim = analysisOf(*heaps, 0);
    EXPECT_EQ(nim.position.nimber, 1);
    ASSERT_EQ(nim.parts.size(), 3u);
    EXPECT_EQ(nim.parts[1].nimber, 5);
    EXPECT_EQ(nim.parts[1].cells.size(), 5u);
}

TEST(OwnRuleset, DoesNotKnowWhoWinsALargeBoardAndPerfectSaysSo) {
    const Ruleset& game =
        ownCalled("bouton-game 1\ntitle: Large\nboard: 8 x 8\nturn: .. -> ++, right down\n");
    const auto match = startOf(game);
    const Analysis glance = analysisOf(*match, 0, Patience::Glance);
    EXPECT_FALSE(glance.position.exact);
    EXPECT_FALSE(glance.mayBeDrawn());
    if (!std::getenv("BOUTON_LONG")) // it takes half a minute to find that out
        return;
    const PlayerChoice perfect = choosePlayer(game, {"perfect", {}}).value();
    const auto choice = game.makePlayer(perfect.player, perfect.settings, 1)(*match)({});
    ASSERT_FALSE(choice);
    EXPECT_EQ(english(choice.error()), "This position is not solved within the bounds of the "
                                       "analysis, so nobody knows the perfect move.");
}

TEST(OwnRuleset, NamesCellsBeyondColumnZ) {
    const auto match = startOf(ownCalled(
        "bouton-game 1\ntitle: Long\nstart: " + std::string(30, 'I') + "\nturn: II -> ..\n"));
    ASSERT_TRUE(match->play("ac1+ad1"));
    EXPECT_EQ(match->position(match->current()), std::string(28, 'I') + ".. R");
}

} // namespace bouton::testing
