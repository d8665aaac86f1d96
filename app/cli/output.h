#pragma once

#include <chrono>
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
    // Writes what is known, if the lock is to be had in time, and leaves no more to say.
    void conclude(std::chrono::milliseconds patience);

private:
    std::timed_mutex m_mutex;
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
