// SPDX-License-Identifier: MIT
#include "games/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <chrono>

#include "core/random.h"
#include "engine/silent_pins.h"
#include "games/catalogue.h"

// A whole game on one line (games/record.h).

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

namespace {

std::string recordRefusal(std::string_view line) {
    const auto match = readRecord(line);
    return match ? "it is read" : english(match.error());
}

std::vector<std::string> textsOf(std::string_view text) {
    std::vector<std::string> texts;
    for (const RecordLine& line : recordLines(text))
        texts.push_back(std::to_string(line.number) + ": " + std::string(line.text));
    return texts;
}

// Has a way of its own to write a move.
struct PinsInWords : SilentPins {
    static std::vector<PlayerKind<PinsInWords>> players() { return {randomPlayer<PinsInWords>()}; }
    static Analyst<PinsInWords> analyst() {
        return [](const Past<PinsInWords>&, Patience, std::stop_token, const Post<Analysis>&) {};
    }
    static std::span<const Format> formats() {
        static constexpr Format words{
            "words",
            "Words",
            "",
            [](std::string_view text) { return text.starts_with("Take the last"); },
            [](std::string_view) -> Or<ReadGame> {
                auto match = *rulesetOf<PinsInWords>().standard({});
                match->play("c1");
                return ReadGame{std::move(match)};
            },
            nullptr,
            nullptr};
        return {&words, 1};
    }
    static const Lore<PinsInWords>& lore() {
        static const Lore<PinsInWords> lore{.formats = formats};
        return lore;
    }
};

} // namespace

TEST(Record, OfARandomGameOfAnyGameIsReadAsItWasWritten) {
    Random random(1);
    for (const Ruleset* game : catalogue())
        for (int i = 0; i < 50; ++i) {
            const auto settings = *complete(game->settings, {});
            auto match = *(game->name.autoFill && i % 2 == 1 ? game->random(settings, random)
                                                             : game->standard(settings));
            for (std::size_t plies = random.below(301);
                 plies > 0 && !match->result(match->current()); --plies)
                match->play(random.below(match->moves(match->current()).size()));
            const auto read = readRecord(match->record());
            ASSERT_TRUE(read) << match->record() << ": " << english(read.error());
            EXPECT_EQ((*read)->record(), match->record());
            EXPECT_EQ(&(*read)->game(), game);
            EXPECT_EQ((*read)->position((*read)->current()), match->position(match->current()));
        }
}

TEST(Record, StandsAtTheEndOfItsMovesHoweverTheyAreParted) {
    const auto match = readRecord("  tic-tac-toe:   .../.../... X ;b2\t A1  c1 \r\n");
    ASSERT_TRUE(match);
    EXPECT_EQ((*match)->record(), "tic-tac-toe: .../.../... X; b2 a1 c1");
    EXPECT_EQ((*match)->ply((*match)->current()), 3u);
}

TEST(Record, MayHaveNoMovesAndNoSemicolon) {
    for (const char* line : {"cards: 2:3/1:1 G", "cards: 2:3/1:1 G;", "cards: 2:3/1:1 G; "}) {
        const auto match = readRecord(line);
        ASSERT_TRUE(match) << line;
        EXPECT_EQ((*match)->record(), "cards: 2:3/1:1 G;");
    }
}

TEST(Record, NeedNotNameAGameThatIsKnown) {
    const Ruleset& cards = **gameNamed("cards");
    EXPECT_EQ((*readRecord("2:3/1:1 G; a1", cards))->record(), "cards: 2:3/1:1 G; a1");
    EXPECT_EQ((*readRecord("cards: 2:3/1:1 G; a1", cards))->record(), "cards: 2:3/1:1 G; a1");
    const auto other = readRecord("towers: GG/../../RR G", cards);
    ASSERT_FALSE(other);
    EXPECT_EQ(english(other.error()),
              "The record is of the game \"towers\", not of the game cards.");
    EXPECT_EQ((*readRecord("  \t2:3/1:1 G;a1\v\f\r\n", cards))->record(), "cards: 2:3/1:1 G; a1");
}

