// SPDX-License-Identifier: MIT
#include "ui/boards/side_badge.h"

#include <QPainter>

#include "ui/boards/board_table.h"
#include "ui/controls/worded.h"
#include "ui/controls/words.h"
#include "ui/theme/paint.h"
#include "ui/theme/theme.h"

namespace bouton {

bool isDisc(const Ruleset& game) { return game.name.discs; }

void paintBadge(QPainter& painter, const QRectF& rect, const Ruleset& game, Side side,
                const Theme& theme) {
    if (theme.isDark) { // what is dark itself would not stand out
        onlyFill(painter, groundOf(game, theme));
        painter.drawEllipse(rect.center(), rect.width() * 0.56, rect.height() * 0.56);
    }
    paintEmblem(painter, rect, game, side);
    if (theme.isDark && isDisc(game)) { // over its shadow
        onlyOutline(painter, QPen(theme.faint, 2));
        painter.drawEllipse(rect.center(), rect.width() * 0.56, rect.height() * 0.56);
    }
}

QColor tintOf(const Ruleset& game, Side side, const Theme& theme) {
    if (!isDisc(game))
        return faded(theme.side(side), 0.14);
    return side == Side::One ? faded(theme.ink, 0.14) : faded(theme.ink, 0.05);
}

SideBadge::SideBadge(const Ruleset& game, QWidget* parent) : QWidget(parent), m_game(game) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    inEveryLanguage(this, [this] { setSide(m_side); });
}

void SideBadge::setSide(Side side) {
    m_side = side;
    setToolTip(nameOf(m_game, side));
    setAccessibleName(toolTip());
    update();
}

void SideBadge::setActive(bool active) {
    m_active = active;
    update();
}

QSize SideBadge::sizeHint() const {
    const int side = fontMetrics().height() * 2;
    return {side, side};
}

void SideBadge::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Theme& theme = Theme::of(*this);
    const QRectF all = QRectF(rect()).adjusted(1, 1, -1, -1);
    if (m_active) {
        onlyOutline(painter, QPen(theme.accent, 2));
        painter.drawRoundedRect(all, all.height() / 3, all.height() / 3);
    }
    paintBadge(painter, all.adjusted(3, 3, -3, -3), m_game, m_side, theme);
}

} // namespace bouton
