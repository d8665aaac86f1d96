// SPDX-License-Identifier: MIT
#pragma once

#include "core/game.h"

namespace bouton {

// Card groups. A turn takes cards from one group: at least one, and at most the maximum of the
// group. The side that takes the last card wins. A row of a picture is a group, "cards:maximum".
struct Cards {
    struct Group {
        int cards = 0, most = 1; // 0 to 60 are left; 1 to 60 in one turn, even if fewer are left
        auto operator<=>(const Group&) const = default;
    };
    struct State {
        std::vector<Group> groups{};
        Side toMove = Side::One;
        auto operator<=>(const State&) const = default;
    };
    struct Move {
        int group = 0, cards = 1;
        bool operator==(const Move&) const = default;
    };

    static constexpr GameName name{
        .id = "cards",
        .title = QT_TRANSLATE_NOOP("Phrase", "Card groups"),
        .letters = "GR",
        .sides = {QT_TRANSLATE_NOOP("Phrase", "Green"), QT_TRANSLATE_NOOP("Phrase", "Red")},
        .autoFill = true,
        .description = QT_TRANSLATE_NOOP("Phrase", "Take from one group. The last card wins."),
        .opponent = "perfect",
        .isSum = true,
        .goal = QT_TRANSLATE_NOOP("Phrase", "Who takes the last card wins.")};
    // groups: their number; cards, take: the maximum of each that auto-fill gives to a group.
    static std::vector<Setting> settings();
    static Or<State> standard(const Settings& settings); // the first groups of a fixed list
    // Every group has at least one card.
    static Or<State> random(const Settings& settings, Random& random);
    static Picture blank(const Settings& settings) { return draw(*standard(settings)); }
    // While a position is set up, a group has placesIn() places for cards, one above the other. The
    // cell of the k-th card from the bottom is in row placesIn(picture) - k. A picture that cannot
    // be read and a letter other than '.' change nothing.
    static Pieces pieces() { return {}; }
    static Picture put(Picture picture, Cell cell, char letter); // '.': without it and those above
    // The card and those above it go to another group. In its own group it becomes the top one.
    static Picture moved(Picture picture, Cell from, Cell to);
    // The cell becomes that of the top card; if it is that already, its card is taken away.
    static Picture arranged(Picture picture, Cell cell);
    static Picture cleared(Picture picture); // no card in any group
    // Groups that there were keep their numbers, the others are the standard ones.
    static Picture resized(const Picture& picture, const Settings& settings);
    static Or<State> read(Picture picture);
    static Picture draw(const State& state);
    static Settings settingsOf(const Picture& picture) {
        return {{"groups", static_cast<int>(picture.rows.size())}};
    }
    static Side toMove(const State& state) { return state.toMove; }
    static std::vector<Move> moves(const State& state); // by group, then by count
    static State after(State state, Move move);
    static std::optional<Result> result(const State& state);
    static Phrase ending(const State& state);
    // A click on the k-th card from the top takes k: the column is the group, the row k.
    static std::vector<Clicks> clicks(Move move) { return {{{move.cards - 1, move.group}}}; }
    static std::vector<PlayerKind<Cards>> players();
    static std::vector<NamedPlayer> opponents();
    static Analyst<Cards> analyst();
    static const Lore<Cards>& lore();

    // Checks the form for setting up. Gives the picture of these groups if they are legal and hold
    // `total` cards; else a sentence about the first mistake and the group that it is in.
    static Or<Picture> form(int total, const std::vector<Group>& groups);

    static constexpr int mostGroups = 8, mostCards = 60; // of a position
    // Of a group in claims and counts, which look at every group up to there. A group has a place
    // for as many cards at least while it is set up, and where they can be told apart on a board.
    static constexpr int fewCards = 12;
    static int placesIn(const Picture& picture); // as many as the largest group needs
};

// Parts of Cards::lore().
namespace cards {
std::vector<Claim> claims();
const language::Vocabulary& vocabulary();
} // namespace cards

} // namespace bouton
