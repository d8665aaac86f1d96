// SPDX-License-Identifier: MIT
#include "ui/laboratory/chart.h"

#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ui/controls/words.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int outside = 2 * Theme::unit; // between the sheet's edge and what is drawn
constexpr double leastForEveryName = 6 * Theme::unit;
constexpr double round = 4, apart = 1.5; // of bars: their corners, and a gap between two

// 1, 2 or 5 times a power of ten, so that about four lines divide `most`.
double stepFor(double most) {
    const double rough = most / 4, power = std::pow(10, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (rough <= factor * power)
            return factor * power;
    return 10 * power;
}

// The space that is nearest to the middle.
qsizetype breakOf(const QString& name) {
    qsizetype best = name.size();
    for (qsizetype at = name.indexOf(u' '); at >= 0; at = name.indexOf(u' ', at + 1))
        if (std::abs(2 * at - name.size()) < std::abs(2 * best - name.size()))
            best = at;
    return best;
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

ResultSheet* Chart::copyForPaper() const {
    auto* chart = new Chart;
    chart->put(m_data);
    return chart;
}

int Chart::heightOnPaper() const {
    const double names = namesStacked(plot().width()) ? longestName() : 0;
    return 48 * Theme::unit + static_cast<int>(names);
}

QSize Chart::sizeHint() const { return {48 * Theme::unit, 30 * Theme::unit}; }

// Geometry ----------------------------------------------------------------------------------------

int Chart::lineHeight() const { return QFontMetrics(small()).height() + 4; }

QRectF Chart::plot() const {
    const QFontMetrics metrics(small());
    // No narrower for small numbers, so that the plot stays in its place while they grow.
    const int left =
        std::max(metrics.horizontalAdvance(m_data.logarithmic ? QStringLiteral("10,000,000")
                                                              : QStringLiteral("100 %")),
                 metrics.horizontalAdvance(numeral(topTick())))
        + outside + Theme::unit;
    const int wide = width() - left - outside, line = lineHeight();
    const int names = namesUpright(wide)   ? static_cast<int>(std::ceil(longestName()))
                      : namesStacked(wide) ? 2 * line
                                           : line;
    const int foot = names + (m_data.below.isEmpty() ? 0 : line) + Theme::unit + 4;
    return QRectF(rect()).adjusted(left, 2 * lineHeight() + Theme::unit, -outside, -foot);
}

// Names of several words take two lines where one is too narrow.
bool Chart::namesStacked(double width) const {
    const QFontMetrics metrics(small());
    const double room = width / std::max<double>(static_cast<double>(m_data.columns.size()), 1);
    return room > leastForEveryName && std::ranges::any_of(m_data.columns, [&](const Column& each) {
               return each.name.contains(u' ') && metrics.horizontalAdvance(each.name) > room - 4;
           });
}

// Where two lines are too narrow as well, names stand upright, unless they take too much height. On
// paper none is made smaller.
bool Chart::namesUpright(double width) const {
    if (!namesStacked(width) || longestName() > height() / 2.0)
        return false;
    const QFontMetrics metrics(small());
    const double room = width / static_cast<double>(m_data.columns.size()) - 4;
    return std::ranges::any_of(m_data.columns, [&](const Column& each) {
        const qsizetype at = breakOf(each.name);
        const double most = std::max(metrics.horizontalAdvance(each.name.left(at)),
                                     metrics.horizontalAdvance(each.name.mid(at).trimmed()));
        return most * (OnPaper::active() ? 1.03 : 0.8) > room;
    });
}

double Chart::longestName() const {
    const QFontMetrics metrics(small());
    double longest = 0;
    for (const Column& column : m_data.columns)
        longest = std::max(longest, 1.03 * metrics.horizontalAdvance(column.name));
    return longest;
}

double Chart::topTick() const {
    return m_data.logarithmic ? std::pow(10, std::max(1.0, std::ceil(std::log10(m_top)))) : m_top;
}

// What is counted in whole numbers has no line between two of them.
double Chart::step() const {
    return m_data.decimals == 0 ? std::max(1.0, stepFor(m_top)) : stepFor(m_top);
}

QString Chart::numeral(double value, int decimals) const {
    return locale().toString(value, 'f', decimals) + m_data.suffix;
}

QString Chart::numeral(double value) const {
    return numeral(value, value == std::floor(value) ? 0 : 1);
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
    m_data.isLine ? paintLine(painter) : paintBars(painter);
    paintIntervals(painter);
}

// Quiet lines; only the foot is a little stronger.
void Chart::paintAxes(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    const QRectF area = plot();
    painter.setFont(small());
    double free = height(); // above the last number
    const auto tick = [&](double value, bool foot) {
        const double y = heightOf(value);
        painter.setPen(QPen(foot ? theme.line : faded(theme.line, 0.55), foot ? 1.5 : 1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        if (y + lineHeight() / 2.0 > free + 4)
            return; // a number has no room here
        free = y - lineHeight() / 2.0;
        painter.setPen(theme.faint);
        paintText(painter,
                  QRectF(outside, y - lineHeight() / 2.0, area.left() - outside - Theme::unit,
                         lineHeight()),
                  Qt::AlignRight | Qt::AlignVCenter, numeral(value));
    };
    if (m_data.logarithmic)
        for (double value = 1; value <= topTick(); value *= 10)
            tick(value, value == 1);
    else
        for (double value = 0; value <= m_top * 1.0001; value += step())
            tick(value, value == 0);
    paintText(painter,
              QRectF(area.left(), height() - lineHeight() - Theme::unit / 2.0, area.width(),
                     lineHeight()),
              Qt::AlignCenter, m_data.below);
}

// Names that have no room are left out, evenly; the tool tip has them whole.
void Chart::paintNames(QPainter& painter) const {
    const QFontMetrics metrics(small());
    double widest = 1;
    for (const Column& column : m_data.columns)
        widest = std::max<double>(widest, metrics.horizontalAdvance(column.name) + Theme::unit);
    const double room = slot(0).width();
    const int every = room > leastForEveryName ? 1 : static_cast<int>(std::ceil(widest / room));
    const double wide = every * room - 4;
    const bool stacked = namesStacked(plot().width());
    painter.setFont(small());
    painter.setPen(Theme::of(*this).ink);
    const bool upright = namesUpright(plot().width());
    for (std::size_t i = 0; i < m_data.columns.size(); i += static_cast<std::size_t>(every)) {
        const QRectF all = slot(i);
        const QString& name = m_data.columns[i].name;
        if (upright) {
            const double high = longestName();
            painter.save();
            painter.translate(all.center().x(), all.bottom() + 4);
            painter.rotate(-90);
            paintText(painter, QRectF(-high, -lineHeight() / 2.0, high, lineHeight()),
                      Qt::AlignRight | Qt::AlignVCenter, name);
            painter.restore();
            continue;
        }
        const bool two = stacked && metrics.horizontalAdvance(name) > wide;
        const qsizetype at = two ? breakOf(name) : name.size();
        const QRectF line(all.center().x() - wide / 2, all.bottom() + 4, wide, lineHeight());
        paintText(painter, line, Qt::AlignCenter, name.left(at));
        paintText(painter, line.translated(0, lineHeight() - 2), Qt::AlignCenter,
                  name.mid(at).trimmed());
    }
}

void Chart::paintLegend(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    const QFontMetrics metrics(small());
    const QRectF top(outside, Theme::unit, width() - 2 * outside, lineHeight());
    double right = top.right();
    painter.setFont(small());
    for (qsizetype i = m_data.series.size() > 1 ? m_data.series.size() : 0; i-- > 0;) {
        const double words = metrics.horizontalAdvance(m_data.series[i]);
        painter.setPen(theme.ink);
        paintText(painter, QRectF(right - words, top.top(), words + 1, top.height()),
                  Qt::AlignVCenter, m_data.series[i]);
        right -= words + Theme::unit * 0.75;
        paintBar(painter, QRectF(right - 12, top.center().y() - 6, 12, 12),
                 m_data.inks[static_cast<std::size_t>(i)]);
        right -= 12 + 2 * Theme::unit;
    }
    painter.setPen(theme.faint);
    paintText(painter, QRectF(top.topLeft(), QPointF(right, top.bottom())),
              Qt::AlignLeft | Qt::AlignVCenter, m_data.beside);
}

void Chart::paintBar(QPainter& painter, const QRectF& bar, Ink ink) const {
    const Theme& theme = Theme::of(*this);
    const bool thin = bar.width() <= 5;
    const double radius = thin ? 0 : std::min({round, bar.height() / 2, bar.width() / 2});
    onlyFill(painter, ink == Ink::Accent ? theme.accent : faded(theme.faint, 0.5));
    if (ink != Ink::Outline) {
        painter.drawRoundedRect(bar, radius, radius);
        return;
    }
    painter.setBrush(faded(theme.faint, thin ? 0.2 : 0.06));
    if (!thin)
        painter.setPen(QPen(faded(theme.faint, 0.9), 1.2));
    painter.drawRoundedRect(thin ? bar : bar.adjusted(0.6, 0.6, -0.6, -0.6), radius, radius);
}

void Chart::paintBars(QPainter& painter) const {
    for (std::size_t at = 0; at < m_data.columns.size(); ++at) {
        const Column& column = m_data.columns[at];
        const QRectF all = slot(at);
        const double gap = all.width() > 8 ? all.width() * 0.16 : 0;
        const double wide = std::min(all.width() - 2 * gap, 7.0 * Theme::unit);
        const double between = wide > 5 ? apart : 0;
        double from = 0;
        for (std::size_t i = 0; i < column.values.size(); ++i) {
            const double top = heightOf(from + column.values[i]), bottom = heightOf(from);
            if (bottom - top > 0.1)
                paintBar(painter,
                         QRectF(all.center().x() - wide / 2, top, wide,
                                std::max(0.5, bottom - top - (from > 0 ? between : 0))),
                         m_data.inks[i]);
            from += column.values[i];
        }
        if (column.values.size() == 1)
            paintNumber(painter, all,
                        heightOf(column.interval ? std::max(from, column.interval->second) : from),
                        from);
    }
}

// Above a bar, if it does not run into what stands beside it.
void Chart::paintNumber(QPainter& painter, const QRectF& slot, double foot, double value) const {
    const QString text = numeral(value, m_data.decimals);
    if (QFontMetrics(small(Weight::Strong)).horizontalAdvance(text) > slot.width() - 4)
        return;
    painter.setFont(small(Weight::Strong));
    painter.setPen(Theme::of(*this).ink);
    paintText(painter, QRectF(slot.left(), foot - lineHeight() - 2, slot.width(), lineHeight()),
              Qt::AlignCenter, text);
}

// The ground below the line is a breath of the accent.
void Chart::paintLine(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    QPolygonF points;
    for (std::size_t i = 0; i < m_data.columns.size(); ++i)
        points << QPointF(slot(i).center().x(), heightOf(m_data.columns[i].values.front()));
    const QRectF area = plot();
    QPolygonF ground = points;
    ground << QPointF(points.back().x(), area.bottom())
           << QPointF(points.front().x(), area.bottom());
    QLinearGradient shade(area.topLeft(), area.bottomLeft());
    shade.setColorAt(0, faded(theme.accent, 0.22));
    shade.setColorAt(1, faded(theme.accent, 0.03));
    onlyFill(painter, shade);
    painter.drawPolygon(ground);
    onlyOutline(painter, QPen(theme.accent, 2.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(points);
    painter.setPen(QPen(theme.surface, 2));
    painter.setBrush(theme.accent);
    for (const QPointF point : points)
        painter.drawEllipse(point, 5, 5);
    for (std::size_t i = 0; i < m_data.columns.size(); ++i)
        paintNumber(painter, slot(i), points[static_cast<qsizetype>(i)].y() - 6,
                    m_data.columns[i].values.front());
}

void Chart::paintIntervals(QPainter& painter) const {
    painter.setPen(QPen(faded(Theme::of(*this).ink, 0.75), 2, Qt::SolidLine, Qt::RoundCap));
    for (std::size_t i = 0; i < m_data.columns.size(); ++i)
        if (const auto& interval = m_data.columns[i].interval) {
            const double x = slot(i).center().x();
            const double low = heightOf(interval->first), high = heightOf(interval->second);
            painter.drawLine(QPointF(x, low), QPointF(x, high));
            for (const double y : {low, high})
                painter.drawLine(QPointF(x - 4, y), QPointF(x + 4, y));
        }
}

// Words -------------------------------------------------------------------------------------------

QString Chart::describe(const Column& column) const {
    QStringList numbers;
    for (std::size_t i = 0; i < column.values.size(); ++i)
        numbers << tr("%1 %2").arg(m_data.series[static_cast<qsizetype>(i)],
                                   numeral(column.values[i]));
    const QString all = listed(numbers);
    return m_data.below.isEmpty() ? tr("%1: %2").arg(column.name, all)
                                  : tr("%1 %2: %3").arg(m_data.below, column.name, all);
}

QString Chart::wordsAt(QPointF point) const {
    for (std::size_t i = 0; i < m_data.columns.size(); ++i)
        if (slot(i).adjusted(0, 0, 0, 2 * lineHeight()).contains(point)) // its name, too
            return describe(m_data.columns[i]);
    return {};
}

} // namespace bouton
