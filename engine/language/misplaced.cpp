// SPDX-License-Identifier: MIT
#include "language/misplaced.h"

#include <algorithm>
#include <array>
#include <utility>

#include "language/nearest.h"

namespace bouton::language {

namespace {

constexpr auto keywords = std::to_array<std::string_view>(
    {"if",   "then",  "exactly", "and",    "or",  "not",     "is",   "even",
     "odd",  "mod",   "xor",     "abs",    "min", "max",     "sum",  "count",
     "some", "every", "move",    "before", "iff", "implies", "part", "moves"});

// Of games that have them.
constexpr auto verdicts =
    std::to_array<std::string_view>({"won", "lost", "drawn", "nimber", "score"});

// What other languages write, and what is written here.
constexpr auto translations = std::to_array<std::pair<std::string_view, std::string_view>>(
    {{"<>", "!="},   {"≠", "!="},       {"≤", "<="},       {"≥", ">="},      {"×", "*"},
     {"−", "-"},     {"!", "not"},      {"%", "mod"},      {"^", "xor"},     {"&&", "and"},
     {"||", "or"},   {"~", "not"},      {"¬", "not"},      {"∧", "and"},     {"∨", "or"},
     {"⊕", "xor"},   {"=>", "implies"}, {"->", "implies"}, {"⇒", "implies"}, {"→", "implies"},
     {"<=>", "iff"}, {"<->", "iff"},    {"⇔", "iff"},      {"↔", "iff"},     {"≡", "iff"}});

bool isKnown(const Token& token, const Vocabulary& words) {
    return std::ranges::count(keywords, token.text) > 0 || placeOf(token, words.words)
           || placeOf(token, words.fields);
}

Phrase noWord(const Token& token, const Vocabulary& words) {
    std::vector<std::string_view> known;
    for (const auto* some : {&words.words, &words.fields})
        for (const Word& word : *some)
            known.emplace_back(word.id);
    known.insert(known.end(), keywords.begin(), keywords.end());
    // A verdict that the game does not have is no slip of the pen.
    const std::string_view nearest = std::ranges::count(verdicts, token.text) > 0
                                         ? std::string_view()
                                         : nearestOf(token.text, known);
    if (nearest.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "Column %1: claims in this game have no word \"%2\"."),
                {excerpt(token.text)}};
    return {
        QT_TRANSLATE_NOOP("Phrase", "Column %1: there is no word \"%2\"; the nearest is \"%3\"."),
        {excerpt(token.text), std::string(nearest)}};
}

} // namespace

std::optional<std::size_t> placeOf(const Token& token, const std::vector<Word>& words) {
    const auto at =
        std::ranges::find_if(words, [&](const Word& word) { return token.is(word.id); });
    if (at == words.end())
        return std::nullopt;
    return static_cast<std::size_t>(at - words.begin());
}

std::optional<Phrase> meaningless(const Token& token, const Vocabulary& words) {
    if (token.what == Token::What::Name && !isKnown(token, words))
        return noWord(token, words);
    return strange(token);
}

std::optional<Phrase> strange(const Token& token) {
    if (token.what != Token::What::Strange)
        return std::nullopt;
    if (token.text == "=")
        return Phrase{
            QT_TRANSLATE_NOOP("Phrase", "Column %1: one \"=\" compares nothing; write \"==\".")};
    for (const auto& [theirs, ours] : translations)
        if (token.text == theirs)
            return Phrase{QT_TRANSLATE_NOOP("Phrase", "Column %1: write \"%2\", not \"%3\"."),
                          {std::string(ours), std::string(theirs)}};
    return Phrase{QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" means nothing."),
                  {excerpt(token.text)}};
}

Phrase noOperand(const Token& token, const Vocabulary& words) {
    if (token.what == Token::What::End)
        return {
            QT_TRANSLATE_NOOP("Phrase", "Column %1: a word, a number or a bracket is missing.")};
    if (placeOf(token, words.fields))
        return {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" is said of each part (%3), in "
                                            "sum(…), max(…), min(…), xor(…), count(…), "
                                            "some part (…) or every part (…)."),
                {std::string(token.text), words.parts}};
    return meaningless(token, words)
        .value_or(Phrase{QT_TRANSLATE_NOOP("Phrase", "Column %1: a word, a number or a bracket "
                                                     "belongs here, not \"%2\"."),
                         {excerpt(token.text)}});
}

Phrase noParity(const Token& token) {
    if (token.what == Token::What::End)
        return {QT_TRANSLATE_NOOP("Phrase", "Column %1: after \"is\" comes \"even\" or \"odd\".")};
    return strange(token).value_or(
        Phrase{QT_TRANSLATE_NOOP("Phrase",
                                 "Column %1: after \"is\" comes \"even\" or \"odd\", not \"%2\"."),
               {excerpt(token.text)}});
}

Phrase noMore(const Token& token, const Vocabulary& words) {
    if (token.is("if"))
        return {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"if\" begins a claim, before \"then\". "
                                            "What is true both ways is joined by \"iff\".")};
    return meaningless(token, words)
        .value_or(Phrase{QT_TRANSLATE_NOOP(
                             "Phrase", "Column %1: the claim could end here; \"%2\" does not fit."),
                         {excerpt(token.text)}});
}

} // namespace bouton::language
