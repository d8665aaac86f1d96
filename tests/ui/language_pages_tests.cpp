// SPDX-License-Identifier: MIT
#include <QCheckBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QTest>

#include "support/patience.h"
#include "ui/help/about_dialog.h"
#include "ui/help/help_view.h"
#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/laboratory/results.h"
#include "ui/languages.h"
#include "ui/opened.h"
#include "ui/preferences/preferences_page.h"
#include "ui/programs/program_dialog.h"
#include "ui/programs/trial_transcript.h"
#include "ui/start/start_page.h"
#include "ui/window/tour.h"

// A window that changes to another language says all in it that a window says which begins with it.

namespace bouton::testing {

TEST_F(Languages, ChangeEveryTextOfTheStartPage) {
    expectEveryTextChanges([this] { window->pages().showStart(); });
}

TEST_F(Languages, ChangeEveryTextOfThePreferences) {
    expectEveryTextChanges(
        [this] {
            window->pages().openPreferences();
            window->preferences().setGamesFolder(QStringLiteral("/"));
        },
        [this] { expectTranslated(*window->findChild<PreferencesPage*>()); });
}

TEST_F(Languages, ChangeEveryTextOfTheArchive) {
    expectEveryTextChanges([this] {
        window->pages().openArchive();
        const auto* count = window->findChild<QLabel*>("archiveCount"); // once it is read
        EXPECT_TRUE(QTest::qWaitFor([&] { return !count->text().isEmpty(); }, patience));
    });
}

TEST_F(Languages, ChangeEveryTextOfTheLessons) {
    expectEveryTextChanges([this] { window->pages().openLessons(); });
}

TEST_F(Languages, ChangeEveryTextOfTheRules) {
    expectEveryTextChanges(
        [this] {
            openGame("towers");
            window->help().showRules(true);
        },
        [this] { expectTranslated(*window->help().view()); });
}

TEST_F(Languages, ChangeEveryTextOfTheSetUpOfEveryGame) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        expectEveryTextChanges(
            [&] {
                openGame(game->name.id);
                find<QCheckBox>("autoFill")->setChecked(false);
                page().newGame();
            },
            [this] { expectTranslated(page()); });
    }
}

TEST_F(Languages, ChangeEveryTextOfAGameInPlayWithInsights) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        expectEveryTextChanges([&] {
            openGame(game->name.id);
            press("startButton");
            session().setSeat(Side::Two, {});
            for (const Insight insight : {Insight::Why, Insight::MoveValues})
                window->preferences().setInsightShown(insight, true);
            const LegalMove move = session().match()->moves(0).front();
            for (const Cell cell : move.orders.front())
                click(cell);
            if (session().clicking().move().has_value())
                session().endTurn();
            ASSERT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 30'000));
        });
    }
}

// What they come to depends on the time that they have had.
TEST_F(Languages, ChangeInEveryGameWhileItIsPlayedWithAllInsights) {
    showInsights(true);
    for (const Ruleset* game : catalogue()) {
        openGame(game->name.id);
        press("startButton");
        session().setSeat(Side::Two, {});
        const LegalMove move = session().match()->moves(0).front();
        for (const Cell cell : move.orders.front())
            click(cell);
        if (session().clicking().move().has_value())
            session().endTurn();
        session().hint();
        EXPECT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 30'000));
    }
    speakWide();
    expectEveryGameTranslated();
}

