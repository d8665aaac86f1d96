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
        session.study().setScope(scope);
        QObject::connect(&session, &Session::refused,
                         [this](const Phrase& phrase) { refusals.push_back(english(phrase)); });
    }
    void start() { ASSERT_TRUE(session.start()); }
    void analyse() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !session.study().busy(); }, 600'000));
    }
    std::vector<std::string> hints() const {
        std::vector<std::string> all;
        for (const Message& message : session.messages())
            if (message.kind == Kind::Hint)
                all.push_back(english(message.text));
        return all;
    }

    std::vector<std::string> refusals;
};

} // namespace

TEST(SessionHints, AreGivenStepByStepAndCounted) {
    StudiedTable table;
    table.start();
    table.analyse();
    for (int i = 1; i <= 4; ++i) {
        EXPECT_TRUE(table.session.hints().left);
        table.session.hint();
        EXPECT_EQ(table.hints().size(), static_cast<std::size_t>(i));
        EXPECT_EQ(table.session.hints().used[indexOf(Side::One)], i);
    }
    EXPECT_EQ(table.hints()[0], "With best play this is a draw.");
    EXPECT_EQ(table.hints()[2], "a1 keeps the draw.");
    EXPECT_EQ(table.session.messages().back().speaker, Side::One);
    EXPECT_FALSE(table.session.hints().left);
    table.session.hint();
    EXPECT_THAT(table.refusals, ElementsAre("There are no more hints for this position."));
    EXPECT_EQ(table.session.hints().used[indexOf(Side::One)], 4);
    EXPECT_EQ(table.session.hints().used[indexOf(Side::Two)], 0);
}

TEST(SessionHints, OfAPositionStillBeingAnalysedFollowByThemselves) {
    StudiedTable table(*gameNamed("reversi").value());
    table.start();
    ASSERT_TRUE(table.session.study().busy());
    table.session.hint();
    EXPECT_TRUE(table.session.hints().pending);
    EXPECT_THAT(table.refusals, ElementsAre("Still analysing; the hint follows."));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !table.session.hints().pending; }, 600'000));
    EXPECT_EQ(table.hints().size(), 1u);
    EXPECT_TRUE(table.session.study().settled(0)) << "an estimate is told when it is final";
}

// What goes beyond the bound differs from hint to hint and from machine to machine.
TEST(SessionHints, TellWhatIsBoundedWhileTheStudyGoesBeyondIt) {
    const Ruleset game = desked(ticTacToe());
    theDesk().open(100);
    StudiedTable table(game);
    table.session.study().setScope(Scope::Here, Patience::Endless);
    table.start();
    const Study& study = table.session.study();
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return study.shown(0) && study.shown(0)->depth == 6; }, 600'000));
    ASSERT_NE(study.shown(0), study.settled(0));
    table.session.hint();
    table.session.hint();
    table.session.hint();
    EXPECT_EQ(table.hints()[2], "b1 seems best.") << "the bound's line, not the deeper one's";
}

TEST(SessionHints, ThatAMoveOvertakesAreNotGiven) {
    StudiedTable table(*gameNamed("reversi").value());
    table.start();
    table.session.hint();
    table.session.click(table.session.clicking().next().front());
    EXPECT_FALSE(table.session.hints().pending);
    table.analyse();
    EXPECT_TRUE(table.hints().empty());
    EXPECT_EQ(table.session.hints().used[indexOf(Side::One)], 0);
}

TEST(SessionHints, AreNotTakenBackByUndoAndGoOnWhereTheyStopped) {
    StudiedTable table;
    table.start();
    table.analyse();
    table.session.hint();
    table.session.hint();
    table.session.click({0, 0});
    table.session.undo();
    table.analyse();
    EXPECT_EQ(table.session.hints().used[indexOf(Side::One)], 2);
    table.session.hint();
    EXPECT_EQ(table.hints().back(), "a1 keeps the draw.");
    EXPECT_EQ(table.session.hints().used[indexOf(Side::One)], 3);
}

TEST(SessionHints, StandInTheRecordAtTheEndForEachSide) {
    StudiedTable table;
    table.start();
    table.analyse();
    table.session.hint();
    table.session.hint();
    table.session.click({0, 0});
    table.analyse();
    table.session.hint();
    for (const Cell cell : {Cell{1, 0}, Cell{0, 1}, Cell{1, 1}, Cell{0, 2}})
        table.session.click(cell);
    ASSERT_EQ(table.session.phase(), Phase::Over);
    const auto lines = said(table.session);
    EXPECT_EQ(lines[lines.size() - 3], "X used 2 hints.");
    EXPECT_EQ(lines[lines.size() - 2], "O used 1 hint.");
    EXPECT_EQ(table.session.messages().back().kind, Kind::End);
}

