// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "own/game_file.h"

namespace bouton::own {

// The lines of a file while it is read, and what is said of them.

using Text = std::string_view;

// "KEY of SIDE: TEXT", each a piece of the whole line.
struct Line {
    int number = 1; // from 1
    Text whole{}, key{}, of{}, text{};
};
// The first line of a key; null if there is none.
const Line* firstOf(const std::vector<Line>& lines, Text key);

// A sentence about a piece of a line. The column is put before its arguments.
LineMistake mistakeAt(const Line& line, Text at, Phrase what);

// A text without the blanks at its ends; what stands between signs, likewise; and between blanks.
Text trimmedLine(Text text);
std::vector<Text> splitAt(Text text, char sign);
std::vector<Text> splitAtBlanks(Text text);

// Reads the lines of a file one after the other. At most one mistake a line is kept, the first.
class LineReader {
protected:
    // Parts the text into lines that have a key; refuses the others.
    void cut(Text text);
    // A mistake at a piece of the line that is being read: at its end if the piece is null.
    void refuse(Text at, const char* text, std::vector<std::string> args = {},
                std::optional<int> n = {});
    bool isRefused() const;
    // Refuses a word that does not belong here: by `nearest` if a known one is spelled nearly so,
    // by `none` otherwise.
    void unknown(Text word, const std::vector<Text>& known, const char* none, const char* nearest);
    // The place of a word among those; else it is refused.
    std::optional<std::size_t> placeOf(Text word, const std::vector<Text>& known, const char* none,
                                       const char* nearest);

    GameFile m_file;
    std::vector<Line> m_lines;
    Line m_line; // that is being read

private:
    void cutLine();
};

} // namespace bouton::own
