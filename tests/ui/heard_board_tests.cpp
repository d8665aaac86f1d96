// SPDX-License-Identifier: MIT
#include "ui/heard.h"
#include "ui/looks.h"

// Boards as a screen reader hears them.

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

struct Board {
    explicit Board(std::string_view id) : view(makeBoard(gameOf(id))) {
        view->setPalette(Theme::light().palette());
        view->setPicture(samplePicture(gameOf(id)));
        view->resize(480, 480);
        view->show();
        view->activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(view.get()));
    }
    QAccessibleInterface* heard() const {
        return QAccessible::queryAccessibleInterface(view.get());
    }
    QAccessibleInterface* cell(int index) const { return heard()->child(index); }
    std::string name(int index) const { return nameOfHeard(cell(index)); }
    QStringList names() const {
        QStringList all;
        for (int i = 0; i < heard()->childCount(); ++i)
            all << QString::fromStdString(name(i));
        return all;
    }
    void press(Qt::Key key) const { QTest::keyClick(view.get(), key); }
    QPoint centre(Cell cell) const { return view->cellRect(cell).center().toPoint(); }
    void show(const char* id, const char* rows) const {
        view->setPicture(readPicture(rows, gameOf(id).name.letters).value());
    }

    Listening listening;
    std::unique_ptr<BoardView> view;
};

class HeardBoards : public ::testing::TestWithParam<const char*> {
protected:
    const Board board{GetParam()};
};

} // namespace

TEST_P(HeardBoards, HaveACellOrAHoleAtEveryIndexAndNothingAtAnyOther) {
    QAccessibleInterface* heard = board.heard();
    const auto [rows, columns] = board.view->plan().extent();
    ASSERT_EQ(heard->childCount(), rows * columns);
    std::set<QAccessibleInterface*> all;
    for (int i = 0; i < heard->childCount(); ++i) {
        QAccessibleInterface* cell = heard->child(i);
        ASSERT_TRUE(cell) << i;
        EXPECT_TRUE(all.insert(cell).second) << "registered once";
        EXPECT_EQ(heard->child(i), cell) << "and no other one is made";
        EXPECT_EQ(heard->indexOfChild(cell), i);
        EXPECT_EQ(cell->parent(), heard);
        EXPECT_TRUE(cell->isValid());
        EXPECT_EQ(cell->childCount(), 0);
        EXPECT_FALSE(cell->child(0));
        EXPECT_FALSE(cell->object());
        EXPECT_EQ(cell->window(), heard->window());
        EXPECT_THAT(board.name(i), Not(IsEmpty()));
        EXPECT_EQ(cell->text(QAccessible::Description), "");
        const bool hole = !board.view->plan().seenAt(i / columns, i % columns);
        EXPECT_EQ(cell->state().focusable, !hole);
        EXPECT_EQ(cell->actionInterface()->actionNames(),
                  hole ? QStringList()
                       : QStringList({QAccessibleActionInterface::pressAction(),
                                      QAccessibleActionInterface::setFocusAction()}));
        EXPECT_EQ(cell->rect().isEmpty(), hole);
    }
    for (const int illegal : {-1, -100, heard->childCount(), heard->childCount() + 7, 1 << 30})
        EXPECT_FALSE(heard->child(illegal)) << illegal;
    EXPECT_EQ(heard->indexOfChild(nullptr), -1);
    EXPECT_EQ(heard->indexOfChild(heard), -1);
    EXPECT_FALSE(heard->child(0)->state().disabled || heard->child(0)->state().invisible);
    board.view->setEnabled(false);
    EXPECT_TRUE(heard->child(0)->state().disabled);
    board.view->hide();
    EXPECT_TRUE(heard->child(0)->state().invisible);
}

TEST_P(HeardBoards, GiveTheCellThatLiesUnderAPoint) {
    for (const Cell cell : board.view->cells()) {
        const QPoint point = board.view->mapToGlobal(board.centre(cell));
        QAccessibleInterface* found = board.heard()->childAt(point.x(), point.y());
        ASSERT_TRUE(found);
        EXPECT_THAT(nameOfHeard(found), ::testing::StartsWith(nameOf(cell)));
        EXPECT_TRUE(found->rect().contains(point));
    }
    EXPECT_FALSE(board.heard()->childAt(-4000, -4000));
}

