// SPDX-License-Identifier: MIT
#include "explain/book.h"
#include "games/trojan_horse/trojan_horse.h"
#include "support/latch.h"
#include "ui/game/tally_bar.h"
#include "ui/insights.h"

// Why a position is won, drawn or lost: its parts, its line of play, and a sentence.

namespace bouton::testing {

namespace {

using ::testing::ContainsRegex;
using ::testing::Not;
using ::testing::StartsWith;

constexpr const char
    *towers = "GGG/.../.../.../R../.../.R./..R G",
    // 26 empty cells: it takes long until all is proven.
    *endlessReversi = "...XXXX./X.XXXO../XXOXOO../XXXOXO../XXOXXO../.OXXXOO./O.OOOO../....OO.. X",
    *startOfReversi = "......../......../......../...OX.../...XO.../......../......../........ X",
    *endOfReversi = "XXXXXXXX/XXXXXXXX/XXOXXXXX/XXXOXOXX/XXXXOXXX/XXXOXXXX/.XOOOOOO/.OOOOO.. X",
    *lostForO = "X.O/.../..X O";

} // namespace

TEST_F(Insights, TheTableOfEverySumAddsUpAllAlong) {
    Random random(23);
    show(Insight::Why);
    for (const char* id : {"towers", "grid-nim", "cards"}) {
        SCOPED_TRACE(id);
        start(id);
        for (int turn = 0; turn < 5; ++turn) {
            if (session().phase() != Session::Phase::Playing)
                break;
            theTableTellsTheTruth();
            playSomething(random);
        }
    }
}

TEST_F(Insights, APartUnderTheMouseLightsItsCellsAndBack) {
    lookAt(Insight::Why, "towers", towers);
    ASSERT_EQ(table()->rows().size(), 3u);
    point(table(), table()->rowRect(1).center());
    const Clicks column = table()->rows()[1].cells;
    EXPECT_EQ(page().board()->shown().lit, column);
    EXPECT_EQ(column.size(), 8u);
    EXPECT_EQ(column.front().column, 1);
    pointNowhere();
    EXPECT_TRUE(page().board()->shown().lit.empty());
    pointAt({5, 2});
    EXPECT_TRUE(table()->isLit(2));
    EXPECT_FALSE(table()->isLit(1));
}

TEST_F(Insights, OnePlainSentenceIsSaidOfThePositionAndOneOfTheLastMove) {
    lookAt(Insight::Why, "towers", towers);
    EXPECT_THAT(words("whySentence"), HasSubstr("nim-sum 0"));
    EXPECT_FALSE(sees("whyLast"));
    click({2, 0}); // makes the gap of column a 1 instead of 3
    known();
    EXPECT_THAT(words("whyLast"), StartsWith("3 to 1 in column a "));
    EXPECT_THAT(words("whySentence"), HasSubstr("nim-sum 2"));
    click({5, 2});
    known();
    EXPECT_THAT(words("whyLast"), StartsWith("6 to 4 in column c "));
}

TEST_F(Insights, OfTheHorseTheOptionsAndTheFirstMissingNumberAreShown) {
    lookAt(Insight::Why, "trojan-horse",
           "......../......../......../......../......../......../......../"
           ".......H G");
    ASSERT_EQ(table()->rows().size(), 2u);
    EXPECT_EQ(table()->rows()[0].cells, (Clicks{{5, 6}}));
    const auto truth = TrojanHorse::nimbers(8, 8);
    EXPECT_EQ(table()->rows()[0].number, truth[5][6]);
    EXPECT_EQ(table()->rows()[1].number, truth[6][5]);
    EXPECT_EQ(table()->total(), truth[7][7]);
    EXPECT_EQ(table()->oddColumns(), 0) << "it is no sum";
}

TEST_F(Insights, TheForcedLineIsSteppedThroughOnTheBoardToItsEnd) {
    show(Insight::Why);
    start("tic-tac-toe", lostForO);
    const Analysis analysis = known();
    const std::string before = position();
    const std::vector<Step> steps = line()->steps();
    ASSERT_EQ(steps.size(), analysis.line.size());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        point(line(), line()->moveRect(i).center());
        EXPECT_EQ(page().board()->picture(), *steps[i].after);
        EXPECT_EQ(page().board()->plan().last(), steps[i].cells);
    }
    const auto end = session().game().from(page().board()->picture());
    EXPECT_FALSE(end && !(*end)->result(0)) << "the game is over there";
    pointNowhere();
    EXPECT_EQ(page().board()->picture(), session().picture());
    for (std::size_t i = 0; i < steps.size(); ++i) {
        QTest::mouseClick(line()->findChild<QAbstractButton*>("lineOn"), Qt::LeftButton);
        EXPECT_EQ(page().board()->picture(), *steps[i].after);
    }
    EXPECT_FALSE(line()->findChild<QAbstractButton*>("lineOn")->isEnabled());
    QTest::mouseClick(line()->findChild<QAbstractButton*>("lineBack"), Qt::LeftButton);
    EXPECT_EQ(page().board()->picture(), *steps[steps.size() - 2].after);
    EXPECT_EQ(position(), before) << "nothing has been played";
}

