// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <cstdlib>
#include <map>

#include "core/whole_file.h"
#include "engine/reversi_boards.h"
#include "engine/reversi_plain.h"
#include "engine/temporary_folder.h"
#include "games/reversi/kernel.h"
#include "training/frozen.h"
#include "training/samples.h"

// The positions that evaluations are measured on, and their measure.

namespace bouton::testing {

namespace {

using reversi::Sample;
using reversi::Weights;
using ::testing::HasSubstr;

const std::vector<Sample>& frozen() {
    static const auto all = reversi::readPositions(BOUTON_TEST_DATA "/frozen-3600.txt");
    return all;
}

int emptyOf(const Sample& sample) { return reversi::count(sample.board.empty()); }

std::string whyUnreadable(const std::string& text) {
    const Folder folder;
    reversi::writeWhole(folder.path() / "positions.txt", text);
    try {
        reversi::readPositions(folder.path() / "positions.txt");
    } catch (const std::runtime_error& refused) {
        return refused.what();
    }
    return "";
}

// 60 discs of X and four empty cells in the last corner, then what follows the cells.
std::string lineWith(const std::string& rest) {
    return std::string(60, 'X') + "----" + rest + '\n';
}

} // namespace

TEST(ReversiFrozen, HasThreeHundredPositionsForEachFiveNumbersOfEmptyCells) {
    EXPECT_EQ(frozen().size(), 3600u);
    std::map<int, int> lines;
    for (const Sample& sample : frozen()) {
        ++lines[(emptyOf(sample) - 1) / reversi::lineWidth];
        EXPECT_TRUE(reversi::canMove(sample.board));
        EXPECT_EQ(sample.board.own & sample.board.opponent, 0u);
        // Empty cells count for the winner, so the scores of whole games are even.
        EXPECT_TRUE(emptyOf(sample) > 20 || sample.score % 2 == 0);
    }
    EXPECT_EQ(lines.size(), 12u);
    for (const auto& [line, positions] : lines)
        EXPECT_EQ(positions, 300) << line;
}

TEST(ReversiFrozen, ItsExactScoresAreTrue) {
    const auto weights = Weights::simple();
    int plain = 0, searched = 0;
    for (const Sample& sample : frozen())
        if (const int empty = emptyOf(sample); empty <= 5) {
            ASSERT_EQ(plainScore(sample.board), sample.score) << ++plain;
        } else if (empty <= 11) {
            ASSERT_EQ(scoreAt(sample.board, reversi::cells, *weights, 8), sample.score)
                << ++searched;
        }
}

TEST(ReversiFrozen, TheShippedWeightsHaveTheErrorThatIsRecorded) {
    // docs/reversi-engine.md names these too.
    const auto lines = reversi::errorsByLine(*Weights::embedded(), frozen());
    EXPECT_EQ(lines.size(), 12u);
    EXPECT_NEAR(reversi::meanOf(lines), 3.442, 0.0006);
}

TEST(ReversiFrozen, ErrorsAreThoseOfTheEvaluationLineByLine) {
    const auto weights = Weights::embedded();
    const auto lines = reversi::errorsByLine(*weights, frozen());
    reversi::TranspositionTable table(1);
    Limit limit({});
    const auto searcher = reversi::kernel().searcher({table, limit, *weights});
    int most = 60;
    for (const reversi::LineError& line : lines) {
        EXPECT_EQ(line.most, most);
        EXPECT_EQ(line.least, most - 4);
        double sum = 0;
        for (const Sample& sample : frozen())
            if (emptyOf(sample) >= line.least && emptyOf(sample) <= line.most) {
                const double estimate = double(searcher->estimate(sample.board)) / Weights::perDisc;
                sum += std::abs(std::clamp(estimate, -64.0, 64.0) - sample.score);
            }
        EXPECT_EQ(line.error.samples, 300u);
        EXPECT_NEAR(line.error.mean, sum / 300, 0.01) << most;
        most -= 5;
    }
    EXPECT_TRUE(reversi::errorsByLine(*weights, {}).empty());
    EXPECT_EQ(reversi::errorsByLine(*weights, {frozen().front()}).size(), 1u);
}

TEST(ReversiFrozen, PositionsAreDrawnFromTheSeedAndReadAsTheyWereWritten) {
    const auto quiet = [](double) {};
    const auto weights = Weights::simple();
    const auto drawn = reversi::truePositions(*weights, 1, 5, quiet);
    Random random(5);
    std::vector<Sample> expected; // each from a game of its own
    for (int most = 60; most > 0; most -= 5) {
        std::vector<Sample> there;
        while (there.empty()) {
            there = reversi::playedPositions(*weights, 1, random, quiet);
            std::erase_if(there, [&](const Sample& sample) {
                return emptyOf(sample) > most || emptyOf(sample) <= most - 5;
            });
        }
        expected.push_back(random.oneOf(there));
    }
    reversi::scoreWell(expected, *weights, quiet);
    EXPECT_EQ(drawn, expected);
    const Folder folder;
    const auto file = folder.path() / "drawn.txt";
    reversi::writePositions(file, "drawn", drawn);
    EXPECT_EQ(reversi::readPositions(file), drawn);
    EXPECT_THAT(wholeFile(file).value(), ::testing::StartsWith("# drawn\n"));
}

TEST(ReversiFrozen, LinesThatAreNoPositionsAreRefusedWithTheirNumber) {
    EXPECT_EQ(whyUnreadable("# comment\n" + lineWith(" X; -64")), "");
    for (const char* rest :
         {"", " X;", " X; ", " X; 65", " X; -65", " X; 1x", " X; 1.5", " O; 4", "- X; 4", " X; 4 "})
        EXPECT_THAT(whyUnreadable(lineWith(" X; 4") + lineWith(rest)),
                    HasSubstr("Line 2 of the file"))
            << rest;
    std::string unknown = lineWith(" X; 4");
    unknown[7] = 'Y';
    EXPECT_THAT(whyUnreadable(unknown), HasSubstr("is no position with its score."));
    EXPECT_THAT(whyUnreadable("# comment\n"), HasSubstr("has no positions."));
    EXPECT_THROW(reversi::readPositions("/no/such/file"), std::runtime_error);
}

} // namespace bouton::testing
