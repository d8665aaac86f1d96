#include "ui/panels/flat_tabs.h"

#include <QPainter>

#include "ui/theme/theme.h"

namespace bouton {

FlatTabs::FlatTabs(QWidget* parent) : QTabBar(parent) {
    setDrawBase(false);
    setExpanding(false);
    setCursor(Qt::PointingHandCursor);
}

QSize FlatTabs::tabSizeHint(int index) const {
    QFont bold = font();
    bold.setBold(true);
    return {QFontMetrics(bold).horizontalAdvance(tabText(index)) + 2 * Theme::unit,
            fontMetrics().height() + 2 * Theme::unit};
}

void FlatTabs::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    for (int i = 0; i < count(); ++i) {
        const bool chosen = i == currentIndex();
        const QRectF tab(tabRect(i));
        QFont words = font();
        words.setBold(chosen);
        painter.setFont(words);
        painter.setPen(chosen ? theme.ink : theme.faint);
        painter.drawText(tab, Qt::AlignCenter, tabText(i));
        if (!chosen)
            continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.accent);
        painter.drawRoundedRect(QRectF(tab.left() + 4, tab.bottom() - 4, tab.width() - 8, 3), 1.5,
                                1.5);
        if (hasFocus()) {
            painter.setPen(QPen(theme.accent, 2));
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(tab.adjusted(1, 1, -1, -5), 4, 4);
        }
    }
}

} // namespace bouton
