// SPDX-License-Identifier: MIT
#include "own/board.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "own/conditions.h"

namespace bouton::own {

namespace {

// The letters that turns, goals and conditions tell apart.
std::set<char> lettersRead(const Rules& rules) {
    std::set<char> read;
    const auto see = [&](char sign, const std::array<bool, 2>& of) {
        for (const Side side : {Side::One, Side::Two})
            if (of[indexOf(side)])
                read.insert(rules.letterOf(sign, side));
    };
    for (const Turn& turn : rules.turns) {
        if (turn.clears != '\0')
            see(turn.clears, turn.of);
        for (const Drawing& way : turn.ways)
            for (const Sign& sign : way.signs)
                see(sign.from, turn.of);
        if (turn.condition && turn.condition->sided)
            for (const char sign : {'+', '-'})
                see(sign, turn.of);
    }
    for (const Goal& goal : rules.goals)
        for (const auto& way : goal.ways)
            for (const Sign& sign : way)
                see(sign.from, goal.of);
    return read;
}

Cell imageOf(int image, Cell cell) {
    if ((image & 1) != 0)
        std::swap(cell.row, cell.column);
    return {(image & 2) != 0 ? -cell.row : cell.row, (image & 4) != 0 ? -cell.column : cell.column};
}

Codes codesOf(const Rules& rules, const Alphabet& alphabet, char sign, Side side) {
    return sign == '*' ? anyCell : only(alphabet.codeOf(rules.letterOf(sign, side)));
}

// The turns of a side, each by what it reads and writes wherever it stands; or those that it would
// have if the sides exchanged their letters, as turns of the other side.
std::set<std::string> kindsOf(const Rules& rules, const Alphabet& alphabet, Side side, int image,
                              bool exchanged = false) {
    std::set<std::string> kinds;
    const auto code = [&](char sign) {
        if (sign == '*')
            return '*';
        const Code of = alphabet.codeOf(rules.letterOf(sign, side));
        return static_cast<char>('0' + (exchanged ? exchangedCode(rules, alphabet, of) : of));
    };
    for (const Turn& turn : rules.turns) {
        if (!turn.of[indexOf(side)])
            continue;
        std::string condition;
        if (turn.condition) {
            condition = turn.condition->says.text;
            if (turn.condition->sided)
                condition += (side == Side::One) != exchanged ? "1" : "2";
            if (turn.condition->lines && (image & 1) != 0)
                condition += "/";
            if (turn.condition->absolute)
                condition += std::to_string(image);
        }
        if (turn.clears != '\0') {
            std::set<Cell> ways;
            for (const Cell step : turn.sweep)
                ways.insert(imageOf(image, step));
            std::string kind{code(turn.clears)};
            for (const Cell step : ways)
                kind += nameOf(Cell{step.row + 1, step.column + 1});
            kinds.insert(kind + condition);
        }
        for (const Drawing& way : turn.ways)
            for (int slide = 0; slide < way.slides({3, 3}); ++slide) {
                std::vector<std::tuple<int, int, char, char>> signs;
                for (const Sign& sign : drawn(way, slide)) {
                    const Cell cell = imageOf(image, {sign.row, sign.column});
                    signs.emplace_back(cell.row, cell.column, code(sign.from), code(sign.to));
                }
                std::ranges::sort(signs);
                int left = 0;
                for (const auto& sign : signs)
                    left = std::min(left, std::get<1>(sign));
                // With any number of cells it is another turn than with so many.
                std::string kind(way.slide >= 0 ? "~" : "");
                for (const auto& [row, column, from, to] : signs)
                    kind += columnName(column - left) + std::to_string(row - std::get<0>(signs[0]))
                            + from + to;
                // Their order is that of the terms of a condition, which nothing depends on.
                kinds.insert(kind + condition);
            }
    }
    return kinds;
}

} // namespace

Code exchangedCode(const Rules& rules, const Alphabet& alphabet, Code code) {
    const Code one = alphabet.codeOf(rules.sides[0].letter);
    const Code two = alphabet.codeOf(rules.sides[1].letter);
    return code == one ? two : code == two ? one : code;
}

Alphabet::Alphabet(const Rules& rules, bool merged) {
    m_codes['.'] = freeCell;
    const std::set<char> read = lettersRead(rules);
    Code others = 0;
    for (const char letter : rules.letters()) {
        Code& code = m_codes[static_cast<unsigned char>(letter)];
        const bool own = !merged || read.contains(letter);
        code = own || others == 0 ? static_cast<Code>(m_letters.size()) : others;
        if (own || others == 0)
            m_letters += letter;
        if (!own)
            others = code;
    }
}

std::string Alphabet::codesOf(std::string_view letters) const {
    std::string codes(letters);
    for (char& c : codes)
        c = codeOf(c);
    return codes;
}

std::vector<GoalPlace> goalPlaces(const Rules& rules, const Alphabet& alphabet, Size size,
                                  Side moved) {
    std::vector<GoalPlace> all;
    for (const Goal& goal : rules.goals)
        for (std::size_t way = 0; goal.of[indexOf(moved)] && way < goal.ways.size(); ++way)
            for (int i = 0; i < size.cells(); ++i) {
                const Cell first = size.cellAt(i);
                GoalPlace made{&goal, {}};
                bool fits = true;
                for (const Sign& sign : goal.ways[way]) {
                    const Cell cell{first.row + sign.row, first.column + sign.column};
                    fits &= size.has(cell) && isIn(goal.place, cell, size);
                    if (fits)
                        made.needs.push_back({static_cast<std::uint8_t>(size.numberOf(cell)),
                                              codesOf(rules, alphabet, sign.from, moved)});
                }
                if (fits)
                    all.push_back(std::move(made));
            }
    return all;
}

Board::Board(const Rules& rules, const Alphabet& alphabet, Size size, bool sameForBoth)
    : m_rules(rules), m_alphabet(alphabet), m_size(size) {
    for (const Side side : {Side::One, Side::Two}) {
        for (const Turn& turn : rules.turns)
            if (turn.of[indexOf(side)] && (side == Side::One || !sameForBoth))
                add(turn, side);
        m_goals[indexOf(side)] = goalPlaces(rules, alphabet, size, side);
    }
    findWhetherMonotone();
}

void Board::add(const Turn& turn, Side side) {
    if (turn.clears != '\0')
        for (int i = 0; i < m_size.cells(); ++i)
            addClear(turn, side, m_size.cellAt(i));
    for (const Drawing& way : turn.ways)
        for (int slide = 0; slide < way.slides(m_size); ++slide)
            place(turn, side, drawn(way, slide));
}

void Board::place(const Turn& turn, Side side, const std::vector<Sign>& signs) {
    const Span span = spanOf(signs, m_size);
    for (int row = span.first.row; row <= span.last.row; ++row)
        for (int column = span.first.column; column <= span.last.column; ++column) {
            Placement made{&turn, side, {}, {}, {}, {}, {}};
            for (const Sign& sign : signs) {
                const Cell cell{row + sign.row, column + sign.column};
                const std::uint8_t number = numberOf(cell);
                const Codes from = codesOf(m_rules, m_alphabet, sign.from, side);
                made.needs.push_back({number, from});
                made.covers.push_back(number);
                if (from != codesOf(m_rules, m_alphabet, sign.to, side))
                    made.writes.push_back(
                        {number, m_alphabet.codeOf(m_rules.letterOf(sign.to, side))});
                if (sign.from != '*' && !sign.slid)
                    made.signs.push_back(cell);
            }
            // Free cells are the rarest in some games, letters in others; "*" says nothing.
            std::ranges::stable_sort(made.needs, {},
                                     [](const Need& need) { return need.may == anyCell; });
            // A drawing that is read from both ends makes the same turn twice.
            std::vector<Placement>& all = m_turns[indexOf(side)];
            if (!turn.condition || settle(made))
                all.push_back(std::move(made));
        }
}

void Board::addClear(const Turn& turn, Side side, Cell at) {
    Cell first = at, last = at;
    for (const Cell step : turn.sweep) {
        first.row = step.row < 0 ? 0 : first.row;
        first.column = step.column < 0 ? 0 : first.column;
        last.row = step.row > 0 ? m_size.rows - 1 : last.row;
        last.column = step.column > 0 ? m_size.columns - 1 : last.column;
    }
    const std::uint8_t chosen = numberOf(at);
    Placement made{
        &turn, side, {{chosen, codesOf(m_rules, m_alphabet, turn.clears, side)}}, {}, {at}, {}, {}};
    for (int row = first.row; row <= last.row; ++row)
        for (int column = first.column; column <= last.column; ++column) {
            made.writes.push_back({numberOf({row, column}), freeCell});
            made.covers.push_back(numberOf({row, column}));
        }
    // The chosen cell stands first.
    std::ranges::stable_sort(made.writes, {},
                             [&](const Write& write) { return write.cell != chosen; });
    if (!turn.condition || settle(made))
        m_turns[indexOf(side)].push_back(std::move(made));
}

Codes Board::countedBy(std::size_t field, Side side) const {
    const auto piece = [&](char sign) {
        return only(m_alphabet.codeOf(m_rules.letterOf(sign, side)));
    };
    return field == FieldOwnBeside || field == FieldOwnAround       ? piece('+')
           : field == FieldOtherBeside || field == FieldOtherAround ? piece('-')
                                                                    : static_cast<Codes>(0xFFFC);
}

bool Board::settle(Placement& made) {
    const Condition& condition = *made.turn->condition;
    if (!condition.looks)
        return holds(made, std::string(static_cast<std::size_t>(m_size.cells()), freeCell));
    const auto none = fieldThatIsNone(condition);
    made.asks = !none;
    std::set<std::uint8_t> cells;
    for (std::size_t field = FieldBeside; field < BoardFields; ++field)
        if (condition.says.needs.here.field(field))
            for (const Cell cell : made.signs)
                for (const Cell seen : lookedAt(cell, field, m_size))
                    cells.insert(numberOf(seen));
    for (const std::uint8_t cell : made.covers)
        cells.erase(cell);
    for (const std::uint8_t cell : cells)
        if (none)
            made.needs.push_back({cell, static_cast<Codes>(~countedBy(*none, made.side))});
        else
            made.looks.push_back(cell);
    return true;
}

bool Board::holds(const Placement& turn, std::string_view cells) const {
    const Condition& condition = *turn.turn->condition;
    language::Sample sample;
    language::Reading& here = sample.here;
    here.words.assign(5, 0);
    here.words[WordRows] = m_size.rows;
    here.words[WordColumns] = m_size.columns;
    if (condition.whole) {
        here.words[WordFree] = std::ranges::count(cells, freeCell);
        for (const auto& [word, sign] : {std::pair{WordOwn, '+'}, std::pair{WordOther, '-'}})
            here.words[word] =
                std::ranges::count(cells, m_alphabet.codeOf(m_rules.letterOf(sign, turn.side)));
    }
    here.parts = turn.signs.size();
    here.width = BoardFields;
    here.fields.assign(here.parts * here.width, 0);
    for (std::size_t i = 0; i < here.parts; ++i) {
        language::Value* const fields = here.fields.data() + i * here.width;
        fields[FieldRow] = turn.signs[i].row + 1;
        fields[FieldColumn] = turn.signs[i].column + 1;
        for (std::size_t field = FieldBeside; field < BoardFields; ++field)
            if (condition.says.needs.here.field(field))
                for (const Cell seen : lookedAt(turn.signs[i], field, m_size))
                    if (std::ranges::count(turn.covers, numberOf(seen)) == 0)
                        fields[field] += countedBy(field, turn.side) >> cells[numberOf(seen)] & 1;
    }
    return isTrue(condition, sample);
}

void Board::findWhetherMonotone() {
    // What is read anywhere, and so may be read where it has come to stand.
    std::set<Codes> read;
    for (const auto& turns : m_turns)
        for (const Placement& turn : turns) {
            m_isMonotone &= !turn.asks;
            for (const Need& need : turn.needs)
                read.insert(need.may);
        }
    for (const auto& turns : m_turns)
        for (const Placement& turn : turns)
            for (const Write& write : turn.writes) {
                Codes from = static_cast<Codes>(anyCell & ~only(write.code));
                for (const Need& need : turn.needs)
                    if (need.cell == write.cell)
                        from &= need.may;
                for (const Codes may : read)
                    m_isMonotone &= (may >> write.code & 1) == 0 || (from & ~may) == 0;
                if (!m_isMonotone)
                    return;
            }
}

std::vector<int> symmetriesOf(const Rules& rules, const Alphabet& alphabet) {
    std::vector<int> all;
    for (int image = 0; image < 8; ++image)
        if (std::ranges::all_of(std::array{Side::One, Side::Two}, [&](Side side) {
                return kindsOf(rules, alphabet, side, image) == kindsOf(rules, alphabet, side, 0);
            }))
            all.push_back(image);
    return all;
}

bool isSameForBoth(const Rules& rules, const Alphabet& alphabet) {
    return kindsOf(rules, alphabet, Side::One, 0) == kindsOf(rules, alphabet, Side::Two, 0);
}

std::optional<int> exchangeOf(const Rules& rules, const Alphabet& alphabet) {
    for (int image = 0; image < 8; ++image)
        if (std::ranges::all_of(std::array{Side::One, Side::Two}, [&](Side side) {
                return kindsOf(rules, alphabet, side, image, true)
                       == kindsOf(rules, alphabet, other(side), 0);
            }))
            return image;
    return std::nullopt;
}

} // namespace bouton::own
