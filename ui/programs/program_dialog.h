// SPDX-License-Identifier: MIT
#pragma once

#include <QDialog>
#include <QPointer>
#include <QWidget>

#include <string>
#include <vector>

#include "session/own_programs.h"
#include "session/run.h"

class QCheckBox;
class QLineEdit;

namespace bouton {

class Button;
class TrialTranscript;
class WarningNote;

// Asks for a program of the user's: the file or command that starts it, its name, and the games
// that it plays; and tries it. It holds nothing up, and deletes itself when it is closed.
class ProgramDialog : public QDialog {
    Q_OBJECT

public:
    // Adds one for this game; or changes, renames or removes the one of this name.
    ProgramDialog(OwnPrograms& programs, const Ruleset& game, std::string name, QWidget* parent);

    const std::string& changed() const { return m_changed; }

signals:
    void kept(const std::string& name); // it stands in the register now

private:
    QLayout* makeForm();
    QLayout* makeButtons();
    OwnPrograms::Entry entry() const; // as it is filled in
    void fillIn();
    void takeFile(const QString& file);
    void keep();
    void remove();
    void tryOrStop();
    void showTrial();
    void tell(const QString& why);

    OwnPrograms& m_programs;
    const Ruleset& m_game;
    const std::string m_changed; // the name of the one that is changed; empty if none
    QLineEdit *m_command, *m_name;
    std::vector<QCheckBox*> m_games; // as the catalogue has them
    WarningNote* m_note;
    TrialTranscript* m_transcript;
    Button* m_try = nullptr;
    Run m_trial; // of the program as it is filled in
};

// Beside a seat or a list of players: adds a program of the user's, or changes the one that sits
// there.
class ProgramLinks : public QWidget {
    Q_OBJECT

public:
    explicit ProgramLinks(OwnPrograms& programs, const Ruleset* game = nullptr,
                          QWidget* parent = nullptr);

    void setGame(const Ruleset& game);    // it is added for; before the first click
    void put(const std::string& sitting); // a program's name; empty: another one sits there

signals:
    void chosen(const std::string& program); // that was added or changed is to sit there

private:
    void open(const std::string& name);

    OwnPrograms& m_programs;
    const Ruleset* m_game;
    std::string m_sitting;
    QPointer<ProgramDialog> m_adding;
    Button* m_change;
};

} // namespace bouton
