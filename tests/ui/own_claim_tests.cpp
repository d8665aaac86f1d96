// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QClipboard>
#include <QLineEdit>
#include <QProgressBar>
#include <QTemporaryDir>

#include "core/random.h"
#include "support/file_bytes.h"
#include "ui/controls/words.h"
#include "ui/laboratory.h"
#include "ui/laboratory/claim_field.h"
#include "ui/laboratory/claim_line.h"
#include "ui/laboratory/hung_terms.h"
#include "ui/laboratory/word_list.h"

// Claims of one's own in the laboratory, by real keys and clicks.

namespace bouton::testing {

namespace {

class OwnClaimInTheLaboratory : public Laboratory {
protected:
    OwnClaimInTheLaboratory() { enter("Card groups"); }

    void enter(const QString& game) {
        choose("own");
        pick("game", game);
    }
    ClaimLine& line() { return *find<ClaimLine>("claimLine"); }
    ClaimField& field() { return *find<ClaimField>("claimText"); }
    WordList& list() { return *window->findChild<WordList*>("claimWords"); }
    ResultTable& table() { return *experiment().results()->findChild<ResultTable*>(); }
    // Types it in the place of what is there.
    void type(const QString& claim) {
        QTest::mouseClick(field().viewport(), Qt::LeftButton);
        QTest::keyClick(&field(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(&field(), claim);
        line().closeList();
    }
    void testIt(const QString& claim) {
        type(claim);
        QTest::keyClick(&field(), Qt::Key_Return);
        ASSERT_TRUE(rested());
        EXPECT_TRUE(state().startsWith("Done in")) << state().toStdString();
    }
    void begin(const QString& claim) {
        type(claim);
        QTest::keyClick(&field(), Qt::Key_Return);
        EXPECT_TRUE(experiment().running());
    }
    // In Grid Nim.
    void beginLongRun() {
        setSize("size", 5);
        begin(slow);
    }
    void setSize(const char* name, int value) {
        for (auto* box : experiment().findChildren<QSpinBox*>(QLatin1String(name)))
            if (box->isVisible()) {
                typeInto(box, QString::number(value));
                return;
            }
        ADD_FAILURE() << name;
    }
    // The choice of a class that is seen.
    QComboBox* positions() {
        for (auto* box : experiment().findChildren<QComboBox*>("class"))
            if (box->isVisible())
                return box;
        return nullptr;
    }
    void clickRow(int row) {
        QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                          table().visualItemRect(table().item(row, 0)).center());
    }
    std::string listed() {
        QStringList all;
        for (int row = 0; row < table().rowCount(); ++row)
            all << table().item(row, 0)->text();
        return all.join("; ").toStdString();
    }
    // Saves the table under this name, and reads it.
    QByteArray saved(const char* name) {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QLatin1String(name));
        saveTable(path);
        EXPECT_TRUE(QTest::qWaitFor([&] { return state().startsWith("Saved as"); }, 30'000));
        return bytesOf(path);
    }
    QStringList kept() { return Preferences().ownClaims(**gameNamed("cards")); }

    const QString slow = "lost exactly if xor(partNimber) == 0";
    const QString wrong = "lost exactly if xor(cards) == 0";
};

} // namespace

TEST_F(OwnClaimInTheLaboratory, IsTypedCompletedTestedAndRefutedByTheKeyboard) {
    type("");
    QTest::keyClicks(&field(), "lo");
    QTest::keyClick(&field(), Qt::Key_Tab);
    QTest::keyClicks(&field(), " exactly if xor(ca");
    QTest::keyClick(&field(), Qt::Key_Return);
    QTest::keyClicks(&field(), ") == 0");
    EXPECT_EQ(line().text(), "lost exactly if xor(cards) == 0");
    QTest::keyClick(&field(), Qt::Key_Return);
    EXPECT_TRUE(experiment().running());
    ASSERT_TRUE(rested());
    EXPECT_TRUE(text("verdict").startsWith("False.")) << text("verdict").toStdString();
    EXPECT_TRUE(sees("why"));
}

TEST_F(OwnClaimInTheLaboratory,
       TheValuesOfACounterexampleHangBelowTheirTermsAndItOpensOnItsGamesBoard) {
    testIt(wrong);
    const auto& hung = find<HungTerms>("terms")->hung();
    QStringList told;
    for (const HungTerms::Hung& each : hung)
        told << line().text().mid(each.from, each.length) + " " + each.value + " "
                    + QString::number(each.level);
    EXPECT_EQ(told,
              (QStringList{"lost yes 0", "cards 2 0", "xor(cards) 2 1", "xor(cards) == 0 no 2"}));
    EXPECT_TRUE(find<HungTerms>("terms")->hangs());
    EXPECT_EQ(find<BoardView>("counterexample")->picture().rows.front(), "2:1");
    press("openButton");
    QCoreApplication::processEvents();
    ASSERT_TRUE(window->pages().game());
    ASSERT_TRUE(session().match());
    EXPECT_EQ(session().match()->position(0), "2:1 G");
}

TEST_F(OwnClaimInTheLaboratory, HoldsForAllOfAClassAndSaysHowLargeThatIs) {
    testIt("lost exactly if xor(cards mod (most + 1)) == 0");
    const QString verdict = text("verdict");
    EXPECT_TRUE(verdict.startsWith("Holds for all 1,056 ")) << verdict.toStdString();
    EXPECT_FALSE(sees("premise"));
    EXPECT_FALSE(sees("openButton") || sees("takeButton"));
    EXPECT_EQ(table().item(0, 2)->text(), "✓ All 1,056");
    EXPECT_EQ(find<QProgressBar>("progress")->value(), find<QProgressBar>("progress")->maximum());
    setSize("groups", 1);
    EXPECT_EQ(text("verdict"), verdict) << "a result is of its own class";
    EXPECT_TRUE(text("statement").contains("Most groups: 2"));
    EXPECT_TRUE(text("stale").contains("Most groups: 1")) << text("stale").toStdString();
}

TEST_F(OwnClaimInTheLaboratory, TellsHowOftenAPremiseAppliedAndWhetherItIsNeeded) {
    testIt("if groups == 1 then moves <= 4");
    const QString applied = text("premise");
    EXPECT_TRUE(applied.contains("32 of 1,056")) << applied.toStdString();
    testIt("if groups == 1 then moves <= 8");
    EXPECT_TRUE(text("premise").startsWith(applied + ' ')) << "and it holds without the premise";
}

TEST_F(OwnClaimInTheLaboratory, WithoutAValueThereIsNoVerdict) {
    testIt("max(cards mod (most - 1)) == 0");
    EXPECT_TRUE(text("verdict").startsWith("No verdict.")) << text("verdict").toStdString();
    EXPECT_TRUE(text("why").startsWith("Column 11: ")) << text("why").toStdString();
    EXPECT_EQ(table().item(0, 2)->text(), "No verdict");
    EXPECT_TRUE(sees("openButton"));
}

TEST_F(OwnClaimInTheLaboratory, AMistakeIsShownAndNothingIsTested) {
    testIt("won");
    const QString before = text("verdict");
    type("lost exactly if xor(card) == 0");
    run();
    EXPECT_FALSE(experiment().running());
    EXPECT_EQ(state(), "There is a mistake in the claim.");
    ASSERT_TRUE(line().mistake());
    EXPECT_EQ(text("claimNote"), spoken(line().mistake()->what));
    EXPECT_TRUE(field().marked());
    EXPECT_TRUE(field().hasFocus());
    EXPECT_EQ(text("verdict"), before) << "the last result is still that of its claim";
    EXPECT_TRUE(sees("stale"));
}

TEST_F(OwnClaimInTheLaboratory, AResultIsNotRelabelledByWhatIsTypedLater) {
    testIt("groups == 1 or groups == 2");
    type("groups == 7");
    EXPECT_TRUE(text("verdict").startsWith("Holds for all"));
    EXPECT_EQ(table().item(0, 0)->text(), "groups == 1 or groups == 2");
    EXPECT_TRUE(sees("stale"));
    type("groups == 1 or groups == 2");
    EXPECT_FALSE(sees("stale"));
}

TEST_F(OwnClaimInTheLaboratory, StopsAtOnceAndKeepsWhatItHasFound) {
    enter("Grid Nim");
    beginLongRun();
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return table().rowCount() > 0 && table().item(0, 2)->text().startsWith("…"); },
        60'000));
    press("stopButton");
    EXPECT_FALSE(experiment().running());
    EXPECT_TRUE(text("verdict").endsWith("so far.")) << text("verdict").toStdString();
    EXPECT_TRUE(state().startsWith("Stopped after"));
}

TEST_F(OwnClaimInTheLaboratory, ARunEndsWhereAnotherResultIsLookedAt) {
    enter("Grid Nim");
    testIt("free >= 0");
    beginLongRun();
    clickRow(1);
    EXPECT_FALSE(experiment().running());
    EXPECT_TRUE(text("verdict").startsWith("Holds for all")) << text("verdict").toStdString();
    EXPECT_EQ(line().text(), "free >= 0");
    EXPECT_FALSE(sees("stale"));
}

TEST_F(OwnClaimInTheLaboratory, ARunGoesOnWhereItsOwnResultIsChosenAndEndsWithARemovalAndAnUndo) {
    enter("Grid Nim");
    testIt("free >= 0");
    press("removeClaim");
    beginLongRun();
    type("won");
    clickRow(0);
    EXPECT_EQ(line().text(), slow);
    EXPECT_TRUE(experiment().running());
    press("undoClaims");
    EXPECT_FALSE(experiment().running());
    EXPECT_EQ(line().text(), "free >= 0");
    beginLongRun();
    press("removeClaim");
    EXPECT_FALSE(experiment().running());
    EXPECT_EQ(listed(), "free >= 0");
}

TEST_F(OwnClaimInTheLaboratory, WhatIsTestedAnewIsNotToldAsItWasBefore) {
    enter("Grid Nim");
    setSize("size", 4);
    testIt("free >= 0");
    EXPECT_TRUE(text("verdict").startsWith("Holds for all"));
    run();
    EXPECT_FALSE(text("verdict").startsWith("Holds for all")) << text("verdict").toStdString();
    press("stopButton");
}

TEST_F(OwnClaimInTheLaboratory, TheClaimTheGameAndThePageMayChangeWhileItRuns) {
    enter("Grid Nim");
    setSize("size", 5);
    Random random(5);
    for (int round = 0; round < 12; ++round) {
        SCOPED_TRACE(round);
        begin(slow);
        if (random.below(2) == 0)
            QCoreApplication::processEvents();
        switch (random.below(4)) {
        case 0: type("won"); break;
        case 1:
            pick("game", "Towers and chessboard");
            EXPECT_FALSE(experiment().running());
            EXPECT_FALSE(sees("verdict"));
            pick("game", "Grid Nim");
            break;
        case 2:
            press("removeClaim");
            EXPECT_FALSE(experiment().running());
            EXPECT_FALSE(sees("verdict"));
            break;
        default: window->pages().showStart(); openLaboratory();
        }
        if (experiment().running())
            press("stopButton");
    }
    begin(slow);
    window.reset(); // closes
}

TEST_F(OwnClaimInTheLaboratory, ARowBringsItsClaimItsClassAndItsVerdictBack) {
    testIt("won");
    setSize("groups", 1);
    testIt(wrong);
    EXPECT_EQ(listed(), "lost exactly if xor(cards) == 0; won") << "the newest first";
    EXPECT_EQ(table().currentRow(), 0);
    clickRow(1);
    EXPECT_EQ(line().text(), "won");
    EXPECT_TRUE(text("verdict").startsWith("False."));
    EXPECT_TRUE(text("statement").contains("Most groups: 2"));
    EXPECT_FALSE(sees("stale"));
    type("lost");
    clickRow(1);
    EXPECT_EQ(line().text(), "won") << "also where it is shown already";
}

TEST_F(OwnClaimInTheLaboratory, AMistakeEndsTheRunOfWhatWasAskedBefore) {
    enter("Grid Nim");
    beginLongRun();
    type("won an");
    run();
    EXPECT_FALSE(experiment().running());
    EXPECT_EQ(state(), "There is a mistake in the claim.");
}

TEST_F(OwnClaimInTheLaboratory, OfReversisEndgamesIsTestedInThoseOfASeedAndOpensOnTheBoard) {
    pick("game", "Reversi");
    type("won iff some move (lost)");
    run();
    EXPECT_FALSE(experiment().running());
    EXPECT_TRUE(text("claimNote").contains("Endgames drawn at random"))
        << text("claimNote").toStdString();
    positions()->setCurrentIndex(1);
    EXPECT_FALSE(line().mistake()) << "another class has verdicts";
    setSize("count", 60);
    setSize("empty", 4);
    setSize("seed", 5);
    testIt("won iff some move (lost)");
    EXPECT_EQ(text("verdict"), "Holds for 60 positions of the 60 drawn (empty cells at most: 4; "
                               "seed: 5); of others nothing is said.");
    testIt("moves > otherMoves implies won");
    EXPECT_TRUE(text("verdict").startsWith("False. The first counterexample drawn is "))
        << text("verdict").toStdString();
    EXPECT_TRUE(text("statement").contains("Seed: 5")) << text("statement").toStdString();
    const Picture against = find<BoardView>("counterexample")->picture();
    press("takeButton");
    EXPECT_EQ(find<BoardView>("claimBoard")->picture(), against);
    ASSERT_TRUE(QTest::qWaitFor([this] { return line().values().whole; }, 30'000));
    EXPECT_EQ(line().values().right(), false);
    press("openButton");
    QCoreApplication::processEvents();
    ASSERT_TRUE(session().match());
    EXPECT_EQ(session().match()->picture(0), against);
}

TEST_F(OwnClaimInTheLaboratory, OfReversisEndgamesStops) {
    pick("game", "Reversi");
    positions()->setCurrentIndex(1);
    setSize("count", 10'000);
    setSize("empty", 12);
    begin("won iff some move (lost)");
    ASSERT_TRUE(QTest::qWaitFor(
        [this] { return table().rowCount() > 0 && table().item(0, 2)->text().startsWith("…"); },
        60'000));
    press("stopButton");
    EXPECT_FALSE(experiment().running());
    EXPECT_TRUE(text("verdict").endsWith("so far.")) << text("verdict").toStdString();
    positions()->setCurrentIndex(0);
    EXPECT_TRUE(line().mistake()) << "the first plies have no verdicts";
}

TEST_F(OwnClaimInTheLaboratory, ARowOfAnotherClassBringsThatBack) {
    testIt("won");
    ASSERT_TRUE(positions());
    positions()->setCurrentIndex(1);
    EXPECT_TRUE(text("stale").contains("One group of up to 12 cards"))
        << text("stale").toStdString();
    testIt("won");
    EXPECT_EQ(text("statement"), "Card groups, One group of up to 12 cards");
    EXPECT_EQ(find<BoardView>("counterexample")->focusPolicy(), Qt::NoFocus);
    for (const char* board : {"counterexample", "claimBoard"})
        EXPECT_TRUE(find<QWidget>(board)->testAttribute(Qt::WA_TransparentForMouseEvents));
    clickRow(1);
    EXPECT_EQ(positions()->currentIndex(), 0);
    EXPECT_FALSE(sees("stale"));
    clickRow(0);
    EXPECT_EQ(positions()->currentIndex(), 1);
    EXPECT_FALSE(sees("stale"));
}

TEST_F(OwnClaimInTheLaboratory, IsTestedAnewInItsOwnRow) {
    testIt("won");
    const int rows = table().rowCount();
    testIt("won");
    EXPECT_EQ(table().rowCount(), rows);
    setSize("groups", 1);
    testIt("won");
    EXPECT_EQ(table().rowCount(), rows + 1) << "another class";
}

TEST_F(OwnClaimInTheLaboratory, IsRemovedAndPutBackWhereItWas) {
    testIt("won");
    testIt("lost");
    clickRow(1);
    press("removeClaim");
    EXPECT_EQ(listed(), "lost");
    EXPECT_EQ(table().currentRow(), -1);
    EXPECT_FALSE(sees("verdict"));
    EXPECT_FALSE(enabled("removeClaim"));
    press("undoClaims");
    EXPECT_EQ(listed(), "lost; won");
    EXPECT_EQ(table().currentRow(), 1);
    EXPECT_EQ(line().text(), "won");
    EXPECT_TRUE(text("verdict").startsWith("False.")) << "with its verdict";
    EXPECT_FALSE(enabled("undoClaims"));
    EXPECT_EQ(kept().size(), 2);
}

TEST_F(OwnClaimInTheLaboratory, WhatIsLeftCanBePrintedAfterOneIsRemoved) {
    testIt("won");
    testIt("lost");
    press("removeClaim");
    EXPECT_EQ(listed(), "won");
    EXPECT_TRUE(enabled("printButton"));
    EXPECT_TRUE(enabled("saveButton"));
    clickRow(0);
    press("removeClaim");
    EXPECT_EQ(listed(), "");
    EXPECT_FALSE(enabled("printButton")) << "nothing is left";
}

TEST_F(OwnClaimInTheLaboratory, UndoLeavesWhatIsBeingTyped) {
    testIt("won");
    testIt("lost");
    press("removeClaim");
    type("lost exactly if sum(ca");
    press("undoClaims");
    EXPECT_EQ(listed(), "lost; won");
    EXPECT_EQ(line().text(), "lost exactly if sum(ca");
    clickRow(0);
    press("removeClaim");
    clickRow(0);
    press("removeClaim");
    press("undoClaims");
    EXPECT_EQ(line().text(), "won") << "the line said what was removed";
    press("undoClaims");
    EXPECT_EQ(line().text(), "lost") << "it says what is in the list";
    clickRow(1);
    press("removeClaim");
    type("");
    QTest::keyClick(&field(), Qt::Key_Delete);
    press("undoClaims");
    EXPECT_EQ(line().text(), "won") << "it said nothing";
}

TEST_F(OwnClaimInTheLaboratory, IsKeptWithItsClassUntilAnotherDay) {
    setSize("groups", 1);
    testIt("if cards == 2 then lost"); // a mistake: kept as a line, not as a claim
    testIt("count(cards == 0) <= groups");
    type("xor(cards) ==");
    window.reset();
    open();
    openLaboratory();
    choose("own");
    EXPECT_EQ(line().text(), "xor(cards) ==");
    EXPECT_EQ(find<QComboBox>("game")->currentText(), "Card groups");
    EXPECT_EQ(listed(), "count(cards == 0) <= groups") << "what nobody asked for is not kept";
    type("won");
    window->pages().showStart();
    openLaboratory();
    QCoreApplication::processEvents();
    EXPECT_EQ(listed(), "count(cards == 0) <= groups") << "nor tested once it is no mistake";
    clickRow(0);
    EXPECT_EQ(line().text(), "count(cards == 0) <= groups");
    runToTheEnd();
    EXPECT_TRUE(text("verdict").startsWith("Holds for all 32 positions: groups up to 1,"))
        << text("verdict").toStdString();
}

TEST_F(OwnClaimInTheLaboratory, EachGameHasItsOwnLineAndClaims) {
    testIt("won");
    pick("game", "Reversi");
    EXPECT_EQ(line().text(), "not pass");
    EXPECT_FALSE(listed().find("won") != std::string::npos);
    EXPECT_FALSE(sees("verdict"));
    testIt("moves >= 1");
    pick("game", "Card groups");
    EXPECT_EQ(line().text(), "won");
    EXPECT_TRUE(listed().find("won") != std::string::npos);
    EXPECT_FALSE(listed().find("moves >= 1") != std::string::npos);
}

TEST_F(OwnClaimInTheLaboratory, EveryGameBeginsWithAClaimThatCanBeTested) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        pick("game", game->name.title);
        ASSERT_TRUE(line().claim());
        EXPECT_EQ(line().text(), game->lore.vocabulary().example);
        runToTheEnd();
        EXPECT_TRUE(sees("verdict"));
        EXPECT_TRUE(QTest::qWaitFor([this] { return line().values().whole; }, 30'000));
    }
}

TEST_F(OwnClaimInTheLaboratory, TheBoardFollowsThePositionAndTakesTheCounterexample) {
    find<QLineEdit>("position")->setText("6:2/7:3/2:4 G");
    EXPECT_EQ(find<BoardView>("claimBoard")->picture().rows.size(), 3u);
    EXPECT_EQ(text("claimWhere"), "6:2/7:3/2:4 G, Green to move");
    testIt(wrong);
    press("takeButton");
    EXPECT_EQ(find<QLineEdit>("position")->text(), "2:1 G");
    EXPECT_EQ(find<BoardView>("claimBoard")->picture().rows.size(), 1u);
    ASSERT_TRUE(QTest::qWaitFor([this] { return line().values().whole; }, 30'000));
    EXPECT_TRUE(text("claimHere").contains("false")) << text("claimHere").toStdString();
    find<QLineEdit>("position")->setText("nonsense");
    EXPECT_FALSE(sees("claimBoard"));
    EXPECT_EQ(text("claimWhere"), "");
}

TEST_F(OwnClaimInTheLaboratory, IsCopiedAndPasted) {
    testIt(wrong);
    press("copyClaim");
    EXPECT_EQ(QApplication::clipboard()->text(), wrong);
    type("");
    QTest::keyClick(&field(), Qt::Key_V, Qt::ControlModifier);
    EXPECT_EQ(line().text(), wrong);
    type("won");
    press("copyClaim");
    EXPECT_EQ(QApplication::clipboard()->text(), wrong) << "of which the result is shown";
    press("removeClaim");
    press("copyClaim");
    EXPECT_EQ(QApplication::clipboard()->text(), "won") << "no result is shown";
}

TEST_F(OwnClaimInTheLaboratory, AFileHasTheWholeSentencesAndNoFormulas) {
    testIt(wrong);
    testIt("-groups < 0");
    EXPECT_EQ(csv()[0],
              (QStringList{"Game", "Claim", "Positions", "Verdict", "Held", "Counterexample"}));
    EXPECT_EQ(csv()[2],
              (QStringList{"Card groups", "lost exactly if xor(cards) == 0",
                           "All small positions, Most groups: 2, Most cards in a group: "
                           "7, Most taken in a turn: 4",
                           "False. The smallest counterexample is 2:1 G.", "8", "2:1 G"}));
    EXPECT_TRUE(saved("own.csv").contains("Card groups,'-groups < 0,"));
}

TEST_F(OwnClaimInTheLaboratory, IsPrintedToPaper) {
    testIt(wrong);
    EXPECT_TRUE(saved("own.pdf").startsWith("%PDF-"));
    const PaperTable paper = table().onPaper("title");
    EXPECT_EQ(paper.lines[1], (QStringList{"lost exactly if xor(cards) == 0",
                                           "All small positions, Most groups: 2, Most cards in a "
                                           "group: 7, Most taken in a turn: 4",
                                           "✗ False"}));
}

TEST_F(OwnClaimInTheLaboratory, EscapeClosesTheListBeforeThePage) {
    type("");
    QTest::keyClicks(&field(), "lo");
    ASSERT_TRUE(list().open());
    QTest::keyClick(&field(), Qt::Key_Escape);
    EXPECT_FALSE(list().open());
    EXPECT_TRUE(page().isVisible());
    QTest::keyClick(&field(), Qt::Key_Escape);
    EXPECT_FALSE(page().isVisible());
}

TEST_F(OwnClaimInTheLaboratory, EscapeFoldsTheFormBeforeItLeavesASmallPage) {
    resizeTo({800, 600});
    press("unfoldButton");
    QCoreApplication::processEvents();
    ASSERT_TRUE(sees("position"));
    QTest::keyClick(window.get(), Qt::Key_Escape);
    EXPECT_FALSE(sees("position"));
    EXPECT_TRUE(page().isVisible());
}

} // namespace bouton::testing
