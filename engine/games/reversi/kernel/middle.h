// SPDX-License-Identifier: MIT
#pragma once

#include "games/reversi/kernel/endgame.h"
#include "games/reversi/kernel/position.h"

namespace bouton::reversi::BOUTON_ISA {

// The search of searcher.h. It searches down to where Endgame takes over.
class Middle final : public Searcher, private Endgame {
public:
    explicit Middle(const SearchTools& tools) : Endgame(tools) {}

    int score(const Board& board, int depth, int level, int alpha, int beta, Line& line) override {
        const Node root{Position(board)};
        m_level = level;
        line.size = 0;
        m_over = m_tools.limit.over();
        m_isLeaving = false;
        m_path.size = 0;
        const int deepest = root.position.empty;
        const int found = principal(root, std::min(depth, deepest), alpha, beta, line);
        if (!m_over)
            report();
        return found;
    }
    int estimate(const Board& board) override {
        return Node{Position(board)}.estimate(m_tools.weights);
    }

private:
    static constexpr int endgameEmpty = 13; // Endgame takes over at so many empty cells
    static constexpr int tableFrom = 3;     // plies; with fewer, a table costs more than it saves
    static constexpr int foreseenUntil = 2; // plies; up to here the evaluation may cut in haste
    static constexpr int cutOffFrom = 5;    // plies; from here on all replies are looked up first
    static constexpr int marksFrom = 8;     // plies; from here on threads mark their boards

    // The value of a leaf: the final score if one colour is gone or the board is full, else the
    // estimate.
    int valued(const Node& node) const {
        const Position& position = node.position;
        return position.own == 0 || position.opponent == 0 || position.empty == 0
                   ? finalScore(position.board())
                   : estimated(node);
    }
    int estimated(const Node& node) const { return inDiscs(node.estimate(m_tools.weights)); }
    static int inDiscs(int estimate) {
        const int half = Weights::perDisc / 2;
        const int discs = (estimate + (estimate < 0 ? -half : half)) / Weights::perDisc;
        return std::clamp(discs, -mostEstimate, mostEstimate);
    }

    // A node of the principal variation. Its window is open, and no entry of the table cuts its
    // line short.
    int principal(const Node& node, int depth, int alpha, int beta, Line& line) {
        line.size = 0;
        if (enter())
            return 0;
        if (beta - alpha == 1 && depth > 0) // the caller asks for a bound
            return boundWithMove(node, depth, alpha, line);
        if (depth == 0)
            return valued(node);
        const Board board = node.position.board();
        if (node.moves == 0) {
            const Node passed = node.passed();
            if (passed.moves == 0)
                return finalScore(board);
            Line rest;
            const int found = -principal(passed, depth, -beta, -alpha, rest);
            line.set(passMove, rest);
            return found;
        }
        int known = passMove;
        const auto entry = m_tools.table.find(board);
        if (entry)
            known = entry->move;
        Candidates list;
        sort(node, node.moves, depth, known, alpha, list);
        int best = -infinite, bestMove = passMove;
        Line rest;
        for (int i = 0; i < list.size; ++i) {
            const Candidate& move = list.next(i);
            const int least = std::max(alpha, best);
            int found = i == 0 ? 0 : -bound(move.after, depth - 1, -least - 1);
            if (i == 0 || (found > least && found < beta && !m_over))
                found = -principal(move.after, depth - 1, -beta, -least, rest);
            else
                rest.size = 0;
            if (m_over)
                return best == -infinite ? 0 : best;
            if (found > best) {
                best = found;
                bestMove = move.cell;
                line.set(bestMove, rest);
                if (best >= beta)
                    break;
            }
        }
        store(board, depth, alpha, beta, best, bestMove);
        return best;
    }

    int boundWithMove(const Node& node, int depth, int alpha, Line& line) {
        const int found = bound(node, depth, alpha);
        if (const auto entry = m_tools.table.find(node.position.board());
            entry && entry->move != passMove)
            line.set(entry->move, {});
        return found;
    }

