#include "session/archive/copies.h"

#include <QDate>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

#include <filesystem>

#include "session/kept/disk.h"

namespace bouton {

namespace {

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

// The copy is made under another name first, so that a copy that is there already is not lost.
Or<void> backUp(Database& base, const QString& path) {
    if (const auto why = base.objection(path))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be written: %2."),
                       {path.toStdString(), why->toStdString()}});
    const QString part = path + QStringLiteral(".part");
    QFile::remove(part);
    if (const auto copied = base.run(QStringLiteral("VACUUM INTO ?"), {part}); !copied) {
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

Or<QString> restore(Database& base, const QString& path) {
    const QTemporaryDir desk(base.folder() + QStringLiteral("/restoring-XXXXXX"));
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
    const QString before = freshName(QDir(base.folder()), QStringLiteral("archive-before"));
    if (const auto saved = backUp(base, before); !saved)
        return std::unexpected(saved.error());
    makePrivate(before);
    if (const auto done = replaceBy(base, copy); !done) {
        QFile::remove(before);
        return std::unexpected(done.error());
    }
    return before;
}

} // namespace bouton
