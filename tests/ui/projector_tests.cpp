// SPDX-License-Identifier: MIT
#include "ui/game/projector.h"

#include <QAccessible>
#include <QAction>
#include <QSignalSpy>

#include "pictures/photographer.h"
#include "ui/boards/board_table.h"
#include "ui/controls/button.h"
#include "ui/controls/words.h"
#include "ui/game/projected_words.h"
#include "ui/insight/board_insight.h"
#include "ui/insight/sum_table.h"
#include "ui/insights.h"
#include "ui/motion_on.h"
#include "ui/theme/painted_text.h"
#include "ui/theme/theme.h"

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::StartsWith;

constexpr QSize wallSizes[] = {{800, 600}, {1280, 800}, {1920, 1080}, {1280, 1024}};

// A game of two people, and the projector over it, by its key.
class OnTheProjector : public Insights {
protected:
    Projector& project(std::string_view game, const char* position, QSize size = {1280, 800}) {
        openGame(game);
        Photographer::begin(session(), position);
        return openProjector(size);
    }
    Projector& openProjector(QSize size = {1280, 800}) {
        EXPECT_TRUE(QTest::qWaitForWindowActive(window.get()));
        key(*window, Qt::Key_F12);
        auto* found = page().findChild<Projector*>();
        EXPECT_TRUE(found && found->isVisible());
        found->resize(size);
        known();
        return *found;
    }
    Projector& projector() { return *page().findChild<Projector*>(); }
    template <class T> T& part(const char* name) {
        return *projector().findChild<T*>(QLatin1String(name));
    }
    // A real key, to whoever has the keys.
    static void key(QWidget& window, int which) {
        QTest::keyClick(window.focusWidget() ? window.focusWidget() : &window,
                        static_cast<Qt::Key>(which));
        QCoreApplication::processEvents();
    }
    void press(std::initializer_list<int> keys) {
        for (const int each : keys)
            key(projector(), each);
    }
    void clickCell(Cell cell) {
        QTest::mouseClick(projector().board(), Qt::LeftButton, {},
                          projector().board()->cellRect(cell).center().toPoint());
    }
    QString line() { return part<KeyLine>("projectedLine").text(); }
    QString sentence() { return part<QLabel>("projectedSentence").text(); }
    QString headline() { return part<QLabel>("projectedHeadline").text(); }
    Match::Node node() { return session().match()->current(); }
    // Where moves are asked for.
    Clicks asked() {
        Clicks cells;
        for (const Overlay::Worth& worth : projector().board()->overlay().worths)
            cells.push_back(worth.cell);
        return cells;
    }
    void activate() {
        projector().activateWindow();
        EXPECT_TRUE(QTest::qWaitForWindowActive(&projector()));
    }

    // All that is painted, and all that is told to those who do not see it.
    QStringList said() {
        const ElisionWatch watch;
        projector().grab();
        QStringList all = watch.written();
        for (QWidget* part : projector().findChildren<QWidget*>()) {
            if (const auto* label = qobject_cast<QLabel*>(part))
                all << label->text();
            all << part->toolTip() << part->statusTip() << part->whatsThis()
                << part->accessibleName() << part->accessibleDescription();
            if (QAccessibleInterface* told = QAccessible::queryAccessibleInterface(part))
                for (const auto text : {QAccessible::Name, QAccessible::Description,
                                        QAccessible::Value, QAccessible::Help})
                    all << told->text(text);
        }
        return all;
    }
    std::map<QString, QRect> places() {
        std::map<QString, QRect> all;
        int number = 0;
        for (const QWidget* part : projector().findChildren<QWidget*>())
            all[QStringLiteral("%1 %2").arg(++number).arg(part->objectName())] =
                part->isVisible() ? part->geometry() : QRect();
        auto& table = part<SumTable>("projectedTable");
        for (std::size_t row = 0; row <= table.rows().size(); ++row)
            all[QStringLiteral("row %1").arg(row)] = table.rowRect(row);
        for (const Cell cell : projector().board()->cells())
            all[QStringLiteral("cell ") + QString::fromStdString(nameOf(cell))] =
                projector().board()->plan().worthRect(cell).toAlignedRect();
        return all;
    }
    void shoot(const char* name) {
        const QString folder = qEnvironmentVariable("BOUTON_PICTURES");
        if (!folder.isEmpty())
            projector().grab().save(
                QStringLiteral("%1/p-%2-%3-%4.png")
                    .arg(folder, QLatin1String(session().game().name.id), QLatin1String(name))
                    .arg(projector().width()));
    }
};

