#include <QApplication>
#include <QFileInfo>
#include <QSessionManager>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <optional>
#include <random>
#include <string>

#include "about/version.h"
#include "command_line.h"
#include "games/catalogue.h"
#include "hand_over.h"
#include "pictures/game_picture.h"
#include "pictures/screenshots.h"
#include "pictures/thumbnail.h"
#include "process.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/system_wishes.h"
#include "ui/theme/resources.h"
#include "ui/window/help_menu.h"
#include "ui/window/main_window.h"

namespace {

constexpr std::uint64_t seedOfScreenshots = 7;

// What must be known before there is an application: pictures need no display, and may be larger
// than life. Faulty values are answered later, with everything else.
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

void nameTheProgram() {
    QCoreApplication::setOrganizationName(QStringLiteral("Bouton"));
    QCoreApplication::setApplicationName(QStringLiteral("Bouton"));
    QCoreApplication::setApplicationVersion(QLatin1String(bouton::about::version));
}

int fail(const QString& sentence, int status) {
    std::fprintf(stderr, "bouton: %s\n", qPrintable(sentence));
    return status;
}

int screenshots(const bouton::CommandLine& line) {
    using Palette = bouton::Preferences::Palette;
    const QString scale = line.value("scale");
    if (scale != QLatin1String("1") && scale != QLatin1String("2"))
        return fail(QCoreApplication::translate("main", "--scale is 1 or 2, not %1.").arg(scale),
                    2);
    const auto sight = bouton::sightNamed(line.value("sight"));
    if (!sight)
        return fail(
            QCoreApplication::translate("main", "--sight is no %1.").arg(line.value("sight")), 2);
    const QStringList palettes{QStringLiteral("usual"), QStringLiteral("colour-blind"),
                               QStringLiteral("high-contrast")};
    const qsizetype palette = palettes.indexOf(line.value("palette"));
    if (palette < 0)
        return fail(
            QCoreApplication::translate("main", "--palette is no %1.").arg(line.value("palette")),
            2);
    const auto why = bouton::takeScreenshots(
        line.value("screenshot"), seedOfScreenshots,
        {.figures = line.isSet("figures"),
         .sight = *sight,
         .palette = static_cast<Palette>(static_cast<int>(Palette::Usual) + palette)});
    return why ? fail(*why, 1) : 0;
}

// As MainWindow::openArguments() understands them: a game goes before a file of that name.
bool namesAFile(const QStringList& arguments) {
    return arguments.size() == 1 && QFileInfo::exists(arguments.front())
           && std::ranges::none_of(bouton::catalogue(), [&](const bouton::Ruleset* game) {
                  return arguments.front() == QLatin1String(game->name.id);
              });
}

// The whole number of --size, between these two; none: it is something else, which is told.
std::optional<int> sizeOf(const bouton::CommandLine& line, int least, int standard, int most) {
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

int picture(const bouton::CommandLine& line) {
    using bouton::Film;
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
    const auto why = bouton::paintGame(line.value("picture"), files.front(),
                                       {.turned = line.isSet("turned"),
                                        .coordinates = !line.isSet("without-coordinates"),
                                        .marks = !line.isSet("without-marks"),
                                        .pace = std::chrono::milliseconds(std::lround(pace * 1000)),
                                        .side = *side});
    return why ? fail(*why, 1) : 0;
}

int thumbnail(const bouton::CommandLine& line) {
    const auto side = sizeOf(line, bouton::leastThumbnail, 256, bouton::mostThumbnail);
    if (!side)
        return 2;
    const QStringList files = line.positionalArguments();
    if (files.size() != 1)
        return fail(QCoreApplication::translate("main", "--thumbnail takes one file of a game."),
                    2);
    bouton::computeAtMost(1);
    const auto why = bouton::paintThumbnail(files.front(), line.value("thumbnail"), *side);
    return why ? fail(*why, 1) : 0;
}

} // namespace

int main(int argc, char** argv) {
    nameTheProgram();
    const bool homeIsKnown = bouton::stayOutOfTheRoot();
    bouton::answerWithoutADisplay(argc, argv);
    preparePictures(argc, argv);
    QApplication app(argc, argv);
    QApplication::setDesktopFileName(QStringLiteral("org.boutongames.bouton"));
    QApplication::setWindowIcon(bouton::applicationIcon());

    bouton::CommandLine line;
    line.process(app);
    if (line.isSet("screenshot"))
        return screenshots(line);
    if (line.isSet("picture"))
        return picture(line);
    if (line.isSet("thumbnail"))
        return thumbnail(line);
    const bool isMeasured = line.isSet("until-painted");
    if (!isMeasured && namesAFile(line.positionalArguments())
        && bouton::handOver(line.positionalArguments().front()))
        return 0;

    std::random_device noise;
    bouton::MainWindow window((std::uint64_t{noise()} << 32) | noise());
    const bouton::SystemWishes wishes(&window);
    QObject::connect(&wishes, &bouton::SystemWishes::motionChanged, &window.preferences(),
                     &bouton::Preferences::motionChanged);
    QObject::connect(&wishes, &bouton::SystemWishes::contrastChanged, &window.preferences(),
                     &bouton::Preferences::appearanceChanged);
    // A signal or a logout ends the program without a question; the window keeps its games as it
    // goes.
    const bouton::Termination termination([] { QCoreApplication::exit(); });
    QObject::connect(
        &app, &QGuiApplication::commitDataRequest, &window,
        [&window] { (void)window.farewell().objection(); }, Qt::DirectConnection);
    window.show();
    window.openArguments(line.positionalArguments());
    if (line.positionalArguments().isEmpty() && !isMeasured)
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
    std::optional<bouton::Receiver> receiver;
    if (!isMeasured)
        receiver.emplace([&window](const QString& file) {
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
