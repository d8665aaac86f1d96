#include "ui/laboratory/trace_overview.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr double rowHeight = 1.25 * Theme::unit;

} // namespace

TraceOverview::TraceOverview() {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setCursor(Qt::PointingHandCursor);
}

// Nodes stand in the order in which they were entered, so children come after their parents.
void TraceOverview::traceChanged() {
    m_places.clear();
    m_plies = 1;
    if (isBlank())
        return;
    const std::vector<Trace::Node>& nodes = trace().nodes;
    std::vector<double> weights(nodes.size());
    for (std::size_t i = nodes.size(); i-- > 0;) {
        weights[i] = std::max(weights[i], 1.0); // a leaf
        if (nodes[i].parent >= 0)
            weights[static_cast<std::size_t>(nodes[i].parent)] += weights[i];
    }
    std::vector<double> used(nodes.size()); // of a node's width, by its children so far
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].parent < 0) {
            m_places.push_back({0, 1, 0});
            continue;
        }
        const auto above = static_cast<std::size_t>(nodes[i].parent);
        const Place parent = m_places[above];
        const double width = parent.width * weights[i] / weights[above];
        m_places.push_back({parent.left + used[above], width, parent.ply + 1});
        used[above] += width;
        m_plies = std::max(m_plies, parent.ply + 2);
    }
}

QSize TraceOverview::sizeHint() const {
    return {40 * Theme::unit, static_cast<int>(m_plies * rowHeight)};
}

QRectF TraceOverview::nodeRect(int node) const {
    const Place& place = m_places[static_cast<std::size_t>(node)];
    return {place.left * width(), place.ply * rowHeight, place.width * width(), rowHeight};
}

void TraceOverview::paintEvent(QPaintEvent*) {
    if (isBlank())
        return;
    QPainter painter(this);
    const Theme& theme = Theme::of(*this);
    painter.setPen(Qt::NoPen);
    std::vector<double> drawnTo(static_cast<std::size_t>(m_plies), -1); // nothing below a pixel
    for (std::size_t i = 0; i < m_places.size(); ++i) {
        const Trace::Node& node = at(static_cast<int>(i));
        QRectF box = nodeRect(static_cast<int>(i)).adjusted(0, 0, 0, -1);
        double& to = drawnTo[static_cast<std::size_t>(m_places[i].ply)];
        if (box.right() < to + 1)
            continue;
        to = box.right();
        if (box.width() > 3)
            box.setRight(box.right() - 1);
        const bool entered = node.entered <= step(), left = leftBy(static_cast<int>(i));
        painter.setBrush(!entered ? theme.line : faded(theme.accent, left ? 0.45 : 0.3));
        painter.drawRect(box);
        if (left && node.how == Left::Cut) {
            painter.setBrush(theme.ink);
            const double notch = std::min(4.0, box.width());
            painter.drawRect(QRectF(box.right() - notch, box.top(), notch, box.height()));
        }
    }
    painter.setBrush(theme.accent);
    for (const int node : way()) {
        QRectF box = nodeRect(node).adjusted(0, 0, 0, -1);
        if (box.width() < 3)
            box = QRectF(box.center().x() - 1.5, box.top(), 3, box.height());
        painter.drawRect(box);
    }
}

void TraceOverview::mousePressEvent(QMouseEvent* event) {
    // The last node below the pointer. Where nodes are narrower than a pixel any of them will do.
    for (std::size_t i = m_places.size(); i-- > 0;)
        if (nodeRect(static_cast<int>(i)).contains(event->position())) {
            emit chosen(at(static_cast<int>(i)).entered);
            return;
        }
}

} // namespace bouton
