#include <algorithm>
#include <new>
#include <optional>

#include "about/completion.h"
#include "about/man_page.h"
#include "about/version.h"
#include "command.h"
#include "help.h"
#include "interrupt.h"

namespace {

using namespace bouton::cli;
namespace about = bouton::about;

std::vector<Command> commands() {
    return {gamesCommand(),      playersCommand(), showCommand(),  analyzeCommand(),
            bookCommand(),       moveCommand(),    playCommand(),  matchCommand(),
            tournamentCommand(), tryCommand(),     serveCommand(), reviewCommand(),
            convertCommand(),    censusCommand(),  tableCommand(), claimCommand(),
            exercisesCommand(),  perftCommand(),   solveCommand(), benchCommand()};
}

// What the program tells of itself, if it is asked for that.
std::optional<std::string> answered(const std::vector<std::string>& words) {
    const std::string& asked = words[0];
    if (asked == "--completion") {
        const auto script =
            words.size() == 2 ? about::completion(program(commands()), words[1]) : std::nullopt;
        if (!script)
            throw Problem{BadInput, "--completion takes bash, zsh or fish."};
        return script;
    }
    const bool tells = asked == "--help" || asked == "--version" || asked == "--man";
    if (tells && words.size() > 1)
        throw Problem{BadInput, asked + " stands alone."};
    if (!tells)
        return std::nullopt;
    return asked == "--help"  ? help(commands())
           : asked == "--man" ? about::manPage(program(commands()))
                              : about::versionOf("bouton-cli");
}

Status run(const std::vector<std::string>& words, Output& output, std::stop_token stop) {
    if (words.empty()) {
        remark(help(commands()));
        return BadInput;
    }
    if (const auto answer = answered(words)) {
        output.say(*answer);
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
        complain("There is not enough memory.");
    }
    if (!interrupt.token().stop_requested())
        return status;
    output.conclude(std::chrono::milliseconds(20));
    return Stopped;
}
