// SPDX-License-Identifier: MIT
#include <algorithm>
#include <array>
#include <set>

#include "core/census.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "search/searched.h"
#include "search/solved.h"

namespace bouton {

namespace {

// The positions that can arise, ply by ply; the empty cells become fewer.
std::array<std::set<TicTacToe::State>, 10> reachableByEmptyCells() {
    std::array<std::set<TicTacToe::State>, 10> reachable;
    reachable[9].insert(TicTacToe::State{});
    for (std::size_t empty = 9; empty > 0; --empty)
        for (const TicTacToe::State& state : reachable[empty])
            for (const TicTacToe::Move move : TicTacToe::moves(state))
                reachable[empty - 1].insert(TicTacToe::after(state, move));
    return reachable;
}

void count(const CensusTask& task, Poll& poll, const Post<Census>& post) {
    const auto reachable = reachableByEmptyCells();
    Solver<TicTacToe> solver;
    Census census;
    for (int empty = task.least; empty <= task.most; ++empty) {
        CensusRow row{.at = empty};
        for (const TicTacToe::State& state : reachable[static_cast<std::size_t>(empty)]) {
            if (poll.node())
                return;
            const Outcome outcome = solver.solve(state, poll).outcome;
            ++(outcome == Outcome::Win ? row.won : outcome == Outcome::Loss ? row.lost : row.drawn);
        }
        if (poll.stopped())
            return;
        census.rows.push_back(row);
        post(census);
    }
}

CensusKind census() {
    return {TicTacToe::name.id,
            QT_TRANSLATE_NOOP("Phrase", "positions that can arise, finished ones too"),
            {},
            [](const Settings&) -> Setting {
                return {"empty", QT_TRANSLATE_NOOP("Phrase", "Empty cells"), 0, 9, 9};
            },
            true,
            count};
}

struct Searches {
    static constexpr int mostPlies = 9;
    // A win, then the cells that lie on more lines.
    static int merit(const TicTacToe::State& state, int cell) {
        const auto lines = std::ranges::count_if(TicTacToe::lines, [cell](const auto& line) {
            return std::ranges::find(line, cell) != line.end();
        });
        const auto result = TicTacToe::result(TicTacToe::after(state, cell));
        return (result && result->winner ? 100 : 0) + static_cast<int>(lines);
    }
};

Phrase refusal(const TicTacToe::State& state, const Clicks&, Cell cell) {
    const Picture picture = TicTacToe::draw(state);
    const char* there = letterAt(picture, cell);
    if (there && *there != '.')
        return {QT_TRANSLATE_NOOP("Phrase", "That cell is taken.")};
    return {};
}

} // namespace

const Lore<TicTacToe>& TicTacToe::lore() {
    static const Lore<TicTacToe> lore{.refusal = refusal,
                                      .claims = tic_tac_toe::claims,
                                      .vocabulary = tic_tac_toe::vocabulary,
                                      .census = census,
                                      .searched = searchedOf<TicTacToe, Searches>};
    return lore;
}

} // namespace bouton
