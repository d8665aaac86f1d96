// SPDX-License-Identifier: MIT
#include <QFrame>
#include <QScrollArea>
#include <QVBoxLayout>

#include "ui/controls/button.h"
#include "ui/controls/card.h"
#include "ui/laboratory/result_table.h"
#include "ui/support.h"
#include "ui/whole_page.h"

// The eye that looks at every page sees what it is there for.

namespace bouton::testing {

namespace {

using ::testing::HasSubstr;

class WholePage : public ::testing::Test {
protected:
    WholePage() {
        page.resize(400, 300);
        label->setText(QStringLiteral("A word that is long"));
        label->setGeometry(QRect(QPoint(10, 10), label->sizeHint()));
        page.show();
    }
    std::string faults() { return faultsOf(page, page).join(u'\n').toStdString(); }

    QWidget page;
    QLabel* label = new QLabel(&page);
};

} // namespace

TEST_F(WholePage, FindsNothingWhereAllIsInView) { EXPECT_EQ(faults(), ""); }

TEST_F(WholePage, FindsWordsWithoutRoom) {
    label->resize(label->width() - 8, label->height());
    EXPECT_THAT(faults(), HasSubstr("A word that is long\" has"));
}

TEST_F(WholePage, FindsABrokenLineWithoutRoom) {
    label->setWordWrap(true);
    label->resize(60, label->height());
    EXPECT_THAT(faults(), HasSubstr("A word that is long\" has"));
}

TEST_F(WholePage, FindsWhatSticksOut) {
    label->move(390, 10);
    EXPECT_THAT(faults(), HasSubstr("sticks out"));
}

TEST_F(WholePage, FindsWhatLiesOnSomethingElse) {
    auto* other = new QFrame(&page);
    other->setGeometry(20, 12, 30, 30);
    other->show();
    EXPECT_THAT(faults(), HasSubstr("lies on"));
}

TEST_F(WholePage, FindsWhatCannotBeScrolledIntoView) {
    auto* area = new QScrollArea(&page);
    area->setGeometry(10, 60, 100, 100);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* wide = new QWidget;
    wide->resize(200, 50);
    area->setWidget(wide);
    area->show();
    EXPECT_THAT(faults(), HasSubstr("cannot be scrolled into view"));
    wide->resize(60, 500);
    EXPECT_EQ(faults(), "") << "what scrolls down is seen";
}

TEST_F(WholePage, WhatScrollsFitsItsWidthThoughItWasHiddenWhileThatChanged) {
    auto* sheet = new QWidget;
    auto* words = new QLabel(QStringLiteral("Words that need much more width than there will be"));
    auto* column = new QVBoxLayout;
    auto* inner = new QVBoxLayout(sheet);
    column->addWidget(words);
    inner->addLayout(column);
    auto* area = new SnugScrollArea(sheet);
    area->setParent(&page);
    area->setGeometry(0, 0, 380, 100);
    area->show();
    QCoreApplication::processEvents();
    area->hide();
    area->resize(120, 100);
    words->setText(QStringLiteral("Few"));
    area->show();
    QCoreApplication::processEvents();
    EXPECT_LE(sheet->width(), area->viewport()->width());
    EXPECT_LE(words->width(), sheet->width());
}

TEST_F(WholePage, NoTableShowsHalfARow) {
    ResultTable table;
    table.put({QStringLiteral("n")}, QList<ResultTable::Line>(30, {QStringLiteral("8")}));
    table.resize(200, 203);
    table.show();
    QCoreApplication::processEvents();
    const int last = table.rowAt(table.viewport()->height() - 1);
    ASSERT_GT(last, 0);
    const int top = table.rowViewportPosition(last);
    ASSERT_GT(top + table.rowHeight(last), table.viewport()->height()) << "half a row";
    const QImage image = table.viewport()->grab().toImage();
    for (int y = top + 1; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ASSERT_EQ(image.pixel(x, y), image.pixel(0, image.height() - 1)) << x << ' ' << y;
}

} // namespace bouton::testing
