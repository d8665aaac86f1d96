// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/clicking.h"
#include "core/named.h"
#include "core/ruleset_of.h"
#include "core/usual_players.h"
#include "games/catalogue.h"

namespace bouton {

namespace testing {

namespace {

// A heap of counters in a row, from whose right end one or two are taken; who takes the last wins.
// It counts how often its moves are generated.
struct Heap {
    struct State {
        int counters = 9;
        Side toMove = Side::One;
        bool operator==(const State&) const = default;
    };
    using Move = int;
    static inline int generated = 0;

    static constexpr GameName name{"heap", "Heap", "AB", {"A", "B"}, false};
    static std::vector<Setting> settings() { return {}; }
    static Or<State> standard(const Settings&) { return State{}; }
    static Or<State> random(const Settings&, Random&) { return State{}; }
    static Picture blank(const Settings&) { return draw(State{}); }
    static Or<State> read(const Picture& picture) {
        return State{static_cast<int>(picture.rows.at(0).size()), picture.toMove};
    }
    static Picture draw(const State& state) {
        return {{std::string(static_cast<std::size_t>(state.counters), 'o')}, state.toMove};
    }
    static Side toMove(const State& state) { return state.toMove; }
    static std::vector<Move> moves(const State& state) {
        ++generated;
        return state.counters == 0   ? std::vector<Move>{}
               : state.counters == 1 ? std::vector<Move>{1}
                                     : std::vector<Move>{1, 2};
    }
    static State after(State state, Move move) {
        return {state.counters - move, other(state.toMove)};
    }
    static std::optional<Result> result(const State& state) {
        return state.counters > 0 ? std::nullopt : std::optional(Result{other(state.toMove)});
    }
    static Phrase ending(const State&) { return {"None is left."}; }
    static std::vector<Clicks> clicks(Move move) {
        return move == 1 ? std::vector<Clicks>{{{0, 0}}}
                         : std::vector<Clicks>{{{0, 1}, {0, 0}}, {{0, 0}, {0, 1}}};
    }
    static std::vector<PlayerKind<Heap>> players() { return {randomPlayer<Heap>()}; }
    static Analyst<Heap> analyst() {
        return [](const Past<Heap>&, Patience, std::stop_token, const Post<Analysis>& post) {
            post({});
        };
    }
};

std::unique_ptr<Match> heap() {
    const Ruleset& rules = rulesetOf<Heap>(); // plays two plies to learn the game's pieces
    Heap::generated = 0;
    return rules.standard({}).value();
}

} // namespace

TEST(Match, GeneratesTheMovesOfAPositionOnce) {
    const auto match = heap();
    for (int turn = 0; turn < 3; ++turn) {
        ASSERT_EQ(match->moves(match->current()).size(), 2u);
        ASSERT_TRUE(match->play("b1+a1"));
    }
    EXPECT_EQ(Heap::generated, 3);
    match->go(1);
    match->play(std::size_t{0});
    EXPECT_EQ(match->moveText(match->current()), "a1");
    EXPECT_EQ(match->picture(match->current()).rows[0].size(), 6u);
}

TEST(Match, ShowsThePositionAfterAMoveThatIsNotPlayed) {
    for (const Ruleset* game : catalogue()) {
        Random random(1);
        auto start = game->standard(complete(game->settings, {}).value());
        if (!start)
            start = game->random(complete(game->settings, {}).value(), random);
        const auto match = std::move(start).value();
        for (int ply = 0; ply < 3 && !match->moves(match->current()).empty(); ++ply) {
            const Match::Node node = match->current();
            const std::size_t size = match->size();
            const std::size_t move = ply % 2 == 0 ? 0 : match->moves(node).size() - 1;
            const Picture after = match->after(node, move);
            EXPECT_EQ(match->size(), size);
            EXPECT_EQ(match->current(), node);
            const Match::Node child = match->play(move);
            EXPECT_EQ(after, match->picture(child)) << game->name.id;
            match->moves(child); // these are the newest now
            EXPECT_EQ(match->after(node, move), after) << game->name.id;
        }
    }
}

TEST(Match, ItsMovesStayWhereTheyAreAsTheTreeGrows) {
    const auto match = heap();
    const LegalMove* first = match->moves(0).data();
    for (int turn = 0; turn < 5; ++turn)
        match->play(std::size_t{0});
    EXPECT_EQ(match->moves(0).data(), first);
    EXPECT_EQ(match->moves(0)[1].text, "b1+a1");
}

TEST(Match, KnowsTheClicksOfAMoveInTheOrderOfItsText) {
    const auto match = heap();
    const auto node = match->play("A1+B1");
    ASSERT_TRUE(node);
    EXPECT_EQ(match->moveText(*node), "b1+a1");
    EXPECT_EQ(match->moveCells(*node), (Clicks{{0, 1}, {0, 0}}));
    EXPECT_EQ(match->moves(0)[1].cells(), match->moveCells(*node));
    EXPECT_EQ((LegalMove{"pass", {}}).cells(), Clicks{});
}

TEST(Match, ItsLineGoesThroughThePresentToTheEndThatWasSeen) {
    const auto match = heap();
    for (int turn = 0; turn < 4; ++turn)
        match->play(std::size_t{0});
    match->go(2);
    EXPECT_EQ(match->line(), (std::vector<Match::Node>{0, 1, 2, 3, 4}));
    match->play(std::size_t{1});
    EXPECT_EQ(match->line(), (std::vector<Match::Node>{0, 1, 2, 5}));
    EXPECT_EQ(match->ply(5), 3u);
}

TEST(Match, WhereverOneGoesTheWholeWayThereBecomesTheLine) {
    const auto match = heap();
    std::vector<std::optional<Match::Node>> next{std::nullopt};
    const auto expectLine = [&](Match::Node node) { // links the whole way from the start
        next.resize(match->size());
        for (; match->parent(node); node = *match->parent(node))
            next[*match->parent(node)] = node;
        for (Match::Node each = 0; each < match->size(); ++each)
            ASSERT_EQ(match->next(each), next[each]) << each;
    };
    Random random(5);
    for (int turn = 0; turn < 2000; ++turn) {
        const auto& moves = match->moves(match->current());
        if (moves.empty() || random.below(2) == 0)
            match->go(random.below(match->size()));
        else
            match->play(random.below(moves.size()));
        ASSERT_NO_FATAL_FAILURE(expectLine(match->current()));
    }
    EXPECT_GT(match->size(), 100u);
}

TEST(Match, AStepHoldsTheWholeWayAndSharesIt) {
    const auto match = heap();
    EXPECT_FALSE(match->scene(0).last);
    for (int turn = 0; turn < 4; ++turn)
        match->play(std::size_t{0});
    const auto last = match->step(4);
    EXPECT_EQ(last->side, Side::Two);
    EXPECT_EQ(last->move, "a1");
    EXPECT_EQ(last->cells, (Clicks{{0, 0}}));
    EXPECT_EQ(*last->before, match->picture(3));
    EXPECT_EQ(*last->after, match->picture(4));
    int steps = 0;
    for (const Step* step = last.get(); step; step = step->previous.get(), ++steps)
        ASSERT_TRUE(!step->previous || step->before == step->previous->after)
            << "shared, not copied";
    EXPECT_EQ(steps, 4);
    match->go(2);
    match->play(std::size_t{1});
    EXPECT_EQ(match->step(5)->previous, last->previous->previous);
    EXPECT_EQ(match->scene(4).last, last);
    EXPECT_EQ(match->scene(4).picture, last->after);
}

TEST(Match, AWayOfAHundredThousandStepsGoesWithoutRecursion) {
    const auto picture = std::make_shared<const Picture>();
    std::shared_ptr<const Step> last;
    for (int i = 0; i < 100'000; ++i)
        last = std::make_shared<const Step>(Side::One, "a1", Clicks{}, picture, picture, last);
    const std::weak_ptr<const Step> end = last;
    last.reset();
    EXPECT_TRUE(end.expired());
    EXPECT_EQ(picture.use_count(), 1);
}

TEST(Match, ANumberOfNoMoveOrPositionChangesNothing) {
    const auto match = heap();
    match->play(std::size_t{1});
    EXPECT_EQ(match->play(std::size_t{2}), 1u);
    EXPECT_EQ(match->play(SIZE_MAX), 1u);
    match->go(2);
    match->go(SIZE_MAX);
    EXPECT_EQ(match->current(), 1u);
    EXPECT_EQ(match->size(), 2u);
}

TEST(Match, AnyTextIsReadOrRefused) {
    const auto match = heap();
    for (const char* text : {"", "+", "a0", "a1+", "a99999999999999", "pass", "a2147483647", "z99"})
        EXPECT_FALSE(match->play(text)) << text;
    EXPECT_FALSE(match->play(std::string(100'000, '+')));
    EXPECT_FALSE(match->play(std::string("\0\xff", 2)));
    const auto refused = match->play("B1");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error(), (Phrase{"%1 is not a legal move here.", {"B1"}, {}, {{0, 1}}}));
    EXPECT_EQ(match->size(), 1u);
}

TEST(Clicking, SurvivesAnyCell) {
    Clicking clicking(heap()->moves(0));
    for (const int row : {INT_MIN, -1, 0, 1, 26, INT_MAX})
        for (const int column : {INT_MIN, -1, 2, 26, INT_MAX}) {
            EXPECT_EQ(clicking.click({row, column}), Clicking::Growth::Refused);
            EXPECT_FALSE(nameOf(Cell{row, column}).empty());
        }
}

TEST(Catalogue, EveryGameIsArrangedByClicksOnAndOffAnyPicture) {
    const std::vector<std::vector<std::string>> odd{{}, {""}, {"", "...", "."}, {"H", "GGG"}};
    for (const Ruleset* game : catalogue()) {
        std::vector<Picture> pictures{game->blank(complete(game->settings, {}).value())};
        for (const auto& rows : odd)
            pictures.push_back({rows, Side::One});
        for (const Picture& picture : pictures)
            for (const int row : {INT_MIN, -1, 0, 1, 2, 99, INT_MAX})
                for (const int column : {INT_MIN, -1, 0, 1, 2, 99, INT_MAX}) {
                    const Picture after = game->editing.arranged(picture, {row, column});
                    const char* there = letterAt(picture, {row, column});
                    EXPECT_TRUE(there || after == picture) << game->name.id;
                }
    }
}

TEST(Named, AnIdIsFoundOrRefusedWithThoseThatThereAre) {
    const std::vector<PlayerInfo> table{{"one", "One", {}}, {"two", "Two", {}}};
    EXPECT_EQ((*findNamed(table, "two", &PlayerInfo::id, {}))->title, std::string("Two"));
    const auto none =
        findNamed(table, "three", &PlayerInfo::id, {"%1 has no %2, only %3.", {"It"}});
    ASSERT_FALSE(none);
    EXPECT_EQ(english(none.error()), "It has no three, only one, two.");
}

TEST(Phrase, ASignedNumberHasItsSign) {
    EXPECT_EQ(signedText(5), "+5");
    EXPECT_EQ(signedText(0), "0");
    EXPECT_EQ(signedText(-3), "-3");
}

} // namespace testing

} // namespace bouton
