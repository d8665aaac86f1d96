// SPDX-License-Identifier: MIT
#include "session/shelf.h"

// Who keeps the game of a table after every move.

namespace bouton::testing {

class KeeperTest : public ShelfTest {
protected:
    struct Program { // with one table
        explicit Program(const QString& folder, const Ruleset& rules = ticTacToe())
            : shelf(folder), keeper(shelf), table(rules) {
            keeper.watch(table);
        }
        // Whether this program holds the game, so that another one gets a copy of it.
        bool holds(const std::string& id) {
            shelf.finish();
            Shelf other(shelf.folder());
            QSignalSpy opened(&other, &Shelf::opened);
            other.open(id);
            EXPECT_TRUE(waitFor([&] { return !opened.isEmpty(); }));
            return opened[0][0].value<std::shared_ptr<Shelf::Opened>>()->copied;
        }
        void play(std::initializer_list<Cell> cells) {
            if (table.phase() == Session::Phase::SettingUp)
                begin(table, twoHumans(table.game()));
            for (const Cell cell : cells)
                table.click(cell);
        }
        Shelf shelf;
        Keeper keeper;
        Table table;
    };
    // The id of a game of two plies that an earlier program has left.
    std::string gameOfBefore() const {
        Program program(folder.path());
        program.play({{1, 1}, {0, 0}});
        program.keeper.keepAll();
        return program.table.id();
    }
};

TEST_F(KeeperTest, KeepsAGameAfterEveryMove) {
    Program program(folder.path());
    std::size_t plies = 0;
    for (const Cell cell : {Cell{1, 1}, {0, 0}, {0, 2}}) {
        program.play({cell});
        ++plies;
        ASSERT_TRUE(waitFor([&] {
            return program.keeper.unfinished().size() == 1
                   && program.keeper.unfinished()[0].plies == plies;
        }));
    }
    EXPECT_TRUE(program.keeper.onATable(program.keeper.unfinished()[0].id));
    EXPECT_FALSE(program.keeper.newestOf(ticTacToe()));
}

TEST_F(KeeperTest, BringsTheGameBackAfterTheProgramHasEnded) {
    const std::string id = gameOfBefore();
    Program program(folder.path());
    ASSERT_TRUE(waitFor([&] { return program.keeper.newestOf(ticTacToe()); }));
    QSignalSpy brought(&program.keeper, &Keeper::brought);
    program.keeper.bring(program.table, id);
    ASSERT_TRUE(brought.wait(patience));
    EXPECT_EQ(program.table.id(), id);
    EXPECT_EQ(program.table.match()->record(), "tic-tac-toe: .../.../... X; b2 a1");
}

TEST_F(KeeperTest, SaysWhyAGameCannotBeBroughtBack) {
    Program program(folder.path());
    QSignalSpy failed(&program.keeper, &Keeper::failed);
    const std::string id = "01234567-89ab-4def-8123-456789abcdef";
    program.keeper.bring(program.table, id);
    ASSERT_TRUE(waitFor([&] { return !failed.isEmpty(); }));
    EXPECT_EQ(english(failed[0][0].value<Phrase>()),
              "The file \"" + path((id + ".bouton").c_str()).toStdString()
                  + "\" cannot be read: No such file or directory.");
}

TEST_F(KeeperTest, LetsANewGameThatHasBegunMeanwhileBe) {
    const std::string before = gameOfBefore();
    Program program(folder.path());
    ASSERT_TRUE(waitFor([&] { return program.keeper.newestOf(ticTacToe()); }));
    EXPECT_EQ(program.keeper.newestOf(ticTacToe())->id, before);
    QSignalSpy opened(&program.shelf, &Shelf::opened);
    program.keeper.bring(program.table, before);
    program.play({{0, 0}});
    ASSERT_TRUE(waitFor([&] { return opened.size() == 1; }));
    EXPECT_EQ(program.table.match()->record(), "tic-tac-toe: .../.../... X; a1");
    EXPECT_FALSE(program.holds(before));
}

TEST_F(KeeperTest, UndoAtTheStartBringsBackTheGameBeforeAlsoInAnotherLife) {
    {
        Program program(folder.path());
        program.play({{1, 1}, {0, 0}});
        ASSERT_TRUE(program.table.setUp(twoHumans(ticTacToe())));
        program.play({{2, 2}});
        program.keeper.keepAll();
    }
    Program program(folder.path());
    ASSERT_TRUE(waitFor([&] { return program.keeper.newestOf(ticTacToe()); }));
    QSignalSpy brought(&program.keeper, &Keeper::brought);
    program.table.undo(); // a fresh table: the last game is the one before
    ASSERT_TRUE(brought.wait(patience));
    EXPECT_EQ(program.table.match()->record(), "tic-tac-toe: .../.../... X; c3");
    program.table.undo();
    program.table.undo(); // at its start
    ASSERT_TRUE(brought.wait(patience));
    EXPECT_EQ(program.table.match()->record(), "tic-tac-toe: .../.../... X; b2 a1");
    EXPECT_EQ(said(program.table).back(), "This is the game before, as it was put away.");
}

TEST_F(KeeperTest, RedoLeadsToTheGameThatUndoHasLeft) {
    Program program(folder.path());
    program.play({{1, 1}, {0, 0}});
    for (const bool played : {false, true}) {
        ASSERT_TRUE(program.table.setUp(twoHumans(ticTacToe())));
        program.play({});
        if (played)
            program.play({{2, 2}});
        const std::string left = program.table.id(), record = program.table.match()->record();
        if (played)
            program.table.undo();
        QSignalSpy brought(&program.keeper, &Keeper::brought);
        program.table.undo();
        ASSERT_TRUE(brought.wait(patience));
        EXPECT_EQ(program.table.match()->record(), "tic-tac-toe: .../.../... X; b2 a1");
        program.table.undo();
        program.table.redo();
        EXPECT_TRUE(program.table.ways().canRedo) << "at its end";
        program.table.redo();
        ASSERT_TRUE(brought.wait(patience));
        EXPECT_EQ(program.table.id(), left);
        if (played)
            program.table.redo();
        EXPECT_EQ(program.table.match()->record(), record);
        EXPECT_FALSE(program.table.ways().canRedo);
    }
    program.table.undo();
    QSignalSpy brought(&program.keeper, &Keeper::brought);
    program.table.undo();
    ASSERT_TRUE(brought.wait(patience));
    program.play({{2, 1}});
    EXPECT_FALSE(program.table.ways().canRedo) << "a move goes another way";
}

TEST_F(KeeperTest, TheGamePlayedLastStaysTheFirstOneWhenTheProgramEnds) {
    Program program(folder.path());
    Table other(*gameNamed("reversi").value());
    program.keeper.watch(other);
    begin(other, twoHumans(other.game()));
    other.click(other.clicking().next().front());
    program.keeper.keepAll();
    program.play({{1, 1}});
    program.keeper.keepAll();
    const auto kept = [&] {
        program.shelf.finish();
        QCoreApplication::processEvents();
        return program.keeper.unfinished();
    };
    const std::vector<SavedGame> played = kept();
    ASSERT_EQ(played.size(), 2U);
    EXPECT_EQ(played[0].game, "tic-tac-toe");
    program.keeper.keepAll(); // as at the end of the program
    EXPECT_EQ(kept(), played);
}

TEST_F(KeeperTest, AGameThatIsOnlyLookedAtStaysAsOldAsItWas) {
    const std::string id = gameOfBefore();
    Program program(folder.path());
    ASSERT_TRUE(waitFor([&] { return program.keeper.newestOf(ticTacToe()); }));
    const auto touched = program.keeper.newestOf(ticTacToe())->touched;
    const auto touchedNow = [&] {
        program.keeper.keepAll();
        program.shelf.finish();
        QCoreApplication::processEvents();
        return program.keeper.unfinished().front().touched;
    };
    QSignalSpy brought(&program.keeper, &Keeper::brought);
    program.keeper.bring(program.table, id);
    ASSERT_TRUE(brought.wait(patience));
    EXPECT_EQ(touchedNow(), touched);
    program.play({{2, 2}});
    EXPECT_GT(touchedNow(), touched);
}

TEST_F(KeeperTest, ATableThatIsGoneHoldsNoGame) {
    Program program(folder.path());
    {
        Table gone(ticTacToe());
        program.keeper.watch(gone);
        begin(gone, twoHumans(ticTacToe()));
        gone.click({0, 0}); // which is to be kept soon
    }
    QCoreApplication::processEvents();
    program.keeper.keepAll();
    EXPECT_FALSE(program.keeper.onATable("nobody's"));
    program.keeper.archived("nobody's");
}

TEST_F(KeeperTest, ATableWithAGameOfItsOwnGetsNoneBeforeIt) {
    const std::string before = gameOfBefore();
    Program program(folder.path());
    program.play({{0, 0}}); // quicker than the disk
    program.keeper.keepAll();
    ASSERT_FALSE(program.table.id().empty());
    ASSERT_TRUE(waitFor([&] { return program.shelf.games().size() == 2; }));
    EXPECT_EQ(program.table.before(), "");
}

TEST_F(KeeperTest, ATableThatComesWhenTheGamesAreKnownHasTheOneBeforeAtOnce) {
    const std::string before = gameOfBefore();
    Shelf shelf(folder.path());
    waitUntilKnown(shelf);
    Keeper keeper(shelf);
    Table table(ticTacToe());
    keeper.watch(table);
    EXPECT_EQ(table.before(), before);
}

TEST_F(KeeperTest, TellsThatAGameCannotBeKept) {
    Shelf shelf(folder.path(), disk);
    Keeper keeper(shelf);
    QSignalSpy failed(&keeper, &Keeper::failed);
    disk->setFull(true);
    shelf.keep(game());
    ASSERT_TRUE(waitFor([&] { return failed.size() == 1; }));
    EXPECT_THAT(english(failed[0][0].value<Phrase>()), HasSubstr("the disk is full"));
}

TEST_F(KeeperTest, AGameThatIsAskedForTwiceStaysHeld) {
    const std::string id = gameOfBefore();
    Program program(folder.path());
    ASSERT_TRUE(waitFor([&] { return program.keeper.newestOf(ticTacToe()); }));
    QSignalSpy opened(&program.shelf, &Shelf::opened);
    program.table.undo(); // both before the disk has answered
    program.table.undo();
    ASSERT_TRUE(waitFor([&] { return opened.size() == 2; }));
    EXPECT_EQ(program.table.id(), id);
    EXPECT_TRUE(program.holds(id));
}

TEST_F(KeeperTest, AGameThatIsOnTheTableIsNotBroughtThereAgain) {
    Program program(folder.path());
    program.play({{1, 1}, {0, 0}});
    const std::string id = program.table.id();
    program.keeper.keepAll();
    QSignalSpy opened(&program.shelf, &Shelf::opened);
    program.keeper.bring(program.table, id);
    program.play({{2, 2}}); // while the disk reads what was there before
    ASSERT_TRUE(waitFor([&] { return opened.size() == 1; }));
    EXPECT_EQ(program.table.match()->record(), "tic-tac-toe: .../.../... X; b2 a1 c3");
    EXPECT_TRUE(program.holds(id));
}

TEST_F(KeeperTest, AGameThatTheArchiveHasIsNoNewsWhenItIsOnATableAgain) {
    std::string id;
    {
        Program program(folder.path());
        program.play({{1, 1}, {0, 0}, {0, 1}, {2, 2}, {2, 1}});
        id = program.table.id();
        program.keeper.keepAll();
        program.keeper.archived(id);
        program.shelf.finish();
    }
    Program program(folder.path());
    QSignalSpy ended(&program.keeper, &Keeper::ended);
    program.keeper.bring(program.table, id);
    ASSERT_TRUE(waitFor([&] { return program.table.id() == id; }));
    program.keeper.keepAll();
    EXPECT_TRUE(ended.isEmpty());
    program.table.comment(1, "a word"); // which the archive lacks
    program.keeper.keepAll();
    EXPECT_EQ(ended.size(), 1);
}

TEST_F(KeeperTest, TellsThatAGameHasEndedAndNoLongerListsIt) {
    Program program(folder.path());
    QSignalSpy ended(&program.keeper, &Keeper::ended);
    program.play({{1, 1}, {0, 0}, {0, 1}, {2, 2}, {2, 1}});
    ASSERT_TRUE(waitFor([&] { return !ended.isEmpty(); }));
    EXPECT_EQ(ended.back()[0].value<SavedGame>().winner, Side::One);
    const qsizetype told = ended.size();
    program.keeper.keepAll();
    EXPECT_EQ(ended.size(), told); // nothing is new
    program.table.comment(1, "a word");
    program.keeper.keepAll();
    EXPECT_EQ(ended.size(), told + 1);
    program.table.go(1);
    program.keeper.keepAll();
    EXPECT_EQ(ended.size(), told + 1) << "to look it through is no news";
    program.shelf.finish();
    ASSERT_TRUE(waitFor([&] { return program.shelf.games().size() == 1u; }));
    EXPECT_TRUE(program.keeper.unfinished().empty());
}

TEST_F(KeeperTest, PutsAGameFromElsewhereOnTheTableUnderAnIdOfItsOwn) {
    Program program(folder.path());
    program.play({{1, 1}});
    const std::string first = program.table.id();
    SavedGame other = game("tic-tac-toe", 3);
    other.forfeit.reset();
    Keeper::put(program.table, reopen(other).value());
    EXPECT_NE(program.table.id(), other.id);
    EXPECT_EQ(program.table.before(), first);
    program.keeper.keepAll();
    program.shelf.finish();
    ASSERT_TRUE(waitFor([&] { return program.shelf.games().size() == 2u; }));
}

} // namespace bouton::testing
