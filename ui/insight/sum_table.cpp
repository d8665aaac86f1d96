// SPDX-License-Identifier: MIT
#include "ui/insight/sum_table.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <bit>
#include <utility>

#include "core/ruleset.h"
#include "explain/why.h"
#include "ui/controls/words.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

SumTable::SumTable(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void SumTable::put(Content content) {
    if (content.rows.size() != m_content.rows.size())
        point(std::nullopt);
    m_content = std::move(content);
    describe();
    setStale(false);
    updateGeometry();
    update();
}

void SumTable::setCovered(Covered covered) {
    m_covered = covered;
    describe();
    update();
}

void SumTable::setLarge(bool large) {
    m_large = large;
    updateGeometry();
    update();
}

// For those who do not see it.
void SumTable::describe() {
    QStringList words;
    const auto add = [&](const QString& title, int number, bool covered) {
        words << (covered ? title : title + QStringLiteral(": ") + QString::number(number));
    };
    for (const Row& row : m_content.rows)
        add(row.title, row.number, m_covered == Covered::Numbers);
    add(m_content.total, m_content.number, m_covered != Covered::Nothing);
    setAccessibleName(tr("Parts"));
    setAccessibleDescription(inARow(words));
}

void SumTable::setStale(bool stale) {
    if (stale)
        point(std::nullopt);
    m_stale = stale;
    update();
}

// Geometry ----------------------------------------------------------------------------------------

// Of the numbers of a sum all columns are known, those that have become empty, too; how many a
// missing number has must tell nothing.
int SumTable::bits() const {
    int most = std::max(m_content.isSum ? 1 : 3, m_content.number);
    for (const Row& row : m_content.rows)
        most = std::max({most, row.number, row.changed});
    return std::bit_width(static_cast<unsigned>(most));
}

int SumTable::lineHeight() const {
    return fontMetrics().height() + (m_large ? 0 : Theme::unit / 2);
}

double SumTable::numberWidth() const {
    return std::max(4.0 * Theme::unit, 2.5 * fontMetrics().horizontalAdvance(u'0'));
}

double SumTable::bitWidth() const {
    const double digit = fontMetrics().horizontalAdvance(u'0');
    return m_large ? 1.6 * digit : digit + Theme::unit;
}

double SumTable::bitLeft(int bit) const { return width() - numberWidth() - (bit + 1) * bitWidth(); }

int SumTable::titleWidth() const {
    int widest = 0;
    for (const Row& row : m_content.rows)
        widest = std::max(widest, fontMetrics().horizontalAdvance(row.title));
    return widest + (m_large ? fontMetrics().horizontalAdvance(u'0') : int(Theme::unit));
}

bool SumTable::isStacked() const { return !m_large && !measuresFit(); }

// Where a measure has no room beside its title, all stand below theirs.
bool SumTable::measuresFit() const {
    const double room = bitLeft(bits() - 1) - titleWidth() - 8;
    return std::ranges::all_of(m_content.rows, [&](const Row& row) {
        return fontMetrics().horizontalAdvance(row.measure) <= room;
    });
}

QRect SumTable::rowRect(std::size_t row) const {
    const int high = isStacked() ? 2 * lineHeight() - Theme::unit / 2 : lineHeight();
    return {0, lineHeight() + static_cast<int>(row) * high, width(),
            row < m_content.rows.size() ? high : lineHeight()};
}

QSize SumTable::sizeHint() const {
    return {30 * Theme::unit, rowRect(m_content.rows.size()).bottom() + 1 + Theme::unit};
}

// It may have become higher.
void SumTable::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    updateGeometry();
}

int SumTable::oddColumns() const {
    return m_content.isSum && m_covered == Covered::Nothing ? m_content.number : 0;
}

// Light -------------------------------------------------------------------------------------------

void SumTable::light(const Clicks& cells) {
    m_litCells = cells;
    update();
}

bool SumTable::isLit(std::size_t row) const {
    if (m_stale)
        return false;
    return row == m_pointed || std::ranges::any_of(m_content.rows[row].cells, [this](Cell cell) {
               return std::ranges::find(m_litCells, cell) != m_litCells.end();
           });
}

void SumTable::point(std::optional<std::size_t> row) {
    if (std::exchange(m_pointed, row) == row)
        return;
    update();
    emit lit(row ? m_content.rows[*row].cells : Clicks{});
}

void SumTable::mouseMoveEvent(QMouseEvent* event) {
    std::optional<std::size_t> row;
    for (std::size_t i = 0; i < m_content.rows.size() && !m_stale; ++i)
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
    painter.setFont(m_large ? font() : sized(font(), Type::Caption));
    painter.setPen(theme.faint);
    for (int bit = 0; bit < bits(); ++bit)
        paintText(painter,
                  m_large ? QRectF(bitLeft(bit), 0, bitWidth(), lineHeight())
                          : QRectF(bitLeft(bit), 4, bitWidth(), lineHeight() - 2),
                  Qt::AlignCenter, QString::number(1 << bit));
    for (std::size_t i = 0; i < m_content.rows.size(); ++i) {
        if (isLit(i)) {
            onlyFill(painter, faded(theme.accent, 0.16));
            painter.drawRoundedRect(rowRect(i), 4, 4);
        }
        paintRow(painter, rowRect(i), m_content.rows[i], false);
    }
    const QRect last = rowRect(m_content.rows.size()).translated(0, Theme::unit / 2);
    painter.setPen(QPen(theme.line, 1));
    painter.drawLine(0, last.top() - 2, width(), last.top() - 2);
    paintRow(painter, last, {m_content.total, {}, m_content.number, {}}, true);
}

