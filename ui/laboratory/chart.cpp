#include "ui/laboratory/chart.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int lineHeight = 2 * Theme::unit + 4;

QColor colourOf(const Theme& theme, std::size_t series) {
    const QColor colours[] = {theme.accent, theme.sides[1], theme.faint, theme.sides[0]};
    return colours[series % std::size(colours)];
}

QBrush brushOf(const Theme& theme, std::size_t series) {
    constexpr Qt::BrushStyle styles[] = {Qt::SolidPattern, Qt::BDiagPattern, Qt::Dense6Pattern,
                                         Qt::DiagCrossPattern};
    return QBrush(colourOf(theme, series), styles[series % std::size(styles)]);
}

// A disc, a square, a triangle, a diamond.
void paintMark(QPainter& painter, QPointF at, std::size_t series) {
    constexpr double r = 4;
    switch (series % 4) {
    case 0: painter.drawEllipse(at, r, r); break;
    case 1: painter.drawRect(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)); break;
    case 2:
        painter.drawPolygon(
            QPolygonF{at + QPointF(0, -r - 1), at + QPointF(r + 1, r), at + QPointF(-r - 1, r)});
        break;
    default:
        painter.drawPolygon(QPolygonF{at + QPointF(0, -r - 1), at + QPointF(r + 1, 0),
                                      at + QPointF(0, r + 1), at + QPointF(-r - 1, 0)});
    }
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
    QStringList lines;
    for (int i = 0; i < m_data.names.size(); ++i)
        lines << describe(i);
    setAccessibleDescription(lines.join(QLatin1Char('\n')));
    update();
}

QSize Chart::sizeHint() const { return {48 * Theme::unit, 30 * Theme::unit}; }

std::optional<double> Chart::valueOf(const Series& series, int name) {
    const auto at = static_cast<std::size_t>(name);
    return at < series.values.size() ? std::optional(series.values[at]) : std::nullopt;
}

// Geometry ----------------------------------------------------------------------------------------

QRectF Chart::plot() const {
    // No narrower for small numbers, so that the plot stays in its place while they grow.
    const int left = std::max(fontMetrics().horizontalAdvance(QStringLiteral("10,000,000")),
                              fontMetrics().horizontalAdvance(numeral(topTick())))
                     + Theme::unit;
    return QRectF(rect()).adjusted(left, 2 * lineHeight, -Theme::unit, -2 * lineHeight);
}

double Chart::topValue() const {
    if (m_data.most)
        return *m_data.most;
    double most = 1;
    for (int name = 0; name < m_data.names.size(); ++name) {
        double sum = 0;
        for (const Series& series : m_data.series) {
            const double value = valueOf(series, name).value_or(0);
            sum += value;
            most = std::max(most, m_data.kind == Kind::Stacked ? sum : value);
        }
    }
    return most;
}

double Chart::topTick() const {
    return m_data.logarithmic ? std::pow(10, std::max(1.0, std::ceil(std::log10(topValue()))))
                              : topValue();
}

QString Chart::numeral(double value) const {
    return locale().toString(value, 'f', value == std::floor(value) ? 0 : 1) + m_data.suffix;
}

double Chart::heightOf(double value) const {
    const QRectF area = plot();
    const double share = m_data.logarithmic
                             ? std::log10(std::max(1.0, value)) / std::log10(topTick())
                             : value / topValue();
    return area.bottom() - share * area.height();
}

QRectF Chart::slot(int name) const {
    const QRectF area = plot();
    const double width =
        area.width() / std::max<double>(1, static_cast<double>(m_data.names.size()));
    return {area.left() + name * width, area.top(), width, area.height()};
}

// Painting ----------------------------------------------------------------------------------------

