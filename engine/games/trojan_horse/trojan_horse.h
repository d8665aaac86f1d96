// SPDX-License-Identifier: MIT
#pragma once

#include "core/game.h"

namespace bouton {

// Trojan horse: one horse for both sides. A turn moves it two cells up and one to the left, or one
// up and two to the left. The side that cannot move loses.
struct TrojanHorse {
    struct State {
        int rows = 0, columns = 0;
        Cell horse{};
        Side toMove = Side::One;
        auto operator<=>(const State&) const = default;
    };
    using Move = Cell; // the destination

    static constexpr GameName name{
        .id = "trojan-horse",
        .title = QT_TRANSLATE_NOOP("Phrase", "Trojan horse"),
        .letters = "GR",
        .sides = {QT_TRANSLATE_NOOP("Phrase", "Green"), QT_TRANSLATE_NOOP("Phrase", "Red")},
        .autoFill = true,
        .description = QT_TRANSLATE_NOOP("Phrase", "One horse, two ways. Leave it no way out."),
        .arranging = QT_TRANSLATE_NOOP("Phrase", "Click the cell where the horse begins."),
        .opponent = "grundy",
        .isSum = true,
        .goal = QT_TRANSLATE_NOOP("Phrase", "Who cannot move the horse loses.")};
    static std::vector<Setting> settings();
    static Or<State> standard(const Settings& settings); // in the last cell
    static Or<State> random(const Settings& settings, Random& random);
    static Picture blank(const Settings& settings);
    static Pieces pieces() { return {{'H', Piece::Alone::OnTheBoard}}; }
    static Or<State> read(Picture picture);
    static Picture draw(const State& state);
    static Settings settingsOf(const Picture& picture) {
        return {{"rows", static_cast<int>(picture.rows.size())},
                {"columns", static_cast<int>(picture.rows.front().size())}};
    }
    static Side toMove(const State& state) { return state.toMove; }
    static std::vector<Move> moves(const State& state); // two up and one left stands first
    static State after(State state, Move move);
    static std::optional<Result> result(const State& state);
    static Phrase ending(const State& state);
    static std::vector<Clicks> clicks(Move move) { return {{move}}; }
    static std::vector<PlayerKind<TrojanHorse>> players();
    static std::vector<NamedPlayer> opponents();
    static Analyst<TrojanHorse> analyst();
    static const Lore<TrojanHorse>& lore();

    // The theory: the nimber of the horse in each cell, by row and column from the top left,
    // g(r,c) = mex{ g(r-2,c-1), g(r-1,c-2) }. The size of the board does not matter, because the
    // horse only goes up and to the left.
    static std::vector<std::vector<int>> nimbers(int rows, int columns);
    static int nimber(Cell horse);
};

// Parts of TrojanHorse::lore().
namespace trojan_horse {
std::vector<Claim> claims();
const language::Vocabulary& vocabulary();
std::vector<TableKind> tables();
CensusKind census();
} // namespace trojan_horse

} // namespace bouton
