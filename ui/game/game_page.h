#pragma once

#include <QWidget>

#include "session/session.h"
#include "ui/game/table_column.h"

class QBoxLayout;

namespace bouton {

class BoardMenu;
class BoardView;
class InsightSheets;
class MessageBox;
class MoveList;
class OwnRatings;
class Preferences;
class ReviewBar;
class SetUpPanel;
class SideColumns;
class TableButtons;
class TimeBar;
class TurnStrip;

// One game on its table: the board in the middle, beside it the set-up questions or the
// conversation. It outlives its visits, so that a game can be left and come back to.
class GamePage : public QWidget {
    Q_OBJECT

public:
    GamePage(const Ruleset& game, std::uint64_t seed, Preferences& preferences,
             QWidget* parent = nullptr);

    Session& session() { return m_session; }
    BoardView* board() const { return m_board; }
    SetUpPanel* setUpPanel() const { return m_setUp; }
    MessageBox* messageBox() const { return m_table->messageBox(); }
    MoveList* moveList() const { return m_table->moveList(); }
    SeatLine* seatLine(Side side) const { return m_table->seatLine(side); }
    TimeBar* timeBar() const { return m_time; }
    ReviewBar* review() const { return m_review; }
    InsightSheets& insights() const { return *m_sheets; }

    // A new game from a position of this game, with a human to move; safe at any instant. What
    // cannot be a start stays in the set-up questions.
    void playFrom(const Picture& picture);
    // The user's, to be told where an opponent is chosen and at the end of a game.
    void setRatings(const OwnRatings& ratings);
    // Entries of the window's for the menu of the board, at its end.
    void setBoardActions(const QList<QAction*>& actions);
    // Gives the keys to what comes next: Start, or the board.
    void takeFocus();

public slots:
    void start();
    void newGame();       // back to the set-up questions, at any instant
    void editPosition();  // the one on the board, by hand; ends the game
    void playAgain();     // the same game from a start of the same kind
    void playOtherSide(); // the same with the seats exchanged
    void playOpponent();  // the same against nextOpponent(); nothing if there is none
    void resign();        // the human to move; undo takes it back
    // Ends a replay or takes a click back; false if there was neither.
    bool takeBack();

signals:
    void refreshed();                 // whatever is shown may differ
    void ended();                     // by a move, and somebody has won
    void hinted(const QString& text); // a word for the status bar
    void escaped();                   // Escape where there is no click to take back
    void openWanted();                // of a game from a file
    // The menu of insights is wanted, with its corner there.
    void insightsWanted(QPoint global);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    // With these seats; without, as set up: the other one begins if the players do so in turn.
    void playOn(const std::array<Seat, 2>& seats);
    void startAgain(const std::optional<std::array<Seat, 2>>& seats);
    void align();
    void divideHeight();
    void callBack(Session::Changes what);
    void listen(Preferences& preferences);
    void analyse(Preferences& preferences);
    void rememberPlaces(Preferences& preferences);
    void click(Cell cell);
    void refresh();
    void follow(Session::Changes what);
    void celebrate();
    QString wayOn() const;
    void refreshInsights();

    const Preferences& m_preferences;
    const OwnRatings* m_ratings = nullptr;
    Session m_session;
    BoardView* m_board;
    TurnStrip* m_strip;
    TableColumn* m_table;
    SetUpPanel* m_setUp; // of the column, as is the bar
    TimeBar* m_time;
    TableButtons* m_buttons;
    ReviewBar* m_review;
    QBoxLayout* m_middle; // the board, what stands above it and below it
    InsightSheets* m_sheets;
    SideColumns* m_side;
    BoardMenu* m_menu;
    bool m_over = false; // the game that was shown last was over
};

} // namespace bouton