TEST_P(HeardBoards, PressAndFocusAreActionsOfACell) {
    Clicks clicks;
    QObject::connect(board.view.get(), &BoardView::clicked,
                     [&](Cell cell) { clicks.push_back(cell); });
    const Cell last = board.view->cells().back();
    const auto place = board.view->plan().placeOf(last);
    ASSERT_TRUE(place);
    QAccessibleInterface* cell =
        board.cell(place->row * board.view->plan().extent().columns + place->column);
    auto* actions = cell->actionInterface();
    actions->doAction(QAccessibleActionInterface::pressAction());
    EXPECT_THAT(clicks, ElementsAre(last));
    EXPECT_EQ(board.view->focusCell(), last);
    board.view->clearFocus();
    EXPECT_FALSE(cell->state().focused);
    actions->doAction(QStringLiteral("no such action"));
    EXPECT_FALSE(board.view->hasFocus());
    actions->doAction(QAccessibleActionInterface::setFocusAction());
    EXPECT_TRUE(board.view->hasFocus());
    EXPECT_TRUE(cell->state().focused);
    EXPECT_EQ(board.heard()->focusChild(), cell);
    EXPECT_EQ(clicks.size(), 1u);
    QCoreApplication::processEvents();
    forgetEvents();
    const Cell first = board.view->cells().front();
    board.view->focusOn(first); // the keys are on the board already
    EXPECT_THAT(focusedNames(), ElementsAre(::testing::StartsWith(nameOf(first))));
    EXPECT_FALSE(cell->state().focused);
}

TEST_P(HeardBoards, SayHowTheyAreGoneAboutInOneShortSentence) {
    const QString words = board.heard()->text(QAccessible::Description);
    EXPECT_EQ(words.count(u'.'), 1) << words.toStdString();
    EXPECT_LE(words.size(), 80);
    EXPECT_EQ(board.heard()->text(QAccessible::Name), gameOf(GetParam()).name.title);
}

TEST_P(HeardBoards, SurvivePicturesOfAnyShape) {
    for (const Picture& odd :
         {Picture{}, Picture{{""}, {}}, Picture{{".", "....", ":"}, {}}, Picture{{"....."}, {}}}) {
        board.heard()->childCount();
        board.view->setPicture(odd);
        for (int i = 0; i < board.heard()->childCount(); ++i) {
            ASSERT_TRUE(board.cell(i));
            board.cell(i)->state();
            board.cell(i)->rect();
            EXPECT_THAT(board.name(i), Not(IsEmpty()));
        }
        board.view->setFocus(Qt::TabFocusReason);
        board.press(Qt::Key_Right);
        board.heard()->focusChild();
    }
}

TEST_P(HeardBoards, AMiniatureIsAPictureThatIsDescribed) {
    const std::unique_ptr<BoardView> small(makeMiniature(gameOf(GetParam())));
    QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(small.get());
    EXPECT_EQ(heard->role(), QAccessible::Graphic);
    EXPECT_EQ(heard->childCount(), 0);
    EXPECT_FALSE(heard->child(0));
    EXPECT_GT(heard->text(QAccessible::Description).size(), 10);
    small->setInteractive(true);
    EXPECT_EQ(heard->role(), QAccessible::List);
    EXPECT_GT(heard->childCount(), 0);
    small->setInteractive(false);
    EXPECT_EQ(heard->childCount(), 0);
}

INSTANTIATE_TEST_SUITE_P(AllGames, HeardBoards, ::testing::ValuesIn(gameIds), nameOfGame);

