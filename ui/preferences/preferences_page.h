// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QLabel;

namespace bouton {

class Button;
class Preferences;

// What the user can choose for all games. Each choice goes to the preferences at once, and follows
// them where they are changed elsewhere.
class PreferencesPage : public QWidget {
    Q_OBJECT

public:
    explicit PreferencesPage(Preferences& preferences, QWidget* parent = nullptr);

    void askWhereToKeep(); // the games

signals:
    void left(); // back to where one came from

private:
    QWidget* makeYou();
    QWidget* makeLook();
    QWidget* makePlay();
    QWidget* makeGames();
    void showFolder();
    void refreshFolder();

    Preferences& m_preferences;
    QLabel *m_folder, *m_folderWord;
    Button* m_standardFolder;
};

} // namespace bouton
