#include "ui/controls/wheel_guard.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QEvent>
#include <QSlider>

namespace bouton {

void WheelGuard::watch(QWidget* control) {
    if (!qobject_cast<QComboBox*>(control) && !qobject_cast<QAbstractSpinBox*>(control)
        && !qobject_cast<QSlider*>(control))
        return;
    if (control->focusPolicy() == Qt::WheelFocus)
        control->setFocusPolicy(Qt::StrongFocus);
    control->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    const auto* control = qobject_cast<QWidget*>(watched);
    if (event->type() != QEvent::Wheel || !control)
        return QObject::eventFilter(watched, event);
    if (control->hasFocus() && !qobject_cast<const QComboBox*>(control))
        return false;
    event->ignore(); // so that it goes on to the page
    return true;
}

} // namespace bouton
