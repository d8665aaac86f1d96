#include "ui/insight/plot_sheet.h"

#include <QCoreApplication>
#include <QPainter>

#include <algorithm>

#include "ui/controls/words.h"
#include "ui/insight/value_plot.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int margin = 2 * Theme::unit;
constexpr int height = 30 * Theme::unit;
constexpr int leastWidth = 80 * Theme::unit, mostWidth = 240 * Theme::unit;

// Long games get a longer sheet.
QSize sheetOf(const ValueHistory& history) {
    const auto moves = static_cast<int>(std::min<std::size_t>(history.path.size(), 10'000));
    return {std::clamp(moves * Theme::unit * 3 / 2, leastWidth, mostWidth), height};
}

QString titleOf(const ValueHistory& history) {
    return QCoreApplication::translate("bouton::ValuePlot", "%1: value history")
        .arg(spoken(history.game->name.title));
}

void paintSheet(QPainter& painter, const QRectF& sheet, const ValueHistory& history,
                const Theme& theme, const QFont& font) {
    painter.fillRect(sheet, theme.surface);
    const QRectF inner = sheet.adjusted(margin, margin, -margin, -margin);
    QFont bold = font;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(theme.ink);
    painter.drawText(inner, Qt::AlignLeft | Qt::AlignTop, titleOf(history));
    PlotDrawing(history, inner.adjusted(0, 3 * Theme::unit, 0, 0), font).paint(painter, theme);
}

} // namespace

Drawing drawingOf(const ValueHistory& history) {
    return {titleOf(history), sheetOf(history), [history](QPainter& painter) {
                paintSheet(painter, QRectF({0, 0}, QSizeF(sheetOf(history))), history,
                           Theme::light(), painter.font());
            }};
}

} // namespace bouton
