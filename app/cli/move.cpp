// SPDX-License-Identifier: MIT
#include "command.h"

#include "drawing.h"
#include "game_files.h"
#include "progress.h"
#include "reversi_engine.h"
#include "subject.h"

namespace bouton::cli {

namespace {

// Prints the move that PLAYER makes in the current position.
void move(const Context& context, const Match& match, const std::string& forfeit) {
    const Arguments& arguments = context.arguments;
    const AnyPlayer player =
        playerOf(match.game(), arguments[1], arguments.number("seed", 1, 0, UINT64_MAX));
    if (!forfeit.empty() || match.result(match.current()))
        throw Problem{BadInput,
                      "The game is over: " + (forfeit.empty() ? resultOf(match) : forfeit)};

    const Side side = match.toMove(match.current());
    const Or<Choice> choice = [&] {
        const Progress progress("Thinking");
        return player(match)({.stop = context.stop});
    }();
    if (!choice)
        throw Problem{Failed, english(choice.error())};
    const std::string text = match.moves(match.current())[choice->move].text;
    context.output.say(text + '\n');
    remark(told(match.game(), side, text, choice->rule) + '\n');
}

Status runMove(const Context& context) {
    useWeightsOf(context.arguments);
    const Arguments& arguments = context.arguments;
    if (isGameFile(arguments[0])) {
        if (arguments.has("position") || arguments.has("moves"))
            throw Problem{BadInput,
                          "A FILE has its own positions: leave --position and --moves out."};
        return forEachGame(context, arguments[0], [&](const FiledGame& game, bool) {
            move(context, *game.match, forfeitOf(game));
        });
    }
    refuseGameOption(arguments);
    const Subject subject = subjectOf(arguments[0]);
    const auto match = matchOf(subject, arguments.text("position"), arguments.text("side"));
    playMoves(*match, arguments.text("moves").value_or(""));
    move(context, *match, "");
    return Done;
}

} // namespace

Command moveCommand() {
    return {{"move",
             "GAME|FILE PLAYER",
             2,
             2,
             {{"position", "P", "begin at this position, not at the start of the game"},
              {"moves", "\"m1 m2 ...\"", "play these moves first"},
              {"seed", "N", "seed for random choices (1)"},
              gameOption,
              sideOption,
              weightsOption}},
            "prints the move that a computer player makes",
            "Prints the move, and on standard error the rule that the player followed. The same\n"
            "seed gives the same move, unless the player's limit is a time.\n"
            "\n"
            "FILE is a file of games (.bouton, .txt, .ggf, .obf), or - for standard input: PLAYER\n"
            "makes a move in each game, at the position where it was left.\n"
            "\n"
            "Examples:\n"
            "  bouton-cli move tic-tac-toe perfect --moves 'b2 a1'\n"
            "  bouton-cli move tic-tac-toe blocker --position 'XX./.O./... O'\n",
            runMove};
}

} // namespace bouton::cli
