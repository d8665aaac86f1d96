// SPDX-License-Identifier: MIT
#include "command.h"

#include "drawing.h"
#include "game_files.h"
#include "subject.h"

namespace bouton::cli {

namespace {

std::string shownAs(const Match& match) {
    return match.position(match.current()) + "\n\n" + drawn(match);
}

Status showFile(const Context& context) {
    refuseSecond(context.arguments, "POSITION");
    return forEachGame(context, context.arguments[0], [&](const FiledGame& game, bool) {
        const std::string forfeit = forfeitOf(game);
        context.output.say((game.number > 1 && !context.arguments.has("game") ? "\n" : "")
                           + shownAs(*game.match) + (forfeit.empty() ? "" : forfeit + '\n'));
    });
}

Status runShow(const Context& context) {
    const Arguments& arguments = context.arguments;
    if (isGameFile(arguments[0]))
        return showFile(context);
    refuseGameOption(arguments);
    const auto match = matchOf(subjectOf(arguments[0]),
                               arguments.size() > 1 ? std::optional(arguments[1]) : std::nullopt,
                               arguments.text("side"));
    context.output.say(shownAs(*match));
    return Done;
}

} // namespace

Command showCommand() {
    return {
        {"show", "GAME|FILE [POSITION]", 1, 2, {gameOption, sideOption}},
        "draws a position as text",
        "Prints the position as it is written, its board, and who is to move or who has won.\n"
        "Without POSITION it is the start of the game.\n"
        "\n"
        "FILE is a file of games (.bouton, .txt, .ggf, .obf), or - for standard input. Every game\n"
        "in it is shown at the position where it was left.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli show tic-tac-toe 'X.O/.X./..O X'\n"
        "  bouton-cli show towers:rows=5,columns=4\n"
        "  bouton-cli show games.txt --game 2\n",
        runShow};
}

} // namespace bouton::cli
