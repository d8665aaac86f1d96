#include "ui/preferences/system_motion.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QSettings>
#include <QStandardPaths>

namespace bouton {

namespace {

constexpr auto service = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop",
               interface = "org.freedesktop.portal.Settings", gnome = "org.gnome.desktop.interface",
               animations = "enable-animations";

std::optional<bool> portalReduces; // nothing: it has not said so

// A value of a file in the user's folder of settings; null: there is none.
QVariant valueIn(const char* file, const char* key) {
    const QString path =
        QStandardPaths::locate(QStandardPaths::GenericConfigLocation, QString::fromLatin1(file));
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
    return portalReduces.value_or(reduces);
}

SystemMotion::SystemMotion(QObject* parent) : QObject(parent) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
                SLOT(hear(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
    question << QString::fromLatin1(gnome) << QString::fromLatin1(animations);
    auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer] {
        const QDBusPendingReply<QDBusVariant> reply = *answer;
        if (reply.isValid())
            take(reply.value().variant());
        answer->deleteLater();
    });
}

std::optional<bool> SystemMotion::reducedBy(const QVariant& value) {
    QVariant inner = value; // Read() wraps it twice, ReadOne() and the signal once
    while (inner.canConvert<QDBusVariant>())
        inner = inner.value<QDBusVariant>().variant();
    return inner.typeId() == QMetaType::Bool ? std::optional(!inner.toBool()) : std::nullopt;
}

void SystemMotion::hear(const QString& space, const QString& key, const QDBusVariant& value) {
    if (space == QLatin1String(gnome) && key == QLatin1String(animations))
        take(value.variant());
}

void SystemMotion::take(const QVariant& value) {
    const std::optional<bool> reduces = reducedBy(value);
    if (!reduces || *reduces == systemReducesMotion())
        return;
    portalReduces = reduces;
    emit changed();
}

} // namespace bouton
