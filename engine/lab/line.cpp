#include "lab/line.h"

#include "core/ruleset.h"

namespace bouton {

std::vector<Step> stepsOf(const Match& match, Match::Node node,
                          const std::vector<std::string>& line) {
    std::vector<Step> steps;
    const auto played = match.game().from(match.picture(node));
    if (!played)
        return steps;
    for (const std::string& move : line) {
        const Match::Node before = (*played)->current();
        const auto after = (*played)->play(move);
        if (!after)
            break;
        steps.push_back({(*played)->toMove(before), move, readClicks(move).value_or(Clicks{}),
                         (*played)->picture(*after)});
    }
    return steps;
}

} // namespace bouton
