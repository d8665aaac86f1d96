#pragma once

#include <QLocalServer>
#include <QString>

#include <functional>

namespace bouton {

// A file that one opens goes to a window that is there. Windows of one user find one another by
// sockets in the folder that the session has for such things (XDG_RUNTIME_DIR), those with the same
// data folder and display together. Where there is no such folder, every window is for itself.

// Gives the file to a running Bouton that answers within a second, the one that was started last
// first. Blocks for so long. False if there is none: then this process opens it.
bool handOver(const QString& file);

// Takes what others hand over, as long as it lives.
class Receiver : public QObject {
public:
    // Calls `open` with the file's absolute path.
    explicit Receiver(std::function<void(const QString& file)> open);

private:
    void listen();
    void take(QLocalSocket& caller);

    std::function<void(const QString& file)> m_open;
    QLocalServer m_server;
};

} // namespace bouton
