// SPDX-License-Identifier: MIT
#pragma once

#include <gmock/gmock.h>

#include <QHash>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <string>
#include <tuple>

#include "games/catalogue.h"
#include "ui/boards/board_table.h"
#include "ui/boards/legend.h"
#include "ui/boards/looks.h"
#include "ui/boards/playing_card.h"
#include "ui/pixels.h"
#include "ui/theme/theme.h"

namespace bouton::testing {

inline constexpr const char* gameIds[] = {"tic-tac-toe",  "reversi",  "towers",
                                          "trojan-horse", "grid-nim", "cards"};

inline const Ruleset& gameOf(std::string_view id) { return *gameNamed(id).value(); }

inline std::string nameOfGame(const ::testing::TestParamInfo<const char*>& id) {
    std::string name = id.param;
    std::erase(name, '-');
    return name;
}

inline double luminance(QRgb pixel) {
    const auto linear = [](int value) {
        const double share = value / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(qRed(pixel)) + 0.7152 * linear(qGreen(pixel))
           + 0.0722 * linear(qBlue(pixel));
}
inline double contrast(QRgb a, QRgb b) {
    const double first = luminance(a), second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

// Pieces that lie on a board of 4 x 4, of which each stands on two grounds.
struct Kind {
    const char* game;
    std::string letters;
};
inline const Kind kinds[] = {{"tic-tac-toe", "XO"}, {"reversi", "XO"},  {"towers", "GR"},
                             {"trojan-horse", "H"}, {"grid-nim", "GR"}, {"no-such-game", "7"}};

inline std::unique_ptr<BoardView> boardOf(const Kind& kind, const Theme& theme) {
    Ruleset game = gameOf(kind.game == std::string_view("no-such-game") ? "grid-nim" : kind.game);
    game.name.id = kind.game;
    std::unique_ptr<BoardView> board(makeBoard(game));
    board->setPalette(theme.palette());
    board->resize(400, 400);
    return board;
}

inline QImage imageOf(BoardView& board, char letter) {
    board.setPicture({std::vector<std::string>(4, std::string(4, letter)), Side::One});
    return board.grab().toImage();
}

// While one lives everything is painted for these eyes.
class Wearing {
public:
    explicit Wearing(Eyes eyes) { Theme::wear(eyes); }
    ~Wearing() { Theme::wear(Eyes::Usual); }
    Wearing(const Wearing&) = delete;
    Wearing& operator=(const Wearing&) = delete;
};
inline constexpr Eyes allEyes[] = {Eyes::Usual, Eyes::ColourBlind, Eyes::HighContrast};

// A look by day or by night for some eyes, as a parameter of tests.
using Lit = std::tuple<bool, Eyes>;
inline std::string nameOfLit(const ::testing::TestParamInfo<Lit>& lit) {
    static constexpr const char* names[] = {"", "ColourBlind", "HighContrast"};
    return names[static_cast<int>(std::get<1>(lit.param))]
           + std::string(std::get<0>(lit.param) ? "Dark" : "Light");
}

inline const Theme& themeOf(bool dark) { return dark ? Theme::dark() : Theme::light(); }

// How a piece is drawn, wherever it is.
struct How {
    char from = '.';
    double turned = 1, drawn = 1, lift = 0;
};

// A piece in the middle of an image, with a cell's width of room at each side.
inline QImage alone(const BoardLook& look, int side, char letter, How how = {}, Cell cell = {},
                    bool kept = true) {
    QImage image(3 * side, 3 * side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    if (!kept)
        painter.shear(1e-7, 0); // what is sheared is painted directly
    look.piece(painter, {.letter = letter,
                         .cell = cell,
                         .rect = QRectF(side, side, side, side),
                         .from = how.from,
                         .turned = how.turned,
                         .drawn = how.drawn,
                         .lift = how.lift});
    return image;
}

// Whether anything is seen in the outer half of the room at the sides.
inline bool spills(const QImage& image) {
    const int free = image.width() / 6;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const bool inside =
                x >= free && y >= free && x < image.width() - free && y < image.height() - free;
            if (!inside && qAlpha(image.pixel(x, y)) > 0)
                return true;
        }
    return false;
}

// Where something is seen.
inline QRect seenIn(const QImage& image) {
    return aroundPixels(image, [&](int x, int y) { return qAlpha(image.pixel(x, y)) > 24; });
}

inline const BoardLook looks[] = {ticTacToeLook(), reversiLook(), towersLook(), trojanHorseLook(),
                                  gridNimLook()};
inline const char letters[] = {'X', 'O', 'G', 'H', 'R'};

} // namespace bouton::testing
