#include <cstdint>

#include "games/reversi/weights.h"

extern "C" { // of weights_bytes.cpp
extern const char boutonReversiWeights[];
extern const std::uint64_t boutonReversiWeightsSize;
}

namespace bouton::reversi {

std::shared_ptr<const Weights> Weights::embedded() {
    static const auto weights = [] {
        auto read = Weights::read({boutonReversiWeights, boutonReversiWeightsSize});
        return read ? *read : simple();
    }();
    return weights;
}

} // namespace bouton::reversi
