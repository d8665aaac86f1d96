#pragma once

#include <QString>

#include <optional>
#include <vector>

#include "core/ruleset.h"
#include "lab/review.h"

namespace bouton {

// The values of a game's positions, from its start to the last move that has been seen, as a plot
// shows them and as the review goes through them: everything as side One sees it.
struct ValueHistory {
    struct Mark {
        Slip slip;
        Phrase what, kept; // whatHappened(), whatKept()
    };

    const Ruleset* game = nullptr;
    std::vector<Match::Node> path{};
    // One for each node of the path; none where it is not yet known.
    std::vector<std::optional<Point>> points{};
    std::vector<std::string> moves{}; // the text of the move that led to it; first: none
    std::vector<Side> movers{};       // who made it; of the start: who is to move
    std::vector<Mark> marks{};
    std::size_t now = 0;     // the position on the board, an index into the path
    bool mayBeDrawn = false; // as far as is known

    bool scored() const; // by discs, as in Reversi
    std::size_t known() const;
    const Mark* markAfter(Match::Node node) const; // the slip that led to it, if it was one
};

// The line through the current position, to its end.
std::vector<Match::Node> wholeLine(const Match& match);

ValueHistory historyOf(const Match& match, std::vector<Match::Node> line, const Known& known);

// A position of it in words: the move, or where it was a slip what happened and which moves keep
// what it gave away; then what the position is worth. A line each.
QString inWords(const ValueHistory& history, std::size_t index);

} // namespace bouton
