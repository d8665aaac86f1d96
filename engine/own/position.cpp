// SPDX-License-Identifier: MIT
#include "own/position.h"

#include <algorithm>
#include <charconv>
#include <map>

#include "own/board.h"
#include "own/conditions.h"

namespace bouton::own {

namespace {

std::string nameOfCell(Cell cell) { return columnName(cell.column) + std::to_string(cell.row + 1); }

std::string nameOfCells(const std::vector<Cell>& cells) {
    std::string name;
    for (const Cell cell : cells)
        name += (name.empty() ? "" : "+") + nameOfCell(cell);
    return name;
}

// The codes of a position's letters.
std::string coded(const Alphabet& alphabet, const std::string& cells) {
    std::string codes = cells;
    for (char& c : codes)
        c = alphabet.codeOf(c);
    return codes;
}

int piecesOn(char letter) {
    return letter == '.' || letter == '#' ? 0 : letter <= '9' ? letter - '0' : 1;
}

// A turn, with its names from the shortest to the one that no other turn has.
struct Named {
    int line;
    std::vector<std::string> names;
    std::string cells; // after it
};

Named named(const Board& board, const Placement& turn, const std::string& before,
            const std::string& after) {
    const int columns = board.size().columns;
    const auto cellOf = [&](std::size_t i) {
        return Cell{static_cast<int>(i) / columns, static_cast<int>(i) % columns};
    };
    std::vector<Cell> filled, all;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i] != after[i]) {
            all.push_back(cellOf(i));
            if (after[i] != freeCell)
                filled.push_back(cellOf(i));
        }
    Named made{turn.turn->line, {}, {}};
    if (turn.turn->clears != '\0') {
        const Cell chosen = turn.signs[0];
        Cell far = chosen;
        for (const Write& write : turn.writes) {
            const Cell cell = cellOf(write.cell);
            if (std::abs(cell.row - chosen.row) + std::abs(cell.column - chosen.column)
                > std::abs(far.row - chosen.row) + std::abs(far.column - chosen.column))
                far = cell;
        }
        made.names = {nameOfCell(chosen),
                      nameOfCells({std::min(chosen, far), std::max(chosen, far)})};
        if (far == chosen)
            made.names.pop_back();
    } else if (!filled.empty()) {
        made.names = {nameOfCells(filled)};
    }
    made.names.push_back(nameOfCells(all));
    return made;
}

std::vector<Named> turnsOnBoard(const Rules& rules, const Position& position) {
    const Alphabet alphabet(rules, false);
    const Board board(rules, alphabet, position.size);
    std::vector<Named> all;
    std::set<std::string> seen;
    const auto add = [&](const Placement& turn, const std::string& before, const auto& lettersOf) {
        std::string after = before;
        Board::make(turn, after);
        Named made = named(board, turn, before, after);
        made.cells = lettersOf(after);
        if (after != before && seen.insert(made.cells).second)
            all.push_back(std::move(made));
    };
    const auto letters = rules.letters();
    if (rules.shared == '\0') {
        const std::string before = coded(alphabet, position.cells);
        const auto lettersOf = [&](const std::string& codes) {
            std::string cells = position.cells;
            for (std::size_t i = 0; i < cells.size(); ++i)
                if (codes[i] != before[i])
                    cells[i] =
                        codes[i] == freeCell ? '.' : *std::ranges::find_if(letters, [&](char c) {
                            return alphabet.codeOf(c) == codes[i];
                        });
            return cells;
        };
        for (const Placement& turn : board.turns(position.side))
            if (board.isLegal(turn, before))
                add(turn, before, lettersOf);
        return all;
    }
    // Each piece walks as if it were alone.
    for (std::size_t from = 0; from < position.cells.size(); ++from) {
        if (piecesOn(position.cells[from]) == 0)
            continue;
        std::string before = position.cells;
        for (char& c : before)
            c = c == '#' ? '#' : '.';
        before[from] = rules.shared;
        before = coded(alphabet, before);
        const auto lettersOf = [&](const std::string& codes) {
            std::string cells = position.cells;
            const auto set = [&](std::size_t i, int pieces) {
                cells[i] = pieces == 0   ? '.'
                           : pieces == 1 ? rules.shared
                                         : static_cast<char>('0' + pieces);
            };
            for (std::size_t i = 0; i < cells.size(); ++i)
                if (codes[i] != before[i])
                    set(i, piecesOn(cells[i]) + (i == from ? -1 : 1));
            return cells;
        };
        for (const Placement& turn : board.turns(position.side))
            if (board.isLegal(turn, before))
                add(turn, before, lettersOf);
    }
    return all;
}

