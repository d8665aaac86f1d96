// SPDX-License-Identifier: MIT
#include "explain/opening.h"

#include "core/ruleset.h"

namespace bouton {

const char* openingOf(const Match& match, Match::Node node) {
    const auto named = match.game().lore.opening;
    if (!named)
        return "";
    for (std::optional<Match::Node> at = node; at; at = match.parent(*at))
        if (const char* name = named({match, *at}); *name != '\0')
            return name;
    return "";
}

} // namespace bouton
