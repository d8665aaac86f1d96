// SPDX-License-Identifier: MIT
#include "ui/print/drawing.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/words.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

QFont paperFont() {
    QFont font = QApplication::font();
    if (font.pixelSize() < 0)
        font.setPixelSize(static_cast<int>(std::lround(font.pointSizeF() * paperDpi / 72)));
    return font;
}

Drawing titled(Drawing drawing) {
    constexpr double above = 5 * Theme::unit;
    return {drawing.title, drawing.size + QSizeF(0, above), [drawing](QPainter& painter) {
                painter.save();
                QFont bold = painter.font();
                bold.setBold(true);
                bold.setPixelSize(bold.pixelSize() * 5 / 4);
                painter.setFont(bold);
                painter.drawText(QRectF(0, 0, drawing.size.width(), above),
                                 Qt::AlignLeft | Qt::AlignTop, drawing.title);
                painter.restore();
                painter.translate(0, above);
                drawing.paint(painter);
            }};
}

namespace {

constexpr int side = 640;

Drawing drawingOf(const Ruleset& game, std::shared_ptr<BoardView> board, int pixels) {
    board->setFont(paperFont());
    board->resize(pixels, pixels);
    return {spoken(game.name.title), board->size(),
            [board](QPainter& painter) { board->paint(painter); }};
}

} // namespace

Drawing drawingOf(const Ruleset& game, const BoardView& shown) {
    const std::shared_ptr<BoardView> board(makeBoard(game));
    board->setScene(shown.shown().seen());
    board->setMarks(shown.marks());
    board->setOverlay(shown.overlay());
    board->light(shown.shown().lit);
    board->setLegalMovesShown(shown.shown().legalMoves);
    board->setCoordinatesShown(shown.coordinatesShown());
    return drawingOf(game, board, side);
}

Drawing drawingOf(const Ruleset& game, const Picture& picture, int pixels, bool coordinates) {
    const std::shared_ptr<BoardView> board(makeBoard(game));
    board->setPicture(picture);
    board->setCoordinatesShown(coordinates);
    return drawingOf(game, board, pixels);
}

// PaperTable --------------------------------------------------------------------------------------

namespace {

constexpr double lineHeight = 2.5 * Theme::unit, between = 2 * Theme::unit, margin = Theme::unit,
                 above = 5 * Theme::unit, mostOfColumn = 60 * Theme::unit;

// The painter's font, before there is a painter. Bold, so that a head has room as well.
QFontMetricsF metrics() {
    QFont font = paperFont();
    font.setBold(true);
    return QFontMetricsF(font);
}

std::vector<double> widthsOf(const PaperTable& table) {
    std::vector<double> widths(static_cast<std::size_t>(table.lines.front().size()));
    const QFontMetricsF font = metrics();
    for (const QStringList& line : table.lines)
        for (std::size_t i = 0; i < widths.size(); ++i)
            widths[i] = std::min(
                mostOfColumn,
                std::max(widths[i], font.horizontalAdvance(line.value(static_cast<qsizetype>(i)))));
    return widths;
}

double widthOf(const std::vector<double>& widths) {
    return std::accumulate(widths.begin(), widths.end(), 0.0)
           + static_cast<double>(widths.size() - 1) * between + 2 * margin;
}

// A line of the table. Words that have no room end in "…".
void paintLine(QPainter& painter, const PaperTable& table, const std::vector<double>& widths,
               qsizetype line, double top) {
    double left = margin;
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const auto column = static_cast<qsizetype>(i);
        const auto side = column < table.wordColumns ? Qt::AlignLeft : Qt::AlignRight;
        painter.drawText(
            QRectF(left, top, widths[i], lineHeight), side | Qt::AlignVCenter,
            QFontMetricsF(painter.font())
                .elidedText(table.lines[line].value(column), Qt::ElideRight, widths[i] + 1));
        left += widths[i] + between;
    }
}

// The title, the head and the lines from `first` on, `count` of them.
void paintPart(QPainter& painter, const PaperTable& table, const std::vector<double>& widths,
               qsizetype first, qsizetype count) {
    const QFont plain = painter.font();
    QFont bold = plain;
    bold.setBold(true);
    painter.setFont(bold);
    const double width = widthOf(widths);
    painter.drawText(QRectF(margin, 0, width, above), Qt::AlignLeft | Qt::AlignVCenter,
                     table.title);
    paintLine(painter, table, widths, 0, above);
    painter.setPen(QPen(Theme::light().faint, 1));
    painter.drawLine(QPointF(0, above + lineHeight), QPointF(width, above + lineHeight));
    painter.setPen(Theme::light().ink);
    painter.setFont(plain);
    for (qsizetype i = 0; i < count; ++i)
        paintLine(painter, table, widths, first + i,
                  above + static_cast<double>(i + 1) * lineHeight + margin / 2);
}

