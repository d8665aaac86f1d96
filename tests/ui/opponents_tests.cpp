// SPDX-License-Identifier: MIT
#include <QAccessible>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSlider>
#include <QSpinBox>

#include "ui/controls/fitted.h"
#include "ui/controls/radio_card.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/switches.h"
#include "ui/controls/words.h"
#include "ui/files/game_files.h"
#include "ui/files/games_in_play.h"
#include "ui/game/clock_editor.h"
#include "ui/game/opponent_list.h"
#include "ui/support.h"

// Opponents by name in the set-up panel, with real clicks and keys.

namespace bouton::testing {

namespace {

using Phase = Session::Phase;

class OpponentsTest : public Window {
protected:
    RadioCard* card(const std::string& id) { return find<RadioCard>(("against-" + id).c_str()); }
    SeatEditor& editor(Side side) { return seatEditor(side); }
    template <class T> T* in(Side side, const char* name) {
        return editor(side).findChild<T*>(name);
    }
    QComboBox& who(Side side) { return *in<QComboBox>(side, "who"); }
    const Seat& seatOf(Side side) { return session().plan().seats[indexOf(side)]; }
    void letStart(int segment) {
        QTest::mouseClick(find<SegmentedSwitch>("starts")->segment(segment), Qt::LeftButton);
    }
    void letStartIfAsked() {
        if (sees("starts"))
            letStart(0);
    }
    int item(std::string_view kind) {
        const Ruleset& game = session().game();
        const auto at = std::ranges::find(game.players, kind, &PlayerInfo::id);
        return static_cast<int>(1 + game.opponents.size())
               + static_cast<int>(at - game.players.begin());
    }
    std::string spec(Side side) { return write(session().game(), seatOf(side)); }
    void openCustom(std::string_view game) {
        openGame(game);
        press("against-custom");
        layOut();
    }
    // Sets the second player up in full.
    void setUp(std::string_view game, std::string_view kind) {
        openCustom(game);
        who(Side::Two).setCurrentIndex(item(kind));
        layOut();
    }
    void limitBy(int how) {
        auto* limit = in<QComboBox>(Side::Two, "limit");
        limit->setCurrentIndex(how);
        emit limit->activated(how);
        layOut();
    }
    void limitBy(const char* words) { limitBy(in<QComboBox>(Side::Two, "limit")->findText(words)); }
    // Whether all of the widget can be seen and clicked.
    bool inView(QWidget* widget) {
        return widget->isVisible() && widget->visibleRegion().boundingRect() == widget->rect();
    }
};

class LadderInTheWindow : public OpponentsTest {};

} // namespace

TEST_F(OpponentsTest, OfEveryGameStandInTheListAndAreSeatedByAClick) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        openGame(game->name.id);
        for (const Opponent& opponent : game->opponents) {
            press((std::string("against-") + opponent.id).c_str());
            EXPECT_EQ(seatOf(Side::Two).computer, opponent.choice);
            EXPECT_TRUE(seatOf(Side::One).human());
            EXPECT_TRUE(card(opponent.id)->isChecked());
            EXPECT_EQ(card(opponent.id)->accessibleName(), opponent.title);
            const auto rating = ratingOf(*game, opponent.choice);
            EXPECT_EQ(
                card(opponent.id)->accessibleDescription(),
                QLatin1String(opponent.manner)
                    + (preparation().answers().proposed ? QStringLiteral(", proposed") : QString())
                    + (rating ? QStringLiteral(", ") + ratingText(rating) : QString()));
        }
        press("against-friend");
        EXPECT_TRUE(seatOf(Side::One).human() && seatOf(Side::Two).human());
        EXPECT_FALSE(sees("starts")) << "two humans agree among themselves";
        press("against-two");
        EXPECT_FALSE(seatOf(Side::One).human() || seatOf(Side::Two).human());
    }
}

