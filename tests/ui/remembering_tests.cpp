// SPDX-License-Identifier: MIT
#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>
#include <QSplitter>
#include <QTabBar>

#include "ui/laboratory/experiment.h"
#include "ui/laboratory/laboratory_page.h"
#include "ui/laboratory/result_table.h"
#include "ui/support.h"

// What the window finds again when it is opened the next day.

namespace bouton::testing {

namespace {

class Remembering : public Window {
protected:
    void restart() {
        window->close();
        open();
    }
    // Opens the laboratory at this experiment.
    void enter(const char* experiment) {
        window->pages().openLaboratory();
        window->pages().laboratory()->choose(QLatin1String(experiment));
    }
    Experiment& experiment() { return *window->pages().laboratory()->current(); }
    QList<QComboBox*> entrants() { return experiment().findChildren<QComboBox*>("entrant"); }
    QStringList namesOfEntrants() {
        QStringList names;
        for (const QComboBox* row : entrants())
            names << row->currentText();
        return names;
    }
    template <class T> T* in(const char* name) {
        for (T* each : experiment().findChildren<T*>(QLatin1String(name)))
            if (each->isVisible())
                return each;
        ADD_FAILURE() << name;
        return nullptr;
    }
    // Enters a number as one types it.
    void type(const char* name, const char* number) { type(in<QAbstractSpinBox>(name), number); }
    static void type(QAbstractSpinBox* box, const char* number) {
        typeInto(box, QLatin1String(number));
        QTest::keyClick(box, Qt::Key_Return);
    }
    void choose(const char* name, const char* title) {
        auto* box = in<QComboBox>(name);
        ASSERT_GE(box->findText(QLatin1String(title)), 0) << title;
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        while (box->currentText() != QLatin1String(title))
            QTest::keyClick(box, Qt::Key_Down);
        layOut(); // shows what has come into the form
    }
    std::string shown(const char* name) { return in<QAbstractSpinBox>(name)->text().toStdString(); }
    // Moves the border of a splitter by the mouse.
    static void drag(QSplitter& splitter, int by) {
        QSplitterHandle* handle = splitter.handle(1);
        const QPoint from = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, {}, from);
        QTest::mouseMove(handle, from + QPoint(0, by));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, from + QPoint(0, by));
        QCoreApplication::processEvents();
    }
};

} // namespace

TEST_F(Remembering, TheBorderBetweenConversationAndMovesStaysWhereItWasPut) {
    beginGame("tic-tac-toe");
    QCoreApplication::processEvents();
    auto* talk = find<QSplitter>("talk");
    const QList<int> before = talk->sizes();
    drag(*talk, -60);
    const QList<int> after = talk->sizes();
    ASSERT_NE(before, after);
    restart();
    beginGame("towers");
    QCoreApplication::processEvents();
    EXPECT_NEAR(find<QSplitter>("talk")->sizes().at(0), after.at(0), 8)
        << "on the page of another game too";
}

TEST_F(Remembering, SeeWhyOpensInEachGameAsItWasLeftInThatGame) {
    const auto left = [this](std::string_view game, Insight insight) {
        openGame(game);
        return window->preferences().wants(insight, session().game());
    };
    const auto action = [this](const char* name) {
        return window->findChild<QAction*>(QLatin1String(name));
    };
    const auto checked = [&](const char* name) { return action(name)->isChecked(); };
    openGame("towers");
    action("whyAction")->trigger();
    action("twinAction")->trigger();
    openGame("cards");
    EXPECT_FALSE(checked("whyAction"));
    action("valuesAction")->trigger();
    restart();
    EXPECT_TRUE(left("towers", Insight::Why) && checked("whyAction"));
    EXPECT_TRUE(left("towers", Insight::Twin) && checked("twinAction"));
    EXPECT_FALSE(left("towers", Insight::MoveValues) || checked("valuesAction"));
    EXPECT_FALSE(left("cards", Insight::Why) || checked("whyAction"));
    EXPECT_TRUE(left("cards", Insight::MoveValues) && checked("valuesAction"));
    window->preferences().setInsightShown(Insight::Why, true); // as in the versions before
    EXPECT_TRUE(left("cards", Insight::Why) && checked("whyAction"));
    action("whyAction")->trigger();
    EXPECT_FALSE(left("cards", Insight::Why));
    EXPECT_TRUE(left("towers", Insight::Why));
}