    // A bound of the score: a lower one if it is above alpha, else an upper one.
    int bound(const Node& node, int depth, int alpha) {
        const Position& position = node.position;
        if (depth == position.empty && depth <= endgameEmpty)
            return depth >= 5 ? fewCells(position.own, position.opponent, node.moves, depth, alpha)
                              : fewest(position, alpha);
        if (depth == 0) {
            ++m_nodes;
            return valued(node);
        }
        if (enter())
            return 0;
        if (mayBeStable(alpha, position.empty)) {
            const int most = stableBound(position.own, position.opponent);
            if (most <= alpha)
                return most;
        }
        if (node.moves == 0) {
            const Node passed = node.passed();
            return passed.moves == 0 ? finalScore(position.board())
                                     : -bound(passed, depth, -alpha - 1);
        }
        if (m_tools.isHasty && m_level < exactLevel && depth <= foreseenUntil)
            if (const int cut = foreseen(node, depth, alpha); cut != infinite)
                return cut;
        if (depth == 1)
            return leaves(node, alpha);
        int known = passMove;
        if (depth >= tableFrom) {
            if (const auto entry = m_tools.table.find(position.board())) {
                known = entry->move;
                if (entry->depth >= depth && entry->level >= m_level) {
                    if (entry->lower > alpha)
                        return entry->lower;
                    if (entry->upper <= alpha)
                        return entry->upper;
                }
            }
            if (m_level < exactLevel)
                if (const int cut = probed(node, depth, alpha); cut != infinite)
                    return cut;
        }
        return boundByMoves(node, depth, known, alpha);
    }

    int boundByMoves(const Node& node, int depth, int known, int alpha) {
        const Board board = node.position.board();
        if (depth >= cutOffFrom)
            if (const int cut = cutOff(board, node.moves, depth, alpha); cut != infinite)
                return cut;
        if (m_tools.marks != nullptr && depth >= marksFrom)
            return boundTogether(node, depth, known, alpha);
        int best = -infinite, bestMove = passMove;
        const auto isEnough = [&](const Node& after, int move) {
            const int found = -bound(after, depth - 1, -alpha - 1);
            if (found > best) {
                best = found;
                bestMove = move;
            }
            return best > alpha || m_over;
        };
        // The move from the table often is enough. So the others are not looked at before it.
        const bool isKnown = known != passMove;
        if (!isKnown || !isEnough(node.after(known), known)) {
            Candidates list;
            const Bits others = isKnown ? node.moves & ~bit(known) : node.moves;
            sort(node, others, depth, passMove, alpha, list);
            for (int i = 0; i < list.size; ++i)
                if (const Candidate& move = list.next(i); isEnough(move.after, move.cell))
                    break;
        }
        if (m_over)
            return 0;
        if (depth >= tableFrom)
            store(board, depth, alpha, alpha + 1, best, bestMove);
        return best;
    }

    // Enhanced transposition cut-off: looks up the boards after all moves. Gives a bound above
    // alpha, or infinite where none is known.
    int cutOff(const Board& board, Bits moves, int depth, int alpha) {
        Board next[cells];
        int size = 0;
        for (Bits rest = moves; rest != 0; rest &= rest - 1) {
            const int cell = firstOf(rest);
            next[size] = placed(board, cell, flips(board.own, board.opponent, cell));
            m_tools.table.prefetch(next[size++]);
        }
        for (int i = 0; i < size; ++i, moves &= moves - 1) {
            const auto entry = m_tools.table.find(next[i]);
            if (entry && entry->depth >= depth - 1 && entry->level >= m_level
                && -entry->upper > alpha) {
                store(board, depth, alpha, alpha + 1, -entry->upper, firstOf(moves));
                return -entry->upper;
            }
        }
        return infinite;
    }

