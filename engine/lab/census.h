// SPDX-License-Identifier: MIT
#pragma once

#include <stop_token>

#include "core/census.h"

namespace bouton {

// The digits of a number of any size: "69".
std::string decimal(Count count);

// The censuses of all games (core/lore.h), in the order of the catalogue.
const std::vector<CensusKind>& censusKinds();

// The task for a spec such as "towers:rows=5,columns=3". Without a value for the axis it has every
// row. Refuses a game without a census, unknown settings and values that are out of range.
Or<CensusTask> censusOf(const Spec& spec);

// Counts exactly. Blocks until all rows are posted or a stop is asked for. Posts each time that a
// row is known, and now and then in between. Gives whether all rows are known.
bool takeCensus(const CensusTask& task, std::stop_token stop, const Post<Census>& post);

} // namespace bouton