TEST_F(Insights, AClickOnTheBoardEndsAPreviewAndPlaysNothing) {
    show(Insight::Why);
    preview("tic-tac-toe", lostForO, 0);
    pointNowhere();
    ASSERT_TRUE(page().board()->preview()) << "it is kept";
    click({1, 0});
    EXPECT_FALSE(page().board()->preview());
    EXPECT_FALSE(line()->kept());
    EXPECT_EQ(session().match()->current(), 0u);
    click({1, 1});
    EXPECT_EQ(session().match()->current(), 1u);
}

TEST_F(Insights, AMoveEndsAPreview) {
    show(Insight::Why);
    preview("tic-tac-toe", lostForO, 1);
    EXPECT_THAT(words("detail"), HasSubstr("A preview."));
    session().click({1, 1});
    known();
    EXPECT_FALSE(page().board()->preview());
    EXPECT_EQ(page().board()->picture(), session().picture());
    EXPECT_THAT(words("detail"), Not(HasSubstr("A preview.")));
}

TEST_F(Insights, ThePositionThatFollowsIsThatOfTheGameWhereverOneGoes) {
    lookAt(Insight::Why, "reversi", endOfReversi);
    session().click(session().match()->moves(0).front().cells().front());
    session().go(0);
    keep(1);
    session().go(1);
    EXPECT_FALSE(page().board()->preview());
    EXPECT_THAT(words("detail"), Not(HasSubstr("A preview.")));
    EXPECT_EQ(find<TallyBar>("tally")->words().toStdString(), english(session().match()->tally(1)));
}

TEST_F(Insights, TheEndOfAGameEndsAPreview) {
    show(Insight::Why);
    preview("tic-tac-toe", lostForO, 1);
    session().resign(Side::Two);
    EXPECT_FALSE(page().board()->preview());
    EXPECT_FALSE(line()->kept());
    EXPECT_THAT(words("detail"), Not(HasSubstr("A preview.")));
}

TEST_F(Insights, TheVariationOfReversiIsPlayedOnTheBoardByPointingAtIt) {
    lookAt(Insight::Why, "reversi", endOfReversi);
    EXPECT_THAT(words("whyNote"), HasSubstr("This is proven."));
    const auto& steps = line()->steps();
    ASSERT_GT(steps.size(), 1u);
    point(line(), line()->moveRect(steps.size() - 1).center());
    EXPECT_EQ(page().board()->picture(), *steps.back().after);
    window->preferences().setInsightShown(Insight::Why, false);
    EXPECT_EQ(page().board()->picture(), session().picture()) << "it goes with its panel";
}

TEST_F(Insights, TheEndIsWhatWasProvenBefore) {
    lookAt(Insight::Why, "reversi",
           ".XO...../......../......../......../......../......../......../........ O");
    EXPECT_THAT(words("whySentence"), HasSubstr("64"));
    click({0, 0});
    EXPECT_THAT(words("headline"), HasSubstr("64"));
    known();
    EXPECT_EQ(*session().study().shown(1)->position.score,
              session().match()->toMove(1) == Side::Two ? 64 : -64);
}

