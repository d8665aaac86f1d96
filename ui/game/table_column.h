// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <array>

#include "core/side.h"

class QSplitter;

namespace bouton {

class Button;
class MessageBox;
class MoveList;
class Preferences;
class Preparation;
class SeatLine;
class Session;
class ReviewBar;
class SetUpPanel;
class SnugScrollArea;
class TimeBar;

// What stands beside the board: while a game is set up its questions, in play the seats, the
// conversation and the moves. Below either of them stands why something cannot be.
class TableColumn : public QWidget {
    Q_OBJECT

public:
    // The review stands here while it is open, in place of the seats and the conversation, so that
    // the board keeps its size.
    TableColumn(Session& session, const Preparation& preparation, Preferences& preferences,
                SetUpPanel* questions, TimeBar* time, ReviewBar* review, QWidget* parent = nullptr);

    bool foldSeats(); // false: neither is open

signals:
    void insightsWanted(QPoint global); // the menu of insights, with its corner there

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QSplitter* makeTalk(Session& session, TimeBar* time);
    void fold();

    Session& m_session;
    SetUpPanel* m_setUp;
    QWidget* m_questions; // the same, scrolled where they need it
    std::array<SeatLine*, 2> m_seats;
    MessageBox* m_messages;
    MoveList* m_moves;
    Button* m_seeWhy;                   // opens the menu of insights
    QWidget *m_conversation, *m_played; // what was said, and the moves
    QSplitter* m_talk;                  // both
    ReviewBar* m_review;
    QWidget* m_note; // why a game cannot begin
    SnugScrollArea* m_reviewArea;
    bool m_folds = false; // fold() is at work
};

} // namespace bouton
