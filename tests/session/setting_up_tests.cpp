// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include <climits>

#include "session/table.h"

// A start that is set up by hand, and how it is taken back.

namespace bouton::testing {

namespace {

using Phase = Session::Phase;
using Rows = std::vector<std::string>;

const Ruleset& rules(std::string_view id) { return *gameNamed(id).value(); }

struct Desktop : Table {
    explicit Desktop(std::string_view id) : Table(rules(id)) {
        QObject::connect(this, &Session::refused,
                         [this](const Phrase& phrase, bool) { refusal = english(phrase); });
    }
    std::string position() { return write(picture(), game().name.letters); }
    void setUpWith(const Settings& settings) {
        ASSERT_TRUE(setUp({complete(game().settings, settings).value(), false, plan().seats}));
    }
    std::string refusal;
};

} // namespace

TEST(SettingUp, ByHandIsWhereAStartCouldHaveBeenDrawnOrIsNoneYet) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        Desktop table(game->name.id);
        EXPECT_FALSE(table.plan().byHand);
        table.setUpWith({});
        EXPECT_EQ(table.plan().byHand, game->name.autoFill);
        table.edit(table.picture());
        EXPECT_TRUE(table.plan().byHand);
    }
}

TEST(SettingUp, ByHandBeginsFromTheStartThatWasDrawn) {
    Desktop table("grid-nim");
    const Picture drawn = table.picture();
    ASSERT_TRUE(table.plan().autoFill);
    table.edit(drawn);
    EXPECT_EQ(table.picture(), drawn);
    EXPECT_FALSE(table.plan().autoFill);
}

TEST(SettingUp, ByHandBeginsFromAPositionInMidGameAndPlaysOnFromThere) {
    Desktop session("tic-tac-toe");
    session.setSeat(Side::Two, {});
    ASSERT_TRUE(session.start());
    session.click({1, 1});
    session.edit(session.picture());
    EXPECT_EQ(session.phase(), Phase::SettingUp);
    EXPECT_FALSE(session.match());
    EXPECT_TRUE(session.messages().empty());
    EXPECT_EQ(session.position(), ".../.X./... O");
    session.click({0, 0});
    EXPECT_EQ(session.position(), "X../.X./... O") << "two X and no O: neither side can be to move";
    EXPECT_FALSE(session.beginning());
    session.put({0, 0}, 'O');
    EXPECT_EQ(session.position(), "O../.X./... X");
    ASSERT_TRUE(session.start());
    EXPECT_EQ(session.match()->toMove(0), Side::One);
}

TEST(SettingUp, PutsMovesAndTakesAwayPiecesAndSaysWhyNot) {
    Desktop session("towers");
    session.setUpWith({{"rows", 4}, {"columns", 2}});
    session.put({0, 0}, 'R');
    session.put({2, 0}, 'G'); // red above green
    session.put({3, 1}, 'G');
    session.move({0, 0}, Cell{1, 0});
    EXPECT_EQ(session.picture().rows, (Rows{"..", "R.", "G.", ".G"}));
    EXPECT_EQ(session.refusal, "");
    session.put({1, 0}, 'R');
    EXPECT_EQ(session.refusal, "That piece stands there already.");
    session.put({0, 0}, '.');
    EXPECT_EQ(session.refusal, "There is nothing to take away.");
    session.move({0, 0}, Cell{1, 1});
    EXPECT_EQ(session.refusal, "That cannot be moved there.");
    session.move({2, 0}, std::nullopt);
    EXPECT_EQ(session.picture().rows, (Rows{"..", "R.", "..", ".G"}));
    EXPECT_EQ(session.refusal, "That cannot be moved there.") << "nothing more was refused";
    session.put({2, 0}, 'G');
    session.put({0, 1}, 'R');
    EXPECT_TRUE(session.start()) << "in any order of colours";
    session.put({0, 0}, 'G');
    EXPECT_EQ(session.picture().rows, (Rows{".R", "R.", "G.", ".G"})) << "a game is played";
}

TEST(SettingUp, NothingIsArrangedWhereAStartIsDrawn) {
    Desktop table("towers");
    const Picture drawn = table.picture();
    table.put({0, 0}, '.');
    table.move({0, 0}, Cell{1, 0});
    table.click({0, 0});
    EXPECT_EQ(table.picture(), drawn);
    EXPECT_EQ(table.refusal, "The game has not begun.");
}