TEST_F(OpponentsTest, WhatARatingMeansIsToldWhereverItStands) {
    openGame("reversi");
    const Ruleset& game = session().game();
    for (const Opponent& opponent : game.opponents) {
        SCOPED_TRACE(opponent.id);
        EXPECT_EQ(card(opponent.id)->toolTip(), ratingTip(ratingOf(game, opponent.choice)));
        EXPECT_TRUE(card(opponent.id)->toolTip().contains("wins about three games of four"));
    }
    EXPECT_EQ(card("friend")->toolTip(), QString()) << "a friend is not rated";
    press("against-ladder");
    auto* slider = find<QSlider>("ladderSlider");
    for (const int step : {4, 5}) {
        slider->setValue(step);
        const auto rating = ratingOf(game, onStep(game, step));
        ASSERT_TRUE(rating);
        EXPECT_EQ(find<QLabel>("ladderRating")->toolTip(), ratingTip(rating));
        EXPECT_TRUE(ratingTip(rating).contains(
            QStringLiteral("is within %1 of this one").arg(rating->within)));
    }
    press("against-custom");
    who(Side::Two).setCurrentIndex(item("minimax"));
    const auto* rating = in<QLabel>(Side::Two, "rating");
    EXPECT_EQ(rating->toolTip(), ratingTip(ratingAt(game, seatOf(Side::Two))));
    EXPECT_EQ(rating->text(), ratingText(ratingAt(game, seatOf(Side::Two))));
    in<QSpinBox>(Side::Two, "depth")->setValue(8);
    EXPECT_FALSE(rating->isVisible()) << "nobody has measured it";
    EXPECT_EQ(ratingTip({}), QString());
    EXPECT_FALSE(ratingTip(Rating{}).contains("certainty")) << "zero is by definition";
}

TEST_F(OpponentsTest, ABoxOfWhatIsSetUpIsAsHighAsItAsksFor) {
    setUp("reversi", "engine");
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)}) {
        resizeTo(size);
        for (int each = 0; each < 2; ++each) {
            limitBy(each);
            for (const auto* box : editor(Side::Two).findChildren<QAbstractSpinBox*>())
                EXPECT_TRUE(!box->isVisible() || box->height() >= box->sizeHint().height())
                    << box->objectName().toStdString() << ' ' << each << ' ' << size.width() << ": "
                    << box->height();
        }
    }
}

TEST_F(OpponentsTest, AreChosenByTheArrowsAndEnterBegins) {
    openGame("reversi");
    press("against-club");
    card("club")->setFocus();
    QTest::keyClick(card("club"), Qt::Key_Down);
    EXPECT_EQ(seatOf(Side::Two).computer, session().game().opponents[4].choice);
    EXPECT_EQ(window->focusWidget(), card("expert"));
    QTest::keyClick(card("expert"), Qt::Key_Up);
    EXPECT_EQ(seatOf(Side::Two).computer, session().game().opponents[3].choice);
    QTest::keyClick(card("club"), Qt::Key_Return);
    EXPECT_EQ(session().phase(), Phase::Playing);
}

TEST_F(OpponentsTest, EnterThatIsHeldDownBeginsNothing) {
    openGame("tic-tac-toe");
    press("against-friend");
    QWidget* focus = card("friend");
    focus->setFocus();
    QKeyEvent held(QEvent::KeyPress, Qt::Key_Return, {}, {}, true);
    QCoreApplication::sendEvent(focus, &held);
    EXPECT_EQ(session().phase(), Phase::SettingUp);
    QTest::keyClick(focus, Qt::Key_Enter);
    EXPECT_EQ(session().phase(), Phase::Playing);
}

TEST_F(OpponentsTest, WhoIsChosenStandsAloneWhereTheLettersAreLarge) {
    const auto seen = [this] {
        std::vector<const RadioCard*> all;
        for (const auto* each : page().findChildren<RadioCard*>())
            if (each->isVisible())
                all.push_back(each);
        return all;
    };
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        window->preferences().typeSize.set(100);
        openGame(game->name.id);
        resizeTo({1280, 800});
        EXPECT_FALSE(sees("changeOpponent"));
        EXPECT_GT(seen().size(), game->opponents.size());
        window->preferences().typeSize.set(175);
        resizeTo({800, 600});
        ASSERT_EQ(seen().size(), 1u);
        EXPECT_TRUE(seen().front()->isChecked());
        press("changeOpponent");
        layOut();
        EXPECT_GT(seen().size(), game->opponents.size());
        EXPECT_FALSE(sees("changeOpponent"));
        card("friend")->click();
        layOut();
        EXPECT_EQ(seen(), std::vector<const RadioCard*>{card("friend")});
        EXPECT_TRUE(sees("changeOpponent"));
    }
    window->preferences().typeSize.set(100);
}

