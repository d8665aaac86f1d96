#include "process.h"

#include <QFileInfo>
#include <QSocketNotifier>

#include <csignal>
#include <cstdio>
#include <fcntl.h>
#include <unistd.h>
#include <utility>

namespace bouton {

namespace {

int wakingEnd = -1; // of the pipe that leads from the signal to the event loop

void wake(int) { (void)!::write(wakingEnd, "", 1); }

} // namespace

bool stayOutOfTheRoot() {
    const QString home = qEnvironmentVariable("HOME");
    const bool known =
        QFileInfo(home).isDir() && QFileInfo(home).canonicalFilePath() != QLatin1String("/");
    if (!known)
        qputenv("HOME", "/dev/null"); // nobody can make a file in it
    return known;
}

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

Termination::Termination(std::function<void()> then) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    wakingEnd = ends[1];
    auto* notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [notifier, then = std::move(then)] {
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

} // namespace bouton
