#include "ui/print/file_writer.h"

#include <utility>

#include "session/kept/disk.h"

namespace bouton {

FileWriter::FileWriter(QObject* owner, const QString& path, QByteArray bytes, Done done)
    : QObject(owner) {
    connect(
        this, &FileWriter::written, this,
        [this, done = std::move(done)] {
            std::optional<QString> why;
            {
                const std::lock_guard lock(m_mutex);
                why = m_why;
            }
            deleteLater();
            done(why);
        },
        Qt::QueuedConnection);
    m_thread = std::thread([this, path, bytes = std::move(bytes)] {
        auto why = replaceFile(path, bytes);
        {
            const std::lock_guard lock(m_mutex);
            m_why = std::move(why);
        }
        emit written();
    });
}

FileWriter::~FileWriter() { m_thread.join(); }

} // namespace bouton
