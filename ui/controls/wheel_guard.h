#pragma once

#include <QObject>

class QWidget;

namespace bouton {

// Keeps the mouse wheel for the page. A page that one scrolls passes its controls under the mouse,
// and without this each of them would take the wheel and change its value unasked. A list of
// choices never takes it while it is closed, a number or a slider only while it has the focus; and
// the wheel gives no focus.
class WheelGuard : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    // Does nothing for other kinds of controls.
    void watch(QWidget* control);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace bouton
