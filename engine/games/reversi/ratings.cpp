#include "games/reversi/ratings.h"

#include <algorithm>
#include <span>

namespace bouton::reversi {

namespace {

struct Rated {
    int value; // of the setting
    Rating rating;
};

constexpr Rated ofDepth[] = {{1, {400, 61}}, {2, {684, 77}}, {3, {751, 82}}, {4, {857, 82}}};
constexpr Rated ofLevel[] = {
    {1, {518, 94}},   {2, {719, 94}},   {3, {846, 102}},  {4, {997, 103}},   {5, {1754, 123}},
    {6, {1855, 124}}, {7, {2022, 131}}, {8, {2157, 136}}, {12, {2280, 141}}, {20, {2427, 213}}};

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
