// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QLocalServer>
#include <QLocalSocket>
#include <QLocale>
#include <QObject>
#include <QSessionManager>
#include <QSocketNotifier>
#include <QStandardPaths>
#include <QString>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <functional>
#include <optional>
#include <random>
#include <string>
#include <unistd.h>
#include <utility>

#include "about/version.h"
#include "command_line.h"
#include "core/visible.h"
#include "games/catalogue.h"
#include "pictures/game_picture.h"
#include "pictures/screenshots.h"
#include "session/kept/disk.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/system_wishes.h"
#include "ui/print/drawing.h"
#include "ui/theme/resources.h"
#include "ui/window/main_window.h"
#include "ui/window/window_menus.h"

namespace bouton {

namespace {

int wakingEnd = -1; // of the pipe that leads from the signal to the event loop

void wake(int) { (void)!::write(wakingEnd, "", 1); }

// Where the home folder is not known, Qt would take "/" for it. This sees to it that then nothing
// is written anywhere, and gives whether it is known. Must be called before there is an
// application.
bool stayOutOfTheRoot() {
    const QString home = qEnvironmentVariable("HOME");
    const bool known =
        QFileInfo(home).isDir() && QFileInfo(home).canonicalFilePath() != QLatin1String("/");
    if (!known)
        qputenv("HOME", "/dev/null"); // nobody can make a file in it
    return known;
}

// Qt crashes where QT_SCALE_FACTOR or its kin is 0. Leaves out what is no scale, and tells it. Must
// be called before there is an application.
void refuseScales() {
    for (const auto& [name, one] : {std::pair("QT_SCALE_FACTOR", 1.0),
                                    {"QT_SCREEN_SCALE_FACTORS", 1.0},
                                    {"QT_FONT_DPI", 96.0}})
        for (const QByteArray& part : qgetenv(name).split(';')) { // "2", or "DP-1=2;1.5"
            const double scale = part.mid(part.lastIndexOf('=') + 1).toDouble() / one;
            if (part.isEmpty() || (scale >= 0.1 && scale <= 16))
                continue;
            std::fprintf(stderr, "bouton: %s has no sensible scale and is left out.\n", name);
            qunsetenv(name);
        }
}

// Calls `then` in the event loop of this thread when the process is told to end: SIGTERM, or the
// terminal's SIGINT and SIGHUP. The second signal ends it at once. What the process ignored before
// it goes on ignoring.
void atTermination(QObject& owner, std::function<void()> then) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    wakingEnd = ends[1];
    auto* notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, &owner);
    QObject::connect(notifier, &QSocketNotifier::activated, &owner,
                     [notifier, then = std::move(then)] {
                         notifier->setEnabled(false);
                         then();
                     });
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        struct sigaction action {};
        sigaction(signal, nullptr, &action);
        if (action.sa_handler == SIG_IGN)
            continue;
        action.sa_handler = wake;
        action.sa_flags = SA_RESETHAND | SA_RESTART;
        sigaction(signal, &action, nullptr);
    }
}

// A file that one opens goes to a window that is there. Windows of one user find one another by
// sockets in the folder that the session has for such things (XDG_RUNTIME_DIR), those with the same
// data folder and display together. Where there is no such folder, every window is for itself.

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

// Gives the file to a running Bouton that answers within a second, the one that was started last
// first. Blocks for so long. False if there is none: then this process opens it.
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

void take(QLocalSocket& caller, const std::function<void(const QString& file)>& open) {
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
        open(file);
}

// Takes what others hand over, as long as the server lives: calls `open` with the file's absolute
// path.
void receive(QLocalServer& server, const std::function<void(const QString& file)>& open) {
    server.setSocketOptions(QLocalServer::UserAccessOption);
    QObject::connect(&server, &QLocalServer::newConnection, &server, [&server, open] {
        while (QLocalSocket* caller = server.nextPendingConnection()) {
            QObject::connect(caller, &QLocalSocket::disconnected, caller, &QObject::deleteLater);
            QObject::connect(caller, &QLocalSocket::readyRead, &server,
                             [caller, open] { take(*caller, open); });
            caller->write(greeting);
        }
    });
    const QString folder = meeting();
    if (folder.isEmpty() || !QDir().mkpath(folder))
        return;
    const QString path = folder + u'/' + QString::number(QCoreApplication::applicationPid());
    QLocalServer::removeServer(path); // of a killed process with this number
    (void)server.listen(path);        // else this window is for itself
}

