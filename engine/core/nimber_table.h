#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/analysis.h"
#include "core/setting.h"

namespace bouton {

// Nimbers in rows and columns, and what a look at all of them says. `corner` and the columns' names
// may be marked texts.
struct NimberTable {
    struct Row {
        std::string name;
        std::vector<std::optional<int>> nimbers; // none: there is no such position
        bool operator==(const Row&) const = default;
    };
    std::string corner; // what the rows' names are
    std::vector<std::string> columns;
    std::vector<Row> rows;
    Phrase remark{}; // empty until the table is whole
    bool operator==(const NimberTable&) const = default;
};

// A table that a game can make. The title is marked for translation.
struct TableKind {
    const char *id, *title;
    std::vector<Setting> settings;
    // Blocks until the whole table is posted or a stop is asked for, and posts after each row;
    // returns whether it is whole.
    bool (*make)(const Settings&, std::stop_token, const Post<NimberTable>&);

    static constexpr int mostSide = 60; // of heaps and boards: a terminal and a map can show them
};

// The names of the rows of such a table: "1", "2", "3".
inline std::vector<std::string> numbersUpTo(int first, int last) {
    std::vector<std::string> names;
    for (int i = first; i <= last; ++i)
        names.push_back(std::to_string(i));
    return names;
}

} // namespace bouton
