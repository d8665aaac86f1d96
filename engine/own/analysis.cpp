// SPDX-License-Identifier: MIT
#include "own/analysis.h"

#include <algorithm>
#include <limits>
#include <numeric>

#include "core/poll.h"
#include "own/conditions.h"
#include "own/cutter.h"
#include "search/nimber.h"

namespace bouton::own {

namespace {

// The number of a part: four times its place. A part and its negative are kept once.
using Id = char32_t;
constexpr Id Negative = 1;    // of what is kept
constexpr Id OwnNegative = 2; // it is the negative of itself
constexpr Id Second = ~Id{0}; // no part: the second side is to move
constexpr Id negativeOf(Id id) { return (id & OwnNegative) != 0 ? id : id ^ Negative; }
// A sum of parts, in order. A string, because short ones need no memory of their own.
using Ids = std::u32string;

char digitOf(Side side) { return side == Side::One ? '1' : '2'; }

// Thrown when more would have to be kept than may be, or at a stop. Caught where the question was
// asked.
struct Beyond {};

} // namespace

// The graph of parts.
struct Analysis::Kept {
    struct Part {
        Key key;
        std::array<std::vector<Ids>, 2>
            options{};                            // what each turn of a side leads to, by its parts
        std::array<bool, 2> known{};              // whether they are worked out
        std::array<std::int32_t, 2> room{-1, -1}; // turns of a side; -1: not counted
        std::int16_t nimber = -1;                 // -1: not known
        std::vector<bool> notNimber{};            // by nimber: that it has another
        std::int8_t impartial = -1;               // 0 no, 1 yes, -1 not known
    };

    const Rules& rules;
    Bounds bounds;
    Poll poll;
    std::optional<Cutter> cutter;
    HeapCutter heaps;
    std::vector<std::unique_ptr<Part>> parts;
    std::unordered_map<Key, Id> ids;
    std::unordered_map<Ids, bool> sums;         // by whether the side to move wins
    std::unordered_map<Key, std::int8_t> whole; // with goals
    std::size_t leads = 0;

    Kept(const Rules& of, Bounds most, std::stop_token stop)
        : rules(of), bounds(most), poll(std::move(stop)), heaps(of) {
        if (!rules.ofHeaps())
            cutter.emplace(rules);
    }

    bool sameForBoth() const { return cutter && cutter->sameForBoth(); }
    bool hasNegatives() const { return cutter && cutter->hasNegatives(); }
    // Whose turns these are in the part that is kept.
    Side sideIn(Id id, Side side) const {
        return sameForBoth() ? Side::One : (id & Negative) != 0 ? other(side) : side;
    }

    void count() {
        if (poll.node())
            throw Beyond();
    }
    Part& partOf(Id id) { return *parts[id / 4]; }
    const Part& partOf(Id id) const { return *parts[id / 4]; }
    Id idOfNew(const Key& key) {
        if (parts.size() >= bounds.parts)
            throw Beyond();
        Id id = static_cast<Id>(4 * parts.size());
        parts.push_back(std::make_unique<Part>(Part{.key = key}));
        if (hasNegatives()) {
            const Key negative = cutter->negative(key);
            if (negative == key)
                id |= OwnNegative;
            else
                ids.emplace(negative, id | Negative);
        }
        return ids[key] = id;
    }
    Ids idsOf(const std::vector<Key>& keys) {
        Ids all;
        for (const Key& key : keys) {
            const auto known = ids.find(key);
            all.push_back(known == ids.end() ? idOfNew(key) : known->second);
        }
        std::ranges::sort(all);
        return all;
    }
    std::vector<Key> partsOf(const Position& position) {
        return cutter ? cutter->parts(position) : heaps.parts(position.heaps);
    }
    Ids idsOf(const Position& position) { return idsOf(partsOf(position)); }
    // What the turns of a side in a part lead to; where the part is a negative, the negatives of
    // it.
    const std::vector<Ids>& options(Id id, Side side) {
        const Side of = sideIn(id, side);
        Part& part = partOf(id);
        if (part.known[indexOf(of)])
            return part.options[indexOf(of)];
        count();
        std::vector<Ids> made;
        const auto add = [&](const std::vector<Key>& keys) { made.push_back(idsOf(keys)); };
        if (cutter)
            cutter->options(part.key, of, [&](const Key& key) { add(cutter->parts(key)); });
        else
            heaps.options(part.key, of, add);
        std::ranges::sort(made);
        made.erase(std::unique(made.begin(), made.end()), made.end());
        for (const Ids& each : made)
            leads += each.size() + 6;
        if (leads > bounds.leads)
            throw Beyond();
        part.known[indexOf(of)] = true;
        return part.options[indexOf(of)] = std::move(made);
    }

    // How many turns a side has in a part, at most.
    long roomIn(Id id, Side side) {
        Part& part = partOf(id);
        const Side of = sideIn(id, side);
        std::int32_t& room = part.room[indexOf(of)];
        if (room < 0)
            room = cutter ? cutter->room(part.key, of) : 0;
        return room;
    }

