#include "ui/game/page_room.h"

#include <QBoxLayout>
#include <QEvent>

#include <algorithm>

#include "ui/boards/board_view.h"
#include "ui/controls/listen.h"
#include "ui/controls/side_columns.h"
#include "ui/game/insight_sheets.h"
#include "ui/game/turn_strip.h"

namespace bouton {

PageRoom::PageRoom(QWidget& page, const Session& session, const QBoxLayout& middle,
                   TurnStrip& strip, const BoardView& board, SideColumns& side,
                   InsightSheets& sheets)
    : QObject(&page),
      m_page(page),
      m_session(session),
      m_middle(middle),
      m_strip(strip),
      m_board(board),
      m_side(side),
      m_sheets(sheets) {
    page.installEventFilter(this);
    strip.installEventFilter(this);
    const_cast<BoardView&>(board).installEventFilter(this);
    const auto setRoomy = [this] {
        m_side.setRoomy(m_session.phase() == Session::Phase::SettingUp);
    };
    listen(session, Session::Change::Table, this, setRoomy);
    // Another board may have another shape.
    listen(session, Session::Change::Position, this, &PageRoom::align);
    setRoomy();
}

bool PageRoom::eventFilter(QObject* watched, QEvent* event) {
    const bool resized = event->type() == QEvent::Resize;
    if (watched == &m_page && resized)
        fit();
    if ((watched == &m_board && (resized || event->type() == QEvent::Move))
        || (watched == &m_strip && resized))
        align();
    // It may have become higher or lower. What is being laid out now must stay where it is.
    if (watched == &m_strip && resized)
        QMetaObject::invokeMethod(this, &PageRoom::divideHeight, Qt::QueuedConnection);
    return QObject::eventFilter(watched, event);
}

// In a wide window the page stays together, around its board as high as there is room.
void PageRoom::fit() {
    constexpr int around = 2 * Theme::unit, together = 1320;
    const int wanted = std::max(together, m_page.height() + m_side.sizeHint().width());
    const int margin = std::max(around, (m_page.width() - wanted) / 2);
    m_page.layout()->setContentsMargins(margin, around, margin, around);
    m_side.fit(m_page.width() - 2 * (margin - around));
    divideHeight();
}

// What stands below the board, or beside it where that would take the board's room.
void PageRoom::divideHeight() {
    m_sheets.fit(m_page.height() - 4 * Theme::unit - m_strip.height() - 2 * m_middle.spacing());
}

// The words stand above the board, wherever it stands in its room.
void PageRoom::align() {
    const QRect frame = m_board.stage().outer.toRect();
    m_strip.alignTo(m_board.x() + frame.left() - m_strip.x(), frame.width());
}

} // namespace bouton
