// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include "games/cards/cards.h"

namespace bouton::cards {

// A group of A cards, of which a turn takes at most B, has the nimber A mod (B+1): whatever one
// side takes, the other can bring the sum of both to B+1. Source: the subtraction game of Winning
// Ways, chapter 4.
int nimber(const Cards::Group& group);
std::vector<int> nimbers(const Cards::State& state);
int nimSum(const Cards::State& state);

// The number of nodes of the game tree of a position, the position included. A position that is
// reached in several ways counts each time, as a search without a memory visits it. `uncountable`
// means that or more. Takes microseconds.
constexpr std::uint64_t uncountable = 1'000'000'000'000'000'000;
std::uint64_t treeSize(const Cards::State& state);

// The move to try in a lost position: one card from the largest group, the first of them. It makes
// the game last, so that the opponent has more chances of a mistake.
Cards::Move riskyMove(const Cards::State& state);

} // namespace bouton::cards
