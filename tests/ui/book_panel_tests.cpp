// SPDX-License-Identifier: MIT
#include "ui/insight/book_panel.h"

#include <QFile>
#include <QHeaderView>
#include <QTableWidget>

#include <set>

#include "explain/book.h"
#include "games/record.h"
#include "ui/boards/legend.h"
#include "ui/controls/switches.h"
#include "ui/controls/words.h"
#include "ui/insights.h"

// The opening book beside the board and on it, training, and one's own lines.

namespace bouton::testing {

namespace {

class BookPanelTest : public Insights {
protected:
    void SetUp() override {
        show(Insight::Book);
        start("reversi");
        layOut();
    }
    QTableWidget* table() { return find<QTableWidget>("bookMoves"); }
    BookPanel* panel() { return find<BookPanel>("bookPanel"); }
    const Match& match() { return *session().match(); }
    BookPage bookPage() { return *bookPageOf(match(), match().current()); }
    QString cell(int row, int column) { return table()->item(row, column)->text(); }
    void play(const char* moves) {
        MoveTexts texts(moves);
        for (auto move = texts.next(); !move.empty(); move = texts.next())
            click(*readCell(move));
        layOut();
    }
    void clickRow(int row) {
        QTest::mouseClick(table()->viewport(), Qt::LeftButton, {},
                          table()->visualItemRect(table()->item(row, 0)).center());
        layOut();
    }
    void clickSwitch() {
        QTest::mouseClick(find<ToggleSwitch>("trainingSwitch"), Qt::LeftButton);
        layOut();
    }
    bool ownBookKnown() {
        return QTest::qWaitFor([this] { return window->library().ownBook().known(); }, 30'000);
    }
    // Somebody may have to answer first.
    bool comesToPly(std::size_t ply) {
        return QTest::qWaitFor([&] { return match().ply(match().current()) == ply; }, 30'000);
    }
    void go(Match::Node node) {
        session().go(node);
        layOut();
    }
    // That a line of one's own is damaged.
    bool isTold() { return noticesOf(*window).join(' ').contains("1 line of your"); }
    // A press of the button that adds or takes out, and what comes of it.
    void pressOwn(std::size_t lines) {
        press("ownLineButton");
        EXPECT_TRUE(QTest::qWaitFor(
            [&] { return window->library().ownBook().lines().size() == lines; }, 30'000));
        layOut();
    }
    // A move that the book knows and does not play, as a cell.
    Cell outside() {
        const BookPage book = bookPage();
        for (std::size_t i = 0; i < book.moves.size(); ++i)
            if (book.moves[i].score && book.moves[i].loss > book.mostLoss)
                return match().moves(match().current())[i].cells().front();
        return {-1, -1};
    }
};

} // namespace

TEST_F(BookPanelTest, ShowsTheMovesOfTheBookWithTheirLossAndTheNamesOfOpenings) {
    window->resize(1600, 900); // with room for the units
    play("f5 d6 c3 d3");
    const BookPage book = bookPage();
    const auto order = bookMovesOf(book);
    ASSERT_EQ(table()->rowCount(), static_cast<int>(order.size()));
    ASSERT_GT(table()->rowCount(), 3);
    bool named = false;
    for (int row = 0; row < table()->rowCount(); ++row) {
        const std::size_t i = order[static_cast<std::size_t>(row)];
        EXPECT_EQ(cell(row, 0).toStdString(), match().moves(match().current())[i].text);
        EXPECT_EQ(cell(row, 1),
                  typeset(QString::fromStdString(signedInPoints(*book.moves[i].score))));
        EXPECT_EQ(cell(row, 2) == QStringLiteral("–"), book.moves[i].loss == 0);
        EXPECT_EQ(cell(row, 2).contains("disc"), book.moves[i].loss != 0) << "a unit";
        EXPECT_EQ(cell(row, 3).toStdString(), book.moves[i].opening);
        named = named || cell(row, 3) == "Tiger";
    }
    EXPECT_TRUE(named);
    EXPECT_FALSE(table()->isColumnHidden(3));
    EXPECT_EQ(cell(0, 2), QStringLiteral("–"));
    EXPECT_THAT(words("bookWords"), HasSubstr("Dark to move: about even by the book."));
    EXPECT_THAT(words("bookWords"), HasSubstr("give away at most 1.5 discs."));
    EXPECT_EQ(table()->horizontalHeaderItem(2)->text(), "Gives away")
        << "who wins is another matter";
}

TEST_F(BookPanelTest, LightsUpTheMoveThatThePointerIsOn) {
    play("f5");
    const QPoint place = table()->visualItemRect(table()->item(1, 0)).center();
    QTest::mouseMove(table()->viewport(), place - QPoint(1, 0));
    QTest::mouseMove(table()->viewport(), place);
    layOut();
    const std::size_t move = bookMovesOf(bookPage())[1];
    EXPECT_EQ(page().board()->shown().lit, match().moves(match().current())[move].cells());
    QEvent leaves(QEvent::Leave);
    QCoreApplication::sendEvent(table()->viewport(), &leaves);
    EXPECT_TRUE(page().board()->shown().lit.empty());
}

TEST_F(BookPanelTest, TellsOfThePositionAsSoonAsItIsShown) {
    EXPECT_THAT(words("bookWords"), HasSubstr("Dark to move: about even by the book."));
    QTest::keyClick(window.get(), Qt::Key_F4);
    EXPECT_FALSE(sees("bookPanel"));
    play("f5");
    QTest::keyClick(window.get(), Qt::Key_F4);
    EXPECT_TRUE(sees("bookPanel"));
    EXPECT_THAT(words("bookWords"), HasSubstr("Light to move:"));
}

TEST_F(BookPanelTest, HasAColumnForOpeningsOnlyWhereAMoveLeadsToOne) {
    for (const BookMove& move : bookPage().moves)
        ASSERT_STREQ(move.opening, "");
    const auto isAsWideAsItsRows = [this] {
        return table()->horizontalHeader()->length() == table()->viewport()->width();
    };
    EXPECT_TRUE(table()->isColumnHidden(3));
    EXPECT_TRUE(isAsWideAsItsRows());
    play("f5");
    EXPECT_FALSE(table()->isColumnHidden(3)) << "of three moves that have a name";
    EXPECT_TRUE(isAsWideAsItsRows());
    go(0);
    EXPECT_TRUE(table()->isColumnHidden(3));
    EXPECT_TRUE(isAsWideAsItsRows());
}

TEST_F(BookPanelTest, MarksTheMovesOnTheBoardWhereTheirValuesAreNotShown) {
    play("f5");
    ASSERT_EQ(worths().size(), 3u);
    const BookPage book = bookPage();
    const auto order = bookMovesOf(book);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Overlay::Worth& worth = worths()[i];
        const BookMove& move = book.moves[order[i]];
        EXPECT_FALSE(worth.exact);
        EXPECT_EQ(worth.cell, match().moves(match().current())[order[i]].cells().front());
        EXPECT_EQ(worth.text, shortScore(*move.score));
        EXPECT_EQ(worth.best, move.loss == 0);
        EXPECT_THAT(
            worth.words.toStdString(),
            HasSubstr(move.loss == 0 ? "by the book, the best" : "by the book, gives away "));
    }
    EXPECT_TRUE(std::ranges::any_of(worths(), &Overlay::Worth::best));
    EXPECT_TRUE(std::ranges::any_of(worths(), [](const auto& worth) { return !worth.best; }));
    QStringList legend;
    for (const LegendItem& item : legendOf(page().board()->overlay()))
        legend << item.words;
    EXPECT_EQ(legend.join(u'/').toStdString(), "Discs by the book/about even/behind/best/estimated")
        << "not who wins";
    show(Insight::MoveValues);
    known();
    EXPECT_TRUE(bookPage().isKnown());
    for (const Overlay::Worth& worth : worths())
        EXPECT_THAT(worth.words.toStdString(), ::testing::Not(HasSubstr("by the book")));
}

TEST_F(BookPanelTest, KeepsTheColumnOfScoresHoweverNarrowTheTableIs) {
    window->resize(1600, 900);
    play("f5 d6 c3 d3");
    ASSERT_FALSE(table()->isColumnHidden(3));
    EXPECT_TRUE(cell(1, 2).contains("disc"));
    QFont wide = table()->font(); // and no higher
    wide.setLetterSpacing(QFont::AbsoluteSpacing, 30);
    table()->setFont(wide);
    EXPECT_FALSE(cell(1, 2).contains("disc")) << "the unit gives way";
    table()->setFont({});
    EXPECT_TRUE(cell(1, 2).contains("disc"));
    table()->setMaximumWidth(table()->horizontalHeader()->length() - 60);
    layOut();
    for (const int column : {0, 1, 2, 3})
        EXPECT_FALSE(table()->isColumnHidden(column)) << column;
    EXPECT_EQ(table()->horizontalHeader()->length(), table()->viewport()->width());
    EXPECT_FALSE(cell(1, 2).contains("disc")) << "the unit gives way";
    EXPECT_TRUE(table()->item(1, 2)->toolTip().contains("disc"));
}

TEST_F(BookPanelTest, SaysWhereTheBookEndsAndMarksNothingAndTheBoardStaysAsLargeAsInTraining) {
    const QRectF before = page().board()->cellRect({0, 0});
    play("f5 f4 e3 f6 c4"); // the parallel opening and no more sense than that
    while (bookPage().isKnown())
        session().click(match().moves(match().current()).back().cells().front());
    layOut();
    EXPECT_FALSE(table()->isVisible());
    EXPECT_TRUE(worths().empty());
    EXPECT_THAT(words("bookWords"), HasSubstr("does not have this position"));
    EXPECT_EQ(page().board()->cellRect({0, 0}), before);
    clickSwitch();
    EXPECT_EQ(page().board()->cellRect({0, 0}), before);
    QTest::keyClick(window.get(), Qt::Key_F4);
    layOut();
    EXPECT_EQ(page().board()->cellRect({0, 0}), before) << "nor where no values are wanted";
}

TEST_F(BookPanelTest, AClickOnAMoveOfTheTablePlaysIt) {
    clickRow(2);
    ASSERT_EQ(session().match()->current(), 1u);
    const std::string best = cell(0, 0).toStdString();
    clickRow(0);
    ASSERT_EQ(session().match()->current(), 2u);
    EXPECT_EQ(match().moveText(2), best);
}

TEST_F(BookPanelTest, TheKeyboardPlaysAMoveOfTheTable) {
    play("f5");
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Down);
    QTest::keyClick(table(), Qt::Key_Down);
    const std::string move = cell(table()->currentRow(), 0).toStdString();
    QTest::keyClick(table(), Qt::Key_Return);
    ASSERT_EQ(session().match()->current(), 2u);
    EXPECT_EQ(match().moveText(2), move);
}

TEST_F(BookPanelTest, ThatWasClosedLooksForNoPositionOfAnEarlierGame) {
    play("f5 d6 c3");
    window->preferences().setInsightShown(Insight::Book, false);
    start("reversi"); // with one position
    QEvent language(QEvent::LanguageChange);
    QCoreApplication::sendEvent(find<QLabel>("bookWords"), &language);
    EXPECT_EQ(words("bookWords"), "");
    pointAt({2, 3});
    EXPECT_EQ(page().board()->hoveredCell(), (Cell{2, 3}));
    show(Insight::Book);
    pointAt({3, 2});
    EXPECT_EQ(cell(table()->currentRow(), 0), "c4");
}

TEST_F(BookPanelTest, IsOfferedWhereAGameHasABook) {
    EXPECT_TRUE(suits(Insight::Book, session().game()));
    openGame("towers");
    EXPECT_FALSE(suits(Insight::Book, session().game()));
    EXPECT_FALSE(sees("bookPanel"));
}

TEST_F(BookPanelTest, InTrainingNothingIsShownBeforeAMoveAndThenWhatItLost) {
    play("f5 d6 c3");
    clickSwitch();
    EXPECT_FALSE(table()->isVisible());
    EXPECT_TRUE(worths().empty());
    EXPECT_THAT(words("bookWords"), HasSubstr("Light to move: what does the book play?"));
    const BookPage book = bookPage();
    const Cell cell = outside();
    ASSERT_GE(cell.row, 0);
    const std::string move = nameOf(cell);
    click(cell);
    layOut();
    EXPECT_THAT(words("trainingVerdict"),
                ::testing::MatchesRegex(
                    move + " gives away [0-9.]+ discs by the book\\. The best: [a-h][1-8].*\\."));
    EXPECT_GT(find<QWidget>("trainingVerdict")->font().weight(),
              find<QWidget>("bookWords")->font().weight());
    EXPECT_LT(find<QWidget>("trainingVerdict")->y(), find<QWidget>("bookWords")->y());
    EXPECT_THAT(words("bookWords"), HasSubstr("Computers do not play it."));
    EXPECT_THAT(words("bookWords"),
                ::testing::ContainsRegex(
                    "So far Light has given away .* in 2 moves that the book knows\\."));
    clickSwitch();
    EXPECT_FALSE(sees("trainingVerdict"));
}

TEST_F(BookPanelTest, InTrainingAGameThatWasGivenUpIsOver) {
    play("f5 d6 c3");
    clickSwitch();
    session().resign();
    layOut();
    EXPECT_THAT(words("bookWords"), HasSubstr("The game is over."));
}

TEST_F(BookPanelTest, TheSwitchStaysUnderTheMouseWhateverIsSaid) {
    const QPoint before = find<ToggleSwitch>("trainingSwitch")->mapTo(panel(), QPoint());
    clickSwitch();
    EXPECT_EQ(find<ToggleSwitch>("trainingSwitch")->mapTo(panel(), QPoint()), before);
    clickSwitch();
    play("f5");
    EXPECT_EQ(find<ToggleSwitch>("trainingSwitch")->mapTo(panel(), QPoint()), before);
}

TEST_F(BookPanelTest, InTrainingAgainstAComputerItSaysThatTheBookEndsAndNothingOfAFriend) {
    play("f5 d6 c7 f4 c3"); // the book does not go on
    ASSERT_FALSE(bookPage().isKnown());
    clickSwitch();
    EXPECT_THAT(words("bookWords"), HasSubstr("The book ends here."));
    seat(Side::Two, computer("random"));
    ASSERT_TRUE(rested());
    layOut();
    EXPECT_THAT(words("bookWords"), HasSubstr("The book ends here."));
    EXPECT_THAT(words("bookWords"), ::testing::Not(HasSubstr("friend")));
}

TEST_F(BookPanelTest, InTrainingTheBookAnswersForTheOtherSide) {
    // Best moves up to one after which the book has several.
    std::string way;
    for (;;) {
        const BookPage book = bookPage();
        const std::string move = match().moves(match().current())[bookMovesOf(book).front()].text;
        const std::size_t ply = match().ply(match().current());
        play(move.c_str());
        const BookPage after = bookPage();
        ASSERT_TRUE(after.isKnown());
        const auto several = std::ranges::count_if(
            after.moves, [](const BookMove& each) { return each.chance > 0.1; });
        if (several > 1 && ply > 0) {
            std::set<std::string> answers;
            for (int game = 0; game < 30; ++game) {
                if (find<ToggleSwitch>("trainingSwitch")->isChecked())
                    clickSwitch(); // else the book might begin
                start("reversi");
                layOut();
                play(way.c_str());
                clickSwitch(); // the side that makes the next move is trained
                play(move.c_str());
                ASSERT_TRUE(comesToPly(ply + 2));
                const auto steps = bookStepsOf(match(), match().current());
                ASSERT_EQ(steps.size(), ply + 2);
                EXPECT_TRUE(steps.back().played) << "as a computer would";
                answers.insert(steps.back().move);
                layOut();
                EXPECT_EQ(match().ply(match().current()), ply + 2) << "only for the other side";
                EXPECT_THAT(words("trainingVerdict"), HasSubstr(" is the best move by the book."));
                EXPECT_THAT(words("bookWords"), ::testing::Not(HasSubstr("Computers")))
                    << "it goes without saying";
            }
            EXPECT_GE(answers.size(), 2u);
            return;
        }
        way += move + ' ';
    }
}

TEST_F(BookPanelTest, ALookBackInTrainingIsNotAnswered) {
    clickSwitch();
    play("f5");
    ASSERT_TRUE(comesToPly(2));
    layOut();
    EXPECT_THAT(words("bookWords"), ::testing::Not(HasSubstr("So far"))) << "of a single move";
    go(1);
    layOut();
    EXPECT_EQ(match().ply(match().current()), 1u);
    EXPECT_EQ(match().children(1).size(), 1u);
}

TEST_F(BookPanelTest, InTrainingAMoveMadeAgainFromAPlaceLookedBackToIsAnsweredAndNothingIsLost) {
    play("f5 d6 c3 d3 c5 f6 e6");
    const Match::Node end = match().current();
    session().go(0);
    clickSwitch();
    play("f5"); // the game knows it already
    ASSERT_EQ(match().moveText(1), "f5");
    ASSERT_TRUE(comesToPly(2));
    EXPECT_EQ(match().parent(match().current()), 1u);
    EXPECT_TRUE(match().stands(end));
    layOut();
    EXPECT_EQ(match().ply(match().current()), 2u) << "only for the other side";
}

TEST_F(BookPanelTest, InTrainingALookBackAtTheOtherSidesTurnSaysWhatToDo) {
    play("f5 d6 c3 d3");
    session().go(0);
    clickSwitch();
    go(1);
    layOut();
    EXPECT_EQ(match().ply(match().current()), 1u);
    EXPECT_THAT(
        words("bookWords"),
        HasSubstr(
            "not those that you look back at. Here you can make the other side's move yourself"));
}

TEST_F(BookPanelTest, InTrainingOfTheSideThatIsSecondTheBookBeginsANewGame) {
    play("f5");
    clickSwitch(); // Light is trained
    start("reversi");
    layOut();
    ASSERT_TRUE(comesToPly(1));
    layOut();
    EXPECT_EQ(match().ply(match().current()), 1u);
    EXPECT_THAT(words("bookWords"), HasSubstr("Light to move: what does the book play?"));
}

TEST_F(BookPanelTest, OnesOwnLineIsAddedFoundHoweverTheBoardIsTurnedAndTakenOutAgain) {
    ASSERT_TRUE(ownBookKnown());
    layOut();
    const auto* ownLine = find<QAbstractButton>("ownLineButton");
    EXPECT_FALSE(ownLine->isEnabled()) << "a start is no line";
    play("f5 f4 e3 f6");
    pressOwn(1);
    EXPECT_EQ(ownLine->text(), "Take this line out of my book");
    go(3);
    const auto starred = [this] {
        std::set<std::string> moves;
        for (int row = 0; row < table()->rowCount(); ++row)
            if (cell(row, 0).endsWith(QStringLiteral(" ★")))
                moves.insert(cell(row, 0).chopped(2).toStdString());
        return moves;
    };
    EXPECT_EQ(starred(), (std::set<std::string>{"f6"}));
    ASSERT_EQ(page().board()->overlay().map.size(), 1u);
    EXPECT_EQ(page().board()->overlay().map.front().cells, (Clicks{{5, 5}}));
    // The same opening, turned.
    start("reversi");
    play("d3 e3");
    EXPECT_EQ(starred(), (std::set<std::string>{"f4"}));
    play("f4");
    EXPECT_EQ(starred(), (std::set<std::string>{"c3"}));
    EXPECT_EQ(ownLine->text(), "Take this line out of my book");
    start("reversi");
    play("f5 f4 e3 f6");
    EXPECT_EQ(ownLine->text(), "Take this line out of my book");
    press("ownLineButton");
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return ownLine->text() == "Add this line to my book"; }, 30'000));
    go(3);
    EXPECT_TRUE(starred().empty());
    press("undoOwnLine");
    ASSERT_TRUE(QTest::qWaitFor([&] { return !starred().empty(); }, 30'000));
    EXPECT_EQ(starred(), (std::set<std::string>{"f6"}));
}

TEST_F(BookPanelTest, InTrainingItSaysWhenAMoveIsInOnesOwnLines) {
    ASSERT_TRUE(ownBookKnown());
    layOut();
    play("f5 f4 e3");
    pressOwn(1);
    clickSwitch(); // Light is trained
    EXPECT_THAT(words("bookWords"), HasSubstr("f4 is in your own lines."));
    clickSwitch();
    start("reversi");
    layOut();
    play("f5 d6 c3");
    clickSwitch();
    EXPECT_THAT(words("trainingVerdict"), HasSubstr("d6"));
    EXPECT_THAT(words("bookWords"), ::testing::Not(HasSubstr("in your own lines")));
}

TEST_F(BookPanelTest, ADamagedOwnBookIsToldToWhoeverStartsWithAGame) {
    window.reset();
    QFile file(Preferences::ownBookFile());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("reversi: nonsense\n");
    file.close();
    open();
    window->openArguments({"reversi"}); // before the file was read
    ASSERT_TRUE(QTest::qWaitFor([this] { return window->pages().game() && isTold(); }, 30'000));
    ASSERT_TRUE(rested());
    layOut();
    EXPECT_TRUE(isTold());
    window->pages().openLaboratory();
    EXPECT_TRUE(isTold()) << "whatever page is opened";
}

TEST_F(BookPanelTest, OnesOwnLineGoesOnWhereTheBookEndsAndIsAnsweredInTraining) {
    ASSERT_TRUE(ownBookKnown());
    play("f5 d6 c7 f4 c3");
    ASSERT_FALSE(bookPage().isKnown());
    session().play(0);
    const std::string own(match().moveText(match().current()));
    layOut();
    pressOwn(1);
    go(5);
    EXPECT_THAT(words("bookWords"), HasSubstr("your own lines go on"));
    ASSERT_EQ(table()->rowCount(), 1);
    EXPECT_EQ(cell(0, 0).toStdString(), own + " ★");
    EXPECT_EQ(cell(0, 1), "");
    EXPECT_EQ(cell(0, 2), "");
    EXPECT_TRUE(worths().empty());
    session().go(4);
    clickSwitch(); // Dark is trained
    EXPECT_EQ(match().current(), 4u);
    play("c3");
    EXPECT_TRUE(QTest::qWaitFor([this] { return match().current() == 6; }, 30'000));
    layOut();
    EXPECT_THAT(words("bookWords"), HasSubstr("The book ends here."));
}

TEST_F(BookPanelTest, InTrainingOfNobodyItSaysSo) {
    clickSwitch();
    seat(Side::One, computer("random"));
    seat(Side::Two, computer("random"));
    layOut();
    EXPECT_THAT(words("bookWords"), HasSubstr("nobody to be trained"));
    EXPECT_FALSE(sees("trainingVerdict"));
}

TEST_F(BookPanelTest, InTrainingItSaysWhereComputersPlayAMoveThatGivesSomethingAway) {
    // Best moves up to one beside which another is played.
    for (int ply = 0; ply < 12; ++ply) {
        const BookPage book = bookPage();
        const auto& moves = match().moves(match().current());
        const auto at = std::ranges::find_if(book.moves, [&](const BookMove& move) {
            return move.score && move.loss > 0 && move.loss <= book.mostLoss;
        });
        if (at != book.moves.end()) {
            clickSwitch();
            play(moves[static_cast<std::size_t>(at - book.moves.begin())].text.c_str());
            EXPECT_THAT(words("bookWords"), HasSubstr("Computers play it all the same."));
            return;
        }
        play(moves[bookMovesOf(book).front()].text.c_str());
    }
    ADD_FAILURE() << "there is no such move";
}

} // namespace bouton::testing
