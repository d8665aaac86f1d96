#pragma once

#include <optional>
#include <stop_token>

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

// A line in the list of tables. The title is marked for translation.
struct TableKind {
    const char *id, *title;
    std::vector<Setting> settings;
    // As makeTable() promises.
    bool (*make)(const Settings&, std::stop_token, const Post<NimberTable>&);
};
const std::vector<TableKind>& tableKinds();

// The table that "horse:rows=12" asks for, or why there is none.
struct TableTask {
    const TableKind* kind;
    Settings settings; // complete
};
Or<TableTask> tableOf(const Spec& spec);

// Computes it by the games' own theory (games/*/theory.h). Blocks until the whole table is posted
// or a stop is asked for, and posts after each row; returns whether it is whole.
bool makeTable(const TableTask& task, std::stop_token stop, const Post<NimberTable>& post);

// "a" to "z", then "aa", "ab", …: boards wider than any that is played on have names too.
std::string columnName(int column);

} // namespace bouton
