#include <QApplication>
#include <QSessionManager>
#include <QTimer>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <random>

#include "about/version.h"
#include "command_line.h"
#include "games/catalogue.h"
#include "hand_over.h"
#include "pictures_asked.h"
#include "process.h"
#include "session/kept/disk.h"
#include "ui/preferences/preferences.h"
#include "ui/preferences/system_wishes.h"
#include "ui/theme/resources.h"
#include "ui/window/main_window.h"
#include "ui/window/window_menus.h"

namespace {

void nameTheProgram() {
    QCoreApplication::setOrganizationName(QStringLiteral("Bouton"));
    QCoreApplication::setApplicationName(QStringLiteral("Bouton"));
    QCoreApplication::setApplicationVersion(QLatin1String(bouton::about::version));
}

// As MainWindow::openArguments() understands them: a game goes before a file of that name.
bool namesAFile(const QStringList& arguments) {
    std::error_code error;
    return arguments.size() == 1
           && std::filesystem::exists(bouton::placeOf(arguments.front()), error)
           && std::ranges::none_of(bouton::catalogue(), [&](const bouton::Ruleset* game) {
                  return arguments.front() == QLatin1String(game->name.id);
              });
}

} // namespace

int main(int argc, char** argv) {
    nameTheProgram();
    const bool homeIsKnown = bouton::stayOutOfTheRoot();
    bouton::answerWithoutADisplay(argc, argv);
    bouton::preparePictures(argc, argv);
    bouton::refuseScales();
    QApplication app(argc, argv);
    QApplication::setDesktopFileName(QStringLiteral("org.boutongames.bouton"));
    QApplication::setWindowIcon(bouton::applicationIcon());

    bouton::CommandLine line;
    line.process(app);
    if (const auto status = bouton::paintIfAsked(line))
        return *status;
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
