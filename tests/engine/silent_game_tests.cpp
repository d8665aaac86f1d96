// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include "engine/contract/analyst_contract.h"
#include "engine/silent_pins.h"
#include "explain/hints.h"
#include "explain/move_values.h"
#include "explain/twin.h"
#include "games/catalogue.h"
#include "games/trojan_horse/trojan_horse.h"
#include "lab/depths.h"
#include "lab/exercises.h"
#include "lab/microscope.h"

namespace bouton::testing {

namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

// Heaps of three pins and one, so the nim-sum is 2: taking two of the first wins. The moves are
// a1, b1, c1 (none, one, two left in the first heap) and a2.
class Silent : public ::testing::Test {
protected:
    static Value move(int nimber, int part = -1, std::optional<int> partNimber = {}) {
        return {.outcome = nimber == 0 ? Outcome::Win : Outcome::Loss,
                .nimber = nimber,
                .part = part,
                .partNimber = partNimber};
    }
    Analysis sum() const {
        return {.position = {.outcome = Outcome::Win, .nimber = 2},
                .moves = {move(1, 0, 0), move(0, 0, 1), move(3, 0, 2), move(3, 1, 0)},
                .parts = {{{{0, 0}, {0, 1}, {0, 2}}, 3}, {{{1, 0}}, 1}}};
    }
    Analysis outcomes(Outcome position, std::vector<Outcome> moves) const {
        Analysis analysis{.position = {.outcome = position}};
        for (const Outcome move : moves)
            analysis.moves.push_back({.outcome = move});
        return analysis;
    }
    std::string sentence(const Analysis& analysis) const {
        return english(whyOf(match, 0, analysis).sentence);
    }
    std::string ofMove(std::size_t move, const Analysis& analysis) const {
        return english(whyMove(match, 0, move, analysis));
    }
    std::vector<std::string> hints(const Analysis& analysis) const {
        std::vector<std::string> texts;
        for (const Phrase& hint : hintsFor(match, 0, analysis))
            texts.push_back(english(hint));
        return texts;
    }

    const MatchOf<SilentPins> match{SilentPins::State{{3, 1}}};
};

} // namespace

TEST_F(Silent, SumsAreToldByTheFirstCellsOfTheirParts) {
    const auto rows = summandsOf(match, 0, sum());
    ASSERT_EQ(rows.size(), 2U);
    EXPECT_EQ(english(rows[0].title), "Part at a1");
    EXPECT_EQ(english(rows[0].measure), "3 cells");
    EXPECT_EQ(english(rows[1].measure), "1 cell");
    EXPECT_EQ(rows[1].nimber, 1);
    EXPECT_EQ(sentence(sum()), "Parts worth 3, 1: nim-sum 2, so Green wins. b1 takes the part "
                               "at a1 from 3 to 1 and the nim-sum to 0.");
    EXPECT_EQ(ofMove(1, sum()), "b1 takes the part at a1 from 3 to 1 and brings the nim-sum to 0.");
    EXPECT_EQ(ofMove(3, sum()), "a2 takes the part at a2 from 1 to 0 and leaves nim-sum 3, "
                                "which Red can bring to 0.");
    EXPECT_THAT(hints(sum()),
                ElementsAre("Green is to move and can win.",
                            "All winning moves are in the part at a1.", "b1 wins.",
                            "b1 takes the part at a1 from 3 to 1 and brings the nim-sum to 0."));
}

TEST_F(Silent, LostSumsSayThatEveryMoveLoses) {
    Analysis lost = sum();
    lost.position = {.outcome = Outcome::Loss, .nimber = 0};
    EXPECT_EQ(sentence(lost),
              "Parts worth 3, 1: nim-sum 0, so every move loses against best play.");
}

TEST_F(Silent, SumsHaveATwinWhoseMovesHaveNoAnswer) {
    Analysis analysis = sum();
    analysis.moves[3] = move(3 ^ 1 ^ 5, 1, 5); // as if the second heap could grow
    const auto moves = heapMovesOf(match, 0, analysis);
    ASSERT_EQ(moves.size(), 4U);
    EXPECT_EQ(moves[1].from, 3);
    EXPECT_EQ(moves[1].to, 1);
    EXPECT_EQ(moves[3].heap, 1U);
    EXPECT_TRUE(moves[3].reversible());
    EXPECT_THAT(moves[3].answer, IsEmpty());
    EXPECT_TRUE(moves[3].remark.empty());
    EXPECT_EQ(heapMovesTo(moves, match, 0, 0, 1).front().move, 1U);
}

