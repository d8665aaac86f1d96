// The mouse and the keys of BoardView.

#include "ui/boards/board_view.h"

#include <QApplication>
#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bouton {

void BoardView::report(Cell cell) {
    m_focus = cell;
    update();
    if (m_preview) {
        dismissPreview();
        return;
    }
    emit clicked(cell);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    m_clickedLast = false;
    m_focusShown = false;
    letGo();
    m_pressed = event->button() == Qt::LeftButton ? cellAt(event->position()) : std::nullopt;
    m_pressedAt = event->position();
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_pressed)
        return;
    const Cell cell = *m_pressed;
    if (putDown(event->position()))
        return;
    letGo();
    const std::optional<Cell> to = cellAt(event->position());
    if (to != cell) {
        if (m_editing && !m_preview && holds(cell))
            emit dragged(cell, to);
        return;
    }
    m_clickedLast = true;
    report(cell);
}

// A double click comes as press, release, double click, release: its first half has been reported
// as a click, its second half is none. It ends a growing turn if the cell is one of it; where the
// first half has played a whole move there is nothing left to end, and a double click on a wrong
// cell ends nothing either. While a position is set up, both halves are clicks.
void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_clickedLast || m_editing) {
        mousePressEvent(event);
        return;
    }
    m_clickedLast = false;
    const std::optional<Cell> cell = cellAt(event->position());
    if (cell && std::ranges::find(m_marks.chosen, *cell) != m_marks.chosen.end())
        emit turnEnded();
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    carry(event->position());
    takeUp(event->position());
    hover(event->position());
}

// What is pressed and pulled away is taken up.
void BoardView::carry(QPointF mouse) {
    if (!m_pressed || !m_editing || m_preview)
        return;
    if (m_carried.isNull() && holds(*m_pressed)
        && (mouse - m_pressedAt).manhattanLength() >= QApplication::startDragDistance())
        m_carried = grab(cellRect(*m_pressed).toAlignedRect());
    if (!m_carried.isNull())
        update();
}

void BoardView::letGo() {
    m_pressed.reset();
    m_carried = {};
    m_held.reset();
    m_sweep.clear();
    update();
}

// The key that opens menus asks for the cell that has the focus.
void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    m_focusShown = byKey;
    letGo();
    emit menuWanted(byKey ? mapToGlobal(cellRect(m_focus).center().toPoint()) : event->globalPos(),
                    byKey ? std::optional(m_focus) : cellAt(event->pos()));
}

void BoardView::leaveEvent(QEvent*) { hover(std::nullopt); }

void BoardView::hover(std::optional<QPointF> mouse) {
    m_mouse = mouse;
    const std::optional<Cell> cell = mouse ? cellAt(*mouse) : std::nullopt;
    const bool same = std::exchange(m_hovered, cell) == cell;
    liftWhatAClickMoves();
    if (same)
        return;
    update();
    emit hovered(cell ? Clicks{*cell} : Clicks{});
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left: moveFocus(0, -1); return;
    case Qt::Key_Right: moveFocus(0, 1); return;
    case Qt::Key_Up: moveFocus(-1, 0); return;
    case Qt::Key_Down: moveFocus(1, 0); return;
    default: break;
    }
    if (event->isAutoRepeat() || event->modifiers() & ~Qt::KeypadModifier) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter: emit turnEnded(); return;
    case Qt::Key_Space:
        m_focusShown = true;
        if (!cellRect(m_focus).isEmpty())
            report(m_focus);
        return;
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (!m_editing || m_preview || cellRect(m_focus).isEmpty())
            break;
        m_focusShown = true;
        emit erased(m_focus);
        return;
    case Qt::Key_Escape:
        if (!m_carried.isNull() || m_held || !m_sweep.empty())
            letGo();
        else
            m_preview ? dismissPreview() : emit clickRevoked();
        return;
    default: break;
    }
    QWidget::keyPressEvent(event);
}

// The first key shows where the focus is; the next ones move it on the screen, over columns without
// cells too.
void BoardView::moveFocus(int rowStep, int columnStep) {
    const bool shown = std::exchange(m_focusShown, true);
    update();
    if (!shown)
        return;
    const QRectF here = cellRect(m_focus);
    const auto away = [&](Cell cell) {
        const QPointF by = cellRect(cell).center() - here.center();
        const double ahead = rowStep != 0 ? by.y() * rowStep : by.x() * columnStep;
        const bool aside = rowStep != 0 && cell.column != m_focus.column;
        if (cell == m_focus || ahead <= 0 || aside
            || (columnStep != 0 && cell.column == m_focus.column))
            return 1e9;
        return ahead * 1'000 + std::abs(rowStep != 0 ? by.x() : by.y());
    };
    const Clicks all = cells();
    const auto nearest = std::ranges::min_element(all, {}, away);
    if (nearest != all.end() && away(*nearest) < 1e9)
        m_focus = *nearest;
}

void BoardView::focusInEvent(QFocusEvent* event) {
    m_focusShown = event->reason() != Qt::MouseFocusReason
                   && event->reason() != Qt::OtherFocusReason
                   && event->reason() != Qt::ActiveWindowFocusReason;
    update();
}

void BoardView::focusOutEvent(QFocusEvent*) {
    m_focusShown = false;
    update();
}

// The keys of the board come before shortcuts of the window that are the same.
bool BoardView::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && m_interactive) {
        auto* key = static_cast<QKeyEvent*>(event);
        if (!(key->modifiers() & ~Qt::KeypadModifier)
            && (key->key() == Qt::Key_Space || key->key() == Qt::Key_Return
                || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Escape
                || (m_editing
                    && (key->key() == Qt::Key_Delete || key->key() == Qt::Key_Backspace)))) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace bouton
