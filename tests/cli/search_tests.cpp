// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "cli/process.h"

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

TEST(CliSearch, PrintsEachStepWithItsWindowAndWhatACutLeavesOut) {
    EXPECT_EQ(done({"search", "(3 5) (2 (9 1))"}),
              "root Max, alpha -inf, beta inf\n"
              "  1 Min, alpha -inf, beta inf\n"
              "    1.1 = 3\n"
              "    1.2 = 5\n"
              "  1 = 3\n"
              "  2 Min, alpha 3, beta inf\n"
              "    2.1 = 2\n"
              "    cut, since alpha 3 is not below beta 2; left out: 2.2\n"
              "  2 = 2\n"
              "root = 3\n"
              "Value 3, by 1. Leaves looked at: 3 of 5. Cuts: 1.\n");
    EXPECT_THAT(done({"search", "-", "--minimax"}, "(3 5)\n(2 (9 1))\n"),
                HasSubstr("\nroot = 3\nValue 3, by 1. Leaves looked at: 5 of 5. Cuts: 0.\n"));
}

TEST(CliSearch, LeavesBlanksToBeFilledInAndThenTheKey) {
    const std::string sheet = done({"search", "(3 5) (2 (9 1))", "--blanks"});
    EXPECT_THAT(sheet, StartsWith("root Max, alpha ____, beta ____\n"));
    const std::string blanks = sheet.substr(0, sheet.find("\nKey\n"));
    EXPECT_THAT(blanks, HasSubstr("    1.1 = 3\n")) << "what is given";
    EXPECT_THAT(blanks, HasSubstr("  1 = ____\n"));
    EXPECT_THAT(blanks, Not(HasSubstr("cut")));
    // What is cut stands there: who fills it in finds the cuts.
    EXPECT_THAT(blanks, HasSubstr("    2.2 Max, alpha ____, beta ____\n      2.2.1 = 9\n"));
    EXPECT_EQ(sheet.substr(sheet.find("\nKey\n") + 6), done({"search", "(3 5) (2 (9 1))"}));
}

TEST(CliSearch, RefusesWhatIsNoTreeAndNoWindow) {
    expectRefused({"search", "(3 5"}, "Column 5: a \")\" is missing.");
    expectRefused({"search", "3", "--alpha=x"},
                  "--alpha is a whole number from -1000000 to 1000000, not \"x\".");
    expectRefused({"search", "3", "--alpha=2", "--beta=2"}, "--alpha is below --beta.");
    expectRefused({"search", "3", "--alpha=2", "--minimax"},
                  "--minimax has no window: leave --alpha and --beta out.");
}

} // namespace

} // namespace bouton::testing
