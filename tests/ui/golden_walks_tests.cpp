// SPDX-License-Identifier: MIT
#include "ui/archive_on_screen.h"
#include "ui/dialogs.h"
#include "ui/golden_window.h"
#include "ui/insights.h"
#include "ui/laboratory.h"
#include "ui/lessons.h"
#include "ui/preferences/appearance.h"
#include "ui/preferences/preferences_page.h"
#include "ui/printing_system.h"
#include "ui/start/start_page.h"
#include "ui/walk.h"

// Each control of each page, operated once. What it changes then is what it does.

namespace bouton::testing {

namespace {

// The same with no printer and in the usual colours, whatever was chosen on the way.
template <class Fixture> class Walked : public Golden<Fixture> {
protected:
    Walked() { apply(Appearance::Light); }
    ~Walked() override { apply(Appearance::System); }

    const PrintingSystem noPrinter;
};

// All pages but the laboratory's.
class GoldenWalks : public Walked<Insights> {
protected:
    Walk walk(
        std::function<QWidget*()> page, std::function<void()> comesBack = [] {}) {
        return {*window, std::move(page), std::move(comesBack)};
    }
};

class GoldenWalksOfAGame : public GoldenWalks, public ::testing::WithParamInterface<ShownInsight> {
protected:
    QString name(const char* what) const {
        return QStringLiteral("walk-%1-%2")
            .arg(QLatin1String(GetParam().game), QLatin1String(what));
    }
    Walk walkOverTheGame() {
        return walk([this] { return window->pages().game(); },
                    [this] { openGame(GetParam().game); });
    }
};

class GoldenWalksOfALesson : public Walked<InALesson>,
                             public ::testing::WithParamInterface<std::size_t> {};
class GoldenWalksOfAnExperiment : public Walked<Laboratory>,
                                  public ::testing::WithParamInterface<const char*> {};
class GoldenWalksOfTheArchive : public Walked<ArchiveOnScreen> {};

} // namespace

TEST_P(GoldenWalksOfAGame, ThroughItsQuestionsDoWhatTheyDid) {
    openGame(GetParam().game);
    Walk walk = walkOverTheGame();
    walk.overThePage({"board", "startButton", "editButton"});
    expectGoldenLines(name("set-up"), walk.told());
}

TEST_P(GoldenWalksOfAGame, ThroughItsMovesDoWhatTheyDid) {
    for (const Insight insight : allInsights)
        if (suits(insight, **gameNamed(GetParam().game)))
            show(insight);
    start(GetParam().game, GetParam().position);
    session().play(0);
    session().setPace(std::chrono::hours(1)); // no computer moves but by Move now
    Walk walk = walkOverTheGame();
    QStringList but{"replayButton", "analyseButton", "pauseButton", "who", "timed", "pace"};
    if (GetParam().game == std::string_view("reversi"))
        but << "playAgainButton"
            << "newGameButton"; // a whole game takes long
    walk.overThePage(but);
    expectGoldenLines(name("game"), walk.told());
}

TEST_P(GoldenWalksOfAGame, ThroughItsEditorDoWhatTheyDid) {
    openGame(GetParam().game);
    start(GetParam().game, GetParam().position);
    page().editPosition();
    Walk walk = walkOverTheGame();
    walk.overThePage(
        {"rulesButton", "startButton", "analyseButton", "pauseButton", "who", "timed"});
    expectGoldenLines(name("editor"), walk.told());
}

INSTANTIATE_TEST_SUITE_P(Games, GoldenWalksOfAGame, ::testing::ValuesIn(shownOfGames), nameOfShown);

TEST_F(GoldenWalks, ThroughTheMenusOfTheStartPageDoWhatTheyDid) {
    Walk walk = this->walk([this] { return window->pages().start(); },
                           [this] { window->pages().showStart(); });
    walk.overTheMenus(*window->menuBar(), {"&Quit"});
    expectGoldenLines(QStringLiteral("walk-menus-start"), walk.told());
}

TEST_F(GoldenWalks, ThroughTheMenusOfAGameDoWhatTheyDid) {
    start("tic-tac-toe", "X../.O./... X");
    session().play(0);
    session().play(0);
    Walk walk =
        this->walk([this] { return window->pages().game(); }, [this] { openGame("tic-tac-toe"); });
    walk.overTheMenus(*window->menuBar(), {"&Quit"});
    expectGoldenLines(QStringLiteral("walk-menus-game"), walk.told());
}

TEST_F(GoldenWalks, ThroughTheStartPageDoWhatTheyDid) {
    Walk walk = this->walk([this] { return window->pages().start(); },
                           [this] { window->pages().showStart(); });
    walk.overThePage({"testClaimButton"}); // a claim a day
    expectGoldenLines(QStringLiteral("walk-start"), walk.told());
}

TEST_F(GoldenWalks, ThroughThePreferencesDoWhatTheyDid) {
    window->pages().openPreferences();
    Walk walk = this->walk([this] { return window->findChild<PreferencesPage*>(); },
                           [this] { window->pages().openPreferences(); });
    walk.overThePage();
    expectGoldenLines(QStringLiteral("walk-preferences"), walk.told());
}

TEST_F(GoldenWalks, ThroughDialogsDoWhatTheyDid) {
    openGame("cards");
    forEachDialog(*window, session().game(), [](QDialog& dialog) {
        Walk walk(
            dialog, [&dialog] { return &dialog; }, [&dialog] { dialog.show(); });
        walk.overThePage({"tryProgram"});
        expectGoldenLines(QStringLiteral("walk-") + dialog.objectName(), walk.told());
    });
}

TEST_P(GoldenWalksOfALesson, DoWhatTheyDid) {
    const Lesson& lesson = lessons()[GetParam()];
    openStep(lesson, 0);
    Walk walk(
        *window, [this] { return window->pages().lessons(); },
        [this] { window->pages().openLessons(); }, [this] { return isAtRest(step()); });
    walk.overThePage({"lessonList", "printLessonButton"});
    expectGoldenLines(QStringLiteral("walk-lesson-") + QString::fromStdString(lesson.id),
                      walk.told());
}
INSTANTIATE_TEST_SUITE_P(Ours, GoldenWalksOfALesson, ::testing::Range<std::size_t>(0, ourLessons),
                         nameOfLesson);

TEST_P(GoldenWalksOfAnExperiment, DoWhatTheyDid) {
    choose(GetParam());
    Walk walk(
        *window, [this] { return &experiment(); }, [this] { openLaboratory(); });
    walk.overThePage({"printButton"});
    expectGoldenLines(QStringLiteral("walk-laboratory-") + QLatin1String(GetParam()), walk.told());
}
INSTANTIATE_TEST_SUITE_P(ThatMeasureNoTime, GoldenWalksOfAnExperiment,
                         ::testing::Values("counts", "tables", "claims", "microscope"),
                         [](const auto& experiment) { return std::string(experiment.param); });

TEST_F(GoldenWalksOfTheArchive, DoWhatTheyDid) {
    Walk walk(page, [this] { return &page; });
    walk.overThePage();
    expectGoldenLines(QStringLiteral("walk-archive"), walk.told());
}

} // namespace bouton::testing
