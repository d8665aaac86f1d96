// SPDX-License-Identifier: MIT
#include <algorithm>

#include "command.h"
#include "core/decimals.h"
#include "drawing.h"
#include "explain/book.h"
#include "games/catalogue.h"
#include "json.h"
#include "reversi_engine.h"
#include "subject.h"

namespace bouton::cli {

namespace {

// At the right end of so many columns.
std::string inColumns(std::size_t columns, std::string text) {
    return text.insert(0, columns - std::min(columns, text.size()), ' ');
}

std::string asTable(const Match& match, const BookPage& page) {
    const Match::Node node = match.current();
    std::string text = match.position(node) + '\n';
    if (!page.isKnown())
        return text + "The book does not have this position.\n";
    const std::vector<std::size_t> order = bookMovesOf(page);
    text += nameOf(match.game(), match.toMove(node)) + " to move: score "
            + signedWithDecimals(*page.moves[order.front()].score, 1) + '\n'
            + counted(order.size(), "move") + ", best first:\n";
    for (const std::size_t i : order) {
        const BookMove& move = page.moves[i];
        text += "  " + match.moves(node)[i].text + "  "
                + inColumns(5, signedWithDecimals(*move.score, 1)) + "  loses "
                + inColumns(4, withDecimals(move.loss, 1)) + "  "
                + inColumns(3, withDecimals(100 * move.chance, 0)) + " %";
        text += *move.opening == '\0' ? "\n" : std::string("  ") + move.opening + '\n';
    }
    return text;
}

std::string asJson(const Match& match, const BookPage& page) {
    const Match::Node node = match.current();
    const GameName& name = match.game().name;
    Json json = Json::object();
    json.add("game", name.id)
        .add("position", match.position(node))
        .add("to_move", name.letters.substr(indexOf(match.toMove(node)), 1))
        .add("book", page.isKnown());
    const std::vector<std::size_t> order = bookMovesOf(page);
    if (!order.empty())
        json.add("score", *page.moves[order.front()].score, 1);
    Json moves = Json::array();
    for (const std::size_t i : order) {
        const BookMove& move = page.moves[i];
        Json one = Json::object();
        one.add("move", match.moves(node)[i].text)
            .add("score", *move.score, 1)
            .add("loss", move.loss, 1)
            .add("chance", move.chance, 3)
            .add("goes_on", move.goesOn);
        if (*move.opening != '\0')
            one.add("opening", move.opening);
        moves.add(one);
    }
    return json.add("moves", moves).text() + '\n';
}

Status runBook(const Context& context) {
    const Arguments& arguments = context.arguments;
    const Subject subject = subjectOf(arguments[0]);
    const auto pageOf = subject.game.lore.book;
    if (!pageOf)
        throw Problem{BadInput,
                      std::string("There is no opening book for ") + subject.game.name.title + '.'};
    if (!useBookOf(arguments))
        return Failed;
    const auto match =
        matchOf(subject, arguments.size() > 1 ? std::optional(arguments[1]) : std::nullopt,
                arguments.text("side"));
    playMoves(*match, arguments.text("moves").value_or(""));
    const BookPage page = pageOf({*match, match->current()});
    if (arguments.has("json")) {
        context.output.say(asJson(*match, page));
        return Done;
    }
    context.output.say(asTable(*match, page));
    if (const auto file = arguments.text("book"))
        context.output.say("Book: " + shown(*file) + '\n');
    return Done;
}

} // namespace

Command bookCommand() {
    return {
        {"book",
         "GAME [POSITION]",
         1,
         2,
         {{"moves", "M", "play these moves first: \"f5 d6 c3\", or f5d6c3"},
          {"json", "", "one JSON object (see docs/notation.md)"},
          sideOption,
          bookOption}},
        "shows what the opening book says of a position",
        "Prints the moves that the book has for the position, best first: the score in discs for\n"
        "the side that makes the move, what it loses against the best one, how often a computer\n"
        "that plays from the book chooses it, and the name of the opening that it leads to.\n"
        "Without POSITION it is the start of the game. Reversi has a book.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli book reversi\n"
        "  bouton-cli book reversi --moves f5d6c3 --json\n",
        runBook};
}

} // namespace bouton::cli
