// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <limits>

#include "core/decimals.h"
#include "explain/book.h"
#include "explain/review.h"
#include "explain/why.h"
#include "games/catalogue.h"
#include "programs/process.h"
#include "support/comma_locale.h"

// Numbers where the desktop writes a decimal comma.

namespace bouton::testing {

using namespace std::chrono_literals;

TEST(Decimals, HaveAPointWhateverTheDesktopWrites) {
    const CommaLocale comma;
    EXPECT_EQ(withDecimals(0.5, 1), "0.5");
    EXPECT_EQ(withDecimals(1234567.891, 2), "1234567.89") << "no thousands are parted";
    EXPECT_EQ(withDecimals(-0.125, 2), "-0.12");
    EXPECT_EQ(withDecimals(99.96, 1), "100.0");
    EXPECT_EQ(withDecimals(7, 0), "7");
    EXPECT_EQ(signedWithDecimals(1.25, 1), "+1.2");
    EXPECT_EQ(signedWithDecimals(0, 2), "+0.00");
    EXPECT_EQ(signedWithDecimals(-3, 1), "-3.0");
    EXPECT_EQ(withDecimals(std::numeric_limits<double>::max(), 9).size(), 319u);
}

TEST(Decimals, OfSentencesAreTheSameWhateverTheDesktopWrites) {
    const CommaLocale comma;
    const Ruleset& reversi = *gameNamed("reversi").value();
    EXPECT_EQ(english(amountOf(reversi, 1)), "1 disc");
    EXPECT_EQ(english(amountOf(reversi, 2.5)), "2.5 discs");
    EXPECT_EQ(english(amountOf(reversi, 0.5)), "half a disc");
    EXPECT_EQ(signedInPoints(1.5), "+1.5");
    EXPECT_EQ(signedInPoints(-12), "-12.0");
    const auto match = reversi.standard({}).value();
    EXPECT_EQ(english(whatAccuracy(*match, Side::One, {.scored = true, .moves = 8, .lost = 10})),
              "Dark gave away 1.25 discs a move.");
}

// It came as 0 where a comma was looked for.
TEST(Decimals, OfAProcessorTimeAreReadWhateverTheDesktopWrites) {
    const CommaLocale comma;
    const auto process =
        Process::started({{"/bin/sh", "-c", "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done"}})
            .value();
    EXPECT_TRUE(process->close(60s));
    EXPECT_GT(process->processorTime(), 0);
    EXPECT_LT(process->processorTime(), 1) << "a whole number is no fraction";
}

} // namespace bouton::testing
