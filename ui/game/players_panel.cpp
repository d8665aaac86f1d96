#include "ui/game/players_panel.h"

#include "ui/controls/layouts.h"
#include "ui/game/seat_editor.h"

namespace bouton {

PlayersPanel::PlayersPanel(const Ruleset& game, OwnPrograms& programs, QWidget* parent)
    : QWidget(parent),
      m_seats{named("firstPlayer", new SeatEditor(game, programs)),
              named("secondPlayer", new SeatEditor(game, programs))} {
    setLayout(column({m_seats[0], m_seats[1]}, Theme::unit + Theme::unit / 2));
    for (const Side side : {Side::One, Side::Two})
        connect(m_seats[indexOf(side)], &SeatEditor::chosen, this,
                [this, side](const Seat& seat) { emit seatChosen(side, seat); });
}

void PlayersPanel::put(const std::array<Seat, 2>& seats) {
    for (const Side side : {Side::One, Side::Two})
        m_seats[indexOf(side)]->put(seats[indexOf(side)], side);
}

} // namespace bouton
