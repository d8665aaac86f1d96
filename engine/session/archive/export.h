// SPDX-License-Identifier: MIT
#pragma once

#include <QSaveFile>

#include <memory>
#include <span>

#include "games/catalogue.h"
#include "session/archive/store.h"

namespace bouton {

// Writes games of the archive into a file, or into files of a folder, in steps of some games each,
// so that other tasks of the archive's thread can come between (Archive::askInSteps()).
class Export {
public:
    enum class Format {
        Table,   // CSV: a line a game, as the archive lists it
        Json,    // an array: what the table has, and the whole game as its .bouton file has it
        Records, // a line a game: "GAME: POSITION; m1 m2 ..."
        Files,   // a .bouton file a game, in a folder
    };
    // What came of it: so many games are written, so many could not be read.
    struct Done {
        std::size_t written = 0, unread = 0;
    };

    // `path` is the file, which is replaced, or the folder, in which nothing is.
    Export(Format format, const QString& path, Store::Numbers numbers,
           std::span<const Ruleset* const> games = catalogue());

    // The next games. Empty: there are more. A file is there whole or not at all; files of a folder
    // stay as far as they came.
    std::optional<Or<Done>> step(Store& store);

private:
    Or<void> add(Store& store, const Entry& entry);
    Or<void> write(const QByteArray& bytes);
    QByteArray recordOf(const QByteArray& text) const;

    const Format m_format;
    const QString m_path;
    const Store::Numbers m_numbers;
    const std::span<const Ruleset* const> m_games;
    std::unique_ptr<QSaveFile> m_file;
    std::size_t m_at = 0;
    Done m_done;
};

// The columns of the table, as its first line has them.
QStringList exportedColumns();

} // namespace bouton
