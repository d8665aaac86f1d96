// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdlib>
#include <memory>
#include <tuple>

#include "games/reversi/book.h"
#include "games/reversi/evaluation.h"
#include "games/reversi/minimax.h"
#include "games/reversi/openings.h"
#include "games/reversi/reversi.h"
#include "games/reversi/symmetry.h"
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
    QT_TRANSLATE_N_NOOP("Phrase", "Move %1: %2 played %3, which the analysis estimates to be %n "
                                  "disc(s) worse than the best move."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 %2 gave away %n disc(s)."),
    QT_TRANSLATE_NOOP("Phrase", "%1 gave away %L2 discs a move."),
    QT_TRANSLATE_NOOP("Phrase", "%1 gave away %L2 discs a move, the analysis estimates."),
    QT_TRANSLATE_N_NOOP("Phrase", "%1 disc(s)"),
    QT_TRANSLATE_NOOP("Phrase", "%L1 discs"),
    QT_TRANSLATE_NOOP("Phrase", "half a disc"),
    QT_TRANSLATE_N_NOOP("Phrase", "%n disc(s) worse than the best move")};

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
    static bool less(const State& a, const State& b) { return a.board < b.board; }
    static BestMoves search(const State& state, int plies, Poll& poll) {
        return reversi::minimax(state.board, plies, poll);
    }
};

Phrase refusal(const Reversi::State& state, const Clicks&, Cell cell) {
    const Picture picture = Reversi::draw(state);
    const char* there = letterAt(picture, cell);
    if (there && *there != '.')
        return {QT_TRANSLATE_NOOP("Phrase", "That cell is taken.")};
    return {QT_TRANSLATE_NOOP("Phrase", "A disc there would turn none.")};
}

// A board's words as 32 digits.
std::string keyOf(const reversi::Board& board) {
    const reversi::Board first = reversi::canonical(board);
    std::string key;
    for (const reversi::Bits word : {first.own, first.opponent})
        for (int digit = 15; digit >= 0; --digit)
            key += "0123456789abcdef"[word >> (4 * digit) & 15];
    return key;
}

// Along the best moves of the book, and then that of the leaf's own search; 0: not in the book.
int depthOf(const reversi::Book& book, reversi::Board board) {
    int plies = 0;
    for (auto moves = book.movesOf(board); !moves.empty(); moves = book.movesOf(board)) {
        board = reversi::after(board, moves.front().move);
        ++plies;
    }
    return plies > 0 ? plies + reversi::Book::leafPlies : 0;
}

BookPage book(const Reversi::State& state) {
    using reversi::Book;
    const auto inDiscs = [](int halves) { return double(halves) / Book::perDisc; };
    const std::shared_ptr<const Book> book = reversi::bookInUse();
    const std::vector<Book::Move> known = book->movesOf(state.board);
    const std::vector<reversi::BookChance> chances = reversi::chancesOf(known);
    double weights = 0;
    for (const reversi::BookChance& chance : chances)
        weights += chance.weight;
    BookPage page{.key = keyOf(state.board),
                  .depth = depthOf(*book, state.board),
                  .mostLoss = inDiscs(reversi::mostBookLoss)};
    for (const int move : Reversi::moves(state)) {
        const reversi::Board next = reversi::after(state.board, move);
        BookMove told{.opening = reversi::openingAt(next), .key = keyOf(next)};
        if (const auto at = std::ranges::find(known, move, &Book::Move::move); at != known.end()) {
            told.score = inDiscs(at->score);
            told.loss = inDiscs(at->loss);
            told.goesOn = at->open;
        }
        for (const reversi::BookChance& chance : chances)
            if (chance.move.move == move)
                told.chance = chance.weight / weights;
        page.moves.push_back(std::move(told));
    }
    return page;
}

const char* opening(const Reversi::State& state) { return reversi::openingAt(state.board); }

} // namespace

const Lore<Reversi>& Reversi::lore() {
    static const Lore<Reversi> lore{.scores = &discWords,
                                    .note = note,
                                    .refusal = refusal,
                                    .opening = opening,
                                    .book = book,
                                    .claims = reversi::claims,
                                    .vocabulary = reversi::vocabulary,
                                    .searched = searchedOf<Reversi, Searches>,
                                    .formats = reversi::formats};
    return lore;
}

} // namespace bouton
