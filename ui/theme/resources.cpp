// SPDX-License-Identifier: MIT
#include "ui/theme/resources.h"

#include <QFile>

// The macro wants to stand outside of any namespace.
static void initialise() { Q_INIT_RESOURCE(bouton); }

namespace bouton {

void loadResources() { initialise(); }

QIcon applicationIcon() {
    loadResources();
    return QIcon(QStringLiteral(":/icons/bouton.svg"));
}

QIcon iconOf(const Ruleset& game) {
    loadResources();
    const QString path = QStringLiteral(":/icons/%1.svg").arg(QLatin1String(game.name.id));
    return QFile::exists(path) ? QIcon(path) : QIcon();
}

} // namespace bouton
