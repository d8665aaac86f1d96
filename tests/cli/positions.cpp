// SPDX-License-Identifier: MIT
#include "cli/positions.h"

#include <algorithm>

namespace bouton::testing {

namespace {

Settings smallSettings(const Ruleset& game, Random& random) {
    Settings settings;
    for (const Setting& setting : game.settings)
        settings.emplace_back(
            setting.id, random.between(setting.least, std::min(setting.most, setting.least + 3)));
    return settings;
}

} // namespace

std::unique_ptr<Match> smallStart(const Ruleset& game, Random& random) {
    for (;;) {
        const Settings settings = smallSettings(game, random);
        auto match = game.name.autoFill ? game.random(settings, random) : game.standard(settings);
        if (match) // some settings contradict each other
            return std::move(*match);
    }
}

std::unique_ptr<Match> latePosition(const Ruleset& game, Random& random) {
    auto match = smallStart(game, random);
    for (int ply = 0; ply < 100 && !match->result(match->current()); ++ply)
        match->play(random.below(match->moves(match->current()).size()));
    const auto path = match->path(match->current());
    match->go(path[path.size() - 1 - random.below(std::min<std::size_t>(path.size(), 6))]);
    return match;
}

std::string leastSettings(const char* id, const std::vector<Setting>& settings) {
    std::string text = id;
    for (const Setting& setting : settings)
        text += (text == id ? ":" : ",") + std::string(setting.id) + '='
                + writeValue(setting, setting.least);
    return text;
}

} // namespace bouton::testing
