// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <array>

#include "core/side.h"
#include "session/session.h"

class QSplitter;

namespace bouton {

class Button;
class MessageBox;
class MoveList;
class Preferences;
class Preparation;
class SeatLine;
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

    struct Parts { // in view
        bool questions = false, seats = false, review = false, moves = false, conversation = false;
        bool operator==(const Parts&) const = default;
    };
    // All that decides what is in view: `asking`, while a seat is unfolded. Heights are in pixels,
    // of the column and the least ones of parts: of both seats as lines or as they are unfolded.
    struct Room {
        Session::Phase phase{};
        bool reviewing = false, asking = false;
        int height = 0, lines = 0, seats = 0, review = 0, moves = 0, conversation = 0;
    };
    // Where there is too little room for all, the seats go at the end of a game, and the moves
    // while it is looked through. While a seat asks, the conversation goes, and then the moves.
    static Parts partsFor(const Room& room);

signals:
    void insightsWanted(QPoint global); // the menu of insights, with its corner there

private:
    QSplitter* makeTalk(Session& session, TimeBar* time);
    Room room() const;
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
};

} // namespace bouton
