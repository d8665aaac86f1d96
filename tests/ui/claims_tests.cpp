// SPDX-License-Identifier: MIT
#include <QProgressBar>

#include "lab/claims.h"
#include "ui/laboratory.h"

namespace bouton::testing {

namespace {

class ClaimsInTheLaboratory : public Laboratory {
protected:
    // Untested: the run that nobody asks for, which tests them all, is stopped.
    ClaimsInTheLaboratory() {
        page().choose(QStringLiteral("claims"));
        QCoreApplication::processEvents();
        experiment().stop();
    }

    // Clicks the line with this title.
    void select(const QString& title) {
        for (int row = 0; row < table().rowCount(); ++row)
            if (table().item(row, 0)->text() == title) {
                table().scrollToItem(table().item(row, 0));
                QTest::mouseClick(table().viewport(), Qt::LeftButton, {},
                                  table().visualItemRect(table().item(row, 0)).center());
                EXPECT_EQ(table().currentRow(), row);
                return;
            }
        ADD_FAILURE() << title.toStdString();
    }
};

} // namespace

TEST_F(ClaimsInTheLaboratory, ListsEveryClaimOrThoseOfOneGame) {
    EXPECT_EQ(table().rowCount(), std::ssize(bouton::claims()));
    pick("game", "Card groups");
    ASSERT_GT(table().rowCount(), 0);
    for (int row = 0; row < table().rowCount(); ++row)
        EXPECT_EQ(table().item(row, 1)->text(), "Card groups");
    const QString chosen = text("claim");
    EXPECT_TRUE(chosen.startsWith("Card groups: ")) << chosen.toStdString();
    experiment().item().choose(bouton::claims().front().id); // of another game
    EXPECT_EQ(text("claim"), chosen);
    pick("game", "All games");
    EXPECT_EQ(table().rowCount(), std::ssize(bouton::claims()));
    EXPECT_EQ(text("claim"), chosen); // it is still the same claim
}

TEST_F(ClaimsInTheLaboratory, TheChosenLineIsTintedAndItsWordsStandOut) {
    select("The centre is safe");
    const QImage image = table().viewport()->grab().toImage();
    const QRect field = table().visualItemRect(table().currentItem());
    const QColor ground = image.pixelColor(field.topLeft() + QPoint(2, 2));
    const QColor other = image.pixelColor(field.topLeft() - QPoint(-2, field.height() - 2));
    EXPECT_NE(ground, other);
    const int ink = table().palette().color(QPalette::WindowText).lightness();
    EXPECT_GT(std::abs(ground.lightness() - ink), 120);
}

TEST_F(ClaimsInTheLaboratory, TellsTheClaimThatIsClickedAndForHowManyPositionsItHolds) {
    select("Four cards in two groups");
    EXPECT_EQ(text("claim"), "Card groups: Four cards in two groups");
    EXPECT_TRUE(text("statement").contains("the second player wins"));
    runToTheEnd();
    EXPECT_EQ(text("verdict"), "Holds for all 3 positions.");
    EXPECT_FALSE(sees("openButton"));
    EXPECT_FALSE(sees("counterexample"));
    EXPECT_EQ(table().item(table().currentRow(), 2)->text(), "✓ All 3");
}

TEST_F(ClaimsInTheLaboratory, ACounterexampleOpensOnItsGamesBoardWithOneClick) {
    select("Cases 4.1 to 4.4");
    runToTheEnd();
    EXPECT_TRUE(text("verdict").contains("G..R/RG../GRGR/RGRG R")) << text("verdict").toStdString();
    EXPECT_TRUE(text("why").contains("c1+c2")) << text("why").toStdString();
    auto* board = find<BoardView>("counterexample");
    EXPECT_EQ(board->picture().rows.front(), "G..R");
    EXPECT_EQ(board->marks().named, (Clicks{{0, 2}, {1, 2}}));
    press("openButton");
    QCoreApplication::processEvents();
    ASSERT_TRUE(window->pages().game());
    EXPECT_STREQ(session().game().name.id, "grid-nim");
    ASSERT_TRUE(session().match());
    EXPECT_EQ(session().match()->position(0), "G..R/RG../GRGR/RGRG R");
    EXPECT_TRUE(session().turn().human);
}

TEST_F(ClaimsInTheLaboratory, EveryCounterexampleHasABoard) {
    for (const char* title : {"The centre is safe", "Retreats are useless", "As in Nim",
                              "The lost cells, by the edge", "Copycat, odd board"}) {
        select(title);
        runToTheEnd();
        EXPECT_TRUE(text("verdict").startsWith("False.")) << title;
        EXPECT_TRUE(sees("counterexample")) << title;
        EXPECT_TRUE(sees("openButton")) << title;
    }
    select("Copycat, even board"); // this claim is true, so the board disappears
    runToTheEnd();
    EXPECT_FALSE(sees("counterexample"));
    EXPECT_TRUE(text("verdict").startsWith("Holds for all"));
}

TEST_F(ClaimsInTheLaboratory, AnotherSettingForgetsTheVerdict) {
    select("Cases 3.1 to 3.3");
    setShown("size", 3);
    runToTheEnd();
    EXPECT_EQ(text("verdict"), "Holds for all 88 positions.");
    for (auto* box : experiment().findChildren<QSpinBox*>("size"))
        if (box->isVisible())
            QTest::keyClick(box, Qt::Key_Up);
    EXPECT_EQ(text("verdict"), "Not tested yet.");
    runToTheEnd();
    EXPECT_EQ(text("verdict"), "Holds for all 648 positions.");
}

TEST_F(ClaimsInTheLaboratory, TestsAllOfAListAndSavesIt) {
    pick("game", "Card groups");
    press("testAllButton");
    ASSERT_TRUE(rested());
    int refuted = 0;
    const QList<QStringList> saved = csv();
    ASSERT_EQ(saved.size(), table().rowCount() + 1);
    for (int row = 0; row < table().rowCount(); ++row) {
        const QString mark = table().item(row, 2)->text(), verdict = saved[row + 1].last();
        const bool isFalse = mark == "✗ False";
        EXPECT_TRUE(isFalse || mark.startsWith("✓ All ")) << mark.toStdString();
        EXPECT_TRUE(verdict.startsWith(isFalse ? "False." : "Holds for all"));
        refuted += isFalse;
    }
    EXPECT_EQ(refuted, 1);
    const auto& progress = *find<QProgressBar>("progress");
    EXPECT_EQ(progress.value(), 801) << "the last one ends at its counterexample";
    EXPECT_EQ(progress.maximum(), 1000);
    select("Four cards in two groups");
    run();
    for (int row = 0; row < table().rowCount(); ++row)
        EXPECT_EQ(table().item(row, 2)->text().isEmpty(), row == table().currentRow()) << row;
    ASSERT_TRUE(rested());
    EXPECT_EQ(progress.value(), 1000);
    EXPECT_EQ(progress.maximum(), 1000);
    EXPECT_TRUE(enabled("saveButton"));
}

TEST_F(ClaimsInTheLaboratory, StopsAtOnceAndSaysHowFarItHasCome) {
    select("Case 5, corrected");
    setShown("size", 8); // ten million positions
    run();
    ASSERT_TRUE(QTest::qWaitFor([this] { return text("verdict") != "Not tested yet."; }));
    press("stopButton");
    EXPECT_FALSE(experiment().running());
    EXPECT_TRUE(text("verdict").endsWith("so far.")) << text("verdict").toStdString();
    const QString inShort = table().item(table().currentRow(), 2)->text();
    EXPECT_TRUE(inShort.startsWith("… ") && inShort.endsWith(" so far")) << inShort.toStdString();
    EXPECT_TRUE(text("verdict").contains(inShort.section(u' ', 1, 1)));
    EXPECT_TRUE(state().startsWith("Stopped after"));
    EXPECT_TRUE(enabled("saveButton"));
}

} // namespace bouton::testing
