// SPDX-License-Identifier: MIT
#include <QApplication>
#include <QTimer>

#include "session/session.h"
#include "ui/archive/archive_page_parts.h"
#include "ui/archive/own_ratings.h"
#include "ui/archive_on_screen.h"
#include "ui/theme/theme.h"

// The page of the archive, by clicks and keys.

namespace bouton::testing {

using ::testing::HasSubstr;

TEST_F(ArchiveOnScreen, ListsEveryGameTheNewestFirst) {
    EXPECT_TRUE(text("archiveCount").startsWith(QStringLiteral("250 game")));
    for (int row = 1; row < gamesOnScreen; ++row)
        EXPECT_GE(entry(row - 1)->ended, entry(row)->ended);
}

TEST_F(ArchiveOnScreen, NumbersStandToTheRightAndWordsToTheLeft) {
    const QStringList numbers{"Moves", "Hints", "Slips"};
    int found = 0;
    for (int column = 0; column < page.model().columnCount(); ++column) {
        const QString head =
            page.model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
        const int to = page.model().index(0, column).data(Qt::TextAlignmentRole).toInt();
        EXPECT_EQ(bool(to & Qt::AlignRight), numbers.contains(head)) << head.toStdString();
        found += numbers.contains(head);
    }
    EXPECT_EQ(found, numbers.size());
}

// Set smaller by nobody, and cut only where there is no room at all.
TEST_F(ArchiveOnScreen, ShowsEveryTextOfItsColumnsWhole) {
    SavedGame longest = late("long");
    longest.seats[1] = SavedGame::Chair{"human"};
    longest.forfeit = Forfeit{Side::One, Forfeit::Why::Resigned};
    archive.add(longest);
    ASSERT_TRUE(listed(gamesOnScreen + 1));
    for (const QSize size : {QSize(800, 560), QSize(1280, 720), QSize(1920, 1000)}) {
        page.resize(size);
        QApplication::processEvents();
        int columns = 0;
        for (int column = 0; column < page.model().columnCount(); ++column) {
            if (page.table()->isColumnHidden(column))
                continue;
            ++columns;
            if (size.width() == 800
                && (column == static_cast<int>(Column::Game)
                    || column == static_cast<int>(Column::Opponent)))
                continue;
            const int room = page.table()->columnWidth(column) - 2 * Theme::unit;
            for (int row = 0; row < 40; ++row) {
                const QString words = page.model().index(row, column).data().toString();
                EXPECT_LE(page.table()->fontMetrics().horizontalAdvance(words), room)
                    << words.toStdString() << " at " << size.width();
            }
        }
        EXPECT_GE(columns, size.width() == 800 ? 4 : 5) << size.width();
        EXPECT_FALSE(page.table()->isColumnHidden(static_cast<int>(Column::Result)));
    }
}

TEST_F(ArchiveOnScreen, TellsTheScoreOfAGameThatCountsSomething) {
    for (int row = 0; row < 40; ++row) {
        const Entry* game = entry(row);
        ASSERT_TRUE(game);
        const QString result =
            page.model().index(row, static_cast<int>(Column::Result)).data().toString();
        const bool counts = game->game == "reversi" && !game->forfeit;
        EXPECT_EQ(result.contains(" to "), counts) << result.toStdString();
        if (!counts)
            continue;
        const auto [dark, light] = game->counts.value();
        EXPECT_TRUE(result.contains(QString::number(dark))
                    && result.contains(QString::number(light)))
            << result.toStdString();
        if (game->winner) {
            EXPECT_EQ(dark + light, 64) << "the empty cells are the winner's";
            EXPECT_EQ(*game->winner == Side::One, dark > light);
        }
    }
}

TEST_F(ArchiveOnScreen, LooksFarDownOnlyWhenSomebodyScrollsThere) {
    EXPECT_FALSE(page.model().entry(gamesOnScreen - 1));
    EXPECT_EQ(page.model().index(gamesOnScreen - 1, 0).data().toString(), QStringLiteral("…"));
    // The list may be asked anew meanwhile, and begins at its top then.
    EXPECT_TRUE(wait([&] {
        page.table()->scrollToBottom();
        return page.model().entry(gamesOnScreen - 1) != nullptr;
    }));
}

// The last page of rows may have one row.
TEST(AnArchiveModel, TellsWhenALonelyRowIsHere) {
    const QTemporaryDir folder;
    Archive archive(folder.path());
    for (const SavedGame& game : endedGames(101, 6, 60))
        archive.add(game);
    ArchiveModel model(archive, catalogue());
    model.show({});
    ASSERT_TRUE(
        QTest::qWaitFor([&] { return model.complete() && model.rowCount() == 101; }, patience));
    const QSignalSpy changed(&model, &ArchiveModel::dataChanged);
    EXPECT_EQ(model.index(100, 1).data().toString(), QStringLiteral("…"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return !changed.isEmpty(); }, patience));
    EXPECT_EQ(changed.front().at(0).toModelIndex(), model.index(100, 0));
    EXPECT_EQ(changed.front().at(1).toModelIndex(), model.index(100, model.columnCount() - 1));
    EXPECT_TRUE(model.entry(100));
}

