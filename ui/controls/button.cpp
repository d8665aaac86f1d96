// SPDX-License-Identifier: MIT
#include "ui/controls/button.h"

#include <QEvent>
#include <QKeyEvent>

#include "ui/theme/theme.h"

namespace bouton {

Button::Button(const QString& text, Rank rank, QWidget* parent)
    : QPushButton(text, parent), m_rank(rank) {
    setAutoDefault(true);
    if (rank == Rank::Primary) {
        QFont strong;
        strong.setWeight(QFont::DemiBold);
        setFont(strong); // the size remains that of the widget around it
    }
    if (isCard())
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    if (rank == Rank::Words || rank == Rank::Piece)
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Button::sizeHint() const { return isCard() ? QWidget::sizeHint() : QPushButton::sizeHint(); }

// A card is as narrow as what lies on it allows.
QSize Button::minimumSizeHint() const { return isCard() ? QWidget::minimumSizeHint() : sizeHint(); }

bool Button::event(QEvent* event) {
    if (event->type() == QEvent::Show)
        m_pressed = false;
    else if (event->type() == QEvent::MouseButtonPress)
        m_pressed = true;
    // The first half of this double click was on a button that stood here before.
    else if (event->type() == QEvent::MouseButtonDblClick && !m_pressed)
        return true;
    return QPushButton::event(event);
}

// Qt gives Enter to the default button of a dialog, whichever button has the keys.
void Button::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QPushButton::keyPressEvent(event);
}

GlyphButton::GlyphButton(QPainterPath sign, const QString& name, QWidget* parent)
    : Button({}, Rank::Glyph, parent), m_sign(std::move(sign)) {
    setName(name);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void GlyphButton::setName(const QString& name) {
    setAccessibleName(name);
    setToolTip(name);
}

void GlyphButton::setSign(QPainterPath sign) {
    m_sign = std::move(sign);
    update();
}

QSize GlyphButton::minimumSizeHint() const { return {3 * Theme::unit, 4 * Theme::unit}; }

} // namespace bouton
