// SPDX-License-Identifier: MIT
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <gmock/gmock.h>

#include "core/nested.h"
#include "games/record.h"
#include "session/games_to_keep.h"
#include "session/kept/game_file.h"
#include "session/values/reopened.h"
#include "support/file_bytes.h"

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

std::string refusalOf(const QByteArray& file) {
    const Or<SavedGame> game = readGame(file);
    return game ? "" : english(game.error());
}

std::string refusalOf(SavedGame game) {
    const Or<Reopened> reopened = reopen(std::move(game));
    return reopened ? "" : english(reopened.error());
}

// The file of a small game with one member changed; the path is "seats/0/player".
QByteArray changed(const char* member, const QJsonValue& value) {
    Random random(3);
    const SavedGame game = randomGame(*gameNamed("tic-tac-toe").value(), random, 4);
    QJsonObject object = QJsonDocument::fromJson(write(game)).object();
    object.insert(QLatin1String(member), value);
    return QJsonDocument(object).toJson();
}

// One message that says this.
QJsonArray messages(const QJsonObject& says, const char* kind = "move") {
    return {QJsonObject{{"kind", kind}, {"says", says}}};
}

QByteArray ofAnOlderVersion(const char* game) {
    return bytesOf(QStringLiteral(BOUTON_SOURCES "/tests/written/68c9e7a/%1.bouton").arg(game));
}

