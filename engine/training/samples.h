// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "games/reversi/board.h"

namespace bouton::reversi {

// A board and the score that the evaluation is to give it, in discs for the side to move.
struct Sample {
    Board board;
    int score = 0;
    bool operator==(const Sample&) const = default;
};

// A file of samples appears whole or not at all, so work that was cut short is done again. Both
// functions block for the file. They throw std::runtime_error with a sentence if it cannot be
// written or is damaged.
void writeSamples(const std::filesystem::path& file, const std::vector<Sample>& samples);
// Gives nothing if there is no such file.
std::optional<std::vector<Sample>> readSamples(const std::filesystem::path& file);

// The same for any bytes. A file that is there is never damaged.
void writeWhole(const std::filesystem::path& file, const std::string& bytes);

} // namespace bouton::reversi
