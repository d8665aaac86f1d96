// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/game.h"
#include "core/match.h"
#include "session/values/message.h"
#include "session/values/plan.h"

namespace bouton {

// How a side lost a game that the rules had not ended.
struct Forfeit {
    enum class Why { OutOfTime, Resigned, Fault }; // a fault of a program of the user's
    Side loser;
    Why why;
    bool operator==(const Forfeit&) const = default;
};

// A game as it is kept: a plain value that brings everything back as it was left. It has its plan
// in words alone, because a file may name rules, settings and players that this program does not
// know, and keeps them.
//
// Session::saved() makes one, kept/game_file.h writes and reads it, values/reopened.h checks it.
struct SavedGame {
    using Duration = std::chrono::milliseconds;
    using Moment = std::chrono::sys_time<std::chrono::milliseconds>;

    struct Chair { // a seat in words
        // Or a computer player's spec, "minimax:depth=4", or "program:NAME".
        std::string player = "human";
        std::optional<TimeControl> time{};
        std::string name{}; // of a human, as in Seat
        bool operator==(const Chair&) const = default;
    };
    // A position of the tree. positions[0] is the start, which has no move. A parent comes before
    // its children, and the children of one parent stand in their order.
    struct Position {
        std::size_t parent = 0;
        std::string move{};    // that led here
        std::size_t next = 0;  // the child visited last; 0: none
        std::string comment{}; // the user's own words
        std::size_t hints = 0; // said in this position
        bool ended = false;    // the game ended here although the rules go on: resigned, or on time
        std::optional<Forfeit> forfeit{}; // how, where it is not on the board
        bool foreign = false; // the game came from elsewhere with this end: it is not the user's
        std::array<std::optional<Duration>, 2> left{}; // the clocks when it was reached
        bool operator==(const Position&) const = default;
    };

    std::string id{};       // a UUID; names the file
    std::string before{};   // the game that was put away when this one began; empty if none
    std::string game{};     // the id of its rules
    std::string rules{};    // of a game of one's own, their text; empty: the game is built in
    std::string start{};    // "ROWS SIDE"
    std::string settings{}; // "rows=5,columns=4"
    bool autoFill = false;
    std::array<Chair, 2> seats{};
    std::vector<Position> positions{1};
    std::size_t current = 0; // the position on the board
    bool paused = false;
    std::array<std::optional<Duration>, 2> left{}; // the clocks now
    std::optional<Forfeit> forfeit{};
    std::array<int, 2> hintsUsed{};
    std::vector<Message> messages{};
    Moment begun{}, touched{}; // when it began, and when it was last changed

    // Somebody at the table was helped, or replaced by another: the game does not say how strong
    // its players are. By what first; unknown in files of before.
    enum class Help { Unknown, Hint, SeeWhy, Seat, TakenBack };
    bool helped = false;
    Help helpedBy = Help::Unknown;
    // How it first came to an end. That stays, whatever is tried afterwards. `alone`: nobody had
    // been helped, and no move had been taken back and played otherwise; else `why` says what was.
    struct FirstEnd {
        std::optional<Side> winner{};
        bool alone = false;
        Help why = Help::Unknown;
        bool operator==(const FirstEnd&) const = default;
    };
    std::optional<FirstEnd> firstEnd{};

    // Of an ended game on the shelf: whether the archive has it as it ended, or is not to. Unknown:
    // an older version wrote it, or the game goes on.
    std::optional<bool> archived{};

    // What lists show of it. Who opens the game finds it out anew.
    std::string shown{};          // the position on the board, "ROWS SIDE"
    bool over = false;            // the line on the board has come to its end, by whatever it was
    std::optional<Side> winner{}; // of an ended game; empty: drawn, or not to be seen here
    std::size_t plies = 0;        // from the start to `current`

    bool operator==(const SavedGame&) const = default;
};

// The tree of a match as it is saved: every position once, with its move and what follows it.
struct SavedTree {
    std::vector<SavedGame::Position> positions;
    std::vector<Match::Node> nodes; // by position
    std::size_t current = 0;        // the position that is the match's current one
};
SavedTree treeOf(const Match& match);

// The positions after the start on the way to the one on the board, the first move's first.
std::vector<std::size_t> pathOf(const SavedGame& game);

// A game that is nothing but a match that this plan has begun: nothing said, no time gone. It has
// no id.
SavedGame savedFrom(const Match& match, const Plan& plan, SavedTree tree);
// The same of two humans, without clocks and with the usual settings.
SavedGame savedFrom(const Match& match);

} // namespace bouton
