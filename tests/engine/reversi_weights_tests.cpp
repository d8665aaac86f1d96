#include "games/reversi/weights.h"

#include <gmock/gmock.h>

#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>

#include "engine/reversi_positions.h"
#include "games/reversi/kernel.h"
#include "training/chain.h"
#include "training/duel.h"
#include "training/fit.h"
#include "training/samples.h"
#include "training/sources.h"

// The patterns and weights of the evaluation, and how they are learned.

namespace bouton::testing {

namespace {

using reversi::Board;
using reversi::Weights;
using ::testing::HasSubstr;

std::string refusal(const std::string& bytes) {
    const auto read = Weights::read(bytes);
    return read ? "" : english(read.error());
}

// A temporary directory. It is removed with this object.
class Folder {
public:
    Folder() {
        std::string name = (std::filesystem::temp_directory_path() / "bouton-XXXXXX").string();
        m_path = mkdtemp(name.data());
    }
    ~Folder() { std::filesystem::remove_all(m_path); }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    const std::filesystem::path& path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

std::string bytesOf(const std::filesystem::path& file) {
    return reversi::readWhole(file).value_or("none");
}

int estimateOf(const Board& board, const Weights& weights, const reversi::Kernel& kernel) {
    reversi::Table table(1);
    Limit limit({});
    return kernel.searcher({table, limit, weights})->estimate(board);
}

// Random weights, in the form in which a file holds them.
std::vector<reversi::Weight> anyWeights(Random& random) {
    const auto number = static_cast<std::size_t>(reversi::sharedWeights().count);
    std::vector<reversi::Weight> all(number * Weights::phases);
    for (reversi::Weight& weight : all) {
        std::array<float, reversi::parts> discs{};
        for (float& part : discs)
            part = static_cast<float>(random.between(-40, 40)) / Weights::hingePerDisc;
        weight = Weights::rounded(discs);
    }
    return all;
}

// The evaluation as its description says: the sum of the features, cell by cell, and the hinges.
int plainEstimate(const Board& board, const Weights& weights) {
    std::array<int, reversi::parts> sums{};
    const auto add = [&](int at) {
        const reversi::Weight& weight = weights.phase(reversi::count(board.empty()))[at];
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += weight[i];
    };
    for (const reversi::Pattern& kind : reversi::patterns.kinds) {
        std::set<std::set<int>> places;
        for (int symmetry = 0; symmetry < 8; ++symmetry) {
            std::set<int> place;
            int index = 0;
            for (int k = kind.length - 1; k >= 0; --k) {
                const int cell =
                    reversi::turnedCell(kind.cells[static_cast<std::size_t>(k)], symmetry);
                place.insert(cell);
                const int disc = board.own & reversi::bit(cell)        ? 2
                                 : board.opponent & reversi::bit(cell) ? 0
                                                                       : 1;
                index = 3 * index + disc;
            }
            if (places.insert(place).second)
                add(kind.offset + index);
        }
    }
    add(reversi::patterns.tempo
        + reversi::tempoOf(board.empty(), reversi::count(reversi::mobility(board))));
    int score = sums[0];
    for (std::size_t i = 1; i < sums.size(); ++i)
        score += (i <= reversi::hingesFor ? 1 : -1) * std::max(0, sums[i]);
    return score;
}

} // namespace

TEST(ReversiPatterns, EveryCellIsInSomeAndTheirIndicesStayInTheirTables) {
    Random random(70);
    for (int i = 0; i < 200; ++i) {
        const auto indices = reversi::indicesOf(filling(random, random.between(0, 60)));
        for (const reversi::Pattern& kind : reversi::patterns.kinds)
            for (int feature = kind.first; feature < kind.first + kind.places; ++feature) {
                ASSERT_LE(std::abs(indices[static_cast<std::size_t>(feature)]), kind.size / 2);
            }
    }
    for (const auto& steps : reversi::patterns.step)
        EXPECT_GE(std::ranges::count_if(steps, [](int step) { return step != 0; }), 4);
}

TEST(ReversiPatterns, MirrorImagesShareTheirWeights) {
    // Random weights value a board and its mirror images alike.
    Random random(71);
    const Weights weights(anyWeights(random), {});
    for (int i = 0; i < 50; ++i) {
        const Board board = filling(random, random.between(1, 60));
        for (const reversi::Kernel* kernel : reversi::kernels()) {
            const int value = estimateOf(board, weights, *kernel);
            for (int symmetry = 1; symmetry < 8; ++symmetry) {
                Board mirrored;
                for (int cell = 0; cell < 64; ++cell) {
                    const auto to = reversi::bit(reversi::turnedCell(cell, symmetry));
                    mirrored.own |= board.own & reversi::bit(cell) ? to : 0;
                    mirrored.opponent |= board.opponent & reversi::bit(cell) ? to : 0;
                }
                ASSERT_EQ(estimateOf(mirrored, weights, *kernel), value);
            }
        }
    }
}

TEST(ReversiPatterns, EveryKernelSumsThemUpAndCutsTheHingesAtZero) {
    Random random(77);
    const Weights weights(anyWeights(random), {});
    for (int i = 0; i < 300; ++i) {
        const Board board = filling(random, random.between(0, 60));
        for (const reversi::Kernel* kernel : reversi::kernels())
            ASSERT_EQ(estimateOf(board, weights, *kernel), plainEstimate(board, weights));
    }
}

TEST(ReversiWeights, AreReadAsTheyWereWritten) {
    Random random(78);
    const Weights any(anyWeights(random), {.base = 1.5F});
    const std::string bytes = any.written();
    const auto read = Weights::read(bytes);
    ASSERT_TRUE(read);
    EXPECT_TRUE(std::ranges::equal((*read)->shared(), any.shared()));
    EXPECT_EQ((*read)->errors().base, 1.5F);
    EXPECT_LE(bytes.size(), 8'000'000u);
}

TEST(ReversiWeights, TheProgramCarriesLearnedOnes) {
    EXPECT_FALSE(std::ranges::equal(Weights::embedded()->shared(), Weights::simple()->shared()));
}

TEST(ReversiWeights, OfAFileAreReadOrRefusedWithASentence) {
    const Folder folder;
    const std::string file = (folder.path() / "weights.bin").string();
    const auto refused = [](const std::string& from) {
        const auto weights = Weights::load(from);
        return weights ? "" : english(weights.error());
    };
    EXPECT_THAT(refused(file), HasSubstr("cannot be read."));
    EXPECT_THAT(refused(folder.path().string()), HasSubstr("cannot be read."));
    std::ofstream(file).close();
    EXPECT_EQ(refused(file), "This is no file of Reversi weights.");
    std::ofstream(file, std::ios::binary) << Weights::simple()->written();
    EXPECT_EQ(refused(file), "");
}

TEST(ReversiWeights, DamagedOnesAreRefusedWithASentence) {
    const std::string whole = Weights::simple()->written();
    EXPECT_EQ(refusal(""), "This is no file of Reversi weights.");
    EXPECT_EQ(refusal("BoutonRv"), "This is no file of Reversi weights.");
    EXPECT_EQ(refusal(std::string(whole.size(), 'x')), "This is no file of Reversi weights.");
    std::string later = whole;
    later[8] = 9;
    EXPECT_EQ(refusal(later), "The weights have version 9; this program reads version 2.");
    std::string other = whole;
    other[12] = 13;
    EXPECT_THAT(refusal(other), HasSubstr("for each of 13 phases, not "));
    EXPECT_THAT(refusal(whole.substr(0, whole.size() - 1)), HasSubstr(" bytes, not "));
    Random random(72);
    for (int i = 0; i < 20; ++i) {
        std::string damaged = whole;
        damaged[40 + random.below(whole.size() - 40)] ^= static_cast<char>(1 << random.below(8));
        EXPECT_EQ(refusal(damaged), "The weights do not have their checksum.");
    }
    EXPECT_FALSE(Weights::load("/no/such/file"));
}

TEST(ReversiWeights, AnErrorModelOutOfRangeIsRefusedAlsoWithTheRightChecksum) {
    const std::vector<reversi::Weight> shared(Weights::simple()->shared().begin(),
                                              Weights::simple()->shared().end());
    EXPECT_TRUE(Weights::read(Weights(shared, {.byEmpty = -0.5F}).written()));
    for (const float wrong : {NAN, INFINITY, -INFINITY, 1e6F})
        EXPECT_EQ(refusal(Weights(shared, {.byShallow = wrong}).written()),
                  "The weights have an error model out of range.");
}

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
    // A single sample is not fitted exactly: 0.25 is left, and 0.217 if nothing held the weights.
    EXPECT_GT(after, before * 0.235);
    EXPECT_LE(std::ranges::count_if(fitted, [&](const auto& weight) { return weight != quarter; }),
              reversi::features + 1);
}

TEST(ReversiTraining, FitsEffectsThatNoSingleFeatureShows) {
    // Discs on b1 and g8: equal colours are good, different colours are bad. No feature contains
    // both cells, so a sum of features alone would be wrong by 24 discs.
    const auto one = reversi::bit(1), other = reversi::bit(62);
    std::vector<reversi::Sample> samples;
    for (int i = 0; i < 200; ++i) {
        samples.push_back({{one | other, 0}, 24});
        samples.push_back({{0, one | other}, 24});
        samples.push_back({{one, other}, -24});
        samples.push_back({{other, one}, -24});
    }
    const reversi::PhaseWeights nothing(static_cast<std::size_t>(reversi::sharedWeights().count));
    EXPECT_LT(reversi::errorOf(reversi::fitted(nothing, samples, 1), samples).mean, 6);
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
