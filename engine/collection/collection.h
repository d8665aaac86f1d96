// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "games/formats.h"
#include "games/reversi/reversi.h"

namespace bouton {

// How many discs lie on a board; and a position after the pass, where one must be made.
int discsOn(const reversi::Board& board);
Reversi::State passedIfForced(const Reversi::State& state);

// Games of Reversi by the thousand, as others have played them: a byte a move and some forty bytes
// a game. A Match of each would take 200 times as long to make. Games are added and never change,
// so threads may share a collection that is complete. Nothing here blocks.
class Collection {
public:
    using Index = std::uint32_t;                        // of a game, in the order of the files
    using Name = std::uint32_t;                         // of a text; 0: an empty one
    static constexpr std::size_t mostGames = 1'000'000; // others are left out, and that is said

    struct Game {
        std::array<Name, 2> players{}; // by side
        Name event = 0, date = 0;
        std::uint32_t number = 0; // in its file, from 1
        std::uint32_t start = 0;  // which of the starts; 0: the usual one
        std::uint32_t first = 0;  // where its moves begin
        std::uint16_t openings = 0;
        std::uint16_t file = 0;
        std::uint8_t moves = 0; // discs that are set: passes do not count
        // The discs of Dark at the end, as the file says them, else as they lie on the board; the
        // empty cells are the winner's. And with best play from some position on. -1: not known.
        std::int8_t discs = -1, theoretical = -1;
        std::int8_t theoreticalAt = 0; // at how many empty cells that began; 0: not known
        std::int8_t loser = -1;        // the side that resigned or was out of time; -1: none did
        bool onTime = false;           // which of both
        bool isComplete = false;       // the moves come to the end of the game
        bool isWrong = false;          // the file goes on with a move that is not legal
    };

    // What is not as one expects it, and how often.
    struct Oddities {
        std::size_t early = 0;     // the moves end before the game does
        std::size_t wrong = 0;     // of those: because of a move that is not legal
        std::size_t differing = 0; // the file's result is not that of the board
    };

    std::size_t size() const { return m_games.size(); }
    const Game& game(Index index) const { return m_games[index]; }
    // A text as one line that is safe to show (core/visible.h).
    const std::string& text(Name name) const { return m_texts[name]; }
    std::size_t texts() const { return m_texts.size(); }
    const std::string& file(const Game& game) const { return m_files[game.file].name; }
    // Of the bytes of its file: the same file has the same, whatever it is called.
    std::uint64_t checksum(const Game& game) const { return m_files[game.file].checksum; }
    std::size_t files() const { return m_files.size(); }
    // The names of the openings that the line comes through, the last one last. Marked for
    // translation.
    std::span<const char* const> openings(const Game& game) const {
        return m_openings[game.openings];
    }
    const char* opening(const Game& game) const { return openingOf(game.openings); }
    // The same by their number, Game::openings, of which there are so many. The name of the last
    // one; empty if none has a name.
    std::span<const char* const> openingsOf(std::size_t number) const { return m_openings[number]; }
    const char* openingOf(std::size_t number) const {
        return m_openings[number].empty() ? "" : m_openings[number].back();
    }
    std::size_t ways() const { return m_openings.size(); }

    // Who has won; empty: it is not known.
    std::optional<Result> result(const Game& game) const;
    const Reversi::State& start(const Game& game) const { return m_starts[game.start]; }
    // The cell of a move, and who makes it. `number` counts from 0.
    int cell(const Game& game, std::size_t number) const {
        return m_moves[game.first + number] & 63;
    }
    Side mover(const Game& game, std::size_t number) const {
        return m_moves[game.first + number] & 64 ? Side::Two : Side::One;
    }
    // The position after so many of its moves, where somebody can move or the game is over: no
    // pass is left to be made.
    Reversi::State after(const Game& game, std::size_t moves) const;
    // The game as a match, at its end, with what is known beside the moves, and a remark where they
    // end early.
    ReadGame read(Index index) const;
    // The position whose theoretical score the file gives; empty: it gives none, or the moves end
    // before.
    std::optional<Reversi::State> theoreticalPosition(const Game& game) const;
    const Oddities& oddities() const { return m_oddities; }

    // Making one ---------------------------------------------------------------------------------

    Name named(std::string_view text);
    // The games that are added from now on are of this one.
    void beginFile(std::string name, std::uint64_t checksum = 0);
    void reserve(std::size_t games);
    // A game with these cells, without passes: up to the first that is not legal; nothing else of
    // `told` is looked at. Gives false if there is no room for it.
    bool add(Game told, std::span<const std::uint8_t> cells,
             const Reversi::State& start = Reversi::State{});

private:
    std::uint16_t wayOf(std::vector<const char*> openings);

    std::vector<Game> m_games;
    std::vector<std::uint8_t> m_moves; // the cell, and 64 where Light moves
    std::vector<std::string> m_texts{{}};
    std::map<std::string, Name, std::less<>> m_names{{{}, 0}};
    std::vector<std::vector<const char*>> m_openings{{}};
    std::map<std::vector<const char*>, std::uint16_t> m_ways{{{}, 0}};
    std::vector<Reversi::State> m_starts{Reversi::State{}};
    struct File {
        std::string name;
        std::uint64_t checksum;
    };
    std::vector<File> m_files;
    Oddities m_oddities;
};

} // namespace bouton
