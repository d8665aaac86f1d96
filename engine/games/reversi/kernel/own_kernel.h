#pragma once

#include "games/reversi/kernel/kernels.h"
#include "games/reversi/kernel/middle.h"

// The kernel of BOUTON_ISA. One file includes this, for each kind of machine another one.

#define BOUTON_TEXT_OF(word) #word
#define BOUTON_NAME_OF(word) BOUTON_TEXT_OF(word)

namespace bouton::reversi::BOUTON_ISA {

namespace {
std::unique_ptr<Searcher> makeSearcher(const SearchTools& tools) {
    return std::make_unique<Middle>(tools);
}
} // namespace

constexpr Kernel ownKernel{
    BOUTON_NAME_OF(BOUTON_ISA), &mobility, &flips, &stableDiscs, &makeSearcher, &leaves};

} // namespace bouton::reversi::BOUTON_ISA
