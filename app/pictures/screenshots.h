// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <functional>
#include <optional>
#include <span>

#include "games/catalogue.h"
#include "pictures/colour_vision.h"
#include "ui/preferences/preferences.h"

class QWidget;

namespace bouton {

// Paints every page of the window into PNG files of `directory`, which is made if need be, each in
// light and in dark ("reversi-play-dark.png"): the start page; every game as it is set up, in play
// with all insights, at its end and under review; the experiments of the laboratory; the lessons
// and a step of one; the archive; the preferences; help; about. The seed alone decides what is
// shown, except for measured times, the hour of the day and the folder of the games, because every
// analysis is waited for. Needs no display (the platform "offscreen"). Blocks until all is written.
// Remembers nothing and uses nothing that is remembered.
//
// Gives what went wrong, if anything.
struct Shoot {
    std::span<const Ruleset* const> games = catalogue();
    bool laboratory = true;
    bool figures = false; // instead of the pages: what docs/images holds
    ColourVision vision = ColourVision::Full;
    Eyes palette = Eyes::Usual;
    // Is told of each page before its pictures are taken.
    std::function<void(const QString& name, const QWidget& widget)> seen{};
};
std::optional<QString> takeScreenshots(const QString& directory, std::uint64_t seed,
                                       const Shoot& shoot = {});

} // namespace bouton