void SumTable::paintRow(QPainter& painter, const QRect& rect, const Row& row, bool isTotal) const {
    const Theme& theme = Theme::of(*this);
    painter.setFont(sized(font(), Type::Text, isTotal ? Weight::Strong : Weight::Normal));
    painter.setPen(theme.ink);
    const double names = bitLeft(bits() - 1) - 8;
    const bool stacked = isStacked() && !row.measure.isEmpty();
    const double high = stacked ? rect.height() / 2.0 : rect.height();
    paintText(painter, QRectF(4, rect.top(), names, high), Qt::AlignVCenter | Qt::AlignLeft,
              row.title);
    const double title = titleWidth() + 4.0; // the measures are lined up, too
    painter.setPen(theme.faint);
    if (stacked || measuresFit())
        paintText(painter,
                  stacked ? QRectF(4, rect.top() + high, names, high)
                          : QRectF(title, rect.top(), bitLeft(bits() - 1) - title, high),
                  Qt::AlignVCenter | Qt::AlignLeft, row.measure);
    const bool covered = isTotal ? m_covered != Covered::Nothing : m_covered == Covered::Numbers;
    covered ? paintTiles(painter, rect) : paintNumber(painter, rect, row);
}

void SumTable::paintNumber(QPainter& painter, const QRect& rect, const Row& row) const {
    const Theme& theme = Theme::of(*this);
    const auto in = [&](bool strong) {
        return sized(font(), Type::Text, strong ? Weight::Strong : Weight::Normal);
    };
    for (int bit = 0; bit < bits(); ++bit) {
        const bool one = row.number >> bit & 1;
        painter.setPen(one ? theme.ink : faded(theme.faint, 0.7));
        painter.setFont(in(one));
        paintText(painter, QRectF(bitLeft(bit), rect.top(), bitWidth(), rect.height()),
                  Qt::AlignCenter, QString::number(one));
        if (row.changed >> bit & 1)
            paintRing(painter, QRectF(bitLeft(bit), rect.top(), bitWidth(), rect.height()));
    }
    painter.setFont(in(true));
    painter.setPen(theme.ink);
    paintText(painter, rect.adjusted(0, 0, -4, 0), Qt::AlignVCenter | Qt::AlignRight,
              QString::number(row.number));
}

void SumTable::paintRing(QPainter& painter, const QRectF& bit) const {
    const double side = std::min(bit.width() + 4, bit.height() + 2);
    QRectF ring(0, 0, side, side);
    ring.moveCenter(bit.center());
    onlyOutline(painter, QPen(Theme::of(*this).accent, 1.8));
    painter.drawRoundedRect(ring, 6, 6);
}

// The same for whatever number.
void SumTable::paintTiles(QPainter& painter, const QRect& rect) const {
    const Theme& theme = Theme::of(*this);
    painter.setPen(QPen(mixed(theme.line, theme.ink, 0.25), 1));
    painter.setBrush(mixed(theme.surface, theme.ink, 0.14));
    const double high = rect.height() * 0.76;
    const auto tile = [&](double middle) {
        QRectF place(0, 0, std::min(high, bitWidth() - 4), high);
        place.moveCenter({middle, QRectF(rect).center().y()});
        painter.drawRoundedRect(place, 4, 4);
    };
    for (int bit = 0; bit < bits(); ++bit)
        tile(bitLeft(bit) + bitWidth() / 2);
    tile(width() - 4 - bitWidth() / 2);
}

// A band through the column with a pointer at its head.
void SumTable::paintOdd(QPainter& painter) const {
    const Theme& theme = Theme::of(*this);
    const double foot = rowRect(m_content.rows.size()).bottom() + Theme::unit / 2.0;
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

namespace {

SumTable::Content optionsOf(const Match& match, Match::Node node, const Analysis& analysis) {
    const Missing missing = missingAt(match, node, analysis, analysis.parts.front().cells.front());
    SumTable::Content content{{}, SumTable::tr("First missing number"), missing.mex, false};
    for (std::size_t i = 0; i < missing.options.size(); ++i)
        content.rows.push_back(
            {SumTable::tr("Option %1").arg(QString::fromStdString(nameOf(missing.options[i]))),
             {},
             missing.values[i],
             {missing.options[i]}});
    return content;
}

} // namespace

SumTable::Content whyTableOf(const Match& match, Match::Node node, const Analysis& analysis) {
    if (!analysis.map.empty() && !analysis.parts.empty() && match.game().lore.reach)
        return optionsOf(match, node, analysis);
    SumTable::Content content{
        {}, SumTable::tr("Nim-sum"), analysis.position.nimber.value_or(0), true};
    for (const Summand& part : summandsOf(match, node, analysis))
        content.rows.push_back({spoken(part.title), spoken(part.measure), part.nimber, part.cells});
    return content;
}

SumTable::Content withFewerRows(const SumTable::Content& sum, std::size_t rows) {
    if (sum.rows.size() <= rows)
        return sum;
    SumTable::Content less = sum;
    less.rows.resize(rows);
    SumTable::Row& rest = less.rows.back();
    rest = {
        SumTable::tr("%n more", nullptr, static_cast<int>(sum.rows.size() - rows + 1)), {}, 0, {}};
    for (std::size_t i = rows - 1; i < sum.rows.size(); ++i) {
        rest.number ^= sum.rows[i].number;
        rest.cells.insert(rest.cells.end(), sum.rows[i].cells.begin(), sum.rows[i].cells.end());
    }
    return less;
}

} // namespace bouton
