// SPDX-License-Identifier: MIT
#include <charconv>

#include "command.h"
#include "progress.h"
#include "subject.h"

namespace bouton::cli {

namespace {

constexpr int mostDepth = 100;

int pliesOf(const std::string& text) {
    int plies = -1;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, plies);
    if (error != std::errc{} || end != last || plies < 0 || plies > mostDepth)
        throw Problem{BadInput, "DEPTH is a whole number from 0 to " + std::to_string(mostDepth)
                                    + ", not \"" + shown(text) + "\"."};
    return plies;
}

Status runPerft(const Context& context) {
    const Subject subject = subjectOf(context.arguments[0]);
    const int plies = pliesOf(context.arguments[1]);
    const auto match = matchOf(subject, context.arguments.text("position"));
    const Progress progress("Counting");
    const auto leaves = subject.game.leaves(*match, plies, context.stop);
    if (leaves)
        context.output.say(std::to_string(*leaves) + '\n');
    return Done;
}

} // namespace

Command perftCommand() {
    return {{"perft",
             "GAME DEPTH",
             2,
             2,
             {{"position", "P", "begin at this position, not at the start of the game"}}},
            "counts the leaves of the tree of moves",
            "Prints the number of leaves of the tree of moves, DEPTH plies deep. A forced pass is\n"
            "one ply. A game that ends earlier counts as one leaf. The counts of Reversi are\n"
            "published, so they check the rules; the time shows how fast the rules are.\n"
            "\n"
            "Examples:\n"
            "  bouton-cli perft reversi 9\n"
            "  bouton-cli perft tic-tac-toe 9\n",
            runPerft};
}

} // namespace bouton::cli
