// SPDX-License-Identifier: MIT
#include "core/text.h"

#include <charconv>

namespace bouton {

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines = partsOf(text, '\n');
    if (lines.back().empty())
        lines.pop_back();
    return lines;
}

std::vector<std::string_view> wordsOf(std::string_view line) {
    std::vector<std::string_view> words;
    for (line = trimmed(line, blanksInLines); !line.empty(); line = trimmed(line, blanksInLines)) {
        const std::size_t end = std::min(line.find_first_of(blanksInLines), line.size());
        words.push_back(line.substr(0, end));
        line.remove_prefix(end);
    }
    return words;
}

std::vector<std::string_view> partsOf(std::string_view text, char sign) {
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t end = text.find(sign);
        parts.push_back(text.substr(0, end));
        if (end == text.npos)
            return parts;
        text.remove_prefix(end + 1);
    }
}

std::optional<int> numberIn(std::string_view text, int least, int most) {
    int number = 0;
    const char* const end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number);
    if (read.ec != std::errc{} || read.ptr != end || number < least || number > most)
        return std::nullopt;
    return number;
}

} // namespace bouton
