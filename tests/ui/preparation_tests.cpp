// SPDX-License-Identifier: MIT
#include "ui/game/preparation.h"

#include <gmock/gmock.h>

#include <QCoreApplication>
#include <QSettings>

#include "games/catalogue.h"
#include "session/fair_start.h"
#include "session/values/reopened.h"
#include "ui/preferences/preferences.h"

// The next game of a session is prepared without a widget.

namespace bouton::testing {

namespace {

using Phase = Session::Phase;

class PreparationTest : public ::testing::Test {
protected:
    PreparationTest() {
        forget();
        preparation.open();
        QObject::connect(&preparation, &Preparation::changed, &session, [this] { ++changes; });
        QObject::connect(&preparation, &Preparation::settingsGiven, &session, [this] { ++given; });
        QObject::connect(&preparation, &Preparation::hindranceChanged, &session,
                         [this] { ++hindrances; });
        QObject::connect(&preparation, &Preparation::shaped, &session, [this] { ++shapes; });
        QObject::connect(&preparation, &Preparation::boardSet, &session, [this] { ++boards; });
    }
    ~PreparationTest() override { forget(); }
    static void forget() {
        QSettings(QSettings::IniFormat, QSettings::UserScope, QCoreApplication::organizationName(),
                  QCoreApplication::applicationName())
            .clear();
    }
    // The answers, but with a board of four rows.
    Settings smaller() {
        Settings settings = preparation.answers().plan.settings;
        settings.front().second = 4;
        return settings;
    }
    Answers kept() { return Preferences().answersFor(game); }
    Seat random() const { return {choosePlayer(game, {"random", {}}).value()}; }
    Seat student() const { return {choosePlayer(game, {"student", {}}).value()}; }
    bool computerBegins() const { return !session.plan().seats[0].human(); }
    void playOn() {
        ASSERT_TRUE(session.start());
        session.setPaused(true);
    }
    void typeWhatCannotBe() {
        preparation.setTyped(Phrase{"Size: too much."});
        preparation.setSettings(preparation.answers().plan.settings);
    }

