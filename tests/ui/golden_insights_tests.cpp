// SPDX-License-Identifier: MIT
#include <QTabBar>
#include <QTimer>

#include "ui/game/projector.h"
#include "ui/golden_window.h"
#include "ui/insight/value_plot.h"
#include "ui/insights.h"

// The insights of each game, with what is pointed at, and the ways to a position.

namespace bouton::testing {

namespace {

class GoldenInsights : public Golden<Insights>, public ::testing::WithParamInterface<ShownInsight> {
protected:
    void SetUp() override {
        Golden::SetUp();
        window->resize(1500, 1000);
    }
    ValuePlot* plot() { return window->findChild<ValuePlot*>(); }
    QString name(const char* state) const {
        return QStringLiteral("%1-%2").arg(QLatin1String(GetParam().game), QLatin1String(state));
    }
    // All that the history wants is known, too, and drawn: it gathers news for some milliseconds.
    void allKnown() {
        ASSERT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 60'000));
        const auto* due = page().findChild<QTimer*>(QStringLiteral("historyDue"));
        ASSERT_TRUE(QTest::qWaitFor([due] { return !due || !due->isActive(); }, 60'000));
        layOutAll();
    }
    void play(int plies) {
        for (int ply = 0; ply < plies && !session().match()->result(session().match()->current());
             ++ply)
            session().play(0);
        layOutAll();
    }
};

} // namespace

TEST_P(GoldenInsights, LookAsTheyDid) {
    for (const Insight insight : allInsights)
        if (suits(insight, **gameNamed(GetParam().game)))
            show(insight);
    start(GetParam().game, GetParam().position);
    play(GetParam().plies);
    find<QTabBar>("sideTabs")->setCurrentIndex(1); // where they cover the table
    allKnown();
    expectPart(name("insights"), *window);
    for (const auto& [each, word] : {std::pair<QWidget*, const char*>(table(), "sum"),
                                     {heaps(), "heaps"},
                                     {plot(), "plot"},
                                     {page().board(), "pointed"}})
        if (each && each->isVisible()) {
            point(each, QPoint(each->width() / 3, each->height() / 3));
            layOutAll();
            expectGolden(name(word), window->grab().toImage());
        }
    pointNowhere();
    if (line() && line()->isVisible() && line()->steps().size() > 1) {
        keep(1);
        layOutAll();
        expectPart(name("kept"), *window);
        page().board()->dismissPreview();
    }
    page().typeMove();
    layOutAll();
    expectPart(name("typed"), *window);
}

TEST_P(GoldenInsights, GiveWayToTheSeatsAndTheProjector) {
    start(GetParam().game, GetParam().position);
    play(1);
    for (const Side side : {Side::One, Side::Two}) {
        QTest::mouseClick(find<QWidget>(side == Side::One ? "seatLine1" : "seatLine2"),
                          Qt::LeftButton);
        layOutAll();
        expectPart(name(side == Side::One ? "seat-one" : "seat-two"), *window);
    }
    window->resize(800, 600);
    layOutAll();
    expectPart(name("small"), *window);
    page().project(true);
    allKnown();
    expectPart(name("projected"), *page().findChild<Projector*>());
    page().project(false);
}

TEST_P(GoldenInsights, BesideAnEditorLookAsTheyDid) {
    openGame(GetParam().game);
    start(GetParam().game, GetParam().position);
    page().editPosition();
    layOutAll();
    expectPart(name("edited"), *window);
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenInsights, ::testing::ValuesIn(shownOfGames), nameOfShown);

} // namespace bouton::testing