TEST_F(Remembering, TheColumnInFrontStaysInFront) {
    window->preferences().setInsightShown(Insight::Why, true);
    window->resize(900, 700);
    beginGame("towers");
    auto* tabs = find<QTabBar>("sideTabs");
    ASSERT_TRUE(tabs->isVisible());
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(1).center());
    restart();
    window->resize(900, 700);
    beginGame("towers");
    EXPECT_EQ(find<QTabBar>("sideTabs")->currentIndex(), 1);
    QTest::mouseClick(find<QTabBar>("sideTabs"), Qt::LeftButton, {},
                      find<QTabBar>("sideTabs")->tabRect(0).center());
    restart();
    window->resize(900, 700);
    openGame("towers");
    EXPECT_EQ(find<QTabBar>("sideTabs")->currentIndex(), 0);
}

TEST_F(Remembering, TheNumbersOfTheCardGroupsComeAgain) {
    openGame("cards");
    auto* autoFill = find<QCheckBox>("autoFill");
    if (autoFill->isChecked())
        QTest::mouseClick(autoFill, Qt::LeftButton, {}, QPoint(8, autoFill->height() / 2));
    const auto value = [this](const char* name) { return find<QSpinBox>(name)->value(); };
    const int total = value("total") - value("cards-a") + 7;
    type(find<QSpinBox>("cards-a"), "7");
    type(find<QSpinBox>("most-a"), "2");
    type(find<QSpinBox>("total"), std::to_string(total).c_str());
    const Picture start = session().picture();
    restart();
    openGame("cards");
    EXPECT_EQ(value("cards-a"), 7);
    EXPECT_EQ(value("most-a"), 2);
    EXPECT_EQ(value("total"), total);
    EXPECT_EQ(session().picture(), start);
    const Ruleset& cards = session().game();
    window->preferences().keepStart(cards, Picture{{"nonsense"}, Side::One});
    restart();
    openGame("cards");
    EXPECT_EQ(find<QSpinBox>("total")->isVisible(), true) << "what cannot be read is ignored";
    EXPECT_TRUE(session().beginning());
}

TEST_F(Remembering, TheLaboratoryOpensAtItsLastExperiment) {
    enter("tournament");
    restart();
    window->pages().openLaboratory();
    EXPECT_EQ(experiment().objectName(), QStringLiteral("tournament"));
}

TEST_F(Remembering, EachGameHasItsOwnLastInputs) {
    enter("tournament");
    choose("game", "Towers and chessboard");
    type("games", "7");
    type("openingPlies", "3");
    choose("game", "Reversi");
    type("games", "9");
    choose("game", "Towers and chessboard");
    EXPECT_EQ(shown("games"), "7");
    EXPECT_EQ(shown("openingPlies"), "3");
    restart();
    enter("tournament");
    EXPECT_EQ(in<QComboBox>("game")->currentText(), QStringLiteral("Towers and chessboard"));
    EXPECT_EQ(shown("games"), "7");
    EXPECT_EQ(shown("openingPlies"), "3");
    choose("game", "Reversi");
    EXPECT_EQ(shown("games"), "9");
}

TEST_F(Remembering, TheEntrantsOfATournamentComeAgain) {
    enter("tournament");
    choose("game", "Card groups");
    const qsizetype before = entrants().size();
    auto* remove = in<QAbstractButton>("removeEntrant");
    ASSERT_TRUE(remove->isEnabled());
    QTest::mouseClick(remove, Qt::LeftButton);
    EXPECT_EQ(entrants().size(), before - 1);
    QTest::mouseClick(in<QAbstractButton>("addEntrant"), Qt::LeftButton);
    QTest::mouseClick(in<QAbstractButton>("addEntrant"), Qt::LeftButton);
    QTest::keyClick(entrants().back(), Qt::Key_Home);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QTest::keyClick(entrants().front(), Qt::Key_End);
    in<QComboBox>("entrantKind")->setCurrentText("Minimax");
    ASSERT_EQ(entrants().front()->currentText(), "Custom");
    const QStringList names = namesOfEntrants();
    ASSERT_EQ(names.size(), before + 1);
    restart();
    enter("tournament");
    EXPECT_EQ(namesOfEntrants(), names);
}

