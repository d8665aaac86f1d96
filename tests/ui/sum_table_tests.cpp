// SPDX-License-Identifier: MIT
#include "ui/insight/sum_table.h"

#include <gmock/gmock.h>

#include <QTest>

#include "ui/pixels.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton::testing {

namespace {

using Covered = SumTable::Covered;

SumTable::Content sumOf(std::vector<int> numbers) {
    SumTable::Content sum{{}, QStringLiteral("Nim-sum"), 0, true};
    for (const int number : numbers) {
        sum.rows.push_back(
            {QStringLiteral("Row"), QStringLiteral("gap of many"), number, {{0, number}}});
        sum.number ^= number;
    }
    return sum;
}

SumTable::Content missingOf(std::vector<int> numbers, int missing) {
    SumTable::Content content = sumOf(std::move(numbers));
    content.isSum = false;
    content.number = missing;
    return content;
}

class ASumTable : public ::testing::Test {
protected:
    ASumTable() {
        table.resize(360, 300);
        QObject::connect(&table, &SumTable::lit,
                         [this](const Clicks& cells) { lit.push_back(cells); });
    }
    void point(std::size_t row) { QTest::mouseMove(&table, table.rowRect(row).center()); }
    QImage shown(const SumTable::Content& content, Covered covered) {
        table.put(content);
        table.setCovered(covered);
        return table.grab().toImage();
    }
    std::string told() const { return table.accessibleDescription().toStdString(); }

    SumTable table;
    std::vector<Clicks> lit;
};

} // namespace

TEST_F(ASumTable, OfAnotherPositionIsPaleAndNothingLightsUp) {
    const QImage fresh = shown(sumOf({5, 1}), Covered::Nothing);
    table.show();
    point(0);
    EXPECT_TRUE(table.isLit(0));
    table.setStale(true);
    EXPECT_FALSE(table.isLit(0));
    EXPECT_EQ(lit, (std::vector<Clicks>{{{0, 5}}, {}})) << "what was lit up is not any more";
    point(1);
    EXPECT_EQ(lit.size(), 2u);
    EXPECT_NE(table.grab().toImage(), fresh);
    table.setStale(false);
    EXPECT_EQ(table.grab().toImage(), fresh);
    table.setStale(true);
    EXPECT_EQ(shown(sumOf({5, 1}), Covered::Nothing), fresh) << "they are of this position now";
}

TEST_F(ASumTable, RingsTheBitsThatHaveChanged) {
    SumTable::Content changed = sumOf({5, 1});
    const QImage plain = shown(changed, Covered::Nothing);
    changed.rows[0].changed = 2;
    const QImage ringed = shown(changed, Covered::Nothing);
    EXPECT_NE(ringed, plain);
    // Nothing but the middle column of the first row is otherwise.
    const QRect differs = difference(plain, ringed), row = table.rowRect(0);
    EXPECT_LE(differs.height(), row.height() + 4);
    EXPECT_LT(std::abs(differs.center().y() - row.center().y()), 4);
    EXPECT_LT(differs.width(), row.width() / 6);
    EXPECT_EQ(table.changedColumns(0), 2);
    // A column that has become empty is still there to be ringed.
    SumTable::Content emptied = sumOf({1, 1});
    emptied.rows[1].changed = 4;
    const QImage three = shown(emptied, Covered::Nothing);
    emptied.rows[1].changed = 0;
    emptied.rows[0].changed = 4;
    EXPECT_NE(shown(emptied, Covered::Nothing), three);
    table.put(changed);
    EXPECT_EQ(table.changedColumns(1), 0);
}

TEST_F(ASumTable, ACoveredTotalTellsNothingInInkOrInWords) {
    SumTable::Content other = sumOf({3, 1});
    other.number = 1;
    const QImage covered = shown(sumOf({3, 1}), Covered::Total);
    EXPECT_EQ(told(), "Row: 3; Row: 1; Nim-sum");
    EXPECT_EQ(table.oddColumns(), 0);
    EXPECT_EQ(shown(other, Covered::Total), covered);
    const QImage otherOpen = shown(other, Covered::Nothing);
    EXPECT_NE(shown(sumOf({3, 1}), Covered::Nothing), otherOpen);
    EXPECT_EQ(told(), "Row: 3; Row: 1; Nim-sum: 2");
    EXPECT_EQ(table.oddColumns(), 2);
    EXPECT_NE(shown(sumOf({2, 1}), Covered::Total), covered) << "one may reckon with the rows";
}

