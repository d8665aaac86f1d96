#pragma once

#include <QWidget>

#include <optional>
#include <vector>

#include "session/session.h"

class QRadioButton;
class QShortcut;

namespace bouton {

class Button;
class PieceButton;

// The tools with which a position is set up by hand: what a click puts, the side to move, an empty
// board, the usual start, and the way back. The board tells it of clicks. What is wrong with the
// position is said elsewhere.
class EditorPanel : public QWidget {
    Q_OBJECT

public:
    explicit EditorPanel(Session& session, QWidget* parent = nullptr);

    // Shows the side to move and what can be undone.
    void refresh();
    // What a click puts: a piece, '.' to take away, or none: one piece after the other.
    std::optional<char> tool() const { return m_tool; }
    void choose(std::optional<char> tool);
    void putToMove(Side side);

public slots:
    // A click on the board. While nothing is set up by hand it is the session's.
    void click(bouton::Cell cell);
    void clear();
    void putUsualStart();

private:
    QWidget* makePalette();
    void add(PieceButton* button, const QKeySequence& key);

    Session& m_session;
    std::optional<char> m_tool;
    std::vector<PieceButton*> m_pieces;
    QRadioButton* m_toMove[2];
    Button *m_undo, *m_redo;
};

} // namespace bouton
