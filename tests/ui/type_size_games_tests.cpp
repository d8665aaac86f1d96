// SPDX-License-Identifier: MIT
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QTabBar>

#include <algorithm>

#include "core/random.h"
#include "explain/hints.h"
#include "pictures/photographer.h"
#include "ui/boards/board_table.h"
#include "ui/boards/cards_plan.h"
#include "ui/controls/switches.h"
#include "ui/controls/words.h"
#include "ui/looks.h"
#include "ui/theme/painted_text.h"
#include "ui/type_size.h"

namespace bouton::testing {

namespace {

class GameTypeSize : public TypeSize, public ::testing::WithParamInterface<const char*> {
protected:
    GameTypeSize() {
        openGame(GetParam());
        script = scriptOf(session().game());
    }
    std::string named(const char* what) const { return std::string(GetParam()) + '-' + what; }
    // Two humans in the middle of a game, and all that is wanted is known.
    void begin(const char* position) {
        Photographer::begin(session(), position);
        Photographer::analyse(session());
    }
    // The others stand behind a button where there is little room.
    void choose(const char* opponent) {
        if (sees("changeOpponent"))
            press("changeOpponent");
        press(opponent);
    }
    void showInsights(bool shown) {
        Window::showInsights(shown);
        Photographer::analyse(session());
    }
    void playToTheEnd() {
        Random random(7);
        for (int ply = 0; ply < 60 && session().turn().human; ++ply) {
            const Match& match = *session().match();
            const Match::Node node = match.current();
            const Analysis* analysis = session().study().shown(node);
            const bool good = analysis && random.below(3) > 0;
            session().play(good ? hintedMove(match, node, *analysis)
                                : random.below(match.moves(node).size()));
            Photographer::analyse(session());
        }
        if (session().phase() == Session::Phase::Playing)
            session().resign();
    }

