// SPDX-License-Identifier: MIT
#include "ui/insight/value_plot.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <utility>

#include "ui/boards/side_badge.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

ValuePlot::ValuePlot(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("valuePlot"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    worded(this, &QWidget::setAccessibleName, [] { return tr("How the game went"); });
}

void ValuePlot::put(ValueHistory history) {
    m_history = std::move(history);
    setAccessibleDescription(m_history.path.empty() ? QString()
                                                    : QString(courseInWords(m_history) + u'\n'
                                                              + inWords(m_history, m_history.now))
                                                          .trimmed());
    update();
}

PlotDrawing ValuePlot::drawing() const {
    return {m_history, QRectF(rect()).adjusted(2, 2, -2, -2), font()};
}

QPointF ValuePlot::pointOf(std::size_t index) const { return drawing().pointOf(index); }

QSize ValuePlot::sizeHint() const { return {60 * Theme::unit, 16 * Theme::unit}; }

QSize ValuePlot::minimumSizeHint() const { return {24 * Theme::unit, 16 * Theme::unit}; }

int ValuePlot::heightForWidth(int width) const {
    return (width < 50 * Theme::unit ? 26 : 16) * Theme::unit;
}

void ValuePlot::paintEvent(QPaintEvent*) {
    if (m_history.path.empty())
        return;
    QPainter painter(this);
    drawing().paint(painter, Theme::of(*this), m_hovered);
    if (hasFocus()) {
        onlyOutline(painter, QPen(Theme::of(*this).accent, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
}

// The mouse and the keys --------------------------------------------------------------------------

bool ValuePlot::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !m_history.path.empty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        QToolTip::showText(help->globalPos(),
                           inWords(m_history, drawing().nearest(help->pos().x())), this);
        return true;
    }
    return QWidget::event(event);
}

void ValuePlot::hover(std::optional<std::size_t> index) {
    if (std::exchange(m_hovered, index) != index)
        update();
}

void ValuePlot::mouseMoveEvent(QMouseEvent* event) {
    if (!m_history.path.empty())
        hover(drawing().nearest(event->position().x()));
}

void ValuePlot::leaveEvent(QEvent*) { hover(std::nullopt); }

void ValuePlot::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !m_history.path.empty())
        emit chosen(drawing().nearest(event->position().x()));
}

void ValuePlot::keyPressEvent(QKeyEvent* event) {
    const std::size_t now = m_history.now, end = m_history.path.size();
    if (end == 0 || event->modifiers() & ~Qt::KeypadModifier)
        return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left: return now > 0 ? void(emit chosen(now - 1)) : void();
    case Qt::Key_Right: return now + 1 < end ? void(emit chosen(now + 1)) : void();
    case Qt::Key_Home: emit chosen(0); return;
    case Qt::Key_End: emit chosen(end - 1); return;
    default: QWidget::keyPressEvent(event);
    }
}

namespace {

// As the plot has it: an estimate tells who is ahead.
QString standing(const Ruleset& game, const Point& point) {
    if (point.outcome == Outcome::Draw)
        return point.exact ? ValuePlot::tr("a draw") : ValuePlot::tr("about even");
    const QString side = nameOf(game, point.outcome == Outcome::Win ? Side::One : Side::Two);
    return point.exact ? ValuePlot::tr("%1 wins").arg(side)
                       : ValuePlot::tr("%1 is ahead").arg(side);
}

} // namespace

QString courseInWords(const ValueHistory& history) {
    QStringList parts;
    QString now;
    for (std::size_t i = 0; i < history.points.size(); ++i) {
        if (!history.points[i])
            continue;
        const QString next = standing(*history.game, *history.points[i]);
        if (next == now)
            continue;
        if (!now.isEmpty()) // the position after move i is the first that stands so
            parts << ValuePlot::tr("Until move %1: %2.", "12, X wins").arg(i).arg(now);
        now = next;
    }
    if (now.isEmpty())
        return {};
    parts << (parts.isEmpty() ? ValuePlot::tr("All along: %1.", "X wins")
                              : ValuePlot::tr("From then on: %1.", "X wins"))
                 .arg(now);
    return parts.join(u' ');
}

