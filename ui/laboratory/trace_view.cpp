// SPDX-License-Identifier: MIT
#include "ui/laboratory/trace_view.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

#include "ui/controls/words.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

constexpr int infinite = 1'000'000'000; // AlphaBeta's
constexpr double leastBounds = 15 * Theme::unit, mostRow = 18 * Theme::unit,
                 mostBox = 6.5 * Theme::unit;

QString numeral(int value) { return typeset(QString::number(value)); }

} // namespace

QString boundText(int bound) {
    return bound <= -infinite  ? QStringLiteral("−∞")
           : bound >= infinite ? QStringLiteral("∞")
                               : numeral(bound);
}

TraceView::TraceView() { setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding); }

void TraceView::put(const Ruleset* game, std::shared_ptr<const Trace> trace) {
    m_game = game;
    TracePicture::put(std::move(trace));
}

QSize TraceView::sizeHint() const { return {48 * Theme::unit, minimumSizeHint().height()}; }

QSize TraceView::minimumSizeHint() const {
    const int plies = isBlank() ? 3 : at(0).plies;
    return {40 * Theme::unit, static_cast<int>(std::ceil((plies + 1) * leastRow()))};
}

int TraceView::lowestRow() const {
    return isBlank() ? 0 : static_cast<int>(static_cast<double>(rows().size()) * rowHeight());
}

void TraceView::traceChanged() {
    m_longest = boundText(-infinite);
    if (isBlank())
        return;
    for (const Trace::Node& node : trace().nodes)
        for (const int number : {node.value, node.alpha, node.beta})
            if (const QString text = boundText(number); text.size() > m_longest.size())
                m_longest = text;
}

QString TraceView::boundsText(const QString& alpha, const QString& beta) {
    return tr("α %1   β %2").arg(alpha, beta);
}

QString TraceView::side(int node) const { return nameOf(*m_game, at(node).toMove); }

// Words -------------------------------------------------------------------------------------------

QString TraceView::sentence() const {
    if (isBlank())
        return {};
    const Trace::Event now = trace().events[static_cast<std::size_t>(step())];
    const Trace::Node& node = at(now.node);
    if (!now.enters)
        return left(node, now.node);
    const QString bounds = tr("α = %1, β = %2").arg(boundText(node.alpha), boundText(node.beta));
    if (node.parent < 0)
        return tr("%1 chooses; the search begins with %2.").arg(side(now.node), bounds);
    return tr("%1 tries %2. Then %3 is to move, with %4.")
        .arg(side(node.parent), QString::fromStdString(node.move), side(now.node), bounds);
}

QString TraceView::left(const Trace::Node& node, int index) const {
    const QString worth = numeral(node.value), who = side(index);
    switch (node.how) {
    case Left::Leaf: return tr("%1: a leaf, valued at %2.", "a side").arg(who, worth);
    case Left::Remembered:
        return tr("%1: the table remembers this position, with %2.", "a side").arg(who, worth);
    case Left::Cut:
        if (node.untried.empty())
            return tr("%1 has %2, which reaches β = %3, by its last move.")
                .arg(who, worth, boundText(node.beta));
        return tr("%1 has %2, which reaches β = %3: %n move(s) need not be tried.", nullptr,
                  static_cast<int>(node.untried.size()))
            .arg(who, worth, boundText(node.beta));
    case Left::Whole: break;
    }
    return tr("%1: all moves are tried, with %2.", "a side").arg(who, worth);
}

// Geometry ----------------------------------------------------------------------------------------

double TraceView::boundsWidth() const {
    const QFontMetrics strong(sized(font(), Type::Text, Weight::Strong));
    int widest = fontMetrics().horizontalAdvance(boundsText(m_longest, m_longest));
    for (const Side each : {Side::One, Side::Two})
        widest = std::max(widest, strong.horizontalAdvance(nameOf(*m_game, each)));
    return std::max<double>(leastBounds, widest + Theme::unit);
}

bool TraceView::isStacked() const { return !isBlank() && width() < 3.2 * boundsWidth(); }

// Room for the bounds' two lines, or for one of them above moves with their values below them.
double TraceView::leastRow() const {
    return std::max(5.0 * Theme::unit, (isStacked() ? 3.5 : 2.1) * fontMetrics().height());
}

