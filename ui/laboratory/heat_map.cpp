// SPDX-License-Identifier: MIT
#include "ui/laboratory/heat_map.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "ui/controls/words.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr double leastForNumbers = 14, mostSide = 8 * Theme::unit, mostOnPaper = 5 * Theme::unit;

} // namespace

void HeatMap::put(NimberTable table) {
    m_table = std::move(table);
    m_most = 0;
    for (const NimberTable::Row& row : m_table.rows)
        for (const std::optional<int>& nimber : row.nimbers)
            m_most = std::max(m_most, nimber.value_or(0));
    update();
}

ResultSheet* HeatMap::copyForPaper() const {
    auto* map = new HeatMap;
    map->put(m_table);
    return map;
}

// As high as its cells are where they take the whole width, below a title of some lines.
int HeatMap::heightOnPaper() const {
    const double line = QFontMetrics(small()).height() + 2.0 * Theme::unit;
    const double across = width() / std::max(1.0, columns() + 1.0);
    return static_cast<int>(
        std::min(2 * line + 3 * Theme::unit + std::min(across, mostOnPaper) * rows(),
                 paperSize.height() - 12 * Theme::unit));
}

QSize HeatMap::sizeHint() const { return {48 * Theme::unit, 40 * Theme::unit}; }

QString HeatMap::columnWord(int column) const {
    return spoken(m_table.columns[static_cast<std::size_t>(column)].c_str());
}

// A row that is still being computed is shorter.
std::optional<int> HeatMap::nimberAt(int row, int column) const {
    const auto& nimbers = at(row).nimbers;
    const auto place = static_cast<std::size_t>(column);
    return place < nimbers.size() ? nimbers[place] : std::nullopt;
}

double HeatMap::widestName() const {
    const QFontMetrics metrics(small());
    double widest = 1;
    for (int c = 0; c < columns(); ++c)
        widest = std::max<double>(widest, metrics.horizontalAdvance(columnWord(c)) + Theme::unit);
    return widest;
}

// The map lies in the middle of its sheet.
HeatMap::Plan HeatMap::plan() const {
    const QFontMetrics metrics(small());
    int widest = metrics.horizontalAdvance(spoken(m_table.corner.c_str()));
    for (int r = 0; r < rows(); ++r)
        widest = std::max(widest, metrics.horizontalAdvance(rowWord(r)));
    Plan plan{.margin = widest + 2.0 * Theme::unit,
              .head = metrics.height() + 1.0 * Theme::unit,
              .widestName = widestName()};
    const double scale = metrics.height() + 2.0 * Theme::unit;
    const double across = (width() - plan.margin - 4.0 * Theme::unit) / std::max(1, columns());
    const double down = (height() - plan.head - scale - 3.0 * Theme::unit) / std::max(1, rows());
    plan.side = std::min({across, down, OnPaper::active() ? mostOnPaper : mostSide});
    plan.pitch = hasWords() ? std::max(plan.side, plan.widestName) : plan.side;
    const double wide = plan.margin + plan.pitch * columns();
    const double high = plan.head + plan.side * rows() + scale;
    plan.corner = {std::max(1.0 * Theme::unit, (width() - wide) / 2 - plan.margin / 4),
                   std::max(1.0 * Theme::unit, (height() - high) / 2)};
    return plan;
}

QRectF HeatMap::Plan::cell(int row, int column) const {
    return {corner.x() + margin + column * pitch + (pitch - side) / 2,
            corner.y() + head + row * side, side, side};
}

QRectF HeatMap::cellRect(int row, int column) const { return plan().cell(row, column); }

void HeatMap::paintGround(QPainter& painter, const QRectF& box, int nimber) const {
    const Theme& theme = Theme::of(*this);
    const double radius = box.width() > leastForNumbers ? std::min(6.0, box.width() / 6) : 0;
    const double strength = m_most == 0 ? 0 : 0.12 + 0.76 * nimber / m_most;
    painter.setPen(nimber == 0 && box.width() > (OnPaper::active() ? 8 : 10)
                       ? QPen(faded(theme.faint, 0.45), 1)
                       : QPen(Qt::NoPen));
    painter.setBrush(nimber == 0 ? QBrush(Qt::NoBrush) : QBrush(faded(theme.accent, strength)));
    painter.drawRoundedRect(nimber == 0 ? box.adjusted(0.5, 0.5, -0.5, -0.5) : box, radius, radius);
    painter.setPen(nimber > 0 && strength > 0.55 ? theme.onAccent : theme.ink);
}