TEST_F(ArchiveOnScreen, SearchesPlayersByTheirTitlesAndComments) {
    QTest::keyClicks(find<QLineEdit>("search"), QStringLiteral("golden p"));
    const auto golden = std::ranges::count_if(games, [](const SavedGame& game) {
        return game.seats[0].player.starts_with("golden")
               || game.seats[1].player.starts_with("golden");
    });
    ASSERT_GT(golden, 0);
    EXPECT_TRUE(listed(static_cast<int>(golden)));
    find<QLineEdit>("search")->clear();
    EXPECT_TRUE(listed(gamesOnScreen));
    QTest::keyClicks(find<QLineEdit>("search"), QStringLiteral("nothing has this"));
    EXPECT_TRUE(listed(0));
    EXPECT_FALSE(find<QWidget>("deleteButton")->isEnabled());
    EXPECT_FALSE(find<QWidget>("exportButton")->isEnabled());
}

TEST_F(ArchiveOnScreen, CallsItsReaderYouAndAnybodyElseByName) {
    bool one = false, two = false;
    for (int row = 0; row < 40; ++row) {
        const Entry* game = entry(row);
        ASSERT_TRUE(game);
        const QString players =
            page.model().index(row, static_cast<int>(Column::Opponent)).data().toString();
        const auto mine = game->mine();
        const bool people = game->players[0] == game->players[1] && game->players[0] == "human";
        EXPECT_EQ(players.startsWith("You – "), mine == Side::One || people)
            << players.toStdString();
        EXPECT_EQ(players == "You – A friend", people) << "as at the table";
        EXPECT_EQ(players.endsWith(" – You"), mine == Side::Two) << players.toStdString();
        one = one || mine == Side::One;
        two = two || mine == Side::Two;
    }
    EXPECT_TRUE(one && two);
}

TEST_F(ArchiveOnScreen, FiltersByGameAndOpponent) {
    auto* game = find<QComboBox>("filterGame");
    game->setCurrentIndex(game->findText(spoken("Towers and chessboard")));
    const auto is = [](const SavedGame& saved) { return saved.game == "towers"; };
    EXPECT_TRUE(listed(static_cast<int>(std::ranges::count_if(games, is))));
    auto* opponent = find<QComboBox>("filterOpponent");
    ASSERT_TRUE(wait([&] { return opponent->findText(QStringLiteral("Beginner")) > 0; }));
    EXPECT_EQ(opponent->findText(QStringLiteral("Golden pairs")), -1) << "not in Towers";
    opponent->setCurrentIndex(opponent->findText(QStringLiteral("Beginner")));
    const auto both = [&](const SavedGame& saved) {
        return is(saved) && entryOf(saved).opponent() == QStringLiteral("random");
    };
    EXPECT_TRUE(listed(static_cast<int>(std::ranges::count_if(games, both))));
    game->setCurrentIndex(0);
    EXPECT_EQ(opponent->currentText(), QStringLiteral("Beginner")) << "stays";
}

