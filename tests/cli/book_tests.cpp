// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <fstream>

#include "cli/process.h"
#include "engine/temporary_folder.h"

// The command book.

namespace bouton::testing {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

namespace {

// A position that no game comes to.
const std::string strange =
    "XXXXXXXX/......../......../...OX.../...XO.../......../......../........ X";

} // namespace

TEST(CliBook, ShowsTheMovesOfAPositionBestFirst) {
    const auto lines = linesOf(done({"book", "reversi", "--moves", "f5 d6 c3 d3"}));
    ASSERT_GE(lines.size(), 6u);
    EXPECT_EQ(lines[0],
              "......../......../..XO..../...OX.../...OXX../...O..../......../........ X");
    EXPECT_THAT(lines[1], MatchesRegex("Dark to move: score [+-][0-9.]+"));
    EXPECT_THAT(lines[2], MatchesRegex("[0-9]+ moves, best first:"));
    EXPECT_THAT(lines[3], MatchesRegex("  [a-h][1-8]  +[+-][0-9.]+  loses  0\\.0  +[0-9]+ %.*"));
    EXPECT_THAT(lines[4], MatchesRegex("  [a-h][1-8]  +[+-][0-9.]+  loses +[0-9.]+ +0 %"));
    EXPECT_THAT(lines, ::testing::Contains(EndsWith("  Tiger")));
}

TEST(CliBook, ReadsMovesThatAreWrittenTogether) {
    const std::string apart = done({"book", "reversi", "--moves", "f5 d6 c3"});
    EXPECT_EQ(done({"book", "reversi", "--moves", "f5d6c3"}), apart);
    EXPECT_EQ(done({"book", "reversi", "--moves", "F5D6 c3"}), apart);
    EXPECT_EQ(run({"book", "reversi", "--moves", "f5d6x"}).err,
              "bouton-cli: Move 1 of --moves: \"f5d6x\" is no move: cells such as c5, joined by +, "
              "or pass.\n");
    EXPECT_THAT(run({"book", "reversi", "--moves", "f5d6a1"}).err, HasSubstr("Move 3 of --moves"));
}

TEST(CliBook, NamesTheFileOfAnotherBook) {
    const std::string file = std::string(BOUTON_SOURCES) + "/resources/reversi/book.bin";
    EXPECT_EQ(done({"book", "reversi", "--book", file}),
              done({"book", "reversi"}) + "Book: " + file + '\n');
    EXPECT_EQ(run({"book", "reversi", "--json", "--book", file}).out,
              run({"book", "reversi", "--json"}).out);
    EXPECT_THAT(run({"book", "reversi", strange, "--book", file}).out,
                EndsWith("\nThe book does not have this position.\nBook: " + file + '\n'));
    expectRefused({"book", "reversi", "--book", "/no/such/book.bin"},
                  "The file \"/no/such/book.bin\" cannot be read.", 1);
}

TEST(CliBook, SaysWhereTheBookHasNoPosition) {
    EXPECT_EQ(done({"book", "reversi", strange}),
              strange + "\nThe book does not have this position.\n");
    EXPECT_EQ(done({"book", "reversi", strange, "--json"}),
              "{\"game\":\"reversi\",\"position\":\"" + strange
                  + "\",\"to_move\":\"X\",\"book\":false,\"moves\":[]}\n");
}

TEST(CliBook, GivesTheSameAsJson) {
    const std::string json = done({"book", "reversi", "--json"});
    EXPECT_THAT(json, StartsWith("{\"game\":\"reversi\",\"position\":"));
    EXPECT_THAT(json, HasSubstr("\"book\":true,\"score\":"));
    EXPECT_THAT(json, HasSubstr("{\"move\":\"d3\",\"score\":"));
    EXPECT_THAT(json, HasSubstr("\"loss\":0.0,\"chance\":0.250,\"goes_on\":true}"));
    EXPECT_THAT(run({"book", "reversi", "--moves", "f5d6c3d3", "--json"}).out,
                HasSubstr(",\"opening\":\"Tiger\"}"));
    // The same chance in percent.
    const auto lines = linesOf(run({"book", "reversi"}).out);
    ASSERT_EQ(lines.size(), 7u);
    for (std::size_t move = 3; move < 7; ++move)
        EXPECT_THAT(lines[move],
                    MatchesRegex("  (d3|c4|f5|e6)  +[+-][0-9.]+  loses  0\\.0   25 %"));
}

TEST(CliBook, RefusesWhatHasNoBookAndADamagedFile) {
    expectRefused({"book", "towers"}, "There is no opening book for Towers and chessboard.");
    const Folder folder;
    const std::string damaged = (folder.path() / "book.bin").string();
    std::ofstream(damaged) << "BoutonRo and no more than that";
    const Finished refused = run({"book", "reversi", "--book", damaged});
    EXPECT_EQ(refused.status, 1);
    EXPECT_EQ(refused.out, "");
    EXPECT_THAT(refused.err,
                StartsWith("bouton-cli: The file \"" + damaged + "\": The book has version "));
    EXPECT_EQ(run({"book", "reversi", "--moves", "a1"}).status, 2);
}

TEST(CliBook, PlayersDrawFromItUnlessItIsOff) {
    const Finished on = run({"move", "reversi", "engine:level=12"});
    EXPECT_EQ(on.status, 0);
    EXPECT_THAT(on.err, HasSubstr("from the book"));
    const Finished off = run({"move", "reversi", "engine:level=5,book=off"});
    EXPECT_THAT(off.err, HasSubstr("; depth 3."));
    EXPECT_EQ(run({"move", "reversi", "engine:book=2"}).status, 2);
    // Low levels and low steps play as they did.
    for (const char* const weak : {"engine:level=4", "ladder:step=13"})
        EXPECT_THAT(run({"move", "reversi", weak}).err, HasSubstr("which seemed best to it"));
    EXPECT_THAT(run({"move", "reversi", "ladder:step=14"}).err, HasSubstr("from the book"));
}

} // namespace bouton::testing