class Projected : public OnTheProjector, public ::testing::WithParamInterface<const char*> {
protected:
    // In the middle of the game, so that there is something to be known.
    Projector& projectGame(QSize size = {1280, 800}) {
        openGame(GetParam());
        Photographer::begin(session(), scriptOf(session().game()).play);
        Random random(5);
        for (int ply = 0; ply < 3; ++ply)
            session().play(random.below(session().match()->moves(node()).size()));
        return openProjector(size);
    }
    void expectLargeLetters() {
        const double least = projector().height() / 25.0;
        const ElisionWatch watch;
        projector().grab();
        EXPECT_THAT(watch.elided(), ElementsAre());
        EXPECT_THAT(watch.misplaced(), ElementsAre());
        QStringList texts;
        for (const ElisionWatch::Sized& each : watch.sized()) {
            EXPECT_GE(each.height, least) << each.text.toStdString();
            texts << each.text;
        }
        EXPECT_TRUE(texts.contains(QStringLiteral("a"))) << "the coordinates, too";
        for (const QLabel* label : projector().findChildren<QLabel*>()) {
            EXPECT_GE(label->font().pixelSize(), least) << label->objectName().toStdString();
            const QRect needed = label->fontMetrics().boundingRect(QRect(QPoint(), label->size()),
                                                                   Qt::TextWordWrap, label->text());
            EXPECT_LE(needed.width(), label->width()) << label->text().toStdString();
            EXPECT_LE(needed.height(), label->height()) << label->text().toStdString();
        }
        for (const QWidget* part : projector().findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
            EXPECT_TRUE(part->isHidden() || projector().rect().contains(part->geometry()))
                << part->objectName().toStdString();
    }
};

// Of a game of tic-tac-toe.
std::unique_ptr<Match> startOf(const char* position) {
    return gameNamed("tic-tac-toe").value()->from(readPicture(position, "XO").value()).value();
}

// Gaps 2, 1, 0: Green wins, and only by a2. Gaps 1, 1, 0: whoever moves loses.
constexpr const char *wonTowers = "GGG/..R/.R./R.. G", *lostTowers = "GG./..G/RRR/... G";

} // namespace

// What is seen ------------------------------------------------------------------------------------

TEST_P(Projected, NoTextIsLowerThanATwentyFifthOfTheScreenOrCut) {
    projectGame();
    for (const QSize size : wallSizes) {
        SCOPED_TRACE(size.width());
        for (const int answer : {Qt::Key_L, Qt::Key_W}) {
            projector().resize(size);
            ASSERT_TRUE(projector().covered());
            expectLargeLetters();
            shoot("covered-dark");
            press({Qt::Key_B, answer});
            ASSERT_FALSE(projector().covered());
            shoot("open-bright");
            projector().resize(size - QSize(4, 0)); // so that all names of cells are painted anew
            expectLargeLetters();
            press({Qt::Key_B, Qt::Key_Q, Qt::Key_Q}); // asked anew
        }
    }
}

TEST_P(Projected, NothingGivesTheAnswerAwayWhileItIsCovered) {
    projectGame();
    for (int ply = 0; ply < 4 && !session().match()->result(node()); ++ply) {
        const Match& match = *session().match();
        const Analysis analysis = known();
        ASSERT_TRUE(projector().covered());
        std::vector<QString> answers{sentenceOf(match, node(), analysis)};
        for (const Outcome outcome : {Outcome::Win, Outcome::Draw, Outcome::Loss})
            answers.push_back(verdictOn({outcome}, match, node(), analysis));
        for (const Overlay::Worth& worth : worthsOf(session(), analysis))
            answers.push_back(worth.words);
        for (const char* word : {"wins", "loses", "draws", "score", "nimber", "Values", "best"})
            answers.push_back(QLatin1String(word));
        QString all = said().join(u'\n');
        all.remove(QStringLiteral("Who wins?")).remove(QStringLiteral("\nwins?")); // is asked
        all.remove(QLatin1String(session().game().name.goal));
        for (const QString& answer : answers)
            EXPECT_FALSE(all.contains(answer)) << answer.toStdString();
        const Overlay& overlay = projector().board()->overlay();
        for (const Overlay::Worth& worth : overlay.worths)
            EXPECT_EQ(worth, (Overlay::Worth{.cell = worth.cell, .covered = true}));
        EXPECT_EQ(overlay.worths.size(), session().clicking().next().size());
        EXPECT_TRUE(overlay.map.empty() && !overlay.legend);
        const SumTable::Content content = whyTableOf(match, node(), analysis);
        const auto& table = part<SumTable>("projectedTable");
        EXPECT_EQ(table.isVisible(), content.isTable());
        const QString told = table.accessibleDescription();
        if (content.isTable()) {
            EXPECT_FALSE(told.contains(u':')) << told.toStdString();
            press({Qt::Key_P}); // with the parts one may reckon
            const QString parts = table.accessibleDescription();
            EXPECT_EQ(parts.contains(u':'), content.isSum && content.rows.size() > 1);
            EXPECT_FALSE(parts.section(u';', -1).contains(u':')) << parts.toStdString();
        }
        EXPECT_EQ(table.oddColumns(), 0);
        press({Qt::Key_W});
        EXPECT_TRUE(said().join(u'\n').contains(answers.front()));
        session().play(0);
    }
}

