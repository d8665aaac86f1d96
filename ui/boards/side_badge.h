// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "core/ruleset.h"

namespace bouton {

struct Theme;

// A side as a sign: its colour and its letter, or its disc.
void paintBadge(QPainter& painter, const QRectF& rect, const Ruleset& game, Side side,
                const Theme& theme);

// Whether the game's sides are discs; else they are letters on their colour.
bool isDisc(const Ruleset& game);

// What lies behind a side's words: a tint of its colour.
QColor tintOf(const Ruleset& game, Side side, const Theme& theme);

// The sign as a widget, as tall as two lines of text.
class SideBadge : public QWidget {
    Q_OBJECT

public:
    explicit SideBadge(const Ruleset& game, QWidget* parent = nullptr);

    void setSide(Side side);
    Side side() const { return m_side; }
    // Marks the side whose turn it is.
    void setActive(bool active);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Ruleset& m_game;
    Side m_side = Side::One;
    bool m_active = false;
};

} // namespace bouton
