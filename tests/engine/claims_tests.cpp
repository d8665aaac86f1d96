// SPDX-License-Identifier: MIT
#include "lab/claims.h"

#include <gmock/gmock.h>

#include <map>
#include <set>
#include <sstream>

#include "engine/contract/brute_force.h"
#include "engine/grid_nim_plain.h"
#include "engine/grid_nim_positions.h"
#include "engine/stop_at_poll.h"
#include "engine/towers_positions.h"
#include "games/cards/cards.h"
#include "games/catalogue.h"
#include "games/grid_nim/cases.h"
#include "games/reversi/reversi.h"
#include "games/tic_tac_toe/tic_tac_toe.h"
#include "games/trojan_horse/trojan_horse.h"

namespace bouton::testing {

using ::testing::HasSubstr;

namespace {

ClaimTask claimTaskOf(std::string_view spec) { return claimOf(readSpec(spec).value()).value(); }

Verdict tested(std::string_view spec) {
    Verdict last;
    const bool settled = testClaim(claimTaskOf(spec), {}, [&](const Verdict& news) {
        EXPECT_GE(news.tested, last.tested);
        EXPECT_LE(news.tested, news.done);
        EXPECT_TRUE(news.all == 0 || news.done <= news.all);
        last = news;
    });
    EXPECT_TRUE(settled) << spec;
    EXPECT_TRUE(last.settled) << spec;
    return last;
}

std::string counterexample(std::string_view spec) {
    const Verdict verdict = tested(spec);
    return verdict.against ? verdict.against->position : "none";
}

std::string why(std::string_view spec) {
    const Verdict verdict = tested(spec);
    return verdict.against ? english(verdict.against->why) : "none";
}

// Expects that a claim holds, and in how many positions.
void holds(std::string_view spec, std::uint64_t positions) {
    const Verdict verdict = tested(spec);
    EXPECT_FALSE(verdict.against) << spec << ": " << verdict.against->position;
    EXPECT_EQ(verdict.tested, positions) << spec;
    EXPECT_TRUE(verdict.all == 0 || verdict.done == verdict.all) << spec;
}

// The first set of free cells, on the smallest board, for which `holds` is false. The other cells
// are filled as the laboratory fills them.
template <class Holds> std::string firstAgainst(int count, int largest, Holds holds) {
    for (int size = 2; size <= largest; ++size) {
        std::string found;
        forEachChoice(size, count, [&](grid_nim::Cells free) {
            if (!found.empty() || holds(free, size))
                return;
            for (int row = 0; row < size; ++row) {
                for (int column = 0; column < size; ++column)
                    found += free & grid_nim::bitOf({row, column}) ? '.'
                             : (row + column) % 2 == 0             ? 'G'
                                                                   : 'R';
                found += row + 1 < size ? "/" : " R";
            }
        });
        if (!found.empty())
            return found;
    }
    return "none";
}

template <class G> Outcome outcome(std::string_view position) {
    BruteForce<G> truth;
    return truth.outcome(positionOf<G>(position));
}

} // namespace

TEST(Claims, EveryGameHasSomeAndEachIsASentenceUnderAnIdOfItsOwn) {
    std::set<std::string_view> ids, games;
    for (const Claim& claim : claims()) {
        EXPECT_TRUE(ids.insert(claim.id).second) << claim.id;
        EXPECT_TRUE(gameNamed(claim.game)) << claim.id;
        games.insert(claim.game);
        EXPECT_FALSE(std::string_view(claim.title).empty());
        const std::string_view statement = claim.statement;
        EXPECT_TRUE(statement.ends_with('.') || statement.ends_with("…")) << claim.id;
        EXPECT_TRUE(complete(claim.settings, {})) << claim.id;
    }
    EXPECT_EQ(games.size(), catalogue().size());
}

// The largest class takes seconds, not hours.
TEST(Claims, AreTestedInClassesOfTheseSizes) {
    std::map<std::string, std::string> sizes;
    for (const auto& [ids, size] :
         {std::pair("reversi-pass", "plies 1 7 9"),
          {"reversi-end", "plies 1 8 9"},
          {"towers-nim-sum towers-moves towers-advance towers-retreat towers-sides",
           "rows 4 5 8, columns 1 3 3"},
          {"horse-lost horse-thirds horse-table horse-period", "rows 4 16 60, columns 4 16 60"},
          {"grid-nim-1 grid-nim-2 grid-nim-3 grid-nim-4 grid-nim-4-corrected grid-nim-5 "
           "grid-nim-5-corrected grid-nim-4-turns grid-nim-5-turns",
           "size 2 6 10"},
          {"grid-nim-even grid-nim-sum grid-nim-mirror", "size 2 4 5"},
          {"grid-nim-empty", "size 2 7 8"},
          {"grid-nim-copycat-even", "size 2 4 6"},
          {"grid-nim-copycat-odd", "size 3 5 7"},
          {"grid-nim-half-turn", "size 2 6 7"},
          {"grid-nim-two-rows", "columns 1 8 8"},
          {"cards-ones", "groups 1 2 3, cards 1 7 8"},
          {"cards-nim-sum cards-nim", "groups 1 2 3, cards 1 7 8, take 1 4 8"}}) {
        std::istringstream all(ids);
        for (std::string id; all >> id;)
            sizes[id] = size;
    }
    std::size_t withSizes = 0;
    for (const Claim& claim : claims()) {
        std::string size;
        for (const Setting& each : claim.settings)
            size += (size.empty() ? "" : ", ") + std::string(each.id) + ' '
                    + std::to_string(each.least) + ' ' + std::to_string(each.standard) + ' '
                    + std::to_string(each.most);
        const auto known = sizes.find(claim.id);
        EXPECT_EQ(size, known == sizes.end() ? "" : known->second) << claim.id;
        withSizes += known != sizes.end();
    }
    EXPECT_EQ(withSizes, sizes.size());
}

TEST(Claims, ExactlyTheseAreFalseAndTheirCounterexamplesAreLegalPositions) {
    const std::set<std::string_view> known{
        "safe-centre",          "towers-retreat",   "horse-thirds",  "grid-nim-4",
        "grid-nim-5",           "grid-nim-5-turns", "grid-nim-even", "cards-nim",
        "grid-nim-copycat-odd", "grid-nim-two-rows"};
    const std::set<std::string_view> notCountedBefore{
        "reversi-pass", "reversi-end",           "pair",
        "safe-centre",  "grid-nim-copycat-even", "grid-nim-copycat-odd"};
    std::set<std::string_view> refuted;
    for (const Claim& claim : claims()) {
        const std::string_view id = claim.id;
        // The standard 6x6 has 376,992 positions with five free cells; 5x5 is enough here.
        const bool long_ = id.starts_with("grid-nim-5");
        const Verdict verdict = tested(long_ ? std::string(id) + ":size=5" : std::string(id));
        EXPECT_EQ(verdict.all == 0, notCountedBefore.contains(id)) << id;
        if (!verdict.against) {
            EXPECT_TRUE(verdict.all == 0 || verdict.done == verdict.all) << id;
            continue;
        }
        refuted.insert(id);
        const auto match = matchFrom(**gameNamed(claim.game), verdict.against->position);
        ASSERT_TRUE(match) << id << ": " << english(match.error());
        EXPECT_EQ((*match)->position(0), verdict.against->position);
        EXPECT_FALSE(verdict.against->why.empty()) << id;
    }
    EXPECT_EQ(refuted, known);
}

TEST(Claims, VerdictsSayForHowManyPositions) {
    EXPECT_EQ(english(sentenceOf(tested("cards-four"))), "Holds for all 3 positions.");
    EXPECT_EQ(english(sentenceOf(tested("cards-nim"))),
              "False. The smallest counterexample is 2:1 G.");
    EXPECT_EQ(english(sentenceOf({.tested = 1})), "Has held in 1 position so far.");
    EXPECT_EQ(english(sentenceOf(tested("grid-nim-4-turns:size=2"))),
              "There is no such position in this class.");
}

TEST(Claims, OfTheStudentsCasesOneToThreeHold) {
    holds("grid-nim-1:size=5", 4 + 9 + 16 + 25);
    holds("grid-nim-2:size=5", 6 + 36 + 120 + 300);
    holds("grid-nim-3:size=5", 4 + 84 + 560 + 2300);
    // A claim about one board is tested in as many positions as the census counts.
    EXPECT_EQ(tested("grid-nim-5-corrected:size=6").tested
                  - tested("grid-nim-5-corrected:size=5").tested,
              376'992u);
}

TEST(Claims, CaseFourFailsThroughFourTwoAtTheSmallestS) {
    EXPECT_EQ(counterexample("grid-nim-4"), "G..R/RG../GRGR/RGRG R");
    EXPECT_EQ(why("grid-nim-4"), "Case 4.2 says lost, but c1+c2 wins.");
    GridTruth truth;
    EXPECT_EQ(counterexample("grid-nim-4"), firstAgainst(4, 5, [&](grid_nim::Cells free, int size) {
                  return grid_nim::paperCaseOf(free)->won
                         == (truth.nimber(withFree(free, size)) != 0);
              }));
    EXPECT_EQ(outcome<GridNim>("G..R/RG../GRGR/RGRG R"), Outcome::Win);
    holds("grid-nim-4-corrected:size=5", 1 + 126 + 1820 + 12'650);
}

TEST(Claims, CaseFiveFailsThroughFiveTwoAtAnSAndOneApart) {
    EXPECT_EQ(counterexample("grid-nim-5"), "...R/RG../GRGR/RGRG R");
    EXPECT_EQ(why("grid-nim-5"), "Case 5.2 says won, but every move loses.");
    GridTruth truth;
    EXPECT_EQ(counterexample("grid-nim-5"), firstAgainst(5, 5, [&](grid_nim::Cells free, int size) {
                  return truth.nimber(withFree(free, size)) != 0;
              }));
    EXPECT_EQ(outcome<GridNim>("...R/RG../GRGR/RGRG R"), Outcome::Loss);
    holds("grid-nim-5-corrected:size=4", 126 + 4368);
}

TEST(Claims, TheTurnsNamedByCaseFiveFailFirstForAnLAndOneApart) {
    GridTruth truth;
    const auto aNamedTurnWins = [&](grid_nim::Cells free, int size) {
        const auto known = grid_nim::paperCaseOf(free);
        const auto lost = [&](grid_nim::Cells cells) {
            return truth.nimber(withFree(cells, size)) == 0;
        };
        return !known->won || lost(free)
               || std::ranges::any_of(known->turns,
                                      [&](grid_nim::Cells turn) { return lost(free & ~turn); });
    };
    EXPECT_EQ(counterexample("grid-nim-5-turns"), firstAgainst(5, 4, aNamedTurnWins));
    EXPECT_EQ(firstAgainst(4, 5, aNamedTurnWins), "none");
    EXPECT_EQ(counterexample("grid-nim-4-turns:size=5"), "none");
}

TEST(Claims, AboutAllSetsOfFreeCellsEqualBruteForce) {
    holds("grid-nim-sum:size=4", 16 + 512 + 65'536);
    holds("grid-nim-mirror:size=4", 2 * 4 + 8 * 8 + 64 * 16);
    holds("grid-nim-empty:size=6", 5);
    GridTruth truth;
    EXPECT_EQ(counterexample("grid-nim-even"),
              firstAgainst(2, 4, [&](grid_nim::Cells free, int size) {
                  return truth.nimber(withFree(free, size)) == 0;
              }));
    EXPECT_EQ(outcome<GridNim>("G../RGR/GRG R"), Outcome::Win);
}

TEST(Claims, CopycatWinsOnEvenBoardsAndFailsOn3x3) {
    // All sets that are their own mirror image, without the full board.
    holds("grid-nim-copycat-even:size=4", (2 * 2 - 1) + (64 * 4 - 1));
    const Verdict odd = tested("grid-nim-copycat-odd");
    ASSERT_TRUE(odd.against);
    const GridNim::State left = gridPosition(odd.against->position);
    EXPECT_EQ(left.size, 3);
    EXPECT_EQ(left.toMove, Side::One);
    EXPECT_THAT(GridNim::moves(left), ::testing::Contains(left.free())); // one turn fills the rest
}

TEST(Claims, TheHorsesTableEqualsBruteForceInEveryCell) {
    holds("horse-lost", 256);
    holds("horse-table:rows=60,columns=60", 3600);
    holds("horse-period", 13 * 13);
    BruteForce<TrojanHorse> truth;
    int differing = 0;
    for (int r = 0; r < 16; ++r)
        for (int c = 0; c < 16; ++c)
            differing += (truth.nimber({16, 16, {r, c}}) == 0) != (std::min(r, c) % 3 == 0);
    EXPECT_GT(differing, 0);
    EXPECT_EQ(counterexample("horse-thirds"), "..../.H../..../.... G");
    EXPECT_EQ(outcome<TrojanHorse>("..../.H../..../.... G"), Outcome::Loss);
    EXPECT_EQ(truth.nimber({16, 16, {0, 1}}), 0); // in the smaller cells the claim holds
    EXPECT_EQ(truth.nimber({16, 16, {1, 0}}), 0);
}

TEST(Claims, AfterHalfATurnAMoveThatIsItsOwnImageDecides) {
    // All sets above the diagonal that half a turn leaves as they are.
    std::uint64_t images = 0;
    for (int size = 2; size <= 5; ++size) {
        const grid_nim::Cells all = triangle(size);
        grid_nim::Cells free = 0;
        do {
            Clicks cells = grid_nim::cellsOf(free);
            Clicks turned;
            for (const Cell cell : cells)
                turned.insert(turned.begin(), {-cell.row, -cell.column});
            std::set<std::pair<int, int>> shifts; // from the cells to the turned ones, one by one
            for (std::size_t i = 0; i < cells.size(); ++i)
                shifts.insert({cells[i].row - turned[i].row, cells[i].column - turned[i].column});
            images += shifts.size() <= 1;
            free = (free - all) & all;
        } while (free != 0);
    }
    holds("grid-nim-half-turn:size=5", images);
    EXPECT_EQ(outcome<GridNim>("G..R/RG../GRGR/RGRG R"), Outcome::Win); // the middle pair of an S
}

TEST(Claims, TwoRowsOfSevenColumnsAreTheFirstThatAreNeitherLostNorAPair) {
    holds("grid-nim-two-rows:columns=6", 6);
    PlainRegions truth;
    for (int columns = 1; columns <= 7; ++columns) {
        grid_nim::Cells free = 0;
        for (int column = 2; column < 2 + columns; ++column)
            free |= grid_nim::bitOf({0, column}) | grid_nim::bitOf({1, column});
        EXPECT_EQ(truth.of(free) == (columns % 2 == 0 ? 0 : 2), columns < 7) << columns;
    }
    EXPECT_EQ(counterexample("grid-nim-two-rows"),
              "GR......./RG......./.RGRGRGRG/.GRGRGRGR/GRGRGRGRG/RGRGRGRGR/GRGRGRGRG/RGRGRGRGR/"
              "GRGRGRGRG R");
}

TEST(Claims, OfCardsEqualBruteForce) {
    holds("cards-group", 13 * 12);
    holds("cards-four", 3);
    holds("cards-ones", 8 + 64);
    holds("cards-nim-sum:groups=2,cards=4,take=3", 15 + 15 * 15);
    for (const char* position : {"1:1/3:1 G", "2:1/2:1 G", "3:1/1:1 G"})
        EXPECT_EQ(outcome<Cards>(position), Outcome::Loss) << position;
    EXPECT_EQ(counterexample("cards-nim"), "2:1 G");
    EXPECT_EQ(outcome<Cards>("2:1 G"), Outcome::Loss);
    for (const char* smaller : {"0:1 G", "0:4 G", "1:1 G", "1:4 G"})
        EXPECT_EQ(outcome<Cards>(smaller),
                  std::string_view(smaller).starts_with('0') ? Outcome::Loss : Outcome::Win);
}

TEST(Claims, OfTowersEqualTheOutcomesOfARetrogradeAnalysis) {
    holds("towers-nim-sum:rows=5,columns=2", 2 * (12 + 20 + 144 + 400));
    holds("towers-moves:rows=5,columns=2", 2 * (12 + 20 + 144 + 400));
    holds("towers-sides:rows=4,columns=3", 2 * (12 + 144 + 1728));
    std::uint64_t won = 0;
    for (const int columns : {1, 2})
        for (const auto& [state, outcome] : retrograde(4, columns))
            won += outcome == Outcome::Win;
    holds("towers-advance:rows=4,columns=2", won);
}

TEST(Claims, ARetreatWinsFirstOnTwoColumnsOfFourRows) {
    const auto retreatWins = [](const Towers::State& state, const auto& outcomes) {
        return std::ranges::any_of(Towers::moves(state), [&](Cell move) {
            return !Towers::isAdvance(state, move)
                   && outcomes.at(Towers::after(state, move)) == Outcome::Loss;
        });
    };
    for (const int rows : {4, 5, 6, 7}) // boards of fewer than eight cells, and 7x1
        for (const auto outcomes = retrograde(rows, 1); const auto& [state, outcome] : outcomes)
            EXPECT_FALSE(retreatWins(state, outcomes));
    const std::string found = counterexample("towers-retreat");
    const auto outcomes = retrograde(4, 2);
    std::string first;
    for (const Towers::State& state : allPositions(4, 2))
        if (first.empty() && state.toMove == Side::One && retreatWins(state, outcomes))
            first = write(Towers::draw(state), "GR");
    EXPECT_EQ(found, first);
    EXPECT_EQ(why("towers-retreat"), "The moves that win here: a2, b3.");
}

TEST(Claims, OfTicTacToeEqualBruteForce) {
    holds("draw", 10);
    holds("corner", 32);
    holds("centre", 8);
    holds("edge", 32);
    BruteForce<TicTacToe> truth;
    EXPECT_EQ(truth.outcome({}), Outcome::Draw);
    EXPECT_EQ(outcome<TicTacToe>("X../.../... O"), Outcome::Draw);
    EXPECT_EQ(outcome<TicTacToe>("XO./.../... X"), Outcome::Win);
    const std::string found = counterexample("safe-centre");
    EXPECT_EQ(outcome<TicTacToe>(found), Outcome::Loss);
    const auto letters = [](std::string_view position) {
        return std::ranges::count_if(position.substr(0, 11),
                                     [](char c) { return c == 'X' || c == 'O'; });
    };
    // With fewer letters no position is lost for a side that holds the centre.
    std::vector<TicTacToe::State> ply{TicTacToe::State{}};
    for (long number = 0; number < letters(found); ++number) {
        std::vector<TicTacToe::State> next;
        for (const TicTacToe::State& state : ply) {
            if (TicTacToe::result(state))
                continue;
            EXPECT_FALSE(state.cells[4] == TicTacToe::letter(state.toMove)
                         && truth.outcome(state) == Outcome::Loss);
            for (const int move : TicTacToe::moves(state))
                next.push_back(TicTacToe::after(state, move));
        }
        ply = std::move(next);
    }
}

TEST(Claims, OfReversiCountTheDistinctPositionsOfEachPly) {
    std::map<std::string, Reversi::State> ply{{"", {}}};
    std::uint64_t positions = 1;
    for (int depth = 1; depth <= 5; ++depth) {
        std::map<std::string, Reversi::State> next;
        for (const auto& [text, state] : ply)
            for (const int move : Reversi::moves(state)) {
                const Reversi::State after = Reversi::after(state, move);
                next.emplace(write(Reversi::draw(after), "XO"), after);
            }
        ply = std::move(next);
        positions += ply.size();
    }
    holds("reversi-end:plies=5", positions);
    holds("reversi-pass:plies=5", positions);
}

TEST(Claims, SomebodyPassesFirstAfterEightPlies) {
    holds("reversi-pass:plies=7", tested("reversi-end:plies=7").tested);
    const std::string found = counterexample("reversi-pass:plies=8");
    const auto state = positionOf<Reversi>(found);
    EXPECT_EQ(Reversi::moves(state), std::vector{reversi::passMove});
    EXPECT_EQ(reversi::count(~state.board.empty()), 12); // 4 discs at the start and 1 a ply
}

TEST(Claims, ARefusalNamesTheRangeOrTheNamesThatExist) {
    const auto refusal = [](std::string_view spec) {
        const auto made = claimOf(readSpec(spec).value());
        return made ? "" : english(made.error());
    };
    EXPECT_EQ(refusal("grid-nim-4:size=11"), "size is 2 to 10, not 11.");
    EXPECT_THAT(refusal("draw:size=4"), HasSubstr("\"size\""));
    EXPECT_THAT(refusal("drawn"),
                HasSubstr("There is no claim \"drawn\"; there are: draw, corner"));
}

TEST(Claims, AreTestedOneAfterTheOtherUntilAStop) {
    const std::vector<ClaimTask> tasks{claimTaskOf("draw"), claimTaskOf("corner")};
    std::vector<Verdict> last;
    testClaims(tasks, {}, [&](const std::vector<Verdict>& all) { last = all; });
    EXPECT_EQ(last, (std::vector{tested("draw"), tested("corner")}));
    std::stop_source stop;
    testClaims(tasks, stop.get_token(), [&](const std::vector<Verdict>& all) {
        last = all;
        if (all.front().settled)
            stop.request_stop();
    });
    EXPECT_EQ(last, std::vector{tested("draw")});
}

TEST(Claims, AStopIsHonouredWithinOneQuestionAndSettlesNothing) {
    for (const Claim& claim : claims())
        for (const std::uint64_t stopAt : {1, 2, 3, 8}) {
            const StopAtPoll stop(stopAt);
            Verdict last;
            const bool settled = testClaim({claim, complete(claim.settings, {}).value()},
                                           stop.token(), [&](const Verdict& news) { last = news; });
            stop.release();
            EXPECT_EQ(settled, last.settled) << claim.id;
            if (stop.stopped()) {
                EXPECT_LE(stop.asked(), stopAt + 1) << claim.id; // the search has ended
            }
            if (stopAt == 1) {
                EXPECT_FALSE(settled) << claim.id;
                EXPECT_EQ(last, Verdict{}) << claim.id;
            }
            if (!settled) {
                EXPECT_FALSE(last.against) << claim.id;
                EXPECT_THAT(english(sentenceOf(last)), HasSubstr("so far"));
            }
        }
}

} // namespace bouton::testing
