// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "core/match.h"

namespace bouton::cli {

// A file that collects played games, one line a game (docs/notation.md).
class Record {
public:
    // Opens the file, and makes it if it is missing. Throws Problem if it cannot be opened.
    explicit Record(const std::string& file);
    ~Record();
    Record(const Record&) = delete;
    Record& operator=(const Record&) = delete;
    // Appends the game's line. Blocks until it is written. Throws Problem if that fails.
    void append(const Match& match);

private:
    std::string m_file;
    int m_descriptor;
};

} // namespace bouton::cli