TEST(AFilterBar, SaysWhichGamesAreWanted) {
    FilterBar bar(catalogue());
    const auto box = [&](const char* name) {
        return bar.findChild<QComboBox*>(QLatin1String(name));
    };
    QSignalSpy changed(&bar, &FilterBar::changed);
    EXPECT_EQ(bar.filter(), Filter());
    EXPECT_TRUE(bar.isPlain());
    box("filterResult")->setCurrentIndex(1);
    EXPECT_EQ(bar.filter(), Filter{.outcome = Outcome::Win});
    EXPECT_FALSE(bar.isPlain());
    box("filterResult")->setCurrentIndex(2);
    EXPECT_EQ(bar.filter(), Filter{.outcome = Outcome::Draw});
    box("filterResult")->setCurrentIndex(3);
    EXPECT_EQ(bar.filter(), Filter{.outcome = Outcome::Loss});
    EXPECT_EQ(changed.size(), 3);
    box("filterResult")->setCurrentIndex(0);
    for (const auto& [at, days] : {std::pair{1, 7}, {2, 30}, {3, 365}}) {
        const QDateTime before = QDateTime::currentDateTime().addDays(-days);
        box("filterTime")->setCurrentIndex(at);
        const auto since = bar.filter().since.value().time_since_epoch().count();
        EXPECT_GE(since, before.toMSecsSinceEpoch());
        EXPECT_LT(since, before.toMSecsSinceEpoch() + 60'000);
    }
    Statistics known;
    for (const auto& [game, opponent] : {std::pair{"towers", "random"},
                                         {"cards", "random"},
                                         {"towers", "random"},
                                         {"towers", ""},
                                         {"tic-tac-toe", "golden-pairs"},
                                         {"towers", "human"}})
        known.cells.push_back({QLatin1String(game), QLatin1String(opponent), 202611});
    bar.setOpponents(known);
    const auto offered = [&] {
        QStringList titles;
        for (int i = 0; i < box("filterOpponent")->count(); ++i)
            titles << box("filterOpponent")->itemText(i);
        return titles.join(u'/').toStdString();
    };
    EXPECT_EQ(offered(), "All opponents/Beginner/Two computers/Student/A friend");
    box("filterTime")->setCurrentIndex(0);
    box("filterOpponent")->setCurrentIndex(2);
    EXPECT_EQ(bar.filter(), Filter{.opponent = QString("")}) << "two computers";
    box("filterOpponent")->setCurrentIndex(3);
    EXPECT_EQ(bar.filter(), Filter{.opponent = QString("golden-pairs")});
    EXPECT_EQ(box("filterOpponent")->toolTip(), "Student");
    box("filterGame")->setCurrentIndex(box("filterGame")->findText(spoken("Tic-tac-toe")));
    EXPECT_EQ(offered(), "All opponents/Student");
    EXPECT_EQ(bar.filter(),
              (Filter{.game = QString("tic-tac-toe"), .opponent = QString("golden-pairs")}));
    changed.clear();
    box("filterGame")->setCurrentIndex(box("filterGame")->findText(spoken("Card groups")));
    EXPECT_EQ(changed.size(), 2) << "whom one cannot choose any more";
    EXPECT_EQ(bar.filter(), Filter{.game = QString("cards")});
    EXPECT_EQ(box("filterOpponent")->toolTip(), "All opponents");
    bar.findChild<QLineEdit*>("search")->setText(" Towers ");
    EXPECT_EQ(bar.filter().words, (std::vector<QString>{"towers", "=towers="}));
    box("filterResult")->setCurrentIndex(1);
    box("filterTime")->setCurrentIndex(1);
    bar.clear();
    EXPECT_TRUE(bar.isPlain());
}

TEST_F(ArchiveOnScreen, SortsByAClickOnAHead) {
    QHeaderView* head = page.table()->horizontalHeader();
    const int plies = static_cast<int>(Column::Plies);
    page.resize(1600, page.height()); // where that column has room
    ASSERT_TRUE(wait([&] { return !page.table()->isColumnHidden(plies); }));
    const QPoint at(head->sectionViewportPosition(plies) + 5, head->height() / 2);
    QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, at);
    EXPECT_TRUE(wait([&] { return page.model().query().sortedBy == Column::Plies; }));
    EXPECT_TRUE(listed(gamesOnScreen));
    const bool descending = page.model().query().descending;
    for (int row = 1; row < 100; ++row)
        EXPECT_TRUE(descending ? entry(row - 1)->plies >= entry(row)->plies
                               : entry(row - 1)->plies <= entry(row)->plies);
    QTest::mouseClick(head->viewport(), Qt::LeftButton, {}, at);
    EXPECT_TRUE(wait([&] { return page.model().query().descending != descending; }));
}

