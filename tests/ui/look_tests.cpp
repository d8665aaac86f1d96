// SPDX-License-Identifier: MIT
#include "ui/looks.h"

// How the boards look, measured in the pixels that they are made of.

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;

double lightness(QRgb pixel) { return 116 * std::cbrt(luminance(pixel)) - 16; } // L*

// The most of it between any pixel and the one that occurs most: a text and what it stands on.
double contrastWithin(const QImage& image) {
    QHash<QRgb, int> count;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ++count[image.pixel(x, y)];
    QRgb ground = 0;
    int most = 0;
    for (auto it = count.cbegin(); it != count.cend(); ++it)
        if (it.value() > most) {
            most = it.value();
            ground = it.key();
        }
    double result = 1;
    for (auto it = count.cbegin(); it != count.cend(); ++it)
        result = std::max(result, contrast(it.key(), ground));
    return result;
}

// The least contrast in any of 48 directions between the ground and the rim of what stands on it.
// The rim is the outer tenth of the cell from where something is seen that stands out at all.
double rimContrast(const QImage& without, const QImage& with) {
    const QPointF centre(with.width() / 2.0, with.height() / 2.0);
    const double reach = with.width() / 2.0 - 1;
    double least = 100;
    for (int i = 0; i < 48; ++i) {
        const double angle = 2 * std::numbers::pi * i / 48;
        const QPointF way(std::cos(angle), std::sin(angle));
        double best = 1, from = -1;
        for (double at = reach; at > 0; at -= 0.5) {
            const QPoint point = (centre + way * at).toPoint();
            const double now = contrast(with.pixel(point), without.pixel(point));
            if (now > 1.5 && from < 0)
                from = at;
            if (from >= 0 && at < from - with.width() / 10.0)
                break;
            best = std::max(best, now);
        }
        least = std::min(least, best);
    }
    return least;
}

class Looks : public ::testing::TestWithParam<Lit> {
protected:
    const Theme& theme() const { return themeOf(std::get<0>(GetParam())); }

    const Wearing eyes{std::get<1>(GetParam())};
};

} // namespace

TEST_P(Looks, TheRimOfEveryPieceStandsOutFromEveryGround) {
    for (const Kind& kind : kinds) {
        const auto board = boardOf(kind, theme());
        const QImage without = imageOf(*board, '.');
        for (const char letter : kind.letters) {
            const QImage with = imageOf(*board, letter);
            for (const Cell cell : {Cell{1, 1}, Cell{1, 2}, Cell{3, 3}}) {
                const QRect rect = board->cellRect(cell).toRect();
                EXPECT_GE(rimContrast(without.copy(rect), with.copy(rect)), 3.0)
                    << kind.game << ' ' << letter << " in " << nameOf(cell);
            }
        }
    }
}

TEST_P(Looks, TheSidesArePiecesOfDifferentLightness) {
    for (const Kind& kind : kinds) {
        if (kind.letters.size() < 2)
            continue;
        const auto board = boardOf(kind, theme());
        const QImage without = imageOf(*board, '.');
        double means[2];
        for (int side = 0; side < 2; ++side) {
            const QImage with = imageOf(*board, kind.letters[static_cast<std::size_t>(side)]);
            const QRect rect = board->cellRect({1, 2}).toRect();
            double sum = 0;
            int count = 0;
            for (int y = rect.top(); y <= rect.bottom(); ++y)
                for (int x = rect.left(); x <= rect.right(); ++x)
                    if (contrast(with.pixel(x, y), without.pixel(x, y)) > 1.3) {
                        sum += lightness(with.pixel(x, y));
                        ++count;
                    }
            means[side] = sum / std::max(count, 1);
        }
        // Strokes of a pen are told by their shape.
        const bool far =
            std::get<1>(GetParam()) != Eyes::Usual && kind.game != std::string_view("tic-tac-toe");
        EXPECT_GE(std::abs(means[0] - means[1]), far ? 25 : 8) << kind.game;
    }
}

TEST_P(Looks, EveryTextOnABoardCanBeRead) {
    for (const Kind& kind : kinds) {
        const auto board = boardOf(kind, theme());
        imageOf(*board, '.');
        const Stage stage = board->stage();
        const QImage image = board->grab().toImage();
        const double frame = stage.grid.left() - stage.outer.left();
        for (const int column : {0, 3}) {
            const QRectF cell = board->cellRect({0, column});
            const QRectF label(cell.center().x() - 10, stage.grid.top() - frame + 3, 20, frame - 6);
            EXPECT_GE(contrastWithin(image.copy(label.toRect())), 4.5) << kind.game;
        }
        for (const Outcome outcome : {Outcome::Loss, Outcome::Draw, Outcome::Win})
            for (const Cell cell : {Cell{1, 1}, Cell{1, 2}}) {
                board->setOverlay({.worths = {{cell, outcome, true, false, "+8", {}}}});
                QRectF text(0, 0, 26, 20);
                text.moveCenter(board->cellRect(cell).center());
                EXPECT_GE(contrastWithin(board->grab(text.toRect()).toImage()), 4.5)
                    << kind.game << ' ' << static_cast<int>(outcome);
            }
        for (const double heat : {0.0, 0.5, 1.0}) {
            board->setOverlay({.map = {{{{1, 1}}, heat, "8"}}});
            QRectF text(0, 0, 30, 30);
            text.moveCenter(board->cellRect({1, 1}).center());
            EXPECT_GE(contrastWithin(board->grab(text.toRect()).toImage()), 4.5)
                << kind.game << " heat " << heat;
        }
        const QColor colours[] = {
            board->drawn().material().ground[0], board->drawn().material().ground[1],
            board->drawn().material().second[0], board->drawn().material().second[1]};
        for (const QColor& ground : colours) {
            EXPECT_GE(contrast(board->drawn().material().mark.rgb(), ground.rgb()), 4.5)
                << kind.game;
            EXPECT_GE(contrast(board->drawn().material().accent.rgb(), ground.rgb()), 3)
                << kind.game;
        }
    }
}

INSTANTIATE_TEST_SUITE_P(ByDayAndByNight, Looks,
                         ::testing::Combine(::testing::Bool(), ::testing::ValuesIn(allEyes)),
                         nameOfLit);

} // namespace bouton::testing
