#include <algorithm>
#include <array>
#include <new>

#include "command.h"
#include "interrupt.h"

namespace {

using namespace bouton::cli;

std::array<Command, 6> commands() {
    return {gamesCommand(),   playersCommand(), showCommand(),
            analyzeCommand(), moveCommand(),    playCommand()};
}

std::string padded(std::string text) {
    constexpr std::size_t width = 26;
    return "  " + text + std::string(text.size() < width ? width - text.size() : 1, ' ');
}

std::string help() {
    std::string text = "bouton-cli: six board games on the command line.\n"
                       "\n"
                       "Usage: bouton-cli COMMAND ARGUMENTS [OPTIONS]\n"
                       "       bouton-cli COMMAND --help\n"
                       "       bouton-cli --help | --version\n"
                       "\n"
                       "Commands:\n";
    for (const Command& command : commands())
        text += padded(std::string(command.usage.name) + ' ' + command.usage.arguments)
                + command.summary + '\n';
    return text
           + "\n"
             "GAME and PLAYER are ids, with settings where they differ from the standard:\n"
             "  GAME:setting=value,setting=value\n"
             "A POSITION is the board's rows from top to bottom, joined by /, a space and the "
             "side\n"
             "to move: 'X.O/.X./..O X'. Empty cells are dots. A move is the cells that a player\n"
             "clicks, joined by +, each a column's letter and a row's number from the top: c5,\n"
             "b3+b4. docs/notation.md tells all of it.\n"
             "\n"
             "Results go to standard output, everything else to standard error. Exit status:\n"
             "0 done, 1 the work could not be done, 2 bad usage or input, 130 stopped by Ctrl-C\n"
             "(after printing what was known so far).\n"
             "\n"
             "Examples:\n"
             "  bouton-cli games\n"
             "  bouton-cli show tic-tac-toe\n"
             "  bouton-cli analyze tic-tac-toe 'X.O/.X./..O X'\n";
}

std::string help(const Command& command) {
    const Usage& usage = command.usage;
    std::string text = "Usage: bouton-cli " + std::string(usage.name);
    if (*usage.arguments != '\0')
        text += std::string(" ") + usage.arguments;
    text += usage.options.empty() ? "\n\n" : " [OPTIONS]\n\n";
    text += command.details;
    if (!usage.options.empty())
        text += "\nOptions:\n";
    for (const Option& option : usage.options) {
        const std::string value = *option.value == '\0' ? "" : std::string(" ") + option.value;
        text += padded(std::string("--") + option.name + value) + option.meaning + '\n';
    }
    return text;
}

Status run(const std::vector<std::string>& words, Output& output, std::stop_token stop) {
    if (words.empty()) {
        remark(help());
        return BadInput;
    }
    if (words[0] == "--help" || words[0] == "--version") {
        if (words.size() > 1)
            throw Problem{BadInput, words[0] + " stands alone."};
        output.say(words[0] == "--help" ? help() : "bouton-cli " BOUTON_VERSION "\n");
        return Done;
    }
    const auto all = commands();
    const auto command =
        std::ranges::find_if(all, [&](const Command& c) { return words[0] == c.usage.name; });
    if (command == all.end())
        throw Problem{BadInput,
                      "There is no command \"" + shown(words[0]) + "\" (see bouton-cli --help)"};
    const Arguments arguments(command->usage, {words.begin() + 1, words.end()});
    if (arguments.wantsHelp()) {
        output.say(help(*command));
        return Done;
    }
    return command->run({arguments, output, std::move(stop)});
}

} // namespace

int main(int argc, char** argv) {
    reserveStandardDescriptors();
    Output output;
    Interrupt interrupt(output);
    Status status = Failed;
    try {
        status = run({argv + std::min(argc, 1), argv + argc}, output, interrupt.token());
    } catch (const Problem& problem) {
        status = problem.status;
        if (!problem.sentence.empty())
            complain(problem.sentence);
    } catch (const std::bad_alloc&) {
        complain("The memory does not suffice.");
    }
    if (!interrupt.token().stop_requested())
        return status;
    output.conclude(std::chrono::milliseconds(20));
    return Stopped;
}