TEST_P(Projected, NothingMovesWhenItOpens) {
    projectGame();
    for (const QSize size : wallSizes) {
        projector().resize(size);
        QCoreApplication::processEvents();
        ASSERT_TRUE(projector().covered());
        const auto covered = places();
        const QImage before = projector().grab().toImage();
        press({Qt::Key_W});
        ASSERT_FALSE(projector().covered());
        EXPECT_EQ(places(), covered);
        EXPECT_NE(projector().grab().toImage(), before);
        press({Qt::Key_Q, Qt::Key_Q}); // asked anew
    }
}

TEST_P(Projected, ItIsThePositionOnTheTableAndWhoIsToMove) {
    projectGame();
    const Side mover = session().match()->toMove(node());
    EXPECT_EQ(projector().board()->picture(), session().picture());
    EXPECT_EQ(headline(), nameOf(session().game(), mover) + QStringLiteral(" is to move"));
    session().play(0);
    EXPECT_EQ(projector().board()->picture(), session().picture());
    const Side next = session().match()->result(node()) ? mover : other(mover); // or the winner
    EXPECT_TRUE(headline().startsWith(nameOf(session().game(), next))) << headline().toStdString();
}

INSTANTIATE_TEST_SUITE_P(Games, Projected,
                         ::testing::Values("towers", "cards", "grid-nim", "trojan-horse",
                                           "tic-tac-toe", "reversi"));

// What is asked and answered ----------------------------------------------------------------------

TEST_F(OnTheProjector, WhoWinsIsAnsweredByAKeyAndThenAllIsOpenWhichIsAHelp) {
    project("towers", wonTowers);
    EXPECT_EQ(line().toStdString(), "Who wins? [W] or [L]. Which move? [M]");
    EXPECT_EQ(sentence().toStdString(), session().game().name.goal) << "what one may reckon with";
    press({Qt::Key_D}); // nobody draws in this game
    EXPECT_TRUE(projector().covered());
    EXPECT_FALSE(session().saved().helped);
    press({Qt::Key_W});
    EXPECT_FALSE(projector().covered());
    EXPECT_TRUE(session().saved().helped) << "in one's own turn";
    EXPECT_THAT(line().toStdString(), StartsWith("Right: "));
    EXPECT_EQ(sentence(), sentenceOf(*session().match(), node(), known()));
    EXPECT_EQ(part<SumTable>("projectedTable").total(), 3);
    EXPECT_EQ(part<SumTable>("projectedTable").oddColumns(), 3);
    const auto& open = projector().board()->overlay().worths;
    EXPECT_TRUE(std::ranges::any_of(open, [](const Overlay::Worth& worth) {
        return worth.cell == (Cell{1, 0}) && worth.outcome == Outcome::Win && worth.best;
    }));
    press({Qt::Key_L}); // the first answer stays
    EXPECT_THAT(line().toStdString(), StartsWith("Right: "));
}

TEST_F(OnTheProjector, WhatEachPartIsWorthIsShownWhenItIsAskedForInThatPosition) {
    project("towers", wonTowers);
    auto& table = part<SumTable>("projectedTable");
    const QString covered = QStringLiteral("Column a; Column b; Column c; Nim-sum");
    EXPECT_EQ(table.accessibleDescription(), covered);
    press({Qt::Key_P});
    EXPECT_EQ(table.accessibleDescription().toStdString(),
              "Column a: 2; Column b: 1; Column c: 0; Nim-sum");
    EXPECT_TRUE(projector().covered());
    press({Qt::Key_P});
    EXPECT_EQ(table.accessibleDescription(), covered);
    press({Qt::Key_P});
    session().play(0);
    EXPECT_EQ(table.accessibleDescription(), covered);
}

// Though the retreat comes first in the order of the moves.
TEST_F(OnTheProjector, AnAdvanceIsNamedBeforeARetreat) {
    project("towers", ".G/G./RR/.. G"); // gaps 0 and 1: the retreat a1 wins as well
    press({Qt::Key_W});
    EXPECT_EQ(sentence().toStdString(), "b2 brings the nim-sum to 0.");
}

