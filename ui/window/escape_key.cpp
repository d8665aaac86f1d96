// SPDX-License-Identifier: MIT
#include "ui/window/escape_key.h"

#include <QApplication>
#include <QKeyEvent>
#include <QWidget>

#include "ui/controls/worded.h"

namespace bouton {

EscapeKey::EscapeKey(QWidget& window) : QAction(&window) {
    worded(static_cast<QAction*>(this), [] { return tr("Back, or end what was begun"); });
    setShortcut(Qt::Key_Escape);
    window.addAction(this);
    qApp->installEventFilter(this);
}

// Before a key acts as a shortcut, Qt asks whether a widget wants it. An open list closes at that
// question without claiming Escape, so the window's own shortcut would act as well.
bool EscapeKey::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && QApplication::activePopupWidget()
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QAction::eventFilter(watched, event);
}

} // namespace bouton
