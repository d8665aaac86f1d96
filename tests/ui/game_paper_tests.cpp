// SPDX-License-Identifier: MIT
#include "ui/insight/game_paper.h"

#include <QDialog>

#include "ui/insights.h"
#include "ui/print/picture_file.h"
#include "ui/theme/painted_text.h"

// A game on paper: its moves in one diagram and in a list, its slips, how it ended.

namespace bouton::testing {

namespace {

QByteArray svgOf(const Drawing& page) { return pictureBytes({page}, QStringLiteral("svg")); }

class GamePaper : public Insights {
protected:
    // Until the whole line is analysed to the bound.
    void settle() {
        show(Insight::History);
        ASSERT_TRUE(QTest::qWaitFor(
            [&] {
                return std::ranges::all_of(session().match()->line(), [&](Match::Node node) {
                    return session().study().settled(node) || session().match()->result(node);
                });
            },
            60'000));
    }
    // With BOUTON_PICTURES its picture goes into that folder, to be looked at.
    QByteArray page(std::size_t number = 0) {
        const Drawing sheet = gamePaperOf(session()).at(number);
        if (const QString folder = qEnvironmentVariable("BOUTON_PICTURES"); !folder.isEmpty())
            QImage::fromData(pictureBytes({sheet}, QStringLiteral("png")))
                .save(folder + u'/' + QLatin1String(session().game().name.id)
                      + QStringLiteral("-paper.png"));
        return svgOf(sheet);
    }
};

TEST_F(GamePaper, HasTheMovesInOneDiagramAndInAListAndItsSlips) {
    start("tic-tac-toe", ".../.../... X");
    for (const Cell cell :
         {Cell{0, 0}, Cell{0, 1}, Cell{1, 1}, Cell{2, 2}, Cell{1, 0}, Cell{2, 0}, Cell{1, 2}})
        click(cell);
    settle();
    const QByteArray sheet = page();
    for (const char* move : {"a1", "b1", "b2", "c3", "a2", "a3", "c2"})
        EXPECT_EQ(sheet.count(">" + QByteArray(move) + "<"), 1) << move;
    // In the diagram and in the list; rows of boards have the first three.
    for (int number = 4; number <= 7; ++number)
        EXPECT_EQ(sheet.count(">" + QByteArray::number(number) + "<"), 2) << number;
    EXPECT_TRUE(sheet.contains(">a slip<"));
    EXPECT_TRUE(sheet.contains(">Before move 2: O<"));
    EXPECT_TRUE(sheet.contains(">played<"));
    EXPECT_TRUE(sheet.contains(">best<"));
    EXPECT_TRUE(sheet.contains(">Page 1 of 1<"));
    EXPECT_TRUE(sheet.contains("A slip is a move that gave a better outcome away."));
}

TEST_F(GamePaper, OfReversiSaysWhatWasLostWithItsSumAndFromWhereThatIsExact) {
    start("reversi", "OOOOOXXX/OOOOOOXX/OOOXOXOX/OOOXXXOX/OOXOXXOX/OOXOOXXX/OOOOOO.X/.OO...O. X");
    while (session().phase() == Session::Phase::Playing)
        session().turn().mustPass ? session().pass() : click(session().clicking().next().back());
    settle();
    const QByteArray sheet = page();
    EXPECT_TRUE(sheet.contains(">in slips<"));
    EXPECT_TRUE(sheet.contains("counted against the best move, exactly."));
    const auto counts = countsOf(session().match()->tally(session().match()->current()));
    EXPECT_TRUE(
        sheet.contains(QStringLiteral(">%1 to %2<").arg((*counts)[0]).arg((*counts)[1]).toUtf8()));
}

TEST_F(GamePaper, HasDiagramsOfWhatHasACommentAndSaysWhatIsNotAnalysed) {
    start("towers", ".G/G./../../R./../.R/.. G");
    click({1, 0});
    click({2, 0});
    session().comment(0, "Who begins here wins.");
    const QByteArray sheet = page();
    EXPECT_TRUE(sheet.contains(">Who begins here wins.<"));
    EXPECT_TRUE(sheet.contains(">The start<"));
    EXPECT_TRUE(sheet.contains("Positions analysed: 0 of 2; of the others no slips are known."));
    EXPECT_TRUE(sheet.contains(">Not played to its end.<"));
}

TEST_F(GamePaper, OfALongGameGoesOnOnFurtherPages) {
    start("towers", "GGGG/..../..../..../..../..../..../RRRR G");
    for (int i = 0; i < 150; ++i)
        session().play(0);
    const std::size_t all = session().match()->line().size() - 1;
    ASSERT_EQ(all, 150u);
    const Drawings pages = gamePaperOf(session());
    ASSERT_EQ(pages.size(), 2u);
    const QByteArray last = svgOf(pages.back());
    EXPECT_TRUE(last.contains(">150<") && last.contains(">65<"));
    EXPECT_FALSE(last.contains(">64<"));
    EXPECT_TRUE(last.contains(">Page 2 of 2<"));
}

TEST_F(GamePaper, OfAWholeGameOfReversiHasAllItsMovesOnTheFirstPage) {
    start("reversi");
    const std::string_view moves = "e6f6f5f4e3d2g4g5g7h8c4d6d7g3f3e2h5h4h3e7g6c7g8h6d1c5h7b3d8f7"
                                   "f2e1b4d3b7g1c6c8b2c1c3f8b8e8f1a5a4a8b1a3b5a1c2a2a6b6g2a7h2h1";
    for (std::size_t i = 0; i < moves.size(); i += 2) {
        if (session().turn().mustPass)
            session().pass();
        click({moves[i + 1] - '1', moves[i] - 'a'});
    }
    ASSERT_TRUE(session().match()->result(session().match()->current()));
    const QByteArray sheet = page();
    EXPECT_TRUE(sheet.contains(">in slips<"));
    EXPECT_TRUE(sheet.contains(">Dark \u2013 Light<")) << "nobody of both has a name";
}

TEST_F(GamePaper, OfEveryGameCutsNoWord) {
    Random random(5);
    for (const ShownInsight& shown : shownOfGames) {
        SCOPED_TRACE(shown.game);
        start(shown.game, shown.position);
        for (int i = 0; i < 4 && session().phase() == Session::Phase::Playing; ++i)
            playSomething(random);
        session().comment(0, "A comment of some length, so that it is broken into lines, which "
                             "stand beside the diagram of the start and not below it.");
        settle();
        const ElisionWatch watch;
        for (const Drawing& sheet : gamePaperOf(session()))
            svgOf(sheet);
        EXPECT_EQ(watch.elided(), QStringList());
    }
}

TEST_F(GamePaper, IsPrintedFromTheMenu) {
    auto* print = window->findChild<QAction*>("printGame");
    ASSERT_TRUE(print);
    start("reversi");
    EXPECT_TRUE(print->isEnabled());
    print->trigger();
    EXPECT_TRUE(window->findChild<QDialog*>());
}

} // namespace

} // namespace bouton::testing
