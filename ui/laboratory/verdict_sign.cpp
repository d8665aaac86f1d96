// SPDX-License-Identifier: MIT
#include "ui/laboratory/verdict_sign.h"

#include <QPainter>

#include <algorithm>

#include "ui/controls/worded.h"
#include "ui/theme/theme.h"

namespace bouton {

void paintVerdict(QPainter& painter, const QRectF& rect, bool right, const Theme& theme) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const double half = std::min(rect.width(), rect.height()) / 2;
    painter.translate(rect.center());
    painter.scale(half, half);
    painter.setPen(QPen(right ? theme.accent : theme.ink, right ? 0.34 : 0.3, Qt::SolidLine,
                        Qt::RoundCap, Qt::RoundJoin));
    if (right) {
        painter.drawPolyline(QPolygonF{{-0.7, 0.05}, {-0.2, 0.55}, {0.7, -0.6}});
    } else {
        painter.drawLine(QPointF(-0.55, -0.55), QPointF(0.55, 0.55));
        painter.drawLine(QPointF(0.55, -0.55), QPointF(-0.55, 0.55));
    }
    painter.restore();
}

VerdictSign::VerdictSign() {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    hide();
}

void VerdictSign::put(std::optional<bool> right) {
    m_right = right;
    setVisible(right.has_value());
    setAccessibleName(!right ? QString() : *right ? tr("Right") : tr("Wrong"));
    update();
}

QSize VerdictSign::sizeHint() const {
    const int side = fontMetrics().height() + 2;
    return {side, side};
}

void VerdictSign::paintEvent(QPaintEvent*) {
    if (!m_right)
        return;
    QPainter painter(this);
    paintVerdict(painter, QRectF(rect()).adjusted(1, 1, -1, -1), *m_right, Theme::of(*this));
}

namespace {

// 1: it begins with a ✓, -1: with a ✗, 0: with neither.
int signOf(const QModelIndex& index) {
    const QString text = index.data(Qt::DisplayRole).toString();
    return text.startsWith(QChar(0x2713)) ? 1 : text.startsWith(QChar(0x2717)) ? -1 : 0;
}

} // namespace

void makeRoomForVerdict(QStyleOptionViewItem& option, const QModelIndex& index) {
    if (signOf(index) != 0)
        option.text.replace(0, 1, QStringLiteral("    "));
}

void paintVerdictOf(QPainter& painter, const QStyleOptionViewItem& option,
                    const QModelIndex& index) {
    const int sign = signOf(index);
    if (sign == 0)
        return;
    const double side = option.fontMetrics.height() * 0.85;
    const QRectF rect(option.rect.left() + Theme::unit, option.rect.center().y() - side / 2 + 0.5,
                      side, side);
    paintVerdict(painter, rect, sign > 0, Theme::of(option.palette));
}

StyledItems* verdictItems(QAbstractItemView* table) {
    return new StyledItems(table, makeRoomForVerdict, paintVerdictOf);
}

} // namespace bouton
