#pragma once

#include <cstdint>

#include "games/cards/cards.h"

namespace bouton::cards {

// A group of A cards of which a turn takes at most B is worth A mod (B+1): whatever the one takes,
// the other can make it B+1 together. Source: the subtraction game of Winning Ways, chapter 4.
int nimber(const Cards::Group& group);
std::vector<int> nimbers(const Cards::State& state);
int nimSum(const Cards::State& state);

// How many nodes the game tree below a position has, itself counted, when a position that is
// reached in several ways is counted each time: what a search without a memo visits. At most
// `uncountable`, which means that or more. Takes microseconds.
constexpr std::uint64_t uncountable = 1'000'000'000'000'000'000;
std::uint64_t treeSize(const Cards::State& state);

// What one does in a lost position: one card from the largest group (the first of them), so that
// the game, and with it the chance of a mistake, lasts.
Cards::Move riskyMove(const Cards::State& state);

} // namespace bouton::cards
