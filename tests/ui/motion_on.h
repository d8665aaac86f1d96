// SPDX-License-Identifier: MIT
#pragma once

#include "ui/boards/mover.h"

namespace bouton::testing {

// The tests run without motion, but for those that have one of these.
struct MotionOn {
    MotionOn() { setMotionOff(false); }
    ~MotionOn() {
        setMotionOff(true);
        setReducedMotion(false);
    }
    MotionOn(const MotionOn&) = delete;
    MotionOn& operator=(const MotionOn&) = delete;
};

} // namespace bouton::testing
