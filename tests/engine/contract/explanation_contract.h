// SPDX-License-Identifier: MIT
#pragma once

#include <gmock/gmock.h>

#include <memory>

#include "core/ruleset.h"
#include "engine/contract/samples.h"
#include "explain/hints.h"
#include "explain/line.h"
#include "explain/move_values.h"
#include "explain/review.h"
#include "explain/twin.h"
#include "explain/why.h"

namespace bouton::testing {

// What is said of a game's positions, whether the game brings words of its own or not. A game's
// test file instantiates it:
//   INSTANTIATE_TYPED_TEST_SUITE_P(TicTacToe, ExplanationContract, TicTacToe);
template <class G> class ExplanationContract : public ::testing::Test {
protected:
    static const int games; // a game whose analysis takes long specialises it, and what follows
    static const std::size_t stride; // every which position

    // Whether a cell can be clicked in this picture; of a game whose rows are no rows of cells it
    // is specialised.
    static bool onBoard(const Picture& picture, Cell cell) {
        return cell.row >= 0 && cell.row < std::ssize(picture.rows) && cell.column >= 0
               && cell.column < std::ssize(picture.rows[static_cast<std::size_t>(cell.row)]);
    }

    // Calls check(match, node, analysis) at some positions of random games, the last of each among
    // them. Each is analysed once for all tests.
    template <class Check> void atSomePositions(Check check) {
        for (const Analysed& known : positions()) {
            SCOPED_TRACE(known.match->position(known.node));
            check(*known.match, known.node, known.analysis);
            if (this->HasFatalFailure())
                return;
        }
    }
    // The last plies of a random game, analysed.
    struct Played {
        std::unique_ptr<Match> match;
        std::vector<Analysis> analyses; // by node
    };
    static Played endOfAGame(std::size_t plies) {
        Random random(1931);
        const Past<G> past = randomGame<G>(randomStart<G>(random, smallSettings<G>()), random, 200);
        const std::size_t first = past.moves.size() - std::min(plies, past.moves.size());
        Played played{std::make_unique<MatchOf<G>>(past.states[first]), {}};
        const AnyAnalyst analyst = rulesetOf<G>().makeAnalyst();
        for (std::size_t ply = first;; ++ply) {
            played.analyses.push_back(analysisOf(analyst, *played.match, played.match->current()));
            if (ply == past.moves.size())
                return played;
            EXPECT_TRUE(played.match->play(nameOfMove<G>(past.moves[ply])));
        }
    }

    struct Analysed {
        std::shared_ptr<const Match> match;
        Match::Node node;
        Analysis analysis;
    };
    static const std::vector<Analysed>& positions() {
        static const std::vector<Analysed> all = [] {
            std::vector<Analysed> known;
            Random random(1930);
            const AnyAnalyst analyst = rulesetOf<G>().makeAnalyst();
            for (int i = 0; i < games; ++i) {
                const Past<G> past =
                    randomGame<G>(randomStart<G>(random, smallSettings<G>()), random, 100);
                const auto match = std::make_shared<MatchOf<G>>(past.states.front());
                for (const auto& move : past.moves)
                    EXPECT_TRUE(match->play(nameOfMove<G>(move)));
                for (Match::Node node = (match->size() - 1) % stride; node < match->size();
                     node += stride)
                    known.push_back({match, node, analysisOf(analyst, *match, node)});
            }
            return known;
        }();
        return all;
    }

    // A whole sentence: not empty, every argument filled in, no number that makes no sense, and
    // about cells of the board.
    static void holds(const Phrase& phrase, const Picture& picture) {
        using ::testing::ContainsRegex, ::testing::Not;
        const std::string said = english(phrase);
        EXPECT_FALSE(said.empty());
        EXPECT_THAT(said, Not(ContainsRegex("%[1-9nL]|[(]s[)]|(^|[^0-9])0 move|[Nn]ext 0|-1 move"
                                            "|  |[?]")));
        isOnBoard(phrase.where, picture);
    }
    static void isOnBoard(const Clicks& cells, const Picture& picture) {
        for (const Cell cell : cells)
            EXPECT_TRUE(onBoard(picture, cell)) << cell.row << ", " << cell.column;
    }
};
template <class G> const int ExplanationContract<G>::games = 10;
template <class G> const std::size_t ExplanationContract<G>::stride = 1;

TYPED_TEST_SUITE_P(ExplanationContract);

TYPED_TEST_P(ExplanationContract, SaysWhyThePositionIsWorthWhatItIs) {
    this->atSomePositions([](const Match& match, Match::Node node, const Analysis& analysis) {
        const Picture picture = match.picture(node);
        const Why why = whyOf(match, node, analysis);
        TestFixture::holds(why.sentence, picture);
        if (!why.note.empty())
            TestFixture::holds(why.note, picture);
        int sum = 0;
        for (const Summand& row : why.summands) {
            TestFixture::holds(row.title, picture);
            TestFixture::isOnBoard(row.cells, picture);
            sum ^= row.nimber;
        }
        if (analysis.position.nimber && !analysis.parts.empty()) {
            ASSERT_FALSE(why.summands.empty()) << "a sum is told in parts";
            ASSERT_EQ(sum, *analysis.position.nimber);
        }
    });
}

TYPED_TEST_P(ExplanationContract, SaysOfEveryMoveWhatItDoes) {
    this->atSomePositions([](const Match& match, Match::Node node, const Analysis& analysis) {
        for (std::size_t move = 0; move < analysis.moves.size(); ++move)
            TestFixture::holds(whyMove(match, node, move, analysis), match.picture(node));
    });
}

TYPED_TEST_P(ExplanationContract, GivesHintsOfWhichTheThirdNamesAMoveThatKeepsTheOutcome) {
    this->atSomePositions([](const Match& match, Match::Node node, const Analysis& analysis) {
        if (match.result(node))
            return;
        const Hints hints = hintsFor(match, node, analysis);
        const bool alone = hints[1].empty();
        for (const Phrase& hint : hints)
            if (&hint == &hints[0] || !alone)
                TestFixture::holds(hint, match.picture(node));
        const std::size_t move = hintedMove(match, node, analysis);
        ASSERT_LT(move, analysis.moves.size());
        ASSERT_EQ(analysis.moves[move].outcome, analysis.position.outcome);
        if (alone) {
            ASSERT_EQ(analysis.position.outcome, Outcome::Loss);
            return;
        }
        const LegalMove legal = match.moves(node)[move];
        const Clicks cells = legal.orders.empty() ? Clicks{} : legal.orders.front();
        ASSERT_EQ(hints[2].where, cells);
        ASSERT_NE(english(hints[2]).find(legal.text), std::string::npos);
        const Clicks& look = hints[1].where;
        ASSERT_TRUE(look.empty() || std::ranges::find(look, cells.front()) != look.end())
            << english(hints[1]) << ' ' << legal.text;
    });
}

TYPED_TEST_P(ExplanationContract, ValuesEveryCellThatCanBeClicked) {
    this->atSomePositions([](const Match& match, Match::Node node, const Analysis& analysis) {
        Clicking clicking(match.moves(node));
        for (int click = 0; click < 10; ++click) {
            Clicks valued;
            for (const CellValue& value : cellValues(clicking, analysis))
                valued.push_back(value.cell);
            ASSERT_EQ(valued, clicking.next());
            TestFixture::isOnBoard(valued, match.picture(node));
            if (valued.empty() || clicking.click(valued.back()) == Clicking::Growth::Whole)
                return;
        }
    });
}

TYPED_TEST_P(ExplanationContract, GivesASumAHeapForEveryMove) {
    this->atSomePositions([](const Match& match, Match::Node node, const Analysis& analysis) {
        const std::vector<HeapMove> all = heapMovesOf(match, node, analysis);
        const std::vector<Summand> rows = whyOf(match, node, analysis).summands;
        ASSERT_EQ(all.size(), rows.empty() ? 0 : analysis.moves.size());
        for (const HeapMove& move : all) {
            ASSERT_LT(move.heap, rows.size());
            ASSERT_EQ(move.from, rows[move.heap].nimber);
            ASSERT_NE(move.to, move.from);
            const int after = *analysis.position.nimber ^ move.from ^ move.to;
            ASSERT_EQ(after, *analysis.moves[move.move].nimber);
            ASSERT_EQ(move.reversible(), move.to > move.from);
            for (const HeapMove& same : heapMovesTo(all, match, node, move.heap, move.to)) {
                ASSERT_EQ(same.heap, move.heap);
                ASSERT_EQ(same.to, move.to);
            }
        }
    });
}

TYPED_TEST_P(ExplanationContract, PlaysOutItsLine) {
    this->atSomePositions([](const Match& match, Match::Node node, const Analysis& analysis) {
        const std::vector<Step> steps = stepsOf(match, node, analysis.line);
        ASSERT_EQ(steps.size(), analysis.line.size());
        for (const Step& step : steps)
            TestFixture::isOnBoard(step.cells, *step.after);
    });
}

TYPED_TEST_P(ExplanationContract, ReviewsAWholeGame) {
    const auto played = TestFixture::endOfAGame(16);
    const Match& match = *played.match;
    const Known known = [&](Match::Node node) { return &played.analyses[node]; };
    const std::vector<Match::Node> path = match.path(match.current());
    for (const Slip& slip : slipsOf(match, path, known)) {
        TestFixture::holds(whatHappened(match, slip), match.picture(slip.after));
        TestFixture::holds(whatKept(match, slip), match.picture(slip.before));
        ASSERT_EQ(slip.after, path[static_cast<std::size_t>(slip.ply)]);
    }
    const auto course = courseOf(match, path, known, Side::One);
    ASSERT_EQ(course.size(), path.size());
    for (const auto& point : course)
        ASSERT_TRUE(point);
}

REGISTER_TYPED_TEST_SUITE_P(ExplanationContract, SaysWhyThePositionIsWorthWhatItIs,
                            SaysOfEveryMoveWhatItDoes,
                            GivesHintsOfWhichTheThirdNamesAMoveThatKeepsTheOutcome,
                            ValuesEveryCellThatCanBeClicked, GivesASumAHeapForEveryMove,
                            PlaysOutItsLine, ReviewsAWholeGame);

} // namespace bouton::testing
