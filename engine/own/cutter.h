// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <functional>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "own/board.h"
#include "own/position.h"

namespace bouton::own {

// The text of a part or of several heaps, as the key of a table. Of a board it is rows, columns and
// the code of each cell; of heaps the size and the most of each.
using Key = std::string;

// The cells that a turn has to do with, and whether each is only read, and need not be there.
using Touches = std::vector<std::pair<std::uint8_t, bool>>;

// All turns of a board at once. Each has a number: those of the first side come first.
class Placements {
public:
    // The rules and the alphabet must outlive it.
    Placements(const Rules& rules, const Alphabet& alphabet, Size size, bool sameForBoth);

    const Board& board() const { return m_board; }
    const Placement& turn(std::size_t number) const { return *m_turns[number]; }
    const Touches& touches(std::size_t number) const { return m_touches[number]; }

    // A bit for each turn.
    using Set = std::vector<std::uint64_t>;
    // Those whose needs are met, and those whose needs can ever be met, whatever is played.
    // What a condition says counts as possible.
    void findMet(std::string_view cells, Set& met) const;
    void findPossible(std::string_view cells, Set& possible) const;
    // Visits the numbers of a set, in order.
    template <class Visit> static void each(const Set& set, Visit visit) {
        for (std::size_t word = 0; word < set.size(); ++word)
            for (std::uint64_t left = set[word]; left != 0; left &= left - 1)
                visit(word * 64 + static_cast<std::size_t>(std::countr_zero(left)));
    }
    // Takes the turns of the other side out of a set.
    void keepThoseOf(Side side, Set& set) const;
    static int countOf(const Set& set) {
        return std::transform_reduce(set.begin(), set.end(), 0, std::plus(),
                                     [](std::uint64_t word) { return std::popcount(word); });
    }

private:
    // `may` says what can stand on each cell.
    void meet(const Codes* may, Set& met) const;

    const Board m_board;
    const std::size_t m_codes;
    std::vector<const Placement*> m_turns;
    std::vector<Touches> m_touches;
    std::size_t m_ofFirst; // how many turns the first side has
    // For each cell and each code the set of the turns that it blocks. Empty: too large.
    std::vector<std::uint64_t> m_blocked;
};

// Cuts positions of a game on boards into parts, and makes their turns.
class Cutter {
public:
    explicit Cutter(const Rules& rules)
        : m_rules(rules), m_alphabet(rules, true), m_same(isSameForBoth(rules, m_alphabet)) {
        m_cuts = rules.goals.empty() && !rules.isWhole();
        m_moves = m_cuts && !rules.isAbsolute();
        m_images = m_moves ? symmetriesOf(rules, m_alphabet) : std::vector{0};
        m_exchange = m_same ? std::nullopt : exchangeOf(rules, m_alphabet);
        if (!m_moves && m_exchange != 0)
            m_exchange.reset(); // places count
        m_looks = std::ranges::any_of(
            rules.turns, [](const Turn& turn) { return turn.condition && turn.condition->looks; });
    }

    bool sameForBoth() const { return m_same; }
    Key whole(const Position& position) const {
        return headOf(position.size) + m_alphabet.codesOf(position.cells);
    }
    // The parts of a position, and the numbers of the cells of each if they are asked for.
    using Places = std::vector<std::vector<std::size_t>>;
    std::vector<Key> parts(const Position& position, Places* places = nullptr) {
        if (m_rules.shared == '\0')
            return parts(whole(position), places);
        std::vector<Key> all;
        for (std::size_t i = 0; i < position.cells.size(); ++i)
            for (int piece = piecesOn(position.cells[i]); piece > 0; --piece)
                for (const Key& part :
                     parts(whole({position.size, alone(m_rules, position.cells, i)}))) {
                    all.push_back(part);
                    if (places)
                        places->push_back({i});
                }
        return all;
    }
    std::vector<Key> parts(const Key& key, Places* places = nullptr);
    // Whether each part has a negative, in which each side has the turns of the other; and that.
    bool hasNegatives() const { return m_exchange.has_value(); }
    Key negative(const Key& key) const;
    // What each turn leads to.
    template <class Visit> void options(const Key& key, Side side, Visit visit) {
        const Placements& all = placementsOf(key);
        const std::string_view cells = std::string_view(key).substr(2);
        Placements::Set met;
        all.findMet(cells, met);
        all.keepThoseOf(m_same ? Side::One : side, met);
        all.each(met, [&](std::size_t number) {
            const Placement& turn = all.turn(number);
            if (!all.board().isAllowed(turn, cells))
                return;
            std::string after(cells);
            Board::make(turn, after);
            if (after != cells)
                visit(key.substr(0, 2) + after);
        });
    }
    // How many turns a side has, at most.
    int room(const Key& key, Side side) {
        const Placements& all = placementsOf(key);
        all.findMet(std::string_view(key).substr(2), m_set);
        all.keepThoseOf(m_same ? Side::One : side, m_set);
        return Placements::countOf(m_set);
    }
    std::optional<End> goal(const Key& key, Side moved) {
        return endBy(placementsOf(key).board().goals(moved), std::string_view(key).substr(2));
    }

private:
    static Key headOf(Size size) {
        return {static_cast<char>(size.rows), static_cast<char>(size.columns)};
    }
    const Placements& placementsOf(const Key& key) {
        std::unique_ptr<Placements>& all = m_all[static_cast<std::size_t>(key[0] * 64 + key[1])];
        if (!all)
            all = std::make_unique<Placements>(m_rules, m_alphabet, Size{key[0], key[1]}, m_same);
        return *all;
    }
    Key normal(const Key& key) const;
    Key leastImage(const Key& key, const std::vector<int>& images) const;

    const Rules& m_rules;
    Alphabet m_alphabet;
    bool m_same, m_cuts = false, m_moves = false, m_looks = false;
    std::vector<int> m_images;
    std::optional<int> m_exchange; // the image under which the sides exchange their turns
    Placements::Set m_set;         // of the last position looked at
    std::array<std::unique_ptr<Placements>, 64 * 64> m_all;
};

// The same of heaps: each is a part, unless a condition speaks of all of them.
class HeapCutter {
public:
    explicit HeapCutter(const Rules& rules) : m_rules(rules) {}

    std::vector<Key> parts(std::vector<Heap> heaps) const {
        std::erase_if(heaps, [](const Heap& heap) { return heap.size == 0; });
        std::ranges::sort(heaps);
        std::vector<Key> all;
        for (const Heap& heap : heaps) {
            const Key key{static_cast<char>(heap.size), static_cast<char>(heap.most)};
            if (all.empty() || !m_rules.isWhole())
                all.push_back(key);
            else
                all[0] += key;
        }
        return all;
    }
    template <class Visit> void options(const Key& key, Side side, Visit visit) const {
        std::vector<Heap> heaps;
        for (std::size_t i = 0; i < key.size(); i += 2)
            heaps.push_back({key[i], key[i + 1]});
        for (std::size_t at = 0; at < heaps.size(); ++at)
            for (const Taken& turn :
                 takings(m_rules, heaps[at], side, static_cast<int>(heaps.size()))) {
                std::vector<Heap> after = heaps;
                leave(after, at, turn);
                visit(parts(after));
            }
    }

private:
    const Rules& m_rules;
};

} // namespace bouton::own
