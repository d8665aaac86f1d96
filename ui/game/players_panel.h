#pragma once

#include <QWidget>

#include "session/values/plan.h"

namespace bouton {

class OwnPrograms;
class SeatEditor;

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
