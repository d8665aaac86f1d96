// SPDX-License-Identifier: MIT
#include <algorithm>

#include "core/usual_players.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "search/solved.h"

namespace bouton {

namespace {

using State = TicTacToe::State;
using Moves = std::vector<TicTacToe::Move>;

// The free cells that complete a line in which `side` has the other two, each once.
Moves completing(const State& state, Side side) {
    Moves cells;
    for (const int cell : TicTacToe::moves(state)) {
        State filled = state;
        filled.toMove = side;
        const auto result = TicTacToe::result(TicTacToe::after(filled, cell));
        if (result && result->winner == side)
            cells.push_back(cell);
    }
    return cells;
}

// The lines through the cell in which `side` has all the other cells but so many, which are free.
std::vector<std::array<int, 3>> linesThrough(const State& state, int cell, Side side, int free) {
    std::vector<std::array<int, 3>> lines;
    for (const auto& line : TicTacToe::lines) {
        int own = 0, empty = 0;
        for (const int other : line) {
            const char letter = state.cells[static_cast<std::size_t>(other)];
            own += other != cell && letter == TicTacToe::letter(side);
            empty += other != cell && letter == '.';
        }
        if (std::ranges::find(line, cell) != line.end() && empty == free && own == 2 - free)
            lines.push_back(line);
    }
    return lines;
}

// "b1-b2-b3"
std::string inWords(const std::array<int, 3>& line) {
    std::string text;
    for (const int cell : line)
        text += (text.empty() ? "" : "-") + nameOf(TicTacToe::cellOf(cell));
    return text;
}

Choice choose(const State& state, int cell, Phrase rule) {
    const Moves all = TicTacToe::moves(state);
    return {static_cast<std::size_t>(std::ranges::find(all, cell) - all.begin()), std::move(rule)};
}

Phrase completes(const State& state, int cell) {
    return {QT_TRANSLATE_NOOP("Phrase", "it completes %1"),
            {inWords(linesThrough(state, cell, state.toMove, 0).front())}};
}
Phrase blocks(const State& state, int cell) {
    return {QT_TRANSLATE_NOOP("Phrase", "it blocks %1"),
            {inWords(linesThrough(state, cell, other(state.toMove), 0).front())}};
}
Phrase anyFree() {
    return {QT_TRANSLATE_NOOP("Phrase", "no pair to complete, so a random free cell")};
}
Phrase nothingToBlock() {
    return {QT_TRANSLATE_NOOP("Phrase", "no pair to complete or to block, so a random free cell")};
}

// The first player of the students' paper: it sees its own pairs and nothing else.
Player<TicTacToe> goldenPairs(const Settings&, std::uint64_t seed) {
    return
        [random = Random(seed)](const Past<TicTacToe>& past, const Asking&) mutable -> Or<Choice> {
            const State& state = past.now();
            if (const Moves own = completing(state, state.toMove); !own.empty()) {
                const int cell = random.oneOf(own);
                return choose(state, cell, completes(state, cell));
            }
            return choose(state, random.oneOf(TicTacToe::moves(state)), anyFree());
        };
}

// The exercise that the paper sets: golden pairs that also block (docs/adding-a-player.md).
Player<TicTacToe> blocker(const Settings&, std::uint64_t seed) {
    return
        [random = Random(seed)](const Past<TicTacToe>& past, const Asking&) mutable -> Or<Choice> {
            const State& state = past.now();
            if (const Moves own = completing(state, state.toMove); !own.empty()) {
                const int cell = random.oneOf(own);
                return choose(state, cell, completes(state, cell));
            }
            if (const Moves theirs = completing(state, other(state.toMove)); !theirs.empty()) {
                const int cell = random.oneOf(theirs);
                return choose(state, cell, blocks(state, cell));
            }
            return choose(state, random.oneOf(TicTacToe::moves(state)), nothingToBlock());
        };
}

const char* worth(Outcome outcome) {
    switch (outcome) {
    case Outcome::Win: return QT_TRANSLATE_NOOP("Phrase", "the win is forced");
    case Outcome::Draw: return QT_TRANSLATE_NOOP("Phrase", "the draw is held");
    case Outcome::Loss: break;
    }
    return QT_TRANSLATE_NOOP("Phrase", "every move loses, this one latest");
}

// What the move does on the board, and what it is worth.
Phrase reason(const State& state, int cell, Outcome outcome) {
    if (!linesThrough(state, cell, state.toMove, 0).empty())
        return completes(state, cell);
    const auto threats = linesThrough(state, cell, state.toMove, 1);
    if (outcome == Outcome::Win && threats.size() > 1)
        return {QT_TRANSLATE_NOOP("Phrase", "it threatens %1 and %2 at once"),
                {inWords(threats[0]), inWords(threats[1])}};
    if (const auto met = linesThrough(state, cell, other(state.toMove), 0); !met.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "it blocks %1; %2"),
                {inWords(met.front()), worth(outcome)}};
    if (!threats.empty())
        return {QT_TRANSLATE_NOOP("Phrase", "it threatens %1; %2"),
                {inWords(threats.front()), worth(outcome)}};
    const char* place = cell == 4       ? QT_TRANSLATE_NOOP("Phrase", "it takes the centre; %1")
                        : cell % 2 == 0 ? QT_TRANSLATE_NOOP("Phrase", "it takes a corner; %1")
                                        : QT_TRANSLATE_NOOP("Phrase", "it takes an edge; %1");
    return {place, {worth(outcome)}};
}

Player<TicTacToe> perfect(const Settings&, std::uint64_t seed) {
    return [random = Random(seed), solver = Solver<TicTacToe>()](
               const Past<TicTacToe>& past, const Asking& asking) mutable -> Or<Choice> {
        Poll poll(asking.stop); // the whole game is solved at once
        const std::vector<Solved> worths = solver.solveMoves(past.now(), poll);
        if (poll.stopped())
            return refuseStopped();
        const Solved best = *std::ranges::min_element(worths, Solved::better);
        std::vector<std::size_t> ties;
        for (std::size_t i = 0; i < worths.size(); ++i)
            if (!Solved::better(best, worths[i]))
                ties.push_back(i);
        const std::size_t move = random.oneOf(ties);
        return Choice{move, reason(past.now(), TicTacToe::moves(past.now())[move], best.outcome)};
    };
}

} // namespace

