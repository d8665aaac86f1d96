// SPDX-License-Identifier: MIT
#include <QSignalSpy>
#include <QTimer>

#include "ui/game.h"

namespace bouton::testing {

TEST_F(Game, OfEveryKindIsPlayedToItsEndByClicksFromBothSeats) {
    for (const Ruleset* game : catalogue())
        for (const Side human : {Side::One, Side::Two}) {
            SCOPED_TRACE(game->name.id);
            openGame(game->name.id);
            page().newGame();
            seat(human, std::nullopt);
            seat(other(human), rivalIn(*game));
            press("startButton");
            ASSERT_TRUE(playToTheEnd());
            for (const Match::Node node : session().match()->path(session().match()->current()))
                EXPECT_TRUE(node == 0
                            || messages().contains(session().match()->moveText(node).c_str()));
            EXPECT_EQ(text("headline"), spoken(session().messages().back().text));
            EXPECT_TRUE(sees("playAgainButton"));
        }
}

TEST_F(Game, AForcedPassIsMadeByItselfWhereThatIsLiked) {
    window->preferences().pace.set({});
    startOfTwo("reversi",
               "XO....../......../......../......../......../......../......../........ O");
    ASSERT_TRUE(session().turn().mustPass);
    const auto& soon = *page().findChild<QTimer*>("passing");
    EXPECT_FALSE(soon.isActive()) << "nobody has chosen that";
    window->preferences().passingAlone.set(true);
    EXPECT_TRUE(QTest::qWaitFor([&] { return session().match()->current() == 1; }, 30'000));
    session().undo();
    ASSERT_TRUE(session().turn().mustPass);
    EXPECT_FALSE(soon.isActive()) << "who goes back wants something else";
    EXPECT_TRUE(sees("passButton"));
    session().redo();
    session().undo();
    page().newGame();
    EXPECT_FALSE(soon.isActive());
    startOfTwo("reversi",
               "XO....../......../......../......../......../......../......../........ O");
    ASSERT_TRUE(soon.isActive());
    window->pages().showStart();
    EXPECT_FALSE(soon.isActive()) << "it waits while another page is shown";
    window->pages().openGame("reversi");
    EXPECT_TRUE(soon.isActive());
}

TEST_F(Game, AButtonLeadsHomeInEveryPhase) {
    for (const Phase phase : {Phase::SettingUp, Phase::Playing, Phase::Over}) {
        openGame("tic-tac-toe");
        if (phase == Phase::Playing)
            press("startButton");
        if (phase == Phase::Over)
            press("resignButton");
        ASSERT_EQ(session().phase(), phase);
        EXPECT_TRUE(sees("homeButton"));
        EXPECT_TRUE(find<QAbstractButton>("homeButton")->accessibleName().contains("Start page"));
        press("homeButton");
        EXPECT_EQ(window->pages().place(), Pages::Place::Start);
    }
}

TEST_F(Game, AnswersAWrongClickAboveTheBoardAloneUntilTheGameGoesOn) {
    for (const bool covered : {false, true}) {
        startOfTwo("tic-tac-toe");
        if (covered) {
            window->resize(800, 600);
            QCoreApplication::processEvents();
            window->preferences().setInsightShown(Insight::Why, true);
            QCoreApplication::processEvents();
        }
        ASSERT_EQ(sees("messageBox"), !covered);
        click({0, 0});
        click({0, 0});
        EXPECT_TRUE(text("detail").contains("taken")) << covered;
        EXPECT_TRUE(refused()) << covered;
        EXPECT_TRUE(window->findChild<QLabel*>("told")->text().isEmpty()) << covered;
        click({1, 1});
        EXPECT_FALSE(refused()) << covered;
        page().newGame();
    }
}

// Behind another window, and at nobody else's turn.
TEST_F(Game, CallsItsUserBackWhenItIsTheirTurn) {
    start("tic-tac-toe");
    seat(Side::Two, player("random"));
    QSignalSpy called(&page(), &GamePage::calledBack);
    session().play(0);
    ASSERT_TRUE(rested());
    QCoreApplication::processEvents();
    EXPECT_EQ(called.count(), 0) << "they are here";
    QWidget front;
    front.show();
    front.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&front));
    session().play(0);
    EXPECT_EQ(called.count(), 0) << "the computer thinks";
    ASSERT_TRUE(rested());
    QCoreApplication::processEvents();
    EXPECT_EQ(called.count(), 1);
    session().resign();
    EXPECT_EQ(called.count(), 2) << "the end is worth a look too";
    page().newGame();
    seat(Side::Two, std::nullopt);
    ASSERT_TRUE(session().start());
    called.clear();
    session().play(0);
    EXPECT_EQ(called.count(), 0) << "two at one board need no call";
}

TEST_F(Game, NewGameGoesBackToTheQuestionsAndPlayAgainDoesNot) {
    startOfTwo("tic-tac-toe");
    click({0, 0});
    QTest::keyClick(window.get(), Qt::Key_N, Qt::ControlModifier);
    EXPECT_EQ(session().phase(), Phase::SettingUp);
    EXPECT_TRUE(messages().isEmpty());
    EXPECT_EQ(page().board()->picture().rows[0], "...");
    press("startButton");
    seat(Side::Two, std::nullopt);
    for (const Cell cell : {Cell{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}})
        click(cell);
    press("playAgainButton");
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_EQ(page().board()->picture().rows[0], "...");
}

TEST_F(Game, AMoveGrowsByClicksAndIsTakenBackOrEnded) {
    startGridNim();
    EXPECT_TRUE(sees("endTurnButton"));
    EXPECT_FALSE(find<QAbstractButton>("endTurnButton")->isEnabled());
    click({0, 2});
    click({0, 3});
    EXPECT_EQ(page().board()->marks().chosen, (Clicks{{0, 2}, {0, 3}}));
    EXPECT_TRUE(text("detail").contains("End turn")) << text("detail").toStdString();
    QTest::keyClick(page().board(), Qt::Key_Escape);
    EXPECT_EQ(page().board()->marks().chosen, (Clicks{{0, 2}}));
    EXPECT_EQ(window->pages().game(), &page());
    click({0, 3});
    press("endTurnButton");
    EXPECT_EQ(session().picture().rows[0], "..GG..");
}

TEST_F(Game, TheHintKeepsItsPlaceWhenThePassButtonComesAndGoes) {
    startOfTwo("reversi",
               "XO....../......../......../......../......../......../......../........ O");
    const auto placeOf = [&](QWidget* widget) {
        QCoreApplication::processEvents();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        return QRect(widget->mapTo(&page(), QPoint()), widget->size());
    };
    auto* hint = find<QWidget>("hintButton");
    const QRect before = placeOf(hint), board = placeOf(page().board());
    const QRect pass = placeOf(find<QWidget>("passButton"));
    EXPECT_FALSE(before.intersects(pass));
    find<QWidget>("passButton")->setFocus();
    QTest::keyClick(find<QWidget>("passButton"), Qt::Key_Space);
    ASSERT_FALSE(sees("passButton"));
    ASSERT_TRUE(sees("hintButton"));
    EXPECT_EQ(placeOf(hint), before);
    EXPECT_EQ(placeOf(page().board()), board);
    EXPECT_TRUE(page().board()->hasFocus()) << "the keys are for the next move";
}

// The same on the turn of either side: one looks back, and reads how to play on from there.
TEST_F(Game, ThatIsLookedThroughOffersWhatCanBeDoneOnTheTurnOfEitherSide) {
    openGame("tic-tac-toe");
    press("startButton");
    seat(Side::Two, rivalIn(session().game()));
    ASSERT_TRUE(playToTheEnd());
    int mine = 0, others = 0;
    for (std::size_t ply = 0; ply + 1 < session().match()->line().size(); ++ply) {
        SCOPED_TRACE(ply);
        session().go(session().match()->line()[ply]);
        EXPECT_EQ(text("headline"), "Looking back");
        EXPECT_FALSE(sees("hintButton"));
        ++(session().turn().human ? mine : others);
        EXPECT_EQ(sees("pauseButton"), !session().turn().human);
        EXPECT_EQ(text("detail").contains("Continue"), !session().turn().human);
    }
    ASSERT_TRUE(mine > 0 && others > 0);
    session().go(0);
    const Cell played = session().match()->picture(session().match()->line()[1]).rows[1][1] == 'X'
                            ? Cell{0, 0}
                            : Cell{1, 1};
    click(played);
    ASSERT_TRUE(rested());
    EXPECT_EQ(text("headline"), "Your turn") << "one plays on";
    EXPECT_TRUE(sees("hintButton"));
}

TEST_F(Game, OfTwoComputersGoesOnInAWindowThatIsMadeSmall) {
    openGame("towers");
    window->preferences().pace.set(Preferences::longestPace);
    for (const Side side : {Side::One, Side::Two})
        seat(side, player("random"));
    press("startButton");
    QHideEvent hide;
    QSpontaneKeyEvent::setSpontaneous(&hide); // as the desktop tells of it
    qApp->notify(&page(), &hide);
    EXPECT_EQ(session().phase(), Phase::Playing);
}

TEST_F(Game, ThatRestsSaysHowToGoOnWhereItIsClicked) {
    startOfTwo("tic-tac-toe");
    session().setPaused(true);
    click({1, 1});
    EXPECT_TRUE(refused());
    EXPECT_TRUE(text("detail").endsWith(" Press Continue to play on."))
        << text("detail").toStdString();
    session().setPaused(false);
    EXPECT_FALSE(refused());
}

TEST_F(Game, OfTwoComputersCanBePausedAndContinuedAndWaitsWhileItsPageIsLeft) {
    openGame("towers");
    seat(Side::One, player("random"));
    seat(Side::Two, player("random"));
    window->preferences().pace.set(std::chrono::milliseconds(5000));
    press("startButton");
    press("pauseButton");
    EXPECT_EQ(session().phase(), Phase::Paused);
    EXPECT_EQ(find<QAbstractButton>("pauseButton")->text(), "Continue");
    EXPECT_EQ(text("headline"), "Paused");
    EXPECT_TRUE(text("detail").contains("Continue")) << text("detail").toStdString();
    press("pauseButton");
    EXPECT_TRUE(session().turn().thinking);
    Session& left = session();
    window->pages().showStart();
    EXPECT_EQ(left.phase(), Phase::Paused);
    openGame("towers");
    press("pauseButton");
    EXPECT_TRUE(left.turn().thinking);
}

TEST_F(Game, IsAnalysedOnlyWhileItsPageIsLookedAt) {
    window->preferences().setInsightShown(Insight::Why, true);
    start("tic-tac-toe");
    const Study& study = session().study();
    EXPECT_EQ(study.scope(), Study::Scope::Here);
    window->pages().showStart();
    EXPECT_EQ(study.scope(), Study::Scope::Nothing);
    openGame("tic-tac-toe");
    EXPECT_EQ(study.scope(), Study::Scope::Here);
    window->preferences().setInsightShown(Insight::Why, false);
    EXPECT_EQ(study.scope(), Study::Scope::Nothing);
}

TEST_F(Game, TheCountIsWholeInANarrowWindowToo) {
    start("reversi");
    for (const int width : {640, 700, 1280}) {
        window->resize(width, 520);
        QCoreApplication::processEvents();
        auto* tally = find<TallyBar>("tally");
        EXPECT_GE(tally->width(), tally->minimumSizeHint().width()) << width;
        EXPECT_TRUE(tally->parentWidget()->rect().contains(tally->geometry())) << width;
        const ElisionWatch watch;
        const QImage image = tally->grab().toImage();
        EXPECT_TRUE(watch.elided().isEmpty()) << width;
        for (const int edge : {0, image.width() - 1})
            for (int y = 1; y < image.height(); ++y)
                EXPECT_NEAR(qGray(image.pixel(edge, y)), qGray(image.pixel(edge, 0)), 30)
                    << "the discs are whole, but for the end of a shadow";
    }
}

TEST_F(Game, TheCountIsInViewAlsoWhileSettingUp) {
    openGame("reversi");
    EXPECT_EQ(session().phase(), Phase::SettingUp);
    EXPECT_TRUE(sees("tally"));
    EXPECT_EQ(find<TallyBar>("tally")->words(), "Dark 2, light 2");
    openGame("towers");
    EXPECT_FALSE(sees("tally")) << "where nothing is counted";
}

TEST_F(Game, TheCountIsOfThePositionThatIsShownForAWhile) {
    start("reversi");
    const auto& match = *session().match();
    const auto after = std::make_shared<const Picture>(match.after(0, 0));
    page().board()->setPreview(Scene{after});
    EXPECT_EQ(find<TallyBar>("tally")->words(), "Dark 4, light 1");
    EXPECT_EQ(text("headline"), "Light is to move") << "so is the turn";
    EXPECT_TRUE(text("detail").startsWith("A preview."));
    page().board()->setPreview(std::nullopt);
    EXPECT_EQ(find<TallyBar>("tally")->words(), "Dark 2, light 2");
    EXPECT_EQ(text("headline"), "Your turn");
    const auto wiped = session().game().parse(
        "XXX...../......../......../......../......../......../......../........ O");
    ASSERT_TRUE(wiped);
    page().board()->setPreview(Scene{std::make_shared<const Picture>(*wiped)});
    EXPECT_EQ(text("headline"), "Dark wins");
}

TEST_F(Game, TheCountsBarHasTheDarkPartWhereTheDarkDiscStands) {
    using Appearance = Preferences::Appearance;
    openGame("reversi");
    for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
        window->preferences().appearance.set(appearance);
        QCoreApplication::processEvents();
        auto* tally = find<TallyBar>("tally");
        tally->resize(400, tally->height());
        const QImage image = tally->grab().toImage();
        const int middle = image.height() / 2;
        const auto lightness = [&](double share) {
            return image.pixelColor(static_cast<int>(share * image.width()), middle).lightness();
        };
        EXPECT_LT(lightness(0.4) + 50, lightness(0.6)) << static_cast<int>(appearance);
    }
}

