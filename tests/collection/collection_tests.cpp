// SPDX-License-Identifier: MIT
#include <filesystem>
#include <fstream>
#include <numeric>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "collection/reading.h"
#include "collection/search.h"
#include "collection/wthor.h"
#include "collection/wthor_writer.h"
#include "core/match_of.h"
#include "core/random.h"
#include "engine/temporary_folder.h"
#include "games/reversi/openings.h"
#include "games/reversi/symmetry.h"

// Collections of games (docs/othello-files.md). The tests make the games; the brute force plays
// every game by the rules, position by position.

namespace bouton::testing {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::SizeIs;

namespace {

using State = Reversi::State;

// A game by chance, up to so many discs that are set.
std::vector<int> cellsByChance(Random& random, std::size_t most = 60) {
    std::vector<int> cells;
    for (State state; cells.size() < most && !Reversi::result(state);) {
        const auto moves = Reversi::moves(state);
        const int move = moves[random.below(moves.size())];
        if (move != reversi::passMove)
            cells.push_back(move);
        state = Reversi::after(state, move);
    }
    return cells;
}

// The positions of a game in which somebody can move, and its last one.
std::vector<State> statesOf(const std::vector<int>& cells) {
    std::vector<State> states{State{}};
    for (const int cell : cells) {
        State next = Reversi::after(states.back(), cell);
        if (const auto moves = Reversi::moves(next);
            moves.size() == 1 && moves.front() == reversi::passMove)
            next = Reversi::after(next, reversi::passMove);
        states.push_back(next);
    }
    return states;
}

bool isTurned(const State& a, const State& b) {
    if (a.toMove != b.toMove)
        return false;
    for (int symmetry = 0; symmetry < reversi::symmetries; ++symmetry)
        if (reversi::turned(a.board, symmetry) == b.board)
            return true;
    return false;
}

// Some hundred games by chance, some of them turned so that they begin as they did.
std::vector<WthorGame> manyGames(Random& random) {
    std::vector<WthorGame> games;
    while (games.size() < 300) {
        WthorGame game{static_cast<int>(random.below(3)),
                       static_cast<int>(random.below(4)),
                       static_cast<int>(random.below(4)),
                       static_cast<int>(random.below(65)),
                       32,
                       cellsByChance(random, random.below(4) > 0 ? 60 : random.below(60))};
        games.push_back(game);
        const int symmetry = static_cast<int>(random.below(8));
        if (reversi::turned(reversi::startBoard, symmetry) != reversi::startBoard)
            continue;
        for (int& cell : game.cells)
            cell = reversi::turnedCell(cell, symmetry);
        games.push_back(game);
    }
    return games;
}

const WthorNames fourPlayers{{"Ann", "Ben", "Cleo", "Dan"}, {"Lake Cup", "Open", "League"}};

Collection collectionOf(const std::vector<WthorGame>& games) {
    Collection collection;
    EXPECT_TRUE(readWthor(wthorGames(games, 2001), fourPlayers, collection));
    return collection;
}

Wanted::Test isText(std::string wanted) {
    return [wanted = std::move(wanted)](std::string_view text) { return text == wanted; };
}

std::vector<Collection::Index> allOf(const Collection& games) {
    std::vector<Collection::Index> all(games.size());
    std::iota(all.begin(), all.end(), 0U);
    return all;
}

std::string refusalOf(const std::string& bytes) {
    Collection into;
    const auto read = readWthor(bytes, {}, into);
    EXPECT_EQ(into.size(), 0u);
    return read ? "" : english(read.error());
}

class CollectionFiles : public ::testing::Test {
protected:
    std::filesystem::path put(const std::string& name, const std::string& bytes) const {
        std::filesystem::create_directories((folder.path() / name).parent_path());
        std::ofstream(folder.path() / name, std::ios::binary) << bytes;
        return folder.path() / name;
    }
    static std::vector<std::string> sentences(const std::vector<Phrase>& phrases) {
        std::vector<std::string> all;
        for (const Phrase& each : phrases)
            all.push_back(english(each));
        return all;
    }
    static ReadCollection readAll(const std::vector<std::filesystem::path>& files) {
        auto read = readCollection(files);
        EXPECT_TRUE(read) << english(read.error());
        return read ? std::move(*read) : ReadCollection{};
    }