    bool isImpartial(Id id) {
        Part& part = partOf(id);
        if (sameForBoth())
            return true;
        if (part.impartial >= 0)
            return part.impartial == 1;
        bool is = options(id, Side::One) == options(id, Side::Two);
        for (std::size_t i = 0; is && i < part.options[0].size(); ++i)
            is = isImpartial(part.options[0][i]);
        part.impartial = is ? 1 : 0;
        return is;
    }
    bool isImpartial(const Ids& all) {
        return std::ranges::all_of(all, [&](Id id) { return isImpartial(id); });
    }

    // Whether an impartial part is worth a heap of n: if it is lost beside such a heap. That is
    // asked of the largest part of a sum alone; the others need their nimbers.
    // Source: Lemoine and Viennot, Nimbers are inevitable, 2012.
    bool isNimber(Id id, int n) {
        Part& part = partOf(id);
        if (part.nimber >= 0)
            return part.nimber == n;
        const auto at = static_cast<std::size_t>(n);
        if (part.notNimber.size() <= at)
            part.notNimber.resize(at + 1);
        if (part.notNimber[at])
            return false;
        const auto& all = options(id, Side::One);
        bool isWon = std::ranges::any_of(all, [&](const Ids& option) { return isSum(option, n); });
        for (int less = 0; less < n && !isWon; ++less)
            isWon = isNimber(id, less);
        if (isWon)
            part.notNimber[at] = true;
        else
            part.nimber = static_cast<std::int16_t>(n);
        return !isWon;
    }
    bool isSum(const Ids& all, int n) {
        if (all.empty())
            return n == 0;
        const auto size = [&](Id id) {
            const Part& part = partOf(id);
            return part.nimber >= 0 ? 0 : part.key.size();
        };
        const auto large = std::ranges::max_element(all, {}, size);
        for (auto each = all.begin(); each != all.end(); ++each)
            if (each != large)
                n ^= nimberOf(*each);
        return isNimber(*large, n);
    }
    int nimberOf(Id id) {
        for (int n = 0;; ++n)
            if (isNimber(id, n))
                return n;
    }

    // Takes out each part beside its negative: who moves in one is answered in the other, so both
    // together are nothing. `all` is in order.
    static void cancel(Ids& all) {
        std::size_t kept = 0;
        for (const Id id : all)
            if (kept > 0 && all[kept - 1] == negativeOf(id))
                --kept;
            else
                all[kept++] = id;
        all.resize(kept);
    }
    // Where there are negatives, a sum is kept as the first side would see it if it were to move.
    Side keptFor(Side side) const { return hasNegatives() ? Side::One : side; }
    Ids kept(Ids all, Side side) const {
        if (side != keptFor(side))
            std::ranges::transform(all, all.begin(), negativeOf);
        std::ranges::sort(all);
        if (rules.last == Last::Wins)
            cancel(all);
        return all;
    }
    Ids keyOf(const Ids& all, Side side) const {
        return side == Side::One || sameForBoth() ? all : all + Second;
    }

    bool wins(const Ids& all, Side side) {
        if (rules.last == Last::Wins && sameForBoth())
            return !isSum(all, 0);
        return winsKept(kept(all, side), keptFor(side));
    }
    // Whether the side to move wins a sum as it is kept.
    bool winsKept(const Ids& all, Side side) {
        Ids key = keyOf(all, side);
        if (const auto known = sums.find(key); known != sums.end())
            return known->second;
        count();
        const bool win = winsByTurns(all, side);
        if (sums.size() >= bounds.sums)
            throw Beyond();
        sums.emplace(std::move(key), win);
        return win;
    }
    bool winsByTurns(const Ids& all, Side side) {
        const Side then = keptFor(other(side));
        std::vector<std::pair<long, Ids>> next;
        bool stuck = true;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (i > 0 && all[i] == all[i - 1])
                continue;
            for (Ids after : options(all[i], side)) {
                stuck = false;
                if ((all[i] & Negative) != 0)
                    std::ranges::transform(after, after.begin(), negativeOf);
                after.append(all, 0, i).append(all, i + 1);
                after = kept(std::move(after), other(side));
                if (const auto known = sums.find(keyOf(after, then)); known != sums.end()) {
                    if (!known->second)
                        return true;
                    continue;
                }
                // The fewer turns the other side has, the more hope there is, and the fewer there
                // are at all, the sooner it is known. Measured: docs/measurements.md.
                long room = 0;
                for (const Id each : after)
                    room += 2 * roomIn(each, then) - roomIn(each, other(then));
                next.emplace_back(room, std::move(after));
            }
        }
        if (stuck)
            return rules.last == Last::Loses;
        std::ranges::sort(next);
        return std::ranges::any_of(next,
                                   [&](const auto& each) { return !winsKept(each.second, then); });
    }