TEST_F(Game, ARatingSaysWhatItMeans) {
    openGame("reversi");
    seat(Side::Two, computer("ladder"));
    press("startButton");
    QString tips;
    for (const QWidget* about : page().findChildren<QWidget*>("seatAbout"))
        tips += about->toolTip();
    EXPECT_TRUE(tips.contains("Random moves have 0; who is 200 higher wins about three games"))
        << qPrintable(tips);
}

TEST_F(Game, AnAnswerGoesWhenAClickIsTakenBack) {
    openGame("grid-nim");
    find<QAbstractButton>("autoFill")->setChecked(false);
    QCoreApplication::processEvents();
    press("clearButton");
    press("startButton");
    click({0, 2});
    click({5, 5});
    EXPECT_TRUE(refused());
    QTest::keyClick(page().board(), Qt::Key_Escape);
    EXPECT_TRUE(session().clicking().clicks().empty());
    EXPECT_FALSE(refused());
}

TEST_F(Game, ThePlayersCanBeChangedWhileItIsPlayed) {
    start("tic-tac-toe");
    click({1, 1});
    ASSERT_TRUE(rested());
    const std::size_t before = session().match()->size();
    seat(Side::One, player("perfect"));
    ASSERT_TRUE(QTest::qWaitFor([this] { return session().phase() == Phase::Over; }, 30'000));
    EXPECT_GT(session().match()->size(), before);
}

TEST_F(Game, ThePaceIsSetByTheSliderAndRemembered) {
    openGame("towers");
    find<QSlider>("pace")->setValue(12);
    EXPECT_EQ(window->preferences().pace(), std::chrono::milliseconds(1200));
}

} // namespace bouton::testing
