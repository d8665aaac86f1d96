// SPDX-License-Identifier: MIT
#include "games/towers/solved_board.h"

#include <algorithm>
#include <deque>

namespace bouton::towers {

namespace {

using State = Towers::State;

// The positions with a move that leads to this one. A tower can go back the way it came.
std::vector<State> before(State state) {
    state.toMove = other(state.toMove);
    std::vector<State> all;
    for (const Towers::Move back : Towers::moves(state)) {
        all.push_back(Towers::after(state, back));
        all.back().toMove = state.toMove;
    }
    return all;
}

} // namespace

std::vector<Size> boardsOf(const Settings& settings) {
    std::vector<Size> sizes;
    for (int columns = 1; columns <= valueOf(settings, "columns"); ++columns)
        for (int rows = 4; rows <= valueOf(settings, "rows"); ++rows)
            sizes.push_back({rows, columns});
    std::ranges::stable_sort(sizes, {}, [](Size size) { return size.rows * size.columns; });
    return sizes;
}

std::uint64_t positionsOn(Size size) {
    std::uint64_t positions = 2;
    for (int c = 0; c < size.columns; ++c)
        positions *= static_cast<std::uint64_t>(size.rows * (size.rows - 1));
    return positions;
}

SolvedBoard::SolvedBoard(Size size, Poll& poll) : m_size(size) {
    std::size_t numbers = 2;
    for (int c = 0; c < size.columns; ++c)
        numbers *= static_cast<std::size_t>(size.rows * size.rows);
    m_outcomes.assign(numbers, Outcome::Draw);
    m_unanswered.assign(numbers, 0);
    settle(poll);
}

std::size_t SolvedBoard::numberOf(const State& state) const {
    std::size_t number = indexOf(state.toMove);
    for (const Towers::Pair& towers : state.columns)
        number = number * static_cast<std::size_t>(m_size.rows * m_size.rows)
                 + static_cast<std::size_t>(towers[0] * m_size.rows + towers[1]);
    return number;
}

// A position is won once a move leads to a lost one, and lost once every move leads to a won one;
// those that cannot move begin.
void SolvedBoard::settle(Poll& poll) {
    std::deque<State> settled;
    forEachPosition(m_size, [&](const State& state) {
        const std::size_t moves = Towers::moves(state).size();
        m_unanswered[numberOf(state)] = static_cast<int>(moves);
        if (moves == 0) {
            m_outcomes[numberOf(state)] = Outcome::Loss;
            settled.push_back(state);
        }
        return !poll.node();
    });
    for (; !settled.empty(); settled.pop_front())
        for (const State& before : before(settled.front())) {
            if (poll.node())
                return;
            const std::size_t number = numberOf(before);
            if (m_outcomes[number] != Outcome::Draw)
                continue;
            if (of(settled.front()) == Outcome::Loss)
                m_outcomes[number] = Outcome::Win;
            else if (--m_unanswered[number] == 0)
                m_outcomes[number] = Outcome::Loss;
            else
                continue;
            settled.push_back(before);
        }
}

} // namespace bouton::towers
