// SPDX-License-Identifier: MIT
#include "lab/census.h"

#include <algorithm>

#include "core/named.h"
#include "games/catalogue.h"

namespace bouton {

namespace {

Or<const CensusKind*> kindOf(std::string_view game) {
    const Or<const Ruleset*> known = gameNamed(game);
    if (!known)
        return refuse(known.error());
    const auto kind = findNamed(
        censusKinds(), game, &CensusKind::game,
        {QT_TRANSLATE_NOOP("Phrase", "The game %1 has no census: it has too many positions to "
                                     "solve. These games have one: %3."),
         {(*known)->name.title}});
    if (!kind)
        return refuse(kind.error());
    return &**kind;
}

} // namespace

std::string decimal(Count count) {
    std::string digits;
    do {
        digits.insert(digits.begin(), static_cast<char>('0' + static_cast<int>(count % 10)));
        count /= 10;
    } while (count != 0);
    return digits;
}

const std::vector<CensusKind>& censusKinds() {
    static const std::vector<CensusKind> all = [] {
        std::vector<CensusKind> kinds;
        for (const Ruleset* game : catalogue())
            if (game->lore.census)
                kinds.push_back(game->lore.census());
        return kinds;
    }();
    return all;
}

Or<CensusTask> censusOf(const Spec& spec) {
    const Or<const CensusKind*> kind = kindOf(spec.id);
    if (!kind)
        return refuse(kind.error());
    // The axis' range may depend on the settings, which therefore are read without it.
    std::vector<Setting> all = (*kind)->settings;
    all.push_back((*kind)->axis(*complete(all, {})));
    const std::string_view axisId = all.back().id;
    Spec common{spec.id, {}}, own{spec.id, {}};
    for (const auto& text : spec.texts) {
        if (std::ranges::none_of(all, [&](const Setting& known) { return text.first == known.id; }))
            return refuse(readSettings(all, {spec.id, {text}}).error()); // names all that there are
        (text.first == axisId ? own : common).texts.push_back(text);
    }
    const Or<Settings> settings = readSettings((*kind)->settings, common);
    if (!settings)
        return refuse(settings.error());
    const Setting axis = (*kind)->axis(*settings);
    const Or<Settings> only = readSettings({axis}, own);
    if (!only)
        return refuse(only.error());
    const int at = valueOf(*only, axisId);
    return own.texts.empty() ? CensusTask{*kind, *settings, axis.least, axis.most}
                             : CensusTask{*kind, *settings, at, at};
}

bool takeCensus(const CensusTask& task, std::stop_token stop, const Post<Census>& post) {
    Poll poll(std::move(stop));
    std::size_t known = 0;
    task.kind->count(task, poll, [&](const Census& census) {
        known = census.rows.size();
        post(census);
    });
    return known == task.size();
}

} // namespace bouton