TEST_F(OnTheProjector, TheSameKeysAnswerWhereTheyWriteGreekOrRussian) {
    for (const QString& letter : {QStringLiteral("w"), QStringLiteral("ς"), QStringLiteral("ц")}) {
        project("towers", wonTowers);
        QKeyEvent press(QEvent::KeyPress, letter.toUpper().front().unicode(), {}, letter);
        QCoreApplication::sendEvent(&projector(), &press);
        EXPECT_THAT(line().toStdString(), StartsWith("Right: ")) << letter.toStdString();
        projector().close();
    }
}

TEST_F(OnTheProjector, AWrongAnswerOpensItAsWellAndADrawIsOneWhereAGameMayBeDrawn) {
    project("towers", lostTowers);
    press({Qt::Key_W});
    EXPECT_THAT(line().toStdString(), StartsWith("Not so: "));
    EXPECT_EQ(sentence(), sentenceOf(*session().match(), node(), known()));
    press({Qt::Key_Escape});
    project("tic-tac-toe", ".../.../... X");
    press({Qt::Key_D});
    EXPECT_THAT(line().toStdString(), StartsWith("Right: "));
}

// Its options are covered, too: they are the answer.
TEST_F(OnTheProjector, APieceThatMovesAloneHasATableOfItsOptions) {
    project("trojan-horse", "...../...../..H../...../..... G");
    auto& table = part<SumTable>("projectedTable");
    EXPECT_EQ(table.accessibleDescription().toStdString(), "Option b1; Option a2; Missing");
    press({Qt::Key_W});
    EXPECT_TRUE(table.accessibleDescription().contains(QStringLiteral("Missing: ")));
    EXPECT_TRUE(sentence().startsWith(QStringLiteral("From b1"))) << sentence().toStdString();
}

TEST_F(OnTheProjector, AnEstimateSaysSo) {
    project("reversi", "");
    EXPECT_TRUE(line().startsWith(QStringLiteral("Who is ahead? [W], [D] or [L]")));
    press({Qt::Key_D});
    EXPECT_THAT(line().toStdString(), StartsWith("Right: about even"));
    EXPECT_TRUE(sentence().startsWith(QStringLiteral("It is about even.")));
    EXPECT_TRUE(sentence().contains(QStringLiteral("not proven")));
}

TEST_F(OnTheProjector, AMoveIsAnAnswerAndIsNotPlayed) {
    project("towers", wonTowers);
    clickCell({1, 0});
    EXPECT_THAT(line().toStdString(), StartsWith("Right: a2 "));
    EXPECT_EQ(node(), 0U);
    press({Qt::Key_Q, Qt::Key_Q});
    clickCell({1, 1});
    EXPECT_THAT(line().toStdString(), StartsWith("Not so: b2 "));
    clickCell({1, 0}); // now it is played
    EXPECT_EQ(session().match()->moveText(node()), "a2");
    known();
    clickCell({0, 0}); // no move of Red's
    EXPECT_TRUE(projector().covered());
    EXPECT_EQ(node(), 1U);
}

TEST_F(OnTheProjector, AMoveIsGivenByKeysToo) {
    project("towers", wonTowers);
    activate();
    press({Qt::Key_M});
    EXPECT_EQ(line().toStdString(), "Which move? Arrows and [Space]");
    EXPECT_EQ(QApplication::focusWidget(), projector().board());
    press({Qt::Key_Down, Qt::Key_Down});
    while (projector().board()->focusCell() != (Cell{1, 0}))
        press({projector().board()->focusCell().row > 1 ? Qt::Key_Up : Qt::Key_Down});
    EXPECT_TRUE(projector().covered());
    press({Qt::Key_Space});
    EXPECT_THAT(line().toStdString(), StartsWith("Right: a2 "));
    EXPECT_EQ(QApplication::focusWidget(), &projector()) << "arrows go through the game again";
}

TEST_F(OnTheProjector, AMoveOfSeveralCellsEndsByEnter) {
    project("grid-nim", "...../...../...../...../..... G");
    clickCell({0, 1});
    EXPECT_EQ(line().toStdString(), "Which move? It ends by [Enter]");
    EXPECT_TRUE(projector().covered());
    EXPECT_EQ(projector().board()->shown().marks.chosen, (Clicks{{0, 1}}));
    press({Qt::Key_Return});
    EXPECT_FALSE(projector().covered());
    EXPECT_TRUE(line().contains(QStringLiteral("b1")));
    EXPECT_THAT(session().clicking().clicks(), ElementsAre());
    EXPECT_FALSE(session().clicking().next().empty());
    EXPECT_EQ(projector().board()->shown().marks.next, session().clicking().next());
}

