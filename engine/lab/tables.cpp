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
            if (game->telling.tables)
                std::ranges::copy(game->telling.tables(), std::back_inserter(kinds));
        return kinds;
    }();
    return all;
}

Or<TableTask> tableOf(const Spec& spec) {
    const auto kind =
        findNamed(tableKinds(), spec.id, &TableKind::id,
                  {QT_TRANSLATE_NOOP("Phrase", "There is no table \"%1\"; there are: %2.")});
    if (!kind)
        return refuse(kind.error());
    Or<Settings> settings = settle((*kind)->settings, spec);
    if (!settings)
        return refuse(settings.error());
    return TableTask{&**kind, std::move(*settings)};
}

bool makeTable(const TableTask& task, std::stop_token stop, const Post<NimberTable>& post) {
    return task.kind->make(task.settings, std::move(stop), post);
}

} // namespace bouton
