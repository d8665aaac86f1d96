#pragma once

#include <QString>

#include <optional>

#include "session/kept/reopened.h"
#include "ui/print/film.h"

namespace bouton {

// A saved game, which may come from anybody: it is read as docs/game-file.md says, and nothing else
// is read. Refuses to where there is an objectionTo() writing the `picture`. Blocks.
Or<Reopened> readGameFile(const QString& file, const QString& picture);

// Writes the line through a saved game's position as a moving picture (ui/print/film.h), whole or
// not at all, whatever the name of that file ends in. Blocks. Gives what went wrong, if anything.
std::optional<QString> paintGame(const QString& game, const QString& picture,
                                 const FilmManner& how);

} // namespace bouton
