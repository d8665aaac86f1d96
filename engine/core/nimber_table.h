// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis.h"
#include "core/setting.h"

namespace bouton {

// Nimbers in rows and columns, and a remark about all of them. `corner` and the names of the
// columns may be marked for translation.
struct NimberTable {
    struct Row {
        std::string name;
        std::vector<std::optional<int>> nimbers; // empty if there is no such position
        bool operator==(const Row&) const = default;
    };
    std::string corner; // the heading of the rows' names
    std::vector<std::string> columns;
    std::vector<Row> rows;
    Phrase remark{};   // empty until the table is whole
    double share = -1; // of the row that is being made, 0 to 1; negative: nobody knows
    bool operator==(const NimberTable&) const = default;
};

// A table whose making takes so long, or so much, that its work is kept in a folder. It can be
// stopped at any time, and begun again it goes on from there.
struct LastingTable {
    std::vector<Setting> settings;
    // What it takes, told before it begins: memory, room in the folder, time.
    Phrase (*cost)(const Settings&);
    // As TableKind::make(). Refuses with a sentence where memory or the folder is not enough; what
    // was kept before stays.
    Or<bool> (*make)(const Settings&, const std::string& folder, std::stop_token,
                     const Post<NimberTable>&);
};

// A table that a game can make. The title is marked for translation.
struct TableKind {
    const char *id, *title;
    std::vector<Setting> settings;
    // Blocks until the whole table is posted or a stop is asked for. Posts after each row. Gives
    // whether the table is whole.
    std::function<bool(const Settings&, std::stop_token, const Post<NimberTable>&)> make;
    const LastingTable* lasting = nullptr; // the same for more than `settings` allow; or null

    // The largest heap or board side; a terminal and a map can still show it.
    static constexpr int mostSide = 60;
};

// Names for the rows of a table: "1", "2", "3".
inline std::vector<std::string> numbersUpTo(int first, int last) {
    std::vector<std::string> names;
    for (int i = first; i <= last; ++i)
        names.push_back(std::to_string(i));
    return names;
}

} // namespace bouton
