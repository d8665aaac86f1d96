// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "support/suites.h"

// Runs the tests without Qt.
int main(int argc, char** argv) {
    bouton::testing::initTests(&argc, argv);
    return RUN_ALL_TESTS();
}
