// SPDX-License-Identifier: MIT
#include "ui/boards/legend.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <utility>

#include "ui/boards/value_mark.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"
#include "ui/theme/type.h"

namespace bouton {

namespace {

QString wordsFor(Outcome outcome, bool ofScore) {
    switch (outcome) {
    case Outcome::Win: return ofScore ? LegendItem::tr("ahead") : LegendItem::tr("wins");
    case Outcome::Draw: return ofScore ? LegendItem::tr("about even") : LegendItem::tr("draws");
    case Outcome::Loss: return ofScore ? LegendItem::tr("behind") : LegendItem::tr("loses");
    }
    return {};
}

// In pixels: the width of a mark, which is also the space between items, and with its space before
// the words.
double markWidth(const QFontMetricsF& metrics) { return metrics.height() * 0.95; }
double markAndSpace(const QFontMetricsF& metrics) { return 1.3 * markWidth(metrics); }

double widthOf(const LegendItem& item, const QFontMetricsF& metrics) {
    return (item.mark ? markAndSpace(metrics) : 0) + metrics.horizontalAdvance(item.words);
}

// Where each item begins, and in which line; as many lines as it takes.
std::vector<std::pair<double, int>> flow(const std::vector<LegendItem>& items,
                                         const QFontMetricsF& metrics, double room) {
    std::vector<std::pair<double, int>> places;
    double left = 0;
    int line = 0;
    for (const LegendItem& item : items) {
        const double width = widthOf(item, metrics);
        if (left > 0 && left + width > room + 1) {
            left = 0;
            ++line;
        }
        places.emplace_back(left, line);
        left += width + markWidth(metrics);
    }
    return places;
}

} // namespace

std::vector<LegendItem> legendOf(const Overlay& overlay) {
    std::vector<LegendItem> items;
    if (!overlay.legend || overlay.worths.empty())
        return items;
    const auto any = [&](auto property) { return std::ranges::any_of(overlay.worths, property); };
    const auto numbered = [](const Overlay::Worth& worth) {
        return std::ranges::any_of(worth.text, [](QChar sign) { return sign.isDigit(); });
    };
    if (!overlay.legend->numbers.isEmpty() && any(numbered))
        items.push_back({.words = overlay.legend->numbers});
    for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
        if (any([&](const Overlay::Worth& worth) { return worth.outcome == outcome; }))
            items.push_back({Overlay::Worth{.cell = {}, .outcome = outcome},
                             wordsFor(outcome, overlay.legend->ofScores)});
    using Worth = Overlay::Worth;
    if (const auto best = std::ranges::find(overlay.worths, true, &Worth::best);
        best != overlay.worths.end())
        items.push_back(
            {Worth{.cell = {}, .outcome = best->outcome, .best = true}, LegendItem::tr("best")});
    if (any([](const Worth& worth) { return !worth.exact; })) {
        const int depth = overlay.legend->depth;
        items.push_back({Worth{.cell = {}, .outcome = Outcome::Loss, .exact = false},
                         depth > 0 ? LegendItem::tr("estimated at depth %1").arg(depth)
                                   : LegendItem::tr("estimated")});
    }
    return items;
}

void paintLegend(QPainter& painter, const Theme& theme, const QRectF& rect,
                 const std::vector<LegendItem>& items) {
    const QFont font = painter.font();
    std::vector<std::pair<double, int>> places;
    int lines = 0;
    for (const double share : {1.0, 0.93, 0.86, 0.8}) { // smaller, where there is no room
        painter.setFont(inPixels(font, QFontInfo(font).pixelSize() * share));
        const QFontMetricsF metrics(painter.font(), painter.device());
        places = flow(items, metrics, rect.width());
        lines = static_cast<int>((rect.height() + 2) / metrics.height());
        if (places.empty() || places.back().second < lines)
            break;
    }
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double mark = markWidth(metrics);
    for (std::size_t i = 0; i < places.size() && places[i].second < std::max(lines, 1); ++i) {
        const auto [left, line] = places[i];
        const LegendItem& item = items[i];
        const QRectF all(rect.left() + left, rect.top() + line * metrics.height(),
                         widthOf(item, metrics) + 1, metrics.height());
        double words = all.left();
        if (item.mark) {
            const QRectF place(words, all.center().y() - mark / 2, mark, mark);
            paintValue(painter, place, *item.mark, theme.faint, Qt::transparent);
            words += markAndSpace(metrics);
        }
        painter.setPen(theme.faint);
        paintText(painter, QRectF(words, all.top(), all.right() - words, all.height()),
                  Qt::AlignLeft | Qt::AlignVCenter, item.words);
    }
}

} // namespace bouton