TEST_F(ArchiveOnScreen, ShowsAGameAndReplaysIt) {
    clickRow(3);
    ASSERT_TRUE(opened());
    const Entry shown = *entry(3);
    EXPECT_EQ(page.details()->game()->game, gameOf(shown));
    auto* slider = find<QSlider>("detailsSlider");
    auto* board = find<BoardView>("detailsBoard");
    EXPECT_EQ(slider->value(), static_cast<int>(shown.plies));
    // A value: the page may read the game again when games come.
    const Match& opened = *page.details()->game()->match;
    const Picture last = opened.picture(opened.current()), start = opened.picture(0);
    const Picture second = opened.picture(opened.path(opened.current())[1]);
    EXPECT_EQ(board->picture(), last);
    slider->setValue(0);
    EXPECT_EQ(board->picture(), start);
    press("replayButton");
    EXPECT_TRUE(wait([&] {
        auto* now = page.findChild<BoardView*>(QStringLiteral("detailsBoard"));
        return now && now->picture() == second;
    }));
    press("replayButton");
    EXPECT_FALSE(text("detailsMove").isEmpty());
}

TEST_F(ArchiveOnScreen, TellsNoAccuracyOfAGameInWhichNothingCouldBeLost) {
    Entry shown = *entry(0);
    shown.review = Entry::Review::Done;
    shown.findings = {};
    page.details()->show(shown);
    EXPECT_TRUE(text("detailsFacts").contains(QStringLiteral("Your slips: 0.")));
    EXPECT_FALSE(text("detailsFacts").contains(QStringLiteral("Accuracy")));
    shown.findings.accuracy = {0.5, 0.5};
    page.details()->show(shown);
    EXPECT_TRUE(text("detailsFacts").contains(QStringLiteral("Accuracy: 50 %")));
}

TEST_F(ArchiveOnScreen, AReplayStopsAtTheLastMoveAndBeginsAgainAtTheStart) {
    clickRow(3);
    ASSERT_TRUE(opened());
    EXPECT_EQ(text("detailsTitle"), playersOf(catalogue(), *entry(3)));
    EXPECT_EQ(text("detailsFacts"),
              QStringLiteral("%1, %2. %3. Not yet analysed.")
                  .arg(gameTitle(catalogue(), entry(3)->game), timeText(entry(3)->ended),
                       resultOf(catalogue(), *entry(3))));
    const auto* slider = find<QSlider>("detailsSlider");
    const auto* button = find<QAbstractButton>("replayButton");
    auto* timer = page.details()->findChild<QTimer*>();
    ASSERT_TRUE(timer);
    EXPECT_EQ(timer->interval(), 700);
    timer->setInterval(1);
    ASSERT_EQ(slider->value(), slider->maximum());
    EXPECT_EQ(button->text(), "Replay");
    press("replayButton");
    EXPECT_EQ(slider->value(), 0);
    EXPECT_EQ(button->text(), "Stop");
    EXPECT_TRUE(wait([&] { return slider->value() == slider->maximum(); }));
    EXPECT_FALSE(timer->isActive());
    EXPECT_EQ(button->text(), "Replay");
    timer->setInterval(700);
    find<QSlider>("detailsSlider")->setValue(2);
    press("replayButton");
    EXPECT_EQ(slider->value(), 2) << "from where one is";
    press("replayButton");
    EXPECT_FALSE(timer->isActive());
    press("replayButton");
    clickRow(4);
    EXPECT_FALSE(timer->isActive()) << "of another game";
}

// A screen reader sets even a slider that is off.
TEST_F(ArchiveOnScreen, TheSliderOfNoGameShowsNothing) {
    ASSERT_TRUE(opened());
    auto* slider = find<QSlider>("detailsSlider");
    const int last = slider->value();
    find<QAction>("deleteAllAction")->trigger();
    ASSERT_TRUE(wait([&] { return text("detailsTitle") == "No game is chosen"; }));
    QAccessible::queryAccessibleInterface(slider)->valueInterface()->setCurrentValue(last - 1);
    EXPECT_EQ(slider->value(), last - 1);
    EXPECT_EQ(text("detailsMove"), "");
    EXPECT_FALSE(page.findChild<BoardView*>(QStringLiteral("detailsBoard")));
}

TEST_F(ArchiveOnScreen, OpensAGameOnATable) {
    QSignalSpy open(&page, &ArchivePage::openGame);
    clickRow(1);
    ASSERT_TRUE(opened());
    press("openGameButton");
    ASSERT_EQ(open.count(), 1);
    EXPECT_EQ(open[0][0].value<SavedGame>(), gameOf(*entry(1)));
}

