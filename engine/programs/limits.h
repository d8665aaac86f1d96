#pragma once

#include <chrono>
#include <cstdint>

namespace bouton {

// What another program may take.
struct ProgramLimits {
    using Time = std::chrono::milliseconds;
    Time start{10'000};                // until its first answer
    Time move{10'000};                 // for a move, where no clock runs
    Time grace{100};                   // more than what it was told: the system takes some itself
    Time end{1000};                    // to end by itself after the end of its input
    std::uint64_t memory = 2ull << 30; // resident bytes of all that it has started; 0: any
};

} // namespace bouton