TEST_F(Languages, ChangeEveryTextOfEveryExperiment) {
    expectEveryTextChanges(
        [this] {
            window->pages().openLaboratory();
            LaboratoryPage& laboratory = *window->pages().laboratory();
            for (Experiment* each : laboratory.all()) {
                laboratory.choose(each->objectName());
                each->run();
                const bool isLong = each->objectName() == QLatin1String("tournament");
                ASSERT_TRUE(QTest::qWaitFor(
                    [&] {
                        return !each->running() || (isLong && !each->results()->csv().isEmpty());
                    },
                    60'000));
                each->stop();
            }
        },
        [this] {
            for (Experiment* each : window->pages().laboratory()->all()) {
                SCOPED_TRACE(each->objectName().toStdString());
                expectTranslated(*each);
            }
        });
}

TEST_F(Languages, ChangeEveryTextOfACollection) {
    const OpenedCollection collection;
    expectEveryTextChanges([&] { collection.open(*window); },
                           [this] {
                               expectTranslated(
                                   *window->findChild<QWidget*>(QStringLiteral("collectionPage")));
                           });
}

// Names of the game are its writer's.
TEST_F(Languages, ChangeEveryTextOfTheRulesOfAGameOfOnesOwn) {
    const QString kayles = QStringLiteral("bouton-game 1\ntitle: Kls\nstart: IIII\n"
                                          "turn: I -> .\nturn: II -> ..\n");
    for (const QString& rules : {kayles, QString(kayles + QStringLiteral("turn: III -> ..\n")),
                                 QStringLiteral("bouton-game 1\ntitle: Nm\nheaps: 3 5\n"
                                                "turn: take any\n"),
                                 QStringLiteral("bouton-game 1\ntitle: Dmn\n"
                                                "board: 1-2 x 1-2, 2 x 2\n"
                                                "turn of Green: .. -> ++, down\n"
                                                "turn of Red: .. -> ++, right\n")})
        expectEveryTextChanges([&] { openRules(*window, rules); },
                               [this] { expectTranslated(*window->pages().ownGame()); });
}

TEST_F(Languages, ChangeInAGameOfOnesOwnWithAllInsights) {
    openRules(*window, QStringLiteral("bouton-game 1\ntitle: Kls\nstart: IIII\n"
                                      "turn: I -> .\nturn: II -> ..\n"));
    QTest::mouseClick(window->findChild<QAbstractButton*>(QStringLiteral("ownPlayButton")),
                      Qt::LeftButton);
    layOut();
    showInsights(true);
    press("startButton");
    ASSERT_TRUE(rested());
    session().hint();
    ASSERT_TRUE(rested());
    speakWide();
    expectTranslated(page());
}

TEST_F(Languages, ChangeOnTheStartPageAndInTheMenus) {
    beginGame("tic-tac-toe");
    window->pages().showStart(); // a card there says that its game is in play
    window->help().takeTour();
    layOut();
    speakWide();
    expectTranslated(window->help().tour().bubble());
    expectTranslated(*window->pages().start());
    expectTranslated(*window->menuBar());
    for (QMenu* menu : window->findChildren<QMenu*>())
        expectTranslated(*menu);
    EXPECT_TRUE(isWide(window->windowTitle()));
}

// A letter that two entries have only moves between them.
TEST_F(Languages, EachLetterOfAMenuIsThatOfOneEntryInEnglish) {
    const auto expectUnique = [](const QList<QAction*>& entries, const QString& where) {
        QSet<QChar> letters;
        for (const QAction* entry : entries) {
            const QString text = entry->text().remove(QStringLiteral("&&"));
            const qsizetype sign = text.indexOf(u'&');
            if (sign < 0)
                continue;
            const QChar letter = text.at(sign + 1).toLower();
            EXPECT_FALSE(letters.contains(letter))
                << where.toStdString() << ": " << text.toStdString();
            letters << letter;
        }
    };
    beginGame("tic-tac-toe");
    session().remove(0);
    window->pages().openLaboratory();
    window->pages().openArchive();
    window->pages().openLessons();
    window->pages().openPreferences();
    openGame("reversi");
    expectUnique(window->menuBar()->actions(), QStringLiteral("the menu bar"));
    int menus = 0;
    for (QMenu* menu : window->findChildren<QMenu*>()) {
        emit menu->aboutToShow();
        expectUnique(menu->actions(), menu->title() + u' ' + menu->objectName());
        menus += !menu->isEmpty();
    }
    EXPECT_GT(menus, 12);
}

TEST_F(Languages, ChangeInATrialOfAProgram) {
    openGame("tic-tac-toe");
    ProgramDialog dialog(window->preferences().programs(), session().game(), {}, window.get());
    dialog.show();
    dialog.findChild<QLineEdit*>("programCommand")->setText("/nowhere/at/all");
    QTest::mouseClick(dialog.findChild<QAbstractButton*>("tryProgram"), Qt::LeftButton);
    const auto* transcript = dialog.findChild<TrialTranscript*>();
    ASSERT_TRUE(QTest::qWaitFor([&] { return !transcript->toPlainText().isEmpty(); }, 30'000));
    speakWide();
    EXPECT_TRUE(isWide(transcript->toPlainText()));
}

TEST_F(Languages, ChangeInEveryGameWhileAPositionIsEdited) {
    for (const Ruleset* game : catalogue()) {
        openGame(game->name.id).editPosition();
        press("clearButton");
    }
    speakWide();
    expectEveryGameTranslated();
}

TEST_F(Languages, ChangeWhileTwoComputersArePaused) {
    openGame("tic-tac-toe");
    for (const Side side : {Side::One, Side::Two})
        seat(side, computer("random"));
    window->preferences().pace.set(std::chrono::milliseconds(5000));
    press("startButton");
    press("pauseButton");
    speakWide();
    EXPECT_EQ(find<QAbstractButton>("pauseButton")->text(), QStringLiteral("Coóntiínuúeé"));
    expectTranslated(page());
}

TEST_F(Languages, ChangeAtTheEndOfAGameAndInItsReview) {
    playWithAFriend({{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}});
    press("reviewButton");
    EXPECT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 30'000));
    speakWide();
    expectTranslated(page());
}

TEST_F(Languages, ChangeWhereMovesWereDeletedAndAGameIsReplayed) {
    window->preferences().replayStep.set(Preferences::longestReplayStep);
    playWithAFriend({{0, 0}, {1, 0}, {0, 1}});
    session().remove(2);
    EXPECT_TRUE(sees("undoEditButton"));
    press("replayButton");
    speakWide();
    EXPECT_TRUE(sees("replaySpeedButton"));
    expectTranslated(page());
    expectTranslated(*moveList()->findChild<QMenu*>());
}

TEST_F(Languages, ChangeInExercisesThatAreInView) {
    window->pages().openLaboratory();
    LaboratoryPage& laboratory = *window->pages().laboratory();
    laboratory.choose(QStringLiteral("practice"));
    auto* save = laboratory.findChild<QAbstractButton*>("saveAnswersButton");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !save->toolTip().isEmpty(); }, 60'000));
    speakWide();
    EXPECT_EQ(save->toolTip(), QStringLiteral("Wriíteé yoóuúr naámeé fiírst"));
}

TEST_F(Languages, ChangeInTheDialogAboutBouton) {
    AboutDialog about;
    speakWide();
    expectTranslated(about);
}

} // namespace bouton::testing
