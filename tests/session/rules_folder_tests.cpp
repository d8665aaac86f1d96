// SPDX-License-Identifier: MIT
#include "session/kept/rules_folder.h"

#include <gtest/gtest.h>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include "core/ruleset.h"
#include "session/kept/kept_games.h"
#include "support/file_bytes.h"

// Games of one's own in their folder.

namespace bouton::testing {

namespace {

class RulesDisk : public Disk {
public:
    std::atomic<bool> writes = true;
    Or<void> write(const QString& file, const QByteArray& bytes) override {
        return writes ? Disk::write(file, bytes) : refuse({"no room"});
    }
};

class RulesFolderTest : public ::testing::Test {
protected:
    static QString titled(const char* title) {
        return QStringLiteral("bouton-game 1\ntitle: %1\n").arg(QLatin1String(title));
    }
    QString folder() const { return m_folder.filePath("deep/own-games"); }
    QStringList files() const { return QDir(folder()).entryList(QDir::Files, QDir::Name); }
    bool has(const QStringList& names) {
        return QTest::qWaitFor([&] { return files() == names; }, 30'000);
    }
    static bool comesTo(const RulesFolder& rules, std::size_t number) {
        return QTest::qWaitFor([&] { return rules.known() && rules.all().size() == number; },
                               30'000);
    }

private:
    QTemporaryDir m_folder;
};

} // namespace

TEST_F(RulesFolderTest, WhatIsKeptIsThereTheNextTimeAndItsOwnersAlone) {
    {
        RulesFolder rules(folder());
        ASSERT_TRUE(comesTo(rules, 0));
        EXPECT_EQ(rules.keep({}, titled("Kayles")), "Kayles");
        EXPECT_EQ(rules.keep({}, "no title at all"), "game") << "mistakes are kept, too";
    }
    EXPECT_EQ(files(), QStringList({"Kayles.game", "game.game"}));
    EXPECT_EQ(QFile::permissions(folder() + "/Kayles.game")
                  & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther),
              QFile::Permissions());
    RulesFolder again(folder());
    ASSERT_TRUE(comesTo(again, 2));
    ASSERT_TRUE(again.find("Kayles"));
    EXPECT_EQ(again.find("Kayles")->text, titled("Kayles"));
}

TEST_F(RulesFolderTest, AnotherTitleRenamesTheFileAndNoTwoShareAName) {
    RulesFolder rules(folder());
    ASSERT_TRUE(comesTo(rules, 0));
    const QString first = rules.keep({}, titled("Nim"));
    EXPECT_EQ(rules.keep({}, titled("nim")), "nim 2");
    EXPECT_EQ(rules.keep(first, titled("Take/away")), "Take_away");
    ASSERT_TRUE(has({"Take_away.game", "nim 2.game"}));
    EXPECT_EQ(rules.all().front().name, "Take_away") << "the last changed first";
}

TEST_F(RulesFolderTest, WhatIsRemovedIsPutBack) {
    RulesFolder rules(folder());
    ASSERT_TRUE(comesTo(rules, 0));
    const QString name = rules.keep({}, titled("Cram"));
    ASSERT_TRUE(has({"Cram.game"}));
    rules.remove(name);
    ASSERT_TRUE(has({}));
    EXPECT_TRUE(rules.all().empty());
    EXPECT_EQ(rules.putBack(), "Cram");
    EXPECT_EQ(rules.putBack(), "") << "once";
    ASSERT_TRUE(has({"Cram.game"}));
    EXPECT_EQ(rules.all().front().text, titled("Cram"));
}

TEST_F(RulesFolderTest, AFileThatAnotherWindowHasPutThereIsNotReplaced) {
    RulesFolder rules(folder());
    ASSERT_TRUE(comesTo(rules, 0));
    QStringList told;
    QObject::connect(&rules, &RulesFolder::noticed,
                     [&](const Phrase& why) { told << QString::fromStdString(english(why)); });
    QDir().mkpath(folder());
    write(folder() + "/Col.game", "of another window");
    const QString name = rules.keep({}, titled("Col"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return told.size() == 1; }, 30'000));
    EXPECT_TRUE(told.front().contains("With another title this one can be kept."));
    EXPECT_EQ(bytesOf(folder() + "/Col.game"), "of another window");
    ASSERT_TRUE(QTest::qWaitFor([&] { return rules.all().empty(); }, 30'000));
    EXPECT_EQ(rules.keep(name, titled("Col of mine")), "Col of mine");
    EXPECT_TRUE(has({"Col of mine.game", "Col.game"}));
}

TEST_F(RulesFolderTest, WhatTheDiskRefusesIsToldAndSoIsThatItIsOver) {
    const auto disk = std::make_shared<RulesDisk>();
    RulesFolder rules(folder(), disk);
    ASSERT_TRUE(comesTo(rules, 0));
    int told = 0, recovered = 0;
    QObject::connect(&rules, &RulesFolder::noticed, [&] { ++told; });
    QObject::connect(&rules, &RulesFolder::recovered, [&] { ++recovered; });
    disk->writes = false;
    const QString name = rules.keep({}, titled("Kayles"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return told == 1; }, 30'000));
    EXPECT_EQ(rules.all().size(), 1u) << "it stays in the window";
    disk->writes = true;
    rules.keep(name, titled("Kayles"));
    ASSERT_TRUE(QTest::qWaitFor([&] { return recovered == 1; }, 30'000));
    EXPECT_EQ(files(), QStringList("Kayles.game"));
}

TEST_F(RulesFolderTest, ItsGamesAreThoseOfTheTextsWithoutMistakesEachOnce) {
    const QString nim = titled("Nim") + "heaps: 3 5 7\nturn: take any\n";
    RulesFolder rules(folder());
    rules.keep({}, titled("Broken"));
    rules.keep({}, nim);
    rules.keep({}, nim + "# again\n");
    const KeptGames games(rules);
    const auto have = [&](const std::vector<std::string>& titles) {
        return QTest::qWaitFor(
            [&] {
                std::vector<std::string> all;
                for (const Ruleset* game : games.all())
                    all.emplace_back(game->name.title);
                return all == titles;
            },
            30'000);
    };
    ASSERT_TRUE(have({"Nim"}));
    const Ruleset& first = *games.all().front();
    EXPECT_EQ(games.nameOf(first), "Nim 2") << "as its newest file is called";
    rules.remove("Nim 2");
    EXPECT_EQ(games.nameOf(first), "Nim");
    rules.keep({}, titled("One heap") + "heaps: 5\nturn: take 1-2\n");
    ASSERT_TRUE(have({"One heap", "Nim"})) << "the last changed first";
    rules.keep("Nim", nim + "nonsense");
    ASSERT_TRUE(have({"Nim", "One heap"})) << "a mistake leaves its last game";
    EXPECT_EQ(games.all().front(), &first);
    rules.keep("Nim", nim + "last: loses\n");
    ASSERT_TRUE(QTest::qWaitFor([&] { return games.all().front() != &first; }, 30'000));
    rules.remove("Nim");
    ASSERT_TRUE(have({"One heap"}));
    EXPECT_EQ(games.nameOf(first), "Nim") << "by its title, where no file has it";
}

} // namespace bouton::testing
