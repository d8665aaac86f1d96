#pragma once

#include <QObject>

class QBoxLayout;
class QWidget;

namespace bouton {

class BoardView;
class InsightSheets;
class Session;
class SideColumns;
class TurnStrip;

// Divides the room of a game's page: the board as large as it can be, the strip above it as wide as
// the board, the columns beside it, and the value history below it where that leaves it enough. In
// a wide window all stays together.
class PageRoom : public QObject {
    Q_OBJECT

public:
    // The page is the parent; `middle` is the layout of the board and what stands above and below.
    PageRoom(QWidget& page, const Session& session, const QBoxLayout& middle, TurnStrip& strip,
             const BoardView& board, SideColumns& side, InsightSheets& sheets);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();
    void divideHeight();
    void align();

    QWidget& m_page;
    const Session& m_session;
    const QBoxLayout& m_middle;
    TurnStrip& m_strip;
    const BoardView& m_board;
    SideColumns& m_side;
    InsightSheets& m_sheets;
};

} // namespace bouton
