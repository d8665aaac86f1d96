// SPDX-License-Identifier: MIT
#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <QToolTip>

#include <algorithm>

#include "games/cards/cards.h"
#include "ui/controls/number_box.h"
#include "ui/controls/radio_card.h"
#include "ui/controls/settings_editor.h"
#include "ui/controls/switches.h"
#include "ui/game/opponent_list.h"
#include "ui/support.h"

namespace bouton::testing {

namespace {

using Phase = Session::Phase;

class SetUp : public Window {
protected:
    void set(const char* name, int value) { find<QSpinBox>(name)->setValue(value); }
    void type(const char* name, const char* digits) { typeInto(find<QSpinBox>(name), digits); }
    // Gives a seat to a kind of player, or to a human, where both seats are shown in full.
    void choose(Side side, std::optional<std::size_t> kind) {
        press("against-custom");
        const auto first = static_cast<int>(session().game().opponents.size()) + 1;
        seatEditor(side)
            .findChild<QComboBox*>(QStringLiteral("who"))
            ->setCurrentIndex(kind ? first + static_cast<int>(*kind) : 0);
    }
    enum Starter { You, Computer, InTurn };
    void letStart(Starter starter) {
        QTest::mouseClick(find<SegmentedSwitch>("starts")->segment(starter), Qt::LeftButton);
    }
    bool canStart() { return find<QAbstractButton>("startButton")->isEnabled(); }
    // Without auto-fill.
    void openByHand(std::string_view game) {
        openGame(game);
        find<QCheckBox>("autoFill")->click();
        QCoreApplication::processEvents();
    }
    std::size_t rows() { return session().picture().rows.size(); }
};

} // namespace

TEST_F(SetUp, PreviewsTheStartThatTheAnswersGive) {
    openGame("towers");
    set("rows", 5);
    set("columns", 3);
    EXPECT_EQ(rows(), 5u);
    EXPECT_EQ(session().picture().rows[0].size(), 3u);
    EXPECT_EQ(page().board()->picture(), session().picture());
}

TEST_F(SetUp, OffersEveryComputerPlayerOfEveryGame) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        openGame(game->name.id);
        for (std::size_t i = 0; i < game->players.size(); ++i) {
            choose(Side::Two, i);
            EXPECT_EQ(session().plan().seats[1].computer->player, i);
        }
        choose(Side::Two, std::nullopt);
        EXPECT_TRUE(session().plan().seats[1].human());
    }
}

TEST_F(SetUp, KeepsADrawnStartWhenOnlyThePlayersChange) {
    openGame("grid-nim");
    const Picture drawn = session().picture();
    press("against-student");
    letStart(Computer);
    EXPECT_EQ(session().picture(), drawn);
    press("drawAgain");
    EXPECT_NE(session().picture(), drawn);
}

TEST_F(SetUp, OffersNoNumberThatTheBoardIsTooSmallFor) {
    openGame("grid-nim");
    set("size", 3);
    EXPECT_EQ(find<QSpinBox>("free")->value(), 9);
    EXPECT_EQ(find<NumberBox>("free")->most(), 9);
    EXPECT_TRUE(canStart());
    EXPECT_FALSE(sees("hindrance"));
    EXPECT_EQ(rows(), 3u);
    set("size", 7);
    EXPECT_EQ(find<NumberBox>("free")->most(), 49);
    EXPECT_TRUE(canStart());
}

TEST_F(SetUp, AsksWhatMattersOnlyForADrawnStartOnlyThen) {
    openGame("grid-nim");
    EXPECT_TRUE(sees("free"));
    find<QCheckBox>("autoFill")->click();
    EXPECT_FALSE(sees("free"));
    EXPECT_FALSE(sees("drawAgain"));
    EXPECT_TRUE(sees("size"));
    EXPECT_TRUE(canStart());
}

TEST_F(SetUp, HasNoQuestionsAboutTheBoardWhereThereIsNothingToAsk) {
    openGame("tic-tac-toe");
    EXPECT_FALSE(sees("autoFill"));
    EXPECT_FALSE(sees("drawAgain"));
}

TEST_F(SetUp, ByHandRefusesAFinishedStartAndSaysWhy) {
    openByHand("trojan-horse");
    click({0, 0}); // the horse cannot move from here
    EXPECT_FALSE(canStart());
    EXPECT_TRUE(text("hindrance").contains("Red has won")) << text("hindrance").toStdString();
    click({7, 7});
    EXPECT_TRUE(canStart());
}

