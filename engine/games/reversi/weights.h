#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/phrase.h"
#include "games/reversi/patterns.h"

namespace bouton::reversi {

// How far a shallow search errs from a deeper one, fitted to searches of our own: the standard
// deviation in discs is base + byDeep * deep + byShallow * shallow + byEmpty * empty, at least 1.
struct ErrorModel {
    float base = 3.0F, byDeep = 0.12F, byShallow = -0.25F, byEmpty = 0.0F;
    float of(int deep, int shallow, int empty) const {
        const float error = base + byDeep * static_cast<float>(deep)
                            + byShallow * static_cast<float>(shallow)
                            + byEmpty * static_cast<float>(empty);
        return error < 1.0F ? 1.0F : error;
    }
};

// What a feature says of a board: what it adds to the expected score, and what it adds to each of
// seven hinges. A hinge is a sum that counts only as far as it is above nothing, the first four for
// the side to move, the others against it. So features can say something together that none of them
// can say alone, and a board costs no more than a sum of vectors and one comparison.
// Source of the idea: sums of features that are cut at nothing are the first layer of Y. Nasu,
// Efficiently updatable neural-network-based evaluation functions for computer shogi, 2018; sums of
// them for and against are differences of convex functions.
constexpr int hinges = 7, hingesFor = 4;
constexpr int parts = 1 + hinges;
using Weight = std::array<std::int16_t, parts>;

// The weights of the pattern evaluation by phase, and what multi-ProbCut must know of its errors.
// Never changed once made, so that many threads may use them.
class Weights {
public:
    static constexpr int phases = 4; // of fifteen discs each
    static constexpr int phaseWidth = 15;
    static constexpr int perDisc = 128;     // a weight is counted in parts of a disc
    static constexpr int hingePerDisc = 32; // but in the file the parts for hinges in these
    static constexpr int phaseOf(int empty) { return std::clamp(60 - empty, 0, 59) / phaseWidth; }
    // A weight in discs as it is kept.
    static Weight rounded(const std::array<float, parts>& discs);

    // From the weights that mirror images share (patterns.h), phase after phase.
    Weights(std::span<const Weight> shared, const ErrorModel& errors);

    // The weights of a board with so many empty cells, by index (patterns.h).
    const Weight* phase(int empty) const {
        return m_weights.data() + phaseOf(empty) * patterns.weights;
    }
    const ErrorModel& errors() const { return m_errors; }
    std::span<const Weight> shared() const { return m_shared; }

    // The file's bytes: a head with the version and the sizes, the weights, a checksum (FNV-1a).
    std::string written() const;
    static Or<std::shared_ptr<const Weights>> read(std::string_view bytes);
    static Or<std::shared_ptr<const Weights>> load(const std::string& file);

    // A weight for each cell, the same in all phases: enough to begin with.
    static std::shared_ptr<const Weights> simple();
    // What the program carries in itself, or the simple ones if that is damaged.
    static std::shared_ptr<const Weights> embedded();

private:
    std::vector<Weight> m_shared, m_weights;
    ErrorModel m_errors;
};

// What searches use that are made from now on: the embedded weights, until others are set. Setting
// is for the beginning of a program.
std::shared_ptr<const Weights> weightsInUse();
void useWeights(std::shared_ptr<const Weights> weights);

} // namespace bouton::reversi
