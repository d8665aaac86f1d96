// SPDX-License-Identifier: MIT
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <string_view>

#include "core/visible.h"

namespace bouton::cli {

// Standard output. Each text is written at once and whole: the reader of a pipe gets a line as soon
// as it is known, and a stop never cuts a line in two. Two threads use it: the working thread and
// the thread that waits for Ctrl-C (main.cpp).
class Output {
public:
    // Writes the text and forgets what know() has kept. Blocks until the text is written. Throws
    // Problem if it cannot be written.
    void say(std::string_view text);
    // Keeps a text, in place of the one kept before. conclude() writes it if the work is stopped
    // before it says more. Does not block.
    void know(std::string text);
    // Writes the kept text. If the other thread is still writing when the patience ends, this
    // writes nothing. An error is ignored.
    void conclude(std::chrono::milliseconds patience);

private:
    // Gives what writeAll() gives. Only the thread that has set m_writing may call it.
    int write(std::string_view text);

    std::mutex m_mutex; // never held while writing, because writing may block
    std::condition_variable m_written;
    bool m_writing = false;
    std::string m_known;
};

// Writes a line to standard error: "bouton-cli: SENTENCE". Blocks; errors are ignored.
void complain(std::string_view sentence);
// Writes a text to standard error as it is: prompts, boards, the rule that a player followed.
// Blocks; errors are ignored.
void remark(std::string_view text);

// Writes the whole text to a file descriptor. Blocks. Gives 0, or errno if a write fails.
int writeAll(int descriptor, std::string_view text);

// A text from outside, such as a file's name, made safe for a sentence on a terminal; a path whole.
inline std::string shown(std::string_view text) { return visible(text, longestPath); }

// A number with its noun: "1 cell", "2 cells".
std::string counted(std::size_t number, std::string_view noun);

// Opens those of the descriptors 0 to 2 that are closed. Otherwise a file opened later could become
// standard output by accident. Using such a descriptor still fails.
void reserveStandardDescriptors();

} // namespace bouton::cli
