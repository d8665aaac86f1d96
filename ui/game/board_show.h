#pragma once

#include <QObject>

namespace bouton {

class BoardView;
class Preparation;
class ReviewBar;
class Session;

// What the board of a page shows of its session: the position, what is marked on it (marksOf()),
// whether it is set up by hand, and that a game has just been won.
class BoardShow : public QObject {
    Q_OBJECT

public:
    // The board is the parent. All must live as long as this.
    BoardShow(BoardView& board, const Session& session, const Preparation& preparation,
              const ReviewBar& review);

signals:
    void ended(); // by a move, and somebody has won

private:
    void mark();
    void celebrate();

    BoardView& m_board;
    const Session& m_session;
    const Preparation& m_preparation;
    const ReviewBar& m_review;
    bool m_over = false; // the game that was shown last was over
};

} // namespace bouton
