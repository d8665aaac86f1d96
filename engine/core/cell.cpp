// SPDX-License-Identifier: MIT
#include "core/cell.h"

#include <charconv>
#include <climits>

#include "core/text.h"

namespace bouton {

namespace {

constexpr std::string_view passName = "pass";
constexpr int mostColumns = 60; // of a game of one's own in a single row (docs/own-games.md)

bool isPass(std::string_view text) {
    if (text.size() != passName.size())
        return false;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (smallLetter(text[i]) != passName[i])
            return false;
    return true;
}

} // namespace

std::string nameOf(Cell cell) {
    if (cell.row < 0 || cell.row == INT_MAX || cell.column < 0 || cell.column >= mostColumns)
        return "?";
    return columnName(cell.column) + std::to_string(cell.row + 1);
}

std::optional<Cell> readCell(std::string_view text) {
    int column = 0; // from 1
    for (; !text.empty() && column < mostColumns; text.remove_prefix(1)) {
        const char letter = smallLetter(text[0]);
        if (letter < 'a' || letter > 'z')
            break;
        column = column * 26 + letter - 'a' + 1;
    }
    // No sign, no leading zero.
    if (column < 1 || column > mostColumns || text.empty() || text[0] < '1' || text[0] > '9')
        return std::nullopt;
    int row = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), row);
    if (error != std::errc{} || end != text.data() + text.size())
        return std::nullopt;
    return Cell{row - 1, column - 1};
}

std::string nameOf(const Clicks& clicks) {
    if (clicks.empty())
        return std::string(passName);
    return joined(clicks, "+", [](Cell cell) { return nameOf(cell); });
}

std::optional<Clicks> readClicks(std::string_view text) {
    Clicks clicks;
    if (isPass(text))
        return clicks;
    for (;;) {
        const std::size_t plus = text.find('+');
        const auto cell = readCell(text.substr(0, plus));
        if (!cell)
            return std::nullopt;
        clicks.push_back(*cell);
        if (plus == std::string_view::npos)
            return clicks;
        text.remove_prefix(plus + 1);
    }
}

std::string columnName(int column) {
    constexpr int letters = 26;
    std::string name;
    for (int rest = column + 1; rest > 0; rest = (rest - 1) / letters)
        name.insert(name.begin(), static_cast<char>('a' + (rest - 1) % letters));
    return name;
}

} // namespace bouton