TEST_F(Silent, PartsWithoutCellsAreNumbered) {
    Analysis analysis = sum();
    for (Part& part : analysis.parts)
        part.cells.clear();
    EXPECT_EQ(english(summandsOf(match, 0, analysis)[1].title), "Part 2");
}

TEST_F(Silent, NimbersAreToldOfTheWholeWhereNobodyKnowsTheParts) {
    Analysis analysis = sum();
    analysis.parts.clear();
    for (Value& value : analysis.moves) {
        value.part = -1;
        value.partNimber.reset();
    }
    EXPECT_EQ(sentence(analysis), "Nimber 2, so Green wins: b1 brings it to 0.");
    EXPECT_EQ(ofMove(1, analysis), "b1 brings the nimber to 0.");
    EXPECT_EQ(ofMove(0, analysis), "a1 leaves nimber 1, which Red can bring to 0.");
    EXPECT_EQ(hints(analysis)[1], "Moves that win: 1 of 4.");
    EXPECT_THAT(heapMovesOf(match, 0, analysis), IsEmpty());
    analysis.position = {.outcome = Outcome::Loss, .nimber = 0};
    EXPECT_EQ(sentence(analysis), "Nimber 0: every move loses against best play.");
}

TEST_F(Silent, MovesWithoutAPartAreToldOfTheWhole) {
    Analysis analysis = sum();
    for (Value& value : analysis.moves)
        value.part = -1;
    EXPECT_EQ(sentence(analysis), "Nimber 2, so Green wins: b1 brings it to 0.");
    EXPECT_EQ(ofMove(1, analysis), "b1 brings the nimber to 0.");
    EXPECT_EQ(hints(analysis)[1], "Moves that win: 1 of 4.");
    EXPECT_THAT(heapMovesOf(match, 0, analysis), IsEmpty());
}

TEST_F(Silent, WhatAPartIsWorthAfterAMoveFollowsFromTheWhole) {
    Analysis analysis = sum();
    for (Value& value : analysis.moves)
        value.partNimber.reset();
    EXPECT_EQ(ofMove(1, analysis), ofMove(1, sum()));
    EXPECT_EQ(heapMovesOf(match, 0, analysis)[2].to, 2);
    Analysis parts = sum();
    parts.position.nimber.reset();
    EXPECT_EQ(ofMove(1, parts), ofMove(1, sum())) << "or is known of the part";
    analysis.position.nimber.reset();
    EXPECT_EQ(ofMove(1, analysis), "b1 brings the nimber to 0.") << "nothing tells of the part";
    EXPECT_THAT(heapMovesOf(match, 0, analysis), IsEmpty());
}

TEST_F(Silent, OutcomesWithoutRemotenessNameNoNumberOfMoves) {
    using enum Outcome;
    const Analysis won = outcomes(Win, {Loss, Win, Draw, Loss});
    EXPECT_EQ(sentence(won), "With best play Green wins.");
    EXPECT_EQ(sentence(outcomes(Loss, {Loss, Loss, Loss, Loss})), "With best play Red wins.");
    EXPECT_THAT(hints(won), ElementsAre("Green is to move and can win.", "Moves that win: 1 of 4.",
                                        "b1 wins.", "With best play Green wins."));
    EXPECT_EQ(ofMove(2, won), "c1 throws a win away: now nobody can force one.");
    Analysis line = won;
    line.line = {"b1", "a2", "a1"};
    EXPECT_EQ(hints(line)[3], "With best play the game goes on b1 a2 a1.");
}

TEST_F(Silent, ScoresCountPoints) {
    Analysis analysis{.position = {.outcome = Outcome::Win, .score = 1}};
    for (const int score : {1, -3, -3, -3})
        analysis.moves.push_back(
            {.outcome = score > 0 ? Outcome::Win : Outcome::Loss, .score = score});
    EXPECT_EQ(sentence(analysis), "With best play Green wins by 1 point.");
    EXPECT_EQ(hints(analysis)[3], "a1 keeps the best score, +1.");
    analysis.line = {"a1", "a2"};
    EXPECT_EQ(hints(analysis)[3], "With best play the game goes on a1 a2; the next best move, b1, "
                                  "is 4 points worse.");
}