TEST_F(OpponentsTest, WhoIsAboutAsStrongIsSaidOnTheirCards) {
    openGame("reversi");
    const Ruleset& game = session().game();
    const auto said = [this](const RadioCard* card) {
        return card->findChildren<QLabel*>().back()->text();
    };
    const auto near = [&] {
        std::vector<std::string> all;
        for (const Opponent& opponent : game.opponents)
            if (said(card(opponent.id)).endsWith("; about your strength"))
                all.emplace_back(opponent.id);
        return all;
    };
    const auto strength = [&](const Opponent& opponent) {
        return ratingOf(game, opponent.choice)->value;
    };
    const auto rated = [&](const Opponent& opponent) {
        return ratingOf(game, opponent.choice).has_value();
    };
    const Opponent& strongest =
        *std::ranges::max_element(game.opponents, {}, [&](const Opponent& opponent) {
            return rated(opponent) ? strength(opponent) : -10'000;
        });
    const int most = strength(strongest);
    const auto* ladder = card("ladder");
    const auto* slider = find<QSlider>("ladderSlider");
    EXPECT_EQ(said(ladder), "18 steps, from a first-timer to a champion");
    setUpPanel().tellStrength(most + 149, {});
    EXPECT_EQ(near(), std::vector<std::string>{strongest.id});
    EXPECT_EQ(said(ladder), "18 steps; step 18 is about your strength");
    EXPECT_EQ(slider->value(), 18);
    setUpPanel().tellStrength(most + 150, {});
    EXPECT_TRUE(near().empty());
    for (const Opponent& opponent : game.opponents)
        if (rated(opponent)) {
            setUpPanel().tellStrength(strength(opponent), {});
            EXPECT_EQ(near(), std::vector<std::string>{opponent.id});
        }
    setUpPanel().tellStrength(ratingOf(game, onStep(game, 5))->value, {});
    EXPECT_EQ(said(ladder), "18 steps; step 5 is about your strength");
    EXPECT_EQ(slider->value(), 5);
    press("against-ladder");
    EXPECT_EQ(seatOf(Side::Two).computer, onStep(game, 5));
    setUpPanel().tellStrength(ratingOf(game, onStep(game, 1))->value, {});
    EXPECT_EQ(slider->value(), 5) << "who was chosen stays";
    setUpPanel().tellStrength(std::nullopt, {});
    EXPECT_TRUE(near().empty());
    EXPECT_EQ(said(ladder), "18 steps, from a first-timer to a champion");
}

TEST_F(OpponentsTest, AStrangersFirstMoveTakesOneClickInEveryGame) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        openGame(game->name.id);
        const auto match = game->from(session().picture()).value();
        const Clicks first = match->moves(0).front().orders.front();
        click(first.front());
        EXPECT_NE(session().phase(), Phase::SettingUp);
        EXPECT_TRUE(!session().clicking().clicks().empty() || session().match()->current() > 0)
            << "the click is the first move, or its beginning";
    }
}

TEST_F(OpponentsTest, AClickOnlyBeginsWhereTheComputerStarts) {
    openGame("tic-tac-toe");
    letStart(1);
    click({1, 1});
    ASSERT_TRUE(rested());
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_EQ(session().match()->path(session().match()->current()).size(), 2u)
        << "the computer's move and no other";
}

TEST_F(OpponentsTest, WhereTheFirstClickCanGoIsMarkedBeforeItInEveryGame) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        openGame(game->name.id);
        const auto match = game->from(session().picture()).value();
        const Clicks first = Clicking(match->moves(0)).next();
        EXPECT_EQ(page().board()->marks().next, first);
        letStart(1);
        EXPECT_TRUE(page().board()->marks().next.empty()) << "the computer's are not shown";
        letStart(0);
        EXPECT_EQ(page().board()->marks().next, first);
        page().editPosition();
        EXPECT_TRUE(page().board()->marks().next.empty()) << "no move is made by hand";
        session().setPicture({});
        EXPECT_TRUE(page().board()->marks().next.empty()) << "nor where there is no start";
    }
}

TEST_F(OpponentsTest, AWrongFirstClickBeginsAndSaysWhyItIsNoMove) {
    openGame("reversi");
    click({0, 0});
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_EQ(session().match()->current(), 0u);
    const QString why = text("detail");
    EXPECT_TRUE(why.contains("turn none")) << why.toStdString();
    click(session().clicking().next().front());
    EXPECT_NE(text("detail"), why);
}

TEST_F(OpponentsTest, SetUpByHandEnterBeginsAndAClickDoesNot) {
    openGame("trojan-horse");
    press("editButton");
    click({5, 5});
    EXPECT_EQ(session().phase(), Phase::SettingUp);
    QTest::keyClick(page().board(), Qt::Key_Return);
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_EQ(*letterAt(session().picture(), {5, 5}), 'H');
}

TEST_F(OpponentsTest, WhoStartsIsTheHumanTheComputerOrOneAfterTheOther) {
    openGame("tic-tac-toe");
    letStart(1);
    EXPECT_TRUE(seatOf(Side::Two).human());
    letStart(0);
    EXPECT_TRUE(seatOf(Side::One).human());
    letStart(2);
    EXPECT_TRUE(seatOf(Side::One).human()) << "this time as it was";
    press("startButton");
    page().newGame();
    EXPECT_TRUE(seatOf(Side::Two).human());
    press("startButton");
    ASSERT_TRUE(rested());
    page().playAgain();
    EXPECT_TRUE(seatOf(Side::One).human());
    page().newGame();
    open();
    openGame("tic-tac-toe");
    EXPECT_TRUE(preparation().answers().inTurn) << "another day, too";
}

