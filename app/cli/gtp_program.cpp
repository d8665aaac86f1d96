#include "gtp_program.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <poll.h>
#include <ranges>
#include <sys/resource.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

#include "drawing.h"
#include "output.h"
#include "problem.h"
#include "subject.h"

namespace bouton::cli {

namespace {

constexpr std::chrono::seconds patience{2}; // for a program that was asked to quit
constexpr std::size_t mostOfLine = 1 << 20; // longer lines are no answer

void closed(int& descriptor) {
    if (descriptor != -1)
        close(descriptor);
    descriptor = -1;
}

double seconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

const char* colourOf(Side side) { return side == Side::One ? "b" : "w"; }

// In the child. Only what may be called between fork and exec.
[[noreturn]] void become(const char* command, int in, int out) {
    setpgid(0, 0); // so that it can be killed with its own children
    dup2(in, STDIN_FILENO);
    dup2(out, STDOUT_FILENO);
    const int nothing = open("/dev/null", O_WRONLY);
    dup2(nothing, STDERR_FILENO);
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    signal(SIGPIPE, SIG_DFL);
    execl("/bin/sh", "sh", "-c", command, static_cast<char*>(nullptr));
    _exit(127);
}

} // namespace

GtpProgram::GtpProgram(std::string command) : m_command(std::move(command)) {
    int in[2] = {-1, -1}, out[2] = {-1, -1};
    if (pipe(in) == 0 && pipe(out) == 0) {
        for (const int end : {in[0], in[1], out[0], out[1]})
            fcntl(end, F_SETFD, FD_CLOEXEC);
        m_process = fork();
    }
    const int error = errno;
    if (m_process == 0)
        become(m_command.c_str(), in[0], out[1]);
    closed(in[0]);
    closed(out[1]);
    m_in = in[1];
    m_out = out[0];
    if (m_process == -1) {
        closed(m_in);
        closed(m_out);
        throw Problem{Failed,
                      "No program can be started: " + std::generic_category().message(error) + '.'};
    }
    setpgid(m_process, m_process); // whoever comes first, it or we
}

GtpProgram::~GtpProgram() { close(); }

double GtpProgram::close() {
    if (m_process == -1)
        return m_processorTime;
    write("quit\n");
    closed(m_in);
    waitForEnd();
    kill(-m_process, SIGKILL);
    rusage used{};
    while (wait4(m_process, nullptr, 0, &used) == -1 && errno == EINTR) {
    }
    m_processorTime = seconds(used.ru_utime) + seconds(used.ru_stime);
    m_process = -1;
    closed(m_out);
    return m_processorTime;
}

// Waits until its output ends, but not for long.
void GtpProgram::waitForEnd() const {
    using Clock = std::chrono::steady_clock;
    const auto until = Clock::now() + patience;
    char rest[4096];
    for (;;) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
        pollfd out{m_out, POLLIN, 0};
        if (left.count() <= 0 || poll(&out, 1, static_cast<int>(left.count())) == 0)
            return;
        if (out.revents != 0 && read(m_out, rest, sizeof rest) <= 0)
            return;
    }
}

Mind GtpProgram::mind() {
    return [this](const Match& match) -> ChoiceJob {
        const Match::Node now = match.current();
        return [this, line = lineOf(match), side = match.toMove(now), picture = match.picture(now),
                moves = match.moves(now)](const Asking& asking) -> Or<Choice> {
            // Some programs leave a forced pass out.
            if (moves.size() == 1 && moves.front().orders.empty())
                return Choice{0, {"the only move"}};
            const Or<std::string> text = choose(line, side, asking.stop);
            if (!text)
                return refuse(text.error());
            const Or<std::size_t> move = moveIn(*line.game, picture, *text);
            if (!move)
                return refuse(
                    broken("The program \"%1\" plays %2, which is no legal move here.", *text));
            m_told->moves.emplace_back(side, moves[*move].text);
            return Choice{*move, {"its answer"}};
        };
    };
}

GtpProgram::Line GtpProgram::lineOf(const Match& match) {
    Line line{&match.game(), match.picture(0), {}};
    for (const Match::Node node : match.path(match.current()))
        if (const auto parent = match.parent(node))
            line.moves.emplace_back(match.toMove(*parent), match.moveText(node));
    return line;
}