TEST(Record, MayHaveMovesOfOneCellWrittenTogether) {
    EXPECT_EQ((*readRecord("tic-tac-toe: .../.../... X; a1b1c3 b3B2"))->record(),
              "tic-tac-toe: .../.../... X; a1 b1 c3 b3 b2");
    MoveTexts texts("a10b2 c3+c4 d5");
    std::vector<std::string_view> all;
    for (std::string_view move = texts.next(); !move.empty(); move = texts.next())
        all.push_back(move);
    EXPECT_THAT(all, ElementsAre("a10", "b2", "c3+c4", "d5"));
    const auto refused = [](const char* moves) {
        return recordRefusal((std::string("tic-tac-toe: .../.../... X; ") + moves).c_str());
    };
    EXPECT_EQ(refused("a1b1a1"), "Move 3 of the record: a1 is not a legal move here; legal: c1, "
                                 "a2, b2, c2, a3, b3, c3.");
    EXPECT_THAT(refused("a1b1pass"), StartsWith("Move 3 of the record: pass is not a legal move"));
    EXPECT_EQ(refused("a1b1past"), "Move 1 of the record: \"a1b1past\" is no move: cells such as "
                                   "c5, joined by +, or pass.");
}

TEST(Record, IsRefusedWithASentenceThatSaysWhere) {
    EXPECT_EQ(recordRefusal(""),
              "A record begins with its game, as in \"towers: \"; this one does not.");
    EXPECT_EQ(recordRefusal(".../.../... X; a1 b1: c1"), recordRefusal(""));
    EXPECT_THAT(recordRefusal("chess: 8/8"), StartsWith("There is no game \"chess\"; there are: "));
    EXPECT_THAT(recordRefusal("tic-tac-toe: .../... X; a1"), HasSubstr("2 rows"));
    EXPECT_EQ(recordRefusal("trojan-horse: g7"),
              "Trojan horse: there is no usual start. A record has its start and \";\" before its "
              "moves.");
    EXPECT_THAT(recordRefusal("reversi: f5; d6"), Not(HasSubstr("moves alone")));
    const auto nothing = readRecord("", **gameNamed("reversi"));
    EXPECT_THAT(english(nothing.error()), Not(HasSubstr("moves alone")));
    EXPECT_EQ(recordRefusal("tic-tac-toe: .../.../... X; a1 b1 a1 c3"),
              "Move 3 of the record: a1 is not a legal move here; legal: c1, a2, b2, c2, a3, b3, "
              "c3.");
    EXPECT_EQ(
        recordRefusal("tic-tac-toe: .../.../... X; a1 b\x01"),
        "Move 2 of the record: \"b\\x01\" is no move: cells such as c5, joined by +, or pass.");
    EXPECT_EQ(recordRefusal("tic-tac-toe: .../.../... X; a1 b1 a2 b2 a3 b3"),
              "Move 6 of the record: The game is over: \"b3\" cannot be played.");
}

TEST(Record, OfMovesAloneIsReadFromTheUsualStart) {
    const auto recordOf = [](std::string_view text) {
        const auto match = readRecord(text);
        return match ? (*match)->record() : english(match.error());
    };
    const std::string b2a1c1 = "tic-tac-toe: .../.../... X; b2 a1 c1";
    EXPECT_EQ(recordOf("tic-tac-toe: b2 a1 c1"), b2a1c1);
    EXPECT_EQ(recordOf("Tic-tac-toe: 1. b2 a1 2. c1"), b2a1c1);
    EXPECT_EQ(recordOf("tic-tac-toe: 1.b2\n2.a1\n3.c1"), b2a1c1);
    EXPECT_EQ((*readRecord("b2a1, c1", **gameNamed("tic-tac-toe")))->record(), b2a1c1);
    EXPECT_EQ(
        recordOf("[Event \"x: y\"] [X \"Ann\"]\nb2 a1"),
        "These moves could be of several games (tic-tac-toe, grid-nim, cards). The game comes "
        "first, as in \"towers: \".");
    EXPECT_EQ(recordOf("z9"),
              "These moves are legal from the usual start of no game. If they begin "
              "elsewhere, the game, its start and \";\" come first.");
    const auto named = readGameText("tic-tac-toe: [X \"Ann\"] [Black \"?\"]\nb2 a1 1-0");
    ASSERT_TRUE(named) << english(named.error());
    EXPECT_EQ(named->match->record(), "tic-tac-toe: .../.../... X; b2 a1");
}

TEST(Record, OfTicTacToeInWhichOBeganIsReadWithLettersExchangedAndThatIsSaid) {
    const auto read = readGameText("tic-tac-toe: .../.../... O; b2 a1");
    ASSERT_TRUE(read) << english(read.error());
    EXPECT_EQ(read->match->record(), "tic-tac-toe: .../.../... X; b2 a1");
    ASSERT_EQ(read->notes.remarks.size(), 1u);
    EXPECT_EQ(english(read->notes.remarks[0]),
              "O began in this record: it is read with the letters of both sides exchanged.");
    const auto later = readGameText("tic-tac-toe: O../.../... X; b2");
    ASSERT_TRUE(later) << english(later.error());
    EXPECT_EQ(later->match->record(), "tic-tac-toe: X../.../... O; b2");
    EXPECT_TRUE(readGameText("tic-tac-toe: .../.../... X; b2")->notes.remarks.empty());
    EXPECT_FALSE(readGameText("tic-tac-toe: OO./.../... O; b2"));
}

