#pragma once

#include <QWidget>

#include "session/session.h"
#include "ui/preferences/answers.h"

class QBoxLayout;
class QLabel;

namespace bouton {

class AheadSwitch;
class Button;
class EditorPanel;
class OpponentList;
class PaceEditor;
class PlayersPanel;
class Preferences;
class Saying;
class SegmentedSwitch;
class SetUpForm;
class SettingsEditor;
class SnugScrollArea;
class ToggleSwitch;

// The set-up questions of a game, made from its Ruleset. Every answer goes to the session at once,
// so that the board shows the start that the answers give; what cannot be is refused in place.
class SetUpPanel : public QWidget {
    Q_OBJECT

public:
    SetUpPanel(Session& session, Preferences& preferences, QWidget* parent = nullptr);

    const Answers& answers() const { return m_answers; }
    PlayersPanel* players() const { return m_players; }
    OpponentList* opponents() const { return m_opponents; }
    EditorPanel* editor() const { return m_editor; }
    // The user's rating, which marks who is about as strong, and how it is told.
    void tellStrength(std::optional<int> rating, const QString& told);
    // Back to the questions with the last answers, whatever is going on. Where the players begin in
    // turn and a game has been played, the other one begins.
    void open();
    // The same with auto-fill as it was last chosen: a position that was edited is done with.
    void openAnew();
    // The same with this start, by hand and with a human to move.
    void open(const Picture& picture);
    // Sets up by hand from this picture on, whatever is going on. Does nothing while a number is
    // typed that no game can have: what is said of it stays.
    void edit(const Picture& picture);
    // Why the answers or the board do not let a game start.
    std::optional<Phrase> hindrance() const;

    // It takes the width that there is: what has no room in a row stands in a column.
    QSize minimumSizeHint() const override;

signals:
    void answered();    // by the user, and kept for another day
    void startWanted(); // by Enter
    void openWanted();  // a game from a file

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    QWidget* makeList();
    QBoxLayout* makeBoardRows();
    void listen();
    void refresh();
    void refreshQuestions();
    void fitTitles();
    void keepInView();
    void fitRows();
    void fitAutoFill();
    void setBoardUp();
    void place(const Picture& picture);
    void resize();
    void showSize();
    void capSettings();
    void choosePlayer(const PlayerChoice& player);
    void seatBySides(Side side, const Seat& seat);
    void seatPlayers();
    void tellSeats();
    void seatHumanAt(Side side);
    void takeTurns();
    void showStart();
    void showInForm();
    void follow();
    std::optional<Phrase> hindranceOfAnswers() const;
    void keep();

    Session& m_session;
    Preferences& m_preferences;
    Answers m_answers;     // the last that were in range; the session plays what comes of them
    bool m_played = false; // a game, since who starts was last chosen
    OpponentList* m_opponents;
    PlayersPanel* m_players; // both seats in full
    AheadSwitch* m_ahead;
    PaceEditor* m_pace;
    Saying* m_strength; // the user's rating
    QLabel *m_against, *m_startsTitle, *m_sideTitle;
    Saying* m_inTurn; // who begins this time
    SegmentedSwitch *m_starts, *m_side;
    QLabel* m_fillTitle;
    ToggleSwitch* m_autoFill;
    Button *m_drawAgain, *m_edit, *m_open;
    QBoxLayout *m_startsRow = nullptr, *m_sideRow = nullptr, *m_fillRow = nullptr,
               *m_links = nullptr;
    SettingsEditor* m_settings;
    EditorPanel* m_editor;
    SetUpForm* m_form;                // null where the game has none
    bool m_formLeads = false;         // what is entered in it stays, whatever the board shows
    SnugScrollArea* m_list = nullptr; // of the opponents
    bool m_revealing = false;         // the end of the list is brought into view
    QWidget* m_changed = nullptr;     // the seat that was changed last, which stays in view
    std::optional<Phrase> m_refusal;  // of the answers as they stand, which are in range
};

} // namespace bouton
