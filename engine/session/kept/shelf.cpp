#include "session/kept/shelf.h"

#include <QDir>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QLockFile>
#include <QTimer>
#include <QUuid>

#include <algorithm>
#include <filesystem>
#include <utility>

#include "games/record.h"
#include "session/kept/saved_tree.h"

namespace bouton {

namespace {

constexpr std::chrono::milliseconds rescanAfter{200};

// An id comes from a file that anybody may have written, and it becomes a file's name.
bool isId(const std::string& id) { return !QUuid::fromString(QString::fromStdString(id)).isNull(); }

std::string newId() { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); }

// Without the time zone, which QFileInfo::lastModified() would look up.
std::filesystem::file_time_type changedAt(const QFileInfo& info) {
    std::error_code error;
    return std::filesystem::last_write_time(info.filesystemFilePath(), error);
}

SavedGame withoutItsTree(const SavedGame& game) {
    SavedGame light = game;
    light.positions.assign(1, {});
    light.current = 0;
    light.messages.clear();
    return light;
}

} // namespace

struct Shelf::Held {
    struct Seen {
        std::filesystem::file_time_type changed;
        qint64 bytes;
        SavedGame game; // without its tree; no id: it cannot be read
    };
    QString folder;
    std::map<QString, Seen> files;
    std::map<std::string, std::unique_ptr<QLockFile>> locks;
    std::map<std::string, SavedGame> unwritten; // that the disk has refused
    std::map<std::string, SavedGame> discarded;
    bool failing = false;
};

Shelf::Shelf(QString folder, std::shared_ptr<Disk> disk, std::span<const Ruleset* const> games,
             QObject* parent)
    : QObject(parent),
      m_folder(std::move(folder)),
      m_disk(std::move(disk)),
      m_rules(games),
      m_watcher(new QFileSystemWatcher(this)),
      m_rescan(new QTimer(this)),
      m_box([this](News news) { listen(std::move(news)); }),
      m_held(std::make_unique<Held>()) {
    m_held->folder = m_folder;
    m_rescan->setSingleShot(true);
    m_rescan->setInterval(rescanAfter);
    connect(m_rescan, &QTimer::timeout, this, [this] { m_thread.add([this] { scan(); }); });
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, m_rescan,
            qOverload<>(&QTimer::start));
    m_thread.add([this] { scan(); });
}

Shelf::~Shelf() { finish(); }

void Shelf::finish() {
    m_thread.add([this] { writePending(); });
    m_thread.finish();
}

// Calls ------------------------------------------------------------------------------------------

void Shelf::keep(SavedGame game) {
    if (!isId(game.id))
        return;
    const std::lock_guard lock(m_mutex);
    const bool waiting = !m_pending.empty();
    m_pending.insert_or_assign(game.id, std::move(game));
    if (!waiting)
        m_thread.add([this] { writePending(); });
}

void Shelf::discard(const std::string& id) {
    m_thread.add([this, id] {
        writePending(); // a state that still waits is the one to be put back
        if (const Or<SavedGame> game = find(id))
            m_held->discarded.insert_or_assign(id, *game);
        m_held->unwritten.erase(id);
        if (const Or<void> gone = m_disk->remove(fileOf(id)); !gone)
            post(gone.error());
        m_held->files.erase(fileOf(id));
        m_held->locks.erase(id);
        tellGames();
    });
}

void Shelf::putBack(const std::string& id) {
    m_thread.add([this, id] {
        if (auto game = m_held->discarded.extract(id))
            m_held->unwritten.insert(std::move(game));
        writePending();
        m_held->locks.erase(id);
    });
}

void Shelf::release(const std::string& id) {
    m_thread.add([this, id] {
        writePending();
        m_held->locks.erase(id);
    });
}

void Shelf::moveTo(const QString& folder) {
    m_thread.add([this, folder] {
        if (QDir(folder) == QDir(m_held->folder))
            return;
        writePending();
        if (const Or<void> done = carry(folder); done) {
            std::vector<std::string> ids;
            for (const auto& [id, lock] : m_held->locks)
                ids.push_back(id);
            m_held->locks.clear();
            m_held->files.clear();
            m_held->folder = folder;
            for (const std::string& id : ids)
                (void)hold(id);
        } else {
            post(done.error());
        }
        post(Moved{m_held->folder});
        scan();
    });
}

