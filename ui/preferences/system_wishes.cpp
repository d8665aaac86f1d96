// SPDX-License-Identifier: MIT
#include "ui/preferences/system_wishes.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QSettings>
#include <QStandardPaths>

#include <optional>

namespace bouton {

namespace {

constexpr auto service = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop",
               interface = "org.freedesktop.portal.Settings";
constexpr const char* gtkFiles[] = {"gtk-4.0/settings.ini", "gtk-3.0/settings.ini"};

// A value of a file in the user's folder of settings; null if there is none.
QVariant valueIn(const char* file, const char* key) {
    const QString path =
        QStandardPaths::locate(QStandardPaths::GenericConfigLocation, QString::fromLatin1(file));
    return path.isEmpty() ? QVariant()
                          : QSettings(path, QSettings::IniFormat).value(QLatin1String(key));
}

QVariant gtkValue(const char* key) {
    for (const char* file : gtkFiles)
        if (const QVariant value = valueIn(file, key); !value.isNull())
            return value;
    return {};
}

bool readMotion() {
    const QVariant kde = valueIn("kdeglobals", "KDE/AnimationDurationFactor");
    if (!kde.isNull())
        return kde.toDouble() <= 0;
    const QVariant gtk = gtkValue("Settings/gtk-enable-animations");
    return !gtk.isNull() && !gtk.toBool();
}

// "HighContrast", "HighContrastInverse" and the like; KDE calls its schemes of colours so, too.
bool namesHighContrast(const QString& theme) {
    return theme.contains(QLatin1String("HighContrast"), Qt::CaseInsensitive)
           || theme.contains(QLatin1String("high-contrast"), Qt::CaseInsensitive);
}

bool readContrast() {
    return namesHighContrast(gtkValue("Settings/gtk-theme-name").toString())
           || namesHighContrast(valueIn("kdeglobals", "General/ColorScheme").toString());
}

// What a desktop may say of each wish, by the portal. Empty: it is no value of that.
struct Key {
    const char *space, *name;
    std::optional<bool> (*wish)(const QVariant& value);
};
const Key motionKey{"org.gnome.desktop.interface", "enable-animations", [](const QVariant& value) {
                        return value.typeId() == QMetaType::Bool ? std::optional(!value.toBool())
                                                                 : std::nullopt;
                    }};
const Key contrastKeys[] = {
    {"org.freedesktop.appearance", "contrast",
     [](const QVariant& value) {
         return value.typeId() == QMetaType::UInt ? std::optional(value.toUInt() == 1)
                                                  : std::nullopt;
     }},
    {"org.gnome.desktop.a11y.interface", "high-contrast",
     [](const QVariant& value) {
         return value.typeId() == QMetaType::Bool ? std::optional(value.toBool()) : std::nullopt;
     }},
    {"org.gnome.desktop.interface", "gtk-theme", [](const QVariant& value) {
         return value.typeId() == QMetaType::QString
                    ? std::optional(namesHighContrast(value.toString()))
                    : std::nullopt;
     }}};

std::optional<bool> toldMotion; // of motion; nothing: the portal has not said so
std::optional<bool> toldContrast[std::size(contrastKeys)];

} // namespace

bool systemReducesMotion() {
    static const bool reduces = readMotion();
    return toldMotion.value_or(reduces);
}

// One voice that asks for it is enough.
bool systemHighContrast() {
    static const bool file = readContrast();
    bool spoken = false;
    for (const std::optional<bool>& wish : toldContrast) {
        if (wish.value_or(false))
            return true;
        spoken = spoken || wish;
    }
    return !spoken && file;
}

SystemWishes::SystemWishes(QObject* parent) : QObject(parent) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(service, path, interface, QStringLiteral("SettingChanged"), this,
                SLOT(hear(QString, QString, QDBusVariant)));
    const auto ask = [&](const Key& key) {
        const QString space = QLatin1String(key.space), name = QLatin1String(key.name);
        QDBusMessage question =
            QDBusMessage::createMethodCall(service, path, interface, QStringLiteral("Read"));
        question << space << name;
        auto* answer = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
        connect(answer, &QDBusPendingCallWatcher::finished, this, [this, answer, space, name] {
            const QDBusPendingReply<QDBusVariant> reply = *answer;
            if (reply.isValid())
                take(space, name, reply.value().variant());
            answer->deleteLater();
        });
    };
    ask(motionKey);
    for (const Key& key : contrastKeys)
        ask(key);
}

QVariant SystemWishes::unwrapped(const QVariant& value) {
    QVariant inner = value; // Read() wraps it twice, ReadOne() and the signal once
    while (inner.canConvert<QDBusVariant>())
        inner = inner.value<QDBusVariant>().variant();
    return inner;
}

void SystemWishes::hear(const QString& space, const QString& key, const QDBusVariant& value) {
    take(space, key, value.variant());
}

void SystemWishes::take(const QString& space, const QString& name, const QVariant& value) {
    const auto put = [&](const Key& key, std::optional<bool>& kept) {
        if (space == QLatin1String(key.space) && name == QLatin1String(key.name))
            if (const std::optional<bool> wish = key.wish(unwrapped(value)))
                kept = wish;
    };
    const bool reduced = systemReducesMotion(), high = systemHighContrast();
    put(motionKey, toldMotion);
    for (std::size_t i = 0; i < std::size(contrastKeys); ++i)
        put(contrastKeys[i], toldContrast[i]);
    if (systemReducesMotion() != reduced)
        emit motionChanged();
    if (systemHighContrast() != high)
        emit contrastChanged();
}

} // namespace bouton
