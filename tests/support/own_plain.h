// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "own/conditions.h"
#include "own/position.h"
#include "search/nimber.h"

namespace bouton::testing {

// Games of one's own once more, as plainly as the rules say it: letters, whole positions, no parts,
// no tables of turns. What the engine finds out must be the same.
class PlainOwn {
public:
    explicit PlainOwn(const own::Rules& rules) : m_rules(rules) {}

    // The positions that the turns of the side to move lead to.
    std::set<std::string> after(const own::Position& position) const {
        std::set<std::string> texts;
        for (const own::Position& next : nextOf(position))
            texts.insert(textOf(m_rules, next));
        return texts;
    }
    // For the side to move.
    Outcome worth(const own::Position& position) {
        const std::string text = keyOf(position);
        if (const auto known = m_worths.find(text); known != m_worths.end())
            return known->second;
        std::optional<Outcome> best;
        if (const auto end = goalIn(m_rules, position, other(position.side)))
            best = *end == own::End::Wins                                        ? Outcome::Loss
                   : *end == own::End::Loses                                     ? Outcome::Win
                   : *end == own::End::Draws                                     ? Outcome::Draw
                   : indexOf(position.side) == (*end == own::End::One ? 0U : 1U) ? Outcome::Win
                                                                                 : Outcome::Loss;
        else
            for (const own::Position& next : nextOf(position))
                best = std::max(best.value_or(Outcome::Loss), opposite(worth(next)));
        if (!best)
            best = m_rules.last == own::Last::Wins    ? Outcome::Loss
                   : m_rules.last == own::Last::Loses ? Outcome::Win
                                                      : Outcome::Draw;
        return m_worths[text] = *best;
    }
    // By the options of one side; right where both have the same.
    int nimber(own::Position position) {
        const std::string text = keyOf(position);
        if (const auto known = m_nimbers.find(text); known != m_nimbers.end())
            return known->second;
        Mex mex;
        for (const own::Position& next : nextOf(position))
            mex.add(nimber(next));
        return m_nimbers[text] = mex.value();
    }

private:
    // The order of heaps and empty ones change nothing.
    std::string keyOf(own::Position position) const {
        std::ranges::sort(position.heaps);
        std::erase_if(position.heaps, [](const own::Heap& heap) { return heap.size == 0; });
        return textOf(m_rules, position);
    }
    std::vector<own::Position> nextOf(const own::Position& position) const {
        std::vector<own::Position> all;
        for (const own::Turn& turn : m_rules.turns) {
            if (!turn.of[indexOf(position.side)])
                continue;
            if (m_rules.ofHeaps())
                addHeaps(position, turn, all);
            else if (turn.clears != '\0')
                addClears(position, turn, all);
            for (const own::Drawing& way : turn.ways)
                for (int slide = 0; slide < (way.slide < 0 ? 1 : 60); ++slide)
                    addDrawn(position, turn, drawn(way, slide), all);
        }
        for (own::Position& next : all)
            next.side = other(position.side);
        return all;
    }
    bool has(const own::Position& at, Cell cell) const {
        return cell.row >= 0 && cell.column >= 0 && cell.row < at.size.rows
               && cell.column < at.size.columns;
    }
    template <class P> static auto& on(P& position, Cell cell) {
        return position
            .cells[static_cast<std::size_t>(cell.row * position.size.columns + cell.column)];
    }
    static int pieces(char c) { return c == '.' || c == '#' ? 0 : c <= '9' ? c - '0' : 1; }

