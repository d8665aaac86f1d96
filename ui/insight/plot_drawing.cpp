#include <QCoreApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

#include "ui/game/side_badge.h"
#include "ui/insight/value_plot.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr double badge = 2.5 * Theme::unit;
constexpr double gutter = badge + 5 * Theme::unit; // left of the plot: signs and scale
constexpr double edge = Theme::unit;               // between a band's border and its points
constexpr double leastForMarkers = 6;              // pixels from move to move
constexpr int leastScore = 16;                     // the scale shows at least so many discs

QColor colourOf(const Ruleset& game, Side side, const Theme& theme) {
    return isDisc(game) ? (side == Side::One ? theme.darkDisc : theme.lightDisc) : theme.side(side);
}
QColor edgeOf(const Ruleset& game, Side side, const Theme& theme) {
    return isDisc(game) ? theme.faint : theme.sideEdges[indexOf(side)];
}

// A win is a triangle that points to its winner's band, a draw a square.
QPainterPath shapeOf(Outcome outcome, QPointF at, double size) {
    QPainterPath path;
    if (outcome == Outcome::Draw) {
        path.addRect(at.x() - size * 0.8, at.y() - size * 0.8, size * 1.6, size * 1.6);
        return path;
    }
    const double up = outcome == Outcome::Win ? -size : size;
    path.addPolygon(QPolygonF{{at.x(), at.y() + up},
                              {at.x() + size, at.y() - up * 0.8},
                              {at.x() - size, at.y() - up * 0.8},
                              {at.x(), at.y() + up}});
    return path;
}

// A round step of numbers of which at most so many fit.
int roundStep(int range, int most) {
    for (int power = 1;; power *= 10)
        for (const int digit : {1, 2, 5})
            if (range / (digit * power) < std::max(most, 1))
                return digit * power;
}

} // namespace

PlotDrawing::PlotDrawing(const ValueHistory& history, const QRectF& rect, const QFont& font)
    : m_history(history), m_font(font) {
    if (font.pixelSize() > 0)
        m_font.setPixelSize(std::max(1, font.pixelSize() * 17 / 20));
    else
        m_font.setPointSizeF(font.pointSizeF() * 0.85);
    const double line = QFontMetricsF(m_font).height();
    const double left = rect.left() + gutter;
    const double width = rect.width() - gutter - Theme::unit;
    m_slips = {left, rect.top(), width, line + 4};
    m_plies = {left, rect.bottom() - line, width, line};
    m_plot = {left, m_slips.bottom() + 2, width, m_plies.top() - m_slips.bottom() - 4};
    const double part =
        m_history.mayBeDrawn && !m_history.scored() ? m_plot.height() / 3 : m_plot.height() / 2;
    m_wins = {left, m_plot.top(), width, part};
    m_losses = {left, m_plot.bottom() - part, width, part};
    m_draws = {left, m_wins.bottom(), width, m_losses.top() - m_wins.bottom()};
    m_most = m_history.scored() ? leastScore : 1;
    for (const auto& point : m_history.points)
        if (point)
            m_most = std::max(m_most, m_history.scored() ? std::abs(point->score.value_or(0))
                                                         : point->remoteness.value_or(0));
    const std::size_t steps = std::max<std::size_t>(m_history.path.size(), 2) - 1;
    // A short game does not fill the width, so that its first moves are not far apart.
    m_step = std::min((width - 2 * edge) / static_cast<double>(steps), 6.0 * Theme::unit);
}

double PlotDrawing::xOf(std::size_t index) const {
    return m_plot.left() + edge + m_step * static_cast<double>(index);
}

std::size_t PlotDrawing::nearest(double x) const {
    const double index = std::round((x - m_plot.left() - edge) / m_step);
    const auto last = static_cast<double>(m_history.path.size()) - 1;
    return static_cast<std::size_t>(std::clamp(index, 0.0, std::max(last, 0.0)));
}

double PlotDrawing::yOf(const Point& point) const {
    if (m_history.scored())
        return m_plot.center().y()
               - (m_plot.height() / 2 - edge) * point.score.value_or(0) / m_most;
    if (point.outcome == Outcome::Draw)
        return m_draws.center().y();
    const QRectF& band = point.outcome == Outcome::Win ? m_wins : m_losses;
    if (!point.remoteness)
        return band.center().y();
    const double inward = (band.height() - 2 * edge) * *point.remoteness / m_most;
    return point.outcome == Outcome::Win ? band.top() + edge + inward
                                         : band.bottom() - edge - inward;
}

