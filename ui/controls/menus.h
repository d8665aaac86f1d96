// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>

#include "ui/controls/worded.h"

namespace bouton {

// Adds an entry to a menu that calls `slot` of the receiver, a member or a callable.
template <class Receiver, class Slot>
QAction* addEntry(QMenu& menu, Receiver* receiver, Slot slot, Wording words,
                  const QKeySequence& keys = {}) {
    QAction* action = worded(menu.addAction(QString()), std::move(words));
    action->setShortcut(keys);
    QObject::connect(action, &QAction::triggered, receiver, std::move(slot));
    return action;
}

// Says by ear what a switch has become: its key leads to no place that tells it.
void sayWhenSwitched(QAction& action, QWidget& window);

} // namespace bouton
