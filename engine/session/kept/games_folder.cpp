// SPDX-License-Identifier: MIT
#include "session/kept/games_folder.h"

#include <QDir>
#include <QFileInfo>
#include <QLockFile>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

#include "core/nested.h"
#include "session/kept/game_file.h"
#include "session/values/reopened.h"

namespace bouton {

namespace {

constexpr std::chrono::hours oldEnough{1}; // of a file that was left half written

// Without the time zone, which QFileInfo::lastModified() would look up.
std::filesystem::file_time_type changedAt(const QFileInfo& info) {
    std::error_code error;
    return std::filesystem::last_write_time(info.filesystemFilePath(), error);
}

std::string shown(const QString& path) { return QDir::toNativeSeparators(path).toStdString(); }

// A program that was killed after it had made a lock and before it wrote its number there leaves an
// empty file, which QLockFile takes for somebody's for ever. Who lives holds it by flock() too.
bool isLeftBehind(const QString& lock) {
    if (QFileInfo(lock).size() > 0)
        return false;
    const int file = ::open(QFile::encodeName(lock).constData(), O_WRONLY | O_CLOEXEC);
    const bool left = file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) == 0;
    if (file >= 0)
        ::close(file);
    return left;
}

Phrase unreadable(const QString& file, const Phrase& why) {
    return {QT_TRANSLATE_NOOP("Phrase", "A kept game cannot be read, \"%1\": %2"),
            {shown(file), nested(why)}};
}

// Of so many files, for the last of which there is this reason.
Phrase leftOut(int files, const QString& last, const Phrase& why) {
    const std::string name = QFileInfo(last).fileName().toStdString();
    if (files == 1)
        return {QT_TRANSLATE_NOOP("Phrase", "A game in the games folder is left out, \"%1\": %2"),
                {name, nested(why)}};
    return {QT_TRANSLATE_N_NOOP("Phrase", "%n game(s) in the games folder are left out. The last "
                                          "one, \"%1\": %2"),
            {name, nested(why)},
            files};
}

} // namespace

SavedGame withoutItsTree(const SavedGame& game) {
    SavedGame light = game;
    light.positions.assign(1, {});
    light.current = 0;
    light.messages.clear();
    return light;
}

GamesFolder::GamesFolder(QString path, std::shared_ptr<Disk> disk)
    : m_path(std::move(path)), m_disk(std::move(disk)) {}

GamesFolder::~GamesFolder() = default;

QString GamesFolder::fileOf(const std::string& id) const {
    return QDir(m_path).filePath(QString::fromStdString(id) + QStringLiteral(".bouton"));
}

// Reading -----------------------------------------------------------------------------------------

Or<SavedGame> GamesFolder::read(const QString& file) const {
    const Or<QByteArray> bytes = m_disk->read(file, mostGameFileBytes);
    return bytes ? readGame(*bytes) : refuse(bytes.error());
}

Or<SavedGame> GamesFolder::find(const std::string& id) const {
    const auto refused = m_refused.find(id);
    return refused != m_refused.end() ? refused->second : read(fileOf(id));
}

bool GamesFolder::canBeUsed() { return makeOwnFolder(m_path) && QFileInfo(m_path).isWritable(); }

bool GamesFolder::look(const std::function<void(Phrase)>& tell) {
    const bool useless = !canBeUsed();
    if (useless && !m_toldUseless)
        tell({QT_TRANSLATE_NOOP("Phrase", "No game can be kept in the folder \"%1\". Choose "
                                          "another one in the preferences."),
              {shown(m_path)}});
    m_toldUseless = useless;
    bool changed = !std::exchange(m_looked, true);
    if (changed)
        sweep();
    std::map<QString, Seen> files;
    int unread = 0;
    QString last;
    Phrase why;
    for (const QString& name : m_disk->list(m_path, QStringLiteral("*.bouton"))) {
        const QFileInfo info(QDir(m_path).filePath(name));
        auto seen = m_files.extract(info.filePath());
        if (seen && seen.mapped().changed == changedAt(info)
            && seen.mapped().bytes == info.size()) {
            files.insert(std::move(seen));
            continue;
        }
        changed = true;
        Or<SavedGame> game = read(info.filePath());
        if (game && fileOf(game->id) != info.filePath())
            game = refuse({QT_TRANSLATE_NOOP(
                "Phrase", "it has the number of another game, so it was not put here by Bouton.")});
        if (!game) {
            ++unread;
            last = name;
            why = game.error();
        }
        if (game && !gameNamed(game->game))
            (void)rulesFor(*game); // by these it can be named and shown, if they are right
        files.emplace(info.filePath(), Seen{changedAt(info), info.size(),
                                            game ? withoutItsTree(*game) : SavedGame{}});
    }
    if (unread > 0)
        tell(leftOut(unread, last, why));
    changed = changed || !m_files.empty(); // those that are left are gone
    m_files = std::move(files);
    return changed;
}

std::vector<SavedGame> GamesFolder::games() const {
    std::vector<SavedGame> games;
    for (const auto& [file, seen] : m_files)
        if (!seen.game.id.empty() && !m_refused.contains(seen.game.id))
            games.push_back(seen.game);
    for (const auto& [id, game] : m_refused)
        games.push_back(withoutItsTree(game));
    std::ranges::stable_sort(games, std::greater(), &SavedGame::touched);
    return games;
}

