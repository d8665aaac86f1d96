// How GamePage begins another game after one, or in the middle of it.

#include "session/session.h"
#include "ui/game/game_page.h"
#include "ui/game/set_up_panel.h"
#include "ui/game/table_buttons.h"

namespace bouton {

void GamePage::playAgain() {
    startAgain(m_setUp->answers().inTurn ? std::nullopt : std::optional(m_session.plan().seats));
}

void GamePage::playOtherSide() {
    const auto& seats = m_session.plan().seats;
    startAgain(std::array{seats[1], seats[0]});
}

void GamePage::playOpponent() {
    const auto next = nextOpponent(m_session);
    if (!next)
        return;
    auto seats = m_session.plan().seats;
    seats[indexOf(other(*m_session.speech().you()))].computer = next;
    startAgain(seats);
}

void GamePage::playOn(const std::array<Seat, 2>& wanted) {
    const auto seats = wanted; // perhaps of the review, which ends now
    const Picture from = m_session.match()->picture(m_session.match()->current());
    m_setUp->edit(from);
    for (const Side side : {Side::One, Side::Two})
        m_session.setSeat(side, seats[indexOf(side)]);
    start();
    takeFocus();
}

// A start that was arranged by hand is the start again; a drawn one is drawn anew.
void GamePage::startAgain(const std::optional<std::array<Seat, 2>>& wanted) {
    const auto seats = wanted; // perhaps those of the plan, which changes now
    const Match* match = m_session.match();
    const Picture before = match ? match->picture(0) : Picture{};
    m_setUp->open();
    if (match && !m_session.plan().autoFill)
        m_session.setPicture(before);
    for (const Side side : {Side::One, Side::Two})
        if (seats && m_session.plan().seats[indexOf(side)] != (*seats)[indexOf(side)])
            m_session.setSeat(side, (*seats)[indexOf(side)]);
    start();
}

} // namespace bouton
