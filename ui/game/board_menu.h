#pragma once

#include <QMenu>

#include <array>

#include "session/session.h"

namespace bouton {

class EditingTool;

// The menu that the right button or the menu key opens on the board. What is in it depends on the
// session's phase.
class BoardMenu : public QMenu {
    Q_OBJECT

public:
    BoardMenu(Session& session, EditingTool& tool, QWidget* parent = nullptr);

    // Entries of the window's, at the end.
    void setMore(const QList<QAction*>& actions);
    // Opens it there. Does not block.
    void open(QPoint global);

signals:
    void editWanted();                // of the position on the board
    void seeWhyWanted(QPoint global); // the menu of insights, there

private:
    QAction* add(const char* text, const QKeySequence& keys = {});
    void refresh();

    Session& m_session;
    QAction *m_edit, *m_clear, *m_usual, *m_hint, *m_seeWhy;
    std::array<QAction*, 2> m_toMove;
    QList<QAction*> m_more;
    QPoint m_at;
};

} // namespace bouton
