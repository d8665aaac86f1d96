// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QTest>

#include "games/catalogue.h"
#include "ui/controls/radio_card.h"
#include "ui/controls/switches.h"
#include "ui/game/against_whom.h"
#include "ui/game/start_questions.h"
#include "ui/preferences/preferences.h"
#include "ui/theme/theme.h"

// The set-up questions, each by itself, without a session.

namespace bouton::testing {

namespace {

class Questions : public ::testing::Test {
protected:
    // In a widget of its own, so wide.
    void show(QLayout* layout, int width) {
        layout->setSizeConstraint(QLayout::SetNoConstraint);
        host.setLayout(layout);
        host.resize(width, 500);
        host.show();
        settle();
    }
    static void settle() {
        for (int i = 0; i < 3; ++i)
            QCoreApplication::processEvents();
    }
    template <class T> T* find(const char* name) {
        T* widget = host.findChild<T*>(QString::fromLatin1(name));
        EXPECT_TRUE(widget) << name;
        return widget;
    }
    bool sees(const char* name) { return find<QWidget>(name)->isVisible(); }
    int top(const char* name) { return find<QWidget>(name)->mapTo(&host, QPoint()).y(); }

    const Ruleset& game = *gameNamed("grid-nim").value();
    Answers answers = standardAnswers(game);
    QWidget host;
};

class AboutTheStart : public Questions {
protected:
    AboutTheStart() { questions->putSettings(answers.plan.settings); }
    void put(bool byHand = false) {
        questions->put(answers, byHand, promised);
        settle();
    }

    bool promised = false; // a board that is not lost
    StartQuestions* questions = new StartQuestions(game);
};

class AboutTheOpponent : public Questions {
protected:
    AboutTheOpponent() {
        QObject::connect(against, &AgainstWhom::chosen, &host,
                         [this](const Answers& chosen) { asked.push_back(chosen); });
    }

