// SPDX-License-Identifier: MIT
#include <algorithm>

#include "fuzz/fuzz.h"
#include "games/catalogue.h"

// Settings: "GAME:id=value,…" and "PLAYER:id=value,…", one on the first line, one on the second.
// What is accepted is complete and in range, makes a start, and makes a player.

namespace {

using namespace bouton;

void holds(const std::vector<Setting>& known, const Settings& settings) {
    using fuzzing::require;
    require(settings.size() == known.size(), "settings are complete");
    for (const Setting& setting : known) {
        const int value = valueOf(settings, setting.id);
        require(value >= setting.least && value <= setting.most, "a value is in its range");
        const Spec again{"", {{setting.id, writeValue(setting, value)}}};
        const auto read = readSettings(known, again);
        require(read && valueOf(*read, setting.id) == value, "a value is read as it was written");
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzzing::textOf(data, size);
    const std::size_t line = std::min(text.find('\n'), text.size());
    const auto spec = readSpec(text.substr(0, line));
    const auto game = spec ? gameNamed(spec->id) : refuse(spec.error());
    if (!game)
        return 0;
    if (const auto settings = readSettings((*game)->settings, *spec)) {
        holds((*game)->settings, *settings);
        if (const auto match = (*game)->standard(*settings))
            fuzzing::require(!(*match)->position(0).empty(), "a start can be written");
    }
    const auto player = readSpec(text.substr(std::min(line + 1, text.size())));
    if (!player)
        return 0;
    if (const auto choice = choosePlayer(**game, *player)) {
        holds((*game)->players[choice->player].settings, choice->settings);
        (*game)->makePlayer(choice->player, choice->settings, 1);
    }
    return 0;
}
