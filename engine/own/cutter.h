// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "own/board.h"
#include "own/position.h"

namespace bouton::own {

// The text of a part or of several heaps, as the key of a table. Of a board it is rows, columns and
// the code of each cell; of heaps the size and the most of each.
using Key = std::string;

// Cuts positions of a game on boards into parts, and makes their turns.
class Cutter {
public:
    explicit Cutter(const Rules& rules)
        : m_rules(rules), m_alphabet(rules, true), m_same(isSameForBoth(rules, m_alphabet)) {
        m_cuts = rules.goals.empty() && !rules.isWhole();
        m_moves = m_cuts && !rules.isAbsolute();
        m_images = m_moves ? symmetriesOf(rules, m_alphabet) : std::vector{0};
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
    // What each turn leads to.
    template <class Visit> void options(const Key& key, Side side, Visit visit) {
        const Board& board = boardOf(key);
        const std::string_view cells = std::string_view(key).substr(2);
        for (const Placement& turn : board.turns(m_same ? Side::One : side))
            if (board.isLegal(turn, cells)) {
                std::string after(cells);
                Board::make(turn, after);
                if (after != cells)
                    visit(key.substr(0, 2) + after);
            }
    }
    std::optional<End> goal(const Key& key, Side moved) {
        return endBy(boardOf(key).goals(moved), std::string_view(key).substr(2));
    }

private:
    static Key headOf(Size size) {
        return {static_cast<char>(size.rows), static_cast<char>(size.columns)};
    }
    const Board& boardOf(const Key& key) {
        std::unique_ptr<Board>& board = m_boards[static_cast<std::size_t>(key[0] * 64 + key[1])];
        if (!board)
            board = std::make_unique<Board>(m_rules, m_alphabet, Size{key[0], key[1]}, m_same);
        return *board;
    }
    // The turns that may ever be made from there.
    std::vector<const Placement*> possible(const Board& board, std::string_view cells) const;
    Key normal(const Key& key) const;

    const Rules& m_rules;
    Alphabet m_alphabet;
    bool m_same, m_cuts = false, m_moves = false, m_looks = false;
    std::vector<int> m_images;
    std::array<std::unique_ptr<Board>, 64 * 64> m_boards;
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