TEST(HeardBoard, ACellSaysItsNameWhatStandsThereAndWhatIsMarked) {
    const Board board("reversi");
    board.show("reversi", "...../.XO../.OX../...../..... X");
    EXPECT_EQ(board.name(6), "b2, dark disc");
    EXPECT_EQ(board.name(0), "a1, empty");
    board.view->setMarks(
        {.next = {{0, 2}}, .chosen = {{0, 3}}, .named = {{1, 1}}, .struck = {{4, 4}}});
    EXPECT_EQ(board.name(2), "c1, empty, playable");
    EXPECT_EQ(board.name(3), "d1, empty, chosen");
    EXPECT_EQ(board.name(6), "b2, dark disc, marked");
    EXPECT_EQ(board.name(24), "e5, empty, the slip");
    board.view->light({{1, 2}});
    EXPECT_EQ(board.name(7), "c2, light disc, marked");
    board.view->setOverlay(
        {.worths = {{.cell = {0, 2}, .outcome = Outcome::Win, .best = true, .words = "wins"},
                    {.cell = {0, 3}, .outcome = Outcome::Loss, .words = "loses", .covered = true}},
         .map = {{.cells = {{1, 1}}, .text = "3"}, {.cells = {{0, 0}}}}});
    EXPECT_EQ(board.name(0), "a1, empty");
    EXPECT_EQ(board.name(2), "c1, empty, playable, wins, best");
    EXPECT_EQ(board.name(3), "d1, empty, chosen") << "nothing is said of it yet";
    EXPECT_EQ(board.name(6), "b2, dark disc, marked, nimber 3");
    board.view->setLegalMovesShown(false);
    EXPECT_EQ(board.name(2), "c1, empty, wins, best");
    board.view->setLegalMovesShown(true);
    board.view->setEditing(true);
    EXPECT_EQ(board.name(2), "c1, empty, wins, best") << "any click is taken";
    board.view->setPreview(board.view->shown().scene);
    EXPECT_EQ(board.name(2), "c1, empty") << "a preview has no marks";
    EXPECT_EQ(board.name(6), "b2, dark disc");
    EXPECT_EQ(board.name(7), "c2, light disc");
}

TEST(HeardBoard, TheLastMoveIsSaid) {
    const Board board("tic-tac-toe");
    const auto match = matchFrom(gameOf("tic-tac-toe"), ".../.../... X").value();
    ASSERT_TRUE(match->play("b2"));
    board.view->setScene(match->scene(match->current()));
    EXPECT_EQ(board.name(4), "b2, X, last move");
    EXPECT_EQ(board.name(3), "a2, empty");
}

TEST(HeardBoard, IsReadRowByRowAsItIsSeenATurnedOneAsTurned) {
    const Board board("tic-tac-toe");
    board.show("tic-tac-toe", "X.O/.../..X X");
    EXPECT_THAT(board.names().mid(0, 3), ElementsAre("a1, X", "b1, empty", "c1, O"));
    QAccessibleInterface* first = board.cell(0);
    board.view->setTurned(true);
    EXPECT_EQ(board.cell(0), first) << "the extent is the same";
    EXPECT_THAT(board.names().mid(0, 3), ElementsAre("c3, X", "b3, empty", "a3, empty"));
    EXPECT_EQ(board.names().back(), "a1, X");
}

TEST(HeardBoard, GroupsOfCardsKeepTheExtentOfTheirStart) {
    const Board board("cards");
    const Ruleset& cards = gameOf("cards");
    const auto match = matchFrom(cards, "2:3/4:3 G").value();
    board.view->setScene(match->scene(0));
    EXPECT_THAT(board.names(), ElementsAre("a2, card 2 of 2", "b4, card 4 of 4", "a1, card 1 of 2",
                                           "b3, card 3 of 4", "a, no card", "b2, card 2 of 4",
                                           "a, no card", "b1, card 1 of 4"));
    QAccessibleInterface* first = board.cell(0);
    ASSERT_TRUE(match->play("b3"));
    board.view->setScene(match->scene(match->current()));
    EXPECT_EQ(board.cell(0), first);
    EXPECT_THAT(board.names(),
                ElementsAre("a2, card 2 of 2", "b1, card 1 of 1", "a1, card 1 of 2", "b, no card",
                            "a, no card", "b, no card", "a, no card", "b, no card"));
    board.view->setTurned(true);
    EXPECT_THAT(board.names().mid(0, 4),
                ElementsAre("b1, card 1 of 1", "a2, card 2 of 2", "b, no card", "a1, card 1 of 2"));
    board.view->setEditing(true);
    EXPECT_EQ(board.heard()->childCount(), 24);
    EXPECT_EQ(board.names().front(), "b1, empty");
    EXPECT_EQ(board.names().back(), "a12, card");
}

