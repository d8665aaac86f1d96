#include "hand_over.h"

#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocalSocket>
#include <QStandardPaths>

namespace bouton {

namespace {

constexpr int patience = 1000;    // milliseconds, of somebody who opens a file
constexpr qint64 longest = 16384; // bytes of a path and what is passed with it
constexpr char greeting[] = "Bouton 1\n";
constexpr char taken[] = "taken\n";
// How a desktop knows that a window may come to the front, because its user asked for it.
constexpr char token[] = "XDG_ACTIVATION_TOKEN";

// The folder of the sockets of one data folder and display. Empty where the session has none.
QString meeting() {
    const QString session = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (session.isEmpty() || !QFileInfo(session).isDir())
        return {};
    const QString data = QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
    const QString which = QDir(data).absolutePath() + u'\n' + QGuiApplication::platformName()
                          + u'\n' + qEnvironmentVariable("WAYLAND_DISPLAY") + u'\n'
                          + qEnvironmentVariable("DISPLAY");
    // A socket's path has at most 107 bytes.
    const QByteArray name =
        QCryptographicHash::hash(which.toUtf8(), QCryptographicHash::Sha256).toHex().left(16);
    return session + QStringLiteral("/bouton/") + QString::fromLatin1(name);
}

// A line that the other side sends in time; empty if it does not.
QByteArray lineOf(QLocalSocket& socket, const QDeadlineTimer& end) {
    while (!socket.canReadLine() && socket.bytesAvailable() < longest)
        if (!socket.waitForReadyRead(static_cast<int>(end.remainingTime())))
            return {};
    return socket.readLine(longest);
}

// A window greets before it is told anything. So one that answers too late opens nothing.
bool isTaken(const QString& path, const QByteArray& message, const QDeadlineTimer& end) {
    QLocalSocket socket;
    socket.connectToServer(path);
    if (!socket.waitForConnected(static_cast<int>(end.remainingTime()))) {
        if (socket.error() == QLocalSocket::ConnectionRefusedError)
            QFile::remove(path); // of a process that was killed
        return false;
    }
    if (lineOf(socket, end) != greeting)
        return false;
    socket.write(message);
    socket.flush();
    return lineOf(socket, QDeadlineTimer(10 * patience)) == taken; // it is there
}

} // namespace

bool handOver(const QString& file) {
    const QString folder = meeting();
    if (folder.isEmpty())
        return false;
    // Percent signs keep a line break in a name out of the line.
    const QByteArray message =
        QFile::encodeName(QFileInfo(file).absoluteFilePath()).toPercentEncoding() + ' '
        + qgetenv(token).toPercentEncoding() + '\n';
    if (message.size() > longest)
        return false;
    const QDeadlineTimer end(patience);
    for (const QFileInfo& socket :
         QDir(folder).entryInfoList(QDir::System | QDir::Files, QDir::Time))
        if (isTaken(socket.absoluteFilePath(), message, end))
            return true;
    return false;
}

Receiver::Receiver(std::function<void(const QString& file)> open) : m_open(std::move(open)) {
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, [this] {
        while (QLocalSocket* caller = m_server.nextPendingConnection()) {
            connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
            connect(caller, &QLocalSocket::readyRead, this, [this, caller] { take(*caller); });
            caller->write(greeting);
        }
    });
    listen();
}

void Receiver::listen() {
    const QString folder = meeting();
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return;
    const QString path = folder + u'/' + QString::number(QCoreApplication::applicationPid());
    QLocalServer::removeServer(path); // of a killed process with this number
    (void)m_server.listen(path);      // else this window is for itself
}

void Receiver::take(QLocalSocket& caller) {
    if (!caller.canReadLine()) {
        if (caller.bytesAvailable() >= longest)
            caller.abort();
        return;
    }
    const QList<QByteArray> words = caller.readLine(longest).trimmed().split(' ');
    const QString file = QFile::decodeName(QByteArray::fromPercentEncoding(words.front()));
    if (caller.state() != QLocalSocket::ConnectedState)
        return; // it has opened the file itself
    caller.write(taken);
    caller.flush();
    if (words.size() > 1)
        qputenv(token, QByteArray::fromPercentEncoding(words[1]));
    if (QDir::isAbsolutePath(file))
        m_open(file);
}

} // namespace bouton
