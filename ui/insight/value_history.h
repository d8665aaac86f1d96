// SPDX-License-Identifier: MIT
#pragma once

#include <QCoreApplication>
#include <QString>

#include <array>
#include <optional>
#include <vector>

#include "core/ruleset.h"
#include "explain/review.h"
#include "session/session.h"

namespace bouton {

// The values of a game's positions, from its start to the last move of the line. A plot shows them
// and the review goes through them. Everything is as side One sees it.
struct ValueHistory {
    struct Mark {
        Slip slip;
        std::string move;        // as it is written
        Phrase what, kept, cost; // whatHappened(), whatKept(), whatItCost()
    };

    const Ruleset* game = nullptr;
    std::vector<Match::Node> path{};
    // One for each node of the path; none where nothing is known yet.
    std::vector<std::optional<Point>> points{};
    std::vector<bool> reported{}; // which of them are what a player told of itself
    std::size_t settled = 0;      // positions that are analysed to the bound
    std::vector<Phrase> played{}; // whatWasPlayed()
    // These are of settled positions only, so that they are the same in every run.
    std::vector<Mark> marks{}; // the slips
    std::vector<Mark> turns{}; // the turning points (explain/turns.h)
    std::array<Accuracy, 2> accuracy{};
    // The last position that the opening book knows, an index into the path; none where the game
    // has no book, and while it is still in it.
    std::optional<std::size_t> bookEnd{};
    Phrase book{};           // whereTheBookEnds()
    std::size_t now = 0;     // the position on the board, an index into the path
    bool mayBeDrawn = false; // as far as is known

    bool scored() const; // some point has a score
    bool complete() const { return settled == path.size(); }
    const Mark* markAfter(Match::Node node) const; // the slip that led to it, if it was one
    std::vector<int> slipsOf(Side side) const;     // by their numbers in the game, from 1
    bool wasLostFor(Side side) const;              // from the start, and it made no slip
    bool hasMoved(const Match& match, Side side) const;

    Q_DECLARE_TR_FUNCTIONS(bouton::ValueHistory)
};

// The points are the study's values of the moment and, where it has none yet, what a player
// reported; or only of positions that are analysed to the bound, as in a file. The session must
// have a match.
ValueHistory shownHistory(const Session& session, std::vector<Match::Node> line);
ValueHistory settledHistory(const Session& session, std::vector<Match::Node> line);

// How many slips are found, and whose: "3 slips: X 1, O 2". The same words wherever they are
// counted.
QString slipCount(const ValueHistory& history);
// The same as a sentence, which says "so far" unless the game is over.
QString slipsSoFar(const ValueHistory& history, bool isOver);
// The slips of the game on the table in a few words: "You: one slip, at move 5. O: no slips." Empty
// until all is analysed to the bound. The session must have a match.
QString slipsTold(const Session& session);

// A position of the history in words, a line each: the move, and what the position is worth. If the
// move was a slip, the first lines say what happened and which moves keep what it gave away.
QString inWords(const ValueHistory& history, std::size_t index);

} // namespace bouton
