// SPDX-License-Identifier: MIT
#include "explain/own_lines.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "core/ruleset.h"
#include "explain/book.h"
#include "explain/why.h"
#include "games/catalogue.h"
#include "games/record.h"

// The lines of one's own opening book, and what the book says of the moves of a game.

namespace bouton::testing {

namespace {

constexpr const char* start =
    "reversi: ......../......../......../...OX.../...XO.../......../......../........ X";

std::unique_ptr<Match> recorded(const std::string& moves) {
    return readRecord(start + ("; " + moves)).value();
}

std::string line(const std::string& moves) { return start + ("; " + moves) + '\n'; }

} // namespace

TEST(BookSteps, TellWhatEachMoveOfAGameLostAndWhatTheBookPlays) {
    const auto match = recorded("f5 f4 e3");
    const auto steps = bookStepsOf(*match, match->current());
    ASSERT_GE(steps.size(), 2u);
    EXPECT_EQ(steps[0].ply, 1u);
    EXPECT_EQ(steps[0].move, "f5");
    EXPECT_EQ(steps[0].loss, 0);
    EXPECT_TRUE(steps[0].played);
    EXPECT_EQ(steps[0].best.size(), 3u); // the other three first moves
    // The parallel opening is bad by every book.
    EXPECT_EQ(steps[1].side, Side::Two);
    EXPECT_GT(steps[1].loss, 1);
    EXPECT_FALSE(steps[1].played);
    const BookPage page = *bookPageOf(*match, match->path(match->current())[1]);
    std::vector<std::string> best;
    for (const std::size_t i : bookMovesOf(page))
        if (page.moves[i].loss == 0)
            best.push_back(match->moves(match->path(match->current())[1])[i].text);
    EXPECT_EQ(steps[1].best, best);
    EXPECT_FALSE(best.empty());
    EXPECT_LT(best.size(), page.moves.size());
    EXPECT_TRUE(bookStepsOf(*match, 0).empty());
    EXPECT_FALSE(bookStepTo(*match, 0)) << "no move led to the start";
    EXPECT_EQ(bookStepTo(*match, match->path(match->current())[2]), steps[1]);
    const auto towers = gameNamed("towers").value()->standard(
        complete(gameNamed("towers").value()->settings, {}).value());
    EXPECT_FALSE(bookPageOf(**towers, 0));
}

TEST(BookSteps, SayPointsInWhatTheGameCounts) {
    const Ruleset& reversi = **gameNamed("reversi");
    EXPECT_EQ(english(amountOf(reversi, 0.5)), "half a disc");
    EXPECT_EQ(english(amountOf(reversi, 1)), "1 disc");
    EXPECT_EQ(english(amountOf(reversi, 1.5)), "1.5 discs");
    EXPECT_EQ(amountOf(reversi, 5).n, 5) << "other languages have more plurals than one";
    EXPECT_EQ(amountOf(reversi, 1.5).n, std::nullopt) << "nor has a fraction any of them";
    EXPECT_EQ(english(amountOf(reversi, 20)), "20 discs");
    EXPECT_EQ(english(amountOf(**gameNamed("towers"), 2)), "2 points");
    EXPECT_EQ(english(amountOf(reversi, "1")), "1 disc");
    EXPECT_EQ(english(amountOf(reversi, "1,00")), "1,00 discs");
    EXPECT_EQ(signedInPoints(0.5), "+0.5");
    EXPECT_EQ(signedInPoints(0), "0.0");
    EXPECT_EQ(signedInPoints(-1.5), "-1.5");
}

TEST(BookSteps, TellWhichMoveOfAGameWasTheLastInTheBook) {
    const auto told = [](const std::string& moves) {
        const auto match = recorded(moves);
        return english(whereTheBookEnds(*match, match->path(match->current())));
    };
    EXPECT_EQ(told(""), "");
    EXPECT_EQ(told("f5"), "The opening book knows the whole game.");
    EXPECT_EQ(told("f5 d6 c3"), "The opening book knows the whole game.");
    // A move that it does not play, but it knows what comes after it.
    const auto first = recorded("f5");
    const BookPage replies = *bookPageOf(*first, first->current());
    const auto poor = std::ranges::find_if(
        replies.moves, [](const BookMove& move) { return move.chance == 0 && move.goesOn; });
    ASSERT_NE(poor, replies.moves.end());
    first->play(static_cast<std::size_t>(poor - replies.moves.begin()));
    EXPECT_EQ(lastBookPly(*first, first->path(first->current())), 2u);
    // A move that is known, but not what comes after it.
    const auto left = recorded("f5 d6 c3 d3");
    const BookPage page = *bookPageOf(*left, left->current());
    const auto bad = std::ranges::find_if(
        page.moves, [](const BookMove& move) { return move.score && !move.goesOn; });
    ASSERT_NE(bad, page.moves.end());
    const auto index = static_cast<std::size_t>(bad - page.moves.begin());
    const std::string move = left->moves(left->current())[index].text;
    EXPECT_EQ(told("f5 d6 c3 d3 " + move),
              "The opening book knows the game up to move 4, d3; then Dark played " + move
                  + ", which the book does not play.");
    // From a start that was set up the first move can leave the book.
    const auto alone = matchFrom(left->game(), left->position(left->current())).value();
    alone->play(index);
    const auto way = alone->path(alone->current());
    EXPECT_EQ(lastBookPly(*alone, way), 0u);
    EXPECT_EQ(english(whereTheBookEnds(*alone, way)),
              "Dark left the opening book with the first move, " + move + ".");
    // The best moves as far as the book goes, and then any other.
    auto match = recorded("f5");
    while (bookPageOf(*match, match->current())->isKnown()) {
        const BookPage page = *bookPageOf(*match, match->current());
        match->play(bookMovesOf(page).front());
    }
    const auto ply = match->ply(match->current());
    const std::string last = std::to_string(ply) + ", " + match->moveText(match->current());
    match->play(std::size_t{0});
    const auto path = match->path(match->current());
    EXPECT_EQ(lastBookPly(*match, path), ply);
    EXPECT_EQ(english(whereTheBookEnds(*match, path)),
              "The opening book knows the game up to move " + last + "; there it ends.");
    EXPECT_FALSE(bookStepTo(*match, path.back())) << "nothing is known of a move from there";
    EXPECT_TRUE(bookStepTo(*match, path[ply]));
    EXPECT_EQ(bookStepsOf(*match, path.back()).size(), ply);
    const auto towers = gameNamed("towers").value()->standard(
        complete(gameNamed("towers").value()->settings, {}).value());
    EXPECT_FALSE(lastBookPly(**towers, {0}));
    const auto far = matchFrom(match->game(), match->position(match->current())).value();
    far->play(std::size_t{0});
    EXPECT_FALSE(lastBookPly(*far, far->path(far->current()))) << "the book has not the start";
    EXPECT_TRUE(bookMovesOf(*bookPageOf(*far, 0)).empty());
    EXPECT_FALSE(lastBookPly(*far, {}));
    EXPECT_EQ(english(whereTheBookEnds(*far, far->path(far->current()))), "");
}

TEST(BookSteps, TheMovesThatTheBookKnowsAreToldBestFirst) {
    const auto match = recorded("f5 d6 c3 d3");
    const BookPage page = *bookPageOf(*match, match->current());
    const auto order = bookMovesOf(page);
    ASSERT_GT(order.size(), 2u);
    EXPECT_EQ(std::ranges::count_if(page.moves,
                                    [](const BookMove& move) { return move.score.has_value(); }),
              static_cast<std::ptrdiff_t>(order.size()));
    for (const std::size_t i : order)
        EXPECT_TRUE(page.moves[i].score);
    EXPECT_TRUE(
        std::ranges::is_sorted(order, {}, [&](std::size_t i) { return page.moves[i].loss; }));
}

TEST(OwnLines, AreFoundInEveryOrderOfMovesAndHoweverTheBoardIsTurned) {
    OwnLines own;
    own.add(*recorded("f5 d6 c3 d3 c4"));
    EXPECT_EQ(own.size(), 1u);
    // Turned, and with the moves of one side in another order.
    for (const char* moves :
         {"f5 d6 c3 d3 c4", "d3 c5 f6 f5 e6", "c4 e3 f6 e6 f5", "c4 e3 f6 e6", "e6 f4 c3"}) {
        const auto match = recorded(moves);
        EXPECT_TRUE(own.holds(*match, match->current())) << moves;
        EXPECT_TRUE(own.goesBy(*match, match->current())) << moves;
        EXPECT_FALSE(own.holds(*match, 0));
        EXPECT_FALSE(own.goesBy(*match, 0));
    }
    const auto other = recorded("f5 d6 c3 g5");
    EXPECT_FALSE(own.holds(*other, other->current()));
    EXPECT_TRUE(own.holds(*other, *other->parent(other->current())));
}

TEST(OwnLines, ALineThatIsAPartOfAnotherOneIsKeptOnce) {
    OwnLines own;
    own.add(*recorded("f5 d6"));
    own.add(*recorded("f5 d6 c3"));
    EXPECT_EQ(own.written(), line("f5 d6 c3"));
    own.add(*recorded("f5"));
    own.add(*recorded("d3 c5")); // the same, turned
    EXPECT_EQ(own.written(), line("f5 d6 c3"));
    own.add(*recorded("f5 f6"));
    EXPECT_EQ(own.written(), line("f5 d6 c3") + line("f5 f6"));
    own.add(*recorded(""));
    EXPECT_EQ(own.size(), 2u);
}

TEST(OwnLines, APositionIsTakenOutWithWhatFollowsIt) {
    OwnLines own;
    own.add(*recorded("f5 d6 c3 d3 c4"));
    own.add(*recorded("f5 d6 c5"));
    own.add(*recorded("f5 f6 e6"));
    const OwnLines before = own;
    own.cut(*recorded("f5 d6 c3"));
    // What is left of the first line is a part of the second.
    EXPECT_EQ(own.written(), line("f5 d6 c5") + line("f5 f6 e6"));
    const OwnLines after = own;
    own.cut(*recorded("c4 e3")); // the same as f5 d6, turned
    EXPECT_EQ(own.written(), line("f5 f6 e6"));
    own = after;
    own.cut(*recorded(""));
    EXPECT_EQ(own, after);
    own.add(*recorded("f5 f4"));
    own.revert(before, after);
    EXPECT_EQ(own.size(), 4u);
    for (const char* moves : {"f5 d6 c3 d3 c4", "f5 d6 c5", "f5 f6 e6", "f5 f4"}) {
        const auto match = recorded(moves);
        EXPECT_TRUE(own.holds(*match, match->current())) << moves;
    }
    own.cut(*recorded("f5"));
    EXPECT_EQ(own.written(), "");
}

TEST(OwnLines, LinesThatAreTheSameAfterACutAreKeptOnce) {
    OwnLines own;
    own.add(*recorded("f5 d6 c3 d3"));
    own.add(*recorded("f5 f6"));
    own.add(*recorded("f5 d6 c3 g5"));
    ASSERT_EQ(own.size(), 3u);
    own.cut(*recorded("f5 d6 c3"));
    EXPECT_EQ(own.written(), line("f5 d6") + line("f5 f6")) << "the first of them";
}

TEST(OwnLines, WhereALineOrAGameBeginsNothingIsCut) {
    const auto middle = recorded("f5 d6");
    const std::string there = middle->position(middle->current());
    const auto begun = matchFrom(middle->game(), there).value();
    OwnLines own;
    own.add(*recorded("f5 d6 c3"));
    own.cut(*begun); // no move has led to it
    EXPECT_EQ(own.written(), line("f5 d6 c3"));
    own.cut(*recorded("f5"));
    ASSERT_TRUE(begun->play(std::string_view("c3")));
    own.add(*begun);
    const std::string from = "reversi: " + there + "; c3\n";
    ASSERT_EQ(own.written(), from);
    own.cut(*middle);
    EXPECT_EQ(own.written(), from);
}

TEST(OwnLines, WhatSomebodyElseHasTakenOutMeanwhileStaysOut) {
    OwnLines own;
    own.add(*recorded("f5 d6"));
    own.add(*recorded("f5 f6"));
    const OwnLines before = own;
    own.cut(*recorded("f5 d6"));
    const OwnLines after = own;
    own.cut(*recorded("f5 f6"));
    own.revert(before, after);
    EXPECT_TRUE(own.holds(*recorded("f5 d6"), 2));
    EXPECT_FALSE(own.holds(*recorded("f5 f6"), 2));
}

TEST(OwnLines, ACutIsTakenBackWithWhatItLeftAndOnce) {
    OwnLines own;
    own.add(*recorded("f5 d6 c3"));
    const OwnLines before = own;
    own.cut(*recorded("f5 d6 c3"));
    const OwnLines after = own;
    EXPECT_EQ(after.written(), line("f5 d6"));
    own.revert(before, after);
    EXPECT_EQ(own.written(), line("f5 d6 c3"));
    own.revert(before, after);
    EXPECT_EQ(own.written(), line("f5 d6 c3")) << "it is there";
}

TEST(OwnLines, WhatWasReadOrCutIsHeldOrNot) {
    const auto whole = recorded("f5 d6 c3");
    OwnLines own = OwnLines::read(line("f5 d6 c3"));
    EXPECT_TRUE(own.holds(*whole, whole->current()));
    own.cut(*recorded("f5 f4")); // no line goes there
    EXPECT_EQ(own.written(), line("f5 d6 c3"));
    const auto towers = readRecord("towers: G/././R G; a2");
    ASSERT_TRUE(towers) << english(towers.error());
    own.cut(**towers); // a game without a book
    own.add(**towers);
    EXPECT_EQ(own.written(), line("f5 d6 c3"));
    own.cut(*recorded("f5 d6 c3"));
    EXPECT_FALSE(own.holds(*whole, whole->current()));
    const auto rest = recorded("f5 d6");
    EXPECT_TRUE(own.holds(*rest, rest->current()));
}

// Both moves take the last disc, so nothing is said of the positions after them.
TEST(OwnLines, TellOneEndOfAGameFromAnother) {
    const Ruleset& reversi = **gameNamed("reversi");
    const std::string text =
        ".......X/..X...../.XO...../......../......../......../......../........ X";
    const auto one = matchFrom(reversi, text).value(), two = matchFrom(reversi, text).value();
    ASSERT_TRUE(one->play(std::string_view("d3")));
    ASSERT_TRUE(two->play(std::string_view("c4")));
    ASSERT_TRUE(one->result(one->current()));
    OwnLines own;
    own.add(*one);
    EXPECT_TRUE(own.holds(*one, one->current()));
    EXPECT_FALSE(own.holds(*two, two->current()));
    EXPECT_FALSE(bookPageOf(*one, one->current())) << "the game is over";
}

TEST(OwnLines, WhatCannotBeReadIsKeptAsItStands) {
    const std::string bad = "# my openings\n\nreversi: rubbish\ncards: 2:3/1:1 G; a1\n\x01\xff\n";
    const std::string still = std::string(start) + '\n'; // without a move
    OwnLines own = OwnLines::read(bad + still + line("f5 d6") + "reversi: X X");
    EXPECT_EQ(own.size(), 1u);
    EXPECT_EQ(own.unreadable(), 5u);
    EXPECT_EQ(own.written(), bad + still + "reversi: X X\n" + line("f5 d6"));
    own.add(*recorded("f5 f6"));
    EXPECT_EQ(own.written(), bad + still + "reversi: X X\n" + line("f5 d6") + line("f5 f6"));
    EXPECT_EQ(OwnLines::read(own.written()), own);
    EXPECT_EQ(OwnLines::read("").unreadable(), 0u);
}

} // namespace bouton::testing
