#pragma once

#include <QWidget>

#include "ui/answers.h"

class QLabel;
class QRadioButton;

namespace bouton {

class SeatEditor;

// Two players and who of them starts. It shows answers and asks for others. While a game is played
// the players can still be changed; who has started cannot.
class PlayersPanel : public QWidget {
    Q_OBJECT

public:
    explicit PlayersPanel(const Ruleset& game, QWidget* parent = nullptr);

    void put(const Answers& answers); // those about players and the starter
    void setInPlay(bool inPlay);
    // A position that is set up by hand says itself which side is to move.
    void setByHand(bool byHand);
    void setToMove(std::optional<Side> side); // whose turn is marked

    SeatEditor* seatEditor(std::size_t player) const { return m_seats[player]; }

signals: // by the user
    void seatChosen(std::size_t player, const bouton::Seat& seat);
    void starterChosen(std::size_t player);

private:
    void refresh();

    const Ruleset& m_game;
    Answers m_shown;
    bool m_byHand = false;
    std::array<SeatEditor*, 2> m_seats;
    QLabel* m_question;
    std::array<QRadioButton*, 2> m_starts;
};

} // namespace bouton