TEST(SessionHints, BelongToOneGame) {
    StudiedTable table;
    table.start();
    table.analyse();
    table.session.hint();
    ASSERT_TRUE(table.session.setUp(table.session.plan()));
    EXPECT_EQ(table.session.hints().used[indexOf(Side::One)], 0);
    table.start();
    table.analyse();
    table.session.hint();
    EXPECT_EQ(table.hints(), std::vector<std::string>{"With best play this is a draw."});
}

TEST(SessionHints, AreRefusedWhereNoHumanIsToMove) {
    const Ruleset game = latched(ticTacToe());
    StudiedTable table(game);
    table.session.hint();
    EXPECT_THAT(table.refusals, ElementsAre("The game has not begun."));
    ASSERT_TRUE(table.session.setUp(humanAgainst(game, "random", Side::Two)));
    theLatch().holdAt(1);
    table.start();
    table.session.hint();
    EXPECT_EQ(table.refusals.back(), "The computer is thinking; its move comes first.");
    EXPECT_FALSE(table.session.hints().pending);
    EXPECT_TRUE(table.hints().empty());
}

TEST(SessionHints, NameTheirCellsUntilTheGameGoesOn) {
    StudiedTable table;
    table.start();
    table.session.click({0, 0}); // only the centre keeps the draw
    table.analyse();
    for (int i = 0; i < 3; ++i)
        table.session.hint();
    EXPECT_EQ(table.session.hints().named, (Clicks{{1, 1}}));
    table.session.setPaused(true);
    table.session.setPaused(false);
    EXPECT_EQ(table.session.hints().named, (Clicks{{1, 1}}));
    table.session.click({1, 1});
    EXPECT_TRUE(table.session.hints().named.empty());
    table.session.undo();
    table.analyse();
    EXPECT_TRUE(table.session.hints().named.empty());
    table.session.hint();
    EXPECT_FALSE(table.session.hints().named.empty());
    table.session.resign();
    EXPECT_TRUE(table.session.hints().named.empty());
}

TEST(SessionHints, AreGivenWhereNobodyLooksAtTheAnalysis) {
    StudiedTable table(*gameNamed("reversi").value(), Scope::Nothing);
    table.start();
    EXPECT_FALSE(table.session.study().busy());
    table.session.hint();
    EXPECT_TRUE(table.session.hints().pending);
    EXPECT_TRUE(table.session.study().busy());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !table.session.hints().pending; }, 600'000));
    EXPECT_EQ(table.hints().size(), 1u);
    EXPECT_FALSE(table.session.study().busy()) << "no more is wanted";
    EXPECT_EQ(table.session.study().scope(), Scope::Nothing);
}

// What is planned is known at once, whatever the thread of the study has done by then.
TEST(SessionHints, LookAtTheBoardBeforeTheRestOfAHistory) {
    static std::vector<std::pair<Match::Node, Patience>> planned;
    static Ruleset game = *gameNamed("reversi").value();
    game.scholar = [] {
        return Scholar([plain = gameNamed("reversi").value()->scholar()](
                           const Match& match, Match::Node node, Patience patience) {
            const std::pair look(node, patience);
            if (planned.empty() || planned.back() != look) // once, of several scholars
                planned.push_back(look);
            return plain(match, node, patience);
        });
    };
    StudiedTable table(game, Scope::Nothing);
    table.start();
    for (int ply = 0; ply < 30; ++ply)
        table.session.play(0);
    const Match::Node node = table.session.match()->current();
    table.session.study().setScope(Scope::History);
    ASSERT_GT(planned.size(), 3u);
    EXPECT_EQ(planned[0], std::pair(node, Patience::Glance));
    EXPECT_EQ(planned[1], std::pair(node - 1, Patience::Glance)) << "a history is glanced at first";
    planned.clear();
    table.session.hint();
    ASSERT_GT(planned.size(), 3u);
    EXPECT_EQ(planned[0], std::pair(node, Patience::Glance));
    EXPECT_EQ(planned[1], std::pair(node, Patience::Bounded));
    EXPECT_EQ(planned[2], std::pair(node - 1, Patience::Glance)) << "the history is still to come";
    ASSERT_TRUE(QTest::qWaitFor([&] { return !table.session.hints().pending; }, 600'000));
    EXPECT_EQ(table.hints().size(), 1u);
    EXPECT_TRUE(table.session.study().settled(node) || table.session.study().shown(node));
    EXPECT_EQ(table.session.study().scope(), Scope::History);
}

} // namespace bouton::testing
