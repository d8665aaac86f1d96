// Copies of the whole archive: back up, restore, and what can be read of a damaged one.

#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>

#include "session/archive/store.h"
#include "session/kept/game_file.h"

namespace bouton {

namespace {

constexpr qint64 leastBytesOfAGame = 64; // far fewer than any has
constexpr qint64 leastNumbers = 100'000; // that are tried, in the smallest file
constexpr int mostFailures = 2000;
constexpr int mostDeleted = 1'000'000;

QString freshName(const QDir& folder, const QString& stem) {
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    QString name = QStringLiteral("%1-%2.sqlite").arg(stem, day);
    for (int number = 2; folder.exists(name); ++number)
        name = QStringLiteral("%1-%2-%3.sqlite").arg(stem, day).arg(number);
    return folder.filePath(name);
}

// What can be read of a damaged archive; each gives whether to go on.
struct Wreck {
    std::function<bool(const QByteArray&, bool gone)> game; // its text
    std::function<bool(qlonglong)> deleted;                 // a line of what is gone for good
};

// Damage may lead in circles, so there is an end to the numbers and to the failures.
void readWreck(const QSqlDatabase& base, qint64 bound, const Wreck& wreck) {
    QSqlQuery last(base), text(base), gone(base), deleted(base);
    for (QSqlQuery* query : {&last, &text, &gone, &deleted})
        query->setForwardOnly(true);
    if (deleted.exec(QStringLiteral("SELECT line FROM deleted LIMIT %1").arg(mostDeleted)))
        while (deleted.next())
            if (!wreck.deleted(deleted.value(0).toLongLong()))
                return;
    if (!text.prepare(QStringLiteral("SELECT text, sum FROM file WHERE number = ?"))
        || !gone.prepare(QStringLiteral("SELECT gone IS NOT NULL FROM game WHERE number = ?")))
        return;
    if (last.exec(QStringLiteral("SELECT max(number) FROM file")) && last.next())
        bound = std::min(bound, last.value(0).toLongLong());
    int failures = 0;
    for (qint64 number = 1; number <= bound && failures < mostFailures; ++number) {
        text.bindValue(0, number);
        gone.bindValue(0, number);
        const bool there = text.exec() && text.next();
        failures += text.lastError().isValid() ? 1 : 0;
        if (there && text.value(1).toLongLong() == sumOf(text.value(0).toByteArray())
            && !wreck.game(text.value(0).toByteArray(),
                           gone.exec() && gone.next() && gone.value(0).toBool()))
            return;
    }
}

void readWreck(const QString& path, const Wreck& wreck) {
    const QString name = QStringLiteral("bouton wreck ") + path;
    {
        QSqlDatabase base = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        base.setDatabaseName(path);
        if (base.open())
            readWreck(base, std::max(QFileInfo(path).size() / leastBytesOfAGame, leastNumbers),
                      wreck);
        base.close();
    }
    QSqlDatabase::removeDatabase(name);
}

} // namespace

// The copy is made under another name first, so that a copy that is there already is not lost.
Or<void> Store::backUp(const QString& path) {
    const QString part = path + QStringLiteral(".part");
    QFile::remove(part);
    if (const auto copied = m_base->run(QStringLiteral("VACUUM INTO ?"), {part}); !copied) {
        QFile::remove(part);
        return std::unexpected(copied.error());
    }
    QFile::remove(path);
    if (QFile::rename(part, path))
        return {};
    QFile::remove(part);
    return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be written."), {path.toStdString()}});
}

Or<QString> Store::restore(const QString& path) {
    const QTemporaryDir desk(m_base->folder() + QStringLiteral("/restoring-XXXXXX"));
    const QString copy = desk.filePath(QStringLiteral("archive.sqlite"));
    if (!desk.isValid() || !QFile::copy(path, copy))
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
        other.open(Database::Depth::Whole);
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
    if (const auto done = replaceBy(copy); !done) {
        QFile::remove(before);
        return std::unexpected(done.error());
    }
    return before;
}

Or<void> Store::replaceBy(const QString& path) {
    if (const auto joined = m_base->run(QStringLiteral("ATTACH ? AS other"), {path}); !joined)
        return std::unexpected(joined.error());
    QStringList columns;
    Or<void> done =
        m_base->each(QStringLiteral("PRAGMA table_info(game)"), {}, [&](const QSqlQuery& row) {
            columns << row.value(1).toString();
            return true;
        });
    if (done)
        done = m_base->whole([&]() -> Or<void> {
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
                if (const auto ran = doneBy(m_base->run(statement)); !ran)
                    return ran;
            return {};
        });
    (void)m_base->run(QStringLiteral("DETACH other"));
    return done;
}

// Reads the games themselves, from which all else follows. Each is looked up on its own, so that
// one damaged page hides no more than its own games.
std::size_t Store::salvage(const QString& path) {
    const QTemporaryDir desk; // reading may change a database, and its log
    const QString copy = desk.filePath(QStringLiteral("archive.sqlite"));
    if (!desk.isValid() || !QFile::copy(path, copy))
        return 0;
    QFile::copy(path + QStringLiteral("-wal"), copy + QStringLiteral("-wal"));
    std::size_t saved = 0;
    (void)m_base->whole([&]() -> Or<void> {
        Or<void> done;
        const auto took = [&](const Or<void>& now) { return (done = now).has_value(); };
        readWreck(copy, {[&](const QByteArray& text, bool gone) {
                             const auto game = readGame(text);
                             if (!game || gone)
                                 return !game || took(bury(lineOf(*game)));
                             saved += took(put(*game, From::Table)) ? 1 : 0;
                             return done.has_value();
                         },
                         [&](qlonglong line) { return took(bury(line)); }});
        return done;
    });
    return saved;
}

} // namespace bouton
