#include <gmock/gmock.h>

#include <QSignalSpy>
#include <QTest>

#include <memory>

#include "games/catalogue.h"
#include "ui/boards/board_table.h"

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* ids[] = {"tic-tac-toe"};

// A shown board of a game, with its sample picture, and all that it has reported.
class Boards : public ::testing::TestWithParam<const char*> {
protected:
    void show(std::string_view id) {
        board.reset(makeBoard(id, "Board"));
        ASSERT_NE(board, nullptr);
        QObject::connect(board.get(), &BoardView::clicked, [this](Cell c) { clicks.push_back(c); });
        QObject::connect(board.get(), &BoardView::turnEnded, [this] { ++turnsEnded; });
        QObject::connect(board.get(), &BoardView::clickRevoked, [this] { ++revoked; });
        board->setPicture(samplePicture(id));
        board->resize(480, 480);
        board->show();
        board->setFocus(Qt::TabFocusReason);
        ASSERT_TRUE(QTest::qWaitForWindowActive(board.get()));
    }
    QPoint centre(Cell cell) const { return board->cellRect(cell).center().toPoint(); }
    void press(Qt::Key key) { QTest::keyClick(board.get(), key); }

    std::unique_ptr<BoardView> board;
    Clicks clicks;
    int turnsEnded = 0, revoked = 0;
};

} // namespace

TEST(BoardTable, EveryGameOfTheCatalogueHasABoardAndASampleThatIsLegal) {
    for (const Ruleset* game : catalogue()) {
        EXPECT_TRUE(std::unique_ptr<BoardView>(makeBoard(*game))) << game->name.id;
        EXPECT_TRUE(game->from(samplePicture(game->name.id))) << game->name.id;
    }
    EXPECT_EQ(makeBoard("no-such-game", {}), nullptr);
    EXPECT_THAT(samplePicture("no-such-game").rows, IsEmpty());
}

TEST_P(Boards, AClickReportsItsCell) {
    show(GetParam());
    const Clicks all = board->cells();
    for (const Cell cell : all)
        QTest::mouseClick(board.get(), Qt::LeftButton, {}, centre(cell));
    EXPECT_EQ(clicks, all);
    EXPECT_EQ(turnsEnded, 0);
}

TEST_P(Boards, ADoubleClickClicksOnceAndEndsTheTurn) {
    show(GetParam());
    const QPoint place = centre(board->cells().front());
    QTest::mouseClick(board.get(), Qt::LeftButton, {}, place);
    QTest::mouseDClick(board.get(), Qt::LeftButton, {}, place);
    QTest::mouseRelease(board.get(), Qt::LeftButton, {}, place);
    EXPECT_THAT(clicks, ElementsAre(board->cells().front()));
    EXPECT_EQ(turnsEnded, 1);
}

INSTANTIATE_TEST_SUITE_P(AllGames, Boards, ::testing::ValuesIn(ids));

} // namespace bouton::testing
