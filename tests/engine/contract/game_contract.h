// SPDX-License-Identifier: MIT
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <set>

#include "core/clicking.h"
#include "engine/contract/samples.h"
#include "programs/move_question.h"

namespace bouton::testing {

// What every game promises (core/game.h). A game's test file instantiates it:
//   INSTANTIATE_TYPED_TEST_SUITE_P(TicTacToe, GameContract, TicTacToe);
template <class G> class GameContract : public ::testing::Test {
protected:
    static const int games; // a game whose games are long specialises it

    template <class Check> void atEveryPosition(Check check) {
        Random random(1901);
        for (int i = 0; i < games; ++i) {
            const Past<G> past = randomGame<G>(randomStart<G>(random), random);
            for (const auto& state : past.states)
                check(state);
            if (this->HasFatalFailure())
                return;
        }
    }
};
template <class G> const int GameContract<G>::games = 200;

TYPED_TEST_SUITE_P(GameContract);

TYPED_TEST_P(GameContract, RandomStartsAreNeverFinished) {
    Random random(7);
    for (int i = 0; i < 1000; ++i)
        ASSERT_FALSE(TypeParam::result(randomStart<TypeParam>(random)));
}

TYPED_TEST_P(GameContract, HasMovesExactlyUntilItIsOver) {
    this->atEveryPosition([](const auto& state) {
        ASSERT_EQ(TypeParam::moves(state).empty(), TypeParam::result(state).has_value());
    });
}

TYPED_TEST_P(GameContract, MovesStandAlwaysInTheSameOrder) {
    // Of a copy that was read back, too, and whatever was asked in between.
    std::vector<typename TypeParam::State> states;
    std::vector<std::vector<std::string>> names;
    const auto namesOf = [](const auto& state) {
        std::vector<std::string> all;
        for (const auto& move : TypeParam::moves(state))
            all.push_back(nameOfMove<TypeParam>(move));
        return all;
    };
    this->atEveryPosition([&](const auto& state) {
        states.push_back(state);
        names.push_back(namesOf(state));
    });
    for (std::size_t i = states.size(); i-- > 0;) {
        ASSERT_EQ(namesOf(states[i]), names[i]);
        const auto read = TypeParam::read(TypeParam::draw(states[i]));
        ASSERT_TRUE(read);
        ASSERT_EQ(namesOf(*read), names[i]);
    }
}

TYPED_TEST_P(GameContract, AfterLeavesItsArgumentAsItWas) {
    this->atEveryPosition([](const auto& state) {
        const auto copy = state;
        for (const auto& move : TypeParam::moves(state)) {
            const auto next = TypeParam::after(state, move);
            ASSERT_EQ(state, copy);
            ASSERT_NE(next, copy);
            ASSERT_EQ(next, TypeParam::after(state, move));
        }
    });
}

TYPED_TEST_P(GameContract, PicturesReadBack) {
    this->atEveryPosition([](const auto& state) {
        const Picture picture = TypeParam::draw(state);
        ASSERT_EQ(picture.toMove, TypeParam::toMove(state));
        const auto read = TypeParam::read(picture);
        ASSERT_TRUE(read) << english(read.error());
        ASSERT_EQ(*read, state);
    });
}

TYPED_TEST_P(GameContract, PositionTextsReadBack) {
    this->atEveryPosition([](const auto& state) {
        const Picture picture = TypeParam::draw(state);
        const auto read = rulesetOf<TypeParam>().parse(write(picture, TypeParam::name.letters));
        ASSERT_TRUE(read) << english(read.error());
        ASSERT_EQ(*read, picture);
    });
}

TYPED_TEST_P(GameContract, MoveTextsAreUniqueAndReadBackAsTheirClicks) {
    this->atEveryPosition([](const auto& state) {
        std::set<std::string> texts;
        for (const auto& move : TypeParam::moves(state)) {
            const std::string text = nameOfMove<TypeParam>(move);
            ASSERT_TRUE(texts.insert(text).second) << text;
            const auto orders = TypeParam::clicks(move);
            ASSERT_EQ(readClicks(text), orders.empty() ? Clicks{} : orders.front());
        }
    });
}

TYPED_TEST_P(GameContract, NoOrderOfClicksMakesTwoMoves) {
    this->atEveryPosition([](const auto& state) {
        std::set<Clicks> seen;
        for (const auto& move : TypeParam::moves(state))
            for (const Clicks& order : TypeParam::clicks(move))
                ASSERT_TRUE(seen.insert(order).second) << nameOf(order);
    });
}

TYPED_TEST_P(GameContract, FinishedPositionsSayWhy) {
    Random random(3);
    for (int i = 0; i < this->games; ++i) {
        const auto past = randomGame<TypeParam>(randomStart<TypeParam>(random), random);
        if (TypeParam::result(past.now())) {
            ASSERT_FALSE(TypeParam::ending(past.now()).empty());
        }
    }
}

TYPED_TEST_P(GameContract, MatchReplaysAWholeGameFromItsRecord) {
    Random random(11);
    for (int i = 0; i < 20; ++i) {
        const auto past = randomGame<TypeParam>(randomStart<TypeParam>(random), random, 200);
        MatchOf<TypeParam> match(past.states.front());
        for (const auto& move : past.moves)
            ASSERT_TRUE(match.play(nameOfMove<TypeParam>(move)));
        ASSERT_EQ(match.past().states, past.states);
        ASSERT_EQ(match.past().moves, past.moves);
        ASSERT_EQ(match.picture(match.current()), TypeParam::draw(past.now()));
    }
}

TYPED_TEST_P(GameContract, MatchKeepsVariationsAndComesBackToThem) {
    Random random(12);
    for (int i = 0; i < 20; ++i) {
        MatchOf<TypeParam> match(randomStart<TypeParam>(random));
        const std::size_t moves = match.moves(0).size();
        std::vector<Match::Node> nodes;
        for (std::size_t m = 0; m < moves; ++m) {
            match.go(0);
            nodes.push_back(match.play(m));
        }
        ASSERT_EQ(match.children(0), nodes);
        match.go(0);
        ASSERT_EQ(match.next(0), nodes.back());
        ASSERT_EQ(match.play(std::size_t{0}), nodes.front());
        ASSERT_EQ(match.size(), moves + 1);
        ASSERT_EQ(match.next(0), nodes.front());
        ASSERT_EQ(match.parent(nodes.back()), Match::Node{0});
    }
}

TYPED_TEST_P(GameContract, AClickThatIsNoPartOfAMoveIsRefusedAndChangesNothing) {
    Random random(16);
    const auto past = randomGame<TypeParam>(randomStart<TypeParam>(random), random, 200);
    MatchOf<TypeParam> match(past.states.front());
    for (const auto& move : past.moves) {
        Clicking clicking(match.moves(match.current()));
        const Clicks next = clicking.next();
        for (const Cell cell : cellsAround(match.picture(match.current())))
            if (!std::ranges::binary_search(next, cell)) {
                ASSERT_EQ(clicking.click(cell), Clicking::Growth::Refused);
                ASSERT_TRUE(clicking.clicks().empty());
            }
        ASSERT_EQ(next.empty(), clicking.button().has_value());
        ASSERT_TRUE(match.play(nameOfMove<TypeParam>(move)));
    }
}

TYPED_TEST_P(GameContract, EveryOrderOfClicksGrowsIntoItsMove) {
    this->atEveryPosition([](const auto& state) {
        const std::vector<LegalMove> moves = MatchOf<TypeParam>(state).moves(0);
        if (moves.size() > 40) // of many moves some, so that it takes no time
            return;
        Clicking clicking(moves);
        for (std::size_t move = 0; move < moves.size(); ++move)
            for (const Clicks& order : moves[move].orders) {
                clicking.clear();
                for (const Cell cell : order)
                    ASSERT_NE(clicking.click(cell), Clicking::Growth::Refused) << nameOf(order);
                ASSERT_EQ(clicking.move(), move) << nameOf(order);
                ASSERT_TRUE(clicking.takeBack());
                ASSERT_EQ(clicking.clicks(), Clicks(order.begin(), order.end() - 1));
            }
    });
}

// A program of the user's knows no rules: what it needs for a move stands in its line.
TYPED_TEST_P(GameContract, EveryMoveIsAnAnswerToTheLineThatAProgramIsSent) {
    this->atEveryPosition([](const auto& state) {
        const MatchOf<TypeParam> match(state);
        const MoveQuestion question = questionOf(match);
        if (question.moves.empty() || question.moves.size() > 40)
            return;
        const std::string line = lineOf(question, std::chrono::milliseconds(1500));
        std::vector<std::string> fields{""};
        for (const char c : line) {
            ASSERT_TRUE((c >= ' ' && c <= '~') || c == '\t' || c == '\n') << line;
            if (c == '\t')
                fields.emplace_back();
            else
                fields.back() += c;
        }
        ASSERT_EQ(fields.size(), 4u);
        ASSERT_EQ(fields[0], TypeParam::name.id);
        const auto picture = rulesetOf<TypeParam>().parse(fields[1]);
        ASSERT_TRUE(picture);
        ASSERT_EQ(TypeParam::read(*picture), state);
        std::string moves;
        for (std::size_t move = 0; move < question.moves.size(); ++move) {
            const LegalMove& legal = question.moves[move];
            moves += (move == 0 ? "" : " ") + legal.text;
            ASSERT_EQ(answerTo(question, legal.text, "it"), move);
            for (const Clicks& order : legal.orders)
                ASSERT_EQ(answerTo(question, nameOf(order), "it"), move);
        }
        ASSERT_EQ(fields[2], moves);
        ASSERT_EQ(fields[3], "1500\n");
        ASSERT_FALSE(answerTo(question, moves + " a1", "it"));
    });
}

REGISTER_TYPED_TEST_SUITE_P(GameContract, EveryMoveIsAnAnswerToTheLineThatAProgramIsSent,
                            AClickThatIsNoPartOfAMoveIsRefusedAndChangesNothing,
                            EveryOrderOfClicksGrowsIntoItsMove, RandomStartsAreNeverFinished,
                            HasMovesExactlyUntilItIsOver, MovesStandAlwaysInTheSameOrder,
                            AfterLeavesItsArgumentAsItWas, PicturesReadBack, PositionTextsReadBack,
                            MoveTextsAreUniqueAndReadBackAsTheirClicks,
                            NoOrderOfClicksMakesTwoMoves, FinishedPositionsSayWhy,
                            MatchReplaysAWholeGameFromItsRecord,
                            MatchKeepsVariationsAndComesBackToThem);

} // namespace bouton::testing