    // The worth of a whole position with goals, for the side to move.
    int worth(const Key& key, Side side) {
        const Key at = key + digitOf(side);
        if (const auto known = whole.find(at); known != whole.end())
            return known->second;
        count();
        const auto end = cutter->goal(key, other(side));
        std::vector<Key> next;
        if (!end)
            cutter->options(key, side, [&](Key after) { next.push_back(std::move(after)); });
        int best = -1;
        if (next.empty()) {
            const auto winner = winnerBy(end.value_or(rules.last), other(side));
            best = !winner ? 0 : *winner == side ? 1 : -1;
        }
        // Turns that end the game first.
        std::ranges::stable_partition(
            next, [&](const Key& after) { return cutter->goal(after, side).has_value(); });
        for (std::size_t i = 0; i < next.size() && best < 1; ++i)
            best = std::max(best, -worth(next[i], other(side)));
        if (whole.size() >= 4 * bounds.parts)
            throw Beyond();
        whole.emplace(at, best);
        return best;
    }
};

Analysis::Analysis(const Rules& rules, Bounds bounds, std::stop_token stop)
    : m_kept(std::make_unique<Kept>(rules, bounds, std::move(stop))) {}
Analysis::~Analysis() = default;

std::optional<Outcome> Analysis::worth(const Position& position) try {
    Kept& kept = *m_kept;
    if (!kept.rules.goals.empty())
        return static_cast<Outcome>(kept.worth(kept.cutter->whole(position), position.side) + 1);
    const Ids all = kept.idsOf(position);
    const bool nimbers = kept.rules.last == Last::Wins && kept.isImpartial(all);
    const bool wins = nimbers ? !kept.isSum(all, 0) : kept.wins(all, position.side);
    return wins ? Outcome::Win : Outcome::Loss;
} catch (const Beyond&) {
    return std::nullopt;
}

std::optional<int> Analysis::nimber(const Position& position) try {
    Kept& kept = *m_kept;
    if (!kept.rules.goals.empty() || kept.rules.last != Last::Wins)
        return std::nullopt;
    const Ids all = kept.idsOf(position);
    if (!kept.isImpartial(all))
        return std::nullopt;
    int sum = 0;
    for (const Id id : all)
        sum ^= kept.nimberOf(id);
    return sum;
} catch (const Beyond&) {
    return std::nullopt;
}

std::optional<bool> Analysis::isImpartial(const Position& position) try {
    Kept& kept = *m_kept;
    return kept.rules.goals.empty() && kept.isImpartial(kept.idsOf(position));
} catch (const Beyond&) {
    return std::nullopt;
}

std::optional<std::vector<PartHere>> Analysis::partsWithNimbers(const Position& position) try {
    Kept& kept = *m_kept;
    if (!nimber(position))
        return std::nullopt;
    std::vector<PartHere> all;
    const auto add = [&](std::vector<std::size_t> places, const std::vector<Key>& keys) {
        int sum = 0;
        for (const Id id : kept.idsOf(keys))
            sum ^= kept.nimberOf(id);
        all.push_back({std::move(places), sum});
    };
    if (kept.cutter) {
        std::vector<std::vector<std::size_t>> places;
        const std::vector<Key> keys = kept.cutter->parts(position, &places);
        for (std::size_t i = 0; i < keys.size(); ++i)
            add(std::move(places[i]), {keys[i]});
    } else if (kept.rules.isWhole()) {
        std::vector<std::size_t> places(position.heaps.size());
        std::iota(places.begin(), places.end(), std::size_t{0});
        add(std::move(places), kept.partsOf(position));
    } else {
        for (std::size_t i = 0; i < position.heaps.size(); ++i)
            add({i}, kept.heaps.parts({position.heaps[i]}));
    }
    return all;
} catch (const Beyond&) {
    return std::nullopt;
}

std::size_t Analysis::parts(const Position& position) { return m_kept->partsOf(position).size(); }
std::size_t Analysis::partsKept() const { return m_kept->parts.size() + m_kept->whole.size(); }
std::size_t Analysis::sumsKept() const { return m_kept->sums.size(); }

std::vector<int> nimbersOfHeaps(const Rules& rules, int most, int count) {
    const auto both = [](const Turn& turn) { return turn.of[0] && turn.of[1]; };
    if (rules.last != Last::Wins || rules.isWhole() || !std::ranges::all_of(rules.turns, both))
        return {};
    std::vector<int> nimbers;
    language::Sample sample;
    std::vector<int> seen; // for which heap a value was last an option's
    for (int size = 0; size < count; ++size) {
        const auto add = [&](int value) {
            if (seen.size() <= static_cast<std::size_t>(value))
                seen.resize(static_cast<std::size_t>(value) + 1, -1);
            seen[static_cast<std::size_t>(value)] = size;
        };
        const int* const known = nimbers.data();
        for (const Turn& turn : rules.turns)
            eachTaking(turn, size, [&](int taken, int a) {
                const int left = size - taken;
                if (turn.condition) {
                    sample.here.words = {size, taken, left, a, left - a, most, 1};
                    if (!isTrue(*turn.condition, sample))
                        return;
                }
                add(known[a] ^ known[left - a]);
            });
        int value = 0;
        while (static_cast<std::size_t>(value) < seen.size()
               && seen[static_cast<std::size_t>(value)] == size)
            ++value;
        nimbers.push_back(value);
    }
    return nimbers;
}

} // namespace bouton::own
