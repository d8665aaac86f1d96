// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "collection/collection.h"

namespace bouton {

// The files of the WTHOR base of tournament games, as the Fédération Française d'Othello publishes
// them: numbers with the lowest byte first, texts in Latin-1, moves as 10 x row + column without
// passes (docs/othello-files.md). Any bytes are safe. Nothing here blocks.

// Names of players (.JOU, 20 bytes each) or events (.TRN, 26 bytes each), by their number. In
// UTF-8. Refuses bytes that do not fit their own head.
Or<std::vector<std::string>> readWthorNames(std::string_view bytes, std::size_t length);

struct WthorNames {
    std::vector<std::string> players, events; // what is missing is shown by its number, "#12"
};

// Whether bytes that come without a telling name are games of WTHOR.
bool isWthor(std::string_view bytes);

// Adds the games of a file (.wtb). Refuses another board than 8 x 8, and bytes that do not fit
// their own head; then nothing is added.
Or<void> readWthor(std::string_view bytes, const WthorNames& names, Collection& into);

} // namespace bouton
