#include "ui/insight/sum_table.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <bit>
#include <utility>

#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

SumTable::SumTable(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SumTable::put(std::vector<Row> rows, const QString& total, int number, bool isSum) {
    if (rows.size() != m_rows.size())
        point(std::nullopt);
    m_rows = std::move(rows);
    m_total = {total, {}, number, {}};
    m_isSum = isSum;
    QStringList words;
    for (const Row& row : m_rows)
        words << row.title + QStringLiteral(": ") + QString::number(row.number);
    words << total + QStringLiteral(": ") + QString::number(number);
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    setStale(false);
    updateGeometry();
    update();
}

void SumTable::setStale(bool stale) {
    if (stale)
        point(std::nullopt);
    m_stale = stale;
    update();
}

// Geometry ----------------------------------------------------------------------------------------

int SumTable::bits() const {
    int most = std::max(1, m_total.number);
    for (const Row& row : m_rows)
        most = std::max(most, row.number);
    return std::bit_width(static_cast<unsigned>(most));
}

int SumTable::lineHeight() const { return fontMetrics().height() + Theme::unit / 2; }

double SumTable::bitWidth() const { return fontMetrics().horizontalAdvance(u'0') + Theme::unit; }

double SumTable::bitLeft(int bit) const {
    const double number = 4 * Theme::unit;
    return width() - number - (bit + 1) * bitWidth();
}

int SumTable::titleWidth() const {
    int widest = Theme::unit;
    for (const Row& row : m_rows)
        widest = std::max(widest, fontMetrics().horizontalAdvance(row.title) + Theme::unit);
    return widest;
}

// Where a measure has no room beside its title, all stand below theirs.
bool SumTable::isStacked() const {
    const double room = bitLeft(bits() - 1) - titleWidth() - 8;
    return std::ranges::any_of(m_rows, [&](const Row& row) {
        return fontMetrics().horizontalAdvance(row.measure) > room;
    });
}

QRect SumTable::rowRect(std::size_t row) const {
    const int high = isStacked() ? 2 * lineHeight() - Theme::unit / 2 : lineHeight();
    return {0, lineHeight() + static_cast<int>(row) * high, width(),
            row < m_rows.size() ? high : lineHeight()};
}

QSize SumTable::sizeHint() const {
    return {30 * Theme::unit, rowRect(m_rows.size()).bottom() + 1 + Theme::unit};
}

// It may have become higher.
void SumTable::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateGeometry();
}

int SumTable::oddColumns() const { return m_isSum ? m_total.number : 0; }

// Light -------------------------------------------------------------------------------------------

void SumTable::light(const Clicks& cells) {
    m_litCells = cells;
    update();
}

bool SumTable::isLit(std::size_t row) const {
    if (m_stale)
        return false;
    return row == m_pointed || std::ranges::any_of(m_rows[row].cells, [this](Cell cell) {
               return std::ranges::find(m_litCells, cell) != m_litCells.end();
           });
}

void SumTable::point(std::optional<std::size_t> row) {
    if (std::exchange(m_pointed, row) == row)
        return;
    update();
    emit lit(row ? m_rows[*row].cells : Clicks{});
}

void SumTable::mouseMoveEvent(QMouseEvent* event) {
    std::optional<std::size_t> row;
    for (std::size_t i = 0; i < m_rows.size() && !m_stale; ++i)
        if (rowRect(i).contains(event->position().toPoint()))
            row = i;
    point(row);
}

void SumTable::leaveEvent(QEvent*) { point(std::nullopt); }

// Painting ----------------------------------------------------------------------------------------

void SumTable::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    if (m_stale)
        painter.setOpacity(0.4);
    paintOdd(painter);
    painter.setFont(sized(font(), Type::Caption));
    painter.setPen(theme.faint);
    for (int bit = 0; bit < bits(); ++bit)
        paintText(painter, QRectF(bitLeft(bit), 4, bitWidth(), lineHeight() - 2), Qt::AlignCenter,
                  QString::number(1 << bit));
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (isLit(i)) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(faded(theme.accent, 0.16));
            painter.drawRoundedRect(rowRect(i), 4, 4);
        }
        paintRow(painter, rowRect(i), m_rows[i], false);
    }
    const QRect last = rowRect(m_rows.size()).translated(0, Theme::unit / 2);
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(0, last.top() - 2, width(), last.top() - 2);
    paintRow(painter, last, m_total, true);
}

void SumTable::paintRow(QPainter& painter, const QRect& rect, const Row& row, bool bold) const {
    const Theme& theme = Theme::of(*this);
    const auto in = [&](bool strong) {
        return sized(font(), Type::Text, strong ? Weight::Strong : Weight::Normal);
    };
    painter.setFont(in(bold));
    painter.setPen(theme.ink);
    const double names = bitLeft(bits() - 1) - 8;
    const bool stacked = isStacked() && !row.measure.isEmpty();
    const double high = stacked ? rect.height() / 2.0 : rect.height();
    paintText(painter, QRectF(4, rect.top(), names, high), Qt::AlignVCenter | Qt::AlignLeft,
              row.title);
    const double title = titleWidth() + 4.0; // the measures are lined up, too
    painter.setPen(theme.faint);
    paintText(painter,
              stacked ? QRectF(4, rect.top() + high, names, high)
                      : QRectF(title, rect.top(), bitLeft(bits() - 1) - title, high),
              Qt::AlignVCenter | Qt::AlignLeft, row.measure);
    for (int bit = 0; bit < bits(); ++bit) {
        const bool one = row.number >> bit & 1;
        painter.setPen(one ? theme.ink : faded(theme.faint, 0.7));
        painter.setFont(in(one));
        paintText(painter, QRectF(bitLeft(bit), rect.top(), bitWidth(), rect.height()),
                  Qt::AlignCenter, QString::number(one));
    }
    painter.setFont(in(true));
    painter.setPen(theme.ink);
    paintText(painter, rect.adjusted(0, 0, -4, 0), Qt::AlignVCenter | Qt::AlignRight,
              QString::number(row.number));
}

// A band through the column with a pointer at its head.
void SumTable::paintOdd(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    const double foot = rowRect(m_rows.size()).bottom() + Theme::unit / 2.0;
    painter.setPen(Qt::NoPen);
    for (int bit = 0; bit < bits(); ++bit) {
        if (!(oddColumns() >> bit & 1))
            continue;
        const QRectF band(bitLeft(bit) + 1, 0, bitWidth() - 2, foot);
        painter.setBrush(faded(theme.accent, 0.16));
        painter.drawRoundedRect(band, 4, 4);
        painter.setBrush(theme.accent);
        painter.drawPolygon(QPolygonF(
            {{band.center().x() - 4, 0}, {band.center().x() + 4, 0}, {band.center().x(), 4}}));
    }
}

} // namespace bouton
