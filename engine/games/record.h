// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "games/formats.h"

namespace bouton {

// A whole game as a text: on one line, as Match::record() writes it and docs/notation.md tells it,
// "GAME: POSITION; m1 m2 …", or as others write games. The moves may be left out, and the semicolon
// with them; or the position, where the game has a usual start. Moves may be a numbered list, with
// tags before it as `[Site "…"]`, and forced passes may be missing: they are filled in. Any bytes
// of any length are safe to read. Nothing here blocks.

inline constexpr std::size_t mostRecordBytes = 1 << 20; // of a line
inline constexpr std::size_t mostRecordMoves = 20'000;

// The game, which stands at its end. Moves alone, without the name of their game, are read if some
// game's format claims them (games/formats.h), or if they are legal from the usual start of one
// game alone. Refuses with a sentence that says which move is wrong, counted as they are written,
// and what was legal there; or what is wrong before the moves, or of which games it could be.
Or<ReadGame> readGameText(std::string_view text);
// The same where the game is known: "GAME: " may be left out, and must be this one if it is there.
Or<ReadGame> readGameText(std::string_view text, const Ruleset& game);

// The same without what the text says beside the moves.
Or<std::unique_ptr<Match>> readRecord(std::string_view text);
Or<std::unique_ptr<Match>> readRecord(std::string_view text, const Ruleset& game);

// Refuses a file by its name alone where it is known and no text: EDX, as Edax keeps games.
Or<void> checkFileName(std::string_view name);

// Plays a move as Match::play() does. If it is not legal and a forced pass is to be made, this
// comes first. What is refused leaves the match where it was.
Or<Match::Node> playFillingPasses(Match& match, std::string_view move);
// Plays one so, which is move `number` of a record. Refuses with a sentence that says which it is,
// and what is legal here.
Or<void> playMove(Match& match, std::size_t number, std::string_view move);
// A text without the tags before its moves and without a result after them.
std::string_view movesAloneIn(std::string_view text);
// The game of such a text, from the usual start.
Or<ReadGame> readMovesAlone(std::string_view text, const Ruleset& game);
// Plays moves so, as a record has them. Refuses with a sentence that says which is wrong.
Or<void> playMoves(Match& match, std::string_view moves);

// The game as Match::record() writes it, but to the end of its line: also the moves after a
// position to which one has looked back.
std::string wholeRecord(const Match& match);

// The games of a text: a line each, without the empty ones and those that begin with "#" or "%"; or
// the whole text where that is one game on several lines; or as one of the formats parts them.
struct RecordLine {
    std::size_t number;    // of its first line in the text, from 1
    std::string_view text; // of the given text, without blanks around it
};
std::vector<RecordLine> recordLines(std::string_view text);

// Moves from a text, with blanks or commas between them. Those of one cell may stand together, and
// passes with them: "f5d6c3". Numbers such as "1." are left out. A pass may be pass, pa, ps or --.
class MoveTexts {
public:
    explicit MoveTexts(std::string_view text) : m_rest(text) {}
    // The next one; empty after the last. A pass is always "pass".
    std::string_view next();

private:
    std::string_view m_rest;
    std::size_t m_together = 0; // how much of it are moves of one word
};

} // namespace bouton
