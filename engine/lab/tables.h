// SPDX-License-Identifier: MIT
#pragma once

#include "core/nimber_table.h"

namespace bouton {

// The tables of all games (core/lore.h), in the order of the catalogue.
const std::vector<TableKind>& tableKinds();

// A table and its settings.
struct TableTask {
    const TableKind* kind;
    Settings settings; // complete
};
// The task for a spec such as "horse:rows=12". Refuses an unknown table or setting and values that
// are out of range.
Or<TableTask> tableOf(const Spec& spec);

// Makes the table. Blocks until the whole table is posted or a stop is asked for. Posts after each
// row. Gives whether the table is whole.
bool makeTable(const TableTask& task, std::stop_token stop, const Post<NimberTable>& post);

// The task for a table that is kept in a folder. Refuses also a table that is not.
Or<TableTask> lastingTableOf(const Spec& spec);
// What that takes, a sentence to be told first.
Phrase costOf(const TableTask& task);
// Makes it, as makeTable(); refuses as LastingTable::make().
Or<bool> makeLastingTable(const TableTask& task, const std::string& folder, std::stop_token stop,
                          const Post<NimberTable>& post);

} // namespace bouton
