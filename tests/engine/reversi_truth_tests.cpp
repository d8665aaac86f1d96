#include <gtest/gtest.h>

#include <fstream>
#include <optional>
#include <string>
#include <vector>

#include "games/reversi/bench.h"
#include "games/reversi/deepening.h"
#include "games/reversi/engine.h"
#include "games/reversi/reversi.h"

// Compares the results of the Reversi search with recorded ones.

namespace bouton::testing {

namespace {

using reversi::Board;

struct Endgame {
    Board board;
    int score;
};

// The endgames of data/endgames-20.txt; under sanitizers the first six.
std::vector<Endgame> recordedEndgames() {
    std::ifstream file(BOUTON_TEST_DATA "/endgames-20.txt");
    std::vector<Endgame> all;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#'))
            continue;
        const auto end = line.find(';') + 1;
        const auto state = Reversi::read(Reversi::parse(line.substr(0, end)).value());
        all.push_back({state->board, std::stoi(line.substr(end))});
    }
    EXPECT_EQ(all.size(), 60u);
    if (BOUTON_SANITIZED)
        all.resize(6);
    return all;
}

constexpr std::size_t parts = 4; // so that they can run beside each other

} // namespace

class ReversiExact : public ::testing::TestWithParam<std::size_t> {};

// Selective searches to the end come first and fill the table that the exact one then uses.
TEST_P(ReversiExact, IsExactAlsoAfterSelectiveSearchesOnTheSameTable) {
    const std::vector<Endgame> endgames = recordedEndgames();
    const auto weights = reversi::weightsInUse();
    for (const reversi::Kernel* kernel : reversi::kernels()) {
        SCOPED_TRACE(kernel->name);
        reversi::Table table(16);
        // The portable kernel searches the same tree (the bench says so), so some will do.
        const std::size_t end = kernel == &reversi::kernel() ? endgames.size() : 6;
        for (std::size_t i = GetParam(); i < end; i += parts) {
            table.nextSearch();
            Limit limit({});
            reversi::Deepening deepening(endgames[i].board, {table, limit, *weights}, *kernel);
            ASSERT_TRUE(deepening.solve());
            EXPECT_TRUE(deepening.exact());
            EXPECT_EQ(deepening.score(), endgames[i].score) << "endgame " << i;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Quarter, ReversiExact, ::testing::Range(std::size_t{0}, parts));

// Here all moves share the table, and searches of few plies have filled it before.
TEST(ReversiExact, IsExactInAnAnalysisWhoseMovesShareATable) {
    const std::vector<Endgame> endgames = recordedEndgames();
    const auto analyst = Reversi::analyst();
    for (const std::size_t i : {0, 1, 3, 4}) {
        std::optional<Analysis> last;
        analyst({{{endgames[i].board, Side::One}}, {}}, Patience::Bounded, {},
                [&](Analysis analysis) { last = std::move(analysis); });
        ASSERT_TRUE(last && last->position.exact) << "endgame " << i;
        EXPECT_EQ(last->position.score, endgames[i].score) << "endgame " << i;
    }
}

TEST(ReversiExact, IsExactWithHelpersOnTheSameTable) {
    const std::vector<Endgame> endgames = recordedEndgames();
    reversi::Engine engine;
    for (std::size_t i = 0; i < endgames.size(); ++i) {
        const auto thought =
            engine.think(endgames[i].board, {.solveFrom = 20, .threads = 4}, 1, {});
        ASSERT_TRUE(thought.exact);
        EXPECT_EQ(thought.score, endgames[i].score) << "endgame " << i;
    }
}

// Whoever changes the search on purpose writes the new number here and, as "Bench: N", into the
// commit's message. Whoever does not has found a mistake.
TEST(ReversiBench, TakesTheNodesThatAreRecordedOnEveryKernel) {
    constexpr std::uint64_t recorded = 5'041'321;
    for (const reversi::Kernel* kernel : reversi::kernels()) {
        SCOPED_TRACE(kernel->name);
        EXPECT_EQ(reversi::bench(
                      {}, [](const reversi::Benched&) {}, *kernel),
                  recorded);
    }
}

} // namespace bouton::testing