    void addDrawn(const own::Position& position, const own::Turn& turn,
                  const std::vector<own::Sign>& signs, std::vector<own::Position>& all) const {
        for (int row = 0; row < position.size.rows; ++row)
            for (int column = 0; column < position.size.columns; ++column) {
                own::Position next = position;
                std::vector<Cell> covered, asked;
                bool fits = true, changes = false;
                for (const own::Sign& sign : signs) {
                    const Cell cell{row + sign.row, column + sign.column};
                    if (!has(position, cell)) {
                        fits = false;
                        break;
                    }
                    covered.push_back(cell);
                    if (sign.from == '*')
                        continue;
                    if (!sign.slid)
                        asked.push_back(cell);
                    const char from = m_rules.letterOf(sign.from, position.side),
                               to = m_rules.letterOf(sign.to, position.side),
                               here = on(position, cell);
                    if (m_rules.shared == '\0') {
                        fits &= here == from;
                        on(next, cell) = to;
                        changes |= from != to;
                        continue;
                    }
                    fits &= from == '#'   ? here == '#'
                            : from == '.' ? here != '#'
                                          : pieces(here) > 0;
                    if (from == to || here == '#')
                        continue;
                    const int left = pieces(here) + (to == '.' ? -1 : 1);
                    on(next, cell) = left == 0   ? '.'
                                     : left == 1 ? m_rules.shared
                                                 : static_cast<char>('0' + left);
                    changes = true;
                }
                if (fits && changes && holds(position, turn, covered, asked))
                    all.push_back(next);
            }
    }
    void addClears(const own::Position& position, const own::Turn& turn,
                   std::vector<own::Position>& all) const {
        for (int row = 0; row < position.size.rows; ++row)
            for (int column = 0; column < position.size.columns; ++column) {
                const Cell chosen{row, column};
                if (on(position, chosen) != m_rules.letterOf(turn.clears, position.side))
                    continue;
                own::Position next = position;
                std::vector<Cell> covered;
                for (int r = 0; r < position.size.rows; ++r)
                    for (int c = 0; c < position.size.columns; ++c) {
                        bool vertical = r == row, horizontal = c == column;
                        for (const Cell step : turn.sweep) {
                            vertical |= step.row != 0 && (r - row) * step.row > 0;
                            horizontal |= step.column != 0 && (c - column) * step.column > 0;
                        }
                        if (vertical && horizontal) {
                            on(next, {r, c}) = '.';
                            covered.push_back({r, c});
                        }
                    }
                if (holds(position, turn, covered, {chosen}))
                    all.push_back(next);
            }
    }
    void addHeaps(const own::Position& position, const own::Turn& turn,
                  std::vector<own::Position>& all) const {
        int filled = 0;
        for (const own::Heap& heap : position.heaps)
            filled += heap.size > 0 ? 1 : 0;
        for (std::size_t at = 0; at < position.heaps.size(); ++at)
            for (int taken = 0; taken <= position.heaps[at].size; ++taken) {
                const own::Heap heap = position.heaps[at];
                const int left = heap.size - taken,
                          code = turn.codeOf(static_cast<std::size_t>(taken));
                for (int a = 0; 2 * a <= left; ++a) {
                    const int needed = a > 0 ? 4 : left == 0 ? 1 : 2;
                    if ((code & needed) == 0 || (a == 0 && taken == 0))
                        continue;
                    language::Sample sample;
                    sample.here.words = {heap.size, taken, left, a, left - a, heap.most, filled};
                    if (turn.condition && !isTrue(*turn.condition, sample))
                        continue;
                    own::Position next = position;
                    leave(next.heaps, at, {taken, a, left - a, turn.line});
                    all.push_back(next);
                }
            }
    }
    static bool isTrue(const own::Condition& condition, const language::Sample& sample) {
        const auto answer =
            language::evaluate(condition.says.steps, condition.says.conclusion, sample);
        return answer.value_or(0) != 0;
    }
    bool holds(const own::Position& position, const own::Turn& turn,
               const std::vector<Cell>& covered, const std::vector<Cell>& asked) const {
        if (!turn.condition)
            return true;
        const char mine = m_rules.letterOf('+', position.side),
                   theirs = m_rules.letterOf('-', position.side);
        const auto count = [&](char c) { return std::ranges::count(position.cells, c); };
        language::Sample sample;
        sample.here.words = {position.size.rows, position.size.columns, count('.'), count(mine),
                             count(theirs)};
        sample.here.parts = asked.size();
        sample.here.width = own::BoardFields;
        for (const Cell cell : asked) {
            std::vector<language::Value> fields(own::BoardFields);
            fields[own::FieldRow] = cell.row + 1;
            fields[own::FieldColumn] = cell.column + 1;
            for (int row = 0; row < position.size.rows; ++row)
                for (int column = 0; column < position.size.columns; ++column) {
                    const Cell seen{row, column};
                    const char here = on(position, seen);
                    if (std::ranges::count(covered, seen) > 0 || here == '.')
                        continue;
                    const int down = std::abs(row - cell.row),
                              across = std::abs(column - cell.column);
                    const bool beside = down + across == 1, around = std::max(down, across) == 1;
                    fields[own::FieldBeside] += beside;
                    fields[own::FieldAround] += around;
                    fields[own::FieldOwnBeside] += beside && here == mine;
                    fields[own::FieldOtherBeside] += beside && here == theirs;
                    fields[own::FieldOwnAround] += around && here == mine;
                    fields[own::FieldOtherAround] += around && here == theirs;
                    fields[own::FieldInRow] += down == 0;
                    fields[own::FieldInColumn] += across == 0;
                    fields[own::FieldOnSlants] += down == across;
                }
            sample.here.fields.insert(sample.here.fields.end(), fields.begin(), fields.end());
        }
        return isTrue(*turn.condition, sample);
    }

    const own::Rules& m_rules;
    std::map<std::string, Outcome> m_worths;
    std::map<std::string, int> m_nimbers;
};

} // namespace bouton::testing