TEST(HeardBoard, AnotherExtentHasOtherCellsAndTheOldOnesAreGone) {
    const Board board("grid-nim");
    board.show("grid-nim", ".../.../... G");
    std::vector<QAccessible::Id> before;
    for (int i = 0; i < 9; ++i)
        before.push_back(QAccessible::uniqueId(board.cell(i)));
    forgetEvents();
    board.show("grid-nim", "..../..../..../.... G");
    EXPECT_EQ(board.heard()->childCount(), 16);
    for (const QAccessible::Id id : before)
        EXPECT_FALSE(QAccessible::accessibleInterface(id));
    EXPECT_EQ(sendersOf(QAccessible::ObjectReorder).size(), 1u);
}

TEST(HeardBoard, TheFocusIsToldAnewOnlyWhereItsCellIsGone) {
    const Board board("grid-nim");
    board.show("grid-nim", ".../.../... G");
    QTest::mouseClick(board.view.get(), Qt::LeftButton, {}, board.centre({2, 2}));
    QCoreApplication::processEvents();
    forgetEvents();
    board.show("grid-nim", "..../..../..../.... G");
    QCoreApplication::processEvents();
    EXPECT_THAT(focusedNames(), IsEmpty());
    board.show("grid-nim", "../.. G");
    EXPECT_TRUE(QTest::qWaitFor([] { return !focusedNames().empty(); }));
    EXPECT_THAT(focusedNames(), ElementsAre(HasSubstr("a1")));
}

TEST(HeardBoard, ItsCellsGoWithIt) {
    std::vector<QAccessible::Id> all;
    {
        const Board board("tic-tac-toe");
        for (int i = 0; i < 9; ++i)
            all.push_back(QAccessible::uniqueId(board.cell(i)));
        EXPECT_TRUE(QAccessible::accessibleInterface(all.front()));
    }
    for (const QAccessible::Id id : all)
        EXPECT_FALSE(QAccessible::accessibleInterface(id));
}

TEST(HeardBoard, EachArrowKeyTheFirstTooSendsOneFocusEventFromTheCell) {
    const Board board("tic-tac-toe");
    board.view->setFocus(Qt::MouseFocusReason); // which shows no frame
    for (const auto& [key, name] : {std::pair(Qt::Key_Right, "a1"),
                                    {Qt::Key_Right, "b1"},
                                    {Qt::Key_Down, "b2"},
                                    {Qt::Key_Left, "a2"},
                                    {Qt::Key_Left, "a2"},
                                    {Qt::Key_Up, "a1"}}) {
        forgetEvents();
        board.press(key);
        EXPECT_THAT(focusedNames(), ElementsAre(HasSubstr(name)));
    }
}

TEST(HeardBoard, TabIntoTheBoardSendsOneFocusEventFromTheCell) {
    const Board board("tic-tac-toe");
    board.view->clearFocus();
    forgetEvents();
    board.view->setFocus(Qt::TabFocusReason);
    EXPECT_TRUE(QTest::qWaitFor([] { return !focusedNames().empty(); }));
    QCoreApplication::processEvents();
    EXPECT_THAT(focusedNames(), ElementsAre(HasSubstr("a1")));
    board.view->clearFocus();
    QCoreApplication::processEvents();
    forgetEvents();
    board.view->setFocus(Qt::TabFocusReason);
    board.press(Qt::Key_Right); // before it was told
    QCoreApplication::processEvents();
    EXPECT_THAT(focusedNames(), ElementsAre(HasSubstr("b1")));
}

TEST(HeardBoard, AClickSendsOneFocusEventFromItsCell) {
    const Board board("tic-tac-toe");
    board.view->clearFocus();
    for (const Cell cell : {Cell{1, 2}, {1, 2}, {2, 0}}) {
        forgetEvents();
        QTest::mouseClick(board.view.get(), Qt::LeftButton, {}, board.centre(cell));
        QCoreApplication::processEvents();
        EXPECT_THAT(focusedNames(), ElementsAre(HasSubstr(nameOf(cell))));
    }
    forgetEvents();
    board.press(Qt::Key_Space);
    QCoreApplication::processEvents();
    EXPECT_THAT(focusedNames(), IsEmpty()) << "the keys are there already";
}

