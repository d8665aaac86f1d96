// SPDX-License-Identifier: MIT
#include "session/archive/wreck.h"

#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTemporaryDir>

#include <algorithm>

#include "session/archive/entry.h"

namespace bouton {

namespace {

constexpr qint64 leastBytesOfAGame = 64; // far fewer than any has
constexpr qint64 leastNumbers = 100'000; // that are tried, in the smallest file
constexpr int mostFailures = 2000;
constexpr int mostDeleted = 1'000'000;

// Damage may lead in circles, so there is an end to the numbers and to the failures.
void readWreck(const QSqlDatabase& base, qint64 bound,
               const std::function<bool(const QByteArray&, bool)>& takeGame,
               const std::function<bool(qlonglong)>& takeDeleted) {
    QSqlQuery last(base), text(base), gone(base), deleted(base);
    for (QSqlQuery* query : {&last, &text, &gone, &deleted})
        query->setForwardOnly(true);
    if (deleted.exec(QStringLiteral("SELECT line FROM deleted LIMIT %1").arg(mostDeleted)))
        while (deleted.next())
            if (!takeDeleted(deleted.value(0).toLongLong()))
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
            && !takeGame(text.value(0).toByteArray(),
                         gone.exec() && gone.next() && gone.value(0).toBool()))
            return;
    }
}

} // namespace

// Each game is looked up on its own, so that one damaged page hides no more than its own games.
void readWreck(const QString& path, const std::function<bool(const QByteArray&, bool)>& takeGame,
               const std::function<bool(qlonglong)>& takeDeleted) {
    const QTemporaryDir desk; // reading may change a database, and its log
    const QString copy = desk.filePath(QStringLiteral("archive.sqlite"));
    if (!desk.isValid() || !QFile::copy(path, copy))
        return;
    QFile::copy(path + QStringLiteral("-wal"), copy + QStringLiteral("-wal"));
    const QString name = QStringLiteral("bouton wreck ") + copy;
    {
        QSqlDatabase base = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name);
        base.setDatabaseName(copy);
        if (base.open())
            readWreck(base, std::max(QFileInfo(copy).size() / leastBytesOfAGame, leastNumbers),
                      takeGame, takeDeleted);
    }
    QSqlDatabase::removeDatabase(name);
}

} // namespace bouton
