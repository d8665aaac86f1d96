// SPDX-License-Identifier: MIT
#pragma once

#include <QMenu>
#include <QObject>
#include <QString>
#include <QWidget>

#include <array>
#include <vector>

#include "core/cell.h"
#include "session/session.h"
#include "session/study.h"
#include "session/values/message.h"
#include "ui/controls/word_label.h"

class QLineEdit;

namespace bouton {

class BoardView;
class EditingTool;
class OwnRatings;
class Preferences;
class Preparation;
class Replay;
class ReviewBar;
class SideColumns;
class TurnStrip;
class WarningNote;

// What the user does on the board of a page. In play it is told to the session; while a position is
// set up by hand it edits; on any other start it begins the game and is the first move. During a
// replay it only ends that.
class BoardHand : public QObject {
    Q_OBJECT

public:
    // The board is the parent. All must live as long as this.
    BoardHand(BoardView& board, Session& session, EditingTool& tool, Replay& replay);

    // Ends a replay or takes a click back; false if there was neither.
    bool takeBack();

signals:
    void startWanted();
    void escaped(); // Escape where there is no click to take back

private:
    void click(Cell cell);
    void endTurn();

    Session& m_session;
    EditingTool& m_tool;
    Replay& m_replay;
};

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

// The menu that the right button or the menu key opens on the board. What is in it depends on the
// session's phase.
class BoardMenu : public QMenu {
    Q_OBJECT

public:
    BoardMenu(Session& session, EditingTool& tool, QWidget* parent = nullptr);

    // Entries of the window's, at the end.
    void setMore(const QList<QAction*>& actions);
    // Opens it there. Does not block.
    void open(QPoint global);

signals:
    void editWanted();                // of the position on the board
    void seeWhyWanted(QPoint global); // the menu of insights, there

private:
    QAction* add(const char* text, const QKeySequence& keys = {});
    void refresh();

    Session& m_session;
    QAction *m_edit, *m_clear, *m_usual, *m_hint, *m_seeWhy;
    std::array<QAction*, 2> m_toMove;
    QList<QAction*> m_more;
    QPoint m_at;
};

// Decides what the study of a page's game analyses, and how far. It is what something on the page
// shows, and nothing while the page is hidden. Where nothing is analysed and somebody looks, the
// computer may think in the user's time, if the preferences say so. It follows the session, the
// preferences, the review and the page by itself.
class StudyFollower : public QObject {
    Q_OBJECT

public:
    // The page is the parent. All must live as long as this.
    StudyFollower(Session& session, const Preferences& preferences, const ReviewBar& review,
                  QWidget& page);

    void refresh();
    // The projector shows the position, too, and what is true of it.
    void setProjected(bool projected);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Study::Scope scope() const;
    Patience patience() const;

    Session& m_session;
    const Preferences& m_preferences;
    const ReviewBar& m_review;
    QWidget& m_page;
    bool m_projected = false;
};

// Divides the room of a game's page: the board as large as it can be, the strip above it as wide as
// the board, and the columns beside it. In a wide window all stays together. The size of the window
// alone decides where the board stands.
class PageLayout : public QObject {
    Q_OBJECT

public:
    // The page is the parent.
    PageLayout(QWidget& page, const Session& session, TurnStrip& strip, BoardView& board,
               SideColumns& side);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void align();

    QWidget& m_page;
    TurnStrip& m_strip;
    const BoardView& m_board;
    SideColumns& m_side;
};

// Says aloud what happens at a table, while its page is in view (ui/controls/announcer.h): what the
// conversation says, but for the listener's own moves; why a click was refused; how a move that
// has begun goes on; what hinders a start; what the review shows.
class MoveAnnouncer : public QObject {
    Q_OBJECT

public:
    // The page is the parent. All must live as long as this.
    MoveAnnouncer(QWidget& page, const Session& session, const Preparation& preparation,
                  const TurnStrip& strip, const ReviewBar& review);

    void say(const QString& sentence); // and what else is refused on the page

private:
    void hearTalk();
    void hearClicks();
    void hearReview();

    QWidget& m_page;
    const Session& m_session;
    const ReviewBar& m_review;
    std::vector<Message> m_heard;
    QString m_told;           // of the review
    std::size_t m_clicks = 0; // of the move that is growing
};

// A line in which a move is typed as it is written ("c5", "b3+b4", "pass"). It comes below the
// board when it is asked for and stays for the next move; Escape sends it away. What is no move of
// the position stays in the line, and a sentence says why.
class MoveLine : public QWidget {
    Q_OBJECT

public:
    explicit MoveLine(Session& session, QWidget* parent = nullptr);

    void open();

signals:
    void closed();
    void refused(const QString& why);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; // of the line

private:
    void play();
    QString tryToPlay(const QString& text); // gives why it cannot be played

    Session& m_session;
    QLineEdit* m_line;
    WarningNote* m_why;
};

// At the end of a game what its moves have cost, as far as it is known, and what it has made of the
// user's rating. It is not there while there is nothing to say, and while the review says more.
class GameSummary : public WordLabel {
    Q_OBJECT

public:
    GameSummary(const Session& session, const ReviewBar& review);

    void setRatings(const OwnRatings& ratings); // without them nothing is said of a rating

private:
    void refresh();
    QString words() const;

    const Session& m_session;
    const ReviewBar& m_review;
    const OwnRatings* m_ratings = nullptr;
};

} // namespace bouton
