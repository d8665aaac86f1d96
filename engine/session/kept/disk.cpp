// SPDX-License-Identifier: MIT
#include "session/kept/disk.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <algorithm>

#include "core/whole_file.h"

#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <unistd.h>
#endif

namespace bouton {

namespace {

std::unexpected<Phrase> refuseFile(const char* text, const QString& file, const QString& why) {
    return refuse({text, {QDir::toNativeSeparators(file).toStdString(), why.toStdString()}});
}

constexpr const char* notWritten =
    QT_TRANSLATE_NOOP("Phrase", "The file \"%1\" cannot be written: %2.");
constexpr const char* noFile = QT_TRANSLATE_NOOP("Phrase", "it is no file");
constexpr const char* notRead = QT_TRANSLATE_NOOP("Phrase", "The file \"%1\" cannot be read: %2.");

bool synced(const QFileDevice& file) {
#ifdef Q_OS_UNIX
    return ::fsync(file.handle()) == 0;
#else
    return file.isOpen();
#endif
}

// A name is on the disk for good when its folder is. What a file system refuses here, it does not
// offer; the file itself is whole either way.
void syncFolder(const QString& folder) {
#ifdef Q_OS_UNIX
    const int descriptor =
        ::open(QFile::encodeName(folder).constData(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor == -1)
        return;
    (void)::fsync(descriptor);
    ::close(descriptor);
#else
    Q_UNUSED(folder);
#endif
}

} // namespace

std::optional<QString> objectionTo(const std::filesystem::path& output,
                                   std::initializer_list<std::filesystem::path> inputs) {
    namespace fs = std::filesystem;
    std::error_code error; // of what is not there, or not to be seen: writing will tell
    const fs::file_status there = fs::status(output, error);
    if (fs::exists(there) && !fs::is_regular_file(there))
        return QCoreApplication::translate("Phrase", noFile);
    for (const fs::path& input : inputs)
        if (fs::equivalent(input, output, error))
            return QCoreApplication::translate("Phrase", "it is the file that is read");
    return std::nullopt;
}

void makePrivate(const QString& path) {
    QFile::setPermissions(path, QFile::permissions(path)
                                    & (QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
}

bool makeOwnFolder(const QString& folder) {
    const QFileInfo info(folder);
    return info.isDir()
           || (makeOwnFolder(info.absolutePath())
               && QDir().mkdir(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner))
           || QFileInfo(folder).isDir(); // another program was quicker
}

std::optional<QString> writeAll(QSaveFile& file, QByteArrayView bytes) {
    while (!bytes.isEmpty()) {
        const qint64 written = file.write(bytes.data(), bytes.size());
        if (written <= 0)
            return qt_error_string(); // where some of it fits, the file knows no reason
        bytes = bytes.sliced(written);
    }
    return std::nullopt;
}

std::optional<QString> commitFile(QSaveFile& file) {
    if (!file.flush() || !synced(file))
        return qt_error_string();
    if (!file.commit())
        return file.errorString();
    return std::nullopt;
}

std::optional<QString> replaceFile(const QString& file, const QByteArray& bytes) {
    if (auto why = objectionTo(QFileInfo(file).filesystemFilePath()))
        return why;
    QSaveFile out(file);
    if (!out.open(QIODevice::WriteOnly))
        return out.errorString();
    if (auto why = writeAll(out, bytes))
        return why;
    if (auto why = commitFile(out))
        return why;
    syncFolder(QFileInfo(file).absolutePath());
    return std::nullopt;
}

std::filesystem::path placeOf(const QString& file) {
    const std::filesystem::path asWritten = QFile::encodeName(file).toStdString();
    const QFileInfo info(file);
    if (!file.contains(QChar::ReplacementCharacter) || info.exists())
        return asWritten;
    std::vector<std::filesystem::path> found;
    std::error_code error;
    for (std::filesystem::directory_iterator at(placeOf(info.path()), error), end;
         !error && at != end; at.increment(error))
        if (QFile::decodeName(at->path().filename().c_str()) == info.fileName())
            found.push_back(at->path());
    return found.size() == 1 ? found.front() : asWritten;
}

Or<void> Disk::write(const QString& file, const QByteArray& bytes) {
    QDir().mkpath(QFileInfo(file).absolutePath());
    if (const auto why = replaceFile(file, bytes))
        return refuseFile(notWritten, file, *why);
    return {};
}

Or<void> Disk::keep(const QString& file, const QByteArray& bytes) {
    makeOwnFolder(QFileInfo(file).absolutePath());
    const Or<void> done = write(file, bytes);
    if (done)
        makePrivate(file);
    return done;
}

Or<QByteArray> Disk::read(const QString& file, qint64 most) {
    const std::filesystem::path place = placeOf(file);
    if (const auto why = objectionTo(place))
        return refuseFile(notRead, file, *why);
    FileReader in(place);
    const auto bound = static_cast<std::uintmax_t>(most);
    std::error_code error; // of what is not there: reading will tell
    const std::uintmax_t told = std::filesystem::file_size(place, error);
    const bool isLarge = !error && told > bound;
    const auto bytes = isLarge ? std::string() : in.all(bound);
    if (!bytes)
        return refuseFile(notRead, file, qt_error_string(in.error()));
    // It may grow meanwhile, and files of the system tell no size.
    if (isLarge || bytes->size() > bound)
        return refuse({QT_TRANSLATE_N_NOOP("Phrase", "The file \"%1\" is too large: it has more "
                                                     "than %n byte(s)."),
                       {QDir::toNativeSeparators(file).toStdString()},
                       static_cast<int>(most)});
    return QByteArray::fromStdString(*bytes);
}

Or<void> Disk::remove(const QString& file) {
    QFile gone(file);
    if (!gone.exists() || gone.remove())
        return {};
    return refuseFile(QT_TRANSLATE_NOOP("Phrase", "The file \"%1\" cannot be removed: %2."), file,
                      gone.errorString());
}

std::vector<QString> Disk::list(const QString& folder, const QString& pattern) {
    QStringList names = QDir(folder).entryList({pattern}, QDir::Files);
    std::error_code error;
    // Qt leaves out names that are no UTF-8.
    for (std::filesystem::directory_iterator at(placeOf(folder), error), end; !error && at != end;
         at.increment(error))
        if (const QString name = QFile::decodeName(at->path().filename().c_str());
            name.contains(QChar::ReplacementCharacter) && QDir::match(pattern, name)
            && !names.contains(name))
            names.append(name);
    return {names.begin(), names.end()};
}

} // namespace bouton