namespace {

constexpr int heightOnPaper = 40 * Theme::unit;

QString titleOf(const ValueHistory& history) {
    return QCoreApplication::translate("bouton::ValuePlot", "%1: value history")
        .arg(spoken(history.game->name.title));
}

} // namespace

Drawing drawingOf(const ValueHistory& history) {
    const QSizeF size(paperSize.width(), heightOnPaper);
    return titled({titleOf(history), size, [history, size](QPainter& painter) {
                       PlotDrawing(history, QRectF({0, 0}, size), painter.font())
                           .paint(painter, Theme::light());
                   }});
}

namespace {

constexpr double badge = 2.0 * Theme::unit;
constexpr double edge = Theme::unit;  // between a band's border and its points
constexpr double leastForMarkers = 6; // pixels from move to move
constexpr int leastScore = 8;         // the scale shows at least so many discs
constexpr double ring = 5;            // of a slip
constexpr double stroke = 2.5;        // of its ring
constexpr double halo = 8.5;          // around the position on the board

// Left of the plot: signs, and a scale of words or scores.
double gutterOf(const QFont& font) {
    const QFontMetricsF letters(font);
    double widest = letters.horizontalAdvance(QStringLiteral("+64"));
    for (const char* word : {QT_TRANSLATE_NOOP("bouton::ValuePlot", "draw"),
                             QT_TRANSLATE_NOOP("bouton::ValuePlot", "wins")})
        widest = std::max(widest, letters.horizontalAdvance(
                                      QCoreApplication::translate("bouton::ValuePlot", word)));
    return badge + std::max(5.0 * Theme::unit, widest + 2.0 * Theme::unit);
}

QString bookWord() { return QCoreApplication::translate("bouton::ValuePlot", "book"); }

// A round step of numbers of which at most so many fit.
int roundStep(int range, int most) {
    for (int power = 1;; power *= 10)
        for (const int digit : {1, 2, 5})
            if (range / (digit * power) < std::max(most, 1))
                return digit * power;
}

} // namespace

PlotDrawing::PlotDrawing(const ValueHistory& history, const QRectF& rect, const QFont& font)
    : m_history(history), m_font(sized(font, Type::Caption)) {
    const double line = QFontMetricsF(m_font).height();
    const double gutter = gutterOf(m_font);
    const double left = rect.left() + gutter;
    const double width = rect.width() - gutter - Theme::unit;
    m_plies = {left, rect.bottom() - line, width, line};
    m_plot = {left, rect.top() + line / 2, width, m_plies.top() - rect.top() - line / 2 - 4};
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
        onlyFill(painter, faded(theme.accent, 0.14));
        painter.drawRoundedRect(
            QRectF(xOf(*hovered) - width / 2, m_plot.top(), width, m_plot.height()), 3, 3);
    }
    paintBook(painter, theme);
    paintGround(painter, theme);
    paintCurve(painter, theme);
    paintMarks(painter, theme);
}

// Bands and scales --------------------------------------------------------------------------------

// Whose half it is, is told by the sides' signs; the halves themselves wear no colour.
void PlotDrawing::paintBands(QPainter& painter, const Theme& theme) const {
    paintSign(painter, theme, m_wins, Side::One);
    paintSign(painter, theme, m_losses, Side::Two);
    if (m_history.scored())
        paintScale(painter, theme);
    else if (!m_draws.isEmpty())
        paintWord(painter, theme, m_draws,
                  QCoreApplication::translate("bouton::ValuePlot", "draw"));
    painter.setPen(QPen(faded(theme.line, 0.6), 1));
    for (const double y : {m_plot.top(), m_plot.bottom()})
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
    painter.setPen(QPen(theme.line, 1.5));
    for (const double y : {m_wins.bottom(), m_losses.top()})
        painter.drawLine(QPointF(m_plot.left(), y), QPointF(m_plot.right(), y));
}

void PlotDrawing::paintWord(QPainter& painter, const Theme& theme, const QRectF& band,
                            const QString& word) const {
    painter.setFont(m_font);
    painter.setPen(theme.faint);
    const double gutter = gutterOf(m_font), left = m_plot.left() - gutter + badge;
    paintText(painter, QRectF(left, band.top(), gutter - badge - Theme::unit, band.height()),
              Qt::AlignRight | Qt::AlignVCenter, word);
}

