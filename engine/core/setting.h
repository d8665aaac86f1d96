// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/phrase.h"

namespace bouton {

using Settings = std::vector<std::pair<std::string, int>>;

// A value that is written as `id` and shown by its title, which is marked for translation.
struct SettingWord {
    const char *id, *title;
};

// A whole number that can be set for a game or a player. If there are `words`, they name its values
// from `least` on, and it is written as a word. If `unit` is not 1, it is stored in parts of the
// unit and written with decimals (unit 1000: 1500 is written 1.5).
struct Setting {
    const char *id, *title; // the title is marked for translation
    int least, standard, most;
    int unit = 1;
    std::vector<SettingWord> words{};
    Phrase (*note)(int value) = nullptr; // shown beside a value: what follows from it
    bool onlyDrawn = false;              // it matters only to a start that is drawn at random
    // The maximum for a random start, given the other settings (complete); null: `most`.
    int (*mostWith)(const Settings&) = nullptr;
    // How a value is told beside a player's name: "level 6". Null, or an empty phrase: it is not.
    Phrase (*told)(int value) = nullptr;
    // One of several limits of which a form sets one alone. The first of them counts where all
    // others are at their minimum, which switches them off.
    bool isLimit = false;
    int usual = 0; // what a limit begins with that is switched on
};

// The value of a setting, which `settings` must hold. Complete settings hold all.
int valueOf(const Settings& settings, std::string_view id);

// Whether one of these settings is a limit (Setting::isLimit).
bool limited(const std::vector<Setting>& known);
// The limit that counts at these settings, which must be complete: the last that is not switched
// off. Empty if there is none.
std::string_view countingLimit(const std::vector<Setting>& known, const Settings& settings);
// The same settings with `id` as the limit that counts, at this value: all others but the first are
// switched off.
Settings withLimit(const std::vector<Setting>& known, Settings settings, std::string_view id,
                   int value);

// Complete settings: those that are given, and every other one at its standard, in the order of
// `known`. Refuses a setting that is unknown, given twice or out of range; the sentence names the
// range.
Or<Settings> complete(const std::vector<Setting>& known, const Settings& given);

// A value as it is written: "6", "1.5" or the id of a word.
std::string writeValue(const Setting& setting, int value);

// "size: 2 to 7, standard 6", for lists of settings.
std::string rangeOf(const Setting& setting);

// "grid-nim:size=4,free=5": an id and its settings as texts.
struct Spec {
    std::string id;
    std::vector<std::pair<std::string, std::string>> texts;
};
// Refuses a text whose settings are not written name=value. It checks neither ids nor values.
Or<Spec> readSpec(std::string_view text);

// The settings of a Spec, read and made complete. Refuses as complete() does, and a value that is
// no number of the setting's.
Or<Settings> readSettings(const std::vector<Setting>& known, const Spec& spec);

} // namespace bouton
