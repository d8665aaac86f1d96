// SPDX-License-Identifier: MIT
#include "ui/insight/heap_view.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <utility>

#include "ui/controls/words.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr int margin = Theme::unit / 2; // beside the heaps, for the frame
constexpr int mostOfNine = 30; // counters that are nine pixels high; more share their height

} // namespace

HeapView::HeapView(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void HeapView::put(std::vector<Heap> heaps) {
    if (heaps != m_heaps) {
        m_heaps = std::move(heaps);
        point(std::nullopt);
        QStringList words;
        for (const Heap& heap : m_heaps)
            words << heap.name + QStringLiteral(": ") + QString::number(heap.size);
        setAccessibleDescription(inARow(words));
        updateGeometry();
    }
    setStale(false);
}

void HeapView::setStale(bool stale) {
    if (stale)
        point(std::nullopt);
    m_stale = stale;
    update();
}

void HeapView::light(const Clicks& cells) {
    m_litCells = cells;
    update();
}

// Geometry ----------------------------------------------------------------------------------------

int HeapView::tallest() const {
    int most = 3;
    for (const Heap& heap : m_heaps)
        most = std::max({most, heap.size, heap.reach.empty() ? 0 : heap.reach.back()});
    return most;
}

double HeapView::pitch() const {
    return std::min<double>((width() - 2 * margin)
                                / std::max<double>(1, static_cast<double>(m_heaps.size())),
                            6.0 * Theme::unit);
}

double HeapView::counter() const {
    if (tallest() > mostOfNine)
        return 9.0 * mostOfNine / tallest();
    return tallest() > 12 ? 9 : tallest() > 8 ? 12 : 2 * Theme::unit;
}

// For a heap's size, and below it its name.
int HeapView::sizeHeight() const {
    return std::max(20, QFontMetrics(sized(font(), Type::Text, Weight::Strong)).height());
}

int HeapView::foot() const {
    return sizeHeight() + std::max(17, QFontMetrics(sized(font(), Type::Caption)).height()) + 3;
}

QSize HeapView::sizeHint() const {
    return {30 * Theme::unit, static_cast<int>(tallest() * counter()) + foot() + Theme::unit};
}

QRectF HeapView::counterRect(std::size_t heap, int number) const {
    const double left = (width() - pitch() * static_cast<double>(m_heaps.size())) / 2;
    const double wide = std::min(pitch() - 3, 4.0 * Theme::unit);
    return {left + pitch() * static_cast<double>(heap) + (pitch() - wide) / 2,
            height() - foot() - number * counter(), wide, counter()};
}

bool HeapView::canReach(const Change& change) const {
    return std::ranges::binary_search(m_heaps[change.heap].reach, change.to);
}

std::optional<HeapView::Change> HeapView::changeAt(QPointF point) const {
    for (std::size_t i = 0; i < m_heaps.size() && !m_stale; ++i) {
        const int top = m_heaps[i].reach.empty() ? 0 : std::max(m_heaps[i].reach.back(), 0);
        for (int number = 1; number <= std::max(m_heaps[i].size, top); ++number)
            if (counterRect(i, number).contains(point)) {
                const Change change{i, number > m_heaps[i].size ? number : number - 1};
                return canReach(change) ? std::optional(change) : std::nullopt;
            }
    }
    return std::nullopt;
}

// Mouse and keys ----------------------------------------------------------------------------------

void HeapView::point(std::optional<Change> change) {
    setCursor(change ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (std::exchange(m_pointed, change) == change)
        return;
    update();
    emit pointed(change);
}

void HeapView::mouseMoveEvent(QMouseEvent* event) { point(changeAt(event->position())); }

void HeapView::mouseReleaseEvent(QMouseEvent* event) {
    const auto change = changeAt(event->position());
    if (event->button() == Qt::LeftButton && change)
        emit chosen(*change);
}

void HeapView::leaveEvent(QEvent*) { point(std::nullopt); }

void HeapView::focusOutEvent(QFocusEvent* event) {
    point(std::nullopt);
    QWidget::focusOutEvent(event); // which takes the frame away
}

// The nearest change in that direction; the first key points at the first there is.
void HeapView::moveKeys(int aside, int up) {
    std::vector<Change> all;
    for (std::size_t i = 0; i < m_heaps.size() && !m_stale; ++i)
        for (const int to : m_heaps[i].reach)
            all.push_back({i, to});
    if (all.empty())
        return;
    if (!m_pointed) {
        point(all.front());
        return;
    }
    const auto distance = [&](const Change& change) {
        const int heaps =
            (static_cast<int>(change.heap) - static_cast<int>(m_pointed->heap)) * aside;
        const int counters = change.to - m_pointed->to;
        if (aside != 0)
            return heaps <= 0 ? 1'000'000 : heaps * 1'000 + std::abs(counters);
        return change.heap != m_pointed->heap || counters * up <= 0 ? 1'000'000 : counters * up;
    };
    const auto nearest = std::ranges::min_element(all, {}, distance);
    if (distance(*nearest) < 1'000'000)
        point(*nearest);
}

void HeapView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left: moveKeys(-1, 0); return;
    case Qt::Key_Right: moveKeys(1, 0); return;
    case Qt::Key_Up: moveKeys(0, 1); return;
    case Qt::Key_Down: moveKeys(0, -1); return;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_pointed)
            emit chosen(Change(*m_pointed));
        return;
    default: QWidget::keyPressEvent(event);
    }
}

