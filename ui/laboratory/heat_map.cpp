#include "ui/laboratory/heat_map.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

constexpr double leastForNumbers = 14, mostSide = 8 * Theme::unit;

} // namespace

void HeatMap::put(NimberTable table) {
    m_table = std::move(table);
    m_most = 0;
    for (const NimberTable::Row& row : m_table.rows)
        for (const std::optional<int>& nimber : row.nimbers)
            m_most = std::max(m_most, nimber.value_or(0));
    update();
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

double HeatMap::margin() const {
    int widest = fontMetrics().horizontalAdvance(spoken(m_table.corner.c_str()));
    for (int r = 0; r < rows(); ++r)
        widest = std::max(widest, fontMetrics().horizontalAdvance(rowWord(r)));
    return widest + 2 * Theme::unit;
}

double HeatMap::side() const {
    const double across = (width() - margin() - Theme::unit) / std::max(1, columns());
    const double down = (height() - 5.0 * Theme::unit) / std::max(1, rows());
    return std::min({across, down, mostSide});
}

double HeatMap::widestName() const {
    double widest = 1;
    for (int c = 0; c < columns(); ++c)
        widest =
            std::max<double>(widest, fontMetrics().horizontalAdvance(columnWord(c)) + Theme::unit);
    return widest;
}

QRectF HeatMap::cellRect(int row, int column) const {
    const double each = side(), pitch = hasWords() ? std::max(each, widestName()) : each;
    return {margin() + column * pitch + (pitch - each) / 2, 4.0 * Theme::unit + row * each, each,
            each};
}

void HeatMap::paintCell(QPainter& painter, QRectF cell, int nimber) const {
    const Theme& theme = Theme::of(*this);
    const double in = cell.width() > 8 ? 1 : 0;
    const QRectF box = cell.adjusted(in, in, -in, -in);
    const double strength = m_most == 0 ? 0 : 0.85 * nimber / m_most;
    painter.setPen(nimber == 0 && box.width() > 10 ? QPen(theme.line, 1) : QPen(Qt::NoPen));
    painter.setBrush(faded(theme.accent, strength));
    const double radius = box.width() > leastForNumbers ? 4 : 0;
    painter.drawRoundedRect(box, radius, radius);
    if (cell.width() < leastForNumbers)
        return;
    QFont font = painter.font();
    font.setPixelSize(static_cast<int>(std::clamp(cell.width() * 0.45, 8.0, 18.0)));
    font.setBold(nimber == 0);
    painter.setFont(font);
    painter.setPen(strength > 0.5 ? theme.onAccent : theme.ink);
    painter.drawText(box, Qt::AlignCenter, QString::number(nimber));
}

void HeatMap::paintResult(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    const QFont plain = painter.font();
    painter.setPen(theme.faint);
    painter.drawText(QRectF(0, Theme::unit, margin() - Theme::unit, 3 * Theme::unit),
                     Qt::AlignRight | Qt::AlignVCenter, spoken(m_table.corner.c_str()));
    const double widest = widestName();
    const int every = std::max(1, static_cast<int>(std::ceil(widest / side())));
    for (int c = 0; c < columns(); c += hasWords() ? 1 : every) {
        QRectF head = cellRect(0, c).translated(0, -3.0 * Theme::unit);
        head.setHeight(3 * Theme::unit);
        const double more = std::max(0.0, (widest - head.width()) / 2);
        painter.drawText(head.adjusted(-more, 0, more, 0), Qt::AlignCenter, columnWord(c));
    }
    const int everyRow = std::max(1, static_cast<int>(std::ceil(fontMetrics().height() / side())));
    for (int r = 0; r < rows(); ++r) {
        const double middle = cellRect(r, 0).center().y();
        painter.setFont(plain);
        painter.setPen(theme.faint);
        if (r % everyRow == 0)
            painter.drawText(QRectF(0, middle - 12, margin() - Theme::unit, 24),
                             Qt::AlignRight | Qt::AlignVCenter, rowWord(r));
        for (int c = 0; c < columns(); ++c)
            if (const auto nimber = nimberAt(r, c))
                paintCell(painter, cellRect(r, c), *nimber);
    }
}

QString HeatMap::wordsAt(QPointF point) const {
    for (int r = 0; r < rows(); ++r)
        for (int c = 0; c < columns(); ++c)
            if (const auto nimber = nimberAt(r, c); nimber && cellRect(r, c).contains(point))
                return tr("%1 %2, %3: nimber %4")
                    .arg(spoken(m_table.corner.c_str()), rowWord(r), columnWord(c))
                    .arg(*nimber);
    return {};
}

} // namespace bouton
