// SPDX-License-Identifier: MIT
#pragma once

#include <csignal>
#include <string>
#include <sys/types.h>
#include <vector>

namespace bouton::testing {

struct Finished {
    int status = -1; // the exit status, or 256 + N if signal N killed the process
    std::string out, err;
};

// bouton-cli as a real process. Its standard input stays open until finish(). If the process says
// nothing for a minute, it is killed and the test fails.
class Process {
public:
    // Starts bouton-cli with these words after its name, perhaps with a terminal for its errors.
    explicit Process(const std::vector<std::string>& words, bool hasTerminal = false);
    // Kills the process if it is still running.
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    void signal(int number) const;
    // Keeps input for the process. The functions that wait write it.
    void give(const std::string& input);
    // Block until standard output, or standard error, contains the text. Give false if it ends
    // without the text.
    bool waitForOut(const std::string& text);
    bool waitForErr(const std::string& text);
    // What has been read of standard output so far.
    const std::string& out() const { return m_finished.out; }
    // Blocks until there is more of it. Gives false at its end.
    bool waitForMoreOut();
    // Closes our end of the pipe from standard output, like a reader that has seen enough.
    void closeOut();
    // Gives the process this input, then the end of its input, and blocks until it ends.
    Finished finish(const std::string& input = "");
    // Blocks until the process ends by itself, with its input still open.
    Finished outlive();
    // The same after Ctrl-C or another signal that ends it with status 130.
    Finished interrupt(int number = SIGINT);

private:
    bool step(); // false once nothing more can come

    pid_t m_pid = -1;
    int m_in = -1, m_out = -1, m_err = -1;
    std::string m_input;
    std::size_t m_written = 0;
    bool m_endsInput = false;
    Finished m_finished;
};

// Runs bouton-cli with this input and blocks until it ends.
Finished run(const std::vector<std::string>& words, const std::string& input = "");

// The same for work that must be done: status 0 and nothing on standard error. Gives the output.
std::string done(const std::vector<std::string>& words, const std::string& input = "");
// The same for words that must be refused: this status and this sentence alone.
void expectRefused(const std::vector<std::string>& words, const std::string& sentence,
                   int status = 2);

// The lines of a text, without their ends.
std::vector<std::string> linesOf(const std::string& text);

} // namespace bouton::testing
