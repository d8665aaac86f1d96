#pragma once

#include <QString>

#include <array>
#include <optional>
#include <vector>

#include "core/ruleset.h"
#include "explain/review.h"
#include "session/session.h"

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
    // One for each node of the path; none where nothing is known yet.
    std::vector<std::optional<Point>> points{};
    std::vector<bool> reported{}; // which of them are what a player told of itself
    std::size_t settled = 0;      // positions that are analysed to the bound
    std::vector<Phrase> played{}; // whatWasPlayed()
    // These are of settled positions only, so that they are the same in every run.
    std::vector<Mark> marks{};
    std::array<Accuracy, 2> accuracy{};
    std::size_t now = 0;     // the position on the board, an index into the path
    bool mayBeDrawn = false; // as far as is known

    bool scored() const; // by discs, as in Reversi
    bool complete() const { return settled == path.size(); }
    const Mark* markAfter(Match::Node node) const; // the slip that led to it, if it was one
};

// The points are of what is shown now: of the study's values and, where it has none yet, of what a
// player reported. With `Points::Settled` they too are of settled positions, as a file's are. The
// session must have a match.
enum class Points { Shown, Settled };
ValueHistory historyOf(const Session& session, std::vector<Match::Node> line,
                       Points points = Points::Shown);

// A position of it in words: the move, or where it was a slip what happened and which moves keep
// what it gave away; then what the position is worth. A line each.
QString inWords(const ValueHistory& history, std::size_t index);

} // namespace bouton
