#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

#include <random>

#include "ui/main_window.h"
#include "ui/resources.h"

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    QApplication::setOrganizationName(QStringLiteral("Bouton"));
    QApplication::setApplicationName(QStringLiteral("Bouton"));
    QApplication::setApplicationVersion(QStringLiteral(BOUTON_VERSION));
    QApplication::setDesktopFileName(QStringLiteral("bouton"));
    QApplication::setWindowIcon(bouton::applicationIcon());

    QCommandLineParser parser;
    parser.setApplicationDescription(
        QCoreApplication::translate("main", "Six board games, and why their moves win."));
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption untilPainted(
        QStringLiteral("until-painted"),
        QCoreApplication::translate(
            "main", "End as soon as the window is painted (to measure the start)."));
    parser.addOption(untilPainted);
    parser.process(app);

    std::random_device noise;
    bouton::MainWindow window((std::uint64_t{noise()} << 32) | noise());
    window.show();
    if (parser.isSet(untilPainted)) {
        window.repaint(); // now, rather than when the event loop comes to it
        QTimer::singleShot(0, &app, &QCoreApplication::quit);
    }
    return QApplication::exec();
}
