// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <array>
#include <cmath>
#include <filesystem>
#include <utility>

#include "core/whole_file.h"
#include "engine/reversi_boards.h"
#include "engine/reversi_positions.h"
#include "engine/tell_nobody.h"
#include "engine/temporary_folder.h"
#include "games/reversi/random_move.h"
#include "training/chain.h"
#include "training/duel.h"
#include "training/fit.h"
#include "training/samples.h"
#include "training/sources.h"

// How the weights of the evaluation are learned.

namespace bouton::testing {

namespace {

constexpr bool fittedBefore = true; // the weights at which a fit begins

using reversi::Board;
using reversi::Weights;
using ::testing::ElementsAre;

constexpr auto untold = [](double) {};

std::string bytesOf(const std::filesystem::path& file) { return wholeFile(file).value_or("none"); }

constexpr std::array stages{0, 1, 2, 3, 4, 5, 6, 7, 8, 9};

// All weights alike.
reversi::PhaseWeights each(const std::array<float, reversi::parts>& weight) {
    return reversi::PhaseWeights(static_cast<std::size_t>(reversi::sharedWeights().count), weight);
}

// How many games these positions are of.
int gamesIn(const std::filesystem::path& file) {
    const auto samples = reversi::readSamples(file).value();
    int games = 0;
    for (const reversi::Sample& sample : samples)
        games += sample.board == reversi::startBoard;
    return games;
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
            const int value = estimateOf(board, *hidden);
            all.push_back({board, std::clamp(value / Weights::perDisc, -64, 64)});
        }
        return all;
    };
    const auto seen = samples(3000), unseen = samples(300);
    const reversi::PhaseWeights nothing = each({});
    const auto fitted = reversi::fitted(nothing, seen, 1);
    EXPECT_LT(reversi::errorOf(fitted, unseen).mean, reversi::errorOf(nothing, unseen).mean / 1.5);
    EXPECT_EQ(reversi::fitted(nothing, seen, 1), fitted);
}

TEST(ReversiTraining, KeepsWeightsWithFewSamplesNearTheirStart) {
    Random random(75);
    const std::array<float, reversi::parts> quarter{0.25F};
    const reversi::PhaseWeights begin = each(quarter);
    const std::vector<reversi::Sample> one{{endgameOf(random, 20), 40}};
    const auto fitted = reversi::fitted(begin, one, 1);
    const double before = reversi::errorOf(begin, one).mean;
    const double after = reversi::errorOf(fitted, one).mean;
    // A single sample is not fitted exactly; 0.210 is left if nothing held the weights.
    EXPECT_NEAR(after / before, 0.228, 0.0006);
    EXPECT_LE(std::ranges::count_if(fitted, [&](const auto& weight) { return weight != quarter; }),
              reversi::told);
}

TEST(ReversiTraining, HingesThatKnowNothingBeginAtRandom) {
    Random random(77);
    const std::vector<reversi::Sample> samples{{endgameOf(random, 20), 2}};
    const auto hingesAtZero = [](const auto& weight) {
        return std::count(weight.begin() + 1, weight.end(), 0.0F);
    };
    const auto fit = [&](const reversi::PhaseWeights& begin) {
        return reversi::fitted(begin, samples, 1, fittedBefore);
    };
    // Of a weight that a sample has and that has none yet, though others have all of them.
    const reversi::PhaseWeights learned = fit(each({}));
    reversi::PhaseWeights others = each({});
    for (std::size_t i = 0; i < others.size(); ++i)
        if (hingesAtZero(learned[i]) == reversi::hinges)
            others[i].fill(0.1F);
    const reversi::PhaseWeights begun = fit(others);
    for (std::size_t i = 0; i < begun.size(); ++i)
        ASSERT_EQ(hingesAtZero(begun[i]), 0) << i;
    // And those that no weight has: the first one is known here, and stays nearly as it is.
    const std::array<float, reversi::parts> known{0, 0.02F};
    const reversi::PhaseWeights further = fit(each(known));
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
    const reversi::PhaseWeights nothing = each({});
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
    reversi::score(samples, *weights, 4, untold);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        int sum = i % 2 == 0 ? 0 : 1; // every other one is rounded up
        for (const int plies : {3, 4})
            sum += scoreAt(samples[i].board, plies, *weights, 4);
        EXPECT_EQ(samples[i].score, sum >> 1);
    }
}