double heightOf(qsizetype count) {
    return above + static_cast<double>(count + 1) * lineHeight + 2 * margin;
}

} // namespace

Drawing drawingOf(const PaperTable& table) {
    const std::vector<double> widths = widthsOf(table);
    const qsizetype count = table.lines.size() - 1;
    const double title = metrics().horizontalAdvance(table.title) + 2 * margin;
    return {table.title,
            {std::max(widthOf(widths), title), heightOf(count)},
            [=](QPainter& painter) { paintPart(painter, table, widths, 1, count); }};
}

Drawings pagesOf(const PaperTable& table) {
    const std::vector<double> widths = widthsOf(table);
    const double factor = std::min(1.0, paperSize.width() / widthOf(widths));
    const auto fits =
        static_cast<qsizetype>((paperSize.height() / factor - above - 2 * margin) / lineHeight - 1);
    Drawings pages;
    const qsizetype end = table.lines.size();
    for (qsizetype first = 1; first < end || pages.empty(); first += fits)
        pages.push_back({table.title, paperSize, [=](QPainter& painter) {
                             painter.scale(factor, factor);
                             paintPart(painter, table, widths, first, std::min(fits, end - first));
                         }});
    return pages;
}

void useOnPaper(QPainter& painter, Type type, Weight weight) {
    painter.setFont(sized(paperFont(), type, weight));
    painter.setPen(QPen(Qt::black, sheetLine));
}

double widthOnPaper(const QPainter& painter, const QString& words) {
    return QFontMetricsF(painter.font()).horizontalAdvance(words);
}

void paintBlankLine(QPainter& painter, double left, double right, double base,
                    const QString& words) {
    const double width = widthOnPaper(painter, words);
    painter.drawText(QPointF(left, base), words);
    painter.drawLine(QPointF(left + width + 6, base + 3), QPointF(right, base + 3));
}

double paintParagraph(QPainter& painter, double top, double width, const QString& words) {
    constexpr auto flags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;
    QRectF used;
    painter.drawText(QRectF(0, top, width, paperSize.height()), flags, words, &used);
    return used.bottom();
}

double paintSheetHead(QPainter& painter, const QString& title, const QString& aside) {
    const double width = paperSize.width(), share = aside.isEmpty() ? 1 : 0.8;
    useOnPaper(painter, Type::Title, Weight::Strong);
    paintText(painter, QRectF(0, 0, width * share, 30), Qt::AlignLeft | Qt::AlignVCenter, title);
    useOnPaper(painter, Type::Heading, Weight::Strong);
    paintText(painter, QRectF(width * share, 0, width * (1 - share), 30),
              Qt::AlignRight | Qt::AlignVCenter, aside);
    useOnPaper(painter, Type::Emphasis);
    paintBlankLine(painter, 0, width * 0.6, 58, Drawing::tr("Name"));
    paintBlankLine(painter, width * 0.63, width, 58, Drawing::tr("Class"));
    useOnPaper(painter, Type::Text);
    return 72;
}

double paintSheetSides(QPainter& painter, const Ruleset& game, double top) {
    constexpr double high = 26;
    double left = 0;
    for (const Side side : {Side::One, Side::Two}) {
        if (!inkEmblem(painter, QRectF(left, top, high, high), game, side))
            return 0;
        const QString name = nameOf(game, side);
        painter.drawText(QRectF(left + high + 6, top, 200, high), Qt::AlignVCenter, name);
        left += high + 6 + widthOnPaper(painter, name) + 3 * Theme::unit;
    }
    return high + 4;
}

void paintSheetFoot(QPainter& painter, const QString& left, const QString& right) {
    const double top = paperSize.height() - sheetFoot + 8;
    useOnPaper(painter, Type::Caption);
    painter.drawLine(QPointF(0, top), QPointF(paperSize.width(), top));
    const QRectF room(0, top + 3, paperSize.width(), sheetFoot - 11);
    paintText(painter, room, Qt::AlignLeft | Qt::AlignVCenter, left);
    paintText(painter, room, Qt::AlignRight | Qt::AlignVCenter, right);
}

} // namespace bouton
