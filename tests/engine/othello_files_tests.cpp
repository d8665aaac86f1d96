// SPDX-License-Identifier: MIT
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/random.h"
#include "games/catalogue.h"
#include "games/record.h"

// What Othello players bring (docs/othello-files.md).

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

namespace {

const std::string usualStartOfOthello =
    "reversi: ......../......../......../...OX.../...XO.../......../......../........ X;";
const std::string afterF5 =
    "......../......../......../...OX.../...XXX../......../......../........ O";

const Ruleset& othello() { return **gameNamed("reversi"); }

std::string recordIn(std::string_view text) {
    const auto match = readRecord(text);
    return match ? (*match)->record() : english(match.error());
}

std::string boardIn(std::string_view text) {
    const auto match = matchFrom(othello(), text);
    return match ? (*match)->position(0) : english(match.error());
}

const Format& formatNamed(std::string_view id) {
    return *std::ranges::find_if(formatsOf(othello()),
                                 [&](const Format& each) { return each.id == id; });
}

// The blocks of a section of the page, each with its heading.
std::vector<std::string> examples(const std::string& heading) {
    std::ifstream page(BOUTON_SOURCES "/docs/othello-files.md");
    std::vector<std::string> all;
    bool here = false, inside = false;
    for (std::string line; std::getline(page, line);)
        if (line.starts_with("## ")) {
            here = line == "## " + heading;
        } else if (here && line.starts_with("```")) {
            inside = !inside;
            if (inside)
                all.emplace_back();
        } else if (here && inside) {
            all.back() += line + '\n';
        }
    return all;
}

// Games by chance, also from positions by chance, to their end or not.
std::unique_ptr<Match> drawnOthello(Random& random) {
    auto match = othello().standard({}).value();
    const auto play = [&](std::size_t plies) {
        for (; plies > 0 && !match->result(match->current()); --plies)
            match->play(random.below(match->moves(match->current()).size()));
    };
    if (random.below(3) == 0) {
        play(random.below(40));
        match = matchFrom(othello(), match->position(match->current())).value();
    }
    play(random.below(80));
    return match;
}

} // namespace

TEST(OthelloFiles, OfThePageAreRead) {
    for (const std::string& text : examples("Transcripts"))
        EXPECT_THAT(recordIn(text), HasSubstr("; ")) << text;
    EXPECT_THAT(examples("Transcripts"), SizeIs(3));
    for (const std::string& text : examples("GGF"))
        EXPECT_EQ(recordIn(text), usualStartOfOthello + " f5 d6 c3");
    const std::vector<std::string> boards = examples("Boards");
    EXPECT_THAT(boards, SizeIs(12));
    for (const std::string& text : boards) {
        EXPECT_EQ(boardIn(text), afterF5) << text;
        EXPECT_EQ(recordIn(text), "reversi: " + afterF5 + ';') << text;
        EXPECT_THAT(recordLines(text), SizeIs(1)) << text;
    }
}

TEST(OthelloFiles, OfMovesAreReadHoweverTheyAreParted) {
    const std::string read = usualStartOfOthello + " f5 d6 c3 d3 c4";
    for (const char* text :
         {"f5d6c3d3c4", "F5D6C3D3C4", "f5 d6 c3 d3 c4", "1. f5 d6 2. c3 d3 3. c4",
          "1.f5 2.d6 3.c3 4.d3 5.c4", "reversi: f5d6c3d3c4", "Reversi: f5,d6,c3,d3,c4",
          "f5d6\nc3d3\nc4", "[Site \"a; b: c\"] [Result \"38-26\"] 1. f5 d6 2. c3 d3 3. c4 38-26"})
        EXPECT_EQ(recordIn(text), read) << text;
    EXPECT_EQ(recordIn("f5d6c3d3a1"), "Move 5 of the record: a1 is not a legal move here; legal: "
                                      "c2, e3, c4, c5, c6, c7.");
    const auto named = readGameText(examples("Transcripts")[1]);
    EXPECT_THAT(named->notes.players, ElementsAre("Ann", "Ben"));
}