Shelf::Ticket Shelf::open(const std::string& id) {
    const Ticket ticket = ++m_tickets;
    m_thread.add([this, id, ticket] {
        writePending();
        Or<SavedGame> game = find(id);
        const bool copied = game && !hold(id);
        if (copied)
            game->id = newId();
        post(std::make_shared<Opened>(Opened{
            ticket, game ? reopen(std::move(*game), m_rules) : refuse(game.error()), copied}));
    });
    return ticket;
}

Shelf::Ticket Shelf::openFile(const QString& file) {
    const Ticket ticket = ++m_tickets;
    m_thread.add(
        [this, file, ticket] { post(openedFrom(ticket, m_disk->read(file, mostGameFileBytes))); });
    return ticket;
}

Shelf::Ticket Shelf::openText(QByteArray text) {
    const Ticket ticket = ++m_tickets;
    m_thread.add([this, ticket, text = std::move(text)] { post(openedFrom(ticket, text)); });
    return ticket;
}

Shelf::Ticket Shelf::save(const QString& file, QByteArray bytes) {
    const Ticket ticket = ++m_tickets;
    m_thread.add([this, file, ticket, bytes = std::move(bytes)] {
        post(Written{ticket, m_disk->write(file, bytes)});
    });
    return ticket;
}

// On the disk's thread ----------------------------------------------------------------------------

QString Shelf::fileOf(const std::string& id) const {
    return QDir(m_held->folder).filePath(QString::fromStdString(id) + QStringLiteral(".bouton"));
}

Or<SavedGame> Shelf::find(const std::string& id) {
    const auto unwritten = m_held->unwritten.find(id);
    return unwritten != m_held->unwritten.end() ? unwritten->second : read(fileOf(id));
}

Or<SavedGame> Shelf::read(const QString& file) {
    const Or<QByteArray> bytes = m_disk->read(file, mostGameFileBytes);
    return bytes ? readGame(*bytes) : refuse(bytes.error());
}

std::shared_ptr<Shelf::Opened> Shelf::openedFrom(Ticket ticket, const Or<QByteArray>& text) const {
    if (!text)
        return std::make_shared<Opened>(Opened{ticket, refuse(text.error())});
    if (text->trimmed().startsWith('{')) {
        Or<SavedGame> game = readGame(*text);
        return std::make_shared<Opened>(
            Opened{ticket, game ? reopen(std::move(*game), m_rules) : refuse(game.error())});
    }
    const auto lines = recordLines({text->constData(), static_cast<std::size_t>(text->size())});
    if (lines.size() > 1) {
        Opened several{ticket, refuse({QT_TRANSLATE_NOOP("Phrase", "Choose one of the games.")})};
        for (const RecordLine& line : lines)
            several.choices.emplace_back(line.text);
        return std::make_shared<Opened>(std::move(several));
    }
    if (lines.empty())
        return std::make_shared<Opened>(
            Opened{ticket, refuse({QT_TRANSLATE_NOOP("Phrase", "There is no game in it.")})});
    const auto match = readRecord(lines[0].text);
    return std::make_shared<Opened>(
        Opened{ticket, match ? reopen(savedFrom(**match), m_rules) : refuse(match.error())});
}

// Every game is in the new folder before one of them leaves the old one.
Or<void> Shelf::carry(const QString& folder) {
    const std::vector<QString> names = m_disk->list(m_held->folder, QStringLiteral("*.bouton"));
    for (const QString& name : names) {
        const auto game = m_disk->read(QDir(m_held->folder).filePath(name), mostGameFileBytes);
        const QString there = QDir(folder).filePath(name);
        if (!game || QFileInfo::exists(there))
            continue; // what cannot be read stays where it is
        if (const Or<void> done = m_disk->write(there, *game); !done)
            return done;
    }
    for (const QString& name : names)
        if (QFileInfo::exists(QDir(folder).filePath(name)))
            (void)m_disk->remove(QDir(m_held->folder).filePath(name));
    return {};
}

// Where no lock can be made, nobody else can hold the game either.
bool Shelf::hold(const std::string& id) {
    if (m_held->locks.contains(id))
        return true;
    auto attempt = std::make_unique<QLockFile>(fileOf(id) + QStringLiteral(".lock"));
    attempt->setStaleLockTime(0); // only a program that is gone gives its games up
    if (!attempt->tryLock(0) && attempt->error() == QLockFile::LockFailedError)
        return false;
    if (attempt->isLocked())
        m_held->locks.emplace(id, std::move(attempt));
    return true;
}

