// SPDX-License-Identifier: MIT
#include <QCheckBox>
#include <QRadioButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

#include "games/cards/cards.h"
#include "ui/editor.h"

// Positions are set up by hand, with real clicks, and played or analysed from there.

namespace bouton::testing {

namespace {

using Phase = Session::Phase;

class EditorTest : public EditorOfPositions {
protected:
    // Builds the position by real clicks alone: the palette is not touched.
    void build(const Picture& wanted) {
        press("clearButton");
        const Pieces& pieces = session().game().editing.pieces;
        for (const Piece& piece : pieces)
            for (const Cell cell : board().cells())
                for (std::size_t i = 0; i <= pieces.size() && board().letterAt(cell) != piece.letter
                                        && *letterAt(wanted, cell) == piece.letter;
                     ++i)
                    click(cell);
        if (pieces.empty()) // piles of cards: the place of the top card
            for (std::size_t group = 0; group < wanted.rows.size(); ++group)
                if (const int cards = std::stoi(wanted.rows[group]); cards > 0)
                    click({Cards::fewCards - cards, static_cast<int>(group)});
        find<QRadioButton>(wanted.toMove == Side::One ? "toMoveOne" : "toMoveTwo")->click();
    }
};

} // namespace

TEST_F(EditorTest, BuildsAnyPositionOfEveryGameByClicksAndPlaysFromThere) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        openGame(game->name.id);
        const Picture wanted = somePosition(8);
        press("editButton");
        build(wanted);
        EXPECT_EQ(position(), write(wanted, game->name.letters));
        EXPECT_FALSE(sees("hindrance")) << text("hindrance").toStdString();
        press("startButton");
        EXPECT_EQ(session().match()->picture(0), wanted);
    }
}

TEST_F(EditorTest, SaysAtOnceWhatIsWrongAndShowsWhere) {
    edit("towers");
    find<QSpinBox>("rows")->setValue(4);
    find<QSpinBox>("columns")->setValue(2);
    press("usualStartButton");
    EXPECT_TRUE(canStart());
    EXPECT_TRUE(board().marks().named.empty());
    click({0, 1});
    EXPECT_FALSE(canStart());
    EXPECT_EQ(text("hindrance"), "Column b has no green tower (G).");
    EXPECT_EQ(board().marks().named, (Clicks{{0, 1}, {1, 1}, {2, 1}}));
    drag({3, 1}, centre({0, 1}));
    click({2, 1});
    EXPECT_EQ(rows(), (Rows{"GR", "..", ".G", "R."})) << "in any order of colours";
    EXPECT_TRUE(canStart());
    EXPECT_TRUE(board().marks().named.empty());
    press("startButton");
    EXPECT_EQ(session().phase(), Phase::Playing);
}

TEST_F(EditorTest, BeginsFromThePositionOnTheBoardInMidGame) {
    openGame("tic-tac-toe");
    press("startButton");
    seat(Side::Two, std::nullopt);
    click({1, 1});
    QTest::keyClick(window.get(), Qt::Key_E, Qt::ControlModifier);
    QCoreApplication::processEvents(); // lays the page out
    EXPECT_EQ(session().phase(), Phase::SettingUp);
    EXPECT_EQ(position(), ".../.X./... O");
    EXPECT_TRUE(sees("editor"));
    EXPECT_FALSE(sees("editButton"));
    EXPECT_EQ(window->focusWidget(), &board());
    press("piece-O");
    click({0, 0});
    EXPECT_EQ(position(), "O../.X./... X") << "the pieces tell the side to move";
    find<QRadioButton>("toMoveTwo")->click();
    EXPECT_FALSE(canStart());
    EXPECT_TRUE(text("hindrance").startsWith("There are 1 X and 1 O"))
        << text("hindrance").toStdString();
    EXPECT_EQ(text("detail"), "What is still wrong stands beside the board.") << "it is said once";
    EXPECT_FALSE(sees("starts")) << "the position says who is to move";
    EXPECT_FALSE(sees("side")) << "both are humans";
    find<QRadioButton>("toMoveOne")->click();
    press("startButton");
    EXPECT_FALSE(board().editing());
    EXPECT_EQ(session().match()->position(0), "O../.X./... X");
}

