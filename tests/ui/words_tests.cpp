// SPDX-License-Identifier: MIT
#include "ui/controls/words.h"

#include <gmock/gmock.h>

#include <QCoreApplication>
#include <QLocale>

#include <map>

#include "games/catalogue.h"
#include "session/plain_letters.h"
#include "ui/controls/latin_keys.h"
#include "ui/help/help_view.h"
#include "ui/insight/book_panel.h"
#include "ui/preferences/answers.h"
#include "ui/theme/resources.h"

namespace bouton::testing {

namespace {

// A language that consists of the translations it is given.
class Dictionary : public QTranslator {
public:
    explicit Dictionary(std::map<std::string, QString> words) : m_words(std::move(words)) {
        QCoreApplication::installTranslator(this);
    }
    QString translate(const char*, const char* text, const char*, int) const override {
        const auto at = m_words.find(text);
        return at == m_words.end() ? QString() : at->second;
    }
    bool isEmpty() const override { return false; }

private:
    std::map<std::string, QString> m_words;
};

constexpr const char* counted = "%1 has %n disc(s) left.";

} // namespace

TEST(Words, SayAPhraseInEnglishWhereThereIsNoTranslation) {
    EXPECT_EQ(spoken(Phrase{counted, {"Dark"}, 1}), "Dark has 1 disc left.");
    EXPECT_EQ(spoken(Phrase{counted, {"Dark"}, 3}), "Dark has 3 discs left.");
    EXPECT_EQ(spoken(Phrase{"%1 wins.", {"100 %2"}}), "100 %2 wins.");
}

TEST(Words, SayAPhraseAndItsArgumentsInTheLanguageThatIsInstalled) {
    const Dictionary greek(
        {{"%1 wins.", "Κερδίζει: %1."}, {"Dark", "Μαύρα"}, {counted, "%1: %n πούλια."}});
    EXPECT_EQ(spoken(Phrase{"%1 wins.", {"Dark"}}), "Κερδίζει: Μαύρα.");
    EXPECT_EQ(spoken(Phrase{counted, {"Dark"}, 3}), "Μαύρα: 3 πούλια.");
    EXPECT_EQ(spoken(Phrase{"%1 wins.", {"Nobody"}}), "Κερδίζει: Nobody.");
}

TEST(LatinKeys, AreThoseThatWriteGreekOrRussian) {
    EXPECT_EQ(inLatinKeys("ψ5"), "c5");
    EXPECT_EQ(inLatinKeys("β3+β4"), "b3+b4");
    EXPECT_EQ(inLatinKeys("πασσ"), "pass");
    EXPECT_EQ(inLatinKeys("С5 ЗФЫЫ"), "C5 PASS");
    EXPECT_EQ(inLatinKeys("c5; X-1"), "c5; X-1") << "as it is";
}

TEST(PlainLetters, HaveNeitherAccentsNorCapitals) {
    EXPECT_EQ(plainLetters("É è"), "e e");
    EXPECT_EQ(plainLetters("Άννα ΐ ς"), QString("αννα ι σ"));
    EXPECT_EQ(plainLetters("Łódź Żółw"), "lodz zolw");
    EXPECT_EQ(plainLetters("c5 100 %"), "c5 100 %");
}

TEST(Words, OfTheWindowHaveEnglishPlurals) {
    EnglishPlurals english;
    QCoreApplication::installTranslator(&english);
    EXPECT_EQ(QCoreApplication::translate("Any", "%n card(s)", nullptr, 1), "1 card");
    EXPECT_EQ(QCoreApplication::translate("Any", "%n card(s)", nullptr, 5), "5 cards");
    EXPECT_EQ(QCoreApplication::translate("Any", "card(s)"), "card(s)");
}

TEST(Words, TellTheThousandsOfANumberApartWhereThePhraseAsksForIt) {
    const QLocale before;
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    EnglishPlurals english;
    QCoreApplication::installTranslator(&english);
    EXPECT_EQ(spoken(Phrase{"%Ln card(s), %1", {"7"}, 1234567}), "1,234,567 cards, 7");
    EXPECT_EQ(spoken(Phrase{"%L1 of %2, %L3", {"4520", "4520", "12"}}), "4,520 of 4520, 12");
    EXPECT_EQ(bouton::english(Phrase{"%L1 of %2, %L3", {"4520", "4520", "12"}}),
              "4520 of 4520, 12");
    EXPECT_EQ(spoken(Phrase{"%n card(s), %1", {"7"}, 1234567}), "1234567 cards, 7");
    QLocale::setDefault(before);
}

TEST(Words, AreWrittenAsTheyAreShown) {
    EXPECT_EQ(typeset("-5"), QStringLiteral("\u22125"));
    for (const char* same : {"", "-", "5", "-x", "5-3"})
        EXPECT_EQ(typeset(same), same);
    EXPECT_EQ(withoutKeys("You & I & he"), "You && I && he");
    EXPECT_EQ(ratingText(Rating{1062, 94}), QStringLiteral("rating 1062 \u00b1 94"));
    EXPECT_EQ(ratingText(Rating{0, 0}), "rating 0");
    EXPECT_EQ(ratingText({}), "");
}

TEST(Words, EveryGameHasItsIconAndItsDescription) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        EXPECT_FALSE(iconOf(*game).isNull());
        EXPECT_FALSE(std::string_view(game->name.description).empty());
    }
}

