// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "core/encoding.h"
#include "core/random.h"
#include "core/visible.h"
#include "core/whole_file.h"
#include "engine/temporary_folder.h"

// Texts that come from outside: what is shown of them, and what their first bytes mean.

namespace bouton::testing {

TEST(Visible, KeepsTheLettersOfEveryScript) {
    for (const char* const text :
         {"J\u00fcrgen stra\u00dfe", "\u0395\u03bb\u03ad\u03bd\u03b7",
          "Za\u017c\u00f3\u0142\u0107 g\u0119\u015bl\u0105",
          "\u56f2\u7881 \u30ea\u30d0\u30fc\u30b7", "\uc624\ub378\ub85c", "Ju\u0308rgen",
          "\u0939\u093f\u0928\u094d\u0926\u0940", "\u05e9\u05dc\u05d5\u05dd",
          "\u0645\u0631\u062d\u0628\u0627", "\U0001F600 \U00020BB7",
          "\u00a0\u2009\u2212\u2026\ufffd", " ~\\x\"'"})
        EXPECT_EQ(visible(text), text);
}

TEST(Visible, WritesOutWhatCannotBeSeenOrTurnsTheText) {
    EXPECT_EQ(visible("a\tb\r\n\x1b[2J"), "a\\tb\\r\\n\\x1b[2J");
    EXPECT_EQ(visible(std::string("\0\x7f", 2)), "\\x00\\x7f");
    EXPECT_EQ(visible("\u0080\u009b\u00ad"), "\\u0080\\u009b\\u00ad");
    EXPECT_EQ(visible("a\u202egnp.exe"), "a\\u202egnp.exe");
    EXPECT_EQ(visible("\u200b\u200f\u2028\u2066\u2069\u061c\ufeff\ufe0f\u3164"),
              "\\u200b\\u200f\\u2028\\u2066\\u2069\\u061c\\ufeff\\ufe0f\\u3164");
    EXPECT_EQ(visible("\ue000\uffff\U000E0041\U0010FFFF"), "\\ue000\\uffff\\U000e0041\\U0010ffff");
}

TEST(Visible, WritesOutEachByteThatIsNoUtf8) {
    EXPECT_EQ(visible("J\xfcrgen"), "J\\xfcrgen");
    EXPECT_EQ(visible("\xe2\x89"), "\\xe2\\x89") << "cut off";
    EXPECT_EQ(visible("\xc0\xaf\xe0\x80\xaf\xf0\x82\x82\xac"),
              "\\xc0\\xaf\\xe0\\x80\\xaf\\xf0\\x82\\x82\\xac")
        << "written too long";
    EXPECT_EQ(visible("\xed\xa0\x80"), "\\xed\\xa0\\x80") << "half of a pair";
    EXPECT_EQ(visible("\xf4\x90\x80\x80\xf8"), "\\xf4\\x90\\x80\\x80\\xf8") << "beyond Unicode";
}

TEST(Visible, CutsBetweenLettersAndSaysSo) {
    EXPECT_EQ(visible(std::string(200, 'x')), std::string(200, 'x'));
    EXPECT_EQ(visible(std::string(201, 'x')), std::string(200, 'x') + "...");
    EXPECT_EQ(visible("\u00fc\u00e4\u00f6", 3), "\u00fc\u00e4\u00f6");
    EXPECT_EQ(visible("\u00fc\u00e4\u00f6", 2), "\u00fc\u00e4...");
    EXPECT_EQ(visible("x", 0), "...");
    EXPECT_EQ(visible("", 0), "");
}

TEST(Visible, LeavesWhatItGaveAsItIs) {
    Random random(7);
    for (int i = 0; i < 2000; ++i) {
        std::string bytes;
        for (std::size_t length = random.below(12); bytes.size() < length;)
            bytes += static_cast<char>(random.below(3) == 0 ? random.below(256)
                                                            : 0x80 + random.below(0x70));
        const std::string once = visible(bytes);
        EXPECT_EQ(visible(once, once.size()), once);
    }
}

TEST(Visible, IsWhatEverySentenceShowsOfAForeignText) {
    EXPECT_EQ(english({"%1 was not opened.", {"a\u202eb\xff.txt"}}),
              "a\\u202eb\\xff.txt was not opened.");
    EXPECT_EQ(english({lasting("From a file: \x1b[2J")}), "From a file: \\x1b[2J");
    EXPECT_EQ(english({"%1", {"\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"}}),
              "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645")
        << "the prose of a lesson";
    EXPECT_EQ(excerpt("\u0395\u03bb\u03ad\u03bd\u03b7\n"), "\u0395\u03bb\u03ad\u03bd\u03b7\\n");
}

TEST(WholeFiles, AreNamedByTheirWholePaths) {
    const Folder folder;
    const auto deep =
        folder.path() / "a folder with a long name" / "\u0395\u03bb\u03ad\u03bd\u03b7";
    std::filesystem::create_directories(deep);
    EXPECT_EQ(english(wholeFile(deep / "weights-of-today.bin").error()),
              "The file \"" + (deep / "weights-of-today.bin").string() + "\" cannot be read.");
    EXPECT_NE(english(wholeFile(deep).error()).find(deep.string()), std::string::npos);
    std::ofstream(deep / "\xff") << "ab";
    EXPECT_EQ(wholeFile(deep / "\xff", 2), "ab");
    EXPECT_EQ(english(wholeFile(deep / "\xff", 1).error()),
              "The file \"" + deep.string() + "/\\xff\" is too large: it has more than 1 byte.");
}

TEST(TextIn, LeavesTheMarkOfUtf8Out) {
    EXPECT_EQ(textIn("\xEF\xBB\xBF{}").value(), "{}");
    EXPECT_EQ(textIn("\xEF\xBB\xBF").value(), "");
    EXPECT_EQ(textIn("").value(), "");
    EXPECT_EQ(textIn("a\xEF\xBB\xBF").value(), "a\xEF\xBB\xBF") << "it stands at the beginning";
    EXPECT_EQ(textIn("\xEF\xBB\xBF\xEF\xBB\xBF").value(), "\xEF\xBB\xBF") << "once";
}

TEST(TextIn, IsNeverTakenFromUtf16) {
    for (const std::string& wide :
         {std::string("\xFF\xFE{\0}\0", 6), std::string("\xFE\xFF\0{\0}", 6),
          std::string("\xFF\xFE", 2), std::string("{\0}\0", 4), std::string("\0{\0}", 4)}) {
        const auto text = textIn(wide);
        ASSERT_FALSE(text);
        EXPECT_EQ(english(text.error()),
                  "The text is in UTF-16. Save it as UTF-8: nothing else is read.");
    }
    for (const std::string& narrow : {std::string("a\0", 2), std::string("a\0bc", 4),
                                      std::string("\0\0\0\0", 4), std::string("\xFF\xFF")})
        EXPECT_TRUE(textIn(narrow));
}

} // namespace bouton::testing