TEST_F(OpponentsTest, SetUpByHandOneChoosesTheSideThatOnePlays) {
    openGame("towers");
    press("editButton");
    EXPECT_FALSE(sees("starts"));
    ASSERT_TRUE(sees("side"));
    EXPECT_EQ(find<SegmentedSwitch>("side")->segment(1)->text(), "Red");
    QTest::mouseClick(find<SegmentedSwitch>("side")->segment(1), Qt::LeftButton);
    EXPECT_TRUE(seatOf(Side::Two).human());
    EXPECT_FALSE(seatOf(Side::One).human());
}

TEST_F(OpponentsTest, AutoFillAndWhoStartsAreInViewBeforeEveryGameAndAllOpponentsInAUsualWindow) {
    for (const QSize size : {QSize(800, 600), QSize(1280, 800)})
        for (const Ruleset* game : catalogue()) {
            SCOPED_TRACE(std::string(game->name.id) + ' ' + std::to_string(size.width()));
            openGame(game->name.id);
            resizeTo(size);
            EXPECT_TRUE(inView(find<QWidget>("starts")));
            if (game->name.autoFill) {
                EXPECT_TRUE(inView(find<QWidget>("autoFill")));
                EXPECT_TRUE(inView(find<QWidget>("drawAgain")));
            }
            EXPECT_TRUE(inView(find<QWidget>("startButton")));
            EXPECT_TRUE(inView(find<OpponentList>("opponents")->chosen())) << "who is chosen, too";
            for (const Opponent& opponent : game->opponents)
                EXPECT_TRUE(inView(card(opponent.id)) || size.width() < 1280) << opponent.id;
        }
}

TEST_F(OpponentsTest, TheListBeginsAtItsTopAsFarAsWhoIsChosenIsClearOfItsEdges) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        openGame(game->name.id);
        resizeTo({800, 600});
        auto* chosen = find<OpponentList>("opponents")->chosen();
        QWidget* list = find<OpponentList>("opponents")->parentWidget();
        const QWidget* view = list->parentWidget();
        if (sees("changeOpponent"))
            continue; // with wide letters the chosen one stands alone
        EXPECT_EQ(list->y(), 0) << "the second one is in view from the top";
        resizeTo({1280, 800});
        QTest::mouseClick(card(game->opponents.back().id), Qt::LeftButton);
        resizeTo({800, 600});
        chosen = find<OpponentList>("opponents")->chosen();
        const int bottom = chosen->mapTo(view, QPoint(0, chosen->height())).y();
        EXPECT_LE(bottom, view->height() - 2 * Theme::unit);
        QTest::mouseClick(card(game->opponents.front().id), Qt::LeftButton);
    }
}

TEST_F(OpponentsTest, CustomOpensWhatIsSetNow) {
    openGame("reversi");
    press("against-expert");
    EXPECT_FALSE(sees("players"));
    press("against-custom");
    EXPECT_TRUE(sees("players"));
    EXPECT_EQ(who(Side::Two).currentText(), "Expert");
    EXPECT_EQ(spec(Side::Two), "engine:level=12,time=0,clock=0,threads=1,book=on");
    press("against-beginner");
    EXPECT_FALSE(sees("players"));
}

TEST_F(OpponentsTest, WhoIsSetUpInFullStaysSoWhereItIsANamedOneByNow) {
    setUp("reversi", "engine");
    const Ruleset& game = session().game();
    int named = 0;
    for (const Opponent& opponent : game.opponents)
        if (std::string_view(game.players[opponent.choice.player].id) == "engine") {
            in<QSpinBox>(Side::Two, "level")->setValue(valueOf(opponent.choice.settings, "level"));
            EXPECT_EQ(seatOf(Side::Two).computer, opponent.choice);
            EXPECT_EQ(who(Side::Two).currentIndex(), item("engine")) << opponent.id;
            ++named;
        }
    EXPECT_GT(named, 1);
    session().setSeat(Side::Two, {game.opponents.front().choice});
    EXPECT_EQ(who(Side::Two).currentIndex(), 1) << "whom others have seated is named";
}

