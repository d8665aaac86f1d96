// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QRectF>
#include <QString>

#include <vector>

#include "ui/boards/overlay.h"

class QPainter;

namespace bouton {

struct Theme;

// One thing that the line below a board explains: a mark and what it means, or words alone.
struct LegendItem {
    std::optional<Overlay::Worth> mark{}; // an example; its text is empty
    QString words{};
    bool operator==(const LegendItem&) const = default;

    Q_DECLARE_TR_FUNCTIONS(bouton::Legend)
};

// What occurs on a board, and nothing else.
std::vector<LegendItem> legendOf(const Overlay& overlay);

// With the painter's font, or a smaller one, on as many lines as `rect` is high. What has no room
// then is left out.
void paintLegend(QPainter& painter, const Theme& theme, const QRectF& rect,
                 const std::vector<LegendItem>& items);

} // namespace bouton
