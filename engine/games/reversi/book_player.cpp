// SPDX-License-Identifier: MIT
#include "games/reversi/book_player.h"

#include <algorithm>

#include "games/reversi/openings.h"

namespace bouton::reversi {

namespace {

// The last name that the game has come to with this move.
const char* openingWith(const Past<Reversi>& past, int move) {
    if (const char* name = openingAt(after(past.now().board, move)); *name != '\0')
        return name;
    for (auto at = past.states.rbegin(); at != past.states.rend(); ++at)
        if (const char* name = openingAt(at->board); *name != '\0')
            return name;
    return "";
}

// The source stands first: an analysis may have another opinion of the move.
Phrase ruleOf(int loss, const char* opening) {
    if (*opening == '\0')
        switch (loss) {
        case 0: return {QT_TRANSLATE_NOOP("Phrase", "from the book")};
        case 1: return {QT_TRANSLATE_NOOP("Phrase", "from the book, half a disc worse")};
        case 2: return {QT_TRANSLATE_NOOP("Phrase", "from the book, 1 disc worse")};
        default: return {QT_TRANSLATE_NOOP("Phrase", "from the book, 1.5 discs worse")};
        }
    switch (loss) {
    case 0: return {QT_TRANSLATE_NOOP("Phrase", "book: %1"), {opening}};
    case 1: return {QT_TRANSLATE_NOOP("Phrase", "book: %1, half a disc worse"), {opening}};
    case 2: return {QT_TRANSLATE_NOOP("Phrase", "book: %1, 1 disc worse"), {opening}};
    default: return {QT_TRANSLATE_NOOP("Phrase", "book: %1, 1.5 discs worse"), {opening}};
    }
}

} // namespace

std::optional<Choice> choiceFrom(const Book& book, const Past<Reversi>& past, Random& random) {
    const std::optional<Book::Move> drawn = drawnFrom(book, past.now().board, random);
    if (!drawn)
        return std::nullopt;
    const std::vector<int> all = Reversi::moves(past.now());
    const auto index = std::ranges::find(all, drawn->move) - all.begin();
    return Choice{static_cast<std::size_t>(index),
                  ruleOf(drawn->loss, openingWith(past, drawn->move))};
}

} // namespace bouton::reversi
