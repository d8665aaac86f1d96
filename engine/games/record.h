// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "core/ruleset.h"

namespace bouton {

// A whole game on one line, as Match::record() writes it and docs/notation.md tells it:
// "GAME: POSITION; m1 m2 …". The moves may be left out, and the semicolon with them. Any bytes of
// any length are safe to read. Nothing here blocks.

inline constexpr std::size_t mostRecordBytes = 1 << 20; // of a line
inline constexpr std::size_t mostRecordMoves = 20'000;

// The game as a match that stands at its end. Refuses with a sentence that says which move is
// wrong, or what is wrong before the moves.
Or<std::unique_ptr<Match>> readRecord(std::string_view line);
// The same where the game is known: "GAME: " may be left out, and must be this one if it is there.
Or<std::unique_ptr<Match>> readRecord(std::string_view line, const Ruleset& game);

// The game as Match::record() writes it, but to the end of its line: also the moves after a
// position to which one has looked back.
std::string wholeRecord(const Match& match);

// The lines of a text that hold a game each: all but the empty ones and those that begin with "#".
struct RecordLine {
    std::size_t number;    // in the text, from 1
    std::string_view text; // of the given text, without blanks around it
};
std::vector<RecordLine> recordLines(std::string_view text);

// Moves from a text, with blanks between them. Those of one cell may stand together: "f5d6c3".
class MoveTexts {
public:
    explicit MoveTexts(std::string_view text) : m_rest(text) {}
    // The next one; empty after the last.
    std::string_view next();

private:
    std::string_view m_rest;
    std::size_t m_together = 0; // how much of it are cells of one word
};

} // namespace bouton
