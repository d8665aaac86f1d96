#include <algorithm>

#include "core/random_player.h"
#include "core/usual_opponents.h"
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

Choice choose(const State& state, int cell, Phrase rule) {
    const Moves all = TicTacToe::moves(state);
    return {static_cast<std::size_t>(std::ranges::find(all, cell) - all.begin()), std::move(rule)};
}

Phrase completes() { return {QT_TRANSLATE_NOOP("Phrase", "it completes its own two in a line")}; }
Phrase blocks() { return {QT_TRANSLATE_NOOP("Phrase", "it blocks the opponent's two in a line")}; }
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
            if (const Moves own = completing(state, state.toMove); !own.empty())
                return choose(state, random.oneOf(own), completes());
            return choose(state, random.oneOf(TicTacToe::moves(state)), anyFree());
        };
}

// The exercise that the paper sets: golden pairs that also block (docs/adding-a-player.md).
Player<TicTacToe> blocker(const Settings&, std::uint64_t seed) {
    return
        [random = Random(seed)](const Past<TicTacToe>& past, const Asking&) mutable -> Or<Choice> {
            const State& state = past.now();
            if (const Moves own = completing(state, state.toMove); !own.empty())
                return choose(state, random.oneOf(own), completes());
            if (const Moves theirs = completing(state, other(state.toMove)); !theirs.empty())
                return choose(state, random.oneOf(theirs), blocks());
            return choose(state, random.oneOf(TicTacToe::moves(state)), nothingToBlock());
        };
}

Phrase worth(Outcome outcome) {
    switch (outcome) {
    case Outcome::Win: return {QT_TRANSLATE_NOOP("Phrase", "it wins by force, as fast as it can")};
    case Outcome::Draw: return {QT_TRANSLATE_NOOP("Phrase", "it holds the draw")};
    case Outcome::Loss: break;
    }
    return {QT_TRANSLATE_NOOP("Phrase", "every move loses against best play, this one latest")};
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
        return Choice{random.oneOf(ties), worth(best.outcome)};
    };
}

} // namespace

std::vector<PlayerKind<TicTacToe>> TicTacToe::players() {
    return {
        randomPlayer<TicTacToe>(),
        {"golden-pairs", QT_TRANSLATE_NOOP("Phrase", "Golden pairs"), {}, goldenPairs},
        {"blocker", QT_TRANSLATE_NOOP("Phrase", "Blocker"), {}, blocker},
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
        {"perfect", QT_TRANSLATE_NOOP("Phrase", "Perfect"),
         QT_TRANSLATE_NOOP("Phrase", "never loses a game that it can hold"), "perfect"},
    };
}

} // namespace bouton
