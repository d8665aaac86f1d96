#include "pictures/screenshots.h"

#include <QCoreApplication>
#include <QDir>
#include <QSettings>
#include <QTemporaryDir>

#include "lessons/lessons.h"
#include "pictures/figures.h"
#include "pictures/photographer.h"
#include "session/file_name.h"
#include "ui/archive/archive_model.h"
#include "ui/archive/archive_page.h"
#include "ui/boards/board_table.h"
#include "ui/game/game_page.h"
#include "ui/help/about_dialog.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/lessons/lessons_page.h"
#include "ui/lessons/step_page.h"
#include "ui/window/window_menus.h"

namespace bouton {

namespace {

constexpr std::size_t mostPlies = 200;

// Gives how many games have ended meanwhile.
int shootGame(Photographer& photographer, const Ruleset& game) {
    const auto name = [&](const char* what) {
        return QLatin1String(game.name.id) + QLatin1Char('-') + QLatin1String(what);
    };
    MainWindow& window = photographer.window();
    window.pages().openGame(game.name.id);
    Session& session = window.pages().game()->session();
    const Script script = scriptOf(game);
    photographer.shoot(name("set-up"));
    Photographer::begin(session, script.play);
    const bool ended = photographer.play(session, script.plies);
    session.hint();
    Photographer::analyse(session);
    photographer.shoot(name("play"));
    Photographer::begin(session, script.end);
    const bool endedThen = photographer.play(session, mostPlies);
    photographer.shoot(name("end"));
    window.pages().game()->openReview();
    Photographer::analyse(session);
    photographer.shoot(name("review"));
    return int(ended) + int(endedThen);
}

void shootLaboratory(Photographer& photographer) {
    photographer.window().pages().openLaboratory();
    for (Experiment* experiment : photographer.window().pages().laboratory()->all()) {
        photographer.run(*experiment);
        photographer.shoot(QStringLiteral("laboratory-") + experiment->objectName());
    }
}

void shootLessons(Photographer& photographer) {
    Pages& pages = photographer.window().pages();
    pages.openLessons();
    photographer.shoot(QStringLiteral("lessons"));
    pages.lessons()->open(lessons().front(), 0);
    const StepPage& step = *pages.lessons()->stepPage();
    photographer.wait("a step of a lesson",
                      [&] { return step.state() != StepPage::State::Drawing; });
    photographer.shoot(QStringLiteral("lesson"));
}

// It has the games that have ended.
void shootArchive(Photographer& photographer, int ended) {
    Pages& pages = photographer.window().pages();
    pages.openArchive();
    const ArchiveModel& model = pages.archive()->model();
    photographer.wait("the archive", [&] { return model.complete() && model.rowCount() == ended; });
    photographer.shoot(QStringLiteral("archive"));
}

void shootPreferences(Photographer& photographer) {
    photographer.window().pages().openPreferences();
    photographer.shoot(QStringLiteral("preferences"));
}

void shootHelp(Photographer& photographer, const Ruleset& game) {
    MainWindow& window = photographer.window();
    window.pages().openGame(game.name.id);
    window.pages().game()->newGame();
    window.help().showRules(true);
    photographer.shoot(QStringLiteral("help"));
    // Not shown: Qt's offscreen platform warns of every dialog that it shows.
    AboutDialog about(&window);
    about.adjustSize();
    photographer.shoot(QStringLiteral("about"), &about);
}

std::optional<QString> shootPages(Photographer& photographer, const Shoot& what) {
    photographer.shoot(QStringLiteral("start"));
    int ended = 0;
    for (const Ruleset* game : what.games)
        if (!photographer.failure())
            ended += shootGame(photographer, *game);
    if (what.laboratory && !photographer.failure())
        shootLaboratory(photographer);
    if (!photographer.failure()) {
        shootLessons(photographer);
        shootArchive(photographer, ended);
        shootPreferences(photographer);
        shootHelp(photographer, *what.games.front());
    }
    return photographer.failure();
}

} // namespace

std::optional<QString> takeScreenshots(const QString& directory, std::uint64_t seed,
                                       const Shoot& shoot) {
    if (!QDir().mkpath(directory))
        return QCoreApplication::translate("bouton::Screenshots", "Cannot make the directory %1.")
            .arg(shownPath(directory));
    const QTemporaryDir memory;
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, memory.path());
    Preferences().setGamesFolder(memory.filePath(QStringLiteral("games")));
    Preferences().setArchiveFolder(memory.filePath(QStringLiteral("archive")));
    Preferences().setPalette(shoot.palette);
    if (shoot.figures) {
        Photographer photographer(directory, seed);
        return shootFigures(photographer);
    }
    Photographer photographer(directory, seed, shoot.games);
    photographer.setSeen(shoot.seen);
    photographer.setSight(shoot.sight);
    return shootPages(photographer, shoot);
}

} // namespace bouton
