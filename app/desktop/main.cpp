#include <QApplication>
#include <QCommandLineParser>
#include <QSessionManager>
#include <QTimer>

#include <algorithm>
#include <cstdio>
#include <initializer_list>
#include <optional>
#include <random>
#include <string>
#include <string_view>

#include "pictures/screenshots.h"
#include "process.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/system_motion.h"
#include "ui/theme/resources.h"
#include "ui/window/help_menu.h"
#include "ui/window/main_window.h"

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

void nameTheProgram() {
    QCoreApplication::setOrganizationName(QStringLiteral("Bouton"));
    QCoreApplication::setApplicationName(QStringLiteral("Bouton"));
    QCoreApplication::setApplicationVersion(QStringLiteral(BOUTON_VERSION));
}

// What the program can be told on the command line.
struct CommandLine {
    QCommandLineParser parser;
    QCommandLineOption untilPainted{
        QStringLiteral("until-painted"),
        QCoreApplication::translate(
            "main", "End as soon as the window is painted (to measure the start).")};
    QCommandLineOption screenshot{
        QStringLiteral("screenshot"),
        QCoreApplication::translate(
            "main", "Paint every page into PNG files of this directory, without a display."),
        QStringLiteral("directory")};
    QCommandLineOption scale{
        QStringLiteral("scale"),
        QCoreApplication::translate("main", "Of screenshots: 1, or 2 for twice the size."),
        QStringLiteral("factor"), QStringLiteral("1")};
    QCommandLineOption figures{QStringLiteral("figures"),
                               QCoreApplication::translate(
                                   "main", "Of screenshots: the pictures of docs/images instead.")};
    QCommandLineOption help, version;

    CommandLine() : help(parser.addHelpOption()), version(parser.addVersionOption()) {
        parser.setApplicationDescription(
            QCoreApplication::translate("main", "Six board games, and why their moves win."));
        parser.addPositionalArgument(
            QStringLiteral("file"),
            QCoreApplication::translate(
                "main", "A game to open, or the id of a game and a position to play from."),
            QStringLiteral("[FILE | GAME [POSITION]]"));
        parser.addOptions({untilPainted, screenshot, scale, figures});
    }
};

// Prints the version or the help and ends the program, if it is asked for one of them. This needs
// no display, so it comes before the QApplication, which ends the program where there is none.
void answerWithoutADisplay(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    CommandLine line;
    // Options of Qt itself, such as -style, are not known yet: faults are told later.
    line.parser.parse(QCoreApplication::arguments());
    if (line.parser.isSet(line.version))
        line.parser.showVersion();
    if (line.parser.isSet(line.help))
        line.parser.showHelp();
}

// Whether one of the arguments is one of these words.
bool has(int argc, char** argv, std::initializer_list<std::string_view> words) {
    return std::any_of(argv + std::min(argc, 1), argv + argc, [&](const char* argument) {
        return std::ranges::find(words, std::string_view(argument)) != words.end();
    });
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
    nameTheProgram();
    const bool homeIsKnown = bouton::stayOutOfTheRoot();
    if (has(argc, argv, {"--version", "-v", "--help", "-h", "-?", "--help-all"}))
        answerWithoutADisplay(argc, argv);
    prepareScreenshots(argc, argv);
    QApplication app(argc, argv);
    QApplication::setDesktopFileName(QStringLiteral("bouton"));
    QApplication::setWindowIcon(bouton::applicationIcon());

    CommandLine line;
    line.parser.process(app);
    if (line.parser.isSet(line.screenshot))
        return screenshots(line.parser.value(line.screenshot), line.parser.value(line.scale),
                           line.parser.isSet(line.figures));

    std::random_device noise;
    bouton::MainWindow window((std::uint64_t{noise()} << 32) | noise());
    const bouton::SystemMotion motion(&window);
    QObject::connect(&motion, &bouton::SystemMotion::changed, &window.preferences(),
                     &bouton::Preferences::motionChanged);
    // A signal or a logout ends the program without a question; the window keeps its games as it
    // goes.
    const bouton::Termination termination([] { QCoreApplication::exit(); });
    QObject::connect(
        &app, &QGuiApplication::commitDataRequest, &window,
        [&window] { (void)window.farewell().objection(); }, Qt::DirectConnection);
    window.show();
    window.openArguments(line.parser.positionalArguments());
    if (line.parser.positionalArguments().isEmpty() && !line.parser.isSet(line.untilPainted))
        window.help().welcome();
    // What else fails then follows from that, so that is said last.
    if (!homeIsKnown)
        QObject::connect(
            &window.library(), &bouton::Library::failed, &window, [&window](const QObject& part) {
                if (&part != &window)
                    emit window.library().failed(
                        window, {QT_TRANSLATE_NOOP("Phrase", "The home folder is not known, so "
                                                             "no game and no preference is "
                                                             "kept.")});
            });
    if (line.parser.isSet(line.untilPainted)) {
        window.repaint(); // now, rather than when the event loop comes to it
        QTimer::singleShot(0, &app, &QCoreApplication::quit);
    }
    return QApplication::exec();
}
