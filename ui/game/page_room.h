#pragma once

#include <QObject>

class QWidget;

namespace bouton {

class BoardView;
class Session;
class SideColumns;
class TurnStrip;

// Divides the room of a game's page: the board as large as it can be, the strip above it as wide as
// the board, and the columns beside it. In a wide window all stays together. The size of the window
// alone decides where the board stands.
class PageRoom : public QObject {
    Q_OBJECT

public:
    // The page is the parent.
    PageRoom(QWidget& page, const Session& session, TurnStrip& strip, const BoardView& board,
             SideColumns& side);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void align();

    QWidget& m_page;
    TurnStrip& m_strip;
    const BoardView& m_board;
    SideColumns& m_side;
};

} // namespace bouton
