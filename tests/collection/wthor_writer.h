// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/bytes.h"

namespace bouton::testing {

// Files of WTHOR as their layout is published: numbers with the lowest byte first.
struct WthorGame {
    int event = 0, dark = 0, light = 0, discs = 32, theoretical = 32;
    std::vector<int> cells{}; // 0 is a1, 63 is h8
};

inline std::string wthorHead(std::size_t games, std::size_t names, int year, int board = 8) {
    std::string head;
    for (const int part : {20, 26, 11, 28}) // century, year, month, day
        put(head, static_cast<std::uint64_t>(part), 1);
    put(head, games, 4);
    put(head, names, 2);
    put(head, static_cast<std::uint64_t>(year), 2);
    put(head, static_cast<std::uint64_t>(board), 1);
    put(head, 0, 1);
    put(head, 24, 1);
    put(head, 0, 1);
    return head;
}

inline std::string wthorGames(const std::vector<WthorGame>& games, int year, int board = 8) {
    std::string file = wthorHead(games.size(), 0, year, board);
    for (const WthorGame& game : games) {
        for (const int number : {game.event, game.dark, game.light})
            put(file, static_cast<std::uint64_t>(number), 2);
        put(file, static_cast<std::uint64_t>(game.discs), 1);
        put(file, static_cast<std::uint64_t>(game.theoretical), 1);
        for (std::size_t i = 0; i < 60; ++i) {
            const int cell = i < game.cells.size() ? game.cells[i] : -1;
            put(file, cell < 0 ? 0 : static_cast<std::uint64_t>(10 * (cell / 8 + 1) + cell % 8 + 1),
                1);
        }
    }
    return file;
}

// Players (20 bytes) or events (26): the names are in Latin-1.
inline std::string wthorNames(const std::vector<std::string>& names, std::size_t length) {
    std::string file = wthorHead(0, names.size(), 0, 0);
    for (const std::string& name : names)
        file += name.substr(0, length - 1) + std::string(length - name.size(), '\0');
    return file;
}

// "f5d6" as cells.
inline std::vector<int> cellsOf(std::string_view moves) {
    std::vector<int> cells;
    for (std::size_t i = 0; i + 1 < moves.size(); i += 2)
        cells.push_back((moves[i + 1] - '1') * 8 + moves[i] - 'a');
    return cells;
}

} // namespace bouton::testing
