// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/ruleset.h"

namespace bouton {

// A game from a position on, of which the exact analysis is known wherever it stands. What asks for
// an analysis blocks until it is there or a stop is asked for; each position is solved once.
class ExactGame {
public:
    // The position must be legal. Its analysis, if it is known already, is not made again.
    ExactGame(const Ruleset& game, const std::string& position, std::stop_token stop,
              std::optional<Analysis> known = {});

    const Match& match() const { return *m_match; }
    Match::Node node() const { return m_match->current(); }
    bool isOver() const { return m_match->result(node()).has_value(); }
    // Plays a move. False if it is not a legal one.
    bool play(const std::string& move) { return m_match->play(move).has_value(); }
    std::vector<std::string> line() const; // the moves so far

    // Nothing after a stop, where the game is over, or where it cannot be known.
    const std::optional<Analysis>& analysis() { return analysisAt(node()); }
    // Of the start and after each of the moves so far.
    std::vector<std::optional<Analysis>> analyses();
    // The move that refutes a loser best, or delays a loss; empty where nothing is known.
    std::string best();
    // One of all moves that are as good, drawn by the seed.
    std::string drawnBest(std::uint64_t seed);
    // Best moves of both sides, so many at most.
    void playOn(int plies);

private:
    const std::optional<Analysis>& analysisAt(Match::Node node);

    std::stop_token m_stop;
    AnyAnalyst m_analyst;
    std::unique_ptr<Match> m_match;
    std::map<Match::Node, std::optional<Analysis>> m_known; // of those that were asked for
};

} // namespace bouton
