// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/analysis.h"
#include "core/phrase.h"
#include "core/setting.h"

namespace bouton {

// A lesson: steps that each ask one thing of a position. A step has no answer: whether one is right
// is found out by the exact analysis (lessons/marking.h). All here are plain values.

// What a step asks, and so which member of a Reply holds the answer (lessons/marking.h).
enum class LessonAsks : std::uint8_t {
    Outcome,        // won, drawn or lost?
    Move,           // a move that keeps the win or the draw
    KeepWinning,    // a whole game against the perfect player, or so many moves of it
    Nimber,         // of the position
    NimSum,         // of the position's parts
    MakeZero,       // a part, a row or a column at the end, that brings the nim-sum to 0
    Counterexample, // a position in which a claim is false
    Cut,            // a node at which alpha-beta leaves moves out
    Claim,          // a claim of one's own that holds over a whole class
    Reason,         // which of three sentences about the position is true (lessons/reasons.h)
    Table           // the nimber of each of the positions, which are the cells of a table
};

// For a move, or for several, each by a click on the board.
constexpr bool asksForMove(LessonAsks asks) {
    return asks == LessonAsks::Move || asks == LessonAsks::KeepWinning;
}
constexpr bool asksForNumber(LessonAsks asks) {
    return asks == LessonAsks::Nimber || asks == LessonAsks::NimSum;
}
// With buttons, so that a wrong answer tells the right one, or nearly: it is asked of another
// position then.
constexpr bool asksForButton(LessonAsks asks) {
    return asks == LessonAsks::Outcome || asks == LessonAsks::Reason;
}
// For a position that is set up.
constexpr bool asksForPosition(LessonAsks asks) {
    return asks == LessonAsks::MakeZero || asks == LessonAsks::Counterexample;
}

// What stands beside the board while it is asked.
enum class LessonShows : std::uint8_t {
    Nothing,
    Options, // the nimber that each move leads to
    Parts,   // the nimber of each part
    Binary,  // the nimbers of the parts in binary, without their sum
    Twin     // the heaps of Nim
};
// Whether it shows values, which the analysis of a position gives.
constexpr bool showsValues(LessonShows shows) { return shows != LessonShows::Nothing; }
// Whether the nimbers of the options are covered until it is answered: they would give the answer.
constexpr bool coversOptions(LessonAsks asks) {
    return asks == LessonAsks::Nimber || asks == LessonAsks::Reason || asksForMove(asks);
}

// How a step comes to its position.
struct LessonStart {
    // One of these is drawn, or all are asked for, as it is written (docs/notation.md). "{2-9}" in
    // it is a number that is drawn.
    std::vector<std::string> positions{};
    // If there are none: the settings of a start that the game draws at random.
    Settings settings{};
    std::optional<Outcome> outcome{}; // only a position with this outcome is taken
    int parts = 0;                    // and only one with so many parts above 0
    bool operator==(const LessonStart&) const = default;
};

// A claim of one's own that is begun already (docs/claims.md). The student says what stands between
// `before` and `after`: in "lost exactly if" and "" a body.
struct ClaimFrame {
    std::string positions{}; // the id of a class of the game; empty: the first
    Settings settings{};     // of the class; those left out are at their standard
    std::string before{}, after{};
    std::vector<std::string> words{}; // of the game, that may stand there; verdicts never may
    int least = 1;                    // to so many positions the claim must apply
    bool operator==(const ClaimFrame&) const = default;
};

// The words of a step, in the language of its file: plain text, the argument of a phrase that says
// "%1".
struct LessonWords {
    Phrase says{};     // what is to be known; may be empty
    Phrase question{}; // what is asked
    Phrase after{};    // what follows, once the answer is right; may be empty
    Phrase seen{};     // what the example showed, said once it has come to its end; may be empty
    bool operator==(const LessonWords&) const = default;
};

struct LessonStep {
    std::string id{};   // differs from every other of its lesson
    std::string game{}; // its id
    LessonAsks asks = LessonAsks::Outcome;
    LessonStart start{};
    LessonShows shows = LessonShows::Nothing;
    // A worked example: a game on one line (games/record.h), to be looked at before the question.
    std::string example{};

    bool soonest = false; // Move: of the moves that keep the outcome, only those best in plies too
    int moves = 0;        // KeepWinning: so many of one's own; 0: to the end of the game
    int plies = 0;        // Cut: the depth of the search
    std::string claim{};  // Counterexample: the claim that is to be refuted
    ClaimFrame frame{};   // Claim
    int columns = 4;      // Table: so many cells stand side by side

    LessonWords words{};
    bool operator==(const LessonStep&) const = default;
};

inline constexpr std::size_t mostLessonSteps = 30;
inline constexpr std::size_t mostStepWords = 60; // of all that LessonWords says

struct Lesson {
    std::string id{};
    Phrase title{};
    std::vector<LessonStep> steps{};
    bool operator==(const Lesson&) const = default;
};

} // namespace bouton
