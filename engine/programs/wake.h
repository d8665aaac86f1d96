#pragma once

#include <stop_token>

#include "programs/descriptor.h"

namespace bouton {

// A descriptor that can be read as soon as a stop is asked for, for a wait in poll().
class Wake {
public:
    explicit Wake(const std::stop_token& stop);
    int descriptor() const { return m_ends.read.get(); }

private:
    struct Ring {
        int descriptor;
        void operator()() const;
    };
    Pipe m_ends;
    std::stop_callback<Ring> m_ring; // after the pipe, which it writes to
};

} // namespace bouton
