// SPDX-License-Identifier: MIT
#include <QImage>
#include <QPainter>
#include <QWidget>

#include <gtest/gtest.h>

#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {
namespace {

const QString words = QStringLiteral("Fill the last cell");

struct Paper {
    QImage image{600, 60, QImage::Format_ARGB32_Premultiplied};
    QPainter painter;
    Paper() {
        image.fill(Qt::white);
        painter.begin(&image);
        painter.setFont(inPixels(painter.font(), 20));
    }
    double width() { return painter.fontMetrics().horizontalAdvance(words); }
    int inkedColumns() const {
        int columns = 0;
        for (int x = 0; x < image.width(); ++x)
            for (int y = 0; y < image.height(); ++y)
                if (image.pixelColor(x, y) != Qt::white) {
                    ++columns;
                    break;
                }
        return columns;
    }
};

TEST(PaintedText, StandsWholeWhereThereIsRoom) {
    const ElisionWatch watch;
    Paper paper;
    paintText(paper.painter, {0, 0, 600, 60}, Qt::AlignCenter, words);
    EXPECT_GT(paper.inkedColumns(), 0);
    EXPECT_TRUE(watch.elided().isEmpty());
}

TEST(PaintedText, IsSetSmallerBeforeItIsCut) {
    const ElisionWatch watch;
    Paper paper;
    const double room = paper.width() * 0.9;
    paintText(paper.painter, {0, 0, room, 60}, Qt::AlignLeft, words);
    EXPECT_TRUE(watch.elided().isEmpty());
    EXPECT_LE(paper.inkedColumns(), room + 1);
    EXPECT_EQ(paper.painter.font().pixelSize(), 20) << "the painter keeps its font";
}

TEST(PaintedText, ThatHasToBeCutIsReportedAndStaysInItsPlace) {
    const ElisionWatch watch;
    Paper paper;
    const double room = paper.width() * 0.5;
    paintText(paper.painter, {0, 0, room, 60}, Qt::AlignLeft, words);
    EXPECT_EQ(watch.elided(), QStringList{words});
    for (int x = static_cast<int>(room) + 2; x < paper.image.width(); ++x)
        for (int y = 0; y < paper.image.height(); ++y)
            ASSERT_EQ(paper.image.pixelColor(x, y), QColor(Qt::white)) << x;
}

// A widget that writes where it is told to.
class Slate : public QWidget {
public:
    std::vector<QRectF> places;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        painter.setFont(inPixels(painter.font(), 16));
        for (const QRectF& place : places)
            paintText(painter, place, Qt::AlignLeft | Qt::AlignVCenter, words);
    }
};

QStringList misplacedOn(const std::vector<QRectF>& places) {
    Slate slate;
    slate.resize(400, 120);
    slate.places = places;
    const ElisionWatch watch;
    EXPECT_FALSE(slate.grab().isNull());
    return watch.misplaced();
}

TEST(PaintedText, ThatLiesOnAnotherOrOverTheEdgeIsReported) {
    EXPECT_TRUE(misplacedOn({{10, 10, 300, 30}, {10, 50, 300, 30}}).isEmpty());
    EXPECT_EQ(misplacedOn({{10, 10, 300, 30}, {12, 14, 300, 30}}),
              QStringList{words + " on " + words});
    EXPECT_EQ(misplacedOn({{350, 10, 300, 30}}), QStringList{words + " over the edge"});
    EXPECT_EQ(misplacedOn({{10, 105, 300, 30}}), QStringList{words + " over the edge"});
}

TEST(Type, IsARatioToTheFontAroundItInPointsAndInPixels) {
    QFont points, pixels;
    points.setPointSizeF(10);
    pixels.setPixelSize(20);
    EXPECT_DOUBLE_EQ(sized(points, Type::Title).pointSizeF(), 20);
    EXPECT_DOUBLE_EQ(sized(points, Type::Caption).pointSizeF(), 8.5);
    EXPECT_EQ(sized(pixels, Type::Heading).pixelSize(), 28);
    EXPECT_EQ(sized(pixels, Type::Text, Weight::Strong).weight(), QFont::DemiBold);
    EXPECT_EQ(sized(pixels, Type::Text).weight(), QFont::Normal);
}

} // namespace
} // namespace bouton
