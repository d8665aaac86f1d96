// SPDX-License-Identifier: MIT
#include <benchmark/benchmark.h>

#include <chrono>
#include <csignal>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

#include "games/catalogue.h"
#include "programs/own_program.h"

namespace bouton {

namespace {

// Answers every line with b2, at once.
constexpr const char* words[] = {"sed", "-u", "s/.*/b2/", nullptr};

// The program on two pipes and nothing else.
class BarePipe {
public:
    BarePipe() {
        int in[2], out[2];
        if (pipe(in) != 0 || pipe(out) != 0)
            std::abort();
        m_process = fork();
        if (m_process == 0) {
            dup2(in[0], STDIN_FILENO);
            dup2(out[1], STDOUT_FILENO);
            for (const int end : {in[0], in[1], out[0], out[1]})
                close(end);
            execvp(words[0], const_cast<char**>(words));
            _exit(127);
        }
        close(in[0]);
        close(out[1]);
        m_in = in[1];
        m_out = out[0];
    }
    ~BarePipe() {
        close(m_in);
        close(m_out);
        kill(m_process, SIGKILL);
        waitpid(m_process, nullptr, 0);
    }
    bool roundTrip(const std::string& line) const {
        char answer[64];
        return ::write(m_in, line.data(), line.size()) == static_cast<ssize_t>(line.size())
               && ::read(m_out, answer, sizeof answer) == 3;
    }

private:
    pid_t m_process;
    int m_in, m_out;
};

// One move of a program through its host against the bare round trip of the same line, in turn.
void programMove(benchmark::State& state) {
    using Clock = std::chrono::steady_clock;
    const auto match = matchFrom(*gameNamed("tic-tac-toe").value(), ".../.../... X").value();
    OwnProgram program("sed", {{words[0], words[1], words[2]}}, {});
    const AnyPlayer player = program.player();
    const BarePipe bare;
    if (!player(*match)({}) || !bare.roundTrip(program.asked()))
        state.SkipWithError("sed -u does not answer");
    Clock::duration byHost{}, byPipe{};
    bool answered = true;
    for (auto _ : state) {
        const auto begin = Clock::now();
        answered = answered && player(*match)({}).has_value();
        const auto middle = Clock::now();
        answered = answered && bare.roundTrip(program.asked());
        byHost += middle - begin;
        byPipe += Clock::now() - middle;
    }
    if (!answered)
        state.SkipWithError("a move was not answered");
    const auto each = [&](Clock::duration time) {
        return std::chrono::duration<double, std::micro>(time).count()
               / static_cast<double>(state.iterations());
    };
    state.counters["host_us"] = each(byHost);
    state.counters["pipe_us"] = each(byPipe);
    state.counters["ratio"] = each(byHost) / each(byPipe);
}
BENCHMARK(programMove);

} // namespace

} // namespace bouton
