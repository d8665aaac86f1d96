#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>

namespace bouton::cli {

// Standard output, written at once and whole, so that a pipe's reader has every line as soon as it
// is known and a stop never tears one. Two threads use it: the one that works and the one that
// waits for Ctrl-C (interrupt.h).
class Output {
public:
    // Writes the text, which ends what was known before. Throws Problem where it cannot be written.
    void say(std::string_view text);
    // What to write, should the work be stopped before it says more.
    void know(std::string text);
    // Writes what is known, unless the other thread is still writing when the patience ends.
    void conclude(std::chrono::milliseconds patience);

private:
    int write(std::string_view text); // what writeAll() says; only by the thread that set m_writing

    std::mutex m_mutex; // never held while writing, which may block
    std::condition_variable m_written;
    bool m_writing = false;
    std::string m_known;
};

// A line on standard error: "bouton-cli: SENTENCE". Where that fails there is nobody to tell.
void complain(std::string_view sentence);
// Text on standard error as it is: prompts, boards and the rule that a player followed.
void remark(std::string_view text);

// Writes all of it to a file descriptor, or returns errno.
int writeAll(int descriptor, std::string_view text);

// A text from outside, such as a file's name, as a sentence can show it: no byte that a terminal
// obeys, and no more than a line.
std::string shown(std::string_view text);

// "1 cell", "2 cells"
std::string counted(std::size_t number, std::string_view noun);

// Makes sure that the descriptors 0 to 2 are taken, so that no file opened later becomes standard
// output by accident; writing to one that was closed still fails.
void reserveStandardDescriptors();

} // namespace bouton::cli
