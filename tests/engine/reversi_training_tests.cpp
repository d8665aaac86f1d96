#include <gmock/gmock.h>

#include <array>
#include <filesystem>

#include "core/whole_file.h"
#include "engine/reversi_positions.h"
#include "engine/temporary_folder.h"
#include "games/reversi/kernel.h"
#include "training/chain.h"
#include "training/duel.h"
#include "training/fit.h"
#include "training/samples.h"
#include "training/sources.h"

// How the weights of the evaluation are learned.

namespace bouton::testing {

namespace {

using reversi::Board;
using reversi::Weights;

std::string bytesOf(const std::filesystem::path& file) { return wholeFile(file).value_or("none"); }

int estimateOf(const Board& board, const Weights& weights, const reversi::Kernel& kernel) {
    reversi::Table table(1);
    Limit limit({});
    return kernel.searcher({table, limit, weights})->estimate(board);
}

} // namespace

TEST(ReversiTraining, FitsWeightsThatAreThere) {
    // The scores are made from known weights. The fit must predict the scores of unseen boards.
    Random random(73);
    const auto hidden = Weights::simple();
    const auto samples = [&](int number) {
        std::vector<reversi::Sample> all;
        for (int i = 0; i < number; ++i) {
            const Board board = endgameOf(random, random.between(20, 40));
            const int value = estimateOf(board, *hidden, reversi::kernel());
            all.push_back({board, std::clamp(value / Weights::perDisc, -64, 64)});
        }
        return all;
    };
    const auto seen = samples(3000), unseen = samples(300);
    const reversi::PhaseWeights nothing(static_cast<std::size_t>(reversi::sharedWeights().count));
    const auto fitted = reversi::fitted(nothing, seen, 1);
    EXPECT_LT(reversi::errorOf(fitted, unseen).mean, reversi::errorOf(nothing, unseen).mean / 1.5);
    EXPECT_EQ(reversi::fitted(nothing, seen, 1), fitted);
}

TEST(ReversiTraining, KeepsWeightsWithFewSamplesNearTheirStart) {
    Random random(75);
    const std::array<float, reversi::parts> quarter{0.25F};
    const reversi::PhaseWeights begin(static_cast<std::size_t>(reversi::sharedWeights().count),
                                      quarter);
    const std::vector<reversi::Sample> one{{endgameOf(random, 20), 40}};
    const auto fitted = reversi::fitted(begin, one, 1);
    const double before = reversi::errorOf(begin, one).mean;
    const double after = reversi::errorOf(fitted, one).mean;
    EXPECT_LT(after, before * 0.5);
    // A single sample is not fitted exactly: 0.228 is left, and 0.210 if nothing held the weights.
    EXPECT_GT(after, before * 0.22);
    EXPECT_LE(std::ranges::count_if(fitted, [&](const auto& weight) { return weight != quarter; }),
              reversi::told);
}

TEST(ReversiTraining, HingesThatKnowNothingBeginAtRandom) {
    Random random(77);
    const std::vector<reversi::Sample> samples{{endgameOf(random, 20), 2}};
    const auto count = static_cast<std::size_t>(reversi::sharedWeights().count);
    const auto hingesAtZero = [](const auto& weight) {
        return std::count(weight.begin() + 1, weight.end(), 0.0F);
    };
    const auto fit = [&](const reversi::PhaseWeights& begin) {
        return reversi::fitted(begin, samples, 1, reversi::Known::Much);
    };
    // Of a weight that a sample has and that has none yet, though others have all of them.
    const reversi::PhaseWeights learned = fit(reversi::PhaseWeights(count));
    reversi::PhaseWeights others(count);
    for (std::size_t i = 0; i < count; ++i)
        if (hingesAtZero(learned[i]) == reversi::hinges)
            others[i].fill(0.1F);
    const reversi::PhaseWeights begun = fit(others);
    for (std::size_t i = 0; i < count; ++i)
        ASSERT_EQ(hingesAtZero(begun[i]), 0) << i;
    // And those that no weight has: the first one is known here, and stays nearly as it is.
    const std::array<float, reversi::parts> known{0, 0.02F};
    const reversi::PhaseWeights further = fit(reversi::PhaseWeights(count, known));
    std::size_t seen = 0;
    for (const auto& weight : further) {
        seen += weight != known;
        ASSERT_TRUE(weight == known || hingesAtZero(weight) == 0);
        ASSERT_NEAR(weight[1], known[1], 0.01);
    }
    EXPECT_EQ(seen, std::ranges::count_if(
                        learned, [&](const auto& weight) { return hingesAtZero(weight) == 0; }));
}

TEST(ReversiTraining, FitsEffectsThatNoSingleFeatureShows) {
    // Discs on b1 and g8: equal colours are good, different colours are bad, whatever is in the
    // middle. No feature contains both cells, so a sum of features alone would be wrong by 24
    // discs.
    const auto one = reversi::bit(1), other = reversi::bit(62);
    Random random(76);
    std::vector<reversi::Sample> samples;
    for (int i = 0; i < 2000; ++i) {
        Board board;
        for (const int cell : {1, 62, 27, 28, 35, 36, 18, 45})
            (random.below(2) == 0 ? board.own : board.opponent) |= reversi::bit(cell);
        const bool areEqual =
            (board.own & one) == 0 ? (board.own & other) == 0 : (board.own & other) != 0;
        samples.push_back({board, areEqual ? 24 : -24});
    }
    const reversi::PhaseWeights nothing(static_cast<std::size_t>(reversi::sharedWeights().count));
    // Errors as large as these may push all hinges below 0 at the beginning, where nothing moves
    // them any more. So three beginnings are tried.
    double least = 24;
    for (const std::uint64_t seed : {1, 2, 3})
        least = std::min(least,
                         reversi::errorOf(reversi::fitted(nothing, samples, seed), samples).mean);
    EXPECT_LT(least, 6);
}

TEST(ReversiTraining, ScoresLieHalfwayBetweenTwoDepths) {
    const auto weights = reversi::weightsInUse();
    Random random(77);
    std::vector<reversi::Sample> samples;
    for (int i = 0; i < 20; ++i)
        samples.push_back({endgameOf(random, 40), 0});
    reversi::score(samples, *weights, 4, [](double) {});
    for (std::size_t i = 0; i < samples.size(); ++i) {
        reversi::Table table(4);
        Limit limit({});
        reversi::Line line;
        int sum = i % 2 == 0 ? 0 : 1; // every other one is rounded up
        for (const int plies : {3, 4})
            sum += reversi::kernel()
                       .searcher({table, limit, *weights})
                       ->score(samples[i].board, plies, reversi::exactLevel, -reversi::infinite,
                               reversi::infinite, line);
        EXPECT_EQ(samples[i].score, sum >> 1);
    }
}

TEST(ReversiTraining, DeepScoresLieHalfwayBetweenTwoSelectiveSearches) {
    const auto weights = reversi::weightsInUse();
    Random random(79);
    for (int i = 0; i < 6; ++i) {
        const Board board = endgameOf(random, 30);
        std::vector<reversi::Sample> samples{{board, 0}};
        reversi::score(samples, *weights, 7, [](double) {});
        reversi::Table table(12);
        Limit limit({});
        reversi::Line line;
        const auto searcher = reversi::kernel().searcher({table, limit, *weights});
        int before = 0, score = 0;
        for (const int plies : {2, 4, 6, 7}) {
            before = score;
            score = searcher->score(board, plies, 0, -reversi::infinite, reversi::infinite, line);
        }
        EXPECT_EQ(samples[0].score, (before + score) >> 1);
    }
}

TEST(ReversiTraining, TheErrorModelIsRightOnAverage) {
    const auto weights = Weights::embedded();
    Random random(81);
    std::vector<Board> boards;
    for (const int empty : {20, 26, 32, 38, 44, 50})
        boards.push_back(endgameOf(random, empty));
    const auto model = reversi::measuredErrors(boards, *weights, [](double) {});
    double measured = 0, told = 0, measuredByEmpty = 0, toldByEmpty = 0;
    for (const Board& board : boards) {
        const int empty = reversi::count(board.empty());
        std::vector<int> scores;
        for (int depth = 0; depth <= 9; ++depth) {
            reversi::Table table(12);
            Limit limit({});
            reversi::Line line;
            scores.push_back(reversi::kernel()
                                 .searcher({table, limit, *weights})
                                 ->score(board, depth, reversi::exactLevel, -reversi::infinite,
                                         reversi::infinite, line));
            for (int shallow = depth - 2; shallow >= 0; shallow -= 2) {
                const double found =
                    1.25 * 1.2533 * std::abs(scores.back() - scores[std::size_t(shallow)]);
                const double expected = model.base + model.byDeep * depth
                                        + model.byShallow * shallow + model.byEmpty * empty;
                measured += found;
                told += expected;
                measuredByEmpty += found * empty;
                toldByEmpty += expected * empty;
            }
        }
    }
    EXPECT_NEAR(told / measured, 1, 1e-3);
    EXPECT_NEAR(toldByEmpty / measuredByEmpty, 1, 1e-3);
}

TEST(ReversiTraining, KnownWeightsAreChangedLess) {
    Random random(80);
    const std::array<float, reversi::parts> some{0.25F, 0.1F};
    const reversi::PhaseWeights begin(static_cast<std::size_t>(reversi::sharedWeights().count),
                                      some);
    const std::vector<reversi::Sample> one{{endgameOf(random, 20), 40}};
    const auto left = [&](reversi::Known known) {
        return reversi::errorOf(reversi::fitted(begin, one, 1, known), one).mean;
    };
    EXPECT_LT(left(reversi::Known::Nothing), left(reversi::Known::Much));
    EXPECT_LT(left(reversi::Known::Much), reversi::errorOf(begin, one).mean);
}

TEST(ReversiTraining, LearnsOnFromOtherWeightsInOneRound) {
    const auto begin = Weights::embedded();
    const reversi::TrainingPlan plan{.seed = 5, .games = 6, .shards = 2, .begin = begin};
    const auto quiet = [](const std::string&, double) {};
    const Folder whole, pieces;
    reversi::Chain(whole.path(), plan, quiet).work();
    EXPECT_FALSE(std::filesystem::exists(whole.path() / "round-0"));
    reversi::Chain one(pieces.path(), plan, quiet), other(pieces.path(), plan, quiet);
    for (int step = 0; step < 30 && !std::filesystem::exists(pieces.path() / "weights.bin");
         ++step) {
        one.workOn(1);
        other.workOn(0);
        one.fitDue();
    }
    reversi::Chain(pieces.path(), plan, quiet).work();
    EXPECT_TRUE(bytesOf(pieces.path() / "weights.bin") == bytesOf(whole.path() / "weights.bin"));

    // Few games change few of the weights.
    const auto weights = Weights::load((whole.path() / "weights.bin").string());
    ASSERT_TRUE(weights);
    std::size_t changed = 0;
    for (std::size_t i = 0; i < begin->shared().size(); ++i)
        changed += begin->shared()[i] != (*weights)->shared()[i];
    EXPECT_GT(changed, 0u);
    EXPECT_LT(changed, begin->shared().size() / 20);
    // In the openings every third position has a score, near the end every one.
    const auto read = [&](const char* name) {
        return reversi::readSamples(whole.path() / "round-1" / name).value();
    };
    EXPECT_EQ(read("scores-9-0.bin").size(), 5u);
    EXPECT_GE(read("scores-3-0.bin").size(), 12u);

    const std::string fit = "round-1/fit-" + std::to_string(Weights::phaseOf(1)) + ".txt";
    EXPECT_THAT(bytesOf(whole.path() / fit), ::testing::HasSubstr(" empty cells: mean error "));

    // Other weights play other games.
    const Folder others;
    reversi::Chain(others.path(), {.seed = 5, .games = 6, .shards = 2, .begin = Weights::simple()},
                   quiet)
        .workOn(0);
    EXPECT_FALSE(bytesOf(others.path() / "round-1/positions-0.bin")
                 == bytesOf(whole.path() / "round-1/positions-0.bin"));

    EXPECT_THROW(reversi::Chain(whole.path(), {.seed = 5, .games = 6, .shards = 2}, quiet),
                 std::runtime_error);
    EXPECT_THROW(reversi::Chain(whole.path(),
                                {.seed = 5, .games = 6, .shards = 2, .begin = Weights::simple()},
                                quiet),
                 std::runtime_error);
}

TEST(ReversiTraining, MeasuresAtPositionsThatWereKeptOutOfTheFits) {
    const Folder folder;
    const auto weights = Weights::embedded();
    reversi::Chain chain(folder.path(), {.games = 2, .shards = 2, .begin = weights},
                         [](const std::string&, double) {});
    reversi::writeWhole(folder.path() / "weights.bin", weights->written());
    EXPECT_EQ(chain.measure(1).size(), 12u);
    // It has made those of the first shard, and no others.
    EXPECT_TRUE(std::filesystem::exists(folder.path() / "round-1/positions-0.bin"));
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "round-1/positions-1.bin"));
}

