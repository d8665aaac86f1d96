// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QBuffer>
#include <QCheckBox>
#include <QClipboard>
#include <QHelpEvent>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QRegularExpression>
#include <QSlider>
#include <QSvgGenerator>
#include <QTabBar>
#include <QToolTip>

#include "games/catalogue.h"
#include "lab/microscope.h"
#include "ui/controls/words.h"
#include "ui/laboratory.h"
#include "ui/laboratory/chart.h"
#include "ui/laboratory/heat_map.h"
#include "ui/laboratory/results.h"
#include "ui/laboratory/trace_paper.h"
#include "ui/laboratory/trace_player.h"
#include "ui/laboratory/trace_view.h"
#include "ui/on_paper.h"
#include "ui/theme/painted_text.h"

namespace bouton::testing {

namespace {

// By minimax, from an empty board.
std::shared_ptr<const Trace> searchOfTicTacToe(const Ruleset& game, int plies) {
    std::shared_ptr<const Trace> trace;
    EXPECT_TRUE(lookThrough({&game, ".../.../... X", plies}, {},
                            [&](const std::vector<Look>& all) { trace = all.front().trace; }));
    return trace;
}

// Of the letters in which a widget writes this text.
int weightOf(const QString& text, QWidget& widget) {
    QBuffer bytes;
    QSvgGenerator generator;
    generator.setOutputDevice(&bytes);
    QPainter painter(&generator);
    widget.render(&painter);
    painter.end();
    const QRegularExpression letters("font-weight=\"(\\d+)\"[^>]*>" + text + '<');
    return letters.match(QString::fromUtf8(bytes.data())).captured(1).toInt();
}

class Experiments : public Laboratory {
protected:
    // Stops the run that nobody asks for.
    void chooseOnly(const char* id) {
        page().choose(QString::fromLatin1(id));
        QCoreApplication::processEvents();
        experiment().stop();
    }
    Chart& chart() { return *experiment().findChild<Chart*>(); }
    void expectWholeProgress() {
        EXPECT_EQ(find<QProgressBar>("progress")->value(), 1000);
        EXPECT_EQ(find<QProgressBar>("progress")->maximum(), 1000);
    }
    QStringList line(int row) {
        QStringList fields;
        for (int column = 0; column < table().columnCount(); ++column)
            fields << table().item(row, column)->text();
        return fields;
    }
    void lookInto(const char* game, const char* position, int plies) {
        choose("microscope");
        pick("game", game);
        find<QLineEdit>("position")->setText(position);
        set("plies", plies);
    }
    // The box of this name among the settings that are visible now.
    QSpinBox* shown(const char* name) {
        for (auto* box : experiment().findChildren<QSpinBox*>(name))
            if (box->isVisible())
                return box;
        ADD_FAILURE() << name;
        return nullptr;
    }
};

} // namespace

TEST_F(Experiments, CountThePositionsOfAClassAndAreCopiedByTheKeyWithATabBetweenTwoColumns) {
    choose("counts");
    pick("game", "Grid Nim");
    shown("size")->setValue(6);
    set("least", 4);
    set("most", 5);
    runToTheEnd();
    ASSERT_EQ(table().rowCount(), 2);
    EXPECT_EQ(line(0), QStringList({"4", "18,700", "40,205", "0", "58,905", "31.75"}));
    EXPECT_EQ(line(1)[4], "376,992");
    EXPECT_EQ(csv()[2], QStringList({"5", "376016", "976", "0", "376992"}));
    ASSERT_EQ(chart().data().columns.size(), 2u);
    EXPECT_EQ(chart().data().columns[1].name, "5");
    EXPECT_NEAR(chart().data().columns[0].values[0], 100.0 * 18'700 / 58'905, 1e-9);
    expectWholeProgress();
    table().selectAll();
    QApplication::clipboard()->clear();
    QTest::keySequence(&table(), QKeySequence::Copy);
    const QStringList lines = QApplication::clipboard()->text().split(u'\n');
    ASSERT_GE(lines.size(), 2);
    EXPECT_EQ(lines[1], line(1).join(u'\t'));
    run();
    EXPECT_EQ(table().rowCount(), 0) << "what is counted anew is not shown any more";
    EXPECT_TRUE(chart().data().columns.empty());
}

TEST_F(Experiments, FitTheRangeOfACountToItsSettings) {
    choose("counts");
    pick("game", "Grid Nim");
    shown("size")->setValue(3);
    EXPECT_EQ(find<QSpinBox>("most")->maximum(), 9);
    set("most", 7);
    set("least", 5);
    EXPECT_EQ(find<QSpinBox>("most")->minimum(), 5);
    EXPECT_EQ(find<QSpinBox>("least")->maximum(), 7);
    set("least", 1);
    set("most", 4);
    EXPECT_EQ(find<QSpinBox>("least")->maximum(), 4);
}

TEST_F(Experiments, ShowATableOfNimbersWithWhatRepeatsAndTellWhatLiesUnderThePointer) {
    choose("tables");
    pick("kind", "The Trojan horse in each cell");
    runToTheEnd();
    ASSERT_EQ(table().rowCount(), 8);
    QString third;
    for (int column = 1; column <= 8; ++column)
        third += table().item(2, column)->text();
    EXPECT_EQ(third, "01112222");
    EXPECT_TRUE(text("remark").startsWith("g(r+3, c+3) = g(r, c)"));
    EXPECT_EQ(csv().size(), 9);
    auto* map = experiment().findChild<HeatMap*>();
    EXPECT_EQ(map->table().rows.size(), 8u);
    const auto point = [&](QPoint at) {
        QHelpEvent help(QEvent::ToolTip, at, map->mapToGlobal(at));
        QCoreApplication::sendEvent(map, &help);
    };
    point(map->cellRect(2, 3).center().toPoint());
    EXPECT_EQ(QToolTip::text(), "row 3, d: nimber 1");
    point({0, 0});
    EXPECT_TRUE(QTest::qWaitFor([] { return QToolTip::text().isEmpty(); }, 30'000));
    run();
    EXPECT_EQ(table().rowCount(), 0) << "nothing is left of the run before";
    EXPECT_EQ(text("remark"), "");
}

TEST_F(Experiments, DrawEveryCellOfEveryTableInsideTheMap) {
    choose("tables");
    for (int kind = 0; kind < find<QComboBox>("kind")->count(); ++kind) {
        find<QComboBox>("kind")->setCurrentIndex(kind);
        runToTheEnd();
        const auto* map = experiment().findChild<HeatMap*>();
        const auto& all = map->table();
        const QRectF last = map->cellRect(static_cast<int>(all.rows.size()) - 1,
                                          static_cast<int>(all.columns.size()) - 1);
        EXPECT_TRUE(QRectF(map->rect()).contains(last)) << kind;
    }
}

TEST_F(Experiments, SearchAPositionDeeperAndDeeper) {
    chooseOnly("depths");
    find<QLineEdit>("position")->clear();
    QTest::keyClicks(find<QLineEdit>("position"),
                     "......../......../......../...OX.../...XO.../......../......../........ X");
    set("depth", 3);
    runToTheEnd();
    ASSERT_EQ(table().rowCount(), 3);
    EXPECT_EQ(line(0)[0], "1");
    EXPECT_EQ(line(0)[2], "3"); // each of the four moves leaves four discs to one
    EXPECT_EQ(line(0)[1], "d3, c4 and 2 more");
    EXPECT_EQ(csv()[1][1], "d3 c4 f5 e6");
    EXPECT_EQ(line(1)[3], "16");
    EXPECT_TRUE(chart().data().logarithmic);
    EXPECT_TRUE(QRegularExpression("^\\d+\\.\\d{6}$").match(csv()[1][4]).hasMatch());
    expectWholeProgress();
    run();
    EXPECT_EQ(table().rowCount(), 0);
    ASSERT_TRUE(rested());
    pick("game", "Tic-tac-toe");
    find<QLineEdit>("position")->setText("XOX/.O./OX. X");
    set("depth", 1);
    runToTheEnd();
    EXPECT_EQ(line(0)[1], "a2, c2, c3") << "three are listed";
}

TEST_F(Experiments, SayWhatIsWrongWithAPosition) {
    chooseOnly("depths");
    find<QLineEdit>("position")->setText("nonsense X");
    EXPECT_TRUE(find<QLabel>("wrong")->isVisible());
    run();
    ASSERT_TRUE(rested());
    EXPECT_EQ(state(), text("wrong"));
    EXPECT_EQ(table().rowCount(), 0);
    EXPECT_FALSE(enabled("saveButton"));
    find<QLineEdit>("position")->setText("X.O/.X./..O X");
    pick("game", "Tic-tac-toe");
    EXPECT_FALSE(find<QLabel>("wrong")->isVisible());
}

TEST_F(Experiments, TakeThePositionThatIsOnTheGamesPage) {
    chooseOnly("depths");
    pick("game", "Tic-tac-toe");
    EXPECT_FALSE(enabled("fromGame"));
    window->pages().openGame("tic-tac-toe");
    preparation().open({{"X.O", ".X.", "..O"}, Side::One});
    window->pages().openLaboratory();
    press("fromGame");
    EXPECT_EQ(find<QLineEdit>("position")->text(), "X.O/.X./..O X");
    pick("game", "Reversi");
    EXPECT_FALSE(enabled("fromGame")) << "it is of another game";
    pick("game", "Tic-tac-toe");
    EXPECT_TRUE(enabled("fromGame"));
}

TEST_F(Experiments, TakeTheStartOfAGameOrDrawAnotherOneEachTime) {
    chooseOnly("microscope");
    const auto start = [this](const char* game) {
        pick("game", game);
        press("fromStart");
        return find<QLineEdit>("position")->text();
    };
    EXPECT_EQ(start("Tic-tac-toe"), ".../.../... X");
    const QString drawn = start("Card groups");
    EXPECT_NE(start("Card groups"), drawn);
}

TEST_F(Experiments, PlayARoundRobinWithIntervals) {
    choose("tournament");
    pick("game", "Tic-tac-toe");
    set("games", 20);
    runToTheEnd();
    ASSERT_EQ(table().rowCount(), 5);
    EXPECT_EQ(line(4).first(), "5  Perfect");
    EXPECT_TRUE(line(4)[9].endsWith("–0")) << line(4)[9].toStdString(); // no game is lost
    ASSERT_EQ(chart().data().columns.size(), 5u);
    EXPECT_TRUE(chart().data().columns[0].interval);
    EXPECT_FALSE(sees("fault"));
    // A line for each of the 5 players against 4 others and in sum, and the head.
    const auto saved = csv();
    ASSERT_EQ(saved.size(), 26);
    EXPECT_EQ(find<QProgressBar>("progress")->value(), find<QProgressBar>("progress")->maximum());
    EXPECT_TRUE(sees("howToLook"));
    run();
    EXPECT_EQ(table().rowCount(), 0);
    EXPECT_FALSE(sees("howToLook"));
    ASSERT_TRUE(rested());
    EXPECT_NE(csv(), saved) << "another run plays other games";
}

TEST_F(Experiments, SayWhetherARoundRobinHasRandomStarts) {
    choose("tournament");
    EXPECT_FALSE(sees("randomStarts")) << "there is one start";
    pick("game", "Card groups");
    EXPECT_TRUE(sees("randomStarts"));
    set("games", 2);
    runToTheEnd();
    find<QCheckBox>("randomStarts")->setChecked(false);
    EXPECT_TRUE(text("stale").contains("random starts")) << text("stale").toStdString();
    pick("game", "Tic-tac-toe");
    EXPECT_TRUE(text("stale").contains("the standard start")) << text("stale").toStdString();
}

TEST_F(Experiments, LetPlayersEnterAndLeaveARoundRobin) {
    choose("tournament");
    pick("game", "Card groups");
    EXPECT_EQ(experiment().findChildren<QComboBox*>("entrant").size(), 4);
    press("addEntrant");
    QCoreApplication::processEvents(); // lays the row out
    EXPECT_EQ(experiment().findChildren<QComboBox*>("entrant").size(), 5);
    for (int i = 0; i < 3; ++i) {
        press("removeEntrant");
        QCoreApplication::processEvents();
    }
    EXPECT_EQ(experiment().findChildren<QComboBox*>("entrant").size(), 2);
    EXPECT_FALSE(enabled("removeEntrant"));
    set("games", 4);
    runToTheEnd();
    EXPECT_EQ(table().rowCount(), 2);
}

TEST_F(Experiments, CallPlayersByTheirNamesAndShowSettingsOnlyOfCustomOnes) {
    choose("tournament");
    pick("game", "Reversi");
    auto* first = experiment().findChild<QComboBox*>("entrant");
    EXPECT_EQ(first->currentText(), "Beginner");
    EXPECT_EQ(first->itemText(first->count() - 1), "Custom");
    EXPECT_FALSE(sees("entrantKind"));
    first->setFocus();
    QTest::keyClick(first, Qt::Key_End);
    QCoreApplication::processEvents(); // lays the row out
    EXPECT_TRUE(sees("entrantKind"));
    find<QComboBox>("entrantKind")->setCurrentText("Minimax");
    while (experiment().findChildren<QComboBox*>("entrant").size() > 2) {
        QTest::mouseClick(experiment().findChildren<QAbstractButton*>("removeEntrant").back(),
                          Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
    set("games", 2);
    runToTheEnd();
    EXPECT_TRUE(line(0).first().startsWith("1  Minimax")) << line(0).first().toStdString();
    EXPECT_FALSE(line(0).first().contains('('));
    EXPECT_EQ(line(1).first(), "2  Student");
    EXPECT_EQ(chart().data().columns[1].name, "Student");
    shown("depth")->stepUp();
    EXPECT_TRUE(text("stale").contains("other players")) << text("stale").toStdString();
}

TEST_F(Experiments, SayWhyAPlayerCannotPlay) {
    choose("tournament");
    pick("game", "Card groups");
    find<QCheckBox>("randomStarts")->setChecked(false);
    set("games", 1);
    run();
    ASSERT_TRUE(rested());
    EXPECT_FALSE(state().isEmpty());
}

TEST_F(Experiments, LaySearchesSideBySide) {
    lookInto("Tic-tac-toe", ".../.../... X", 4);
    runToTheEnd();
    ASSERT_EQ(table().rowCount(), 4);
    EXPECT_EQ(line(0)[3], "3,610"); // 1 + 9 + 72 + 504 + 3024
    EXPECT_EQ(line(0)[5], "0");
    EXPECT_EQ(chart().data().columns.size(), 4u);
    for (int row = 1; row < 4; ++row)
        EXPECT_LT(csv()[row + 1][3].toInt(), csv()[row][3].toInt() + 1);
}

TEST_F(Experiments, StepThroughASearch) {
    lookInto("Tic-tac-toe", "XX./OO./... X", 2);
    auto* pages = experiment().findChild<QTabBar*>("pages");
    QTest::mouseClick(pages, Qt::LeftButton, {}, pages->tabRect(2).center());
    EXPECT_TRUE(sees("stale")); // it still shows the first search
    runToTheEnd();
    EXPECT_TRUE(text("stepWords").startsWith("X chooses;"));
    press("stepOn"); // c1, the first move, wins
    EXPECT_TRUE(text("stepWords").startsWith("X tries c1."));
    press("stepOn");
    const QString leaf = text("stepWords");
    EXPECT_TRUE(leaf.contains(": a leaf")) << leaf.toStdString();
    pages->setCurrentIndex(0);
    pages->setCurrentIndex(2);
    EXPECT_EQ(text("stepWords"), leaf) << "still";
    for (const char* button : {"stepBack", "stepOn"})
        EXPECT_TRUE(find<QAbstractButton>(button)->autoRepeat()) << button;
    press("stepBack");
    EXPECT_TRUE(text("stepWords").startsWith("X tries c1."));
    press("nextCut");
    EXPECT_TRUE(text("stepWords").contains("need not be tried")
                || text("stepWords").contains("all moves are tried"))
        << text("stepWords").toStdString();
    auto* slider = find<QSlider>("stepSlider");
    slider->setValue(slider->maximum());
    EXPECT_TRUE(text("stepWords").contains("all moves are tried"));
    EXPECT_FALSE(enabled("stepOn"));
}

TEST_F(Experiments, OpenAPositionOfASearchOnItsBoard) {
    lookInto("Card groups", "3:2/2:1 R", 2);
    runToTheEnd();
    experiment().findChild<QTabBar*>("pages")->setCurrentIndex(1);
    QCoreApplication::processEvents();
    press("stepOn");
    press("stepOn");
    ASSERT_TRUE(text("stepWords").startsWith("Red") || text("stepWords").startsWith("Green"));
    press("openPosition"); // after a1 and a1
    ASSERT_TRUE(window->pages().game());
    Session& session = window->pages().game()->session();
    EXPECT_EQ(write(session.picture(), "GR"), "1:2/2:1 R");
}

TEST_F(Experiments, ForgetASearchOfAnotherGame) {
    choose("microscope");
    pick("game", "Card groups");
    set("plies", 2);
    runToTheEnd();
    ASSERT_EQ(table().rowCount(), 4);
    pick("game", "Tic-tac-toe");
    EXPECT_EQ(table().rowCount(), 0);
    EXPECT_TRUE(chart().data().columns.empty());
    EXPECT_FALSE(enabled("saveButton"));
    EXPECT_FALSE(sees("stale"));
    EXPECT_EQ(state(), "");
    experiment().findChild<QTabBar*>("pages")->setCurrentIndex(1);
    EXPECT_EQ(text("stepWords"), "Press Run to search.");
    EXPECT_FALSE(enabled("player"));
    run();
    EXPECT_EQ(table().rowCount(), 0);
    ASSERT_TRUE(rested());
    EXPECT_TRUE(enabled("player"));
    run();
    EXPECT_EQ(text("stepWords"), "Press Run to search.") << "nothing is left of the run before";
}

TEST_F(Experiments, DrawEveryStepOfASearch) {
    choose("microscope");
    for (const char* game : {"Tic-tac-toe", "Reversi", "Card groups"}) {
        pick("game", game);
        set("plies", 2);
        runToTheEnd();
        for (int page = 1; page <= 4; ++page) {
            experiment().findChild<QTabBar*>("pages")->setCurrentIndex(page);
            QCoreApplication::processEvents();
            auto* view = experiment().findChild<TraceView*>();
            auto* overview = experiment().findChild<TraceOverview*>();
            auto* slider = find<QSlider>("stepSlider");
            for (int step = 0; step <= slider->maximum(); step += 1 + slider->maximum() / 40) {
                slider->setValue(step);
                EXPECT_EQ(view->step(), step);
                EXPECT_TRUE(QRectF(overview->rect())
                                .adjusted(-0.1, 0, 0.1, 1)
                                .contains(overview->nodeRect(view->way().back())));
                EXPECT_FALSE(view->sentence().contains('%'));
                (void)view->grab();
            }
        }
        experiment().findChild<QTabBar*>("pages")->setCurrentIndex(0);
    }
}

namespace {

QStringList wordsOnPage(const Drawing& page) {
    const ElisionWatch watch;
    (void)pictureBytes({page}, QStringLiteral("pdf"));
    QStringList words;
    for (const ElisionWatch::Sized& each : watch.printed())
        words << each.text;
    return words;
}

} // namespace

TEST_F(Experiments, PutTheSearchThatIsShownOnPaperWithBlanksAndAKey) {
    choose("microscope");
    pick("game", "Card groups");
    set("plies", 2);
    runToTheEnd();
    const auto pages = [this] { return experiment().results()->onPaper("Heaps"); };
    EXPECT_EQ(pages().front().title, "Heaps") << "the counts";
    experiment().findChild<QTabBar*>("pages")->setCurrentIndex(2);
    const Drawings printed = pages();
    expectWholeOnPaper(printed);
    EXPECT_EQ(printed.front().title, "To be filled in: Alpha-beta; Heaps");
    EXPECT_EQ(printed.back().title, "Key: Alpha-beta; Heaps");
}

// What is left out would tell where the cuts are.
TEST(ATraceOnPaper, HasTheWholeTreeToBeFilledInAndTheKeyOnPagesOfItsOwn) {
    const Ruleset& game = **gameNamed("cards");
    std::vector<Look> looks;
    ASSERT_TRUE(lookThrough({&game, "2:1/2:2 G", 3}, {},
                            [&](const std::vector<Look>& all) { looks = all; }));
    const Trace &whole = *looks[0].trace, &cut = *looks[1].trace;
    ASSERT_LT(cut.nodes.size(), whole.nodes.size());
    const Drawings pages = traceOnPaper(game, whole, cut, "Heaps");
    ASSERT_EQ(pages.size(), 2u);
    expectWholeOnPaper(pages);
    const QStringList blanks = wordsOnPage(pages[0]), key = wordsOnPage(pages[1]);
    const auto leaves = std::ranges::count(whole.nodes, Left::Leaf, &Trace::Node::how);
    const auto nodes = std::ssize(whole.nodes);
    EXPECT_EQ(blanks.count("Leaf"), leaves);
    EXPECT_EQ(blanks.count("____"), 2 * leaves + 4 * (nodes - leaves));
    EXPECT_EQ(blanks.filter("Cut:").size(), 0);
    EXPECT_EQ(key.count("____"), 0);
    EXPECT_TRUE(key.contains("α"));
    EXPECT_FALSE(key.filter("Cut:").isEmpty());
    EXPECT_FALSE(wordsOnPage(traceOnPaper(game, whole, whole, "Heaps")[1]).contains("α"))
        << "minimax has no bounds";
}

TEST(ATraceOnPaper, OfALargeTreeHasItsFirstNodes) {
    const Ruleset& game = **gameNamed("cards");
    std::vector<Look> looks;
    ASSERT_TRUE(lookThrough({&game, "7:3/8:3 G", 4}, {},
                            [&](const std::vector<Look>& all) { looks = all; }));
    ASSERT_GT(looks[0].trace->nodes.size(), mostNodesOnPaper);
    qsizetype lines = 0;
    for (const Drawing& page : traceOnPaper(game, *looks[0].trace, *looks[0].trace, "Heaps"))
        if (page.title.startsWith("Key"))
            lines += wordsOnPage(page).count("Green") + wordsOnPage(page).count("Red");
    EXPECT_EQ(lines, static_cast<qsizetype>(mostNodesOnPaper));
}

TEST(ATraceOnPaper, SaysNoValueOfANodeThatWasNotLeft) {
    const Ruleset& game = **gameNamed("cards");
    std::vector<Look> looks;
    ASSERT_TRUE(
        lookThrough({&game, "2:2 G", 2}, {}, [&](const std::vector<Look>& all) { looks = all; }));
    Trace part = *looks[0].trace;
    const QStringList all = wordsOnPage(traceOnPaper(game, part, part, "Heaps")[1]);
    EXPECT_FALSE(all.contains("More nodes follow."));
    part.nodes.front().left = Trace::never;
    part.whole = false;
    const QStringList some = wordsOnPage(traceOnPaper(game, part, part, "Heaps")[1]);
    EXPECT_TRUE(some.contains("More nodes follow."));
    const auto hasNumber = [](const QString& word) {
        return word == "1" || word == typeset("-1") || word == "0";
    };
    EXPECT_EQ(std::ranges::count_if(some, hasNumber), std::ranges::count_if(all, hasNumber) - 1);
}

TEST(ATraceView, HasTheSidesInStrongLettersAndRoomForTheirNames) {
    Ruleset game = *gameNamed("tic-tac-toe").value();
    game.name.sides[0] = "The one who begins with the crosses";
    TraceView view;
    view.resize(1400, 300);
    view.put(&game, searchOfTicTacToe(game, 1));
    const ElisionWatch watch;
    view.grab();
    EXPECT_TRUE(watch.elided().isEmpty());
    for (const ElisionWatch::Sized& each : watch.sized())
        EXPECT_EQ(each.height, watch.sized().front().height) << each.text.toStdString();
    ASSERT_GT(weightOf("b2", view), 0);
    EXPECT_GT(weightOf(game.name.sides[0], view), weightOf("b2", view));
}

TEST(ATraceView, ShowsTheMovesAroundTheLastTriedWhereNotAllHaveRoom) {
    const Ruleset& game = **gameNamed("tic-tac-toe");
    TraceView view;
    view.put(&game, searchOfTicTacToe(game, 1)); // at the root, before any move is tried
    view.resize(160, 300);
    const auto shows = [&](const char* move) { return weightOf(move, view) > 0; };
    EXPECT_TRUE(shows("a1"));
    EXPECT_FALSE(shows("c3")) << "it is counted in the last box";
    view.setStep(19); // back at the root, all are tried
    EXPECT_FALSE(shows("a1"));
    EXPECT_TRUE(shows("c3"));
}

TEST(ATracePlayer, StepsFromAnywhereByItsKeysAndTellsOfASearchThatWentOn) {
    EnglishPlurals english;
    QCoreApplication::installTranslator(&english);
    const Ruleset& game = **gameNamed("tic-tac-toe");
    const auto whole = searchOfTicTacToe(game, 1);
    Trace part = *whole;
    part.whole = false;
    TracePlayer player;
    player.show();
    player.activateWindow();
    ASSERT_TRUE(QTest::qWaitForWindowActive(&player));
    EXPECT_FALSE(player.isEnabled());
    EXPECT_TRUE(player.moves().empty());
    const auto place = [&] { return player.findChild<QLabel*>("stepPlace")->text(); };
    const auto has = [&](const char* button) {
        return player.findChild<QWidget*>(QLatin1String(button))->hasFocus();
    };
    player.put(&game, ".../.../... X", whole);
    EXPECT_EQ(place(), "Step 1 of 20.");
    EXPECT_EQ(player.position(), ".../.../... X");
    player.goTo({"b2"});
    EXPECT_EQ(player.moves(), std::vector<std::string>{"b2"});
    EXPECT_EQ(player.position(), ".../.X./... O");
    const int there = player.step();
    player.goTo({"b2", "a1"}); // which was not searched
    player.put(&game, ".../.../... X", whole);
    EXPECT_EQ(player.step(), there) << "it is the same search";
    player.takeKeys();
    EXPECT_TRUE(has("stepOn"));
    player.setStep(19);
    player.takeKeys();
    EXPECT_TRUE(has("stepBack"));
    player.put(&game, ".../.../... X", std::make_shared<const Trace>(part));
    EXPECT_EQ(player.step(), 0);
    EXPECT_EQ(place(), "Step 1 of 20. The first 10 nodes can be stepped through; the search went "
                       "on.");
    player.setPlain();
    for (const char* name : {"traceLegend", "nextCut", "openPosition"})
        EXPECT_FALSE(player.findChild<QWidget*>(QLatin1String(name))->isVisible()) << name;
}

TEST(ATraceOverview, HasAGapBetweenNodesThatAreNotTooNarrow) {
    TraceOverview overview;
    overview.put(searchOfTicTacToe(*gameNamed("tic-tac-toe").value(), 1));
    const auto isGap = [&](int x) {
        const QRectF first = overview.nodeRect(1);
        const int y = static_cast<int>(first.center().y());
        const QImage image = overview.grab().toImage();
        return image.pixel(x, y) != image.pixel(static_cast<int>(first.left()), y);
    };
    overview.resize(9 * 30, 40);
    EXPECT_FALSE(isGap(28));
    EXPECT_TRUE(isGap(29));
    overview.resize(9 * 3, 40);
    EXPECT_FALSE(isGap(2));
}

} // namespace bouton::testing
