// SPDX-License-Identifier: MIT
#include "lessons/lines.h"

#include <algorithm>

#include "core/text.h"

namespace bouton {

std::vector<std::string_view> linesOf(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
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

} // namespace bouton
