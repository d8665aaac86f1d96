// SPDX-License-Identifier: MIT
#include "ui/boards/hand.h"

#include <QApplication>

#include <algorithm>
#include <cmath>
#include <utility>

namespace bouton {

using Kind = Wish::Kind;

void Hand::press(QPointF point, bool left, const Field& field) {
    letGo();
    m_clicked = false;
    m_pressed = left ? field.plan.cellAt(point) : std::nullopt;
    m_pressedAt = point;
}

Wishes Hand::release(QPointF point, const Field& field) {
    if (!m_pressed)
        return {};
    if (holds() || m_swept.size() > 1)
        return putDown(point, field);
    const Cell cell = *m_pressed;
    letGo();
    const std::optional<Cell> to = field.plan.cellAt(point);
    m_clicked = to == cell;
    if (m_clicked)
        return {clickOn(cell, field)};
    if (field.editing() && !field.previewed() && field.plan.holds(cell))
        return {{Kind::Drag, cell, to}};
    return {};
}

// A double click comes as press, release, press again, release: its first half has been a click,
// its second half does not count as one. It ends a growing turn if the cell is one of it; where the
// first half has played a whole move there is nothing left to end, and a double click on a wrong
// cell ends nothing either. While a position is set up, both halves are clicks.
Wishes Hand::pressAgain(QPointF point, bool left, const Field& field) {
    if (!left || !m_clicked || field.editing()) {
        press(point, left, field);
        return {};
    }
    m_clicked = false;
    const std::optional<Cell> cell = field.plan.cellAt(point);
    if (cell
        && std::ranges::find(field.shown.marks.chosen, *cell) != field.shown.marks.chosen.end())
        return {{Kind::EndTurn}};
    return {};
}

void Hand::letGo() {
    m_pressed.reset();
    m_carries = false;
    m_held.clear();
    m_drops.clear();
    m_swept.clear();
}

bool Hand::hover(std::optional<QPointF> point, const BoardPlan& plan) {
    m_mouse = point;
    const std::optional<Cell> cell = point ? plan.cellAt(*point) : std::nullopt;
    return std::exchange(m_hovered, cell) != cell;
}

// In play, a piece that may go somewhere, or the first cell of a run.
void Hand::drag(QPointF point, const Field& field) {
    if (!m_pressed || field.previewed() || holds() || m_carries)
        return;
    if (!m_swept.empty()) {
        sweep(point, field);
        return;
    }
    if ((point - m_pressedAt).manhattanLength() < QApplication::startDragDistance())
        return;
    const bool full = field.plan.holds(*m_pressed);
    if (field.editing()) {
        m_carries = full;
    } else if (full) {
        m_drops = field.dropsOf(*m_pressed);
        if (!m_drops.empty())
            m_held = field.plan.heldWith(*m_pressed);
    } else if (field.preview({*m_pressed}).longer) {
        m_swept = {*m_pressed};
        sweep(point, field);
    }
}

// Runs on to the cell under the mouse if a move goes on there, or back.
void Hand::sweep(QPointF point, const Field& field) {
    const std::optional<Cell> cell = field.plan.cellAt(point);
    if (!cell)
        return;
    if (const auto at = std::ranges::find(m_swept, *cell); at != m_swept.end()) {
        m_swept.erase(at + 1, m_swept.end());
    } else {
        m_swept.push_back(*cell);
        if (!field.preview(m_swept).taken)
            m_swept.pop_back();
    }
}

Wishes Hand::putDown(QPointF point, const Field& field) {
    Clicks clicks = std::exchange(m_swept, {});
    m_pressed.reset();
    if (holds()) {
        const auto drop = std::ranges::find_if(m_drops, [&](const Drop& drop) {
            return drop.place.contains(point) && !drop.except.contains(point);
        });
        if (drop == m_drops.end())
            return {{Kind::PutBack}};
        clicks = drop->clicks;
    }
    Wishes wishes;
    for (const Cell cell : clicks)
        wishes.push_back(clickOn(cell, field));
    if (const ClickPreview whole = field.preview(clicks); whole.after && whole.longer)
        wishes.push_back({Kind::EndTurn}); // it would wait for more
    return wishes;
}

void Hand::carry(std::vector<ShownPiece>& pieces) const {
    if (!m_mouse)
        return;
    for (ShownPiece& piece : pieces)
        if (std::ranges::find(m_held, piece.cell) != m_held.end()) {
            piece.rect.translate(*m_mouse - m_pressedAt);
            piece.lift = 1;
        }
}

Hand::Touch Hand::touch(const Field& field) const {
    Touch touch{.cursor = holds() ? Qt::ClosedHandCursor : Qt::ArrowCursor};
    if (!m_hovered || field.previewed())
        return touch;
    const BoardPlan& plan = field.plan;
    const bool full = plan.holds(*m_hovered), next = field.takes(*m_hovered);
    const bool grip = full && !holds() && !field.dropsOf(*m_hovered).empty();
    if (grip)
        for (const Cell cell : plan.heldWith(*m_hovered))
            touch.lifts[cell] = liftOfAGrip;
    else if (field.editing() && full)
        touch.lifts[*m_hovered] = liftOfAGrip;
    else if (const auto after = field.grid && next ? field.preview({*m_hovered}).after : nullptr)
        for (const ShownPiece& piece : plan.pieces())
            if (const char* letter = letterAt(*after, piece.cell);
                letter && *letter != piece.letter)
                touch.lifts[piece.cell] = *letter == '.' ? liftOfAGrip : liftOfWhatTurns;
    if (!holds() && (next || grip))
        touch.cursor = next ? Qt::PointingHandCursor : Qt::OpenHandCursor;
    return touch;
}

// Wish --------------------------------------------------------------------------------------------

ClickPreview Field::preview(const Clicks& more) const {
    if (!previews || previewed() || editing())
        return {};
    Clicks clicks = shown.marks.chosen;
    clicks.insert(clicks.end(), more.begin(), more.end());
    return previews(clicks);
}

std::vector<Drop> Field::dropsOf(Cell cell) const {
    return plan.dropsOf(cell, shown.marks.next,
                        [this](const Clicks& clicks) { return preview(clicks); });
}

Wish clickOn(Cell cell, const Field& field) {
    return {field.previewed() ? Wish::Kind::Dismiss : Wish::Kind::Click, cell};
}

// Keys --------------------------------------------------------------------------------------------

using Kind = Wish::Kind;

void Keys::layOut(const BoardPlan& plan) {
    if (const Clicks all = plan.cells(); !all.empty() && !std::ranges::binary_search(all, m_cell))
        m_cell = all.front();
}

std::optional<Wishes> Keys::press(int key, bool plain, const Field& field) {
    const BoardPlan& plan = field.plan;
    switch (key) {
    case Qt::Key_Left: move(plan, 0, -1); return Wishes{};
    case Qt::Key_Right: move(plan, 0, 1); return Wishes{};
    case Qt::Key_Up: move(plan, -1, 0); return Wishes{};
    case Qt::Key_Down: move(plan, 1, 0); return Wishes{};
    default: break;
    }
    if (!plain)
        return std::nullopt;
    const bool there = !plan.cellRect(m_cell).isEmpty();
    switch (key) {
    case Qt::Key_Return:
    case Qt::Key_Enter: return Wishes{{Kind::EndTurn}};
    case Qt::Key_Space: m_shown = true; return there ? Wishes{clickOn(m_cell, field)} : Wishes{};
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
        if (!field.editing() || field.previewed() || !there)
            return std::nullopt;
        m_shown = true;
        return Wishes{{Kind::Erase, m_cell}};
    case Qt::Key_Escape:
        return Wishes{field.previewed() ? clickOn(m_cell, field) : Wish{Kind::Revoke}};
    default: return std::nullopt;
    }
}

bool Keys::isOwn(int key, bool editing) {
    switch (key) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Escape: return true;
    case Qt::Key_Delete:
    case Qt::Key_Backspace: return editing;
    default: return false;
    }
}

// The first key shows where the focus is; the next ones move it on the screen, over columns without
// cells too.
void Keys::move(const BoardPlan& plan, int rowStep, int columnStep) {
    if (!std::exchange(m_shown, true))
        return;
    const QRectF here = plan.cellRect(m_cell);
    const auto away = [&](Cell cell) {
        const QPointF by = plan.cellRect(cell).center() - here.center();
        const double ahead = rowStep != 0 ? by.y() * rowStep : by.x() * columnStep;
        if (ahead <= 0 || (rowStep != 0) != (cell.column == m_cell.column))
            return 1e9;
        return ahead * 1'000 + std::abs(rowStep != 0 ? by.x() : by.y());
    };
    const Clicks all = plan.cells();
    const auto nearest = std::ranges::min_element(all, {}, away);
    if (nearest != all.end() && away(*nearest) < 1e9)
        m_cell = *nearest;
}

} // namespace bouton
