#pragma once

#include "session/archive/database.h"

namespace bouton {

// Copies of the whole archive. Each call blocks for the disk.

// Writes a copy of the archive into a new file. A file with this name is replaced.
Or<void> backUp(Database& base, const QString& path);
// Puts the games of such a copy in the place of all games. Before that the archive as it is is
// copied beside itself; gives the name of that copy, with which this can be taken back. Refuses a
// file that is damaged, or no archive.
Or<QString> restore(Database& base, const QString& path);

} // namespace bouton
