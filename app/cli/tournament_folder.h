#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "lab/tournament.h"
#include "session/kept/saved_game.h"

namespace bouton::cli {

// The folder of a tournament: what it is, a line for each game that is over, and files for each
// game. With it a tournament that was interrupted goes on where it was.
class TournamentFolder {
public:
    // Makes the folder if it is missing. `head` says what the tournament is. Throws Problem if the
    // folder has another tournament, is in use, or cannot be written.
    TournamentFolder(std::filesystem::path folder, const std::string& head,
                     std::vector<std::string> names);
    ~TournamentFolder();
    TournamentFolder(const TournamentFolder&) = delete;
    TournamentFolder& operator=(const TournamentFolder&) = delete;

    // The games that are over. A line that was not finished when its process was killed is dropped.
    const std::vector<Tally>& before() const { return m_before; }
    // Writes a game: its files first, then its line. Blocks for the disk. Throws Problem.
    void keep(const TournamentGame& game, const Match& match, const SavedGame& saved,
              std::size_t all);
    // Writes the table.
    void keepTable(const std::string& text) const;

private:
    void check(int error) const;
    void readResults();

    std::filesystem::path m_folder;
    std::vector<std::string> m_names; // of the players
    int m_results = -1;               // the descriptor of the lines
    std::vector<Tally> m_before;
};

} // namespace bouton::cli
