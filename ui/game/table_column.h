#pragma once

#include <QWidget>

#include <array>

#include "core/phrase.h"
#include "core/side.h"

class QBoxLayout;
class QSplitter;

namespace bouton {

class Button;
class MessageBox;
class MoveList;
class Preferences;
class SeatLine;
class Session;
class ReviewBar;
class SetUpPanel;
class SnugScrollArea;
class TimeBar;
class WarningNote;

// What stands beside the board: while a game is set up its questions, in play the seats, the
// conversation and the moves. Below either of them stands why something cannot be.
class TableColumn : public QWidget {
    Q_OBJECT

public:
    TableColumn(Session& session, Preferences& preferences, QWidget* parent = nullptr);

    SetUpPanel* setUpPanel() const { return m_setUp; }
    SeatLine* seatLine(Side side) const { return m_seats[indexOf(side)]; }
    MessageBox* messageBox() const { return m_messages; }
    MoveList* moveList() const { return m_moves; }
    TimeBar* timeBar() const { return m_time; }

    // Shows what belongs to the session's phase, and why its game cannot start.
    void refresh(const std::optional<Phrase>& hindrance);
    // Says why something was refused, until the next refresh().
    void refuse(const QString& why);
    // The review stands here while it is open, in place of the seats and the conversation, so that
    // the board keeps its size.
    void take(ReviewBar* review);
    // Divides the height anew; to be called when the review has other words.
    void fold();

signals:
    void insightsWanted(QPoint global); // the menu of insights, with its corner there

protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QSplitter* makeTalk(Session& session);

    Session& m_session;
    SetUpPanel* m_setUp;
    QWidget* m_questions; // the set-up panel, scrolled where it needs it
    std::array<SeatLine*, 2> m_seats;
    MessageBox* m_messages;
    MoveList* m_moves;
    TimeBar* m_time;
    Button* m_seeWhy;                   // opens the menu of insights
    QWidget *m_conversation, *m_played; // what was said, and the moves
    QSplitter* m_talk;                  // both
    ReviewBar* m_review = nullptr;
    QBoxLayout* m_reviewPlace;
    SnugScrollArea* m_reviewArea;
    WarningNote* m_hindrance;
};

} // namespace bouton
