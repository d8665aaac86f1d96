// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "core/poll.h"
#include "games/reversi/board.h"
#include "games/reversi/searcher.h"
#include "games/reversi/stability.h"

namespace bouton::reversi {

// The functions that are compiled for more than one kind of machine (kernel/own_kernel.h). All
// kernels give the same results.
struct Kernel {
    const char* name; // "avx512", "avx2", "portable"
    Bits (*mobility)(Bits own, Bits opponent);
    Bits (*flips)(Bits own, Bits opponent, int cell);
    Bits (*stableDiscs)(const EdgeTable& edges, Bits own, Bits opponent);
    std::unique_ptr<Searcher> (*searcher)(const SearchTools& tools);
    std::uint64_t (*leaves)(Bits own, Bits opponent, int plies, Poll& poll);
};

// The fastest kernel that this machine can run.
const Kernel& kernel();
// All kernels that this machine can run, the fastest first. The portable one is always there.
const std::vector<const Kernel*>& kernels();

} // namespace bouton::reversi