TEST_F(ArchiveOnScreen, OpensAGameByADoubleClickEvenBeforeItIsRead) {
    QSignalSpy open(&page, &ArchivePage::openGame);
    ASSERT_TRUE(entry(2));
    QTest::mouseDClick(page.table()->viewport(), Qt::LeftButton, {},
                       page.table()->visualRect(page.model().index(2, 1)).center());
    ASSERT_TRUE(wait([&] { return open.count() > 0; }));
    ASSERT_TRUE(opened());
    EXPECT_EQ(open.count(), 1);
    EXPECT_EQ(open[0][0].value<SavedGame>(), gameOf(*entry(2)));
}

TEST_F(ArchiveOnScreen, SaysWhyAGameCannotBeShown) {
    SavedGame unknown = late("unknown");
    unknown.game = "go";
    archive.add(unknown);
    ASSERT_TRUE(listed(gamesOnScreen + 1));
    page.table()->clearSelection();
    clickRow(0);
    EXPECT_TRUE(wait([&] { return text("detailsMove").contains(QStringLiteral("go")); }));
    EXPECT_FALSE(find<QWidget>("openGameButton")->isEnabled());
}

TEST_F(ArchiveOnScreen, CountsWinsByGameOpponentAndMonth) {
    find<QTabBar>("archiveTabs")->setCurrentIndex(1);
    auto* by = find<QComboBox>("statisticsBy");
    auto* table = find<ResultTable>("statisticsTable");
    auto* chart = find<Chart>("statisticsChart");
    ASSERT_TRUE(wait([&] { return table->rowCount() == 6; }));
    double won = 0, expected = 0;
    for (const Chart::Column& column : chart->data().columns)
        won += column.values[0];
    for (const SavedGame& game : games)
        expected += entryOf(game).outcome() == Outcome::Win;
    EXPECT_EQ(won, expected);
    EXPECT_EQ(chart->data().below, "Game");
    by->setCurrentIndex(1);
    EXPECT_EQ(chart->data().below, "Opponent");
    EXPECT_GT(table->rowCount(), 6);
    EXPECT_TRUE(table->item(0, 0)->text().contains(QStringLiteral(": ")));
    by->setCurrentIndex(2);
    EXPECT_EQ(table->horizontalHeaderItem(0)->text(), "Month");
    EXPECT_EQ(table->item(0, 0)->text(), QStringLiteral("2023-11"));
    EXPECT_TRUE(text("streaks").startsWith(QStringLiteral("Won in a row")));
    EXPECT_TRUE(text("practice").contains(QStringLiteral("Towers and chessboard (7 of 9")));
    EXPECT_FALSE(find<QWidget>("deleteButton")->isEnabled());
}

TEST_F(ArchiveOnScreen, TellsTheUsersRatingsOnceTheyAreKnown) {
    const OwnRatings ratings(archive, catalogue());
    ArchiveStatistics statistics(archive, catalogue(), [](const Ruleset&) { return Score{}; });
    statistics.setRatings(ratings);
    const auto* streaks = statistics.findChild<QLabel*>("streaks");
    EXPECT_FALSE(streaks->text().contains("Your rating"));
    EXPECT_TRUE(wait([&] { return streaks->text().startsWith("Reversi: your rating is "); }));
}

// A game of Reversi that counts for the user's rating.
static SavedGame ratedGame(Random& random, int number, std::optional<Side> winner) {
    SavedGame saved = endedGame(**gameNamed("reversi"), random, number);
    saved.seats = {SavedGame::Chair{"human"}, SavedGame::Chair{"ladder:step=8"}};
    saved.forfeit.reset();
    saved.winner = winner;
    saved.firstEnd = SavedGame::FirstEnd{winner, true};
    return saved;
}

