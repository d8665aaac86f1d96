// SPDX-License-Identifier: MIT
#include "session/archive/store.h"

#include <QDate>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <filesystem>

#include "session/archive/wreck.h"
#include "session/kept/disk.h"
#include "session/kept/game_file.h"

namespace bouton {

namespace {

using Moment = SavedGame::Moment;

int monthOf(Moment moment) {
    const QDate date = QDateTime::fromMSecsSinceEpoch(millis(moment)).date();
    return date.year() * 100 + date.month();
}

template <class T> QVariant orNull(const std::optional<T>& value) {
    return value ? QVariant(static_cast<qlonglong>(*value)) : QVariant();
}

QString freshName(const QDir& folder, const QString& stem) {
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    QString name = QStringLiteral("%1-%2.sqlite").arg(stem, day);
    for (int number = 2; folder.exists(name); ++number)
        name = QStringLiteral("%1-%2-%3.sqlite").arg(stem, day).arg(number);
    return folder.filePath(name);
}

Or<void> replaceBy(Database& base, const QString& path) {
    if (const auto joined = base.run(QStringLiteral("ATTACH ? AS other"), {path}); !joined)
        return std::unexpected(joined.error());
    QStringList columns;
    Or<void> done =
        base.each(QStringLiteral("PRAGMA table_info(game)"), {}, [&](const QSqlQuery& row) {
            columns << row.value(1).toString();
            return true;
        });
    if (done)
        done = base.whole([&]() -> Or<void> {
            const QString list = columns.join(QStringLiteral(", "));
            const QString buryGone =
                QStringLiteral("INSERT OR IGNORE INTO main.deleted SELECT line FROM main.game "
                               "WHERE gone IS NOT NULL AND line IS NOT NULL");
            for (const QString& statement :
                 {buryGone, QStringLiteral("DELETE FROM main.game"),
                  QStringLiteral("INSERT INTO main.game (%1) SELECT %1 FROM other.game WHERE gone "
                                 "IS NULL")
                      .arg(list),
                  QStringLiteral("INSERT INTO main.file (number, text, sum) SELECT number, text, "
                                 "sum FROM other.file WHERE "
                                 "number IN (SELECT number FROM main.game)"),
                  QStringLiteral("INSERT OR IGNORE INTO main.deleted SELECT line FROM "
                                 "other.deleted"),
                  QStringLiteral("DELETE FROM main.deleted WHERE line IN (SELECT line FROM "
                                 "main.game)")})
                if (const auto ran = doneBy(base.run(statement)); !ran)
                    return ran;
            return {};
        });
    (void)base.run(QStringLiteral("DETACH other"));
    return done;
}

} // namespace

void Store::open() {
    m_base->open();
    mend();
}

void Store::mend() {
    m_base->mend();
    const auto old = m_base->takeSetAside();
    if (!old)
        return;
    const std::size_t saved = salvage(*old);
    m_base->tell(
        {QT_TRANSLATE_N_NOOP("Phrase", "The archive was damaged. It is set aside as %1, and a "
                                       "new one is begun with the %n game(s) that could be "
                                       "read."),
         {QFileInfo(*old).fileName().toStdString()},
         static_cast<int>(saved)});
}

void Store::openAgain() {
    if (keeps())
        return;
    auto before = std::exchange(
        m_base, std::make_unique<Database>(m_base->folder(), m_base->patience(), m_base->hurry()));
    open();
    if (keeps() && carryOver(*before))
        m_base->tell({QT_TRANSLATE_NOOP("Phrase", "The archive can be used again.")});
    else
        m_base = std::move(before);
}

// From a database in memory, with what was deleted in it.
Or<void> Store::carryOver(Database& from) {
    if (from.state() != Database::State::Memory)
        return {};
    std::vector<std::pair<QByteArray, QVariant>> games;
    std::vector<std::int64_t> lines;
    auto read = from.each(
        QStringLiteral("SELECT text, gone FROM game JOIN file USING (number) ORDER BY number"), {},
        [&](const QSqlQuery& row) {
            games.emplace_back(row.value(0).toByteArray(), row.value(1));
            return true;
        });
    if (read)
        read = from.each(QStringLiteral("SELECT line FROM deleted"), {}, [&](const QSqlQuery& row) {
            lines.push_back(row.value(0).toLongLong());
            return true;
        });
    if (!read)
        return read;
    return m_base->whole([&]() -> Or<void> {
        Or<void> done;
        for (std::size_t i = 0; done && i < lines.size(); ++i)
            done = bury(lines[i]);
        for (std::size_t i = 0; done && i < games.size(); ++i) {
            const Or<SavedGame> game = readGame(games[i].first);
            done = game ? put(*game, false) : refuse(game.error());
            if (done && !games[i].second.isNull())
                done = doneBy(m_base->run(QStringLiteral("UPDATE game SET gone = ? WHERE id = ?"),
                                          {games[i].second, QString::fromStdString(game->id)}));
        }
        return done;
    });
}

// Reads the games themselves, from which all else follows.
std::size_t Store::salvage(const QString& path) {
    std::size_t saved = 0;
    (void)m_base->whole([&]() -> Or<void> {
        Or<void> done;
        const auto took = [&](const Or<void>& now) { return (done = now).has_value(); };
        const auto takeGame = [&](const QByteArray& text, bool gone) {
            const auto game = readGame(text);
            if (!game || gone)
                return !game || took(bury(lineOf(*game)));
            saved += took(put(*game, false));
            return done.has_value();
        };
        readWreck(path, takeGame, [&](qlonglong line) { return took(bury(line)); });
        return done;
    });
    return saved;
}

Or<void> Store::add(const SavedGame& game) {
    return m_base->whole([&] { return put(game, false); });
}

Or<void> Store::offer(const SavedGame& game) {
    return m_base->whole([&] { return put(game, true); });
}

Or<void> Store::withdraw(const std::string& id) {
    return doneBy(m_base->run(QStringLiteral("DELETE FROM game WHERE id = ? AND gone IS NULL"),
                              {QString::fromStdString(id)}));
}

Or<Store::Known> Store::known(const SavedGame& game) {
    Known known;
    const auto looked = m_base->each(
        QStringLiteral("SELECT game.number, gone IS NOT NULL, ended, file.text FROM game LEFT JOIN "
                       "file USING (number) WHERE game.id = ?"),
        {QString::fromStdString(game.id)}, [&](const QSqlQuery& row) {
            known = {row.value(0).toLongLong(), row.value(1).toBool(), row.value(2).toLongLong(),
                     row.value(3).toByteArray()};
            return false;
        });
    return ifDone(looked, std::move(known));
}

// A copy, and what was deleted.
Or<bool> Store::leavesOut(const SavedGame& game, const Known& known) {
    const Or<bool> gone = buried(lineOf(game));
    if (!gone || *gone)
        return gone;
    if (known.number == 0)
        return hasCopyOf(game);
    if (!known.gone)
        return false;
    const auto before = readGame(known.text);
    return !before || lineOf(*before) == lineOf(game);
}

Or<void> Store::put(const SavedGame& game, bool isOffered) {
    const Or<Known> before = known(game);
    if (!before)
        return std::unexpected(before.error());
    if (isOffered && before->ended > millis(game.touched))
        return {};
    const Or<bool> left = leavesOut(game, *before);
    if (!left || *left)
        return left ? Or<void>{} : std::unexpected(left.error());
    const Entry entry = entryOf(game);
    const QByteArray text = write(game);
    Entry::Number number = before->number;
    if (number == 0) {
        const auto made = m_base->run(
            QStringLiteral("INSERT INTO game (id, game, begun, ended, month, first, second, "
                           "opponent, plies, hints, first_hints, second_hints, words) "
                           "VALUES (?, '', 0, 0, 0, '', '', '', 0, 0, 0, 0, '')"),
            {entry.id});
        if (!made)
            return std::unexpected(made.error());
        number = made->lastInsertId().toLongLong();
    } else if (before->gone) { // it was played on since then
        if (const auto done = bury(lineOf(*readGame(before->text))); !done)
            return done;
    }
    const auto put = m_base->run(
        QStringLiteral("UPDATE game SET gone = NULL, game = ?, begun = ?, ended = ?, "
                       "month = ?, first = ?, second = ?, opponent = ?, winner = ?, "
                       "forfeit = ?, outcome = ?, plies = ?, hints = ?, first_hints = ?, "
                       "second_hints = ?, words = ?, line = ?, first_name = ?, second_name = ? "
                       "WHERE number = ?"),
        {entry.game, millis(entry.begun), millis(entry.ended), monthOf(entry.ended),
         entry.players[0], entry.players[1], entry.opponent(), orNull(entry.winner),
         orNull(entry.forfeit), orNull(entry.outcome()), static_cast<qlonglong>(entry.plies),
         entry.hints[0] + entry.hints[1], entry.hints[0], entry.hints[1], wordsOf(game),
         static_cast<qlonglong>(lineOf(game)), entry.names[0], entry.names[1],
         static_cast<qlonglong>(number)});
    if (!put)
        return std::unexpected(put.error());
    if (before->text == text)
        return {};
    const auto filed = m_base->run(
        QStringLiteral("INSERT OR REPLACE INTO file (number, text, sum) VALUES (?, ?, ?)"),
        {static_cast<qlonglong>(number), text, static_cast<qlonglong>(sumOf(text))});
    if (!filed)
        return std::unexpected(filed.error());
    const auto forgotten = m_base->run(
        QStringLiteral("UPDATE game SET review = NULL, first_slips = NULL, second_slips = "
                       "NULL, scored = NULL, estimated = NULL, first_accuracy = NULL, "
                       "second_accuracy = NULL, slips = NULL, quality = NULL "
                       "WHERE number = ?"),
        {static_cast<qlonglong>(number)});
    return doneBy(forgotten);
}

// A game that is opened from a file or from the archive is a copy with an id of its own. It is
// another game as soon as another move was made.
Or<bool> Store::hasCopyOf(const SavedGame& game) {
    bool copied = false;
    const auto looked = m_base->each(
        QStringLiteral("SELECT file.text FROM game JOIN file USING (number) "
                       "WHERE begun = ? AND game = ? AND plies = ?"),
        {millis(game.begun), QString::fromStdString(game.game), static_cast<qlonglong>(game.plies)},
        [&](const QSqlQuery& row) {
            const auto other = readGame(row.value(0).toByteArray());
            copied = other && isCopy(*other, game);
            return !copied;
        });
    return ifDone(looked, copied);
}

Or<QByteArray> Store::file(Entry::Number number) {
    std::optional<QByteArray> text;
    bool whole = false;
    const auto read = m_base->each(QStringLiteral("SELECT text, sum FROM file WHERE number = ?"),
                                   {static_cast<qlonglong>(number)}, [&](const QSqlQuery& row) {
                                       text = row.value(0).toByteArray();
                                       whole = row.value(1).toLongLong() == sumOf(*text);
                                       return false;
                                   });
    if (!read)
        return std::unexpected(read.error());
    if (!text)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The archive does not have this game.")});
    if (!whole)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "This game is damaged in the archive.")});
    return *text;
}

