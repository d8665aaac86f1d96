// SPDX-License-Identifier: MIT
#include "pictures/screenshots.h"

#include <QAbstractButton>
#include <QCoreApplication>
#include <QDir>
#include <QPainter>
#include <QSettings>
#include <QString>
#include <QTabBar>
#include <QTemporaryDir>

#include <algorithm>
#include <optional>

#include "lessons/lessons.h"
#include "pictures/photographer.h"
#include "session/file_name.h"
#include "ui/archive/archive_model.h"
#include "ui/archive/archive_page.h"
#include "ui/boards/board_table.h"
#include "ui/boards/board_view.h"
#include "ui/controls/switches.h"
#include "ui/controls/title_box.h"
#include "ui/files/games_in_play.h"
#include "ui/game/game_page.h"
#include "ui/game/projector.h"
#include "ui/help/about_dialog.h"
#include "ui/laboratory/exercise_paper.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/laboratory/practice_experiment.h"
#include "ui/lessons/lessons_page.h"
#include "ui/lessons/step_page.h"
#include "ui/print/picture_file.h"
#include "ui/theme/theme.h"
#include "ui/window/window_menus.h"

namespace bouton {

namespace {

using Appearance = Preferences::Appearance;

constexpr QSize manualPage{1000, 660};
void shootPage(Photographer& photographer, const char* name) {
    photographer.dress(Appearance::Light);
    photographer.write(QLatin1String(name), photographer.window().grab());
}

GamePage& open(Photographer& photographer, const char* game) {
    MainWindow& window = photographer.window();
    window.resize(manualPage);
    window.pages().openGame(game);
    return *window.pages().game();
}

void showInsights(Photographer& photographer, std::initializer_list<Insight> shown) {
    for (const Insight insight : allInsights)
        photographer.window().preferences().setInsightShown(
            insight, std::ranges::find(shown, insight) != shown.end());
}

// Plays moves as they are written; one that is not legal is left out.
void play(Session& session, std::initializer_list<std::string_view> moves) {
    for (const std::string_view move : moves) {
        const std::vector<LegalMove>& legal = session.match()->moves(session.match()->current());
        const auto at = std::ranges::find(legal, move, &LegalMove::text);
        if (at != legal.end())
            session.play(static_cast<std::size_t>(at - legal.begin()));
        Photographer::analyse(session);
    }
}

// A game with a variation and a comment, looked back at.
void shootVariation(Photographer& photographer) {
    showInsights(photographer, {Insight::MoveValues, Insight::Why});
    GamePage& game = open(photographer, "towers");
    Session& session = game.session();
    Photographer::begin(session, "GG.../...GG/..G../RR.RR/..R.. G");
    play(session, {"a2", "b3", "d3"});
    session.go(2);
    play(session, {"a3", "a4"});
    session.comment(2, "Red closes the gap of column b.");
    Photographer::analyse(session);
    photographer.window().resize({1256, 820});
    shootPage(photographer, "manual-game");
    photographer.window().resize(manualPage);
}

void shootStart(Photographer& photographer) {
    MainWindow& window = photographer.window();
    window.resize(manualPage);
    window.pages().showStart();
    photographer.wait("a kept game", [&] { return window.findChild<KeptGameCard*>() != nullptr; });
    shootPage(photographer, "manual-start");
}

void shootSetUp(Photographer& photographer) {
    showInsights(photographer, {});
    open(photographer, "cards").newGame();
    shootPage(photographer, "manual-set-up");
}

// A position in which a tower is missing, which is told and marked.
void shootEditor(Photographer& photographer) {
    showInsights(photographer, {});
    GamePage& game = open(photographer, "towers");
    game.session().edit(*game.session().game().parse("GG.G/..../.RG./R..R G"));
    game.session().put({1, 1}, 'R');
    shootPage(photographer, "manual-editor");
}

void shootReview(Photographer& photographer) {
    showInsights(photographer, {Insight::MoveValues, Insight::History});
    GamePage& game = open(photographer, "tic-tac-toe");
    Photographer::begin(game.session(), ".../.../... X");
    play(game.session(), {"a1", "b1", "c3", "b3", "b2"});
    Photographer::analyse(game.session());
    game.openReview();
    Photographer::analyse(game.session());
    photographer.window().resize({1256, 760});
    shootPage(photographer, "manual-review");
    photographer.window().resize(manualPage);
}

// Before the class has answered.
void shootProjector(Photographer& photographer) {
    GamePage& game = open(photographer, "towers");
    Photographer::begin(game.session(), ".GG../G..R./.R..G/....R/...G./R.R.. G");
    game.project(true);
    QCoreApplication::processEvents(); // it has the whole screen
    auto* projector = game.findChild<Projector*>();
    projector->resize(manualPage.width(), manualPage.width() * 9 / 16);
    Photographer::analyse(game.session());
    photographer.write(QStringLiteral("manual-projector"), projector->grab());
    game.project(false);
}

std::string written(const Exercise& exercise) {
    return std::string(exercise.game->name.id) + ": " + exercise.position;
}

// A set by hand, and its first page. The first exercise takes the place of those that were drawn.
void shootPractice(Photographer& photographer) {
    MainWindow& window = photographer.window();
    window.resize({1256, 800});
    window.pages().openLaboratory();
    window.pages().laboratory()->choose(QStringLiteral("practice"));
    QCoreApplication::processEvents();
    auto& practice = dynamic_cast<PracticeExperiment&>(*window.pages().laboratory()->current());
    practice.findChild<SegmentedSwitch*>(QStringLiteral("purpose"))->segment(1)->click();
    for (const char* text :
         {"towers: GG.../...GG/..G../RR.RR/..R.. G", "cards: 5:3/7:2/4:4 G",
          "grid-nim: G..R/RG../GRGR/RGRG R", "tic-tac-toe: X../.../... O",
          "trojan-horse: ......../......../......../....H.../......../......../......../........ R",
          "towers: .GG/.../GR./R../.../..R G"}) {
        practice.add(QLatin1String(text));
        photographer.wait("an exercise", [&] {
            return !practice.set().empty() && written(practice.set().back()) == text;
        });
    }
    shootPage(photographer, "manual-practice");
    QPixmap sheet;
    sheet.loadFromData(pictureBytes({pagesOf({{practice.set()}}).front()}, QStringLiteral("png")));
    sheet = sheet.scaledToWidth(520, Qt::SmoothTransformation);
    QPixmap paper(sheet.size() + QSize(64, 48));
    paper.fill(Qt::white);
    QPainter painter(&paper);
    painter.drawPixmap(32, 24, sheet);
    painter.setPen(Theme::light().line);
    painter.drawRect(paper.rect().adjusted(0, 0, -1, -1));
    painter.end();
    photographer.write(QStringLiteral("manual-sheet"), paper);
}

// The figures of docs/manual.md, as "manual-….png".
void shootManual(Photographer& photographer) {
    for (const auto shootOne : {shootSetUp, shootVariation, shootStart, shootEditor, shootReview,
                                shootProjector, shootPractice})
        if (!photographer.failure())
            shootOne(photographer);
}

constexpr int gap = 2 * Theme::unit;

// Pictures beside one another on the page's colour, as wide as they are.
QPixmap beside(const std::vector<QPixmap>& parts) {
    QSize size(gap, 0);
    for (const QPixmap& part : parts)
        size = {size.width() + part.width() + gap, std::max(size.height(), part.height())};
    QPixmap all(size.width(), size.height() + 2 * gap);
    all.fill(Theme::light().window);
    QPainter painter(&all);
    int x = gap;
    for (const QPixmap& part : parts) {
        painter.drawPixmap(x, gap, part);
        x += part.width() + gap;
    }
    return all;
}

// What lies around these children of a widget.
QPixmap around(QWidget& whole, const std::vector<QWidget*>& parts) {
    QRect all;
    for (const QWidget* part : parts)
        all |= QRect(part->mapTo(&whole, QPoint()), part->size());
    return whole.grab(all.adjusted(-gap, -gap, gap, gap) & whole.rect());
}

// A board without the room around it.
QPixmap cropped(BoardView& board) {
    QRectF all;
    for (const Cell cell : board.cells())
        all |= board.cellRect(cell);
    return board.grab(all.adjusted(-5 * Theme::unit, -5 * Theme::unit, gap, gap).toRect()
                      & board.rect());
}

GamePage& gameAt(Photographer& photographer, const char* game, const char* position, QSize size) {
    MainWindow& window = photographer.window();
    window.resize(size);
    window.pages().openGame(game);
    Session& session = window.pages().game()->session();
    Photographer::begin(session, position);
    Photographer::analyse(session);
    return *window.pages().game();
}

// A figure of what comes out of an experiment, with what is chosen there before it runs: the parts
// of these names.
struct Finding {
    const char *file, *experiment;
    QSize window;
    void (*choose)(Experiment&);
    std::vector<const char*> parts;
    int cuts = 0; // in a search, to the cut-off of this number
};
const Finding findings[] = {
    {"horse-table",
     "tables",
     {1000, 760},
     [](Experiment& experiment) {
         experiment.findChild<TitleBox*>("kind")->choose("The Trojan horse in each cell");
     },
     {"map"}},
    {"refuted-claim",
     "claims",
     {1100, 800},
     [](Experiment& experiment) { experiment.item().choose("grid-nim-4"); },
     {"statement", "verdict", "why", "counterexample", "openButton"}},
    {"search",
     "microscope",
     {1200, 560},
     [](Experiment& experiment) { experiment.findChild<QTabBar*>("pages")->setCurrentIndex(2); },
     {"pages", "player"},
     3}};

void shoot(Photographer& photographer, const Finding& finding) {
    MainWindow& window = photographer.window();
    window.resize(finding.window);
    window.pages().openLaboratory();
    window.pages().laboratory()->choose(QLatin1String(finding.experiment));
    QCoreApplication::processEvents();
    Experiment& experiment = *window.pages().laboratory()->current();
    finding.choose(experiment);
    photographer.run(experiment);
    for (int i = 0; i < finding.cuts; ++i)
        experiment.findChild<QAbstractButton*>("nextCut")->click();
    photographer.dress(Appearance::Light);
    std::vector<QWidget*> parts;
    for (const char* name : finding.parts)
        parts.push_back(experiment.findChild<QWidget*>(QLatin1String(name)));
    photographer.write(QLatin1String(finding.file),
                       parts.size() == 1 ? parts.front()->grab() : around(experiment, parts));
}

void shootTowers(Photographer& photographer) {
    GamePage& page = gameAt(photographer, "towers", "GR/.G/R./.. G", {1300, 480});
    photographer.dress(Appearance::Light);
    photographer.write(
        QStringLiteral("towers-why"),
        beside({cropped(*page.board()), page.findChild<QWidget*>("whyPanel")->grab()}));
}

// The start page, and a game with all that is known of it.
void shootWindow(Photographer& photographer) {
    MainWindow& window = photographer.window();
    for (const Insight insight : {Insight::Map, Insight::History}) // they would be cut off
        window.preferences().setInsightShown(insight, false);
    window.resize(1000, 700);
    window.pages().showStart();
    photographer.dress(Appearance::Light);
    const QPixmap start = window.grab();
    GamePage& page = gameAt(photographer, "grid-nim", "GR.G.R/R.G.../..RG../RG..GR/.RG.../G.R.R. G",
                            {1256, 650});
    photographer.play(page.session(), 2);
    photographer.dress(Appearance::Dark);
    const QPixmap game = window.grab();
    QPixmap both(start.width() / 9 + game.width() + 2 * gap, game.height() + 10 * Theme::unit);
    both.fill(Theme::light().line);
    QPainter painter(&both);
    painter.drawPixmap(gap, gap, start);
    painter.drawPixmap(both.width() - game.width() - gap, both.height() - game.height() - gap,
                       game);
    painter.end();
    photographer.write(QStringLiteral("bouton"), both);
}

// A board of each game with values on it, as each kind of eyes sees it: a column for each.
void shootSights(Photographer& photographer) {
    photographer.dress(Appearance::Light);
    constexpr int side = 120, between = 6;
    const auto games = static_cast<int>(catalogue().size());
    QImage all(static_cast<int>(allColourVisions.size()) * (side + between) + between,
               games * (side + between) + between, QImage::Format_RGB32);
    all.fill(Theme::light().window);
    QPainter painter(&all);
    for (int row = 0; row < games; ++row) {
        const Ruleset& game = *catalogue()[static_cast<std::size_t>(row)];
        const std::unique_ptr<BoardView> board(makeBoard(game));
        board->resize(2 * side, 2 * side);
        board->setCoordinatesShown(false);
        showSampleOn(*board, game);
        Overlay overlay;
        for (const Cell cell : board->cells())
            if (const std::size_t number = overlay.worths.size();
                number < 3 && board->letterAt(cell) == '.')
                overlay.worths.push_back({cell, static_cast<Outcome>(number), true, number == 2});
        board->setOverlay(overlay);
        int x = between;
        for (const ColourVision vision : allColourVisions) {
            const QImage seen = seenBy(vision, board->grab().toImage());
            painter.drawImage(
                x, between + row * (side + between),
                seen.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation));
            x += side + between;
        }
    }
    painter.end();
    photographer.write(QStringLiteral("sights"), QPixmap::fromImage(all));
}

// The pictures of docs/images, of parts of the window: the horse's table, a sum of columns, a
// refuted claim, a search, the boards as the colour-blind see them, the window itself for the
// README, and the pages of the manual. Gives what went wrong, if anything.
std::optional<QString> shootFigures(Photographer& photographer) {
    for (const Finding& finding : findings)
        if (!photographer.failure())
            shoot(photographer, finding);
    for (const auto shootOne : {shootTowers, shootSights, shootWindow})
        if (!photographer.failure())
            shootOne(photographer);
    if (!photographer.failure())
        shootManual(photographer);
    return photographer.failure();
}

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
    Preferences().archiveFolder.set(memory.filePath(QStringLiteral("archive")));
    Preferences().palette.set(shoot.palette);
    if (shoot.figures) {
        Photographer photographer(directory, seed);
        return shootFigures(photographer);
    }
    Photographer photographer(directory, seed, shoot.games);
    photographer.setSeen(shoot.seen);
    photographer.setVision(shoot.vision);
    return shootPages(photographer, shoot);
}

} // namespace bouton
