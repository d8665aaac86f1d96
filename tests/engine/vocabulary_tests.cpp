// SPDX-License-Identifier: MIT
#include "language/vocabulary.h"

#include <gmock/gmock.h>

#include "games/catalogue.h"
#include "games/grid_nim/words.h"
#include "language/machine.h"
#include "language/statement.h"

// The words of each game for claims of one's own, and the classes of positions.

namespace bouton::testing {

using ::testing::HasSubstr;

namespace {

// Whether a claim is true of a position.
bool holds(std::string_view id, std::string_view position, std::string_view text) {
    const Ruleset& game = **gameNamed(id);
    const auto& words = game.lore.vocabulary();
    const auto statement = language::readStatement(text, words).value();
    Poll poll(std::stop_token{});
    const auto sample = words.sampler(game.parse(position).value())->read(statement.needs, poll);
    return language::evaluate(statement.steps, statement.conclusion, sample) == 1;
}

} // namespace

TEST(Words, EveryGameHasSomeAndEachIsASentence) {
    for (const Ruleset* game : catalogue()) {
        ASSERT_TRUE(game->lore.vocabulary) << game->name.id;
        const language::Vocabulary& words = game->lore.vocabulary();
        EXPECT_LE(words.words.size(), 64u);
        EXPECT_LE(words.fields.size(), 64u);
        EXPECT_EQ(words.fields.empty(), std::string_view(words.parts).empty());
        for (const auto* some : {&words.words, &words.fields})
            for (const language::Word& word : *some) {
                EXPECT_TRUE(std::string_view(word.meaning).ends_with('.')) << word.id;
                const std::string claim = word.kind == language::Kind::Truth
                                              ? std::string(word.id)
                                              : std::string(word.id) + " == 0";
                EXPECT_TRUE(language::readStatement(
                    some == &words.fields ? "count(" + claim + ") == 0" : claim, words))
                    << word.id << ": no part of the grammar has this name";
            }
        ASSERT_FALSE(words.classes.empty());
        EXPECT_TRUE(std::ranges::any_of(words.classes, &language::ClaimClass::judged));
        for (const language::ClaimClass& positions : words.classes) {
            EXPECT_TRUE(complete(positions.settings, {})) << game->name.id;
            EXPECT_THAT(positions.holds, HasSubstr("%Ln"));
            const auto last = "%" + std::to_string(positions.settings.size());
            if (!positions.settings.empty()) {
                EXPECT_THAT(positions.holds, HasSubstr(last)) << "it tells every setting";
            }
        }
    }
}

TEST(Words, TheVerdictsComeLastAndAClaimToBeginWithIsThere) {
    for (const Ruleset* game : catalogue()) {
        const language::Vocabulary& words = game->lore.vocabulary();
        ASSERT_LE(words.verdicts, words.words.size());
        for (std::size_t at = 0; at < words.words.size(); ++at) {
            const std::string_view id = words.words[at].id;
            EXPECT_EQ(id == "won" || id == "lost" || id == "drawn" || id == "nimber"
                          || id == "score",
                      at + words.verdicts >= words.words.size())
                << game->name.id << ' ' << id;
        }
        EXPECT_TRUE(language::readStatement(words.example, words)) << game->name.id;
    }
}

TEST(Words, AreOfClassesOfTheseSizes) {
    std::string all;
    for (const Ruleset* game : catalogue())
        for (const language::ClaimClass& positions : game->lore.vocabulary().classes) {
            all += game->name.id + std::string("/") + positions.id;
            for (const Setting& each : positions.settings)
                all += std::string(" ") + each.id + ' ' + std::to_string(each.least) + ' '
                       + std::to_string(each.standard) + ' ' + std::to_string(each.most);
            all += '\n';
        }
    EXPECT_THAT(all, HasSubstr("tic-tac-toe/reachable\n"));
    EXPECT_THAT(all,
                HasSubstr("reversi/plies plies 1 7 9\n"
                          "reversi/endgames count 1 1000 10000 empty 1 8 12 seed 1 1 999999\n"));
    EXPECT_THAT(all, HasSubstr("towers/boards rows 4 5 8 columns 1 3 3\n"
                               "trojan-horse/cells rows 4 16 60 columns 4 16 60\n"
                               "grid-nim/sets size 2 4 5\n"
                               "grid-nim/few size 2 6 10 free 1 4 5\n"
                               "cards/groups groups 1 2 3 cards 1 7 8 take 1 4 8\n"
                               "cards/one\n"));
}

TEST(Words, OfVerdictsAreKnownOfPositionsThatAreSmallEnough) {
    const auto judges = [](std::string_view id, std::string_view position) {
        const Ruleset& game = **gameNamed(id);
        return game.lore.vocabulary().sampler(game.parse(position).value())->judges;
    };
    EXPECT_TRUE(judges("tic-tac-toe", ".../.../... X"));
    EXPECT_TRUE(judges("trojan-horse", "..../..../..../...H G"));
    EXPECT_FALSE(judges(
        "reversi", "......../......../......../...OX.../...XO.../......../......../........ X"));
    const std::string full = "/XXXXXXXX/OOOOOOOO/XXXXXXXX/OOOOOOOO/XXXXXXXX/OOOOOOOO X";
    EXPECT_TRUE(judges("reversi", "......../....XXXX" + full)) << "12 empty cells";
    EXPECT_FALSE(judges("reversi", "......../.....XXX" + full)) << "13 empty cells";
    EXPECT_TRUE(judges("towers", "GGG/.../.../.../.../.../.../RRR G"));
    EXPECT_FALSE(judges("towers", "G/./././././././R G"));
    EXPECT_FALSE(judges("towers", "GGGG/..../..../RRRR G"));
    EXPECT_TRUE(judges("cards", "9:1/9:2/9:3/9:4/1:1 G")) << "20,000 positions";
    EXPECT_FALSE(judges("cards", "12:1/12:2/12:3/9:4 G")) << "21,970 positions";
    EXPECT_TRUE(judges("grid-nim", "..../..../..../.... G"));
    EXPECT_FALSE(judges("grid-nim", "...../...../...../..GGG/GGGGG G")) << "17 free cells";
}

TEST(Words, HaveTheValuesThatOneCounts) {
    const auto values = [](std::string_view where, std::string_view position,
                           std::string_view text) {
        const Ruleset& game = **gameNamed(where);
        std::vector<std::string> told;
        const auto& words = game.lore.vocabulary();
        const auto statement = language::readStatement(text, words).value();
        Poll poll(std::stop_token{});
        for (const auto& positions : words.classes)
            positions.each(complete(positions.settings, {}).value(), statement.needs, poll,
                           [&](language::Specimen& at) {
                               if (at.text() != position)
                                   return true;
                               told.push_back(at.text());
                               EXPECT_EQ(language::evaluate(statement.steps, statement.conclusion,
                                                            at.sample()),
                                         1)
                                   << text;
                               return false;
                           });
        EXPECT_FALSE(told.empty()) << position << " is in no class";
    };
    values("tic-tac-toe", "X.O/.X./..O X",
           "own == 2 and other == 2 and empty == 5 and centre == 1 and ownCorners == 1 and "
           "otherCorners == 2 and count(ownIn == 2) == 1 and sum(otherIn) == 6");
    values("reversi", "......../......../......../...OX.../...XO.../......../......../........ X",
           "own == 2 and other == 2 and empty == 60 and moves == 4 and ownCorners == 0 and "
           "otherCorners == 0 and not pass and not over");
    values("towers", ".G/G./../RR/.. G",
           "rows == 5 and columns == 2 and sum(gap) == 3 and max(gap) == 2 and sum(ownRoom) == 1 "
           "and max(ownRoom) == 1 and sum(otherRoom) == 2 and moves == 4");
    values("towers", ".R/G./../RG/.. G",
           "max(gap) == 2 and sum(ownRoom) == 2 and count(ownRoom == 1) == 2 and "
           "sum(otherRoom) == 1 and moves == 5");
    values("trojan-horse", "..../.H../..../.... G",
           "row == 1 and column == 1 and moves == 0 and lost and nimber == 0");
    values("cards", "2:3/1:1 G",
           "groups == 2 and sum(cards) == 3 and max(most) == 3 and moves == 3 "
           "and won and nimber == 3");
    values(
        "grid-nim", ".../RGR/GRG R",
        "size == 3 and free == 3 and diagonal == 1 and not mirror and count(cells == 2) == 1 and "
        "max(height) == 1 and max(width) == 2 and moves == 4");
}

TEST(Words, OfReversiAreKnownOfPositionsFarFromTheStartToo) {
    const std::string rows = "/......../......../......../......../......../......../";
    const auto isTrue = [&](const std::string& first, const std::string& last, const char* text) {
        return holds("reversi", first + rows + last + " X", text);
    };
    EXPECT_TRUE(isTrue("XO.....X", "......OO",
                       "own == 2 and other == 3 and empty == 59 and ownCorners == 2 and "
                       "otherCorners == 1 and moves == 1 and not pass and not over"));
    EXPECT_TRUE(isTrue("OX......", "........", "moves == 0 and pass and not over"));
    EXPECT_TRUE(isTrue("OX......", "........", "otherMoves == 1 and count(cells == 62) == 1"));
    EXPECT_TRUE(isTrue("X.......", "........", "moves == 0 and over and not pass"));
}

TEST(Words, OfReversiCountTheRegionsOfItsEmptyCells) {
    // h1 and a2 lie at the two ends of neighbouring rows in memory; b1 and a2 touch by a corner.
    const char* const board =
        "X.XXXXX./.OOOOXXX/XOOOOXXX/XOOOOXXX/XOOOOXX./XOOOOXX./XXXXXXXX/OXXXXXX. X";
    EXPECT_TRUE(holds("reversi", board,
                      "empty == 6 and count(cells > 0) == 4 and count(cells == 1) == 2 and "
                      "count(cells == 2) == 2 and sum(cornersIn) == 2 and max(cornersIn) == 1"));
    EXPECT_TRUE(holds("reversi", board,
                      "sum(ownIn) == moves and sum(otherIn) == otherMoves and moves == 2 and "
                      "count(ownIn == 2) == 1 and sum(otherIn) == 5 and max(otherIn) == 2"));
    const char* const full =
        "XXXXXXXX/XXXXXXXX/XXXXXXXX/XXXXXXXX/OOOOOOOO/OOOOOOOO/OOOOOOOO/OOOOOOOO X";
    EXPECT_TRUE(holds("reversi", full, "count(cells > 0) == 0 and over and drawn and score == 0"));
}

TEST(Words, EachValueIsThereAlsoWhereNoOtherIsAskedFor) {
    for (const char* text : {"max(height) == 2", "max(width) == 1", "max(partNimber) == 2"})
        EXPECT_TRUE(holds("grid-nim", "GR./RG./GRG R", text)) << text;
    for (const char* text : {"max(height) == 1", "max(width) == 2", "nimber == 3", "won"})
        EXPECT_TRUE(holds("grid-nim", ".../RGR/GRG R", text)) << text;
    for (const char* text : {"nimber == 3", "won", "not lost"})
        EXPECT_TRUE(holds("cards", "2:3/1:1 G", text)) << text;
    for (const char* text : {"won", "every move (won) or some move (lost)"})
        EXPECT_TRUE(holds("towers", "G/././R G", text)) << text;
    for (const char* text : {"nimber == 1", "won", "some move (lost)"})
        EXPECT_TRUE(holds("trojan-horse", "..../..../.H../.... G", text)) << text;
    EXPECT_TRUE(holds("tic-tac-toe", "XX./OO./... X", "won"));
    EXPECT_TRUE(holds("tic-tac-toe", ".../.../... X", "drawn"));
}

TEST(Words, VerdictsDoNotComeFromTheTheoryInQuestion) {
    const auto wrong = [](grid_nim::Cells part, Poll&) { return grid_nim::countOf(part); };
    const language::Vocabulary words = grid_nim::vocabularyBy(wrong);
    const auto statement =
        language::readStatement("lost exactly if xor(partNimber) == 0", words).value();
    Poll poll(std::stop_token{});
    std::string against;
    words.classes.front().each({{"size", 4}}, statement.needs, poll, [&](language::Specimen& at) {
        const auto answer = language::evaluate(statement.steps, statement.conclusion, at.sample());
        against = answer == 1 ? "" : at.text();
        return against.empty();
    });
    EXPECT_NE(against, "") << "four cells in a square are lost, not worth 4";
}

} // namespace bouton::testing
