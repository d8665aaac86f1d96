#pragma once

#include <QObject>

#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace bouton {

// Writes one file, whole or not at all, on a thread of its own, and deletes itself afterwards.
class FileWriter : public QObject {
    Q_OBJECT

public:
    // What went wrong, or nothing. Called on the owner's thread, unless the owner is gone by then;
    // the file is written all the same.
    using Done = std::function<void(const std::optional<QString>& why)>;

    FileWriter(QObject* owner, const QString& path, QByteArray bytes, Done done);
    ~FileWriter() override; // waits until the file is written

signals:
    void written();

private:
    std::mutex m_mutex;
    std::optional<QString> m_why;
    std::thread m_thread; // the last member, because it uses the others
};

} // namespace bouton
