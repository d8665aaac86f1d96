#include "games/reversi/ratings.h"

#include <algorithm>
#include <span>

namespace bouton::reversi {

namespace {

struct Rated {
    int value; // of the setting
    Rating rating;
};

constexpr Rated ofDepth[] = {{1, {380, 32}}, {2, {754, 41}}, {3, {819, 44}}, {4, {919, 44}}};
constexpr Rated ofLevel[] = {{1, {609, 49}},   {2, {812, 50}},   {3, {985, 51}},  {4, {1100, 53}},
                             {5, {1839, 61}},  {6, {1979, 62}},  {7, {2153, 67}}, {8, {2239, 72}},
                             {12, {2386, 78}}, {20, {2447, 104}}};

std::optional<Rating> entry(std::span<const Rated> ratings, int value) {
    const auto at = std::ranges::find(ratings, value, &Rated::value);
    return at == ratings.end() ? std::nullopt : std::optional(at->rating);
}

} // namespace

std::optional<Rating> ratingOfMinimax(const Settings& settings) {
    return entry(ofDepth, valueOf(settings, "depth"));
}

std::optional<Rating> ratingOfEngine(const Settings& settings) {
    const bool byLevel = valueOf(settings, "time") == 0 && valueOf(settings, "clock") == 0;
    return byLevel ? entry(ofLevel, valueOf(settings, "level")) : std::nullopt;
}

} // namespace bouton::reversi
