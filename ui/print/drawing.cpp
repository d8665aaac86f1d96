// SPDX-License-Identifier: MIT
#include "ui/print/drawing.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/words.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

QPageSize::PageSizeId sheets = QPageSize::A4;

constexpr int letters = 12;         // of paperFont(), in pixels
constexpr double leastLetters = 10; // of what is made smaller to fit
constexpr double wordRoom = 0.94;   // letters of a page may be a little wider than a screen's

QFont strong(Type type) { return sized(paperFont(), type, Weight::Strong); }

// A title, a line below the other, as they were broken. How low it reaches.
double paintTitle(QPainter& painter, const QStringList& lines, double left, double height) {
    painter.setFont(strong(Type::Emphasis));
    const QFontMetricsF metrics(painter.font());
    double top = 0;
    for (const QString& words : lines) {
        const double width = metrics.horizontalAdvance(words) / wordRoom;
        paintText(painter, QRectF(left, top, width, height), Qt::AlignLeft | Qt::AlignVCenter,
                  words);
        top += height;
    }
    return top;
}

} // namespace

void usePaper(QPageSize::PageSizeId paper) { sheets = paper; }

QPageSize::PageSizeId paperInUse() { return sheets; }

// Source: the Unicode CLDR, paperSize "US-Letter".
QPageSize::PageSizeId paperOf(QLocale::Territory country) {
    constexpr std::array ofLetter{QLocale::Belize,       QLocale::Canada,      QLocale::Chile,
                                  QLocale::Colombia,     QLocale::CostaRica,   QLocale::ElSalvador,
                                  QLocale::Guatemala,    QLocale::Mexico,      QLocale::Nicaragua,
                                  QLocale::Panama,       QLocale::Philippines, QLocale::PuertoRico,
                                  QLocale::UnitedStates, QLocale::Venezuela};
    return std::ranges::find(ofLetter, country) != ofLetter.end() ? QPageSize::Letter
                                                                  : QPageSize::A4;
}

QFont paperFont() {
    QFont font = QApplication::font();
    font.setPixelSize(letters);
    return font;
}

QStringList linesOf(const QString& words, const QFont& font, double width) {
    QStringList lines;
    for (const QString& paragraph : words.split(u'\n')) {
        QTextLayout layout(paragraph, font);
        QTextOption wrapped;
        wrapped.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(wrapped);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            lines << paragraph.mid(line.textStart(), line.textLength()).trimmed();
        }
        layout.endLayout();
    }
    return lines;
}

