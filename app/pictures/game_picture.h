// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

#include "ui/print/film.h"

namespace bouton {

// Writes the line through a saved game's position as a moving picture (ui/print/film.h), whole or
// not at all, whatever the name of that file ends in. Blocks. Gives what went wrong, if anything.
std::optional<QString> paintGame(const QString& game, const QString& picture, const Film& how);

// The sides of a thumbnail, in pixels, that may be asked for.
inline constexpr int leastThumbnail = 16, mostThumbnail = 1024;

// Paints the board of a saved game, as it stands, into a PNG file of that side, for a file manager.
// The file may come from anybody: it is read as docs/game-file.md says, and nothing else is read or
// written. Blocks. Gives what went wrong, if anything.
std::optional<QString> paintThumbnail(const QString& game, const QString& picture, int side);

// Ends this process with status 1 when it has computed for so many seconds. A file that takes
// longer has no thumbnail.
void computeAtMost(int seconds);

} // namespace bouton
