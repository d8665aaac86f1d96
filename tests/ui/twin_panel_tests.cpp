// SPDX-License-Identifier: MIT
#include <tuple>

#include "ui/insights.h"

// The position as heaps of Nim.

namespace bouton::testing {

namespace {

// Heaps by themselves, with what they tell.
class AHeapView : public ::testing::Test {
protected:
    AHeapView() {
        heaps.resize(300, 200);
        QObject::connect(&heaps, &HeapView::pointed,
                         [this](const auto& change) { pointed = change; });
        QObject::connect(&heaps, &HeapView::chosen,
                         [this](const HeapView::Change& change) { chosen.push_back(change); });
    }
    void putThree() {
        heaps.put({{"a", 3, {0, 1, 2, 5}, {}}, {"b", 0, {}, {}}, {"c", 2, {0, 1}, {}}});
    }
    QPoint on(std::size_t heap, int number) {
        return heaps.counterRect(heap, number).center().toPoint();
    }

    HeapView heaps;
    std::optional<HeapView::Change> pointed;
    std::vector<HeapView::Change> chosen;
};

} // namespace

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
    lookAt(Insight::Twin, "towers", "GGG/.../.../.../R../.../.R./..R G");
    EXPECT_EQ(heaps()->heaps()[0].size, 3);
    click({2, 0});
    known();
    EXPECT_EQ(heaps()->heaps()[0].size, 1);
    EXPECT_EQ(heaps()->heaps()[1].size, 5);
}

TEST_F(Insights, ARetreatAddsToAHeapAndIsToldToBeReversible) {
    lookAt(Insight::Twin, "towers", ".G/G./../../R./../.R/.. G"); // both gaps can grow at both ends
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

TEST_F(AHeapView, OfAnotherPositionIsPaleAndNothingCanBeChanged) {
    heaps.put({{QStringLiteral("a"), 3, {0, 1, 2}, {{0, 0}}}});
    const QImage fresh = heaps.grab().toImage();
    const auto click = [&] { QTest::mouseClick(&heaps, Qt::LeftButton, {}, on(0, 2)); };
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
    lookAt(Insight::Twin, "cards", "5:3/7:2/4:4 G"); // worth 1, 1, 4
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
    lookAt(Insight::Twin, "cards", "5:3/7:2/4:4 G");
    session().click({0, 0});
    QTest::mouseClick(heaps(), Qt::LeftButton, {}, heaps()->counterRect(2, 2).center().toPoint());
    EXPECT_EQ(session().match()->current(), 1u) << "what is true now is not yet known";
}

TEST_F(AHeapView, IsPlayedByKeysThatGoToTheNearestChange) {
    putThree();
    const auto after = [&](Qt::Key key) {
        QTest::keyClick(&heaps, key);
        return pointed;
    };
    const auto is = [](std::size_t heap, int to) {
        return std::optional(HeapView::Change{heap, to});
    };
    QTest::keyClick(&heaps, Qt::Key_Return);
    EXPECT_TRUE(chosen.empty()) << "nothing is pointed at";
    EXPECT_EQ(after(Qt::Key_Up), is(0, 0)) << "the first there is";
    EXPECT_EQ(after(Qt::Key_Down), is(0, 0));
    EXPECT_EQ(after(Qt::Key_Up), is(0, 1));
    EXPECT_EQ(after(Qt::Key_Up), is(0, 2));
    EXPECT_EQ(after(Qt::Key_Up), is(0, 5));
    EXPECT_EQ(after(Qt::Key_Up), is(0, 5));
    EXPECT_EQ(after(Qt::Key_Down), is(0, 2));
    EXPECT_EQ(after(Qt::Key_Right), is(2, 1)) << "as high as can be, and b has none";
    EXPECT_EQ(after(Qt::Key_Up), is(2, 1));
    EXPECT_EQ(after(Qt::Key_Right), is(2, 1));
    EXPECT_EQ(after(Qt::Key_Left), is(0, 1));
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space, Qt::Key_A})
        QTest::keyClick(&heaps, key);
    EXPECT_EQ(chosen, std::vector<HeapView::Change>(3, {0, 1}));
    QFocusEvent leaves(QEvent::FocusOut);
    QCoreApplication::sendEvent(&heaps, &leaves);
    EXPECT_FALSE(pointed);
    heaps.put({});
    EXPECT_FALSE(after(Qt::Key_Left)) << "there is none";
}

TEST_F(AHeapView, TakesClicksOnCountersAndOnRingsThatCanBeReached) {
    putThree();
    heaps.show();
    const auto clicked = [&](std::size_t heap, int number, Qt::MouseButton button) {
        chosen.clear();
        QTest::mouseClick(&heaps, button, {}, on(heap, number));
        return chosen.empty() ? -1 : chosen.front().to;
    };
    std::vector<int> to;
    for (int number = 0; number <= 6; ++number)
        to.push_back(clicked(0, number, Qt::LeftButton));
    EXPECT_EQ(to, (std::vector{-1, 0, 1, 2, -1, 5, -1}));
    EXPECT_EQ(clicked(0, 1, Qt::RightButton), -1);
    EXPECT_EQ(clicked(1, 1, Qt::LeftButton), -1);
    EXPECT_EQ(clicked(2, 2, Qt::LeftButton), 1);
    EXPECT_EQ(clicked(2, 3, Qt::LeftButton), -1) << "above it";
    QTest::mouseMove(&heaps, on(0, 5));
    EXPECT_EQ(pointed, std::optional(HeapView::Change{0, 5}));
    EXPECT_EQ(heaps.cursor().shape(), Qt::PointingHandCursor);
    QTest::mouseMove(&heaps, on(0, 4));
    EXPECT_FALSE(pointed);
    EXPECT_EQ(heaps.cursor().shape(), Qt::ArrowCursor);
    QTest::mouseMove(&heaps, on(2, 1));
    EXPECT_EQ(pointed, std::optional(HeapView::Change{2, 0}));
    QEvent leaves(QEvent::Leave);
    QCoreApplication::sendEvent(&heaps, &leaves);
    EXPECT_FALSE(pointed);
}

TEST_F(Insights, OfAFullBoardNoHeapIsLeft) {
    lookAt(Insight::Twin, "grid-nim", "GR/R. G");
    EXPECT_EQ(words("twinWords"), "Click a counter to take it and all above it.");
    click({1, 1});
    known();
    EXPECT_EQ(words("twinWords"), "No heap is left to take from.");
    EXPECT_FALSE(sees("heaps"));
}

} // namespace bouton::testing
