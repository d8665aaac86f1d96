// SPDX-License-Identifier: MIT
#include "language/nearest.h"

#include <gtest/gtest.h>

namespace bouton::language::testing {

TEST(NearestWord, IsTheOneWithTheFewestLettersToMend) {
    EXPECT_EQ(nearestOf("feee", {"free", "size", "moves"}), "free"); // another letter
    EXPECT_EQ(nearestOf("fre", {"size", "free"}), "free");           // a letter is missing
    EXPECT_EQ(nearestOf("freee", {"size", "free"}), "free");         // there is one too many
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

TEST(NearestWord, IsNoneWhereAThirdOfTheLettersIsNotEnough) {
    EXPECT_EQ(nearestOf("", {"moves", "if"}), "");
    EXPECT_EQ(nearestOf("drawn", {"rows", "free"}), "");
    EXPECT_EQ(nearestOf("lost", {"not", "own"}), "");
    EXPECT_EQ(nearestOf("wn", {"own"}), "own") << "one letter always counts as near";
    EXPECT_EQ(nearestOf("diaganol", {"diagonal"}), "diagonal") << "two of eight";
    EXPECT_EQ(nearestOf("daiganol", {"diagonal"}), "") << "three of eight";
}

TEST(NearestWord, OfNoWordsIsNone) { EXPECT_EQ(nearestOf("free", {}), ""); }

} // namespace bouton::language::testing