Or<SavedGame> Store::game(Entry::Number number) {
    const auto text = file(number);
    if (!text)
        return std::unexpected(text.error());
    return readGame(*text);
}

Or<void> Store::keepFindings(Entry::Number number, const std::optional<Findings>& findings) {
    const auto entry = entries({number});
    if (!entry || entry->empty())
        return entry ? Or<void>{} : std::unexpected(entry.error());
    Entry known = entry->front();
    known.review = findings ? Entry::Review::Done : Entry::Review::Impossible;
    known.findings = findings.value_or(Findings{});
    const auto real = [](std::optional<double> value) {
        return value ? QVariant(*value) : QVariant();
    };
    const Findings& all = known.findings;
    const bool done = findings.has_value();
    const auto kept = m_base->run(
        QStringLiteral("UPDATE game SET review = ?, first_slips = ?, second_slips = ?, scored = ?, "
                       "estimated = ?, first_accuracy = ?, second_accuracy = ?, slips = ?, "
                       "quality = ? WHERE number = ?"),
        {done ? 1 : 0, done ? all.slips[0] : QVariant(), done ? all.slips[1] : QVariant(),
         all.scored ? 1 : 0, all.estimated ? 1 : 0, real(all.accuracy[0]), real(all.accuracy[1]),
         done ? slipsOf(known) : QVariant(), real(qualityOf(known)),
         static_cast<qlonglong>(number)});
    return doneBy(kept);
}

