#ifdef __x86_64__

// Other headers come first, so that nothing in them is compiled for AVX-512.
#include <immintrin.h>

#include <algorithm>
#include <array>
#include <limits>
#include <memory>

#include "games/reversi/kernel/kernels.h"
#include "games/reversi/lines.h"
#include "games/reversi/searcher.h"
#include "games/reversi/stability.h"

#define BOUTON_ISA avx512
#define BOUTON_AVX2
#define BOUTON_AVX512
#ifdef __clang__
#pragma clang attribute push(                                                                        \
    __attribute__((target(                                                                           \
        "avx2,bmi,bmi2,popcnt,lzcnt,avx512f,avx512vl,avx512cd,avx512dq,avx512bw,avx512vpopcntdq"))), \
    apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target(                                                                                \
    "avx2,bmi,bmi2,popcnt,lzcnt,avx512f,avx512vl,avx512cd,avx512dq,avx512bw,avx512vpopcntdq")
#endif

#include "games/reversi/kernel/middle.h"

namespace bouton::reversi::avx512 {

namespace {
std::unique_ptr<Searcher> makeSearcher(const SearchTools& tools) {
    return std::make_unique<Middle>(tools);
}
} // namespace

constexpr Kernel ownKernel{"avx512", &mobility, &flips, &stableDiscs, &makeSearcher, &leaves};

} // namespace bouton::reversi::avx512

#ifdef __clang__
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif
