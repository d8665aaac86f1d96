#include "ui/print/file_writer.h"

#include <utility>

#include "session/kept/disk.h"

namespace bouton {

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
      m_thread([this, write = std::move(write)] { m_box.post(write()); }) {}

} // namespace bouton