int gamesOfTheRoundTrip() { return qEnvironmentVariableIsSet("BOUTON_LONG") ? 10'000 : 240; }

TEST(GameFile, GivesBackEveryGameAsItWasWritten) {
    Random random(11);
    for (int i = 0; i < gamesOfTheRoundTrip(); ++i) {
        const Ruleset& rules = *catalogue()[static_cast<std::size_t>(i) % catalogue().size()];
        const SavedGame game =
            randomGame(rules, random, static_cast<int>(random.below(301)), i % 3 == 0 ? 5 : 0);
        const Or<SavedGame> again = readGame(write(game));
        ASSERT_TRUE(again) << english(again.error());
        ASSERT_EQ(*again, game) << rules.name.id;
        const Or<Reopened> opened = reopen(*again);
        ASSERT_TRUE(opened) << english(opened.error());
        ASSERT_EQ(savedFrom(*opened->match).positions.size(), game.positions.size());
        // The one-line record has the way to the position on the board.
        const auto recorded = readRecord(opened->match->record());
        ASSERT_TRUE(recorded) << english(recorded.error());
        ASSERT_EQ((*recorded)->record(), opened->match->record());
        ASSERT_EQ((*recorded)->position((*recorded)->current()), game.shown);
        const SavedTree tree = treeOf(*opened->match);
        ASSERT_EQ(tree.current, game.current);
        for (std::size_t at = 0; at < tree.positions.size(); ++at) {
            ASSERT_EQ(tree.positions[at].move, game.positions[at].move);
            ASSERT_EQ(tree.positions[at].parent, game.positions[at].parent);
            ASSERT_EQ(tree.positions[at].next, game.positions[at].next);
        }
    }
}

TEST(GameFile, HasNoMessagesWhereNothingWasSaid) {
    EXPECT_FALSE(write(SavedGame{.game = "towers"}).contains("messages"));
}

TEST(GameFile, LeavesOutWhatIsUsualOrFollows) {
    SavedGame game{.id = "x", .game = "hex", .start = "..."};
    game.positions = {{.next = 1},
                      {.parent = 0, .move = "a1", .next = 2},
                      {.parent = 1, .move = "b1"},
                      {.parent = 0, .move = "c1"}};
    game.positions[1].left[1] = SavedGame::Duration(8);
    game.left[0] = SavedGame::Duration(7);
    game.messages = {{Message::Kind::Notice, {}, {"Word"}},
                     {Message::Kind::End, Side::Two, {"End", {}, 0}}};
    EXPECT_EQ(write(game).toStdString(),
              R"({"current":0,"format":"bouton-game","game":"hex","id":"x","left":[7,null],)"
              R"("messages":[{"kind":"notice","says":{"text":"Word"}},)"
              R"({"kind":"end","says":{"n":0,"text":"End"},"side":2}],"plies":0,)"
              R"("positions":[{"next":1},{"left":[null,8],"move":"a1"},{"move":"b1"},)"
              R"({"move":"c1","parent":0}],"seats":[{"player":"human"},{"player":"human"}],)"
              R"("start":"...","version":1})"
              "\n");
    EXPECT_EQ(readGame(write(game)), game);
}

TEST(GameFile, KeepsASentenceThatStandsInAnother) {
    SavedGame game{.id = "x", .game = "hex", .start = "..."};
    const Phrase inner{"Row %1 has %n cell(s).", {"2"}, 3};
    game.messages = {{Message::Kind::Notice, {}, {"Move %1: %2", {"7", nested(inner)}}}};
    const QByteArray file = write(game);
    EXPECT_TRUE(file.contains(R"("args":["7","Row 2 has 3 cells."])")) << "for older versions";
    EXPECT_EQ(readGame(file), game);
    EXPECT_EQ(
        refusalOf(QByteArray(file).replace(R"("arg":2)", R"("arg":3)")),
        "The file is damaged: messages[0].says.nested[0].arg is no whole number from 1 to 2.");
}

TEST(GameFile, OnlyAGameThatDrawsItsStartIsReopenedWithAutoFill) {
    Random random(5);
    for (const Ruleset* rules : catalogue()) {
        SavedGame game = randomGame(*rules, random, 2);
        game.autoFill = true;
        EXPECT_EQ(reopen(game)->plan.autoFill, rules->name.autoFill) << rules->name.id;
        game.autoFill = false;
        EXPECT_FALSE(reopen(game)->plan.autoFill);
    }
}

TEST(GameFile, KeepsAGameThatThisProgramDoesNotKnow) {
    SavedGame game{.id = "x", .game = "hex", .start = "...", .shown = "a.."};
    game.positions.push_back({.move = "a1"});
    game.positions[0].next = 1;
    EXPECT_EQ(readGame(write(game)), game);
    EXPECT_THAT(refusalOf(game), HasSubstr("There is no game \"hex\"; there are: tic-tac-toe"));
}

TEST(GameFile, OfAnotherKindOrANewerVersionIsRefused) {
    EXPECT_EQ(refusalOf(QByteArray("")), "This is not a game that Bouton can read.");
    EXPECT_EQ(refusalOf(QByteArray("{\n\"a\": 1,\n]")),
              "The file is damaged, or not a game of Bouton: line 3, byte 11.");
    EXPECT_EQ(refusalOf(QByteArray(" \n{")),
              "The file is damaged, or not a game of Bouton: line 2, byte 3.");
    EXPECT_EQ(refusalOf(QByteArray("{}")), "This is not a game that Bouton can read.");
    EXPECT_EQ(refusalOf(QByteArray("[1]")), "This is not a game that Bouton can read.");
    EXPECT_EQ(refusalOf(changed("version", 3)),
              "A newer Bouton has written this file (version 3); this one reads up to version 2.");
    EXPECT_THAT(refusalOf(changed("version", "1")), HasSubstr("version is no whole number"));
}

// One that takes every human for its user would count the games of others as his.
TEST(GameFile, InWhichPeopleHaveNamesIsRefusedByOlderVersions) {
    Random random(5);
    SavedGame game = randomGame(*catalogue()[0], random, 4);
    const auto version = [&] {
        return QJsonDocument::fromJson(write(game)).object().value("version").toInt();
    };
    for (SavedGame::Chair& seat : game.seats)
        seat = {};
    EXPECT_EQ(version(), 1);
    game.seats[1].name = "J\xC3\xBCrgen";
    EXPECT_EQ(version(), 2);
    EXPECT_EQ(readGame(write(game))->seats[1].name, game.seats[1].name);
    for (const char* name : {"a\nb", " Ann",
                             "\xE2\x80\xAE"
                             "nnA",
                             "more than forty characters, which is long"}) {
        game.seats[1].name = name;
        EXPECT_THAT(refusalOf(write(game)), HasSubstr("seats[1].name is no name")) << name;
    }
}

TEST(GameFile, ThatIsTooLargeIsRefusedUnread) {
    EXPECT_EQ(refusalOf(QByteArray(mostGameFileBytes + 1, ' ')),
              "The file is too large: it has more than " + std::to_string(mostGameFileBytes)
                  + " bytes.");
    EXPECT_EQ(refusalOf(QByteArray(mostGameFileBytes, ' ')),
              "This is not a game that Bouton can read.");
    QJsonArray positions;
    for (std::size_t i = 0; i <= mostSavedPositions; ++i)
        positions.append(QJsonObject());
    EXPECT_EQ(refusalOf(changed("positions", positions)),
              "The file has too much: positions is a list of more than 20000.");
    QJsonArray messages;
    for (int i = 0; i <= 100'000; ++i)
        messages.append(QJsonObject());
    EXPECT_EQ(refusalOf(changed("messages", messages)),
              "The file has too much: messages is a list of more than 100000.");
}

TEST(GameFile, SaysWhereItIsDamaged) {
    const auto expect = [](const char* member, const QJsonValue& value, const char* sentence) {
        EXPECT_EQ(refusalOf(changed(member, value)),
                  std::string("The file is damaged: ") + sentence);
    };
    expect("game", 7, "game is no text.");
    expect("start", QJsonValue(), "start is no text.");
    expect("seats", QJsonArray{QJsonObject()}, "seats are not two.");
    expect("seats", QJsonArray{QJsonObject(), QJsonObject()}, "seats[0].player is no text.");
    EXPECT_EQ(refusalOf(changed("seats", QJsonArray{QJsonObject(), QJsonObject(), QJsonObject()})),
              "The file has too much: seats is a list of more than 2.");
    expect("positions", QJsonArray(), "positions is empty.");
    expect("positions", QJsonArray{QJsonObject()}, "current is no whole number from 0 to 0.");
    expect("positions", QJsonArray{1}, "positions[0] is no object.");
    expect("positions", QJsonArray{QJsonObject(), QJsonObject()}, "positions[1].move is no text.");
    expect("positions", QJsonArray{QJsonObject(), QJsonObject{{"move", "a1"}, {"parent", 1}}},
           "positions[1].parent is no whole number from 0 to 0.");
    expect("positions", QJsonArray{QJsonObject{{"next", 1}}},
           "positions[0].next is no whole number from 0 to 0.");
    expect("positions", QJsonArray{QJsonObject(), QJsonObject{{"move", "a1"}, {"next", 1}}},
           "in positions, number 1 is followed by one that does not follow it.");
    expect("current", 5, "current is no whole number from 0 to 4.");
    expect("current", 0.5, "current is no whole number from 0 to 4.");
    expect("paused", 1, "paused is neither true nor false.");
    const QJsonValue missing(QJsonValue::Undefined);
    expect("game", missing, "game is no text.");
    expect("version", missing, "version is no whole number from 1 to 1000000.");
    expect("current", missing, "current is no whole number from 0 to 4.");
    expect("seats", missing, "seats are not two.");
    expect("version", 0, "version is no whole number from 1 to 1000000.");
    expect("plies", -1, "plies is no whole number from 0 to 20000.");
    expect("winner", 3, "winner is no whole number from 1 to 2.");
    expect("settings", 3, "settings is no text.");
    expect("forfeit", 3, "forfeit is no object.");
    expect("positions", 3, "positions is no list.");
    expect("messages", QJsonObject(), "messages is no list.");
    expect("hintsUsed", 3, "hintsUsed is no list.");
    expect("left", 3, "left is no list.");
    expect("left", QJsonArray{1}, "left is no pair of times.");
    expect("left", QJsonArray{"1", 2}, "left is no pair of times.");
    expect("forfeit", QJsonObject{{"side", 1}, {"why", "bored"}}, "forfeit.why says \"bored\".");
    expect("forfeit", QJsonObject{{"why", "time"}}, "forfeit.side is no whole number from 1 to 2.");
    expect("forfeit", QJsonObject{{"side", 3}, {"why", "time"}},
           "forfeit.side is no whole number from 1 to 2.");
    expect("begun", "yesterday", "begun is no time.");
    expect("messages", messages({}, "song"), "messages[0].kind says \"song\".");
    expect("messages", messages({}), "messages[0].says.text is no text.");
    expect("messages", messages({{"text", "x"}, {"where", "77"}}),
           "messages[0].says.where names no cells.");
    expect("messages", messages({{"text", "x"}, {"args", QJsonArray{1}}}),
           "messages[0].says.args[0] is no text.");
    expect("messages", messages({{"text", "x"}, {"n", 1'000'000'001}}),
           "messages[0].says.n is no whole number from 0 to 1000000000.");
    const QJsonObject human{{"player", "human"}};
    const auto clocked = [&](double base, double increment, const char* atZero) {
        return QJsonArray{human, QJsonObject{{"player", "human"},
                                             {"clock", QJsonObject{{"base", base},
                                                                   {"increment", increment},
                                                                   {"atZero", atZero}}}}};
    };
    expect("seats", clocked(-1, 0, "loses"),
           "seats[1].clock.base is no whole number from 0 to 31622400000.");
    expect("seats", clocked(1, 0.5, "loses"),
           "seats[1].clock.increment is no whole number from 0 to 31622400000.");
    expect("seats", clocked(1, 0, "cries"), "seats[1].clock.atZero says \"cries\".");
    EXPECT_EQ(refusalOf(changed("seats", clocked(0, 31622400000, "told"))), "");
}

TEST(GameFile, HasHintsFromNoneToAMillion) {
    const auto game = readGame(changed("hintsUsed", QJsonArray{-1, 1'000'001}));
    ASSERT_TRUE(game);
    EXPECT_EQ(game->hintsUsed, (std::array{0, 1'000'000}));
}

TEST(GameFile, ReadsAMemberThatIsNullAsOneThatIsNotThere) {
    for (const char* member : {"winner", "left", "forfeit", "firstEnd"})
        EXPECT_EQ(refusalOf(changed(member, QJsonValue())), "") << member;
}

TEST(GameFile, GoesOnWithTheFirstMoveWhereItNamesNoOther) {
    const QJsonObject b2{{"move", "b2"}, {"parent", 0}}, a1{{"move", "a1"}, {"parent", 0}},
        c3{{"move", "c3"}, {"parent", 0}}, a3{{"move", "a3"}, {"parent", 2}};
    const auto next = [&](const QJsonObject& root) {
        const Or<SavedGame> game = readGame(changed("positions", QJsonArray{root, b2, a1, c3, a3}));
        return game ? std::vector{game->positions[0].next, game->positions[2].next,
                                  game->positions[4].next}
                    : std::vector<std::size_t>{};
    };
    EXPECT_THAT(next({}), ElementsAre(1, 4, 0));
    EXPECT_THAT(next({{"next", 0}}), ElementsAre(1, 4, 0));
    EXPECT_THAT(next({{"next", 3}}), ElementsAre(3, 4, 0));
}

TEST(GameFile, HasSentencesUpToALength) {
    const auto saying = [](const QString& text) {
        return refusalOf(changed("messages", messages({{"text", text}})));
    };
    const char* none = "The file is damaged: messages[0].says.text is no sentence.";
    EXPECT_EQ(saying(QString(2000, 'x')), "");
    EXPECT_EQ(saying(QString(2001, 'x')), none);
    EXPECT_EQ(saying(QString("a") + QChar(0) + "b"), none);
}

TEST(GameFile, KeepsTimesOnBothSidesOfZeroUpToAYear) {
    constexpr long long year = 1000LL * 60 * 60 * 24 * 366;
    const auto left = [](double one, double two) {
        const Or<SavedGame> game = readGame(changed("left", QJsonArray{one, two}));
        return game ? std::vector<long long>{game->left[0]->count(), game->left[1]->count()}
                    : std::vector<long long>{};
    };
    EXPECT_THAT(left(-7, 7), ElementsAre(-7, 7));
    EXPECT_THAT(left(-1e15, 1e15), ElementsAre(-year, year));
}

TEST(GameFile, HasUpToAHundredHintsAtAPosition) {
    const auto hints = [](int number) {
        return refusalOf(changed("positions", QJsonArray{QJsonObject{{"hints", number}}}));
    };
    EXPECT_THAT(hints(100), Not(HasSubstr("hints")));
    EXPECT_EQ(hints(101),
              "The file is damaged: positions[0].hints is no whole number from 0 to 100.");
}

TEST(GameFile, SaysWhetherAGameIsOverAndWhoHasWon) {
    const auto saved = [](const char* moves) {
        return savedFrom(**readRecord(std::string("tic-tac-toe: .../.../... X; ") + moves));
    };
    EXPECT_FALSE(saved("a1 b2").over);
    EXPECT_TRUE(saved("a1 a2 b1 b2 c1").over);
    EXPECT_EQ(saved("a1 a2 b1 b2 c1").winner, Side::One);
    EXPECT_EQ(saved("a1 b1 c1 b2 a2 c2 b3 a3 c3").winner, std::nullopt);
}

TEST(GameFile, WithAnUnknownMemberIsReadWithoutIt) {
    EXPECT_EQ(refusalOf(changed("mood", "merry")), "");
}

TEST(GameFile, IsRefusedOrReadWhereverItBreaksOff) {
    Random random(5);
    const QByteArray file = write(randomGame(*gameNamed("towers").value(), random, 12, 2));
    for (qsizetype length = 0; length < file.size() - 1; ++length)
        EXPECT_NE(refusalOf(file.left(length)), "") << length;
    EXPECT_EQ(refusalOf(file), "");
}

TEST(GameFile, WithRandomDamageNeverDoesHarm) {
    Random random(17);
    const int files = qEnvironmentVariableIsSet("BOUTON_LONG") ? 10'000 : 600;
    int refused = 0, opened = 0;
    for (int i = 0; i < files; ++i) {
        const Ruleset& rules = *catalogue()[static_cast<std::size_t>(i) % catalogue().size()];
        QByteArray file = write(randomGame(rules, random, 20, 2));
        for (std::size_t damage = 0; damage <= random.below(4); ++damage) {
            const auto at =
                static_cast<qsizetype>(random.below(static_cast<std::uint64_t>(file.size())));
            switch (random.below(4)) {
            case 0: file[at] = static_cast<char>(random.below(256)); break;
            case 1: file.remove(at, static_cast<qsizetype>(random.below(20))); break;
            case 2: file.insert(at, file.mid(at / 2, 10)); break;
            default: file[at] = "0123456789[]{}\",:"[random.below(17)]; break;
            }
        }
        Or<SavedGame> game = readGame(file);
        if (!game) {
            ASSERT_NE(english(game.error()), "");
            ++refused;
            continue;
        }
        if (const Or<Reopened> again = reopen(std::move(*game)))
            ++opened;
        else
            ASSERT_NE(english(again.error()), "");
    }
    EXPECT_GT(refused, files / 4);
    EXPECT_GT(opened, 0);
}

TEST(Reopening, SaysWhichMoveOrSettingIsNotToBeHad) {
    const Ruleset& rules = *gameNamed("tic-tac-toe").value();
    Random random(3);
    const SavedGame whole = randomGame(rules, random, 3);
    SavedGame game = whole;
    game.positions[2].move = game.positions[1].move;
    EXPECT_THAT(refusalOf(game), HasSubstr("Move 2: "));
    game = whole;
    game.positions.push_back({.parent = 0, .move = whole.positions[1].move});
    EXPECT_EQ(refusalOf(game), "Move 1: " + whole.positions[1].move + " stands there twice.");
    game = whole;
    game.settings = "size=9";
    EXPECT_THAT(refusalOf(game), HasSubstr("size"));
    game = whole;
    game.start = "XXX/OOO/... X";
    EXPECT_NE(refusalOf(game), "");
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(reopen(whole, catalogue(), stop.get_token()));
}

// The page of the documentation shows a file, broken into lines.
TEST(GameFile, OfTheDocumentationOpens) {
    const QByteArray text = bytesOf(QStringLiteral(BOUTON_SOURCES "/docs/game-file.md"));
    const qsizetype begin = text.indexOf("```\n{") + 4;
    const Or<SavedGame> game = readGame(text.mid(begin, text.indexOf("```", begin) - begin));
    ASSERT_TRUE(game) << english(game.error());
    const Or<Reopened> opened = reopen(*game);
    ASSERT_TRUE(opened) << english(opened.error());
    EXPECT_EQ(opened->match->position(opened->match->current()), game->shown);
    EXPECT_EQ(opened->match->children(0).size(), 2u);
}

// The schema names the members that are written, and no others.
TEST(GameFile, HasTheMembersOfItsSchema) {
    const QByteArray file = bytesOf(QStringLiteral(BOUTON_SOURCES "/docs/game-file.schema.json"));
    const QJsonObject schema = QJsonDocument::fromJson(file).object();
    QStringList members;
    Random random(23);
    for (int i = 0; i < 200; ++i) {
        SavedGame game = randomGame(*catalogue()[static_cast<std::size_t>(i) % 6], random, 12, 2);
        game.over = i % 2 == 0;
        game.winner = i % 3 == 0 ? std::optional(Side::Two) : std::nullopt;
        game.rules = i % 5 == 0 ? "bouton-game 1" : "";
        members += QJsonDocument::fromJson(write(game)).object().keys();
    }
    members.removeDuplicates();
    members.sort();
    EXPECT_EQ(members, schema.value("properties").toObject().keys());
}

// Players have had other words then, and what was said is not said anew.
TEST(GameFile, KeepsTheSentencesOfAnOlderVersionWordForWord) {
    const Or<SavedGame> game = readGame(ofAnOlderVersion("tic-tac-toe"));
    ASSERT_TRUE(game) << english(game.error());
    std::vector<std::string> rules;
    for (const Message& message : game->messages)
        if (message.kind == Message::Kind::Move && !message.because.empty())
            rules.push_back(english(message.because));
    const std::string draw = "it holds the draw", win = "it wins by force, as fast as it can";
    EXPECT_EQ(rules, (std::vector{draw, draw, win, win}));
}

TEST(GameFile, OfAnotherVersionMayNameAHelpThatIsNotKnown) {
    QJsonObject object = QJsonDocument::fromJson(ofAnOlderVersion("towers")).object();
    const auto helpIn = [&](const char* word) {
        object.insert("helpedBy", QLatin1String(word));
        return readGame(QJsonDocument(object).toJson()).value().helpedBy;
    };
    EXPECT_EQ(helpIn("seat"), SavedGame::Help::Seat);
    EXPECT_EQ(helpIn("a parrot"), SavedGame::Help::Unknown);
}

} // namespace bouton::testing
