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

// Asks who enters a round robin: a game's opponents and the user's programs, by their names, or
// "Custom": any of its computer players and what it is set to. The same player can enter twice, set
// differently.
class EntrantsForm : public QWidget {
    Q_OBJECT

public:
    static constexpr std::size_t least = 2, most = 8;

    explicit EntrantsForm(OwnPrograms& programs);

    void setGame(const Ruleset& game);  // its first opponents enter, up to the one it proposes
    std::vector<Seat> entrants() const; // players and programs
    // The entrants as one text. Who is not known in it is left out; a text of too few changes
    // nothing.
    QString text() const;
    void put(const QString& text);

signals:
    void changed(); // by the user

private:
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
    const Ruleset* m_game = nullptr;
    QVBoxLayout* m_column;
    std::vector<Row> m_rows;
    Button* m_add;
    ProgramLinks* m_own;
};

} // namespace bouton
