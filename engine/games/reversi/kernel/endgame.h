#pragma once

#include "games/reversi/kernel/last.h"
#include "games/reversi/stability.h"

namespace bouton::reversi::BOUTON_ISA {

// What was found out last about boards with few empty cells, of which there are so many that the
// large table, far away in memory, would take longer to ask than it saves. A board takes the place
// of the one before it. Of one thread alone, to the end and exact.
class Recent {
public:
    struct Entry {
        Bits own = 0, opponent = 0;
        std::int8_t lower = 0, upper = 0, move = passMove;
    };
    const Entry* find(Bits own, Bits opponent) const {
        const Entry& entry = m_entries[slotOf(own, opponent)];
        return entry.own == own && entry.opponent == opponent ? &entry : nullptr;
    }
    void store(Bits own, Bits opponent, int lower, int upper, int move) {
        m_entries[slotOf(own, opponent)] = {own, opponent, static_cast<std::int8_t>(lower),
                                            static_cast<std::int8_t>(upper),
                                            static_cast<std::int8_t>(move)};
    }

private:
    static constexpr int bits = 13;
    static std::size_t slotOf(Bits own, Bits opponent) {
        return ((own * 0x9e37'79b9'7f4a'7c15) ^ (opponent * 0xd6e8'feb8'6659'fd93)) >> (64 - bits);
    }
    std::array<Entry, std::size_t{1} << bits> m_entries{}; // no board is empty
};

// The endgame without the evaluation: few enough empty cells that mobility, parity and stability
// put the moves into order.
class Endgame : protected LastCells {
protected:
    explicit Endgame(const SearchTools& tools) : m_tools(tools) { m_over = tools.limit.over(); }

    // Of a board with at least five empty cells: above alpha a lower bound of the score, else an
    // upper one.
    int fewCells(Bits own, Bits opponent, int alpha) {
        const int empty = count(~(own | opponent));
        if (empty <= unorderedEmpty)
            return unordered(own, opponent, empty, oddQuarters(~(own | opponent)), alpha);
        return ordered(own, opponent, empty, alpha);
    }

    // Tells the limit of the nodes since the last time, when there are enough of them. Called where
    // at least five cells are empty: below that there are at most some hundred nodes.
    bool enter() {
        if (++m_nodes >= m_nextPoll)
            report();
        return m_over;
    }
    void report() {
        m_over = m_tools.limit.add(m_nodes - m_told);
        m_told = m_nodes;
        m_nextPoll = m_nodes + pollEvery;
    }

    // An upper bound of the score: what is stable stays the opponent's.
    int stableBound(Bits own, Bits opponent) const {
        return mostDiscs - 2 * count(stableDiscs(m_edges, opponent, own));
    }
    // Whether that can be expected to be at most alpha.
    static bool mayBeStable(int alpha, int empty) { return alpha >= 3 * empty - 13; }

    SearchTools m_tools;
    bool m_over = false;

private:
    static constexpr int unorderedEmpty = 5;
    static constexpr int recentFrom = 6, tableFrom = 11;
    static constexpr int cutOffFrom = 8;
    static constexpr std::uint64_t pollEvery = 1024;

    struct Move {
        Bits own, opponent; // after it
        int cell, merit;
    };

    int unordered(Bits own, Bits opponent, int empty, unsigned odd, int alpha) {
        if (enter())
            return 0;
        if (mayBeStable(alpha, empty)) {
            const int bound = stableBound(own, opponent);
            if (bound <= alpha)
                return bound;
        }
        const Bits moves = mobility(own, opponent);
        if (moves == 0)
            return mobility(opponent, own) != 0 ? -unordered(opponent, own, empty, odd, -alpha - 1)
                                                : finalScore({own, opponent});
        int best = -infinite;
        for (const Bits part : {moves & quarters[odd], moves & ~quarters[odd]})
            for (Bits rest = part; rest != 0; rest &= rest - 1) {
                const int cell = firstOf(rest);
                const Bits turned = flips(own, opponent, cell);
                const Bits mine = own ^ turned ^ bit(cell), theirs = opponent ^ turned;
                const unsigned odds = odd ^ 1U << quarterOf(cell);
                const int found = empty == 5
                                      ? -four(theirs, mine, odds, -alpha - 1)
                                      : -unordered(theirs, mine, empty - 1, odds, -alpha - 1);
                best = std::max(best, found);
                if (best > alpha || m_over)
                    return best;
            }
        return best;
    }