    const Ruleset& game = *gameNamed("grid-nim").value();
    Preferences preferences;
    Session session{game, 7};
    Preparation preparation{session, preferences};
    const Picture own{{"...", "...", "..."}, Side::One};
    int changes = 0, given = 0, hindrances = 0, shapes = 0, boards = 0;
};

} // namespace

TEST_F(PreparationTest, TheSessionSetsUpWhatTheAnswersSay) {
    EXPECT_EQ(session.phase(), Phase::SettingUp);
    EXPECT_TRUE(session.plan().asksAs(preparation.answers().plan));
    EXPECT_FALSE(preparation.hindrance());
}

TEST_F(PreparationTest, AnswersAreKeptForAnotherDay) {
    preparation.setSettings({{"size", 5}, {"free", 7}});
    EXPECT_EQ(session.picture().rows.size(), 5u);
    EXPECT_EQ(kept().plan.settings, preparation.answers().plan.settings);
    Answers answers = preparation.answers();
    setPlayers(answers, {Seat{}, random()});
    preparation.setPlayers(answers);
    EXPECT_EQ(playersOf(kept())[1], random());
    preparation.setStarter(Side::Two);
    EXPECT_EQ(kept().first, Side::Two);
    preparation.setAutoFill(false);
    EXPECT_FALSE(kept().plan.autoFill);
}

TEST_F(PreparationTest, OtherPlayersLeaveTheBoard) {
    const Picture drawn = session.picture();
    Answers answers = preparation.answers();
    setPlayers(answers, {Seat{}, random()});
    setFirst(answers, Side::Two);
    preparation.setPlayers(answers);
    preparation.setStarter(Side::One);
    EXPECT_EQ(session.picture(), drawn);
    preparation.setBoardUp();
    EXPECT_NE(session.picture(), drawn);
}

TEST_F(PreparationTest, TheStarterTakesTheSideThatBegins) {
    EXPECT_FALSE(computerBegins());
    preparation.setStarter(Side::Two);
    EXPECT_TRUE(computerBegins());
}

TEST_F(PreparationTest, InTurnTheOtherOneBeginsAfterAGameOnly) {
    preparation.setStarter({});
    preparation.open();
    EXPECT_FALSE(computerBegins()) << "nothing was played";
    playOn();
    preparation.open();
    EXPECT_TRUE(computerBegins());
    EXPECT_EQ(kept().first, Side::Two);
    preparation.open();
    EXPECT_TRUE(computerBegins());
    playOn();
    preparation.setStarter({}); // which begins anew
    preparation.open();
    EXPECT_TRUE(computerBegins());
}

TEST_F(PreparationTest, WhatTheSessionIsToldByOthersIsTheAnswer) {
    Plan plan = session.plan();
    plan.settings = {{"size", 4}, {"free", 6}};
    plan.seats = {random(), Seat{}};
    const int before = given;
    ASSERT_TRUE(session.setUp(plan));
    EXPECT_EQ(preparation.answers().plan.settings, plan.settings);
    EXPECT_TRUE(playersOf(preparation.answers())[0].human());
    EXPECT_EQ(preparation.answers().first, Side::Two);
    EXPECT_GT(given, before);
}

TEST_F(PreparationTest, WhoWasChosenStaysWhateverIsAnalysedOrOpened) {
    Answers answers = preparation.answers();
    setPlayers(answers, {Seat{}, random()});
    preparation.setPlayers(answers);
    preparation.edit(session.picture());
    preparation.seat({}); // to analyse
    ASSERT_TRUE(session.start());
    preparation.openAnew();
    EXPECT_EQ(playersOf(preparation.answers())[1], random());
    SavedGame other = [&] {
        EXPECT_TRUE(session.start());
        return session.saved();
    }();
    other.seats = {SavedGame::Chair{.name = "Ann"}, SavedGame::Chair{.name = "Ben"}};
    session.restore(reopen(other).value());
    EXPECT_EQ(playersOf(preparation.answers())[1].name, "Ben");
    preparation.edit(session.picture());
    preparation.openAnew();
    EXPECT_EQ(playersOf(preparation.answers()), (std::array{Seat{}, random()}));
    EXPECT_EQ(playersOf(kept())[1], random());
}

TEST_F(PreparationTest, AGameThatIsPlayedTellsNothingNewOfItself) {
    playOn();
    const int before = hindrances, earlier = given, first = changes;
    session.setPaused(false);
    session.setPaused(true);
    EXPECT_EQ(changes, first);
    EXPECT_EQ(hindrances, before);
    EXPECT_EQ(given, earlier);
}

TEST_F(PreparationTest, WhatIsTypedAndCannotBeHindersTheStartAndStays) {
    const Picture before = session.picture();
    typeWhatCannotBe();
    EXPECT_EQ(hindrances, 1);
    ASSERT_TRUE(preparation.hindrance());
    EXPECT_STREQ(preparation.hindrance()->text, "Size: too much.");
    const int earlier = given;
    preparation.open();
    preparation.edit(before);
    EXPECT_EQ(given, earlier) << "nothing is shown in place of what is typed";
    EXPECT_EQ(session.picture(), before);
    EXPECT_FALSE(session.plan().byHand);
    preparation.setTyped({});
    preparation.setSettings(preparation.answers().plan.settings);
    EXPECT_FALSE(preparation.hindrance());
    EXPECT_EQ(hindrances, 2);
}

TEST_F(PreparationTest, WhatIsTypedIsVoidWhenAGameIsLeftForAnotherOrForThePositionOnItsBoard) {
    for (const bool another : {true, false}) {
        SCOPED_TRACE(another);
        playOn();
        preparation.setTyped(Phrase{"Size: too much."});
        another ? preparation.open() : preparation.edit(own);
        EXPECT_EQ(session.phase(), Phase::SettingUp);
        EXPECT_EQ(session.picture() == own, !another);
        EXPECT_FALSE(preparation.hindrance());
    }
}

TEST_F(PreparationTest, ABoardSetUpByHandStaysUntilWhatIsTypedCanBe) {
    preparation.setAutoFill(false);
    const Picture before = session.picture();
    preparation.setTyped(Phrase{"Size: too much."});
    preparation.setSettings(smaller());
    EXPECT_EQ(session.picture(), before);
    EXPECT_EQ(hindrances, 1);
    preparation.setTyped({});
    preparation.setSettings(smaller());
    EXPECT_EQ(session.picture().rows.size(), 4u);
    EXPECT_EQ(hindrances, 2);
}

TEST_F(PreparationTest, WithoutAutoFillWhatWasDrawnStays) {
    const Picture drawn = session.picture();
    preparation.setAutoFill(true); // as it is
    EXPECT_EQ(session.picture(), drawn);
    preparation.setAutoFill(false);
    EXPECT_EQ(session.picture(), drawn);
    EXPECT_TRUE(session.plan().byHand);
}

TEST_F(PreparationTest, AnotherSizeOfABoardSetUpByHandKeepsWhatFits) {
    preparation.setAutoFill(false);
    const int before = shapes;
    preparation.setSettings(smaller());
    EXPECT_EQ(session.picture().rows.size(), 4u);
    EXPECT_TRUE(session.plan().byHand);
    EXPECT_GT(shapes, before) << "a form describes it anew";
}

TEST_F(PreparationTest, ABoardOfItsOwnMakingIsNotToldAsOneThatWasSet) {
    preparation.setAutoFill(false);
    boards = 0;
    preparation.setSettings(smaller());
    EXPECT_EQ(boards, 0);
    session.put({0, 1}, session.picture().rows[0][1] == '.' ? 'G' : '.');
    EXPECT_EQ(boards, 1);
}

TEST_F(PreparationTest, ABoardDrawnAtRandomIsNoneThatAFormDescribes) {
    shapes = boards = changes = 0;
    preparation.setBoardUp();
    EXPECT_GT(changes, 0);
    EXPECT_EQ(shapes, 0);
    EXPECT_EQ(boards, 0);
}

TEST_F(PreparationTest, ANewGameIsFilledAsItWasLastChosen) {
    preparation.edit(session.picture());
    EXPECT_FALSE(session.plan().autoFill);
    preparation.openAnew();
    EXPECT_TRUE(session.plan().autoFill);
}

TEST_F(PreparationTest, APositionIsOpenedWithAHumanToMove) {
    Picture picture = session.picture();
    picture.toMove = Side::Two;
    preparation.open(picture);
    EXPECT_EQ(session.picture(), picture);
    EXPECT_TRUE(session.plan().seats[indexOf(Side::Two)].human());
    EXPECT_FALSE(session.plan().seats[indexOf(Side::One)].human());
}

TEST_F(PreparationTest, ASmallerPositionIsNotLeftWithMoreThanItHas) {
    preparation.edit(own);
    const Settings settings = preparation.answers().plan.settings;
    EXPECT_EQ(valueOf(settings, "size"), 3);
    EXPECT_LE(valueOf(settings, "free"), 9);
}

TEST_F(PreparationTest, AgainADrawnStartIsDrawnAnewAndOneByHandIsTheSame) {
    const Picture drawn = session.picture();
    playOn();
    preparation.openAgain(std::nullopt);
    EXPECT_NE(session.picture(), drawn);
    preparation.edit(own);
    playOn();
    preparation.openAgain(std::nullopt);
    EXPECT_EQ(session.picture(), own);
}

TEST_F(PreparationTest, AgainItTakesTheSeatsOfThePlanThatChangesMeanwhile) {
    preparation.setStarter({});
    playOn();
    const auto& seats = session.plan().seats; // not a copy
    const auto before = seats;
    preparation.openAgain(seats);
    EXPECT_EQ(session.plan().seats, before);
}

// With the other side, too: the start is drawn for the seats that will be.
TEST_F(PreparationTest, AgainADrawnStartIsNotLostForTheHumanOnTheSideThatHeHasThen) {
    for (int games = 0; games < 60; ++games) {
        playOn();
        const auto seats = session.plan().seats;
        preparation.openAgain(std::array{seats[1], seats[0]});
        ASSERT_EQ(session.plan().seats[0], seats[1]);
        const auto promise = promiseOf(**session.beginning(), session.plan().seats);
        ASSERT_TRUE(promise);
        EXPECT_NE(*promise, Outcome::Loss) << games;
    }
}

TEST_F(PreparationTest, AStartThatDoesNotAddUpHindersAndTheNextThatDoesIsSetUp) {
    preparation.setAutoFill(false);
    preparation.describe(refuse(Phrase{"Not so."}));
    ASSERT_TRUE(preparation.hindrance());
    EXPECT_STREQ(preparation.hindrance()->text, "Not so.");
    Picture start{{"...", "...", "..."}, other(session.picture().toMove)};
    preparation.describe(start);
    EXPECT_FALSE(preparation.hindrance());
    EXPECT_EQ(session.picture().rows, start.rows);
    EXPECT_NE(session.picture().toMove, start.toMove) << "a form does not say who is to move";
    preparation.describe(refuse(Phrase{"Not so."}));
    preparation.takeAsDescribed();
    EXPECT_FALSE(preparation.hindrance());
}

} // namespace bouton::testing
