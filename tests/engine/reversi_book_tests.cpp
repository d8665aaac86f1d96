// SPDX-License-Identifier: MIT
#include "games/reversi/book.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "core/bytes.h"
#include "core/ruleset.h"
#include "core/whole_file.h"
#include "engine/contract/samples.h"
#include "engine/reversi_boards.h"
#include "engine/reversi_positions.h"
#include "engine/tell_nobody.h"
#include "engine/temporary_folder.h"
#include "games/catalogue.h"
#include "games/reversi/book_player.h"
#include "games/reversi/openings.h"
#include "games/reversi/reversi.h"
#include "games/reversi/symmetry.h"
#include "training/book_maker.h"
#include "training/samples.h"

// The opening book: its file, what it says under all symmetries, what playing from it costs, and
// how it is made.

namespace bouton::testing {

namespace {

using reversi::Board;
using reversi::Book;
using reversi::BookMaker;
using reversi::BookPlan;
using ::testing::HasSubstr;

const Book& shipped() { return *Book::embedded(); }

std::string bookRefusal(const std::string& bytes) {
    const auto read = Book::read(bytes);
    return read ? "" : english(read.error());
}

// The same bytes with a checksum that fits.
std::string signedAnew(const std::string& bytes) {
    return sealed(bytes.substr(0, bytes.size() - sealBytes));
}

std::string made(const std::filesystem::path& directory, const BookPlan& plan) {
    BookMaker maker(directory, plan, reversi::Weights::simple(), tellNobody);
    maker.work();
    return wholeFile(maker.result()).value();
}

} // namespace

TEST(ReversiSymmetry, AWholeBoardTurnsAsEachOfItsCells) {
    Random random(1);
    for (int i = 0; i < 200; ++i) {
        const reversi::Bits set = random.seed();
        for (int symmetry = 0; symmetry < reversi::symmetries; ++symmetry) {
            reversi::Bits one = 0;
            for (reversi::Bits rest = set; rest != 0; rest &= rest - 1)
                one |= reversi::bit(reversi::turnedCell(reversi::firstOf(rest), symmetry));
            EXPECT_EQ(reversi::turned(set, symmetry), one);
        }
    }
}

TEST(ReversiSymmetry, AllEightWaysToSeeABoardHaveOneCanonicalBoard) {
    Random random(2);
    for (std::uint64_t i = 0; i < 200; ++i) {
        const Board board = played(i % 30, random);
        std::set<Board> seen;
        for (int symmetry = 0; symmetry < reversi::symmetries; ++symmetry) {
            const Board turned = reversi::turned(board, symmetry);
            EXPECT_EQ(reversi::canonical(turned), reversi::canonical(board));
            seen.insert(turned);
        }
        EXPECT_TRUE(seen.contains(reversi::canonical(board)));
    }
}

TEST(ReversiBook, TheShippedBookIsThereAndIsWrittenAsItWasRead) {
    EXPECT_GE(shipped().size(), 2000U);
    const auto again = Book::read(shipped().written());
    ASSERT_TRUE(again);
    EXPECT_EQ((*again)->positions(), shipped().positions());
    EXPECT_TRUE(shipped().isOpen(reversi::startBoard));
}

TEST(ReversiBook, EveryPositionIsReachedByLegalMovesAndEveryMoveOfAnOpenOneIsKnown) {
    std::set<Board> reached;
    std::vector<Board> open{reversi::canonical(reversi::startBoard)};
    reached.insert(open.front());
    while (!open.empty()) {
        const Board board = open.back();
        open.pop_back();
        const std::vector<int> legal = Reversi::moves({board, Side::One});
        std::vector<int> known;
        for (const Book::Move& move : shipped().movesOf(board)) {
            known.push_back(move.move);
            const Board next = reversi::canonical(reversi::after(board, move.move));
            if (reached.insert(next).second && move.open)
                open.push_back(next);
        }
        std::ranges::sort(known);
        ASSERT_EQ(known, legal);
    }
    EXPECT_EQ(reached.size(), shipped().positions().size());
}

TEST(ReversiBook, AnOpenPositionIsWorthWhatItsBestMoveIsWorth) {
    for (const Book::Position& position : shipped().positions()) {
        ASSERT_EQ(position.board, reversi::canonical(position.board));
        ASSERT_LE(std::abs(position.score), Book::mostScore);
        if (!position.open)
            continue;
        int best = -1000;
        for (const int move : reversi::Moves(position.board))
            best = std::max(best, -*shipped().scoreOf(reversi::after(position.board, move)));
        ASSERT_EQ(position.score, best);
        const auto moves = shipped().movesOf(position.board);
        ASSERT_EQ(moves.front().score, best);
        ASSERT_EQ(moves.front().loss, 0);
        ASSERT_TRUE(std::ranges::is_sorted(moves, {}, &Book::Move::loss));
        for (const Book::Move& move : moves) {
            ASSERT_EQ(move.loss, best - move.score);
            ASSERT_EQ(move.open, shipped().isOpen(reversi::after(position.board, move.move)));
        }
    }
}

TEST(ReversiBook, SaysTheSameHoweverTheBoardIsTurned) {
    Random random(3);
    const auto& all = shipped().positions();
    for (int i = 0; i < 200; ++i) {
        const Board board = random.oneOf(all).board;
        for (int symmetry = 0; symmetry < reversi::symmetries; ++symmetry) {
            const Board turned = reversi::turned(board, symmetry);
            EXPECT_EQ(shipped().scoreOf(turned), shipped().scoreOf(board));
            EXPECT_EQ(shipped().isOpen(turned), shipped().isOpen(board));
            const auto moves = shipped().movesOf(turned);
            for (const Book::Move& move : shipped().movesOf(board)) {
                const int there = move.move == reversi::passMove
                                      ? reversi::passMove
                                      : reversi::turnedCell(move.move, symmetry);
                const auto same = std::ranges::find(moves, there, &Book::Move::move);
                ASSERT_NE(same, moves.end());
                EXPECT_EQ(same->loss, move.loss);
            }
        }
    }
    const Board strange{reversi::bit(0), reversi::bit(1)};
    EXPECT_FALSE(shipped().scoreOf(strange));
    EXPECT_TRUE(shipped().movesOf(strange).empty());
}

TEST(ReversiBook, AMoveThatIsDrawnFromItLosesHalfADiscOnAverageOrLessInEveryPosition) {
    for (const Book::Position& position : shipped().positions()) {
        if (!position.open)
            continue;
        double sum = 0, loss = 0;
        for (const reversi::BookChance& chance :
             reversi::chancesOf(shipped().movesOf(position.board))) {
            ASSERT_GT(chance.weight, 0);
            ASSERT_LE(chance.move.loss, reversi::mostBookLoss);
            sum += chance.weight;
            loss += double(chance.weight) * chance.move.loss / Book::perDisc;
        }
        ASSERT_GT(sum, 0);
        ASSERT_LE(loss, 0.5 * sum);
    }
    const auto [plies, loss] = reversi::spanOf(shipped());
    EXPECT_GT(plies, 6);
    EXPECT_LE(loss, 0.5 * plies);
}

// The lines stand in data/opening-lines.txt: each opening that has a name, and after its moves
// those that searches of 10 to 20 plies take (docs/reversi-engine.md).
TEST(ReversiBook, HoldsNineInTenOfTheNamedOpeningsToTheirTwentiethPly) {
    std::ifstream file(BOUTON_TEST_DATA "/opening-lines.txt");
    std::vector<std::string> lines;
    for (std::string moves; std::getline(file, moves);)
        lines.push_back(moves);
    for (const reversi::Opening& opening : reversi::namedOpenings())
        EXPECT_TRUE(std::ranges::any_of(lines, [&](const std::string& moves) {
            return moves.starts_with(opening.moves);
        })) << opening.name;
    const auto held = std::ranges::count_if(lines, [](const std::string& moves) {
        const std::vector<Board> boards = reversi::boardsOf(moves.substr(0, 38));
        return moves.size() >= 40 && std::ranges::all_of(boards, [](const Board& board) {
                   return shipped().isOpen(board);
               });
    });
    EXPECT_GT(lines.size(), 5 * reversi::namedOpenings().size());
    EXPECT_GE(10 * static_cast<std::size_t>(held), 9 * lines.size()) << held;
}

TEST(ReversiBook, MovesThatLoseMostAreLeftOutWhereTheyWouldCostTooMuch) {
    const auto movesOf = [](std::initializer_list<int> manyByLoss) {
        std::vector<Book::Move> moves;
        int loss = 0;
        for (const int many : manyByLoss) {
            for (int i = 0; i < many; ++i)
                moves.push_back({static_cast<int>(moves.size()), -loss, loss, false});
            ++loss;
        }
        return moves;
    };
    // Four times 0, one and a half discs once: 0.3 discs. With five of those, 1.5 * 5 / 9.
    EXPECT_EQ(reversi::chancesOf(movesOf({1, 0, 0, 1, 2})).size(), 2U);
    EXPECT_EQ(reversi::chancesOf(movesOf({1, 0, 0, 2, 2})).size(), 3U);
    EXPECT_EQ(reversi::chancesOf(movesOf({1, 0, 0, 3, 2})).size(), 1U);
    EXPECT_EQ(reversi::chancesOf(movesOf({1, 0, 2, 0, 0})).size(), 3U);
    EXPECT_EQ(reversi::chancesOf(movesOf({1, 0, 2, 1, 0})).size(), 3U) << "as a loss, all or none";
    EXPECT_EQ(reversi::chancesOf(movesOf({1, 9, 3, 5, 0})).size(), 10U);
    EXPECT_EQ(reversi::chancesOf(movesOf({1, 9, 0, 0, 7})).size(), 10U);
    EXPECT_TRUE(reversi::chancesOf({}).empty());
    const auto all = reversi::chancesOf(movesOf({1, 1, 1, 1, 1}));
    ASSERT_EQ(all.size(), 4U);
    for (int i = 0; i < 4; ++i)
        EXPECT_EQ(all[static_cast<std::size_t>(i)].weight, 4 - i);
    for (int best = 1; best < 4; ++best)
        for (int half = 0; half < 6; ++half)
            for (int whole = 0; whole < 9; ++whole)
                for (int more = 0; more < 9; ++more) {
                    int sum = 0, loss = 0;
                    for (const auto& chance :
                         reversi::chancesOf(movesOf({best, half, whole, more, 1}))) {
                        sum += chance.weight;
                        loss += chance.weight * chance.move.loss;
                    }
                    ASSERT_LE(loss, sum); // in halves of a disc
                    ASSERT_GE(sum, 4);
                }
}

TEST(ReversiBook, DrawsEachMoveAsOftenAsItsWeightSays) {
    // Of all positions one where the losses differ.
    const auto& all = shipped().positions();
    const auto at = std::ranges::find_if(all, [](const Book::Position& position) {
        const auto chances = reversi::chancesOf(shipped().movesOf(position.board));
        return chances.size() > 3 && chances.back().weight == 1;
    });
    ASSERT_NE(at, all.end());
    const auto chances = reversi::chancesOf(shipped().movesOf(at->board));
    double sum = 0;
    for (const auto& chance : chances)
        sum += chance.weight;
    constexpr int draws = 20'000;
    std::map<int, int> drawn;
    Random random(4);
    for (int i = 0; i < draws; ++i)
        ++drawn[reversi::drawnFrom(shipped(), at->board, random)->move];
    EXPECT_EQ(drawn.size(), chances.size());
    for (const auto& chance : chances)
        EXPECT_NEAR(drawn[chance.move.move], draws * chance.weight / sum, 5 * std::sqrt(draws));
    EXPECT_FALSE(reversi::drawnFrom(Book{}, at->board, random));
}

TEST(ReversiBook, TheSpanIsWhatGamesThatAreDrawnFromItCost) {
    const auto [meanPlies, meanLoss] = reversi::spanOf(shipped());
    Random random(5);
    constexpr int games = 5'000;
    double plies = 0, loss = 0;
    for (int i = 0; i < games; ++i)
        for (Board board = reversi::startBoard;;) {
            const auto move = reversi::drawnFrom(shipped(), board, random);
            if (!move)
                break;
            ++plies;
            loss += double(move->loss) / Book::perDisc;
            board = reversi::after(board, move->move);
        }
    EXPECT_NEAR(plies / games, meanPlies, 0.3);
    EXPECT_NEAR(loss / games, meanLoss, 0.1);
}

TEST(ReversiBook, ADamagedFileIsRefusedInOneSentence) {
    const Folder folder;
    const std::string bytes = made(folder.path(), {.positions = 5, .plies = 2, .shards = 1});
    ASSERT_EQ(bookRefusal(bytes), "");
    EXPECT_EQ(bookRefusal(""), "This is no file of a Reversi book.");
    EXPECT_EQ(bookRefusal("BoutonRo"), "This is no file of a Reversi book.");
    EXPECT_EQ(bookRefusal(std::string(bytes).replace(8, 1, "\2")),
              "The book has version 2; this program reads version 1.");
    for (std::size_t i = 12; i < bytes.size(); ++i) {
        std::string other = bytes;
        other[i] = static_cast<char>(other[i] ^ 4);
        EXPECT_EQ(bookRefusal(other), "The book does not have its checksum.");
    }
    for (std::size_t size = 24; size < bytes.size(); ++size)
        EXPECT_NE(bookRefusal(bytes.substr(0, size)), "");
    // What has a checksum and is wrong all the same.
    const std::string tree = "The book's tree is damaged.";
    for (const std::size_t fewer : {1, 2, 4})
        EXPECT_EQ(bookRefusal(signedAnew(bytes.substr(0, bytes.size() - fewer))), tree);
    EXPECT_EQ(bookRefusal(signedAnew(bytes + std::string(2, '\0'))), tree);
    EXPECT_EQ(bookRefusal(signedAnew(std::string(bytes).replace(12, 1, "\6"))),
              "The book has 5 positions, not 6.");
    EXPECT_EQ(bookRefusal(signedAnew(std::string(bytes).replace(12, 1, std::string(1, '\0')))),
              tree);
    std::string high = bytes;
    high.replace(high.size() - 10, 2, std::string("\x81\0", 2)); // 64 and a half discs
    EXPECT_EQ(bookRefusal(signedAnew(high)), tree);
    EXPECT_THAT(english(Book::load("/no/such/file").error()), HasSubstr("cannot be read"));
}

TEST(ReversiBook, NoDamageThatHasAChecksumCrashesTheReader) {
    const Folder folder;
    const std::string bytes = made(folder.path(), {.positions = 8, .plies = 1, .shards = 1});
    Random random(6);
    for (int i = 0; i < 3'000; ++i) {
        std::string other = bytes;
        for (int k = 0; k < 3; ++k)
            other[16 + random.below(other.size() - 24)] = static_cast<char>(random.below(256));
        if (const auto read = Book::read(signedAnew(other))) {
            ASSERT_EQ((*read)->size(), 8U);
        }
    }
}

TEST(ReversiBook, TheGameSaysOfEachMoveWhatTheBookSays) {
    const Ruleset* game = gameNamed("reversi").value();
    const auto match = game->standard({}).value();
    const BookPage page = game->lore.book({*match, match->current()});
    EXPECT_TRUE(page.isKnown());
    EXPECT_EQ(page.key, "00000008100000000000001008000000") << "two words of the first of eight";
    EXPECT_EQ(page.mostLoss, 1.5);
    ASSERT_EQ(page.moves.size(), 4U);
    for (const BookMove& move : page.moves) {
        EXPECT_EQ(move.loss, 0); // the four first moves are one move, turned
        EXPECT_EQ(move.chance, 0.25);
        EXPECT_TRUE(move.goesOn);
        EXPECT_EQ(move.key, page.moves.front().key);
        EXPECT_NE(move.key, page.key);
    }
    ASSERT_TRUE(match->play("f5"));
    const BookPage next = game->lore.book({*match, match->current()});
    EXPECT_EQ(next.key, page.moves.front().key);
    double sum = 0;
    for (const BookMove& move : next.moves)
        sum += move.chance;
    EXPECT_DOUBLE_EQ(sum, 1);
    ASSERT_TRUE(match->play("d6") && match->play("c3") && match->play("d3"));
    const BookPage later = game->lore.book({*match, match->current()});
    const auto& moves = match->moves(match->current());
    for (std::size_t i = 0; i < moves.size(); ++i)
        if (moves[i].text == "c4") {
            EXPECT_STREQ(later.moves[i].opening, "Tiger");
        }
    const std::vector<Board> line = reversi::boardsOf("f5d6c3d3");
    for (const Book::Move& move : shipped().movesOf(line.back())) {
        const auto at = std::ranges::find(moves, nameOfMove<Reversi>(move.move), &LegalMove::text);
        const BookMove& told = later.moves[static_cast<std::size_t>(at - moves.begin())];
        EXPECT_EQ(told.score, move.score / 2.0);
        EXPECT_EQ(told.loss, move.loss / 2.0);
        EXPECT_EQ(told.goesOn, move.open);
    }
    const auto unknown =
        matchFrom(*game,
                  "XO....../......../......../......../......../......../......../........ X")
            .value();
    const BookPage none = game->lore.book({*unknown, 0});
    EXPECT_FALSE(none.isKnown());
    EXPECT_EQ(none.depth, 0);
    ASSERT_EQ(none.moves.size(), 1U);
    EXPECT_EQ(none.moves.front().chance, 0);
}

TEST(ReversiBook, AMoveFromItNamesTheBookTheOpeningAndWhatItCosts) {
    const auto book = Book::embedded();
    std::set<std::string> said;
    Random random(5);
    for (int game = 0; game < 60; ++game) {
        Past<Reversi> past{{Reversi::State{}}, {}};
        for (auto choice = reversi::choiceFrom(*book, past, random); choice;
             choice = reversi::choiceFrom(*book, past, random)) {
            said.insert(english(choice->rule));
            play(past, Reversi::moves(past.now())[choice->move]);
            if (const std::string name = reversi::openingAt(past.now().board); !name.empty()) {
                EXPECT_THAT(english(choice->rule), ::testing::StartsWith("book: " + name));
            }
        }
    }
    for (const std::string& rule : said)
        EXPECT_THAT(rule, ::testing::ContainsRegex("^(from the book|book: [A-Z][^,]*)"
                                                   "(, (half a disc|1 disc|1.5 discs) worse)?$"));
    EXPECT_TRUE(said.contains("from the book"));
    EXPECT_TRUE(said.contains("book: Tiger"));
    for (const char* cost : {", half a disc worse", ", 1 disc worse", ", 1.5 discs worse"})
        EXPECT_TRUE(std::ranges::any_of(said, [&](const std::string& rule) {
            return rule.ends_with(cost);
        })) << cost;
}

TEST(ReversiBook, IsAsDeepAsItsBestLineAndTheSearchAtItsEnd) {
    const Ruleset* game = gameNamed("reversi").value();
    const auto match = game->standard({}).value();
    const int start = game->lore.book({*match, 0}).depth;
    EXPECT_GT(start, Book::leafPlies);
    EXPECT_LE(start, Book::leafPlies + 20) << "docs/reversi-engine.md";
    match->play("f5").value();
    EXPECT_EQ(game->lore.book({*match, match->current()}).depth, start - 1);
}

TEST(ReversiBookMaker, ThePlanAloneDecidesWhetherOnePieceOrManyAreMade) {
    const BookPlan plan{.seed = 7, .positions = 11, .plies = 3, .shards = 3, .lines = 5};
    const Folder whole, pieces;
    const std::string bytes = made(whole.path(), plan);
    ASSERT_TRUE(Book::read(bytes));
    EXPECT_EQ((*Book::read(bytes))->size(), 11U);
    for (int step = 0; step < 500 && !std::filesystem::exists(pieces.path() / "book.bin"); ++step)
        BookMaker(pieces.path(), plan, reversi::Weights::simple(), tellNobody).workOn(2 - step % 3);
    EXPECT_TRUE(wholeFile(pieces.path() / "book.bin") == bytes);
    // A part of the work that is lost is made again, and comes to the same.
    EXPECT_TRUE(std::filesystem::remove(whole.path() / "book.bin"));
    EXPECT_TRUE(std::filesystem::remove(whole.path() / "round-9-1.txt"));
    EXPECT_TRUE(made(whole.path(), plan) == bytes);
    // Another seed opens other positions.
    const Folder other;
    EXPECT_FALSE(made(other.path(), {.seed = 8, .positions = 11, .plies = 3, .shards = 3})
                 == bytes);
}

TEST(ReversiBookMaker, FollowsNamedOpeningsSoFarAndOpensAllThatComesBefore) {
    const Folder folder;
    const auto book =
        Book::read(made(folder.path(), {.positions = 30, .plies = 1, .shards = 2, .lines = 4}))
            .value();
    std::vector<std::string> lines;
    for (const char* shard : {"lines-0.txt", "lines-1.txt"}) {
        std::istringstream text(wholeFile(folder.path() / shard).value());
        for (std::string line; std::getline(text, line) && !line.starts_with("sum");)
            lines.push_back(line);
    }
    EXPECT_EQ(lines.size(), 7 * reversi::namedOpenings().size()) << "searches of 1 to 7 plies";
    for (const reversi::Opening& opening : reversi::namedOpenings())
        EXPECT_TRUE(std::ranges::any_of(lines, [&](const std::string& line) {
            return line.starts_with(opening.moves)
                   && line.size() == std::max<std::size_t>(8, opening.moves.size());
        })) << opening.name;
    EXPECT_LT(book->size(), 30U);
    for (const Book::Position& position : book->positions())
        EXPECT_EQ(position.open, reversi::count(~position.board.empty()) < 4 + 4);
}

TEST(ReversiBookMaker, ALeafHasTheMiddleOfTwoSearches) {
    const auto weights = reversi::Weights::simple();
    const Board leaf = reversi::canonical(reversi::after(reversi::startBoard, 37));
    for (const int plies : {3, 6, 7}) {
        const Folder folder;
        const auto read =
            Book::read(made(folder.path(), {.positions = 1, .plies = plies, .shards = 1})).value();
        const int twice = lastTwo(leaf, plies, *weights, 15);
        EXPECT_EQ(read->scoreOf(leaf), twice) << plies;
        std::ostringstream line;
        line << std::hex << leaf.own << ' ' << leaf.opponent << std::dec << ' ' << twice << ' '
             << plies << "\nsum ";
        EXPECT_THAT(wholeFile(folder.path() / "round-0-0.txt").value(),
                    ::testing::StartsWith(line.str()));
    }
}

TEST(ReversiBookMaker, RefusesAnotherPlanADamagedPieceAndAFolderThatCannotBeMade) {
    const BookPlan plan{.positions = 4, .plies = 2, .shards = 1};
    const Folder folder;
    const auto why = [](const std::filesystem::path& directory, const BookPlan& which) {
        try {
            made(directory, which);
        } catch (const std::runtime_error& failed) {
            return std::string(failed.what());
        }
        return std::string();
    };
    EXPECT_EQ(why(folder.path(), plan), "");
    for (const BookPlan& other : {BookPlan{.positions = 5, .plies = 2, .shards = 1},
                                  BookPlan{.positions = 4, .plies = 3, .shards = 1},
                                  BookPlan{.positions = 4, .plies = 2, .shards = 2},
                                  BookPlan{.seed = 2, .positions = 4, .plies = 2, .shards = 1},
                                  BookPlan{.positions = 4, .plies = 2, .shards = 1, .lines = 1}})
        EXPECT_EQ(why(folder.path(), other),
                  "The directory " + folder.path().string()
                      + " holds the work of another plan (see plan.txt there).");
    const auto piece = folder.path() / "round-1-0.txt";
    std::string bytes = wholeFile(piece).value();
    bytes[3] = bytes[3] == '1' ? '2' : '1';
    reversi::writeWhole(piece, bytes);
    EXPECT_EQ(why(folder.path(), plan), "The file " + piece.string() + " is damaged; remove it.");
    EXPECT_THAT(why(folder.path() / "plan.txt" / "below", plan), HasSubstr(" cannot be made: "));
}

TEST(ReversiBookMaker, SaysWhatItDoesRoundByRound) {
    const Folder folder;
    std::vector<std::pair<std::string, double>> said;
    const BookPlan plan{.positions = 3, .plies = 1, .shards = 1, .lines = 5};
    BookMaker maker(folder.path(), plan, reversi::Weights::simple(),
                    [&](const std::string& what, double part) { said.emplace_back(what, part); });
    EXPECT_THAT(wholeFile(folder.path() / "plan.txt").value(),
                ::testing::MatchesRegex("seed 1\npositions 3\nplies 1, then 1\nshards 1\n"
                                        "weights [0-9a-f]+\nlines 5\n"));
    EXPECT_TRUE(maker.workOn(0));
    const std::size_t openings = reversi::namedOpenings().size();
    ASSERT_EQ(said.size(), openings + 6);
    for (std::size_t i = 0; i < openings; ++i)
        EXPECT_EQ(said[i], std::pair(std::string("lines, shard 0"), double(i) / double(openings)));
    for (std::size_t i = 0; i < 6; ++i)
        EXPECT_EQ(said[openings + i],
                  std::pair("round " + std::to_string(i / 2) + ", shard 0", double(i % 2)));
    EXPECT_TRUE(std::filesystem::exists(maker.result()));
    EXPECT_FALSE(maker.workOn(0)) << "all is done";
}

TEST(ReversiBookMaker, ARoundOpensAnEighthOfWhatIsOpen) {
    const Folder folder;
    made(folder.path(), {.positions = 20, .plies = 1, .shards = 1});
    // One each until there are 16, and two each then.
    EXPECT_TRUE(std::filesystem::exists(folder.path() / "round-17-0.txt"));
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "round-18-0.txt"));
}

TEST(ReversiBookMaker, OpensFirstWhatLosesLeast) {
    const Folder folder;
    const auto read =
        Book::read(made(folder.path(), {.positions = 40, .plies = 4, .shards = 1})).value();
    // Each open position but the start has a way on which each ply and each lost half disc counts
    // 1; none that is closed has one that is cheaper by more than what later rounds change.
    int deepest = 0;
    for (const Book::Position& position : read->positions())
        if (position.open)
            deepest = std::max(deepest, reversi::count(~position.board.empty()) - 4);
    EXPECT_GE(deepest, 4);
    EXPECT_LE(deepest, 20);
    for (const int move : reversi::Moves(reversi::startBoard))
        EXPECT_TRUE(read->isOpen(reversi::after(reversi::startBoard, move)));
}

} // namespace bouton::testing