// The copy is made under another name first, so that a copy that is there already is not lost.
Or<void> Store::backUp(const QString& path) {
    if (const auto why = m_base->objection(path))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be written: %2."),
                       {path.toStdString(), why->toStdString()}});
    const QString part = path + QStringLiteral(".part");
    QFile::remove(part);
    if (const auto copied = m_base->run(QStringLiteral("VACUUM INTO ?"), {part}); !copied) {
        QFile::remove(part);
        return std::unexpected(copied.error());
    }
    std::error_code error;
    std::filesystem::rename(QFileInfo(part).filesystemFilePath(),
                            QFileInfo(path).filesystemFilePath(), error);
    if (!error)
        return {};
    QFile::remove(part);
    return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be written."), {path.toStdString()}});
}

Or<QString> Store::restore(const QString& path) {
    const QTemporaryDir desk(m_base->folder() + QStringLiteral("/restoring-XXXXXX"));
    const QString copy = desk.filePath(QStringLiteral("archive.sqlite"));
    if (!desk.isValid() || objectionTo(QFileInfo(path).filesystemFilePath())
        || !QFile::copy(path, copy))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be read."), {path.toStdString()}});
    QFile::setPermissions(copy, QFile::ReadOwner | QFile::WriteOwner);
    const auto foreign = [&]() -> std::unexpected<Phrase> {
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 is damaged, or no archive of Bouton."),
                       {path.toStdString()}});
    };
    if (QFileInfo(copy).size() == 0)
        return foreign();
    {
        Database other(desk.path()); // brings an old copy to the newest tables
        other.open(Database::wholly);
        if (other.takeSetAside())
            return foreign();
        if (other.state() != Database::State::Open)
            return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 was made by a newer Bouton."),
                           {path.toStdString()}});
        (void)other.run(QStringLiteral("PRAGMA journal_mode = DELETE"));
    }
    const QString before = freshName(QDir(m_base->folder()), QStringLiteral("archive-before"));
    if (const auto saved = backUp(before); !saved)
        return std::unexpected(saved.error());
    makePrivate(before);
    if (const auto done = replaceBy(*m_base, copy); !done) {
        QFile::remove(before);
        return std::unexpected(done.error());
    }
    return before;
}

} // namespace bouton
