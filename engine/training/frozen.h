// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "training/fit.h"
#include "training/sources.h"

namespace bouton::reversi {

// Evaluations are measured in twelve lines: 56 to 60 empty cells, 51 to 55, … 1 to 5.
constexpr int lineWidth = 5;
struct LineError {
    int least, most; // empty cells
    FitError error;
};

// How far the evaluation by these weights is from the scores of the samples, line by line. A line
// without samples is left out.
std::vector<LineError> errorsByLine(const Weights& weights, const std::vector<Sample>& samples);
// The same of a selective search (level 0) so many plies deep, and how many nodes that took. Lines
// that it would solve are left out. Blocks, some milliseconds a position.
struct SearchErrors {
    std::vector<LineError> lines;
    std::uint64_t nodes = 0;
};
SearchErrors errorsOfSearch(const Weights& weights, const std::vector<Sample>& samples, int plies,
                            const Progress& progress);

// The mean of the lines' mean errors, in discs.
double meanOf(const std::vector<LineError>& lines);

// Draws so many positions for each line, each from a game of its own (playedPositions), and gives
// them scores close to the truth (scoreWell). The first line has few different boards, so some
// come twice. Blocks, up to a second for each position.
std::vector<Sample> truePositions(const Weights& weights, int eachLine, std::uint64_t seed,
                                  const Progress& progress);

// A file of positions with their scores is text: a position a line in the one-line form of Reversi
// (docs/notation.md), with the score for the side to move, X, behind the semicolon. What begins
// with # is a comment, as the first line that is written. Both block for the file. They throw
// std::runtime_error with a sentence if it cannot be read or written, if a line is no position with
// its score, or if there is none.
void writePositions(const std::filesystem::path& file, const std::string& comment,
                    const std::vector<Sample>& samples);
std::vector<Sample> readPositions(const std::filesystem::path& file);

} // namespace bouton::reversi
