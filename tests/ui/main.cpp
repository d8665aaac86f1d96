// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>
#include <QThreadPool>

#include "support/comma_locale.h"
#include "support/suites.h"
#include "support/warnings.h"
#include "ui/boards/mover.h"

// As if a screen reader ran: Qt's widgets ask this, and then do more. It stands in the way of Qt's
// own answer, which is that nobody listens where there is no display.
bool QAccessible::isActive() { return true; }

// As if a thread of the pool painted: Qt fills large shapes on several threads then no more. To
// wake those takes more time than they save, and the pixels are the same.
bool QThreadPool::contains(const QThread*) const { return true; }

// The tests need no display. The build runs this program to list its tests; no application is made
// then.
int main(int argc, char** argv) {
    bouton::testing::initTests(&argc, argv);
    if (::testing::GTEST_FLAG(list_tests))
        return RUN_ALL_TESTS();
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    // The same letters on every machine: those of fonts-dejavu-core, or, where BOUTON_TEST_FONT
    // says noto, of fonts-noto-core.
    qputenv("FONTCONFIG_FILE", QByteArray(QT_TESTCASE_SOURCEDIR "/support/fonts/")
                                   + qEnvironmentVariable("BOUTON_TEST_FONT", "dejavu").toUtf8()
                                   + ".conf");
    // The windows must not touch what the user's own program remembers and keeps.
    const QTemporaryDir memory;
    // Nor must what dialogs show depend on it: the same home folder, with documents, for everybody.
    const QString home = memory.filePath(QStringLiteral("home"));
    QDir().mkpath(home + QStringLiteral("/Documents"));
    qputenv("HOME", QFile::encodeName(home));
    qputenv("XDG_DATA_HOME", QFile::encodeName(memory.filePath(QStringLiteral("data"))));
    QApplication application(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Bouton"));
    QApplication::setApplicationName(QStringLiteral("Bouton tests"));
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, memory.path());
    // Qt's own locale stays what it is: the tests know what that writes.
    if (qEnvironmentVariableIsSet("BOUTON_TEST_COMMA")
        && !bouton::testing::useCommaLocale(memory.path().toStdString()))
        return 2;
    bouton::testing::failAtWarnings();
    bouton::setMotionOff(true);          // but for the tests of motion itself
    QApplication::setCursorFlashTime(0); // a picture with a text cursor is always the same
    return RUN_ALL_TESTS();
}