TEST_F(OpponentsTest, OfALevelATimeAndAClockOnlyOneCanBeSet) {
    setUp("reversi", "engine");
    auto* level = in<QSpinBox>(Side::Two, "level");
    auto* time = in<QDoubleSpinBox>(Side::Two, "time");
    auto* clock = editor(Side::Two).findChild<ClockEditor*>();
    ASSERT_TRUE(level && time && clock);
    level->setValue(9);
    EXPECT_EQ(spec(Side::Two), "engine:level=9,time=0,clock=0,threads=1,book=on");
    limitBy("Seconds a move");
    EXPECT_EQ(spec(Side::Two), "engine:level=9,time=5,clock=0,threads=1,book=on");
    limitBy("Clock");
    EXPECT_TRUE(clock->isVisible());
    EXPECT_FALSE(level->isVisible() || time->isVisible());
    EXPECT_EQ(spec(Side::Two), "engine:level=9,time=0,clock=0,threads=1,book=on");
    EXPECT_EQ(seatOf(Side::Two).time, ClockEditor::usual);
    clock->findChild<QSpinBox*>("minutes")->setValue(7);
    EXPECT_EQ(seatOf(Side::Two).time->base, std::chrono::minutes(7));
    limitBy("Level");
    EXPECT_FALSE(seatOf(Side::Two).time);
    EXPECT_EQ(spec(Side::Two), "engine:level=9,time=0,clock=0,threads=1,book=on");
}

TEST_F(OpponentsTest, EachLimitSaysBelowItselfWhatItDoes) {
    setUp("reversi", "engine");
    const auto* limit = in<QComboBox>(Side::Two, "limit");
    const auto heightOf = [this](const QWidget* widget) {
        return widget->mapTo(&editor(Side::Two), QPoint()).y();
    };
    const auto said = [this] {
        QString all;
        for (const auto* label : editor(Side::Two).findChildren<QLabel*>())
            if (label->isVisible() && label->height() >= label->fontMetrics().height())
                all += label->text() + u' ';
        return all;
    };
    const std::pair<const char*, const char*> limits[] = {{"Seconds a move", "about each move"},
                                                          {"Seconds a game", "No clock runs"},
                                                          {"Clock", "A clock runs in its turn"},
                                                          {"Seconds a move", "about each move"},
                                                          {"Clock", "A clock runs in its turn"}};
    for (const auto& [title, words] : limits) {
        limitBy(title);
        for (const auto& [other, its] : limits)
            EXPECT_EQ(said().contains(its), std::string_view(other) == title) << other;
    }
    const auto* minutes = in<QSpinBox>(Side::Two, "minutes");
    EXPECT_GT(heightOf(minutes), heightOf(limit));
    EXPECT_LT(heightOf(minutes), heightOf(in<QSpinBox>(Side::Two, "threads")))
        << "right below what it was chosen with";
}

TEST_F(OpponentsTest, AClockTellsItsRangesAndWhatIsOutOfThem) {
    openCustom("towers");
    QTest::mouseClick(in<ToggleSwitch>(Side::One, "timed"), Qt::LeftButton);
    layOut();
    const auto says = [this](const char* words) {
        for (const auto* label : editor(Side::One).findChildren<QLabel*>())
            if (label->isVisible() && label->text() == QLatin1String(words))
                return true;
        return false;
    };
    EXPECT_TRUE(says("1 to 180") && says("0 to 60"));
    auto* minutes = in<QSpinBox>(Side::One, "minutes");
    auto* added = in<QSpinBox>(Side::One, "increment");
    for (const char* typed : {"99999", "0"}) {
        typeInto(minutes, typed);
        EXPECT_EQ(minutes->text(), typed) << "as it is typed";
        added->setFocus();
        EXPECT_TRUE(says((std::string("1 to 180, not ") + typed).c_str()));
    }
    typeInto(minutes, "12");
    EXPECT_TRUE(says("1 to 180"));
    EXPECT_EQ(seatOf(Side::One).time->base, std::chrono::minutes(12));
    EXPECT_EQ(seatOf(Side::One).time->increment, ClockEditor::usual.increment);
}

