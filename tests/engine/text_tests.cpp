// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "core/text.h"

namespace bouton::testing {

TEST(Text, IsTrimmedAtItsEndsAlone) {
    EXPECT_EQ(trimmed(" \t\v\fa b\r\n"), "a b");
    EXPECT_EQ(trimmed("a"), "a");
    EXPECT_EQ(trimmed(""), "");
    EXPECT_EQ(trimmed(" \n"), "");
    EXPECT_EQ(trimmed(" \va ", " "), "\va") << "of these blanks alone";
}

TEST(Text, IsCountedInLettersNotInBytes) {
    EXPECT_EQ(lettersOf("abc"), 3u);
    EXPECT_EQ(lettersOf("\xCE\xB1\xCE\xB2 \xE2\x80\x93"), 4u);
    EXPECT_EQ(lettersOf(""), 0u);
}

} // namespace bouton::testing
