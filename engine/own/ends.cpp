// SPDX-License-Identifier: MIT
#include "own/ends.h"

#include <algorithm>
#include <limits>
#include <map>
#include <numeric>
#include <set>

#include "own/position.h"

namespace bouton::own {

namespace {

constexpr int most = 1'000'000; // turns that are told
constexpr int refused = 1;      // a change that is no step down

// What a turn at a place does to the letters: how many more there are, and of their rows and
// columns.
struct Change {
    int count = 0, rows = 0, columns = 0;
    auto operator<=>(const Change&) const = default;
};
struct Deed {
    int line = 0;
    bool clears = false;
    std::map<char, Change> changes{};
    auto operator<=>(const Deed&) const = default;
};

// A measure of a position: the weights of the letters of a set, each by its cell.
struct Measure {
    std::string letters;
    int each = 0, row = 0, column = 0;

    bool has(char letter) const { return letters.find(letter) != std::string::npos; }
    int weight(char letter, Cell cell) const {
        return has(letter) ? each + row * cell.row + column * cell.column : 0;
    }
    // By how much a turn makes it larger.
    int after(const Deed& deed) const {
        // All other cells may be cleared too, whatever stands there.
        if (deed.clears && (each == 0 || (has('.') ? each > 0 : each < 0)))
            return refused;
        int sum = 0;
        for (const auto& [letter, change] : deed.changes)
            if (has(letter))
                sum += each * change.count + row * change.rows + column * change.columns;
        return sum;
    }
};

class Proof {
public:
    explicit Proof(const Rules& rules) : m_rules(rules) {
        for (const Turn& turn : rules.turns)
            for (const Side side : {Side::One, Side::Two})
                if (turn.of[indexOf(side)])
                    add(turn, side);
        std::set<char> letters;
        for (const Deed& deed : m_deeds)
            for (const auto& [letter, change] : deed.changes)
                letters.insert(letter);
        // Of more letters some are in no measure, so that the number of measures is bounded.
        m_letters.assign(letters.begin(), letters.end());
        m_letters.resize(std::min<std::size_t>(m_letters.size(), 9));
    }

    // What is left when no measure goes on. `path`: the measures on the way.
    std::set<Deed> left(const std::vector<int>& lines, std::vector<Measure>* path = nullptr) const {
        std::set<Deed> open;
        for (const Deed& deed : m_deeds)
            if (std::ranges::count(lines, deed.line) > 0)
                open.insert(deed);
        for (std::size_t settled = 1; settled > 0 && !open.empty();) {
            settled = 0;
            Measure best;
            for (const Measure& measure : measures()) {
                std::size_t down = 0;
                const bool falls = std::ranges::all_of(open, [&](const Deed& deed) {
                    const int change = measure.after(deed);
                    down += change < 0 ? 1 : 0;
                    return change <= 0;
                });
                if (falls && down > settled) {
                    settled = down;
                    best = measure;
                }
                if (settled == open.size())
                    break;
            }
            std::erase_if(open,
                          [&](const Deed& deed) { return settled > 0 && best.after(deed) < 0; });
            if (path && settled > 0)
                path->push_back(best);
        }
        return open;
    }

    int turnsBy(const std::vector<Measure>& path) const;

private:
    void add(const Turn& turn, Side side) {
        const Size size = m_rules.largest;
        if (turn.clears != '\0') {
            Deed deed{turn.line, true, {}};
            deed.changes[m_rules.letterOf(turn.clears, side)].count = -1;
            deed.changes['.'].count = 1;
            m_deeds.insert(deed);
        }
        for (const Drawing& way : turn.ways)
            for (int slide = 0; slide < way.slides(size); ++slide) {
                const auto signs = drawn(way, slide);
                const Span span = spanOf(signs, size);
                if (span.isEmpty())
                    continue;
                for (const int row : {span.first.row, span.last.row})
                    for (const int column : {span.first.column, span.last.column})
                        addAt(turn, side, signs, {row, column});
            }
    }
    void addAt(const Turn& turn, Side side, const std::vector<Sign>& signs, Cell at) {
        Deed deed{turn.line, false, {}};
        for (const Sign& sign : signs) {
            const char from = m_rules.letterOf(sign.from, side),
                       to = m_rules.letterOf(sign.to, side);
            for (const auto& [letter, by] : {std::pair{from, -1}, std::pair{to, 1}})
                if (from != to && (m_rules.shared == '\0' || letter != '.')) {
                    Change& change = deed.changes[letter];
                    change.count += by;
                    change.rows += by * (at.row + sign.row);
                    change.columns += by * (at.column + sign.column);
                }
        }
        std::erase_if(deed.changes, [](const auto& each) { return each.second == Change{}; });
        m_deeds.insert(deed);
    }

    const std::vector<Measure>& measures() const {
        if (!m_measures.empty())
            return m_measures;
        for (unsigned set = 1; set < 1U << m_letters.size(); ++set) {
            std::string letters;
            for (std::size_t i = 0; i < m_letters.size(); ++i)
                if ((set >> i & 1) != 0)
                    letters += m_letters[i];
            m_measures.push_back({letters, 1, 0, 0});
            m_measures.push_back({letters, -1, 0, 0});
            for (int row = -3; row <= 3; ++row)
                for (int column = -3; column <= 3; ++column)
                    if (std::gcd(row, column) == 1)
                        m_measures.push_back({letters, 0, row, column});
        }
        std::ranges::stable_sort(m_measures, {}, [](const Measure& m) { return m.each == 0; });
        return m_measures;
    }

