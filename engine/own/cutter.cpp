// SPDX-License-Identifier: MIT
#include "own/cutter.h"

#include <map>

namespace bouton::own {

std::vector<const Placement*> Cutter::possible(const Board& board, std::string_view cells) const {
    std::vector<const Placement*> found;
    const auto sides = m_same ? std::vector{Side::One} : std::vector{Side::One, Side::Two};
    if (board.isMonotone()) {
        for (const Side side : sides)
            for (const Placement& turn : board.turns(side))
                if (board.isLegal(turn, cells))
                    found.push_back(&turn);
        return found;
    }
    std::vector<Codes> may(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i)
        may[i] = only(cells[i]);
    std::vector<const Placement*> rest, later;
    for (const Side side : sides)
        for (const Placement& turn : board.turns(side))
            rest.push_back(&turn);
    // What a turn writes lets others be made; what a condition says counts as possible.
    for (bool more = true; more; std::swap(rest, later)) {
        more = false;
        later.clear();
        for (const Placement* turn : rest) {
            const auto canBe = [&](const Need& need) { return (may[need.cell] & need.may) != 0; };
            if (!std::ranges::all_of(turn->needs, canBe)) {
                later.push_back(turn);
                continue;
            }
            found.push_back(turn);
            for (const Write& write : turn->writes)
                if (cells[write.cell] != outside && (may[write.cell] >> write.code & 1) == 0) {
                    may[write.cell] |= only(write.code);
                    more = true;
                }
        }
    }
    return found;
}

namespace {

// The cells that are there.
std::vector<std::size_t> placesIn(const Key& key) {
    std::vector<std::size_t> all;
    for (std::size_t i = 2; i < key.size(); ++i)
        if (key[i] != outside)
            all.push_back(i - 2);
    return all;
}

} // namespace

std::vector<Key> Cutter::parts(const Key& key, Places* places) {
    const Board& board = boardOf(key);
    const std::string_view cells = std::string_view(key).substr(2);
    const auto turns = possible(board, cells);
    if (turns.empty())
        return {};
    const auto uncut = [&](Key made) -> std::vector<Key> {
        if (places)
            *places = {placesIn(key)};
        return {std::move(made)};
    };
    if (!m_cuts)
        return uncut(key);
    // Cells that can change, joined where one turn has to do with both.
    std::array<std::uint8_t, 256> root{};
    std::array<bool, 256> changes{};
    for (std::size_t i = 0; i < cells.size(); ++i)
        root[i] = static_cast<std::uint8_t>(i);
    const auto find = [&](std::uint8_t cell) {
        while (root[cell] != cell)
            cell = root[cell] = root[root[cell]];
        return cell;
    };
    for (const Placement* turn : turns)
        for (const Write& write : turn->writes)
            changes[write.cell] |= cells[write.cell] != outside && cells[write.cell] != write.code;
    const auto eachCell = [&](const Placement& turn, const auto& visit) {
        for (const Need& need : turn.needs)
            visit(need.cell, (need.may & 1) != 0);
        for (const Write& write : turn.writes)
            visit(write.cell, false);
        for (const std::uint8_t cell : turn.looks)
            visit(cell, true);
    };
    // Turns that change what stands there are in the part of the first cell they change. A turn
    // that clears free cells alone changes none.
    std::vector<int> home(turns.size(), -1);
    for (std::size_t i = 0; i < turns.size(); ++i)
        eachCell(*turns[i], [&](std::uint8_t cell, bool) {
            if (!changes[cell])
                return;
            if (home[i] < 0)
                home[i] = cell;
            else
                root[find(cell)] = find(static_cast<std::uint8_t>(home[i]));
        });
    std::map<std::uint8_t, std::pair<Key, std::size_t>> cut;
    for (std::size_t i = 0; i < turns.size(); ++i) {
        if (home[i] < 0)
            continue;
        auto& [part, count] = cut[find(static_cast<std::uint8_t>(home[i]))];
        if (part.empty())
            part = key.substr(0, 2) + std::string(cells.size(), outside);
        ++count;
        // What is only looked at and free for ever is as good as none.
        eachCell(*turns[i], [&](std::uint8_t cell, bool looked) {
            if (!looked || changes[cell] || cells[cell] != freeCell)
                part[cell + 2U] = cells[cell];
        });
    }
    std::vector<Key> all;
    for (auto& [first, made] : cut) {
        // Another turn could come to life where something was left out.
        if (m_looks
            && possible(board, std::string_view(made.first).substr(2)).size() != made.second)
            return uncut(normal(key));
        all.push_back(normal(made.first));
        if (places)
            places->push_back(placesIn(made.first));
    }
    return all;
}

// The least of the images of what is there, moved to the corner.
Key Cutter::normal(const Key& key) const {
    if (!m_moves)
        return key;
    Cell first{127, 127}, last{-1, -1};
    std::vector<std::pair<Cell, char>> there;
    for (std::size_t i = 2; i < key.size(); ++i)
        if (key[i] != outside) {
            const Cell cell = Size{key[0], key[1]}.cellAt(i - 2);
            first = {std::min(first.row, cell.row), std::min(first.column, cell.column)};
            last = {std::max(last.row, cell.row), std::max(last.column, cell.column)};
            there.emplace_back(cell, key[i]);
        }
    const int height = last.row - first.row + 1, width = last.column - first.column + 1;
    Key best;
    for (const int image : m_images) {
        const bool turned = (image & 1) != 0;
        const Size size{turned ? width : height, turned ? height : width};
        if (!best.empty() && size.rows > best[0])
            continue;
        Key made = headOf(size) + std::string(static_cast<std::size_t>(size.cells()), outside);
        for (const auto& [cell, code] : there) {
            Cell to{cell.row - first.row, cell.column - first.column};
            if (turned)
                std::swap(to.row, to.column);
            to.row = (image & 2) != 0 ? size.rows - 1 - to.row : to.row;
            to.column = (image & 4) != 0 ? size.columns - 1 - to.column : to.column;
            made[size.numberOf(to) + 2] = code;
        }
        if (best.empty() || made < best)
            best = std::move(made);
    }
    return best;
}

} // namespace bouton::own
