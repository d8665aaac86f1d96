#include <QApplication>
#include <QCommandLineParser>
#include <QTimer>

#include <cstdio>
#include <optional>
#include <random>
#include <string>

#include "ui/main_window.h"
#include "ui/resources.h"
#include "ui/screenshots.h"

namespace {

constexpr std::uint64_t seedOfScreenshots = 7;

// What must be known before there is an application: pictures need no display, and may be larger
// than life. Faulty values are answered later, with everything else.
void prepareScreenshots(int argc, char** argv) {
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
    if (!value("--screenshot"))
        return;
    qputenv("QT_QPA_PLATFORM", "offscreen");
    qputenv("QT_SCALE_FACTOR", value("--scale") == "2" ? "2" : "1");
}

int fail(const QString& sentence, int status) {
    std::fprintf(stderr, "bouton: %s\n", qPrintable(sentence));
    return status;
}

int screenshots(const QString& directory, const QString& scale, bool figures) {
    if (scale != QLatin1String("1") && scale != QLatin1String("2"))
        return fail(QCoreApplication::translate("main", "--scale is 1 or 2, not %1.").arg(scale),
                    2);
    const auto why = bouton::takeScreenshots(directory, seedOfScreenshots, {.figures = figures});
    return why ? fail(*why, 1) : 0;
}

} // namespace

int main(int argc, char** argv) {
    prepareScreenshots(argc, argv);
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
    const QCommandLineOption screenshot(
        QStringLiteral("screenshot"),
        QCoreApplication::translate(
            "main", "Paint every page into PNG files of this directory, without a display."),
        QStringLiteral("directory"));
    parser.addOption(screenshot);
    const QCommandLineOption scale(
        QStringLiteral("scale"),
        QCoreApplication::translate("main", "Of screenshots: 1, or 2 for twice the size."),
        QStringLiteral("factor"), QStringLiteral("1"));
    parser.addOption(scale);
    const QCommandLineOption figures(
        QStringLiteral("figures"),
        QCoreApplication::translate("main",
                                    "Of screenshots: the pictures of docs/images instead."));
    parser.addOption(figures);
    parser.process(app);
    if (parser.isSet(screenshot))
        return screenshots(parser.value(screenshot), parser.value(scale), parser.isSet(figures));

    std::random_device noise;
    bouton::MainWindow window((std::uint64_t{noise()} << 32) | noise());
    window.show();
    if (parser.isSet(untilPainted)) {
        window.repaint(); // now, rather than when the event loop comes to it
        QTimer::singleShot(0, &app, &QCoreApplication::quit);
    }
    return QApplication::exec();
}
