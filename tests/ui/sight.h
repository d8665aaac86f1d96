// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cmath>

#include "pictures/colour_vision.h"
#include "ui/looks.h"

namespace bouton::testing {

// How two things differ for one who sees lightness alone (CIE L*), both painted on the same ground.
struct Apart {
    double lightness = 0; // of the mean of the one from the mean of the other
    double shape = 0;     // the share of all that either paints where they are at least 20 apart
    double strong = 0;    // the same pixels, as a share of the ground

    // By lightness, or by what is seen where the other one is not.
    bool told() const { return lightness >= 20 || shape >= 0.1; }
};

inline constexpr double leastSeen = 5; // L*: what differs less from the ground is not painted

// As `vision` sees them. Of the same size.
inline Apart apart(ColourVision vision, const QImage& ground, const QImage& one,
                   const QImage& other) {
    const QImage below = seenBy(vision, ground), a = seenBy(vision, one), b = seenBy(vision, other);
    double sums[2] = {}, counts[2] = {}, either = 0, far = 0;
    for (int y = 0; y < below.height(); ++y)
        for (int x = 0; x < below.width(); ++x) {
            const double l = lightnessOf(below.pixel(x, y)),
                         both[2] = {lightnessOf(a.pixel(x, y)), lightnessOf(b.pixel(x, y))};
            bool painted = false;
            for (int i = 0; i < 2; ++i)
                if (std::abs(both[i] - l) >= leastSeen) {
                    sums[i] += both[i];
                    ++counts[i];
                    painted = true;
                }
            either += painted;
            far += painted && std::abs(both[0] - both[1]) >= 20;
        }
    const bool isBoth = counts[0] > 0 && counts[1] > 0;
    return {isBoth ? std::abs(sums[0] / counts[0] - sums[1] / counts[1]) : 0,
            far / std::max(either, 1.0), far / std::max(1, below.width() * below.height())};
}

inline constexpr ColourVision lacking[] = {ColourVision::Grey, ColourVision::Protanopia,
                                           ColourVision::Deuteranopia, ColourVision::Tritanopia};

inline constexpr double leastStrong = 0.003; // of a cell: a dot of 6 pixels in 100

class WithoutColour : public ::testing::TestWithParam<Lit> {
protected:
    const Theme& theme() const { return themeOf(std::get<0>(GetParam())); }

    const Wearing eyes{std::get<1>(GetParam())};

    static void expectTold(const std::string& what, const QImage& ground, const QImage& one,
                           const QImage& other) {
        for (const ColourVision vision : lacking) {
            const Apart found = apart(vision, ground, one, other);
            EXPECT_TRUE(found.told()) << what << ", " << idOf(vision) << ": lightness "
                                      << found.lightness << ", shape " << found.shape;
            EXPECT_GE(found.strong, leastStrong) << what << ", " << idOf(vision);
        }
    }
    // A mark: enough of it stands out, beside what is only a breath.
    static void expectSeen(const std::string& what, const QImage& without, const QImage& with) {
        for (const ColourVision vision : lacking) {
            const Apart found = apart(vision, without, without, with);
            EXPECT_GE(found.strong, leastStrong) << what << ", " << idOf(vision);
        }
    }
    // Each of them from each other.
    static void expectAllTold(const std::string& what, const QImage& ground,
                              const std::vector<std::pair<const char*, QImage>>& things) {
        for (std::size_t i = 0; i < things.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                expectTold(what + ' ' + things[j].first + " and " + things[i].first, ground,
                           things[j].second, things[i].second);
    }
};

} // namespace bouton::testing
