// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <array>
#include <limits>

#include "games/reversi/kernel/moves.h"
#include "games/reversi/lines.h"
#include "games/reversi/searcher.h"
#include "games/reversi/stability.h"

namespace bouton::reversi::BOUTON_ISA {

// The first column as a byte (bit y is row y), and back.
inline unsigned firstColumnOf(Bits set) {
#ifdef BOUTON_AVX2
    return static_cast<unsigned>(_pext_u64(set, firstColumn));
#else
    return static_cast<unsigned>(((set & firstColumn) * 0x0102'0408'1020'4080) >> 56);
#endif
}
inline Bits inFirstColumn(unsigned byte) {
#ifdef BOUTON_AVX2
    return _pdep_u64(byte, firstColumn);
#else
    return ((byte & 0x7fu) * 0x0002'0408'1020'4081 & firstColumn) | Bits{byte >> 7} << 56;
#endif
}

inline Bits stableOnEdges(const EdgeTable& edges, Bits own, Bits opponent) {
    const auto onColumn = [&](int column) {
        return inFirstColumn(edges[firstColumnOf(own >> column)][firstColumnOf(opponent >> column)])
               << column;
    };
    return Bits{edges[own & 0xff][opponent & 0xff]} | Bits{edges[own >> 56][opponent >> 56]} << 56
           | onColumn(0) | onColumn(7);
}

// Discs of one colour that can never be turned again, as far as that is easy to see. A disc is
// stable if it stands on an edge and no sequence of moves along the edge can turn it; if its lines
// are full in all four directions; or if in every direction its line is full or it touches a stable
// disc of its own colour.
inline Bits stableDiscs(const EdgeTable& edges, Bits own, Bits opponent) {
    typedef Bits Lines __attribute__((vector_size(4 * sizeof(Bits))));
    Lines open{}; // row, column, diagonals: cells on a line with an empty cell
    for (Bits rest = ~(own | opponent); rest != 0; rest &= rest - 1) {
        Lines through;
        __builtin_memcpy(&through, &linesThrough[static_cast<std::size_t>(firstOf(rest))],
                         sizeof through);
        open |= through;
    }
    const Bits rows = ~open[0], columns = ~open[1], rising = ~open[2], falling = ~open[3];
    const Bits inner = own & ~border;
    Bits stable = stableOnEdges(edges, own, opponent) | (own & rows & columns & rising & falling);
    for (Bits before = 0; stable != before;) {
        before = stable;
        stable |= inner & (stable >> 1 | stable << 1 | rows) & (stable >> 8 | stable << 8 | columns)
                  & (stable >> 7 | stable << 7 | rising) & (stable >> 9 | stable << 9 | falling);
    }
    return stable;
}

// The moves of a board, the boards after them, the replies to them, and the order in which to try
// them. Vectors hold four moves each. Near the end a board seldom has more, so hardly a branch is
// one that the processor could not predict.
class Options {
public:
    // The board after the move in a place of the list, as the opponent sees it.
    Bits own(int place) const { return m_own[place]; }
    Bits opponent(int place) const { return m_opponent[place]; }
    Bits replies(int place) const { return m_replies[place]; }
    int cell(int place) const { return m_cell[place]; }
    int size() const { return m_size; }

    // Lists the moves, each with its merit: few replies (a reply in a corner counts twice), own
    // discs in corners, a cell of `odd`, few discs. The move `known` comes first.
    void list(Bits own, Bits opponent, Bits moves, Bits odd, int known) {
        m_size = count(moves);
        for (int from = 0; from < m_size; from += 4)
            moves = listFour(own, opponent, moves, odd, from);
        for (int i = m_size; (i & 3) != 0; ++i)
            m_key[i] = none;
        if (known != passMove)
            for (int i = 0; i < m_size; ++i)
                if (m_cell[i] == known)
                    m_key[i] = 1 << 24 | (63 - i);
    }
    // The place of the best move that has not been tried yet.
    int next() {
        int best = none;
        for (int from = 0; from < m_size; from += 4)
            best = std::max(best, bestOfFour(from));
        m_last = best;
        return 63 - (best & 63);
    }

private:
    static constexpr int room = 36; // 33 moves are the most
    static constexpr int none = std::numeric_limits<int>::min();
    // Merits. A reply and an own corner count powers of two.
    static constexpr int replyBits = 4, cornerBits = 3, forOdd = 6;

#ifdef BOUTON_AVX2
    Bits listFour(Bits own, Bits opponent, Bits moves, Bits odd, int from) {
        const __m256i mine = broadcast(own), theirs = broadcast(opponent);
        const auto turnedByNext = [&](int i) {
            const int move = firstOf(moves);
            moves &= moves - 1;
            m_cell[from + i] = move;
            const Rays& rays = raysOf[static_cast<std::size_t>(move)];
            return _mm256_or_si256(turnedInLines(mine, theirs, rays), four(rays.self));
        };
        const __m256i a = turnedByNext(0), b = turnedByNext(1), c = turnedByNext(2),
                      d = turnedByNext(3);
        const __m256i turned = united(a, b, c, d); // with the new disc
        const __m256i nowMine = _mm256_or_si256(mine, turned);
        const __m256i nowTheirs = _mm256_andnot_si256(turned, theirs);
        const __m256i replies = mobilities(nowTheirs, nowMine);
        store(m_own + from, nowTheirs);
        store(m_opponent + from, nowMine);
        store(m_replies + from, replies);

        const __m256i corner = broadcast(corners);
        const __m256i few =
            _mm256_add_epi64(countsOf(replies), countsOf(_mm256_and_si256(replies, corner)));
        __m256i merit = _mm256_slli_epi64(countsOf(_mm256_and_si256(nowMine, corner)), cornerBits);
        merit = _mm256_sub_epi64(merit, countsOf(nowMine));
        merit = _mm256_sub_epi64(merit, _mm256_slli_epi64(few, replyBits));
        const __m256i isEven = _mm256_cmpeq_epi64(
            _mm256_and_si256(_mm256_andnot_si256(mine, turned), broadcast(odd & ~opponent)),
            _mm256_setzero_si256());
        merit = _mm256_add_epi64(merit, _mm256_andnot_si256(isEven, _mm256_set1_epi64x(forOdd)));
        const __m256i place =
            _mm256_sub_epi64(_mm256_set1_epi64x(63 - from), _mm256_setr_epi64x(0, 1, 2, 3));
        const __m256i keys =
            _mm256_permutevar8x32_epi32(_mm256_add_epi64(_mm256_slli_epi64(merit, 6), place),
                                        _mm256_setr_epi32(0, 2, 4, 6, 0, 2, 4, 6));
        _mm_store_si128(reinterpret_cast<__m128i*>(m_key + from), _mm256_castsi256_si128(keys));
        return moves;
    }
    static void store(Bits* to, __m256i four) {
        _mm256_store_si256(reinterpret_cast<__m256i*>(to), four);
    }
    int bestOfFour(int from) const {
        const __m128i keys = _mm_load_si128(reinterpret_cast<const __m128i*>(m_key + from));
        const __m128i left = _mm_cmpgt_epi32(_mm_set1_epi32(m_last), keys);
        __m128i best = _mm_blendv_epi8(_mm_set1_epi32(none), keys, left);
        best = _mm_max_epi32(best, _mm_shuffle_epi32(best, 0x4e));
        best = _mm_max_epi32(best, _mm_shuffle_epi32(best, 0xb1));
        return _mm_cvtsi128_si32(best);
    }
#else
    Bits listFour(Bits own, Bits opponent, Bits moves, Bits odd, int from) {
        for (int i = from; i < std::min(from + 4, m_size); ++i) {
            const int move = firstOf(moves);
            moves &= moves - 1;
            const Bits turned = flips(own, opponent, move);
            m_cell[i] = move;
            m_own[i] = opponent ^ turned;
            m_opponent[i] = own ^ turned ^ bit(move);
            m_replies[i] = mobility(m_own[i], m_opponent[i]);
            const int few = count(m_replies[i]) + count(m_replies[i] & corners);
            const int merit = (count(m_opponent[i] & corners) << cornerBits) - count(m_opponent[i])
                              - (few << replyBits) + (bit(move) & odd ? forOdd : 0);
            m_key[i] = merit * 64 + 63 - i;
        }
        return moves;
    }
    int bestOfFour(int from) const {
        int best = none;
        for (int i = from; i < from + 4; ++i)
            best = std::max(best, m_key[i] < m_last ? m_key[i] : none);
        return best;
    }
#endif

    alignas(32) Bits m_own[room], m_opponent[room], m_replies[room];
    alignas(16) int m_cell[room], m_key[room]; // a key: merit, then place from the last on
    int m_size = 0, m_last = std::numeric_limits<int>::max();
};

// The last one to four empty cells, written out by hand: no list of moves and no table. The empty
// cells are handed down in the order in which they are tried, those alone in their quarter first.
// All functions give a bound of the score: a lower one if it is above alpha, else an upper one.
class LastCells {
protected:
    // `odd`: the quarters with an odd number of empty cells.
    int four(Bits own, Bits opponent, unsigned odd, int alpha) {
        const Bits empty = ~(own | opponent), first = quarters[odd] & empty;
        int all[4], size = 0;
        for (Bits rest = first; rest != 0; rest &= rest - 1)
            all[size++] = firstOf(rest);
        for (Bits rest = empty & ~first; rest != 0; rest &= rest - 1)
            all[size++] = firstOf(rest);
        const int found = four(own, opponent, all, alpha);
        if (found != -infinite)
            return found;
        const int passed = four(opponent, own, all, -alpha - 1);
        return passed != -infinite ? -passed : finalScore({own, opponent});
    }
    int three(Bits own, Bits opponent, int a, int b, int c, int alpha) {
        // The cell that is alone in its quarter goes first.
        if (quarterOf(b) != quarterOf(c)) {
            if (quarterOf(a) == quarterOf(c))
                std::swap(a, b);
            else if (quarterOf(a) == quarterOf(b))
                std::swap(a, c);
        }
        const int found = threeOrdered(own, opponent, a, b, c, alpha);
        if (found != -infinite)
            return found;
        const int passed = threeOrdered(opponent, own, a, b, c, -alpha - 1);
        return passed != -infinite ? -passed : finalScore({own, opponent});
    }
    int two(Bits own, Bits opponent, int a, int b, int alpha) {
        const int found = twoOrdered(own, opponent, a, b, alpha);
        if (found != -infinite)
            return found;
        const int passed = twoOrdered(opponent, own, a, b, -alpha - 1);
        return passed != -infinite ? -passed : finalScore({own, opponent});
    }
    // All cells but one are full, so the discs of one side tell those of the other.
    int one(Bits own, int cell, int alpha) {
        ++m_nodes;
        const int difference = 2 * count(own) - cells; // counts the empty cell for the opponent
        if (const int turned = turnedByLast(own, cell))
            return difference + 2 * turned + 2;
        const int passed = difference + (difference >= 0 ? 2 : 0); // the winner gets the empty cell
        if (passed <= alpha)
            return passed; // a disc of the opponent could only lower it
        if (const int turned = turnedByLast(~own & ~bit(cell), cell))
            return difference - 2 * turned;
        return passed;
    }

    std::uint64_t m_nodes = 0;

private:
    // These give -infinite where the side to move has no legal move.

    int four(Bits own, Bits opponent, const int (&all)[4], int alpha) {
        ++m_nodes;
        int best = -infinite;
        const auto playIn = [&](int cell, int x, int y, int z) {
            if (const Bits turned = turnedBy(own, opponent, cell))
                best = std::max(
                    best, -three(opponent ^ turned, own ^ turned ^ bit(cell), x, y, z, -alpha - 1));
            return best > alpha;
        };
        const auto [a, b, c, d] = all;
        if (!playIn(a, b, c, d) && !playIn(b, a, c, d) && !playIn(c, a, b, d))
            playIn(d, a, b, c);
        return best;
    }
    int threeOrdered(Bits own, Bits opponent, int a, int b, int c, int alpha) {
        ++m_nodes;
        int best = -infinite;
        if (const Bits turned = turnedBy(own, opponent, a)) {
            best = -two(opponent ^ turned, own ^ turned ^ bit(a), b, c, -alpha - 1);
            if (best > alpha)
                return best;
        }
        if (const Bits turned = turnedBy(own, opponent, b)) {
            best = std::max(best, -two(opponent ^ turned, own ^ turned ^ bit(b), a, c, -alpha - 1));
            if (best > alpha)
                return best;
        }
        if (const Bits turned = turnedBy(own, opponent, c))
            best = std::max(best, -two(opponent ^ turned, own ^ turned ^ bit(c), a, b, -alpha - 1));
        return best;
    }
    int twoOrdered(Bits own, Bits opponent, int a, int b, int alpha) {
        ++m_nodes;
        int best = -infinite;
        if (const Bits turned = turnedBy(own, opponent, a)) {
            best = -one(opponent ^ turned, b, -alpha - 1);
            if (best > alpha)
                return best;
        }
        if (const Bits turned = turnedBy(own, opponent, b))
            best = std::max(best, -one(opponent ^ turned, a, -alpha - 1));
        return best;
    }

    static Bits turnedBy(Bits own, Bits opponent, int cell) {
        return neighbours[static_cast<std::size_t>(cell)] & opponent ? flips(own, opponent, cell)
                                                                     : 0;
    }
    // Looks up each line of discs as a byte. Rows are shifted down; a multiplication gathers
    // columns and diagonals into a byte.
    static int turnedByLast(Bits own, int cell) {
        const auto at = static_cast<std::size_t>(cell), row = at >> 3, column = at & 7;
        const auto& inRow = turnedInLine[column];
        const Bits inColumn =
            ((own >> column & 0x0101'0101'0101'0101) * 0x0102'0408'1020'4080) >> 56;
        const Bits falling = ((own & fallingDiagonal[at]) * 0x0101'0101'0101'0101) >> 56;
        const Bits rising = ((own & risingDiagonal[at]) * 0x0101'0101'0101'0101) >> 56;
        return inRow[own >> (8 * row) & 0xff] + turnedInLine[row][inColumn] + inRow[falling]
               + inRow[rising];
    }
};

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
