#include "ui/system_motion.h"

#include <QSettings>
#include <QStandardPaths>

namespace bouton {

namespace {

// A value of a file in the user's folder of settings; null: there is none.
QVariant valueIn(const char* file, const char* key) {
    const QString path = QStandardPaths::locate(QStandardPaths::GenericConfigLocation,
                                                QString::fromLatin1(file));
    return path.isEmpty() ? QVariant()
                          : QSettings(path, QSettings::IniFormat).value(QLatin1String(key));
}

bool readDesktop() {
    const QVariant kde = valueIn("kdeglobals", "KDE/AnimationDurationFactor");
    if (!kde.isNull())
        return kde.toDouble() <= 0;
    for (const char* file : {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"}) {
        const QVariant gtk = valueIn(file, "Settings/gtk-enable-animations");
        if (!gtk.isNull())
            return !gtk.toBool();
    }
    return false;
}

} // namespace

bool systemReducesMotion() {
    static const bool reduces = readDesktop();
    return reduces;
}

} // namespace bouton
