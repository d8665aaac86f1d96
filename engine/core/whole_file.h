// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <limits>
#include <optional>
#include <string>

#include "core/phrase.h"

namespace bouton {

// The most bytes of a file that a user names: 64 MiB.
constexpr std::uintmax_t mostBytesOfAFile = 64 << 20;

enum class Pipes : bool { Refused, Taken };

// A file that is read bit by bit. It is a regular one or, where they are taken, a pipe that
// somebody writes to. Everything else is refused without waiting for it.
class FileReader {
public:
    explicit FileReader(const std::filesystem::path& file, Pipes pipes = Pipes::Refused);
    FileReader() : m_descriptor(0) {} // standard input, of any kind, which stays open
    ~FileReader();
    FileReader(const FileReader&) = delete;
    FileReader& operator=(const FileReader&) = delete;

    // Reads the next bytes. Blocks until there is one at least. Gives their number, 0 at the end,
    // -1 if it cannot be read.
    std::ptrdiff_t read(char* bytes, std::size_t size);
    // All bytes; more than `most` if there are more. Empty: it cannot be read.
    std::optional<std::string> all(std::uintmax_t most);

    // Why it cannot be read, as an errno (0 if there is none for that) and as a sentence.
    int error() const { return m_error; }
    Phrase refusal(const std::string& name) const;

private:
    int m_descriptor = -1;
    bool m_isSilent = false; // a pipe that has given nothing yet, not even a sign of a writer
    int m_error = 0;
    const char* m_why = nullptr; // marked for translation; null: the error says it
};

// The bytes of such a file. Refuses one of more than `most` bytes; also one that cannot be read.
// Blocks for the disk.
Or<std::string> wholeFile(const std::filesystem::path& file,
                          std::uintmax_t most = std::numeric_limits<std::uintmax_t>::max());

} // namespace bouton
