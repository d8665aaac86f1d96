#pragma once

#include <QString>

#include <string>
#include <vector>

namespace bouton {

struct Ruleset;

// What a move gives away by the opening book, in what the game counts: "half a disc", "nothing".
QString givenAway(const Ruleset& game, double points);

// Moves as a sentence lists them: "c4, d3".
QString listed(const std::vector<std::string>& moves);

// A score of the book in words: "half a disc ahead", "2 discs behind", "even".
QString leadText(const Ruleset& game, double points);

// The same as a number with its sign; short, where there is little room, without a decimal that is
// 0.
QString scoreText(double points);
QString shortScore(double points);

} // namespace bouton
