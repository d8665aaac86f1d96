#include <QApplication>
#include <QSessionManager>
#include <QTimer>

#include <cstdio>
#include <optional>
#include <random>
#include <string>

#include "about/version.h"
#include "command_line.h"
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
    QCoreApplication::setApplicationVersion(QLatin1String(bouton::about::version));
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
    bouton::answerWithoutADisplay(argc, argv);
    prepareScreenshots(argc, argv);
    QApplication app(argc, argv);
    QApplication::setDesktopFileName(QStringLiteral("org.boutongames.bouton"));
    QApplication::setWindowIcon(bouton::applicationIcon());

    bouton::CommandLine line;
    line.process(app);
    if (line.isSet("screenshot"))
        return screenshots(line.value("screenshot"), line.value("scale"), line.isSet("figures"));

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
    window.openArguments(line.positionalArguments());
    if (line.positionalArguments().isEmpty() && !line.isSet("until-painted"))
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
    if (line.isSet("until-painted")) {
        window.repaint(); // now, rather than when the event loop comes to it
        QTimer::singleShot(0, &app, &QCoreApplication::quit);
    }
    return QApplication::exec();
}
