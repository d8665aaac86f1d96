// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "command.h"
#include "games/record.h"
#include "session/values/saved_game.h"

namespace bouton::cli {

// Whether the word is a FILE and no GAME: it ends in .bouton or .txt or as the files of a format do
// (games/formats.h), or is "-".
bool isGameFile(const std::string& word);

// A game of a file, at the position where it was left, with the tree of all its positions.
struct FiledGame {
    std::size_t number; // in the file, from 1
    SavedGame saved;
    std::unique_ptr<Match> match;
    std::vector<Phrase> remarks{}; // what was read otherwise than it is written
};

// The games of a file: one as the window saves it, or a text with records, in any format. What the
// file holds decides, not its name. Games are read one by one, when they are asked for.
class GameFile {
public:
    // Reads the file, or standard input if the name is "-". `side`, the value of --side, moves in
    // each board of a text that does not say it. Blocks. Throws Problem if it cannot be
    // read, is too large, or holds no games.
    explicit GameFile(const std::string& name, std::optional<std::string> side = {});

    std::size_t size() const { return m_lines.empty() ? 1 : m_lines.size(); }
    bool isText() const { return !m_lines.empty(); }
    // The game with this number, from 1. Throws Problem with a sentence that says where it is
    // wrong. Blocks for as long as its moves take.
    FiledGame game(std::size_t number, const std::stop_token& stop) const;

private:
    std::string m_name, m_bytes;
    std::optional<std::string> m_side; // that each game of a text still lacks
    std::vector<RecordLine> m_lines;   // of a text, in m_bytes
};

// How a side lost what the rules had not ended: "X has resigned: O wins." Empty: it did not.
std::string forfeitOf(const FiledGame& game);

inline const Option gameOption{"game", "N", "the game with this number in FILE, from 1"};

// Says on standard error what was read otherwise than it is written.
void tellRemarks(const FiledGame& game);

// A FILE stands alone: refuses a second argument, which the command calls so. A GAME has no --game.
// Both throw Problem.
void refuseSecond(const Arguments& arguments, const std::string& what);
void refuseGameOption(const Arguments& arguments);

// Works on each game of the file, or on the one that --game names. `several`: there are more than
// one. A game of several that cannot be read is answered in its place, "error: …" or as JSON with
// --json, and gives the status of a bad input. Ends early after Ctrl-C.
Status forEachGame(const Context& context, const std::string& name,
                   const std::function<void(FiledGame game, bool several)>& work);

} // namespace bouton::cli
