// SPDX-License-Identifier: MIT
#include "lab/tables.h"

#include <algorithm>
#include <iterator>

#include "core/named.h"
#include "games/catalogue.h"

namespace bouton {

const std::vector<TableKind>& tableKinds() {
    static const std::vector<TableKind> all = [] {
        std::vector<TableKind> kinds;
        for (const Ruleset* game : catalogue())
            if (game->lore.tables)
                std::ranges::copy(game->lore.tables(), std::back_inserter(kinds));
        return kinds;
    }();
    return all;
}

namespace {

Or<const TableKind*> kindOf(const Spec& spec) {
    const auto kind =
        findNamed(tableKinds(), spec.id, &TableKind::id,
                  {QT_TRANSLATE_NOOP("Phrase", "There is no table \"%1\"; there are: %2.")});
    if (!kind)
        return refuse(kind.error());
    return &**kind;
}

Or<TableTask> taskOf(const TableKind& kind, const std::vector<Setting>& settings,
                     const Spec& spec) {
    Or<Settings> settled = readSettings(settings, spec);
    if (!settled)
        return refuse(settled.error());
    return TableTask{&kind, std::move(*settled)};
}

} // namespace

Or<TableTask> tableOf(const Spec& spec) {
    const Or<const TableKind*> kind = kindOf(spec);
    if (!kind)
        return refuse(kind.error());
    return taskOf(**kind, (*kind)->settings, spec);
}

Or<TableTask> lastingTableOf(const Spec& spec) {
    const Or<const TableKind*> kind = kindOf(spec);
    if (!kind)
        return refuse(kind.error());
    if (!(*kind)->lasting)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The table \"%1\" is soon made; none of its "
                                                   "work is kept in a folder."),
                       {spec.id}});
    return taskOf(**kind, (*kind)->lasting->settings, spec);
}

Phrase costOf(const TableTask& task) { return task.kind->lasting->cost(task.settings); }

Or<bool> makeLastingTable(const TableTask& task, const std::string& folder, std::stop_token stop,
                          const Post<NimberTable>& post) {
    return task.kind->lasting->make(task.settings, folder, std::move(stop), post);
}

bool makeTable(const TableTask& task, std::stop_token stop, const Post<NimberTable>& post) {
    return task.kind->make(task.settings, std::move(stop), post);
}

} // namespace bouton
