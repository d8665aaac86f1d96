// SPDX-License-Identifier: MIT
#include "command.h"

#include "core/visible.h"
#include "lab/tryout.h"

#include "contender.h"
#include "programs/entry.h"
#include "subject.h"

namespace bouton::cli {

namespace {

std::string lineOf(std::size_t number, const TryoutStep& step) {
    constexpr std::size_t most = 300; // of what is shown
    std::string text = std::to_string(number) + "  " + english(step.what) + '\n';
    if (!step.sent.empty())
        text += "   > " + visible(step.sent.substr(0, step.sent.find('\n')), most) + '\n';
    if (!step.came.empty())
        text += "   < " + visible(step.came, most) + '\n';
    return text;
}

// Where the first fault is, and all that is known of it.
std::string markOf(const Fault& fault) {
    std::string text;
    for (const Phrase& line : told(fault))
        text += (text.empty() ? "   ! " : "     ") + english(line) + '\n';
    return text;
}

Status runTry(const Context& context) {
    const Arguments& arguments = context.arguments;
    const Subject subject = subjectOf(arguments[0]);
    const Tryout tryout{&subject.game,
                        subject.settings,
                        arguments[1],
                        must(commandNamed(arguments[1])),
                        programLimits(arguments),
                        arguments.number("seed", 1, 0, UINT64_MAX)};
    std::size_t lines = 0;
    bool isFaulty = false;
    must(tryOut(tryout, context.stop, [&](const TryoutStep& step) {
        isFaulty = step.fault.has_value();
        context.output.say(lineOf(++lines, step) + (isFaulty ? markOf(*step.fault) : ""));
    }));
    if (context.stop.stop_requested())
        return Stopped;
    context.output.say(isFaulty ? "The first fault is in line " + std::to_string(lines) + ".\n"
                                : "No fault.\n");
    return isFaulty ? Failed : Done;
}

} // namespace

Command tryCommand() {
    return {
        {"try", "GAME PROGRAM", 2, 2,
         withProgramOptions({{"seed", "N", "seed for the positions that are drawn (1)"}})},
        "tries whether a program of your own answers as it must",
        "PROGRAM is a command, split at blanks and started without a shell, or the name of a\n"
        "file or folder as in tournament. It gets lines as in a match (docs/own-programs.md): a\n"
        "start, positions drawn at random, a pass where the game has passes, a position that a\n"
        "move ends, the first one again, and one with a clock; then the end of its input. Prints\n"
        "each line after > and its answer after <. Ends with the first fault, which stands after\n"
        "!, and the exit status 1.\n"
        "\n"
        "The program runs with your rights.\n"
        "\n"
        "Examples:\n"
        "  bouton-cli try towers mine.py\n"
        "  bouton-cli try reversi 'java Mine.java' --move-time 1\n",
        runTry};
}

} // namespace bouton::cli
