// SPDX-License-Identifier: MIT
#include "ui/insight/line_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <utility>

#include "ui/boards/side_badge.h"
#include "ui/controls/layouts.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr int sign = 2 * Theme::unit, gap = Theme::unit / 2;

QPainterPath arrow(double way) {
    QPainterPath path;
    path.addPolygon(
        QPolygonF{{0.5 * way, 0}, {-0.4 * way, -0.6}, {-0.4 * way, 0.6}, {0.5 * way, 0}});
    return path;
}

} // namespace

LineView::LineView(const Ruleset& game, QWidget* parent)
    : QWidget(parent),
      m_game(game),
      m_back(named("lineBack", new GlyphButton(arrow(-1), {}, this))),
      m_on(named("lineOn", new GlyphButton(arrow(1), {}, this))) {
    worded(m_back, &GlyphButton::setName, [] { return tr("A move back in this line"); });
    worded(m_on, &GlyphButton::setName, [] { return tr("A move on in this line"); });
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(m_back, &GlyphButton::clicked, this, [this] { step(-1); });
    connect(m_on, &GlyphButton::clicked, this, [this] { step(1); });
}

void LineView::put(const QString& title, std::vector<Step> steps) {
    m_title = title;
    if (steps != m_steps) {
        m_steps = std::move(steps);
        m_hovered.reset();
        keep(std::nullopt);
        layOut();
        updateGeometry();
    }
    QStringList words{title};
    for (const Step& step : m_steps)
        words << QString::fromStdString(step.move);
    setAccessibleName(words.join(QChar(' ')));
    refreshButtons();
    update();
}

// Showing -----------------------------------------------------------------------------------------

void LineView::keep(std::optional<std::size_t> moves) {
    m_kept = moves && *moves > 0 && *moves <= m_steps.size() ? moves : std::nullopt;
    showStep();
}

void LineView::showStep() {
    const auto moves = m_hovered ? m_hovered : m_kept;
    refreshButtons();
    update();
    if (!moves) {
        emit previewed(std::nullopt);
        return;
    }
    const Step& step = m_steps[*moves - 1];
    emit previewed(Scene{step.after, std::make_shared<const Step>(step)});
}

void LineView::step(int by) {
    m_hovered.reset();
    const int at = static_cast<int>(m_kept.value_or(0)) + by;
    keep(static_cast<std::size_t>(std::clamp(at, 0, static_cast<int>(m_steps.size()))));
}

void LineView::refreshButtons() {
    m_back->setEnabled(m_kept.has_value());
    m_on->setEnabled(m_kept.value_or(0) < m_steps.size());
}

// Geometry ----------------------------------------------------------------------------------------

int LineView::chipHeight() const { return std::max(3 * Theme::unit, fontMetrics().height() + 4); }
int LineView::headHeight() const { return std::max(4 * Theme::unit, fontMetrics().height()); }
int LineView::footHeight(int width) const {
    const QFontMetrics letters(sized(font(), Type::Caption));
    return letters.boundingRect(QRect(0, 0, width, 1), Qt::TextWordWrap, invitation()).height()
           + gap;
}

QString LineView::invitation() { return tr("Point at a move to see it on the board."); }

std::vector<QRect> LineView::placesIn(int width) const {
    std::vector<QRect> places;
    int wide = 0; // all alike, so that they stand in columns
    for (const Step& step : m_steps)
        wide = std::max(wide,
                        sign + 3 * gap
                            + fontMetrics().horizontalAdvance(QString::fromStdString(step.move)));
    int x = 0, y = headHeight() + gap;
    for (std::size_t i = 0; i < m_steps.size(); ++i, x += wide + gap) {
        if (x > 0 && x + wide > width) {
            x = 0;
            y += chipHeight() + gap;
        }
        places.emplace_back(x, y, wide, chipHeight());
    }
    return places;
}

void LineView::layOut() {
    m_places = placesIn(width());
    const int side = m_on->sizeHint().width();
    m_on->setGeometry(width() - side, 0, side, side);
    m_back->setGeometry(width() - 2 * side, 0, side, side);
}

QSize LineView::sizeHint() const { return {30 * Theme::unit, heightForWidth(30 * Theme::unit)}; }

int LineView::heightForWidth(int width) const {
    const std::vector<QRect> places = placesIn(width > 0 ? width : 30 * Theme::unit);
    return places.empty() ? headHeight() + gap
                          : places.back().bottom() + gap + footHeight(width) + 1;
}

void LineView::resizeEvent(QResizeEvent*) { layOut(); }

QRect LineView::moveRect(std::size_t move) const { return m_places[move]; }

std::optional<std::size_t> LineView::moveAt(QPointF point) const {
    for (std::size_t i = 0; i < m_places.size(); ++i)
        if (m_places[i].contains(point.toPoint()))
            return i + 1;
    return std::nullopt;
}

// Mouse and keys ----------------------------------------------------------------------------------

void LineView::hover(std::optional<std::size_t> move) {
    if (std::exchange(m_hovered, move) != move)
        showStep();
}

void LineView::mouseMoveEvent(QMouseEvent* event) { hover(moveAt(event->position())); }

void LineView::leaveEvent(QEvent*) { hover(std::nullopt); }

void LineView::mousePressEvent(QMouseEvent* event) {
    if (const auto move = moveAt(event->position()); move && event->button() == Qt::LeftButton)
        keep(move == m_kept ? std::nullopt : move);
}

void LineView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left: step(-1); return;
    case Qt::Key_Right: step(1); return;
    case Qt::Key_Escape:
        if (m_kept) {
            keep(std::nullopt);
            return;
        }
        [[fallthrough]];
    default: QWidget::keyPressEvent(event);
    }
}

// Painting ----------------------------------------------------------------------------------------

void LineView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    painter.setPen(theme.faint);
    paintText(painter, QRectF(0, 0, m_back->x() - gap, headHeight()),
              Qt::AlignVCenter | Qt::AlignLeft, m_title);
    const std::size_t reached = m_hovered.value_or(m_kept.value_or(0));
    for (std::size_t i = 0; i < m_steps.size(); ++i) {
        const QRectF place(m_places[i]);
        const bool end = i + 1 == reached;
        painter.setPen(end && m_kept == reached ? QPen(theme.accent, 2)
                       : hasFocus()             ? QPen(theme.line, 1)
                                                : QPen(Qt::NoPen));
        painter.setBrush(faded(theme.accent, end ? 0.24 : i < reached ? 0.1 : 0));
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 6, 6);
        paintBadge(painter, QRectF(place.left() + gap, place.center().y() - sign / 2.0, sign, sign),
                   m_game, m_steps[i].side, theme);
        painter.setFont(font());
        painter.setPen(theme.ink);
        paintText(painter, place.adjusted(sign + 2 * gap, 0, 0, 0),
                  Qt::AlignVCenter | Qt::AlignLeft, QString::fromStdString(m_steps[i].move));
    }
    if (m_places.empty())
        return;
    painter.setFont(sized(font(), Type::Caption));
    painter.setPen(theme.faint);
    painter.drawText(QRectF(0, m_places.back().bottom() + gap, width(), footHeight(width())),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, invitation());
}

} // namespace bouton
