// SPDX-License-Identifier: MIT
#pragma once

#include <QWidget>

#include <vector>

class QRadioButton;

namespace bouton {

class AgainstWhom;
class Button;
class EditingTool;
class OwnRatings;
class PieceButton;
class Preferences;
class Preparation;
class Session;
class SetUpForm;
class StartCheck;
class StartQuestions;

// The tools with which a position is set up by hand: what a click puts, the side to move, an empty
// board, the usual start, and the way back. What is wrong with the position is said elsewhere.
class EditorPanel : public QWidget {
    Q_OBJECT

public:
    EditorPanel(Session& session, EditingTool& tool, QWidget* parent = nullptr);

    void refresh(); // the side to move and what can be undone

private:
    void showTool();
    QWidget* makePalette();
    void add(PieceButton* button, const QKeySequence& key);

    Session& m_session;
    EditingTool& m_tool;
    std::vector<PieceButton*> m_pieces;
    QRadioButton* m_toMove[2];
    Button *m_undo, *m_redo;
};

// The set-up questions of a game, made from its Ruleset. They show what is prepared, and tell the
// preparation what is answered. While a game is played nobody sees them, and they stay as they are.
class SetUpPanel : public QWidget {
    Q_OBJECT

public:
    SetUpPanel(Session& session, Preparation& preparation, EditingTool& tool,
               Preferences& preferences, QWidget* parent = nullptr);

    // The user's, which mark who is about as strong. They must not go before the panel.
    void setRatings(const OwnRatings& ratings);
    // The same of one rating, and how it is told.
    void tellStrength(std::optional<int> rating, const QString& told);

    // So high can it be.
    void setRoom(int height);
    // It takes the width that there is: what has no room in a row stands in a column.
    QSize minimumSizeHint() const override;

signals:
    void startWanted(); // by Enter
    void openWanted();  // a game from a file

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void listen();
    void refresh();
    void scrollToTop();

    Session& m_session;
    Preparation& m_preparation;
    AgainstWhom* m_against;
    StartQuestions* m_questions;
    EditorPanel* m_editor;
    SetUpForm* m_form; // null where the game has none
    StartCheck* m_check;
};

} // namespace bouton
