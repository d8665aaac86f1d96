// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

#include "ui/preferences/answers.h"

class QBoxLayout;
class QLineEdit;

namespace bouton {

class LadderChoice;
class OwnPrograms;
class ProgramLinks;
class RadioCard;

// Against whom: a step of the game's ladder, one of its opponents by name, each with its rating if
// it has one, a program of the user's, a friend, with names for both, two computers, or what one
// sets oneself. It shows a choice and asks for another.
class OpponentList : public QWidget {
    Q_OBJECT

public:
    OpponentList(const Ruleset& game, OwnPrograms& programs, QWidget* parent = nullptr);

    // The card that says it all, and whether it is proposed; without one (other settings, clocks
    // that differ or are a computer's) it is Custom, which stays chosen until another card is.
    void put(const Answers& answers);
    // Marks the opponent and the step of the ladder that are about as strong as this; empty:
    // nobody.
    void markNear(std::optional<int> rating);
    // Greys who moves by proof, and says why. Empty: nobody.
    void setUnproven(const std::optional<Phrase>& why);
    // Whether the chosen card alone is shown.
    void setFolded(bool folded);
    bool isCustom() const; // both seats are to be shown in full
    RadioCard* chosen() const;
    std::array<Seat, 2> friends() const; // two people by side, with the names that they have

signals:
    void playerChosen(const bouton::PlayerChoice& player);
    void programChosen(const std::string& name);
    void friendChosen();
    void twoComputersChosen();
    void customChosen();

private:
    RadioCard* cardOf(const Answers& answers) const;
    void fold();
    void addLadder(QBoxLayout& cards);
    void offerPrograms();
    QString ladderWords() const;
    QString aside(const RadioCard* card, const std::optional<Rating>& rating) const;

    const Ruleset& m_game;
    const OwnPrograms& m_programs;
    Answers m_answers;    // that are shown
    QBoxLayout* m_guests; // the cards of the programs
    std::vector<std::pair<std::string, RadioCard*>> m_ofPrograms;
    ProgramLinks* m_links;
    RadioCard* m_ladder = nullptr; // null, as the steps: the game has none
    LadderChoice* m_steps = nullptr;
    std::vector<RadioCard*> m_opponents;
    const Opponent* m_near = nullptr; // about as strong as the user
    const RadioCard* m_proposed = nullptr;
    std::optional<int> m_nearStep;
    std::optional<Phrase> m_unproven; // why some have no move
    RadioCard *m_friend, *m_two, *m_custom;
    std::array<QLineEdit*, 2> m_names; // of two people, by side
    bool m_folded = false;
};

} // namespace bouton