    // The same where other threads may search the node too. A move that one of them is in comes
    // last. Where one of them has answered this node or one above, the search goes back there.
    int boundTogether(const Node& node, int depth, int known, int alpha) {
        const Board board = node.position.board();
        Candidates list;
        sort(node, node.moves, depth, known, alpha, list);
        const OnPath onPath(m_path, {board, depth, m_level, alpha});
        int best = -infinite, bestMove = passMove;
        Bits later = 0; // moves that another thread is searching
        for (int round = 0; round < 2 && best <= alpha; ++round)
            for (int i = 0; i < list.size && best <= alpha; ++i) {
                const Candidate& move = round == 0 ? list.next(i) : list.all[i];
                if (round == 1 && (later & bit(move.cell)) == 0)
                    continue;
                const Board next = move.after.position.board();
                if (round == 0 && i > 0 && m_tools.marks->has(next, depth)) {
                    later |= bit(move.cell);
                    continue;
                }
                m_tools.marks->set(next, depth);
                const int found = -bound(move.after, depth - 1, -alpha - 1);
                m_tools.marks->clear(next, depth);
                if (!m_over)
                    lookBack();
                if (m_isLeaving && m_answered == onPath.place()) {
                    m_isLeaving = false;
                    m_over = m_tools.limit.over();
                    return m_over ? 0 : m_answer;
                }
                if (m_over)
                    return 0;
                if (found > best) {
                    best = found;
                    bestMove = move.cell;
                }
            }
        store(board, depth, alpha, alpha + 1, best, bestMove);
        return best;
    }
    // Looks whether another thread has answered a node of the path. The nearest to the root counts.
    void lookBack() {
        for (int i = 0; i < m_path.size; ++i) {
            const auto& [board, depth, level, alpha] = m_path.nodes[static_cast<std::size_t>(i)];
            const auto entry = m_tools.table.find(board);
            if (!entry || entry->depth < depth || entry->level < level)
                continue;
            if (entry->lower <= alpha && entry->upper > alpha)
                continue;
            m_answer = entry->lower > alpha ? entry->lower : entry->upper;
            m_answered = i;
            m_isLeaving = m_over = true;
            return;
        }
    }

    // One ply before the leaves. The board after each move is evaluated as it is.
    int leaves(const Node& node, int alpha) {
        int best = -infinite;
        for (const Bits part : {node.moves & corners, node.moves & ~corners})
            for (Bits rest = part; rest != 0 && best <= alpha; rest &= rest - 1) {
                ++m_nodes;
                best = std::max(best, -valued(node.after(firstOf(rest))));
            }
        return best;
    }

    int fewest(const Position& position, int alpha) {
        const Bits own = position.own, opponent = position.opponent, empty = ~(own | opponent);
        if (empty == 0)
            return finalScore({own, opponent});
        const int a = firstOf(empty), last = 63 - std::countl_zero(empty);
        switch (position.empty) {
        case 1: return one(own, a, alpha);
        case 2: return two(own, opponent, a, last, alpha);
        case 3: return three(own, opponent, a, firstOf(empty & (empty - 1)), last, alpha);
        default: return four(own, opponent, oddQuarters(empty), alpha);
        }
    }

    // How far a shallow search may lie from a deeper one, in discs, at this level of selectivity.
    // The model is fitted to searches of all depths. Of those of few plies it expects a quarter too
    // much.
    float expectedError(int depth, int shallow, int empty) const {
        constexpr int fewPlies = 5;
        constexpr float ofFewPlies = 0.8F;
        const float error = m_tools.weights.errors().of(depth, shallow, empty);
        return deviations[static_cast<std::size_t>(m_level)] * error
               * (m_tools.isHasty && depth <= fewPlies ? ofFewPlies : 1.0F);
    }

    // Multi-ProbCut by the evaluation of the board itself. Gives infinite where it lies too near to
    // the window.
    int foreseen(const Node& node, int depth, int alpha) const {
        const int now = estimated(node);
        const int margin = static_cast<int>(expectedError(depth, 0, node.position.empty) + 0.5F);
        if (now > alpha + margin)
            return alpha + 1;
        return now <= alpha - margin ? alpha : infinite;
    }

