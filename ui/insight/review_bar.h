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
class StudyProgress;

// Walks through the slips of a game on its board, one after another. Each time it shows the
// position before the slip, a sentence on what happened, one on which moves keep what the slip gave
// away, and the better line, which plays on the board step by step. It finds more slips as the
// study goes on and never waits; from any of them one can play on. All of it is of positions that
// are analysed to the bound, so that two reviews of a game tell the same.
class ReviewBar : public Card {
    Q_OBJECT

public:
    explicit ReviewBar(Session& session, QWidget* parent = nullptr);

    // Takes up the line of moves that is now on the board, to its end.
    void open();
    void close();
    bool isOpen() const { return !m_history.path.empty(); }

    void refresh();
    // The slip whose position is on the board, or null.
    const ValueHistory::Mark* shown() const;
    std::size_t found() const { return m_history.marks.size(); }
    bool complete() const { return m_history.complete(); } // all slips are known
    // Shows the game's position on the board again, not one of the better line's.
    void endPreview();

signals:
    void toggled();                                              // opened or closed
    void previewed(const std::optional<bouton::Scene>& preview); // of the better line

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showWords();
    void makeRoom();
    QString headline() const;
    QString whatIsKnown() const;
    QString accuracy() const;
    void showBetterLine();
    const ValueHistory::Mark* beside(bool next) const; // the slip after or before the present
    void goTo(const ValueHistory::Mark* mark);

    Session& m_session;
    ValueHistory m_history; // of the line under review; without positions: closed
    bool m_waiting = false; // goes to the first slip as soon as all are known
    QLabel *m_headline, *m_words;
    LineView* m_better; // the better line of the slip that is shown
    StudyProgress* m_progress;
    Button *m_previous, *m_next, *m_end;
    QBoxLayout* m_head; // the headline and the buttons
};

} // namespace bouton