TEST_F(OnTheProjector, EachPositionIsAskedOnceAndEachGameAnew) {
    project("towers", wonTowers);
    press({Qt::Key_W});
    clickCell({1, 1});
    known();
    EXPECT_TRUE(projector().covered());
    press({Qt::Key_Left});
    EXPECT_FALSE(projector().covered());
    press({Qt::Key_Right});
    EXPECT_TRUE(projector().covered());
    press({Qt::Key_Home});
    Photographer::begin(session(), lostTowers);
    known();
    EXPECT_TRUE(projector().covered());
    EXPECT_EQ(asked(), session().clicking().next()) << "of this game";
    clickCell({0, 2});
    EXPECT_THAT(line().toStdString(), StartsWith("c1 loses"));
}

// At the same place in its tree, at once after the other.
TEST_F(OnTheProjector, AGameThatComesBackAsksForItsOwnMoves) {
    project("towers", wonTowers);
    const SavedGame won = session().saved();
    Photographer::begin(session(), lostTowers);
    known();
    session().restore(reopen(won).value());
    known();
    ASSERT_TRUE(projector().covered());
    EXPECT_EQ(asked(), session().clicking().next());
}

TEST_F(OnTheProjector, WithoutQuestionsAllIsOpenAndThatIsRemembered) {
    project("towers", wonTowers);
    press({Qt::Key_Q});
    EXPECT_FALSE(projector().covered());
    EXPECT_TRUE(line().contains(QStringLiteral("[Q]")));
    press({Qt::Key_W});
    EXPECT_FALSE(line().contains(QStringLiteral("Right")));
    press({Qt::Key_Escape});
    openGame("cards");
    Photographer::begin(session(), "5:3/3:2 G");
    openProjector();
    EXPECT_FALSE(projector().covered());
    press({Qt::Key_Q});
    EXPECT_TRUE(projector().covered());
    EXPECT_TRUE(Preferences().questionFirst());
}

TEST_F(OnTheProjector, WhatIsNotKnownYetIsNeitherToldNorAsked) {
    project("towers", wonTowers);
    session().play(0);
    ASSERT_TRUE(projector().covered());
    EXPECT_EQ(line().toStdString(), "Being analysed…");
    QTest::keyClick(&projector(), Qt::Key_W);
    EXPECT_TRUE(projector().covered());
    EXPECT_EQ(sentence().toStdString(), session().game().name.goal);
    clickCell(session().clicking().next().front());
    EXPECT_TRUE(projector().covered());
    EXPECT_THAT(projector().board()->marks().chosen, ElementsAre());
    QTest::keyClick(&projector(), Qt::Key_M);
    EXPECT_EQ(projector().board()->focusPolicy(), Qt::NoFocus);
    QTest::keyClick(&projector(), Qt::Key_Q);
    EXPECT_EQ(sentence().toStdString(), "Being analysed…");
    EXPECT_EQ(line().toStdString(), "[←] [→] through the game. [Q] asks first");
}

TEST_F(OnTheProjector, ShowsHowToLeaveIt) {
    project("towers", wonTowers);
    for (const QSize size : wallSizes) {
        projector().resize(size);
        auto& leave = part<GlyphButton>("leaveProjectorButton");
        EXPECT_TRUE(leave.isVisible() && projector().rect().contains(leave.geometry()));
        EXPECT_FALSE(leave.geometry().intersects(part<QLabel>("projectedHeadline").geometry()));
        EXPECT_TRUE(leave.toolTip().contains("Esc"));
    }
    QTest::mouseClick(&part<GlyphButton>("leaveProjectorButton"), Qt::LeftButton);
    EXPECT_FALSE(projector().isVisible());
}

TEST_F(OnTheProjector, AClickOnSpaceClicksTheCellInTheFrame) {
    project("towers", wonTowers);
    press({Qt::Key_M});
    auto& keys = part<KeyLine>("projectedLine");
    const QRectF space = keys.keyRect(QStringLiteral("Space"));
    ASSERT_FALSE(space.isEmpty());
    QSignalSpy clicked(projector().board(), &BoardView::clicked);
    QTest::mouseClick(&keys, Qt::LeftButton, {}, space.center().toPoint());
    EXPECT_EQ(clicked.size(), 1);
}

