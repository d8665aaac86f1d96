// SPDX-License-Identifier: MIT
#include "core/encoding.h"

#include <array>

namespace bouton {

namespace {

// Of a letter, by its first byte.
std::size_t lengthBy(unsigned char first) {
    return first < 0xC2 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
}

} // namespace

std::string_view firstLetterOf(std::string_view text) {
    const auto letter = text.substr(0, lengthBy(static_cast<unsigned char>(text[0])));
    return codeOfLetter(letter) ? letter : text.substr(0, 1);
}

std::optional<std::uint32_t> codeOfLetter(std::string_view letter) {
    static constexpr std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const auto first = static_cast<unsigned char>(letter[0]);
    const std::size_t length = lengthBy(first);
    std::uint32_t code = length == 1 ? first : first & 0xFFu >> (length + 1);
    bool isLetter = letter.size() == length && (first < 0x80 || length > 1) && first < 0xF5;
    for (const char c : letter.substr(1)) {
        const auto byte = static_cast<unsigned char>(c);
        isLetter = isLetter && (byte & 0xC0u) == 0x80u;
        code = code << 6 | (byte & 0x3Fu);
    }
    // Neither written too long, nor half of a pair, nor beyond Unicode.
    if (isLetter && code >= least[length] && (code < 0xD800 || code > 0xDFFF) && code <= 0x10FFFF)
        return code;
    return std::nullopt;
}

std::string_view withoutMark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.substr(text.starts_with(mark) ? mark.size() : 0);
}

Or<std::string_view> textIn(std::string_view bytes) {
    // Without a mark: two letters of ASCII as two bytes each, with which no UTF-8 begins.
    const auto zero = [&](std::size_t i) { return bytes[i] == '\0'; };
    if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF")
        || (bytes.size() >= 4 && zero(0) == zero(2) && zero(1) == zero(3) && zero(0) != zero(1)))
        return refuse({QT_TRANSLATE_NOOP(
            "Phrase", "The text is in UTF-16. Save it as UTF-8: nothing else is read.")});
    return withoutMark(bytes);
}

} // namespace bouton
