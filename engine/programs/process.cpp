// SPDX-License-Identifier: MIT
#include "programs/process.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <fcntl.h>
#include <filesystem>
#include <functional>
#include <initializer_list>
#include <poll.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <system_error>
#include <unistd.h>

#ifdef __APPLE__
#include <mach-o/dyld.h>
#endif

#include "programs/offspring.h"

namespace bouton {

namespace {

using namespace std::chrono_literals;

constexpr auto forTheGuard = 2s; // to kill what it guards
constexpr auto killEvery = 2ms;
constexpr auto forTheReport = 1s; // of how a program has ended whose output is over

std::filesystem::path runningProgram() {
#ifdef __APPLE__
    char name[4096];
    std::uint32_t size = sizeof name;
    return _NSGetExecutablePath(name, &size) == 0 ? name : "";
#else
    std::error_code error;
    return std::filesystem::read_symlink("/proc/self/exe", error);
#endif
}

// Between the two calls another thread may start a program, which then inherits the descriptor.
// Where the system can do both at once, that is done instead.
[[maybe_unused]] void keepFromPrograms(int descriptor) { fcntl(descriptor, F_SETFD, FD_CLOEXEC); }

struct Ends {
    Descriptor read{}, write{};
};

// The two ends of a pipe, or errno.
std::expected<Ends, int> pipeMade() {
    int ends[2];
#ifdef __linux__
    if (pipe2(ends, O_CLOEXEC) != 0)
        return std::unexpected(errno);
#else
    if (pipe(ends) != 0)
        return std::unexpected(errno);
    keepFromPrograms(ends[0]);
    keepFromPrograms(ends[1]);
#endif
    return Ends{Descriptor(ends[0]), Descriptor(ends[1])};
}

// The two ends of a connection, which are alike, or errno.
std::expected<Ends, int> connectionMade() {
    int ends[2];
#ifdef __linux__
    if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
        return std::unexpected(errno);
#else
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0)
        return std::unexpected(errno);
    keepFromPrograms(ends[0]);
    keepFromPrograms(ends[1]);
#endif
    return Ends{Descriptor(ends[0]), Descriptor(ends[1])};
}

// A descriptor that can be read as soon as a stop is asked for, for a wait in poll().
class Wake {
public:
    explicit Wake(const std::stop_token& stop)
        : m_ends(pipeMade().value_or(Ends{})), m_ring(stop, [write = m_ends.write.get()] {
              const char bell = 0;
              (void)!::write(write, &bell, 1);
          }) {}
    int descriptor() const { return m_ends.read.get(); }

private:
    Ends m_ends;
    std::stop_callback<std::function<void()>> m_ring; // after the pipe, which it writes to
};

Phrase cannotStart(int error) {
    return {QT_TRANSLATE_NOOP("Phrase", "No program can be started: %1."),
            {std::generic_category().message(error)}};
}

// In the child, with these descriptors as 0 to 3. Only what may be called between fork and exec.
[[noreturn]] void becomeGuard(const char* file, char** words, const int (&ends)[4]) {
    constexpr int above = 4; // so that none is overwritten before it is in its place
    int moved[4];
    for (int i = 0; i < 4; ++i)
        moved[i] = fcntl(ends[i], F_DUPFD_CLOEXEC, above);
    for (int i = 0; i < 4; ++i)
        dup2(moved[i], i);
    const sigset_t none{};
    sigprocmask(SIG_SETMASK, &none, nullptr);
    execv(file, words);
    _exit(127);
}

void ignoreClosedPipes() {
    struct sigaction action {};
    sigaction(SIGPIPE, nullptr, &action);
    if (action.sa_handler == SIG_DFL)
        std::signal(SIGPIPE, SIG_IGN);
}

} // namespace

Or<std::string> guardFile() {
    std::filesystem::path folder = runningProgram().parent_path();
    for (int up = 0; up <= 2; ++up, folder = folder.parent_path())
        if (const auto file = folder / "libexec/bouton/bouton-guard";
            access(file.c_str(), X_OK) == 0)
            return file.string();
    return refuse({QT_TRANSLATE_NOOP("Phrase", "No program can be started: bouton-guard, which "
                                               "belongs to Bouton, is missing.")});
}

