#include <algorithm>
#include <optional>

#include "games/towers/lore.h"
#include "games/towers/solved_board.h"
#include "search/truth.h"

namespace bouton {

namespace {

using State = Towers::State;
using Move = Towers::Move;
using towers::Size, towers::SolvedBoard;

// A claim about one position of a board with its outcomes: none where it says nothing.
using Holds = std::optional<bool> (*)(const State&, const SolvedBoard&);

bool wins(const State& state, Move move, const SolvedBoard& board) {
    return board.of(Towers::after(state, move)) == Outcome::Loss;
}

Phrase outcomeOf(const State& state, const SolvedBoard& board) {
    if (board.of(state) == Outcome::Draw)
        return {QT_TRANSLATE_NOOP("Phrase", "Nobody can force an end here.")};
    std::string winning;
    Clicks where;
    const auto moves = Towers::moves(state);
    for (const Move move : moves)
        if (wins(state, move, board)) {
            winning += (winning.empty() ? "" : ", ") + nameOf(move);
            where.push_back(move);
        }
    if (winning.empty())
        return isLost(!moves.empty());
    return {QT_TRANSLATE_NOOP("Phrase", "The moves that win here: %1."), {winning}, {}, where};
}

// The smaller board first.
void testBoards(const Settings& settings, Trial& trial, Holds holds) {
    for (const Size size : towers::boardsOf(settings))
        trial.expect(towers::positionsOn(size));
    for (const Size size : towers::boardsOf(settings)) {
        const SolvedBoard board(size, trial.poll());
        if (!towers::forEachPosition(size, [&](const State& state) {
                const std::optional<bool> held = holds(state, board);
                if (!held)
                    return trial.skip();
                return trial.test(*held, [&] {
                    return Counterexample{textOf<Towers>(state), outcomeOf(state, board)};
                });
            }))
            return;
    }
}

template <Holds holds> void testAll(const Settings& settings, Trial& trial) {
    testBoards(settings, trial, holds);
}

std::optional<bool> nimSumDecides(const State& state, const SolvedBoard& board) {
    return board.of(state) == (Towers::nimSum(state) == 0 ? Outcome::Loss : Outcome::Win);
}

std::optional<bool> zeroWins(const State& state, const SolvedBoard& board) {
    return std::ranges::all_of(Towers::moves(state), [&](Move move) {
        return wins(state, move, board) == (Towers::nimSum(Towers::after(state, move)) == 0);
    });
}

std::optional<bool> advanceWins(const State& state, const SolvedBoard& board) {
    if (board.of(state) != Outcome::Win)
        return std::nullopt;
    return std::ranges::any_of(Towers::moves(state), [&](Move move) {
        return Towers::isAdvance(state, move) && wins(state, move, board);
    });
}

std::optional<bool> noRetreatWins(const State& state, const SolvedBoard& board) {
    return std::ranges::none_of(Towers::moves(state), [&](Move move) {
        return !Towers::isAdvance(state, move) && wins(state, move, board);
    });
}

std::optional<bool> eitherSideIsTheSame(const State& state, const SolvedBoard& board) {
    State others = state;
    others.toMove = other(state.toMove);
    return board.of(state) == board.of(others);
}

} // namespace

std::vector<Claim> towers::claims() {
    const char* const game = Towers::name.id;
    const std::vector<Setting> boards{
        {"rows", QT_TRANSLATE_NOOP("Phrase", "Most rows"), 4, 5, 8},
        {"columns", QT_TRANSLATE_NOOP("Phrase", "Most columns"), 1, 3, 3}};
    return {
        {"towers-nim-sum", game, QT_TRANSLATE_NOOP("Phrase", "The nim-sum decides"),
         QT_TRANSLATE_NOOP("Phrase",
                           "The side to move loses if the nim-sum of the gaps is 0 and wins "
                           "otherwise; no position is a draw, although towers may retreat."),
         boards, testAll<nimSumDecides>},
        {"towers-moves", game, QT_TRANSLATE_NOOP("Phrase", "The winning moves"),
         QT_TRANSLATE_NOOP(
             "Phrase",
             "A move wins exactly if it leaves nim-sum 0, be it an advance or a retreat."),
         boards, testAll<zeroWins>},
        {"towers-advance", game, QT_TRANSLATE_NOOP("Phrase", "Advances are enough"),
         QT_TRANSLATE_NOOP("Phrase", "In every won position some advance wins."), boards,
         testAll<advanceWins>},
        {"towers-retreat", game, QT_TRANSLATE_NOOP("Phrase", "Retreats are useless"),
         QT_TRANSLATE_NOOP("Phrase", "No retreat ever wins."), boards, testAll<noRetreatWins>},
        {"towers-sides", game, QT_TRANSLATE_NOOP("Phrase", "Either side"),
         QT_TRANSLATE_NOOP("Phrase", "Although each side has towers of its own, a position is as "
                                     "good for Green to move as for Red."),
         boards, testAll<eitherSideIsTheSame>},
    };
}

} // namespace bouton
