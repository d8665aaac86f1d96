#pragma once

#include <QWidget>

#include <vector>

#include "session/session.h"
#include "ui/insight/insight.h"

class QLabel;
class QVBoxLayout;

namespace bouton {

class BoardInsight;
class BoardView;
class Button;
class HistoryPanel;
class InsightColumn;
class InsightPanel;
class MessageBox;
class MoveList;
class Preferences;
class ReviewBar;
class SetUpPanel;
class SideColumns;
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
    MessageBox* messageBox() const { return m_messages; }
    MoveList* moveList() const { return m_moves; }
    TimeBar* timeBar() const { return m_time; }
    ReviewBar* review() const { return m_review; }

    // A new game from a position of this game, with a human to move; safe at any instant. What
    // cannot be a start stays in the set-up questions.
    void playFrom(const Picture& picture);
    // Gives the keys to what comes next: Start, or the board.
    void takeFocus();

public slots:
    void start();
    void newGame();   // back to the set-up questions, at any instant
    void playAgain(); // the same game from a start of the same kind
    // Takes a click back; false if there was none.
    bool takeBack();

signals:
    void refreshed();                 // whatever is shown may differ
    void hinted(const QString& text); // a word for the status bar
    void escaped();                   // Escape where there is no click to take back
    // The menu of insights is wanted, with its corner there.
    void insightsWanted(QPoint global);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QWidget* makeTable();
    QWidget* makeFoot();
    QWidget* makeTalk();
    void makeInsights();
    void placeHistory();
    void add(InsightPanel* panel);
    void listen();
    void refresh();
    void refreshButtons();
    void refreshInsights();
    void refreshMarks();
    void refreshStudy();
    Study::Scope scope() const;
    Patience patience() const;
    Clicks named() const;
    bool isBeside(const InsightPanel* panel) const;
    bool wants(Insight insight) const;
    bool shows(Insight insight) const;
    bool onlyComputers() const;

    Preferences& m_preferences;
    Session m_session;
    BoardView* m_board;
    TurnStrip* m_strip;
    SetUpPanel* m_setUp;
    MessageBox* m_messages;
    MoveList* m_moves;
    TimeBar* m_time;
    Button* m_seeWhy; // opens the menu of insights
    QWidget* m_talk;  // the conversation and the moves
    QLabel* m_hindrance;
    BoardInsight* m_boardInsight;
    ReviewBar* m_review;
    InsightColumn* m_insightColumn;
    std::vector<InsightPanel*> m_insights;
    HistoryPanel* m_history;
    bool m_historyBeside = false; // in the column, for want of room below the board
    SideColumns* m_side;
    QVBoxLayout* m_middle;
    Button *m_start, *m_newGame, *m_playAgain, *m_pause;
};

} // namespace bouton
