#ifdef __x86_64__

// Other headers come first, so that nothing in them is compiled for AVX2.
#include <immintrin.h>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>

#include "games/reversi/kernel/kernels.h"
#include "games/reversi/lines.h"
#include "games/reversi/searcher.h"
#include "games/reversi/stability.h"

#define BOUTON_ISA avx2
#define BOUTON_AVX2
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,popcnt")
#endif

#include "games/reversi/kernel/middle.h"

namespace bouton::reversi::avx2 {

namespace {
std::unique_ptr<Searcher> makeSearcher(const SearchTools& tools) {
    return std::make_unique<Middle>(tools);
}
} // namespace

constexpr Kernel ownKernel{"avx2", &mobility, &flips, &stableDiscs, &makeSearcher, &leaves};

} // namespace bouton::reversi::avx2

#ifdef __clang__
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif
