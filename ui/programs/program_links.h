#pragma once

#include <QPointer>
#include <QWidget>

#include <string>

#include "session/own_programs.h"

namespace bouton {

class Button;
class ProgramDialog;

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
