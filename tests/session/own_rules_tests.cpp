// SPDX-License-Identifier: MIT
#include <set>

#include <QJsonDocument>
#include <QJsonObject>

#include <gmock/gmock.h>

#include "games/own_game/own_game.h"
#include "session/kept/game_file.h"
#include "session/set_up.h"
#include "session/values/reopened.h"

namespace bouton::testing {

using ::testing::StartsWith;

namespace {

const std::string pinsText = "bouton-game 1\n# My game\ntitle: Pins\nstart: IIIII\nturn: I -> .\n"
                             "turn: II -> ..\n";

// The file of a game of these rules, with another text in a member.
QByteArray fileOfPins(const char* member = nullptr, const std::string& text = {}) {
    const Ruleset& game = **ownGame(pinsText);
    const auto match = game.standard({}).value();
    EXPECT_TRUE(match->play("b1+c1"));
    EXPECT_TRUE(match->play("e1"));
    QJsonObject file = QJsonDocument::fromJson(write(savedFrom(*match))).object();
    if (member)
        file.insert(QLatin1String(member), QString::fromStdString(text));
    return QJsonDocument(file).toJson();
}

std::string refusalOfFile(const QByteArray& file) {
    const Or<SavedGame> game = readGame(file);
    EXPECT_TRUE(game);
    const Or<Reopened> opened = reopen(*game);
    return opened ? "" : english(opened.error());
}

} // namespace

TEST(OwnRulesInAFile, ComeBackWithTheGame) {
    const Or<SavedGame> game = readGame(fileOfPins());
    ASSERT_TRUE(game) << english(game.error());
    EXPECT_EQ(game->rules, pinsText);
    EXPECT_THAT(game->game, StartsWith("pins-"));
    const Or<Reopened> opened = reopen(*game);
    ASSERT_TRUE(opened) << english(opened.error());
    EXPECT_EQ(opened->match->position(opened->match->current()), "I..I. G");
    EXPECT_EQ(ownRulesOf(opened->match->game())->text, pinsText);
    EXPECT_EQ(readGame(write(*game)), *game);
}

TEST(StartsOfOwnGames, AreTheWrittenOnesUntilOneIsToBeDrawn) {
    const Ruleset& game = **ownGame(pinsText);
    Random random(1);
    const bouton::SetUp setUp(game);
    const Plan written =
        setUp.drawn({.settings = {}, .autoFill = game.name.fillsUnasked()}, random).value();
    EXPECT_FALSE(written.byHand);
    EXPECT_EQ(write(*written.start, game.name.letters), "IIIII G");
    std::set<std::string> drawn;
    for (int i = 0; i < 50; ++i)
        drawn.insert(write(*setUp.drawn({.settings = {}, .autoFill = true}, random)->start,
                           game.name.letters));
    EXPECT_GT(drawn.size(), 1u);
}

TEST(StartsOfOwnGames, AreForWhoHasATurnThere) {
    const Ruleset& game = **ownGame("bouton-game 1\ntitle: Second\nsides: Black B, White W\n"
                                    "start: W.\nturn: +. -> .+\n");
    const Picture start = game.blank({});
    EXPECT_EQ(start.toMove, Side::Two);
    EXPECT_EQ(start, game.standard({}).value()->picture(0));
}

TEST(OwnRulesInAFile, MakeAGameThatWasNotKnown) {
    // The same rules with another title, which nobody has read.
    SavedGame game = readGame(fileOfPins()).value();
    game.rules.replace(game.rules.find("Pins"), 4, "Unread");
    game.game = ownGameId("Unread", normalForm(game.rules));
    EXPECT_FALSE(gameNamed(game.game));
    EXPECT_TRUE(reopen(game));
    EXPECT_TRUE(gameNamed(game.game));
}

TEST(OwnRulesInAFile, AreRefusedWhereTheyAreWrongOrThoseOfAnotherGame) {
    const std::string id = (*ownGame(pinsText))->name.id;
    EXPECT_EQ(refusalOfFile(fileOfPins("rules", "bouton-game 1\ntitle: T\n")).substr(0, 36),
              "The rules in the file are wrong. Lin");
    EXPECT_EQ(refusalOfFile(fileOfPins("game", "tic-tac-toe")),
              "The file names the game tic-tac-toe, but the rules in it are those of the game " + id
                  + ".");
    EXPECT_THAT(refusalOfFile(fileOfPins("rules", pinsText + "last: loses\n")),
                StartsWith("The file names the game pins-"));
}

TEST(OwnRulesInAFile, AreAskedForWhereTheFileHasNone) {
    SavedGame game = readGame(fileOfPins()).value();
    game.rules.clear();
    EXPECT_TRUE(reopen(game)) << "this program has read them";
    game.game = "pins-0000000000000000";
    const auto opened = reopen(game);
    ASSERT_FALSE(opened);
    EXPECT_THAT(english(opened.error()), StartsWith("There is no game \"pins-000"));
}

} // namespace bouton::testing
