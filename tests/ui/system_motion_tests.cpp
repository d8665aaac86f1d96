#include "ui/preferences/system_motion.h"

#include <gtest/gtest.h>

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusVariant>
#include <QDBusVirtualObject>
#include <QTest>

// What the desktop says of motion, as its settings portal tells it.

namespace bouton::testing {

namespace {

constexpr auto name = "org.freedesktop.portal.Desktop", path = "/org/freedesktop/portal/desktop",
               face = "org.freedesktop.portal.Settings", space = "org.gnome.desktop.interface";

// A settings portal in this process, by which nothing moves.
class Portal : public QDBusVirtualObject {
public:
    QStringList asked;

    QString introspect(const QString&) const override { return {}; }
    bool handleMessage(const QDBusMessage& message, const QDBusConnection& bus) override {
        for (const QVariant& word : message.arguments())
            asked << word.toString();
        const QDBusVariant value{QVariant::fromValue(QDBusVariant(false))};
        return message.member() == QLatin1String("Read")
               && bus.send(message.createReply(QVariant::fromValue(value)));
    }
};

} // namespace

TEST(SystemMotionTest, UnderstandsWhatASettingsPortalAnswers) {
    const auto wrapped = [](const QVariant& value) {
        return QVariant::fromValue(QDBusVariant(value));
    };
    EXPECT_EQ(SystemMotion::reducedBy(wrapped(wrapped(false))), true);
    EXPECT_EQ(SystemMotion::reducedBy(wrapped(false)), true);
    EXPECT_EQ(SystemMotion::reducedBy(true), false);
    EXPECT_EQ(SystemMotion::reducedBy(wrapped(wrapped(QStringLiteral("no")))), std::nullopt);
    EXPECT_EQ(SystemMotion::reducedBy(wrapped(1)), std::nullopt);
    EXPECT_EQ(SystemMotion::reducedBy({}), std::nullopt);
}

// Run it by `dbus-run-session`; a machine without a session bus skips it.
TEST(SystemMotionTest, FollowsTheSettingsPortal) {
    QDBusConnection bus = QDBusConnection::sessionBus();
    Portal portal;
    if (!bus.isConnected() || !bus.registerService(QString::fromLatin1(name)))
        GTEST_SKIP() << "there is no session bus, or it has a portal of its own";
    ASSERT_TRUE(bus.registerVirtualObject(QString::fromLatin1(path), &portal));
    ASSERT_FALSE(systemReducesMotion());
    SystemMotion motion(nullptr);
    int changes = 0;
    QObject::connect(&motion, &SystemMotion::changed, [&] { ++changes; });
    ASSERT_TRUE(QTest::qWaitFor([&] { return changes == 1; }, 30'000));
    EXPECT_EQ(portal.asked, (QStringList{QString::fromLatin1(space), "enable-animations"}));
    EXPECT_TRUE(systemReducesMotion());
    const auto tell = [&](const char* key, bool value) {
        QDBusMessage signal = QDBusMessage::createSignal(
            QString::fromLatin1(path), QString::fromLatin1(face), "SettingChanged");
        signal << QString::fromLatin1(space) << QString::fromLatin1(key)
               << QVariant::fromValue(QDBusVariant(value));
        EXPECT_TRUE(bus.send(signal));
    };
    tell("clock-show-seconds", true);
    tell("enable-animations", true);
    ASSERT_TRUE(QTest::qWaitFor([&] { return changes == 2; }, 30'000));
    EXPECT_FALSE(systemReducesMotion());
    tell("clock-show-seconds", false);
    tell("enable-animations", false);
    ASSERT_TRUE(QTest::qWaitFor([&] { return systemReducesMotion(); }, 30'000));
    EXPECT_EQ(changes, 3) << "only that key is listened to";
    tell("enable-animations", true);
    ASSERT_TRUE(QTest::qWaitFor([&] { return !systemReducesMotion(); }, 30'000));
    bus.unregisterService(QString::fromLatin1(name));
}

} // namespace bouton::testing
