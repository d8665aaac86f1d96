#include "ui/laboratory/chart.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int lineHeight = 2 * Theme::unit + 4;

QColor colourOf(const Theme& theme, std::size_t series) {
    const QColor colours[] = {theme.accent, theme.sides[1], theme.faint};
    return colours[series];
}

QBrush brushOf(const Theme& theme, std::size_t series) {
    constexpr Qt::BrushStyle styles[] = {Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense6Pattern};
    return QBrush(colourOf(theme, series), styles[series]);
}

// 1, 2 or 5 times a power of ten, so that about four lines divide `most`.
double stepFor(double most) {
    const double rough = most / 4, power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (rough <= factor * power)
            return factor * power;
    return 10 * power;
}

} // namespace

void Chart::put(Data data) {
    m_data = std::move(data);
    m_top = m_data.most;
    QStringList lines;
    for (const Column& column : m_data.columns) {
        m_top = std::max(m_top, std::accumulate(column.values.begin(), column.values.end(), 0.0));
        lines << describe(column);
    }
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
    update();
}

QSize Chart::sizeHint() const { return {48 * Theme::unit, 30 * Theme::unit}; }

// Geometry ----------------------------------------------------------------------------------------

QRectF Chart::plot() const {
    // No narrower for small numbers, so that the plot stays in its place while they grow.
    const int left = std::max(fontMetrics().horizontalAdvance(QStringLiteral("10,000,000")),
                              fontMetrics().horizontalAdvance(numeral(topTick())))
                     + Theme::unit;
    return QRectF(rect()).adjusted(left, 2 * lineHeight, -Theme::unit, -2 * lineHeight);
}

double Chart::topTick() const {
    return m_data.logarithmic ? std::pow(10, std::max(1.0, std::ceil(std::log10(m_top)))) : m_top;
}

QString Chart::numeral(double value) const {
    return locale().toString(value, 'f', value == std::floor(value) ? 0 : 1) + m_data.suffix;
}

double Chart::heightOf(double value) const {
    const QRectF area = plot();
    const double share = m_data.logarithmic
                             ? std::log10(std::max(1.0, value)) / std::log10(topTick())
                             : value / m_top;
    return area.bottom() - share * area.height();
}

QRectF Chart::slot(std::size_t column) const {
    const QRectF area = plot();
    const double width = area.width() / static_cast<double>(m_data.columns.size());
    return {area.left() + static_cast<double>(column) * width, area.top(), width, area.height()};
}

// Painting ----------------------------------------------------------------------------------------

void Chart::paintResult(QPainter& painter) const {
    paintAxes(painter);
    paintNames(painter);
    paintLegend(painter);
    m_data.kind == Kind::Line ? paintLine(painter) : paintBars(painter);
    paintIntervals(painter);
}

void Chart::paintAxes(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    const QRectF area = plot();
    const auto tick = [&](double value) {
        const double y = heightOf(value);
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        painter.setPen(theme.faint);
        painter.drawText(
            QRectF(0, y - lineHeight / 2.0, area.left() - Theme::unit / 2.0, lineHeight),
            Qt::AlignRight | Qt::AlignVCenter, numeral(value));
    };
    if (m_data.logarithmic)
        for (double value = 1; value <= topTick(); value *= 10)
            tick(value);
    else
        for (double value = 0; value <= m_top * 1.0001; value += stepFor(m_top))
            tick(value);
    painter.setPen(theme.faint);
    painter.drawText(QRectF(area.left(), height() - lineHeight, area.width(), lineHeight),
                     Qt::AlignCenter, m_data.below);
}

// Names that have no room are left out, evenly.
void Chart::paintNames(QPainter& painter) const {
    double widest = 1;
    for (const Column& column : m_data.columns)
        widest =
            std::max<double>(widest, fontMetrics().horizontalAdvance(column.name) + Theme::unit);
    const double room = slot(0).width();
    const int every = room > 6 * Theme::unit ? 1 : static_cast<int>(std::ceil(widest / room));
    const double wide = every * room;
    painter.setPen(Theme::of(*this).ink);
    for (std::size_t i = 0; i < m_data.columns.size(); i += static_cast<std::size_t>(every)) {
        const QRectF all = slot(i);
        painter.drawText(QRectF(all.center().x() - wide / 2, all.bottom() + 2, wide, lineHeight),
                         Qt::AlignCenter,
                         fontMetrics().elidedText(m_data.columns[i].name, Qt::ElideRight,
                                                  static_cast<int>(wide)));
    }
}

