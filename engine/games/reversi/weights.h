// SPDX-License-Identifier: MIT
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

// How far a shallow search errs from a deeper one, fitted to searches of our own. The standard
// deviation in discs is base + byDeep * deep + byShallow * shallow + byEmpty * empty, and at least
// 1.
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
// fourteen hinges. A hinge is a sum that counts only where it is above 0. The first seven count for
// the side to move, the others against it. So features can say something together that none can say
// alone, and a board still costs only a sum of vectors and one comparison.
// Source of the idea: the first layer of Y. Nasu, Efficiently updatable neural-network-based
// evaluation functions for computer shogi, 2018, consists of sums that are cut at 0. With sums for
// and against they are differences of convex functions.
constexpr int hinges = 14, hingesFor = 7;
constexpr int parts = 1 + hinges;

// A weight is as large as a vector of the smallest machine, so that few leave the cache. So its
// parts are signed bytes. Two of them are the score, 256 times the first plus the second, in parts
// of a disc (Weights::perDisc); the hinges are in larger parts (Weights::hingePerDisc).
struct alignas(16) Weight {
    static constexpr int perHighByte = 256;
    static constexpr int mostScore = 127 * perHighByte + 127;
    static constexpr std::size_t firstHinge = 2;
    std::array<std::int8_t, 16> bytes{};

    // The nearest weight to these parts in discs.
    static Weight nearest(const std::array<float, parts>& discs);
    // A part, the score (0) or a hinge (from 1 on), in parts of a disc (Weights::perDisc).
    int operator[](std::size_t part) const;
    // In parts of a disc, at most mostScore either way.
    void setScore(int score);
    std::int8_t& hinge(std::size_t part) { return bytes[firstHinge + part - 1]; }
    std::int8_t hinge(std::size_t part) const { return bytes[firstHinge + part - 1]; }
    bool operator==(const Weight&) const = default;
};
static_assert(Weight::firstHinge + hinges == sizeof(Weight));

// The weights of the pattern evaluation by phase, and the error model for multi-ProbCut. They never
// change once made, so many threads may use them.
class Weights {
public:
    static constexpr int phases = 4; // of fifteen discs each
    static constexpr int phaseWidth = 15;
    static constexpr int perDisc = 128;     // the score counts parts of a disc
    static constexpr int hingePerDisc = 32; // and the hinges larger ones
    static constexpr int phaseOf(int empty) { return std::clamp(60 - empty, 0, 59) / phaseWidth; }

    // Makes them from the shared weights of mirror images (patterns.h), phase after phase.
    Weights(std::span<const Weight> shared, const ErrorModel& errors);

    // The weights for a board with so many empty cells, by index (patterns.h).
    const Weight* phase(int empty) const {
        return m_weights.data() + phaseOf(empty) * patterns.weights;
    }
    const ErrorModel& errors() const { return m_errors; }
    std::span<const Weight> shared() const { return m_shared; }

    // The bytes of the file: a head with the version and the sizes, a bit for each weight that says
    // whether it differs from 0, those that do, a checksum (FNV-1a).
    std::string written() const;
    // Files of version 2 are read too. They have all weights, seven hinges and no rooms; what is
    // new is 0.
    static Or<std::shared_ptr<const Weights>> read(std::string_view bytes);
    static Or<std::shared_ptr<const Weights>> load(const std::string& file);

    // A weight for each cell, the same in all phases: enough to begin learning with.
    static std::shared_ptr<const Weights> simple();
    // The weights inside the program, or the simple ones if those are damaged.
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