TEST_F(Remembering, TheEntrantsOfOlderVersionsAreReadAndTooManyOrFewAreNot) {
    const auto players = [this](const QString& kept) {
        window->preferences().keepInput(QStringLiteral("tournament"), QStringLiteral("chosen"),
                                        {QStringLiteral("Card groups/")});
        window->preferences().keepInput(QStringLiteral("tournament"),
                                        QStringLiteral("Card groups/"), {"entrants=" + kept});
        restart();
        enter("tournament");
        return namesOfEntrants().join(u' ').toStdString();
    };
    EXPECT_EQ(players("perfect perfect"), "Perfect Perfect");
    EXPECT_EQ(players("perfect\tperfect\tperfect"), "Perfect Perfect Perfect");
    EXPECT_EQ(players(QStringList(12, "perfect").join(u'\t')),
              QStringList(8, "Perfect").join(u' ').toStdString());
    const std::string usual = players("perfect");
    EXPECT_EQ(QString::fromStdString(usual).count(u' '), 3) << usual;
}

TEST_F(Remembering, SettingsAndTheRangeThatDependsOnThemComeAgain) {
    enter("counts");
    auto* box = in<QComboBox>("game");
    box->setFocus();
    QTest::keyClick(box, Qt::Key_End);
    auto* least = in<QSpinBox>("least");
    const int range = least->maximum();
    type("most", std::to_string(range - 1).c_str());
    type("least", std::to_string(least->minimum() + 1).c_str());
    const std::string from = shown("least"), to = shown("most");
    const QString game = box->currentText();
    restart();
    enter("counts");
    EXPECT_EQ(in<QComboBox>("game")->currentText(), game);
    EXPECT_EQ(shown("least"), from);
    EXPECT_EQ(shown("most"), to);
}

TEST_F(Remembering, TheChosenClaimAndItsSettingsComeAgain) {
    enter("claims");
    Experiment& claims = experiment();
    auto* table = claims.findChild<ResultTable*>();
    table->setFocus();
    const auto numbers = [&](Experiment& of) {
        QList<QSpinBox*> all;
        for (QSpinBox* each : of.questions().findChildren<QSpinBox*>())
            if (each->isVisible())
                all << each;
        return all;
    };
    QTest::keyClick(table, Qt::Key_Down);
    while (numbers(claims).isEmpty()
           && table->currentIndex().row() + 1 < table->model()->rowCount())
        QTest::keyClick(table, Qt::Key_Down);
    ASSERT_FALSE(numbers(claims).isEmpty());
    const std::string chosen = claims.item().chosen();
    QSpinBox* number = numbers(claims).front();
    const int standard = number->value();
    number->setFocus();
    QTest::keyClick(number, Qt::Key_Down);
    ASSERT_NE(number->value(), standard);
    const int entered = number->value();
    restart();
    enter("claims");
    Experiment& again = experiment();
    EXPECT_EQ(again.item().chosen(), chosen);
    EXPECT_EQ(numbers(again).front()->value(), entered);
}

TEST_F(Remembering, WhatDoesNotFitAnyMoreIsIgnored) {
    window->preferences().keepInput(QStringLiteral("tournament"), QStringLiteral("chosen"),
                                    {QStringLiteral("Towers and chessboard/")});
    window->preferences().keepInput(
        QStringLiteral("tournament"), QStringLiteral("Towers and chessboard/"),
        {QStringLiteral("games=none"), QStringLiteral("=7"), QString(),
         QStringLiteral("entrants=nobody random"), QStringLiteral("openingPlies=99999")});
    window->preferences().keepInput(QStringLiteral("depths"), QStringLiteral("chosen"),
                                    {QStringLiteral("Chess/mate")});
    enter("tournament");
    EXPECT_EQ(in<QComboBox>("game")->currentText(), QStringLiteral("Towers and chessboard"));
    EXPECT_EQ(shown("games"), "1") << "the least";
    EXPECT_EQ(shown("openingPlies"), "20") << "the most";
    EXPECT_TRUE(in<QComboBox>("entrant"));
    enter("depths");
    EXPECT_TRUE(in<QComboBox>("game"));
}

TEST_F(Remembering, TheBorderBetweenAPlotAndItsTableStaysWhereItWasPut) {
    enter("counts");
    QCoreApplication::processEvents();
    auto* both = experiment().findChild<QSplitter*>();
    drag(*both, -80);
    const QList<int> sizes = both->sizes();
    restart();
    enter("counts");
    QCoreApplication::processEvents();
    EXPECT_NEAR(experiment().findChild<QSplitter*>()->sizes().at(0), sizes.at(0), 8);
}

} // namespace bouton::testing
