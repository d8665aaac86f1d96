#pragma once

#include <QWidget>

#include <vector>

#include "ui/answers.h"

namespace bouton {

class RadioCard;

// Against whom: the opponents of a game by name, a friend, two computers, or what one sets oneself.
// It shows a choice and asks for another.
class OpponentList : public QWidget {
    Q_OBJECT

public:
    explicit OpponentList(const Ruleset& game, QWidget* parent = nullptr);

    // The card that says it all; without one (other settings, a clock) it is Custom, which stays
    // chosen until another card is.
    void put(const Answers& answers);
    bool isCustom() const; // both seats are to be shown in full
    RadioCard* chosen() const;

signals:
    void opponentChosen(const bouton::Opponent& opponent);
    void friendChosen();
    void twoComputersChosen();
    void customChosen();

private:
    RadioCard* cardOf(const Answers& answers) const;

    const Ruleset& m_game;
    std::vector<RadioCard*> m_opponents;
    RadioCard *m_friend, *m_two, *m_custom;
};

} // namespace bouton
