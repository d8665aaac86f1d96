// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "explain/hints.h"
#include "session/table.h"
#include "support/desk.h"
#include "support/latch.h"

namespace bouton::testing {

namespace {

using Kind = Message::Kind;
using Phase = Session::Phase;
using Scope = Study::Scope;
using ::testing::ElementsAre;

// A table that analyses each position as it comes up.
struct StudiedTable : Table {
    explicit StudiedTable(const Ruleset& game = ticTacToe(), Scope scope = Scope::Here)
        : Table(game) {
        study().setScope(scope);
        QObject::connect(this, &Session::refused,
                         [this](const Phrase& phrase) { refusals.push_back(english(phrase)); });
    }
    void begin() { ASSERT_TRUE(start()); }
    void analyse() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !study().busy(); }, 600'000));
    }
    void beginAnalysed() {
        begin();
        analyse();
    }
    std::vector<std::string> given() const {
        std::vector<std::string> all;
        for (const Message& message : messages())
            if (message.kind == Kind::Hint)
                all.push_back(english(message.text));
        return all;
    }

    std::vector<std::string> refusals;
};

} // namespace

TEST(SessionHints, AreGivenStepByStepAndCounted) {
    StudiedTable table;
    table.beginAnalysed();
    for (int i = 1; i <= 4; ++i) {
        EXPECT_TRUE(table.canHint());
        table.hint();
        EXPECT_EQ(table.given().size(), static_cast<std::size_t>(i));
        EXPECT_EQ(table.hints().used(Side::One), i);
    }
    EXPECT_EQ(table.given()[0], "With best play this is a draw.");
    EXPECT_THAT(table.given()[2], ::testing::StartsWith("a1 "));
    EXPECT_EQ(table.messages().back().speaker, Side::One);
    EXPECT_FALSE(table.canHint());
    table.hint();
    EXPECT_THAT(table.refusals, ElementsAre("There are no more hints for this position."));
    EXPECT_EQ(table.hints().used(Side::One), 4);
    EXPECT_EQ(table.hints().used(Side::Two), 0);
}

TEST(SessionHints, OfAPositionStillBeingAnalysedFollowByThemselves) {
    StudiedTable table(*gameNamed("reversi").value());
    table.begin();
    ASSERT_TRUE(table.study().busy());
    table.hint();
    EXPECT_TRUE(table.hints().wanted());
    EXPECT_THAT(table.refusals, ElementsAre("Still analysing; the hint follows."));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !table.hints().wanted(); }, 600'000));
    EXPECT_EQ(table.given().size(), 1u);
    EXPECT_TRUE(table.study().settled(0)) << "an estimate is told when it has come to the bound";
    EXPECT_THAT(english(table.messages().back().because), ::testing::HasSubstr("not proven"));
}

// The board shows the deepest, so a hint says it too, and how deep it is.
TEST(SessionHints, TellTheDeepestThatIsKnownWithItsDepth) {
    const Ruleset game = desked(ticTacToe());
    theDesk().open(100);
    StudiedTable table(game);
    table.study().setScope(Scope::Here, Patience::Endless);
    table.begin();
    const Study& study = table.study();
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return study.shown(0) && study.shown(0)->depth == 6; }, 600'000));
    ASSERT_NE(study.shown(0), study.settled(0));
    table.hint();
    table.hint();
    table.hint();
    EXPECT_EQ(table.given()[2], "a1 seems best.") << "the deeper one's line, not the bound's";
    EXPECT_EQ(english(table.messages().back().because), "Estimated at depth 6, not proven.");
}

