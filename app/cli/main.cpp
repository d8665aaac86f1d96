// SPDX-License-Identifier: MIT
#include <algorithm>
#include <condition_variable>
#include <csignal>
#include <initializer_list>
#include <mutex>
#include <new>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <unistd.h>
#include <vector>

#include "about/program.h"
#include "about/version.h"
#include "command.h"
#include "games/catalogue.h"
#include "output.h"
#include "problem.h"

namespace bouton::cli {

namespace {

using namespace std::chrono_literals;

// The process must be gone 0.1 s after the signal. Both times together stay below that.
constexpr auto grace = 50ms;
constexpr auto patience = 20ms;

// Handles Ctrl-C and SIGTERM. First the work is asked to stop. It has a short time to say what it
// knows and to return. After that, Interrupt itself writes what is known and ends the process with
// status 130. Our code does not run in a signal handler: all threads block the signals, and
// one thread waits for them.
class Interrupt {
public:
    // Must be made before any other thread, so that all threads inherit the blocked signals.
    explicit Interrupt(Output& output);
    // Ends the waiting thread.
    ~Interrupt();
    Interrupt(const Interrupt&) = delete;
    Interrupt& operator=(const Interrupt&) = delete;

    // Stops at the first signal.
    std::stop_token token() const { return m_stop.get_token(); }

private:
    void wait();

    Output& m_output;
    sigset_t m_signals{};
    std::stop_source m_stop;
    std::mutex m_mutex;
    std::condition_variable m_ended;
    bool m_over = false; // the work has returned
    std::thread m_thread;
};

// A script starts its background processes so that they ignore Ctrl-C. They go on ignoring it.
bool isIgnored(int signal) {
    struct sigaction action {};
    sigaction(signal, nullptr, &action);
    return action.sa_handler == SIG_IGN;
}

Interrupt::Interrupt(Output& output) : m_output(output) {
    std::signal(SIGPIPE, SIG_IGN); // write() reports a closed pipe by itself
    sigemptyset(&m_signals);
    for (const int signal : {SIGINT, SIGTERM})
        if (!isIgnored(signal))
            sigaddset(&m_signals, signal);
    sigset_t blocked = m_signals;
    sigaddset(&blocked, SIGUSR1); // ends the waiting thread
    sigaddset(&m_signals, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &blocked, nullptr);
    m_thread = std::thread([this] { wait(); });
}

Interrupt::~Interrupt() {
    {
        const std::scoped_lock lock(m_mutex);
        m_over = true;
    }
    m_ended.notify_all();
    pthread_kill(m_thread.native_handle(), SIGUSR1);
    m_thread.join();
}

void Interrupt::wait() {
    for (int signal = 0;;) {
        sigwait(&m_signals, &signal);
        std::unique_lock lock(m_mutex);
        if (m_over)
            return;
        if (signal == SIGUSR1)
            continue; // sent by another process
        lock.unlock();
        m_stop.request_stop();
        lock.lock();
        if (m_ended.wait_for(lock, grace, [this] { return m_over; }))
            return;
        if (isatty(STDERR_FILENO) == 1)
            remark("\r\x1b[K"); // a progress line may stand there
        m_output.conclude(patience);
        _exit(Stopped);
    }
}

constexpr const char* usage = R"(bouton-cli: six board games on the command line.

Usage: bouton-cli COMMAND ARGUMENTS [OPTIONS]
       bouton-cli COMMAND --help
       bouton-cli --help | --version | --man | --completion SHELL

)";

constexpr const char* settingsHelp = R"(
GAME and PLAYER are ids, with settings where they differ from the standard:
towers:rows=5,columns=4 or minimax:depth=3. "players GAME" lists the players. GAME
may also be a file with the rules of a game of your own, kayles.game
(docs/own-games.md). The games and their settings are:
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
    return "  " + text
           + (text.size() < width ? std::string(width - text.size(), ' ')
                                  : '\n' + std::string(width + 2, ' '));
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

// The text of "bouton-cli --help".
std::string help(const std::vector<Command>& commands) {
    std::string text = std::string(usage) + "Commands:\n";
    for (const Command& command : commands)
        text += padded(std::string(command.usage.name) + ' ' + command.usage.arguments)
                + command.summary + '\n';
    return text + settingsHelp + gamesWithSettings() + notation;
}

// The text of "bouton-cli COMMAND --help".
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

// The same for the manual page and the completions.
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

std::vector<Command> commands() {
    return {gamesCommand(),      playersCommand(), showCommand(),       analyzeCommand(),
            bookCommand(),       moveCommand(),    playCommand(),       matchCommand(),
            tournamentCommand(), tryCommand(),     examineCommand(),    serveCommand(),
            reviewCommand(),     convertCommand(), collectionCommand(), censusCommand(),
            tableCommand(),      claimCommand(),   exercisesCommand(),  classCommand(),
            checkCommand(),      perftCommand(),   solveCommand(),      searchCommand(),
            benchCommand()};
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

} // namespace bouton::cli

int main(int argc, char** argv) {
    using namespace bouton::cli;
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
    output.conclude(patience);
    return Stopped;
}