// The first name of each turn that is no name of another turn.
void nameApart(std::vector<Named>& turns) {
    std::map<std::string, int> times;
    for (const Named& turn : turns)
        for (const std::string& name : std::set(turn.names.begin(), turn.names.end()))
            ++times[name];
    for (Named& turn : turns)
        while (turn.names.size() > 1 && times[turn.names.front()] > 1)
            turn.names.erase(turn.names.begin());
}

} // namespace

Position startOf(const Rules& rules, Size size) {
    Position start{size, std::string(static_cast<std::size_t>(size.cells()), '.'), rules.heaps};
    for (const Beginning& line : rules.start)
        for (std::size_t i = 0; i < start.cells.size(); ++i) {
            const Cell cell{static_cast<int>(i) / size.columns, static_cast<int>(i) % size.columns};
            if (!line.rows.empty())
                start.cells[i] = line.rows[static_cast<std::size_t>(cell.row)]
                                          [static_cast<std::size_t>(cell.column)];
            else if (isIn(line.place, cell, size))
                start.cells[i] = line.sign;
        }
    return start;
}

std::string textOf(const Rules& rules, const Position& position) {
    std::string text;
    for (const Heap& heap : position.heaps)
        text += (text.empty() ? "" : "/") + std::to_string(heap.size)
                + (heap.most != 0 ? ':' + std::to_string(heap.most) : "");
    for (std::size_t i = 0; i < position.cells.size(); ++i) {
        if (i > 0 && i % static_cast<std::size_t>(position.size.columns) == 0)
            text += '/';
        text += position.cells[i];
    }
    return text + ' ' + rules.sides[indexOf(position.side)].letter;
}

std::optional<Position> readPosition(const Rules& rules, std::string_view text) {
    const std::size_t blank = text.rfind(' ');
    if (blank == std::string_view::npos || text.size() != blank + 2)
        return std::nullopt;
    Position read;
    if (text.back() != rules.sides[0].letter && text.back() != rules.sides[1].letter)
        return std::nullopt;
    read.side = text.back() == rules.sides[0].letter ? Side::One : Side::Two;
    text = text.substr(0, blank);
    const std::string letters = rules.letters() + (rules.shared != '\0' ? ".23456789" : ".");
    const bool saysMost = rules.ofHeaps() && rules.heaps[0].most != 0;
    for (bool more = true; more;) {
        const std::size_t end = std::min(text.find('/'), text.size());
        const std::string_view row = text.substr(0, end);
        more = end < text.size();
        text.remove_prefix(std::min(end + 1, text.size()));
        if (rules.ofHeaps()) {
            Heap heap;
            const auto size = std::from_chars(row.data(), row.data() + row.size(), heap.size);
            const char* at = size.ptr;
            std::errc error = size.ec;
            if (saysMost && at != row.data() + row.size() && *at == ':') {
                const auto most = std::from_chars(at + 1, row.data() + row.size(), heap.most);
                at = most.ptr;
                error = most.ec;
            }
            if (error != std::errc{} || at != row.data() + row.size() || heap.size < 0
                || heap.size > mostCounters || heap.most < (saysMost ? 1 : 0)
                || heap.most > mostCounters
                || read.heaps.size() == static_cast<std::size_t>(mostPlaces))
                return std::nullopt;
            read.heaps.push_back(heap);
            continue;
        }
        if (row.empty() || (read.size.rows > 0 && static_cast<int>(row.size()) != read.size.columns)
            || row.find_first_not_of(letters) != std::string_view::npos)
            return std::nullopt;
        read.size = {read.size.rows + 1, static_cast<int>(row.size())};
        read.cells += row;
    }
    const bool fits = rules.ofHeaps()
                      || (read.size.rows >= rules.least.rows && read.size.rows <= rules.largest.rows
                          && read.size.columns >= rules.least.columns
                          && read.size.columns <= rules.largest.columns);
    return fits && wrongWith(rules, read).empty() ? std::optional(read) : std::nullopt;
}

std::vector<Taken> takings(const Rules& rules, Heap heap, Side side, int heaps) {
    std::vector<Taken> all;
    std::set<std::pair<int, int>> seen; // what is taken, and the smaller heap
    language::Sample sample;
    sample.here.words.assign(HeapWords, 0);
    for (const Turn& turn : rules.turns) {
        const auto add = [&](int taken, int a) {
            const int left = heap.size - taken;
            if (turn.condition) {
                auto& words = sample.here.words;
                words = {heap.size, taken, left, a, left - a, heap.most, heaps};
                const auto& says = turn.condition->says;
                const auto answer = language::evaluate(says.steps, says.conclusion, sample);
                if (answer.fault || answer.value == 0)
                    return;
            }
            if (seen.emplace(taken, a).second)
                all.push_back({taken, a, left - a, turn.line});
        };
        for (int taken = 0; turn.of[indexOf(side)] && taken <= heap.size; ++taken) {
            const int code = turn.codeOf(static_cast<std::size_t>(taken)), left = heap.size - taken;
            if (taken > 0 && (code & (left == 0 ? 1 : 2)) != 0)
                add(taken, 0);
            for (int a = 1; (code & 4) != 0 && a * 2 <= left; ++a)
                add(taken, a);
        }
    }
    return all;
}

