// SPDX-License-Identifier: MIT
#include "session/proposal.h"

#include "session/archive/own_games.h"
#include "session/stored_games.h"

// Whom a game proposes as the next opponent.

namespace bouton::testing {

namespace {

const Ruleset& rulesNamed(std::string_view id) { return *gameNamed(id).value(); }

PlayerChoice choiceOf(const Ruleset& game, const char* id) {
    return choosePlayer(game, readSpec(id).value()).value();
}

// "club: stronger", after games such as "student won", the newest first.
std::string proposed(const char* id, std::initializer_list<std::pair<const char*, Outcome>> games) {
    const Ruleset& game = rulesNamed(id);
    std::vector<PastGame> met;
    for (const auto& [opponent, outcome] : games)
        met.push_back({Seat{choiceOf(game, opponent)}, outcome});
    const Proposal proposal = proposalAfter(game, met);
    const Opponent* named = opponentOf(game, proposal.opponent);
    static constexpr const char* why[] = {"first", "same", "stronger", "weaker"};
    return (named ? named->id : specOf(game, proposal.opponent)) + std::string(": ")
           + why[static_cast<int>(proposal.why)];
}

constexpr Outcome won = Outcome::Win, drawn = Outcome::Draw, lost = Outcome::Loss;

} // namespace

TEST(ProposalTest, IsTheSecondWeakestAtFirstInEveryGame) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        EXPECT_EQ(firstProposal(*game).opponent, game->opponents[1].choice);
        EXPECT_EQ(proposalAfter(*game, {}), firstProposal(*game));
    }
    Ruleset lonely = rulesNamed("towers");
    lonely.opponents.resize(1);
    EXPECT_EQ(firstProposal(lonely).opponent, lonely.opponents[0].choice);
}

TEST(ProposalTest, StaysUntilTwoGamesInARowEndAlike) {
    EXPECT_EQ(proposed("towers", {{"student", won}}), "student: same");
    EXPECT_EQ(proposed("towers", {{"student", won}, {"student", lost}}), "student: same");
    EXPECT_EQ(proposed("towers", {{"student", lost}, {"student", won}}), "student: same");
    EXPECT_EQ(proposed("towers", {{"student", drawn}, {"student", drawn}}), "student: same");
    EXPECT_EQ(proposed("towers", {{"club", won}, {"student", won}}), "club: same")
        << "a step up is won twice before the next";
}

TEST(ProposalTest, GoesOneStepUpAfterTwoWinsAndOneDownAfterTwoLosses) {
    EXPECT_EQ(proposed("towers", {{"student", won}, {"student", won}}), "club: stronger");
    EXPECT_EQ(proposed("towers", {{"club", lost}, {"club", lost}}), "student: weaker");
    EXPECT_EQ(proposed("grid-nim", {{"student", won}, {"student", won}}), "casual: stronger");
    EXPECT_EQ(proposed("reversi", {{"casual", won}, {"casual", won}}), "club: stronger");
}

TEST(ProposalTest, DoesNotGoBeyondTheWeakestAndTheStrongest) {
    EXPECT_EQ(proposed("towers", {{"perfect", won}, {"perfect", won}}), "perfect: same");
    EXPECT_EQ(proposed("towers", {{"beginner", lost}, {"beginner", lost}}), "beginner: same");
}

TEST(ProposalTest, GoesUpAndDownTheLadder) {
    EXPECT_EQ(proposed("reversi", {{"ladder:step=8", won}, {"ladder:step=8", won}}),
              "ladder:step=9: stronger");
    EXPECT_EQ(proposed("reversi", {{"ladder:step=8", lost}, {"ladder:step=8", lost}}),
              "ladder:step=7: weaker");
}

// The games of the archive that say so ------------------------------------------------------------

namespace {

class LastMet : public ArchiveOnDisk {
protected:
    const Ruleset& reversi = rulesNamed("reversi");
    void add(const SavedGame& game) { ASSERT_TRUE(store->add(game)); }
    using Met = std::pair<std::optional<PlayerChoice>, Outcome>;
    std::vector<Met> met() {
        const std::vector<PastGame> games = lastOpponents(*store, reversi).value();
        std::vector<Met> all;
        for (const PastGame& game : games)
            all.emplace_back(game.opponent.computer, game.outcome);
        return all;
    }
    Met against(const char* opponent, Outcome outcome) {
        return {choiceOf(reversi, opponent), outcome};
    }
};

} // namespace

TEST_F(LastMet, AreTheTwoNewestTheNewestFirst) {
    EXPECT_TRUE(met().empty());
    add(playedAlone(1, "student", std::nullopt));
    EXPECT_EQ(met(), std::vector{against("student", drawn)});
    add(playedAlone(2, "club", Side::Two));
    add(playedAlone(3, "casual", Side::One));
    EXPECT_EQ(met(), (std::vector{against("casual", won), against("club", lost)}));
    for (const int number : {4, 5})
        add(playedAlone(number, "minimax:depth=7", Side::One)); // who is not offered
    EXPECT_EQ(met(), (std::vector{against("casual", won), against("club", lost)}));
}

TEST_F(LastMet, CountAWinWithHelpAsADrawAndALossAsALoss) {
    for (SavedGame game :
         {playedAlone(1, "student", Side::Two), playedAlone(2, "student", Side::One)}) {
        game.firstEnd->alone = false;
        add(game);
    }
    EXPECT_EQ(met(), (std::vector{against("student", drawn), against("student", lost)}));
}

TEST_F(LastMet, AreLookedForInTheLastTwoHundredGamesAlone) {
    add(playedAlone(1, "student", Side::One));
    for (int number = 2; number <= 200; ++number)
        add(playedAlone(number, "minimax:depth=7", Side::One));
    EXPECT_EQ(met(), std::vector{against("student", won)});
    add(playedAlone(201, "minimax:depth=7", Side::One));
    EXPECT_TRUE(met().empty());
}

TEST_F(LastMet, LeaveOutWhoIsNotOfferedAndWhatBeganElsewhere) {
    add(playedAlone(1, "student", Side::One));
    add(playedAlone(2, "minimax:depth=7", Side::One));
    add(playedAlone(3, "human", Side::One));
    SavedGame timed = playedAlone(4, "club", Side::One);
    timed.seats[1].time = TimeControl{std::chrono::minutes(5)};
    add(timed);
    SavedGame filled = playedAlone(7, "student", Side::One);
    filled.autoFill = true;
    add(filled);
    SavedGame elsewhere = playedAlone(5, "student", Side::One);
    elsewhere.start = "XO....../......../......../......../......../......../......../........ X";
    add(elsewhere);
    add(otherwise(playedAlone(6, "student", Side::Two), playedAlone(1, "student", Side::One)));
    EXPECT_EQ(met(), (std::vector{against("student", lost)})) << "the newer copy of the two";
    add(playedAlone(7, "ladder:step=3", Side::Two));
    EXPECT_EQ(met().front(), against("ladder:step=3", lost));
}

} // namespace bouton::testing
