// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "cli/process.h"
#include "lab/claims.h"

// The command claim.

namespace bouton::testing {

using ::testing::HasSubstr;
using ::testing::MatchesRegex;
using ::testing::StartsWith;

TEST(CliClaim, ListsTheClaimsOfTheLaboratory) {
    std::map<std::string, std::string> expected;
    for (const Claim& claim : claims()) {
        std::string ranges;
        for (const Setting& setting : claim.settings)
            ranges += (ranges.empty() ? "" : "; ") + rangeOf(setting);
        expected[claim.game] +=
            claim.id + '\t' + claim.title + '\t' + ranges + '\t' + claim.statement + '\n';
    }
    EXPECT_GE(expected.size(), 6u);
    for (const auto& [game, list] : expected)
        EXPECT_EQ(done({"claim", game}), list);
}

TEST(CliClaim, TellsAStatementThatHolds) {
    EXPECT_EQ(done({"claim", "towers", "towers-advance", "--rows=4", "--columns", "2"}),
              "Advances are enough, rows 4, columns 2:\n"
              "In every won position some advance wins.\n"
              "Holds for all 188 positions.\n");
}

TEST(CliClaim, TellsTheSmallestCounterexampleOfAStatementThatIsFalse) {
    EXPECT_EQ(done({"claim", "grid-nim", "grid-nim-5", "--size", "6"}),
              "Cases 5.1 to 5.5, size 6:\n"
              "Five free cells are always won.\n"
              "False. The smallest counterexample is ...R/RG../GRGR/RGRG R.\n"
              "Case 5.2 says won, but every move loses.\n"
              "Before it the claim held in 159 positions.\n");
}

TEST(CliClaim, TestsAsTheLaboratoryDoes) {
    for (const char* id : {"grid-nim-even", "pair", "cards-four", "horse-period"}) {
        const ClaimTask task = *claimOf({id, {}});
        Verdict verdict;
        testClaim(task, {}, [&](const Verdict& news) { verdict = news; });
        const std::string told = done({"claim", task.claim.game, id});
        EXPECT_THAT(told, HasSubstr('\n' + task.claim.statement + '\n'
                                    + english(sentenceOf(verdict)) + '\n'));
        EXPECT_THAT(done({"claim", task.claim.game, id, "--csv"}),
                    "claim,verdict,held,counterexample\n" + std::string(id)
                        + (verdict.against ? ",false," : ",true,") + std::to_string(verdict.tested)
                        + ',' + (verdict.against ? verdict.against->position : "") + '\n');
    }
}

TEST(CliClaim, TestsSeveralClaimsOneAfterTheOther) {
    const std::string one = done({"claim", "tic-tac-toe", "draw"}),
                      two = done({"claim", "tic-tac-toe", "corner"});
    EXPECT_EQ(done({"claim", "tic-tac-toe", "draw", "corner"}), one + '\n' + two);
    const auto all = linesOf(done({"claim", "tic-tac-toe", "--all", "--csv"}));
    EXPECT_EQ(all.size(), 1 + linesOf(done({"claim", "tic-tac-toe"})).size());
    EXPECT_EQ(all[0], "claim,verdict,held,counterexample");
    for (std::size_t i = 1; i < all.size(); ++i)
        EXPECT_THAT(all[i], MatchesRegex("[a-z-]+,(true,[0-9]+,|false,[0-9]+,[XO./]+ [XO])"));
}

TEST(CliClaim, EverySettingOfAClaimIsAnOption) {
    for (const Claim& claim : claims()) {
        std::vector<std::string> words{"claim", claim.game, claim.id, "--csv"};
        for (const Setting& setting : claim.settings)
            words.push_back("--" + std::string(setting.id) + '=' + std::to_string(setting.least));
        EXPECT_EQ(linesOf(done(words)).size(), 2u) << claim.id;
    }
    EXPECT_EQ(done({"claim", "cards", "cards-nim-sum:cards=3,take=2"}),
              done({"claim", "cards", "cards-nim-sum", "--cards=3", "--take=2"}));
}

TEST(CliClaim, TestsAClaimOfOnesOwn) {
    EXPECT_EQ(
        done({"claim", "cards", "--own", "lost exactly if xor(cards) == 0", "--take=2", "--csv"}),
        "claim,verdict,held,counterexample\nown,false,4,2:1 G\n");
    EXPECT_EQ(done({"claim", "towers", "--rows=4", "--columns=2", "--own",
                    "if won then some move (lost and xor(gap) == 0)"}),
              "A claim of one's own, rows 4, columns 2:\n"
              "if won then some move (lost and xor(gap) == 0)\n"
              "Holds for all 188 positions: rows up to 4, columns up to 2.\n"
              "Positions to which the premise applied: 188 of 312.\n");
    EXPECT_EQ(done({"claim", "trojan-horse", "--rows=4", "--columns=4", "--own",
                    "if row == 0 then nimber < 3"}),
              "A claim of one's own, rows 4, columns 4:\n"
              "if row == 0 then nimber < 3\n"
              "Holds for all 4 positions: rows up to 4, columns up to 4.\n"
              "Positions to which the premise applied: 4 of 16.\n"
              "The conclusion holds without the premise.\n");
}

TEST(CliClaim, TellsTheValuesAtTheCounterexampleByPartAndByMove) {
    EXPECT_EQ(done({"claim", "cards", "--own", "every move (won or groups == 1) or sum(cards) < 1",
                    "--cards=1", "--take=1"}),
              "A claim of one's own, groups 2, cards 1, take 1:\n"
              "every move (won or groups == 1) or sum(cards) < 1\n"
              "False. The smallest counterexample is 0:1/1:1 G.\n"
              "The side to move wins here with b1.\n"
              "  won: no (by move)\n"
              "  groups: 2 (by move)\n"
              "  groups == 1: no (by move)\n"
              "  won or groups == 1: no (by move)\n"
              "  every move (won or groups == 1): no\n"
              "  cards: 0, 1 (by part)\n"
              "  sum(cards): 1\n"
              "  sum(cards) < 1: no\n"
              "Before it the claim held in 3 positions.\n");
}

TEST(CliClaim, WithoutAValueThereIsNoVerdict) {
    EXPECT_EQ(done({"claim", "grid-nim", "--own", "min(cells) > 0", "--csv"}),
              "claim,verdict,held,counterexample\nown,none,0,GR/RG R\n");
    EXPECT_EQ(done({"claim", "grid-nim", "--own", "min(cells) > 0"}),
              "A claim of one's own, size 4:\n"
              "min(cells) > 0\n"
              "No verdict. The test ended at GR/RG R.\n"
              "Column 1: there is no part, so no least and no greatest.\n");
}

TEST(CliClaim, TestsEndgamesOfReversiThatTheSeedDraws) {
    const std::vector<std::string> few{"claim",      "reversi",   "--class",  "endgames",
                                       "--count=50", "--empty=6", "--seed=9", "--own"};
    const auto said = [&](const char* text) {
        std::vector<std::string> words = few;
        words.emplace_back(text);
        return done(words);
    };
    const std::string head = "A claim of one's own, count 50, empty 6, seed 9:\n";
    EXPECT_EQ(said("won iff some move (lost)"),
              head
                  + "won iff some move (lost)\nHolds for 50 positions of the 50 drawn (empty cells "
                    "at most: 6; seed: 9); of others nothing is said.\n");
    const std::string parity = "if every part (cells is even) then not won";
    EXPECT_THAT(said(parity.c_str()),
                StartsWith(head + parity + "\nFalse. The first counterexample drawn is "));
    EXPECT_EQ(said(parity.c_str()), said(parity.c_str()));
    expectRefused(
        {"claim", "reversi", "--own", "pass implies lost"},
        "Column 14: \"lost\" is not known in this class, whose positions are too large to "
        "be solved; it is in \"Endgames drawn at random\". Try --class endgames.");
    expectRefused({"claim", "reversi", "--class", "endgames", "--empty=13", "--own", "won"},
                  "empty is 1 to 12, not 13.");
}

TEST(CliClaim, AStopEndsTheEndgames) {
    Process process({"claim", "reversi", "--class", "endgames", "--count=10000", "--empty=12",
                     "--own", "every move (score >= -before.score)", "--csv"});
    ASSERT_TRUE(process.waitForOut("counterexample\n"));
    const Finished stopped = process.interrupt();
    EXPECT_THAT(stopped.out,
                MatchesRegex("claim,verdict,held,counterexample\n(own,open,[0-9]+,\n)?"));
}

TEST(CliClaim, ListsTheWordsAndClassesForClaimsOfOnesOwn) {
    EXPECT_THAT(done({"claim", "towers", "--words"}),
                HasSubstr("moves\tnumber\tposition\tHow many moves there are now.\n"
                          "won\ttruth\tposition\tThe side to move wins with best play.\n"
                          "lost\ttruth\tposition\tThe side to move loses against best play.\n"
                          "gap\tnumber\tcolumns\tThe free cells between the towers of a "
                          "column.\n"));
    EXPECT_EQ(done({"claim", "cards", "--classes"}),
              "groups\tAll small positions\tgroups: 1 to 3, standard 2; cards: 1 to 8, standard 7; "
              "take: 1 to 8, standard 4\n"
              "one\tOne group of up to 12 cards\t\n");
}

TEST(CliClaim, AClaimThatCannotBeReadIsRefusedWithItsColumn) {
    expectRefused({"claim", "cards", "--own", "lost exactly if xor(crads) == 0"},
                  "Column 21: there is no word \"crads\"; the nearest is \"cards\".");
    expectRefused({"claim", "cards", "cards-nim", "--own", "lost"}, "--own states the only claim.");
    expectRefused({"claim", "cards", "--own", "lost", "--all"}, "--own states the only claim.");
    expectRefused({"claim", "cards", "--own", "lost", "--class", "two"},
                  "There is no class \"two\"; there are: groups, one.");
    expectRefused({"claim", "cards", "cards-nim", "--class", "one"},
                  "--class says where --own is tested.");
    expectRefused({"claim", "cards", "--own", "lost", "--cards=13"}, "cards is 1 to 8, not 13.");
}

TEST(CliClaim, ARefusalNamesWhatThereIs) {
    expectRefused({"claim", "tic-tac-toe", "towers-moves"},
                  "tic-tac-toe has no claim \"towers-moves\"; there are: draw, corner, centre, "
                  "edge, pair, safe-centre.");
    expectRefused({"claim", "towers", "towers-moves", "--rows=3"}, "rows is 4 to 8, not 3.");
    expectRefused({"claim", "towers", "towers-moves", "--take=3"},
                  "There is no setting \"take\"; there are: rows, columns.");
    expectRefused({"claim"}, "The command is: claim GAME [CLAIM...] (see bouton-cli claim --help)");
}

TEST(CliClaim, CtrlCEndsItWithWhatIsKnown) {
    Process process({"claim", "grid-nim", "grid-nim-1", "grid-nim-5-corrected:size=8", "--csv"});
    ASSERT_TRUE(process.waitForOut("\ngrid-nim-1,true,90,\n"));
    const Finished stopped = process.interrupt();
    EXPECT_THAT(stopped.out, MatchesRegex("claim,verdict,held,counterexample\n"
                                          "grid-nim-1,true,90,\n"
                                          "(grid-nim-5-corrected,open,[0-9]+,\n)?"));
}

TEST(CliClaim, ATimeLimitEndsItWithWhatIsKnown) {
    const Finished ended = run({"claim", "grid-nim", "grid-nim-1", "grid-nim-5-corrected:size=8",
                                "grid-nim-2", "--time=0.3"});
    EXPECT_EQ(ended.status, 0);
    EXPECT_THAT(ended.out, StartsWith("Case 1, size 6:\n"));
    EXPECT_THAT(ended.out, ::testing::Not(HasSubstr("Cases 2.1")));
    EXPECT_EQ(ended.err, "bouton-cli: Stopped after 0.3 s with 1 claim settled.\n");
}

} // namespace bouton::testing
