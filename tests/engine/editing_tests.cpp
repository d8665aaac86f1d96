// SPDX-License-Identifier: MIT
#include <gtest/gtest.h>

#include "core/editing.h"
#include "games/catalogue.h"

// The words for editing that hold for any game (core/editing.h), and what the games make of them.

namespace bouton::testing {

namespace {

using Alone = Piece::Alone;

std::string lettersOf(const Pieces& pieces) {
    std::string letters;
    for (const Piece& piece : pieces)
        letters += piece.letter;
    return letters;
}

Picture rowsOf(std::vector<std::string> rows) { return {std::move(rows), Side::Two}; }

} // namespace

TEST(Editing, KnowsThePiecesOfEveryGame) {
    const auto of = [](std::string_view id) {
        return lettersOf(gameNamed(id).value()->editing.pieces);
    };
    EXPECT_EQ(of("tic-tac-toe"), "XO");
    EXPECT_EQ(of("reversi"), "XO");
    EXPECT_EQ(of("towers"), "GR");
    EXPECT_EQ(of("trojan-horse"), "H");
    EXPECT_EQ(of("grid-nim"), "GR");
    EXPECT_EQ(of("cards"), "");
}

TEST(Editing, FindsThePiecesInPicturesThoseOfTheSidesFirst) {
    EXPECT_EQ(lettersOf(editing::piecesIn({rowsOf({".b.", "A."}), rowsOf({"QAX"})}, "XYA")),
              "XAbQ");
    EXPECT_TRUE(editing::piecesIn({rowsOf({"..", ""}), rowsOf({})}, "XO").empty());
}

TEST(Editing, AClickPutsOnePieceAfterTheOtherAndTakesTheLastAway) {
    const Pieces pieces{{'A'}, {'B'}};
    Picture picture = rowsOf({"..", "?."});
    for (const char* row : {"A.", "B.", "..", "A."}) {
        picture = editing::arranged(pieces, picture, {0, 0});
        EXPECT_EQ(picture.rows[0], row);
    }
    EXPECT_EQ(editing::arranged(pieces, picture, {1, 0}).rows[1], "..") << "no piece of the game";
    EXPECT_EQ(editing::arranged(pieces, picture, {2, 0}), picture);
    EXPECT_EQ(editing::arranged({}, picture, {0, 1}), picture) << "no pieces at all";
}

TEST(Editing, AClickOnAPieceThatIsAloneTakesItAway) {
    const Pieces pieces{{'A', Alone::InItsColumn}, {'B', Alone::InItsColumn}, {'C'}};
    EXPECT_EQ(editing::arranged(pieces, rowsOf({"A.", ".."}), {0, 0}).rows[0], "..");
    EXPECT_EQ(editing::arranged(pieces, rowsOf({"A.", ".."}), {1, 0}).rows[1], "B.");
    EXPECT_EQ(editing::arranged(pieces, rowsOf({"A.", "B.", ".."}), {2, 0}).rows[2], "C.");
    EXPECT_EQ(editing::arranged(pieces, rowsOf({"A.", ".."}), {1, 1}).rows[1], ".A");
    const Pieces full{{'A', Alone::InItsColumn}, {'B', Alone::InItsColumn}};
    const Picture both = rowsOf({"A", "B", "."});
    EXPECT_EQ(editing::arranged(full, both, {2, 0}), both);
}

TEST(Editing, TheOnlyPieceThatThereIsComesFromWhereItStands) {
    const Pieces horse{{'H', Alone::OnTheBoard}};
    EXPECT_EQ(editing::arranged(horse, rowsOf({"H.", ".."}), {1, 1}).rows,
              (std::vector<std::string>{"..", ".H"}));
    EXPECT_EQ(editing::arranged(horse, rowsOf({"H.", ".."}), {0, 0}).rows[0], "..");
}

TEST(Editing, PuttingAPieceThatIsAloneMovesIt) {
    const Pieces pieces{{'A', Alone::InItsColumn}, {'B', Alone::OnTheBoard}, {'C'}};
    const Picture picture = rowsOf({"AB", "C."});
    EXPECT_EQ(editing::put(pieces, picture, {1, 0}, 'A').rows,
              (std::vector<std::string>{".B", "A."}));
    EXPECT_EQ(editing::put(pieces, picture, {1, 1}, 'A').rows,
              (std::vector<std::string>{"AB", "CA"}));
    EXPECT_EQ(editing::put(pieces, picture, {1, 0}, 'B').rows,
              (std::vector<std::string>{"A.", "B."}));
    EXPECT_EQ(editing::put(pieces, picture, {0, 0}, 'C').rows,
              (std::vector<std::string>{"CB", "C."}));
    EXPECT_EQ(editing::put(pieces, picture, {0, 0}, 'X'), picture);
    EXPECT_EQ(editing::put(pieces, picture, {0, 0}, '.').rows[0], ".B");
}

TEST(Editing, AMovedPieceTakesThePlaceOfWhatStandsThere) {
    const Pieces pieces{{'A'}, {'B', Alone::InItsColumn}};
    const Picture picture = rowsOf({"AB", ".?"});
    EXPECT_EQ(editing::moved(pieces, picture, {0, 0}, {1, 0}).rows,
              (std::vector<std::string>{".B", "A?"}));
    EXPECT_EQ(editing::moved(pieces, picture, {0, 1}, {0, 0}).rows,
              (std::vector<std::string>{"B.", ".?"}));
    for (const auto& [from, to] : {std::pair{Cell{1, 0}, Cell{0, 0}}, // nothing there
                                   {{1, 1}, {0, 0}},                  // no piece of the game's
                                   {{0, 0}, {0, 0}},
                                   {{0, 0}, {2, 0}},
                                   {{-1, 0}, {0, 0}}})
        EXPECT_EQ(editing::moved(pieces, picture, from, to), picture);
}

TEST(Editing, AnotherSizeKeepsTheSideToMoveAndWhatFits) {
    EXPECT_EQ(editing::fitted(rowsOf({"ABC", "D"}), {{"..", "..", ".Z"}, Side::One}),
              rowsOf({"AB", "D.", ".Z"}));
    const Ruleset& towers = *gameNamed("towers").value();
    const Picture seen{{"GGG", "...", "RRR", "...", "..."}, Side::Two};
    EXPECT_EQ(settingsFor(towers, complete(towers.settings, {}).value(), seen),
              (Settings{{"rows", 5}, {"columns", 3}}));
    const Ruleset& nim = *gameNamed("grid-nim").value();
    const Picture large{std::vector<std::string>(11, "..........."), Side::One};
    EXPECT_EQ(valueOf(settingsFor(nim, complete(nim.settings, {}).value(), large), "size"), 10)
        << "as near as it can be set";
    EXPECT_EQ(settingsFor(nim, complete(nim.settings, {}).value(), {}),
              complete(nim.settings, {}).value());
}

} // namespace bouton::testing
