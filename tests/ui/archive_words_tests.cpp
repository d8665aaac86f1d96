#include "ui/archive/archive_words.h"

#include <gtest/gtest.h>

#include <QLocale>

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
    EXPECT_EQ(accuracyText(catalogue(), reversiOf("engine", {1.5, 3.0})), "1.50 discs a move");
    EXPECT_EQ(accuracyText(catalogue(), reversiOf("engine", {1.0, 3.0})), "1.00 discs a move");
    EXPECT_EQ(accuracyText(catalogue(), reversiOf("human", {0.0, 0.5})),
              "nothing lost : 0.50 discs a move");
    EXPECT_EQ(accuracyText(catalogue(), reversiOf("human", {std::nullopt, 12.0})),
              "– : 12.00 discs a move");
    Entry unknown = reversiOf("engine", {1.5, 3.0});
    unknown.game = QStringLiteral("no-such-game");
    EXPECT_EQ(accuracyText(catalogue(), unknown), "1.50 a move");
}

TEST(ArchiveWords, CallTheHumansOfAGameAsTheTableDoes) {
    EXPECT_EQ(playersOf(catalogue(), reversiOf("human", {})), "You – A friend");
    EXPECT_EQ(playersOf(catalogue(), reversiOf("random", {})), "You – Beginner");
    EXPECT_EQ(opponentTitle(catalogue(), "reversi", "human"), "A friend");
}

TEST(ArchiveWords, TellTheResultToTheOnlyHumanElseWhoWon) {
    const auto told = [](const char* light, std::optional<Side> winner,
                         std::optional<Forfeit::Why> forfeit = {}) {
        Entry entry = reversiOf(light, {});
        entry.winner = winner;
        entry.forfeit = forfeit;
        return resultOf(catalogue(), entry);
    };
    EXPECT_EQ(told("engine", Side::One), "Won");
    EXPECT_EQ(told("engine", Side::Two, Forfeit::Why::Resigned), "Lost, by resignation");
    EXPECT_EQ(told("engine", std::nullopt), "Drawn");
    EXPECT_EQ(told("human", std::nullopt), "Drawn");
    EXPECT_EQ(told("human", Side::Two), "Light won");
}

TEST(ArchiveWords, WriteNumbersAsTheLanguageDoes) {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::German));
    EXPECT_EQ(accuracyText(catalogue(), reversiOf("engine", {1.5, 3.0})), "1,50 discs a move");
    QLocale::setDefault(before);
}

} // namespace bouton::testing