void Chart::paintLegend(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    painter.setPen(theme.faint);
    const QRectF top(Theme::unit, Theme::unit / 2.0, width() - 2 * Theme::unit, lineHeight);
    painter.drawText(top, Qt::AlignLeft | Qt::AlignVCenter, m_data.beside);
    if (m_data.series.size() < 2)
        return;
    double right = top.right();
    for (qsizetype i = m_data.series.size(); i-- > 0;) {
        const double words = fontMetrics().horizontalAdvance(m_data.series[i]);
        painter.setPen(theme.ink);
        painter.drawText(QRectF(right - words, top.top(), words + 1, lineHeight), Qt::AlignVCenter,
                         m_data.series[i]);
        right -= words + Theme::unit / 2.0;
        painter.setPen(QPen(colourOf(theme, static_cast<std::size_t>(i)), 1));
        painter.setBrush(brushOf(theme, static_cast<std::size_t>(i)));
        painter.drawRect(QRectF(right - 14, top.center().y() - 5, 14, 10));
        right -= 14 + 2 * Theme::unit;
    }
}

void Chart::paintBars(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    for (std::size_t at = 0; at < m_data.columns.size(); ++at) {
        const Column& column = m_data.columns[at];
        const QRectF all = slot(at);
        const double gap = all.width() > 8 ? all.width() * 0.16 : 0;
        const double wide = std::min(all.width() - 2 * gap, 8.0 * Theme::unit);
        double from = 0;
        for (std::size_t i = 0; i < column.values.size(); ++i) {
            const double top = heightOf(from + column.values[i]), bottom = heightOf(from);
            if (bottom - top > 0.1) {
                painter.setPen(wide > 4 ? QPen(colourOf(theme, i), 1) : QPen(Qt::NoPen));
                painter.setBrush(brushOf(theme, i));
                painter.drawRect(QRectF(all.center().x() - wide / 2, top, wide, bottom - top));
            }
            from += column.values[i];
        }
        if (column.values.size() == 1 && !column.interval)
            paintNumber(painter, all, from);
    }
}

// Above a bar, if it does not run into what stands beside it.
void Chart::paintNumber(QPainter& painter, const QRectF& slot, double value) const {
    const QString text = numeral(value);
    if (fontMetrics().horizontalAdvance(text) > slot.width() - 4)
        return;
    painter.setPen(Theme::of(*this).ink);
    painter.drawText(QRectF(slot.left(), heightOf(value) - lineHeight, slot.width(), lineHeight),
                     Qt::AlignCenter, text);
}

void Chart::paintLine(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    QPolygonF points;
    for (std::size_t i = 0; i < m_data.columns.size(); ++i)
        points << QPointF(slot(i).center().x(), heightOf(m_data.columns[i].values.front()));
    painter.setPen(QPen(theme.accent, 2));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(points);
    painter.setPen(QPen(theme.surface, 1));
    painter.setBrush(theme.accent);
    for (const QPointF point : points)
        painter.drawEllipse(point, 4, 4);
}

void Chart::paintIntervals(QPainter& painter) const {
    painter.setPen(QPen(Theme::of(*this).ink, 2));
    for (std::size_t i = 0; i < m_data.columns.size(); ++i)
        if (const auto& interval = m_data.columns[i].interval) {
            const double x = slot(i).center().x();
            const double low = heightOf(interval->first), high = heightOf(interval->second);
            painter.drawLine(QPointF(x, low), QPointF(x, high));
            for (const double y : {low, high})
                painter.drawLine(QPointF(x - 5, y), QPointF(x + 5, y));
        }
}

// Words -------------------------------------------------------------------------------------------

QString Chart::describe(const Column& column) const {
    QStringList numbers;
    for (std::size_t i = 0; i < column.values.size(); ++i)
        numbers << tr("%1 %2").arg(m_data.series[static_cast<qsizetype>(i)],
                                   numeral(column.values[i]));
    return tr("%1 %2: %3").arg(m_data.below, column.name, numbers.join(tr(", ")));
}

QString Chart::wordsAt(QPointF point) const {
    for (std::size_t i = 0; i < m_data.columns.size(); ++i)
        if (slot(i).contains(point))
            return describe(m_data.columns[i]);
    return {};
}

} // namespace bouton
