#include "command.h"

#include "drawing.h"
#include "subject.h"

namespace bouton::cli {

namespace {

Status run(const Context& context) {
    const Arguments& arguments = context.arguments;
    const auto match = matchOf(subjectOf(arguments[0]),
                               arguments.size() > 1 ? std::optional(arguments[1]) : std::nullopt);
    context.output.say(match->position(match->current()) + "\n\n" + drawn(*match));
    return Done;
}

} // namespace

Command showCommand() {
    return {{"show", "GAME [POSITION]", 1, 2, {}},
            "draws a position as text",
            "Prints the position as it is written, its board, and who is to move or who has won.\n"
            "Without POSITION it is the start of the game.\n"
            "\n"
            "Examples:\n"
            "  bouton-cli show tic-tac-toe 'X.O/.X./..O X'\n"
            "  bouton-cli show towers:rows=5,columns=4\n",
            run};
}

} // namespace bouton::cli
