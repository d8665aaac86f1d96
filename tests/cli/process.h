#pragma once

#include <string>
#include <sys/types.h>
#include <vector>

namespace bouton::testing {

struct Finished {
    int status = -1; // 256 and the number of the signal that killed it
    std::string out, err;
};

// bouton-cli as a real process. Its input stays open until finish(). A process that lives longer
// than a minute fails the test.
class Process {
public:
    explicit Process(const std::vector<std::string>& words);
    ~Process();
    Process(const Process&) = delete;
    Process& operator=(const Process&) = delete;

    void signal(int number) const;
    void give(const std::string& input); // is written as the process is waited for
    // Reads on until standard output, or standard error, has the text.
    bool waitForOut(const std::string& text);
    bool waitForErr(const std::string& text);
    void closeOut(); // as a reader that has seen enough
    // Gives it the input to the end of it and waits for the process.
    Finished finish(const std::string& input = "");
    // Waits for the process while its input stays open.
    Finished outlive();

private:
    bool step(); // false once nothing more can come

    pid_t m_pid = -1;
    int m_in = -1, m_out = -1, m_err = -1;
    std::string m_input;
    std::size_t m_written = 0;
    bool m_endsInput = false;
    Finished m_finished;
};

// Runs it with this input to its end.
Finished run(const std::vector<std::string>& words, const std::string& input = "");

std::vector<std::string> linesOf(const std::string& text);

} // namespace bouton::testing
