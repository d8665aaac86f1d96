// SPDX-License-Identifier: MIT
#include <set>

#include "core/census.h"
#include "games/cards/theory.h"

#include "engine/contract/contracts.h"
#include "engine/contract/tried_order.h"

namespace bouton::testing {

// The trees have some thousands of nodes, so that minimax can play a thousand games.
template <> Settings smallSettings<Cards>() { return {{"cards", 4}, {"take", 2}}; }

// A row of the picture is a group, a column of cells.
template <> bool ExplanationContract<Cards>::onBoard(const Picture& picture, Cell cell) {
    return cell.row >= 0 && cell.row < Cards::mostCards && cell.column >= 0
           && cell.column < std::ssize(picture.rows);
}

INSTANTIATE_TYPED_TEST_SUITE_P(Cards, GameContract, Cards);
INSTANTIATE_TYPED_TEST_SUITE_P(Cards, SetUpContract, Cards);
INSTANTIATE_TYPED_TEST_SUITE_P(Cards, PlayerContract, Cards);
INSTANTIATE_TYPED_TEST_SUITE_P(Cards, AnalystContract, Cards);
INSTANTIATE_TYPED_TEST_SUITE_P(Cards, ExplanationContract, Cards);

namespace {

using Group = Cards::Group;

std::string formed(int total, const std::vector<Group>& groups) {
    const auto picture = Cards::form(total, groups);
    return picture ? write(*picture, "GR") : english(picture.error());
}

// Calls check for every start with at most `groups` groups.
template <class Check>
void everyStart(std::size_t groups, int mostCards, int most, Check check, Cards::State state = {}) {
    if (!state.groups.empty())
        check(state);
    if (state.groups.size() == groups)
        return;
    for (int cards = 0; cards <= mostCards; ++cards)
        for (int take = 1; take <= most; ++take) {
            Cards::State more = state;
            more.groups.push_back({cards, take});
            everyStart(groups, mostCards, most, check, more);
        }
}

// The number of nodes of the tree, counted one by one.
std::uint64_t nodesBelow(const Cards::State& state) {
    std::uint64_t nodes = 1;
    for (const auto& move : Cards::moves(state))
        nodes += nodesBelow(Cards::after(state, move));
    return nodes;
}

// A player's move and the rule that it names, or its refusal.
std::string answer(std::string_view player, std::string_view text, std::uint64_t seed = 1) {
    const Cards::State state = positionOf<Cards>(text);
    const auto choice = playerNamed<Cards>(player, seed)({{state}, {}}, {});
    return choice
               ? nameOfMove<Cards>(Cards::moves(state)[choice->move]) + ": " + english(choice->rule)
               : english(choice.error());
}

} // namespace

TEST(Cards, AnalysisEqualsBruteForceForAllSmallStarts) {
    BruteForce<Cards> truth;
    everyStart(3, 4, 3, [&](const Cards::State& state) {
        ASSERT_NO_FATAL_FAILURE(expectTrueAnalysis(state, truth));
    });
}

TEST(Cards, AGroupIsWorthItsCardsModuloOneMoreThanItsMost) {
    EXPECT_EQ(cards::nimbers(positionOf<Cards>("5:3/7:2/4:4/12:12/3:9/0:1 G")),
              (std::vector{1, 1, 4, 12, 3, 0}));
    const auto analysis = analysed<Cards>(positionOf<Cards>("5:3/7:2/4:4 G"));
    EXPECT_EQ(analysis->position.nimber, 4);
    ASSERT_EQ(analysis->parts.size(), 3u);
    EXPECT_EQ(analysis->parts[2], (Part{{{0, 2}, {1, 2}, {2, 2}, {3, 2}}, 4}));
}

// The game of 21 with three a turn: four parts of it are lost, and one is left over.
TEST(Cards, TheGameOf21IsWonByTakingTheRemainder) {
    const auto won = analysed<Cards>(positionOf<Cards>("21:3 G"));
    EXPECT_EQ(won->position.nimber, 1);
    EXPECT_EQ(won->position.outcome, Outcome::Win);
    EXPECT_EQ(won->position.remoteness, 11) << "one, then five times four";
    EXPECT_EQ(won->line.front(), "a1");
    EXPECT_EQ(analysed<Cards>(positionOf<Cards>("20:3 G"))->position.outcome, Outcome::Loss);
    EXPECT_EQ(answer("perfect", "21:3 G"),
              "a1: it leaves groups that cancel out; worth 0, nim-sum 0");
}

TEST(Cards, LargeGroupsAreSolvedByTheirNimbersAndRefusedByTheWholeTree) {
    std::string text;
    for (int group = 0; group < Cards::mostGroups; ++group)
        text += (group == 0 ? "60:" : "/60:") + std::to_string(60 - group);
    const Cards::State state = positionOf<Cards>(text + " G");
    const auto analysis = analysed<Cards>(state);
    EXPECT_EQ(analysis->position.nimber, 60 ^ (60 % 60) ^ (60 % 59) ^ (60 % 58) ^ (60 % 57)
                                             ^ (60 % 56) ^ (60 % 55) ^ (60 % 54));
    EXPECT_FALSE(analysis->position.remoteness);
    EXPECT_THAT(answer("minimax", text + " G"), ::testing::HasSubstr("more than 10^18 nodes"));
    // Every move has a name of its own that is read again, up to the largest.
    std::set<std::string> names;
    for (const Cards::Move move : Cards::moves(state)) {
        const std::string name = nameOfMove<Cards>(move);
        EXPECT_TRUE(names.insert(name).second) << name;
        EXPECT_EQ(readClicks(name), Cards::clicks(move).front());
    }
    EXPECT_TRUE(names.contains("a60"));
    EXPECT_TRUE(names.contains("h53"));
    EXPECT_FALSE(names.contains("h54"));
    const auto match = matchFrom(rulesetOf<Cards>(), text + " G").value();
    ASSERT_TRUE(match->play("A60"));
    EXPECT_EQ(match->position(1).substr(0, 4), "0:60");
}

TEST(Cards, ClaimsAndCountsStayAtTwelveCardsAGroup) {
    const CensusKind kind = rulesetOf<Cards>().lore.census();
    for (const Setting& setting : kind.settings)
        EXPECT_EQ(setting.most, 12) << setting.id;
    for (const Setting& setting : Cards::settings())
        EXPECT_EQ(setting.most, setting.id == std::string("groups") ? 8 : 60) << setting.id;
}

TEST(Cards, RemotenessIsLeftOutWhereThereAreTooManyPositions) {
    EXPECT_TRUE(
        analysed<Cards>(positionOf<Cards>("9:3/9:3/9:3/9:3/9:3/1:1 G"))->position.remoteness)
        << "of 200,000 positions";
    const auto analysis = analysed<Cards>(positionOf<Cards>("12:3/12:3/12:3/12:3/12:3/1:1 G"));
    EXPECT_FALSE(analysis->position.remoteness);
    EXPECT_EQ(analysis->position.nimber, 1);
}

TEST(Cards, AnAnalysisThatIsStoppedPostsNothing) {
    const StopAtPoll stop(2);
    EXPECT_FALSE(analysed<Cards>({{positionOf<Cards>("12:3/12:3/12:3/12:3 G")}, {}}, stop.token())
                     .has_value());
    EXPECT_EQ(stop.asked(), 2u) << "of 28,561 positions no more are looked at";
}

TEST(Cards, RefusesImpossiblePositionsAndNamesTheGroup) {
    EXPECT_EQ(refusalOf<Cards>("5:3/7-2 G"),
              "Group b is written cards:most, such as 5:3, not \"7-2\".");
    for (const char* row : {":", "5", "5:", ":3", "+5:3", "-5:3", "05:3", "5:03", "5:3:1", "00:1"})
        EXPECT_EQ(refusalOf<Cards>(std::string(row) + " G"),
                  "Group a is written cards:most, such as 5:3, not \"" + std::string(row) + "\".");
    EXPECT_EQ(refusalOf<Cards>("5:3//4:4 G"),
              "Group b is written cards:most, such as 5:3, not \"\".");
    EXPECT_EQ(refusalOf<Cards>("5:3/61:2 G"), "Cards in group b: 61; 0 to 60 are possible.");
    EXPECT_EQ(refusalOf<Cards>("4294967297:2 G"),
              "Cards in group a: 4294967297; 0 to 60 are possible.");
    EXPECT_EQ(refusalOf<Cards>("5:0 G"),
              "Most cards a turn takes in group a: 0; 1 to 60 are possible.");
    EXPECT_EQ(refusalOf<Cards>("1:1/5:61 G"),
              "Most cards a turn takes in group b: 61; 1 to 60 are possible.");
    EXPECT_EQ(refusalOf<Cards>("1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1/1:1 G"),
              "There are 9 groups; 1 to 8 are possible.");
    EXPECT_EQ(refusalOf<Cards>("5:3/7:2/4:4 X"), "The side to move is G or R, not \"X\".");
    EXPECT_EQ(refusalOf<Cards>("60:60/0:1/3:10 r"), "");
    EXPECT_EQ(Cards::read({{"1:1", "x"}, Side::One}).error().where, (Clicks{{0, 1}}));
}

TEST(Cards, TheFormSaysWhatDoesNotAddUp) {
    EXPECT_EQ(formed(16, {{5, 3}, {7, 2}, {4, 4}}), "5:3/7:2/4:4 G");
    EXPECT_EQ(formed(16, {{5, 3}, {7, 2}, {3, 4}}), "The groups hold 15 cards, not 16.");
    EXPECT_EQ(formed(0, {{1, 1}}), "The groups hold 1 card, not 0.");
    EXPECT_EQ(formed(66, {{5, 3}, {61, 2}}), "Cards in group b: 61; 0 to 60 are possible.");
    EXPECT_EQ(formed(-1, {{-1, 3}}), "Cards in group a: -1; 0 to 60 are possible.");
    EXPECT_EQ(formed(5, {{5, 0}}), "Most cards a turn takes in group a: 0; 1 to 60 are possible.");
    EXPECT_EQ(formed(0, {}), "There are 0 groups; 1 to 8 are possible.");
}

TEST(Cards, StandardStartsAreTheFirstGroupsOfOneList) {
    const auto start = [](int groups) {
        const auto settings = complete(Cards::settings(), {{"groups", groups}}).value();
        return write(Cards::draw(*Cards::standard(settings)), "GR");
    };
    EXPECT_EQ(start(3), "5:3/7:2/4:4 G");
    EXPECT_EQ(start(1), "5:3 G");
    for (int groups = 1; groups < Cards::mostGroups; ++groups)
        EXPECT_TRUE(
            start(groups + 1).starts_with(start(groups).substr(0, start(groups).size() - 2)));
    EXPECT_EQ(write(Cards::blank(complete(Cards::settings(), {}).value()), "GR"), start(3));
}

TEST(Cards, RandomStartsKeepToTheirSettings) {
    const auto settings =
        complete(Cards::settings(), {{"groups", 2}, {"cards", 5}, {"take", 3}}).value();
    Random random(6);
    std::set<Group> seen;
    for (int i = 0; i < 1000; ++i) {
        const Cards::State state = *Cards::random(settings, random);
        ASSERT_EQ(state.groups.size(), 2u);
        seen.insert(state.groups.begin(), state.groups.end());
    }
    EXPECT_EQ(seen.size(), 15u);
    EXPECT_EQ(*seen.begin(), (Group{1, 1}));
    EXPECT_EQ(*seen.rbegin(), (Group{5, 3}));
}

TEST(Cards, ATurnTakesFromOneGroupAtMostItsMost) {
    std::string moves;
    for (const auto& move : Cards::moves(positionOf<Cards>("5:3/0:2/2:4 R")))
        moves += nameOfMove<Cards>(move) + ' ';
    EXPECT_EQ(moves, "a1 a2 a3 c1 c2 ");
    EXPECT_EQ(Cards::after(positionOf<Cards>("5:3/0:2/2:4 R"), {0, 3}),
              positionOf<Cards>("2:3/0:2/2:4 G"));
}

TEST(Cards, WhoTakesTheLastCardWins) {
    const Cards::State over = positionOf<Cards>("0:3/0:1 R");
    EXPECT_EQ(Cards::result(over), Result{Side::One});
    EXPECT_EQ(english(Cards::ending(over)), "No cards are left, and Red is to move.");
    EXPECT_EQ(Cards::result(positionOf<Cards>("0:3/1:1 R")), std::nullopt);
}

TEST(Cards, TreeSizeIsTheCountOfAllNodes) {
    everyStart(3, 3, 3, [](const Cards::State& state) {
        ASSERT_EQ(cards::treeSize(state), nodesBelow(state)) << write(Cards::draw(state), "GR");
    });
    EXPECT_EQ(cards::treeSize(positionOf<Cards>("0:1 G")), 1u);
    EXPECT_EQ(cards::treeSize(positionOf<Cards>("2:2/2:2 G")),
              nodesBelow(positionOf<Cards>("2:2/2:2 G")));
    const Cards::State most =
        positionOf<Cards>("12:12/12:12/12:12/12:12/12:12/12:12/12:12/12:12 G");
    EXPECT_EQ(cards::treeSize(most), cards::uncountable);
}

// The number of nodes that a search without a memo looks at if it leaves each position at its first
// winning move. It is counted by the rules, with a memo.
std::uint64_t nodesToFirstWin(const Cards::State& state, BruteForce<Cards>& truth,
                              std::map<std::string, std::uint64_t>& known) {
    const std::string key = write(Cards::draw(state), "GR");
    if (const auto at = known.find(key); at != known.end())
        return at->second;
    std::uint64_t nodes = 1;
    for (const auto& move : Cards::moves(state)) {
        const Cards::State next = Cards::after(state, move);
        nodes += nodesToFirstWin(next, truth, known);
        if (truth.outcome(next) == Outcome::Loss)
            break;
    }
    return known[key] = nodes;
}

TEST(Cards, MinimaxSearchesTheTreeWithoutAMemoUpToTheFirstWinOfEachPosition) {
    BruteForce<Cards> truth;
    std::map<std::string, std::uint64_t> known;
    EXPECT_EQ(nodesToFirstWin(positionOf<Cards>("5:3/7:2/4:4 G"), truth, known), 7'684'402u);
    EXPECT_EQ(answer("minimax", "5:3/7:2/4:4 G"),
              "c4: it leaves no winning answer; 7684402 nodes of the game tree");
    EXPECT_EQ(nodesToFirstWin(positionOf<Cards>("3:3/1:1 G"), truth, known), 12u);
}

TEST(Cards, MinimaxTakesTheFirstMoveThatWinsElseOneCardFromTheLargestGroup) {
    EXPECT_EQ(answer("minimax", "3:3/1:1 G"),
              "a2: it leaves no winning answer; 12 nodes of the game tree");
    EXPECT_TRUE(answer("minimax", "1:1/2:1/2:1/1:1 G")
                    .starts_with("b1: one card from the largest group, as every move loses; "));
    BruteForce<Cards> truth;
    const auto player = playerNamed<Cards>("minimax", 1);
    everyStart(3, 3, 2, [&](const Cards::State& state) {
        if (Cards::result(state))
            return;
        const auto moves = Cards::moves(state);
        auto expected = std::ranges::find_if(moves, [&](const auto& move) {
            return truth.outcome(Cards::after(state, move)) == Outcome::Loss;
        });
        if (expected == moves.end())
            expected = std::ranges::find(moves, cards::riskyMove(state));
        ASSERT_EQ(player({{state}, {}}, {})->move,
                  static_cast<std::size_t>(expected - moves.begin()));
    });
}

TEST(Cards, MinimaxTellsHowManyNodesItHasSeenAfterEachMove) {
    std::vector<std::uint64_t> told;
    (void)playerNamed<Cards>("minimax", 1)(
        {{positionOf<Cards>("3:3/1:1 G")}, {}},
        {.progress = [&](const Progress& news) { told.push_back(news.nodes); }});
    EXPECT_EQ(told, (std::vector<std::uint64_t>{7, 12}));
}

TEST(Cards, MinimaxRefusesATreeOfMoreThanTenMillionNodesAndNamesTheCount) {
    EXPECT_EQ(answer("minimax", "7:4/7:4/7:4 G"),
              "Nodes of the game tree: 176113390678; minimax looks at 10,000,000 at most.");
    EXPECT_EQ(answer("minimax", "12:12/12:12/12:12/12:12/12:12/12:12/12:12/12:12 G"),
              "The game tree has more than 10^18 nodes; minimax looks at 10,000,000 at most.");
}

TEST(Cards, ASearchTriesFirstWhatLeavesTheFewestMoves) {
    EXPECT_EQ(triedOrder<Cards>("3:3/2:1 G"), "a3 a2 a1 b1 ");
    EXPECT_EQ(mostPliesOf(rulesetOf<Cards>()), 12);
}

TEST(Cards, PerfectLeavesNimSumZeroElseOneCardFromTheLargestGroup) {
    EXPECT_EQ(answer("perfect", "5:3/7:2/4:4 G"),
              "c4: it leaves groups that cancel out; worth 1, 1, 0, nim-sum 0");
    EXPECT_EQ(answer("perfect", "0:3/3:4 G"), "b3: it leaves no card");
    EXPECT_EQ(answer("perfect", "3:1/1:1/4:3/0:5 R"),
              "c1: one card from the largest group, as every move loses; worth 1, 1, 0, 0, nim-sum "
              "0");
}

TEST(Cards, PerfectNeverGivesAwayAWonPosition) {
    for (const char* rival : {"random", "minimax", "perfect"})
        neverWorsens<Cards>("perfect", rival, 1000);
    neverWorsens<Cards>("minimax", "perfect", 1000);
}

TEST(Cards, SettingUpMakesAClickedCardTheTopOneAndMovesCardsToOtherGroups) {
    const Editing& editing = rulesetOf<Cards>().editing;
    const auto cell = [](int group, int height) { return Cell{Cards::fewCards - height, group}; };
    const Picture start = readPicture("5:3/7:2/4:4 R", "GR").value();
    const auto text = [](const Picture& picture) { return write(picture, "GR"); };
    EXPECT_TRUE(editing.pieces.empty());
    for (const Cell off : {cell(0, 0), cell(0, 13), cell(-1, 3), cell(3, 3)})
        EXPECT_EQ(editing.arranged(start, off), start);
    EXPECT_EQ(text(editing.arranged(start, cell(0, 2))), "2:3/7:2/4:4 R");
    EXPECT_EQ(text(editing.arranged(start, cell(0, 12))), "12:3/7:2/4:4 R");
    EXPECT_EQ(text(editing.arranged(start, cell(0, 5))), "4:3/7:2/4:4 R"); // the top card itself
    EXPECT_EQ(text(editing.put(start, cell(1, 3), '.')), "5:3/2:2/4:4 R");
    EXPECT_EQ(editing.put(start, cell(1, 8), '.'), start);
    EXPECT_EQ(text(editing.moved(start, cell(0, 4), cell(2, 1))), "3:3/7:2/6:4 R");
    EXPECT_EQ(text(editing.moved(start, cell(1, 7), cell(1, 9))), "5:3/9:2/4:4 R");
    EXPECT_EQ(text(editing.moved(start, cell(1, 1), cell(0, 1))), "12:3/0:2/4:4 R");
    EXPECT_EQ(editing.moved(start, cell(0, 6), cell(1, 1)), start); // no card there
    EXPECT_EQ(text(editing.moved(start, cell(0, 1), cell(1, 1))), "0:3/12:2/4:4 R");
    const Picture full = readPicture("5:3/8:2 G", "GR").value();
    EXPECT_EQ(editing.moved(full, cell(0, 1), cell(1, 1)), full); // more than a group can hold
    // A large group has its places, and gives them to the others.
    const Picture large = readPicture("30:3/7:2 G", "GR").value();
    EXPECT_EQ(Cards::placesIn(large), 30);
    EXPECT_EQ(text(editing.arranged(large, {30 - 20, 1})), "30:3/20:2 G");
    EXPECT_EQ(text(editing.arranged(large, {30 - 9, 0})), "9:3/7:2 G");
    EXPECT_EQ(Cards::placesIn(editing.arranged(large, {30 - 9, 0})), Cards::fewCards);
    EXPECT_EQ(text(editing.cleared(start)), "0:3/0:2/0:4 R");
    EXPECT_EQ(text(editing.resized(start, complete(Cards::settings(), {{"groups", 4}}).value())),
              "5:3/7:2/4:4/6:3 R");
}

} // namespace bouton::testing
