// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <QTimer>

#include "session/session.h"
#include "ui/game/editing_tool.h"
#include "ui/game/preparation.h"
#include "ui/game/replay.h"

namespace bouton {

class BoardHand;
class BoardMenu;
class BoardView;
class GameSummary;
class InsightSheets;
class MoveLine;
class OwnBook;
class OwnRatings;
class Preferences;
class Projector;
class Proposals;
class ReviewBar;
class SetUpPanel;
class SideColumns;
class StudyFollower;
class TableButtons;
class TableColumn;
class TimeBar;
enum class Jump;
enum class Aloud;

// One game on its table: the board in the middle, beside it the set-up questions or the
// conversation. Each of its parts listens to what it shows; the page begins games. It outlives its
// visits, so that a game can be left and come back to.
class GamePage : public QWidget {
    Q_OBJECT

public:
    GamePage(const Ruleset& game, std::uint64_t seed, Preferences& preferences,
             QWidget* parent = nullptr);

    Session& session() { return m_session; }
    BoardView* board() const { return m_board; }

    // A new game from a position of this game, with a human to move; safe at any instant. What
    // cannot be a start stays in the set-up questions.
    void playFrom(const Picture& picture);
    // The user's, to be told where an opponent is chosen and at the end of a game.
    void setRatings(const OwnRatings& ratings);
    // Whom the game proposes where the user has chosen nobody. They must not go before the page.
    void setProposals(const Proposals& proposals);
    // The user's own opening lines. They must not go before the page.
    void setOwnBook(OwnBook& own);
    // Entries of the window's for the menu of the board, at its end.
    void setBoardActions(const QList<QAction*>& actions);
    // A game of the shelf is on its way here: until it has come, or cannot come, none begins.
    void setAwaiting(bool awaiting);
    // Gives the keys to what comes next: Start, or the board; to nothing while a game is awaited.
    void takeFocus();
    // Ways through the game's time (TimeBar).
    bool possible(Jump jump) const;
    void jump(Jump jump);
    // For somebody who hears the game: says the answer aloud, or what was said last; opens the line
    // in which a move is typed. Nothing happens where no game is in play.
    void sayAloud(Aloud what);
    void sayAgain();
    void typeMove();
    // The game for a class, on the whole screen; it ends with the visit to the page.
    void project(bool on);
    bool projected() const;
    // Shows at once what waits to be shown together with later news.
    void showWhatIsDue();

public slots:
    void start();
    void newGame();       // back to the set-up questions, at any instant
    void editPosition();  // the one on the board, by hand; ends the game
    void playAgain();     // the same game from a start of the same kind
    void playOtherSide(); // the same with the seats exchanged
    void playOpponent();  // the same against nextOpponent(); nothing if there is none
    void openReview();    // goes through the slips of the game
    void resign();        // the human to move; undo takes it back
    // Shows why, and goes on until every move of the position is proven, however long that takes;
    // or ends that. What hinders it is told.
    void solve();
    // Closes what was opened last on the page: ends a replay or takes a click back; else puts the
    // game's position in the place of a preview; else folds a seat; else closes the review; else
    // brings the table in front of the insights that cover it; else closes the insight that was
    // opened last on this visit. False: there is nothing of it.
    bool closeInnermost();

signals:
    void ended();                         // by a move, and somebody has won
    void statusText(const QString& text); // for the line above the page
    void escaped();                       // Escape where there is no click to take back
    void openWanted();                    // of a game from a file
    void projectedChanged(bool on);
    // The menu of insights is wanted, with its corner there.
    void insightsWanted(QPoint global);
    void rulesWanted();
    void left(); // for the start page
    // It is the user's turn, or the end, and the window is not the one in use.
    void calledBack();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void listen(Preferences& preferences);
    void listenToTheButtons();
    void setBoard(Preferences& preferences);
    void rememberPlaces(Preferences& preferences);
    void playOn(const std::array<Seat, 2>& seats);
    void analyse();
    void showWhy();
    void callBack(Session::Changes what);
    void passAlone();
    bool closeInsight(); // or what covers the table

    Session m_session;
    Preferences& m_preferences;
    Preparation m_preparation;
    EditingTool m_tool;
    Replay m_replay;
    BoardView* m_board;
    SetUpPanel* m_setUp;
    TimeBar* m_time;
    ReviewBar* m_review;
    GameSummary* m_summary;
    TableButtons* m_buttons;
    MoveLine* m_line;
    TableColumn* m_table;
    BoardHand* m_hand;
    BoardMenu* m_menu;
    InsightSheets* m_sheets;
    SideColumns* m_side;
    StudyFollower* m_follower;
    Projector* m_projector = nullptr; // once it was wanted
    bool m_awaiting = false;
    QTimer m_passing{this}; // a forced pass is made when it is over
};

} // namespace bouton
