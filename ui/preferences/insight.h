// SPDX-License-Identifier: MIT
#pragma once

#include <QKeySequence>
#include <QString>

#include <array>
#include <cstdint>

#include "core/ruleset.h"

namespace bouton {

// What can be shown of a position beside the position itself. Each is switched on and off by
// itself.
enum class Insight : std::uint8_t {
    MoveValues, // on the board: what every move is worth
    Why,        // the position as a sum of its parts, and a sentence
    Twin,       // the same position as heaps of Nim
    Map,        // nimbers all over the board
    History,    // the values of the game's positions, as a plot
    Book,       // the moves of the opening book
};
inline constexpr std::array allInsights{Insight::MoveValues, Insight::Why,     Insight::Twin,
                                        Insight::Map,        Insight::History, Insight::Book};

const char* idOf(Insight insight); // as it is remembered
QString wordsFor(Insight insight); // of its menu entry, with a mnemonic
QKeySequence keysFor(Insight insight);
bool suits(Insight insight, const Ruleset& game); // there is something to show of that game

} // namespace bouton
