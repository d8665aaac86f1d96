// SPDX-License-Identifier: MIT
#include "ui/preferences/system_wishes.h"

#include <gmock/gmock.h>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QTest>

#include <map>

#include "ui/preferences/preferences.h"

// What the desktop says of motion and contrast, as its settings portal tells it.

namespace bouton::testing {

namespace {

using ::testing::Contains;

constexpr auto name = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop",
               face = "org.freedesktop.portal.Settings", space = "org.gnome.desktop.interface",
               look = "org.freedesktop.appearance", access = "org.gnome.desktop.a11y.interface";

// A settings portal in this process, by which nothing moves.
class Portal : public QDBusVirtualObject {
public:
    QStringList asked;

    QString introspect(const QString&) const override { return {}; }
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& bus) override {
        const QString key = message.arguments().value(1).toString();
        asked << message.arguments().value(0).toString() + u' ' + key;
        if (message.member() != QLatin1String("Read"))
            return false;
        if (key != QLatin1String("enable-animations") && key != QLatin1String("contrast"))
            return bus.send(message.createErrorReply(QStringLiteral("no.such.Key"), {}));
        const QVariant value = key == QLatin1String("contrast") ? QVariant(0U) : QVariant(false);
        const QDBusVariant wrapped{QVariant::fromValue(QDBusVariant(value))};
        return bus.send(message.createReply(QVariant::fromValue(wrapped)));
    }
};

} // namespace

TEST(SystemWishesTest, UnwrapWhatASettingsPortalAnswers) {
    const auto wrapped = [](const QVariant& value) {
        return QVariant::fromValue(QDBusVariant(value));
    };
    EXPECT_EQ(SystemWishes::unwrapped(wrapped(wrapped(false))), QVariant(false));
    EXPECT_EQ(SystemWishes::unwrapped(wrapped(1U)), QVariant(1U));
    EXPECT_EQ(SystemWishes::unwrapped(true), QVariant(true));
    EXPECT_EQ(SystemWishes::unwrapped({}), QVariant());
}

TEST(SystemWishesTest, AreToldOnceEach) {
    SystemWishes wishes(nullptr);
    int motions = 0, contrasts = 0;
    QObject::connect(&wishes, &SystemWishes::motionChanged, [&] { ++motions; });
    QObject::connect(&wishes, &SystemWishes::contrastChanged, [&] { ++contrasts; });
    const auto hear = [&](const char* where, const char* key, bool value) {
        EXPECT_TRUE(QMetaObject::invokeMethod( // as the bus does
            &wishes, "hear", Qt::DirectConnection, Q_ARG(QString, QString::fromLatin1(where)),
            Q_ARG(QString, QString::fromLatin1(key)),
            Q_ARG(QDBusVariant, QDBusVariant(QVariant(value)))));
        return std::pair(motions, contrasts);
    };
    EXPECT_EQ(hear(space, "enable-animations", false), std::pair(1, 0));
    EXPECT_TRUE(systemReducesMotion());
    EXPECT_EQ(hear(space, "enable-animations", false), std::pair(1, 0));
    EXPECT_EQ(hear(space, "enable-animations", true), std::pair(2, 0));
    EXPECT_FALSE(systemReducesMotion());
    EXPECT_EQ(hear(access, "high-contrast", true), std::pair(2, 1));
    EXPECT_EQ(hear(access, "high-contrast", false), std::pair(2, 2));
}

// Run it by `dbus-run-session`; a machine without a session bus skips it.
TEST(SystemWishesTest, FollowTheSettingsPortal) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    Portal portal;
    if (!bus.isConnected() || !bus.registerService(QString::fromLatin1(name)))
        GTEST_SKIP() << "there is no session bus, or it has a portal of its own";
    ASSERT_TRUE(bus.registerVirtualObject(QString::fromLatin1(path), &portal));
    ASSERT_FALSE(systemReducesMotion());
    ASSERT_FALSE(systemHighContrast());
    SystemWishes wishes(nullptr);
    int motions = 0, contrasts = 0;
    QObject::connect(&wishes, &SystemWishes::motionChanged, [&] { ++motions; });
    QObject::connect(&wishes, &SystemWishes::contrastChanged, [&] { ++contrasts; });
    const auto waitFor = [](auto condition) { return QTest::qWaitFor(condition, 30'000); };
    ASSERT_TRUE(waitFor([&] { return motions == 1 && portal.asked.size() == 4; }));
    EXPECT_THAT(portal.asked, Contains(QLatin1String(space) + QLatin1String(" enable-animations")));
    EXPECT_THAT(portal.asked, Contains(QLatin1String(look) + QLatin1String(" contrast")));
    EXPECT_TRUE(systemReducesMotion());
    EXPECT_FALSE(systemHighContrast());
    const auto tell = [&](const char* where, const char* key, const QVariant& value) {
        QDBusMessage signal = QDBusMessage::createSignal(
            QString::fromLatin1(path), QString::fromLatin1(face), "SettingChanged");
        signal << QString::fromLatin1(where) << QString::fromLatin1(key)
               << QVariant::fromValue(QDBusVariant(value));
        EXPECT_TRUE(bus.send(signal));
    };
    tell(space, "clock-show-seconds", true);
    tell(look, "enable-animations", true);
    tell(space, "enable-animations", QStringLiteral("yes"));
    tell(space, "enable-animations", true);
    ASSERT_TRUE(waitFor([&] { return motions == 2; }));
    EXPECT_FALSE(systemReducesMotion());

    // The portal's own key, GNOME's, and the name of a theme: one that asks for it is enough.
    tell(look, "contrast", 1U);
    ASSERT_TRUE(waitFor([&] { return contrasts == 1; }));
    EXPECT_TRUE(systemHighContrast());
    tell(access, "high-contrast", true);
    tell(look, "contrast", 2U); // nobody has said what that is
    tell(access, "high-contrast", false);
    ASSERT_TRUE(waitFor([&] { return contrasts == 2; }));
    EXPECT_FALSE(systemHighContrast());
    tell(space, "gtk-theme", QStringLiteral("Adwaita"));
    tell(space, "gtk-theme", QStringLiteral("HighContrastInverse"));
    ASSERT_TRUE(waitFor([&] { return contrasts == 3; }));
    EXPECT_EQ(Preferences().eyes(), Eyes::HighContrast) << "as the desktop, if nothing is chosen";
    tell(space, "gtk-theme", QStringLiteral("Adwaita"));
    ASSERT_TRUE(waitFor([&] { return contrasts == 4; }));
    EXPECT_EQ(Preferences().eyes(), Eyes::Usual);
    EXPECT_EQ(motions, 2) << "only that key is listened to";
    bus.unregisterService(QString::fromLatin1(name));
}

} // namespace bouton::testing