TEST(ReversiTraining, SolvesTheEndsOfGamesFromTheLastPositionBack) {
    // The scores equal those of a separate search of each position, in every game and over passes.
    const auto weights = Weights::simple();
    const auto nothing = [](double) {};
    Random random(76);
    std::vector<reversi::Sample> samples;
    for (const auto& sample : reversi::playedPositions(*weights, 40, random, nothing))
        if (reversi::count(sample.board.empty()) <= 9)
            samples.push_back(sample);
    reversi::solve(samples, *weights, nothing);
    for (const auto& sample : samples) {
        reversi::Table table(4);
        Limit limit({});
        reversi::Line line;
        ASSERT_EQ(sample.score, reversi::kernel()
                                    .searcher({table, limit, *weights})
                                    ->score(sample.board, reversi::cells, reversi::exactLevel,
                                            -reversi::infinite, reversi::infinite, line));
    }
}

TEST(ReversiTraining, TheSamePlanGivesTheSameWeightsEvenIfInterruptedOrDoneInPieces) {
    const reversi::TrainingPlan plan{.seed = 5, .games = 8, .shards = 2};
    const auto quiet = [](const std::string&, double) {};
    const Folder whole, pieces;
    reversi::Chain(whole.path(), plan, quiet).work();

    EXPECT_FALSE(reversi::Chain(pieces.path(), plan, quiet).fitDue()) << "no shard has played";
    for (int step = 0; step < 60 && !std::filesystem::exists(pieces.path() / "weights.bin");
         ++step) {
        for (const int shard : {1, 0}) // each by itself, as on different machines
            reversi::Chain(pieces.path(), plan, quiet).workOn(shard);
        reversi::Chain(pieces.path(), plan, quiet).fitDue();
    }
    EXPECT_FALSE(reversi::Chain(pieces.path(), plan, quiet).workOn(0));
    EXPECT_FALSE(reversi::Chain(pieces.path(), plan, quiet).fitDue());
    EXPECT_TRUE(bytesOf(pieces.path() / "weights.bin") == bytesOf(whole.path() / "weights.bin"));
    EXPECT_TRUE(Weights::load((whole.path() / "weights.bin").string()));

    // A file that was removed, because it was damaged for example, is made again if it is needed.
    for (const char* file : {"weights.bin", "round-1/weights-9.bin", "round-1/positions-0.bin",
                             "round-1/positions-1.bin", "round-1/scores-9-1.bin"})
        ASSERT_TRUE(std::filesystem::remove(pieces.path() / file)) << file;
    reversi::Chain(pieces.path(), plan, quiet).work();
    EXPECT_TRUE(bytesOf(pieces.path() / "weights.bin") == bytesOf(whole.path() / "weights.bin"));

    EXPECT_THROW(reversi::Chain(whole.path(), {.seed = 6, .games = 8, .shards = 2}, quiet),
                 std::runtime_error);
}