    const Rules& m_rules;
    std::set<Deed> m_deeds;
    std::string m_letters;
    mutable std::vector<Measure> m_measures;
};

// From the value of the start down to the least that any filling has.
int Proof::turnsBy(const std::vector<Measure>& path) const {
    const Position start = startOf(m_rules, m_rules.standard);
    std::set<char> come = lettersThatCome(m_rules);
    come.insert('.');
    // What a sum of measures can fall from the start, and how far it can be from one filling to
    // another.
    const auto fall = [&](const std::vector<int>& times, bool fromStart) {
        long long sum = 0;
        for (std::size_t i = 0; i < start.cells.size(); ++i) {
            const auto weight = [&](char letter, std::size_t cell) {
                long long all = 0;
                for (std::size_t k = 0; k < path.size(); ++k)
                    all += times[k] * path[k].weight(letter, start.size.cellAt(cell));
                return all;
            };
            const char here = start.cells[i];
            if (m_rules.shared != '\0') {
                long long least = weight(m_rules.shared, i);
                for (std::size_t cell = 0; cell < start.cells.size(); ++cell)
                    least = std::min(least, weight(m_rules.shared, cell));
                sum += piecesOn(here) * (weight(m_rules.shared, i) - least);
                continue;
            }
            long long least = weight('.', i), greatest = least;
            for (const char letter : come) {
                least = std::min(least, weight(letter, i));
                greatest = std::max(greatest, weight(letter, i));
            }
            sum += (fromStart ? weight(here, i) : greatest) - least;
        }
        return sum;
    };
    long long best = most + 1;
    // Perhaps a sum of the measures falls with each turn.
    std::vector<int> times(path.size(), 1);
    for (bool more = path.size() <= 5; more;) {
        int least = std::numeric_limits<int>::max();
        for (const Deed& deed : m_deeds) {
            int sum = 0;
            bool clear = false;
            for (std::size_t k = 0; k < path.size(); ++k) {
                const int change = path[k].after(deed);
                clear |= deed.clears && change > 0;
                sum += times[k] * change;
            }
            least = std::min(least, clear ? 0 : -sum);
        }
        if (least > 0)
            best = std::min(best, fall(times, true) / least);
        std::size_t k = 0;
        while (k < times.size() && times[k] == 3)
            times[k++] = 1;
        more = k < times.size();
        if (more)
            ++times[k];
    }
    long long product = 1;
    for (std::size_t k = 0; k < path.size(); ++k) {
        std::vector<int> one(path.size(), 0);
        one[k] = 1;
        product = std::min<long long>(most + 2,
                                      product * (fall(one, k == 0 || m_rules.shared != '\0') + 1));
    }
    best = std::min(best, product - 1);
    return best > most ? -1 : static_cast<int>(best);
}

// The longest game of each heap by itself.
int turnsOfHeaps(Rules rules) {
    for (Turn& turn : rules.turns)
        if (turn.condition && turn.condition->whole)
            turn.condition.reset();
    int all = 0;
    std::map<int, std::vector<int>> byMost;
    for (const Heap& heap : rules.heaps) {
        std::vector<int>& turns = byMost[heap.most];
        while (static_cast<int>(turns.size()) <= heap.size) {
            int longest = 0;
            for (const Side side : {Side::One, Side::Two})
                for (const Taken& turn :
                     takings(rules, {static_cast<int>(turns.size()), heap.most}, side, 1))
                    longest = std::max(longest, 1 + turns[static_cast<std::size_t>(turn.a)]
                                                    + turns[static_cast<std::size_t>(turn.b)]);
            turns.push_back(longest);
        }
        all += turns[static_cast<std::size_t>(heap.size)];
    }
    return all;
}

} // namespace

Ending endingOf(const Rules& rules) {
    if (rules.ofHeaps())
        return {{}, turnsOfHeaps(rules)};
    const Proof proof(rules);
    std::vector<int> lines;
    for (const Turn& turn : rules.turns)
        lines.push_back(turn.line);
    std::vector<Measure> path;
    const std::set<Deed> open = proof.left(lines, &path);
    if (open.empty())
        return {{}, proof.turnsBy(path)};
    // Whatever can be settled among some of the lines can be settled among fewer. So only lines
    // that are still open can be in a smallest set.
    std::set<int> sorted;
    for (const Deed& deed : open)
        sorted.insert(deed.line);
    std::vector<int> still(sorted.begin(), sorted.end());
    const auto fails = [&](const std::vector<int>& some) { return !proof.left(some).empty(); };
    for (const int line : still)
        if (fails({line}))
            return {{line}};
    for (std::size_t i = 0; i < still.size(); ++i)
        for (std::size_t k = i + 1; k < still.size(); ++k)
            if (fails({still[i], still[k]}))
                return {{still[i], still[k]}};
    // Else one from which no line can be left out.
    for (std::size_t i = still.size(); i-- > 0;) {
        std::vector<int> fewer = still;
        fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
        if (fails(fewer))
            still = fewer;
    }
    return {still};
}

} // namespace bouton::own