TEST_F(EditorTest, KeepsWhatWasDrawnWhenAutoFillIsSwitchedOff) {
    for (const char* id : {"towers", "trojan-horse", "grid-nim", "cards"}) {
        SCOPED_TRACE(id);
        openGame(id);
        const Picture drawn = session().picture();
        EXPECT_FALSE(board().editing());
        find<QCheckBox>("autoFill")->click();
        EXPECT_EQ(session().picture(), drawn);
        EXPECT_TRUE(board().editing());
        EXPECT_TRUE(canStart());
        press("clearButton");
        EXPECT_NE(session().picture(), drawn);
        undo();
        EXPECT_EQ(session().picture(), drawn);
        find<QCheckBox>("autoFill")->click();
        EXPECT_FALSE(board().editing());
        undo();
        EXPECT_EQ(session().picture(), drawn);
        EXPECT_TRUE(board().editing());
        EXPECT_FALSE(find<QCheckBox>("autoFill")->isChecked());
    }
}

TEST_F(EditorTest, KeepsWhatFitsWhenTheSizeChanges) {
    edit("grid-nim");
    press("clearButton");
    for (const Cell cell : {Cell{0, 0}, {1, 2}, {5, 5}})
        click(cell);
    find<QSpinBox>("size")->setValue(4);
    EXPECT_EQ(rows(), (Rows{"G...", "..G.", "....", "...."}));
    find<QSpinBox>("size")->setValue(5);
    EXPECT_EQ(rows(), (Rows{"G....", "..G..", ".....", ".....", "....."}));
    undo();
    undo();
    EXPECT_EQ(rows()[5], ".....G");
    EXPECT_EQ(find<QSpinBox>("size")->value(), 6) << "the number follows the board";
    redo();
    EXPECT_EQ(find<QSpinBox>("size")->value(), 4);
}

TEST_F(EditorTest, AnotherNumberOfGroupsKeepsWhatIsEnteredEvenIfItDoesNotAddUp) {
    edit("cards");
    press("usualStartButton");
    find<QSpinBox>("cards-a")->setValue(9);
    find<QSpinBox>("total")->setValue(30);
    EXPECT_FALSE(canStart());
    find<QSpinBox>("groups")->setValue(2);
    EXPECT_EQ(find<QSpinBox>("cards-a")->value(), 9);
    EXPECT_TRUE(canStart());
    EXPECT_EQ(rows(), (Rows{"9:3", "7:2"}));
}

TEST_F(EditorTest, ShowsTheSizeOfTheLargestBoard) {
    std::string large;
    for (int row = 0; row < 9; ++row)
        large += "........../";
    large += "........R. G";
    window->pages().openPosition("grid-nim", QString::fromStdString(large));
    EXPECT_EQ(session().phase(), Phase::Playing);
    page().editPosition();
    EXPECT_EQ(find<QSpinBox>("size")->value(), 10);
    EXPECT_EQ(position(), large);
    EXPECT_TRUE(canStart()) << text("hindrance").toStdString();
    find<QSpinBox>("size")->stepBy(1);
    EXPECT_EQ(rows().size(), 10U) << "there is no larger one";
    find<QSpinBox>("size")->stepBy(-1);
    EXPECT_EQ(rows().size(), 9U);
    undo();
    EXPECT_EQ(find<QSpinBox>("size")->value(), 10);
    page().newGame();
    EXPECT_LE(rows().size(), 10U);
    EXPECT_TRUE(canStart());
}

TEST_F(EditorTest, ShowsASizeThatTheGameCannotBeSetTo) {
    static const Ruleset narrow = [] {
        Ruleset game = **gameNamed("towers");
        game.settings.front().most = 8; // rows
        return game;
    }();
    static const std::array games{&narrow};
    open(games);
    window->pages().openPosition("towers", "GG/../../../../../../../RR G");
    page().editPosition();
    EXPECT_EQ(find<QSpinBox>("rows")->value(), 9);
    EXPECT_TRUE(canStart()) << text("hindrance").toStdString();
    find<QSpinBox>("columns")->stepBy(1);
    EXPECT_EQ(rows().size(), 9U) << "another number leaves it";
    find<QSpinBox>("rows")->stepBy(-1);
    EXPECT_EQ(rows().size(), 8U);
}

