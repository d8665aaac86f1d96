// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <cerrno>
#include <fcntl.h>
#include <fstream>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>

#include "core/nested.h"
#include "core/picture.h"
#include "core/random.h"
#include "core/setting.h"
#include "core/whole_file.h"
#include "engine/temporary_folder.h"
#include "search/limit.h"
#include "search/nimber.h"

namespace bouton::testing {

namespace {

const std::vector<Setting> known{
    {"size", "Size", 2, 6, 7},
    {"time", "Time", 0, 0, 600'000, 1000},
    {"before",
     "Before",
     0,
     0,
     2,
     1,
     {{"copycat", "Copycat"}, {"first-fit", "First fit"}, {"random", "Random"}}}};

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
        for (int column = 0; column < 60; ++column) {
            const Cell cell{row, column};
            EXPECT_EQ(readCell(nameOf(cell)), cell);
        }
    EXPECT_EQ(nameOf(Cell{4, 2}), "c5");
    EXPECT_EQ(nameOf(Cell{0, 26}), "aa1");
    EXPECT_EQ(nameOf(Cell{0, 60}), "?");
    EXPECT_EQ(readCell("C5"), (Cell{4, 2}));
}

TEST(CellNames, RefuseEverythingElse) {
    for (const char* text : {"", "a", "5", "a0", "a05", "5a", "a-1", "a+1", "bi1", "aaa1", "a1 ",
                             " a1", "a1x", "{1", "a99999999999"})
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
    EXPECT_EQ(english({"%9%1%0%: %L2 %L %", {"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"}}),
              "91%0%: 2 %L %");
    EXPECT_EQ(english({"%n of %1%", {"a"}}), "%n of a%") << "there is no number";
    EXPECT_EQ(english({"%n and %Ln card(s) of %1", {"%n"}, 0}), "0 and 0 cards of %n");
}

TEST(Phrases, StandInOthersAsTheyAre) {
    const Phrase deep{"%1 has %n cell(s): 3:x", {"%2"}, 1};
    const Phrase inner{"at %1, %2", {"5", nested(deep)}};
    EXPECT_EQ(nestedIn(nested(inner)), inner);
    EXPECT_EQ(english({"Not so %1; %2.", {nested(inner), "%1"}}),
              "Not so at 5, %2 has 1 cell: 3:x; %1.");
    EXPECT_EQ(nested({"%1", {std::string(10'000, 'a')}}), std::string(10'000, 'a'));
    std::string damaged = nested(inner);
    EXPECT_EQ(nestedIn(damaged.substr(1)), std::nullopt);
    for (damaged.pop_back(); !damaged.empty(); damaged.pop_back()) {
        const auto read = nestedIn(damaged);
        EXPECT_TRUE(!read || read->args.size() < 2) << damaged;
    }
}

TEST(Phrases, ThatSayOneAnotherOverAndOverEndSoon) {
    std::string deep = "a";
    for (int level = 0; level < 300; ++level)
        deep = nested({"%1%1", {deep}});
    EXPECT_LT(english({"%1", {deep}}).size(), 10'000u);
    EXPECT_EQ(nestedIn(nested({lasting(std::string(3'000, 'a')), {}})), std::nullopt)
        << "it would be kept for good";
}

TEST(Phrases, AreTheSameIfAllThatTheySayIs) {
    const Phrase phrase{"%n of %1", {"a"}, 2, {{1, 2}}};
    const std::string copied = phrase.text;
    EXPECT_EQ(phrase, (Phrase{copied.c_str(), {"a"}, 2, {{1, 2}}}));
    EXPECT_NE(phrase, (Phrase{"%n by %1", {"a"}, 2, {{1, 2}}}));
    EXPECT_NE(phrase, (Phrase{"%n of %1", {"b"}, 2, {{1, 2}}}));
    EXPECT_NE(phrase, (Phrase{"%n of %1", {"a"}, {}, {{1, 2}}}));
    EXPECT_NE(phrase, (Phrase{"%n of %1", {"a"}, 2, {{2, 1}}}));
    EXPECT_EQ(lasting("one"), lasting(std::string("one"))) << "in one place";
    EXPECT_STREQ(lasting("another"), "another");
}

TEST(Phrases, ShowOfAForeignTextItsFirstTwentyLettersAndListNumbers) {
    EXPECT_EQ(excerpt("12345678901234567890"), "12345678901234567890");
    EXPECT_EQ(excerpt("123456789012345678901"), "12345678901234567890...");
    EXPECT_EQ(excerpt(" ~\x1f\x7f\xff"), " ~\\x1f\\x7f\\xff");
    EXPECT_EQ(listed({3, -5, 60}), "3, -5, 60");
    EXPECT_EQ(listed({}), "");
}

TEST(Pictures, OfAnotherShapeAreRefusedWithTheRowOrTheCell) {
    const auto read = [](std::vector<std::string> rows) {
        return shaped({std::move(rows), Side::Two}, {1, 3, 2, 4, ".XO"});
    };
    const auto why = [&](std::vector<std::string> rows) {
        const auto picture = read(std::move(rows));
        return picture ? "" : english(picture.error()) + nameOf(picture.error().where);
    };
    EXPECT_EQ(read({"xo", ".X", "oo"}), (Picture{{"XO", ".X", "OO"}, Side::Two}));
    EXPECT_EQ(read({"XOXO"}), (Picture{{"XOXO"}, Side::Two}));
    EXPECT_EQ(why({}), "The board has 0 rows; 1 to 3 are possible.pass");
    EXPECT_EQ(why({"..", "..", "..", ".."}), "The board has 4 rows; 1 to 3 are possible.pass");
    EXPECT_EQ(why({"."}), "Row 1 has 1 cell; 2 to 4 are possible.pass");
    EXPECT_EQ(why({"..", "....."}), "Row 2 has 5 cells; 2 to 4 are possible.pass");
    EXPECT_EQ(why({"...", "...", ".."}), "Row 3 has 2 cells, row 1 has 3.pass");
    const std::string possible = "; possible are \".\", \"X\", \"O\".";
    EXPECT_EQ(why({"..", ".~"}), "Cell b2 holds \"~\"" + possible + "b2");
    EXPECT_EQ(why({" ."}), "Cell a1 holds \" \"" + possible + "a1");
    const std::string foreign = " holds a character that is not ASCII" + possible;
    EXPECT_EQ(why({"..", ".\t"}), "Cell b2" + foreign + "b2");
    EXPECT_EQ(why({"\x7f."}), "Cell a1" + foreign + "a1");
    EXPECT_EQ(why({"\x80."}), "Cell a1" + foreign + "a1") << "the end of a letter, by itself";
    EXPECT_EQ(why({"...\u03A7"}), "Cell d1" + foreign + "d1");
    EXPECT_EQ(why({"....\u03A7"}), "Row 1 has 6 cells; 2 to 4 are possible.pass");
    EXPECT_EQ(english(shaped({{"XX"}, {}}, {2, 2, 2, 2, ".X"}).error()),
              "The board has 1 row; 2 are possible.");
}

TEST(Pictures, HaveLettersInTheirCellsAlone) {
    Picture picture{{"ab", "c"}, Side::Two};
    EXPECT_EQ(*letterAt(picture, {0, 1}), 'b');
    EXPECT_EQ(*letterAt(picture, {1, 0}), 'c');
    for (const Cell cell : {Cell{-1, 0}, {0, -1}, {0, 2}, {1, 1}, {2, 0}})
        EXPECT_EQ(letterAt(picture, cell), nullptr);
    EXPECT_EQ(write(picture, "XO"), "ab/c O");
    EXPECT_EQ(readPicture("ab/c o", "XO"), picture);
    EXPECT_EQ(readPicture("/ X", "XO"), (Picture{{"", ""}, Side::One}));
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
    EXPECT_EQ(refusalOf("g:before=1"),
              "before is one of these: copycat, first-fit, random; not 1.");
    EXPECT_EQ(refusalOf("g:width=3"),
              "There is no setting \"width\"; there are: size, time, before.");
    EXPECT_EQ(refusalOf("g:size=3,size=4"), "size is given twice.");
    EXPECT_EQ(refusalOf("g:"), "A setting is written name=value, not \"\".");
    EXPECT_EQ(refusalOf("g:size"), "A setting is written name=value, not \"size\".");
    EXPECT_EQ(refusalOf("g:size=4,"), "A setting is written name=value, not \"\".");
    EXPECT_EQ(refusalOf("g:size=4"), "");
    EXPECT_EQ(refusalOf("g:size=2"), "");
    EXPECT_EQ(refusalOf("g:size=7"), "");
    EXPECT_EQ(refusalOf("g:size=1"), "size is 2 to 7, not 1.");
    EXPECT_EQ(refusalOf("g:size=6x"), "size is 2 to 7, not 6x.");
    EXPECT_EQ(refusalOf("g:time=1e999"), "time is 0 to 600, not 1e999.") << "no number is so large";
    EXPECT_EQ(refusalOf("g:time=0.0005"), "time is 0 to 600, not 0.0005.");
    EXPECT_EQ(refusalOf("g:=4"), "A setting is written name=value, not \"=4\".");
    EXPECT_EQ(refusalOf("g:size="), "A setting is written name=value, not \"size=\".");
    EXPECT_EQ(english(readSettings({}, readSpec("g:size=4").value()).error()),
              "There is no setting \"size\": nothing can be set here.");
    for (const int value : {-1, 3})
        EXPECT_EQ(english(complete(known, {{"before", value}}).error()),
                  "before is one of these: copycat, first-fit, random; not " + std::to_string(value)
                      + '.');
}

TEST(Settings, OfSeveralLimitsOneCounts) {
    const std::vector<Setting> limits{
        {.id = "level", .title = "", .least = 1, .standard = 6, .most = 9, .isLimit = true},
        {.id = "threads", .title = "", .least = 1, .standard = 1, .most = 4},
        {.id = "time", .title = "", .least = 0, .standard = 0, .most = 50, .isLimit = true},
        {.id = "clock", .title = "", .least = 0, .standard = 0, .most = 50, .isLimit = true}};
    const auto counting = [&](const Settings& given) {
        return countingLimit(limits, complete(limits, given).value());
    };
    EXPECT_TRUE(limited(limits));
    EXPECT_FALSE(limited(known));
    EXPECT_EQ(counting({}), "level");
    EXPECT_EQ(counting({{"threads", 4}}), "level");
    EXPECT_EQ(counting({{"time", 1}}), "time");
    EXPECT_EQ(counting({{"time", 1}, {"clock", 1}}), "clock");
    EXPECT_EQ(countingLimit(known, complete(known, {}).value()), "");
    const Settings both = complete(limits, {{"level", 3}, {"threads", 2}, {"time", 1}}).value();
    const auto with = [&](std::string_view id, int value) {
        return withLimit(limits, both, id, value);
    };
    EXPECT_EQ(with("clock", 7), complete(limits, {{"threads", 2}, {"clock", 7}}).value());
    EXPECT_EQ(with("level", 8), complete(limits, {{"level", 8}, {"threads", 2}}).value());
}

TEST(Limits, EndASearchAtItsNodesItsStopOrItsMoment) {
    std::stop_source stop;
    Limit limit(stop.get_token());
    EXPECT_FALSE(limit.over());
    limit.more(10);
    EXPECT_FALSE(limit.add(9));
    EXPECT_TRUE(limit.add(1));
    EXPECT_TRUE(limit.over());
    EXPECT_FALSE(limit.stopped());
    limit.more(10);
    EXPECT_FALSE(limit.add(9)) << "so many more";
    EXPECT_EQ(limit.nodes(), 19u);
    EXPECT_TRUE(limit.add(2));
    limit.more(Limit::unlimited);
    EXPECT_FALSE(limit.add(1'000));
    stop.request_stop();
    EXPECT_TRUE(limit.add(1));
    limit.more(10);
    EXPECT_TRUE(limit.over()) << "a stop stays";
    EXPECT_TRUE(limit.stopped());
    EXPECT_TRUE(Limit(stop.get_token()).over());
    Limit late({}, Limit::Clock::now());
    EXPECT_FALSE(late.over()) << "it looks at add() alone";
    EXPECT_TRUE(late.add(1));
    EXPECT_FALSE(late.stopped());
    EXPECT_FALSE(Limit({}, Limit::Clock::now() + std::chrono::hours(1)).add(1));
}

TEST(WholeFiles, HaveAtMostSoManyBytes) {
    const Folder folder;
    const auto file = folder.path() / "f";
    const std::string bytes(200'000, 'x'); // more than is read at once
    std::ofstream(file, std::ios::binary) << bytes;
    EXPECT_EQ(wholeFile(file, bytes.size()), bytes);
    const auto large = wholeFile(file, bytes.size() - 1);
    ASSERT_FALSE(large);
    EXPECT_TRUE(english(large.error()).ends_with("is too large: it has more than 199999 bytes."));
    EXPECT_TRUE(english(wholeFile(folder.path() / "none", 1).error()).ends_with("be read."));
}

TEST(WholeFiles, AreNotWaitedFor) {
    const Folder folder;
    const auto pipe = folder.path() / "pipe";
    ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
    for (const std::filesystem::path& none :
         {pipe, folder.path(), std::filesystem::path("/dev/zero")})
        EXPECT_TRUE(english(wholeFile(none, 1).error()).ends_with("read: it is no regular file."));
    const auto taken = [&](std::uintmax_t most) {
        FileReader reader(pipe, Pipes::Taken);
        const auto bytes = reader.all(most);
        return bytes ? *bytes : english(reader.refusal("f"));
    };
    EXPECT_EQ(taken(9), "The file \"f\" cannot be read: nobody writes to this pipe.");
    const int writer = open(pipe.c_str(), O_RDWR | O_CLOEXEC);
    ASSERT_EQ(::write(writer, "some words", 10), 10);
    EXPECT_EQ(taken(9), "some words") << "one more than it may have, of a pipe without an end";
    std::jthread later([&] {
        (void)!::write(writer, "more", 4);
        close(writer);
    });
    EXPECT_EQ(taken(1 << 20), "more");
    EXPECT_EQ(FileReader(folder.path() / "none").error(), ENOENT);
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
    // Of half of all words nothing is left over, of one more nearly half of them.
    for (const std::uint64_t excess : {0, 1}) {
        const std::uint64_t half = std::uint64_t{1} << 63, most = half + excess;
        std::mt19937_64 words(7);
        Random drawing(7);
        for (int i = 0; i < 50; ++i) {
            std::uint64_t word = words();
            while (excess > 0 && word >= most)
                word = words();
            EXPECT_EQ(drawing.below(most), word % most);
        }
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
