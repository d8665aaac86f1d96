#include "lab/tables.h"

#include <algorithm>
#include <iterator>

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
    std::string ids;
    for (const TableKind& kind : tableKinds()) {
        if (spec.id == kind.id) {
            const Or<Settings> settings = settle(kind.settings, spec);
            return settings ? Or<TableTask>(TableTask{&kind, *settings}) : refuse(settings.error());
        }
        ids += (ids.empty() ? "" : ", ") + std::string(kind.id);
    }
    return refuse({QT_TRANSLATE_NOOP("Phrase", "There is no table \"%1\"; there are: %2."),
                   {quoted(spec.id), ids}});
}

bool makeTable(const TableTask& task, std::stop_token stop, const Post<NimberTable>& post) {
    return task.kind->make(task.settings, std::move(stop), post);
}

} // namespace bouton
