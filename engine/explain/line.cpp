// SPDX-License-Identifier: MIT
#include "explain/line.h"

#include "core/ruleset.h"

namespace bouton {

std::vector<Step> stepsOf(const Match& match, Match::Node node,
                          const std::vector<std::string>& line) {
    std::vector<Step> steps;
    const auto played = match.game().from(match.picture(node));
    if (!played)
        return steps;
    for (const std::string& move : line) {
        const auto after = (*played)->play(move);
        if (!after)
            break;
        steps.push_back(*(*played)->step(*after));
    }
    return steps;
}

} // namespace bouton