// Painting ----------------------------------------------------------------------------------------

void HeapView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_stale)
        painter.setOpacity(0.4);
    if (hasFocus()) {
        onlyOutline(painter, QPen(Theme::of(*this).accent, 1));
        painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
    }
    for (std::size_t i = 0; i < m_heaps.size(); ++i)
        paintHeap(painter, i);
}

void HeapView::paintHeap(QPainter& painter, std::size_t index) const {
    const Theme& theme = Theme::of(*this);
    const Heap& heap = m_heaps[index];
    const QRectF base = counterRect(index, 0);
    const bool lit = std::ranges::any_of(heap.cells, [this](Cell cell) {
        return std::ranges::find(m_litCells, cell) != m_litCells.end();
    });
    if (lit) {
        onlyFill(painter, faded(theme.accent, 0.16));
        painter.drawRoundedRect(QRectF(base.left() - 1, 0, base.width() + 2, height()), 4, 4);
    }
    const bool here = m_pointed && m_pointed->heap == index;
    const int top = std::max(heap.size, heap.reach.empty() ? 0 : heap.reach.back());
    for (int number = 1; number <= top; ++number) {
        const QRectF place = counterRect(index, number).adjusted(1, 1.5, -1, -1.5);
        const double round = place.height() / 2;
        if (number <= heap.size) {
            const bool going = here && number > m_pointed->to;
            painter.setPen(going ? QPen(theme.accent, 1.5, Qt::DotLine) : QPen(Qt::NoPen));
            painter.setBrush(going ? faded(theme.accent, 0.2) : faded(theme.accent, 0.85));
            painter.drawRoundedRect(place, round, round);
        } else if (canReach({index, number}) || (here && number <= m_pointed->to)) {
            const bool coming = here && number <= m_pointed->to;
            painter.setPen(QPen(coming ? theme.accent : faded(theme.faint, 0.7), 1, Qt::DashLine));
            painter.setBrush(coming ? faded(theme.accent, 0.3) : QColor(Qt::transparent));
            painter.drawRoundedRect(place, round, round);
        }
    }
    painter.setPen(QPen(theme.line, 2));
    painter.drawLine(QPointF(base.left(), height() - foot() + 1),
                     QPointF(base.right(), height() - foot() + 1));
    const QRectF line(base.center().x() - pitch() / 2, height() - foot() + 3, pitch(),
                      sizeHeight());
    painter.setFont(sized(font(), Type::Text, Weight::Strong));
    painter.setPen(theme.ink);
    paintText(painter, line, Qt::AlignCenter, QString::number(heap.size));
    painter.setFont(sized(font(), Type::Caption));
    painter.setPen(theme.faint);
    paintText(painter, QRectF(line.left(), line.bottom() - 3, pitch(), foot() - sizeHeight()),
              Qt::AlignCenter, heap.name);
}

} // namespace bouton
