// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include "session/values/plan.h"

class QBoxLayout;
class QComboBox;

namespace bouton {

class ClockEditor;
class OwnPrograms;
class ProgramLinks;
class SettingsStack;
class SideBadge;
class ToggleSwitch;
class WordLabel;

// Who plays: the sign of the colour; a human, an opponent by name, a computer player with what it
// can be set to, or a program of the user's, which can be added there; and a clock. It shows a seat
// and asks for others, and can be put anywhere.
class SeatEditor : public QWidget {
    Q_OBJECT

public:
    SeatEditor(const Ruleset& game, OwnPrograms& programs, QWidget* parent = nullptr);

    void put(const Seat& seat, Side side);
    void setActive(bool active); // it is this side's turn

signals:
    void chosen(const bouton::Seat& seat); // by the user

private:
    // What an item of the list stands for.
    struct Who {
        const Opponent* opponent = nullptr;
        std::optional<std::size_t> kind{}; // of a player
        Seat guest{};                      // a program of the user's, or somebody unknown
        // None of these: a human.
    };
    Seat seat() const; // that the boxes stand for
    const Who& who() const;
    int itemOf(const Seat& seat) const;
    void offerGuests(const Seat& seat);
    bool clockIsLimit() const; // a clock is chosen among the limits
    void follow();
    void retranslate();

    const Ruleset& m_game;
    const OwnPrograms& m_programs;
    Seat m_shown;
    std::vector<Who> m_items; // guests stand last
    SideBadge* m_badge;
    QComboBox* m_who;
    ProgramLinks* m_links;
    SettingsStack* m_settings;
    WordLabel* m_rating; // of a computer player that is set up
    ToggleSwitch* m_timed;
    ClockEditor* m_clock;
    QBoxLayout* m_below; // of who plays
};

// Both seats, one below the other, with all that can be set. It shows them and asks for others.
class PlayersPanel : public QWidget {
    Q_OBJECT

public:
    PlayersPanel(const Ruleset& game, OwnPrograms& programs, QWidget* parent = nullptr);

    void put(const std::array<Seat, 2>& seats); // by side
    SeatEditor* seatEditor(Side side) const { return m_seats[indexOf(side)]; }

signals:
    void seatChosen(bouton::Side side, const bouton::Seat& seat);

private:
    SeatEditor* m_seats[2];
};

} // namespace bouton
