// SPDX-License-Identifier: MIT

// Moves the kept games to another folder, as the window does, for the tests that kill it.
//   mover SETTINGS ARCHIVE [FOLDER]
// With a folder it chooses that one in the preferences. It ends as soon as no game is on its way.

#include <QCoreApplication>
#include <QSettings>

#include "ui/files/library.h"
#include "ui/preferences/preferences.h"

using namespace bouton;

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    if (argc != 3 && argc != 4)
        return 2;
    QCoreApplication::setOrganizationName(QStringLiteral("Bouton"));
    QCoreApplication::setApplicationName(QStringLiteral("Bouton"));
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, QString::fromLocal8Bit(argv[1]));
    Preferences preferences;
    preferences.archiveFolder.set(QString::fromLocal8Bit(argv[2]));
    Library library(preferences, catalogue());
    const auto wait = [](const auto& state) {
        while (!state())
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    };
    wait([&] { return library.keeper().shelf().known(); });
    if (argc == 4)
        preferences.setGamesFolder(QString::fromLocal8Bit(argv[3]));
    wait([&] { return preferences.gamesFoldersBefore().isEmpty(); });
    return 0;
}