QPointF PlotDrawing::pointOf(std::size_t index) const {
    const auto& point = m_history.points[index];
    return {xOf(index), point ? yOf(*point) : m_plot.center().y()};
}

void PlotDrawing::paint(QPainter& painter, const Theme& theme,
                        std::optional<std::size_t> hovered) const {
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setFont(m_font);
    paintBands(painter, theme);
    paintPlies(painter, theme);
    if (hovered && *hovered < m_history.path.size()) {
        const double width = std::max(m_step, 4.0);
        painter.fillRect(QRectF(xOf(*hovered) - width / 2, m_plot.top(), width, m_plot.height()),
                         faded(theme.accent, 0.16));
    }
    paintNow(painter, theme);
    paintCurve(painter, theme);
    paintMarks(painter, theme);
}

// Bands and scales --------------------------------------------------------------------------------

void PlotDrawing::paintBands(QPainter& painter, const Theme& theme) const {
    paintBand(painter, theme, m_wins, Side::One);
    paintBand(painter, theme, m_losses, Side::Two);
    if (m_history.scored()) {
        paintScale(painter, theme);
    } else if (!m_draws.isEmpty()) {
        painter.fillRect(m_draws, faded(theme.faint, 0.12));
        painter.setPen(theme.faint);
        painter.drawText(
            QRectF(m_plot.left() - gutter, m_draws.top(), gutter - Theme::unit, m_draws.height()),
            Qt::AlignRight | Qt::AlignVCenter,
            QCoreApplication::translate("bouton::ValuePlot", "draw"));
    }
    painter.setPen(QPen(theme.line, 1));
    for (const double y : {m_plot.top(), m_wins.bottom(), m_losses.top(), m_plot.bottom()})
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
}

void PlotDrawing::paintBand(QPainter& painter, const Theme& theme, const QRectF& band,
                            Side winner) const {
    painter.fillRect(band, tintOf(*m_history.game, winner, theme));
    const double left = m_plot.left() - gutter;
    paintBadge(painter, {left, band.center().y() - badge / 2, badge, badge}, *m_history.game,
               winner, theme);
    painter.setFont(m_font);
    if (m_history.scored())
        return;
    painter.setPen(theme.faint);
    painter.drawText(QRectF(left, band.top(), gutter - Theme::unit, band.height()),
                     Qt::AlignRight | Qt::AlignVCenter,
                     QCoreApplication::translate("bouton::ValuePlot", "wins"));
}

// Discs, by which the side in whose half they stand is ahead.
void PlotDrawing::paintScale(QPainter& painter, const Theme& theme) const {
    const double line = QFontMetricsF(m_font).height();
    for (const int score : {m_most, 0, -m_most}) {
        const double y = yOf({.outcome = Outcome::Draw, .exact = true, .score = score});
        painter.setPen(theme.faint);
        painter.drawText(QRectF(m_plot.left() - gutter, y - line / 2, gutter - Theme::unit, line),
                         Qt::AlignRight | Qt::AlignVCenter, QString::number(std::abs(score)));
    }
}

void PlotDrawing::paintPlies(QPainter& painter, const Theme& theme) const {
    const auto last = static_cast<int>(m_history.path.size()) - 1;
    const QFontMetricsF metrics(m_font);
    const double wide = metrics.horizontalAdvance(QString::number(last)) + 2 * Theme::unit;
    const int step = roundStep(last, static_cast<int>(m_step * last / wide));
    painter.setPen(theme.faint);
    for (int ply = 0; ply <= last; ply += step) {
        const double x = xOf(static_cast<std::size_t>(ply));
        painter.drawText(QRectF(x - wide, m_plies.top(), 2 * wide, m_plies.height()),
                         Qt::AlignCenter, QString::number(ply));
    }
}

// The curve ---------------------------------------------------------------------------------------

void PlotDrawing::paintNow(QPainter& painter, const Theme& theme) const {
    const double x = xOf(m_history.now);
    painter.setPen(QPen(theme.accent, 2));
    painter.drawLine(QPointF(x, m_plot.top()), QPointF(x, m_plot.bottom()));
}