TEST(Clocks, KeepWhatTheirBoxesDoNotShow) {
    using namespace std::chrono;
    ClockEditor editor;
    const TimeControl odd{minutes(500) + seconds(20), milliseconds(2'400)};
    editor.put(odd);
    EXPECT_EQ(editor.time(), odd);
    editor.findChild<QSpinBox*>("increment")->setValue(7);
    EXPECT_EQ(editor.time(), (TimeControl{odd.base, seconds(7)}));
}

TEST_F(OpponentsTest, TheSeatThatWasChangedStaysInView) {
    openGame("reversi");
    for (const QSize size : {QSize(1280, 800), QSize(1000, 700)}) {
        press("against-club");
        resizeTo(size);
        press("against-custom");
        resizeTo(size);
        for (const Side side : {Side::One, Side::Two}) {
            who(side).setFocus();
            who(side).setCurrentIndex(item("engine"));
            resizeTo(size);
            EXPECT_TRUE(inView(&who(side))) << size.width();
            EXPECT_TRUE(inView(in<QSpinBox>(side, "threads"))) << size.width();
            who(side).setCurrentIndex(0);
        }
    }
}

TEST_F(OpponentsTest, ASeatIsInViewInTheSmallestWindow) {
    for (const Ruleset* game : catalogue())
        for (const char* choice : {"against-custom", "against-two"}) {
            openGame(game->name.id);
            resizeTo({800, 600});
            if (sees("changeOpponent"))
                press("changeOpponent");
            layOut();
            press(choice);
            layOut();
            EXPECT_TRUE(inView(&who(Side::One))) << game->name.id << choice;
            resizeTo({1280, 800});
            resizeTo({800, 600});
            EXPECT_TRUE(inView(&who(Side::One))) << game->name.id << choice << ", made smaller";
        }
}

TEST_F(OpponentsTest, TwoPeopleCanHaveNamesThatAreTheirsWhereverTheyAreNamed) {
    openGame("tic-tac-toe");
    EXPECT_FALSE(sees("firstName"));
    press("against-friend");
    layOut();
    ASSERT_TRUE(sees("firstName"));
    QTest::keyClicks(find<QLineEdit>("firstName"), " Ann  Lee ");
    QTest::keyClicks(find<QLineEdit>("secondName"), "Ben");
    EXPECT_EQ(find<QLineEdit>("firstName")->text(), " Ann  Lee ") << "it may go on";
    EXPECT_EQ(seatOf(Side::One).name, "Ann Lee");
    EXPECT_EQ(playersOf(window->preferences().answersFor(session().game()))[1].name, "Ben");
    press("startButton");
    EXPECT_EQ(text("headline"), "Ann Lee is to move");
    click({1, 1});
    const auto nameIn = [&](Side side) {
        return seatLine(side)->findChild<FittedLabel*>("seatName")->text();
    };
    EXPECT_EQ(nameIn(Side::One), "Ann Lee");
    EXPECT_EQ(nameIn(Side::Two), "Ben");
    EXPECT_EQ(english(session().messages().back().text), "Ann Lee: b2");
    seatLine(Side::Two)->toggle();
    seatLine(Side::Two)->findChild<SeatEditor*>()->findChild<QAbstractButton*>("timed")->click();
    EXPECT_EQ(nameIn(Side::Two), "Ben") << "with a clock, too";
    EXPECT_EQ(KeptGameCard::titleOf(session().game(), session().saved()),
              "Tic-tac-toe: Ann Lee – Ben");
    EXPECT_TRUE(GameFiles::nameFor(session()).contains("Ann Lee Ben"));
    press("resignButton");
    EXPECT_EQ(text("headline"), "Ann Lee wins.");
    press("playAgainButton");
    EXPECT_EQ(nameIn(Side::One), "Ann Lee");
    window.reset();
    open();
    openGame("tic-tac-toe");
    page().newGame();
    layOut();
    EXPECT_EQ(find<QLineEdit>("secondName")->text(), "Ben") << "another day";
}

TEST_F(OpponentsTest, ANameLosesSignsThatNobodySeesBeforeOnesEyes) {
    openGame("tic-tac-toe");
    press("against-friend");
    auto* field = find<QLineEdit>("firstName");
    for (const auto& [typed, name] : std::initializer_list<std::pair<QString, QString>>{
             {QStringLiteral("\u0639\u0644\u06cc\u200c\u0631\u0636\u0627"), // a Persian Ali-Reza
              QStringLiteral("\u0639\u0644\u06cc\u0631\u0636\u0627")},
             {QStringLiteral("\u202eAnn\tLee\u00a0\ufeff"), QStringLiteral("Ann Lee")},
             {QStringLiteral("\U0001F600 Zo\u00eb"), QStringLiteral("\U0001F600 Zo\u00eb")}}) {
        field->clear();
        field->insert(typed);
        EXPECT_EQ(field->text().simplified(), name);
        EXPECT_EQ(seatOf(Side::One).name, name.toStdString());
    }
    field->setText(QStringLiteral("Anna"));
    field->setCursorPosition(2);
    field->insert(QStringLiteral("\u200b"));
    EXPECT_EQ(field->text(), "Anna");
    EXPECT_EQ(field->cursorPosition(), 2);
}

TEST_F(OpponentsTest, AHumanCanHaveAClock) {
    openCustom("towers");
    auto* timed = in<ToggleSwitch>(Side::One, "timed");
    QTest::mouseClick(timed, Qt::LeftButton);
    EXPECT_EQ(seatOf(Side::One).time, ClockEditor::usual);
    press("startButton");
    EXPECT_TRUE(session().clocks().left(Side::One));
    EXPECT_FALSE(session().clocks().left(Side::Two));
    page().newGame();
    press("against-perfect");
    EXPECT_EQ(seatOf(Side::One).time, ClockEditor::usual) << "whoever plays against him";
}

TEST_F(OpponentsTest, AClockIsHadWithoutCustom) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        openGame(game->name.id);
        const RadioCard* proposed = find<OpponentList>("opponents")->chosen();
        EXPECT_FALSE(sees("clockOfAll"));
        press("clockSwitch");
        layOut();
        EXPECT_TRUE(sees("clockOfAll"));
        EXPECT_EQ(find<OpponentList>("opponents")->chosen(), proposed);
        EXPECT_TRUE(preparation().answers().proposed) << "nobody was chosen";
        EXPECT_EQ(seatOf(Side::One).time, ClockEditor::usual);
        EXPECT_FALSE(seatOf(Side::Two).time) << "a computer plays as strong as before";
        auto* minutes = find<ClockEditor>("clockOfAll")->findChild<QSpinBox*>("minutes");
        minutes->setValue(7);
        EXPECT_EQ(seatOf(Side::One).time->base, std::chrono::minutes(7));
        press("against-friend");
        EXPECT_TRUE(card("friend")->isChecked());
        EXPECT_EQ(seatOf(Side::One), seatOf(Side::Two)) << "both have it";
        EXPECT_TRUE(seatOf(Side::Two).time);
        press((std::string("against-") + game->opponents.back().id).c_str());
        EXPECT_TRUE(card(game->opponents.back().id)->isChecked());
        EXPECT_EQ(seatOf(Side::One).time->base, std::chrono::minutes(7)) << "it stays";
        press("startButton");
        EXPECT_TRUE(session().clocks().left(Side::One));
        EXPECT_FALSE(session().clocks().left(Side::Two));
        page().newGame();
        press("clockSwitch");
        EXPECT_FALSE(seatOf(Side::One).time);
        press("against-custom");
        EXPECT_FALSE(sees("clockSwitch")) << "each seat has its own";
        press("against-two");
        EXPECT_FALSE(sees("clockSwitch")) << "for nobody";
    }
}

