#include "session/archive/store.h"

#include <QDateTime>
#include <QFileInfo>

#include <algorithm>

#include "session/kept/game_file.h"

namespace bouton {

namespace {

using Moment = SavedGame::Moment;

constexpr std::int64_t day = 24 * 60 * 60 * 1000;

int monthOf(Moment moment) {
    const QDate date = QDateTime::fromMSecsSinceEpoch(millis(moment)).date();
    return date.year() * 100 + date.month();
}

template <class T> QVariant orNull(const std::optional<T>& value) {
    return value ? QVariant(static_cast<qlonglong>(*value)) : QVariant();
}

// "(1,2,3)"
QString listOf(const Store::Numbers& numbers, std::size_t from, std::size_t count) {
    QString text(QLatin1Char('('));
    for (std::size_t i = from; i < std::min(from + count, numbers.size()); ++i)
        text += (i == from ? QString() : QStringLiteral(",")) + QString::number(numbers[i]);
    return text + QLatin1Char(')');
}

constexpr std::size_t handful = 500; // numbers in a statement

Or<int> changedBy(const Or<QSqlQuery>& query) {
    if (!query)
        return std::unexpected(query.error());
    return query->numRowsAffected();
}

} // namespace

void Store::open() {
    m_base.open();
    mend();
}

void Store::mend() {
    m_base.mend();
    const auto old = m_base.takeSetAside();
    if (!old)
        return;
    const std::size_t saved = salvage(*old);
    m_base.tell(
        {QT_TRANSLATE_NOOP("Phrase", "The archive was damaged. It is set aside as %1, and a "
                                     "new one is begun with the %2 games that could be "
                                     "read."),
         {QFileInfo(*old).fileName().toStdString(), std::to_string(saved)}});
}

Or<void> Store::add(const SavedGame& game) {
    return m_base.whole([&] { return put(game); });
}

Or<void> Store::put(const SavedGame& game) {
    const Entry entry = entryOf(game);
    const QByteArray text = write(game);
    Entry::Number number = 0;
    QByteArray before;
    const auto looked = m_base.each(
        QStringLiteral("SELECT game.number, file.text FROM game LEFT JOIN file USING (number) "
                       "WHERE game.id = ?"),
        {entry.id}, [&](const QSqlQuery& row) {
            number = row.value(0).toLongLong();
            before = row.value(1).toByteArray();
            return false;
        });
    if (!looked)
        return looked;
    if (number == 0) {
        const Or<bool> copied = hasCopyOf(game);
        if (!copied)
            return std::unexpected(copied.error());
        if (*copied)
            return {};
        const auto made = m_base.run(
            QStringLiteral("INSERT INTO game (id, game, begun, ended, month, first, second, "
                           "opponent, plies, hints, first_hints, second_hints, words) "
                           "VALUES (?, '', 0, 0, 0, '', '', '', 0, 0, 0, 0, '')"),
            {entry.id});
        if (!made)
            return std::unexpected(made.error());
        number = made->lastInsertId().toLongLong();
    }
    const auto put = m_base.run(
        QStringLiteral("UPDATE game SET gone = NULL, game = ?, begun = ?, ended = ?, "
                       "month = ?, first = ?, second = ?, opponent = ?, winner = ?, "
                       "forfeit = ?, outcome = ?, plies = ?, hints = ?, first_hints = ?, "
                       "second_hints = ?, words = ? WHERE number = ?"),
        {entry.game, millis(entry.begun), millis(entry.ended), monthOf(entry.ended),
         entry.players[0], entry.players[1], entry.opponent(), orNull(entry.winner),
         orNull(entry.forfeit), orNull(entry.outcome()), static_cast<qlonglong>(entry.plies),
         entry.hints[0] + entry.hints[1], entry.hints[0], entry.hints[1], wordsOf(game),
         static_cast<qlonglong>(number)});
    if (!put)
        return std::unexpected(put.error());
    if (before == text)
        return {};
    const auto filed = m_base.run(
        QStringLiteral("INSERT OR REPLACE INTO file (number, text, sum) VALUES (?, ?, ?)"),
        {static_cast<qlonglong>(number), text, static_cast<qlonglong>(sumOf(text))});
    if (!filed)
        return std::unexpected(filed.error());
    const auto forgotten = m_base.run(
        QStringLiteral("UPDATE game SET review = NULL, first_slips = NULL, second_slips = "
                       "NULL, scored = NULL, estimated = NULL, first_accuracy = NULL, "
                       "second_accuracy = NULL, slips = NULL, quality = NULL "
                       "WHERE number = ?"),
        {static_cast<qlonglong>(number)});
    return forgotten ? Or<void>{} : std::unexpected(forgotten.error());
}

// A game that is opened from a file or from the archive is a copy with an id of its own. It is
// another game as soon as another move was made.
Or<bool> Store::hasCopyOf(const SavedGame& game) {
    std::vector<QByteArray> texts;
    const auto found = m_base.each(
        QStringLiteral("SELECT file.text FROM game JOIN file USING (number) "
                       "WHERE begun = ? AND game = ? AND plies = ? AND gone IS NULL"),
        {millis(game.begun), QString::fromStdString(game.game), static_cast<qlonglong>(game.plies)},
        [&](const QSqlQuery& row) {
            texts.push_back(row.value(0).toByteArray());
            return true;
        });
    if (!found)
        return std::unexpected(found.error());
    return std::ranges::any_of(texts, [&](const QByteArray& text) {
        const auto other = readGame(text);
        return other && isCopy(*other, game);
    });
}

Or<QByteArray> Store::file(Entry::Number number) {
    std::optional<QByteArray> text;
    bool whole = false;
    const auto read = m_base.each(QStringLiteral("SELECT text, sum FROM file WHERE number = ?"),
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

// Deleting ----------------------------------------------------------------------------------------

Or<int> Store::remove(const Numbers& numbers, std::int64_t batch) {
    int all = 0;
    const Or<void> done = m_base.whole([&]() -> Or<void> {
        for (std::size_t i = 0; i < numbers.size(); i += handful) {
            const auto count =
                changedBy(m_base.run(QStringLiteral("UPDATE game SET gone = ? WHERE gone IS NULL "
                                                    "AND number IN ")
                                         + listOf(numbers, i, handful),
                                     {static_cast<qlonglong>(batch)}));
            if (!count)
                return std::unexpected(count.error());
            all += *count;
        }
        return {};
    });
    if (!done)
        return std::unexpected(done.error());
    return all;
}

Or<int> Store::removeAll(std::int64_t batch) {
    return changedBy(m_base.run(QStringLiteral("UPDATE game SET gone = ? WHERE gone IS NULL"),
                                {static_cast<qlonglong>(batch)}));
}

Or<int> Store::putBack(std::int64_t batch) {
    return changedBy(m_base.run(QStringLiteral("UPDATE game SET gone = NULL WHERE gone = ?"),
                                {static_cast<qlonglong>(batch)}));
}

// A batch is the time of its deletion. A program that was killed leaves its own behind.
Or<void> Store::seal(std::int64_t batch) {
    const qlonglong old = QDateTime::currentMSecsSinceEpoch() - day;
    const auto sealed = m_base.run(QStringLiteral("UPDATE game SET gone = 0 WHERE gone = ? OR "
                                                  "(gone > 0 AND gone < ?)"),
                                   {static_cast<qlonglong>(batch), old});
    return sealed ? Or<void>{} : std::unexpected(sealed.error());
}

Or<bool> Store::purge(int most) {
    bool some = false, others = false;
    const auto looked =
        m_base.each(QStringLiteral("SELECT EXISTS (SELECT 1 FROM game WHERE gone = 0), "
                                   "EXISTS (SELECT 1 FROM game WHERE gone IS NULL) OR "
                                   "EXISTS (SELECT 1 FROM game WHERE gone > 0)"),
                    {}, [&](const QSqlQuery& row) {
                        some = row.value(0).toBool();
                        others = row.value(1).toBool();
                        return false;
                    });
    if (!looked)
        return std::unexpected(looked.error());
    if (!some)
        return false;
    if (!others)
        return purgeAll();
    const auto count = changedBy(m_base.run(
        QStringLiteral("DELETE FROM game WHERE number IN (SELECT number FROM game WHERE gone = 0 "
                       "LIMIT %1)")
            .arg(most)));
    if (!count)
        return std::unexpected(count.error());
    return *count == most;
}

// Without foreign keys SQLite drops whole tables at once. Then the file shrinks.
Or<bool> Store::purgeAll() {
    (void)m_base.run(QStringLiteral("PRAGMA foreign_keys = OFF"));
    const Or<void> done = m_base.whole([&]() -> Or<void> {
        bool others = false;
        const auto looked =
            m_base.each(QStringLiteral("SELECT 1 FROM game WHERE gone IS NULL OR gone > 0 LIMIT 1"),
                        {}, [&](const QSqlQuery&) { return !(others = true); });
        if (!looked || others) // another program was quicker
            return looked;
        for (const char* table : {"file", "game"})
            if (const auto gone = m_base.run(QStringLiteral("DELETE FROM ") + QLatin1String(table));
                !gone)
                return std::unexpected(gone.error());
        return {};
    });
    (void)m_base.run(QStringLiteral("PRAGMA foreign_keys = ON"));
    if (!done)
        return std::unexpected(done.error());
    (void)m_base.run(QStringLiteral("VACUUM"));
    (void)m_base.run(QStringLiteral("PRAGMA wal_checkpoint(TRUNCATE)"));
    return false;
}

// Findings ----------------------------------------------------------------------------------------

Or<std::optional<Entry::Number>> Store::nextToReview(const Numbers& but) {
    std::optional<Entry::Number> next;
    const auto found = m_base.each(
        QStringLiteral("SELECT number FROM game WHERE review IS NULL AND gone IS NULL AND number "
                       "NOT IN ")
            + listOf(but, 0, but.size()) + QStringLiteral(" ORDER BY ended DESC LIMIT 1"),
        {}, [&](const QSqlQuery& row) {
            next = row.value(0).toLongLong();
            return false;
        });
    if (!found)
        return std::unexpected(found.error());
    return next;
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
    const auto kept = m_base.run(
        QStringLiteral("UPDATE game SET review = ?, first_slips = ?, second_slips = ?, scored = ?, "
                       "estimated = ?, first_accuracy = ?, second_accuracy = ?, slips = ?, "
                       "quality = ? WHERE number = ?"),
        {done ? 1 : 0, done ? all.slips[0] : QVariant(), done ? all.slips[1] : QVariant(),
         all.scored ? 1 : 0, all.estimated ? 1 : 0, real(all.accuracy[0]), real(all.accuracy[1]),
         done ? slipsOf(known) : QVariant(), real(qualityOf(known)),
         static_cast<qlonglong>(number)});
    return kept ? Or<void>{} : std::unexpected(kept.error());
}

} // namespace bouton
