// SPDX-License-Identifier: MIT
#include "explain/turns.h"

#include <gtest/gtest.h>

#include <set>

#include "core/random.h"
#include "engine/studied.h"
#include "games/catalogue.h"
#include "games/reversi/deepening.h"

namespace bouton::testing {

namespace {

// Who wins with best play, as an index of the sides; 2: neither.
template <class G> std::size_t winner(const Match& match, Match::Node node) {
    const Outcome outcome = truthAt<G>(match, node);
    const Side toMove = match.toMove(node);
    return outcome == Outcome::Draw ? 2 : indexOf(outcome == Outcome::Win ? toMove : other(toMove));
}

// A game of Reversi from its start whose positions have these scores, as Dark sees them.
class Scored {
public:
    Scored(std::initializer_list<int> scores, bool exact)
        : m_match(gameNamed("reversi").value()->standard({}).value()) {
        for (const int score : scores) {
            const Match::Node node = m_match->current();
            const int own = m_match->toMove(node) == Side::One ? score : -score;
            const Value value{.outcome = reversi::outcomeOf(own), .exact = exact, .score = own};
            m_all.push_back(
                {.position = value, .moves = std::vector(m_match->moves(node).size(), value)});
            m_match->play(0);
        }
    }
    std::vector<std::string> turns() const {
        const Known known = [&](Match::Node node) {
            return node < m_all.size() ? &m_all[node] : nullptr;
        };
        std::vector<std::string> all;
        for (const Turn& turn : turnsOf(*m_match, m_match->path(m_match->current()), known)) {
            const Phrase words = whatTurned(*m_match, turn);
            EXPECT_FALSE(words.n);
            all.push_back(english(words));
        }
        return all;
    }

private:
    std::unique_ptr<Match> m_match;
    std::vector<Analysis> m_all;
};

} // namespace

template <class G> class Turns : public ::testing::Test {};
TYPED_TEST_SUITE(Turns, AllGames);

TYPED_TEST(Turns, AreTheMovesAfterWhichAWinOrADrawWasGoneForGood) {
    using G = TypeParam;
    Random random(7);
    int found = 0;
    for (int i = 0; i < 12; ++i) {
        const Studied game(randomMatch(std::make_unique<MatchOf<G>>(tinyStart<G>(random)), random));
        const Match& match = *game.match;
        const auto path = game.path();
        std::set<int> expected;
        for (std::size_t ply = 1; ply < path.size(); ++ply) {
            const std::size_t was = winner<G>(match, path[ply - 1]);
            bool again = false;
            for (std::size_t later = ply; later < path.size(); ++later)
                again = again || winner<G>(match, path[later]) == was;
            if (!again)
                expected.insert(static_cast<int>(ply));
        }
        std::set<int> plies;
        for (const Turn& turn : turnsOf(match, path, game.known())) {
            plies.insert(turn.move.ply);
            EXPECT_EQ(turn.was ? indexOf(*turn.was) : 2, winner<G>(match, turn.move.before));
            EXPECT_FALSE(turn.move.better.empty());
            EXPECT_LT(turn.move.got, turn.move.had);
        }
        EXPECT_EQ(plies, expected) << match.record();
        EXPECT_LE(plies.size(), 2u);
        found += static_cast<int>(plies.size());
    }
    EXPECT_GT(found, 0);
}

TEST(TurnsOfAGame, AreToldAsWhatWasGone) {
    EXPECT_EQ(
        Scored({2, 2, -2, -2, 0, -4, -4}, true).turns(),
        (std::vector<std::string>{"Move 2: Light played c3, and never had a win again.",
                                  "Move 5: Dark played b1, and the draw was gone for good."}));
    EXPECT_EQ(Scored({0, -2, 2, 2}, true).turns(),
              (std::vector<std::string>{"Move 1: Dark played d3, and the draw was gone for good.",
                                        "Move 2: Light played c3, and never had a win again."}));
}

TEST(TurnsOfAGame, ByEstimateAreClearLeadsThatNeverCameBack) {
    EXPECT_EQ(
        Scored({0, 2, -2, 1, 4, 5, -2, 0, -3, -8}, false).turns(),
        (std::vector<std::string>{
            "Move 6: Light played a1, and Dark lost the lead for good, the analysis "
            "estimates.",
            "Move 8: Light played c1, and Light was ahead from then on, the analysis estimates."}));
    EXPECT_EQ(Scored({0, 4, 5, -6}, false).turns(),
              (std::vector<std::string>{
                  "Move 3: Dark played b3 and lost the lead for good, the analysis estimates."}))
        << "of a lead that changed hands nobody asks when it began";
    EXPECT_EQ(Scored({4, 2, -5}, false).turns().front(),
              "Move 1: Dark played d3 and lost the lead for good, the analysis estimates.");
    EXPECT_EQ(Scored({0, 4, 5}, false).turns(),
              (std::vector<std::string>{"Move 1: Dark played d3, and Dark was ahead from then on, "
                                        "the analysis estimates."}));
    EXPECT_TRUE(Scored({0, 2, -2, 1, 0, 2, -2}, false).turns().empty()) << "it was even throughout";
    EXPECT_TRUE(Scored({5, 9, 3, 12}, false).turns().empty()) << "ahead from the start";
}

} // namespace bouton::testing
