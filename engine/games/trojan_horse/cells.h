#pragma once

#include "games/trojan_horse/trojan_horse.h"

namespace bouton::trojan_horse {

// The horse in this cell of the smallest board.
TrojanHorse::State horseIn(Cell cell);

// The cells of a board (rows, columns), by the size of the board that they need.
Clicks cellsOf(const Settings& settings);

} // namespace bouton::trojan_horse
