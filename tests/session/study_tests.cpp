// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "session/study.h"
#include "session/table.h"
#include "support/desk.h"
#include "support/games.h"
#include "support/latch.h"

namespace bouton::testing {

namespace {

using ::testing::IsNull;
using ::testing::NotNull;
using Scope = Study::Scope;

Analysis analysisOf(const Match& match, Match::Node node, Patience patience = Patience::Bounded) {
    Analysis last;
    match.game().makeAnalyst()(match, node, patience)(
        {}, [&](Analysis analysis) { last = std::move(analysis); });
    return last;
}

TEST(Study, SaysOfTheCurrentPositionWhatAnalysisSays) {
    Table session(ticTacToe());
    session.study().setScope(Scope::Here);
    begin(session, twoHumans(ticTacToe()));
    for (const Cell cell : {Cell{0, 0}, Cell{1, 1}, Cell{0, 1}}) {
        session.click(cell);
        EXPECT_TRUE(session.study().busy()) << "it begins in the same turn of the event loop";
        finish(session.study());
        const Match::Node node = session.match()->current();
        ASSERT_THAT(session.study().shown(node), NotNull());
        EXPECT_EQ(*session.study().shown(node), analysisOf(*session.match(), node));
        EXPECT_EQ(session.study().settled(node), session.study().shown(node));
    }
}

TEST(Study, LooksAtTheWholeGameWhereItsHistoryIsWanted) {
    Table session(gameCalled("towers"));
    ASSERT_TRUE(session.setUp(twoHumans(session.game())));
    session.setPicture(readPicture("GGGG/..../..../RRRR G", "GR").value());
    ASSERT_TRUE(session.start());
    click(session, {{1, 0}, {2, 1}, {1, 2}, {2, 2}});
    ASSERT_EQ(session.match()->size(), 5u);
    session.undo();
    session.study().setScope(Scope::History);
    finish(session.study());
    for (Match::Node node = 0; node < 5; ++node) {
        ASSERT_THAT(session.study().shown(node), NotNull()) << "node " << node;
        EXPECT_EQ(*session.study().shown(node), analysisOf(*session.match(), node));
    }
}

// A game of Reversi from a position between two humans, with these moves played.
void startReversi(Session& session, const char* position, std::string_view moves = {}) {
    ASSERT_TRUE(session.setUp(twoHumans(session.game())));
    session.setPicture(session.game().parse(position).value());
    ASSERT_TRUE(session.start());
    for (std::size_t at = 0; at < moves.size(); at += 3) {
        if (session.turn().mustPass)
            session.pass();
        else
            session.click(readCell(moves.substr(at, 2)).value());
    }
}

const char* const opening =
    "......../......../......../...OX.../...XO.../......../......../........ X";

// Two variations after the start, which is on the board. The line goes along the second one.
struct TwoVariations {
    TwoVariations() {
        begin(session, twoHumans(ticTacToe()));
        click(session, {{0, 0}, {1, 1}}); // 1 and 2
        session.go(0);
        click(session, {{2, 2}, {0, 1}}); // 3 and 4
        session.go(0);
    }
    void expectTheLineToBeTakenUp() {
        EXPECT_TRUE(study.busy()) << "in the same turn of the event loop";
        finish(study);
        for (const Match::Node node : session.match()->line())
            EXPECT_THAT(study.settled(node), NotNull()) << node;
    }
    Table table{ticTacToe()};
    Session& session = table.session;
    Study& study = session.study();
};

TEST(Study, FollowsAVariationThatBecomesTheMainLine) {
    TwoVariations it;
    it.study.setScope(Scope::History);
    it.expectTheLineToBeTakenUp();
    EXPECT_THAT(it.study.settled(2), IsNull());
    it.session.promote(2);
    it.expectTheLineToBeTakenUp();
    EXPECT_THAT(it.study.settled(2), NotNull());
}

TEST(Study, FollowsTheLineThatIsLeftWhereAVariationIsRemovedAndBack) {
    TwoVariations it;
    it.session.remove(3);
    it.study.setScope(Scope::History);
    it.expectTheLineToBeTakenUp();
    EXPECT_THAT(it.study.settled(2), NotNull());
    EXPECT_THAT(it.study.settled(4), IsNull());
    it.session.undoEdit();
    it.expectTheLineToBeTakenUp();
    EXPECT_THAT(it.study.settled(4), NotNull());
    it.study.setScope(Scope::Nothing);
    it.session.click({0, 2});
    it.session.go(0);
    it.study.setScope(Scope::History, Patience::Bounded, {0, 1, 2, 3});
    it.expectTheLineToBeTakenUp();
    EXPECT_THAT(it.study.settled(3), NotNull()) << "another line is wanted as well";
}

TEST(Study, ComesToTheEndOfAGameHoweverLongItIs) {
    const Ruleset& towers = gameCalled("towers");
    Table session(towers);
    Plan plan = twoHumans(towers);
    plan.autoFill = true;
    begin(session, plan);
    while (session.match()->size() < 300 && session.phase() == Session::Phase::Playing)
        session.play(session.match()->size() % session.clicking().moves().size());
    ASSERT_EQ(session.match()->size(), 300u);
    session.study().setScope(Scope::History);
    finish(session.study());
    for (Match::Node node = 0; node < 300; ++node)
        ASSERT_THAT(session.study().settled(node), NotNull()) << node;
}

TEST(Study, GlancesAtAWholeGameBeforeItGoesIntoAnyPositionOfIt) {
    Table table(gameCalled("reversi"));
    Study& study = table.session.study();
    startReversi(table.session, opening, "d3 c3 c4");
    study.setScope(Scope::History);
    ASSERT_TRUE(waitFor([&] { return study.shown(0) != nullptr; }));
    EXPECT_THAT(study.settled(0), IsNull());
    EXPECT_THAT(study.settled(3), IsNull());
    EXPECT_GT(study.shown(0)->depth, 0);
    EXPECT_EQ(*study.shown(0), analysisOf(*table.session.match(), 0, Patience::Glance));
}

// A game of Reversi from a position that is studied without a bound.
struct Watched {
    explicit Watched(const char* position) {
        study.setScope(Scope::Here, Patience::Endless);
        startReversi(session, position);
    }
    Table table{gameCalled("reversi")};
    Session& session = table.session;
    Study& study = session.study();
};

// A position that the bound is not enough to prove. A little more is enough.
const char* const late =
    "OOOO..O./OOOOXO../OOOOOOO./OOOOXXX./OOOOXX.X/OOXXO.../OX.X.O../O....... X";
const char* const middle =
    "......../......../..XXX.../..XOOX../..XXXO../...OX.../......../........ O";
// 26 cells are empty: it takes long until all is proven.
const char* const reachable =
    "...XXXX./X.XXXO../XXOXOO../XXXOXO../XXOXXO../.OXXXOO./O.OOOO../....OO.. X";

bool allIsProven(const Analysis& analysis) {
    return analysis.position.exact && std::ranges::all_of(analysis.moves, &Value::exact);
}

TEST(Study, GoesOnPastTheBoundAsLongAsSomebodyLooks) {
    Watched watched(reachable);
    auto& [table, session, study] = watched;
    EXPECT_TRUE(study.busy());
    EXPECT_FALSE(study.deepening()) << "what is bounded comes first";
    finish(study);
    ASSERT_TRUE(study.settled(0));
    EXPECT_TRUE(study.deepening());
    const Analysis bounded = analysisOf(*session.match(), 0);
    ASSERT_TRUE(QTest::qWaitFor([&] { return study.shown(0)->depth > bounded.depth; }, 60'000));
    EXPECT_TRUE(study.deepening());
    EXPECT_GT(study.shown(0)->line.size(), bounded.line.size());
    EXPECT_EQ(*study.settled(0), bounded) << "what is bounded stays what it is";
}

TEST(Study, EndsAtTheBoundWhereMoreThan26CellsAreEmpty) {
    Watched watched(middle);
    auto& [table, session, study] = watched;
    finish(study);
    EXPECT_FALSE(study.deepening());
    EXPECT_TRUE(study.isFinal(0));
    EXPECT_EQ(study.shown(0), study.settled(0));
    study.setNeeded(true);
    EXPECT_FALSE(study.busy() || study.deepening());
}

TEST(Study, SolvesOnlyWhatStandsOnTheBoardAndStopsAtOnce) {
    Watched watched(middle);
    auto& [table, session, study] = watched;
    finish(study);
    const Analysis bounded = *study.settled(0);
    study.setSolving(true);
    EXPECT_TRUE(study.solving() && study.deepening());
    EXPECT_FALSE(study.isFinal(0) || study.isSolved(0));
    ASSERT_TRUE(QTest::qWaitFor([&] { return study.shown(0)->depth > bounded.depth; }, 60'000));
    EXPECT_EQ(*study.settled(0), bounded) << "what is kept stays what it is";
    study.setSolving(false);
    EXPECT_FALSE(study.solving() || study.busy() || study.deepening());
    EXPECT_TRUE(study.isFinal(0));
    study.setSolving(true);
    session.click(session.clicking().next().front());
    EXPECT_FALSE(study.solving()) << "of a new position nobody has asked for it";
    session.undo();
    EXPECT_FALSE(study.solving());
    study.setSolving(true);
    ASSERT_TRUE(session.setUp(twoHumans(session.game())));
    EXPECT_FALSE(study.solving() || study.deepening());
}

TEST(Study, SolvesUntilEveryMoveIsProvenWhateverIsShown) {
    Watched watched(late);
    auto& [table, session, study] = watched;
    study.setScope(Scope::Nothing);
    EXPECT_FALSE(study.busy());
    study.setSolving(true);
    EXPECT_TRUE(study.solving() && study.busy());
    ASSERT_TRUE(QTest::qWaitFor([&] { return !study.solving(); }, 60'000));
    EXPECT_TRUE(study.isSolved(0));
    EXPECT_TRUE(allIsProven(*study.shown(0)));
    EXPECT_FALSE(study.busy() || study.deepening());
    study.setSolving(true);
    EXPECT_FALSE(study.solving()) << "nothing is left";
}

TEST(Study, SaysThatItSolvesOnlyWhileItDoes) {
    const Ruleset rules = desked(ticTacToe());
    theDesk().open(1'000);
    const auto match = rules.standard({}).value();
    Study study(rules);
    using enum Study::AtTable;
    for (const Study::AtTable table : {Waiting, Running, Thinking, Waiting}) {
        SCOPED_TRACE(static_cast<int>(table));
        study.follow(match.get(), table);
        study.setSolving(true);
        EXPECT_EQ(study.solving(), table == Waiting);
        finish(study);
        EXPECT_EQ(study.solving(), table == Waiting);
        EXPECT_EQ(study.deepening(), table == Waiting);
    }
    study.stayBounded();
    EXPECT_FALSE(study.solving() || study.deepening());
    study.setSolving(true);
    EXPECT_FALSE(study.solving() || study.deepening());
}

TEST(Study, SolvesNoMoreWhereMemoryRunsOut) {
    Ruleset rules = desked(ticTacToe());
    rules.makeAnalyst = []() -> AnyAnalyst {
        return [usual = desked(ticTacToe()).makeAnalyst()](const Match& match, Match::Node node,
                                                           Patience patience) -> AnalysisJob {
            if (patience != Patience::Endless)
                return usual(match, node, patience);
            return [](const std::stop_token&, const Post<Analysis>&) { throw std::bad_alloc(); };
        };
    };
    theDesk().open(1'000);
    const auto match = rules.standard({}).value();
    Study study(rules);
    study.follow(match.get(), Study::AtTable::Waiting);
    study.setScope(Scope::Here, Patience::Endless);
    study.setSolving(true);
    EXPECT_TRUE(study.solving());
    const auto rests = [&] { return study.state().stage == Study::Stage::Resting; };
    EXPECT_TRUE(waitFor([&] { return !study.solving() && rests(); }));
}

TEST(Study, EndsOnlyWhenEveryMoveIsProven) {
    Watched watched(late);
    auto& [table, session, study] = watched;
    finish(study);
    ASSERT_FALSE(study.settled(0)->position.exact);
    bool estimated = true;
    QObject::connect(&study, &Study::changed, [&] {
        const Analysis& now = *study.shown(0);
        estimated = estimated && !allIsProven(now);
        EXPECT_EQ(study.deepening(), estimated);
        EXPECT_EQ(study.isFinal(0), now.position.exact);
    });
    ASSERT_TRUE(QTest::qWaitFor([&] { return !study.deepening(); }, 60'000));
    EXPECT_TRUE(allIsProven(*study.shown(0)));
    EXPECT_FALSE(study.settled(0)->position.exact);
    study.setScope(Scope::Nothing);
    study.setScope(Scope::Here, Patience::Endless);
    EXPECT_FALSE(study.busy() || study.deepening()) << "nothing is left to be done";
}

TEST(Study, StopsDeepeningWhenThePositionChangesAndComesBackToWhatItKnew) {
    Watched watched(reachable);
    auto& [table, session, study] = watched;
    finish(study);
    ASSERT_TRUE(QTest::qWaitFor(
        [&] { return study.shown(0) && study.shown(0)->depth > study.settled(0)->depth; }, 60'000));
    const int deep = study.shown(0)->depth;
    session.click(session.clicking().next().front());
    EXPECT_TRUE(study.busy()) << "in the same turn of the event loop";
    EXPECT_FALSE(study.deepening());
    const Analysis before = *study.shown(0);
    finish(study);
    EXPECT_EQ(*study.shown(0), before) << "nobody looks at it any more";
    session.undo();
    EXPECT_TRUE(study.deepening());
    if (study.isFinal(0))
        return;
    // The new analysis begins less deep than the last one ended.
    ASSERT_TRUE(QTest::qWaitFor(
        [&] {
            EXPECT_GE(study.shown(0)->depth, deep);
            return study.shown(0)->depth > deep;
        },
        60'000));
}

TEST(Study, GoesNoFurtherThanTheBoundWhereThatIsAllThatIsWanted) {
    Watched watched(reachable);
    auto& [table, session, study] = watched;
    finish(study);
    ASSERT_TRUE(study.deepening());
    study.setScope(Scope::Here);
    EXPECT_FALSE(study.busy() || study.deepening());
    study.setScope(Scope::Here, Patience::Endless);
    EXPECT_TRUE(study.deepening());
    study.stayBounded();
    EXPECT_FALSE(study.deepening());
    study.setScope(Scope::Nothing);
    study.setScope(Scope::Here, Patience::Endless);
    EXPECT_FALSE(study.busy() || study.deepening());
}

TEST(Study, LooksNoFurtherWhereAllIsKnown) {
    Table session(ticTacToe());
    session.study().setScope(Scope::History, Patience::Endless);
    begin(session, twoHumans(ticTacToe()));
    session.click({0, 0});
    finish(session.study());
    EXPECT_FALSE(session.study().deepening());
    EXPECT_EQ(session.study().shown(1), session.study().settled(1));
}

TEST(Study, DoesNotDeepenWhileTheComputerThinks) {
    const Ruleset reversi = latched(desked(gameCalled("reversi")));
    theLatch().holdAt(1);
    theDesk().open(100);
    Table session(reversi);
    Study& study = session.study();
    study.setScope(Scope::Here, Patience::Endless);
    begin(session, humanAgainst(reversi, "random"));
    finish(study);
    ASSERT_TRUE(study.deepening());
    session.click(session.clicking().next().front());
    ASSERT_TRUE(session.turn().thinking);
    EXPECT_FALSE(study.busy() || study.deepening());
    theLatch().waitUntilHeld();
    EXPECT_FALSE(study.busy() || study.deepening());
    theDesk().open(0); // else the next look may have ended when it is asked for
    theLatch().release();
    settle(session);
    EXPECT_TRUE(study.busy());
}

TEST(Study, KeepsWhatItFoundWhenTheGameIsLookedThroughAndForgetsTheGameBefore) {
    Table session(ticTacToe());
    session.study().setScope(Scope::Here);
    begin(session, twoHumans(ticTacToe()));
    finish(session.study());
    session.click({0, 0});
    session.undo();
    EXPECT_FALSE(session.study().busy()) << "all is known of the start";
    EXPECT_THAT(session.study().shown(0), NotNull());
    ASSERT_TRUE(session.setUp(twoHumans(ticTacToe())));
    EXPECT_THAT(session.study().shown(0), IsNull());
    EXPECT_FALSE(session.study().busy());
}

TEST(Study, FindsNothingThatNobodyWantsAndWhatIsNeededWhereNothingIsShown) {
    const Ruleset& rules = ticTacToe();
    const auto match = rules.standard(complete(rules.settings, {}).value()).value();
    Study study(rules);
    study.follow(match.get(), Study::AtTable::Waiting);
    EXPECT_FALSE(study.busy());
    EXPECT_THAT(study.shown(0), IsNull());
    study.setNeeded(true);
    EXPECT_EQ(study.scope(), Scope::Here);
    EXPECT_TRUE(study.busy());
    finish(study);
    EXPECT_THAT(study.settled(0), NotNull());
    study.setScope(Scope::History);
    EXPECT_EQ(study.scope(), Scope::History) << "the wider want counts";
    study.setScope(Scope::Nothing);
    study.setNeeded(false);
    EXPECT_EQ(study.scope(), Scope::Nothing);
}

} // namespace

} // namespace bouton::testing
