// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

class QAction;
class QMenu;

namespace bouton {

class Button;
class GlyphButton;
class Preparation;
class Session;

// Below the table: the way home, and the buttons that begin a game, end it, or let it rest, and at
// the end what can be done next. Which of them are there depends on the session's phase.
class TableButtons : public QWidget {
    Q_OBJECT

public:
    // The summary of the game stands above them.
    TableButtons(Session& session, const Preparation& preparation, QWidget* summary,
                 QWidget* parent = nullptr);

    QWidget* start() const;                 // the button Start if it is there, or null
    QSize minimumSizeHint() const override; // without the way home, which goes where it has no room

signals:
    void homeWanted(); // the start page
    void startWanted();
    void analyseWanted(); // of a position that was set up by hand
    void newGameWanted();
    void playAgainWanted();
    void otherSideWanted(); // the same once more, with the seats exchanged
    void reviewWanted();    // of the game that is over
    void opponentWanted();  // the one that nextOpponent() gives
    void resignWanted();

protected:
    bool event(QEvent* event) override;

private:
    void refresh();

    Session& m_session;
    const Preparation& m_preparation;
    GlyphButton* m_home;
    Button *m_pause, *m_resign, *m_newGame, *m_playAgain, *m_review;
    GlyphButton* m_more; // what else can be done at the end
    QMenu* m_menu;
    QAction *m_otherSide, *m_opponent;
    Button *m_analyse, *m_start;
    QWidget* m_others; // all but the way home
};

} // namespace bouton
