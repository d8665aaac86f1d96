#pragma once

#include <optional>
#include <string>

namespace bouton::cli {

// Standard input by lines of any bytes. A line that is longer than any text that could mean
// something is read to its end and cut off, so that no input fills the memory.
class Lines {
public:
    static constexpr std::size_t longest = 1 << 20;

    // The next line without its end, or nothing after the last; what follows the last end of line
    // is a line if it is not empty. Blocks. Throws Problem where the input cannot be read.
    struct Line {
        std::string text;
        bool cutOff = false;
    };
    std::optional<Line> next();

private:
    bool fill();

    std::string m_buffer;
    std::size_t m_at = 0;
};

} // namespace bouton::cli