TEST(SettingUp, AnotherSizeKeepsWhatFits) {
    Desktop session("grid-nim");
    session.edit({{"GR..", "....", "..G.", "...R"}, Side::Two});
    ASSERT_TRUE(session.resize({{"size", 3}}));
    EXPECT_EQ(session.position(), "GR./.../..G R");
    EXPECT_EQ(valueOf(session.plan().settings, "size"), 3);
    ASSERT_TRUE(session.resize({{"size", 4}}));
    EXPECT_EQ(session.position(), "GR../..../..G./.... R");
    EXPECT_FALSE(session.resize({{"size", 99}}));
    EXPECT_EQ(session.position(), "GR../..../..G./.... R");
    ASSERT_TRUE(session.start());
    EXPECT_FALSE(session.resize({{"size", 3}}));
}

TEST(SettingUp, EveryChangeOfAStartCanBeUndoneAndRedone) {
    Desktop session("grid-nim");
    EXPECT_FALSE(session.ways().draftBack);
    const Picture drawn = session.picture();
    std::vector<Picture> all{drawn};
    const auto then = [&](auto change) {
        change();
        all.push_back(session.picture());
    };
    then([&] { ASSERT_TRUE(session.setUp(session.plan())); }); // drawn again
    then([&] { session.edit(editing::cleared(session.picture())); });
    then([&] { session.click({1, 1}); });
    then([&] { session.put({0, 1}, 'R'); });
    then([&] { session.move({0, 1}, Cell{2, 2}); });
    then([&] { ASSERT_TRUE(session.resize({{"size", 4}, {"free", 5}})); });
    EXPECT_FALSE(session.ways().draftForward);
    for (std::size_t i = all.size() - 1; i-- > 0;) {
        ASSERT_TRUE(session.ways().draftBack);
        session.undo();
        EXPECT_EQ(session.picture(), all[i]);
        EXPECT_EQ(session.plan().byHand, i >= 2);
        EXPECT_EQ(session.plan().autoFill, i < 2);
        EXPECT_EQ(valueOf(session.plan().settings, "size"), 6);
    }
    EXPECT_FALSE(session.ways().draftBack);
    session.undo();
    EXPECT_EQ(session.picture(), drawn);
    for (std::size_t i = 1; i < all.size(); ++i) {
        session.redo();
        EXPECT_EQ(session.picture(), all[i]);
    }
    EXPECT_EQ(valueOf(session.plan().settings, "size"), 4);
    EXPECT_FALSE(session.ways().draftForward);
    session.undo();
    session.click({3, 3});
    EXPECT_FALSE(session.ways().draftForward) << "a new change ends what was undone";
}

TEST(SettingUp, ANewSetUpBeginsWithoutAPast) {
    Desktop session("grid-nim");
    session.edit(session.picture());
    session.click({0, 0});
    ASSERT_TRUE(session.ways().draftBack);
    ASSERT_TRUE(session.start());
    EXPECT_FALSE(session.ways().draftBack);
    session.edit(session.picture());
    EXPECT_FALSE(session.ways().draftBack);
    ASSERT_TRUE(session.start());
    ASSERT_TRUE(session.setUp(session.plan()));
    EXPECT_FALSE(session.ways().draftBack);
}

TEST(SettingUp, KeepsTheLastThousandDrafts) {
    bouton::SetUp setUp(rules("cards"));
    for (int i = 0; i < 1500; ++i)
        setUp.setPicture({{std::to_string(i)}, {}});
    std::size_t steps = 0;
    for (; setUp.canUndo(); ++steps)
        setUp.undo();
    EXPECT_EQ(steps, 999U);
    setUp.redo();
    EXPECT_EQ(setUp.plan().start->rows, Rows{"501"});
    setUp.play();
    EXPECT_FALSE(setUp.canUndo() || setUp.canRedo());
}

TEST(SettingUp, SurvivesAnyPictureAndAnyCell) {
    for (const Ruleset* game : catalogue()) {
        Desktop table(game->name.id);
        for (const Rows& rows : std::vector<Rows>{
                 {}, {""}, {"", "...", "."}, {"H", "GGG"}, {std::string(1'000, 'G')}, {"5:3"}}) {
            table.edit({rows, Side::Two});
            for (const int number : {INT_MIN, -1, 0, 1, 99, INT_MAX}) {
                table.click({number, 0});
                table.put({0, number}, 'G');
                table.move({number, number}, Cell{0, 0});
                table.move({0, 0}, Cell{number, 1});
                table.move({number, 0}, std::nullopt);
            }
            (void)table.beginning();
            EXPECT_TRUE(table.resize(complete(game->settings, {}).value()));
            while (table.ways().draftBack)
                table.undo();
        }
    }
}

} // namespace bouton::testing
