// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "collection/collection.h"

namespace bouton {

// Which games are wanted. All that is asked must hold together; what is empty asks nothing. A text
// is tested once, not for each game that has it.
struct Wanted {
    using Test = std::function<bool(std::string_view text)>;
    Test player{}, event{};
    Test opening{}; // of one of the openings that the game comes through: one and its branches
    std::optional<Reversi::State> position{}; // in whatever order it was reached, however turned
    // In one of its texts: players, event, date, the name of its last opening, which is asked in
    // English.
    Test anywhere{};
};

// Their numbers, ascending. Empty: it was stopped. Takes 0.2 s for 10^5 games and a position late
// in the game, and much less for one in the opening.
std::optional<std::vector<Collection::Index>> found(const Collection& games, const Wanted& wanted,
                                                    const std::stop_token& stop = {});

// What was played from a position, however turned: moves on the board as it is asked.
struct PlayedNext {
    struct Move {
        int cell = 0; // of those that are equal by turning, the one that was played most
        std::size_t games = 0;
        std::size_t won = 0, drawn = 0, lost = 0; // for the side to move, where it is known
        const char* opening = "";                 // that it leads to, marked for translation
        bool operator==(const Move&) const = default;
    };
    std::size_t came = 0;      // games that came to the position
    std::size_t ended = 0;     // of those: whose moves end there
    std::vector<Move> moves{}; // the one most played first
};
// Of these games alone. Empty: it was stopped. Takes as long as found().
std::optional<PlayedNext> playedNext(const Collection& games,
                                     std::span<const Collection::Index> among,
                                     const Reversi::State& position,
                                     const std::stop_token& stop = {});

} // namespace bouton