TEST(ReversiTraining, WeightsAreEvenWithThemselvesAndBeatPoorOnes) {
    const auto nothing = [](double) {};
    const auto poor = Weights::simple(), good = Weights::embedded();
    // Colours are swapped, so the two games of a pair cancel out.
    const auto even = reversi::duel(good, good, 4, 5, 9, nothing);
    EXPECT_EQ(even.wins, even.losses);
    EXPECT_EQ(even.discs, 0);
    EXPECT_EQ(even.pairs, (std::array{0, 0, 2, 0, 0})); // each colour's player won, or all drew
    const auto uneven = reversi::duel(good, poor, 6, 5, 9, nothing);
    EXPECT_GT(uneven.wins, uneven.losses);
    EXPECT_GT(uneven.discs, 0);
    EXPECT_EQ(uneven.wins + uneven.draws + uneven.losses, 6);
    int points = 0, pairs = 0;
    for (int k = 0; k < 5; ++k) {
        points += k * uneven.pairs[k];
        pairs += uneven.pairs[k];
    }
    EXPECT_EQ(pairs, 3);
    EXPECT_EQ(points, 2 * uneven.wins + uneven.draws);
    const auto other = reversi::duel(poor, good, 6, 5, 9, nothing);
    EXPECT_LT(other.discs, 0);
}