TEST_F(ASumTable, CoveredNumbersTellNothingEither) {
    const QImage covered = shown(missingOf({1, 0}, 2), Covered::Numbers);
    EXPECT_EQ(told(), "Row; Row; Nim-sum");
    EXPECT_EQ(shown(missingOf({1, 2}, 0), Covered::Numbers), covered);
    EXPECT_EQ(shown(missingOf({0, 0}, 1), Covered::Numbers), covered);
}

TEST_F(ASumTable, HasTheColumnsOfItsNumbersAndAtLeastTwoForAMissingOne) {
    const auto headed = [this](const SumTable::Content& content) {
        const ElisionWatch watch;
        (void)shown(content, Covered::Total);
        return watch.written().contains(QStringLiteral("2"));
    };
    EXPECT_FALSE(headed(sumOf({1, 1})));
    EXPECT_TRUE(headed(sumOf({2, 2})));
    EXPECT_TRUE(headed(missingOf({1, 1}, 0)));
}

TEST_F(ASumTable, NothingMovesWhenItIsCovered) {
    for (const bool large : {false, true}) {
        table.setLarge(large);
        (void)shown(sumOf({3, 1, 4}), Covered::Nothing);
        const QSize size = table.sizeHint();
        const QRect row = table.rowRect(2), last = table.rowRect(3);
        (void)shown(sumOf({3, 1, 4}), Covered::Numbers);
        EXPECT_EQ(table.sizeHint(), size);
        EXPECT_EQ(table.rowRect(2), row);
        EXPECT_EQ(table.rowRect(3), last);
    }
}

TEST_F(ASumTable, ALargeOneHasNoSmallLettersAndLeavesOutWhatHasNoRoom) {
    table.setLarge(true);
    table.setFont(inPixels(table.font(), 30));
    table.put(sumOf({3, 1}));
    for (const int width : {600, 300}) {
        table.resize(width, 300);
        const ElisionWatch watch;
        table.grab();
        for (const ElisionWatch::Sized& each : watch.sized())
            EXPECT_EQ(each.height, 30) << each.text.toStdString();
        EXPECT_TRUE(watch.elided().isEmpty());
        EXPECT_EQ(watch.written().contains(QStringLiteral("gap of many")), width == 600);
        EXPECT_EQ(table.rowRect(0).height(), table.fontMetrics().height()) << "on one line";
    }
}

TEST_F(ASumTable, LightsUpTheRowUnderTheMouseAndThoseOfCells) {
    table.put(sumOf({3, 1}));
    table.show();
    lit.clear();
    const auto rows = [this] { return std::pair(table.isLit(0), table.isLit(1)); };
    point(2); // away from where a test before has left it
    point(1);
    EXPECT_EQ(rows(), std::pair(false, true));
    point(0);
    EXPECT_EQ(rows(), std::pair(true, false));
    table.put(sumOf({2, 1}));
    EXPECT_EQ(rows(), std::pair(true, false)) << "as many rows";
    point(2);
    EXPECT_EQ(rows(), std::pair(false, false)) << "the total is none of them";
    point(0);
    QEvent leaves(QEvent::Leave);
    QCoreApplication::sendEvent(&table, &leaves);
    point(1);
    table.put(sumOf({4}));
    EXPECT_FALSE(table.isLit(0));
    EXPECT_EQ(lit, (std::vector<Clicks>{{{0, 1}}, {{0, 3}}, {}, {{0, 2}}, {}, {{0, 1}}, {}}));
    table.put(sumOf({3, 1}));
    table.light({{7, 7}, {0, 1}});
    EXPECT_EQ(rows(), std::pair(false, true));
    table.light({});
    EXPECT_EQ(rows(), std::pair(false, false));
    EXPECT_EQ(lit.size(), 7u) << "nothing is lit by what lights it";
}

TEST(ASumWithFewerRows, HasTheSameNimSum) {
    const SumTable::Content sum = sumOf({3, 1, 4, 5});
    EXPECT_EQ(withFewerRows(sum, 4), sum);
    const SumTable::Content less = withFewerRows(sum, 2);
    ASSERT_EQ(less.rows.size(), 2U);
    EXPECT_EQ(less.rows[0], sum.rows[0]);
    EXPECT_EQ(less.rows[1].title.toStdString(), "3 more");
    EXPECT_EQ(less.rows[1].number, 1 ^ 4 ^ 5);
    EXPECT_EQ(less.rows[1].cells, (Clicks{{0, 1}, {0, 4}, {0, 5}}));
    EXPECT_EQ(less.number, less.rows[0].number ^ less.rows[1].number);
}

} // namespace bouton::testing