TEST(HeardBoard, TellsOnceOfEachCellWhoseWordsHaveChanged) {
    const Board board("tic-tac-toe");
    board.show("tic-tac-toe", ".../.../... X");
    board.heard()->childCount();
    QCoreApplication::processEvents();
    forgetEvents();
    board.show("tic-tac-toe", "X../.../... O");
    board.view->setMarks({.next = {{1, 1}}});
    EXPECT_EQ(sendersOf(QAccessible::NameChanged).size(), 0u) << "all at once, a little later";
    QCoreApplication::processEvents();
    EXPECT_THAT(namesOf(QAccessible::NameChanged),
                ::testing::UnorderedElementsAre("a1, X", "b2, empty, playable"));
    forgetEvents();
    board.view->setOverlay({.worths = {{.cell = {1, 1}, .words = "wins"}}});
    QCoreApplication::processEvents();
    EXPECT_EQ(sendersOf(QAccessible::NameChanged).size(), 0u)
        << "a study changes its mind many times";
    board.view->setMarks({.chosen = {{2, 2}}});
    QCoreApplication::processEvents();
    EXPECT_THAT(namesOf(QAccessible::NameChanged),
                ::testing::UnorderedElementsAre("b2, empty, wins", "c3, empty, chosen"));
}

TEST(HeardBoard, LinesAndPiecesAreToldInWords) {
    const Board board("reversi");
    board.show("reversi", "..X../.XO../.OX../...../..... X");
    const BoardLook& look = board.view->look();
    const BoardPlan& plan = board.view->plan();
    EXPECT_EQ(
        look.lines(look, plan, {1, 1}),
        "Up: empty. Up and right: dark disc. Right: light disc, 2 empty. Down and right: dark "
        "disc, 2 empty. Down: light disc, 2 empty. Down and left: empty. Left: empty. Up and "
        "left: empty.");
    EXPECT_EQ(look.standing(look, plan, 'X'), "dark disc, 3: c1, b2, c3.");
    EXPECT_EQ(look.standing(look, plan, std::nullopt),
              "dark disc, 3: c1, b2, c3. light disc, 2: c2, b3.");
    board.show("reversi", "O.X.O/..XX./X..X./.OOO./..O.X X");
    EXPECT_EQ(look.lines(look, board.view->plan(), {2, 2}),
              "Up: 2 dark disc. Up and right: dark disc, light disc. Right: dark disc, empty. Down "
              "and right: light disc, dark disc. Down: 2 light disc. Down and left: light disc, "
              "empty. Left: empty, dark disc. Up and left: empty, light disc.")
        << "each is another";
    board.show("reversi", "...../...../...../...../..... X");
    EXPECT_EQ(look.standing(look, board.view->plan(), 'O'), "light disc: none.");
    EXPECT_EQ(look.standing(look, board.view->plan(), std::nullopt),
              "Nothing stands on the board.");
    EXPECT_EQ(look.lines(look, board.view->plan(), {0, 0}),
              "Right: 4 empty. Down and right: 4 empty. Down: 4 empty.");
    EXPECT_EQ(look.lines(look, board.view->plan(), {9, 9}), "") << "there is no such cell";
    board.view->setTurned(true);
    board.show("reversi", "X..../...../...../...../..... X");
    EXPECT_THAT(look.lines(look, board.view->plan(), {1, 0}).toStdString(),
                HasSubstr("Down: dark disc."))
        << "as it is seen";
}

TEST(HeardBoard, OfCardsTheirGroupsAreTold) {
    const Board board("cards");
    board.show("cards", "5:3/3:2 G");
    const BoardLook& look = board.view->look();
    const BoardPlan& plan = board.view->plan();
    const QString a = "Group a: cards left: 5; take up to 3.",
                  b = "Group b: cards left: 3; take up to 2.";
    EXPECT_EQ(look.words(look, plan), a + ' ' + b);
    EXPECT_EQ(look.standing(look, plan, 'G'), a + ' ' + b);
    EXPECT_EQ(look.lines(look, plan, {2, 1}), b);
}

} // namespace bouton::testing
