// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <concepts>
#include <functional>
#include <iterator>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bouton {

// A text without the blanks at its ends.
constexpr std::string_view trimmed(std::string_view text, std::string_view blanks = " \t\r\n\v\f") {
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == text.npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

// Of a capital letter of ASCII the small one; else the same.
constexpr char smallLetter(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; }

// The lines of a text, without their ends; the last may have none.
std::vector<std::string_view> linesOf(std::string_view text);
// What stands between blanks.
inline constexpr std::string_view blanksInLines = " \t\r";
std::vector<std::string_view> wordsOf(std::string_view line);
// What stands between signs; the whole text if it has no such sign.
std::vector<std::string_view> partsOf(std::string_view text, char sign);

// Texts one after the other, with a sign between two; `to` gives the text of an element.
template <std::ranges::input_range Range, class To = std::identity>
requires std::convertible_to<std::indirect_result_t<To&, std::ranges::iterator_t<Range>>,
                             std::string_view>
    std::string joined(Range&& range, std::string_view between = " ", To to = {}) {
    std::string text;
    bool isFirst = true;
    for (auto&& each : range) {
        if (!std::exchange(isFirst, false))
            text += between;
        text += std::string_view(std::invoke(to, each));
    }
    return text;
}

// The whole number that a text is, and nothing else; empty also where it lies outside of the range.
std::optional<int> numberIn(std::string_view text, int least, int most);

// Whether a file's name ends so. Capital letters of ASCII mean the same as small ones.
constexpr bool hasEnding(std::string_view name, std::string_view ending) {
    return name.size() >= ending.size()
           && std::ranges::equal(name.substr(name.size() - ending.size()), ending, {}, smallLetter,
                                 smallLetter);
}

// How many letters a text in UTF-8 has.
constexpr std::size_t lettersOf(std::string_view text) {
    return static_cast<std::size_t>(
        std::ranges::count_if(text, [](char byte) { return (byte & 0xC0) != 0x80; }));
}

} // namespace bouton
