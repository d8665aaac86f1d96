// SPDX-License-Identifier: MIT
#include <QEvent>

#include <map>

#include "ui/controls/listen.h"
#include "ui/game.h"

// What one click in play refreshes and paints.

namespace bouton::testing {

namespace {

// While one lives, it counts how often each widget is painted, by its name or else its class.
class PaintWatch : public QObject {
public:
    PaintWatch() { qApp->installEventFilter(this); }

    const std::map<QString, int>& painted() const { return m_painted; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override {
        const QString name = watched->objectName();
        if (event->type() == QEvent::Paint)
            ++m_painted[name.isEmpty() ? QString::fromLatin1(watched->metaObject()->className())
                                       : name];
        return false;
    }

private:
    std::map<QString, int> m_painted;
};

class OneClick : public Game {
protected:
    // Grid Nim of two people, with nothing else to be done.
    OneClick() {
        startGridNim();
        layOut();
    }
    // What hears of a whole turn, so often each; two of a kind hear of it one after the other.
    static ListenWatch::Calls ofTurns(int turns) {
        ListenWatch::Calls calls;
        for (const char* once : {"bouton::EditBar",
                                 "bouton::MoveAnnouncer",
                                 "bouton::InsightSheets",
                                 "bouton::MoveLine",
                                 "bouton::Replay",
                                 "bouton::StudyFollower",
                                 "bouton::PageLayout",
                                 "bouton::TableButtons",
                                 "bouton::TableColumn",
                                 "bouton::TimeBar",
                                 "bouton::TurnStrip",
                                 "hindrance",
                                 "bouton::Pages",
                                 "messageBox",
                                 "moveList",
                                 "openingLine",
                                 "reviewBar",
                                 "seatLine1",
                                 "seatLine2",
                                 "summary",
                                 "tally"})
            calls[QLatin1String(once)] = turns;
        for (const char* twice : {"boardShow", "clock"})
            calls[QLatin1String(twice)] = 2 * turns;
        return calls;
    }
    void expectCalm(const PaintWatch& paints, std::initializer_list<const char*> names) {
        for (const char* name : names)
            EXPECT_FALSE(paints.painted().contains(QLatin1String(name))) << name;
    }
};

} // namespace

TEST_F(OneClick, ThatGrowsRefreshesOnlyWhatShowsTheClicks) {
    const ListenWatch heard;
    const PaintWatch paints;
    click({1, 2});
    layOut();
    ASSERT_EQ(session().clicking().clicks().size(), 1u);
    EXPECT_THAT(heard.calls(),
                ::testing::UnorderedElementsAre(
                    ::testing::Pair("boardShow", 1), ::testing::Pair("bouton::TimeBar", 1),
                    ::testing::Pair("bouton::TurnStrip", 1), ::testing::Pair("bouton::Pages", 1)));
    EXPECT_EQ(paints.painted().at("board"), 1);
    expectCalm(paints, {"seatLine1", "seatLine2", "seatName", "clock", "tally", "hintButton",
                        "qt_scrollarea_viewport"});
}

TEST_F(OneClick, ThatEndsATurnRefreshesEachPartOnce) {
    click({1, 2});
    layOut();
    const ListenWatch heard;
    press("endTurnButton");
    layOut();
    EXPECT_EQ(heard.calls(), ofTurns(1));
}

TEST_F(OneClick, AndItsAnswerAreTwoTurnsAndNoMore) {
    seat(Side::Two, player("random"));
    click({1, 2});
    layOut();
    int prepared = 0;
    QObject::connect(&preparation(), &Preparation::changed, &page(), [&] { ++prepared; });
    const ListenWatch heard;
    const PaintWatch paints;
    press("endTurnButton");
    ASSERT_TRUE(rested());
    layOut();
    EXPECT_EQ(heard.calls(), ofTurns(2));
    EXPECT_LE(paints.painted().at("board"), 3);
    EXPECT_EQ(prepared, 0) << "nobody sees the set-up questions";
}

} // namespace bouton::testing
