#include <gmock/gmock.h>

#include <QApplication>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include "ui/boards/mover.h"

// The tests need no display. The build runs this program to list its tests; no application is made
// then.
int main(int argc, char** argv) {
    ::testing::InitGoogleMock(&argc, argv);
    if (::testing::GTEST_FLAG(list_tests))
        return RUN_ALL_TESTS();
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // The windows must not touch what the user's own program remembers and keeps.
    const QTemporaryDir memory;
    qputenv("XDG_DATA_HOME", QFile::encodeName(memory.filePath(QStringLiteral("data"))));
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Bouton"));
    QApplication::setApplicationName(QStringLiteral("Bouton tests"));
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, memory.path());
    bouton::setMotionOff(true); // but for the tests of motion itself
    return RUN_ALL_TESTS();
}
