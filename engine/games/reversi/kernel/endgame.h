#pragma once

#include <limits>

#include "games/reversi/kernel/last.h"
#include "games/reversi/kernel/options.h"
#include "games/reversi/kernel/stable.h"

namespace bouton::reversi::BOUTON_ISA {

// A small table of the boards with few empty cells that were searched last. There are so many of
// them that asking the large table, which lies far away in memory, takes longer than it saves. A
// new board replaces the old one in its slot. One thread uses it. All entries are bounds of
// the score by searches to the end.
class Recent {
public:
    struct Slot {
        Bits own = 0, opponent = 0;
        std::int8_t lower = 0, upper = 0, move = passMove;
    };
    const Slot* find(Bits own, Bits opponent) const {
        const Slot& entry = m_slots[slotOf(own, opponent)];
        return entry.own == own && entry.opponent == opponent ? &entry : nullptr;
    }
    void store(Bits own, Bits opponent, int lower, int upper, int move) {
        m_slots[slotOf(own, opponent)] = {own, opponent, static_cast<std::int8_t>(lower),
                                          static_cast<std::int8_t>(upper),
                                          static_cast<std::int8_t>(move)};
    }

private:
    static constexpr int bits = 14;
    static std::size_t slotOf(Bits own, Bits opponent) {
        return ((own * 0x9e37'79b9'7f4a'7c15) ^ (opponent * 0xd6e8'feb8'6659'fd93)) >> (64 - bits);
    }
    std::array<Slot, std::size_t{1} << bits> m_slots{}; // no board is empty
};

// The search of the endgame. It needs no evaluation: with so few empty cells, mobility, parity and
// stability put the moves into a good order.
class Endgame : protected LastCells {
protected:
    explicit Endgame(const SearchTools& tools) : m_tools(tools) { m_over = tools.limit.over(); }

    // Searches a board with `empty` empty cells, at least five, and these moves. Gives a lower
    // bound of the score if that is above alpha, else an upper bound.
    int fewCells(Bits own, Bits opponent, Bits moves, int empty, int alpha) {
        return empty == 5 ? five(own, opponent, moves, oddQuarters(~(own | opponent)), alpha)
                          : ordered(own, opponent, moves, empty, alpha);
    }

    // Counts a node. Reports to the limit once enough nodes have gathered, and gives whether the
    // search is over. It is called where at least five cells are empty; below that a board has a
    // few hundred nodes at most.
    bool enter() {
        if (++m_nodes >= m_nextPoll)
            report();
        return m_over;
    }
    void report() {
        m_over = m_tools.limit.add(m_nodes - m_told) || m_isLeaving;
        m_told = m_nodes;
        m_nextPoll = m_nodes + pollEvery;
    }

    // An upper bound of the score: the opponent keeps its stable discs.
    int stableBound(Bits own, Bits opponent) const {
        return mostDiscs - 2 * count(stableDiscs(m_edges, opponent, own));
    }
    // Whether this bound is likely to be at most alpha, so that it is worth computing.
    static bool mayBeStable(int alpha, int empty) { return alpha >= 3 * empty - 13; }

    SearchTools m_tools;
    bool m_over = false;      // what is searched now has no result
    bool m_isLeaving = false; // because another thread has answered a node above

private:
    static constexpr int recentFrom = 6, tableFrom = 12;
    static constexpr int cutOffFrom = 8;
    static constexpr std::uint64_t pollEvery = 1024;

    // Five empty cells. Ordering the moves would cost more than it saves.
    int five(Bits own, Bits opponent, Bits moves, unsigned odd, int alpha) {
        if (enter())
            return 0;
        if (mayBeStable(alpha, 5)) {
            const int bound = stableBound(own, opponent);
            if (bound <= alpha)
                return bound;
        }
        if (moves == 0) {
            const Bits others = mobility(opponent, own);
            return others != 0 ? -five(opponent, own, others, odd, -alpha - 1)
                               : finalScore({own, opponent});
        }
        int best = -infinite;
        for (Bits rest = moves; rest != 0;) {
            const Bits first = rest & quarters[odd];
            const int cell = firstOf(first != 0 ? first : rest);
            rest ^= bit(cell);
            const Bits turned = flips(own, opponent, cell);
            const Bits mine = own ^ turned ^ bit(cell), theirs = opponent ^ turned;
            const unsigned odds = odd ^ 1U << quarterOf(cell);
            best = std::max(best, -four(theirs, mine, odds, -alpha - 1));
            if (best > alpha || m_over)
                return best;
        }
        return best;
    }

    int ordered(Bits own, Bits opponent, Bits moves, int empty, int alpha) {
        if (enter())
            return 0;
        if (mayBeStable(alpha, empty)) {
            const int bound = stableBound(own, opponent);
            if (bound <= alpha)
                return bound;
        }
        if (moves == 0) {
            const Bits others = mobility(opponent, own);
            return others != 0 ? -ordered(opponent, own, others, empty, -alpha - 1)
                               : finalScore({own, opponent});
        }
        if (empty < cutOffFrom && (moves & (moves - 1)) == 0) { // one move: there is no order
            const Bits turned = flips(own, opponent, firstOf(moves));
            const Bits mine = own ^ turned ^ moves, theirs = opponent ^ turned;
            return -fewCells(theirs, mine, mobility(theirs, mine), empty - 1, -alpha - 1);
        }
        const Recalled known = recall(own, opponent, empty);
        if (known.lower > alpha)
            return known.lower;
        if (known.upper <= alpha)
            return known.upper;
        Options options;
        list(own, opponent, moves, empty, known.move, options);
        if (empty >= cutOffFrom)
            for (int i = 0; i < options.size(); ++i) { // enhanced transposition cut-off
                const Recalled after = recall(options.own(i), options.opponent(i), empty - 1);
                if (-after.upper > alpha)
                    return -after.upper;
            }
        int best = -infinite, bestMove = passMove;
        for (int tried = 0; tried < options.size(); ++tried) {
            const int place = options.next();
            const int found = -fewCells(options.own(place), options.opponent(place),
                                        options.replies(place), empty - 1, -alpha - 1);
            if (m_over)
                return 0;
            if (found > best) {
                best = found;
                bestMove = options.cell(place);
                if (best > alpha)
                    break;
            }
        }
        remember(own, opponent, empty, alpha, best, bestMove);
        return best;
    }

    struct Recalled {
        int lower = -infinite, upper = infinite, move = passMove;
    };
    Recalled recall(Bits own, Bits opponent, int empty) const {
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

    void list(Bits own, Bits opponent, Bits moves, int empty, int known, Options& options) const {
        options.list(own, opponent, moves, quarters[oddQuarters(~(own | opponent))], known);
        if (empty > tableFrom)
            for (int i = 0; i < options.size(); ++i)
                m_tools.table.prefetch({options.own(i), options.opponent(i)});
    }

    const EdgeTable& m_edges = stableEdges();
    Recent m_recent;
    std::uint64_t m_told = 0, m_nextPoll = 1;
};

} // namespace bouton::reversi::BOUTON_ISA
