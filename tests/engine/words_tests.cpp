#include <gtest/gtest.h>

#include "core/picture.h"
#include "core/random.h"
#include "core/setting.h"
#include "search/nimber.h"

namespace bouton::testing {

namespace {

const std::vector<Setting> known{
    {"size", "Size", 2, 6, 7},
    {"time", "Time", 0, 0, 600'000, 1000},
    {"before", "Before", 0, 0, 2, 1, {"copycat", "first-fit", "random"}}};

std::string refusalOf(std::string_view spec) {
    const auto read = readSpec(spec);
    if (!read)
        return english(read.error());
    const auto settings = readSettings(known, *read);
    return settings ? "" : english(settings.error());
}

} // namespace

TEST(CellNames, ReadBackInAnyCase) {
    for (int row = 0; row < 30; ++row)
        for (int column = 0; column < 26; ++column) {
            const Cell cell{row, column};
            EXPECT_EQ(readCell(nameOf(cell)), cell);
        }
    EXPECT_EQ(nameOf(Cell{4, 2}), "c5");
    EXPECT_EQ(readCell("C5"), (Cell{4, 2}));
}

TEST(CellNames, RefuseEverythingElse) {
    for (const char* text : {"", "a", "5", "a0", "a05", "5a", "a-1", "a+1", "aa1", "a1 ", " a1",
                             "a1x", "{1", "a99999999999"})
        EXPECT_FALSE(readCell(text)) << text;
}

TEST(ClickTexts, AreCellsJoinedByPlusOrPass) {
    EXPECT_EQ(nameOf(Clicks{{2, 1}, {3, 1}}), "b3+b4");
    EXPECT_EQ(readClicks("B3+b4"), (Clicks{{2, 1}, {3, 1}}));
    EXPECT_EQ(nameOf(Clicks{}), "pass");
    EXPECT_EQ(readClicks("Pass"), Clicks{});
    for (const char* text : {"", "+", "b3+", "+b3", "b3++b4", "passs", "b3 b4"})
        EXPECT_FALSE(readClicks(text)) << text;
}

TEST(Phrases, PutArgumentsAndPluralsIn) {
    EXPECT_EQ(english({"%1 takes %2.", {"Green", "100%1"}}), "Green takes 100%1.");
    EXPECT_EQ(english({"%n card(s)", {}, 1}), "1 card");
    EXPECT_EQ(english({"%n card(s)", {}, 3}), "3 cards");
    EXPECT_EQ(english({"%Ln card(s)", {}, 3000}), "3000 cards");
    EXPECT_EQ(english({"%2 and %3", {"a", "b"}}), "b and %3");
}

TEST(Settings, AreReadWithUnitsAndWords) {
    const auto settings = readSettings(known, readSpec("g:time=1.5,before=random").value());
    ASSERT_TRUE(settings);
    EXPECT_EQ(valueOf(*settings, "size"), 6);
    EXPECT_EQ(valueOf(*settings, "time"), 1500);
    EXPECT_EQ(valueOf(*settings, "before"), 2);
    EXPECT_EQ(writeValue(known[1], 1500), "1.5");
    EXPECT_EQ(writeValue(known[1], 1025), "1.025");
    EXPECT_EQ(writeValue(known[1], 3000), "3");
    EXPECT_EQ(rangeOf(known[2]), "before: copycat, first-fit or random, standard copycat");
}

TEST(Settings, OutOfRangeOrUnknownAreRefusedWithTheRange) {
    EXPECT_EQ(refusalOf("g:size=8"), "size is 2 to 7, not 8.");
    EXPECT_EQ(refusalOf("g:size=six"), "size is 2 to 7, not six.");
    EXPECT_EQ(refusalOf("g:size=6.5"), "size is 2 to 7, not 6.5.");
    EXPECT_EQ(refusalOf("g:size=nan"), "size is 2 to 7, not nan.");
    EXPECT_EQ(refusalOf("g:before=1"), "before is copycat, first-fit or random, not 1.");
    EXPECT_EQ(refusalOf("g:width=3"),
              "There is no setting \"width\"; there are: size, time, before.");
    EXPECT_EQ(refusalOf("g:size=3,size=4"), "size is given twice.");
    EXPECT_EQ(refusalOf("g:"), "A setting is written name=value, not \"\".");
    EXPECT_EQ(refusalOf("g:size"), "A setting is written name=value, not \"size\".");
    EXPECT_EQ(refusalOf("g:size=4,"), "A setting is written name=value, not \"\".");
    EXPECT_EQ(refusalOf("g:size=4"), "");
}

TEST(RandomNumbers, AreTheSameWithEveryStandardLibraryAndFair) {
    Random random(1);
    EXPECT_EQ(random.seed(), 2469588189546311528u); // the first word of mt19937_64 seeded with 1
    std::vector<int> counts(6);
    for (int i = 0; i < 60'000; ++i)
        ++counts[random.below(6)];
    for (const int count : counts)
        EXPECT_NEAR(count, 10'000, 500);
    for (int i = 0; i < 1000; ++i) {
        const int drawn = random.between(-2, 3);
        EXPECT_GE(drawn, -2);
        EXPECT_LE(drawn, 3);
    }
}

TEST(MexOfNumbers, IsTheLeastThatIsMissing) {
    Mex mex;
    EXPECT_EQ(mex.value(), 0);
    mex.add(0);
    mex.add(2);
    EXPECT_EQ(mex.value(), 1);
    for (int i = 0; i < 64; ++i)
        mex.add(i);
    EXPECT_EQ(mex.value(), 64);
    mex.add(200);
    EXPECT_EQ(mex.value(), 64);
    for (int i = 64; i < 130; ++i)
        mex.add(i);
    EXPECT_EQ(mex.value(), 130);
}

} // namespace bouton::testing
