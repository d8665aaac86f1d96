#pragma once

#include <string>

#include "core/match.h"

namespace bouton::cli {

// A file to which played games are appended, a line each (docs/notation.md). Throws Problem where
// it cannot be opened or written.
class Record {
public:
    explicit Record(const std::string& file);
    ~Record();
    Record(const Record&) = delete;
    Record& operator=(const Record&) = delete;
    void append(const Match& match);

private:
    void check(int error) const;

    std::string m_file;
    int m_descriptor;
};

} // namespace bouton::cli