TEST_F(OpponentsTest, ClocksThatDifferAreCustom) {
    openGame("tic-tac-toe");
    press("against-friend");
    session().setSeat(Side::One, {.time = ClockEditor::usual});
    EXPECT_TRUE(card("custom")->isChecked());
    press("against-friend");
    EXPECT_TRUE(card("friend")->isChecked());
    EXPECT_EQ(seatOf(Side::Two).time, ClockEditor::usual) << "the first one's";
}

// Whatever was chosen before, and by real clicks.
TEST_F(OpponentsTest, WhatIsClickedIsChosenAtTheFirstClick) {
    for (const Ruleset* game : catalogue()) {
        openGame(game->name.id);
        std::vector<RadioCard*> cards;
        for (auto* each : find<OpponentList>("opponents")->findChildren<RadioCard*>())
            cards.push_back(each);
        ASSERT_GE(cards.size(), game->opponents.size() + 3);
        for (RadioCard* before : cards)
            for (RadioCard* after : cards) {
                SCOPED_TRACE(std::string(game->name.id) + ": " + before->objectName().toStdString()
                             + ", " + after->objectName().toStdString());
                QTest::mouseClick(before, Qt::LeftButton);
                const auto seats = session().plan().seats;
                QTest::mouseClick(after, Qt::LeftButton);
                ASSERT_TRUE(after->isChecked());
                ASSERT_EQ(find<OpponentList>("opponents")->chosen(), after);
                ASSERT_EQ(preparation().answers().first, Side::One) << "nobody has changed places";
                const bool custom = after == card("custom"), two = after == card("two");
                ASSERT_TRUE(custom ? session().plan().seats == seats
                                   : seatOf(Side::One).human() != two);
                ASSERT_TRUE(custom || seatOf(Side::Two).human() == (after == card("friend")));
                ASSERT_EQ(sees("players"), custom || two);
            }
    }
}

TEST_F(OpponentsTest, APositionInWhichTheOtherSideIsToMoveLeavesWhoWasChosen) {
    for (const Ruleset* game : catalogue())
        for (const char* chosen : {"against-student", "against-friend"}) {
            SCOPED_TRACE(std::string(game->name.id) + ' ' + chosen);
            openGame(game->name.id);
            press(chosen);
            letStartIfAsked();
            const auto match = game->from(session().picture()).value();
            match->play(0);
            page().playFrom(match->picture(match->current()));
            page().editPosition();
            EXPECT_EQ(find<OpponentList>("opponents")->chosen(), find<RadioCard>(chosen));
            EXPECT_TRUE(seatOf(session().picture().toMove).human()) << "and the human is to move";
            EXPECT_FALSE(sees("players"));
            page().newGame();
        }
}

