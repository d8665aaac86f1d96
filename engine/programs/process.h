// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <cstdint>
#include <expected>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <utility>
#include <vector>

#include "core/phrase.h"
#include "programs/line_reader.h"

namespace bouton {

// What another program may take.
struct ProgramLimits {
    using Time = std::chrono::milliseconds;
    Time start{10'000};                // until its first answer
    Time move{10'000};                 // for a move, where no clock runs
    Time grace{100};                   // more than what it was told: the system takes some itself
    Time end{1000};                    // to end by itself after the end of its input
    std::uint64_t memory = 2ull << 30; // resident bytes of all that it has started; 0: any
};

// A file descriptor that closes itself. No program that is started inherits it.
class Descriptor {
public:
    Descriptor() = default;
    explicit Descriptor(int number) : m_number(number) {}
    Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
    Descriptor& operator=(Descriptor&& other) noexcept {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~Descriptor() { close(); }

    int get() const { return m_number; } // -1: none
    bool isOpen() const { return m_number != -1; }
    void close();
    void dontBlock() const; // reading and writing give EAGAIN instead

private:
    int m_number = -1;
};

// The file of bouton-guard (app/guard), without which no program is started: it is libexec/bouton
// in the folder of the running program or in one of the two above. Refuses if it is missing there.
Or<std::string> guardFile();

// Another program with pipes from and to it. It and all that it starts are gone when this object
// is, and also if this program is killed: a guard sees to it (app/guard).
//
// Nothing here waits longer than it is told to, and what is kept of the program's output is
// bounded. One thread at a time uses it.
class Process {
public:
    using Clock = std::chrono::steady_clock;

    struct Command {
        std::vector<std::string> words; // without a shell; the first is the program
        std::string folder{};           // where it works; empty: the present folder
    };
    // Starts the program, which ends with more resident bytes than `memory` (0: any number). Gives
    // the sentence of why nothing can be started. A program that is not there is started, and has
    // ended then. From now on a write to a pipe that nobody reads fails instead of ending this
    // process.
    static Or<std::unique_ptr<Process>> started(const Command& command, std::uint64_t memory = 0);
    // close() without patience.
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    // Why nothing was written or read.
    enum class Break {
        Stopped,     // a stop was asked for
        Late,        // the time is over
        Unread,      // it has not read what was written, and the time is over
        Overrun,     // its line is too long
        OutOfMemory, // it was ended because it took too much
        Ended,       // it has ended, or has closed its output
    };
    // Writes all of the text.
    std::expected<void, Break> write(std::string_view text, Clock::time_point until,
                                     const std::stop_token& stop);
    // The next line of its output, without the line feed. What the program wrote before it ended is
    // read to its end first.
    std::expected<std::string, Break> readLine(Clock::time_point until,
                                               const std::stop_token& stop);
    // What it has written and nobody has read yet, as far as it is here now. Does not wait.
    const std::string& unread();

    // The end of its standard error, at most 64 KB.
    static constexpr std::size_t mostErrors = 1 << 16;
    const std::string& errors() const { return m_errors; }
    // How it has ended, as the guard says it: "exit 1", "signal 11", "start 2" (it could not be
    // started: errno), "memory". Empty: it has not, as far as is known.
    const std::string& end() const { return m_end; }

    // Ends its input, waits as long as the patience for its end, and then kills it. Gives whether
    // it has ended by itself.
    bool close(std::chrono::milliseconds patience);
    // The processor time in seconds of all that it has started; known after close().
    double processorTime() const { return m_seconds; }

private:
    Process() = default;
    bool wait(Clock::time_point until, int wake, bool writes);
    void readOutput();
    void readErrors();
    void readGuard();
    void hear(std::string_view news);
    void endInPlaceOfGuards();

    pid_t m_guard = -1;
    Descriptor m_in, m_out, m_err, m_line;
    LineReader m_reader;
    std::string m_errors, m_news, m_end;
    Clock::time_point m_over; // the end of a wait at which what was here was taken
    bool m_isClosing = false; // its output is dropped
    double m_seconds = 0;
};

} // namespace bouton
