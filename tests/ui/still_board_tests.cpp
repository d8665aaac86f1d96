// SPDX-License-Identifier: MIT
#include <QEvent>

#include "games/catalogue.h"
#include "ui/game.h"
#include "ui/preferences/insight.h"

// The board stands still while one plays.

namespace bouton::testing {

namespace {

// Where the frame of a board stood in its window, whenever it was laid out anew or painted.
class Places : public QObject {
public:
    explicit Places(BoardView& board) : m_board(board), m_first(place()) {
        for (QWidget* each = &board; !each->isWindow(); each = each->parentWidget())
            each->installEventFilter(this); // what it lies in moves it too
    }

    // Other ones than the first.
    QString others() const { return m_others.join(QStringLiteral("; ")); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const bool seen = event->type() == QEvent::Resize || event->type() == QEvent::Move
                          || event->type() == QEvent::Paint;
        if (seen && place() != m_first)
            m_others << told(place()) + QStringLiteral(" was ") + told(m_first);
        m_others.removeDuplicates();
        return QObject::eventFilter(watched, event);
    }

private:
    QRect place() const {
        const QPoint corner = m_board.mapTo(m_board.window(), QPoint());
        return m_board.stage().outer.translated(corner).toAlignedRect();
    }
    static QString told(const QRect& place) {
        return QStringLiteral("%1x%2 at %3,%4")
            .arg(place.width())
            .arg(place.height())
            .arg(place.x())
            .arg(place.y());
    }

    BoardView& m_board;
    QRect m_first;
    QStringList m_others;
};

class StillBoard : public Game {
protected:
    // As it is before a game, with these insights.
    void setUp(const Ruleset& game, QSize size, const std::vector<Insight>& insights) {
        window->pages().showStart();
        window->resize(size);
        openGame(game.name.id);
        for (const Insight insight : allInsights)
            window->preferences().setInsightShown(insight, game,
                                                  std::ranges::count(insights, insight) > 0);
        if (session().phase() != Phase::SettingUp)
            page().newGame();
        seat(Side::One, std::nullopt);
        seat(Side::Two, rivalIn(game));
        layOut();
    }
    void pressAndLayOut(const char* button) {
        press(button);
        layOut();
    }
    // A game, what is told after it, its review, and the game after it, which is resigned.
    void playAndGoOn() {
        ASSERT_TRUE(playToTheEnd());
        ASSERT_TRUE(QTest::qWaitFor([this] { return sees("summary"); }, 30'000));
        layOut();
        pressAndLayOut("reviewButton");
        while (page().closeInnermost())
            layOut();
        page().playAgain(); // from the slip that the review has left on the board
        layOut();
        ASSERT_TRUE(rested());
        if (find<QWidget>("hintButton")->isEnabled())
            pressAndLayOut("hintButton");
        pressAndLayOut("resignButton");
        page().playOtherSide();
        layOut();
        ASSERT_TRUE(rested());
        EXPECT_EQ(session().phase(), Phase::Playing);
        page().resign();
        layOut();
    }
};

const QSize windowSizes[] = {{800, 600}, {1280, 800}};

} // namespace

TEST_F(StillBoard, KeepsItsPlaceAndSizeFromTheStartThroughTheEndIntoTheNextGame) {
    for (const QSize size : windowSizes)
        for (const std::vector<Insight>& insights : {std::vector<Insight>{}, {Insight::MoveValues}})
            for (const Ruleset* game : catalogue()) {
                SCOPED_TRACE(::testing::Message()
                             << game->name.id << ' ' << size.width() << ' ' << insights.size());
                setUp(*game, size, insights);
                const Places places(*page().board());
                pressAndLayOut("startButton");
                playAndGoOn();
                EXPECT_EQ(places.others().toStdString(), "");
            }
}

// Where there is room for it, the column of insights comes with the game, and it stays.
TEST_F(StillBoard, KeepsItsPlaceBesideEveryInsight) {
    for (const QSize size : windowSizes)
        for (const Ruleset* game : catalogue()) {
            SCOPED_TRACE(::testing::Message() << game->name.id << ' ' << size.width());
            setUp(*game, size, {allInsights.begin(), allInsights.end()});
            pressAndLayOut("startButton");
            const Places places(*page().board());
            playAndGoOn();
            EXPECT_EQ(places.others().toStdString(), "");
        }
}

// By their keys, one after another, and away again.
TEST_F(StillBoard, KeepsItsPlaceWhileInsightsComeAndGo) {
    for (const QSize size :
         {QSize(800, 600), QSize(1100, 760), QSize(1280, 800), QSize(1920, 1200)})
        for (const Ruleset* game : catalogue()) {
            SCOPED_TRACE(::testing::Message() << game->name.id << ' ' << size.width());
            setUp(*game, size, {});
            pressAndLayOut("startButton");
            const Places places(*page().board());
            for (int round = 0; round < 2; ++round)
                for (const Insight insight : allInsights)
                    if (suits(insight, *game)) {
                        QTest::keySequence(page().board(), keysFor(insight));
                        ASSERT_EQ(window->preferences().insightShown(insight, *game), round == 0);
                        layOut();
                    }
            EXPECT_EQ(places.others().toStdString(), "");
        }
}

} // namespace bouton::testing