TEST_F(OnTheProjector, AllKeysOnTheLineCanBeClickedAndNoWords) {
    const auto clickKey = [this](const char* which) {
        auto& keys = part<KeyLine>("projectedLine");
        const QRectF place = keys.keyRect(QString::fromUtf8(which));
        ASSERT_FALSE(place.isEmpty()) << which;
        QTest::mouseClick(&keys, Qt::LeftButton, {}, place.center().toPoint());
    };
    project("towers", wonTowers);
    auto& keys = part<KeyLine>("projectedLine");
    EXPECT_TRUE(keys.keyRect(QStringLiteral("X")).isEmpty());
    QTest::mouseClick(&keys, Qt::LeftButton, {}, QPoint(2, 2)); // a word
    EXPECT_TRUE(projector().covered());
    clickKey("L");
    EXPECT_THAT(line().toStdString(), StartsWith("Not so: "));
    press({Qt::Key_Escape});
    project("grid-nim", "...../...../...../...../..... G");
    clickCell({0, 1});
    clickKey("Enter");
    EXPECT_FALSE(projector().covered());
    session().play(0);
    session().play(0);
    press({Qt::Key_Q});
    clickKey("←");
    EXPECT_EQ(node(), 1U);
    clickKey("→");
    EXPECT_EQ(node(), 2U);
    clickKey("Q");
    EXPECT_TRUE(projector().covered());
    known();
    clickKey("M");
    EXPECT_EQ(line().toStdString(), "Which move? Arrows and [Space]");
}

TEST_F(OnTheProjector, ItsBoardIsTurnedAsTheOneOnThePage) {
    project("towers", wonTowers);
    const auto first = [this] { return projector().board()->cellRect({0, 0}).center(); };
    const QPointF before = first();
    window->preferences().boardTurned.set(session().game(), true);
    session().play(0);
    EXPECT_NE(first(), before);
}

TEST_F(OnTheProjector, OnlyPlainKeysAreItsOwn) {
    project("towers", wonTowers);
    session().play(0);
    QTest::keyClick(&projector(), Qt::Key_B, Qt::AltModifier);
    EXPECT_TRUE(Theme::of(projector()).isDark);
    QTest::keyClick(&projector(), Qt::Key_X);
    QTest::keyClick(&projector(), Qt::Key_Left, Qt::KeypadModifier);
    EXPECT_EQ(node(), 0U);
}

// In words ----------------------------------------------------------------------------------------

TEST(ProjectedWords, AnAnswerIsJudgedAsFarAsItIsKnown) {
    const auto match = startOf(".../.../... X");
    const auto verdict = [&](const Value& truth, Outcome answer) {
        return verdictOn({answer}, *match, 0, {.position = truth}).toStdString();
    };
    using enum Outcome;
    EXPECT_EQ(verdict({Win}, Win), "Right: X wins.");
    EXPECT_EQ(verdict({Loss}, Win), "Not so: O wins.");
    EXPECT_EQ(verdict({Draw}, Draw), "Right: with best play nobody wins.");
    EXPECT_EQ(verdict({.outcome = Win, .exact = false, .score = 5}, Win),
              "Right: X is ahead, by an estimate.");
    EXPECT_EQ(verdict({.outcome = Loss, .exact = false, .score = -5}, Draw),
              "Not so: O is ahead, by an estimate.");
    EXPECT_EQ(verdict({.outcome = Win, .exact = false, .score = 1}, Win),
              "Not so: about even, by an estimate.");
    EXPECT_EQ(verdict({.outcome = Win, .exact = false}, Win), "It is not known who wins.");
}

TEST(ProjectedWords, AMoveIsJudgedByWhatItKeeps) {
    const auto match = startOf(".../.../... X");
    Analysis analysis;
    const auto verdict = [&](std::size_t move) {
        return verdictOn({{}, move}, *match, 0, analysis).toStdString();
    };
    using enum Outcome;
    analysis.position = {Win};
    EXPECT_EQ(verdict(0), "It is not known who wins.") << "the moves are not valued";
    analysis.moves.assign(9, {Loss});
    analysis.moves[0] = {Win};
    analysis.moves[1] = {Draw};
    EXPECT_EQ(verdict(0), "Right: a1 is best.");
    EXPECT_EQ(verdict(1), "Not so: b1 is worse.");
    analysis.moves[2] = {Win};
    EXPECT_EQ(verdict(0), "Right: a1 is one of the best.");
    // Where points are counted.
    const auto points = [](int score) {
        return Value{.outcome = score > 0 ? Win : Loss, .exact = false, .score = score};
    };
    analysis.position = points(5);
    analysis.moves.assign(9, points(4));
    analysis.moves[0] = points(5);
    EXPECT_EQ(verdict(0), "Right: a1 is best.");
    EXPECT_EQ(verdict(1), "Not so: b1 is worse.");
    analysis.moves[1] = points(6);
    EXPECT_EQ(verdict(1), "Right: b1 is one of the best.");
    analysis.position = points(-5);
    analysis.moves.assign(9, points(-5));
    EXPECT_EQ(verdict(0), "Right: a1 is one of the best.") << "an estimate may be wrong";
    analysis.position = {Loss};
    EXPECT_EQ(verdict(0), "a1 loses, as every move does.");
}

