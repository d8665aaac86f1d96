// SPDX-License-Identifier: MIT
#include "pictures/game_picture.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QPainter>

#include <csignal>
#include <sys/time.h>
#include <unistd.h>

#include "session/kept/disk.h"
#include "session/kept/game_file.h"
#include "session/values/reopened.h"
#include "ui/controls/words.h"
#include "ui/print/drawing.h"
#include "ui/theme/theme.h"

namespace bouton {

namespace {

constexpr int boardSide = 320; // as on screen, so that letters keep their share of a small picture

QByteArray png(const Drawing& board, int side) {
    const OnPaper light;
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    painter.scale(double(side) / boardSide, double(side) / boardSide);
    painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
    painter.setFont(paperFont());
    painter.setPen(Theme::light().ink);
    board.paint(painter);
    painter.end();
    QBuffer bytes;
    image.save(&bytes, "PNG");
    return bytes.data();
}

void end(int) {
    constexpr char why[] = "bouton: The game takes too long for a thumbnail.\n";
    (void)!::write(STDERR_FILENO, why, sizeof why - 1);
    ::_exit(1);
}

Phrase notWritten(const QString& picture, const QString& why) {
    return {QT_TRANSLATE_NOOP("Phrase", "%1 cannot be written: %2."),
            {picture.toStdString(), why.toStdString()}};
}

// Gives why it is not written.
std::optional<QString> write(const QString& picture, const QByteArray& bytes) {
    if (const auto why = replaceFile(picture, bytes))
        return spoken(notWritten(picture, *why));
    return std::nullopt;
}

// A saved game, which may come from anybody: it is read as docs/game-file.md says, and nothing else
// is read. Refuses to where there is an objectionTo() writing the `picture`. Blocks.
Or<Reopened> readGameFile(const QString& file, const QString& picture) {
    if (const auto why = objectionTo(QFileInfo(picture).filesystemFilePath(),
                                     {QFileInfo(file).filesystemFilePath()}))
        return refuse(notWritten(picture, *why));
    const Or<QByteArray> bytes = Disk().read(file, mostGameFileBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    Or<SavedGame> saved = readGame(*bytes);
    if (!saved)
        return std::unexpected(saved.error());
    return reopen(std::move(*saved));
}

} // namespace

std::optional<QString> paintGame(const QString& game, const QString& picture, const Film& how) {
    EnglishPlurals english;
    QCoreApplication::installTranslator(&english);
    const Or<Reopened> reopened = readGameFile(game, picture);
    if (!reopened)
        return spoken(reopened.error());
    const Film film = filmOf(*reopened->match, how);
    const auto objection = objectionTo(film);
    return objection ? objection : write(picture, bytesOf(film));
}

std::optional<QString> paintThumbnail(const QString& game, const QString& picture, int side) {
    EnglishPlurals english;
    QCoreApplication::installTranslator(&english);
    const Or<Reopened> reopened = readGameFile(game, picture);
    if (!reopened)
        return spoken(reopened.error());
    const Match& match = *reopened->match;
    const Drawing board = drawingOf(match.game(), match.picture(match.current()), boardSide, false);
    return write(picture, png(board, side));
}

void computeAtMost(int seconds) {
    std::signal(SIGPROF, end);
    const itimerval once{{}, {seconds, 0}};
    ::setitimer(ITIMER_PROF, &once, nullptr);
}

} // namespace bouton
