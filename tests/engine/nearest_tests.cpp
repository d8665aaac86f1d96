#include "language/nearest.h"

#include <gtest/gtest.h>

namespace bouton::language::testing {

TEST(NearestWord, IsTheOneWithTheFewestLettersToMend) {
    EXPECT_EQ(nearestOf("feee", {"free", "size", "moves"}), "free"); // another letter
    EXPECT_EQ(nearestOf("fre", {"size", "free"}), "free");           // a letter is missing
    EXPECT_EQ(nearestOf("freee", {"size", "free"}), "free");         // there is one too many
    EXPECT_EQ(nearestOf("", {"moves", "if"}), "if");
}

TEST(NearestWord, TwoExchangedLettersAreOneMistake) {
    EXPECT_EQ(nearestOf("gpa", {"gla", "pa", "gap"}), "gla") << "of equal ones the first";
    EXPECT_EQ(nearestOf("mvoes", {"more", "moves"}), "moves");
    EXPECT_EQ(nearestOf("abdc", {"abxx", "abcd"}), "abcd");
}

TEST(NearestWord, CapitalLettersAreNoMistake) {
    EXPECT_EQ(nearestOf("OWNCORNERS", {"own", "ownCorners"}), "ownCorners");
    EXPECT_EQ(nearestOf("AB", {"ax", "ab"}), "ab");
    EXPECT_EQ(nearestOf("BA", {"bx", "ab"}), "bx");
}

TEST(NearestWord, OfNoWordsIsNone) { EXPECT_EQ(nearestOf("free", {}), ""); }

} // namespace bouton::language::testing
