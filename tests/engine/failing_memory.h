// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace bouton::testing {

// While one lives, every request of at least so many bytes to operator new fails on all threads but
// the one that made it. At most one lives at a time.
class MemoryFailsElsewhere {
public:
    explicit MemoryFailsElsewhere(std::size_t bytes);
    ~MemoryFailsElsewhere();
    MemoryFailsElsewhere(const MemoryFailsElsewhere&) = delete;
    MemoryFailsElsewhere& operator=(const MemoryFailsElsewhere&) = delete;

    // How many requests have failed so far.
    int failed() const;
};

} // namespace bouton::testing
