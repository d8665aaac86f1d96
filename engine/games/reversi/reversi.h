// SPDX-License-Identifier: MIT
#pragma once

#include <span>

#include "core/game.h"
#include "core/poll.h"
#include "games/reversi/board.h"

namespace bouton {

// Reversi on 8x8 (docs/games/reversi.md). A turn places a disc that turns at least one other. A
// side that cannot move passes. The game ends when neither side can move. The side with more discs
// wins.
struct Reversi {
    struct State {
        reversi::Board board = reversi::startBoard; // as the side to move sees it
        Side toMove = Side::One;
        bool operator==(const State&) const = default;
    };
    using Move = int; // the cell's number, or reversi::passMove

    static constexpr GameName name{
        .id = "reversi",
        .title = QT_TRANSLATE_NOOP("Phrase", "Reversi"),
        .letters = "XO",
        .sides = {QT_TRANSLATE_NOOP("Phrase", "Dark"), QT_TRANSLATE_NOOP("Phrase", "Light")},
        .autoFill = false,
        .description = QT_TRANSLATE_NOOP("Phrase", "Enclose discs and turn them. Corners stay."),
        .opponent = "engine",
        .discs = true,
        .openingPlies = 8,
        .analysesApart = true,
        .goal = QT_TRANSLATE_NOOP("Phrase", "Who has more discs at the end wins.")};
    static std::vector<Setting> settings() { return {}; }
    static Or<State> standard(const Settings&) { return State{}; }
    static Or<State> random(const Settings&, Random&) { return State{}; } // no auto-fill
    static Picture blank(const Settings&) { return draw(State{}); }
    static Or<State> read(Picture picture); // any filling is legal
    static Picture draw(const State& state);
    static Side toMove(const State& state) { return state.toMove; }
    static std::vector<Move> moves(const State& state); // ascending
    static State after(State state, Move move);
    static std::optional<Result> result(const State& state);
    static Phrase ending(const State& state);
    static std::vector<Clicks> clicks(Move move);
    static std::vector<PlayerKind<Reversi>> players();
    static std::vector<NamedPlayer> opponents();
    static Analyst<Reversi> analyst();
    static const Lore<Reversi>& lore();

    // "ROWS SIDE", or a board as other programs write it (docs/othello-files.md).
    static Or<Picture> parse(std::string_view text);
    // The discs of both sides; at the end the score, with the empty cells counted for the winner.
    static Phrase tally(const State& state);
    static std::uint64_t leaves(const State& state, int plies, Poll& poll);

    static constexpr char letter(Side side) { return name.letters[indexOf(side)]; }
    static constexpr reversi::Bits discs(const State& state, Side side) {
        return side == state.toMove ? state.board.own : state.board.opponent;
    }
};

// Parts of Reversi::lore().
namespace reversi {
std::vector<Claim> claims();
const language::Vocabulary& vocabulary();
std::span<const Format> formats(); // GGF, boards, transcripts
} // namespace reversi

} // namespace bouton
