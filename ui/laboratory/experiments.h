#pragma once

#include <functional>
#include <optional>
#include <span>
#include <string>

#include "core/ruleset.h"

namespace bouton {

class Experiment;
class Preferences;

// What an experiment may need of the window around it.
struct Bench {
    std::span<const Ruleset* const> games;
    Preferences& preferences;
    std::uint64_t seed;
    // The position that is on a game's page, if one is set up or played there.
    std::function<std::optional<std::string>(const Ruleset&)> position;
};

// The table of experiments, in the order of the list: makers of their widgets.
using ExperimentMaker = Experiment* (*)(const Bench&);
std::span<const ExperimentMaker> experiments();

} // namespace bouton