Or<std::string> GtpProgram::choose(const Line& line, Side side, const std::stop_token& stop) {
    if (m_process == -1)
        return refuse(broken("The program \"%1\" has ended before its answer to %2.", "genmove"));
    const std::stop_callback end(stop, [this] { kill(-m_process, SIGKILL); });
    if (const auto known = tell(line); !known)
        return refuse(known.error());
    return ask(std::string("genmove ") + colourOf(side));
}

// Tells the program the moves that it does not know of, or the whole game if it knows another one.
Or<void> GtpProgram::tell(const Line& line) {
    const auto isBegun = [&] {
        return m_told && m_told->start == line.start && m_told->moves.size() <= line.moves.size()
               && std::ranges::equal(m_told->moves,
                                     line.moves | std::views::take(m_told->moves.size()));
    };
    if (!isBegun())
        if (const auto begun = begin(line); !begun)
            return begun;
    for (std::size_t i = m_told->moves.size(); i < line.moves.size(); ++i) {
        const auto& [side, move] = line.moves[i];
        const auto played = ask(std::string("play ") + colourOf(side) + ' ' + move);
        // A program that leaves passes out may refuse them.
        if (!played && move != bouton::nameOf(Clicks{}))
            return refuse(played.error());
        m_told->moves.push_back(line.moves[i]);
    }
    return {};
}

Or<void> GtpProgram::begin(const Line& line) {
    m_told.reset();
    const Picture& start = line.start;
    const Ruleset& game = *line.game;
    const auto usual = game.standard(must(complete(game.settings, {})));
    const bool isUsual = usual && (*usual)->picture(0) == start;
    if (isUsual && isDrawnAsBoard(start)) {
        // Programs for one size may not know the command; then the game is what they play.
        (void)ask("boardsize " + std::to_string(start.rows.size()));
    }
    if (const auto cleared = ask("clear_board"); !cleared)
        return refuse(cleared.error());
    if (!isUsual)
        if (const auto set = ask("position " + bouton::write(start, game.name.letters)); !set)
            return refuse(set.error());
    m_told = Line{&game, start, {}};
    return {};
}

// The answer without its sign. Blocks until it is there.
Or<std::string> GtpProgram::ask(const std::string& command) {
    if (!write(command + '\n'))
        return refuse(broken("The program \"%1\" has ended before its answer to %2.", command));
    std::optional<std::string> answer;
    for (auto line = readLine(); line; line = readLine()) {
        if (line->empty() && answer)
            break;
        if (line->empty() || answer)
            continue;
        // A program that says anything else may never come to an answer.
        if (!line->starts_with('=') && !line->starts_with('?'))
            return refuse({"The program \"%1\" answers %2 with %3, which begins with neither = "
                           "nor ?.",
                           {shown(m_command), shown(command), shown(*line)}});
        answer = *line;
    }
    if (!answer)
        return refuse(broken("The program \"%1\" has ended before its answer to %2.", command));
    const std::size_t text = answer->find_first_not_of(" \t", 1);
    const std::string rest = text == std::string::npos ? "" : answer->substr(text);
    if (answer->starts_with('?'))
        return refuse(broken("The program \"%1\" answers %2.",
                             command + " with: " + (rest.empty() ? "?" : rest)));
    return rest;
}

bool GtpProgram::write(const std::string& text) const {
    return m_in != -1 && writeAll(m_in, text) == 0;
}

// The next line of its output without what ends it; nothing after the last one.
std::optional<std::string> GtpProgram::readLine() {
    for (;;) {
        if (const std::size_t end = m_read.find('\n'); end != std::string::npos) {
            std::string line = m_read.substr(0, end);
            m_read.erase(0, end + 1);
            while (line.ends_with('\r') || line.ends_with(' '))
                line.pop_back();
            return line;
        }
        char buffer[4096];
        const ssize_t got = m_read.size() > mostOfLine ? 0 : read(m_out, buffer, sizeof buffer);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return std::nullopt;
        m_read.append(buffer, static_cast<std::size_t>(got));
    }
}

Phrase GtpProgram::broken(const char* text, const std::string& what) const {
    return {text, {shown(m_command), shown(what)}};
}

} // namespace bouton::cli
