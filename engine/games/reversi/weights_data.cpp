#include "games/reversi/weights.h"

// The bytes of resources/reversi/weights.bin, put into the program by the assembler.
asm(".section .rodata\n"
    ".balign 16\n"
    ".global boutonReversiWeights\n"
    "boutonReversiWeights:\n"
    ".incbin \"" BOUTON_REVERSI_WEIGHTS "\"\n"
    ".global boutonReversiWeightsEnd\n"
    "boutonReversiWeightsEnd:\n"
    ".byte 0\n"
    ".text\n");

extern "C" {
extern const char boutonReversiWeights[], boutonReversiWeightsEnd[];
}

namespace bouton::reversi {

std::shared_ptr<const Weights> Weights::embedded() {
    static const auto weights = [] {
        const auto size = static_cast<std::size_t>(boutonReversiWeightsEnd - boutonReversiWeights);
        auto read = Weights::read({boutonReversiWeights, size});
        return read ? *read : simple();
    }();
    return weights;
}

} // namespace bouton::reversi
