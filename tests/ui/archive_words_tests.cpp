// SPDX-License-Identifier: MIT
#include "ui/archive/archive_words.h"

#include <gtest/gtest.h>

#include <QDateTime>
#include <QLocale>

#include <algorithm>

#include "games/catalogue.h"
#include "ui/controls/words.h"

// What the list of ended games says of one.

namespace bouton::testing {

namespace {

Entry reversiOf(const char* light, std::array<std::optional<double>, 2> lost) {
    Entry entry;
    entry.game = QStringLiteral("reversi");
    entry.players = {QStringLiteral("human"), QString::fromLatin1(light)};
    entry.review = Entry::Review::Done;
    entry.findings.scored = true;
    entry.findings.accuracy = lost;
    return entry;
}

} // namespace

TEST(ArchiveWords, TellWhatWasLostAMoveInWhatTheGameCounts) {
    EXPECT_EQ(lossText(catalogue(), reversiOf("engine", {1.5, 3.0})), "1.50 discs");
    EXPECT_EQ(lossText(catalogue(), reversiOf("engine", {1.0, 3.0})), "1.00 discs");
    EXPECT_EQ(lossText(catalogue(), reversiOf("human", {0.0, 0.5})), "nothing : 0.50 discs");
    EXPECT_EQ(lossText(catalogue(), reversiOf("human", {std::nullopt, 12.0})), "– : 12.00 discs");
    EXPECT_EQ(accuracyText(reversiOf("engine", {1.5, 3.0})), "–") << "it has no share";
    Entry unknown = reversiOf("engine", {1.5, 3.0});
    unknown.game = QStringLiteral("no-such-game");
    EXPECT_EQ(lossText(catalogue(), unknown), "1.50");
}

TEST(ArchiveWords, CallTheHumansOfAGameAsTheTableDoes) {
    EXPECT_EQ(playersOf(catalogue(), reversiOf("human", {})), "You – A friend");
    EXPECT_EQ(playersOf(catalogue(), reversiOf("random", {})), "You – Beginner");
    EXPECT_EQ(opponentTitle(catalogue(), "reversi", "human"), "A friend");
    EXPECT_EQ(playersOf(catalogue(), reversiOf("human", {}), "Niki"), "Niki – A friend");
    EXPECT_EQ(playersOf(catalogue(), reversiOf("random", {}), "Niki"), "Niki – Beginner");
    Entry named = reversiOf("human", {});
    named.names[0] = QStringLiteral("Ann");
    EXPECT_EQ(playersOf(catalogue(), named, "Niki"), "Ann – A friend");
    named.names = {QString(), QStringLiteral("Ben")};
    EXPECT_EQ(playersOf(catalogue(), named), "You – Ben");
    named.winner = Side::Two;
    EXPECT_EQ(resultOf(catalogue(), named), "Ben won");
    Entry hers = reversiOf("random", {}); // of somebody else
    hers.names[0] = QStringLiteral("Ann");
    hers.winner = Side::One;
    EXPECT_EQ(playersOf(catalogue(), hers), "Ann – Beginner");
    EXPECT_EQ(resultOf(catalogue(), hers), "Ann won");
}

TEST(ArchiveWords, TellTheResultToTheOnlyHumanElseWhoWon) {
    const auto told = [](const char* light, std::optional<Side> winner,
                         std::optional<Forfeit::Why> forfeit = {},
                         std::optional<std::array<int, 2>> counts = {}) {
        Entry entry = reversiOf(light, {});
        entry.counts = counts;
        entry.winner = winner;
        entry.forfeit = forfeit;
        return resultOf(catalogue(), entry);
    };
    EXPECT_EQ(told("engine", Side::One), "Won");
    EXPECT_EQ(told("engine", Side::Two, Forfeit::Why::Resigned), "Lost, by resignation");
    EXPECT_EQ(told("engine", std::nullopt), "Drawn");
    EXPECT_EQ(told("human", std::nullopt), "Drawn");
    using Counts = std::array<int, 2>;
    EXPECT_EQ(told("human", Side::One, {}, Counts{36, 28}), "Dark won 36 to 28");
    EXPECT_EQ(told("human", Side::Two, {}, Counts{28, 36}), "Light won 36 to 28");
    EXPECT_EQ(told("engine", Side::Two, {}, Counts{28, 36}), "Lost 28 to 36");
    EXPECT_EQ(told("engine", std::nullopt, {}, Counts{32, 32}), "Drawn 32 to 32");
    EXPECT_EQ(told("human", Side::Two), "Light won");
    EXPECT_EQ(told("human", Side::One, Forfeit::Why::Fault), "Dark won, by a fault");
    EXPECT_EQ(told("engine", Side::One, Forfeit::Why::OutOfTime), "Won, on time");
    Entry unknown = reversiOf("human", {});
    unknown.game = QStringLiteral("no-such-game");
    unknown.winner = Side::Two;
    EXPECT_EQ(resultOf(catalogue(), unknown), "2 won");
}

TEST(ArchiveWords, WriteNumbersAsTheLanguageDoes) {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    EXPECT_EQ(lossText(catalogue(), reversiOf("engine", {1.5, 3.0})), "1,50 discs");
    QLocale::setDefault(before);
}

TEST(ArchiveWords, TellWhatAReviewFoundOfTheOnlyHumanElseOfBoth) {
    Entry entry = reversiOf("engine", {0.75, std::nullopt});
    entry.findings.scored = false;
    entry.findings.slips = {1, 2};
    EXPECT_EQ(slipsText(entry), "1");
    EXPECT_EQ(accuracyText(entry), "75 %");
    std::swap(entry.players[0], entry.players[1]);
    EXPECT_EQ(slipsText(entry), "2");
    EXPECT_EQ(accuracyText(entry), "–");
    entry.players[0] = entry.players[1];
    EXPECT_EQ(slipsText(entry), "1 : 2");
    EXPECT_EQ(accuracyText(entry), "75 % : –");
    EXPECT_EQ(lossText(catalogue(), entry), "–") << "no points are counted";
    entry.findings.accuracy = {0.0, 0.0};
    entry.winner = Side::Two;
    EXPECT_EQ(accuracyText(entry), "0 % : –") << "nothing was lost in the end";
    entry.review = Entry::Review::NotYet;
    EXPECT_EQ(slipsText(entry), "–");
    EXPECT_EQ(lossText(catalogue(), entry), "–");
    EXPECT_EQ(accuracyText(entry), "Not yet analysed");
    entry.review = Entry::Review::Impossible;
    EXPECT_EQ(slipsText(entry), "–");
    EXPECT_EQ(accuracyText(entry), "Cannot be analysed");
}

TEST(ArchiveWords, CallWhatNobodyKnowsByItsOwnName) {
    EXPECT_EQ(gameTitle(catalogue(), "no-such-game"), "no-such-game");
    EXPECT_EQ(playerTitle(catalogue(), "reversi", "no-such-player:depth=3"), "no-such-player");
    EXPECT_EQ(playerTitle(catalogue(), "no-such-game", "random"), "random");
    EXPECT_EQ(opponentTitle(catalogue(), "reversi", ""), "Two computers");
    const QDateTime moment(QDate(2026, 2, 3), QTime(4, 5, 6));
    EXPECT_EQ(timeText(SavedGame::Moment(std::chrono::milliseconds(moment.toMSecsSinceEpoch()))),
              "2026-02-03 04:05");
}

TEST(ArchiveWords, OfASearchAreItsOwnAndTheIdsOfWhatIsCalledSo) {
    using Words = std::vector<QString>;
    EXPECT_EQ(wordsFor(catalogue(), "  "), Words{});
    EXPECT_EQ(wordsFor(catalogue(), " Nothing has THIS "), Words{"nothing has this"});
    EXPECT_EQ(wordsFor(catalogue(), "Towers"), (Words{"towers", "=towers="}));
    EXPECT_EQ(wordsFor(catalogue(), "golden"), (Words{"golden", "=golden-pairs="}));
    EXPECT_EQ(wordsFor(catalogue(), "you"), (Words{"you", "=human="}));
    EXPECT_EQ(wordsFor(catalogue(), "niki", "Niki"), (Words{"niki", "=human="}));
    EXPECT_EQ(wordsFor(catalogue(), "Friend"),
              (Words{"friend", "=friend=", "=human= human =human="}));
}

TEST(ArchiveWords, WhatARowSaysIsFoundByIt) {
    const auto found = [](const SavedGame& game, const char* text, const char* own) {
        const QString all = wordsOf(game);
        return std::ranges::any_of(wordsFor(catalogue(), text, own),
                                   [&](const QString& word) { return all.contains(word); });
    };
    for (const char* second : {"human", "random"})
        for (const char* one : {"", "Ann"})
            for (const char* two : {"", "Ben"})
                for (const char* own : {"", "Niki"}) {
                    SavedGame game{.game = "reversi"};
                    const bool people = std::string_view(second) == "human";
                    game.seats = {SavedGame::Chair{.player = "human", .name = one},
                                  SavedGame::Chair{.player = second, .name = people ? two : ""}};
                    const QString row = playersOf(catalogue(), entryOf(game), own);
                    for (const char* text :
                         {"You", "Niki", "friend", "A friend", "Ann", "Ben", "Beginner"})
                        EXPECT_TRUE(!row.contains(QLatin1String(text)) || found(game, text, own))
                            << row.toStdString() << text;
                    EXPECT_EQ(found(game, "friend", own), row.contains(QLatin1String("friend")))
                        << row.toStdString();
                }
}

} // namespace bouton::testing
