#pragma once

#include <QWidget>

#include "session/plan.h"

class QComboBox;

namespace bouton {

class SettingsStack;
class SideBadge;

// Who plays: the sign of the colour, a human or one of the game's computer players, and what that
// player can be set to. It shows a seat and asks for others.
class SeatEditor : public QWidget {
    Q_OBJECT

public:
    explicit SeatEditor(const Ruleset& game, QWidget* parent = nullptr);

    void put(const Seat& seat, Side side);
    void setActive(bool active); // it is this side's turn

signals:
    void chosen(const bouton::Seat& seat); // by the user

private:
    Seat seat() const; // that the boxes stand for
    void retranslate();

    const Ruleset& m_game;
    SideBadge* m_badge;
    QComboBox* m_who; // item 0 is the human
    SettingsStack* m_settings;
};

} // namespace bouton
