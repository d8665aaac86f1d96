#pragma once

#include "core/nimber_table.h"

namespace bouton {

// All that the games bring (core/telling.h), in the order of the catalogue.
const std::vector<TableKind>& tableKinds();

// The table that "horse:rows=12" asks for, or why there is none.
struct TableTask {
    const TableKind* kind;
    Settings settings; // complete
};
Or<TableTask> tableOf(const Spec& spec);

// Computes it. Blocks until the whole table is posted or a stop is asked for, and posts after each
// row; returns whether it is whole.
bool makeTable(const TableTask& task, std::stop_token stop, const Post<NimberTable>& post);

} // namespace bouton
