// SPDX-License-Identifier: MIT
#include "core/clicking.h"

#include <algorithm>

namespace bouton {

Clicking::Growth Clicking::click(Cell cell) {
    if (!std::ranges::binary_search(next(), cell))
        return Growth::Refused;
    m_clicks.push_back(cell);
    return move() && next().empty() ? Growth::Whole : Growth::Growing;
}

bool Clicking::takeBack() {
    if (m_clicks.empty())
        return false;
    m_clicks.pop_back();
    return true;
}

Clicks Clicking::next() const {
    Clicks cells;
    for (const LegalMove& move : m_moves)
        for (const Clicks& order : move.orders)
            if (order.size() > m_clicks.size()
                && std::equal(m_clicks.begin(), m_clicks.end(), order.begin()))
                cells.push_back(order[m_clicks.size()]);
    std::ranges::sort(cells);
    const auto rest = std::ranges::unique(cells);
    cells.erase(rest.begin(), rest.end());
    return cells;
}

std::optional<std::size_t> Clicking::move() const {
    for (std::size_t i = 0; i < m_moves.size(); ++i)
        if (!m_clicks.empty()
            && std::ranges::find(m_moves[i].orders, m_clicks) != m_moves[i].orders.end())
            return i;
    return std::nullopt;
}

std::optional<std::size_t> Clicking::button() const {
    for (std::size_t i = 0; i < m_moves.size(); ++i)
        if (m_moves[i].orders.empty())
            return i;
    return std::nullopt;
}

} // namespace bouton
