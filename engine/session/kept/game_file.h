// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>

#include "core/phrase.h"
#include "session/values/saved_game.h"

namespace bouton {

// The file of one game (".bouton"): versioned JSON, described in docs/game-file.md. These functions
// do not block, and can be called on any thread.

// The newest version. Every version that was ever written is read. A game is written as the oldest
// version that cannot misunderstand it: an older Bouton takes every human for its user, so a game
// in which people have names is of version 2.
inline constexpr int gameFileVersion = 2;
// A file with more bytes, or a game with more positions, is refused.
inline constexpr qint64 mostGameFileBytes = 32 * 1024 * 1024;
inline constexpr std::size_t mostSavedPositions = 20'000;

QByteArray write(const SavedGame& game);
// Refuses what is no such file, what is damaged, and what a newer Bouton has written; the sentence
// says where. It checks the shape alone: whether the rules allow the moves is found out by reopen()
// (values/reopened.h).
Or<SavedGame> readGame(const QByteArray& file);

} // namespace bouton
