#pragma once

#include <QWidget>

#include "session/session.h"

class QLabel;

namespace bouton {

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