double TraceView::rowHeight() const {
    return std::clamp(height() / (at(0).plies + 1.0), leastRow(), std::max(mostRow, leastRow()));
}

double TraceView::boxHeight() const {
    const double line = fontMetrics().height();
    return isStacked() ? std::min(rowHeight() - 1.35 * line, std::max(mostBox, 2.1 * line))
                       : std::min(0.6 * rowHeight(), mostBox);
}

// Wide enough for every move and its worth, and wider while there is room.
double TraceView::pitchOf(const std::vector<Box>& boxes) const {
    double widest = 3 * Theme::unit;
    const bool low = boxHeight() < 2 * fontMetrics().height();
    for (const Box& box : boxes) {
        const int move = fontMetrics().horizontalAdvance(box.move);
        const int worth = fontMetrics().horizontalAdvance(worthOf(box));
        widest = std::max<double>(widest,
                                  1.5 * Theme::unit + 6
                                      + (low ? 2 * std::max(move, worth) : std::max(move, worth)));
    }
    const double each = (width() - left()) / static_cast<double>(boxes.size());
    return std::max(widest, std::min(each, 8.0 * Theme::unit));
}

// For the side that makes the move. After a cut-off below it is only a bound.
QString TraceView::worthOf(const Box& box) const {
    if (box.node < 0)
        return {};
    const Trace::Node& node = at(box.node);
    return (node.how == Left::Cut ? QStringLiteral("≤ ") : QString()) + numeral(-node.value);
}

std::vector<TraceView::Box> TraceView::rowBelow(int node, int row, int next) const {
    std::vector<Box> boxes;
    for (const int child : at(node).children)
        boxes.push_back({QString::fromStdString(at(child).move),
                         at(child).entered <= step() ? State::Tried : State::Waiting, child,
                         child == next});
    for (const std::string& move : at(node).untried)
        boxes.push_back({QString::fromStdString(move), leftBy(node) ? State::Cut : State::Waiting});
    if (boxes.empty())
        return boxes;
    const double pitch = pitchOf(boxes), each = rowHeight();
    const auto places = static_cast<std::ptrdiff_t>((width() - left()) / pitch);
    const auto all = std::ssize(boxes);
    if (all > places && places >= 3) {
        auto middle = std::ranges::find(boxes, next, &Box::node) - boxes.begin();
        if (next < 0) // the last that is tried
            middle = std::ranges::count(boxes, State::Tried, &Box::state);
        const auto first = std::clamp<std::ptrdiff_t>(middle - places / 2, 0, all - places);
        const auto more = [](std::ptrdiff_t n) {
            return Box{QStringLiteral("+%1").arg(n), State::More};
        };
        boxes.erase(boxes.begin() + first + places, boxes.end());
        boxes.erase(boxes.begin(), boxes.begin() + first);
        if (first > 0) // it stands in the place of one more
            boxes.front() = more(first + 1);
        if (first + places < all)
            boxes.back() = more(all - first - places + 1);
    }
    const double high = boxHeight(), above = isStacked() ? fontMetrics().height() : 0;
    for (std::size_t i = 0; i < boxes.size(); ++i)
        boxes[i].rect = QRectF(left() + static_cast<double>(i) * pitch + 3,
                               row * each + above + (each - above - high) / 2, pitch - 6, high);
    return boxes;
}

// Row 0 is the root alone.
std::vector<std::vector<TraceView::Box>> TraceView::rows() const {
    std::vector<std::vector<Box>> rows;
    const std::vector<int> nodes = way();
    if (nodes.empty())
        return rows;
    for (std::size_t row = 0; row < nodes.size(); ++row) {
        const int next = row + 1 < nodes.size() ? nodes[row + 1] : -1;
        if (std::vector<Box> boxes = rowBelow(nodes[row], static_cast<int>(row), next);
            !boxes.empty())
            rows.push_back(std::move(boxes));
    }
    return rows;
}

// It may have become higher.
void TraceView::resizeEvent(QResizeEvent* event) {
    TracePicture::resizeEvent(event);
    updateGeometry();
}

void TraceView::mousePressEvent(QMouseEvent* event) {
    for (const std::vector<Box>& row : rows())
        for (const Box& box : row)
            if (box.node >= 0 && box.rect.contains(event->position()))
                emit chosen(leftBy(box.node) ? at(box.node).left : at(box.node).entered);
}

