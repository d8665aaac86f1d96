// SPDX-License-Identifier: MIT
#include "session/archive/database.h"

#include <QDate>
#include <QDeadlineTimer>
#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QUrl>

#include <algorithm>
#include <atomic>

#include "session/archive/schema.h"
#include "session/kept/disk.h"

namespace bouton {

namespace {

constexpr qint64 small = 16 << 20; // bytes; larger files are looked at in part
constexpr auto driver = "QSQLITE";
constexpr Database::Patience atOnce{50}; // that SQLite waits, before it is asked again

// SQLite's codes, without what they say beyond that.
enum Code { Busy = 5, Locked = 6, ReadOnly = 8, Corrupt = 11, Full = 13, NoDatabase = 26 };

bool tellsOfDamage(int code) { return code == Corrupt || code == NoDatabase; }

QString nextName() {
    static std::atomic<int> number = 0;
    return QStringLiteral("bouton archive %1").arg(++number);
}

// The files that belong to a database.
constexpr const char* parts[] = {"", "-wal", "-shm"};

const Phrase cannotBeOpened{QT_TRANSLATE_NOOP("Phrase", "The archive cannot be opened. Ended games "
                                                        "are listed, and wait until it can be.")};

} // namespace

QString listOf(std::span<const std::int64_t> numbers) {
    QStringList list;
    for (const std::int64_t number : numbers)
        list << QString::number(number);
    return QLatin1Char('(') + list.join(QLatin1Char(',')) + QLatin1Char(')');
}

Database::Database(QString folder, Patience patience, std::stop_token hurry)
    : m_folder(std::move(folder)),
      m_name(nextName()),
      m_patience(patience),
      m_hurry(std::move(hurry)) {}

Database::~Database() { close(); }

QString Database::path() const { return QDir(m_folder).filePath(QStringLiteral("archive.sqlite")); }

std::optional<QString> Database::objection(const QString& output) const {
    const auto part = [this](int i) {
        return QFileInfo(path() + QLatin1String(parts[i])).filesystemFilePath();
    };
    return objectionTo(QFileInfo(output).filesystemFilePath(), {part(0), part(1), part(2)});
}

// Statements --------------------------------------------------------------------------------------

std::unexpected<Phrase> Database::refusal(const QSqlError& error) {
    m_code = error.nativeErrorCode().toInt() & 0xff;
    switch (m_code) {
    case Corrupt:
    case NoDatabase:
        m_damaged = true;
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The archive is damaged.")});
    case Busy:
    case Locked:
        return refuse({QT_TRANSLATE_NOOP("Phrase", "Another program is using the archive.")});
    case Full: return refuse({QT_TRANSLATE_NOOP("Phrase", "The disk of the archive is full.")});
    case ReadOnly:
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The archive can be read, but not changed.")});
    default:
        return refuse({QT_TRANSLATE_NOOP("Phrase", "The archive cannot be used: %1."),
                       {error.databaseText().toStdString()}});
    }
}

Or<QSqlQuery> Database::run(const QString& statement, const QVariantList& values) {
    if (m_state == State::Closed)
        return refuse({QT_TRANSLATE_NOOP("Phrase", "There is no archive, because Qt's driver for "
                                                   "SQLite is not installed.")});
    for (const QDeadlineTimer end(m_patience);;) {
        QSqlQuery query(QSqlDatabase::database(m_name, false));
        query.setForwardOnly(true);
        const bool known = query.prepare(statement);
        for (const QVariant& value : values)
            query.addBindValue(value.typeId() == QMetaType::QString && value.toString().isEmpty()
                                   ? QVariant(QLatin1String("")) // a text without letters
                                   : value);
        if (known && query.exec())
            return query;
        const auto why = refusal(query.lastError());
        if (m_code != Busy || m_hurry.stop_requested() || end.hasExpired())
            return why;
    }
}

Or<void> Database::each(const QString& statement, const QVariantList& values,
                        const std::function<bool(const QSqlQuery&)>& take) {
    auto query = run(statement, values);
    if (!query)
        return std::unexpected(query.error());
    while (query->next())
        if (!take(*query))
            return {};
    if (query->lastError().isValid())
        return refusal(query->lastError());
    return {};
}

Or<void> Database::whole(const std::function<Or<void>()>& work) {
    if (const auto begun = run(QStringLiteral("BEGIN IMMEDIATE")); !begun)
        return std::unexpected(begun.error());
    Or<void> done = work();
    if (done) {
        if (const auto ended = run(QStringLiteral("COMMIT")))
            return {};
        else
            done = std::unexpected(ended.error());
    }
    // Not by run(): SQLite may have done so already, and that is no reason for anything.
    QSqlQuery(QSqlDatabase::database(m_name, false)).exec(QStringLiteral("ROLLBACK"));
    return done;
}

// SQLite leaves the write-ahead log if nobody else needs it. Not by run(): a refusal is the answer.
bool Database::isAlone() {
    bool alone = false;
    {
        QSqlQuery query(QSqlDatabase::database(m_name, false));
        alone = query.exec(QStringLiteral("PRAGMA journal_mode = DELETE")) && query.next()
                && query.value(0).toString() == QLatin1String("delete");
    }
    (void)run(QStringLiteral("PRAGMA journal_mode = WAL"));
    return alone;
}

// Opening -----------------------------------------------------------------------------------------

void Database::close() {
    QSqlDatabase::removeDatabase(m_name);
    m_state = State::Closed;
}

void Database::open(bool isWholly) {
    if (!QSqlDatabase::isDriverAvailable(QLatin1String(driver)))
        m_notices.push_back({QT_TRANSLATE_NOOP(
            "Phrase", "Ended games are not kept in an archive, because Qt's driver for SQLite is "
                      "not installed.")});
    else if (makeOwnFolder(m_folder))
        openFile(isWholly);
    else
        openWithoutFile({QT_TRANSLATE_NOOP("Phrase", "The folder of the archive cannot be made. "
                                                     "Ended games are listed, and wait until it "
                                                     "can be.")});
}

void Database::openFile(bool isWholly) {
    // SQLite would wait without an end for somebody to write to a pipe.
    if (std::ranges::any_of(parts, [this](const char* part) {
            return objectionTo(QFileInfo(path() + QLatin1String(part)).filesystemFilePath())
                .has_value();
        })) {
        openWithoutFile(cannotBeOpened);
        return;
    }
    const bool wasEmpty = QFileInfo::exists(path()) && QFileInfo(path()).size() == 0;
    Finding found = look(path(), {}, isWholly);
    if (found == Finding::Damaged) {
        close();
        if (!setAside()) {
            openWithoutFile({QT_TRANSLATE_NOOP(
                "Phrase", "The archive is damaged, and cannot be set aside. Ended games are "
                          "listed, and wait until it can be.")});
            return;
        }
        found = look(path(), {}, isWholly);
    }
    if (found == Finding::Unreachable && m_code != Busy) {
        QUrl url = QUrl::fromLocalFile(path());
        url.setQuery(QStringLiteral("immutable=1"));
        if (look(url.toString(QUrl::FullyEncoded),
                 QStringLiteral("QSQLITE_OPEN_READONLY;QSQLITE_OPEN_URI"), isWholly)
            == Finding::ReadOnly)
            found = Finding::ReadOnly;
    }
    switch (found) {
    case Finding::Whole:
        if (wasEmpty)
            m_notices.push_back({QT_TRANSLATE_NOOP(
                "Phrase", "The archive's file was empty. A new archive is begun.")});
        break;
    case Finding::ReadOnly:
        m_state = State::ReadOnly;
        m_notices.push_back({QT_TRANSLATE_NOOP(
            "Phrase",
            "The archive can be read, but not changed. Ended games wait until it can be.")});
        break;
    case Finding::Newer:
        openWithoutFile({QT_TRANSLATE_NOOP(
            "Phrase", "A newer Bouton has made the archive, which is left alone. Ended games are "
                      "listed, and wait for that Bouton.")});
        break;
    case Finding::Damaged:
    case Finding::Unreachable: openWithoutFile(cannotBeOpened); break;
    }
}

void Database::openWithoutFile(Phrase why) {
    m_notices.push_back(std::move(why));
    if (look(QStringLiteral(":memory:"), {}) == Finding::Whole)
        m_state = State::Memory;
    else
        close();
}

// Opens a connection, and leaves it open, whatever is found.
Database::Finding Database::look(const QString& name, const QString& options, bool isWholly) {
    close();
    m_code = 0;
    {
        QSqlDatabase connection = QSqlDatabase::addDatabase(QLatin1String(driver), m_name);
        connection.setDatabaseName(name);
        connection.setConnectOptions(
            QStringLiteral("QSQLITE_BUSY_TIMEOUT=%1;").arg(std::min(m_patience, atOnce).count())
            + options);
        if (!connection.open())
            return Finding::Unreachable;
        if (name == path())
            makePrivate(name); // before its log is made, which gets the same permissions
    }
    m_state = State::Open;
    const Finding found = examine(isWholly);
    m_damaged = false;
    return found;
}

int Database::pragma(const char* name) {
    auto query = run(QStringLiteral("PRAGMA ") + QLatin1String(name));
    return query && query->next() ? query->value(0).toInt() : 0;
}

Database::Finding Database::examine(bool isWholly) {
    const auto failed = [this] {
        return tellsOfDamage(m_code) ? Finding::Damaged : Finding::Unreachable;
    };
    int tables = 0;
    const auto counted =
        each(QStringLiteral("SELECT count(*) FROM sqlite_master"), {}, [&](const QSqlQuery& row) {
            tables = row.value(0).toInt();
            return true;
        });
    if (!counted)
        return failed();
    const int version = pragma("user_version"), maker = pragma("application_id");
    if (tables > 0) {
        if (maker != archiveApplication || version < 1)
            return Finding::Damaged; // another program's
        if (version > archiveVersion())
            return Finding::Newer;
        const bool all = isWholly || QFileInfo(path()).size() <= small;
        QString answer;
        const auto checked = each(all ? QStringLiteral("PRAGMA integrity_check(1)")
                                      : QStringLiteral("PRAGMA quick_check(game)"),
                                  {}, [&](const QSqlQuery& row) {
                                      answer = row.value(0).toString();
                                      return false;
                                  });
        if (!checked)
            return failed();
        if (answer != QLatin1String("ok"))
            return Finding::Damaged;
    }
    // In the write-ahead log readers and a writer do not wait for each other. What is deleted is
    // overwritten, because somebody wanted it to be gone.
    for (const char* statement :
         {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL", "PRAGMA foreign_keys = ON",
          "PRAGMA secure_delete = ON", "PRAGMA cache_size = -32000", "PRAGMA temp_store = MEMORY"})
        (void)run(QLatin1String(statement));
    const Finding found = migrate();
    return found == Finding::Whole && !hasItsColumns() ? Finding::Damaged : found;
}

// Brings the tables to the newest version, all of it or nothing. Another program may do the same at
// the same time.
Database::Finding Database::migrate() {
    int from = 0;
    const Or<void> done = whole([&]() -> Or<void> {
        from = pragma("user_version");
        // SQLite begins this on a file that cannot be changed, too; a change of nothing tells.
        if (from == archiveVersion())
            return doneBy(run(QStringLiteral("DELETE FROM deleted WHERE 0")));
        QStringList statements;
        for (int to = from + 1; to <= archiveVersion(); ++to)
            statements += archiveStep(to);
        statements << QStringLiteral("PRAGMA user_version = %1").arg(archiveVersion())
                   << QStringLiteral("PRAGMA application_id = %1").arg(archiveApplication);
        for (const QString& statement : statements)
            if (const auto made = run(statement); !made)
                return std::unexpected(made.error());
        return {};
    });
    if (done)
        return Finding::Whole;
    if (tellsOfDamage(m_code) || m_code == 1) // 1: the tables are not what their version says
        return Finding::Damaged;
    return m_code == ReadOnly && pragma("user_version") == archiveVersion() ? Finding::ReadOnly
                                                                            : Finding::Unreachable;
}

bool Database::hasItsColumns() {
    return run(QStringLiteral(
                   "SELECT number, id, gone, game, begun, ended, month, first, second, "
                   "opponent, winner, forfeit, outcome, plies, hints, first_hints, "
                   "second_hints, words, review, first_slips, second_slips, scored, "
                   "estimated, first_accuracy, second_accuracy, slips, quality, line FROM "
                   "game LIMIT 0"))
               .has_value()
           && run(QStringLiteral("SELECT number, text, sum FROM file LIMIT 0")).has_value()
           && run(QStringLiteral("SELECT line FROM deleted LIMIT 0")).has_value();
}

// Damage ------------------------------------------------------------------------------------------

bool Database::setAside() {
    const QDir folder(m_folder);
    const QString day = QDate::currentDate().toString(Qt::ISODate);
    QString name = QStringLiteral("archive-damaged-%1.sqlite").arg(day);
    for (int number = 2; folder.exists(name); ++number)
        name = QStringLiteral("archive-damaged-%1-%2.sqlite").arg(day).arg(number);
    for (const char* part : parts) {
        const QString from = path() + QLatin1String(part);
        const QString to = folder.filePath(name) + QLatin1String(part);
        QFile::remove(to); // a log that was left alone
        if (QFile::exists(from) && !QFile::rename(from, to))
            return false;
    }
    m_setAside = folder.filePath(name);
    return true;
}

void Database::mend() {
    if (m_damaged && m_state == State::Open)
        open(wholly);
}

std::vector<Phrase> Database::takeNotices() { return std::exchange(m_notices, {}); }

} // namespace bouton
