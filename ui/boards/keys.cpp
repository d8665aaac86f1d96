#include "ui/boards/keys.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace bouton {

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
