// SPDX-License-Identifier: MIT
#pragma once

#include "session/session.h"
#include "ui/boards/overlay.h"
#include "ui/controls/card.h"
#include "ui/insight/value_history.h"

class QBoxLayout;
class QLabel;

namespace bouton {

class Button;
class LineView;
class SegmentedSwitch;
class StudyProgress;

// Walks through the slips of a game on its board, one after another, or through its turning points
// (explain/turns.h). Each time it shows the position before the move, a sentence on what happened,
// one on which moves keep what it gave away, and the better line, which plays on the board step by
// step. It finds more slips as the study goes on and never waits. From any of them a move begins a
// variation, or a new game is played on from there. After a move of the human's that is against the
// same opponent or the strongest one; after one of the opponent's, from either side against it; of
// two humans by both of them, or by either one against the strongest. All of it is of positions
// that are analysed to the bound, so that two reviews of a game tell the same.
class ReviewBar : public Card {
    Q_OBJECT

public:
    explicit ReviewBar(Session& session, QWidget* parent = nullptr);

    // Takes up the line of moves that is now on the board, to its end, and goes through its slips.
    void open();
    void close();
    bool isOpen() const { return !m_history.path.empty(); }
    const std::vector<Match::Node>& line() const { return m_history.path; } // under review

    // The slip or turning point whose position is on the board, or null.
    const ValueHistory::Mark* shown() const;
    std::size_t found() const { return m_history.marks.size(); } // slips
    bool complete() const { return m_history.complete(); }       // all slips are known
    // What is said of it: its headline, and the sentences on it.
    QString told() const;
    // Shows the game's position on the board again, not one of the better line's.
    void endPreview();

signals:
    void refreshed(); // shown() may be another
    void toggled();   // opened or closed, or something else is gone through
    // A new game from the position on the board, before the move that is shown.
    void playOnWanted(const std::array<bouton::Seat, 2>& seats);
    void previewed(const std::optional<bouton::Scene>& preview); // of the better line

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void showWords();
    void makeRoom();
    QString headline() const;
    QString whatIsKnown() const;
    QString whatIsSaid(const ValueHistory::Mark& mark) const;
    QString accuracy() const;
    void showBetterLine();
    void showTurns();
    void showWaysOn();
    // A way to play on, and what its button says.
    struct Way {
        std::array<Seat, 2> seats;
        QString text;
    };
    // And what stands above them; at most three, or none where no move is shown.
    std::pair<QString, std::vector<Way>> waysOn() const;
    void playOn(std::size_t way);
    bool ofTurns() const;
    const std::vector<ValueHistory::Mark>& walked() const;
    const ValueHistory::Mark* beside(bool next) const; // the slip after or before the present
    void goTo(const ValueHistory::Mark* mark);

    Session& m_session;
    ValueHistory m_history; // of the line under review; without positions: closed
    bool m_waiting = false; // goes to the first slip as soon as all are known
    QLabel *m_headline, *m_accuracy, *m_words;
    SegmentedSwitch* m_which; // slips or turning points
    LineView* m_better;       // the better line of the slip that is shown
    StudyProgress* m_progress;
    Button *m_previous, *m_next, *m_end;
    QLabel* m_waysTitle; // as whom one plays on
    std::array<Button*, 3> m_playOn;
    QBoxLayout* m_head; // the headline and the buttons
    QBoxLayout* m_walk; // what is gone through, and the buttons for it
    QBoxLayout* m_ways; // the buttons to play on
};

} // namespace bouton