TEST_F(EditorTest, EveryChangeIsUndoneAndRedoneByKeysAndButtons) {
    edit("reversi");
    const Picture start = session().picture();
    EXPECT_FALSE(find<QAbstractButton>("undoDraftButton")->isEnabled());
    press("clearButton");
    click({2, 2});
    click({2, 2});
    drag({2, 2}, centre({4, 4}));
    const Picture last = session().picture();
    EXPECT_EQ(board().letterAt({4, 4}), 'O');
    for (int i = 0; i < 4; ++i)
        undo();
    EXPECT_EQ(session().picture(), start);
    EXPECT_FALSE(find<QAbstractButton>("undoDraftButton")->isEnabled());
    press("redoDraftButton");
    redo();
    redo();
    EXPECT_TRUE(find<QAbstractButton>("redoDraftButton")->isEnabled());
    redo();
    EXPECT_EQ(session().picture(), last);
    EXPECT_FALSE(find<QAbstractButton>("redoDraftButton")->isEnabled());
    press("undoDraftButton");
    EXPECT_EQ(board().letterAt({2, 2}), 'O');
}

TEST_F(EditorTest, AnalysesThePositionThatWasSetUp) {
    window->preferences().setInsightShown(Insight::MoveValues, false);
    window->preferences().setInsightShown(Insight::Why, false);
    edit("tic-tac-toe");
    EXPECT_TRUE(sees("analyseButton"));
    press("piece-X");
    click({0, 0});
    press("piece-O");
    click({0, 1});
    press("analyseButton");
    EXPECT_EQ(session().phase(), Phase::Playing);
    EXPECT_EQ(session().match()->position(0), "XO./.../... X");
    EXPECT_TRUE(session().turn().human);
    EXPECT_TRUE(session().plan().seats[1].human());
    EXPECT_TRUE(QTest::qWaitFor([this] { return !session().study().busy(); }, 30'000));
    EXPECT_FALSE(board().overlay().worths.empty());
    EXPECT_TRUE(sees("whySentence"));
    EXPECT_FALSE(sees("analyseButton"));
}

TEST_F(EditorTest, AnEditedPositionIsOfOneGameAloneAndNewGameDrawsAgain) {
    openGame("towers");
    press("startButton");
    seat(Side::Two, std::nullopt);
    page().editPosition();
    EXPECT_FALSE(find<QCheckBox>("autoFill")->isChecked());
    press("startButton");
    page().newGame();
    EXPECT_TRUE(find<QCheckBox>("autoFill")->isChecked()) << "as it was chosen";
    EXPECT_FALSE(board().editing());
    find<QCheckBox>("autoFill")->click();
    press("startButton");
    page().newGame();
    EXPECT_FALSE(find<QCheckBox>("autoFill")->isChecked());
    EXPECT_TRUE(board().editing());
}

// Where the questions of a game stand, whatever was there before them.
TEST_F(EditorTest, LeavesTheQuestionsAsTheyWere) {
    for (const QSize size : {QSize(1280, 800), QSize(1000, 700), QSize(800, 600)})
        for (const Ruleset* game : catalogue())
            for (const char* card : {"against-student", "against-custom"}) {
                SCOPED_TRACE(::testing::Message() << game->name.id << ' ' << size.width() << card);
                openGame(game->name.id);
                resizeTo(size);
                page().newGame();
                press(card);
                layOut();
                const auto places = [this] {
                    QStringList all;
                    for (const char* name : {"starts", "clockSwitch", "editButton"})
                        if (const auto* each = find<QWidget>(name); each->isVisible()) {
                            const QPoint at = each->mapTo(window.get(), QPoint());
                            all << QStringLiteral("%1 %2,%3").arg(name).arg(at.x()).arg(at.y());
                        }
                    return all.join(QStringLiteral("; ")).toStdString();
                };
                const std::string before = places();
                page().editPosition();
                layOut();
                page().newGame();
                layOut();
                EXPECT_EQ(places(), before);
                page().editPosition();
                layOut();
                press("startButton");
                layOut();
                page().newGame();
                layOut();
                EXPECT_EQ(places(), before) << "through a game";
                window->pages().showStart();
            }
}

TEST_F(EditorTest, OpensWithItsToolsInViewWhateverWasScrolled) {
    for (const QSize size : {QSize(1280, 800), QSize(800, 600)})
        for (const Ruleset* game : catalogue()) {
            SCOPED_TRACE(::testing::Message() << game->name.id << ' ' << size.width());
            openGame(game->name.id);
            resizeTo(size);
            page().newGame();
            press("against-custom");
            layOut();
            for (auto* area : page().findChildren<QScrollArea*>())
                area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
            page().editPosition();
            layOut();
            const auto* note = find<QWidget>("editor");
            EXPECT_EQ(note->visibleRegion().boundingRect().topLeft(), QPoint(0, 0));
            for (auto* area : page().findChildren<QScrollArea*>())
                area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
            page().newGame();
            page().editPosition();
            layOut();
            EXPECT_EQ(note->visibleRegion().boundingRect().topLeft(), QPoint(0, 0)) << "again";
        }
}

// Of two that lie in each other the mouse wheel would move one or the other.
TEST_F(EditorTest, OneAreaScrollsAtATime) {
    const auto nested = [this] {
        QStringList all;
        for (const auto* inner : page().findChildren<QScrollArea*>())
            for (const QWidget* each = inner->parentWidget(); each; each = each->parentWidget())
                if (const auto* outer = qobject_cast<const QScrollArea*>(each);
                    outer && inner->isVisible() && inner->verticalScrollBar()->maximum() > 0
                    && outer->verticalScrollBar()->maximum() > 0)
                    all << QStringLiteral("%1 in %2")
                               .arg(inner->verticalScrollBar()->maximum())
                               .arg(outer->verticalScrollBar()->maximum());
        return all.join(QStringLiteral("; ")).toStdString();
    };
    // A card that needs another line makes its list higher, and that the panel.
    const auto settled = [&] {
        (void)QTest::qWaitFor([&] { return nested().empty(); }, 5000);
        return nested();
    };
    for (const int type : {100, 175})
        for (const QSize size : {QSize(1280, 800), QSize(1000, 700), QSize(800, 600)}) {
            window->preferences().typeSize.set(type);
            for (const Ruleset* game : catalogue()) {
                SCOPED_TRACE(::testing::Message()
                             << game->name.id << ' ' << size.width() << ' ' << type);
                openGame(game->name.id);
                resizeTo(size);
                page().newGame();
                layOut();
                EXPECT_EQ(settled(), "");
                for (const char* card : {"against-custom", "against-two", "against-friend"}) {
                    find<QAbstractButton>(card)->click();
                    layOut();
                    EXPECT_EQ(settled(), "") << card;
                    for (const Side side : {Side::One, Side::Two}) {
                        session().setSeat(side, {.time = TimeControl{std::chrono::minutes(5)}});
                        layOut();
                        EXPECT_EQ(settled(), "") << card << " with a clock";
                    }
                    page().editPosition();
                    layOut();
                    EXPECT_EQ(settled(), "") << card << " by hand";
                    page().newGame();
                    layOut();
                    EXPECT_EQ(settled(), "") << card << " after that";
                }
                page().playFrom([&] {
                    const auto match = game->from(session().picture()).value();
                    match->play(0);
                    return match->picture(match->current());
                }());
                page().editPosition();
                layOut();
                EXPECT_EQ(settled(), "") << "a position";
                window->pages().showStart();
            }
        }
    window->preferences().typeSize.set(100);
}

TEST_F(EditorTest, IsNeverCutAtTheEdgeOfItsColumn) {
    for (const Ruleset* game : catalogue()) {
        edit(game->name.id);
        for (const int width : {640, 800, 1280}) {
            window->resize(width, 520);
            layOut();
            const SetUpPanel* panel = &setUpPanel();
            EXPECT_LE(panel->width(), panel->parentWidget()->width()) << game->name.id;
            const auto* editor = find<QWidget>("editor");
            for (const auto* part : editor->findChildren<QWidget*>())
                if (part->isVisible() && part->parentWidget() == editor) {
                    EXPECT_LE(part->geometry().right(), editor->width());
                }
        }
    }
}

} // namespace bouton::testing
