// SPDX-License-Identifier: MIT
#include "lessons/frame.h"

#include <algorithm>

#include "core/named.h"
#include "lab/own_claim.h"
#include "language/token.h"

namespace bouton {

namespace {

using language::Mistake;
using language::Token;

// The tokens of a text without its end.
std::vector<Token> piecesOf(std::string_view text) {
    std::vector<Token> all = language::tokensOf(text);
    all.pop_back();
    return all;
}

bool sameText(const Token& a, const Token& b) { return a.text == b.text; }

// What of a text that was typed is its body, and at which byte of it that begins.
std::string_view bodyOf(const ClaimFrame& frame, std::string_view typed) {
    const std::vector<Token> all = piecesOf(typed), before = piecesOf(frame.before),
                             after = piecesOf(frame.after);
    const auto begins = [](const Token& token) {
        return static_cast<std::size_t>(token.column) - 1;
    };
    std::size_t from = 0, end = typed.size();
    if (!before.empty() && all.size() >= before.size()
        && std::equal(before.begin(), before.end(), all.begin(), sameText))
        from = all.size() == before.size() ? typed.size() : begins(all[before.size()]);
    if (!after.empty() && all.size() >= after.size()
        && std::equal(after.rbegin(), after.rend(), all.rbegin(), sameText))
        end = std::max(from, begins(all[all.size() - after.size()]));
    return typed.substr(from, end - from);
}
int placeIn(std::string_view typed, std::string_view body) {
    return static_cast<int>(body.data() - typed.data());
}

const language::Word* known(const std::vector<language::Word>& words, std::string_view id) {
    const auto at = std::ranges::find(words, id, &language::Word::id);
    return at == words.end() ? nullptr : &*at;
}
bool isWordOf(const language::Vocabulary& words, std::string_view id) {
    return known(words.words, id) != nullptr || known(words.fields, id) != nullptr;
}

// A word that says what the claim is about: it would be an answer without a rule.
bool isVerdict(const language::Vocabulary& words, std::string_view id) {
    const auto first = words.words.end() - static_cast<std::ptrdiff_t>(words.verdicts);
    return std::find_if(first, words.words.end(),
                        [&](const language::Word& word) { return word.id == id; })
           != words.words.end();
}

// A word of the game that may not stand in the body.
std::optional<Mistake> foreignWord(const Ruleset& game, const ClaimFrame& frame,
                                   std::string_view typed, std::string_view body) {
    for (const Token& token : piecesOf(body)) {
        if (token.what != Token::What::Name || !isWordOf(game.lore.vocabulary(), token.text)
            || std::ranges::count(frame.words, token.text) > 0)
            continue;
        const int column = token.column + placeIn(typed, body);
        return Mistake{
            {QT_TRANSLATE_NOOP("Phrase", "Column %1: \"%2\" may not stand here; these may: %3."),
             {std::to_string(column), std::string(token.text),
              idsOf(frame.words, std::identity())}},
            column,
            static_cast<int>(token.text.size())};
    }
    return std::nullopt;
}

// A bracket that ends more than the body began, so that the rest would stand outside of it.
std::optional<Mistake> loneBracket(std::string_view typed, std::string_view body) {
    int open = 0;
    for (const Token& token : piecesOf(body)) {
        open += token.is("(") - token.is(")");
        const int column = token.column + placeIn(typed, body);
        if (open < 0)
            return Mistake{
                {QT_TRANSLATE_NOOP("Phrase",
                                   "Column %1: the claim could end here; \"%2\" does not fit."),
                 {std::to_string(column), ")"}},
                column,
                1};
    }
    return std::nullopt;
}

Or<const language::ClaimClass*> classOf(const Ruleset& game, const ClaimFrame& frame) {
    if (frame.positions.empty())
        return &game.lore.vocabulary().classes.front();
    return claimClassOf(game, frame.positions);
}

} // namespace

Or<void> checkFrame(const Ruleset& game, const ClaimFrame& frame) {
    if (!game.lore.vocabulary)
        return refuse(
            {QT_TRANSLATE_NOOP("Phrase", "The game %1 has no words for claims of one's own."),
             {game.name.title}});
    const auto positions = classOf(game, frame);
    if (!positions)
        return refuse(positions.error());
    if (const auto settings = complete((*positions)->settings, frame.settings); !settings)
        return refuse(settings.error());
    for (const std::string& word : frame.words)
        if (!isWordOf(game.lore.vocabulary(), word) || isVerdict(game.lore.vocabulary(), word))
            return refuse({QT_TRANSLATE_NOOP("Phrase", "\"%1\" is no word that a claim here may be "
                                                       "made of."),
                           {excerpt(word)}});
    // A number or a truth may be missing.
    for (const char* const body : {"1", "1 == 1"})
        if (ownClaim(game, framed(frame, body).text, **positions))
            return {};
    return refuse(
        {QT_TRANSLATE_NOOP("Phrase", "\"%1 ... %2\" is no claim."), {frame.before, frame.after}});
}

FramedClaim framed(const ClaimFrame& frame, std::string_view typed) {
    const std::string_view body = bodyOf(frame, typed);
    const std::string before = frame.before.empty() ? "(" : frame.before + " (";
    return {before + std::string(body) + ")" + (frame.after.empty() ? "" : " " + frame.after),
            static_cast<int>(before.size()) + 1, placeIn(typed, body) + 1};
}

std::expected<ClaimTask, Mistake> framedTask(const Ruleset& game, const ClaimFrame& frame,
                                             std::string_view typed) {
    const std::string_view body = bodyOf(frame, typed);
    if (piecesOf(body).empty())
        return std::unexpected(
            Mistake{{QT_TRANSLATE_NOOP("Phrase", "The claim is not finished yet: \"%1 ... %2\"."),
                     {frame.before, frame.after}},
                    placeIn(typed, body) + 1,
                    0});
    if (auto foreign = foreignWord(game, frame, typed, body))
        return std::unexpected(std::move(*foreign));
    if (auto lone = loneBracket(typed, body))
        return std::unexpected(std::move(*lone));
    const FramedClaim whole = framed(frame, typed);
    const language::ClaimClass& positions = **classOf(game, frame);
    const language::Given given{whole.typedAt - 1, whole.typedAt + static_cast<int>(body.size())};
    auto claim = ownClaim(game, whole.text, positions, given);
    if (claim)
        return ClaimTask{std::move(*claim), *complete(positions.settings, frame.settings)};
    Mistake mistake = claim.error();
    // Its place is told as one sees it: in what was typed.
    const int column = mistake.column - whole.typedAt + whole.bodyFrom;
    const int last = placeIn(typed, body) + static_cast<int>(body.size()) + 1;
    mistake.column = std::clamp(column, 1, last);
    mistake.length = std::min(mistake.length, last - mistake.column);
    if (!mistake.what.args.empty())
        mistake.what.args.front() = std::to_string(mistake.column);
    return std::unexpected(std::move(mistake));
}

} // namespace bouton
