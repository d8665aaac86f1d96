// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

#include "session/values/plan.h"

class QComboBox;
class QVBoxLayout;

namespace bouton {

class Button;
class GlyphButton;
class OwnPrograms;
class ProgramLinks;
class SettingsStack;
class TitleBox;

// Asks who enters a round robin, or who is examined alone: a game's opponents and the user's
// programs, by their names, or "Custom": any of its computer players and what it is set to. The
// same player can enter twice, set differently. Where one is examined, a program that is added
// takes the place of a computer player.
class EntrantsForm : public QWidget {
    Q_OBJECT

public:
    explicit EntrantsForm(OwnPrograms& programs, std::size_t most = 8);

    // Its first opponents enter, up to the one that it proposes. One alone is the user's first
    // program, or else the proposed one.
    void setGame(const Ruleset& game);
    const Ruleset& game() const { return *m_game; } // it was set
    std::vector<Seat> entrants() const;             // players and programs
    // The entrants as one text. Who is not known in it is left out; a text of too few changes
    // nothing.
    QString text() const;
    void put(const QString& text);

signals:
    void changed(); // by the user

private:
    bool isForOne() const { return m_most == 1; }
    std::size_t least() const { return isForOne() ? 1 : 2; }
    // One of them; its number is its place in the list.
    struct Row {
        QWidget* all;
        QComboBox* name;                     // an opponent, a program, or the last line: Custom
        std::vector<std::string> programs{}; // that it offers, after the opponents
        QWidget* custom;
        TitleBox* kind;          // of a custom player
        SettingsStack* settings; // by kind
        GlyphButton* remove;
    };
    void clear();
    void add(const Seat& seat);
    void enter(const Seat& seat); // by the user
    void offer(Row& row, const std::string& sitting);
    void follow(const std::string& before, const std::string& after);
    const std::string* programOf(const Row& row) const; // null: a player enters there
    bool isCustom(const Row& row) const;
    void showCustom(const Row& row);
    void remove(const QWidget* row);
    void refresh();

    OwnPrograms& m_programs;
    const std::size_t m_most; // 1: who is examined
    const Ruleset* m_game = nullptr;
    QVBoxLayout* m_column;
    std::vector<Row> m_rows;
    Button* m_add;
    ProgramLinks* m_own;
};

} // namespace bouton
