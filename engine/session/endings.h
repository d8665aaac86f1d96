// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "core/match.h"
#include "session/values/saved_game.h"

namespace bouton {

// A game of two computers is called off after so many plies, since Towers need not end by itself.
constexpr std::size_t mostPliesOfComputers = 1000;
bool calledOff(const Match& match, const std::array<Seat, 2>& seats);

// How one game ended, on whichever line: by its rules, or although they go on. What the rules do
// not know of it is here. The match is always the same one.
class Endings {
public:
    // The side has lost the game on the board. That stays with this position, wherever one looks.
    void forfeit(const Match& match, Forfeit forfeit) { m_at[match.current()].forfeit = forfeit; }
    // Why the game on the board is over, if not by its rules.
    std::optional<Forfeit> forfeited(const Match& match) const;
    // At a node of the game. Empty: not over, or called off.
    std::optional<Result> result(const Match& match, Match::Node node) const;
    // The game on the board is over, by whatever. `hinted`: somebody has got hints in it.
    void end(const Match& match, bool hinted);
    void takeBack(const Match& match); // the forfeit on the board, as if it had never been
    // A move was played to the position on the board: the game goes on, also where it was lost by
    // a forfeit before. How it first ended stays.
    void goOn(const Match& match);
    // The line on the board has come to its end later on.
    bool endsLater(const Match& match) const;
    // The game came from elsewhere, and had an end already.
    bool cameEnded() const;

    // Somebody is helped, so that the game does not tell how strong its players are. What comes
    // after the first end does not count.
    void help(SavedGame::Help by);
    // How the game first came to an end; empty: it has not yet.
    const std::optional<SavedGame::FirstEnd>& first() const { return m_first; }

    // What a file keeps of it, and back. `nodes` are those of the saved positions.
    void save(SavedGame& game, const Match& match, const std::vector<Match::Node>& nodes) const;
    static Endings restored(const SavedGame& game, const std::vector<Match::Node>& nodes);

private:
    struct End {
        std::optional<Forfeit> forfeit{};
        bool foreign = false; // the game came with it
    };
    std::map<Match::Node, End> m_at; // where the game has ended; not if that was taken back
    std::optional<SavedGame::FirstEnd> m_first;
    bool m_helped = false;
    SavedGame::Help m_helpedBy = SavedGame::Help::Unknown;
};

} // namespace bouton
