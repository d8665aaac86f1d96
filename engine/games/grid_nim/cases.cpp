// SPDX-License-Identifier: MIT
#include "games/grid_nim/cases.h"

#include <algorithm>
#include <iterator>

namespace bouton::grid_nim {

namespace {

using Turns = std::vector<Cells>;

Turns turnsOf(Cells free, int count) {
    Turns turns;
    forEachTurn(free, free & ~diagonal, [&](Cells turn) {
        if (countOf(turn) == count)
            turns.push_back(turn);
    });
    return turns;
}

// Each choice of two pairs without a common cell.
Turns twoPairsOf(const Turns& pairs) {
    Turns unions;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        for (std::size_t j = i + 1; j < pairs.size(); ++j)
            if ((pairs[i] & pairs[j]) == 0)
                unions.push_back(pairs[i] | pairs[j]);
    return unions;
}

Turns sortedOnce(Turns turns) {
    std::ranges::sort(turns);
    const auto repeated = std::ranges::unique(turns);
    turns.erase(repeated.begin(), repeated.end());
    return turns;
}

PaperCase caseOfThree(Cells free) {
    const Turns pairs = turnsOf(free, 2);
    if (pairs.empty())
        return {"3.1", true, turnsOf(free, 1)};
    if (pairs.size() == 1)
        return {"3.2", true, turnsOf(pairs[0], 1)};
    return {"3.3", true, {pairs[0] & pairs[1]}};
}

PaperCase caseOfFour(Cells free) {
    const Turns pairs = turnsOf(free, 2), lines = turnsOf(free, 3);
    if (pairs.empty())
        return {"4.1", false, {}};
    if (!lines.empty()) {
        Turns inLine;
        for (const Cells line : lines)
            std::ranges::copy(turnsOf(line, 2), std::back_inserter(inLine));
        return {"4.3", true, sortedOnce(inLine)};
    }
    if (!twoPairsOf(pairs).empty())
        return {"4.2", false, {}};
    return {"4.4", true, pairs};
}

// The ends of the lines that have a pair beside them: the rest of such a line is a pair as well.
Turns endsBesideAPair(const Turns& lines, const Turns& pairs) {
    Turns ends;
    for (const Cells line : lines)
        if (std::ranges::any_of(pairs, [&](Cells pair) { return (line & pair) == 0; })) {
            ends.push_back(lowest(line));
            ends.push_back(highest(line));
        }
    return sortedOnce(std::move(ends));
}

PaperCase caseOfFive(Cells free) {
    const Turns pairs = turnsOf(free, 2), lines = turnsOf(free, 3);
    if (pairs.empty())
        return {"5.1", true, turnsOf(free, 1)};
    if (Turns ends = endsBesideAPair(lines, pairs); !ends.empty())
        return {"5.3", true, std::move(ends)};
    Cells paired = 0;
    for (const Cells pair : pairs)
        paired |= pair;
    Turns left; // the single cells beside two pairs
    for (const Cells four : twoPairsOf(pairs))
        if (lines.empty() || (paired & ~four) == 0)
            left.push_back(free & ~four);
    if (!left.empty())
        return {"5.2", true, sortedOnce(left)};
    if (!lines.empty())
        return {"5.4", true, lines};
    if (pairs.size() == 1)
        return {"5.5", true, turnsOf(pairs[0], 1)};
    return {"5.5", true, {pairs[0] & pairs[1]}};
}

// Four cells in a chain of pairs that turns at each step.
bool isSOrZ(Cells free) {
    const Turns pairs = turnsOf(free, 2);
    return countOf(free) == 4 && pairs.size() == 3 && turnsOf(free, 3).empty();
}

bool fourAreLost(Cells free) {
    const Turns pairs = turnsOf(free, 2);
    return pairs.empty() || (pairs.size() == 2 && (pairs[0] & pairs[1]) == 0) // two separate pairs
           || pairs.size() == 4;                                              // a square
}

bool isSOrZAndOneApart(Cells free) {
    return std::ranges::any_of(turnsOf(free, 1), [&](Cells cell) {
        const bool apart = (cell & diagonal) || (grown(cell) & free & ~diagonal) == cell;
        return apart && isSOrZ(free & ~cell);
    });
}

} // namespace

std::optional<PaperCase> paperCaseOf(Cells free) {
    switch (countOf(free)) {
    case 1: return PaperCase{"1", true, {free}};
    case 2:
        if (turnsOf(free, 2).empty())
            return PaperCase{"2.2", false, {}};
        return PaperCase{"2.1", true, {free}};
    case 3: return caseOfThree(free);
    case 4: return caseOfFour(free);
    case 5: return caseOfFive(free);
    default: return std::nullopt;
    }
}

bool lostByCases(Cells free) {
    switch (countOf(free)) {
    case 0: return true;
    case 2: return turnsOf(free, 2).empty();
    case 4: return fourAreLost(free);
    case 5: return isSOrZAndOneApart(free);
    default: return false;
    }
}

std::vector<Cells> winningByCases(Cells free) {
    const auto leavingLost = [&](int count) {
        Turns turns = turnsOf(free, count);
        std::erase_if(turns, [&](Cells turn) { return !lostByCases(free & ~turn); });
        return turns;
    };
    switch (countOf(free)) {
    case 2:
    case 4: return leavingLost(2);
    case 5:
        if (Turns lines = leavingLost(3); !lines.empty())
            return lines;
        [[fallthrough]];
    default: return leavingLost(1);
    }
}

} // namespace bouton::grid_nim
