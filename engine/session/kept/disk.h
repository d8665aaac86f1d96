// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QByteArrayView>
#include <QString>

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <vector>

#include "core/phrase.h"

class QSaveFile;

namespace bouton {

// Why nothing may be written to this path: what is there is no regular file (but a folder, a
// device, a pipe or a socket), or it is one of the `inputs`, from which it is made. Links are
// followed. Empty: nothing is there, or a file that may be replaced. Blocks, but never for what is
// there.
std::optional<QString> objectionTo(const std::filesystem::path& output,
                                   std::initializer_list<std::filesystem::path> inputs = {});

// Takes a file or a folder from all but its owner, as is done with all that Bouton keeps itself.
void makePrivate(const QString& path);
// Makes a folder, and those above it, for what is its owner's alone. One that is there stays as it
// is. Gives whether it is there.
bool makeOwnFolder(const QString& folder);

// Writes all bytes, and gives what went wrong, if anything. Where only some of them fit, Qt does
// not know why before the next ones. Blocks.
std::optional<QString> writeAll(QSaveFile& file, QByteArrayView bytes);

// Gives a file that is written its name, once its bytes are on the disk. Qt's own commit() takes
// one for good whose last bytes could not be flushed. Blocks. Gives what went wrong, if anything.
std::optional<QString> commitFile(QSaveFile& file);

// Replaces a whole file, or makes it, unless there is an objectionTo() that; its folder must be
// there. Whenever the machine stops, there is either the old file or the new one: the bytes go to a
// file beside it and from there to the disk (fsync), that file gets the name, and the folder goes
// to the disk too. Blocks. Gives what went wrong, if anything; nothing is changed then.
std::optional<QString> replaceFile(const QString& file, const QByteArray& bytes);

// Where a file lies. Qt reads the bytes of a name that are no UTF-8 as U+FFFD, by which it does not
// find the file again: so the one name is meant that reads like that. Blocks.
std::filesystem::path placeOf(const QString& file);

// The one way to the files of the games. Tests put another disk in its place, which is full or slow
// or gone. Every function blocks, so it is called on a thread of its own. A refusal names the file
// and the reason; nothing is changed then.
class Disk {
public:
    virtual ~Disk() = default;

    // As replaceFile() does. Makes the folders too.
    virtual Or<void> write(const QString& file, const QByteArray& bytes);
    // The same for a file of Bouton's own, which is its owner's alone.
    Or<void> keep(const QString& file, const QByteArray& bytes);
    // Refuses a file with more bytes than `most` without reading it.
    virtual Or<QByteArray> read(const QString& file, qint64 most);
    virtual Or<void> remove(const QString& file); // one that is not there is removed already
    // The names of the files that end like this ("*.bouton"). A folder that is not there has none.
    virtual std::vector<QString> list(const QString& folder, const QString& pattern);
};

} // namespace bouton
