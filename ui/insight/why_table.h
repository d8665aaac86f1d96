#pragma once

#include "core/match.h"
#include "ui/insight/sum_table.h"

namespace bouton {

// What a table says of why a position is won or lost: its parts and their nim-sum, or the options
// of a piece that moves alone; other games have no table. The analysis is that of the node.
SumTable::Content whyTableOf(const Match& match, Match::Node node, const Analysis& analysis);

// The same sum with so many rows, at least 1: the last ones become one, which is worth their
// nim-sum.
SumTable::Content withFewerRows(const SumTable::Content& sum, std::size_t rows);

} // namespace bouton
