// SPDX-License-Identifier: MIT
#include "own/cutter.h"

#include <map>
#include <numeric>

namespace bouton::own {

Placements::Placements(const Rules& rules, const Alphabet& alphabet, Size size, bool sameForBoth)
    : m_board(rules, alphabet, size, sameForBoth),
      m_codes(alphabet.codes()),
      m_ofFirst(m_board.turns(Side::One).size()) {
    for (const Side side : {Side::One, Side::Two})
        for (const Placement& turn : m_board.turns(side)) {
            m_turns.push_back(&turn);
            std::map<std::uint8_t, bool> cells; // and whether they are only looked at
            const auto touch = [&](std::uint8_t cell, bool looked) {
                bool& all = cells.emplace(cell, true).first->second;
                all = all && looked;
            };
            for (const Need& need : turn.needs)
                touch(need.cell, (need.may & only(outside)) != 0);
            for (const Write& write : turn.writes)
                touch(write.cell, false);
            for (const std::uint8_t cell : turn.looks)
                touch(cell, true);
            m_touches.emplace_back(cells.begin(), cells.end());
        }
    constexpr std::size_t most = 1 << 15; // words of 8 bytes; there are boards of many sizes
    const std::size_t words = (m_turns.size() + 63) / 64;
    const std::size_t rows = static_cast<std::size_t>(size.cells()) * m_codes;
    if (rows * words > most)
        return;
    m_blocked.assign(rows * words, 0);
    for (std::size_t number = 0; number < m_turns.size(); ++number)
        for (const Need& need : m_turns[number]->needs)
            for (std::size_t code = 0; code < m_codes; ++code)
                if ((need.may >> code & 1) == 0)
                    m_blocked[(need.cell * m_codes + code) * words + number / 64] |=
                        std::uint64_t{1} << number % 64;
}

void Placements::meet(const Codes* may, Set& met) const {
    const std::size_t words = (m_turns.size() + 63) / 64;
    met.assign(words, 0);
    if (m_blocked.empty()) {
        for (std::size_t number = 0; number < m_turns.size(); ++number)
            if (std::ranges::all_of(m_turns[number]->needs, [&](const Need& need) {
                    return (may[need.cell] & need.may) != 0;
                }))
                met[number / 64] |= std::uint64_t{1} << number % 64;
        return;
    }
    // A turn is blocked on a cell if whatever can stand there blocks it.
    for (const std::uint64_t* rows = m_blocked.data(); rows != m_blocked.data() + m_blocked.size();
         rows += m_codes * words, ++may)
        for (std::size_t word = 0; word < words; ++word) {
            std::uint64_t blocked = ~std::uint64_t{0};
            for (unsigned codes = *may; codes != 0; codes &= codes - 1)
                blocked &= rows[static_cast<std::size_t>(std::countr_zero(codes)) * words + word];
            met[word] |= blocked;
        }
    for (std::uint64_t& word : met)
        word = ~word;
    if (m_turns.size() % 64 != 0)
        met.back() &= (std::uint64_t{1} << m_turns.size() % 64) - 1;
}

namespace {

using May = std::array<Codes, mostCells>;

May codesOn(std::string_view cells) {
    May may{};
    std::ranges::transform(cells, may.begin(), only);
    return may;
}

} // namespace

void Placements::findMet(std::string_view cells, Set& met) const {
    meet(codesOn(cells).data(), met);
}

void Placements::findPossible(std::string_view cells, Set& possible) const {
    May may = codesOn(cells);
    meet(may.data(), possible);
    // What a turn writes lets others be made.
    Set before;
    for (bool more = !m_board.isMonotone(); more;) {
        more = false;
        Set added = possible;
        for (std::size_t word = 0; word < before.size(); ++word)
            added[word] &= ~before[word];
        each(added, [&](std::size_t number) {
            for (const Write& write : turn(number).writes)
                if (cells[write.cell] != outside && (may[write.cell] >> write.code & 1) == 0) {
                    may[write.cell] |= only(write.code);
                    more = true;
                }
        });
        before = possible;
        if (more)
            meet(may.data(), possible);
    }
}

void Placements::keepThoseOf(Side side, Set& set) const {
    const auto isFirst = [&](std::size_t word) { // a bit for each turn of the first side
        const std::size_t begin = word * 64;
        return begin + 64 <= m_ofFirst ? ~std::uint64_t{0}
               : begin >= m_ofFirst    ? 0
                                       : (std::uint64_t{1} << (m_ofFirst - begin)) - 1;
    };
    for (std::size_t word = 0; word < set.size(); ++word)
        set[word] &= side == Side::One ? isFirst(word) : ~isFirst(word);
}

namespace {

// The cells that are there.
std::vector<std::size_t> placesIn(const Key& key) {
    std::vector<std::size_t> all;
    for (std::size_t i = 2; i < key.size(); ++i)
        if (key[i] != outside)
            all.push_back(i - 2);
    return all;
}

} // namespace

std::vector<Key> Cutter::parts(const Key& key, Places* places) {
    const Placements& placements = placementsOf(key);
    const std::string_view cells = std::string_view(key).substr(2);
    std::vector<std::size_t> turns;
    placements.findPossible(cells, m_set);
    Placements::each(m_set, [&](std::size_t number) { turns.push_back(number); });
    if (turns.empty())
        return {};
    const auto uncut = [&](Key made) -> std::vector<Key> {
        if (places)
            *places = {placesIn(key)};
        return {std::move(made)};
    };
    if (!m_cuts)
        return uncut(key);
    // Cells that can change, joined where one turn has to do with both. The first of those that
    // are joined is their root.
    std::array<bool, mostCells> changes{};
    std::array<std::uint8_t, mostCells> root;
    std::iota(root.begin(), root.end(), std::uint8_t{0});
    const auto find = [&](std::uint8_t cell) {
        while (root[cell] != cell)
            cell = root[cell] = root[root[cell]];
        return cell;
    };
    for (const std::size_t turn : turns)
        for (const Write& write : placements.turn(turn).writes)
            changes[write.cell] |= cells[write.cell] != outside && cells[write.cell] != write.code;
    // Turns that change what stands there are in the part of the first cell they change. A turn
    // that clears free cells alone changes none.
    constexpr std::uint8_t nowhere = 255;
    std::vector<std::uint8_t> home(turns.size(), nowhere);
    for (std::size_t i = 0; i < turns.size(); ++i)
        for (const auto& [cell, looked] : placements.touches(turns[i])) {
            if (!changes[cell])
                continue;
            if (home[i] == nowhere)
                home[i] = cell;
            const std::uint8_t one = find(home[i]), two = find(cell);
            root[std::max(one, two)] = std::min(one, two);
        }
    std::vector<std::pair<Key, std::size_t>> cut; // the parts, and how many turns each has
    std::array<std::uint8_t, mostCells> number;
    for (std::size_t cell = 0; cell < cells.size(); ++cell)
        if (changes[cell] && root[cell] == cell) {
            number[cell] = static_cast<std::uint8_t>(cut.size());
            cut.emplace_back(key.substr(0, 2) + std::string(cells.size(), outside), 0);
        }
    for (std::size_t i = 0; i < turns.size(); ++i) {
        if (home[i] == nowhere)
            continue;
        auto& [part, count] = cut[number[find(home[i])]];
        ++count;
        // A cell that is only looked at, and stays free for ever, changes nothing: leave it out.
        for (const auto& [cell, looked] : placements.touches(turns[i]))
            if (!looked || changes[cell] || cells[cell] != freeCell)
                part[cell + 2U] = cells[cell];
    }
    std::vector<Key> all;
    for (const auto& [part, count] : cut) {
        // Another turn could come to life where something was left out.
        if (m_looks) {
            placements.findPossible(std::string_view(part).substr(2), m_set);
            if (static_cast<std::size_t>(Placements::countOf(m_set)) != count)
                return uncut(normal(key));
        }
        all.push_back(normal(part));
        if (places)
            places->push_back(placesIn(part));
    }
    return all;
}

Key Cutter::normal(const Key& key) const { return m_moves ? leastImage(key, m_images) : key; }

Key Cutter::negative(const Key& key) const {
    Key exchanged = key;
    for (std::size_t i = 2; i < key.size(); ++i)
        exchanged[i] = exchangedCode(m_rules, m_alphabet, key[i]);
    return normal(m_exchange == 0 ? exchanged : leastImage(exchanged, {*m_exchange}));
}

// The least of the images of what is there, moved to the corner.
Key Cutter::leastImage(const Key& key, const std::vector<int>& images) const {
    Cell first{127, 127}, last{-1, -1};
    std::vector<std::pair<Cell, char>> there;
    for (std::size_t i = 2; i < key.size(); ++i)
        if (key[i] != outside) {
            const Cell cell = Size{key[0], key[1]}.cellAt(i - 2);
            first = {std::min(first.row, cell.row), std::min(first.column, cell.column)};
            last = {std::max(last.row, cell.row), std::max(last.column, cell.column)};
            there.emplace_back(cell, key[i]);
        }
    const int height = last.row - first.row + 1, width = last.column - first.column + 1;
    Key best;
    for (const int image : images) {
        const bool turned = (image & 1) != 0;
        const Size size{turned ? width : height, turned ? height : width};
        if (!best.empty() && size.rows > best[0])
            continue;
        Key made = headOf(size) + std::string(static_cast<std::size_t>(size.cells()), outside);
        for (const auto& [cell, code] : there) {
            Cell to{cell.row - first.row, cell.column - first.column};
            if (turned)
                std::swap(to.row, to.column);
            to.row = (image & 2) != 0 ? size.rows - 1 - to.row : to.row;
            to.column = (image & 4) != 0 ? size.columns - 1 - to.column : to.column;
            made[size.numberOf(to) + 2] = code;
        }
        if (best.empty() || made < best)
            best = std::move(made);
    }
    return best;
}

} // namespace bouton::own
