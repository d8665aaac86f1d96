// SPDX-License-Identifier: MIT
#include "training/fit.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/random.h"

namespace bouton::reversi {

namespace {

// A step of 1 / told would meet the score of a single sample at once. Hinges all move at once, so
// they take a smaller step.
constexpr float hingeStep = 0.12F;
struct Schedule {
    int rounds;
    float firstStep, lastStep;
};
constexpr Schedule anew{12, 0.3F / told, 0.015F / told}, further{3, 0.02F / told, 0.001F / told};
constexpr float mostError = 12;    // discs; a larger error pulls no harder
constexpr float mostBegin = 0.03F; // discs, for parts of hinges that begin at random
// How strongly a weight is held to where it began: as if so many further samples had its old value.
// What few samples say is mostly chance.
constexpr float held = 5;

using Numbers = std::array<std::int32_t, told>; // of a sample's weights: patterns, tempo, rooms
using Parts = std::array<float, parts>;

std::int32_t numberOf(int weight) {
    return sharedWeights().number[static_cast<std::size_t>(weight)];
}

Numbers numbersOf(const Board& board) {
    const Indices indices = indicesOf(board);
    Numbers numbers;
    for (std::size_t i = 0; i < features; ++i)
        numbers[i] = numberOf(patterns.centre[i] + indices[i]);
    const Bits own = mobility(board), opponent = mobility(board.passed()), empty = board.empty();
    numbers[features] = numberOf(patterns.tempo + tempoOf(empty, count(own)));
    for (int i = 0; i < roomsTold; ++i)
        numbers[static_cast<std::size_t>(features + 1 + i)] =
            numberOf(patterns.room + roomOf(i, empty, own, opponent));
    return numbers;
}

constexpr float signOf(std::size_t part) { return part <= hingesFor ? 1.0F : -1.0F; }

Parts sumOf(const PhaseWeights& weights, const Numbers& numbers) {
    Parts sum{};
    for (const std::int32_t number : numbers) {
        const Parts& weight = weights[static_cast<std::size_t>(number)];
        for (std::size_t i = 0; i < parts; ++i)
            sum[i] += weight[i];
    }
    return sum;
}

float scoreOf(const Parts& sum) {
    float score = sum[0];
    for (std::size_t i = 1; i < parts; ++i)
        score += sum[i] > 0 ? signOf(i) * sum[i] : 0;
    return score;
}

// How strongly each weight is pulled back to its beginning, at each of its samples.
std::vector<float> pulls(const std::vector<Numbers>& numbers, std::size_t weights) {
    std::vector<float> pull(weights);
    for (const Numbers& sample : numbers)
        for (const std::int32_t number : sample)
            ++pull[static_cast<std::size_t>(number)];
    for (float& one : pull)
        one = one > 0 ? held / one : 0;
    return pull;
}

// Hinges that know nothing begin at random, for else all would learn the same: those of a weight
// that has none yet, and those that no weight has.
void beginHinges(PhaseWeights& weights, const std::vector<float>& pull, Random& random) {
    std::array<bool, parts> isUsed{};
    for (const Parts& weight : weights)
        for (std::size_t i = 1; i < parts; ++i)
            isUsed[i] = isUsed[i] || weight[i] != 0;
    for (std::size_t at = 0; at < weights.size(); ++at) {
        Parts& weight = weights[at];
        const bool isNew =
            std::all_of(weight.begin() + 1, weight.end(), [](float part) { return part == 0; });
        for (std::size_t i = 1; pull[at] > 0 && i < parts; ++i)
            if (isNew || !isUsed[i])
                weight[i] = mostBegin * (static_cast<float>(random.below(2001)) / 1000.0F - 1.0F);
    }
}

// One step towards a sample's score.
void learn(PhaseWeights& weights, const PhaseWeights& begin, const std::vector<float>& pull,
           const Numbers& numbers, float score, float step) {
    const Parts sum = sumOf(weights, numbers);
    const float found = scoreOf(sum);
    if (std::abs(score) == 64.0F && score * found > 64.0F * 64.0F)
        return; // to expect a wipe-out too strongly is no error
    const float error = std::clamp(score - found, -mostError, mostError);
    Parts change{};
    for (std::size_t i = 1; i < parts; ++i)
        change[i] = sum[i] > 0 ? signOf(i) * hingeStep * step * error : 0;
    for (const std::int32_t number : numbers) {
        const auto at = static_cast<std::size_t>(number);
        change[0] = step * (error + pull[at] * (begin[at][0] - weights[at][0]));
        for (std::size_t i = 0; i < parts; ++i)
            weights[at][i] += change[i];
    }
}

} // namespace

PhaseWeights fitted(const PhaseWeights& begin, const std::vector<Sample>& samples,
                    std::uint64_t seed, bool isFitted) {
    const Schedule& schedule = isFitted ? further : anew;
    std::vector<Numbers> numbers;
    numbers.reserve(samples.size());
    for (const Sample& sample : samples)
        numbers.push_back(numbersOf(sample.board));
    std::vector<std::size_t> order(samples.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    const std::vector<float> pull = pulls(numbers, begin.size());
    Random random(seed);
    PhaseWeights weights = begin;
    beginHinges(weights, pull, random);
    for (int round = 0; round < schedule.rounds; ++round) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(i)]);
        const float part = static_cast<float>(round) / static_cast<float>(schedule.rounds - 1);
        const float step =
            schedule.firstStep * std::pow(schedule.lastStep / schedule.firstStep, part);
        for (const std::size_t i : order)
            learn(weights, begin, pull, numbers[i], static_cast<float>(samples[i].score), step);
    }
    return weights;
}

FitError errorOf(const PhaseWeights& weights, const std::vector<Sample>& samples) {
    return errorOf(samples, [&](const Board& board) -> double {
        return scoreOf(sumOf(weights, numbersOf(board)));
    });
}

FitError errorOf(const std::vector<Sample>& samples,
                 const std::function<double(const Board&)>& estimate) {
    FitError error{.samples = samples.size()};
    for (const Sample& sample : samples) {
        const double off = sample.score - std::clamp(estimate(sample.board), -64.0, 64.0);
        error.mean += std::abs(off);
        error.rootMeanSquare += off * off;
    }
    const double number = std::max<double>(1, double(samples.size()));
    error.mean /= number;
    error.rootMeanSquare = std::sqrt(error.rootMeanSquare / number);
    return error;
}

PhaseWeights inDiscs(const Weights& weights, int phase) {
    const auto count = static_cast<std::size_t>(sharedWeights().count);
    PhaseWeights all;
    for (const Weight& weight :
         weights.shared().subspan(static_cast<std::size_t>(phase) * count, count)) {
        all.emplace_back();
        for (std::size_t i = 0; i < parts; ++i)
            all.back()[i] = static_cast<float>(weight[i]) / Weights::perDisc;
    }
    return all;
}

std::vector<Weight> rounded(const PhaseWeights& weights) {
    std::vector<Weight> all;
    all.reserve(weights.size());
    for (const auto& weight : weights)
        all.push_back(Weight::nearest(weight));
    return all;
}

} // namespace bouton::reversi
