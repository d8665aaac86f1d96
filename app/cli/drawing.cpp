// SPDX-License-Identifier: MIT
#include "drawing.h"

#include <algorithm>

#include "core/ruleset.h"
#include "core/text.h"
#include "games/own_game/own_game.h"
#include "output.h"

namespace bouton::cli {

namespace {

std::string padded(const std::string& text, std::size_t width, bool right) {
    const std::string space(width - std::min(width, text.size()), ' ');
    return right ? space + text : text + space;
}

std::string board(const std::vector<std::string>& rows) {
    const std::size_t margin = std::to_string(rows.size()).size();
    const std::size_t width = columnName(static_cast<int>(rows.front().size()) - 1).size();
    std::string text(margin, ' ');
    for (std::size_t column = 0; column < rows.front().size(); ++column)
        text += ' ' + padded(columnName(static_cast<int>(column)), width, true);
    text += '\n';
    for (std::size_t row = 0; row < rows.size(); ++row) {
        text += padded(std::to_string(row + 1), margin, true);
        for (const char letter : rows[row])
            text += ' ' + padded({letter}, width, true);
        text += '\n';
    }
    return text;
}

// One line a group: the row "7:2" becomes "b  #######   7 cards, at most 2 a turn". Of heaps of
// one's own there may be no most, and it says what the rules mean by it.
std::string groups(const std::vector<std::string>& rows, bool own) {
    std::vector<std::size_t> cards;
    for (const std::string& row : rows)
        cards.push_back(std::stoul(row));
    const std::size_t width = std::ranges::max(cards);
    std::string text;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        text += {static_cast<char>('a' + i), ' ', ' '};
        text += padded(std::string(cards[i], '#'), width, false) + "  ";
        text += counted(cards[i], own ? "counter" : "card");
        if (const std::size_t colon = rows[i].find(':'); colon != std::string::npos)
            text += (own ? ", most " : ", at most ") + rows[i].substr(colon + 1)
                    + (own ? "" : " a turn");
        text += '\n';
    }
    return text;
}

} // namespace

bool isDrawnAsBoard(const Ruleset& game, const Picture& picture) {
    if (const OwnRules* const own = ownRulesOf(game))
        return !own->rules().ofHeaps();
    return picture.rows.front().find(':') == std::string::npos;
}

std::string nameOf(const Ruleset& game, Side side) { return game.name.sides[indexOf(side)]; }

std::string told(const Ruleset& game, Side side, const std::string& move, const Phrase& rule) {
    const bool passes = move == nameOf(Clicks{});
    return nameOf(game, side) + (passes ? " passes" : " plays " + move) + ": " + english(rule)
           + '.';
}

std::string resultOf(const Match& match) {
    const auto result = match.result(match.current());
    return (result->winner ? nameOf(match.game(), *result->winner) + " wins: " : "Drawn: ")
           + english(match.ending(match.current()));
}

std::string drawn(const Match& match) {
    const Match::Node node = match.current();
    const Picture picture = match.picture(node);
    std::string text = isDrawnAsBoard(match.game(), picture)
                           ? board(picture.rows)
                           : groups(picture.rows, ownRulesOf(match.game()) != nullptr);
    if (const Phrase tally = match.tally(node); !tally.empty())
        text += english(tally) + '\n';
    if (match.result(node))
        return text + resultOf(match) + '\n';
    const std::string side = nameOf(match.game(), picture.toMove);
    const std::string letter(1, match.game().name.letters[indexOf(picture.toMove)]);
    return text + side + (side == letter ? "" : " (" + letter + ')') + " to move.\n";
}

} // namespace bouton::cli