TEST_F(Insights, ReversiDeepensOnAsLongAsItsWhyIsLookedAt) {
    lookAt(Insight::Why, "reversi", endlessReversi);
    const Study& study = session().study();
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return study.shown(0)->depth > study.settled(0)->depth; }, 60'000));
    EXPECT_THAT(words("whyNote"), HasSubstr("Looking further ahead as long as this is shown."));
    EXPECT_THAT(words("whySentence"),
                HasSubstr("Search at depth " + std::to_string(study.shown(0)->depth)));
    EXPECT_TRUE(study.deepening());
    window->showMinimized();
    EXPECT_FALSE(study.deepening());
    window->showNormal();
    EXPECT_TRUE(study.deepening());
    show(Insight::History);
    window->preferences().setInsightShown(Insight::Why, false);
    EXPECT_FALSE(study.deepening()) << "the history is of what is bounded";
}

TEST_F(Insights, F3SolvesThePositionFromTheMenuAndItsButtonAndStops) {
    start("reversi", "......../......../..XXX.../..XOOX../..XXXO../...OX.../......../........ O");
    const Study& study = session().study();
    QTest::keyClick(page().board(), Qt::Key_F3);
    EXPECT_TRUE(study.solving());
    EXPECT_TRUE(find<QWidget>("whyPanel")->isVisible());
    ASSERT_TRUE(QTest::qWaitFor([&] { return study.deepening(); }, 60'000));
    EXPECT_THAT(words("whyNote"),
                HasSubstr("So far from the end of a game this may take for ever."));
    QTest::keyClick(page().board(), Qt::Key_F3);
    EXPECT_FALSE(study.solving() || study.deepening());
    find<QAbstractButton>("solveButton")->click();
    EXPECT_TRUE(study.solving());
    find<QAbstractButton>("stopSolvingButton")->click();
    EXPECT_FALSE(study.solving());
}

TEST_F(Insights, NothingIsSolvedForNobody) {
    start("reversi", "......../......../..XXX.../..XOOX../..XXXO../...OX.../......../........ O");
    const Study& study = session().study();
    page().solve();
    EXPECT_TRUE(study.solving());
    window->preferences().setInsightShown(Insight::Why, false);
    EXPECT_FALSE(study.solving());
    page().solve();
    EXPECT_TRUE(study.solving());
    window->pages().showStart();
    EXPECT_FALSE(study.solving());
}

TEST_F(Insights, SolvingEndsWithEveryMoveProvenAndWhatHindersItIsTold) {
    start("reversi", "OOOO..O./OOOOXO../OOOOOOO./OOOOXXX./OOOOXX.X/OOXXO.../OX.X.O../O....... X");
    const Study& study = session().study();
    page().solve();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !study.solving(); }, 60'000));
    EXPECT_TRUE(study.isSolved(0));
    EXPECT_FALSE(find<QWidget>("solveButton")->isVisible());
    QString told;
    const auto tellOf = [&told](GamePage& page) {
        QObject::connect(&page, &GamePage::statusText, [&told](const QString& is) { told = is; });
        page.solve();
    };
    tellOf(page());
    EXPECT_EQ(told, "Every move of this position is proven.");
    start("tic-tac-toe", "XX./OO./... X");
    click({0, 2});
    tellOf(page());
    EXPECT_EQ(told, "The game is over here, and nothing is left to be solved.");
}

TEST_F(Insights, AVariationThatIsSteppedThroughIsNotTakenAwayByADeeperOne) {
    lookAt(Insight::Why, "reversi", endlessReversi);
    const auto steps = line()->steps();
    line()->keep(1);
    const Study& study = session().study();
    const int depth = study.shown(0)->depth;
    ASSERT_TRUE(QTest::qWaitFor([&] { return study.shown(0)->depth > depth; }, 60'000));
    EXPECT_EQ(line()->steps(), steps);
    EXPECT_EQ(page().board()->picture(), *steps.front().after);
    line()->keep(std::nullopt);
    click(session().clicking().next().front());
    EXPECT_EQ(page().board()->picture(), session().picture());
}

TEST_F(Insights, BookAndSearchStandSideBySideTheDeeperOneFirst) {
    lookAt(Insight::Why, "reversi", startOfReversi);
    const int depth = session().study().shown(0)->depth;
    const std::string search = "Search at depth " + std::to_string(depth) + ": about even.";
    const auto page = bookPageOf(*session().match(), 0);
    const std::string book =
        "Opening book at depth " + std::to_string(page->depth) + ": about even.";
    ASSERT_GT(page->depth, depth);
    EXPECT_EQ(words("whySentence"), book);
    EXPECT_THAT(words("whyNote"), StartsWith(search + " Estimated at depth " + std::to_string(depth)
                                             + ", not proven."));
    click(session().clicking().next().front());
    click(session().clicking().next().back());
    while (bookPageOf(*session().match(), session().match()->current())->isKnown())
        click(session().clicking().next().back());
    known();
    EXPECT_THAT(
        words("whySentence"),
        ContainsRegex(
            "^Search at depth [0-9]+: (about even|(Dark|Light) is ahead by [0-9]+ discs)\\.$"));
    EXPECT_THAT(words("whyNote"), StartsWith("Estimated at depth "));
}

TEST_F(Insights, TheForcedLineIsSteppedThroughByKeysAndClicks) {
    lookAt(Insight::Why, "tic-tac-toe", lostForO);
    using Kept = std::optional<std::size_t>;
    const std::size_t all = line()->steps().size();
    ASSERT_GT(all, 2u);
    const auto after = [&](Qt::Key key) {
        QTest::keyClick(line(), key);
        return line()->kept();
    };
    line()->setFocus();
    EXPECT_EQ(after(Qt::Key_Left), Kept());
    EXPECT_EQ(after(Qt::Key_Right), Kept(1));
    EXPECT_EQ(after(Qt::Key_Right), Kept(2));
    EXPECT_EQ(after(Qt::Key_Left), Kept(1));
    EXPECT_TRUE(line()->findChild<QAbstractButton*>("lineBack")->isEnabled());
    EXPECT_EQ(after(Qt::Key_Escape), Kept());
    EXPECT_TRUE(sees("whyPanel")) << "one thing at a time";
    EXPECT_FALSE(page().board()->preview());
    EXPECT_FALSE(line()->findChild<QAbstractButton*>("lineBack")->isEnabled());
    for (std::size_t i = 0; i <= all; ++i)
        after(Qt::Key_Right);
    EXPECT_EQ(line()->kept(), Kept(all)) << "no further than its end";
    line()->keep(0);
    EXPECT_EQ(line()->kept(), Kept());
    const auto click = [&](QPoint at, Qt::MouseButton button = Qt::LeftButton) {
        QTest::mouseClick(line(), button, {}, at);
        return line()->kept();
    };
    const QPoint second = line()->moveRect(1).center();
    EXPECT_EQ(click(second, Qt::RightButton), Kept());
    EXPECT_EQ(click(second), Kept(2));
    EXPECT_EQ(click({2, 2}), Kept(2)) << "its title";
    EXPECT_EQ(click(line()->moveRect(0).center()), Kept(1));
    EXPECT_EQ(click(second), Kept(2));
    EXPECT_EQ(click(second), Kept()) << "a click on the same move ends it";
    // While another move is pointed at, that one is shown; a step goes on from what is kept.
    line()->keep(2);
    point(line(), line()->moveRect(0).center());
    EXPECT_EQ(page().board()->picture(), *line()->steps()[0].after);
    QTest::mouseClick(line()->findChild<QAbstractButton*>("lineBack"), Qt::LeftButton);
    line()->keep(2);
    EXPECT_EQ(after(Qt::Key_Right), Kept(3));
    EXPECT_EQ(page().board()->picture(), *line()->steps()[2].after);
    pointNowhere();
}

TEST_F(Insights, WhileAComputerThinksItIsSaidThatAnalysisRests) {
    open(latchedGames());
    show(Insight::Why);
    beginGame("tic-tac-toe");
    theLatch().holdAt(1);
    click({1, 1});
    theLatch().waitUntilHeld();
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return words("whySentence") == "Analysis rests while the computer thinks."; },
        30'000))
        << words("whySentence");
    for (const char* part : {"whyNote", "whyLast", "lineView"})
        EXPECT_FALSE(sees(part)) << part;
    theLatch().release();
    ASSERT_TRUE(rested());
    EXPECT_TRUE(QTest::qWaitFor(
        [this] { return words("whySentence").find("nobody wins") != std::string::npos; }, 30'000))
        << words("whySentence");
}

} // namespace bouton::testing
