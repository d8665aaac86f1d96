#include <tuple>

#include "ui/insights.h"

// The position as heaps of Nim.

namespace bouton::testing {

TEST_F(Insights, AMoveMadeOnTheHeapsIsMadeOnTheBoard) {
    show(Insight::Twin);
    for (const auto& [id, position, heap, counter] :
         {std::tuple{"towers", "GGG/.../.../.../R../.../.R./..R G", 1, 3},
          {"grid-nim", "G..R/RG../GRGR/RGRG R", 0, 1},
          {"cards", "5:3/7:2/4:4 G", 2, 2},
          {"trojan-horse", "..../..../.H../.... G", 0, 1}}) {
        SCOPED_TRACE(id);
        start(id, position);
        const int sum = *known().position.nimber;
        const auto index = static_cast<std::size_t>(heap);
        const int size = heaps()->heaps()[index].size;
        QTest::mouseClick(heaps(), Qt::LeftButton, {},
                          heaps()->counterRect(index, counter).center().toPoint());
        ASSERT_EQ(session().match()->current(), 1u);
        EXPECT_EQ(*known().position.nimber, sum ^ size ^ (counter - 1));
    }
}

TEST_F(Insights, AMoveMadeOnTheBoardIsMadeOnTheHeaps) {
    show(Insight::Twin);
    start("towers", "GGG/.../.../.../R../.../.R./..R G");
    known();
    EXPECT_EQ(heaps()->heaps()[0].size, 3);
    click({2, 0});
    known();
    EXPECT_EQ(heaps()->heaps()[0].size, 1);
    EXPECT_EQ(heaps()->heaps()[1].size, 5);
}

TEST_F(Insights, ARetreatAddsToAHeapAndIsToldToBeReversible) {
    show(Insight::Twin);
    start("towers", ".G/G./../../R./../.R/.. G"); // both gaps can grow at both ends
    known();
    ASSERT_EQ(heaps()->heaps()[0].size, 2);
    EXPECT_EQ(heaps()->heaps()[0].reach, (std::vector<int>{0, 1, 3}));
    const QPoint ring = heaps()->counterRect(0, 3).center().toPoint();
    point(heaps(), ring);
    EXPECT_THAT(words("twinWords"), HasSubstr("Heap a from 2 to 3: a1."));
    EXPECT_THAT(words("twinWords"), HasSubstr("Reversible: Red answers a4, and it is 2 again."));
    EXPECT_THAT(words("twinWords"), HasSubstr("It can retreat no further."));
    EXPECT_EQ(page().board()->shown().lit, (Clicks{{0, 0}}));
    QTest::mouseClick(heaps(), Qt::LeftButton, {}, ring);
    known();
    EXPECT_EQ(heaps()->heaps()[0].size, 3);
    EXPECT_EQ(session().picture().rows[0], "GG");
}

TEST(AHeapView, OfAnotherPositionIsPaleAndNothingCanBeChanged) {
    HeapView heaps;
    heaps.resize(300, 200);
    heaps.put({{QStringLiteral("a"), 3, {0, 1, 2}, {{0, 0}}}});
    const QImage fresh = heaps.grab().toImage();
    std::vector<HeapView::Change> chosen;
    QObject::connect(&heaps, &HeapView::chosen,
                     [&](const HeapView::Change& change) { chosen.push_back(change); });
    const auto click = [&] {
        QTest::mouseClick(&heaps, Qt::LeftButton, {}, heaps.counterRect(0, 2).center().toPoint());
    };
    heaps.show();
    heaps.setStale(true);
    click();
    QTest::keyClick(&heaps, Qt::Key_Up);
    QTest::keyClick(&heaps, Qt::Key_Return);
    EXPECT_TRUE(chosen.empty());
    EXPECT_NE(heaps.grab().toImage(), fresh);
    heaps.setStale(false);
    click();
    EXPECT_EQ(chosen, (std::vector<HeapView::Change>{{0, 1}}));
}

TEST_F(Insights, TheHeapsArePlayedByTheKeyboard) {
    show(Insight::Twin);
    start("cards", "5:3/7:2/4:4 G"); // worth 1, 1, 4
    known();
    heaps()->setFocus();
    QTest::keyClick(heaps(), Qt::Key_Left); // points at the first possible change
    QTest::keyClick(heaps(), Qt::Key_Right);
    QTest::keyClick(heaps(), Qt::Key_Right);
    QTest::keyClick(heaps(), Qt::Key_Right); // the edge
    QTest::keyClick(heaps(), Qt::Key_Space);
    ASSERT_EQ(session().match()->current(), 1u);
    known();
    EXPECT_EQ(heaps()->heaps()[2].size, 0);
}

TEST_F(Insights, TheHeapsOfAnotherPositionCannotBePlayed) {
    show(Insight::Twin);
    start("cards", "5:3/7:2/4:4 G");
    known();
    session().click({0, 0});
    QTest::mouseClick(heaps(), Qt::LeftButton, {}, heaps()->counterRect(2, 2).center().toPoint());
    EXPECT_EQ(session().match()->current(), 1u) << "what is true now is not yet known";
}

} // namespace bouton::testing
