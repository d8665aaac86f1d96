#pragma once

#include <QWidget>

#include <optional>

#include "core/phrase.h"
#include "core/ruleset.h"

class QLabel;

namespace bouton {

class Button;
class Session;

// Two computers play, so that somebody else must say when they rest.
bool onlyComputers(const Session& session);
// A human plays, and the last position of the line is on the board: nobody resigns in the past.
bool canResign(const Session& session);

// Whom to play next (nextPlayer()): after a win or a draw one who is a little stronger, after a
// loss one who is weaker. None: nobody is, or there was no human against a computer.
std::optional<PlayerChoice> nextOpponent(const Session& session);

// Below the table: the buttons that begin a game, end it, or let it rest, and at the end what can
// be done next. Which of them are there depends on the session's phase.
class TableButtons : public QWidget {
    Q_OBJECT

public:
    explicit TableButtons(Session& session, QWidget* parent = nullptr);

    void refresh(const std::optional<Phrase>& hindrance); // why the game cannot start
    QWidget* start() const; // the button Start if it is there, or null
    // What the game's moves have cost, as far as it is known; may be empty.
    void setSummary(const QString& summary);

signals:
    void startWanted();
    void analyseWanted(); // of a position that was set up by hand
    void newGameWanted();
    void playAgainWanted();
    void otherSideWanted(); // the same once more, with the seats exchanged
    void reviewWanted();    // of the game that is over
    void opponentWanted();  // the one that nextOpponent() gives
    void resignWanted();

private:
    Session& m_session;
    QLabel* m_summary;
    Button *m_pause, *m_resign, *m_newGame, *m_playAgain, *m_review, *m_otherSide, *m_opponent,
        *m_analyse, *m_start;
};

} // namespace bouton
