#pragma once

#include <stop_token>

#include "core/census.h"

namespace bouton {

// "69" for a number however large.
std::string decimal(Count count);

// All that the games bring (core/telling.h), in the order of the catalogue.
const std::vector<CensusKind>& censusKinds();

// What "towers:rows=5,columns=3" asks for: the axis without a value stands for every row. Refuses
// games without a census, unknown settings and values out of range with a sentence.
Or<CensusTask> censusOf(const Spec& spec);

// Counts, exactly. Blocks until all rows are posted or a stop is asked for, and posts
// each time that a row is known and now and then in between; returns whether all are known.
bool takeCensus(const CensusTask& task, std::stop_token stop, const Post<Census>& post);

} // namespace bouton
