// SPDX-License-Identifier: MIT
#pragma once

#include "core/random.h"
#include "session/values/plan.h"

namespace bouton {

// What best play gives the one human at a table from this position, who plays with these seats.
// Empty: there are two humans or none, or no theorem tells it at once (Lore::nimber).
std::optional<Outcome> promiseOf(const Match& match, const std::array<Seat, 2>& seats);

// A start drawn at random. One that the only human at the table has lost already is drawn again,
// a hundred times at most: where there is no other, the last one stays. With two humans, or none,
// the first draw counts, so neither is favoured. Refuses as Ruleset::random() does.
Or<std::unique_ptr<Match>> drawnStart(const Ruleset& game, const Plan& plan, Random& random);

} // namespace bouton
