// SPDX-License-Identifier: MIT
#pragma once

#include "games/reversi/kernel.h"
#include "games/reversi/kernel/middle.h"

// The files of this folder hold the part of the search that takes nearly all of its time. They are
// compiled once for each kind of machine: in portable.cpp for all, in avx2.cpp for AVX2 and BMI2,
// in avx512.cpp for AVX-512. Each of these files names a namespace of its own, BOUTON_ISA, so that
// the linker never mixes them, and includes this. kernel.cpp chooses one when the program runs.

#define BOUTON_TEXT_OF(word) #word
#define BOUTON_NAME_OF(word) BOUTON_TEXT_OF(word)

namespace bouton::reversi::BOUTON_ISA {

namespace {
std::unique_ptr<Searcher> makeSearcher(const SearchTools& tools) {
    return std::make_unique<Middle>(tools);
}
} // namespace

extern const Kernel ownKernel;
constexpr Kernel ownKernel{
    BOUTON_NAME_OF(BOUTON_ISA), &mobility, &flips, &stableDiscs, &makeSearcher, &leaves};

} // namespace bouton::reversi::BOUTON_ISA
