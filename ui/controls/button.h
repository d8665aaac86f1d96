// SPDX-License-Identifier: MIT
#pragma once

#include <QPainterPath>
#include <QPushButton>

namespace bouton {

// A flat button. FlatStyle paints it by its rank, and Enter presses it, as Space does.
class Button : public QPushButton {
    Q_OBJECT

public:
    enum class Rank {
        Plain,
        Primary, // the one that goes on: filled with the accent
        Glyph,   // a drawn sign (GlyphButton)
        Link,    // words in the accent, for what is lesser
        Words,   // the same with hardly any room around them, for what is not loud
        Piece,   // a square that can be chosen; what is drawn on it comes from the button
        Card,    // a large sheet with a layout of its own
        TintedCard,
    };

    explicit Button(const QString& text = {}, Rank rank = Rank::Plain, QWidget* parent = nullptr);

    Rank rank() const { return m_rank; }
    bool isCard() const { return m_rank == Rank::Card || m_rank == Rank::TintedCard; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Rank m_rank;
    bool m_pressed = false; // by the mouse, since it was shown
};

// A square button with a small drawn sign instead of words; its name is in the tool tip.
class GlyphButton : public Button {
    Q_OBJECT

public:
    // The sign lies in a square from -1 to 1 each way and is filled.
    explicit GlyphButton(QPainterPath sign, const QString& name = {}, QWidget* parent = nullptr);

    void setName(const QString& name);
    const QPainterPath& sign() const { return m_sign; }
    void setSign(QPainterPath sign);

    QSize minimumSizeHint() const override; // in a narrow row

private:
    QPainterPath m_sign;
};

} // namespace bouton