TEST_F(ArchiveOnScreen, TellsWhatTheNewestGameHasMadeOfTheRating) {
    const Ruleset& game = *gameNamed("reversi").value();
    const OwnRatings ratings(archive, catalogue());
    Random random(3);
    int number = 1'000;
    const auto told = [&](std::optional<Side> winner) {
        const SavedGame saved = ratedGame(random, ++number, winner);
        archive.add(saved);
        EXPECT_TRUE(wait([&] { return ratings.of(game).newest == saved.id; }));
        Session session(game, 1);
        session.restore(reopen(saved).value());
        return plural(ratings.wordsAfter(session)).toStdString();
    };
    const auto rating = [&](const char* words, const char* end) {
        return words + std::to_string(ratings.of(game).now->value) + end;
    };
    const auto within = [&] {
        return " \u00b1 " + std::to_string(ratings.of(game).now->within) + ", from "
               + std::to_string(ratings.of(game).games) + " games.";
    };
    (void)told(Side::One);
    std::string words = told(Side::Two);
    EXPECT_EQ(words, rating("Your rating fell to ", within().c_str()));
    words = told(Side::One);
    EXPECT_EQ(words, rating("Your rating rose to ", within().c_str()));
    EXPECT_EQ(plural(ratings.wordsOfAll()).toStdString(),
              rating("Reversi: your rating is ", within().c_str()));
}

TEST_F(ArchiveOnScreen, SaysWhatARatingStillNeeds) {
    const Ruleset& game = *gameNamed("reversi").value();
    for (const auto& [winner, needed] : {std::pair(Side::One, "win"), {Side::Two, "lose"}}) {
        QTemporaryDir folder;
        Archive fresh(folder.path());
        const OwnRatings ratings(fresh, catalogue());
        Random random(3);
        for (int number = 1; number <= 2; ++number) {
            const SavedGame saved = ratedGame(random, number, winner);
            fresh.add(saved);
            ASSERT_TRUE(wait([&] { return ratings.of(game).newest == saved.id; }));
            EXPECT_EQ(ratings.words(game), QString());
            Session session(game, 1);
            session.restore(reopen(saved).value());
            EXPECT_EQ(ratings.wordsAfter(session).toStdString(),
                      std::string("Your rating comes with the first game that you do not ") + needed
                          + '.');
        }
    }
}

// One win over the weakest and a loss against the strongest bound it, but hundreds of points apart.
TEST_F(ArchiveOnScreen, TellsNoRatingThatIsNotSureYet) {
    const Ruleset& game = *gameNamed("reversi").value();
    QTemporaryDir other;
    Archive fresh(other.path());
    const OwnRatings ratings(fresh, catalogue());
    Random random(3);
    SavedGame last;
    for (const auto& [player, winner] :
         {std::pair("random", Side::One), std::pair("ladder:step=18", Side::Two)}) {
        last = ratedGame(random, winner == Side::One ? 1 : 2, winner);
        last.seats[1] = SavedGame::Chair{player};
        fresh.add(last);
    }
    ASSERT_TRUE(wait([&] { return ratings.of(game).newest == last.id; }));
    ASSERT_EQ(ratings.of(game).games, 2u);
    EXPECT_FALSE(ratings.of(game).now);
    EXPECT_EQ(ratings.words(game), QString());
    Session session(game, 1);
    session.restore(reopen(last).value());
    EXPECT_EQ(ratings.wordsAfter(session).toStdString(),
              "Your rating comes after a few more games.");
}

TEST_F(ArchiveOnScreen, ListsAllMonthsAndPlotsTheNewest) {
    SavedGame late = *std::ranges::find_if(
        games, [](const SavedGame& game) { return entryOf(game).outcome() == Outcome::Win; });
    for (int month = 1; month <= 30; ++month) {
        late.id = "month" + std::to_string(month);
        late.begun += std::chrono::days(31);
        late.touched += std::chrono::days(31);
        archive.add(late);
    }
    find<QTabBar>("archiveTabs")->setCurrentIndex(1);
    find<QComboBox>("statisticsBy")->setCurrentIndex(2);
    auto* table = find<ResultTable>("statisticsTable");
    ASSERT_TRUE(wait([&] { return table->rowCount() == 31; }));
    const std::vector<Chart::Column>& plotted = find<Chart>("statisticsChart")->data().columns;
    ASSERT_EQ(plotted.size(), 24u);
    EXPECT_EQ(plotted.front().name, table->item(31 - 24, 0)->text());
    EXPECT_EQ(plotted.back().name, table->item(30, 0)->text());
}

