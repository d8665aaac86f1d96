#pragma once

#include <QWidget>

#include "session/session.h"
#include "ui/answers.h"

class QCheckBox;

namespace bouton {

class Button;
class EditorPanel;
class PaceEditor;
class PlayersPanel;
class Preferences;
class SetUpForm;
class SettingsEditor;

// The set-up questions of a game, made from its Ruleset. Every answer goes to the session at once,
// so that the board shows the start that the answers give; what cannot be is refused in place.
class SetUpPanel : public QWidget {
    Q_OBJECT

public:
    SetUpPanel(Session& session, Preferences& preferences, QWidget* parent = nullptr);

    const Answers& answers() const { return m_answers; }
    PlayersPanel* players() const { return m_players; }
    EditorPanel* editor() const { return m_editor; }
    // Back to the questions with the last answers, whatever is going on.
    void open();
    // The same with auto-fill as it was last chosen: a position that was edited is done with.
    void openAnew();
    // The same with this start, by hand and with a human to move.
    void open(const Picture& picture);
    // Sets up by hand from this picture on, whatever is going on.
    void edit(const Picture& picture);
    // Why the answers or the board do not let a game start.
    std::optional<Phrase> hindrance() const;

signals:
    void answered(); // by the user, and kept for another day

private:
    void listen();
    void refresh();
    void setBoardUp();
    void resize();
    void showSize();
    void capSettings();
    void seatPlayers();
    void tellSeats();
    void seatHumanAt(Side side);
    void showStart();
    void showInForm();
    void follow();
    std::optional<Phrase> hindranceOfAnswers() const;
    void keep();

    Session& m_session;
    Preferences& m_preferences;
    Answers m_answers; // the last that were in range; the session plays what comes of them
    SettingsEditor* m_settings;
    QCheckBox* m_autoFill;
    Button *m_drawAgain, *m_edit;
    EditorPanel* m_editor;
    SetUpForm* m_form;        // null where the game has none
    bool m_formLeads = false; // what is entered in it stays, whatever the board shows
    QWidget* m_board;         // all questions about the board
    PlayersPanel* m_players;
    PaceEditor* m_pace;
    std::optional<Phrase> m_refusal; // of the answers as they stand, which are in range
};

} // namespace bouton