TEST(OthelloFiles, WithoutPassesAreTheSameGames) {
    Random random(58);
    std::size_t passes = 0;
    for (int i = 0; i < 200; ++i) {
        const auto match = drawnOthello(random);
        std::string record = match->record(), without = record;
        const std::size_t end = without.ends_with(" pass") ? without.size() - 5 : without.npos;
        record = record.substr(0, end); // a pass at the end is not to be known
        without = record;
        for (std::size_t at = 0; (at = without.find(" pass")) != without.npos; ++passes)
            without.erase(at, 5);
        EXPECT_EQ(recordIn(without), record);
        for (const char* pass : {" pa", " PS", " --"}) {
            std::string other = record;
            for (std::size_t at = 0; (at = other.find(" pass")) != other.npos;)
                other.replace(at, 5, pass);
            EXPECT_EQ(recordIn(other), record);
        }
    }
    EXPECT_GT(passes, 20u);
    // A tournament game: at move 29 b3 is not legal, because dark must pass.
    const char* moves = "e6f6c4e7f7f8g8h8e8c5f5g7d6c7c6f4c8d8d7g6g3b8g4b7a8a6h7h6b3b4g5a2h3h5h4b5";
    EXPECT_THAT(recordIn(moves), HasSubstr(" h6 pass b3 "));
}

TEST(OthelloFiles, GivenBackAreTheSameGamesAsFarAsTheFormatHoldsThem) {
    Random random(59);
    for (int i = 0; i < 200; ++i) {
        const auto match = drawnOthello(random);
        const WrittenGame ggf = formatNamed("ggf").write(*match, {.players = {"A]b\\", "Ben"}});
        const auto read = readGameText(ggf.text);
        ASSERT_TRUE(read) << ggf.text << english(read.error());
        EXPECT_EQ(read->match->record(), match->record());
        EXPECT_THAT(read->notes.players, ElementsAre("A]b\\", "Ben"));
        EXPECT_THAT(read->notes.remarks, IsEmpty());
        EXPECT_THAT(ggf.leftOut, IsEmpty());
        std::string record = match->record();
        if (record.ends_with(" pass"))
            record.resize(record.size() - 5);
        const WrittenGame moves = formatNamed("transcript").write(*match, {});
        EXPECT_EQ(recordIn(moves.text), record) << moves.text;
        const WrittenGame board = formatNamed("obf").write(*match, {});
        EXPECT_EQ(boardIn(board.text), match->position(match->current()));
        EXPECT_EQ(board.leftOut.empty(), match->line().size() == 1);
    }
}

TEST(OthelloFiles, InGgfTellWhoResignedAndWhereTheyBegan) {
    const std::string head = "(;GM[othello]PB[Ann]PW[Ben]TY[8]",
                      board = "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- "
                              "-------- -------- *]";
    const auto resigned = readGameText(head + "RE[-64:r]" + board + "B[f5];)");
    ASSERT_TRUE(resigned) << english(resigned.error());
    EXPECT_EQ(resigned->notes.loser, Side::One);
    EXPECT_FALSE(resigned->notes.onTime);
    EXPECT_TRUE(readGameText(head + "RE[+64.00:t]" + board + ";)")->notes.onTime);
    EXPECT_FALSE(readGameText(head + "RE[+2.00]" + board + ";)")->notes.loser);
    std::string joined = board;
    for (std::size_t at = 5; (at = joined.find(' ', at)) != joined.npos;)
        joined.erase(at, 1);
    EXPECT_EQ(recordIn(head + joined + "B[f5]W[d6];)"), recordIn(head + board + "B[F5]W[D6//2];)"));
    const std::string three =
        "2 " + head + board + "B[f5];)" + head + board + "B[c4];)\n1 " + head + board + "B[d3];)\n";
    const auto lines = recordLines(three);
    ASSERT_THAT(lines, SizeIs(3));
    EXPECT_EQ(lines[2].number, 2u);
    EXPECT_EQ(recordIn(lines[2].text), usualStartOfOthello + " d3");
}