// Painting ----------------------------------------------------------------------------------------

void TraceView::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    const std::vector<int> nodes = way();
    const std::vector<std::vector<Box>> all = rows();
    QPointF from;
    for (std::size_t row = 0; row < all.size(); ++row) {
        const double each = rowHeight();
        paintBounds(painter, nodes[row], static_cast<double>(row) * each, each);
        if (row > 0)
            for (const Box& box : all[row]) {
                const QPointF to(box.rect.center().x(), box.rect.top());
                QPainterPath line(from);
                line.cubicTo({from.x(), (from.y() + to.y()) / 2}, {to.x(), (from.y() + to.y()) / 2},
                             to);
                onlyOutline(painter,
                            QPen(box.onTheWay ? theme.accent : theme.line, box.onTheWay ? 2 : 1,
                                 box.state == State::Tried ? Qt::SolidLine : Qt::DotLine));
                painter.drawPath(line);
            }
        for (const Box& box : all[row]) {
            paintBox(painter, box);
            if (box.onTheWay)
                from = {box.rect.center().x(), box.rect.bottom()};
        }
    }
}

void TraceView::paintBounds(QPainter& painter, int node, double top, double height) const {
    const Theme& theme = Theme::of(*this);
    QRectF name(0, top, boundsWidth() - Theme::unit, height / 2), bounds = name;
    bounds.moveTop(top + height / 2);
    painter.setFont(sized(font(), Type::Text, Weight::Strong));
    if (isStacked()) {
        name = QRectF(0, top, painter.fontMetrics().horizontalAdvance(side(node)) + 2,
                      painter.fontMetrics().height());
        bounds = name;
        bounds.setLeft(name.right() + 2 * Theme::unit);
        bounds.setRight(width());
    }
    painter.setPen(theme.ink);
    paintText(painter, name, Qt::AlignLeft | Qt::AlignBottom, side(node));
    painter.setFont(font());
    painter.setPen(theme.faint);
    paintText(painter, bounds, Qt::AlignLeft | (isStacked() ? Qt::AlignBottom : Qt::AlignTop),
              boundsText(boundText(trace().alphaAt(node, step())), boundText(at(node).beta)));
}

void TraceView::paintBox(QPainter& painter, const Box& box) const {
    const Theme& theme = Theme::of(*this);
    if (box.state == State::More) {
        painter.setPen(theme.faint);
        paintText(painter, box.rect, Qt::AlignCenter, box.move);
        return;
    }
    const bool cut = box.state == State::Cut, tried = box.state == State::Tried;
    const bool done = tried && leftBy(box.node);
    painter.setPen(QPen(box.onTheWay ? theme.accent
                        : cut        ? theme.faint
                                     : theme.line,
                        box.onTheWay ? 2 : 1, tried ? Qt::SolidLine : Qt::DashLine));
    painter.setBrush(box.onTheWay ? faded(theme.accent, 0.14) : QBrush(Qt::NoBrush));
    painter.drawRoundedRect(box.rect, 6, 6);
    painter.setPen(tried ? theme.ink : theme.faint);
    if (cut) {
        paintText(painter, box.rect, Qt::AlignCenter, box.move);
        painter.setPen(QPen(faded(theme.ink, 0.7), 1.5)); // out
        painter.drawLine(box.rect.bottomLeft() + QPointF(3, -3),
                         box.rect.topRight() + QPointF(-3, 3));
        return;
    }
    QRectF move = box.rect, worth = box.rect;
    if (done && box.rect.height() >= 2 * fontMetrics().height()) { // one below the other
        move.setHeight(box.rect.height() / 2);
        worth.setTop(move.bottom());
    } else if (done) {
        move.setWidth(box.rect.width() / 2);
        worth.setLeft(move.right());
    }
    paintText(painter, move, Qt::AlignCenter, box.move);
    if (!done)
        return;
    painter.setPen(theme.accent);
    paintText(painter, worth, Qt::AlignCenter, worthOf(box));
}

// TracePicture ------------------------------------------------------------------------------------

void TracePicture::put(std::shared_ptr<const Trace> trace) {
    m_trace = std::move(trace);
    m_step = 0;
    traceChanged();
    updateGeometry();
    update();
}

void TracePicture::setStep(int step) {
    m_step = step;
    update();
}

// TraceOverview -----------------------------------------------------------------------------------

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
