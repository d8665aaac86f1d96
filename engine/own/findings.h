// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "core/phrase.h"
#include "own/game_file.h"

namespace bouton::own {

// Something that is true of a game of one's own, found out by its rules alone: a sentence, and the
// values that it speaks of.
struct Finding {
    enum class Of : std::uint8_t {
        Refused, // sizes without a turn at the start
        Ends,    // after how many turns at most
        Kind,    // impartial or not
        Start,   // who wins from there
        Sizes,   // how many are solved, and the values of the first
        Heaps    // nimbers
    };
    Of of;
    Phrase says;
    bool known = true; // else the sentence says that it is not known
    std::vector<std::pair<std::string, Phrase>> values{}; // of sizes: "2 x 3" and its value
    std::vector<int> nimbers{};                           // of heaps of 0, 1, 2, … counters
};

// Finds it all out, the quick things first, for a file without mistakes, and gives each as soon as
// it is known. Blocks for some seconds at most, and ends soon after a stop.
void findOut(const GameFile& file, const std::stop_token& stop,
             const std::function<void(Finding)>& found);

} // namespace bouton::own