TEST_F(OpponentsTest, TwoComputersAreWatchedAndBothAreChosen) {
    openGame("reversi");
    press("against-two");
    EXPECT_TRUE(sees("players"));
    who(Side::One).setCurrentIndex(1);
    who(Side::Two).setCurrentIndex(2);
    EXPECT_EQ(spec(Side::One), "random");
    EXPECT_EQ(spec(Side::Two), "minimax:depth=2");
    EXPECT_TRUE(card("two")->isChecked());
    who(Side::One).setCurrentIndex(0);
    EXPECT_TRUE(card("custom")->isChecked()) << "and what is set stays in view";
    EXPECT_TRUE(sees("players"));
}

TEST_F(OpponentsTest, ControlsHaveNamesForThoseWhoListen) {
    openGame("towers");
    const auto roleOf = [](QWidget* widget) {
        return QAccessible::queryAccessibleInterface(widget)->role();
    };
    const auto nameOf = [](QWidget* widget) {
        return QAccessible::queryAccessibleInterface(widget)->text(QAccessible::Name);
    };
    EXPECT_EQ(roleOf(card("perfect")), QAccessible::RadioButton);
    EXPECT_EQ(nameOf(card("perfect")), "Perfect");
    auto* segment = find<SegmentedSwitch>("starts")->segment(0);
    EXPECT_EQ(roleOf(segment), QAccessible::RadioButton);
    EXPECT_EQ(nameOf(segment), "You");
    EXPECT_EQ(roleOf(find<QCheckBox>("autoFill")), QAccessible::CheckBox);
    EXPECT_EQ(nameOf(find<QCheckBox>("autoFill")), "Auto-fill: a winnable board");
    press("against-custom");
    EXPECT_EQ(who(Side::One).accessibleName(), "Green: who plays");
}

TEST_F(OpponentsTest, ASegmentIsReachedByTabOnceAndTheArrowsGoOn) {
    openGame("towers");
    auto* starts = find<SegmentedSwitch>("starts");
    starts->segment(0)->setFocus();
    QTest::keyClick(starts->segment(0), Qt::Key_Right);
    EXPECT_EQ(starts->chosen(), 1);
    EXPECT_TRUE(seatOf(Side::Two).human());
    QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
    EXPECT_FALSE(starts->isAncestorOf(window->focusWidget()));
}

TEST_F(OpponentsTest, ThePaceIsAskedOnlyWhereAComputerPlays) {
    openGame("towers");
    press("against-custom");
    const auto* pace = setUpPanel().findChild<QSlider*>(QStringLiteral("pace"));
    EXPECT_TRUE(pace->isVisible());
    seat(Side::Two, std::nullopt);
    EXPECT_TRUE(sees("players"));
    EXPECT_FALSE(pace->isVisible()) << "two humans need none";
    seat(Side::One, session().game().opponents.back().choice);
    EXPECT_TRUE(pace->isVisible());
}

// The ladder and the ratings ----------------------------------------------------------------------

TEST_F(LadderInTheWindow, HasItsStepsOnASlider) {
    openGame("reversi");
    EXPECT_FALSE(sees("ladderSlider"));
    press("against-ladder");
    ASSERT_TRUE(sees("ladderSlider"));
    const Ruleset& game = session().game();
    EXPECT_EQ(seatOf(Side::Two).computer, onStep(game, 6));
    EXPECT_EQ(find<QLabel>("ladderStep")->text(), "Step 6 of 18");
    EXPECT_EQ(find<QLabel>("ladderRating")->text(), ratingText(ratingOf(game, onStep(game, 6))));
    auto* slider = find<QSlider>("ladderSlider");
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Right);
    QTest::keyClick(slider, Qt::Key_Right);
    EXPECT_EQ(seatOf(Side::Two).computer, onStep(game, 8));
    EXPECT_EQ(find<QLabel>("ladderStep")->text(), "Step 8 of 18");
    EXPECT_TRUE(find<QLabel>("ladderManner")->text().contains("17 of 100"));
    press("against-club");
    EXPECT_FALSE(sees("ladderSlider"));
    press("against-ladder");
    EXPECT_EQ(seatOf(Side::Two).computer, onStep(game, 8)) << "the step stays";
    session().setSeat(Side::Two, {onStep(game, 3)});
    EXPECT_EQ(slider->value(), 3) << "whoever chose it";
    openGame("towers");
    EXPECT_EQ(page().findChild<RadioCard*>("against-ladder"), nullptr) << "it has none";
}

} // namespace bouton::testing