void HeatMap::paintCell(QPainter& painter, QRectF cell, int nimber) const {
    const double in = cell.width() > 24 ? 1.5 : cell.width() > 8 ? 1 : 0;
    paintGround(painter, cell.adjusted(in, in, -in, -in), nimber);
    if (!hasNumbers(cell.width()))
        return;
    painter.setFont(numberFont(cell.width(), nimber == 0 ? Weight::Strong : Weight::Normal));
    paintText(painter, cell, Qt::AlignCenter, QString::number(nimber));
}

QFont HeatMap::numberFont(double side, Weight weight) const {
    const bool onPaper = OnPaper::active();
    return inPixels(font(), std::clamp(side * 0.4, onPaper ? 10.0 : 8.0, onPaper ? 15.0 : 20.0),
                    weight);
}

bool HeatMap::hasNumbers(double side) const {
    return side >= leastForNumbers
           && QFontMetrics(numberFont(side)).horizontalAdvance(QString::number(m_most)) <= side;
}

QString HeatMap::lostWords() const {
    return m_most > 0 ? tr("0: lost for the side to move") : tr("0: lost");
}

QString HeatMap::wonWords() const {
    return m_most == 0 ? QString() : m_most == 1 ? tr("1: won") : tr("1 to %1: won").arg(m_most);
}

double HeatMap::scaleWidth() const {
    const QFontMetrics metrics(small());
    const int words =
        metrics.horizontalAdvance(lostWords()) + metrics.horizontalAdvance(wonWords());
    return words * 1.03 + (1 + steps()) * metrics.height() + 4 * Theme::unit;
}

// What the depths of the colour mean, below the map.
void HeatMap::paintScale(QPainter& painter, const Plan& plan) const {
    const QFontMetrics metrics(small());
    const double top = plan.cell(rows() - 1, 0).bottom() + Theme::unit, high = metrics.height();
    double left =
        std::max(0.0, std::min(plan.corner.x() + plan.margin + 2, width() - scaleWidth()));
    const auto square = [&](int nimber) {
        paintGround(painter, {left, top + 1, high - 2, high - 2}, nimber);
        left += high;
    };
    const auto write = [&](const QString& words) {
        painter.setPen(Theme::of(*this).faint);
        const double wide = metrics.horizontalAdvance(words) + 1;
        paintText(painter, QRectF(left + 4, top, wide, high), Qt::AlignVCenter, words);
        left += 4 + wide + 2 * Theme::unit;
    };
    painter.setFont(small());
    square(0);
    write(lostWords());
    for (int i = 1; i <= steps(); ++i)
        square(m_most * i / steps());
    write(wonWords());
}

void HeatMap::paintResult(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    const Plan plan = this->plan();
    const QPointF at = plan.corner;
    painter.setFont(small());
    painter.setPen(theme.faint);
    paintText(painter, QRectF(at.x(), at.y(), plan.margin - Theme::unit, plan.head),
              Qt::AlignRight | Qt::AlignVCenter, spoken(m_table.corner.c_str()));
    const int every = std::max(1, static_cast<int>(std::ceil(plan.widestName / plan.side)));
    for (int c = 0; c < columns(); c += hasWords() ? 1 : every) {
        QRectF name = plan.cell(0, c).translated(0, -plan.head);
        name.setHeight(plan.head);
        const double more = std::max(0.0, (plan.widestName - name.width()) / 2);
        paintText(painter, name.adjusted(-more, 0, more, 0), Qt::AlignCenter, columnWord(c));
    }
    const double line = QFontMetrics(small()).height();
    const int everyRow = std::max(1, static_cast<int>(std::ceil(line / plan.side)));
    for (int r = 0; r < rows(); ++r) {
        const double middle = plan.cell(r, 0).center().y();
        painter.setFont(small());
        painter.setPen(theme.faint);
        if (r % everyRow == 0)
            paintText(painter, QRectF(at.x(), middle - line / 2, plan.margin - Theme::unit, line),
                      Qt::AlignRight | Qt::AlignVCenter, rowWord(r));
        for (int c = 0; c < columns(); ++c)
            if (const auto nimber = nimberAt(r, c))
                paintCell(painter, plan.cell(r, c), *nimber);
    }
    paintScale(painter, plan);
}

QString HeatMap::wordsAt(QPointF point) const {
    const Plan plan = this->plan();
    for (int r = 0; r < rows(); ++r)
        for (int c = 0; c < columns(); ++c)
            if (const auto nimber = nimberAt(r, c); nimber && plan.cell(r, c).contains(point))
                return tr("%1 %2, %3: nimber %4")
                    .arg(spoken(m_table.corner.c_str()), rowWord(r), columnWord(c))
                    .arg(*nimber);
    return {};
}

} // namespace bouton
