// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>

#include "support/desk.h"
#include "ui/controls/side_columns.h"
#include "ui/insights.h"
#include "ui/preferences/preferences.h"

// What is analysed follows from what is shown.

namespace bouton::testing {

namespace {

using Scope = Study::Scope;

class WhatIsAnalysed : public Window {
protected:
    // A game of two people, with nothing shown.
    void begin(std::string_view id) {
        openGame(id);
        for (const Insight insight : allInsights)
            show(insight, false);
        for (const Side side : {Side::One, Side::Two})
            seat(side, std::nullopt);
        ASSERT_TRUE(session().start());
    }
    void show(Insight insight, bool shown = true) {
        window->preferences().setInsightShown(insight, session().game(), shown);
    }
    Scope scope() { return session().study().scope(); }
};

} // namespace

TEST_F(WhatIsAnalysed, IsWhatTheInsightsInViewNeed) {
    int shown = 0;
    for (const char* id : {"reversi", "trojan-horse", "towers"}) {
        SCOPED_TRACE(id);
        begin(id);
        EXPECT_EQ(scope(), Scope::Nothing);
        for (const Insight insight : allInsights) {
            show(insight);
            const bool wanted = window->preferences().wants(insight, session().game());
            shown += wanted;
            EXPECT_EQ(scope(), !wanted || insight == Insight::Book ? Scope::Nothing
                               : insight == Insight::History       ? Scope::History
                                                                   : Scope::Here)
                << static_cast<int>(insight);
            show(insight, false);
            EXPECT_EQ(scope(), Scope::Nothing);
        }
    }
    EXPECT_GT(shown, 9);
    session().play(0);
    session().resign();
    EXPECT_EQ(scope(), Scope::History) << "what the moves have cost";
    session().undo();
    EXPECT_EQ(scope(), Scope::Nothing);
    review()->open();
    EXPECT_EQ(scope(), Scope::History);
}

TEST_F(WhatIsAnalysed, GoesOnWithoutEndOnlyWhereSomebodyLooksAtThisPosition) {
    static const Ruleset game = desked(*gameNamed("reversi").value());
    static const std::array games{&game};
    open(games);
    theDesk().open(1'000);
    begin("reversi");
    const auto goesOn = [this] {
        return QTest::qWaitFor([this] { return session().study().deepening(); }, 30'000);
    };
    const auto ends = [this] {
        return QTest::qWaitFor(
            [this] { return !session().study().busy() && !session().study().deepening(); }, 30'000);
    };
    show(Insight::History);
    EXPECT_TRUE(ends());
    EXPECT_TRUE(session().study().settled(0));
    for (const Insight insight : {Insight::MoveValues, Insight::Why}) {
        show(insight);
        EXPECT_TRUE(goesOn());
        window->showMinimized();
        EXPECT_TRUE(ends());
        window->showNormal();
        EXPECT_TRUE(goesOn());
        show(insight, false);
        EXPECT_TRUE(ends());
    }
    page().project(true);
    EXPECT_TRUE(goesOn());
    page().project(false);
    EXPECT_TRUE(ends());
}

// The line on the board is another one then.
TEST_F(WhatIsAnalysed, IsTheLineUnderReviewToo) {
    static const Ruleset game = desked(*gameNamed("tic-tac-toe").value());
    static const std::array games{&game};
    open(games);
    theDesk().open(0);
    begin("tic-tac-toe");
    session().play(0);
    session().play(0);
    session().go(0);
    session().play(3);
    session().play(0);
    session().go(0);
    review()->open(); // of the second game
    session().promote(2);
    theDesk().allow(1'000);
    const auto complete = [this] { return review()->complete(); };
    EXPECT_TRUE(QTest::qWaitFor(complete, 30'000));
    EXPECT_EQ(review()->line(), (std::vector<Match::Node>{0, 3, 4}));
    session().remove(3);
    EXPECT_EQ(review()->line(), (std::vector<Match::Node>{0, 1, 2})) << "what is left";
    EXPECT_TRUE(QTest::qWaitFor(complete, 30'000));
}

TEST_F(Insights, OfAnotherGameComeNotToTheFront) {
    start("reversi");
    show(Insight::Why);
    resizeTo({800, 600});
    auto* side = page().findChild<SideColumns*>();
    side->bring(SideColumns::Column::Table);
    ASSERT_FALSE(side->covers(SideColumns::Column::Table));
    Preferences& preferences = window->preferences();
    preferences.setInsightShown(Insight::Why, *gameNamed("towers").value(), false);
    preferences.setInsightShown(Insight::Why, *gameNamed("towers").value(), true);
    EXPECT_FALSE(side->covers(SideColumns::Column::Table));
    preferences.setInsightShown(Insight::Why, session().game(), false);
    preferences.setInsightShown(Insight::Why, session().game(), true);
    EXPECT_TRUE(side->covers(SideColumns::Column::Table));
}

// What each cell is worth does not change with a move.
TEST_F(Insights, TheMapStaysWhileTheNextPositionIsLookedAt) {
    start("trojan-horse", "...../...../..H../...../..... G");
    const auto map = [this]() -> auto& { return page().board()->overlay().map; };
    show(Insight::Map);
    known();
    const auto before = map();
    ASSERT_FALSE(before.empty());
    session().play(0);
    EXPECT_EQ(map(), before);
    window->preferences().setInsightShown(Insight::Map, false);
    EXPECT_TRUE(map().empty());
}

} // namespace bouton::testing