    // Multi-ProbCut: where a probe is far outside the window, its bound is taken for the whole
    // search. Gives infinite where it is not. Margins are rounded to whole discs.
    int probed(const Node& node, int depth, int alpha) {
        const int shallow = probeDepth(depth);
        if (depth < probedFrom || shallow >= depth - 1)
            return infinite;
        const int empty = node.position.empty;
        const int margin = static_cast<int>(expectedError(depth, shallow, empty) + 0.5F);
        const int now = estimated(node);
        // Where the evaluation lies far from it, a probe would hardly reach the margin.
        constexpr float hopeful = 0.25F; // deviations; docs/reversi-engine.md has others
        const int slack = static_cast<int>(hopeful * expectedError(shallow, 0, empty));
        const int high = alpha + 1 + margin, low = alpha - margin;
        if (high <= mostEstimate && now >= alpha + 1 + margin - slack
            && bound(node, shallow, high - 1) >= high)
            return m_over ? 0 : alpha + 1;
        if (low >= -mostEstimate && now <= alpha - margin + slack
            && bound(node, shallow, low) <= low)
            return m_over ? 0 : alpha;
        return infinite;
    }

    // Lists these moves with their merit. The move from the table comes first. The others go by a
    // shallow search or the evaluation, and by how few replies they leave.
    void sort(const Node& node, Bits moves, int depth, int known, int alpha, Candidates& list) {
        const int ahead = depthAhead(depth, node.position.empty);
        for (; moves != 0; moves &= moves - 1) {
            const int cell = firstOf(moves);
            Candidate& move = list.all[list.size++];
            move.cell = cell;
            move.after = node.after(cell);
            if (depth > tableFrom)
                m_tools.table.prefetch(move.after.position.board());
            move.merit = cell == known ? 1 << 24 : meritOf(move, depth, ahead, alpha);
        }
    }
    // How deep the search is that orders the moves; 0 for the evaluation alone, -1 for less. The
    // evaluation alone orders well enough until there is much to lose. To the end of the game that
    // is later.
    static int depthAhead(int depth, int empty) {
        if (depth < 3)
            return -1;
        const int enough = depth == empty ? 21 : 11;
        return std::clamp((depth - enough) / 3, 0, 6);
    }
    int meritOf(const Candidate& move, int depth, int ahead, int alpha) {
        const Node& after = move.after;
        if (after.position.own == 0)
            return 1 << 23; // wiped out
        const Bits replies = after.moves;
        const int few = count(replies) + count(replies & corners);
        const int perReply = depth == after.position.empty + 1 ? 300 : 48;
        if (ahead < 0)
            return -few * 4 + (bit(move.cell) & corners ? 12 : 0);
        int estimate;
        if (ahead == 0)
            estimate = after.estimate(m_tools.weights);
        else
            estimate = Weights::perDisc * glance(move, ahead, -alpha);
        return -estimate - perReply * few;
    }
    // The score of a shallow search of a move, for the opponent, in a window around a value. It
    // uses the lowest level of selectivity.
    int glance(const Candidate& move, int depth, int around) {
        const int level = m_level;
        m_level = 0;
        const int low = std::max(around - 12, -infinite), high = std::min(around + 12, infinite);
        Line line;
        const int found =
            principal(move.after, std::min(depth, move.after.position.empty),
                      std::min(low, mostEstimate), std::max(high, -mostEstimate), line);
        m_level = level;
        return found;
    }

    void store(const Board& board, int depth, int alpha, int beta, int best, int move) {
        m_tools.table.store(board, {.lower = best > alpha ? best : -mostDiscs,
                                    .upper = best < beta ? best : mostDiscs,
                                    .depth = depth,
                                    .level = m_level,
                                    .move = move});
    }

    int m_level = exactLevel;
    Path m_path;
    int m_answered = 0; // the place on the path of the node that another thread has answered
    int m_answer = 0;   // its bound
};

} // namespace bouton::reversi::BOUTON_ISA
