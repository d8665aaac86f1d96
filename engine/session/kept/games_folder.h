// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "session/kept/disk.h"
#include "session/values/saved_game.h"

class QLockFile;

namespace bouton {

// The folder of the games that are kept, each as the file "ID.bouton". Several programs may share
// it: a game that is on a table of one of them is held by that one (a lock file beside it). Every
// function blocks, so a Shelf calls them on the disk's thread.
class GamesFolder {
public:
    using Games = std::map<std::string, SavedGame>; // by id

    GamesFolder(QString path, std::shared_ptr<Disk> disk);
    ~GamesFolder();

    const QString& path() const { return m_path; }

    // Looks at the folder, and reads the files that are new or changed. `tell` gets what cannot be
    // read, once of all such files, and that games cannot be kept here, once until they can. Gives
    // whether games() are others than before.
    bool look(const std::function<void(Phrase)>& tell);
    // All games, the one last changed first, without their trees and messages.
    std::vector<SavedGame> games() const;
    // The game as it was kept last.
    Or<SavedGame> find(const std::string& id) const;

    // Writes these games, which are on tables, and holds them; and the ones that were refused
    // before. What the disk refuses stays in memory, where it is found as well. Of those a game
    // that was given up meanwhile is not held, and does not replace what another program has
    // played since.
    void write(Games games);
    const Games& refused() const { return m_refused; }
    std::optional<Phrase> whyRefused() const; // of the last one, if any

    // Removes a game's file, and gives the game up. putBack() writes it again.
    Or<void> discard(const std::string& id);
    void putBack(const std::string& id);

    // Writes that the archive has an ended game. Gives false if another program holds the game, or
    // if it has not ended.
    bool mark(const std::string& id);

    // Gives false if another program holds the game.
    bool hold(const std::string& id);
    bool holds(const std::string& id) const { return m_locks.contains(id); }
    void giveUp(const std::string& id);

    // Takes all games to another folder, which is this one from then on; or none, if one of them
    // cannot be written there. Of a game that is in both folders the state that was changed last
    // stays. What cannot be read stays where it is.
    Or<void> moveTo(const QString& folder);

private:
    struct Seen {
        std::filesystem::file_time_type changed;
        qint64 bytes;
        SavedGame game; // without its tree; no id: it cannot be read
    };

    QString fileOf(const std::string& id) const;
    Or<SavedGame> read(const QString& file) const;
    bool write(const SavedGame& game);
    bool canBeUsed();
    void sweep();
    Or<std::vector<QString>> copyTo(const QString& folder);

    QString m_path;
    const std::shared_ptr<Disk> m_disk;
    std::map<QString, Seen> m_files;
    // Of the games that are held. Where a lock could not be made, it is tried again.
    std::map<std::string, std::unique_ptr<QLockFile>> m_locks;
    Games m_refused, m_discarded;
    Phrase m_whyRefused;
    bool m_looked = false, m_toldUseless = false;
};

// The same game without its tree and messages, as lists show it.
SavedGame withoutItsTree(const SavedGame& game);

} // namespace bouton
