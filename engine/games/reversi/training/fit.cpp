#include "games/reversi/training/fit.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/random.h"

namespace bouton::reversi {

namespace {

constexpr int rounds = 15;
// With a step of 1 / features a sample alone would at once be met exactly.
constexpr float firstStep = 0.3F / features, lastStep = 0.015F / features;
// How strongly a weight is held to where it began: as if so many samples more had told its old
// value. What few samples know is mostly chance.
constexpr float held = 5;

using Numbers = std::array<std::int32_t, features>; // of a sample's weights

Numbers numbersOf(const Board& board) {
    const Indices indices = indicesOf(board);
    Numbers numbers;
    for (std::size_t i = 0; i < features; ++i)
        numbers[i] =
            sharedWeights().number[static_cast<std::size_t>(patterns.centre[i] + indices[i])];
    return numbers;
}

float sumOf(const PhaseWeights& weights, const Numbers& numbers) {
    float sum = 0;
    for (const std::int32_t number : numbers)
        sum += weights[static_cast<std::size_t>(number)];
    return sum;
}

} // namespace

PhaseWeights fitted(const PhaseWeights& begin, const std::vector<Sample>& samples,
                    std::uint64_t seed) {
    std::vector<Numbers> numbers;
    numbers.reserve(samples.size());
    for (const Sample& sample : samples)
        numbers.push_back(numbersOf(sample.board));
    std::vector<std::size_t> order(samples.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        order[i] = i;
    PhaseWeights weights = begin;
    std::vector<float> pull(begin.size()); // back to the beginning, at each of a weight's samples
    for (const Numbers& sample : numbers)
        for (const std::int32_t number : sample)
            ++pull[static_cast<std::size_t>(number)];
    for (float& one : pull)
        one = one > 0 ? held / one : 0;
    Random random(seed);
    for (int round = 0; round < rounds; ++round) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(i)]);
        const float part = static_cast<float>(round) / (rounds - 1);
        const float step = firstStep * std::pow(lastStep / firstStep, part);
        for (const std::size_t i : order) {
            const float error = static_cast<float>(samples[i].score) - sumOf(weights, numbers[i]);
            for (const std::int32_t number : numbers[i]) {
                const auto at = static_cast<std::size_t>(number);
                weights[at] += step * (error + pull[at] * (begin[at] - weights[at]));
            }
        }
    }
    return weights;
}

FitError errorOf(const PhaseWeights& weights, const std::vector<Sample>& samples) {
    FitError error{.samples = samples.size()};
    for (const Sample& sample : samples) {
        const double off =
            sample.score - std::clamp(double(sumOf(weights, numbersOf(sample.board))), -64.0, 64.0);
        error.mean += std::abs(off);
        error.rootMeanSquare += off * off;
    }
    const double number = std::max<double>(1, double(samples.size()));
    error.mean /= number;
    error.rootMeanSquare = std::sqrt(error.rootMeanSquare / number);
    return error;
}

std::vector<std::int16_t> rounded(const PhaseWeights& weights) {
    std::vector<std::int16_t> all;
    all.reserve(weights.size());
    for (const float weight : weights)
        all.push_back(static_cast<std::int16_t>(
            std::clamp(std::lround(weight * Weights::perDisc), -32'767L, 32'767L)));
    return all;
}

} // namespace bouton::reversi