    const Folder folder;
    const std::vector<WthorGame> two{{1, 0, 2, 40, 33, cellsOf("f5d6c3d3c4")},
                                     {0, 2, 1, 20, 31, cellsOf("f5f6e6")}};
};

} // namespace

TEST(Collection, HasWhatTheFileOfWthorSays) {
    Collection games;
    ASSERT_TRUE(readWthor(
        wthorGames({{1, 0, 2, 40, 33, cellsOf("f5d6c3d3c4")}, {9, 1, 700, 20, 31, {}}}, 1985),
        fourPlayers, games));
    ASSERT_EQ(games.size(), 2u);
    const Collection::Game &first = games.game(0), &second = games.game(1);
    EXPECT_EQ(games.text(first.players[0]), "Ann");
    EXPECT_EQ(games.text(first.players[1]), "Cleo");
    EXPECT_EQ(games.text(first.event), "Open");
    EXPECT_EQ(games.text(first.date), "1985");
    EXPECT_EQ(first.discs, 40);
    EXPECT_EQ(first.theoretical, 33);
    EXPECT_EQ(first.moves, 5);
    EXPECT_EQ(first.number, 1u);
    EXPECT_STREQ(games.opening(first), "Tiger");
    EXPECT_EQ(games.result(first), Result{Side::One});
    EXPECT_EQ(games.text(second.event), "#9") << "it has no name";
    EXPECT_EQ(games.text(second.players[1]), "#700");
    EXPECT_EQ(second.number, 2u);
    EXPECT_EQ(games.result(second), Result{Side::Two});
}

TEST(Collection, KeepsEveryGameAsItWasPlayed) {
    Random random(1);
    const std::vector<WthorGame> made = manyGames(random);
    const Collection games = collectionOf(made);
    ASSERT_EQ(games.size(), made.size());
    for (Collection::Index i = 0; i < games.size(); ++i) {
        const std::vector<State> states = statesOf(made[i].cells);
        ASSERT_EQ(games.game(i).moves + 1u, states.size());
        for (std::size_t moves = 0; moves < states.size(); ++moves)
            ASSERT_EQ(games.after(games.game(i), moves), states[moves]);
        const ReadGame read = games.read(i);
        EXPECT_EQ(games.game(i).isComplete, read.match->result(read.match->current()).has_value());
        std::vector<int> cells;
        for (const Match::Node node : read.match->line())
            for (const Cell cell : read.match->moveCells(node))
                cells.push_back(cell.row * 8 + cell.column);
        EXPECT_EQ(cells, made[i].cells);
    }
}

TEST(Collection, TellsWhereMovesEndEarlyWithTheResultOfTheFile) {
    const Collection games = collectionOf(
        {{0, 0, 1, 40, 33, cellsOf("f5d6c3d3c4")}, {0, 0, 1, 12, 33, cellsOf("f5d6a1c4")}});
    EXPECT_FALSE(games.game(0).isComplete);
    EXPECT_FALSE(games.game(0).isWrong);
    const ReadGame early = games.read(0);
    ASSERT_THAT(early.notes.remarks, SizeIs(1));
    EXPECT_EQ(english(early.notes.remarks[0]),
              "Moves end at 5. The file gives the result as 40-24.");
    EXPECT_FALSE(early.notes.loser) << "nobody is said to have resigned";
    const ReadGame wrong = games.read(1);
    ASSERT_THAT(wrong.notes.remarks, SizeIs(2));
    EXPECT_EQ(english(wrong.notes.remarks[0]),
              "Moves end at 2: the next one of the file is not legal.");
    EXPECT_TRUE(games.game(1).isWrong);
    EXPECT_EQ(games.oddities().early, 2u);
    EXPECT_EQ(games.oddities().wrong, 1u);
    EXPECT_EQ(games.oddities().differing, 0u);
}

TEST(Collection, CountsResultsThatAreNotThoseOfTheBoard) {
    Random random(2);
    std::vector<WthorGame> made;
    while (made.size() < 20) {
        const std::vector<int> cells = cellsByChance(random);
        const State end = statesOf(cells).back();
        const int score = reversi::finalScore(end.board),
                  dark = end.toMove == Side::One ? score : -score;
        made.push_back({0, 0, 1, (64 + dark) / 2, 32, cells});
    }
    EXPECT_EQ(collectionOf(made).oddities().differing, 0u);
    made[3].discs = made[3].discs == 10 ? 11 : 10;
    const Collection games = collectionOf(made);
    EXPECT_EQ(games.oddities().differing, 1u);
    EXPECT_THAT(english(games.read(3).notes.remarks.at(0)), HasSubstr("On the board it is "));
    EXPECT_THAT(games.read(4).notes.remarks, IsEmpty());
}

TEST(Collection, RefusesFilesThatAreNotOfThisLayout) {
    const std::string file = wthorGames({{}, {}}, 2001);
    EXPECT_EQ(refusalOf(file.substr(0, 9)), "The file is cut off: it has only 9 bytes.");
    EXPECT_EQ(refusalOf(file.substr(0, 100)),
              "The file is cut off: its length in bytes is 100, and by its head it is 152.");
    EXPECT_EQ(refusalOf(file + "x"),
              "The file does not fit its head: its length in bytes is 153, and by its head it is "
              "152.");
    EXPECT_EQ(refusalOf(wthorGames({{}}, 2001, 10)),
              "The games are played on 10 x 10. Reversi has 8 x 8 alone.");
    Collection games;
    EXPECT_TRUE(readWthor(wthorGames({{}}, 2001, 0), {}, games)) << "0 is 8 x 8";
    EXPECT_FALSE(readWthorNames(wthorNames({"Ann", "Ben"}, 20).substr(0, 50), 20));
    EXPECT_FALSE(readWthorNames(wthorNames({"Ann"}, 20), 26));
}

TEST(Collection, ReadsNamesInLatin1) {
    const auto names = readWthorNames(wthorNames({"Andr\xe9 Berg", "\xc5sa\x07"}, 26), 26);
    ASSERT_TRUE(names);
    EXPECT_THAT(*names, ElementsAre("André Berg", "Åsa\x07"));
    Collection games;
    ASSERT_TRUE(readWthor(wthorGames({{0, 1, 0, 30, 30, {}}}, 2001), {*names, *names}, games));
    EXPECT_EQ(games.text(games.game(0).players[0]), "Åsa\\x07") << "shown as one safe line";
}

TEST(Collection, FindsPositionsAsBruteForceDoes) {
    Random random(3);
    const std::vector<WthorGame> made = manyGames(random);
    const Collection games = collectionOf(made);
    std::vector<std::vector<State>> states;
    for (const WthorGame& game : made)
        states.push_back(statesOf(game.cells));
    std::size_t met = 0;
    for (int round = 0; round < 60; ++round) {
        const auto& some = states[random.below(states.size())];
        // Mostly openings, which several games share, and turned as no game has it.
        const std::size_t at =
            random.below(round < 40 ? std::min<std::size_t>(some.size(), 7) : some.size());
        State position = some[at];
        position.board = reversi::turned(position.board, static_cast<int>(random.below(8)));
        std::vector<Collection::Index> came;
        std::vector<State> nexts;
        std::size_t ended = 0;
        for (Collection::Index i = 0; i < made.size(); ++i)
            for (std::size_t ply = 0; ply < states[i].size(); ++ply)
                if (isTurned(position, states[i][ply])) {
                    came.push_back(i);
                    if (ply + 1 < states[i].size())
                        nexts.push_back(states[i][ply + 1]);
                    else
                        ++ended;
                }
        met += came.size();
        EXPECT_EQ(found(games, {.position = position}), came);
        const auto next = playedNext(games, allOf(games), position);
        ASSERT_TRUE(next);
        EXPECT_EQ(next->came, came.size());
        EXPECT_EQ(next->ended, ended);
        std::size_t counted = 0;
        for (const PlayedNext::Move& move : next->moves) {
            const State after =
                statesOf({}).front() == position ? statesOf({move.cell}).back() : [&] {
                    State to = Reversi::after(position, move.cell);
                    if (!reversi::canMove(to.board) && reversi::canMove(to.board.passed()))
                        to = Reversi::after(to, reversi::passMove);
                    return to;
                }();
            EXPECT_EQ(move.games, std::ranges::count_if(nexts, [&](const State& each) {
                          return isTurned(after, each);
                      }));
            EXPECT_EQ(move.won + move.drawn + move.lost, move.games);
            EXPECT_STREQ(move.opening,
                         reversi::openingAt(Reversi::after(position, move.cell).board));
            counted += move.games;
        }
        EXPECT_EQ(counted + ended, came.size()) << "every move is there once";
    }
    EXPECT_GT(met, 1000u);
    EXPECT_THAT(*found(games, {.position = State{reversi::startBoard, Side::Two}}), IsEmpty())
        << "the same for the side to move, but in the other's colours";
}

TEST(Collection, CountsHowGamesEndedForTheSideToMove) {
    const Collection games = collectionOf({{0, 0, 1, 40, 32, cellsOf("f5d6")},
                                           {0, 0, 1, 32, 32, cellsOf("f5d6")},
                                           {0, 0, 1, 10, 32, cellsOf("d3c5")},
                                           {0, 0, 1, 10, 32, cellsOf("f5f6")},
                                           {0, 0, 1, 10, 32, cellsOf("f5")}});
    const auto first = playedNext(games, allOf(games), State{});
    ASSERT_TRUE(first);
    ASSERT_THAT(first->moves, SizeIs(1)) << "the four first moves are one";
    EXPECT_EQ(first->moves[0].cell, cellsOf("f5")[0]) << "as most played it";
    EXPECT_EQ(first->moves[0].games, 5u);
    EXPECT_EQ(first->moves[0].won, 1u);
    EXPECT_EQ(first->moves[0].drawn, 1u);
    EXPECT_EQ(first->moves[0].lost, 3u);
    const auto second = playedNext(games, allOf(games), statesOf(cellsOf("f5")).back());
    ASSERT_TRUE(second);
    EXPECT_EQ(second->came, 5u);
    EXPECT_EQ(second->ended, 1u);
    ASSERT_THAT(second->moves, SizeIs(2));
    EXPECT_EQ(second->moves[0].cell, cellsOf("d6")[0]);
    EXPECT_EQ(second->moves[0].games, 3u) << "also where the board was turned";
    EXPECT_EQ(second->moves[0].won, 1u) << "for Light";
    EXPECT_STREQ(second->moves[1].opening, "Diagonal");
}

TEST(Collection, AllThatIsAskedHoldsTogether) {
    Random random(4);
    const std::vector<WthorGame> made = manyGames(random);
    const Collection games = collectionOf(made);
    const State position = statesOf(cellsOf("f5")).back();
    const auto hits = found(games, {.player = isText("Ann"),
                                    .event = isText("Open"),
                                    .opening = isText("Diagonal"),
                                    .position = position});
    ASSERT_TRUE(hits);
    std::vector<Collection::Index> expected;
    for (Collection::Index i = 0; i < made.size(); ++i) {
        const auto through = games.openings(games.game(i));
        if ((made[i].dark == 0 || made[i].light == 0) && made[i].event == 1
            && made[i].cells.size() > 1
            && std::ranges::find(through, std::string_view("Diagonal")) != through.end())
            expected.push_back(i);
    }
    EXPECT_GT(expected.size(), 3u);
    EXPECT_LT(expected.size(), 100u);
    EXPECT_EQ(*hits, expected);
    EXPECT_EQ(found(games, {})->size(), games.size());
}

TEST(Collection, AnOpeningIsFoundWithItsBranches) {
    const Collection games = collectionOf({{0, 0, 1, 40, 32, cellsOf("f5d6c3d3c4")},
                                           {0, 0, 1, 40, 32, cellsOf("f5d6c3d3c4f4f6")},
                                           {0, 0, 1, 40, 32, cellsOf("f5f6")}});
    EXPECT_STREQ(games.opening(games.game(1)), "Stephenson");
    EXPECT_THAT(*found(games, {.opening = isText("Tiger")}), ElementsAre(0u, 1u));
    EXPECT_THAT(*found(games, {.anywhere = isText("Diagonal")}), ElementsAre(2u));
    EXPECT_THAT(*found(games, {.anywhere = isText("Ben")}), ElementsAre(0u, 1u, 2u));
}

TEST(Collection, ASearchCanBeStopped) {
    Random random(5);
    const Collection games = collectionOf(manyGames(random));
    std::stop_source stop;
    EXPECT_TRUE(found(games, {.position = State{}}, stop.get_token()));
    stop.request_stop();
    EXPECT_FALSE(found(games, {.position = State{}}, stop.get_token()));
    EXPECT_FALSE(playedNext(games, allOf(games), State{}, stop.get_token()));
}

TEST_F(CollectionFiles, TakeNamesFromBesideInAnyLetters) {
    put("a/Wth.Jou", wthorNames({"Ann", "Ben", "Cleo"}, 20));
    put("a/wth.TRN", wthorNames({"Lake Cup", "Open"}, 26));
    const ReadCollection read = readAll({put("a/WTH_2001.wtb", wthorGames(two, 2001))});
    EXPECT_EQ(read.games.text(read.games.game(0).players[1]), "Cleo");
    EXPECT_EQ(read.games.text(read.games.game(1).event), "Lake Cup");
    EXPECT_THAT(read.remarks, IsEmpty());
    EXPECT_TRUE(read.isWhole);
    const ReadCollection bare = readAll({put("b/WTH_2001.WTB", wthorGames(two, 2001))});
    EXPECT_EQ(bare.games.text(bare.games.game(0).players[1]), "#2");
    EXPECT_THAT(sentences(bare.remarks),
                ElementsAre("WTH.JOU is not beside the games: players are shown by their numbers.",
                            "WTH.TRN is not beside the games: events are shown by their numbers."));
    EXPECT_EQ(read.games.checksum(read.games.game(0)), bare.games.checksum(bare.games.game(1)))
        << "of the games alone";
    EXPECT_NE(bare.games.checksum(bare.games.game(0)), 0u);
}

TEST_F(CollectionFiles, OfAFolderAreReadInTheirOrder) {
    put("WTH_2002.wtb", wthorGames({two[0]}, 2002));
    put("WTH_2001.wtb", wthorGames(two, 2001));
    put("broken.wtb", "x");
    put("picture.png", "x");
    put("more.txt", "[Event \"Spring\"]\n[Date \"2003\"]\n[Black \"Ann\"]\nf5d6\n");
    put("ggs.ggf",
        "2 (;GM[Othello]PC[GGS]DT[2004]PB[Dan]PW[Ann]RE[-64:r]TY[8]BO[8 -------- -------- "
        "-------- ---O*--- ---*O--- -------- -------- -------- *]B[f5]W[d6];)"
        "(;GM[Othello]PB[Dan]PW[Ben]TY[8]BO[8 -------- -------- -------- ---O*--- ---***-- "
        "-------- -------- -------- O]W[d6]B[c3];)");
    const ReadCollection read = readAll({folder.path()});
    ASSERT_EQ(read.games.size(), 6u);
    EXPECT_FALSE(read.isWhole);
    EXPECT_THAT(sentences(read.remarks),
                Contains("broken.wtb was not opened. The file is cut off: it has only 1 byte."));
    const Collection& games = read.games;
    EXPECT_EQ(games.file(games.game(0)), "WTH_2001.wtb");
    EXPECT_EQ(games.text(games.game(2).date), "2002");
    const Collection::Game& resigned = games.game(3);
    EXPECT_EQ(games.text(resigned.event), "GGS");
    EXPECT_EQ(games.text(resigned.date), "2004");
    EXPECT_EQ(games.result(resigned), Result{Side::Two});
    EXPECT_EQ(games.read(3).notes.loser, Side::One);
    EXPECT_EQ(resigned.discs, -1) << "no discs are invented";
    EXPECT_EQ(games.result(games.game(4)), std::nullopt);
    EXPECT_EQ(games.start(games.game(4)).toMove, Side::Two);
    EXPECT_EQ(games.text(games.game(5).event), "Spring");
    // Both ways to begin come to the same position.
    EXPECT_THAT(*found(games, {.position = statesOf(cellsOf("f5d6")).back()}),
                ElementsAre(0u, 2u, 3u, 4u, 5u));
}

TEST_F(CollectionFiles, ThatHoldNoGamesAreRefused) {
    const auto refusal = [](const std::filesystem::path& path) {
        const std::vector files{path};
        const auto read = readCollection(files);
        return read ? "" : english(read.error());
    };
    EXPECT_EQ(refusal(put("cut.wtb", wthorGames(two, 2001).substr(0, 60))),
              "cut.wtb was not opened. The file is cut off: its length in bytes is 60, and by its "
              "head it is 152.");
    EXPECT_THAT(refusal(folder.path() / "none.wtb"), HasSubstr("cannot be read"));
    std::filesystem::create_directory(folder.path() / "empty");
    EXPECT_THAT(refusal(folder.path() / "empty"),
                HasSubstr("has no files of games (.wtb, .ggf, .txt)."));
    EXPECT_EQ(refusal(put("void.wtb", wthorGames({}, 2001))),
              "The file holds no games of Reversi.");
    EXPECT_THAT(refusal(put("letter.txt", "Dear all\n")), HasSubstr("letter.txt, line 1: "));
}

TEST_F(CollectionFiles, TellOfGamesThatCannotBeReadWithoutAnEnd) {
    std::string text = "f5d6\n";
    for (int i = 0; i < 100; ++i)
        text += "f5d6a1\n";
    const ReadCollection read = readAll({put("many.txt", text)});
    EXPECT_EQ(read.games.size(), 1u);
    ASSERT_THAT(read.remarks, SizeIs(21));
    EXPECT_THAT(english(read.remarks[0]), HasSubstr("many.txt, line 2: Move 3 of the record"));
    EXPECT_EQ(english(read.remarks[20]), "80 other games cannot be read.");
}

TEST_F(CollectionFiles, AreReadUntilTheyAreStopped) {
    std::stop_source stop;
    stop.request_stop();
    const std::vector files{put("a.wtb", wthorGames(two, 2001))};
    const auto read = readCollection(files, stop.get_token());
    ASSERT_TRUE(read);
    EXPECT_EQ(read->games.size(), 0u);
}

} // namespace bouton::testing