constexpr std::uint64_t seedOfScreenshots = 7;

int fail(const QString& sentence, int status) {
    std::fprintf(stderr, "bouton: %s\n", visible(sentence.toStdString(), longestPath).c_str());
    return status;
}

int screenshots(const QCommandLineParser& line) {
    const QString scale = line.value("scale");
    if (scale != QLatin1String("1") && scale != QLatin1String("2"))
        return fail(QCoreApplication::translate("main", "--scale is 1 or 2, not %1.").arg(scale),
                    2);
    const auto vision = colourVisionNamed(line.value("sight"));
    if (!vision)
        return fail(
            QCoreApplication::translate("main", "--sight is no %1.").arg(line.value("sight")), 2);
    const QStringList palettes{QStringLiteral("usual"), QStringLiteral("colour-blind"),
                               QStringLiteral("high-contrast")};
    const qsizetype palette = palettes.indexOf(line.value("palette"));
    if (palette < 0)
        return fail(
            QCoreApplication::translate("main", "--palette is no %1.").arg(line.value("palette")),
            2);
    const auto why = takeScreenshots(line.value("screenshot"), seedOfScreenshots,
                                     {.figures = line.isSet("figures"),
                                      .vision = *vision,
                                      .palette = static_cast<Eyes>(palette)});
    return why ? fail(*why, 1) : 0;
}

// The whole number of --size, between these two; empty: it is something else, which is told.
std::optional<int> sizeOf(const QCommandLineParser& line, int least, int standard, int most) {
    bool isNumber = true;
    const QString size = line.value("size");
    const int side = size.isEmpty() ? standard : size.toInt(&isNumber);
    if (isNumber && side >= least && side <= most)
        return side;
    fail(QCoreApplication::translate("main", "--size is %1 to %2, not %3.")
             .arg(least)
             .arg(most)
             .arg(size),
         2);
    return std::nullopt;
}

int picture(const QCommandLineParser& line) {
    const auto side = sizeOf(line, Film::leastSide, Film::standardSide, Film::mostSide);
    if (!side)
        return 2;
    bool isNumber = false;
    const double pace = line.value("pace").toDouble(&isNumber);
    if (!isNumber || !(pace >= 0.1 && pace <= 10))
        return fail(QCoreApplication::translate("main", "--pace is 0.1 to 10, not %1.")
                        .arg(line.value("pace")),
                    2);
    const QStringList files = line.positionalArguments();
    if (files.size() != 1)
        return fail(QCoreApplication::translate(
                        "main", "--picture takes a saved game, and the file to be written."),
                    2);
    const QString ending = QFileInfo(files.front()).suffix().toLower();
    if (!ending.isEmpty() && ending != QLatin1String("png") && ending != QLatin1String("apng"))
        return fail(
            QCoreApplication::translate(
                "main", "--picture writes an animated PNG: a name that ends in .png, not .%1.")
                .arg(ending),
            2);
    const auto why = paintGame(line.value("picture"), files.front(),
                               {.turned = line.isSet("turned"),
                                .coordinates = !line.isSet("without-coordinates"),
                                .marks = !line.isSet("without-marks"),
                                .pace = std::chrono::milliseconds(std::lround(pace * 1000)),
                                .side = *side});
    return why ? fail(*why, 1) : 0;
}

int thumbnail(const QCommandLineParser& line) {
    const auto side = sizeOf(line, leastThumbnail, 256, mostThumbnail);
    if (!side)
        return 2;
    const QStringList files = line.positionalArguments();
    if (files.size() != 1)
        return fail(QCoreApplication::translate("main", "--thumbnail takes one file of a game."),
                    2);
    computeAtMost(1);
    const auto why = paintThumbnail(files.front(), line.value("thumbnail"), *side);
    return why ? fail(*why, 1) : 0;
}

