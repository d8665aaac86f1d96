// SPDX-License-Identifier: MIT
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include "classroom/answer_file.h"
#include "classroom/class_marks.h"
#include "classroom/exercise_source.h"
#include "classroom/set_file.h"
#include "games/catalogue.h"
#include "games/own_game/own_game.h"
#include "support/file_bytes.h"

// Sets of exercises of a game of one's own.

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::StartsWith;

namespace {

// Rules that nobody has read before, by their title. Five pins are won by c1 alone.
class SetOfAnOwnGame : public ::testing::Test {
protected:
    static std::string rulesOf(const std::string& title) {
        return "bouton-game 1\n# by hand\ntitle: " + title
               + "\nstart: IIIII\nturn: I -> .\nturn: II -> ..\n";
    }
    static std::string idOf(const std::string& title) {
        return ownGameId(title, normalForm(rulesOf(title)));
    }
    static std::vector<ExerciseText> textsOf(const std::string& title) {
        return {{idOf(title), "IIIII G"}, {"cards", "5:3/7:2/4:4 G"}, {idOf(title), "II.II G"}};
    }
    // The file of another machine.
    static QByteArray foreign(const std::string& title) {
        return with(exercisesAsJson({textsOf(title)}), idOf(title), rulesOf(title));
    }
    // The same file with other rules of this id.
    static QByteArray with(const QByteArray& file, const std::string& id,
                           const std::string& rules) {
        QJsonObject all = QJsonDocument::fromJson(file).object();
        all.insert("version", 3);
        all.insert("rules",
                   QJsonObject{{QString::fromStdString(id), QString::fromStdString(rules)}});
        return QJsonDocument(all).toJson();
    }
    QString put(const char* name, const QByteArray& bytes) const {
        write(folder.filePath(name), bytes);
        return folder.filePath(name);
    }
    std::string refusal(const QByteArray& bytes) const {
        const auto set = readExercises(put("refused.json", bytes));
        return set ? "none" : english(set.error());
    }

    QTemporaryDir folder;
};

} // namespace

TEST_F(SetOfAnOwnGame, OpensOnAMachineThatHasNeverSeenTheGame) {
    const QString path = put("set.json", foreign("Unseen"));
    ASSERT_FALSE(gameNamed(idOf("Unseen")));
    std::vector<Exercise> all;
    ASSERT_TRUE(
        exercisesFrom(path, {}, [&](const ExerciseSets& sets) { all = sets.variants.front(); }));
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[0].game->name.id, idOf("Unseen"));
    EXPECT_EQ(all[0].outcome(), Outcome::Win);
    EXPECT_EQ(all[0].rightMoves(), 1u);
    EXPECT_EQ(all[2].outcome(), Outcome::Loss);
}

TEST_F(SetOfAnOwnGame, IsWrittenAsItWasRead) {
    const QByteArray file = foreign("Written");
    const auto read = readExercises(put("set.json", file));
    ASSERT_TRUE(read) << english(read.error());
    EXPECT_EQ(exercisesAsJson(*read), file);
    const QByteArray rests = exercisesAsJson({read->texts, true});
    const auto again = readExercises(put("rests.json", rests));
    ASSERT_TRUE(again) << english(again.error());
    EXPECT_TRUE(again->terms.rests);
    EXPECT_EQ(again->texts, textsOf("Written"));
}

TEST_F(SetOfAnOwnGame, IsToldItsMistakesWithTheLineOfTheRulesAndTheColumn) {
    const std::string id = idOf("Wrong");
    std::string rules = rulesOf("Wrong");
    EXPECT_EQ(refusal(with(foreign("Wrong"), id, rules + "turm: I -> .\n")),
              "The rules in the file are wrong. Line 7 of the rules of a game. Column 1: there is "
              "no key \"turm\"; the nearest is \"turn\".");
    rules += "last: loses\n";
    EXPECT_EQ(refusal(with(foreign("Wrong"), id, rules)),
              "The file names the game " + excerpt(id)
                  + ", but the rules in it are those of the game "
                  + ownGameId("Wrong", normalForm(rules)) + ".");
    EXPECT_FALSE(gameNamed(id));
}

TEST_F(SetOfAnOwnGame, HasNoRulesButThoseOfItsGames) {
    EXPECT_EQ(refusal(with(foreign("Needed"), idOf("Spare"), rulesOf("Spare"))),
              "The file has rules of the game " + excerpt(idOf("Spare"))
                  + ", but no exercise of it.");
    QJsonObject all = QJsonDocument::fromJson(foreign("Needed")).object();
    for (const QJsonValue& none : {QJsonValue("bouton-game 1"), QJsonValue(QJsonObject()),
                                   QJsonValue(), QJsonValue(QJsonArray{"a"})}) {
        all.insert("rules", none);
        EXPECT_EQ(refusal(QJsonDocument(all).toJson()),
                  "In the file \"rules\" are not the rules of games by their ids.");
    }
    all.insert("rules", QJsonObject{{QString::fromStdString(idOf("Needed")), 1}});
    EXPECT_THAT(refusal(QJsonDocument(all).toJson()),
                StartsWith("The rules in the file are wrong."));
    all.insert("version", 2);
    EXPECT_EQ(refusal(QJsonDocument(all).toJson()),
              "The file has \"rules\", which is not known in files of version 2.");
}

TEST_F(SetOfAnOwnGame, HasItsRulesInEachVariant) {
    const Ruleset& game = **ownGame(rulesOf("Variants"));
    const auto solved = [&](const char* position) {
        std::vector<Exercise> all;
        EXPECT_TRUE(
            solveExercises({{game.name.id, position}}, {}, [&](const auto& set) { all = set; }));
        return all;
    };
    ASSERT_TRUE(
        writeExercises({{solved("IIIII G"), solved("II.II G")}}, folder.filePath("set.json")));
    for (const char* const file : {"set-A.json", "set-B.json"}) {
        const QJsonObject all = QJsonDocument::fromJson(bytesOf(folder.filePath(file))).object();
        EXPECT_EQ(all.value("version").toInt(), 3);
        EXPECT_EQ(all.value("rules").toObject().value(game.name.id).toString().toStdString(),
                  rulesOf("Variants"));
    }
    EXPECT_EQ(readVariants(folder.filePath("set-A.json"))->size(), 2u);
}

TEST_F(SetOfAnOwnGame, IsMarkedLikeAnyOther) {
    const QString path = put("set.json", foreign("Marked"));
    Variants sets;
    ASSERT_TRUE(exercisesFrom(path, {}, [&](const ExerciseSets& all) { sets = all.variants; }));
    put("eva.json", answersAsJson({"Eva",
                                   textsOf("Marked"),
                                   {{Outcome::Win, "c1"}, {Outcome::Win, "c4"}, {Outcome::Loss}}}));
    put("zoe.json", answersAsJson({"Zoe", textsOf("Marked"), {{Outcome::Win, "b1+c1"}, {}, {}}}));
    ClassAnswers answers;
    ASSERT_TRUE(readClass(folder.path(), {bouton::textsOf(sets[0])}, {},
                          [&](const ClassAnswers& all) { answers = all; }));
    EXPECT_TRUE(answers.refusals.empty()) << "the set lies beside its answers";
    const ClassMarks marks = marksOf(sets, answers);
    ASSERT_EQ(marks.people.size(), 2u);
    EXPECT_THAT(marks.people[0].marks, ElementsAre(Mark::Right, Mark::Right, Mark::Right));
    EXPECT_THAT(marks.people[1].marks, ElementsAre(Mark::Wrong, Mark::None, Mark::None));
}

} // namespace bouton::testing
