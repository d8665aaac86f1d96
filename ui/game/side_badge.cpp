#include "ui/game/side_badge.h"

#include <QPainter>

#include "ui/controls/say.h"
#include "ui/theme/theme.h"
#include "ui/words.h"

namespace bouton {

namespace {

void paintDisc(QPainter& painter, const QRectF& rect, const Theme& theme, Side side) {
    painter.setPen(QPen(theme.faint, 1.5));
    painter.setBrush(side == Side::One ? theme.darkDisc : theme.lightDisc);
    painter.drawEllipse(rect.adjusted(1, 1, -1, -1));
}

} // namespace

bool isDisc(const Ruleset& game) { return game.name.emblem == Emblem::Disc; }

void paintBadge(QPainter& painter, const QRectF& rect, const Ruleset& game, Side side,
                const Theme& theme) {
    if (isDisc(game)) {
        paintDisc(painter, rect, theme, side);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.side(side));
    painter.drawRoundedRect(rect, rect.height() / 4, rect.height() / 4);
    QFont font = painter.font();
    font.setBold(true);
    font.setPixelSize(std::max(8, static_cast<int>(rect.height() * 0.58)));
    painter.setFont(font);
    painter.setPen(theme.onSide);
    painter.drawText(rect, Qt::AlignCenter, QChar(game.name.letters[indexOf(side)]));
}

QColor tintOf(const Ruleset& game, Side side, const Theme& theme) {
    if (!isDisc(game))
        return faded(theme.side(side), 0.14);
    return side == Side::One ? faded(theme.ink, 0.14) : faded(theme.felt, 0.28);
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
        painter.setPen(QPen(theme.accent, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(all, all.height() / 3, all.height() / 3);
    }
    paintBadge(painter, all.adjusted(3, 3, -3, -3), m_game, m_side, theme);
}

} // namespace bouton