// What is only estimated is dotted.
void PlotDrawing::paintCurve(QPainter& painter, const Theme& theme) const {
    QPainterPath proven, estimated;
    for (std::size_t i = 1; i < m_history.path.size(); ++i) {
        const auto &from = m_history.points[i - 1], &to = m_history.points[i];
        if (!from || !to)
            continue;
        QPainterPath& curve = from->exact && to->exact ? proven : estimated;
        curve.moveTo(pointOf(i - 1));
        curve.lineTo(pointOf(i));
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto& [curve, style] :
         {std::pair(&proven, Qt::SolidLine), std::pair(&estimated, Qt::DotLine)}) {
        painter.setPen(QPen(faded(theme.ink, 0.55), 1.5, style, Qt::RoundCap));
        painter.drawPath(*curve);
    }
    for (std::size_t i = 0; i < m_history.path.size(); ++i)
        paintPoint(painter, theme, i);
}

void PlotDrawing::paintPoint(QPainter& painter, const Theme& theme, std::size_t index) const {
    const QPointF at = pointOf(index);
    const bool isNow = index == m_history.now;
    const auto& point = m_history.points[index];
    if (!point) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(faded(theme.faint, 0.5));
        painter.drawEllipse(at, 1, 1);
        return;
    }
    if (m_step < leastForMarkers && !isNow)
        return;
    const double size = isNow ? 5.5 : std::clamp(m_step / 3, 2.5, 4.5);
    const Side winner = point->outcome == Outcome::Win ? Side::One : Side::Two;
    const bool draw = point->outcome == Outcome::Draw;
    const QColor fill = draw ? theme.faint : colourOf(*m_history.game, winner, theme);
    const QColor line = draw ? theme.faint : edgeOf(*m_history.game, winner, theme);
    const bool reported = m_history.reported[index];
    painter.setPen(
        QPen(isNow ? theme.accent : line, isNow ? 2 : 1.2, reported ? Qt::DotLine : Qt::SolidLine));
    painter.setBrush(point->exact ? fill : theme.surface);
    painter.drawPath(shapeOf(point->outcome, at, size));
}

// The slips ---------------------------------------------------------------------------------------

// Each is the sign of who made it and a question mark, above its point. Where they would cover each
// other only the first keeps its sign, the others a line.
void PlotDrawing::paintMarks(QPainter& painter, const Theme& theme) const {
    const double height = m_slips.height() - 2;
    const double width = isDisc(*m_history.game)
                             ? height
                             : QFontMetricsF(m_font).horizontalAdvance(QStringLiteral("W?")) + 4;
    double free = m_slips.left() - gutter;
    for (const ValueHistory::Mark& mark : m_history.marks) {
        const auto index = static_cast<std::size_t>(mark.slip.ply);
        const QPointF at = pointOf(index);
        painter.setPen(QPen(faded(theme.ink, 0.6), 1, Qt::DotLine));
        painter.drawLine(QPointF(at.x(), m_slips.bottom()), at);
        const QRectF box(at.x() - width / 2, m_slips.top(), width, height);
        if (box.left() < free)
            continue;
        QFont bold = m_font;
        bold.setBold(true);
        painter.setFont(bold);
        isDisc(*m_history.game) ? paintDisc(painter, theme, box, mark.slip)
                                : paintLetter(painter, theme, box, mark.slip);
        painter.setFont(m_font);
        free = box.right() + 1;
    }
}

// By estimate it has a broken edge.
void PlotDrawing::paintDisc(QPainter& painter, const Theme& theme, const QRectF& box,
                            const Slip& slip) const {
    painter.setPen(QPen(theme.faint, 1.5, slip.exact ? Qt::SolidLine : Qt::DotLine));
    painter.setBrush(colourOf(*m_history.game, slip.side, theme));
    painter.drawEllipse(box.adjusted(0.75, 0.75, -0.75, -0.75));
    painter.setPen(colourOf(*m_history.game, other(slip.side), theme));
    painter.drawText(box, Qt::AlignCenter, QStringLiteral("?"));
}

// By estimate it is hollow.
void PlotDrawing::paintLetter(QPainter& painter, const Theme& theme, const QRectF& box,
                              const Slip& slip) const {
    const Ruleset& game = *m_history.game;
    painter.setPen(QPen(edgeOf(game, slip.side, theme), 1));
    painter.setBrush(slip.exact ? colourOf(game, slip.side, theme) : theme.surface);
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(slip.exact ? theme.onSide : theme.ink);
    painter.drawText(box, Qt::AlignCenter,
                     QString(QChar(game.name.letters[indexOf(slip.side)])) + QChar('?'));
}

} // namespace bouton
