// SPDX-License-Identifier: MIT
#include "lessons/pattern.h"

#include <charconv>
#include <optional>

namespace bouton {

namespace {

struct DrawnNumber {
    int least, most;
    std::size_t length; // of its text, with the brackets
};

// What stands at the beginning of a text, if it is a number to be drawn.
std::optional<DrawnNumber> numberAt(std::string_view text) {
    DrawnNumber number{};
    const char* const end = text.data() + text.size();
    if (!text.starts_with('{'))
        return std::nullopt;
    const auto least = std::from_chars(text.data() + 1, end, number.least);
    if (least.ec != std::errc() || least.ptr == end || *least.ptr != '-')
        return std::nullopt;
    const auto most = std::from_chars(least.ptr + 1, end, number.most);
    if (most.ec != std::errc() || most.ptr == end || *most.ptr != '}')
        return std::nullopt;
    number.length = static_cast<std::size_t>(most.ptr + 1 - text.data());
    constexpr int largest = 1'000;
    if (number.least < 0 || number.least > number.most || number.most > largest)
        return std::nullopt;
    return number;
}

} // namespace

bool isPattern(std::string_view text) {
    for (std::size_t i = 0; i < text.size(); ++i)
        if (numberAt(text.substr(i)))
            return true;
    return false;
}

std::string drawnFrom(std::string_view text, Random& random) {
    std::string drawn;
    while (!text.empty()) {
        const auto number = numberAt(text);
        if (number)
            drawn += std::to_string(random.between(number->least, number->most));
        else
            drawn += text.front();
        text.remove_prefix(number ? number->length : 1);
    }
    return drawn;
}

} // namespace bouton
