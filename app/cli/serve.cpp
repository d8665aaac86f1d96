// SPDX-License-Identifier: MIT
#include <cerrno>
#include <condition_variable>
#include <deque>
#include <exception>
#include <fcntl.h>
#include <mutex>
#include <optional>
#include <stop_token>
#include <system_error>
#include <thread>
#include <unistd.h>
#include <utility>

#include "command.h"
#include "gtp_server.h"
#include "lines.h"
#include "problem.h"
#include "reversi_engine.h"
#include "subject.h"

namespace bouton::cli {

namespace {

// Standard input, read by a thread of its own while another one works. Lines of blanks are left
// out. One thread at a time calls it.
class Inbox {
public:
    Inbox();
    // Ends the reading, also where no input comes. Does not wait for any.
    ~Inbox();
    Inbox(const Inbox&) = delete;
    Inbox& operator=(const Inbox&) = delete;

    // The next line. Blocks until it is there. Gives nothing after the last line and after a stop.
    // Throws Problem if the input cannot be read.
    std::optional<Lines::InputLine> next(const std::stop_token& stop);

    // A token that stops as soon as another line is there or the input ends. If that has come
    // already, it is stopped at once. Only the last one given is watched. Does not block.
    std::stop_token more();

private:
    void read();
    bool put(std::optional<Lines::InputLine> line, std::exception_ptr problem);

    int m_wake[2];
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::deque<Lines::InputLine> m_lines;
    std::size_t m_bytes = 0; // of the lines that wait
    bool m_over = false;     // no line comes any more
    bool m_left = false;     // nobody reads any more
    std::exception_ptr m_problem;
    std::stop_source m_more;
    std::thread m_thread; // the last member, because it uses all the others
};

// While so many bytes wait, nothing more is read. So no flood of input fills the memory.
constexpr std::size_t mostWaiting = 1 << 20;

bool isBlank(const std::string& line) {
    return line.find_first_not_of(" \t\r\v\f") == std::string::npos;
}

Inbox::Inbox() {
    if (pipe(m_wake) != 0)
        throw Problem{Failed,
                      "A pipe cannot be made: " + std::generic_category().message(errno) + '.'};
    for (const int end : m_wake)
        fcntl(end, F_SETFD, FD_CLOEXEC);
    m_thread = std::thread([this] { read(); });
}

Inbox::~Inbox() {
    {
        const std::scoped_lock lock(m_mutex);
        m_left = true;
    }
    m_changed.notify_all();
    close(m_wake[1]); // its other end can be read now: there is nothing more to come
    m_thread.join();
    close(m_wake[0]);
}

std::optional<Lines::InputLine> Inbox::next(const std::stop_token& stop) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, stop, [this] { return m_over || !m_lines.empty(); });
    if (stop.stop_requested())
        return std::nullopt;
    if (m_lines.empty()) {
        if (m_problem)
            std::rethrow_exception(m_problem);
        return std::nullopt;
    }
    Lines::InputLine line = std::move(m_lines.front());
    m_lines.pop_front();
    m_bytes -= line.text.size();
    lock.unlock();
    m_changed.notify_all();
    return line;
}

std::stop_token Inbox::more() {
    const std::scoped_lock lock(m_mutex);
    m_more = std::stop_source();
    if (m_over || !m_lines.empty())
        m_more.request_stop();
    return m_more.get_token();
}

void Inbox::read() {
    try {
        Lines lines(m_wake[0]);
        while (auto line = lines.next())
            if ((line->cutOff || !isBlank(line->text)) && !put(std::move(line), nullptr))
                return;
        put(std::nullopt, nullptr);
    } catch (...) {
        put(std::nullopt, std::current_exception());
    }
}

// Without a line it is the end. Gives whether anybody reads on. Waits while too much is unread.
bool Inbox::put(std::optional<Lines::InputLine> line, std::exception_ptr problem) {
    std::unique_lock lock(m_mutex);
    if (line) {
        m_bytes += line->text.size();
        m_lines.push_back(std::move(*line));
    } else {
        m_over = true;
        m_problem = std::move(problem);
    }
    std::stop_source more = m_more;
    lock.unlock();
    more.request_stop();
    m_changed.notify_all();
    lock.lock();
    m_changed.wait(lock, [this] { return m_left || m_bytes < mostWaiting; });
    return !m_left;
}

AnyPlayer servingPlayer(const Arguments& arguments, const Ruleset& game) {
    const std::uint64_t seed = arguments.number("seed", 1, 0, UINT64_MAX);
    if (arguments.size() > 2)
        return playerOf(game, arguments[2], seed);
    const PlayerChoice choice = proposedOpponent(game);
    return game.makePlayer(choice.player, choice.settings, seed);
}

Status runServe(const Context& context) {
    useWeightsOf(context.arguments);
    const Arguments& arguments = context.arguments;
    if (arguments[0] != "gtp")
        throw Problem{BadInput,
                      "serve speaks gtp, and no protocol \"" + shown(arguments[0]) + "\"."};
    const Subject subject = subjectOf(arguments[1]);
    const AnyPlayer player = servingPlayer(arguments, subject.game);
    Inbox inbox;
    GtpServer server(subject, player,
                     [&] { return Asking{.stop = context.stop, .answerNow = inbox.more()}; });
    while (const auto line = inbox.next(context.stop)) {
        const auto answer = server.answer(*line);
        if (context.stop.stop_requested())
            break; // a move that was not thought over is not told
        if (answer)
            context.output.say(*answer);
        if (server.hasQuit())
            break;
    }
    return Done;
}

} // namespace

Command serveCommand() {
    return {
        {"serve",
         "gtp GAME [PLAYER]",
         2,
         3,
         {{"seed", "N", "seed for random choices (1)"}, weightsOption}},
        "plays whole games with another program, by the Go Text Protocol",
        "Reads commands from standard input, a line each, and answers each of them: \"= \" and\n"
        "what was asked for, or \"? \" and why not; then an empty line. PLAYER keeps what it\n"
        "has found out from move to move and from game to game. The commands:\n"
        "\n"
        "  play COLOUR MOVE, genmove COLOUR, undo, showboard\n"
        "  clear_board, boardsize SIZE, position POSITION\n"
        "  time_settings SECONDS PERIOD MOVES, time_left COLOUR SECONDS MOVES\n"
        "  name, version, protocol_version, known_command COMMAND, list_commands, quit\n"
        "\n"
        "COLOUR is a side's letter or name, or black (b) for the first and white (w) for the\n"
        "second side. Further input ends a search: the best move so far is made. The program\n"
        "ends after quit or with its input. Without PLAYER it is the one that the game's page\n"
        "proposes.\n"
        "\n"
        "Example:\n"
        "  bouton-cli serve gtp reversi engine:level=12\n",
        runServe};
}

} // namespace bouton::cli
