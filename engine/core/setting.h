#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/phrase.h"

namespace bouton {

using Settings = std::vector<std::pair<std::string, int>>;

// A whole number that a game or a player can be set to. It is written as a word where `words` names
// its values from `least` on, and with decimals where it is counted in parts of `unit`
// (unit 1000: stored in thousandths, so 1500 is written 1.5).
struct Setting {
    const char *id, *title; // the title is marked for translation
    int least, standard, most;
    int unit = 1;
    std::vector<const char*> words{};
    Phrase (*note)(int value) = nullptr; // what a value brings with it, shown beside it
    bool onlyDrawn = false;              // makes no difference but to a start drawn at random
    // The most that a start can be drawn with, given the other settings (complete); null: `most`.
    int (*mostWith)(const Settings&) = nullptr;
};

// The value in `settings`, which must hold it (complete() sees to that).
int valueOf(const Settings& settings, std::string_view id);

// `given` with every missing setting at its standard, in the order of `known`; refuses what is
// unknown, given twice or out of range, with a sentence that names the range.
Or<Settings> complete(const std::vector<Setting>& known, const Settings& given);

std::string writeValue(const Setting& setting, int value);

// "size: 2 to 7, standard 6" for lists of what can be set.
std::string rangeOf(const Setting& setting);

// "grid-nim:size=4,free=5": an id and its settings as texts.
struct Spec {
    std::string id;
    std::vector<std::pair<std::string, std::string>> texts;
};
Or<Spec> readSpec(std::string_view text);

// The settings of a Spec, read and completed.
Or<Settings> settle(const std::vector<Setting>& known, const Spec& spec);

} // namespace bouton
