// SPDX-License-Identifier: MIT
#include "games/reversi/players.h"

#include <algorithm>
#include <span>

#include "core/usual_players.h"

namespace bouton {

namespace {

using Rated = std::pair<int, Rating>; // a value of the setting, and what was measured

constexpr Rated ofDepth[] = {{1, {380, 32}}, {2, {754, 41}}, {3, {819, 44}}, {4, {919, 44}}};
constexpr Rated ofLevel[] = {{1, {609, 49}},   {2, {812, 50}},   {3, {985, 51}},  {4, {1100, 53}},
                             {5, {1839, 61}},  {6, {1979, 62}},  {7, {2153, 67}}, {8, {2239, 72}},
                             {12, {2386, 78}}, {20, {2447, 104}}};

std::optional<Rating> entry(std::span<const Rated> ratings, int value) {
    const auto at = std::ranges::find(ratings, value, &Rated::first);
    return at == ratings.end() ? std::nullopt : std::optional(at->second);
}

} // namespace

Phrase reversi::hadNoTime() {
    return {QT_TRANSLATE_NOOP("Phrase", "it had no time to look ahead")};
}

Phrase reversi::onlyMove(int move) {
    if (move == passMove)
        return {QT_TRANSLATE_NOOP("Phrase", "no move turns a disc")};
    return {QT_TRANSLATE_NOOP("Phrase", "it is the only legal move")};
}

std::vector<PlayerKind<Reversi>> Reversi::players() {
    PlayerKind<Reversi> random = randomPlayer<Reversi>();
    random.rating = [](const Settings&) { return std::optional(Rating{}); }; // the scale's zero
    return {random, reversi::minimaxPlayer(), reversi::enginePlayer(), reversi::ladderPlayer()};
}

std::vector<NamedPlayer> Reversi::opponents() {
    return {
        beginnerOpponent,
        {"student", QT_TRANSLATE_NOOP("Phrase", "Student"),
         QT_TRANSLATE_NOOP("Phrase", "counts discs, corners and edges, two moves ahead"),
         "minimax:depth=2"},
        {"casual", QT_TRANSLATE_NOOP("Phrase", "Casual"),
         QT_TRANSLATE_NOOP("Phrase", "knows good shapes, but often misjudges them"),
         "engine:level=4"},
        {"club", QT_TRANSLATE_NOOP("Phrase", "Club"),
         QT_TRANSLATE_NOOP("Phrase", "looks four moves ahead, and solves the last 12 moves"),
         "engine:level=6"},
        {"expert", QT_TRANSLATE_NOOP("Phrase", "Expert"),
         QT_TRANSLATE_NOOP("Phrase", "looks 13 moves ahead, and solves the last 20 moves"),
         "engine:level=12"},
        {"master", QT_TRANSLATE_NOOP("Phrase", "Master"),
         QT_TRANSLATE_NOOP("Phrase", "looks 22 moves ahead, and solves the last 26 moves"),
         "engine:level=20"},
    };
}

std::optional<Rating> reversi::ratingOfMinimax(const Settings& settings) {
    return entry(ofDepth, valueOf(settings, "depth"));
}

std::optional<Rating> reversi::ratingOfEngine(const Settings& settings) {
    const bool byLevel = valueOf(settings, "time") == 0 && valueOf(settings, "clock") == 0;
    return byLevel ? entry(ofLevel, valueOf(settings, "level")) : std::nullopt;
}

} // namespace bouton
