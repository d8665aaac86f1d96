#include "ui/print/table_drawing.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <numeric>

#include "ui/theme/theme.h"

namespace bouton {

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

} // namespace bouton
