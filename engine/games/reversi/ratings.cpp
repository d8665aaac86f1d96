#include "games/reversi/ratings.h"

#include <algorithm>
#include <span>

namespace bouton::reversi {

namespace {

struct Rated {
    int value; // of the setting
    Rating rating;
};

constexpr Rated ofDepth[] = {{1, {347, 30}}, {2, {676, 38}}, {3, {740, 41}}, {4, {849, 42}}};
constexpr Rated ofLevel[] = {{1, {547, 46}},   {2, {739, 48}},   {3, {906, 50}},  {4, {1022, 51}},
                             {5, {1739, 59}},  {6, {1864, 60}},  {7, {2030, 65}}, {8, {2153, 72}},
                             {12, {2334, 78}}, {20, {2441, 116}}};

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
