// The fields, lists and menus of FlatStyle.

#include <QFontMetrics>
#include <QIcon>

#include "ui/controls/flat_painting.h"
#include "ui/theme/paint.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton::flat {

void paintSheet(QPainter& painter, const QRectF& rect, const QBrush& brush, const QPen& pen,
                double radius) {
    painter.setPen(pen);
    painter.setBrush(brush);
    painter.drawRoundedRect(rect, radius, radius);
}

void paintChevron(QPainter& painter, QPointF middle, Qt::ArrowType to, const QColor& color) {
    painter.save();
    painter.translate(middle);
    painter.rotate(to == Qt::UpArrow      ? 180
                   : to == Qt::LeftArrow  ? 90
                   : to == Qt::RightArrow ? -90
                                          : 0);
    onlyOutline(painter, QPen(color, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPolyline(QPolygonF{{-3.5, -1.75}, {0, 1.75}, {3.5, -1.75}});
    painter.restore();
}

void paintWords(QPainter& painter, const QRect& rect, Qt::Alignment side, const QString& words) {
    paintText(painter, QRectF(rect).adjusted(Theme::unit, 0, -Theme::unit, 0),
              static_cast<int>(side), words);
}

void paintInput(QPainter& painter, const QStyleOption& option, double over) {
    const Theme& theme = Theme::of(option.palette);
    const bool focus = option.state & QStyle::State_HasFocus;
    const double in = focus ? 1 : 0.5;
    const QColor line = !enabled(option) ? theme.line
                        : focus          ? theme.accent
                                         : mixed(theme.line, theme.ink, 0.12 + 0.22 * over);
    paintSheet(painter, QRectF(option.rect).adjusted(in, in, -in, -in),
               enabled(option) ? theme.surface : faded(theme.surface, 0.4),
               QPen(line, focus ? 2 : 1), fieldRadius);
}

void paintComboBox(QPainter& painter, const QStyleOptionComboBox& box, double over) {
    const Theme& theme = Theme::of(box.palette);
    paintInput(painter, box, over);
    const QRectF all(box.rect);
    const bool reversed = box.direction == Qt::RightToLeft;
    paintChevron(painter, {reversed ? all.left() + 15 : all.right() - 15, all.center().y() + 0.5},
                 Qt::DownArrow,
                 enabled(box) ? mixed(theme.faint, theme.ink, over) : faded(theme.faint, 0.5));
}

void paintSpinBox(QPainter& painter, const QStyleOptionSpinBox& box, const QRect& up,
                  const QRect& down, double over) {
    const Theme& theme = Theme::of(box.palette);
    paintInput(painter, box, over);
    if (box.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const auto arrow = [&](const QRect& place, QStyle::SubControl part, Qt::ArrowType to,
                           bool possible) {
        const bool lit = possible && over > 0 && box.activeSubControls & part;
        if (lit)
            paintSheet(painter, QRectF(place).adjusted(1, 1, -1, -1),
                       faded(theme.accent, box.state & QStyle::State_Sunken ? 0.24 : 0.12),
                       Qt::NoPen, 5);
        paintChevron(painter, QRectF(place).center(), to,
                     !possible || !enabled(box) ? faded(theme.faint, 0.45)
                     : lit                      ? theme.accent
                                                : theme.faint);
    };
    arrow(up, QStyle::SC_SpinBoxUp, Qt::UpArrow, box.stepEnabled & QAbstractSpinBox::StepUpEnabled);
    arrow(down, QStyle::SC_SpinBoxDown, Qt::DownArrow,
          box.stepEnabled & QAbstractSpinBox::StepDownEnabled);
}

void paintTitle(QPainter& painter, const QStyleOptionViewItem& item) {
    const Theme& theme = Theme::of(item.palette);
    const bool chosen = item.state & QStyle::State_Selected;
    const bool focus = chosen && item.state & QStyle::State_HasFocus;
    const bool lit = item.state & QStyle::State_MouseOver;
    QRect words = item.rect.adjusted(1, 1, -1, -1);
    paintSheet(painter, words,
               faded(theme.accent, chosen ? 0.16
                                   : lit  ? 0.08
                                          : 0),
               focus ? QPen(theme.accent, 2) : QPen(Qt::NoPen), fieldRadius);
    if (item.index.data(Qt::UserRole).toBool()) {
        const QPointF tip(words.right() - Theme::unit, words.center().y() + 0.5);
        onlyFill(painter, theme.accent);
        painter.drawPolygon(QPolygonF{tip, tip + QPointF(-8, -5), tip + QPointF(-8, 5)});
        words.setRight(words.right() - 2 * Theme::unit);
    }
    QFont font = item.font;
    font.setWeight(chosen ? QFont::DemiBold : QFont::Normal);
    painter.setFont(font);
    painter.setPen(theme.ink);
    paintWords(painter, words, Qt::AlignVCenter | Qt::AlignLeft, item.text);
}

void paintListItem(QPainter& painter, const QStyleOptionViewItem& item) {
    const Theme& theme = Theme::of(item.palette);
    const bool lit = item.state & (QStyle::State_Selected | QStyle::State_MouseOver);
    paintSheet(painter, QRectF(item.rect).adjusted(1, 1, -1, -1),
               lit ? faded(theme.accent, 0.14) : QColor(Qt::transparent), Qt::NoPen,
               fieldRadius - 2);
    painter.setFont(item.font);
    painter.setPen(enabled(item) ? theme.ink : theme.faint);
    paintWords(painter, item.rect, Qt::AlignVCenter | Qt::AlignLeft, item.text);
}

void paintCell(QPainter& painter, const QRect& rect, const QBrush& ground, const QColor& line,
               const QColor& ink, Qt::Alignment side, const QString& words) {
    painter.fillRect(rect, ground);
    painter.fillRect(QRect(rect.bottomLeft(), QSize(rect.width(), 1)), line);
    painter.setPen(ink);
    paintWords(painter, rect, side, words);
}

void paintMenu(QPainter& painter, const QStyleOption& menu) {
    const Theme& theme = Theme::of(menu.palette);
    painter.fillRect(menu.rect, theme.surface);
    paintSheet(painter, QRectF(menu.rect).adjusted(0.5, 0.5, -0.5, -0.5), theme.surface,
               QPen(mixed(theme.line, theme.ink, 0.08), 1), fieldRadius);
}

// A mark or a picture, the words, and the keys or an arrow at the right.
void paintMenuItem(QPainter& painter, const QStyleOptionMenuItem& item) {
    const Theme& theme = Theme::of(item.palette);
    const QRectF all(item.rect);
    if (item.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.setPen(QPen(theme.line, 1));
        painter.drawLine(QPointF(all.left() + 10, all.center().y()),
                         QPointF(all.right() - 10, all.center().y()));
        return;
    }
    const bool lit = enabled(item) && item.state & QStyle::State_Selected;
    if (lit)
        paintSheet(painter, all.adjusted(4, 1, -4, -1), faded(theme.accent, 0.14), Qt::NoPen,
                   fieldRadius - 2);
    const QColor ink = enabled(item) ? theme.ink : faded(theme.faint, 0.7);
    const QRectF mark(all.left() + 12, all.center().y() - 8, 16, 16);
    if (!item.icon.isNull()) {
        item.icon.paint(&painter, mark.toRect(), Qt::AlignCenter,
                        enabled(item) ? QIcon::Normal : QIcon::Disabled);
    } else if (item.checkType != QStyleOptionMenuItem::NotCheckable && item.checked) {
        onlyOutline(painter, QPen(enabled(item) ? theme.accent : ink, 2, Qt::SolidLine,
                                  Qt::RoundCap, Qt::RoundJoin));
        const auto at = [&](double x, double y) { return mark.topLeft() + QPointF(x, y); };
        painter.drawPolyline(QPolygonF{at(3, 8.5), at(6.5, 12), at(13, 4.5)});
    }
    const qsizetype tab = item.text.indexOf(u'\t');
    const QRectF room = all.adjusted(36, 0, -16, 0);
    painter.setFont(item.font);
    painter.setPen(ink);
    const int line = Qt::AlignVCenter | Qt::TextSingleLine;
    painter.drawText(room, line | Qt::AlignLeft | Qt::TextShowMnemonic, item.text.left(tab));
    if (item.menuItemType == QStyleOptionMenuItem::SubMenu) {
        paintChevron(painter, {all.right() - 16, all.center().y()}, Qt::RightArrow, ink);
    } else if (tab >= 0) {
        painter.setPen(enabled(item) ? theme.faint : ink);
        painter.drawText(room, line | Qt::AlignRight, item.text.mid(tab + 1));
    }
}

void paintMenuBarItem(QPainter& painter, const QStyleOptionMenuItem& item) {
    const Theme& theme = Theme::of(item.palette);
    const bool lit = enabled(item) && item.state & QStyle::State_Selected;
    const bool held = lit && item.state & QStyle::State_Sunken;
    if (lit)
        paintSheet(painter, QRectF(item.rect).adjusted(0, 2, 0, -2),
                   faded(theme.ink, held ? 0.12 : 0.07), Qt::NoPen, fieldRadius - 2);
    painter.setPen(enabled(item) ? theme.ink : faded(theme.faint, 0.7));
    painter.drawText(item.rect, Qt::AlignCenter | Qt::TextShowMnemonic | Qt::TextSingleLine,
                     item.text);
}

} // namespace bouton::flat