// Pictures need no display and may be larger than life. If the command line asks for some, this
// says so to Qt; there must be no application yet. Faulty values are told by paintIfAsked().
void preparePictures(int argc, char** argv) {
    const auto value = [&](const std::string& name) -> std::optional<std::string> {
        for (int i = 1; i < argc; ++i) {
            const std::string argument = argv[i];
            if (argument == name)
                return i + 1 < argc ? argv[i + 1] : "";
            if (argument.starts_with(name + '='))
                return argument.substr(name.size() + 1);
        }
        return std::nullopt;
    };
    if (!value("--screenshot") && !value("--thumbnail") && !value("--picture"))
        return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", value("--scale") == "2" ? "2" : "1");
}

// Paints what the command line asks for: screenshots, a game as a moving picture, a thumbnail.
// Tells on standard error what is wrong. Blocks until all is written. Gives the exit status; empty:
// no picture is asked for.
std::optional<int> paintIfAsked(const QCommandLineParser& line) {
    if (line.isSet("screenshot"))
        return screenshots(line);
    if (line.isSet("picture"))
        return picture(line);
    if (line.isSet("thumbnail"))
        return thumbnail(line);
    return std::nullopt;
}

void nameTheProgram() {
    QCoreApplication::setOrganizationName(QStringLiteral("Bouton"));
    QCoreApplication::setApplicationName(QStringLiteral("Bouton"));
    QCoreApplication::setApplicationVersion(QLatin1String(about::version));
}

// As MainWindow::openArguments() understands them: a game goes before a file of that name.
bool namesAFile(const QStringList& arguments) {
    std::error_code error;
    return arguments.size() == 1 && std::filesystem::exists(placeOf(arguments.front()), error)
           && std::ranges::none_of(catalogue(), [&](const Ruleset* game) {
                  return arguments.front() == QLatin1String(game->name.id);
              });
}

} // namespace

} // namespace bouton

int main(int argc, char** argv) {
    using namespace bouton;
    nameTheProgram();
    const bool homeIsKnown = stayOutOfTheRoot();
    answerWithoutADisplay(argc, argv);
    preparePictures(argc, argv);
    refuseScales();
    QApplication app(argc, argv);
    QApplication::setDesktopFileName(QStringLiteral("org.boutongames.bouton"));
    QApplication::setWindowIcon(applicationIcon());
    usePaper(paperOf(QLocale::system().territory()));

    QCommandLineParser line;
    describe(line);
    line.process(app);
    if (const auto status = paintIfAsked(line))
        return *status;
    const bool isMeasured = line.isSet("until-painted");
    if (!isMeasured && namesAFile(line.positionalArguments())
        && handOver(line.positionalArguments().front()))
        return 0;

    std::random_device noise;
    MainWindow window((std::uint64_t{noise()} << 32) | noise());
    const SystemWishes wishes(&window);
    QObject::connect(&wishes, &SystemWishes::motionChanged, &window.preferences(),
                     &Preferences::motionChanged);
    QObject::connect(&wishes, &SystemWishes::contrastChanged, &window.preferences(),
                     &Preferences::appearanceChanged);
    // A signal or a logout ends the program without a question; the window keeps its games as it
    // goes.
    atTermination(app, [] { QCoreApplication::exit(); });
    QObject::connect(
        &app, &QGuiApplication::commitDataRequest, &window,
        [&window] { (void)window.unsaved().objection(); }, Qt::DirectConnection);
    window.show();
    window.openArguments(line.positionalArguments());
    if (line.positionalArguments().isEmpty() && !isMeasured)
        window.help().welcome();
    // What else fails then follows from that, so that is said last.
    if (!homeIsKnown)
        QObject::connect(
            &window.library(), &Library::failed, &window, [&window](const QObject& part) {
                if (&part != &window)
                    emit window.library().failed(
                        window, {QT_TRANSLATE_NOOP("Phrase", "The home folder is not known, so "
                                                             "no game and no preference is "
                                                             "kept.")});
            });
    QLocalServer server;
    if (!isMeasured)
        receive(server, [&window](const QString& file) {
            window.openArguments({file});
            window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
            window.raise();
            window.activateWindow();
        });
    if (isMeasured) {
        window.repaint(); // now, rather than when the event loop comes to it
        QTimer::singleShot(0, &app, &QCoreApplication::quit);
    }
    return QApplication::exec();
}
