// SPDX-License-Identifier: MIT
#include "session/archive/store.h"

#include <QDateTime>

#include <algorithm>

#include "session/kept/game_file.h"

// The part of Store that deletes and puts back.
namespace bouton {

namespace {

constexpr std::int64_t day = 24 * 60 * 60 * 1000;

constexpr std::size_t handful = 500; // numbers in a statement

const QString buryAll = QStringLiteral("INSERT OR IGNORE INTO deleted SELECT line ");

Or<int> changedBy(const Or<QSqlQuery>& query) {
    if (!query)
        return std::unexpected(query.error());
    return query->numRowsAffected();
}

} // namespace

Or<void> Store::bury(std::int64_t line) {
    return doneBy(m_base->run(QStringLiteral("INSERT OR IGNORE INTO deleted VALUES (?)"),
                              {static_cast<qlonglong>(line)}));
}

Or<bool> Store::buried(std::int64_t line) {
    bool buried = false;
    const auto looked = m_base->each(QStringLiteral("SELECT 1 FROM deleted WHERE line = ?"),
                                     {static_cast<qlonglong>(line)},
                                     [&](const QSqlQuery&) { return !(buried = true); });
    return ifDone(looked, buried);
}

Or<int> Store::remove(const Numbers& numbers, std::int64_t batch) {
    int all = 0;
    const Or<void> done = m_base->whole([&]() -> Or<void> {
        for (std::size_t i = 0; i < numbers.size(); i += handful) {
            const auto count = changedBy(m_base->run(
                QStringLiteral("UPDATE game SET gone = ? WHERE gone IS NULL "
                               "AND number IN ")
                    + listOf(std::span(numbers).subspan(i, std::min(handful, numbers.size() - i))),
                {static_cast<qlonglong>(batch)}));
            if (!count)
                return std::unexpected(count.error());
            all += *count;
        }
        return {};
    });
    return ifDone(done, all);
}

Or<int> Store::removeAll(std::int64_t batch) {
    return changedBy(m_base->run(QStringLiteral("UPDATE game SET gone = ? WHERE gone IS NULL"),
                                 {static_cast<qlonglong>(batch)}));
}

Or<int> Store::putBack(std::int64_t batch) {
    return changedBy(m_base->run(QStringLiteral("UPDATE game SET gone = NULL WHERE gone = ?"),
                                 {static_cast<qlonglong>(batch)}));
}

Or<void> Store::sealLeft() {
    const qlonglong now = QDateTime::currentMSecsSinceEpoch();
    bool left = false;
    const auto looked =
        m_base->each(QStringLiteral("SELECT 1 FROM game WHERE gone > 0 AND gone < ? LIMIT 1"),
                     {now}, [&](const QSqlQuery&) { return !(left = true); });
    if (!left || !m_base->isAlone())
        return looked;
    return doneBy(
        m_base->run(QStringLiteral("UPDATE game SET gone = 0 WHERE gone > 0 AND gone < ?"), {now}));
}

// A batch is the time of its deletion. A program that was killed leaves its own behind.
Or<void> Store::seal(std::int64_t batch) {
    const qlonglong old = QDateTime::currentMSecsSinceEpoch() - day;
    return doneBy(m_base->run(QStringLiteral("UPDATE game SET gone = 0 WHERE gone = ? OR "
                                             "(gone > 0 AND gone < ?)"),
                              {static_cast<qlonglong>(batch), old}));
}

Or<bool> Store::purge(int most) {
    bool some = false, others = false;
    const auto looked =
        m_base->each(QStringLiteral("SELECT EXISTS (SELECT 1 FROM game WHERE gone = 0), "
                                    "EXISTS (SELECT 1 FROM game WHERE gone IS NULL) OR "
                                    "EXISTS (SELECT 1 FROM game WHERE gone > 0)"),
                     {}, [&](const QSqlQuery& row) {
                         some = row.value(0).toBool();
                         return others = row.value(1).toBool(); // the only row
                     });
    if (!looked)
        return std::unexpected(looked.error());
    if (!some)
        return false;
    const auto named = nameLines(most);
    if (!named)
        return std::unexpected(named.error());
    if (*named > 0)
        return true;
    if (!others)
        return purgeAll();
    int count = 0;
    const Or<void> done = m_base->whole([&]() -> Or<void> {
        const QString those = QStringLiteral("FROM game WHERE gone = 0 ORDER BY number LIMIT %1");
        const auto kept = m_base->run(buryAll + those.arg(most));
        const auto purged =
            kept ? changedBy(m_base->run(QStringLiteral("DELETE FROM game WHERE number IN (SELECT "
                                                        "number ")
                                         + those.arg(most) + QLatin1Char(')')))
                 : std::unexpected(kept.error());
        count = purged.value_or(0);
        return purged ? Or<void>{} : std::unexpected(purged.error());
    });
    return ifDone(done, count == most);
}

// Games of older versions get their lines before they go. Gives how many there were.
Or<int> Store::nameLines(int most) {
    std::vector<std::pair<qlonglong, QByteArray>> texts;
    const auto found = m_base->each(
        QStringLiteral("SELECT number, text FROM game LEFT JOIN file USING (number) WHERE gone = 0 "
                       "AND line IS NULL LIMIT %1")
            .arg(most),
        {}, [&](const QSqlQuery& row) {
            texts.emplace_back(row.value(0).toLongLong(), row.value(1).toByteArray());
            return true;
        });
    if (!found)
        return std::unexpected(found.error());
    const Or<void> done = m_base->whole([&]() -> Or<void> {
        for (const auto& [number, text] : texts) {
            const auto game = readGame(text);
            const auto named =
                m_base->run(QStringLiteral("UPDATE game SET line = ? WHERE number = ?"),
                            {static_cast<qlonglong>(game ? lineOf(*game) : 0), number});
            if (!named)
                return doneBy(named);
        }
        return {};
    });
    return ifDone(done, static_cast<int>(texts.size()));
}

// Without foreign keys SQLite drops whole tables at once. Then the file shrinks.
Or<bool> Store::purgeAll() {
    (void)m_base->run(QStringLiteral("PRAGMA foreign_keys = OFF"));
    const Or<void> done = m_base->whole([&]() -> Or<void> {
        bool others = false;
        const auto looked = m_base->each(
            QStringLiteral("SELECT 1 FROM game WHERE gone IS NULL OR gone > 0 LIMIT 1"), {},
            [&](const QSqlQuery&) { return !(others = true); });
        if (!looked || others) // another program was quicker
            return looked;
        for (const QString& statement :
             {buryAll + QStringLiteral("FROM game"), QStringLiteral("DELETE FROM file"),
              QStringLiteral("DELETE FROM game")})
            if (const auto gone = doneBy(m_base->run(statement)); !gone)
                return gone;
        return {};
    });
    (void)m_base->run(QStringLiteral("PRAGMA foreign_keys = ON"));
    if (!done)
        return std::unexpected(done.error());
    (void)m_base->run(QStringLiteral("VACUUM"));
    (void)m_base->run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    return false;
}

} // namespace bouton