    int ordered(Bits own, Bits opponent, int empty, int alpha) {
        if (enter())
            return 0;
        if (mayBeStable(alpha, empty)) {
            const int bound = stableBound(own, opponent);
            if (bound <= alpha)
                return bound;
        }
        const Bits moves = mobility(own, opponent);
        if (moves == 0)
            return mobility(opponent, own) != 0 ? -ordered(opponent, own, empty, -alpha - 1)
                                                : finalScore({own, opponent});
        const Known known = recall(own, opponent, empty);
        if (known.lower > alpha)
            return known.lower;
        if (known.upper <= alpha)
            return known.upper;
        Move all[32];
        const int size = list(own, opponent, empty, moves, known.move, all);
        if (empty >= cutOffFrom)
            for (int i = 0; i < size; ++i) { // enhanced transposition cut-off
                const Known after = recall(all[i].own, all[i].opponent, empty - 1);
                if (-after.upper > alpha)
                    return -after.upper;
            }
        int best = -infinite, bestMove = passMove;
        for (int i = 0; i < size; ++i) {
            const Move& move = next(all, i, size);
            const int found = -fewCells(move.own, move.opponent, -alpha - 1);
            if (m_over)
                return 0;
            if (found > best) {
                best = found;
                bestMove = move.cell;
                if (best > alpha)
                    break;
            }
        }
        remember(own, opponent, empty, alpha, best, bestMove);
        return best;
    }

    struct Known {
        int lower = -infinite, upper = infinite, move = passMove;
    };
    Known recall(Bits own, Bits opponent, int empty) const {
        if (empty >= tableFrom) {
            if (const auto entry = m_tools.table.find({own, opponent})) {
                if (entry->depth == empty && entry->level == exactLevel)
                    return {entry->lower, entry->upper, entry->move};
                return {-infinite, infinite, entry->move};
            }
        } else if (empty >= recentFrom) {
            if (const auto* entry = m_recent.find(own, opponent))
                return {entry->lower, entry->upper, entry->move};
        }
        return {};
    }
    void remember(Bits own, Bits opponent, int empty, int alpha, int best, int move) {
        const int lower = best > alpha ? best : -mostDiscs, upper = best > alpha ? mostDiscs : best;
        if (empty >= tableFrom)
            m_tools.table.store({own, opponent}, {.lower = lower,
                                                  .upper = upper,
                                                  .depth = empty,
                                                  .level = exactLevel,
                                                  .move = move});
        else if (empty >= recentFrom)
            m_recent.store(own, opponent, lower, upper, move);
    }

    // The moves with what speaks for them: few replies, the corner ones counted twice, discs in
    // corners, an odd quarter, few discs.
    int list(Bits own, Bits opponent, int empty, Bits moves, int known, Move* all) const {
        const Bits odd = quarters[oddQuarters(~(own | opponent))];
        int size = 0;
        for (; moves != 0; moves &= moves - 1) {
            const int cell = firstOf(moves);
            const Bits turned = flips(own, opponent, cell);
            const Bits mine = own ^ turned ^ bit(cell), theirs = opponent ^ turned;
            if (empty > tableFrom)
                m_tools.table.prefetch({theirs, mine});
            const Bits replies = mobility(theirs, mine);
            const int merit = cell == known ? 1 << 20
                                            : -16 * (count(replies) + count(replies & corners))
                                                  + 8 * cornerDiscs(mine)
                                                  + (bit(cell) & odd ? 6 : 0) - count(mine);
            all[size++] = {theirs, mine, cell, merit};
        }
        return size;
    }
    static int cornerDiscs(Bits own) { return count(own & corners); }

    static const Move& next(Move* all, int from, int size) {
        int best = from;
        for (int i = from + 1; i < size; ++i)
            if (all[i].merit > all[best].merit)
                best = i;
        std::swap(all[from], all[best]);
        return all[from];
    }

    const EdgeTable& m_edges = stableEdges();
    Recent m_recent;
    std::uint64_t m_told = 0, m_nextPoll = 1;
};

} // namespace bouton::reversi::BOUTON_ISA
