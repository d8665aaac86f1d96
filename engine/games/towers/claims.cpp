// SPDX-License-Identifier: MIT

// The claims of Towers, and its words for claims of one's own.

#include <algorithm>
#include <optional>

#include "core/claim.h"
#include "games/towers/solved_board.h"
#include "games/towers/towers.h"
#include "search/truth.h"
#include "search/wording.h"

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

int towerOf(const Towers::Pair& towers, Side side) { return towers[indexOf(side)]; }

// The free cells behind a side's tower, as seen from the other one.
int roomOf(const Towers::Pair& towers, Side side, int rows) {
    const int tower = towerOf(towers, side);
    return tower < towerOf(towers, other(side)) ? tower : rows - 1 - tower;
}

void columnsOf(const State& state, const language::Wanted&, Poll&,
               std::vector<language::Value>& values) {
    for (const Towers::Pair& towers : state.columns) {
        values.push_back(Towers::gap(towers));
        values.push_back(roomOf(towers, state.toMove, state.rows));
        values.push_back(roomOf(towers, other(state.toMove), state.rows));
    }
}

// The board is solved at the first question.
Truth<Towers> boardTruth(towers::Size size) {
    return {.outcome = [size, board = std::optional<towers::SolvedBoard>()](const State& state,
                                                                            Poll& poll) mutable {
        if (!board)
            board.emplace(size, poll);
        return board->of(state);
    }};
}

// A board of a class is small enough.
std::optional<Truth<Towers>> truthOf(const State& state) {
    const towers::Size size{state.rows, static_cast<int>(state.columns.size())};
    if (size.columns > 3 || size.rows > 8)
        return std::nullopt;
    return boardTruth(size);
}

void eachPosition(const Settings& settings, Poll&, const Wording<Towers>::Visit& visit) {
    for (const towers::Size size : towers::boardsOf(settings)) {
        auto truth = boardTruth(size);
        if (!towers::forEachPosition(size, [&](const State& state) { return visit(state, truth); }))
            return;
    }
}

std::uint64_t positionsUpTo(const Settings& settings) {
    std::uint64_t all = 0;
    for (const towers::Size size : towers::boardsOf(settings))
        all += towers::positionsOn(size);
    return all;
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

const language::Vocabulary& towers::vocabulary() {
    static const language::Vocabulary all = vocabularyOf<Towers>(
        {.words = {{"rows", QT_TRANSLATE_NOOP("Phrase", "The rows of the board."),
                    [](const State& state) -> language::Value { return state.rows; }},
                   {"columns", QT_TRANSLATE_NOOP("Phrase", "The columns of the board."),
                    [](const State& state) {
                        return static_cast<language::Value>(state.columns.size());
                    }},
                   {"moves", QT_TRANSLATE_NOOP("Phrase", "How many moves there are now."),
                    [](const State& state) {
                        return static_cast<language::Value>(Towers::moves(state).size());
                    }}},
         .parts = QT_TRANSLATE_NOOP("Phrase", "columns"),
         .fields = {{"gap",
                     QT_TRANSLATE_NOOP("Phrase", "The free cells between the towers of a column.")},
                    {"ownRoom", QT_TRANSLATE_NOOP("Phrase", "The free cells behind the tower of "
                                                            "the side to move, for a retreat.")},
                    {"otherRoom",
                     QT_TRANSLATE_NOOP("Phrase", "The free cells behind the other tower.")}},
         .values = columnsOf,
         .classes = {{"boards",
                      QT_TRANSLATE_NOOP("Phrase", "All positions"),
                      {{"rows", QT_TRANSLATE_NOOP("Phrase", "Most rows"), 4, 5, 8},
                       {"columns", QT_TRANSLATE_NOOP("Phrase", "Most columns"), 1, 3, 3}},
                      QT_TRANSLATE_N_NOOP(
                          "Phrase",
                          "Holds for all %Ln position(s): rows up to %1, columns up to %2."),
                      positionsUpTo,
                      eachPosition}},
         .truthOf = truthOf,
         .example = "lost exactly if xor(gap) == 0",
         .byColumn = true,
         .partsStay = true});
    return all;
}

} // namespace bouton
