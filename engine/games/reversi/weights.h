#pragma once

#include <algorithm>
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

// The weights of the pattern evaluation by phase, and what multi-ProbCut must know of its errors.
// Never changed once made, so that many threads may use them.
class Weights {
public:
    static constexpr int phases = 12;   // of five discs each
    static constexpr int perDisc = 128; // a weight is counted in parts of a disc
    static constexpr int phaseOf(int empty) { return std::clamp(60 - empty, 0, 59) / 5; }

    // From the weights that mirror images share (patterns.h), phase after phase.
    Weights(std::span<const std::int16_t> shared, const ErrorModel& errors);

    // The weights of a board with so many empty cells, by index (patterns.h).
    const std::int16_t* phase(int empty) const {
        return m_weights.data() + phaseOf(empty) * patterns.weights;
    }
    const ErrorModel& errors() const { return m_errors; }
    std::span<const std::int16_t> shared() const { return m_shared; }

    // The file's bytes: a head with the version and the sizes, the weights, a checksum (FNV-1a).
    std::string written() const;
    static Or<std::shared_ptr<const Weights>> read(std::string_view bytes);
    static Or<std::shared_ptr<const Weights>> load(const std::string& file);

    // A weight for each cell, the same in all phases: enough to begin with.
    static std::shared_ptr<const Weights> simple();
    // What the program carries in itself, or the simple ones if that is damaged.
    static std::shared_ptr<const Weights> embedded();

private:
    std::vector<std::int16_t> m_shared, m_weights;
    ErrorModel m_errors;
};

// What searches use that are made from now on: the embedded weights, until others are set. Setting
// is for the beginning of a program.
std::shared_ptr<const Weights> weightsInUse();
void useWeights(std::shared_ptr<const Weights> weights);

} // namespace bouton::reversi