TEST(ProjectedWords, WhatIsAskedSuitsWhatIsKnown) {
    const char* who = "Who wins? [W], [D] or [L]. Which move? [M]";
    const char* ahead = "Who is ahead? [W], [D] or [L]. Which move? [M]";
    EXPECT_EQ(questionOf({.position = {Outcome::Win}}), who);
    EXPECT_EQ(questionOf({.position = {.score = 3}}), who);
    EXPECT_EQ(questionOf({.position = {.exact = false}}), who);
    EXPECT_EQ(questionOf({.position = {.exact = false, .score = 3}}), ahead);
    EXPECT_EQ(questionOf({.decisive = true}), "Who wins? [W] or [L]. Which move? [M]");
}

TEST(ProjectedWords, TheHeadlineTellsHowAGameHasEnded) {
    const auto drawn = startOf("XOX/XOO/OX. X");
    EXPECT_EQ(headlineOf(*drawn, 0), "X is to move");
    drawn->play(0);
    EXPECT_EQ(headlineOf(*drawn, 1), "The game is drawn");
    const auto won = startOf("OO./XX./X.. O");
    won->play(0);
    EXPECT_EQ(headlineOf(*won, 1), "O wins");
    EXPECT_EQ(headlineOf(*won, 0), "O is to move");
}

TEST(KeyLine, KeepsAWordWithItsKeyOnOneLine) {
    KeyLine line;
    line.resize(2000, 200);
    line.setText(QStringLiteral("Press [W], [L] or ([Enter])"));
    EXPECT_EQ(line.accessibleName(), "Press W, L or (Enter)");
    const QFontMetricsF letters(line.font());
    const auto wide = [&](const char* text) { return letters.horizontalAdvance(text); };
    const QRectF win = line.keyRect("W"), loss = line.keyRect("L"), enter = line.keyRect("Enter");
    const double high = win.height(), blank = wide(" ");
    EXPECT_EQ(high, line.heightFor(1));
    EXPECT_EQ(win.topLeft(), QPointF(wide("Press") + 1 + blank, 0));
    EXPECT_EQ(win.width(), std::max(wide("W") + 2 * blank, 0.9 * high));
    EXPECT_EQ(enter.width(), wide("Enter") + 2 * blank);
    EXPECT_EQ(loss.topLeft(), QPointF(win.right() + wide(",") + 1 + blank, 0));
    EXPECT_EQ(enter.left(), loss.right() + blank + wide("or") + 1 + blank + wide("(") + 1);
    line.resize(static_cast<int>(enter.right()), 200); // and ")"
    EXPECT_EQ(line.keyRect("Enter").topLeft(), QPointF(wide("(") + 1, high));
    EXPECT_EQ(line.keyRect("L"), loss);
}

TEST(KeyLine, StandsOutWhereItIsLoud) {
    KeyLine line;
    line.resize(200, 60);
    line.setText(QStringLiteral("[W]"));
    const auto rim = [&] { // at the upper edge of the key
        const QRectF key = line.keyRect("W");
        return line.grab().toImage().pixelColor(static_cast<int>(key.center().x()), 1);
    };
    const QColor loud = rim();
    line.setLoud(false);
    EXPECT_NE(rim(), loud);
    line.setLoud(true);
    EXPECT_EQ(rim(), loud);
}

// The way there and back --------------------------------------------------------------------------

TEST_F(OnTheProjector, TheRoomIsDarkOrBrightAndThatIsRemembered) {
    project("towers", wonTowers);
    EXPECT_TRUE(Theme::of(*projector().board()).isDark);
    press({Qt::Key_B});
    EXPECT_FALSE(Theme::of(*projector().board()).isDark);
    press({Qt::Key_F12});
    openProjector();
    EXPECT_FALSE(Theme::of(projector()).isDark);
    auto& room = part<GlyphButton>("roomButton");
    EXPECT_TRUE(room.isVisible());
    QTest::mouseClick(&room, Qt::LeftButton);
    EXPECT_TRUE(Theme::of(projector()).isDark);
    EXPECT_FALSE(Preferences().brightRoom());
}

