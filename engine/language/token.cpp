// SPDX-License-Identifier: MIT
#include "language/token.h"

#include <algorithm>
#include <array>

#include "core/encoding.h"

namespace bouton::language {

namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }
bool isDigit(char c) { return c >= '0' && c <= '9'; }
bool isLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

// The longer one first where one begins with the other.
constexpr std::array<std::string_view, 13> signs{"==", "!=", "<=", ">=", "<", ">", "(",
                                                 ")",  "+",  "-",  "*",  ",", "."};
// What other languages write, where it is no sign of ours. Taken whole, so that a mistake names it.
constexpr std::array<std::string_view, 7> foreign{"&&", "||", "<>", "<=>", "<->", "=>", "->"};

// The first of `known` with which the text begins; empty if none.
template <class Known> std::string_view beginning(std::string_view text, const Known& known) {
    for (const std::string_view sign : known)
        if (text.starts_with(sign))
            return sign;
    return {};
}

template <class Is> std::size_t lengthOf(std::string_view text, Is is) {
    return static_cast<std::size_t>(std::ranges::find_if_not(text, is) - text.begin());
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
    return {Strange, firstLetterOf(text), column};
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
