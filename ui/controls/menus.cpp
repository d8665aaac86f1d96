#include "ui/controls/menus.h"

#include <QCoreApplication>

#include "ui/controls/announcer.h"

namespace bouton {

namespace {

struct MenuWords {
    Q_DECLARE_TR_FUNCTIONS(bouton::Menus)
};

} // namespace

void sayWhenSwitched(QAction& action, QWidget& window) {
    QObject::connect(&action, &QAction::triggered, &window, [&action, &window](bool on) {
        const QString words = QString(action.text()).remove(u'&');
        Announcer::sayFrom(window, on ? MenuWords::tr("%1: on.").arg(words)
                                      : MenuWords::tr("%1: off.").arg(words));
    });
}

} // namespace bouton
