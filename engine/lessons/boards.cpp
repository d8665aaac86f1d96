#include "lessons/boards.h"

#include <algorithm>

#include "core/cell.h"

namespace bouton {

namespace {

using Rows = std::vector<std::string>;

std::string joined(const Rows& rows, const std::string& side) {
    std::string text;
    for (const std::string& row : rows)
        text += (text.empty() ? "" : "/") + row;
    return text + ' ' + side;
}

} // namespace

std::vector<std::string> horseOn(int size, const std::vector<std::pair<int, int>>& cells) {
    std::vector<std::string> positions;
    for (const auto& [row, column] : cells) {
        Rows rows(static_cast<std::size_t>(size), std::string(static_cast<std::size_t>(size), '.'));
        rows[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] = 'H';
        positions.push_back(joined(rows, "G"));
    }
    return positions;
}

std::string freeOn(int size, const std::string& cells) {
    Rows rows;
    for (int row = 0; row < size; ++row) {
        rows.emplace_back();
        for (int column = 0; column < size; ++column)
            rows.back() += (row + column) % 2 == 0 ? 'G' : 'R';
    }
    const std::optional<Clicks> free = readClicks(cells);
    for (const Cell cell : free.value_or(Clicks{}))
        rows[static_cast<std::size_t>(cell.row)][static_cast<std::size_t>(cell.column)] = '.';
    return joined(rows, "G");
}

std::vector<std::string> freeOn(int size, const std::vector<std::string>& cells) {
    std::vector<std::string> positions;
    for (const std::string& some : cells)
        positions.push_back(freeOn(size, some));
    return positions;
}

std::vector<std::string> withImages(const std::string& position) {
    const std::size_t blank = position.find(' ');
    const std::string side = position.substr(blank + 1);
    Rows rows{""};
    for (const char c : position.substr(0, blank))
        if (c == '/')
            rows.emplace_back();
        else
            rows.back() += c;
    std::vector<std::string> all{position};
    Rows aside = rows, upsideDown = rows;
    for (std::string& row : aside)
        std::ranges::reverse(row);
    all.push_back(joined(aside, side));
    std::ranges::reverse(upsideDown);
    all.push_back(joined(upsideDown, side));
    std::ranges::reverse(aside);
    all.push_back(joined(aside, side));
    return all;
}

} // namespace bouton
