#include "pictures/game_picture.h"

#include <QCoreApplication>
#include <QFileInfo>

#include "session/kept/disk.h"
#include "session/kept/game_file.h"
#include "ui/controls/words.h"

namespace bouton {

Or<Reopened> readGameFile(const QString& file, const QString& picture) {
    if (const auto why = objectionTo(QFileInfo(picture).filesystemFilePath(),
                                     {QFileInfo(file).filesystemFilePath()}))
        return refuse({QT_TRANSLATE_NOOP("Phrase", "%1 cannot be written: %2."),
                       {picture.toStdString(), why->toStdString()}});
    const Or<QByteArray> bytes = Disk().read(file, mostGameFileBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    Or<SavedGame> saved = readGame(*bytes);
    if (!saved)
        return std::unexpected(saved.error());
    return reopen(std::move(*saved));
}

std::optional<QString> paintGame(const QString& game, const QString& picture,
                                 const FilmManner& how) {
    EnglishPlurals english;
    QCoreApplication::installTranslator(&english);
    const Or<Reopened> reopened = readGameFile(game, picture);
    if (!reopened)
        return spoken(reopened.error());
    const Film film = filmOf(*reopened->match, how);
    const auto objection = objectionTo(film);
    return objection ? objection : replaceFile(picture, bytesOf(film));
}

} // namespace bouton
