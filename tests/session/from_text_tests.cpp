// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "games/record.h"
#include "session/values/from_text.h"
#include "session/values/plan.h"

namespace bouton::testing {

namespace {

// The name that a player of a text's game has where it is kept.
std::string kept(std::string name) {
    ReadGame read;
    read.match = readRecord("tic-tac-toe: .../.../... X; b2").value();
    read.notes.players[0] = std::move(name);
    return savedFrom(read).seats[0].name;
}

} // namespace

TEST(GamesOfTexts, NameThePlayersAsTheyAreNamedThere) {
    EXPECT_EQ(kept(" Ann Lee\r\n"), "Ann Lee");
    EXPECT_EQ(kept("Βασίλης"), "Βασίλης");
    EXPECT_EQ(kept(""), "");
    EXPECT_EQ(kept(" \t"), "");
}

TEST(GamesOfTexts, DropNoPlayerForWhatANameCannotHave) {
    EXPECT_EQ(kept("Ann\tLee"), "Ann\\tLee");
    EXPECT_EQ(kept("Jos\xe9"), "Jos\\xe9") << "Latin-1, as on some servers";
    EXPECT_EQ(kept("\u202eAnn"), "\\u202eAnn");
    EXPECT_EQ(kept("\u0378"), "\\u0378") << "no letter yet";
    EXPECT_EQ(kept(std::string(60, 'x')), std::string(37, 'x') + "...");
    EXPECT_EQ(kept(std::string(300, '\x01')).size(), 40u);
    for (const std::string name : {"Ann\tLee", "\u202eAnn", "\u0378", "\xff", "a\u00a0"})
        EXPECT_TRUE(checkProgramName(kept(name))) << name;
}

} // namespace bouton::testing
