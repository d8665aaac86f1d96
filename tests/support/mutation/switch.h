// SPDX-License-Identifier: MIT
#pragma once

// A mutated source includes this file first (tests/mutate). All mutations are compiled in; one is on, whose number the
// environment variable BOUTON_MUTANT has when the program starts. None is on without it.
//
// With BOUTON_MUTANT_REACH no mutation is on. Each mutation that is reached is then written to that file, with the test
// that reached it (listener.cpp), once a test and process.

#ifndef Q_MOC_RUN

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

// A mutated line may look wrong to a compiler.
#pragma GCC diagnostic ignored "-Wsign-compare"
#ifndef __clang__
#pragma GCC diagnostic ignored "-Waddress"
#pragma GCC diagnostic ignored "-Wbool-compare"
#pragma GCC diagnostic ignored "-Wbool-operation"
#pragma GCC diagnostic ignored "-Wduplicated-branches"
#pragma GCC diagnostic ignored "-Wextra"
#pragma GCC diagnostic ignored "-Wint-in-bool-context"
#pragma GCC diagnostic ignored "-Wlogical-not-parentheses"
#pragma GCC diagnostic ignored "-Wmaybe-uninitialized"
#pragma GCC diagnostic ignored "-Wnonnull"
#pragma GCC diagnostic ignored "-Wparentheses"
#pragma GCC diagnostic ignored "-Wpessimizing-move"
#pragma GCC diagnostic ignored "-Wredundant-move"
#pragma GCC diagnostic ignored "-Wtautological-compare"
#pragma GCC diagnostic ignored "-Wunused"
#pragma GCC diagnostic ignored "-Wunused-value"
#endif

namespace bouton_mutation {

constexpr int most = 1 << 14;

inline int chosen = -1; // -1 before the environment was read, -2 while it is recorded what is reached
inline unsigned char seen[most];

inline void record(int number) noexcept {
    if (__atomic_exchange_n(&seen[number], 1, __ATOMIC_RELAXED) != 0)
        return;
    const char* file = ::getenv("BOUTON_MUTANT_REACH");
    const char* test = ::getenv("BOUTON_MUTANT_TEST");
    char line[1024];
    const int size = ::snprintf(line, sizeof line, "%s\t%d\n", test ? test : "", number);
    // A test may have made the disk seem full.
    rlimit before;
    ::getrlimit(RLIMIT_FSIZE, &before);
    const rlimit free{before.rlim_max, before.rlim_max};
    ::setrlimit(RLIMIT_FSIZE, &free);
    const int out = ::open(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
    if (out < 0 || ::write(out, line, static_cast<size_t>(size)) != size)
        ::abort();
    ::close(out);
    ::setrlimit(RLIMIT_FSIZE, &before);
}

[[gnu::noinline]] inline bool look(int number) noexcept {
    int now = __atomic_load_n(&chosen, __ATOMIC_RELAXED);
    if (now == -1) {
        const char* text = ::getenv("BOUTON_MUTANT");
        now = ::getenv("BOUTON_MUTANT_REACH") ? -2 : text ? ::atoi(text) : 0;
        __atomic_store_n(&chosen, now, __ATOMIC_RELAXED);
    }
    if (now == -2)
        record(number);
    return now == number;
}

// Whether the mutation is on.
inline bool on(int number) noexcept {
    const int now = __atomic_load_n(&chosen, __ATOMIC_RELAXED);
    return now >= 0 ? now == number : look(number);
}

// The same in what the compiler may have to know, where none is on.
constexpr bool mayBeOn(int number) noexcept { return __builtin_is_constant_evaluated() ? false : on(number); }

} // namespace bouton_mutation

#endif
