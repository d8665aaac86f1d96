#pragma once

#include <QObject>

#include <functional>
#include <optional>
#include <thread>

#include "session/mailbox.h"

namespace bouton {

// Writes one file, whole or not at all, or does other work of the kind, on a thread of its own, and
// deletes itself afterwards. The destructor waits until that is done.
class FileWriter : public QObject {
public:
    // What went wrong, or nothing. Called on the owner's thread, unless the owner is gone by then;
    // the file is written all the same.
    using Done = std::function<void(const std::optional<QString>& why)>;

    FileWriter(QObject* owner, const QString& path, QByteArray bytes, Done done);
    // `write` gives what went wrong, or nothing. It is called on the thread. What it throws went
    // wrong, too.
    FileWriter(QObject* owner, std::function<std::optional<QString>()> write, Done done);

private:
    Mailbox<std::optional<QString>> m_box;
    std::jthread m_thread; // last: it uses the box
};

} // namespace bouton