void Chart::paintResult(QPainter& painter) const {
    paintAxes(painter);
    paintLegend(painter);
    m_data.kind == Kind::Lines ? paintLines(painter) : paintBars(painter);
    paintRanges(painter);
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
        for (double value = 1; value <= 10 * topValue() && heightOf(value) >= area.top() - 1;
             value *= 10)
            tick(value);
    else
        for (double value = 0; value <= topValue() * 1.0001; value += stepFor(topValue()))
            tick(value);
    painter.setPen(theme.faint);
    painter.drawText(QRectF(area.left(), height() - lineHeight, area.width(), lineHeight),
                     Qt::AlignCenter, m_data.below);
    // Names that have no room are left out, evenly.
    double widest = 1;
    for (const QString& name : m_data.names)
        widest = std::max<double>(widest, fontMetrics().horizontalAdvance(name) + Theme::unit);
    const double room = slot(0).width();
    const int every = room > 6 * Theme::unit ? 1 : static_cast<int>(std::ceil(widest / room));
    painter.setPen(theme.ink);
    for (int i = 0; i < m_data.names.size(); i += every) {
        const QRectF all = slot(i);
        const double half = std::max(room, every * room) / 2;
        painter.drawText(
            QRectF(all.center().x() - half, area.bottom() + 2, 2 * half, lineHeight),
            Qt::AlignCenter,
            fontMetrics().elidedText(m_data.names[i], Qt::ElideRight, static_cast<int>(2 * half)));
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
    for (std::size_t i = m_data.series.size(); i-- > 0;) {
        const QString& name = m_data.series[i].name;
        const double words = fontMetrics().horizontalAdvance(name);
        painter.setPen(theme.ink);
        painter.drawText(QRectF(right - words, top.top(), words + 1, lineHeight), Qt::AlignVCenter,
                         name);
        right -= words + Theme::unit / 2.0;
        if (m_data.kind == Kind::Lines) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(colourOf(theme, i));
            paintMark(painter, {right - 6, top.center().y()}, i);
        } else {
            painter.setPen(QPen(colourOf(theme, i), 1));
            painter.setBrush(brushOf(theme, i));
            painter.drawRect(QRectF(right - 14, top.center().y() - 5, 14, 10));
        }
        right -= 14 + 2 * Theme::unit;
    }
}

void Chart::paintBars(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    const std::size_t beside = m_data.kind == Kind::Stacked ? 1 : m_data.series.size();
    for (int name = 0; name < m_data.names.size(); ++name) {
        const QRectF all = slot(name);
        const double gap = all.width() > 8 ? all.width() * 0.16 : 0;
        const double wide =
            std::min((all.width() - 2 * gap), 8.0 * Theme::unit * static_cast<double>(beside))
            / static_cast<double>(beside);
        double from = 0, x = all.center().x() - wide * static_cast<double>(beside) / 2;
        for (std::size_t i = 0; i < m_data.series.size(); ++i) {
            const double value = valueOf(m_data.series[i], name).value_or(0);
            const double top = heightOf(from + value), bottom = heightOf(from);
            if (bottom - top > 0.1) {
                painter.setPen(wide > 4 ? QPen(colourOf(theme, i), 1) : QPen(Qt::NoPen));
                painter.setBrush(brushOf(theme, i));
                painter.drawRect(QRectF(x, top, wide, bottom - top));
            }
            if (m_data.kind == Kind::Bars && m_data.ranges.empty())
                paintNumber(painter, QRectF(x, top, wide, 0), value);
            m_data.kind == Kind::Stacked ? from += value : x += wide;
        }
    }
}

// Above a bar, if it does not run into what stands beside it.
void Chart::paintNumber(QPainter& painter, const QRectF& bar, double value) const {
    const QString text = numeral(value);
    const double room = m_data.series.size() == 1 ? slot(0).width() : bar.width();
    if (fontMetrics().horizontalAdvance(text) > room - 4)
        return;
    painter.setPen(Theme::of(*this).ink);
    painter.drawText(QRectF(bar.center().x() - room / 2, bar.top() - lineHeight, room, lineHeight),
                     Qt::AlignCenter, text);
}

void Chart::paintLines(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    for (std::size_t i = 0; i < m_data.series.size(); ++i) {
        QPolygonF points;
        for (int name = 0; name < m_data.names.size(); ++name)
            if (const auto value = valueOf(m_data.series[i], name))
                points << QPointF(slot(name).center().x(), heightOf(*value));
        painter.setPen(QPen(colourOf(theme, i), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(points);
        painter.setPen(QPen(theme.surface, 1));
        painter.setBrush(colourOf(theme, i));
        for (const QPointF point : points)
            paintMark(painter, point, i);
    }
}

void Chart::paintRanges(QPainter& painter) const {
    painter.setPen(QPen(Theme::of(*this).ink, 2));
    for (std::size_t name = 0; name < m_data.ranges.size(); ++name) {
        const double x = slot(static_cast<int>(name)).center().x();
        const double low = heightOf(m_data.ranges[name].first),
                     high = heightOf(m_data.ranges[name].second);
        painter.drawLine(QPointF(x, low), QPointF(x, high));
        for (const double y : {low, high})
            painter.drawLine(QPointF(x - 5, y), QPointF(x + 5, y));
    }
}

// Words -------------------------------------------------------------------------------------------

QString Chart::describe(int name) const {
    QStringList numbers;
    for (const Series& series : m_data.series)
        if (const auto value = valueOf(series, name))
            numbers << tr("%1 %2").arg(series.name, numeral(*value));
    return tr("%1 %2: %3").arg(m_data.below, m_data.names[name], numbers.join(tr(", ")));
}

QString Chart::wordsAt(QPointF point) const {
    for (int name = 0; name < m_data.names.size(); ++name)
        if (slot(name).contains(point))
            return describe(name);
    return {};
}

} // namespace bouton
