// SPDX-License-Identifier: MIT

// How a table speaks of its two sides.

#include "session/speech.h"

#include <gmock/gmock.h>

#include "games/catalogue.h"
#include "support/games.h"

namespace bouton::testing {

namespace {

using Seats = std::array<Seat, 2>;
using Kind = Message::Kind;

Seats twoPeople() { return {}; }
Seats humanAs(Side human, const Ruleset& rules) {
    Seats seats;
    seats[indexOf(other(human))].computer = choosePlayer(rules, readSpec("random").value()).value();
    return seats;
}

std::string text(const Message& message) {
    return english(message.text)
           + (message.because.empty() ? "" : " (" + english(message.because) + ")");
}

std::unique_ptr<Match> matchAt(const Ruleset& rules, const char* position) {
    return matchFrom(rules, position).value();
}

} // namespace

TEST(Speech, OneHumanAgainstAComputerIsYou) {
    const Ruleset& rules = gameCalled("tic-tac-toe");
    const Seats people = twoPeople();
    const Speech both{rules, people};
    EXPECT_EQ(both.you(), std::nullopt);
    EXPECT_EQ(both.speaker(Side::One), "X");
    EXPECT_EQ(text(both.begins(Side::Two)), "O begins.");
    for (const Side human : {Side::One, Side::Two}) {
        const Seats seats = humanAs(human, rules);
        const Speech speech{rules, seats};
        EXPECT_EQ(speech.you(), human);
        EXPECT_EQ(speech.speaker(human), "You");
        EXPECT_EQ(speech.speaker(other(human)), titleOf(rules, seats[indexOf(other(human))]));
        EXPECT_EQ(text(speech.begins(human)), "You begin.");
        EXPECT_EQ(text(speech.mustPass(human)), "You have no legal move and must pass.");
        EXPECT_EQ(text(speech.ranOut(human)), "You have run out of time.");
        EXPECT_EQ(text(speech.hintsUsed(human, 1)), "You used 1 hint.");
        EXPECT_EQ(text(speech.hintsUsed(other(human), 2)),
                  speech.speaker(other(human)) + " used 2 hints.");
    }
}

TEST(Speech, PeopleWhoHaveNamesAreCalledByThem) {
    const Ruleset& rules = gameCalled("tic-tac-toe");
    Seats seats{Seat{.name = "Ann"}, Seat{.name = "Ben %1"}};
    const Speech both{rules, seats};
    EXPECT_EQ(text(both.begins(Side::One)), "Ann begins.");
    EXPECT_EQ(text(both.ranOut(Side::Two)), "Ben %1 has run out of time.");
    const auto match = matchAt(rules, ".../.../... X");
    match->play("b2").value();
    EXPECT_EQ(text(both.moved(*match, {})), "Ann: b2");
    EXPECT_EQ(text(both.verdict(*match, Forfeit{Side::One, Forfeit::Why::Resigned})),
              "Ben %1 wins. (Ann has resigned.)");
    seats[1].name.clear();
    EXPECT_EQ(both.speaker(Side::Two), "O");
    Seats alone = humanAs(Side::One, rules);
    alone[0].name = "Ann"; // in a game of hers
    const Speech hers{rules, alone};
    EXPECT_EQ(hers.you(), std::nullopt);
    EXPECT_EQ(hers.speaker(Side::Two), titleOf(rules, alone[1]));
    EXPECT_EQ(text(hers.verdict(*match, Forfeit{Side::Two, Forfeit::Why::Fault})),
              "Ann wins. (O loses by a fault of the program.)");
}

TEST(Speech, AMoveIsSaidWithWhoMadeItItsRuleAndItsPosition) {
    const Ruleset& rules = gameCalled("tic-tac-toe");
    const Seats seats = humanAs(Side::Two, rules);
    const Speech speech{rules, seats};
    const auto match = matchAt(rules, ".../.../... X");
    EXPECT_EQ(text(Speech::at(*match)), "Back at the start.");
    const Match::Node node = match->play("b2").value();
    const Message moved = speech.moved(*match, {"It is the centre."});
    EXPECT_EQ(text(moved), speech.speaker(Side::One) + ": b2 (It is the centre.)");
    EXPECT_EQ(moved.speaker, Side::One);
    EXPECT_EQ(moved.node, node);
    EXPECT_EQ(text(Speech::at(*match)), "Now at move 1, b2.");
}

TEST(Speech, TheEndIsSaidToTheOneWhoPlayed) {
    const Ruleset& rules = gameCalled("tic-tac-toe");
    const auto won = matchAt(rules, "XXX/OO./... O");
    const auto drawn = matchAt(rules, "XOX/XOO/OXX O");
    const auto open = matchAt(rules, "XX./OO./... X");
    for (const Side human : {Side::One, Side::Two}) {
        const Seats seats = humanAs(human, rules);
        const Speech speech{rules, seats};
        EXPECT_EQ(text(speech.verdict(*won, std::nullopt)),
                  std::string(human == Side::One ? "You won." : "You lost.")
                      + " (X has three in a line.)");
        EXPECT_EQ(text(speech.verdict(*open, Forfeit{human, Forfeit::Why::Resigned})),
                  "You lost. (You have resigned.)");
    }
    const Seats people = twoPeople();
    const Speech both{rules, people};
    EXPECT_EQ(both.verdict(*won, std::nullopt).speaker, Side::One);
    EXPECT_EQ(text(both.verdict(*won, std::nullopt)), "X wins. (X has three in a line.)");
    EXPECT_EQ(text(both.verdict(*open, Forfeit{Side::One, Forfeit::Why::OutOfTime})),
              "O wins. (X has run out of time.)");
    EXPECT_EQ(both.verdict(*drawn, std::nullopt).speaker, std::nullopt);
    EXPECT_EQ(english(both.verdict(*drawn, std::nullopt).text), "The game is drawn.");
    EXPECT_EQ(text(both.verdict(*open, std::nullopt)),
              "The game is called a draw. (After 1000 moves of two computers there is no end in "
              "sight.)");
}

TEST(Speech, OfAGameThatCountsTheEndSaysByHowMuch) {
    const Ruleset& rules = gameCalled("reversi");
    const auto match =
        matchAt(rules, "XXX...../......../......../......../......../......../......../........ O");
    const Seats people = twoPeople(), one = humanAs(Side::One, rules);
    EXPECT_EQ(english(Speech{rules, people}.verdict(*match, std::nullopt).text), "Dark wins by 64.")
        << "empty cells count for the winner";
    EXPECT_EQ(english(Speech{rules, one}.verdict(*match, std::nullopt).text), "You won by 64.");
    EXPECT_EQ(text(Speech{rules, one}.verdict(*match, Forfeit{Side::One, Forfeit::Why::Resigned})),
              "You lost. (You have resigned.)")
        << "who resigns has not lost by a number";
}

} // namespace bouton::testing
