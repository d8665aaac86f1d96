// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/usual_players.h"
#include "games/towers/towers.h"

namespace bouton {

namespace {

using State = Towers::State;
using Move = Towers::Move;

int gapIn(const State& state, int column) {
    return Towers::gap(state.columns[static_cast<std::size_t>(column)]);
}

// The advance that takes the opponent's last move back, if that was a retreat.
std::optional<Move> undoingRetreat(const Past<Towers>& past) {
    if (past.moves.empty())
        return std::nullopt;
    const State& before = past.states[past.states.size() - 2];
    const Move last = past.moves.back();
    if (Towers::isAdvance(before, last))
        return std::nullopt;
    const int grown = gapIn(past.now(), last.column) - gapIn(before, last.column);
    const int own =
        past.now().columns[static_cast<std::size_t>(last.column)][indexOf(past.now().toMove)];
    return Move{own < last.row ? own + grown : own - grown, last.column};
}

Choice choose(const State& state, Move move, Phrase rule) {
    const std::vector<Move> all = Towers::moves(state);
    return {static_cast<std::size_t>(std::ranges::find(all, move) - all.begin()), std::move(rule)};
}

Phrase nothingToWin(const State& state) {
    return {QT_TRANSLATE_NOOP("Phrase", "a random move, as none wins: the gaps %1 have nim-sum 0"),
            {listed(Towers::gaps(state))}};
}
Phrase undoes(const State& state, Move move) {
    return {
        QT_TRANSLATE_NOOP(
            "Phrase", "it follows the retreat in column %1: the gap is %2 again, the nim-sum 0"),
        {std::string(1, static_cast<char>('a' + move.column)),
         std::to_string(gapIn(Towers::after(state, move), move.column))}};
}
Phrase advances(const State& state, Move move) {
    return {QT_TRANSLATE_NOOP(
                "Phrase", "it narrows the gap in column %1 from %2 to %3; nim-sum 0 instead of %4"),
            {std::string(1, static_cast<char>('a' + move.column)),
             std::to_string(gapIn(state, move.column)),
             std::to_string(gapIn(Towers::after(state, move), move.column)),
             std::to_string(Towers::nimSum(state))}};
}

// Plays Nim with the gaps. It never retreats from a won position, so that it wins within as many
// moves as its towers have room, however the opponent retreats.
Player<Towers> nimSumPlayer(const Settings&, std::uint64_t seed) {
    return [random = Random(seed)](const Past<Towers>& past, const Asking&) mutable -> Or<Choice> {
        const State& state = past.now();
        const auto leavesZero = [&](Move move) {
            return Towers::nimSum(Towers::after(state, move)) == 0;
        };
        if (Towers::nimSum(state) == 0)
            return choose(state, random.oneOf(Towers::moves(state)), nothingToWin(state));
        if (const auto undo = undoingRetreat(past); undo && leavesZero(*undo))
            return choose(state, *undo, undoes(state, *undo));
        std::vector<Move> winning;
        for (const Move move : Towers::moves(state))
            if (leavesZero(move) && Towers::isAdvance(state, move))
                winning.push_back(move);
        const Move move = random.oneOf(winning);
        return choose(state, move, advances(state, move));
    };
}

} // namespace

std::vector<PlayerKind<Towers>> Towers::players() {
    return {
        randomPlayer<Towers>(),
        carelessPlayer<Towers, nimSumPlayer>(),
        {"nim-sum", QT_TRANSLATE_NOOP("Phrase", "Nim-sum"), {}, nimSumPlayer},
    };
}

std::vector<NamedPlayer> Towers::opponents() { return opponentsByNimSum("nim-sum"); }

} // namespace bouton
