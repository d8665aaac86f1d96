#include "ui/print/drawing.h"

#include <QApplication>
#include <QPainter>

#include <cmath>

#include "ui/theme/theme.h"

namespace bouton {

QFont paperFont() {
    QFont font = QApplication::font();
    if (font.pixelSize() < 0)
        font.setPixelSize(static_cast<int>(std::lround(font.pointSizeF() * paperDpi / 72)));
    return font;
}

Drawing titled(Drawing drawing) {
    constexpr double above = 5 * Theme::unit;
    return {drawing.title, drawing.size + QSizeF(0, above), [drawing](QPainter& painter) {
                painter.save();
                QFont bold = painter.font();
                bold.setBold(true);
                bold.setPixelSize(bold.pixelSize() * 5 / 4);
                painter.setFont(bold);
                painter.drawText(QRectF(0, 0, drawing.size.width(), above),
                                 Qt::AlignLeft | Qt::AlignTop, drawing.title);
                painter.restore();
                painter.translate(0, above);
                drawing.paint(painter);
            }};
}

} // namespace bouton
