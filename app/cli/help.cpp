#include "help.h"

#include "about/version.h"
#include "games/catalogue.h"

namespace bouton::cli {

namespace {

constexpr const char* usage = R"(bouton-cli: six board games on the command line.

Usage: bouton-cli COMMAND ARGUMENTS [OPTIONS]
       bouton-cli COMMAND --help
       bouton-cli --help | --version | --man | --completion SHELL

)";

constexpr const char* settingsHelp = R"(
GAME and PLAYER are ids, with settings where they differ from the standard:
towers:rows=5,columns=4 or minimax:depth=3. "players GAME" lists the players; the
games and their settings are:
)";

constexpr const char* notation = R"(
A POSITION is the board's rows from top to bottom, joined by /, a space and the side
to move: 'X.O/.X./..O X'. Empty cells are dots. A move is the cells that a player
clicks, joined by +, each a column's letter and a row's number from the top: c5,
b3+b4. docs/notation.md tells all of it.

Results go to standard output, everything else to standard error. Exit status:
0 done, 1 the work could not be done, 2 bad usage or input, 130 stopped by Ctrl-C
(after printing what was known so far).

Examples:
  bouton-cli games
  bouton-cli show tic-tac-toe
  bouton-cli analyze tic-tac-toe 'X.O/.X./..O X'
)";

std::string padded(std::string text) {
    constexpr std::size_t width = 26;
    return "  " + text + std::string(text.size() < width ? width - text.size() : 1, ' ');
}

std::string gamesWithSettings() {
    std::string text;
    for (const Ruleset* game : catalogue()) {
        std::string ranges;
        for (const Setting& setting : game->settings)
            ranges += (ranges.empty() ? "" : "; ") + rangeOf(setting);
        text += ranges.empty() ? std::string("  ") + game->name.id + '\n'
                               : padded(game->name.id) + ranges + '\n';
    }
    return text;
}

} // namespace

std::string help(const std::vector<Command>& commands) {
    std::string text = std::string(usage) + "Commands:\n";
    for (const Command& command : commands)
        text += padded(std::string(command.usage.name) + ' ' + command.usage.arguments)
                + command.summary + '\n';
    return text + settingsHelp + gamesWithSettings() + notation;
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
        const std::string value = option.value.empty() ? "" : ' ' + option.value;
        text += padded("--" + option.name + value) + option.meaning + '\n';
    }
    return text;
}

about::Program program(const std::vector<Command>& commands) {
    about::Program all{
        .name = "bouton-cli",
        .version = about::version,
        .summary = "six board games on the command line",
        .arguments = "COMMAND ARGUMENTS",
        .details = std::string(settingsHelp).substr(1) + gamesWithSettings() + notation,
        .options = {{"help", "", "tell what the program or a command does"},
                    {"version", "", "print the version"},
                    {"man", "", "print this manual page, for man(1)"},
                    {"completion", "SHELL", "print what completes words in bash, zsh or fish"}}};
    for (const Command& command : commands)
        all.commands.push_back({command.usage.name, command.usage.arguments, command.summary,
                                command.details, command.usage.options});
    for (const Ruleset* game : catalogue())
        all.words.push_back(game->name.id);
    return all;
}

} // namespace bouton::cli