TEST(ReversiTraining, DeepScoresLieHalfwayBetweenTwoSelectiveSearches) {
    const auto weights = reversi::weightsInUse();
    Random random(79);
    for (int i = 0; i < 6; ++i) {
        const Board board = endgameOf(random, 40);
        std::vector<reversi::Sample> samples{{board, 0}};
        reversi::score(samples, *weights, 8, untold);
        reversi::TranspositionTable table(12);
        Limit limit({});
        reversi::Line line;
        const auto searcher = reversi::kernel().searcher({table, limit, *weights});
        int before = 0, score = 0;
        for (const int plies : {2, 4, 6, 7, 8}) {
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
    for (const int empty : {6, 9, 10, 12, 14, 15, 20, 26, 32, 38, 44, 50})
        boards.push_back(endgameOf(random, empty));
    const auto model = reversi::measuredErrors(boards, *weights, untold);
    std::array<double, 4> measured{}, told{}; // alone, and by what it depends on
    for (const Board& board : boards) {
        const int empty = reversi::count(board.empty());
        std::vector<int> depths, scores;
        for (int depth = 0; depth <= std::min(empty, 9); ++depth)
            depths.push_back(depth);
        if (empty >= 10 && empty <= 14)
            depths.push_back(empty); // the exact score
        for (const int depth : depths) {
            scores.push_back(scoreAt(board, depth, *weights, 12));
            for (int shallow = depth % 2; shallow < std::min(depth, 10); shallow += 2) {
                const double found =
                    1.25 * 1.2533 * std::abs(scores.back() - scores[std::size_t(shallow)]);
                const double expected = model.base + model.byDeep * depth
                                        + model.byShallow * shallow + model.byEmpty * empty;
                const std::array factors{1, depth, shallow, empty};
                for (std::size_t i = 0; i < 4; ++i) {
                    measured[i] += found * factors[i];
                    told[i] += expected * factors[i];
                }
            }
        }
    }
    for (std::size_t i = 0; i < 4; ++i)
        EXPECT_NEAR(told[i] / measured[i], 1, 1e-3) << i;
}

TEST(ReversiTraining, AGameBeginsWithEightToTwentyRandomPliesAndThenHasFew) {
    const auto weights = Weights::simple();
    Random random(78), same(78);
    std::vector<reversi::Sample> expected;
    reversi::TranspositionTable table(12);
    Limit limit({});
    const auto searcher = reversi::kernel().searcher({table, limit, *weights});
    for (int game = 0; game < 3; ++game) {
        const int opening = same.between(8, 20);
        Board board = reversi::startBoard;
        for (int ply = 0; !reversi::isOver(board); ++ply) {
            if (reversi::canMove(board))
                expected.push_back({board, 0});
            int move = reversi::randomMove(board, same);
            if (ply >= opening && same.below(40) != 0) {
                reversi::Line line;
                table.nextSearch();
                searcher->score(board, 3, reversi::exactLevel, -reversi::infinite,
                                reversi::infinite, line);
                move = line.moves[0];
            }
            board = reversi::after(board, move);
        }
    }
    EXPECT_TRUE(reversi::playedPositions(*weights, 3, random, untold) == expected);
}

TEST(ReversiTraining, TellsHowFarItsWorkIs) {
    const auto weights = Weights::simple();
    std::vector<double> parts;
    const auto told = [&](double part) { parts.push_back(part); };
    Random random(82);
    reversi::playedPositions(*weights, 2, random, told);
    EXPECT_THAT(std::exchange(parts, {}), ElementsAre(0.5, 1));
    std::vector<reversi::Sample> samples;
    for (int i = 0; i < 130; ++i)
        samples.push_back({endgameOf(random, 3), 0});
    reversi::score(samples, *weights, 1, told);
    EXPECT_THAT(std::exchange(parts, {}), ElementsAre(64.0 / 130, 128.0 / 130, 1));
    reversi::solve(samples, *weights, told);
    EXPECT_THAT(std::exchange(parts, {}), ElementsAre(1 - 128.0 / 130, 1 - 64.0 / 130, 1));
    samples.resize(2);
    reversi::scoreWell(samples, *weights, told);
    EXPECT_THAT(std::exchange(parts, {}), ElementsAre(0.5, 1));
    reversi::measuredErrors({samples[0].board, samples[1].board}, *weights, told);
    EXPECT_THAT(parts, ElementsAre(0.5, 1));
}

TEST(ReversiTraining, ScoresCloseToTheTruthAreExactWithTwentyEmptyCellsAndDeepWithMore) {
    const auto weights = Weights::embedded();
    Random random(98);
    const Board deep = endgameOf(random, 21);
    std::vector<reversi::Sample> samples{{deep, 0}, {endgameOf(random, 20), 0}};
    reversi::scoreWell(samples, *weights, untold);
    EXPECT_EQ(samples[0].score, lastTwo(deep, 12, *weights, 16) >> 1);
    EXPECT_EQ(samples[1].score, -16) << "the score with best play";
}

TEST(ReversiTraining, AnErrorIsThatOfAnEstimateWithinTheDiscsOfTheBoard) {
    const std::vector<reversi::Sample> samples{{{1, 2}, 60}, {{4, 8}, -10}, {{16, 32}, 3}};
    const auto estimate = [](const Board& board) {
        return board.own == 1 ? 100.0 : board.own == 4 ? -100.0 : 1.5;
    };
    const reversi::FitError error = reversi::errorOf(samples, estimate);
    EXPECT_DOUBLE_EQ(error.mean, (4 + 54 + 1.5) / 3);
    EXPECT_DOUBLE_EQ(error.rootMeanSquare, std::sqrt((16 + 54 * 54 + 2.25) / 3));
    EXPECT_EQ(error.samples, 3u);
    const reversi::FitError none = reversi::errorOf(std::vector<reversi::Sample>(), estimate);
    EXPECT_EQ(none.mean, 0);
    EXPECT_EQ(none.rootMeanSquare, 0);
    EXPECT_EQ(none.samples, 0u);
}

TEST(ReversiTraining, ToExpectAWipeOutTooStronglyIsNoError) {
    Random random(83);
    const Board board = endgameOf(random, 20);
    const auto isKept = [&](float estimate, int score) {
        std::array<float, reversi::parts> weight;
        weight.fill(-0.01F); // hinges that say nothing
        weight[0] = estimate / reversi::told;
        const reversi::PhaseWeights begin = each(weight);
        return reversi::fitted(begin, {{board, score}}, 1) == begin;
    };
    EXPECT_TRUE(isKept(66, 64));
    EXPECT_TRUE(isKept(-66, -64));
    EXPECT_FALSE(isKept(66, 63));
    EXPECT_FALSE(isKept(62, 64));
    EXPECT_FALSE(isKept(-66, 64));
}

TEST(ReversiTraining, KnownWeightsAreChangedLess) {
    Random random(80);
    const reversi::PhaseWeights begin = each({0.25F, 0.1F});
    const std::vector<reversi::Sample> one{{endgameOf(random, 20), 40}};
    const auto left = [&](bool known) {
        return reversi::errorOf(reversi::fitted(begin, one, 1, known), one).mean;
    };
    const double before = reversi::errorOf(begin, one).mean;
    EXPECT_NEAR(left(!fittedBefore) / before, 0.207, 0.0006);
    EXPECT_NEAR(left(fittedBefore) / before, 0.9669, 0.0006);
}

TEST(ReversiTraining, LearnsOnFromOtherWeightsInOneRound) {
    const auto begin = Weights::embedded();
    const reversi::TrainingPlan plan{
        .seed = 5, .games = 6, .shards = 2, .begin = begin, .plies = 5};
    const Folder whole, pieces;
    std::vector<std::string> said; // of what is done
    reversi::Chain(whole.path(), plan, [&](const std::string& what, double part) {
        if (part == 1)
            said.push_back(what.substr(0, what.find('\n')));
    }).work();
    EXPECT_FALSE(std::filesystem::exists(whole.path() / "round-0"));
    std::vector<std::string> due;
    for (const std::string shard : {"0", "1"}) {
        due.push_back("round 1, games of shard " + shard);
        for (const int stage : stages)
            due.push_back("round 1, scores of stage " + std::to_string(stage) + ", shard " + shard);
    }
    for (const char* phase : {"3", "2", "1", "0"})
        due.push_back("round 1, fit of stage 9 to phase " + std::string(phase));
    due.push_back("round 1, errors of searches");
    EXPECT_EQ(said, due);
    EXPECT_THAT(bytesOf(whole.path() / "plan.txt"),
                ::testing::MatchesRegex("seed 5\ngames 6\nshards 2\nbegin [0-9a-f]+\n"
                                        "plies 5\nexact 17\nphases 4\n"));
    const auto isAsWhole = [&] {
        return bytesOf(pieces.path() / "weights.bin") == bytesOf(whole.path() / "weights.bin");
    };
    const auto remove = [&](const std::string& file) {
        EXPECT_TRUE(std::filesystem::remove(pieces.path() / file)) << file;
    };
    reversi::Chain one(pieces.path(), plan, tellNobody), other(pieces.path(), plan, tellNobody);
    EXPECT_TRUE(one.workOn(1));
    EXPECT_FALSE(one.workOn(1)) << "no score waits for another shard";
    EXPECT_FALSE(one.fitDue()) << "the first shard has none";
    EXPECT_TRUE(other.workOn(0));
    remove("round-1/scores-0-1.bin");
    EXPECT_FALSE(one.fitDue()) << "some of the second shard are missing";
    EXPECT_TRUE(one.workOn(1));
    EXPECT_TRUE(one.fitDue());
    EXPECT_TRUE(isAsWhole());
    // What was deleted is made again.
    for (const char* file : {"weights.bin", "round-1/weights-9.bin", "round-1/positions-0.bin",
                             "round-1/scores-0-0.bin", "round-1/scores-3-1.bin"})
        remove(file);
    reversi::Chain(pieces.path(), plan, tellNobody).work();
    EXPECT_TRUE(isAsWhole());

    // Few games change few of the weights.
    const auto weights = Weights::load((whole.path() / "weights.bin").string());
    ASSERT_TRUE(weights);
    std::size_t changed = 0;
    for (std::size_t i = 0; i < begin->shared().size(); ++i)
        changed += begin->shared()[i] != (*weights)->shared()[i];
    EXPECT_GT(changed, 0u);
    EXPECT_LT(changed, begin->shared().size() / 20);
    const auto read = [&](const std::string& name) {
        return reversi::readSamples(whole.path() / "round-1" / (name + ".bin")).value();
    };
    for (const std::uint64_t shard : {0, 1}) {
        Random random(5 * 1'000'003 + 100'000 + shard);
        EXPECT_TRUE(reversi::playedPositions(*begin, 3, random, untold)
                    == read("positions-" + std::to_string(shard)));
    }
    // All scores come from the weights that it learns on from. Up to 17 empty cells every position
    // has one. Searches are deepest where the exact scores end.
    constexpr std::array every{1, 2, 4, 3, 3, 3, 3, 4, 4, 4};
    std::string fit;
    for (const int stage : stages) {
        SCOPED_TRACE(stage);
        const int most = stage == 0 ? 17 : 15 + 5 * stage;
        const int least = stage == 0 ? 1 : stage == 1 ? 18 : most - 4;
        std::array<std::vector<reversi::Sample>, 2> scored;
        for (const std::size_t shard : {0, 1}) {
            std::size_t there = 0;
            std::vector<Board> expected, found;
            for (const auto& sample : read("positions-" + std::to_string(shard)))
                if (const int empty = reversi::count(sample.board.empty());
                    empty >= least && empty <= most
                    && there++ % std::size_t(every[std::size_t(stage)]) == 0)
                    expected.push_back(sample.board);
            scored[shard] = read("scores-" + std::to_string(stage) + '-' + std::to_string(shard));
            for (const auto& sample : scored[shard])
                found.push_back(sample.board);
            EXPECT_TRUE(found == expected) << shard;
        }
        auto again = scored[0];
        if (stage == 0)
            reversi::solve(again, *begin, untold);
        else
            reversi::score(again, *begin, stage <= 2 ? 7 : 5, untold);
        EXPECT_TRUE(again == scored[0]);
        const auto error = [](const std::vector<reversi::Sample>& samples) {
            return "mean error [0-9.]+ at " + std::to_string(samples.size())
                   + " positions \\(root mean square [0-9.]+\\)";
        };
        if (stage >= 4 && stage <= 6)
            fit += std::to_string(least) + " to " + std::to_string(most)
                   + " empty cells: " + error(scored[1]) + "; kept out: " + error(scored[0]) + '\n';
    }
    // A phase begins at the weights that it learns on from, and learns from its own positions of
    // the second shard alone, exact ones first.
    std::vector<reversi::Sample> own;
    for (const char* stage : {"0", "1", "2", "3"})
        for (const auto& sample : read("scores-" + std::string(stage) + "-1"))
            if (const int empty = reversi::count(sample.board.empty()); empty >= 16 && empty <= 30)
                own.push_back(sample);
    const auto expected = reversi::rounded(reversi::fitted(
        reversi::inDiscs(*begin, 2), own, 5 * 1'000'003 + 100'000 - 10, fittedBefore));
    EXPECT_TRUE(std::ranges::equal(
        expected, (*weights)->shared().subspan(2 * expected.size(), expected.size())));
    EXPECT_THAT(bytesOf(whole.path() / "round-1/fit-1.txt"), ::testing::MatchesRegex(fit));
    // The errors of searches are measured at positions that were kept out.
    Random random(5 * 1'000'003 + 100'000 - 100);
    const auto positions = read("positions-0");
    std::vector<Board> boards;
    for (int i = 0; i < plan.games; ++i)
        boards.push_back(random.oneOf(positions).board);
    const auto errors = reversi::measuredErrors(boards, **weights, untold);
    EXPECT_EQ((*weights)->errors().base, errors.base);
    EXPECT_EQ((*weights)->errors().byEmpty, errors.byEmpty);

    // Other weights play other games.
    const Folder others;
    reversi::Chain(others.path(), {.seed = 5, .games = 6, .shards = 2, .begin = Weights::simple()},
                   tellNobody)
        .workOn(0);
    EXPECT_FALSE(bytesOf(others.path() / "round-1/positions-0.bin")
                 == bytesOf(whole.path() / "round-1/positions-0.bin"));

    EXPECT_THROW(reversi::Chain(whole.path(), {.seed = 5, .games = 6, .shards = 2}, tellNobody),
                 std::runtime_error);
    EXPECT_THROW(reversi::Chain(whole.path(), {.seed = 5, .games = 6, .shards = 2, .begin = begin},
                                tellNobody),
                 std::runtime_error)
        << "other plies";
    EXPECT_THROW(reversi::Chain(whole.path(),
                                {.seed = 5, .games = 6, .shards = 2, .begin = Weights::simple()},
                                tellNobody),
                 std::runtime_error);
}

TEST(ReversiTraining, MeasuresAtPositionsThatWereKeptOutOfTheFits) {
    const Folder folder;
    const auto weights = Weights::embedded();
    reversi::Chain chain(folder.path(), {.games = 2, .shards = 2, .begin = weights}, tellNobody);
    reversi::writeWhole(folder.path() / "weights.bin", weights->written());
    const auto lines = chain.measure(1);
    // It has made those of the first shard, and no others.
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "round-1/positions-1.bin"));
    const auto all = reversi::readSamples(folder.path() / "round-1/positions-0.bin").value();
    Random random(1'000'003 + 200'000);
    std::vector<reversi::Sample> chosen;
    for (int most = 60; most > 0; most -= 5) {
        auto there = all;
        std::erase_if(there, [&](const reversi::Sample& sample) {
            const int empty = reversi::count(sample.board.empty());
            return empty > most || empty <= most - 5;
        });
        ASSERT_FALSE(there.empty());
        chosen.push_back(random.oneOf(there));
    }
    reversi::scoreWell(chosen, *weights, untold);
    const auto meanOf = [](const reversi::LineError& line) { return line.error.mean; };
    EXPECT_TRUE(
        std::ranges::equal(lines, reversi::errorsByLine(*weights, chosen), {}, meanOf, meanOf));
}

TEST(ReversiTraining, SolvesTheEndsOfGamesFromTheLastPositionBack) {
    // The scores equal those of a separate search of each position, in every game and over passes.
    const auto weights = Weights::simple();
    Random random(76);
    std::vector<reversi::Sample> samples;
    for (const auto& sample : reversi::playedPositions(*weights, 40, random, untold))
        if (reversi::count(sample.board.empty()) <= 9)
            samples.push_back(sample);
    reversi::solve(samples, *weights, untold);
    for (const auto& sample : samples)
        ASSERT_EQ(sample.score, scoreAt(sample.board, reversi::cells, *weights, 4));
}

TEST(ReversiTraining, TheSamePlanGivesTheSameWeightsEvenIfInterruptedOrDoneInPieces) {
    const reversi::TrainingPlan plan{.seed = 5, .games = 8, .shards = 2};
    const Folder whole, pieces;
    reversi::Chain(whole.path(), plan, tellNobody).work();

    EXPECT_FALSE(reversi::Chain(pieces.path(), plan, tellNobody).fitDue()) << "no shard has played";
    for (int step = 0; step < 60 && !std::filesystem::exists(pieces.path() / "weights.bin");
         ++step) {
        for (const int shard : {1, 0}) // each by itself, as on different machines
            reversi::Chain(pieces.path(), plan, tellNobody).workOn(shard);
        reversi::Chain(pieces.path(), plan, tellNobody).fitDue();
    }
    EXPECT_FALSE(reversi::Chain(pieces.path(), plan, tellNobody).workOn(0));
    EXPECT_FALSE(reversi::Chain(pieces.path(), plan, tellNobody).fitDue());
    EXPECT_TRUE(bytesOf(pieces.path() / "weights.bin") == bytesOf(whole.path() / "weights.bin"));
    EXPECT_TRUE(Weights::load((whole.path() / "weights.bin").string()));
    EXPECT_EQ(bytesOf(whole.path() / "plan.txt"),
              "seed 5\ngames 8\nshards 2\nplies 3 and 4\nexact 15\nphases 4\n");
    for (const char* shard : {"0", "1"})
        EXPECT_EQ(gamesIn(whole.path() / "round-1" / ("positions-" + std::string(shard) + ".bin")),
                  4);

    // A file that was removed, because it was damaged for example, is made again if it is needed.
    for (const char* file : {"weights.bin", "round-1/weights-9.bin", "round-1/positions-0.bin",
                             "round-1/positions-1.bin", "round-1/scores-9-1.bin"})
        ASSERT_TRUE(std::filesystem::remove(pieces.path() / file)) << file;
    reversi::Chain(pieces.path(), plan, tellNobody).work();
    EXPECT_TRUE(bytesOf(pieces.path() / "weights.bin") == bytesOf(whole.path() / "weights.bin"));

    EXPECT_THROW(reversi::Chain(whole.path(), {.seed = 6, .games = 8, .shards = 2}, tellNobody),
                 std::runtime_error);
}

TEST(ReversiTraining, BeforeTheLastRoundASixteenthOfTheGamesIsPlayed) {
    for (const auto& [games, first, second] : {std::array{64, 2, 1}, {79, 2, 1}, {8, 1, 0}}) {
        const Folder folder;
        const auto file = [&](const char* shard) {
            return folder.path() / "round-0" / ("positions-" + std::string(shard) + ".bin");
        };
        reversi::Chain chain(folder.path(), {.games = games, .shards = 3}, tellNobody);
        EXPECT_TRUE(chain.workOn(0));
        EXPECT_TRUE(chain.workOn(1));
        EXPECT_FALSE(chain.workOn(1)) << "the third is missing";
        EXPECT_EQ(gamesIn(file("0")), first) << games;
        EXPECT_EQ(gamesIn(file("1")), second) << games;
    }
}

TEST(ReversiTraining, SaysWhatIsWrongWithADirectory) {
    const auto why = [&](const std::filesystem::path& directory, int games) -> std::string {
        try {
            reversi::Chain(directory, {.games = games, .shards = 1}, tellNobody).work();
        } catch (const std::runtime_error& wrong) {
            return wrong.what();
        }
        return "nothing";
    };
    EXPECT_EQ(why("/dev/null/x", 1), "The directory /dev/null/x cannot be made: Not a directory.");
    const Folder folder;
    std::filesystem::create_directory(folder.path() / "round-0");
    const auto damaged = folder.path() / "round-0/weights-0.bin";
    reversi::writeWhole(damaged, "nothing");
    EXPECT_EQ(why(folder.path(), 1), damaged.string() + ": This is no file of Reversi weights.");
    EXPECT_EQ(why(folder.path(), 2), "The directory " + folder.path().string()
                                         + " holds the work of another plan (see plan.txt there).");
    const auto samples = folder.path() / "round-0/positions-0.bin";
    reversi::writeWhole(samples, "nothing");
    EXPECT_EQ(why(folder.path(), 1), "The file " + samples.string() + " is damaged; remove it.");
}

TEST(ReversiTraining, WeightsAreEvenWithThemselvesAndBeatPoorOnes) {
    const auto poor = Weights::simple(), good = Weights::embedded();
    // Colours are swapped, so the two games of a pair cancel out.
    std::vector<double> parts;
    const auto even =
        reversi::duel(good, good, 4, 5, 9, [&](double part) { parts.push_back(part); });
    EXPECT_THAT(parts, ElementsAre(0.25, 0.5, 0.75, 1));
    EXPECT_GT(even.nodes[0], 0u);
    EXPECT_GT(even.nodes[1], 0u);
    EXPECT_EQ(even.wins, even.losses);
    EXPECT_EQ(even.discs, 0);
    EXPECT_EQ(even.pairs, (std::array{0, 0, 2, 0, 0})); // each colour's player won, or all drew
    const auto uneven = reversi::duel(good, poor, 6, 5, 9, untold);
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
    const auto other = reversi::duel(poor, good, 6, 5, 9, untold);
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