// The bound of this endgame says that f1 is best and loses; the exact score is 0, by f2.
TEST(SessionHints, ThatWereSaidBeforeTheAnswerWasFinalAreCorrected) {
    StudiedTable table(*gameNamed("reversi").value(), Scope::Nothing);
    ASSERT_TRUE(table.setUp(twoHumans(table.game())));
    table.setPicture(table.game()
                         .parse("......../..XXX..O/OOXOXOOO/OOOOXOOO/X.OOXOOO/.OOOOXOO/...XXXX./"
                                "..XXXXX. O")
                         .value());
    table.begin();
    const auto wait = [&](auto what) { ASSERT_TRUE(QTest::qWaitFor(what, 600'000)); };
    for (std::size_t i = 1; i <= 3; ++i) {
        table.hint();
        wait([&] { return table.given().size() >= i; });
    }
    const std::vector<std::string> first = table.given();
    EXPECT_THAT(first[0], ::testing::HasSubstr("Light seems to be behind by about "));
    EXPECT_EQ(first[2], "f1 seems best.");
    EXPECT_THAT(english(table.messages().back().because),
                ::testing::ContainsRegex("Estimated at depth [0-9]+, not proven."));
    wait([&] { return table.given().size() == 5; });
    EXPECT_EQ(table.given()[3], "With best play this is a draw.");
    EXPECT_EQ(table.given()[4], "f2 is best.");
    EXPECT_EQ(english(table.messages().back().because),
              "This is proven, and corrects what was estimated before.");
    EXPECT_EQ(table.hints().named(), (Clicks{{1, 5}}));
    EXPECT_EQ(table.hints().used(Side::Two), 3) << "a correction is no hint that was asked for";
    wait([&] { return !table.study().deepening(); });
    table.hint();
    EXPECT_THAT(table.given().back(), ::testing::StartsWith("With best play the game goes on f2 "));
    EXPECT_TRUE(table.messages().back().because.empty()) << "it is proven";
}

TEST(SessionHints, ThatAMoveOvertakesAreNotGiven) {
    StudiedTable table(*gameNamed("reversi").value());
    table.begin();
    table.hint();
    table.click(table.clicking().next().front());
    EXPECT_FALSE(table.hints().wanted());
    table.analyse();
    EXPECT_TRUE(table.given().empty());
    EXPECT_EQ(table.hints().used(Side::One), 0);
}

TEST(SessionHints, AreNotTakenBackByUndoAndGoOnWhereTheyStopped) {
    StudiedTable table;
    table.beginAnalysed();
    table.hint();
    table.hint();
    table.click({0, 0});
    table.undo();
    table.analyse();
    EXPECT_EQ(table.hints().used(Side::One), 2);
    table.hint();
    EXPECT_THAT(table.given().back(), ::testing::StartsWith("a1 "));
    EXPECT_EQ(table.hints().used(Side::One), 3);
}

TEST(SessionHints, StandInTheRecordAtTheEndForEachSide) {
    StudiedTable table;
    table.beginAnalysed();
    table.hint();
    table.hint();
    table.click({0, 0});
    table.analyse();
    table.hint();
    click(table, {{1, 0}, {0, 1}, {1, 1}, {0, 2}});
    ASSERT_EQ(table.phase(), Phase::Over);
    const auto lines = said(table);
    EXPECT_EQ(lines[lines.size() - 3], "X used 2 hints.");
    EXPECT_EQ(lines[lines.size() - 2], "O used 1 hint.");
    EXPECT_EQ(table.messages().back().kind, Kind::End);
}

TEST(SessionHints, BelongToOneGame) {
    StudiedTable table;
    table.beginAnalysed();
    table.hint();
    ASSERT_TRUE(table.setUp(table.plan()));
    EXPECT_EQ(table.hints().used(Side::One), 0);
    table.beginAnalysed();
    table.hint();
    EXPECT_EQ(table.given(), std::vector<std::string>{"With best play this is a draw."});
}

TEST(SessionHints, AreRefusedWhereNoHumanIsToMove) {
    StudiedTable table(heldTicTacToe());
    table.hint();
    EXPECT_THAT(table.refusals, ElementsAre("The game has not begun."));
    ASSERT_TRUE(table.setUp(humanAgainst(ticTacToe(), "random", Side::Two)));
    theLatch().holdAt(1);
    table.begin();
    table.hint();
    EXPECT_EQ(table.refusals.back(), "The computer is thinking; its move comes first.");
    EXPECT_FALSE(table.hints().wanted());
    EXPECT_TRUE(table.given().empty());
}

TEST(SessionHints, NameTheirCellsUntilTheGameGoesOn) {
    StudiedTable table;
    table.begin();
    table.click({0, 0}); // only the centre keeps the draw
    table.analyse();
    EXPECT_TRUE(table.hints().named().empty());
    for (int i = 0; i < 3; ++i)
        table.hint();
    EXPECT_EQ(table.hints().named(), (Clicks{{1, 1}}));
    table.setPaused(true);
    table.setPaused(false);
    EXPECT_EQ(table.hints().named(), (Clicks{{1, 1}}));
    table.click({1, 1});
    EXPECT_TRUE(table.hints().named().empty());
    table.undo();
    table.analyse();
    EXPECT_TRUE(table.hints().named().empty());
    table.hint();
    EXPECT_FALSE(table.hints().named().empty());
    table.resign();
    EXPECT_TRUE(table.hints().named().empty());
}

TEST(SessionHints, AreGivenWhereNobodyLooksAtTheAnalysis) {
    StudiedTable table(*gameNamed("reversi").value(), Scope::Nothing);
    table.begin();
    EXPECT_FALSE(table.study().busy());
    table.hint();
    EXPECT_TRUE(table.hints().wanted());
    EXPECT_TRUE(table.study().busy());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !table.hints().wanted(); }, 600'000));
    EXPECT_EQ(table.given().size(), 1u);
    EXPECT_FALSE(table.study().busy()) << "no more is wanted";
    EXPECT_EQ(table.study().scope(), Scope::Nothing);
}

// What is planned is known at once, whatever the thread of the study has done by then.
TEST(SessionHints, LookAtTheBoardBeforeTheRestOfAHistory) {
    static std::vector<std::pair<Match::Node, Patience>> planned;
    static Ruleset game = *gameNamed("reversi").value();
    game.makeAnalyst = [] {
        return AnyAnalyst([plain = gameNamed("reversi").value()->makeAnalyst()](
                              const Match& match, Match::Node node, Patience patience) {
            const std::pair look(node, patience);
            if (planned.empty() || planned.back() != look) // once, of several analysts
                planned.push_back(look);
            return plain(match, node, patience);
        });
    };
    StudiedTable table(game, Scope::Nothing);
    table.begin();
    for (int ply = 0; ply < 30; ++ply)
        table.play(0);
    const Match::Node node = table.match()->current();
    table.study().setScope(Scope::History);
    ASSERT_GT(planned.size(), 3u);
    EXPECT_EQ(planned[0], std::pair(node, Patience::Glance));
    EXPECT_EQ(planned[1], std::pair(node - 1, Patience::Glance)) << "a history is glanced at first";
    planned.clear();
    table.hint();
    ASSERT_GT(planned.size(), 3u);
    EXPECT_EQ(planned[0], std::pair(node, Patience::Glance));
    EXPECT_EQ(planned[1], std::pair(node, Patience::Bounded));
    EXPECT_EQ(planned[2], std::pair(node - 1, Patience::Glance)) << "the history is still to come";
    ASSERT_TRUE(QTest::qWaitFor([&] { return !table.hints().wanted(); }, 600'000));
    EXPECT_EQ(table.given().size(), 1u);
    EXPECT_TRUE(table.study().settled(node) || table.study().shown(node));
    EXPECT_EQ(table.study().scope(), Scope::History);
}

} // namespace bouton::testing
