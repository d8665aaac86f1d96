#include "ui/print/file_writer.h"

#include <utility>

#include "session/kept/disk.h"

namespace bouton {

FileWriter::FileWriter(QObject* owner, const QString& path, QByteArray bytes, Done done)
    : QObject(owner),
      m_box([this, done = std::move(done)](const std::optional<QString>& why) {
          deleteLater();
          done(why);
      }),
      m_thread([this, path, bytes = std::move(bytes)] { m_box.post(replaceFile(path, bytes)); }) {}

} // namespace bouton
