// SPDX-License-Identifier: MIT
#include "games/reversi/weights.h"

#include <array>
#include <cmath>
#include <utility>

#include "games/reversi/in_use.h"

namespace bouton::reversi {

namespace {

constexpr int byHinge = Weights::perDisc / Weights::hingePerDisc;

// Discs for a disc in each cell of a quarter of the board, from its corner on: corners are good,
// and the cells that give them away are bad.
constexpr int cellValues[4][4]{
    {24, -6, 4, 2},
    {-6, -12, -1, -1},
    {4, -1, 1, 0},
    {2, -1, 0, 0},
};
constexpr int valueOfCell(int cell) {
    const int row = cell / 8, column = cell % 8;
    return cellValues[std::min(row, 7 - row)][std::min(column, 7 - column)];
}

// In how many features each cell is.
int featuresOf(int cell) {
    return static_cast<int>(std::ranges::count_if(patterns.step[static_cast<std::size_t>(cell)],
                                                  [](std::int16_t step) { return step != 0; }));
}

std::vector<Weight> simpleWeights() {
    const SharedWeights& shared = sharedWeights();
    std::vector<Weight> phase(static_cast<std::size_t>(shared.count));
    for (const Pattern& kind : patterns.kinds)
        for (int index = 0; index < kind.size; ++index) {
            int sum = 0;
            for (int k = 0, rest = index; k < kind.length; ++k, rest /= 3) {
                const int cell = kind.cells[static_cast<std::size_t>(k)];
                sum += (rest % 3 - 1) * valueOfCell(cell) * Weights::perDisc / featuresOf(cell);
            }
            const int number = shared.number[static_cast<std::size_t>(kind.offset + index)];
            phase[static_cast<std::size_t>(number)].setScore(sum);
        }
    std::vector<Weight> all;
    for (int i = 0; i < Weights::phases; ++i)
        all.insert(all.end(), phase.begin(), phase.end());
    return all;
}

InUse<Weights> weightsKept;

} // namespace

void Weight::setScore(int score) {
    score = std::clamp(score, -mostScore, mostScore);
    const int low = static_cast<std::int8_t>(score); // -128 to 127
    bytes[0] = static_cast<std::int8_t>((score - low) / perHighByte);
    bytes[1] = static_cast<std::int8_t>(low);
}

Weight Weight::nearest(const std::array<float, parts>& discs) {
    Weight weight;
    weight.setScore(static_cast<int>(std::lround(discs[0] * Weights::perDisc)));
    for (std::size_t i = 1; i < parts; ++i)
        weight.hinge(i) = static_cast<std::int8_t>(
            std::clamp(std::lround(discs[i] * Weights::hingePerDisc), -127L, 127L));
    return weight;
}

int Weight::operator[](std::size_t part) const {
    return part == 0 ? perHighByte * bytes[0] + bytes[1] : byHinge * hinge(part);
}

Weights::Weights(std::span<const Weight> shared, const ErrorModel& errors)
    : m_shared(shared.begin(), shared.end()), m_errors(errors) {
    const SharedWeights& numbers = sharedWeights();
    m_weights.reserve(numbers.number.size() * phases);
    for (std::size_t phase = 0; phase < phases; ++phase)
        for (const std::int32_t number : numbers.number)
            m_weights.push_back(m_shared[phase * static_cast<std::size_t>(numbers.count)
                                         + static_cast<std::size_t>(number)]);
}

std::shared_ptr<const Weights> Weights::simple() {
    static const auto weights = std::make_shared<const Weights>(simpleWeights(), ErrorModel{});
    return weights;
}

std::shared_ptr<const Weights> weightsInUse() { return weightsKept.get(); }

void useWeights(std::shared_ptr<const Weights> weights) { weightsKept.set(std::move(weights)); }

} // namespace bouton::reversi