void Descriptor::close() {
    if (m_number != -1)
        ::close(m_number);
    m_number = -1;
}

void Descriptor::dontBlock() const {
    fcntl(m_number, F_SETFL, fcntl(m_number, F_GETFL) | O_NONBLOCK);
}

Or<std::unique_ptr<Process>> Process::started(const Command& command, std::uint64_t memory) {
    const auto guard = guardFile();
    if (!guard)
        return refuse(guard.error());
    std::vector<std::string> all{*guard, std::to_string(memory), command.folder};
    all.insert(all.end(), command.words.begin(), command.words.end());
    std::vector<char*> pointers;
    for (std::string& word : all)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);

    auto in = pipeMade(), out = pipeMade(), err = pipeMade(), line = connectionMade();
    for (const auto* ends : {&in, &out, &err, &line})
        if (!*ends)
            return refuse(cannotStart(ends->error()));
    ignoreClosedPipes();
    const pid_t child = fork();
    if (child == 0)
        becomeGuard(guard->c_str(), pointers.data(),
                    {in->read.get(), out->write.get(), err->write.get(), line->read.get()});
    if (child == -1)
        return refuse(cannotStart(errno));
    std::unique_ptr<Process> process(new Process);
    process->m_guard = child;
    process->m_in = std::move(in->write);
    process->m_out = std::move(out->read);
    process->m_err = std::move(err->read);
    process->m_line = std::move(line->write);
    for (const Descriptor* ours :
         {&process->m_in, &process->m_out, &process->m_err, &process->m_line})
        ours->dontBlock();
    return process;
}

Process::~Process() { close(0ms); }

// Waits for news of any kind, and takes them. Gives false when the time is over. What is here by
// then is taken once, for we may have been kept from reading it; if it were taken again and again,
// no flood would ever be late.
bool Process::wait(Clock::time_point until, int wake, bool writes) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now()).count();
    if (left <= 0 && std::exchange(m_over, until) == until)
        return false;
    // Output that nobody has room for stays in its pipe.
    const bool reads = m_isClosing || m_reader.room() > 0;
    pollfd all[] = {{reads ? m_out.get() : -1, POLLIN, 0},
                    {m_err.get(), POLLIN, 0},
                    {m_line.get(), POLLIN, 0},
                    {writes ? m_in.get() : -1, POLLOUT, 0},
                    {wake, POLLIN, 0}};
    poll(all, std::size(all), static_cast<int>(std::clamp<long long>(left, 0, 1 << 30)));
    if (all[0].revents != 0)
        readOutput();
    if (all[1].revents != 0)
        readErrors();
    if (all[2].revents != 0)
        readGuard();
    return true;
}

void Process::readOutput() {
    char buffer[LineReader::longest];
    const std::size_t most = m_isClosing ? sizeof buffer : m_reader.room();
    const ssize_t got = read(m_out.get(), buffer, most);
    if (got > 0 && !m_isClosing)
        m_reader.take({buffer, static_cast<std::size_t>(got)});
    else if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR))
        m_out.close();
}

void Process::readErrors() {
    char buffer[1 << 14];
    const ssize_t got = read(m_err.get(), buffer, sizeof buffer);
    if (got > 0)
        m_errors.append(buffer, static_cast<std::size_t>(got));
    else if (got == 0 || (errno != EAGAIN && errno != EINTR))
        m_err.close();
    if (m_errors.size() > mostErrors)
        m_errors.erase(0, m_errors.size() - mostErrors);
}

void Process::readGuard() {
    char buffer[256];
    const ssize_t got = read(m_line.get(), buffer, sizeof buffer);
    if (got == 0 || (got < 0 && errno != EAGAIN && errno != EINTR)) {
        m_line.close();
        return;
    }
    m_news.append(buffer, static_cast<std::size_t>(std::max<ssize_t>(got, 0)));
    for (std::size_t end = 0; (end = m_news.find('\n')) != std::string::npos;) {
        hear(std::string_view(m_news).substr(0, end));
        m_news.erase(0, end + 1);
    }
}

void Process::hear(std::string_view news) {
    constexpr std::string_view time = "time ";
    if (news.starts_with(time))
        std::from_chars(news.data() + time.size(), news.data() + news.size(), m_seconds);
    else if (m_end.empty())
        m_end = news;
}

std::expected<void, Process::Break> Process::write(std::string_view text, Clock::time_point until,
                                                   const std::stop_token& stop) {
    const Wake wake(stop);
    for (bool inTime = true;;) {
        const ssize_t written = m_in.isOpen() ? ::write(m_in.get(), text.data(), text.size()) : -1;
        if (written > 0)
            text.remove_prefix(static_cast<std::size_t>(written));
        if (text.empty())
            return {};
        if (stop.stop_requested())
            return std::unexpected(Break::Stopped);
        if (m_end == "memory")
            return std::unexpected(Break::OutOfMemory);
        if (!m_in.isOpen() || (written < 0 && errno != EAGAIN && errno != EINTR)) {
            m_in.close();
            return {}; // whoever reads hears of its end
        }
        if (!inTime)
            return std::unexpected(Break::Unread);
        if (written < 0)
            inTime = wait(until, wake.descriptor(), true);
    }
}

std::expected<std::string, Process::Break> Process::readLine(Clock::time_point until,
                                                             const std::stop_token& stop) {
    const Wake wake(stop);
    for (bool inTime = true;;) {
        if (stop.stop_requested())
            return std::unexpected(Break::Stopped);
        if (auto line = m_reader.next())
            return std::move(*line);
        if (m_reader.isOverrun())
            return std::unexpected(Break::Overrun);
        if (m_end == "memory")
            return std::unexpected(Break::OutOfMemory);
        if (!m_out.isOpen()) {
            const auto reported = Clock::now() + forTheReport;
            while (m_end.empty() && m_line.isOpen() && wait(reported, wake.descriptor(), false)
                   && !stop.stop_requested()) {
            }
            while (m_err.isOpen() && !m_end.empty() && wait(reported, wake.descriptor(), false)
                   && !stop.stop_requested()) {
            }
            return std::unexpected(stop.stop_requested() ? Break::Stopped
                                   : m_end == "memory"   ? Break::OutOfMemory
                                                         : Break::Ended);
        }
        if (!inTime)
            return std::unexpected(Break::Late);
        inTime = wait(until, wake.descriptor(), false);
    }
}

const std::string& Process::unread() {
    wait(Clock::now(), -1, false);
    return m_reader.rest();
}

// Of a program that stops both again and again.
void Process::endInPlaceOfGuards() {
    const auto last = Clock::now() + forTheGuard;
    for (auto next = Clock::now(); m_line.isOpen() && next < last; next += killEvery) {
        for (const pid_t each : offspringOf(m_guard))
            kill(each, SIGKILL);
        kill(m_guard, SIGCONT); // it takes what has ended, and ends
        while (m_line.isOpen() && wait(next, -1, false)) {
        }
    }
    kill(m_guard, SIGKILL);
}

bool Process::close(std::chrono::milliseconds patience) {
    if (m_guard == -1)
        return true;
    m_in.close();
    m_isClosing = true;
    const auto until = Clock::now() + patience;
    while (m_line.isOpen() && m_end.empty() && wait(until, -1, false)) {
    }
    const bool byItself = !m_end.empty();
    kill(m_guard, SIGCONT); // should the program have stopped it
    if (m_line.isOpen())
        shutdown(m_line.get(), SHUT_WR); // the guard kills what is left
    const auto last = Clock::now() + forTheGuard;
    while (m_line.isOpen() && wait(last, -1, false)) {
    }
    if (m_line.isOpen())
        endInPlaceOfGuards();
    while (waitpid(m_guard, nullptr, 0) == -1 && errno == EINTR) {
    }
    m_guard = -1;
    m_out.close();
    m_err.close();
    m_line.close();
    return byItself;
}

} // namespace bouton
