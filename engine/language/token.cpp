#include "language/token.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace bouton::language {

namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// The longer one first where one begins with the other.
constexpr std::array<std::string_view, 13> signs{"==", "!=", "<=", ">=", "<", ">", "(",
                                                 ")",  "+",  "-",  "*",  ",", "."};
// What other languages write, where it is no sign of ours. Taken whole, so that a mistake names it.
constexpr std::array<std::string_view, 3> foreign{"&&", "||", "<>"};

// The first of `known` with which the text begins; empty: none.
template <class Known> std::string_view beginning(std::string_view text, const Known& known) {
    for (const std::string_view sign : known)
        if (text.starts_with(sign))
            return sign;
    return {};
}

template <class Is> std::size_t lengthOf(std::string_view text, Is is) {
    return static_cast<std::size_t>(std::ranges::find_if_not(text, is) - text.begin());
}

// How many bytes the first character has, if it is one in UTF-8 that can be shown; else 1.
std::size_t lengthOfCharacter(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = byte(0) < 0xC2   ? 1
                               : byte(0) < 0xE0 ? 2
                               : byte(0) < 0xF0 ? 3
                               : byte(0) < 0xF5 ? 4
                                                : 1;
    if (length == 1 || length > text.size())
        return 1;
    std::uint32_t letter = byte(0) & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0u) != 0x80u)
            return 1;
        letter = letter << 6 | (byte(i) & 0x3Fu);
    }
    // Written too long, halves of a pair, and what steers the text around it.
    static constexpr std::array<std::array<std::uint32_t, 2>, 9> unseen{{{0, 0x9F},
                                                                         {0xAD, 0xAD},
                                                                         {0x200B, 0x200F},
                                                                         {0x2028, 0x202E},
                                                                         {0x2060, 0x206F},
                                                                         {0xD800, 0xF8FF},
                                                                         {0xFEFF, 0xFEFF},
                                                                         {0xFFF0, 0xFFFF},
                                                                         {0xE0000, 0x1FFFFF}}};
    const std::array<std::uint32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    const bool isSeen =
        letter >= least[length] && std::ranges::none_of(unseen, [&](const auto& range) {
            return range[0] <= letter && letter <= range[1];
        });
    return isSeen ? length : 1;
}

// The token that a text begins with, which is neither empty nor begins with a blank.
Token firstOf(std::string_view text, int column) {
    using enum Token::What;
    if (isLetter(text[0]))
        return {Name, text.substr(0, lengthOf(text, isLetter)), column};
    if (isDigit(text[0]))
        return {Number, text.substr(0, lengthOf(text, isDigit)), column};
    if (const auto sign = beginning(text, foreign); !sign.empty())
        return {Strange, text.substr(0, sign.size()), column};
    if (const auto sign = beginning(text, signs); !sign.empty())
        return {Sign, text.substr(0, sign.size()), column};
    return {Strange, text.substr(0, lengthOfCharacter(text)), column};
}

} // namespace

std::vector<Token> tokensOf(std::string_view text) {
    std::vector<Token> tokens;
    std::size_t at = 0;
    while (tokens.empty() || tokens.back().what != Token::What::Strange) {
        at += lengthOf(text.substr(at), isBlank);
        if (at == text.size())
            break;
        tokens.push_back(firstOf(text.substr(at), static_cast<int>(at) + 1));
        at += tokens.back().text.size();
    }
    tokens.push_back({Token::What::End, text.substr(at, 0), static_cast<int>(at) + 1});
    return tokens;
}

} // namespace bouton::language
