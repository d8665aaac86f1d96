// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <numeric>

#include "core/random.h"
#include "explain/review.h"
#include "session/table.h"

// A review tells the same in every run, whatever was looked at before and for how long.

namespace bouton::testing {

namespace {

using Scope = Study::Scope;

// The end of a random game of Reversi, from a position with so many empty cells. Some of it is
// proven and some estimated.
std::unique_ptr<Match> endOfARandomGame(int empty) {
    const Ruleset& reversi = *gameNamed("reversi").value();
    Random random(61);
    const auto whole = reversi.standard({}).value();
    std::unique_ptr<Match> end;
    while (!whole->result(whole->current())) {
        const auto moves = whole->moves(whole->current());
        const std::size_t move = random.below(moves.size());
        whole->play(move);
        if (end)
            EXPECT_TRUE(end->play(moves[move].text));
        else if (std::ranges::count(whole->position(whole->current()), '.') <= empty)
            end = reversi.from(whole->picture(whole->current())).value();
    }
    return end;
}

// The same game at a table.
struct Played {
    explicit Played(const Match& match) {
        EXPECT_TRUE(session.setUp({{}, false, {}}));
        session.setPicture(match.picture(0));
        EXPECT_TRUE(session.start());
        for (const Match::Node node : match.path(match.current()))
            if (node > 0)
                play(match.moveText(node));
    }
    void play(const std::string& move) {
        const Clicks cells = readClicks(move).value();
        if (session.turn().mustPass)
            session.pass();
        for (const Cell cell : cells)
            session.click(cell);
    }
    // All that a review tells: what each position is worth, the slips and the accuracy.
    std::string review() const {
        const Match& match = *session.match();
        std::vector<Match::Node> path(match.size());
        std::iota(path.begin(), path.end(), Match::Node{0});
        const Known known = [this](Match::Node node) { return session.study().settled(node); };
        std::string text;
        for (const auto& point : courseOf(match, path, known, Side::One))
            text += point ? std::to_string(*point->score) + (point->exact ? " " : "? ") : "- ";
        for (const Slip& slip : slipsOf(match, path, known)) {
            text +=
                '\n' + english(whatHappened(match, slip)) + ' ' + english(whatKept(match, slip));
            for (const std::string& move : slip.better)
                text += ' ' + move;
        }
        for (const Side side : {Side::One, Side::Two})
            text +=
                '\n'
                + english(whatAccuracy(match, side, accuracyOf(match, path, known)[indexOf(side)]));
        return text;
    }
    Table table{*gameNamed("reversi").value()};
    Session& session = table.session;
};

} // namespace

TEST(Reviews, TellTheSameInWhateverOrderThePositionsWereLookedAt) {
    const auto match = endOfARandomGame(15);
    ASSERT_GT(match->size(), 10u);
    Played once(*match);
    once.session.study().setScope(Scope::History);
    finish(once.session.study());

    Played again(*match);
    Session& session = again.session;
    session.study().setScope(Scope::Here, Patience::Endless);
    for (const Match::Node node : {3u, 0u, 7u, 2u, 5u, 1u}) {
        session.go(node);
        if (node > 2) // some looks are broken off, some deepen
            finish(session.study());
    }
    session.study().setScope(Scope::History, Patience::Endless);
    finish(session.study());

    EXPECT_EQ(once.review(), again.review());
    EXPECT_THAT(once.review(), ::testing::HasSubstr("worse than the best move"));
    EXPECT_THAT(once.review(), ::testing::Not(::testing::HasSubstr("- ")));
}

} // namespace bouton::testing
