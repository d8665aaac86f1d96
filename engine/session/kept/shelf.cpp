// SPDX-License-Identifier: MIT
#include "session/kept/shelf.h"

#include <QDir>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QScopeGuard>
#include <QTimer>
#include <QUuid>

#include <algorithm>
#include <latch>
#include <utility>

#include "core/encoding.h"
#include "core/text.h"
#include "games/record.h"
#include "session/failure.h"
#include "session/values/from_text.h"

namespace bouton {

namespace {

constexpr std::chrono::milliseconds lookAfter{200};
constexpr std::chrono::seconds retryAfter{5};

// An id comes from a file that anybody may have written, and it becomes a file's name.
bool isId(const std::string& id) { return !QUuid::fromString(QString::fromStdString(id)).isNull(); }

std::string newId() { return QUuid::createUuid().toString(QUuid::WithoutBraces).toStdString(); }

// Whether the line begins as a game does. What follows is looked at when it is chosen. Of a line
// that does not begin with its game all is read.
bool beginsGame(std::string_view line) {
    return line.size() <= mostRecordBytes
           && (readRecord(line.substr(0, line.find(';'))) || readRecord(line));
}

// `isWhole`: by its name the text is that of a .bouton file.
Shelf::Opened openedFrom(const Or<QByteArray>& text, std::span<const Ruleset* const> rules,
                         bool isWhole = false) {
    if (!text)
        return {0, refuse(text.error())};
    const auto words = textIn({text->constData(), static_cast<std::size_t>(text->size())});
    if (!words)
        return {0, refuse(words.error())};
    if (trimmed(*words).starts_with('{')) {
        Or<SavedGame> game = readGame(*text);
        return {0, game ? reopen(std::move(*game), rules) : refuse(game.error())};
    }
    const auto lines = recordLines(*words);
    if (isWhole && std::ranges::none_of(lines, beginsGame, &RecordLine::text))
        return {0,
                refuse({QT_TRANSLATE_NOOP("Phrase", "This is not a game that Bouton can read.")})};
    if (lines.size() > 1) {
        Shelf::Opened several{0, refuse({QT_TRANSLATE_NOOP("Phrase", "Choose one of the games.")})};
        for (const RecordLine& line : lines)
            if (beginsGame(line.text))
                several.choices.emplace_back(line.text);
        if (several.choices.empty())
            return {0, refuse({QT_TRANSLATE_NOOP("Phrase", "There is no game in it.")})};
        return several;
    }
    if (lines.empty())
        return {0, refuse({QT_TRANSLATE_NOOP("Phrase", "There is no game in it.")})};
    const auto read = readGameText(lines[0].text);
    return {0, read ? reopen(savedFrom(*read), rules) : refuse(read.error())};
}

} // namespace

Shelf::Shelf(QString folder, std::shared_ptr<Disk> disk, std::span<const Ruleset* const> games,
             QObject* parent)
    : QObject(parent),
      m_folder(std::move(folder)),
      m_disk(std::move(disk)),
      m_rules(games),
      m_watcher(new QFileSystemWatcher(this)),
      m_look(new QTimer(this)),
      m_retry(new QTimer(this)),
      m_kept(m_folder, m_disk),
      m_thread([this](const Phrase& why) { hearOfWriting(why); }) {
    m_look->setSingleShot(true);
    m_look->setInterval(lookAfter);
    connect(m_look, &QTimer::timeout, this, [this] { m_thread.add([this] { look(); }); });
    connect(m_watcher, &QFileSystemWatcher::directoryChanged, m_look, qOverload<>(&QTimer::start));
    m_retry->setObjectName(QStringLiteral("retry"));
    m_retry->setSingleShot(true);
    m_retry->setInterval(retryAfter);
    connect(m_retry, &QTimer::timeout, this, [this] { m_thread.add([this] { writePending(); }); });
    m_thread.add([this] { look(); });
}

Shelf::~Shelf() { flush(); }

std::vector<SavedGame> Shelf::flush() {
    std::vector<SavedGame> left;
    std::latch done(1);
    m_thread.add([&] {
        const auto end = qScopeGuard([&] { done.count_down(); });
        writePending();
        for (const auto& [id, game] : m_kept.refused())
            left.push_back(withoutItsTree(game));
    });
    done.wait(); // for no chore but one that has begun
    return left;
}

std::vector<SavedGame> Shelf::finish() {
    m_thread.finish();
    return flush();
}

// Calls ------------------------------------------------------------------------------------------

void Shelf::keep(SavedGame game) {
    if (!isId(game.id))
        return;
    const std::lock_guard lock(m_mutex);
    m_pending.insert_or_assign(game.id, std::move(game));
    m_thread.add([this] { writePending(); });
}

void Shelf::discard(const std::string& id) {
    m_thread.add([this, id] {
        if (const Or<void> gone = m_kept.discard(id); !gone)
            fail(gone.error());
        m_thread.tell([this, id] { remove(id); });
        tellOfWriting(m_kept.whyRefused());
    });
}

void Shelf::putBack(const std::string& id) {
    m_thread.add([this, id] {
        m_kept.putBack(id);
        tellGames();
        tellOfWriting(m_kept.whyRefused());
    });
}

void Shelf::release(const std::string& id) {
    m_thread.add([this, id] { m_kept.giveUp(id); });
}

void Shelf::drop(const std::string& id) {
    m_thread.addChore([this, id] {
        (void)m_kept.discard(id);
        m_thread.tell([this, id] { remove(id); });
    });
}

void Shelf::fetch(const std::string& id) {
    m_thread.addChore([this, id] {
        if (Or<SavedGame> game = m_kept.find(id))
            m_thread.tell([this, game = std::move(*game)] { emit fetched(game); });
    });
}

void Shelf::mark(const std::string& id) {
    m_thread.addChore([this, id] {
        if (m_kept.holds(id) || !m_kept.mark(id)) // a table marks its game itself
            return;
        tellGames();
        tellOfWriting(m_kept.whyRefused());
    });
}

void Shelf::moveTo(const QString& folder) {
    ++m_moves;
    m_thread.add([this, folder] {
        const bool isHere = QDir(folder) == QDir(m_kept.path());
        const Or<void> done =
            isHere ? Or<void>{} : orFailure([&] { return m_kept.moveTo(folder); });
        if (!done)
            fail(done.error());
        m_thread.tell([this, isHere, now = m_kept.path()] {
            m_folder = now;
            m_moved = m_moved || !isHere;
            if (--m_moves == 0 && std::exchange(m_moved, false))
                emit moved(now);
        });
        writePending(); // what was refused so far
        look();
    });
}

Shelf::Ticket Shelf::open(const std::string& id) {
    return ask([this, id]() -> Opened {
        const bool held = m_kept.holds(id), copied = !m_kept.hold(id);
        Or<Reopened> game = orFailure([&]() -> Or<Reopened> {
            Or<SavedGame> saved = m_kept.find(id);
            if (!saved)
                return refuse(saved.error());
            if (copied)
                saved->id = newId();
            return reopen(std::move(*saved), m_rules);
        });
        if (!game && !held)
            m_kept.giveUp(id); // it comes on no table
        return {0, std::move(game), copied};
    });
}

Shelf::Ticket Shelf::openFile(const QString& file) {
    const bool isWhole = file.endsWith(QLatin1String(".bouton"), Qt::CaseInsensitive);
    return ask([this, file, isWhole]() -> Opened {
        if (const auto fits = checkFileName(file.toStdString()); !fits)
            return {0, refuse(fits.error())};
        return openedFrom(m_disk->read(file, mostGameFileBytes), m_rules, isWhole);
    });
}

Shelf::Ticket Shelf::openText(QByteArray text) {
    return ask([this, text = std::move(text)] { return openedFrom(text, m_rules); });
}

// Whoever asks gets an answer.
Shelf::Ticket Shelf::ask(std::function<Opened()> find) {
    const Ticket ticket = ++m_tickets;
    m_thread.add([this, ticket, find = std::move(find)] {
        auto answer = std::make_shared<Opened>(Opened{0, refuse({})});
        if (auto failure = failureOf([&] { *answer = find(); }))
            answer->game = refuse(*std::move(failure));
        answer->ticket = ticket;
        m_thread.tell([this, answer] { emit opened(answer); });
    });
    return ticket;
}

Shelf::Ticket Shelf::save(const QString& file, QByteArray bytes) {
    const Ticket ticket = ++m_tickets;
    m_thread.add([this, file, ticket, bytes = std::move(bytes)] {
        const Or<void> done = orFailure([&] { return m_disk->write(file, bytes); });
        m_thread.tell([this, ticket, done] { emit saved(ticket, done); });
    });
    return ticket;
}

// On the disk's thread ----------------------------------------------------------------------------

void Shelf::writePending() {
    GamesFolder::Games pending;
    std::vector<SavedGame> told;
    {
        const std::lock_guard lock(m_mutex);
        for (const auto& [id, game] : m_pending) // no game is lost where memory ends
            told.push_back(withoutItsTree(game));
        pending.swap(m_pending);
    }
    m_kept.write(std::move(pending));
    if (!told.empty())
        m_thread.tell([this, told = std::move(told)]() mutable {
            for (SavedGame& game : told)
                put(std::move(game));
            emit changed();
        });
    tellOfWriting(m_kept.whyRefused());
}

void Shelf::tellOfWriting(const std::optional<Phrase>& why) {
    m_thread.tell([this, why] { hearOfWriting(why); });
}

void Shelf::tellGames() {
    m_thread.tell([this, games = m_kept.games()]() mutable {
        m_games = std::move(games);
        m_known = true;
        emit changed();
    });
}

void Shelf::look() {
    const bool changed = m_kept.look([this](const Phrase& why) { fail(why); });
    m_thread.tell([this] { watch(); });
    if (changed)
        tellGames();
}

void Shelf::fail(const Phrase& why) {
    m_thread.tell([this, why] { emit failed(why); });
}

// On the window's thread --------------------------------------------------------------------------

void Shelf::put(SavedGame game) {
    std::erase_if(m_games, [&](const SavedGame& each) { return each.id == game.id; });
    const auto at =
        std::ranges::lower_bound(m_games, game.touched, std::greater(), &SavedGame::touched);
    m_games.insert(at, std::move(game));
}

void Shelf::remove(const std::string& id) {
    std::erase_if(m_games, [&](const SavedGame& each) { return each.id == id; });
    emit changed();
}

void Shelf::hearOfWriting(const std::optional<Phrase>& why) {
    if (why)
        m_retry->start();
    const bool before = std::exchange(m_failing, why.has_value());
    if (why && !before)
        emit failed(*why);
    if (!why && before)
        emit recovered();
}

void Shelf::watch() {
    if (m_watcher->directories() == QStringList(m_folder) || !QFileInfo(m_folder).isDir())
        return;
    if (!m_watcher->directories().isEmpty())
        m_watcher->removePaths(m_watcher->directories());
    m_watcher->addPath(m_folder);
}

} // namespace bouton
