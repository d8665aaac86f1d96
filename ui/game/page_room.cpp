#include "ui/game/page_room.h"

#include <QEvent>
#include <QLayout>

#include <algorithm>

#include "ui/boards/board_view.h"
#include "ui/controls/listen.h"
#include "ui/controls/side_columns.h"
#include "ui/game/turn_strip.h"

namespace bouton {

PageRoom::PageRoom(QWidget& page, const Session& session, TurnStrip& strip, const BoardView& board,
                   SideColumns& side)
    : QObject(&page), m_page(page), m_strip(strip), m_board(board), m_side(side) {
    page.installEventFilter(this);
    strip.installEventFilter(this);
    const_cast<BoardView&>(board).installEventFilter(this);
    // Another board may have another shape.
    listen(session, Session::Change::Position, this, &PageRoom::align);
}

bool PageRoom::eventFilter(QObject* watched, QEvent* event) {
    const bool resized = event->type() == QEvent::Resize;
    if (watched == &m_page && resized)
        fit();
    if ((watched == &m_board && (resized || event->type() == QEvent::Move))
        || (watched == &m_strip && resized))
        align();
    return QObject::eventFilter(watched, event);
}

// In a wide window the page stays together, around its board as high as there is room. Its lower
// edge is left to the shadow of the board, and to the line below it.
void PageRoom::fit() {
    constexpr int around = 2 * Theme::unit, together = 1320, below = Theme::unit / 2;
    m_side.fit(m_page.size()); // as wide as it would be beside any board
    const int wanted = std::max(together, m_page.height() + m_side.sizeHint().width());
    const int margin = std::max(around, (m_page.width() - wanted) / 2);
    m_page.layout()->setContentsMargins(margin, around, margin, below);
    m_side.setFoot(around - below);
    m_side.fit({m_page.width() - 2 * (margin - around), m_page.height()});
}

// The words stand above the board, wherever it stands in its room.
void PageRoom::align() {
    const QRect frame = m_board.stage().outer.toRect();
    m_strip.alignTo(m_board.x() + frame.left() - m_strip.x(), frame.width());
}

} // namespace bouton
