// SPDX-License-Identifier: MIT
#include "lab/own_claim.h"

#include <gmock/gmock.h>

#include <numeric>
#include <set>

#include "engine/reversi_plain.h"
#include "engine/stop_at_poll.h"
#include "games/catalogue.h"
#include "games/reversi/reversi.h"
#include "lab/claims.h"

// Claims of one's own, tested over a class.

namespace bouton::testing {

using ::testing::ElementsAre;

namespace {

// A claim of one's own and how large its class is: "towers", "cards/one", "grid-nim/few:size=5".
struct Own {
    Claim claim;
    Settings settings;
    ClaimTask task() const { return {claim, settings}; }
};
Own own(std::string_view where, std::string_view text) {
    const Spec spec = readSpec(where).value();
    const std::size_t slash = std::min(spec.id.find('/'), spec.id.size());
    const Ruleset& game = **gameNamed(spec.id.substr(0, slash));
    const language::Vocabulary& words = game.lore.vocabulary();
    const language::ClaimClass& positions = slash == spec.id.size()
                                                ? words.classes.front()
                                                : **claimClassOf(game, spec.id.substr(slash + 1));
    auto claim = ownClaim(game, text, positions);
    EXPECT_TRUE(claim) << text << ": " << english(claim.error().what);
    return {*claim, readSettings(positions.settings, spec).value()};
}

Verdict verdictOf(const ClaimTask& task) {
    Verdict last;
    EXPECT_TRUE(testClaim(task, {}, [&](const Verdict& news) { last = news; }));
    return last;
}
Verdict tested(std::string_view where, std::string_view text) {
    return verdictOf(own(where, text).task());
}

// Expects of a claim in the language the verdict, the count and the counterexample of the claim in
// C++.
void same(std::string_view builtIn, std::string_view where, std::string_view text) {
    SCOPED_TRACE(builtIn);
    const Verdict theirs = verdictOf(claimOf(readSpec(builtIn).value()).value()),
                  mine = tested(where, text);
    EXPECT_TRUE(mine.settled);
    EXPECT_EQ(mine.tested, theirs.tested);
    ASSERT_EQ(mine.against.has_value(), theirs.against.has_value());
    if (mine.against) {
        EXPECT_EQ(mine.against->position, theirs.against->position);
    }
}

// An endgame of the class, and the scores that a beginner's search finds (reversi_plain.h).
struct Endgame {
    std::string text;
    reversi::Board board;
    int score;
    std::vector<reversi::Board> after;
    std::vector<int> scores; // after each move, for the side then to move
    int empty() const { return reversi::count(board.empty()); }
    int moves() const { return reversi::count(reversi::mobility(board)); }
    int otherMoves() const { return reversi::count(reversi::mobility(board.passed())); }
};
std::vector<std::string> endgameTexts(const Settings& settings) {
    std::vector<std::string> all;
    Poll poll(std::stop_token{});
    const language::ClaimClass& endgames = **claimClassOf(**gameNamed("reversi"), "endgames");
    endgames.each(settings, {}, poll, [&](language::Specimen& at) {
        all.push_back(at.text());
        return true;
    });
    return all;
}
std::vector<Endgame> endgames(const Settings& settings) {
    std::vector<Endgame> all;
    for (const std::string& text : endgameTexts(settings)) {
        const reversi::Board board = Reversi::read(Reversi::parse(text).value()).value().board;
        all.push_back({text, board, plainScore(board), {}, {}});
        for (const int move : reversi::Moves(board)) {
            all.back().after.push_back(reversi::after(board, move));
            all.back().scores.push_back(plainScore(all.back().after.back()));
        }
    }
    return all;
}
// The sizes of the regions of empty cells, cell by cell.
std::vector<int> regionSizes(const reversi::Board& board) {
    std::vector<int> sizes;
    std::set<int> left;
    for (int cell = 0; cell < reversi::cells; ++cell)
        if (board.empty() & reversi::bit(cell))
            left.insert(cell);
    while (!left.empty()) {
        std::vector<int> region{*left.begin()};
        left.erase(left.begin());
        for (std::size_t i = 0; i < region.size(); ++i)
            for (int down = -1; down <= 1; ++down)
                for (int right = -1; right <= 1; ++right) {
                    const int row = region[i] / 8 + down, column = region[i] % 8 + right;
                    if (column >= 0 && column < 8 && left.erase(8 * row + column) > 0)
                        region.push_back(8 * row + column);
                }
        sizes.push_back(static_cast<int>(region.size()));
    }
    return sizes;
}

std::vector<std::string> termsOf(const Verdict& verdict) {
    std::vector<std::string> told;
    for (const TermValue& term : verdict.against->terms) {
        told.push_back(term.text + ':');
        for (const std::int64_t value : term.values)
            told.back() += ' ' + std::to_string(value);
    }
    return told;
}

} // namespace

TEST(OwnClaims, OfTicTacToeEqualThoseInCpp) {
    same("draw", "tic-tac-toe", "if empty >= 8 then drawn");
    same("corner", "tic-tac-toe",
         "if empty == 7 and ownCorners == 1 then drawn exactly if centre == -1");
    same("centre", "tic-tac-toe",
         "if empty == 7 and centre == 1 then drawn exactly if otherCorners == 1");
    same("pair", "tic-tac-toe", "if count(ownIn == 2 and otherIn == 0) > 0 then won");
    same("safe-centre", "tic-tac-toe", "if centre == 1 then not lost");
}

TEST(OwnClaims, OfReversiEqualThoseInCpp) {
    for (const char* plies : {"5", "7", "8"})
        same("reversi-pass:plies=" + std::string(plies), "reversi:plies=" + std::string(plies),
             "not pass");
    same("reversi-end:plies=7", "reversi:plies=7", "not over");
}

TEST(OwnClaims, OfTowersEqualThoseInCpp) {
    same("towers-nim-sum:columns=2", "towers:columns=2",
         "(lost exactly if xor(gap) == 0) and (won exactly if xor(gap) != 0)");
    same("towers-moves:columns=2", "towers:columns=2",
         "every move (lost exactly if xor(gap) == 0)");
    same("towers-nim-sum", "towers", "lost exactly if xor(gap) == 0");
    const Verdict retreat = tested("towers", "every move (not (lost and sum(gap) > before.rows))");
    EXPECT_TRUE(retreat.against);
}

// Corners, mobility and parity as people say it, each beside the same in C++ on scores by brute
// force. The true ones can be proven.
TEST(OwnClaims, OfReversisEndgamesAreRightAndWrongByBruteForce) {
    struct Said {
        const char* text;
        bool isTrue;
        bool (*holds)(const Endgame&);
    };
    using std::ranges::all_of, std::ranges::any_of, std::ranges::count_if;
    static const auto corners = [](reversi::Bits discs) {
        return reversi::count(discs & reversi::corners);
    };
    static const auto isOdd = [](int number) { return number % 2 == 1; };
    const std::vector<Said> said{
        {"won iff some move (lost)", true,
         [](const Endgame& at) {
             return (at.score > 0) == any_of(at.scores, [](int score) { return score < 0; });
         }},
        {"every move (score >= -before.score) and some move (score == -before.score)", true,
         [](const Endgame& at) { return at.score == -std::ranges::min(at.scores); }},
        {"score is even and (drawn iff score == 0) and (won iff score > 0)", true,
         [](const Endgame& at) { return at.score % 2 == 0; }},
        {"every move (otherCorners >= before.ownCorners)", true, // a corner stays
         [](const Endgame& at) {
             return all_of(at.after, [&](const reversi::Board& after) {
                 return corners(after.opponent) >= corners(at.board.own);
             });
         }},
        {"sum(cornersIn) + ownCorners + otherCorners == 4 and sum(ownIn) == moves and "
         "sum(otherIn) == otherMoves and sum(cells) == empty",
         true,
         [](const Endgame& at) {
             const auto sizes = regionSizes(at.board);
             return corners(~at.board.empty()) + corners(at.board.empty()) == 4
                    && std::accumulate(sizes.begin(), sizes.end(), 0) == at.empty();
         }},
        {"empty is odd iff count(cells is odd) is odd", true,
         [](const Endgame& at) {
             return isOdd(at.empty())
                    == isOdd(static_cast<int>(count_if(regionSizes(at.board), isOdd)));
         }},
        {"pass implies every move (moves > 0 and score == -before.score)", true,
         [](const Endgame& at) {
             return at.moves() > 0
                    || (at.scores.size() == 1 && at.scores.front() == -at.score
                        && at.otherMoves() > 0);
         }},
        {"moves > otherMoves implies won", false,
         [](const Endgame& at) { return at.moves() <= at.otherMoves() || at.score > 0; }},
        {"ownCorners > otherCorners implies not lost", false,
         [](const Endgame& at) {
             return corners(at.board.own) <= corners(at.board.opponent) || at.score >= 0;
         }},
        {"some move (otherCorners > before.ownCorners) implies won", false,
         [](const Endgame& at) {
             return corners(reversi::mobility(at.board)) == 0 || at.score > 0;
         }},
        {"own > other implies score > 0", false,
         [](const Endgame& at) {
             return reversi::count(at.board.own) <= reversi::count(at.board.opponent)
                    || at.score > 0;
         }},
        {"if not pass and every part (cells is even) then lost", false,
         [](const Endgame& at) {
             return at.moves() == 0 || any_of(regionSizes(at.board), isOdd) || at.score < 0;
         }},
        {"count moves (lost) <= 1", false,
         [](const Endgame& at) {
             return count_if(at.scores, [](int score) { return score < 0; }) <= 1;
         }},
        {"every move (score < 0) implies score >= 16", false, [](const Endgame& at) {
             return any_of(at.scores, [](int score) { return score >= 0; }) || at.score >= 16;
         }}};
    const std::vector<Endgame> drawn = endgames({{"count", 200}, {"empty", 7}, {"seed", 3}});
    ASSERT_EQ(drawn.size(), 200u);
    EXPECT_TRUE(any_of(drawn, [](const Endgame& at) { return at.moves() == 0; }));
    for (const Said& each : said) {
        const Verdict verdict = tested("reversi/endgames:count=200,empty=7,seed=3", each.text);
        const auto against = std::ranges::find_if_not(drawn, each.holds);
        EXPECT_TRUE(verdict.settled) << each.text;
        EXPECT_EQ(!verdict.against, each.isTrue) << each.text;
        ASSERT_EQ(!verdict.against, against == drawn.end()) << each.text;
        if (verdict.against) {
            EXPECT_EQ(verdict.against->position, against->text) << each.text;
        }
    }
}

TEST(OwnClaims, OfEndgamesAreTestedInThePositionsOfTheSeed) {
    const Settings few{{"count", 24}, {"empty", 12}, {"seed", 1}};
    const std::vector<std::string> drawn = endgameTexts(few);
    EXPECT_EQ(drawn[0],
              "XXXXXXOO/OOXXXXOO/OOXOXOOO/OOOXOXO./OOOOOXOO/OOOXOXOO/OOXOOOOX/OXXXXXXX O");
    EXPECT_EQ(drawn[22],
              "....XXXX/.O.OOOOX/XOOOO.OX/XOXXXOOO/XOXXXOOO/.XXOOOXO/XXXXXXOO/.OO.X..O X");
    EXPECT_EQ(endgameTexts(few), drawn);
    EXPECT_NE(endgameTexts({{"count", 24}, {"empty", 12}, {"seed", 2}}).back(), drawn.back());
    EXPECT_EQ(endgameTexts({{"count", 1}, {"empty", 12}, {"seed", 1}}).size(), 1u);
    constexpr reversi::Bits centre = 0x0000'0018'1800'0000;
    for (std::size_t i = 0; i < drawn.size(); ++i) {
        const auto state = Reversi::read(Reversi::parse(drawn[i]).value()).value();
        EXPECT_EQ(reversi::count(state.board.empty()), static_cast<int>(i / 2 + 1)) << drawn[i];
        EXPECT_EQ(state.board.empty() & centre, 0u) << drawn[i];
        EXPECT_FALSE(reversi::isOver(state.board)) << drawn[i];
    }
}

TEST(OwnClaims, OfPositionsDrawnSayNothingOfOthers) {
    const auto told = [](std::string_view text) {
        const Own claim = own("reversi/endgames:count=40,empty=4,seed=7", text);
        const Verdict verdict = verdictOf(claim.task());
        std::string all = english(sentenceOf(claim.task(), verdict));
        for (const Phrase& phrase : premiseOf(claim.task(), verdict))
            all += '|' + english(phrase);
        return all;
    };
    EXPECT_EQ(told("score is even"),
              "Holds for 40 positions of the 40 drawn (empty cells at most: 4; seed: 7); of "
              "others nothing is said.");
    EXPECT_EQ(told("if empty == 1 then moves <= 1 and score is even"),
              "Holds for 10 positions of the 40 drawn (empty cells at most: 4; seed: 7); of "
              "others nothing is said.|Positions to which the premise applied: 10 of 40.");
    EXPECT_THAT(told("if empty == 1 then score is even"), ::testing::EndsWith("10 of 40."))
        << "that it holds without the premise is not known of others";
    EXPECT_THAT(told("won"), ::testing::StartsWith("False. The first counterexample drawn is "));
}

TEST(OwnClaims, OfPositionsTooLargeToBeSolvedHaveNoVerdictWords) {
    const Ruleset& game = **gameNamed("reversi");
    const auto refused = [&](std::string_view text) {
        const auto claim = ownClaim(game, text, **claimClassOf(game, "plies"));
        return claim ? "none" : english(claim.error().what);
    };
    EXPECT_EQ(refused("moves > 0 or won"),
              "Column 14: \"won\" is not known in this class, whose positions are too large to be "
              "solved; it is in \"Endgames drawn at random\".");
    EXPECT_THAT(refused("drawn"), ::testing::StartsWith("Column 1: \"drawn\""));
    EXPECT_THAT(refused("every move (score > 0)"), ::testing::StartsWith("Column 13: \"score\""));
    EXPECT_THAT(refused("every move (before.lost)"), ::testing::HasSubstr("\"lost\""));
    EXPECT_EQ(refused("count(cells > 60) == 0 and otherMoves < 40"), "none");
    for (const char* text : {"won", "drawn", "lost", "score > 0", "every move (before.lost)"})
        EXPECT_TRUE(ownClaim(game, text, **claimClassOf(game, "endgames"))) << text;
}

// Each with the verdict that can be proven or counted by hand.
TEST(OwnClaims, SayWhatPeopleSay) {
    const auto expectTrue = [](const char* where, const char* text) {
        const Verdict verdict = tested(where, text);
        EXPECT_TRUE(verdict.settled && !verdict.against) << where << ": " << text;
    };
    const auto expectFalse = [](const char* where, const char* text) {
        EXPECT_TRUE(tested(where, text).against) << where << ": " << text;
    };
    // A retreat never wins by itself: where the nim-sum is not 0, an advance wins too.
    expectTrue("towers:columns=2", "won iff some move (lost and sum(gap) < before.sum(gap))");
    expectFalse("towers:columns=2", "every move (lost implies sum(gap) < before.sum(gap))");
    expectTrue("towers:columns=2", "every move (count(gap != before.gap) <= 1)");
    expectTrue("towers:columns=2", "every part (gap == 0) implies lost");
    expectFalse("towers:columns=2", "lost implies every part (gap == 0)");
    expectTrue("cards", "won iff some move (lost)");
    expectTrue("cards", "lost iff count moves (lost) == 0");
    expectTrue("cards", "every move (count(cards != before.cards) == 1)");
    expectFalse("cards", "count moves (lost) <= 1");
    expectTrue("cards", "some part (cards > most) implies not every part (cards <= most)");
    expectTrue("tic-tac-toe", "some part (ownIn == 2 and otherIn == 0) implies won");
    expectFalse("tic-tac-toe", "won implies some part (ownIn == 2 and otherIn == 0)");
    expectTrue("tic-tac-toe", "every move (count(otherIn != before.ownIn) <= 4)");
    expectTrue("tic-tac-toe", "count moves (won or lost or drawn) <= empty");
    expectTrue("trojan-horse", "won iff count moves (nimber == 0) > 0");
    expectTrue("trojan-horse", "nimber == 0 iff lost");
    expectFalse("trojan-horse",
                "nimber == 2 implies moves == 2 and some move (won)  and some move (nimber == 2)");
    expectTrue("grid-nim", "won iff some move (lost)");
    expectTrue("reversi:plies=5", "pass implies moves == 0");
    expectFalse("reversi:plies=5", "ownCorners == 0 implies moves > 4");
}

// What people ask or state in public, in these words or nearly so, and what becomes of it.
TEST(OwnClaims, AnswerWhatPublicQuestionsState) {
    struct Stated {
        const char *where, *text;
        bool isTrue;
    };
    const std::vector<Stated> all{
        // nausicagrace.wordpress.com, 27 October 2015: one heap, one to three stones a turn.
        {"cards/one", "if max(most) == 3 then lost iff sum(cards) mod 4 == 0", true},
        // problems.org.uk, WSP-000013: Nim of any heaps.
        {"cards:groups=3,cards=4,take=4",
         "if every part (most >= cards) then lost iff xor(cards) == 0", true},
        // A thread on heaps of which 1 to k are taken: reduce them modulo k + 1. What is said of
        // one heap is often said of their sum.
        {"cards", "lost iff xor(cards mod (most + 1)) == 0", true},
        {"cards", "lost iff sum(cards) mod (max(most) + 1) == 0", false},
        {"cards", "lost iff sum(cards) is even", false},
        // algebra.com, question 695384: of two equal stacks the second player wins.
        {"cards",
         "if groups == 2 and max(cards) == min(cards) and max(most) == min(most) then lost", true},
        {"cards", "if groups == 2 and max(cards) == min(cards) then lost", false},
        // cut-the-knot.org, Northcott's game: a row is a heap; what is added is taken back.
        {"towers:columns=2", "lost iff xor(gap) == 0", true},
        {"towers:columns=2", "won iff some move (lost and sum(gap) < before.sum(gap))", true},
        // reddit.com, dataisbeautiful, 22 June 2018: from a corner one wins unless the other takes
        // the centre; from the centre unless the other takes a corner.
        {"tic-tac-toe", "if empty == 7 and ownCorners == 1 and centre != -1 then won", true},
        {"tic-tac-toe", "if empty == 7 and centre == 1 then won iff otherCorners == 0", true},
        // reddit.com, AnarchyChess, 10 March 2022: with opposite corners against the centre X wins.
        {"tic-tac-toe", "if empty == 6 and centre == 1 and otherCorners == 2 then lost", false},
        // lemmy, post 4776: who goes first never loses only from a corner.
        {"tic-tac-toe", "if empty == 8 and otherCorners == 0 then won", false},
        // tinyarcade.fun: nobody can force a win.
        {"tic-tac-toe", "if empty >= 8 then drawn", true},
        // tictactoe.now: a fork wins, as one of two threats alone can be blocked. Not where both
        // want the same cell.
        {"tic-tac-toe",
         "if count(otherIn == 2 and ownIn == 0) >= 2 and count(ownIn == 2 and otherIn == 0) == 0 "
         "then lost",
         false},
        // wikibooks.org, Reversi/Strategy: a corner is never turned; who has more of them, or more
        // moves, is ahead.
        {"reversi/endgames:count=300", "every move (otherCorners >= before.ownCorners)", true},
        {"reversi/endgames:count=300", "ownCorners > otherCorners implies not lost", false},
        {"reversi/endgames:count=300", "moves > otherMoves implies not lost", false},
        // 2playervs.com, on parity: close games are not decided by who has more discs before the
        // end.
        {"reversi/endgames:count=300", "own > other implies won", false},
        // B. Rose, Othello, chapter 8: it is better to play last into an even region.
        {"reversi/endgames:count=300", "if not pass and every part (cells is even) then not won",
         false}};
    EXPECT_EQ(all.size(), 20u);
    for (const Stated& stated : all) {
        const Verdict verdict = tested(stated.where, stated.text);
        EXPECT_TRUE(verdict.settled) << stated.text;
        EXPECT_EQ(!verdict.against, stated.isTrue) << stated.text;
        EXPECT_TRUE(verdict.against || verdict.tested > 0) << stated.text;
    }
}

TEST(OwnClaims, OfTheHorseEqualThoseInCpp) {
    same("horse-lost", "trojan-horse",
         "lost exactly if min(row, column) mod 3 == 0 or row == column and row mod 3 == 1");
    same("horse-thirds", "trojan-horse", "lost exactly if min(row, column) mod 3 == 0");
    const char* const table =
        "nimber == min(row, column) mod 3 - min(1, max(0, min(row, column) mod 3 - "
        "abs(row - column)))";
    same("horse-table", "trojan-horse", table);
    same("horse-table:rows=60,columns=5", "trojan-horse:rows=60,columns=5", table);
}

TEST(OwnClaims, OfCardsEqualThoseInCpp) {
    same("cards-group", "cards/one", "nimber == xor(cards mod (most + 1))");
    same("cards-four", "cards",
         "if groups == 2 and max(most) == 1 and sum(cards) == 4 and min(cards) > 0 then lost");
    same("cards-ones", "cards:take=1", "lost exactly if sum(cards) is even");
    same("cards-nim-sum", "cards", "lost exactly if xor(cards mod (most + 1)) == 0");
    same("cards-nim-sum:groups=3,cards=3,take=3", "cards:groups=3,cards=3,take=3",
         "lost exactly if xor(cards mod (most + 1)) == 0");
    same("cards-nim", "cards", "lost exactly if xor(cards) == 0");
}

TEST(OwnClaims, OfGridNimEqualThoseInCpp) {
    same("grid-nim-1", "grid-nim/few:free=1", "won");
    same("grid-nim-2", "grid-nim/few:free=2", "won exactly if max(cells) == 2");
    same("grid-nim-3", "grid-nim/few:free=3", "won");
    same("grid-nim-5", "grid-nim/few:free=5", "won");
    same("grid-nim-1:size=4", "grid-nim", "if free == 1 then won");
    same("grid-nim-5:size=4", "grid-nim", "if free == 5 then won");
    same("grid-nim-even", "grid-nim", "lost exactly if free is even");
    same("grid-nim-sum", "grid-nim", "lost exactly if xor(partNimber) == 0");
    same("grid-nim-mirror", "grid-nim", "if mirror then lost exactly if diagonal is even");
}

TEST(OwnClaims, NimbersAreThoseOfTheRules) {
    EXPECT_TRUE(tested("grid-nim:size=4", "nimber == xor(partNimber)").settled);
    EXPECT_FALSE(tested("grid-nim:size=4", "nimber == xor(partNimber)").against);
    EXPECT_FALSE(tested("grid-nim/few:size=5,free=4", "nimber == xor(partNimber)").against);
    EXPECT_FALSE(tested("cards", "nimber == xor(cards mod (most + 1))").against);
    EXPECT_FALSE(tested("trojan-horse", "won exactly if nimber > 0").against);
    EXPECT_FALSE(tested("grid-nim:size=4", "won exactly if nimber > 0").against);
}

TEST(OwnClaims, WonLostAndDrawnAreExactlyOneOfThree) {
    EXPECT_FALSE(tested("tic-tac-toe", "(won exactly if not lost and not drawn) and not (lost and "
                                       "drawn)")
                     .against);
    EXPECT_FALSE(tested("towers:columns=2", "won exactly if not lost").against);
    for (const char* game :
         {"tic-tac-toe", "towers:columns=2", "trojan-horse", "cards", "grid-nim"})
        EXPECT_FALSE(tested(game, "won exactly if some move (lost)").against) << game;
}

TEST(OwnClaims, SayForHowManyPositionsTheyHoldAndHowLargeTheClassIs) {
    const Own nim = own("cards:groups=1,cards=3,take=2", "lost exactly if xor(cards mod (most + "
                                                         "1)) == 0");
    const Verdict verdict = verdictOf(nim.task());
    EXPECT_EQ(english(sentenceOf(nim.task(), verdict)),
              "Holds for all 8 positions: groups up to 1, cards in each up to 3, taken in a turn "
              "up to 2.");
    EXPECT_TRUE(premiseOf(nim.task(), verdict).empty()) << "it has none";
    const ClaimTask four = claimOf({"cards-four", {}}).value();
    EXPECT_EQ(sentenceOf(four, verdictOf(four)), sentenceOf(verdictOf(four)));
    for (const char* game :
         {"towers", "trojan-horse", "cards", "cards/one", "grid-nim/sets:size=3", "grid-nim/few"}) {
        const Verdict whole = tested(game, "1 == 1");
        EXPECT_EQ(whole.all, whole.tested) << game;
    }
}

TEST(OwnClaims, TellHowOftenThePremiseAppliedAndWhetherItIsNeeded) {
    const auto told = [](const Own& own) {
        std::string all;
        for (const Phrase& phrase : premiseOf(own.task(), verdictOf(own.task())))
            all += english(phrase) + '|';
        return all;
    };
    EXPECT_EQ(told(own("trojan-horse", "if row == 0 then lost")),
              "Positions to which the premise applied: 16 of 256.|");
    EXPECT_EQ(told(own("trojan-horse", "if row == 0 then won or lost")),
              "Positions to which the premise applied: 16 of 256.|The conclusion holds without the "
              "premise.|");
    EXPECT_EQ(told(own("cards:groups=1", "if sum(cards) > 0 then max(cards) mod sum(cards) == 0")),
              "Positions to which the premise applied: 28 of 32.|")
        << "without the premise there is no value";
    EXPECT_EQ(told(own("trojan-horse", "if row >= 0 then row >= 0 and row < 3")),
              "Positions to which the premise applied: 13 of 13.|")
        << "the counterexample has it too";
    EXPECT_EQ(told(own("trojan-horse", "if row < 0 then lost")),
              "Positions to which the premise applied: 0 of 256.|")
        << "a premise that never applies says nothing of the conclusion";
}

TEST(OwnClaims, TheSmallestCounterexampleHasTheValuesOfAllTerms) {
    const Verdict verdict = tested("cards", "lost exactly if xor(cards) == 0");
    EXPECT_EQ(verdict.against->position, "2:1 G");
    EXPECT_EQ(english(verdict.against->why), "Every move loses here.");
    EXPECT_THAT(termsOf(verdict),
                ElementsAre("lost: 1", "cards: 2", "xor(cards): 2", "xor(cards) == 0: 0"));
    const Verdict moves =
        tested("cards", "every move (sum(cards) < 2 or before.moves == 1 or moves == 1)");
    EXPECT_EQ(moves.against->position, "3:2 G") << "one of three leaves two, and two ways";
    // A group of a position after a move has too many values to be told.
    EXPECT_THAT(termsOf(moves),
                ElementsAre("sum(cards): 2 1", "sum(cards) < 2: 0 1", "before.moves: 2 2",
                            "before.moves == 1: 0 0", "moves: 2 1", "moves == 1: 0 1",
                            "sum(cards) < 2 or before.moves == 1 or moves == 1: 0 1"));
}

TEST(OwnClaims, ACounterexampleSaysWhatTheSolversKnowOfIt) {
    const auto why = [](std::string_view where, std::string_view text) {
        return english(tested(where, text).against->why);
    };
    EXPECT_EQ(why("tic-tac-toe", "won or lost"), "With best play this is a draw.");
    EXPECT_EQ(why("towers", "lost"), "The side to move wins here with a2.");
    EXPECT_EQ(why("trojan-horse", "won"), "There is no move here: the game is over.");
    EXPECT_EQ(why("trojan-horse", "moves == 0 or won"), "Every move loses here.");
    EXPECT_EQ(why("reversi", "own == 2"), "") << "the class has no verdicts";
    EXPECT_EQ(why("reversi/endgames", "not (pass and won)"),
              "The side to move wins here with pass.");
    EXPECT_EQ(why("reversi/endgames", "not drawn"), "With best play this is a draw.");
    EXPECT_EQ(why("reversi/endgames", "not lost"), "Every move loses here.");
}

TEST(OwnClaims, ATermThatIsSaidTwiceIsToldOnce) {
    EXPECT_THAT(termsOf(tested("trojan-horse", "row + row == 0")),
                ElementsAre("row: 1", "row + row: 2"));
}

TEST(OwnClaims, ATermWithoutAValueIsNotTold) {
    EXPECT_THAT(termsOf(tested("trojan-horse", "column > 0 and 4 mod column == 0")),
                ElementsAre("column: 0", "column > 0: 0"));
}

TEST(OwnClaims, ValuesAfterMovesStandInTheOrderOfTheMoves) {
    const Verdict verdict = tested("cards:groups=1", "every move (moves > 0 and won)");
    EXPECT_EQ(verdict.against->position, "1:1 G");
    EXPECT_THAT(termsOf(verdict),
                ElementsAre("moves: 0", "moves > 0: 0", "won: 0", "moves > 0 and won: 0"));
    EXPECT_EQ(verdict.against->terms.front().of, TermValue::Of::Moves);
}

TEST(OwnClaims, WhatHasNoValueEndsTheTestWithThePositionAndTheColumn) {
    const Own hasNone = own("reversi", "100 mod (own - 4) >= 0");
    const Verdict verdict = verdictOf(hasNone.task());
    ASSERT_TRUE(verdict.halted);
    EXPECT_FALSE(verdict.settled);
    EXPECT_FALSE(verdict.against);
    EXPECT_EQ(english(sentenceOf(hasNone.task(), verdict)),
              "No verdict. The test ended at ......../......../......../...OX.../...XO.../......../"
              "......../........ X.");
    EXPECT_EQ(english(verdict.halted->why), "Column 5: mod needs a number above 0.");
    ASSERT_EQ(verdict.halted->terms.size(), 2u) << "own and own - 4, but not what has no value";
    EXPECT_EQ(verdict.halted->terms.back().values, std::vector<std::int64_t>{-2});
    EXPECT_TRUE(tested("grid-nim", "min(cells) > 0").halted) << "a full board has no parts";
    EXPECT_TRUE(tested("grid-nim", "if max(cells) > 0 then won or lost").halted);
}

TEST(OwnClaims, AMistakeIsGivenBackInsteadOfAClaim) {
    const Ruleset& game = **gameNamed("towers");
    const auto claim = ownClaim(game, "drawn", game.lore.vocabulary().classes.front());
    ASSERT_FALSE(claim);
    EXPECT_EQ(english(claim.error().what), "Column 1: claims in this game have no word \"drawn\".");
}

TEST(OwnClaims, AStopSettlesNothing) {
    for (const char* game :
         {"towers", "cards", "grid-nim", "reversi", "reversi/endgames", "tic-tac-toe"})
        for (const std::uint64_t stopAt : {1, 2, 3}) {
            const Own claim = own(game, "1 == 1");
            const StopAtPoll stop(stopAt);
            Verdict last;
            const bool ended =
                testClaim(claim.task(), stop.token(), [&](const Verdict& news) { last = news; });
            stop.release();
            EXPECT_EQ(ended, last.settled) << game;
            EXPECT_FALSE(last.against) << game;
            EXPECT_FALSE(last.halted) << game;
        }
}

} // namespace bouton::testing