TEST_F(ArchiveOnScreen, FollowsGamesThatEndMeanwhileAndTheChosenOneStaysChosen) {
    clickRow(5);
    const Entry::Number chosen = entry(5)->number;
    archive.add(late("late"));
    ASSERT_TRUE(listed(gamesOnScreen + 1));
    EXPECT_EQ(entry(0)->id, QStringLiteral("late"));
    EXPECT_TRUE(wait([&] { return page.table()->currentIndex().row() == 6; }));
    EXPECT_EQ(entry(6)->number, chosen);
}

TEST_F(ArchiveOnScreen, ShowsWhatAReviewFindsAsSoonAsItIsKnown) {
    clickRow(0);
    const Entry::Number number = entry(0)->number;
    ASSERT_EQ(entry(0)->review, Entry::Review::NotYet);
    archive.ask(
        &page, {},
        [number](Store& store) {
            return store.keepFindings(number, Findings{.slips = {1, 2}, .accuracy = {0.5, 0.25}});
        },
        [&](Or<void>) { emit archive.reviewed(number); });
    EXPECT_TRUE(wait([&] { return text("detailsFacts").contains(QStringLiteral("lips: ")); }));
    EXPECT_TRUE(page.model().index(0, 7).data().toString().contains(QStringLiteral("%")));
    find<QComboBox>("statisticsBy")->setCurrentIndex(2);
    emit archive.changed();
    const auto slips = QStringLiteral("%1.00").arg(slipsOf(*entry(0)));
    const auto* table = find<ResultTable>("statisticsTable");
    EXPECT_TRUE(wait([&] { return table->rowCount() == 1 && table->item(0, 8)->text() == slips; }));
}

TEST_F(ArchiveOnScreen, FitsItsColumnsIntoASmallWindowByLeavingSomeOut) {
    const auto shown = [&] {
        int columns = 0;
        for (int i = 0; i < page.model().columnCount(); ++i)
            columns += !page.table()->isColumnHidden(i);
        return columns;
    };
    page.resize(800, 600);
    QCoreApplication::processEvents();
    EXPECT_EQ(page.width(), 800);
    const int few = shown();
    EXPECT_GE(few, 4);
    for (const int wanted : {0, 1, 2, 3}) // when, which game, who, how it ended
        EXPECT_FALSE(page.table()->isColumnHidden(wanted));
    EXPECT_LE(page.table()->horizontalHeader()->length(), page.table()->viewport()->width());
    page.resize(1900, 1000);
    QCoreApplication::processEvents();
    EXPECT_GT(shown(), few);
    EXPECT_EQ(shown(), page.model().columnCount());
    EXPECT_EQ(page.table()->viewport()->x(), 0) << "without a frame";
    EXPECT_LE(page.table()->horizontalHeader()->length(), page.table()->viewport()->width());
}

TEST_F(ArchiveOnScreen, InvitesWhereNoGameIsListedAndIsLeftByItsButtons) {
    EXPECT_FALSE(find<QWidget>("emptyTitle")->isVisible());
    QTest::keyClicks(find<QLineEdit>("search"), QStringLiteral("nobody was called so"));
    ASSERT_TRUE(listed(0));
    ASSERT_TRUE(wait([&] { return find<QWidget>("emptyTitle")->isVisible(); }));
    EXPECT_EQ(text("emptyTitle"), QStringLiteral("No game fits"));
    EXPECT_EQ(find<QAbstractButton>("emptyButton")->text(), "Show all games");
    press("emptyButton");
    ASSERT_TRUE(listed(gamesOnScreen));
    EXPECT_FALSE(find<QWidget>("emptyTitle")->isVisible());
    page.deleteAll();
    ASSERT_TRUE(listed(0));
    ASSERT_TRUE(wait([&] { return find<QWidget>("emptyTitle")->isVisible(); }));
    EXPECT_EQ(text("emptyTitle"), QStringLiteral("No games here yet"));
    EXPECT_THAT(text("emptyWords").toStdString(), HasSubstr("Every game"));
    EXPECT_EQ(find<QAbstractButton>("emptyButton")->text(), "Choose a game");
    EXPECT_FALSE(find<QWidget>("gameDetails")->isVisible());
    EXPECT_EQ(text("detailsTitle"), "No game is chosen");
    page.setOn(false);
    EXPECT_THAT(text("emptyWords").toStdString(), HasSubstr("switched off"));
    page.setOn(true);
    EXPECT_THAT(text("emptyWords").toStdString(), HasSubstr("Every game"));
    QSignalSpy left(&page, &ArchivePage::left);
    press("emptyButton");
    EXPECT_EQ(left.count(), 1);
    press("allGamesButton");
    EXPECT_EQ(left.count(), 2);
}