Drawing titled(Drawing drawing) {
    constexpr double line = 2.5 * Theme::unit, below = 2.5 * Theme::unit;
    const double width = drawing.size.width();
    const QStringList title = linesOf(drawing.title, strong(Type::Emphasis), width * wordRoom);
    const double above = static_cast<double>(title.size()) * line + below;
    return {drawing.title, drawing.size + QSizeF(0, above), [=](QPainter& painter) {
                painter.save();
                paintTitle(painter, title, 0, line);
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

constexpr double lineHeight = 2.5 * Theme::unit, wordHeight = 2 * Theme::unit,
                 between = 2 * Theme::unit, margin = Theme::unit, mostOfColumn = 40 * Theme::unit,
                 leastOfColumn = 12 * Theme::unit;

using Columns = std::vector<qsizetype>;

// A table whose words are broken into lines, the columns measured in bold letters, so that a head
// has room as well.
struct LaidTable {
    explicit LaidTable(PaperTable wanted, double width = 0);

    double widthOf(const Columns& columns) const;
    double heightOf(qsizetype line) const;
    // As many columns on a page as its width has room for, the first one on each.
    std::vector<Columns> pages(double width) const;
    void paintLine(QPainter& painter, const Columns& columns, qsizetype line, double top) const;
    void paint(QPainter& painter, const Columns& columns, const QStringList& title, qsizetype first,
               qsizetype end) const;

    PaperTable table;
    QFont font = strong(Type::Text);
    std::vector<double> widths{};
    std::vector<std::vector<QStringList>> fields{}; // by line and column
};

// `width`: what the words may take of, if they can; 0: as much as they like.
LaidTable::LaidTable(PaperTable wanted, double width) : table(std::move(wanted)) {
    const auto columns = static_cast<std::size_t>(table.lines.front().size());
    const QFontMetricsF metrics(font);
    widths.assign(columns, 0);
    for (const QStringList& line : table.lines)
        for (std::size_t i = 0; i < columns; ++i)
            for (const QString& words : line.value(static_cast<qsizetype>(i)).split(u'\n'))
                widths[i] =
                    std::max(widths[i], std::ceil(metrics.horizontalAdvance(words) / wordRoom));
    const auto words = std::min(columns, static_cast<std::size_t>(table.wordColumns));
    const auto wordsEnd = widths.begin() + static_cast<std::ptrdiff_t>(words);
    double most = mostOfColumn;
    const auto total = [&] {
        return std::accumulate(widths.begin(), wordsEnd, 0.0, [&](double sum, double each) {
            return sum + std::min(each, most) + between;
        });
    };
    const double others =
        wordsEnd == widths.end() ? 0 : *std::max_element(wordsEnd, widths.end()) + between;
    while (width > 0 && most > leastOfColumn && total() + others + 2 * margin > width)
        most -= Theme::unit;
    for (double& each : widths)
        each = std::min(each, most);
    for (const QStringList& line : table.lines) {
        fields.emplace_back();
        for (std::size_t i = 0; i < columns; ++i)
            fields.back().push_back(
                linesOf(line.value(static_cast<qsizetype>(i)), font, widths[i] * wordRoom));
    }
}

double LaidTable::widthOf(const Columns& columns) const {
    double width = 2 * margin - between;
    for (const qsizetype column : columns)
        width += widths[static_cast<std::size_t>(column)] + between;
    return width;
}

double LaidTable::heightOf(qsizetype line) const {
    qsizetype most = 1;
    for (const QStringList& field : fields[static_cast<std::size_t>(line)])
        most = std::max(most, field.size());
    return lineHeight + static_cast<double>(most - 1) * wordHeight;
}

std::vector<Columns> LaidTable::pages(double width) const {
    std::vector<Columns> all{{0}};
    for (qsizetype column = 1; column < std::ssize(widths); ++column) {
        Columns wider = all.back();
        wider.push_back(column);
        if (widthOf(wider) <= width || wider.size() == 2)
            all.back() = wider;
        else
            all.push_back({0, column});
    }
    return all;
}

void LaidTable::paintLine(QPainter& painter, const Columns& columns, qsizetype line,
                          double top) const {
    double left = margin;
    for (const qsizetype column : columns) {
        const auto i = static_cast<std::size_t>(column);
        const auto side = column < table.wordColumns ? Qt::AlignLeft : Qt::AlignRight;
        QRectF rect(left, top, widths[i], lineHeight);
        for (const QString& words : fields[static_cast<std::size_t>(line)][i]) {
            paintText(painter, rect, side | Qt::AlignVCenter, words);
            rect.translate(0, wordHeight);
        }
        left += widths[i] + between;
    }
}

// The title, the head and the lines from `first` to `end`.
void LaidTable::paint(QPainter& painter, const Columns& columns, const QStringList& title,
                      qsizetype first, qsizetype end) const {
    const double width = widthOf(columns);
    double top = paintTitle(painter, title, margin, lineHeight) + margin;
    painter.setFont(font);
    paintLine(painter, columns, 0, top);
    top += heightOf(0);
    painter.setPen(QPen(Theme::light().faint, 1));
    painter.drawLine(QPointF(0, top), QPointF(width, top));
    painter.setPen(Theme::light().ink);
    painter.setFont(paperFont());
    top += margin / 2;
    for (qsizetype line = first; line < end; ++line) {
        paintLine(painter, columns, line, top);
        top += heightOf(line);
    }
}

} // namespace

Drawing drawingOf(const PaperTable& table) {
    const auto laid = std::make_shared<const LaidTable>(table);
    Columns columns(static_cast<std::size_t>(table.lines.front().size()));
    std::iota(columns.begin(), columns.end(), 0);
    const QFontMetricsF metrics(strong(Type::Emphasis));
    const double width = std::max(
        laid->widthOf(columns),
        std::min(paperSize.width(),
                 std::ceil(metrics.horizontalAdvance(table.title) / wordRoom) + 2 * margin));
    const QStringList title =
        linesOf(table.title, strong(Type::Emphasis), (width - 2 * margin) * wordRoom);
    double height = static_cast<double>(title.size()) * lineHeight + 3 * margin;
    for (qsizetype line = 0; line < table.lines.size(); ++line)
        height += laid->heightOf(line);
    return {table.title, {width, height}, [=](QPainter& painter) {
                laid->paint(painter, columns, title, 1, table.lines.size());
            }};
}

Drawings pagesOf(const PaperTable& table) {
    const double widest = paperSize.width() * letters / leastLetters;
    const auto laid = std::make_shared<const LaidTable>(table, paperSize.width());
    Drawings pages;
    for (const Columns& columns : laid->pages(widest)) {
        const double factor = std::min(1.0, paperSize.width() / laid->widthOf(columns));
        const QStringList title = linesOf(table.title, strong(Type::Emphasis),
                                          (paperSize.width() / factor - 2 * margin) * wordRoom);
        const double room = paperSize.height() / factor - laid->heightOf(0) - 2 * margin
                            - static_cast<double>(title.size()) * lineHeight;
        qsizetype first = 1, end = 1;
        do {
            for (double high = 0; end < table.lines.size(); ++end)
                if (high += laid->heightOf(end); high > room && end > first)
                    break;
            pages.push_back({table.title, paperSize, [=](QPainter& painter) {
                                 painter.scale(factor, factor);
                                 laid->paint(painter, columns, title, first, end);
                             }});
        } while ((first = end) < table.lines.size());
    }
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
