// SPDX-License-Identifier: MIT
#include "ui/controls/menus.h"

#include "ui/controls/announcer.h"

namespace bouton {

void sayWhenSwitched(QAction& action, QWidget& window) {
    QObject::connect(&action, &QAction::triggered, &window, [&action, &window](bool on) {
        const QString words = QString(action.text()).remove(u'&');
        const QString said = on ? QCoreApplication::translate("bouton::Menus", "%1: on.")
                                : QCoreApplication::translate("bouton::Menus", "%1: off.");
        Announcer::sayFrom(window, said.arg(words));
    });
}

} // namespace bouton
