// SPDX-License-Identifier: MIT
#include "session/archive/export.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

#include "games/record.h"
#include "session/csv.h"
#include "session/file_name.h"
#include "session/kept/disk.h"
#include "session/kept/game_file.h"
#include "session/values/reopened.h"

namespace bouton {

namespace {

constexpr std::size_t stepSize = 50; // games

QString timeOf(SavedGame::Moment moment) {
    return QDateTime::fromMSecsSinceEpoch(moment.time_since_epoch().count(), Qt::UTC)
        .toString(Qt::ISODate);
}

QString winnerOf(const Entry& entry) {
    return !entry.winner ? QStringLiteral("draw")
                         : QString::number(static_cast<int>(indexOf(*entry.winner)) + 1);
}

QString forfeitOf(const Entry& entry) {
    return !entry.forfeit                             ? QString()
           : *entry.forfeit == Forfeit::Why::Resigned ? QStringLiteral("resigned")
           : *entry.forfeit == Forfeit::Why::Fault    ? QStringLiteral("fault")
                                                      : QStringLiteral("time");
}

QString numberOf(const std::optional<double>& value) {
    return value ? QString::number(*value, 'f', 4) : QString();
}

// The fields of a game, in the order of exportedColumns().
QStringList fieldsOf(const Entry& entry) {
    const bool known = entry.review == Entry::Review::Done;
    const auto found = [&](int number) { return known ? QString::number(number) : QString(); };
    const Findings& findings = entry.findings;
    return {entry.id,
            entry.game,
            timeOf(entry.begun),
            timeOf(entry.ended),
            entry.players[0],
            entry.players[1],
            winnerOf(entry),
            forfeitOf(entry),
            QString::number(entry.plies),
            QString::number(entry.hints[0]),
            QString::number(entry.hints[1]),
            found(findings.slips[0]),
            found(findings.slips[1]),
            numberOf(findings.accuracy[0]),
            numberOf(findings.accuracy[1])};
}

QString fileNameOf(const Entry& entry) {
    return asFileName(timeOf(entry.ended).left(10) + QLatin1Char(' ') + entry.game
                      + QLatin1Char(' ') + entry.id)
           + QStringLiteral(".bouton");
}

} // namespace

QStringList exportedColumns() {
    return QStringLiteral("id,game,begun,ended,first,second,winner,forfeit,plies,first_hints,"
                          "second_hints,first_slips,second_slips,first_accuracy,second_accuracy")
        .split(QLatin1Char(','));
}

Export::Export(Format format, const QString& path, Store::Numbers numbers,
               std::span<const Ruleset* const> games)
    : m_format(format), m_path(path), m_numbers(std::move(numbers)), m_games(games) {}

Or<void> Export::write(const QByteArray& bytes) {
    const auto why = writeAll(*m_file, bytes);
    if (!why)
        return {};
    return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be written: %2."),
                   {m_path.toStdString(), why->toStdString()}});
}

std::optional<Or<Export::Done>> Export::step(Store& store) {
    const auto failed = [&](const Phrase& why) { return Or<Done>(refuse(why)); };
    if (m_at == 0 && m_format != Format::Files) {
        m_file = std::make_unique<QSaveFile>(m_path);
        auto why = store.base().objection(m_path);
        if (!why && !m_file->open(QIODevice::WriteOnly))
            why = m_file->errorString();
        if (why)
            return failed({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be written: %2."),
                           {m_path.toStdString(), why->toStdString()}});
        const QByteArray head = m_format == Format::Table  ? csvText({exportedColumns()}).toUtf8()
                                : m_format == Format::Json ? QByteArray("[")
                                                           : QByteArray();
        m_file->write(head); // so few bytes wait in memory for more
    }
    const std::size_t end = std::min(m_at + stepSize, m_numbers.size());
    const auto entries = store.entries({m_numbers.begin() + static_cast<std::ptrdiff_t>(m_at),
                                        m_numbers.begin() + static_cast<std::ptrdiff_t>(end)});
    if (!entries)
        return failed(entries.error());
    for (const Entry& entry : *entries)
        if (const auto done = add(store, entry); !done)
            return failed(done.error());
    m_at = end;
    if (m_at < m_numbers.size())
        return std::nullopt;
    if (m_format == Format::Json)
        m_file->write("\n]\n"); // what fails here is told by the commit
    if (const auto why = m_file ? commitFile(*m_file) : std::nullopt)
        return failed({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be written: %2."),
                       {m_path.toStdString(), why->toStdString()}});
    return Or<Done>(m_done);
}

// A game whose text cannot be read is still a line of the table.
Or<void> Export::add(Store& store, const Entry& entry) {
    if (m_format == Format::Table) {
        ++m_done.written;
        return write(csvText({fieldsOf(entry)}).toUtf8());
    }
    const auto text = store.file(entry.number);
    const QByteArray record = text && m_format == Format::Records ? recordOf(*text) : QByteArray();
    if (!text || (m_format == Format::Records && record.isEmpty())) {
        ++m_done.unread;
        return {};
    }
    ++m_done.written;
    if (m_format == Format::Records)
        return write(record);
    if (m_format == Format::Json) {
        QJsonObject object;
        const QStringList names = exportedColumns(), fields = fieldsOf(entry);
        for (qsizetype i = 0; i < names.size(); ++i)
            if (!fields[i].isEmpty())
                object.insert(names[i], fields[i]);
        object.insert(QStringLiteral("file"), QJsonDocument::fromJson(*text).object());
        return write((m_done.written > 1 ? ",\n" : "\n")
                     + QJsonDocument(object).toJson(QJsonDocument::Compact));
    }
    const QString file = QDir(m_path).filePath(fileNameOf(entry));
    if (const auto why = replaceFile(file, *text))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be written: %2."),
                       {file.toStdString(), why->toStdString()}});
    return {};
}

QByteArray Export::recordOf(const QByteArray& text) const {
    const auto game = readGame(text);
    if (!game)
        return {};
    const auto opened = reopen(*game, m_games);
    return opened ? QByteArray::fromStdString(wholeRecord(*opened->match)) + '\n' : QByteArray();
}

} // namespace bouton