// Writing -----------------------------------------------------------------------------------------

void GamesFolder::write(Games games) {
    for (const auto& [id, game] : games)
        (void)hold(id);
    games.merge(m_refused); // of the same game the new state wins
    m_refused = std::move(games);
    std::erase_if(m_refused, [this](const auto& each) {
        const auto& [id, game] = each;
        if (holds(id))
            return write(game);
        if (!hold(id)) {
            m_whyRefused = {
                QT_TRANSLATE_NOOP("Phrase", "Another window of Bouton plays the same game.")};
            return false;
        }
        const Or<SavedGame> there = read(fileOf(id));
        const bool done = (there && there->touched > game.touched) || write(game);
        giveUp(id);
        return done;
    });
}

std::optional<Phrase> GamesFolder::whyRefused() const {
    return m_refused.empty() ? std::nullopt : std::optional(m_whyRefused);
}

bool GamesFolder::write(const SavedGame& game) {
    const QFileInfo info(fileOf(game.id));
    if (const Or<void> done = m_disk->keep(info.filePath(), bouton::write(game)); !done) {
        m_whyRefused = done.error();
        return false;
    }
    m_files.insert_or_assign(info.filePath(),
                             Seen{changedAt(info), info.size(), withoutItsTree(game)});
    return true;
}

Or<void> GamesFolder::discard(const std::string& id) {
    if (const Or<SavedGame> game = find(id))
        m_discarded.insert_or_assign(id, *game);
    m_refused.erase(id);
    m_files.erase(fileOf(id));
    giveUp(id);
    return m_disk->remove(fileOf(id));
}

void GamesFolder::putBack(const std::string& id) {
    Games games;
    games.insert(m_discarded.extract(id));
    write(std::move(games));
    giveUp(id); // it is on no table
}

bool GamesFolder::mark(const std::string& id) {
    const bool held = holds(id);
    if (!hold(id))
        return false;
    Or<SavedGame> game = find(id);
    const bool ended = game && game->over;
    if (ended) {
        game->archived = true;
        Games games;
        games.emplace(id, std::move(*game));
        write(std::move(games));
    }
    if (!held)
        giveUp(id);
    return ended;
}

// Where no lock can be made, nobody else can hold the game either.
bool GamesFolder::hold(const std::string& id) {
    if (const auto at = m_locks.find(id); at != m_locks.end() && at->second->isLocked())
        return true;
    const QString name = fileOf(id) + QStringLiteral(".lock");
    auto attempt = std::make_unique<QLockFile>(name);
    attempt->setStaleLockTime(0); // only a program that is gone gives its games up
    const auto isHeld = [&] {
        return !attempt->tryLock(0) && attempt->error() == QLockFile::LockFailedError;
    };
    if (isHeld() && (!isLeftBehind(name) || !m_disk->remove(name) || isHeld()))
        return false;
    if (attempt->isLocked())
        makePrivate(name);
    m_locks.insert_or_assign(id, std::move(attempt));
    return true;
}

void GamesFolder::giveUp(const std::string& id) { m_locks.erase(id); }

// A program that was killed while it wrote has left a file without a name of its own. One that is
// new may be another program's that writes just now.
void GamesFolder::sweep() {
    for (const QString& name : m_disk->list(m_path, QStringLiteral("*.bouton.??????"))) {
        const QFileInfo info(QDir(m_path).filePath(name));
        if (std::filesystem::file_time_type::clock::now() - changedAt(info) > oldEnough)
            (void)m_disk->remove(info.filePath());
    }
}

// Moving ------------------------------------------------------------------------------------------

// Every game is in the new folder before one of them leaves the old one. So who is killed can do it
// again.
Or<void> GamesFolder::moveTo(const QString& folder) {
    const Or<std::vector<QString>> copied = copyTo(folder);
    if (!copied)
        return refuse(copied.error());
    const auto held = std::exchange(m_locks, {});
    const QDir before(std::exchange(m_path, folder));
    for (const auto& [id, lock] : held)
        (void)hold(id);
    for (const QString& name : *copied)
        (void)m_disk->remove(before.filePath(name));
    return {};
}

// Gives the names of the files that the other folder has now. If one is refused, none stays there:
// else it would come back as it is now, when the folder is chosen another time.
Or<std::vector<QString>> GamesFolder::copyTo(const QString& folder) {
    std::vector<QString> names, made;
    const auto fail = [&](const Phrase& why) {
        for (const QString& file : made)
            (void)m_disk->remove(file);
        return refuse(why);
    };
    for (const QString& name : m_disk->list(m_path, QStringLiteral("*.bouton"))) {
        const auto bytes = m_disk->read(QDir(m_path).filePath(name), mostGameFileBytes);
        if (!bytes)
            continue;
        const QString there = QDir(folder).filePath(name);
        if (QFileInfo::exists(there)) {
            const Or<SavedGame> ours = readGame(*bytes), theirs = read(there);
            if (!theirs)
                return fail(unreadable(there, theirs.error()));
            if (!ours)
                continue;
            if (theirs->touched > ours->touched) {
                names.push_back(name);
                continue;
            }
        } else {
            made.push_back(there);
        }
        if (const Or<void> done = m_disk->keep(there, *bytes); !done)
            return fail(done.error());
        names.push_back(name);
    }
    return names;
}

} // namespace bouton
