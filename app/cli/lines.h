// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>

#include "core/whole_file.h"

namespace bouton::cli {

// Standard input, or a file or a pipe with a name, line by line. A line may hold any bytes. A byte
// order mark before the first one is left out; UTF-16 is refused.
class Lines {
public:
    // The maximum length of a line in bytes. No meaningful line is longer. The rest of a longer
    // line is read and dropped, so that no input fills the memory.
    static constexpr std::size_t longest = 1 << 20;
    static std::string tooLong(); // a sentence for a line that is cut off

    struct InputLine {
        std::string text; // without the end of line, "\n" or "\r\n"
        bool cutOff = false;
    };
    // With a descriptor to wake it: as soon as that can be read, the input counts as ended.
    explicit Lines(int wake = -1) : m_wake(wake) {}
    // What has this name: at most 64 MiB of it.
    explicit Lines(const std::string& file)
        : m_input(file, Pipes::Taken), m_file(file), m_wake(-1) {}

    // The next line, or nothing after the last one. The last line needs no end of line. Blocks
    // until a line is there. Throws Problem if the input cannot be read, or if it does not end: a
    // file, or a line of standard input, of more than 64 MiB.
    std::optional<InputLine> next();

private:
    InputLine whole(InputLine line);
    bool fill(); // false at the end of the input
    bool isWoken() const;

    FileReader m_input;
    std::string m_file;         // empty: standard input
    std::uintmax_t m_bytes = 0; // read of the file, or of the line
    int m_wake;
    std::string m_buffer;
    std::size_t m_at = 0;
    bool m_isBegun = false; // the first line is read
};

} // namespace bouton::cli