void PlotDrawing::paintSign(QPainter& painter, const Theme& theme, const QRectF& band,
                            Side winner) const {
    const double left = m_plot.left() - gutterOf(m_font);
    paintBadge(painter, {left, band.center().y() - badge / 2, badge, badge}, *m_history.game,
               winner, theme);
    if (!m_history.scored())
        paintWord(painter, theme, band, QCoreApplication::translate("bouton::ValuePlot", "wins"));
}

// Discs, by which the side in whose half they stand is ahead.
void PlotDrawing::paintScale(QPainter& painter, const Theme& theme) const {
    const double line = QFontMetricsF(m_font).height();
    for (const int score : {m_most, 0, -m_most}) {
        const double y = yOf({.outcome = Outcome::Draw, .exact = true, .score = score});
        paintWord(painter, theme, {m_plot.left(), y - line / 2, 1, line},
                  score == 0 ? QStringLiteral("0") : QStringLiteral("+%1").arg(std::abs(score)));
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
        paintText(painter, QRectF(x - wide, m_plies.top(), 2 * wide, m_plies.height()),
                  Qt::AlignCenter, QString::number(ply));
    }
}

// A bar below the moves of the opening book, and its name where there is room. A game that left the
// book with its first move has no bar.
void PlotDrawing::paintBook(QPainter& painter, const Theme& theme) const {
    const QRectF name = nameOfBook();
    if (name.isEmpty())
        return;
    onlyFill(painter, theme.faint);
    painter.drawRect(
        QRectF(m_plot.left(), m_plot.bottom() - 1.5, xOf(*m_history.bookEnd) - m_plot.left(), 3));
    painter.setPen(theme.faint);
    paintText(painter, name, Qt::AlignLeft | Qt::AlignVCenter, bookWord());
}

QRectF PlotDrawing::nameOfBook() const {
    if (m_history.bookEnd.value_or(0) == 0)
        return {};
    const QFontMetricsF metrics(m_font);
    const double left = m_plot.left(), wide = metrics.horizontalAdvance(bookWord()) + 2;
    return {left + 2, m_plot.bottom() - 2 - metrics.height(),
            std::max(xOf(*m_history.bookEnd) - left, wide), metrics.height()};
}

// The curve ---------------------------------------------------------------------------------------

// Between the curve and the line where nobody is ahead lies a breath of the accent.
void PlotDrawing::paintGround(QPainter& painter, const Theme& theme) const {
    onlyFill(painter, faded(theme.accent, 0.14));
    const double middle = m_plot.center().y();
    for (std::size_t i = 1; i < m_history.path.size(); ++i)
        if (m_history.points[i - 1] && m_history.points[i]) {
            const QPointF from = pointOf(i - 1), to = pointOf(i);
            painter.drawPolygon(
                QPolygonF{{from.x(), middle}, from, to, {to.x(), middle}, {from.x(), middle}});
        }
}

