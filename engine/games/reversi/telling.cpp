#include "games/reversi/telling.h"

#include <cstdlib>
#include <tuple>

#include "games/reversi/evaluation.h"
#include "games/reversi/minimax.h"
#include "games/reversi/openings.h"
#include "games/reversi/reversi.h"
#include "search/searched.h"

namespace bouton {

namespace {

using State = Reversi::State;

constexpr ScoreWords discWords{
    QT_TRANSLATE_N_NOOP("Phrase", "With best play %1 wins by %n disc(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 is ahead by %n disc(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 seems to be ahead by about %n disc(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 seems to be behind by about %n disc(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "With best play the game goes on %1; the next best move, %2, is "
                                  "%n disc(s) worse."),
    QT_TRANSLATE_N_NOOP("Phrase", "The game is expected to go on %1; the next best move, %2, seems "
                                  "%n disc(s) worse."),
    QT_TRANSLATE_N_NOOP("Phrase", "Proven: %1 wins by %n disc(s)."),
    QT_TRANSLATE_N_NOOP("Phrase", "Estimated: %1 is ahead by %n disc(s)."),
    QT_TRANSLATE_N_NOOP("Phrase",
                        "Move %1: %2 played %3, which is %n disc(s) worse than the best move."),
    QT_TRANSLATE_N_NOOP(
        "Phrase",
        "Move %1: %2 played %3, which by estimate is %n disc(s) worse than the best move."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 %2 gave away %n disc(s)."),
    QT_TRANSLATE_NOOP("Phrase", "%1 lost %2 discs a move."),
    QT_TRANSLATE_NOOP("Phrase", "%1 lost %2 discs a move by estimate.")};

// Of a search to the end that leaves something out (Analysis::level).
Phrase note(const State&, const Analysis& analysis) {
    if (analysis.position.exact || analysis.level == 0)
        return {};
    return {QT_TRANSLATE_NOOP("Phrase", "Estimated to the end without unlikely moves, at level %1 "
                                        "of 5."),
            {std::to_string(analysis.level)}};
}

struct Searches {
    static constexpr const char* values = QT_TRANSLATE_NOOP(
        "Phrase", "Values are points of the evaluation that the player Minimax uses.");
    static constexpr int depth = 8, mostPlies = 6;
    static int evaluate(const State& state) { return reversi::evaluate(state.board); }
    static bool less(const State& a, const State& b) {
        return std::tie(a.board.own, a.board.opponent) < std::tie(b.board.own, b.board.opponent);
    }
    static BestMoves search(const State& state, int plies, Poll& poll) {
        reversi::Best best = reversi::minimax(state.board, plies, poll);
        return {std::move(best.moves), best.value};
    }
};

Phrase refusal(const Reversi::State& state, const Clicks&, Cell cell) {
    const Picture picture = Reversi::draw(state);
    const char* there = letterAt(picture, cell);
    if (there && *there != '.')
        return {QT_TRANSLATE_NOOP("Phrase", "That cell is taken.")};
    return {QT_TRANSLATE_NOOP("Phrase", "A disc there would turn none.")};
}

const char* opening(const Reversi::State& state) { return reversi::openingAt(state.board); }

} // namespace

const Telling<Reversi>& Reversi::telling() {
    static constexpr Telling<Reversi> telling{.scores = &discWords,
                                              .note = note,
                                              .refusal = refusal,
                                              .opening = opening,
                                              .claims = reversi::claims,
                                              .searched = searchedOf<Reversi, Searches>};
    return telling;
}

} // namespace bouton