std::vector<PlayerKind<TicTacToe>> TicTacToe::players() {
    return {
        randomPlayer<TicTacToe>(),
        {"golden-pairs", QT_TRANSLATE_NOOP("Phrase", "Golden pairs"), {}, goldenPairs},
        {"blocker", QT_TRANSLATE_NOOP("Phrase", "Blocker"), {}, blocker},
        carelessPlayer<TicTacToe, perfect>(),
        {"perfect", QT_TRANSLATE_NOOP("Phrase", "Perfect"), {}, perfect},
    };
}

std::vector<NamedPlayer> TicTacToe::opponents() {
    return {
        beginnerOpponent,
        {"student", QT_TRANSLATE_NOOP("Phrase", "Student"),
         QT_TRANSLATE_NOOP("Phrase", "completes two in a line, but blocks nothing"),
         "golden-pairs"},
        {"casual", QT_TRANSLATE_NOOP("Phrase", "Casual"),
         QT_TRANSLATE_NOOP("Phrase", "completes two in a line, and blocks yours"), "blocker"},
        {"club", QT_TRANSLATE_NOOP("Phrase", "Club"),
         QT_TRANSLATE_NOOP("Phrase", "knows every position, but slips one move in five"),
         "careless:slips=20"},
        {"perfect", QT_TRANSLATE_NOOP("Phrase", "Perfect"),
         QT_TRANSLATE_NOOP("Phrase", "never loses a game that it can hold"), "perfect"},
    };
}

} // namespace bouton