// What is only estimated is dotted.
void PlotDrawing::paintCurve(QPainter& painter, const Theme& theme) const {
    QPainterPath proven, estimated;
    for (std::size_t i = 1; i < m_history.path.size(); ++i) {
        const auto &from = m_history.points[i - 1], &to = m_history.points[i];
        if (!from || !to)
            continue;
        QPainterPath& curve = from->exact && to->exact ? proven : estimated;
        // In one piece with the step before, or each step would begin with a dot of its own.
        if (curve.isEmpty() || curve.currentPosition() != pointOf(i - 1))
            curve.moveTo(pointOf(i - 1));
        curve.lineTo(pointOf(i));
    }
    painter.setBrush(Qt::NoBrush);
    for (const auto& [curve, style] :
         {std::pair(&proven, Qt::SolidLine), std::pair(&estimated, Qt::DotLine)}) {
        painter.setPen(QPen(theme.accent, 2, style, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(*curve);
    }
    for (std::size_t i = 0; i < m_history.path.size(); ++i)
        paintPoint(painter, theme, i);
}

// Where the moves are close together the points have no markers.
double PlotDrawing::sizeOfPoint() const {
    return m_step < leastForMarkers ? 0 : std::clamp(m_step / 4, 2.0, 3.5);
}

// A win of the first side is filled, a loss is an outline, a draw is a grey diamond. The position
// on the board is larger.
void PlotDrawing::paintPoint(QPainter& painter, const Theme& theme, std::size_t index) const {
    const QPointF at = pointOf(index);
    const bool isNow = index == m_history.now;
    const auto& point = m_history.points[index];
    painter.setPen(Qt::NoPen);
    if (isNow) {
        painter.setBrush(faded(theme.accent, 0.25));
        painter.drawEllipse(at, halo, halo);
    }
    if (!point) {
        painter.setBrush(isNow ? theme.accent : faded(theme.faint, 0.5));
        painter.drawEllipse(at, isNow ? 3 : 1, isNow ? 3 : 1);
        return;
    }
    if (sizeOfPoint() == 0 && !isNow)
        return;
    const double size = isNow ? 5 : sizeOfPoint();
    const bool draw = point->outcome == Outcome::Draw, won = point->outcome == Outcome::Win;
    const QColor ink = draw ? mixed(theme.faint, theme.surface, 0.4) : theme.accent;
    const bool firm = point->exact && !m_history.reported[index];
    painter.setPen(QPen(ink, 1.5, firm ? Qt::SolidLine : Qt::DotLine));
    painter.setBrush(won || draw ? (point->exact ? ink : mixed(ink, theme.surface, 0.5))
                                 : theme.surface);
    if (!draw) {
        painter.drawEllipse(at, size, size);
        return;
    }
    const double arm = size * 1.35;
    painter.drawPolygon(QPolygonF({at + QPointF(0, -arm), at + QPointF(arm, 0),
                                   at + QPointF(0, arm), at + QPointF(-arm, 0)}));
}

// The slips ---------------------------------------------------------------------------------------

// Each is a ring with its move. Where the moves would cover each other only the first keeps its
// name.
void PlotDrawing::paintMarks(QPainter& painter, const Theme& theme) const {
    const QFont strong = sized(m_font, Type::Text, Weight::Strong);
    const QFontMetricsF metrics(strong);
    NamePlaces places = placesOfNames();
    painter.setFont(strong);
    for (const ValueHistory::Mark& mark : m_history.marks) {
        const QPointF at = pointOf(static_cast<std::size_t>(mark.slip.ply));
        painter.setPen(QPen(theme.warning, stroke, mark.slip.exact ? Qt::SolidLine : Qt::DotLine));
        painter.setBrush(theme.surface);
        painter.drawEllipse(at, ring, ring);
    }
    painter.setPen(theme.warning);
    for (const ValueHistory::Mark& mark : m_history.marks) {
        const QString move = QString::fromStdString(mark.move);
        const QRectF ink = metrics.tightBoundingRect(move).adjusted(-2, -2, 2, 2);
        const QPointF at = pointOf(static_cast<std::size_t>(mark.slip.ply));
        if (const auto place = places.next({at, ring + stroke / 2}, ink.size()))
            paintText(painter,
                      metrics.boundingRect(move)
                          .translated(place->topLeft() - ink.topLeft())
                          .adjusted(-2, 0, 2, 0),
                      Qt::AlignCenter, move);
    }
}

// With all that is in the way of the names.
NamePlaces PlotDrawing::placesOfNames() const {
    std::vector<QLineF> lines;
    std::vector<NamePlaces::Disc> points, rings;
    for (std::size_t i = 0; i < m_history.path.size(); ++i) {
        points.push_back({pointOf(i), i == m_history.now ? halo : sizeOfPoint()});
        if (i > 0 && m_history.points[i - 1] && m_history.points[i])
            lines.emplace_back(pointOf(i - 1), pointOf(i));
    }
    for (const ValueHistory::Mark& mark : m_history.marks)
        rings.push_back({pointOf(static_cast<std::size_t>(mark.slip.ply)), ring + stroke / 2});
    NamePlaces places(m_plot.adjusted(-edge, -edge, edge, 0), std::move(lines), std::move(points),
                      std::move(rings));
    if (const QRectF book = nameOfBook(); !book.isEmpty())
        places.take(book);
    return places;
}

} // namespace bouton
