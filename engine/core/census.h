#pragma once

#include <cstdint>
#include <vector>

#include "core/analysis.h"
#include "core/poll.h"
#include "core/setting.h"

namespace bouton {

// A number of positions: Towers alone has classes of more than 2^84.
__extension__ typedef unsigned __int128 Count;

// The positions of one class by their outcome for the side to move. `at` is the value of the
// setting that tells the classes of a census apart, such as the number of free cells.
struct CensusRow {
    int at = 0;
    Count won = 0, lost = 0, drawn = 0;
    Count total() const { return won + lost + drawn; }
    bool operator==(const CensusRow&) const = default;
};

// What is known so far: whole rows only, in ascending order, and how far the work is.
struct Census {
    std::vector<CensusRow> rows;
    std::uint64_t done = 0, all = 0; // steps of the work; 0 of 0 where it takes no time
};

struct CensusKind;

// Which rows are to be counted; made by censusOf() (lab/census.h).
struct CensusTask {
    const CensusKind* kind;
    Settings settings; // complete
    int least, most;   // the first and the last row
    std::size_t size() const { return static_cast<std::size_t>(most - least) + 1; }
};

// What can be counted of a game. Texts but the id are marked for translation.
struct CensusKind {
    const char *game, *positions;     // the game's id; which positions a row counts
    std::vector<Setting> settings;    // what all rows have in common
    Setting (*axis)(const Settings&); // what tells the rows apart
    bool parts;                       // the rows are disjoint, and all of them together are a class
    // Blocks until all rows are posted or the poll has stopped, and posts each time that a row is
    // known and now and then in between.
    void (*count)(const CensusTask&, Poll&, const Post<Census>&);
};

} // namespace bouton
