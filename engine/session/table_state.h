#pragma once

#include <array>
#include <optional>

#include "session/edits.h"
#include "session/endings.h"

// What a session tells of its table (session.h): plain values of the moment.

namespace bouton {

// The start as it is being set up.
struct Beginning {
    bool byHand = false;               // clicks arrange it: it could be drawn, or is no start yet
    std::optional<Phrase> hindrance{}; // why start() would refuse; none: it would not
    // The match that start() would begin, at its start; null: it would refuse. It lives until the
    // start changes.
    const Match* match = nullptr;
};

// The clocks. A clock runs while its side is to move. It stands while the game is paused or over,
// and while a computer's answer waits for its minimum time on screen.
struct Times {
    std::array<std::optional<TimeLeft>, 2> left{}; // none: the side has no clock
    std::optional<Side> running{};                 // none: no clock runs
};

// Where undo() and redo() lead.
struct Ways {
    std::optional<Match::Node> back{}, forward{}; // in a game; none: there is nothing to undo
    bool draftBack = false, draftForward = false; // in what the start was, while it is set up
    // undo() and redo() do something: they may also lead to another game.
    bool canUndo = false, canRedo = false;
};

// How one looks at the game.
struct View {
    bool looksBack = false; // an earlier position than the last of its line is on the board
    // The same of a line that has come to its end, by the rules or otherwise.
    bool looksThrough = false;
    bool hasEnded = false; // the line on the board has come to its end, there or later on
    // The position on the board was reached by a move that somebody made there, not by going to
    // it. A move that the game knows already may lead to a position from which one looks back.
    bool justMoved = false;
};

// The end of the game.
struct Ending {
    std::optional<Result> result{};             // none: not over, or called off
    std::optional<Forfeit> forfeit{};           // why it is over, if not by its rules
    std::optional<Message> verdict{};           // how it ended, in words; none: it is not over
    std::optional<SavedGame::FirstEnd> first{}; // how it first came to an end; none: not yet
};

// The hints of the game (explain/hints.h). Undo takes none back.
struct HintsState {
    bool left = false;         // a human is to move, and there are more for him
    bool pending = false;      // one is asked for, and waits for the analysis
    std::array<int, 2> used{}; // by side
    Clicks named{};            // the cells that the last one speaks of, until the game goes on
};

// The changes of the tree that can be taken back.
struct EditsState {
    std::size_t count = 0;
    std::optional<Edits::Kind> last{}; // none: there is none
};

} // namespace bouton
