#include <gmock/gmock.h>

#include <QApplication>
#include <QSettings>
#include <QTemporaryDir>

// The tests need no display. A program that only lists its tests makes no application: it is run
// so while building.
int main(int argc, char** argv) {
    ::testing::InitGoogleMock(&argc, argv);
    if (::testing::GTEST_FLAG(list_tests))
        return RUN_ALL_TESTS();
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Bouton"));
    QApplication::setApplicationName(QStringLiteral("Bouton tests"));
    // What the windows remember is not the user's.
    const QTemporaryDir memory;
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, memory.path());
    return RUN_ALL_TESTS();
}