TEST_F(Silent, EveryGameBearsAnAnalysisThatIsEmptyOrOfOtherMoves) {
    Analysis others = sum(), far = sum();
    others.moves.resize(1);
    for (Value& value : far.moves)
        value.part = 7;
    std::vector<const Match*> matches{&match};
    std::vector<std::unique_ptr<Match>> starts;
    for (const Ruleset* game : catalogue()) {
        Random random(1);
        starts.push_back(randomStart(*game, random));
        matches.push_back(starts.back().get());
    }
    for (const Match* any : matches)
        for (const Analysis& analysis : {Analysis{}, Analysis{.position = {.nimber = 3}}, others}) {
            SCOPED_TRACE(any->game().name.id);
            if (any != &match && !analysis.parts.empty())
                continue; // parts are of the position
            EXPECT_FALSE(whyOf(*any, 0, analysis).sentence.empty());
            EXPECT_TRUE(whyMove(*any, 0, 0, analysis).empty());
            const Hints said = hintsFor(*any, 0, analysis);
            EXPECT_FALSE(said[0].empty());
            EXPECT_THAT(std::span(said).subspan(1), Each(Phrase())) << "no step has more";
            EXPECT_EQ(hintedMove(*any, 0, analysis), 0U);
            EXPECT_THAT(heapMovesOf(*any, 0, analysis), IsEmpty());
            EXPECT_THAT(cellValues(Clicking(any->moves(0)), analysis), IsEmpty());
        }
    EXPECT_EQ(ofMove(1, far), "b1 brings the nimber to 0.");
    EXPECT_EQ(hints(far)[1], "Moves that win: 1 of 4.");
}

TEST_F(Silent, GamesAreSearchedToADepthOnlyIfTheySayThatTheyCanBe) {
    const Ruleset& silent = rulesetOf<SilentPins>();
    const auto never = [](const auto&) { FAIL(); };
    const auto refused = tabulateDepths({&silent, "PPP./P... G", 2}, {}, never);
    ASSERT_FALSE(refused);
    EXPECT_EQ(english(refused.error()), "The game Silent pins cannot be searched to a depth.");
    EXPECT_EQ(mostPliesOf(silent), 0);
    EXPECT_FALSE(lookThrough({&silent, "PPP./P... G", 2}, {}, never));
}

TEST(Rulesets, ProposeTheirOpponentAndTellTheSettingsOfAPicture) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        const std::string_view named = game->name.opponent;
        const std::string_view id = game->players[proposedOpponent(*game).player].id;
        EXPECT_EQ(id, named.empty() ? game->players.back().id : named.substr(0, named.find(':')));
        Random random(3);
        const Settings standard = complete(game->settings, {}).value();
        for (const Setting& setting : game->settings)
            for (const int value : {setting.least, setting.most}) {
                Settings settings = complete(game->settings, {{setting.id, value}}).value();
                const bool changes =
                    game->blank(settings) != game->blank(standard) || value == setting.standard;
                EXPECT_EQ(changes, !setting.onlyDrawn) << setting.id;
                const Settings told = game->settingsOf(game->blank(settings));
                if (!setting.onlyDrawn) {
                    EXPECT_EQ(valueOf(told, setting.id), value);
                }
                if (!setting.mostWith)
                    continue;
                for (auto& [id, number] : settings)
                    number = id == setting.id ? setting.mostWith(settings) : number;
                EXPECT_TRUE(game->random(settings, random));
                for (auto& [id, number] : settings)
                    number += id == setting.id;
                EXPECT_FALSE(game->random(settings, random));
            }
        EXPECT_EQ(game->from(game->blank(standard)).has_value(),
                  std::string_view(game->name.arranging).empty());
    }
    EXPECT_EQ(proposedOpponent(rulesetOf<SilentPins>()).player, 0U);
    Ruleset choosy = **gameNamed("reversi");
    choosy.name.opponent = "minimax:depth=3";
    EXPECT_STREQ(choosy.players[proposedOpponent(choosy).player].id, "minimax");
    EXPECT_EQ(valueOf(proposedOpponent(choosy).settings, "depth"), 3);
    EXPECT_TRUE(rulesetOf<SilentPins>().settingsOf({{"PP.."}, Side::One}).empty());
}

TEST(OwnWords, OfTheHorseNameEveryOptionOfTheCellThatIsPointedAt) {
    const MatchOf<TrojanHorse> match{TrojanHorse::State{8, 8, {7, 7}}};
    const Analysis analysis = *analysed<TrojanHorse>(match.state(0));
    const auto map = [&](Cell cell) {
        return english(match.game().lore.map({match, 0}, analysis, cell));
    };
    EXPECT_EQ(map({4, 4}), "From e5 the horse can go to d3 worth 1 and c4 worth 1. The first "
                           "missing number is 0, so e5 is worth 0.");
    EXPECT_EQ(map({2, 1}), "From b3 the horse can go to a1 worth 0. The first missing number is "
                           "1, so b3 is worth 1.");
}

} // namespace bouton::testing
