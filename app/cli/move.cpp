#include "command.h"

#include "drawing.h"
#include "progress.h"
#include "reversi_engine.h"
#include "subject.h"

namespace bouton::cli {

namespace {

Status run(const Context& context) {
    useWeightsOf(context.arguments);
    const Arguments& arguments = context.arguments;
    const Subject subject = subjectOf(arguments[0]);
    const auto match = matchOf(subject, arguments.text("position"));
    playMoves(*match, arguments.text("moves").value_or(""));
    const Mind mind =
        mindOf(subject.game, arguments[1], arguments.number("seed", 1, 0, UINT64_MAX));
    if (match->result(match->current()))
        throw Problem{BadInput, "The game is over: " + resultOf(*match)};

    const Side side = match->toMove(match->current());
    const Or<Choice> choice = [&] {
        const Progress progress("Thinking");
        return mind(*match)({.stop = context.stop});
    }();
    if (!choice)
        throw Problem{Failed, english(choice.error())};
    const std::string move = match->moves(match->current())[choice->move].text;
    context.output.say(move + '\n');
    remark(told(subject.game, side, move, choice->rule) + '\n');
    return Done;
}

} // namespace

Command moveCommand() {
    return {{"move",
             "GAME PLAYER",
             2,
             2,
             {{"position", "P", "begin at this position, not at the start of the game"},
              {"moves", "\"m1 m2 ...\"", "play these moves first"},
              {"seed", "N", "seed for random choices (1)"},
              weightsOption}},
            "prints the move that a computer player makes",
            "Prints the move, and on standard error the rule that the player followed. The same\n"
            "seed gives the same move, unless the player's limit is a time.\n"
            "\n"
            "Examples:\n"
            "  bouton-cli move tic-tac-toe perfect --moves 'b2 a1'\n"
            "  bouton-cli move tic-tac-toe blocker --position 'XX./.O./... O'\n",
            run};
}

} // namespace bouton::cli
