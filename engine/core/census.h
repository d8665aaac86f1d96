// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/analysis.h"
#include "core/poll.h"
#include "core/setting.h"

namespace bouton {

// A number of positions. Towers has classes of more than 2^84 positions.
__extension__ typedef unsigned __int128 Count;

// The positions of one class, counted by their outcome for the side to move. The classes of a
// census differ in one setting, such as the number of free cells; `at` is its value.
struct CensusRow {
    int at = 0;
    Count won = 0, lost = 0, drawn = 0;
    Count total() const { return won + lost + drawn; }
    bool operator==(const CensusRow&) const = default;
};

// What is known so far: finished rows, in ascending order, and how far the work is.
struct Census {
    std::vector<CensusRow> rows;
    std::uint64_t done = 0, all = 0; // steps of the work; both 0 if it takes no time
};

struct CensusKind;

// Which rows to count. censusOf() makes it (lab/census.h).
struct CensusTask {
    const CensusKind* kind;
    Settings settings; // complete
    int least, most;   // the first and the last row
    std::size_t size() const { return static_cast<std::size_t>(most - least) + 1; }
};

// What can be counted of a game. Texts but the id are marked for translation.
struct CensusKind {
    const char *game, *positions;                 // the game's id; which positions a row counts
    std::vector<Setting> settings;                // the same for all rows
    std::function<Setting(const Settings&)> axis; // the setting in which the rows differ
    bool parts; // no position is in two rows, so the rows can be added up
    // Blocks until all rows are posted or the poll has stopped. Posts each time that a row is
    // known, and now and then in between.
    std::function<void(const CensusTask&, Poll&, const Post<Census>&)> count;
};

} // namespace bouton