TEST(Record, OfAnyLengthIsReadOrRefusedAtOnce) {
    const std::string start = "towers: G/./././R G;", retreats = " a2 a4 a1 a5";
    std::string line = start;
    for (std::size_t moves = 0; moves < mostRecordMoves; moves += 4)
        line += retreats;
    const auto longest = readRecord(line);
    ASSERT_TRUE(longest);
    EXPECT_EQ((*longest)->ply((*longest)->current()), mostRecordMoves);
    EXPECT_EQ(recordRefusal(line + " a2"), "The record has more than 20000 moves.");
    line += std::string(mostRecordBytes - line.size(), ' ') + 'a';
    EXPECT_EQ(recordRefusal(line), "The line has more than 1048576 bytes.");
    EXPECT_EQ(english(readRecord(line, **gameNamed("towers")).error()),
              "The line has more than 1048576 bytes.");
    line = start + std::string(mostRecordBytes - start.size() - 2, ' ') + "a2";
    EXPECT_EQ(recordRefusal(line), "it is read") << "it has as many";
    EXPECT_NE(recordRefusal(std::string(5'000'000, ':')), "it is read");
    EXPECT_NE(recordRefusal("towers: " + std::string(1'000'000, '/')), "it is read");
}

TEST(Record, OfMovesInOneWordIsReadAtOnce) {
    const std::string start = "towers: G/./././R G;", retreats = "a2a4a1a5";
    std::string line = start;
    while (line.size() + retreats.size() <= mostRecordBytes)
        line += retreats;
    const auto before = std::chrono::steady_clock::now();
    EXPECT_EQ(recordRefusal(line), "The record has more than 20000 moves.");
    EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(5));
}

TEST(Record, OfAGameFromOutsideIsReadAsItsLoreSays) {
    const Ruleset& pins = rulesetOf<PinsInWords>();
    const auto read = readGameText("Take the last of the first heap", pins);
    ASSERT_TRUE(read) << english(read.error());
    EXPECT_EQ(read->match->record(), "silent-pins: PPP./P... G; c1");
    EXPECT_FALSE(readGameText("Take the last of the first heap"));
    EXPECT_TRUE(formatsOf(rulesetOf<SilentPins>()).empty());
}

TEST(Record, LinesOfATextAreAllButTheEmptyOnesAndTheComments) {
    EXPECT_THAT(textsOf(""), ElementsAre());
    EXPECT_THAT(textsOf("\n \r\n# a game\n"), ElementsAre());
    EXPECT_THAT(textsOf("one\r\n\n  # two\nthree\n\nfour"),
                ElementsAre("1: one", "4: three", "6: four"));
    EXPECT_THAT(textsOf("\xEF\xBB\xBFone"), ElementsAre("1: one"));
    EXPECT_THAT(textsOf("% a set\none"), ElementsAre("2: one"));
}

TEST(Record, MayStandOnSeveralLines) {
    EXPECT_THAT(textsOf("1. f5 d6\n2. c3 d3\n"), ElementsAre("1: 1. f5 d6\n2. c3 d3"));
    EXPECT_THAT(textsOf("f5d6\nf5f6\n"), ElementsAre("1: f5d6", "2: f5f6"));
    const std::string one = "tic-tac-toe: .../.../... X; b2";
    EXPECT_THAT(textsOf(one + "\na1"), ElementsAre("1: " + one, "2: a1")) << "named: a line a game";
}

TEST(Record, OfAWholeLineHasTheMovesAfterThePositionToWhichOneLooksBack) {
    const std::string line = "tic-tac-toe: .../.../... X; b2 a1 c1 a3";
    auto match = readRecord(line).value();
    EXPECT_EQ(wholeRecord(*match), line);
    match->go(match->path(match->current())[1]);
    EXPECT_EQ(match->record(), "tic-tac-toe: .../.../... X; b2");
    EXPECT_EQ(wholeRecord(*match), line);
    match->go(0);
    EXPECT_EQ(wholeRecord(*match), line);
    match->play("a1"); // another line now
    EXPECT_EQ(wholeRecord(*match), "tic-tac-toe: .../.../... X; a1");
}

} // namespace bouton::testing
