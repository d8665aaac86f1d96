// SPDX-License-Identifier: MIT
#ifdef __x86_64__

#include "games/reversi/kernel/outside.h"

#define BOUTON_ISA avx2
#define BOUTON_AVX2
#ifdef __clang__
#pragma clang attribute push(__attribute__((target("avx2,bmi,bmi2,popcnt"))), apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2,bmi,bmi2,popcnt")
#endif

#include "games/reversi/kernel/own_kernel.h"

#ifdef __clang__
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif
