// SPDX-License-Identifier: MIT
#include "cli/process.h"

#include <gtest/gtest.h>

#include <cerrno>
#include <chrono>
#include <cstdlib>
#include <fcntl.h>
#include <fstream>
#include <poll.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

namespace bouton::testing {

namespace {

constexpr auto longest = std::chrono::seconds(60);

// Whether the process has begun to wait for the signal, which it blocks for that. Before, the
// signal kills it.
bool waitsFor(pid_t process, int number) {
    std::ifstream status("/proc/" + std::to_string(process) + "/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with("SigBlk:"))
            return std::stoull(line.substr(line.find('\t') + 1), nullptr, 16) >> (number - 1) & 1;
    return true; // it has ended
}

void closed(int& descriptor) {
    if (descriptor != -1)
        close(descriptor);
    descriptor = -1;
}

// Appends to the text what can be read now. Closes the descriptor at the end of the input.
void readSome(int& descriptor, std::string& text) {
    char buffer[1 << 16];
    const ssize_t got = read(descriptor, buffer, sizeof buffer);
    if (got > 0)
        text.append(buffer, static_cast<std::size_t>(got));
    else
        closed(descriptor);
}

// The two ends of a terminal.
bool openTerminal(int* ends) {
    ends[0] = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (ends[0] == -1 || grantpt(ends[0]) != 0 || unlockpt(ends[0]) != 0)
        return false;
    ends[1] = open(ptsname(ends[0]), O_RDWR | O_NOCTTY | O_CLOEXEC);
    return ends[1] != -1;
}

} // namespace

Process::Process(const std::vector<std::string>& words, bool hasTerminal) {
    std::signal(SIGPIPE, SIG_IGN);
    int in[2], out[2], err[2];
    if (pipe2(in, O_CLOEXEC) != 0 || pipe2(out, O_CLOEXEC) != 0
        || (hasTerminal ? !openTerminal(err) : pipe2(err, O_CLOEXEC) != 0))
        std::abort();
    std::vector<char*> arguments{const_cast<char*>(BOUTON_CLI)};
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    m_pid = fork();
    if (m_pid == 0) {
        dup2(in[0], STDIN_FILENO);
        dup2(out[1], STDOUT_FILENO);
        dup2(err[1], STDERR_FILENO);
        sigset_t none;
        sigemptyset(&none);
        sigprocmask(SIG_SETMASK, &none, nullptr);
        for (const int number : {SIGINT, SIGTERM, SIGPIPE})
            std::signal(number, SIG_DFL); // the tests may have been started to ignore it
        execv(BOUTON_CLI, arguments.data());
        _exit(127);
    }
    for (const int descriptor : {in[0], out[1], err[1]})
        close(descriptor);
    m_in = in[1];
    m_out = out[0];
    m_err = err[0];
    fcntl(m_in, F_SETFL, O_NONBLOCK);
}

Process::~Process() {
    closed(m_in);
    closed(m_out);
    closed(m_err);
    if (m_pid != -1) {
        kill(m_pid, SIGKILL);
        waitpid(m_pid, nullptr, 0);
    }
}

void Process::signal(int number) const { kill(m_pid, number); }

void Process::closeOut() { closed(m_out); }

bool Process::waitForOut(const std::string& text) {
    while (m_finished.out.find(text) == std::string::npos)
        if (!step())
            return false;
    return true;
}

bool Process::waitForMoreOut() {
    for (const std::size_t before = m_finished.out.size(); m_finished.out.size() == before;)
        if (!step())
            return false;
    return true;
}

bool Process::waitForErr(const std::string& text) {
    while (m_finished.err.find(text) == std::string::npos)
        if (!step())
            return false;
    return true;
}

bool Process::step() {
    const bool writes = m_in != -1 && m_written < m_input.size();
    if (!writes && m_endsInput)
        closed(m_in);
    if (m_out == -1 && m_err == -1)
        return false;
    pollfd all[] = {{m_out, POLLIN, 0}, {m_err, POLLIN, 0}, {writes ? m_in : -1, POLLOUT, 0}};
    if (poll(all, 3, std::chrono::milliseconds(longest).count()) == 0) {
        ADD_FAILURE() << "bouton-cli said nothing for a minute";
        kill(m_pid, SIGKILL);
        return false;
    }
    if (all[0].revents != 0)
        readSome(m_out, m_finished.out);
    if (all[1].revents != 0)
        readSome(m_err, m_finished.err);
    if (all[2].revents != 0) {
        const ssize_t written =
            ::write(m_in, m_input.data() + m_written, m_input.size() - m_written);
        if (written > 0)
            m_written += static_cast<std::size_t>(written);
        else if (errno != EAGAIN)
            closed(m_in); // the process reads no more
    }
    return true;
}

void Process::give(const std::string& input) { m_input += input; }

Finished Process::finish(const std::string& input) {
    give(input);
    m_endsInput = true;
    return outlive();
}

Finished Process::outlive() {
    while (step()) {
    }
    int status = 0;
    waitpid(m_pid, &status, 0);
    m_pid = -1;
    m_finished.status = WIFEXITED(status) ? WEXITSTATUS(status) : 256 + WTERMSIG(status);
    return m_finished;
}

Finished Process::interrupt(int number) {
    for (const auto end = std::chrono::steady_clock::now() + longest;
         !waitsFor(m_pid, number) && std::chrono::steady_clock::now() < end;)
        poll(nullptr, 0, 1);
    signal(number);
    const Finished stopped = outlive();
    EXPECT_EQ(stopped.status, 130);
    return stopped;
}

Finished run(const std::vector<std::string>& words, const std::string& input) {
    return Process(words).finish(input);
}

std::string done(const std::vector<std::string>& words, const std::string& input) {
    const Finished finished = run(words, input);
    EXPECT_EQ(finished.status, 0);
    EXPECT_EQ(finished.err, "");
    return finished.out;
}

void expectRefused(const std::vector<std::string>& words, const std::string& sentence, int status) {
    const Finished refused = run(words);
    EXPECT_EQ(refused.status, status);
    EXPECT_EQ(refused.out, "");
    EXPECT_EQ(refused.err, "bouton-cli: " + sentence + '\n');
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

} // namespace bouton::testing
