#include "ui/print/file_writer.h"

#include <exception>
#include <new>
#include <utility>

#include "session/kept/disk.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

std::optional<QString> failureOf(const std::function<std::optional<QString>()>& write) {
    try {
        return write();
    } catch (const std::bad_alloc&) {
        return spoken({QT_TRANSLATE_NOOP("Phrase", "There is not enough memory.")});
    } catch (const std::exception& error) {
        return spoken({QT_TRANSLATE_NOOP("Phrase", "Something failed that never should: %1"),
                       {error.what()}});
    }
}

} // namespace

FileWriter::FileWriter(QObject* owner, const QString& path, QByteArray bytes, Done done)
    : FileWriter(
        owner, [path, bytes = std::move(bytes)] { return replaceFile(path, bytes); },
        std::move(done)) {}

FileWriter::FileWriter(QObject* owner, std::function<std::optional<QString>()> write, Done done)
    : QObject(owner),
      m_box([this, done = std::move(done)](const std::optional<QString>& why) {
          deleteLater();
          done(why);
      }),
      m_thread([this, write = std::move(write)] { m_box.post(failureOf(write)); }) {}

} // namespace bouton
