#include "ui/insight/plot_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <algorithm>

#include "ui/controls/file_dialog.h"
#include "ui/insight/value_plot.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

constexpr int scale = 2; // of a PNG
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

QByteArray asSvg(const ValueHistory& history, const Theme& theme, const QFont& font) {
    const QSize size = sheetOf(history);
    QBuffer bytes;
    QSvgGenerator generator;
    generator.setOutputDevice(&bytes);
    generator.setSize(size);
    generator.setViewBox(QRect({0, 0}, size));
    generator.setTitle(titleOf(history));
    QPainter painter(&generator);
    paintSheet(painter, QRectF({0, 0}, size), history, theme, font);
    painter.end();
    return bytes.data();
}

QByteArray asPng(const ValueHistory& history, const Theme& theme, const QFont& font) {
    const QSize size = sheetOf(history);
    QImage image(size * scale, QImage::Format_RGB32);
    image.setDevicePixelRatio(scale);
    QPainter painter(&image);
    paintSheet(painter, QRectF({0, 0}, size), history, theme, font);
    painter.end();
    QBuffer bytes;
    image.save(&bytes, "PNG");
    return bytes.data();
}

} // namespace

std::optional<QString> writePlot(const QString& path, const ValueHistory& history,
                                 const Theme& theme, const QFont& font) {
    const bool svg = path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive);
    const QByteArray bytes = svg ? asSvg(history, theme, font) : asPng(history, theme, font);
    return writeFile(path, bytes);
}

} // namespace bouton
