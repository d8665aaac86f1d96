// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <csignal>
#include <fstream>
#include <sys/resource.h>
#include <sys/stat.h>

#include "core/bytes.h"
#include "core/poll.h"
#include "engine/stop_at_poll.h"
#include "engine/temporary_folder.h"
#include "games/grid_nim/triangle.h"
#include "lab/tables.h"

namespace bouton::testing {

using ::testing::HasSubstr;

namespace {

namespace fs = std::filesystem;

TableTask lasting(std::string_view spec) { return lastingTableOf(readSpec(spec).value()).value(); }

// A triangle of 7x7, solved into a folder and out of it.
class LastingTables : public ::testing::Test {
protected:
    // Ends after so many questions to the stop token; 0: never.
    Or<bool> make(std::uint64_t stopAt = 0, std::string_view spec = "triangles:size=7,threads=1") {
        const StopAtPoll stop(stopAt);
        firstShare = -1;
        return makeLastingTable(lasting(spec), folder.string(), stop.token(),
                                [&](const NimberTable& table) {
                                    last = table;
                                    if (firstShare < 0)
                                        firstShare = table.share;
                                });
    }
    void expectWhole() {
        ASSERT_EQ(last.rows.size(), 6u);
        EXPECT_EQ(last.rows.back().nimbers[0], 1);
        EXPECT_EQ(last.rows[4].nimbers[0], 13);
        EXPECT_LT(last.share, 0);
        EXPECT_FALSE(last.remark.empty());
    }

    const Folder temporary;
    const fs::path& folder = temporary.path();
    const fs::path file = folder / "triangle-7.bin";
    NimberTable last;
    double firstShare = -1; // when the triangle was begun
};

} // namespace

TEST_F(LastingTables, AreTheSameAsTheOthersAndAreReadWhenAskedForAgain) {
    ASSERT_EQ(make(), true);
    expectWhole();
    EXPECT_EQ(firstShare, 0);
    const auto written = fs::file_size(file);
    EXPECT_GT(written, 6152u * 64);
    ASSERT_EQ(make(), true);
    expectWhole();
    EXPECT_EQ(firstShare, 1);
    EXPECT_EQ(fs::file_size(file), written);
}

TEST_F(LastingTables, GoOnWhereTheyWereStopped) {
    std::uintmax_t size = 0;
    double before = 0;
    int stops = 0;
    for (std::uint64_t stopAt = 30;; stopAt += 5) {
        const Or<bool> whole = make(stopAt);
        ASSERT_TRUE(whole);
        ASSERT_GE(firstShare, before);
        before = std::max(before, firstShare);
        ASSERT_GE(fs::file_size(file), size);
        size = fs::file_size(file);
        if (*whole)
            break;
        ++stops;
        ASSERT_LT(stops, 200);
    }
    EXPECT_GT(stops, 1);
    expectWhole();
}

TEST_F(LastingTables, WhatIsDamagedIsFoundAndMadeAnew) {
    ASSERT_EQ(make(), true);
    const auto whole = fs::file_size(file);
    {
        std::fstream out(file, std::ios::in | std::ios::out | std::ios::binary);
        out.seekp(static_cast<std::streamoff>(whole / 2));
        out.put('\x7f');
        out.put('\x7f');
    }
    ASSERT_EQ(make(), true);
    expectWhole();
    EXPECT_GT(firstShare, 0);
    EXPECT_LT(firstShare, 1);
    EXPECT_EQ(fs::file_size(file), whole);
    fs::resize_file(file, whole - 1);
    ASSERT_EQ(make(), true);
    expectWhole();
    EXPECT_LT(firstShare, 1);
    EXPECT_EQ(fs::file_size(file), whole);
}

TEST_F(LastingTables, APieceThatDoesNotExistIsCutOff) {
    ASSERT_EQ(make(), true);
    const auto whole = fs::file_size(file);
    const std::uint64_t piece = 1'000'000, head[] = {piece, 0, piece ^ checksum({})};
    std::ofstream(file, std::ios::binary | std::ios::app)
        .write(reinterpret_cast<const char*>(head), sizeof head);
    ASSERT_EQ(make(), true);
    expectWhole();
    EXPECT_EQ(firstShare, 1);
    EXPECT_EQ(fs::file_size(file), whole);
}

TEST_F(LastingTables, AFileOfAnotherKindIsRefusedAndLeftAlone) {
    std::ofstream(file) << "Letters to a friend, and more of them.";
    const Or<bool> refused = make();
    ASSERT_FALSE(refused);
    EXPECT_THAT(english(refused.error()),
                HasSubstr("is not a file that was begun for this table."));
    EXPECT_EQ(fs::file_size(file), 38u);
}

TEST_F(LastingTables, APipeIsRefusedAndNotWaitedFor) {
    ASSERT_EQ(mkfifo(file.c_str(), 0600), 0);
    const Or<bool> refused = make();
    ASSERT_FALSE(refused);
    EXPECT_THAT(english(refused.error()),
                HasSubstr("is not a file that was begun for this table."));
}

TEST_F(LastingTables, AFolderThatCannotBeWrittenIsRefused) {
    fs::remove_all(folder);
    std::ofstream(folder) << "no folder";
    const Or<bool> refused = make();
    ASSERT_FALSE(refused);
    EXPECT_THAT(english(refused.error()), HasSubstr("triangle-7.bin cannot be written."));
}

TEST_F(LastingTables, ADiskThatIsFullEndsTheWorkAndWhatWasWrittenStays) {
    // No file may grow beyond a part of what is needed.
    rlimit usual{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &usual), 0);
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit little{200'000, usual.rlim_max};
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &little), 0);
    const Or<bool> refused = make();
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &usual), 0);
    std::signal(SIGXFSZ, handler);
    ASSERT_FALSE(refused);
    EXPECT_THAT(english(refused.error()), HasSubstr("triangle-7.bin cannot be written."));
    EXPECT_LT(last.share, 1) << "nothing is solved that cannot be kept";
    ASSERT_EQ(make(), true);
    EXPECT_GT(firstShare, 0);
    expectWhole();
}

TEST(LastingTablesOf, AreOffered) {
    EXPECT_EQ(english(costOf(lasting("triangles"))),
              "The triangle of 9x9 takes 4378 MB of memory, and as much in the folder. Stopped, it "
              "goes on from there.");
    const auto refusal = [](std::string_view spec) {
        return english(lastingTableOf(readSpec(spec).value()).error());
    };
    EXPECT_EQ(refusal("heaps"),
              "The table \"heaps\" is soon made; none of its work is kept in a folder.");
    EXPECT_EQ(refusal("triangles:size=10"), "size is 2 to 9, not 10.");
    EXPECT_EQ(refusal("triangles:size=1"), "size is 2 to 9, not 1.");
    EXPECT_EQ(refusal("triangles:threads=0"), "threads is 1 to 16, not 0.");
    EXPECT_EQ(refusal("triangles:threads=17"), "threads is 1 to 16, not 17.");
    EXPECT_EQ(lasting("triangles").settings, (Settings{{"size", 9}, {"threads", 2}}));
    EXPECT_THAT(refusal("grids"), HasSubstr("There is no table"));
}

} // namespace bouton::testing
