// SPDX-License-Identifier: MIT
#pragma once

// All that the kernel uses of other rooms and of the standard library. A file that compiles the
// kernel for one kind of machine includes this first, so that nothing of it is compiled so.

#ifdef __x86_64__
#include <immintrin.h>
#endif

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <memory>
#include <utility>

#include "core/poll.h"
#include "games/reversi/kernel.h"
#include "games/reversi/lines.h"
#include "games/reversi/searcher.h"
#include "games/reversi/stability.h"
#include "games/reversi/weights.h"
