#pragma once

#include <QWidget>

#include <vector>

class QRadioButton;
class QShortcut;

namespace bouton {

class Button;
class EditingTool;
class PieceButton;
class Session;

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

} // namespace bouton
