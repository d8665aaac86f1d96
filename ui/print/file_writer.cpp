#include "ui/print/file_writer.h"

#include <utility>

#include "session/failure.h"
#include "session/kept/disk.h"
#include "ui/controls/words.h"

namespace bouton {

namespace {

std::optional<QString> answerOf(const std::function<std::optional<QString>()>& write) {
    std::optional<QString> why;
    if (const auto failure = failureOf([&] { why = write(); }))
        why = spoken(*failure);
    return why;
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
      m_thread([this, write = std::move(write)] { m_box.post(answerOf(write)); }) {}

} // namespace bouton