TEST(OthelloFiles, InGgfTellWhatIsNotKeptAndWhatIsNotSoOnTheBoard) {
    const auto remarksOf = [](const std::string& entries) {
        const auto read = readGameText("(;GM[Othello]" + entries + ";)");
        EXPECT_TRUE(read) << entries;
        std::vector<std::string> all;
        for (const Phrase& remark : read->notes.remarks)
            all.push_back(english(remark));
        return all;
    };
    const std::string over = "BO[8 " + std::string(63, 'O') + "X X]"; // 1 to 63
    EXPECT_THAT(remarksOf("RE[-62.00]" + over), IsEmpty());
    for (const char* result : {"+64:r", "-60", "0", "-64:t"})
        EXPECT_THAT(remarksOf("RE[" + std::string(result) + "]" + over),
                    ElementsAre("The file gives the result as " + std::string(result)
                                + ". On the board it is -62."));
    EXPECT_THAT(remarksOf("RE[+2]B[f5]"), ElementsAre("The file gives the result as +2. Its moves "
                                                      "end before the game does."));
    EXPECT_THAT(remarksOf("RE[+64:r]KM[0.000]B[f5]"), IsEmpty());
    EXPECT_THAT(remarksOf("RE[-12:t]B[f5]"),
                ElementsAre("The file gives the result as -12:t. Its moves end before the game "
                            "does."))
        << "it comes back as -64:t";
    EXPECT_THAT(remarksOf("RE[?]B[f5]"), IsEmpty());
    EXPECT_THAT(remarksOf("KM[-0.5]B[f5]"), ElementsAre("The komi of the file is left out."));
    EXPECT_THAT(remarksOf("CO[why]B[f5]C[oh]"), ElementsAre("Left out of the file: 2 comments."));
}

TEST(OthelloFiles, OfTranscriptsMayHaveEmptyLinesBeforeTheirTags) {
    const std::string game = "[Site \"x\"]\n1. f5 d6\n";
    const std::string twice = "\n\n" + game + game;
    const auto lines = recordLines(twice);
    ASSERT_THAT(lines, SizeIs(2));
    EXPECT_EQ(lines[0].number, 3u);
    EXPECT_EQ(lines[1].number, 5u);
}

TEST(OthelloFiles, ThatCannotBeReadAreRefusedByTheirNames) {
    EXPECT_EQ(recordIn("(;FF[4]GM[2]SZ[8]B[ed];)"),
              "This is a game in SGF, which is not read. Of Othello, GGF and transcripts are.");
    EXPECT_EQ(english(checkFileName("Game.EDX").error()),
              "This is a game in EDX, which is not read. Of what Edax writes, GGF and transcripts "
              "are.");
    EXPECT_TRUE(checkFileName("game.ggf"));
    EXPECT_EQ(recordIn("(;GM[Othello]TY[10]BO[10 ----"),
              "The game in GGF is cut off: it does not end in \";)\".");
    EXPECT_EQ(recordIn("(;GM[Othello]TY[10];)"),
              "The game is played on 10 x 10. Reversi has 8 x 8 alone.");
    EXPECT_EQ(recordIn("(;GM[Amazons]TY[8];)"), "The game is \"Amazons\" (GM), and not Othello.");
    EXPECT_EQ(recordIn("(;GM[Othello]W[f5];)"),
              "Move 1 of the record: f5 is made by the wrong side: Dark is to move.");
    EXPECT_EQ(recordIn("(;GM[Othello]B[f5]W[a1//3];)"),
              "Move 2 of the record: a1 is not a legal move here; legal: f4, d6, f6.");
    const std::string empty(56, '0');
    EXPECT_EQ(
        boardIn(empty + "XXXXXXXX X"),
        "The letters of this board can mean several things (X and 0; X and O, empty 0). Write "
        "it with X, O and -.");
    EXPECT_THAT(
        boardIn("--------/--------/--------/--------/--------/--------/--------/11111111 X"),
        HasSubstr("several things"));
    EXPECT_EQ(boardIn(std::string(62, '-') + "*O"),
              "The board does not say who is to move: after it comes X for dark or O for light.");
    EXPECT_EQ(boardIn(std::string(62, '-') + "XO"),
              "After the 64 cells, a space and the side to move (X or O) are missing.");
}

TEST(OthelloFiles, OfAnyBytesAndAnyLengthAreSafe) {
    for (const char* piece :
         {"(;", "(;GM[", "[Site \"", "1. ", "- ", "8/", "●", "|", "BO[", "f5"}) {
        std::string text;
        while (text.size() < 3'000'000)
            text += piece;
        for (const RecordLine& line : recordLines(text))
            if (line.number % 1000 == 1)
                recordIn(line.text);
    }
    SUCCEED();
}

} // namespace bouton::testing
