#pragma once

#include <QWidget>

#include "ui/answers.h"

class QLabel;
class QRadioButton;

namespace bouton {

class SeatEditor;

// Two players and who of them starts. While a game is played the players can still be changed; who
// has started cannot.
class PlayersPanel : public QWidget {
    Q_OBJECT

public:
    explicit PlayersPanel(const Ruleset& game, QWidget* parent = nullptr);

    // Reads and writes the players and the starter; the rest of the answers stays as it is.
    void read(Answers& answers) const;
    void put(const Answers& answers);
    void setInPlay(bool inPlay);
    void setToMove(std::optional<Side> side); // whose turn is marked

    SeatEditor* seatEditor(std::size_t player) const { return m_seats[player]; }

signals:
    void changed(); // by the user

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();

    const Ruleset& m_game;
    std::array<SeatEditor*, 2> m_seats;
    QLabel* m_question;
    std::array<QRadioButton*, 2> m_starts;
};

} // namespace bouton
