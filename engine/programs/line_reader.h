// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bouton {

// Makes lines of the bytes that a program writes. It keeps a bounded number of bytes, whatever
// comes.
class LineReader {
public:
    static constexpr std::size_t longest = 1 << 16; // a longer line is no answer to anything

    // How many bytes it takes now.
    std::size_t room() const { return longest - m_bytes.size(); }
    // Takes the first room() of these bytes and drops the others.
    void take(std::string_view bytes);
    // The next whole line, without the line feed that ends it.
    std::optional<std::string> next();
    // It is full, and has no whole line: the line is too long.
    bool isOverrun() const { return room() == 0 && m_bytes.find('\n') == std::string::npos; }
    // What is kept and not yet given, the beginning of a line at its end.
    const std::string& rest() const { return m_bytes; }

private:
    std::string m_bytes;
};

// What a line says: without a byte order mark before it, and without carriage returns and blanks at
// its ends.
std::string_view saidBy(std::string_view line);

} // namespace bouton