TEST_F(ArchiveOnScreen, DoesNotSayThatGamesAreKeptWhereTheyCannotBe) {
    const QString obstacle = folder.filePath(QStringLiteral("a file"));
    ASSERT_TRUE(QFile(obstacle).open(QIODevice::WriteOnly));
    Archive nowhere(obstacle);
    ArchivePage empty(nowhere, catalogue(), [](const Ruleset&) { return Score{}; });
    empty.show();
    const auto* words = empty.findChild<QLabel*>(QStringLiteral("emptyWords"));
    ASSERT_TRUE(
        wait([&] { return words->isVisible() && words->text().contains("cannot be used"); }));
    EXPECT_FALSE(words->text().contains("Every game"));
    EXPECT_EQ(empty.findChild<QLabel*>(QStringLiteral("practice"))->text(),
              "Practice: no exercise was answered yet.");
}

TEST_F(ArchiveOnScreen, KeepsItsListAndSaysSoWhereGamesCannotBeRead) {
    Database other(folder.path());
    other.open();
    ASSERT_TRUE(other.run(QStringLiteral("DROP TABLE game")));
    emit archive.changed();
    EXPECT_TRUE(tells("no such table"));
    bool asked = false; // after all that the page has asked
    archive.ask(
        &page, {}, [](Store&) { return true; }, [&](bool) { asked = true; });
    ASSERT_TRUE(wait([&] { return asked; }));
    EXPECT_FALSE(page.model().complete());
    EXPECT_EQ(page.model().rowCount(), gamesOnScreen);
}

// A row that does not say what its text says: damage, or a copy from elsewhere. The text is shown,
// as its moves are; the list shows the row.
TEST_F(ArchiveOnScreen, ARowThatContradictsItsTextIsListedToldAndHarmless) {
    const auto change = [&](const char* set) {
        std::optional<bool> done;
        archive.ask(
            &page, {},
            [set = QString(set)](Store& store) {
                return store.base()
                    .run("UPDATE game SET " + set + " WHERE ended = (SELECT max(ended) FROM game)")
                    .has_value();
            },
            [&](bool ran) { done = ran; });
        EXPECT_TRUE(wait([&] { return done.has_value(); }) && *done) << set;
    };
    const SavedGame newest = gameOf(*entry(0));
    const QString title = gameTitle(catalogue(), QString::fromStdString(newest.game));
    const QString word = QStringLiteral("The list does not say the same of it.");
    ASSERT_TRUE(opened());
    EXPECT_FALSE(text("detailsFacts").contains(word));
    const char* other = newest.game == "towers" ? "game = 'cards'" : "game = 'towers'";
    for (const char* set :
         {"game = 'nosuch'", other, "game = x'00ff'", "first = 'nobody:x=9', second = ''",
          "plies = 9223372036854775807", "month = -9223372036854775807", "hints = 'many'",
          "first_hints = 9", "winner = 7", "forfeit = 99", "ended = 9223372036854775806",
          "id = 'another', outcome = 9"}) {
        change(set);
        page.hide();
        page.show(); // asks anew
        ASSERT_TRUE(listed(gamesOnScreen)) << set;
        page.table()->selectRow(0);
        ASSERT_TRUE(wait([&] { return text("detailsFacts").contains(word); })) << set;
        ASSERT_TRUE(opened()) << set;
        EXPECT_TRUE(text("detailsFacts").startsWith(title)) << text("detailsFacts").toStdString();
        EXPECT_TRUE(wait([&] { return opened() && page.details()->game()->game.id == newest.id; }));
        const Match& match = *page.details()->game()->match;
        EXPECT_EQ(match.game().name.id, newest.game);
        EXPECT_EQ(find<BoardView>("detailsBoard")->picture(), match.picture(match.current()));
        auto* slider = find<QSlider>("detailsSlider");
        for (const int ply : {0, slider->maximum()})
            slider->setValue(ply);
        find<QTabBar>("archiveTabs")->setCurrentIndex(1); // the numbers of all
        EXPECT_TRUE(wait([&] { return find<Chart>("statisticsChart")->isVisible(); }));
        find<QTabBar>("archiveTabs")->setCurrentIndex(0);
    }
}

} // namespace bouton::testing
