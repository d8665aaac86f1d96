// SPDX-License-Identifier: MIT
#include "own/position.h"

#include <algorithm>
#include <map>

#include "core/text.h"
#include "own/board.h"
#include "own/conditions.h"

namespace bouton::own {

namespace {

std::string nameOfCell(Cell cell) { return columnName(cell.column) + std::to_string(cell.row + 1); }

std::string nameOfCells(const std::vector<Cell>& cells) { return joined(cells, "+", nameOfCell); }

// What is written where so many shared pieces stand.
char letterOf(const Rules& rules, int pieces) {
    return pieces == 0 ? '.' : pieces == 1 ? rules.shared : static_cast<char>('0' + pieces);
}

Phrase wrongHeap(std::size_t heap, std::string_view row, bool saysMost) {
    return {saysMost ? QT_TRANSLATE_NOOP("Phrase", "Heap %1 is written size:most, such as 5:3, "
                                                   "not \"%2\". Its size is at most %3.")
                     : QT_TRANSLATE_NOOP("Phrase", "Heap %1 is written as a number, at most %3, "
                                                   "not \"%2\"."),
            {columnName(static_cast<int>(heap)), excerpt(row), std::to_string(mostCounters)},
            {},
            {{0, static_cast<int>(heap)}}};
}

Or<Position> readHeaps(const Rules& rules, const Picture& picture) {
    Position read{.side = picture.toMove};
    const std::size_t heaps = picture.rows.size();
    if (heaps < 1 || heaps > static_cast<std::size_t>(mostPlaces))
        return refuse({QT_TRANSLATE_N_NOOP("Phrase", "There are %n heap(s); 1 to %1 are possible."),
                       {std::to_string(mostPlaces)},
                       static_cast<int>(std::min<std::size_t>(heaps, 1'000'000))});
    const bool saysMost = rules.heaps[0].most != 0;
    for (std::size_t i = 0; i < heaps; ++i) {
        const auto heap = heapIn(partsOf(picture.rows[i], ':'));
        if (!heap || (heap->most != 0) != saysMost)
            return refuse(wrongHeap(i, picture.rows[i], saysMost));
        read.heaps.push_back(*heap);
    }
    return read;
}

Or<Position> readBoard(const Rules& rules, Picture picture) {
    const std::string letters = "." + rules.letters() + (rules.shared != '\0' ? "23456789" : "");
    Or<Picture> shown =
        shaped(std::move(picture), {rules.least.rows, rules.largest.rows, rules.least.columns,
                                    rules.largest.columns, letters});
    if (!shown)
        return refuse(shown.error());
    Position read{.side = shown->toMove};
    read.size = {static_cast<int>(shown->rows.size()), static_cast<int>(shown->rows[0].size())};
    for (const std::string& row : shown->rows)
        read.cells += row;
    const std::string wrong = wrongWith(rules, read);
    if (wrong.empty())
        return read;
    const auto piece = std::ranges::find(rules.pieces, wrong, &Piece::name);
    return refuse(
        {piece->onePerColumn
             ? QT_TRANSLATE_NOOP("Phrase", "Each column must have one piece of this kind: %1.")
         : piece->one ? QT_TRANSLATE_NOOP("Phrase", "There must be one piece of this kind: %1.")
                      : QT_TRANSLATE_NOOP(
                          "Phrase", "There are too many pieces of this kind: %1. At most: %2."),
         {wrong, std::to_string(mostShared)}});
}

// A turn, with its names from the shortest to the one that no other turn has.
struct Named {
    int line;
    std::vector<std::string> names;
    std::string cells; // after it
};

Named named(const Board& board, const Placement& turn, const std::string& before,
            const std::string& after) {
    std::vector<Cell> filled, all;
    for (std::size_t i = 0; i < before.size(); ++i)
        if (before[i] != after[i]) {
            all.push_back(board.size().cellAt(i));
            if (after[i] != freeCell)
                filled.push_back(all.back());
        }
    Named made{turn.turn->line, {}, {}};
    if (turn.turn->clears != '\0') {
        const Cell chosen = turn.signs[0];
        const Write& farthest = *std::ranges::max_element(turn.writes, {}, [&](const Write& write) {
            const Cell cell = board.size().cellAt(write.cell);
            return std::abs(cell.row - chosen.row) + std::abs(cell.column - chosen.column);
        });
        const Cell far = board.size().cellAt(farthest.cell);
        made.names = {nameOfCell(chosen)};
        if (far != chosen)
            made.names.push_back(nameOfCells({std::min(chosen, far), std::max(chosen, far)}));
    } else if (!filled.empty()) {
        made.names = {nameOfCells(filled)};
    }
    made.names.push_back(nameOfCells(all));
    return made;
}

std::vector<Named> turnsOnBoard(const Ready& ready, const Position& position) {
    const Rules& rules = ready.rules();
    const Alphabet& alphabet = ready.alphabet();
    const Board& board = ready.board(position.size);
    std::vector<Named> all;
    std::set<std::string> seen;
    // The turns that can be made where these letters stand.
    const auto addFrom = [&](const std::string& letters) {
        const std::string before = alphabet.codesOf(letters);
        for (const Placement& turn : board.turns(position.side)) {
            if (!board.isLegal(turn, before))
                continue;
            std::string after = before;
            Board::make(turn, after);
            Named made = named(board, turn, before, after);
            made.cells = position.cells;
            for (std::size_t i = 0; i < after.size(); ++i)
                if (after[i] != before[i])
                    made.cells[i] = rules.shared == '\0'
                                        ? alphabet.letterOf(after[i])
                                        : letterOf(rules, piecesOn(position.cells[i])
                                                              + (after[i] == freeCell ? -1 : 1));
            if (after != before && seen.insert(made.cells).second)
                all.push_back(std::move(made));
        }
    };
    if (rules.shared == '\0')
        addFrom(position.cells);
    else
        for (std::size_t i = 0; i < position.cells.size(); ++i)
            if (piecesOn(position.cells[i]) > 0)
                addFrom(alone(rules, position.cells, i));
    return all;
}

bool changes(const Placement& turn, const std::string& cells) {
    std::string after = cells;
    Board::make(turn, after);
    return after != cells;
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

int piecesOn(char letter) {
    return letter == '.' || letter == '#' ? 0 : letter <= '9' ? letter - '0' : 1;
}

std::string alone(const Rules& rules, std::string cells, std::size_t at) {
    for (char& c : cells)
        c = c == '#' ? '#' : '.';
    cells[at] = rules.shared;
    return cells;
}

Position startOf(const Rules& rules, Size size) {
    Position start{size, std::string(static_cast<std::size_t>(size.cells()), '.'), rules.heaps};
    for (const Beginning& line : rules.start)
        for (std::size_t i = 0; i < start.cells.size(); ++i) {
            if (!line.cells.empty())
                start.cells[i] = line.cells[i];
            else if (isIn(line.place, size.cellAt(i), size))
                start.cells[i] = line.sign;
        }
    return start;
}

Picture pictureOf(const Position& position) {
    Picture picture{{}, position.side};
    for (const Heap& heap : position.heaps)
        picture.rows.push_back(std::to_string(heap.size)
                               + (heap.most != 0 ? ':' + std::to_string(heap.most) : ""));
    const auto columns = static_cast<std::size_t>(position.size.columns);
    for (std::size_t at = 0; at < position.cells.size(); at += columns)
        picture.rows.push_back(position.cells.substr(at, columns));
    return picture;
}

Or<Position> positionIn(const Rules& rules, Picture picture) {
    return rules.ofHeaps() ? readHeaps(rules, picture) : readBoard(rules, std::move(picture));
}

std::string textOf(const Rules& rules, const Position& position) {
    return write(pictureOf(position), rules.sideLetters());
}

std::optional<Heap> heapIn(const std::vector<std::string_view>& parts) {
    const auto size = numberIn(parts[0], 0, mostCounters);
    const auto most = parts.size() == 2 ? numberIn(parts[1], 1, mostCounters) : std::optional(0);
    return size && most && parts.size() <= 2 ? std::optional(Heap{*size, *most}) : std::nullopt;
}

std::vector<Taken> takings(const Rules& rules, Heap heap, Side side, int heaps) {
    std::vector<Taken> all;
    std::set<std::pair<int, int>> seen; // what is taken, and the smaller heap
    language::Sample sample;
    for (const Turn& turn : rules.turns) {
        const auto add = [&](int taken, int a) {
            const int left = heap.size - taken;
            sample.here.words = {heap.size, taken, left, a, left - a, heap.most, heaps};
            if (turn.condition && !isTrue(*turn.condition, sample))
                return;
            if (seen.emplace(taken, a).second)
                all.push_back({taken, a, left - a, turn.line});
        };
        if (turn.of[indexOf(side)])
            eachTaking(turn, heap.size, add);
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

const Board& Ready::board(Size size) const {
    const std::lock_guard lock(m_mutex);
    for (const auto& board : m_boards)
        if (board->size() == size)
            return *board;
    return *m_boards.emplace_back(std::make_unique<const Board>(m_rules, m_alphabet, size));
}

std::vector<Legal> turnsAt(const Rules& rules, const Position& position) {
    return turnsAt(Ready(rules), position);
}

std::vector<Legal> turnsAt(const Ready& ready, const Position& position) {
    const Rules& rules = ready.rules();
    std::vector<Legal> all;
    if (goalIn(ready, position, other(position.side)))
        return all;
    if (!rules.ofHeaps()) {
        std::vector<Named> turns = turnsOnBoard(ready, position);
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

bool hasTurn(const Ready& ready, const Position& position) {
    const Rules& rules = ready.rules();
    if (rules.ofHeaps() || rules.shared != '\0')
        return !turnsAt(ready, position).empty();
    const Board& board = ready.board(position.size);
    const std::string codes = ready.alphabet().codesOf(position.cells);
    return std::ranges::any_of(board.turns(position.side), [&](const Placement& turn) {
        return board.isLegal(turn, codes) && changes(turn, codes);
    });
}

bool hasTurn(const Rules& rules, const Position& position) {
    if (rules.ofHeaps() || rules.shared != '\0')
        return !turnsAt(rules, position).empty();
    const Alphabet alphabet(rules, false);
    const std::string codes = alphabet.codesOf(position.cells);
    // Turn by turn, because the first is often there.
    Rules one = rules;
    for (const Turn& turn : rules.turns) {
        one.turns = {turn};
        const Board board(one, alphabet, position.size);
        for (const Placement& placed : board.turns(position.side))
            if (board.isLegal(placed, codes) && changes(placed, codes))
                return true;
    }
    return false;
}

Position firstPosition(const Ready& ready, Size size) {
    Position start = startOf(ready.rules(), size);
    if (!hasTurn(ready, start))
        start.side = Side::Two;
    return start;
}

std::optional<End> goalIn(const Ready& ready, const Position& position, Side moved) {
    if (ready.rules().goals.empty())
        return std::nullopt;
    return endBy(ready.board(position.size).goals(moved), ready.alphabet().codesOf(position.cells));
}

std::optional<End> goalIn(const Rules& rules, const Position& position, Side moved) {
    if (rules.goals.empty())
        return std::nullopt;
    const Alphabet alphabet(rules, false);
    return endBy(goalPlaces(rules, alphabet, position.size, moved),
                 alphabet.codesOf(position.cells));
}

std::optional<Side> winnerBy(End end, Side moved) {
    switch (end) {
    case End::Wins: return moved;
    case End::Loses: return other(moved);
    case End::Draws: return std::nullopt;
    case End::One: return Side::One;
    case End::Two: break;
    }
    return Side::Two;
}

std::optional<Result> resultOf(const Ready& rules, const Position& position) {
    const Side moved = other(position.side);
    const auto end = goalIn(rules, position, moved);
    if (!end && hasTurn(rules, position))
        return std::nullopt;
    return Result{winnerBy(end.value_or(rules.rules().last), moved)};
}

std::optional<Result> resultOf(const Rules& rules, const Position& position) {
    return resultOf(Ready(rules), position);
}

std::set<char> lettersThatCome(const Rules& rules) {
    std::set<char> come;
    for (const Beginning& line : rules.start) {
        come.insert(line.sign);
        come.insert(line.cells.begin(), line.cells.end());
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