void leave(std::vector<Heap>& heaps, std::size_t at, const Taken& turn) {
    const int most = heaps[at].most;
    heaps[at].size = turn.b;
    if (turn.a == 0)
        return;
    auto place = std::ranges::find(heaps, 0, &Heap::size);
    if (place == heaps.end())
        place = heaps.insert(heaps.end(), Heap{});
    *place = {turn.a, most};
}

std::vector<Legal> turnsAt(const Rules& rules, const Position& position) {
    std::vector<Legal> all;
    if (goalIn(rules, position, other(position.side)))
        return all;
    if (!rules.ofHeaps()) {
        std::vector<Named> turns = turnsOnBoard(rules, position);
        nameApart(turns);
        for (Named& turn : turns)
            all.push_back({turn.line,
                           turn.names.front(),
                           {position.size, std::move(turn.cells), {}, other(position.side)}});
        return all;
    }
    const int heaps = static_cast<int>(
        position.heaps.size()
        - static_cast<std::size_t>(std::ranges::count(position.heaps, 0, &Heap::size)));
    for (std::size_t at = 0; at < position.heaps.size(); ++at)
        for (const Taken& turn : takings(rules, position.heaps[at], position.side, heaps)) {
            const int column = static_cast<int>(at);
            // Without a split the number that is taken; else the two counters beside the gap.
            std::string name =
                turn.a == 0 ? nameOfCell({turn.taken - 1, column})
                            : nameOfCells({{turn.a - 1, column}, {turn.a + turn.taken, column}});
            Legal made{turn.line, std::move(name), position};
            leave(made.after.heaps, at, turn);
            made.after.side = other(position.side);
            all.push_back(std::move(made));
        }
    return all;
}

bool hasTurn(const Rules& rules, const Position& position) {
    if (rules.ofHeaps() || rules.shared != '\0')
        return !turnsAt(rules, position).empty();
    const Alphabet alphabet(rules, false);
    const std::string codes = coded(alphabet, position.cells);
    // Turn by turn, because the first is often there.
    Rules one = rules;
    for (const Turn& turn : rules.turns) {
        one.turns = {turn};
        const Board board(one, alphabet, position.size);
        for (const Placement& placed : board.turns(position.side))
            if (board.isLegal(placed, codes)) {
                std::string after = codes;
                Board::make(placed, after);
                if (after != codes)
                    return true;
            }
    }
    return false;
}

std::optional<End> goalIn(const Rules& rules, const Position& position, Side moved) {
    const auto at = [&](Cell cell) {
        return position
            .cells[static_cast<std::size_t>(cell.row * position.size.columns + cell.column)];
    };
    for (const Goal& goal : rules.goals)
        for (std::size_t way = 0; goal.of[indexOf(moved)] && way < goal.ways.size(); ++way)
            for (int i = 0; i < position.size.cells(); ++i) {
                const Cell first{i / position.size.columns, i % position.size.columns};
                if (std::ranges::all_of(goal.ways[way], [&](const Sign& sign) {
                        const Cell cell{first.row + sign.row, first.column + sign.column};
                        return cell.row >= 0 && cell.column >= 0 && cell.row < position.size.rows
                               && cell.column < position.size.columns
                               && isIn(goal.place, cell, position.size)
                               && (sign.from == '*'
                                   || at(cell) == rules.letterOf(sign.from, moved));
                    }))
                    return goal.end;
            }
    return std::nullopt;
}

std::optional<Ended> resultOf(const Rules& rules, const Position& position) {
    const Side moved = other(position.side);
    if (const auto end = goalIn(rules, position, moved))
        switch (*end) {
        case End::Wins: return Ended{moved};
        case End::Loses: return Ended{position.side};
        case End::Draws: return Ended{};
        case End::One: return Ended{Side::One};
        case End::Two: return Ended{Side::Two};
        }
    if (hasTurn(rules, position))
        return std::nullopt;
    return rules.last == Last::Wins    ? Ended{moved}
           : rules.last == Last::Loses ? Ended{position.side}
                                       : Ended{};
}

