#pragma once

#include <QTableView>

#include "core/match.h"

namespace bouton {

class MoveTable;
class Session;

// The moves of the line that is being played or looked at, two to a row, each under the sign of its
// side. Below them stands what else was tried there. The current move is marked, and those after it
// are pale. A click on a move goes there. With the keys: the arrows, then Enter or Space.
class MoveList : public QTableView {
    Q_OBJECT

public:
    explicit MoveList(Session& session, QWidget* parent = nullptr);

    // Where a move stands, in the coordinates of viewport(); empty if it is not in the list.
    QRect rectOf(Match::Node node) const;

    QSize sizeHint() const override;

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void refresh();
    void choose(const QModelIndex& index);

    Session& m_session;
    MoveTable* m_moves;
};

} // namespace bouton