TEST_F(OnTheProjector, ArrowsGoThroughTheGame) {
    project("towers", wonTowers);
    session().play(0);
    session().play(0);
    ASSERT_EQ(node(), 2U);
    press({Qt::Key_Left});
    EXPECT_EQ(node(), 1U);
    press({Qt::Key_Home});
    EXPECT_EQ(node(), 0U);
    press({Qt::Key_Left});
    EXPECT_EQ(node(), 0U);
    press({Qt::Key_Right});
    EXPECT_EQ(node(), 1U);
    press({Qt::Key_End});
    EXPECT_EQ(node(), 2U);
    press({Qt::Key_PageUp}); // a presenter's
    EXPECT_EQ(node(), 1U);
    press({Qt::Key_PageDown});
    EXPECT_EQ(node(), 2U);
}

TEST_F(OnTheProjector, APieceGoesItsWayWhileMoreBecomesKnown) {
    project("towers", wonTowers);
    const MotionOn on;
    session().play(0);
    EXPECT_TRUE(projector().board()->moving());
    emit session().study().changed();
    EXPECT_TRUE(projector().board()->moving());
}

TEST_F(OnTheProjector, AnEndedGameTellsItsEnd) {
    project("tic-tac-toe", "XX./OO./... X");
    session().play(0); // c1
    ASSERT_EQ(session().phase(), Session::Phase::Over);
    EXPECT_FALSE(projector().covered());
    EXPECT_TRUE(headline().contains(QStringLiteral("X wins"))) << headline().toStdString();
    EXPECT_FALSE(sentence().isEmpty());
    EXPECT_EQ(projector().board()->marks().named, (Clicks{{0, 0}, {0, 1}, {0, 2}}));
    EXPECT_TRUE(line().contains(QStringLiteral("through the game")));
}

// Also where nothing is to be analysed anew.
TEST_F(OnTheProjector, WhenItComesBackItShowsWhatWasPlayedMeanwhile) {
    window->preferences().setInsightShown(Insight::MoveValues, true);
    project("tic-tac-toe", "XX./OO./... X");
    press({Qt::Key_F12});
    ASSERT_FALSE(projector().isVisible());
    session().play(1);
    known();
    const Picture& before = *projector().board()->shown().scene.picture;
    ASSERT_NE(before, session().match()->picture(node()));
    page().project(true);
    EXPECT_EQ(*projector().board()->shown().scene.picture, session().match()->picture(node()));
}

TEST_F(OnTheProjector, EscapeEndsTheInnermostThingFirst) {
    project("grid-nim", "...../...../...../...../..... G");
    activate();
    press({Qt::Key_M});
    clickCell({0, 1});
    EXPECT_EQ(line().toStdString(), "Which move? It ends by [Enter]");
    press({Qt::Key_Escape});
    EXPECT_EQ(line().toStdString(), "Which move? Arrows and [Space]");
    press({Qt::Key_Escape});
    EXPECT_TRUE(line().startsWith(QStringLiteral("Who wins?")));
    press({Qt::Key_Q});
    clickCell({0, 1}); // a click of a move that is played
    ASSERT_EQ(session().clicking().clicks().size(), 1U);
    press({Qt::Key_Escape});
    EXPECT_THAT(session().clicking().clicks(), ElementsAre());
    EXPECT_TRUE(projector().isVisible());
    press({Qt::Key_Escape});
    EXPECT_FALSE(projector().isVisible());
    EXPECT_EQ(window->pages().place(), Pages::Place::Game) << "and nothing more";
    EXPECT_TRUE(QTest::qWaitForWindowActive(window.get()));
}

TEST_F(OnTheProjector, ItIsInTheMenuAndLeavesWithThePage) {
    auto* action = window->findChild<QAction*>(QStringLiteral("projectorAction"));
    EXPECT_FALSE(action->isEnabled());
    openGame("towers");
    EXPECT_TRUE(action->isEnabled() && !action->isChecked());
    action->trigger();
    EXPECT_TRUE(projector().isVisible() && projector().isFullScreen());
    EXPECT_TRUE(action->isChecked());
    EXPECT_FALSE(projector().covered()) << "no game has begun";
    press({Qt::Key_F12});
    EXPECT_FALSE(projector().isVisible() || action->isChecked());
    action->trigger();
    const Projector& shown = projector();
    window->pages().showStart();
    EXPECT_FALSE(shown.isVisible() || action->isChecked() || action->isEnabled());
}

TEST_F(OnTheProjector, ThePositionIsAnalysedOnlyWhileItIsShown) {
    project("towers", wonTowers);
    EXPECT_EQ(session().study().scope(), Study::Scope::Here);
    press({Qt::Key_F12});
    EXPECT_EQ(session().study().scope(), Study::Scope::Nothing);
}

} // namespace bouton::testing