    Script script;
};

} // namespace

TEST_P(GameTypeSize, LeavesTheSetUpWhole) {
    expectWhole(named("set-up"), page());
    choose("against-custom");
    expectWhole(named("custom"), page());
}

TEST_P(GameTypeSize, LeavesTwoComputersWhole) {
    choose("against-two");
    expectWhole(named("two"), page());
}

TEST_P(GameTypeSize, LeavesTheLadderWhole) {
    if (!ladderOf(session().game()))
        return; // only some games have one
    choose("against-ladder");
    expectWhole(named("ladder"), page());
    setUpPanel().tellStrength(2300, QStringLiteral("Your rating: 2300 \u00b1 110, from 100 games"));
    expectWhole(named("strength"), page());
}

TEST_P(GameTypeSize, LeavesTheEditorWhole) {
    press("editButton");
    expectWhole(named("editor"), page());
}

TEST_P(GameTypeSize, LeavesTheGameWhole) {
    begin(script.play);
    showInsights(false);
    expectWhole(named("play"), page());
    showInsights(true);
    expectWhole(named("see-why"), page());
    find<QTabBar>("sideTabs")->setCurrentIndex(0);
    expectWhole(named("values"), page());
}

TEST_P(GameTypeSize, LeavesTheEndWhole) {
    showInsights(false);
    begin(script.end);
    playToTheEnd();
    ASSERT_EQ(session().phase(), Session::Phase::Over);
    expectWhole(named("end"), page());
    review()->open();
    Photographer::analyse(session());
    expectWhole(named("review"), page());
    if (sees("reviewOf")) {
        QTest::mouseClick(find<SegmentedSwitch>("reviewOf")->segment(1), Qt::LeftButton);
        expectWhole(named("turns"), page());
    }
}

TEST_P(GameTypeSize, LeavesAGameAgainstAComputerWhole) {
    const Ruleset& game = session().game();
    const auto longest = std::ranges::max_element(game.opponents, {}, [](const Opponent& each) {
        return std::string_view(each.title).size();
    });
    seat(Side::One, std::nullopt);
    seat(Side::Two, longest->choice);
    page().start();
    ASSERT_TRUE(rested());
    session().hint();
    ASSERT_TRUE(rested());
    expectWhole(named("computer"), page());
}

// What can be set of the engine: each limit has boxes of its own.
class SeatTypeSize : public TypeSize {
protected:
    SeatTypeSize() { openGame("reversi"); }
    void expectWholeWithLimits(const std::string& name, SeatEditor& editor,
                               std::initializer_list<int> limits) {
        auto* who = editor.findChild<QComboBox*>("who");
        who->setCurrentIndex(who->findText(SeatEditor::tr("Custom: %1").arg(spoken("Engine"))));
        auto* limit = editor.findChild<QComboBox*>("limit");
        for (const int item : limits) {
            limit->setCurrentIndex(item);
            emit limit->activated(item);
            expectWhole(name + '-' + std::to_string(item), page());
        }
        for (const char* number : {"time", "threads"}) {
            auto* box = editor.findChild<QAbstractSpinBox*>(QLatin1String(number));
            EXPECT_TRUE(box->isVisible()) << number;
            EXPECT_GE(box->height(), box->sizeHint().height()) << number;
            typeInto(box, QStringLiteral("99999"));
        }
        expectWhole(name + "-refused", page());
    }
};

TEST_F(SeatTypeSize, LeavesAnEngineThatIsSetUpWhole) {
    press("against-custom");
    expectWholeWithLimits("engine", seatEditor(Side::Two), {0, 2, 3, 1});
}

TEST_F(SeatTypeSize, LeavesAnEngineWholeThatIsSetInAGame) {
    twoPeoplePlay("reversi");
    layOut();
    QTest::mouseClick(seatLine(Side::Two), Qt::LeftButton, {}, QPoint(60, 10));
    ASSERT_TRUE(seatLine(Side::Two)->isOpen());
    expectWholeWithLimits("seat", *seatLine(Side::Two)->findChild<SeatEditor*>(), {0, 2, 1});
    window->preferences().setInsightShown(Insight::Why, true);
    find<QTabBar>("sideTabs")->setCurrentIndex(0);
    expectWholeWithLimits("seat-beside-why", *seatLine(Side::Two)->findChild<SeatEditor*>(),
                          {0, 2, 1});
}

TEST_F(TypeSize, CardGroupsKeepTheirWordsOnASmallBoard) {
    window->preferences().typeSize.set(175);
    window->resize(800, 600);
    openGame("cards");
    Photographer::begin(session(), "2:1/1:3/3:2 G");
    layOut();
    const ElisionWatch watch;
    ASSERT_FALSE(page().board()->grab().isNull());
    const QString all = watch.written().join(u' ');
    for (const char* words : {"2 cards", "1 card", "3 cards", "take up to 3"})
        EXPECT_TRUE(all.contains(QLatin1String(words))) << all.toStdString();
}

TEST_F(TypeSize, CaptionsOfNeighbouringCardGroupsStayApart) {
    window->preferences().typeSize.set(175);
    window->resize(800, 600);
    openGame("cards");
    Photographer::begin(session(), "12:11/12:11/12:11/12:11 G");
    layOut();
    // Below the cards, no word goes on into the place of the next group.
    const BoardView& board = *page().board();
    const auto& plan = dynamic_cast<const CardsPlan&>(board.plan());
    // A pixel a unit, also where the screen has more.
    const QImage image = page().board()->grab().toImage().scaled(board.size());
    for (int g = 1; g < 4; ++g) {
        const int left = qRound(plan.leftOf(g));
        for (int y = qRound(plan.foot()); y < qRound(board.stage().grid.bottom()) - 2; ++y)
            for (int x = left - 2; x <= left + 2; ++x)
                EXPECT_LT(image.pixelColor(x, y).lightness(), 120) << g << " at " << x << ',' << y;
    }
}

// It decides the game; the cards can be counted.
TEST_F(TypeSize, HowManyCardsATurnMayTakeIsTheLargestTextOnTheirBoard) {
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
        window->resize(size);
        openGame("cards");
        Photographer::begin(session(), "5:2/3:1/7:3 G");
        layOut();
        const ElisionWatch watch;
        ASSERT_FALSE(page().board()->grab().isNull());
        double most = 0, others = 0;
        for (const auto& [text, height] : watch.sized())
            (text.startsWith("take") || text.startsWith("up to") ? most : others) = std::max(
                text.startsWith("take") || text.startsWith("up to") ? most : others, height);
        EXPECT_GT(most, 0);
        EXPECT_GE(most, others) << size.width();
        EXPECT_GT(most, page().fontMetrics().height() - 4) << size.width();
        window->pages().showStart();
    }
}

TEST_F(TypeSize, AGroupWithoutCardsSaysNothingOfWhatMayBeTaken) {
    openGame("cards");
    Photographer::begin(session(), "0:1/2:3 G");
    layOut();
    const ElisionWatch watch;
    ASSERT_FALSE(page().board()->grab().isNull());
    const QStringList all = watch.written();
    EXPECT_TRUE(all.contains("0 cards") && all.contains("take up to 3"));
    EXPECT_FALSE(all.contains("take up to 1"));
}

INSTANTIATE_TEST_SUITE_P(Games, GameTypeSize,
                         ::testing::Values("reversi", "towers", "trojan-horse", "grid-nim", "cards",
                                           "tic-tac-toe"),
                         nameOfGame);

} // namespace bouton::testing