void Shelf::writePending() {
    std::map<std::string, SavedGame> pending;
    {
        const std::lock_guard lock(m_mutex);
        pending.swap(m_pending);
    }
    for (auto& [id, game] : pending)
        m_held->unwritten.insert_or_assign(id, std::move(game));
    if (m_held->unwritten.empty())
        return;
    std::optional<Phrase> why;
    std::erase_if(m_held->unwritten, [&](const auto& each) {
        (void)hold(each.first);
        const Or<void> done = m_disk->write(fileOf(each.first), write(each.second));
        if (!done) {
            why = done.error();
            return false;
        }
        const QFileInfo info(fileOf(each.first));
        m_held->files.insert_or_assign(
            info.filePath(), Held::Seen{changedAt(info), info.size(), withoutItsTree(each.second)});
        return true;
    });
    if (why && !m_held->failing)
        post(*why);
    if (!why && m_held->failing)
        post(Recovered{});
    m_held->failing = why.has_value();
    tellGames();
}

// A program that was killed while it wrote has left a file without a name of its own. One that is
// new may be another program's that writes just now.
void Shelf::sweep() {
    for (const QString& name : m_disk->list(m_held->folder, QStringLiteral("*.bouton.??????"))) {
        const QFileInfo info(QDir(m_held->folder).filePath(name));
        if (std::filesystem::file_time_type::clock::now() - changedAt(info) > std::chrono::hours(1))
            (void)m_disk->remove(info.filePath());
    }
}

void Shelf::scan() {
    QDir().mkpath(m_held->folder);
    sweep();
    std::map<QString, Held::Seen> files;
    for (const QString& name : m_disk->list(m_held->folder, QStringLiteral("*.bouton"))) {
        const QFileInfo info(QDir(m_held->folder).filePath(name));
        const auto seen = m_held->files.find(info.filePath());
        if (seen != m_held->files.end() && seen->second.changed == changedAt(info)
            && seen->second.bytes == info.size()) {
            files.insert(*seen);
            continue;
        }
        Or<SavedGame> game = read(info.filePath());
        if (game && fileOf(game->id) != info.filePath())
            game = refuse({QT_TRANSLATE_NOOP(
                "Phrase", "it has the number of another game, so it was not put here by Bouton.")});
        if (!game)
            post(Phrase{
                QT_TRANSLATE_NOOP("Phrase", "A kept game cannot be read, \"%1\": %2"),
                {QDir::toNativeSeparators(info.filePath()).toStdString(), english(game.error())}});
        files.emplace(info.filePath(), Held::Seen{changedAt(info), info.size(),
                                                  game ? withoutItsTree(*game) : SavedGame{}});
    }
    m_held->files = std::move(files);
    tellGames();
}

void Shelf::tellGames() {
    std::vector<SavedGame> games;
    for (const auto& [file, seen] : m_held->files)
        if (!seen.game.id.empty() && !m_held->unwritten.contains(seen.game.id))
            games.push_back(seen.game);
    for (const auto& [id, game] : m_held->unwritten)
        games.push_back(withoutItsTree(game));
    std::ranges::stable_sort(games, std::greater(), &SavedGame::touched);
    post(std::move(games));
}

// To the window's thread --------------------------------------------------------------------------

void Shelf::watch() {
    if (m_watcher->directories().isEmpty() && QFileInfo(m_folder).isDir())
        m_watcher->addPath(m_folder);
}

void Shelf::listen(News news) {
    if (auto* games = std::get_if<std::vector<SavedGame>>(&news)) {
        m_games = std::move(*games);
        m_known = true;
        watch();
        emit changed();
    } else if (auto* game = std::get_if<std::shared_ptr<Opened>>(&news)) {
        emit opened(*game);
    } else if (auto* written = std::get_if<Written>(&news)) {
        emit saved(written->ticket, written->done);
    } else if (auto* place = std::get_if<Moved>(&news)) {
        if (!m_watcher->directories().isEmpty())
            m_watcher->removePaths(m_watcher->directories());
        m_folder = place->folder;
        watch();
        emit moved(m_folder);
    } else if (auto* why = std::get_if<Phrase>(&news)) {
        emit failed(*why);
    } else {
        emit recovered();
    }
}

} // namespace bouton