    Preferences preferences;
    AgainstWhom* against = new AgainstWhom(game, preferences);
    std::vector<Answers> asked;
};

} // namespace

TEST_F(AboutTheStart, WhoStartsIsAskedOfOneHumanAlone) {
    show(questions, 600);
    put();
    EXPECT_TRUE(sees("starts"));
    EXPECT_FALSE(sees("side"));
    answers.plan.seats = {};
    put();
    EXPECT_FALSE(sees("starts"));
    put(true);
    EXPECT_FALSE(sees("side"));
}

TEST_F(AboutTheStart, ByHandItAsksForTheSideInstead) {
    show(questions, 600);
    answers.inTurn = true;
    put(true);
    EXPECT_TRUE(sees("side"));
    EXPECT_FALSE(sees("starts"));
    EXPECT_FALSE(sees("inTurnNote"));
    EXPECT_FALSE(sees("editButton"));
}

TEST_F(AboutTheStart, InTurnItSaysWhoBeginsThisTime) {
    show(questions, 600);
    put();
    EXPECT_FALSE(sees("inTurnNote"));
    answers.inTurn = true;
    put();
    EXPECT_TRUE(sees("inTurnNote"));
    EXPECT_EQ(find<QLabel>("inTurnNote")->text(), "This time you start.");
    setFirst(answers, Side::Two);
    put();
    EXPECT_EQ(find<QLabel>("inTurnNote")->text(), "This time the computer starts.");
    EXPECT_EQ(find<SegmentedSwitch>("starts")->chosen(), 2);
}

TEST_F(AboutTheStart, ItAsksAndKeepsNothingToItself) {
    std::vector<std::optional<Side>> starters;
    std::vector<Side> sides;
    std::vector<bool> fills;
    QObject::connect(questions, &StartQuestions::starterChosen, &host,
                     [&](std::optional<Side> starter) { starters.push_back(starter); });
    QObject::connect(questions, &StartQuestions::sideChosen, &host,
                     [&](Side side) { sides.push_back(side); });
    QObject::connect(questions, &StartQuestions::autoFillChosen, &host,
                     [&](bool on) { fills.push_back(on); });
    show(questions, 600);
    put();
    QTest::mouseClick(find<SegmentedSwitch>("starts")->segment(1), Qt::LeftButton);
    EXPECT_EQ(starters, (std::vector<std::optional<Side>>{Side::Two}));
    find<QCheckBox>("autoFill")->click();
    EXPECT_EQ(fills, (std::vector{false}));
    put(true);
    QTest::mouseClick(find<SegmentedSwitch>("side")->segment(1), Qt::LeftButton);
    EXPECT_EQ(sides, (std::vector{Side::Two}));
}

TEST_F(AboutTheStart, ANumberThatCannotBeIsRefusedAndTheBoardIsNotEdited) {
    show(questions, 600);
    put();
    int told = 0;
    Settings last;
    QObject::connect(questions, &StartQuestions::settingsChosen, &host,
                     [&](const Settings& settings) {
                         ++told;
                         last = settings;
                     });
    find<QSpinBox>("size")->setValue(99);
    EXPECT_EQ(told, 1);
    ASSERT_TRUE(questions->refusal());
    EXPECT_LE(valueOf(last, "size"), game.settings.front().most);
    put();
    EXPECT_FALSE(find<QWidget>("editButton")->isEnabled());
    questions->putSettings(answers.plan.settings);
    EXPECT_FALSE(questions->refusal());
    put();
    EXPECT_TRUE(find<QWidget>("editButton")->isEnabled());
}

TEST_F(AboutTheStart, TheSizeOfAPositionMayBeOneThatNoGameIsSetTo) {
    show(questions, 600);
    put(true);
    const std::vector<std::string> rows(12, "G...........");
    questions->putSize({rows, Side::One});
    EXPECT_EQ(find<QSpinBox>("size")->value(), 12);
    EXPECT_FALSE(questions->refusal());
}

TEST_F(AboutTheStart, WhatHasNoRoomBesideSomethingStandsBelowIt) {
    show(questions, 700);
    put();
    questions->fit();
    settle();
    EXPECT_LT(std::abs(top("whoStarts") - top("starts")), find<QWidget>("starts")->height());
    EXPECT_LT(std::abs(top("editButton") - top("openButton")), 4);
    EXPECT_EQ(find<QCheckBox>("autoFill")->text(), "a random board");
    promised = true;
    put();
    EXPECT_EQ(find<QCheckBox>("autoFill")->text(), "a winnable board");
    EXPECT_EQ(find<QCheckBox>("autoFill")->accessibleName(), "Auto-fill: a winnable board");
    host.resize(240, 600);
    settle();
    questions->fit();
    settle();
    EXPECT_GE(top("starts"), top("whoStarts") + find<QWidget>("whoStarts")->height());
    EXPECT_GT(top("openButton"), top("editButton"));
    EXPECT_EQ(find<QCheckBox>("autoFill")->text(), "") << "the link says what is filled in";
}

TEST_F(AboutTheStart, TheLinkKeepsItsDistanceFromTheWordsBesideIt) {
    show(questions, 700);
    put();
    const auto* fill = find<QCheckBox>("autoFill");
    const auto* link = find<QWidget>("drawAgain");
    for (int width = 700; !fill->text().isEmpty(); width -= 2) {
        ASSERT_GT(width, 240);
        EXPECT_GE(link->x() - fill->x() - fill->sizeHint().width(), 2 * Theme::unit) << width;
        host.resize(width, 500);
        questions->fit();
        settle();
    }
}

TEST_F(AboutTheOpponent, ACardAsksForAHumanAgainstThatPlayer) {
    show(against, 500);
    setFirst(answers, Side::Two);
    against->put(answers);
    find<RadioCard>("against-student")->click();
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_TRUE(playersOf(asked[0])[0].human());
    EXPECT_FALSE(playersOf(asked[0])[1].human());
    EXPECT_EQ(asked[0].first, Side::Two) << "who starts is another question";
    find<RadioCard>("against-friend")->click();
    ASSERT_EQ(asked.size(), 2u);
    EXPECT_TRUE(playersOf(asked[1])[1].human());
    find<RadioCard>("against-two")->click();
    ASSERT_EQ(asked.size(), 3u);
    EXPECT_FALSE(playersOf(asked[2])[0].human());
}

TEST_F(AboutTheOpponent, BothSeatsUnfoldWhereOneAsksForThem) {
    show(against, 500);
    against->put(answers);
    settle();
    EXPECT_FALSE(sees("players"));
    find<RadioCard>("against-custom")->click();
    settle();
    ASSERT_EQ(asked.size(), 1u);
    EXPECT_EQ(playersOf(asked[0]), playersOf(answers)) << "nobody else is chosen yet";
    against->put(asked[0]);
    settle();
    EXPECT_TRUE(sees("players"));
    auto* who = find<QWidget>("secondPlayer")->findChild<QComboBox*>("who");
    who->setCurrentIndex(0);
    ASSERT_EQ(asked.size(), 2u);
    EXPECT_TRUE(playersOf(asked[1])[1].human());
}

TEST_F(AboutTheOpponent, TheRatingIsToldWhereThereIsOne) {
    show(against, 500);
    against->put(answers);
    EXPECT_FALSE(sees("ownRating"));
    against->tellStrength(1000, QStringLiteral("Your rating: 1000"));
    settle();
    EXPECT_TRUE(sees("ownRating"));
    against->tellStrength(std::nullopt, {});
    EXPECT_FALSE(sees("ownRating"));
}

TEST_F(AboutTheOpponent, WhoIsChosenStaysInView) {
    show(against, 500);
    host.resize(500, 200);
    against->put(answers);
    settle();
    answers.plan.seats = {};
    against->put(answers);
    settle();
    const auto* card = find<RadioCard>("against-friend");
    EXPECT_FALSE(card->visibleRegion().isEmpty());
}

} // namespace bouton::testing
