// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/analysis.h"
#include "own/board.h"
#include "own/position.h"

namespace bouton::own {

// What is exactly true of positions of a game of one's own, found by its rules alone. A position
// falls into parts that depend on nothing but themselves; they are kept in a normal form, and each
// is worked out once.

// How much may be kept, of all that an Analysis is asked: numbers of things, so that every machine
// finds the same.
struct Bounds {
    std::size_t parts =
        300'000; // with what they lead to; also whole positions, of games with goals
    std::size_t sums = 2'000'000;  // of parts, with the side to move
    std::size_t leads = 6'000'000; // parts that all turns of all parts lead to: some 4 bytes each
};

// A part of an impartial position: the numbers of its cells; of a game of heaps those of its heaps.
struct PartHere {
    std::vector<std::size_t> places;
    int nimber;
};

class Analysis {
public:
    // The rules must outlive it. One thread uses it at a time. After a stop nothing is known any
    // more.
    explicit Analysis(const Rules& rules, Bounds bounds = {}, std::stop_token stop = {});
    ~Analysis();
    Analysis(const Analysis&) = delete;
    Analysis& operator=(const Analysis&) = delete;

    // What it is worth for the side to move. Empty: not known within the bounds.
    std::optional<Outcome> worth(const Position& position);
    // Empty also where there is none: with goals, or where the last turn does not win, or where the
    // sides have different turns.
    std::optional<int> nimber(const Position& position);
    // Whether both sides have the same turns in all that can come of it, part by part. Empty: not
    // known within the bounds.
    std::optional<bool> isImpartial(const Position& position);
    // The parts of a position that has a nimber, which is the nim-sum of theirs. Empty: as above.
    std::optional<std::vector<PartHere>> partsWithNimbers(const Position& position);
    // How many parts the position falls into, those without turns left out.
    std::size_t parts(const Position& position);
    // How much was kept so far.
    std::size_t partsKept() const;
    std::size_t sumsKept() const;

private:
    struct Kept;
    std::unique_ptr<Kept> m_kept;
};

// The nimbers of heaps of 0, 1, 2, … counters, of a game of heaps in which both sides have the same
// turns, no condition speaks of the whole position, and the last turn wins. Else it is empty.
std::vector<int> nimbersOfHeaps(const Rules& rules, int most, int count);

} // namespace bouton::own
