// SPDX-License-Identifier: MIT
#include "session/archive/store.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "session/plain_letters.h"

// The part of Store that finds games.
namespace bouton {

namespace {

constexpr int stopEvery = 1024; // rows between two questions whether to stop

struct Where {
    QString text = QStringLiteral("gone IS NULL");
    QVariantList values{};

    void add(const QString& condition, const QVariantList& more = {}) {
        text += QLatin1String(" AND ") + condition;
        values += more;
    }
};

Where whereOf(const Filter& filter) {
    Where where;
    if (!filter.game.isEmpty())
        where.add(QStringLiteral("game = ?"), {filter.game});
    if (filter.opponent)
        where.add(QStringLiteral("opponent = ?"), {*filter.opponent});
    if (filter.outcome)
        where.add(QStringLiteral("outcome = ?"), {static_cast<int>(*filter.outcome)});
    if (filter.review)
        where.add(*filter.review == Entry::Review::NotYet ? QStringLiteral("review IS NULL")
                  : *filter.review == Entry::Review::Done ? QStringLiteral("review = 1")
                                                          : QStringLiteral("review = 0"));
    if (filter.since)
        where.add(QStringLiteral("ended >= ?"), {millis(*filter.since)});
    if (filter.before)
        where.add(QStringLiteral("ended < ?"), {millis(*filter.before)});
    QStringList any;
    for (const QString& word : filter.words) {
        // Rows of before December 2026 have the accents.
        QStringList forms{plainLetters(word), word};
        forms.removeDuplicates();
        for (const QString& form : forms) {
            any << QStringLiteral("instr(words, ?) > 0");
            where.values << form;
        }
    }
    if (!any.isEmpty())
        where.text += QLatin1String(" AND (") + any.join(QLatin1String(" OR ")) + QLatin1Char(')');
    return where;
}

// The number of the row decides between equals, as the index has it. What some games do not have
// comes last. A search for words looks at every game anyway: then it is quicker to sort what it
// finds (the plus) than to look the games up in the order of an index.
QString orderOf(const Query& query) {
    // A column, and whether every game has it.
    constexpr std::pair<const char*, bool> keys[] = {
        {"ended", true},
        {"game", true},
        {"opponent", true},
        {"outcome", false},
        {"plies", true},
        {"hints", true},
        {"slips", false},
        {"CASE scored WHEN 0 THEN quality END", false},
        {"CASE scored WHEN 1 THEN -quality END", false}};
    const auto& [key, always] = keys[static_cast<std::size_t>(query.sortedBy)];
    const QString column =
        (query.filter.words.empty() ? QString() : QStringLiteral("+")) + QLatin1String(key);
    return (query.descending ? QStringLiteral(" ORDER BY %1 DESC, number DESC")
            : always         ? QStringLiteral(" ORDER BY %1, number")
                             : QStringLiteral(" ORDER BY %1 IS NULL, %1, number"))
        .arg(column);
}

const QString entryColumns = QStringLiteral(
    "number, id, game, begun, ended, first, second, winner, forfeit, plies, first_hints, "
    "second_hints, review, first_slips, second_slips, scored, estimated, first_accuracy, "
    "second_accuracy, first_name, second_name");

std::optional<double> real(const QVariant& value) {
    return value.isNull() ? std::nullopt : std::optional(value.toDouble());
}

int count(const QVariant& value) { return std::max(0, value.toInt()); }

// A damaged row may hold anything.
Entry entryFrom(const QSqlQuery& row) {
    const auto moment = [&](int column) {
        return SavedGame::Moment(std::chrono::milliseconds(row.value(column).toLongLong()));
    };
    Entry entry{.number = row.value(0).toLongLong(),
                .id = row.value(1).toString(),
                .game = row.value(2).toString(),
                .begun = moment(3),
                .ended = moment(4),
                .players = {row.value(5).toString(), row.value(6).toString()},
                .names = {row.value(19).toString(), row.value(20).toString()},
                .plies = static_cast<std::size_t>(count(row.value(9))),
                .hints = {count(row.value(10)), count(row.value(11))}};
    if (!row.value(7).isNull())
        entry.winner = row.value(7).toInt() == 0 ? Side::One : Side::Two;
    if (!row.value(8).isNull())
        entry.forfeit = static_cast<Forfeit::Why>(
            std::clamp(row.value(8).toInt(), 0, static_cast<int>(Forfeit::Why::Fault)));
    if (!row.value(12).isNull())
        entry.review = row.value(12).toInt() == 1 ? Entry::Review::Done : Entry::Review::Impossible;
    entry.findings = {.slips = {count(row.value(13)), count(row.value(14))},
                      .scored = row.value(15).toBool(),
                      .estimated = row.value(16).toBool(),
                      .accuracy = {real(row.value(17)), real(row.value(18))}};
    return entry;
}

} // namespace

Or<std::vector<Entry>> Store::first(const Query& query, std::size_t most) {
    const Where where = whereOf(query.filter);
    std::vector<Entry> entries;
    const auto found =
        m_base->each(QStringLiteral("SELECT %1 FROM game WHERE ").arg(entryColumns) + where.text
                         + orderOf(query) + QStringLiteral(" LIMIT %1").arg(most),
                     where.values, [&](const QSqlQuery& row) {
                         entries.push_back(entryFrom(row));
                         return true;
                     });
    return ifDone(found, std::move(entries));
}

Or<Store::Numbers> Store::find(const Query& query, const std::stop_token& stop) {
    const Where where = whereOf(query.filter);
    Numbers numbers;
    const auto found =
        m_base->each(QStringLiteral("SELECT number FROM game WHERE ") + where.text + orderOf(query),
                     where.values, [&](const QSqlQuery& row) {
                         numbers.push_back(row.value(0).toLongLong());
                         return numbers.size() % stopEvery != 0 || !stop.stop_requested();
                     });
    return ifDone(found, std::move(numbers));
}

Or<std::vector<Entry>> Store::entries(const Numbers& numbers) {
    std::unordered_map<Entry::Number, Entry> by;
    const auto found =
        m_base->each(QStringLiteral("SELECT %1 FROM game WHERE gone IS NULL AND number IN %2")
                         .arg(entryColumns, listOf(numbers)),
                     {}, [&](const QSqlQuery& row) {
                         Entry entry = entryFrom(row);
                         by.emplace(entry.number, std::move(entry));
                         return true;
                     });
    if (!found)
        return std::unexpected(found.error());
    std::vector<Entry> entries;
    for (const Entry::Number number : numbers)
        if (const auto at = by.find(number); at != by.end())
            entries.push_back(at->second);
    return entries;
}

Or<void> Store::eachOfOneHuman(const QString& game,
                               const std::function<bool(const QByteArray&)>& take) {
    return m_base->each(QStringLiteral("SELECT file.text, file.sum FROM game JOIN file USING "
                                       "(number) WHERE game.game = ? AND gone IS NULL AND outcome "
                                       "IS NOT NULL ORDER BY ended DESC, number DESC"),
                        {game}, [&](const QSqlQuery& row) {
                            const QByteArray text = row.value(0).toByteArray();
                            return row.value(1).toLongLong() != sumOf(text) || take(text);
                        });
}

Or<std::optional<Entry::Number>> Store::nextToReview(const Numbers& but) {
    std::optional<Entry::Number> next;
    const auto found = m_base->each(
        QStringLiteral("SELECT number FROM game WHERE review IS NULL AND gone IS NULL AND number "
                       "NOT IN ")
            + listOf(but) + QStringLiteral(" ORDER BY ended DESC LIMIT 1"),
        {}, [&](const QSqlQuery& row) {
            next = row.value(0).toLongLong();
            return false;
        });
    return ifDone(found, std::move(next));
}

Or<Statistics> Store::statistics(const Filter& filter) {
    const Where where = whereOf(filter);
    Statistics statistics;
    const auto counted = m_base->each(
        QStringLiteral(
            "SELECT game, opponent, month, count(*), sum(outcome = 0), "
            "sum(outcome = 1), sum(outcome = 2), total(plies), total(hints), "
            "sum(review = 1), total(slips), count(quality), sum(quality) FROM game WHERE ")
            + where.text
            + QStringLiteral(" GROUP BY game, opponent, month ORDER BY month, game, opponent"),
        where.values, [&](const QSqlQuery& row) {
            const auto whole = [&](int column) { return row.value(column).toLongLong(); };
            statistics.cells.push_back({.game = row.value(0).toString(),
                                        .opponent = row.value(1).toString(),
                                        .month = row.value(2).toInt(),
                                        .tally = {.games = whole(3),
                                                  .by = {whole(4), whole(5), whole(6)},
                                                  .plies = whole(7),
                                                  .hints = whole(8),
                                                  .reviewed = whole(9),
                                                  .slips = whole(10),
                                                  .rated = whole(11),
                                                  .quality = row.value(12).toDouble()}});
            return true;
        });
    if (!counted)
        return std::unexpected(counted.error());
    const auto rows =
        m_base->each(QStringLiteral("SELECT outcome FROM game WHERE ") + where.text
                         + QStringLiteral(" AND outcome IS NOT NULL ORDER BY ended, number"),
                     where.values, [&](const QSqlQuery& row) {
                         statistics.current =
                             row.value(0).toInt() == 2 ? statistics.current + 1 : 0;
                         statistics.longest = std::max(statistics.longest, statistics.current);
                         return true;
                     });
    return ifDone(rows, std::move(statistics));
}

} // namespace bouton
