// SPDX-License-Identifier: MIT
#include "core/setting.h"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "core/named.h"

namespace bouton {

namespace {

Or<const Setting*> settingNamed(const std::vector<Setting>& known, std::string_view id) {
    if (known.empty())
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "There is no setting \"%1\": nothing can be set here."),
             {excerpt(id)}});
    const auto at =
        findNamed(known, id, &Setting::id,
                  {QT_TRANSLATE_NOOP("Phrase", "There is no setting \"%1\"; there are: %2.")});
    if (!at)
        return refuse(at.error());
    return &**at;
}

std::unexpected<Phrase> outOfRange(const Setting& setting, std::string value) {
    if (setting.words.empty())
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 is %2 to %3, not %4."),
                       {setting.id, writeValue(setting, setting.least),
                        writeValue(setting, setting.most), std::move(value)}});
    return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 is one of these: %2; not %3."),
                   {setting.id, idsOf(setting.words, &SettingWord::id), std::move(value)}});
}

Or<int> readValue(const Setting& setting, const std::string& text) {
    const auto word = std::ranges::find(setting.words, std::string_view(text), &SettingWord::id);
    if (word != setting.words.end())
        return setting.least + static_cast<int>(word - setting.words.begin());
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const double stored = value * setting.unit;
    if (!setting.words.empty() || error != std::errc{} || end != text.data() + text.size()
        || !(stored >= setting.least && stored <= setting.most)
        || std::abs(stored - std::round(stored)) > 1e-6)
        return outOfRange(setting, excerpt(text));
    return static_cast<int>(std::round(stored));
}

} // namespace

int valueOf(const Settings& settings, std::string_view id) {
    return std::ranges::find_if(settings, [&](const auto& s) { return s.first == id; })->second;
}

bool limited(const std::vector<Setting>& known) {
    return std::ranges::any_of(known, &Setting::isLimit);
}

std::string_view countingLimit(const std::vector<Setting>& known, const Settings& settings) {
    std::string_view counting;
    for (const Setting& setting : known)
        if (setting.isLimit && (counting.empty() || valueOf(settings, setting.id) > setting.least))
            counting = setting.id;
    return counting;
}

Settings withLimit(const std::vector<Setting>& known, Settings settings, std::string_view id,
                   int value) {
    bool first = true;
    for (const Setting& setting : known)
        if (setting.isLimit) {
            auto& there =
                std::ranges::find(settings, setting.id, &Settings::value_type::first)->second;
            there = setting.id == id ? value : first ? setting.standard : setting.least;
            first = false;
        }
    return settings;
}

Or<Settings> complete(const std::vector<Setting>& known, const Settings& given) {
    for (auto at = given.begin(); at != given.end(); ++at) {
        const Or<const Setting*> found = settingNamed(known, at->first);
        if (!found)
            return refuse(found.error());
        const Setting& setting = **found;
        if (at->second < setting.least || at->second > setting.most)
            return outOfRange(setting, writeValue(setting, at->second));
        if (std::any_of(given.begin(), at, [&](const auto& s) { return s.first == at->first; }))
            return refuse(
                {QT_TRANSLATE_NOOP("Phrase", "%1 is given twice."), {excerpt(at->first)}});
    }
    Settings all;
    for (const Setting& setting : known) {
        const auto at =
            std::ranges::find_if(given, [&](const auto& s) { return s.first == setting.id; });
        all.emplace_back(setting.id, at == given.end() ? setting.standard : at->second);
    }
    return all;
}

std::string writeValue(const Setting& setting, int value) {
    const int index = value - setting.least;
    if (!setting.words.empty() && index >= 0 && index < static_cast<int>(setting.words.size()))
        return setting.words[static_cast<std::size_t>(index)].id;
    std::string text = std::to_string(value / setting.unit);
    if (int rest = value % setting.unit; rest != 0) {
        text += '.';
        for (int digit = setting.unit / 10; rest != 0; digit /= 10) {
            text += static_cast<char>('0' + rest / digit);
            rest %= digit;
        }
    }
    return text;
}

std::string rangeOf(const Setting& setting) {
    const auto& words = setting.words;
    std::string text = std::string(setting.id) + ": ";
    if (words.empty())
        text += writeValue(setting, setting.least) + " to " + writeValue(setting, setting.most);
    for (std::size_t i = 0; i < words.size(); ++i)
        text += (i == 0 ? "" : i + 1 == words.size() ? " or " : ", ") + std::string(words[i].id);
    return text + ", standard " + writeValue(setting, setting.standard);
}

Or<Spec> readSpec(std::string_view text) {
    const std::size_t colon = text.find(':');
    Spec spec{std::string(text.substr(0, colon)), {}};
    if (colon == std::string_view::npos)
        return spec;
    std::string_view rest = text.substr(colon + 1);
    for (;;) {
        const std::size_t comma = rest.find(',');
        const std::string_view item = rest.substr(0, comma);
        const std::size_t equals = item.find('=');
        if (equals == std::string_view::npos || equals == 0 || equals + 1 == item.size())
            return refuse(
                {QT_TRANSLATE_NOOP("Phrase", "A setting is written name=value, not \"%1\"."),
                 {excerpt(item)}});
        spec.texts.emplace_back(item.substr(0, equals), item.substr(equals + 1));
        if (comma == std::string_view::npos)
            return spec;
        rest.remove_prefix(comma + 1);
    }
}

Or<Settings> readSettings(const std::vector<Setting>& known, const Spec& spec) {
    Settings given;
    for (const auto& [id, text] : spec.texts) {
        const Or<const Setting*> setting = settingNamed(known, id);
        if (!setting)
            return refuse(setting.error());
        const Or<int> value = readValue(**setting, text);
        if (!value)
            return refuse(value.error());
        given.emplace_back(id, *value);
    }
    return complete(known, given);
}

} // namespace bouton