TEST(Words, AGameThatIsSetUpByClicksSaysWhatToClick) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        const bool byClicks = !game->from(game->blank(complete(game->settings, {}).value()));
        EXPECT_EQ(std::string_view(game->name.arranging).empty(), !byClicks);
    }
}

TEST(Words, HelpSaysMoreOfEveryGameThanItsTitleAndNamesEachPlayer) {
    for (const Ruleset* game : catalogue()) {
        SCOPED_TRACE(game->name.id);
        HelpView help(catalogue());
        help.showGame(*game);
        for (const PlayerInfo& player : game->players)
            EXPECT_TRUE(help.plainText().contains(spoken(player.title))) << player.title;
        EXPECT_GT(help.plainText().size(), 600);
    }
}

TEST(Words, OfALeadSayWhetherOneIsAheadOrBehind) {
    const Ruleset& reversi = *gameNamed("reversi").value();
    EXPECT_EQ(leadText(reversi, 2), "2 discs ahead");
    EXPECT_EQ(leadText(reversi, -2), "2 discs behind");
    EXPECT_EQ(leadText(reversi, 0), "about even");
}

TEST(Words, CallASeatByWhoIsThereAndSayBelowHowItPlays) {
    const Ruleset& game = *gameNamed("reversi").value();
    const auto seat = [&game](const char* text) { return readSeat(game, text).value(); };
    EXPECT_EQ(nameOf(game, Seat{}), "You");
    EXPECT_EQ(mannerOf(game, Seat{}), "");
    EXPECT_EQ(nameOf(game, seat("beginner")), "Beginner");
    EXPECT_EQ(mannerOf(game, seat("random")), "moves at random");
    EXPECT_EQ(nameOf(game, seat("engine:level=7")), "Engine, level 7");
    EXPECT_EQ(mannerOf(game, seat("engine:level=7")), "");
    EXPECT_EQ(nameOf(game, seat("expert:threads=2")), "Engine, level 12");
    EXPECT_EQ(mannerOf(game, seat("expert:threads=2")), "2 threads");
    EXPECT_EQ(nameOf(game, seat("engine:time=1.5,level=3")), "Engine, 1.5 s a move");
    EXPECT_EQ(nameOf(game, seat("minimax:depth=6")), "Minimax, depth 6");
    const Ruleset& nim = *gameNamed("grid-nim").value();
    EXPECT_EQ(nameOf(nim, readSeat(nim, "first-fit:cells=2").value()), "First fit, 2 cells a turn");
}

TEST(Words, CallOneOfTwoHumansAFriend) {
    const Ruleset& game = *gameNamed("towers").value();
    const Seat perfect = readSeat(game, "perfect").value();
    EXPECT_EQ(nameOf(game, {Seat{}, Seat{}}, Side::One), "You");
    EXPECT_EQ(nameOf(game, {Seat{}, Seat{}}, Side::Two), "A friend");
    EXPECT_EQ(nameOf(game, {perfect, Seat{}}, Side::Two), "You");
    EXPECT_EQ(nameOf(game, {perfect, Seat{}}, Side::One), "Perfect");
}

TEST(Words, GiveAnOpponentOnAClockNoNameWhereTheClockDecidesHowItPlays) {
    const Ruleset& reversi = *gameNamed("reversi").value();
    Seat club = readSeat(reversi, "club").value();
    EXPECT_EQ(nameOf(reversi, club), "Club");
    club.time = TimeControl{std::chrono::minutes(5)};
    EXPECT_EQ(nameOf(reversi, club), "Engine");
    Seat student = readSeat(reversi, "student").value();
    student.time = club.time;
    EXPECT_EQ(nameOf(reversi, student), "Student");
}

TEST(Answers, AreWrittenAndReadBackForEveryPlayerOfEveryGame) {
    for (const Ruleset* game : catalogue()) {
        const Answers answers = standardAnswers(*game);
        EXPECT_EQ(readSettings(game->settings, write(game->settings, answers.plan.settings)),
                  answers.plan.settings);
        for (std::size_t i = 0; i < game->players.size(); ++i) {
            const Settings settings = complete(game->players[i].settings, {}).value();
            const std::string text = write(*game, Seat{PlayerChoice{i, settings}});
            const auto seat = readSeat(*game, text);
            ASSERT_TRUE(seat && !seat->human()) << text;
            EXPECT_EQ(seat->computer->player, i) << text;
            EXPECT_EQ(seat->computer->settings, settings) << text;
        }
    }
}

TEST(Answers, ThatCannotBeReadGiveNothing) {
    const Ruleset& game = *gameNamed("reversi").value();
    EXPECT_TRUE(readSeat(game, "human")->human());
    for (const char* text : {"", "nobody", "minimax:depth=99", "minimax:depth", "random:x=1"})
        EXPECT_FALSE(readSeat(game, text)) << text;
    EXPECT_FALSE(readSettings(gameNamed("towers").value()->settings, "rows=99"));
}

} // namespace bouton::testing
