// SPDX-License-Identifier: MIT
#include "ui/dialogs.h"
#include "ui/files/games_in_play.h"
#include "ui/golden_window.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/lessons.h"
#include "ui/printing_system.h"
#include "ui/start/start_cards.h"
#include "ui/start/start_page.h"

// What asks something: forms, dialogs and lessons, as they were.

namespace bouton::testing {

namespace {

class GoldenLesson : public Golden<InALesson>, public ::testing::WithParamInterface<std::size_t> {};

} // namespace

TEST_F(GoldenParts, OfTheLaboratorysFormsLookAsTheyDid) {
    window->pages().openLaboratory();
    LaboratoryPage& page = *window->pages().laboratory();
    for (Experiment* each : page.all()) {
        if (each->objectName() == u"practice")
            continue; // its first exercise comes when it comes
        page.choose(each->objectName());
        ASSERT_TRUE(QTest::qWaitFor([&] { return !each->running(); }, 300'000));
        auto* unfold = each->findChild<QAbstractButton*>(QStringLiteral("unfoldButton"));
        if (unfold->isVisible() && !unfold->isChecked())
            unfold->click();
        expectPart(QStringLiteral("form-") + each->objectName(), each->questions());
    }
}

TEST_F(GoldenParts, OfTheStartPageLookAsTheyDid) {
    const StartPage& start = *window->pages().start();
    for (const Ruleset* game : catalogue())
        expectPart(QStringLiteral("card-") + QLatin1String(game->name.id), *start.cardOf(*game));
    expectPart(QStringLiteral("card-lessons"), *start.lessonsCard());
}

TEST_F(GoldenParts, OfTheGamesInPlayLookAsTheyDid) {
    std::vector<SavedGame> kept;
    for (const Ruleset* game : catalogue()) {
        SavedGame saved;
        saved.id = saved.game = game->name.id;
        saved.shown = game->standard(*complete(game->settings, {})).value()->position(0);
        saved.seats[1].player = game->players.front().id;
        saved.touched = SavedGame::Moment(
            SavedGame::Duration(QDateTime({2021, 5, 17}, {14, 5}).toMSecsSinceEpoch()));
        kept.push_back(std::move(saved));
    }
    GamesInPlay games(catalogue());
    games.setColumns(2);
    games.show(kept);
    games.findChild<QAbstractButton*>(QStringLiteral("allInPlay"))->click();
    games.resize(800, games.sizeHint().height());
    expectPart(QStringLiteral("games-in-play"), games);
}

TEST_F(GoldenParts, InDialogsLookAsTheyDid) {
    const PrintingSystem noPrinter;
    openGame("cards");
    forEachDialog(*window, session().game(), [this](QDialog& dialog) {
        expectPart(QStringLiteral("dialog-") + dialog.objectName(), dialog);
    });
}

// Each step as it is asked, in words; the first of a lesson as a picture too.
TEST_P(GoldenLesson, LooksAsItDid) {
    const Lesson& lesson = lessons()[GetParam()];
    for (std::size_t at = 0; at < lesson.steps.size(); ++at) {
        const QString name = QStringLiteral("lesson-%1-%2")
                                 .arg(QString::fromStdString(lesson.id),
                                      QString::fromStdString(lesson.steps[at].id));
        openStep(lesson, at);
        ASSERT_TRUE(rested());
        layOutAll();
        if (at == 0)
            expectGoldenPart(*window, name, lessonsPage());
        else
            expectGoldenWords(name, lessonsPage());
    }
}
INSTANTIATE_TEST_SUITE_P(Ours, GoldenLesson, ::testing::Range<std::size_t>(0, ourLessons),
                         nameOfLesson);

} // namespace bouton::testing