TEST_F(SetUp, OfCardsByHandTheTotalFollowsTheGroupsAndRefusesWhatDoesNotAddUp) {
    openByHand("cards");
    press("usualStartButton");
    set("groups", 2);
    set("cards-a", 2);
    EXPECT_TRUE(canStart());
    set("cards-b", 2);
    set("most-b", 1);
    EXPECT_EQ(find<QSpinBox>("total")->value(), 4);
    set("total", 12);
    EXPECT_FALSE(canStart());
    EXPECT_TRUE(text("hindrance").contains("not 12")) << text("hindrance").toStdString();
    set("total", 4);
    ASSERT_TRUE(canStart());
    EXPECT_EQ(session().picture().rows, (std::vector<std::string>{"2:3", "2:1"}));
}

TEST_F(SetUp, OfCardsByHandNamesTheRangeOfEveryNumberThatIsOutOfIt) {
    openByHand("cards");
    const auto possible = [this](const char* name) {
        const auto* box = find<NumberBox>(name);
        return std::pair(box->least(), box->most());
    };
    EXPECT_EQ(possible("cards-c"), std::pair(0, Cards::mostCards));
    EXPECT_EQ(possible("most-c"), std::pair(1, Cards::mostCards));
    EXPECT_EQ(possible("total"), std::pair(0, Cards::mostGroups * Cards::mostCards));
    for (const auto& [box, digits] :
         {std::pair{"cards-a", "61"}, {"most-a", "61"}, {"most-a", "0"}, {"cards-b", "999"}}) {
        SCOPED_TRACE(box);
        auto* number = find<NumberBox>(box);
        const int before = number->value();
        type(box, digits);
        EXPECT_EQ(number->text(), digits) << "as it is typed";
        EXPECT_FALSE(canStart());
        EXPECT_TRUE(text("hindrance").contains("60")) << text("hindrance").toStdString();
        EXPECT_TRUE(text("hindrance").contains(digits)) << text("hindrance").toStdString();
        find<QSpinBox>("total")->setFocus(); // the number stays as it was typed
        EXPECT_EQ(number->text(), digits);
        number->setValue(before);
        EXPECT_TRUE(canStart());
    }
}

TEST_F(SetUp, NamesTheRangeOfASizeThatIsOutOfIt) {
    openGame("towers");
    type("rows", "99"); // after the first digit the number could still be valid
    const Picture before = session().picture();
    EXPECT_EQ(rows(), 9u);
    EXPECT_FALSE(canStart());
    const QString why = text("hindrance");
    EXPECT_TRUE(why.contains("not 99")) << why.toStdString();
    EXPECT_TRUE(sees("hindrance"));
    EXPECT_NE(text("detail"), why) << "it is said beside the number and above Start";
    EXPECT_EQ(QToolTip::text(), "");
    EXPECT_EQ(session().picture(), before);
    page().newGame(); // at any instant
    EXPECT_FALSE(canStart());
    EXPECT_FALSE(find<QWidget>("editButton")->isEnabled());
    page().editPosition(); // by the key
    EXPECT_EQ(text("hindrance"), why);
    type("rows", "5");
    EXPECT_TRUE(canStart());
    EXPECT_TRUE(find<QWidget>("editButton")->isEnabled());
    EXPECT_EQ(rows(), 5u);
}

TEST_F(SetUp, ALevelOfTheEngineTellsWhatItCosts) {
    openGame("reversi");
    const auto kinds = session().game().players;
    const auto engine = std::ranges::find(kinds, std::string_view("engine"), &PlayerInfo::id);
    ASSERT_NE(engine, kinds.end());
    SettingsEditor editor(engine->settings);
    const auto notes = [&] {
        QString all;
        for (const auto* label : editor.findChildren<QLabel*>())
            all += label->text() + '\n';
        return all;
    };
    EXPECT_TRUE(notes().contains("Looks to depth 4.")) << qPrintable(notes());
    editor.findChild<QSpinBox*>("level")->setValue(20);
    EXPECT_TRUE(notes().contains("Looks to depth 22."));
    editor.setValues(complete(engine->settings, {{"level", 8}}).value());
    EXPECT_TRUE(notes().contains("Looks to depth 8.")) << "also where the program sets it";
}

} // namespace bouton::testing