TEST(ReversiTraining, SamplesAreReadAsTheyWereWrittenAndDamagedOnesAreRefused) {
    const Folder folder;
    const auto file = folder.path() / "samples.bin";
    EXPECT_FALSE(reversi::readSamples(file));
    Random random(74);
    std::vector<reversi::Sample> samples;
    for (int i = 0; i < 50; ++i)
        samples.push_back({filling(random, random.between(0, 60)), random.between(-64, 64)});
    reversi::writeSamples(file, samples);
    EXPECT_EQ(reversi::readSamples(file), samples);
    const std::string whole = bytesOf(file);
    for (const std::size_t at : {std::size_t{0}, std::size_t{20}, whole.size() - 1}) {
        std::string damaged = whole;
        damaged[at] ^= 1;
        reversi::writeWhole(file, damaged);
        EXPECT_THROW(reversi::readSamples(file), std::runtime_error);
    }
    for (const std::size_t bytes : {std::size_t{0}, std::size_t{9}, whole.size() - 17}) {
        reversi::writeWhole(file, whole.substr(0, bytes));
        EXPECT_THROW(reversi::readSamples(file), std::runtime_error);
    }
}

TEST(ReversiTraining, SamplesThatAreNoBoardsAreRefusedAlsoWithTheRightChecksum) {
    const Folder folder;
    const auto file = folder.path() / "samples.bin";
    const std::vector<reversi::Sample> wrong{
        {{3, 1}, 0}, {{1, 2}, 65}, {{1, 2}, -65}}; // two discs in a cell; more than 64 discs
    for (const reversi::Sample& sample : wrong) {
        reversi::writeSamples(file, {sample});
        EXPECT_THROW(reversi::readSamples(file), std::runtime_error);
    }
}

} // namespace bouton::testing
