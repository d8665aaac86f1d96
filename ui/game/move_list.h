// SPDX-License-Identifier: MIT
#pragma once

#include <QTableView>
#include <QWidget>

#include <optional>
#include <tuple>

#include "core/match.h"
#include "session/session.h"
#include "ui/controls/tables.h"

class QLabel;
class QLineEdit;
class QMenu;

namespace bouton {

class MoveTable;

// The moves of the game, two to a row, each under the sign of its side, and below each row the
// variations of its moves and its comments. The current move is marked, and what is not on the way
// to it is pale. A click on a move goes there. With the keys: the arrows, then Enter or Space.
//
// The framed move can be commented (F2), made the main line (Ctrl+Up) and deleted with all that
// follows (Delete), also from a context menu. A comment is written in its place in the list: Enter
// keeps it, Escape leaves it as it was, and leaving the field keeps it too.
class MoveList : public QuietUntilFocused<QTableView> {
    Q_OBJECT

public:
    explicit MoveList(Session& session, QWidget* parent = nullptr);

    // Where a move or its comment stands, in the coordinates of viewport(); empty if it is not in
    // the list.
    QRect rectOf(Match::Node node) const;
    QRect rectOfComment(Match::Node node) const;

    // Opens the field for the comment of a node that is in the list.
    void editComment(Match::Node node);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void updateGeometries() override;
    void scrollContentsBy(int dx, int dy) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeMenu();
    template <typename Slot>
    QAction* add(const char* name, const char* text, const QKeySequence& keys, Slot slot);
    void refresh();
    void refreshRows();
    void refreshMenu();
    void placeEditor();
    void endEditing(bool keep);
    void choose(const QModelIndex& index);
    std::optional<Match::Node> framed() const; // the node that the frame is on, if any

    Session& m_session;
    MoveTable* m_moves;
    QMenu* m_menu;
    QAction* m_undo = nullptr;
    QLineEdit* m_editor;
    std::optional<Match::Node> m_edited; // whose comment is being written
    // What the heights of the comments depend on: their width, the number of edits, and m_edited.
    std::tuple<int, std::size_t, std::optional<Match::Node>> m_fitted;
};

QString wordsFor(Session::Edit edit); // what has been done, without a full stop

// A line below the list of moves. It says what was last changed in the tree of the game, and offers
// to undo it, until a move is played or it is undone. Later the menu of the list still offers it.
class EditBar : public QWidget {
    Q_OBJECT

public:
    explicit EditBar(Session& session, QWidget* parent = nullptr);

private:
    void follow();

    Session& m_session;
    QLabel* m_words;
    std::size_t m_edits = 0, m_size = 0; // changes and positions, as last seen
};

} // namespace bouton
