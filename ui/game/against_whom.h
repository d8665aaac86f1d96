// SPDX-License-Identifier: MIT
#pragma once

#include <QVBoxLayout>

#include "ui/preferences/answers.h"

class QScrollArea;

namespace bouton {

class Button;
class OpponentList;
class PaceEditor;
class PlayersPanel;
class Preferences;
class WordLabel;
class SnugScrollArea;
class ToggleSwitch;

// The question against whom one plays: a list to choose from, and below it both seats in full where
// one asks for them. It scrolls where there is little room, and what was chosen last stays in view.
// Where there is very little, who is chosen stands there alone, and the others behind "Change";
// then the list is as high as it must be, and what lies around it scrolls. It shows answers and
// asks for others.
class AgainstWhom : public QVBoxLayout {
    Q_OBJECT

public:
    AgainstWhom(const Ruleset& game, Preferences& preferences);

    void put(const Answers& answers);
    // The user's rating, which marks who is about as strong, and how it is told.
    void tellStrength(std::optional<int> rating, const QString& told);
    // So high can the question be. `whole`: its list never scrolls.
    void setRoom(int height, bool whole);
    // Greys who moves by proof, and says why. Empty: nobody.
    void setUnproven(const std::optional<Phrase>& why);
    bool isCustom() const; // the seats are shown in full
    // Scrolls to what was chosen last, which may be the seats, and there to what the keys are at.
    void keepInView();

signals:
    void chosen(const bouton::Answers& answers); // by the user: with other players

private:
    QWidget* makeList();
    void listen();
    Seat human() const;
    void choose(const Answers& answers, QWidget* changed = nullptr);
    bool isWhole() const { return m_whole || m_tight; }
    void fold();
    void unscroll();
    void keepInView(QScrollArea& area) const;

    const Ruleset& m_game;
    Answers m_answers; // that are shown
    OpponentList* m_opponents;
    PlayersPanel* m_players;
    ToggleSwitch* m_ahead;
    PaceEditor* m_pace;
    WordLabel* m_strength;
    SnugScrollArea* m_list;
    Button* m_change;             // unfolds the list
    bool m_tight = false;         // there is too little room for the list
    bool m_whole = false;         // it does not scroll, however much there is
    bool m_followed = false;      // something was chosen since then
    bool m_changing = false;      // another one is being chosen nevertheless
    QWidget* m_changed = nullptr; // the seat that was changed last
    int m_scrolled = 0;           // so far, to keep it in view
};

} // namespace bouton