std::optional<std::pair<int, int>> clashOf(const Rules& rules) {
    if (rules.ofHeaps())
        return std::nullopt;
    const Alphabet alphabet(rules, false);
    // A drawing has eight signs at most, so that a larger board shows no more.
    const Size size{std::min(rules.largest.rows, 8), std::min(rules.largest.columns, 8)};
    const Board board(rules, alphabet, size);
    const auto meet = [](const Placement& a, const Placement& b) {
        return std::ranges::all_of(a.needs, [&](const Need& need) {
            return std::ranges::all_of(b.needs, [&](const Need& that) {
                return need.cell != that.cell || (need.may & that.may) != 0;
            });
        });
    };
    for (const Side side : {Side::One, Side::Two}) {
        std::map<std::vector<std::uint8_t>, std::vector<const Placement*>> byCells;
        std::map<std::uint8_t, std::vector<const Placement*>> clears; // by the chosen cell
        for (const Placement& turn : board.turns(side)) {
            std::vector<std::uint8_t> cells;
            for (const Write& write : turn.writes)
                cells.push_back(write.cell);
            if (turn.turn->clears != '\0') {
                clears[cells[0]].push_back(&turn);
                continue;
            }
            std::ranges::sort(cells);
            byCells[cells].push_back(&turn);
        }
        const auto codeAt = [](const Placement& turn, std::uint8_t cell) {
            const auto at = std::ranges::find(turn.writes, cell, &Write::cell);
            return at == turn.writes.end() ? outside : at->code;
        };
        for (const auto& [cells, turns] : byCells)
            for (const Placement* a : turns) {
                const auto differ = [&](const Placement* b) {
                    return std::ranges::any_of(cells, [&](std::uint8_t cell) {
                        return codeAt(*a, cell) != codeAt(*b, cell);
                    });
                };
                const auto pair = [&](const Placement* b) {
                    return std::minmax(a->turn->line, b->turn->line);
                };
                for (const Placement* b : turns)
                    if (differ(b) && meet(*a, *b))
                        return std::pair<int, int>(pair(b));
                // What is cleared may be these cells alone, because others are free already.
                for (const std::uint8_t chosen : cells)
                    for (const Placement* b : clears[chosen])
                        if (differ(b) && meet(*a, *b)
                            && std::ranges::all_of(cells, [&](std::uint8_t cell) {
                                   return codeAt(*b, cell) != outside;
                               }))
                            return std::pair<int, int>(pair(b));
            }
    }
    return std::nullopt;
}

int mostHeapsOf(const Rules& rules) {
    std::vector<int> most(mostCounters + 1, 1);
    most[0] = 0;
    for (std::size_t size = 1; size < most.size(); ++size)
        for (const Turn& turn : rules.turns)
            for (std::size_t taken = 0; taken < size; ++taken)
                for (std::size_t a = 1; (turn.codeOf(taken) & 4) != 0 && 2 * a <= size - taken; ++a)
                    most[size] = std::max(most[size], most[a] + most[size - taken - a]);
    int all = 0;
    for (const Heap& heap : rules.heaps)
        all += std::max(1, most[static_cast<std::size_t>(heap.size)]);
    return all;
}

std::set<char> lettersThatCome(const Rules& rules) {
    std::set<char> come;
    for (const Beginning& line : rules.start) {
        come.insert(line.sign);
        for (const std::string& row : line.rows)
            come.insert(row.begin(), row.end());
    }
    for (const Turn& turn : rules.turns)
        for (const Drawing& way : turn.ways)
            for (const Sign& sign : way.signs)
                for (const Side side : {Side::One, Side::Two})
                    if (turn.of[indexOf(side)] && sign.to != sign.from)
                        come.insert(rules.letterOf(sign.to, side));
    return come;
}

std::string wrongWith(const Rules& rules, const Position& position) {
    for (const Piece& piece : rules.pieces) {
        int pieces = 0;
        std::vector<int> inColumn(static_cast<std::size_t>(position.size.columns));
        for (std::size_t i = 0; i < position.cells.size(); ++i) {
            const int here = piece.letter == rules.shared ? piecesOn(position.cells[i])
                                                          : position.cells[i] == piece.letter;
            pieces += here;
            inColumn[i % inColumn.size()] += here;
        }
        const bool columns = std::ranges::all_of(inColumn, [](int here) { return here == 1; });
        if ((piece.one && pieces != 1) || (piece.onePerColumn && !columns)
            || (piece.letter == rules.shared && pieces > mostShared))
            return piece.name;
    }
    return {};
}

} // namespace bouton::own
