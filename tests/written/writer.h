// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace bouton::testing {

// Plays a game of each kind and writes into a folder what the program of today writes: games in
// play and ended ones (.bouton), and an archive. Uses little of the rooms below the window, so that
// old commits can build it: that is how the folders beside it were made (README.md). Blocks for
// some seconds. Whether all was written.
bool writeAll(const QString& folder);

} // namespace bouton::testing
