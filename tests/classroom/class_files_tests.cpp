// SPDX-License-Identifier: MIT
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QTemporaryDir>

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

#include "classroom/answer_file.h"
#include "classroom/class_folder.h"
#include "classroom/class_json.h"
#include "classroom/exercise_source.h"
#include "classroom/set_file.h"
#include "support/file_bytes.h"

// The files that go between a teacher and a class, and the folder in which they come back.

namespace bouton::testing {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::Not;

namespace {

const std::vector<ExerciseText> texts{{"cards", "5:3/7:2/4:4 G"},  // won by c4
                                      {"cards", "4:3/3:2/5:4 G"}}; // lost

class AnswerFile : public ::testing::Test {
protected:
    QString path(const QString& name) const { return directory.filePath(name); }
    std::string refusal(const QByteArray& bytes) {
        write(path("a.json"), bytes);
        const auto read = readAnswers(path("a.json"));
        return read ? "" : english(read.error());
    }
    // Nobody's answers to these exercises, with a name.
    void put(const char* file, const char* name, const std::vector<ExerciseText>& set) {
        write(path(file), answersAsJson({name, set, std::vector<Answer>(set.size())}));
    }
    static std::vector<Exercise> solved(const ExerciseText& text) {
        std::vector<Exercise> all;
        EXPECT_TRUE(solveExercises({text}, {}, [&](const auto& set) { all = set; }));
        return all;
    }
    ClassAnswers classIn(const std::vector<ExerciseText>& set) {
        ClassAnswers all;
        EXPECT_TRUE(readClass(directory.path(), {set}, {}, [&](const auto& read) { all = read; }));
        return all;
    }

    // Of one of ours, a teacher's, and one of which only what is done is known.
    static AnswerSheet lessonsOf(const char* name) {
        return {name,
                {},
                {},
                "4711",
                "9f86d081884c7d65",
                {},
                {{"pairs", "Pairs", {"a", "b"}, {"b"}},
                 {"own/heaps", "<b>Heaps</b>", {"one", "two", "three"}, {"one", "two"}},
                 {"own/lost", "", {}, {"first"}}}};
    }

    QTemporaryDir directory;
};

} // namespace

TEST_F(AnswerFile, IsReadAsItWasWritten) {
    const AnswerSheet sheet{"Eva \"N\" \xCE\xA9", texts, {{Outcome::Win, "c4"}, {}}};
    write(path("a.json"), answersAsJson(sheet));
    EXPECT_EQ(readAnswers(path("a.json")), sheet);
    const AnswerSheet lost{"B", texts, {{Outcome::Draw, ""}, {Outcome::Loss, ""}}};
    write(path("b.json"), answersAsJson(lost));
    EXPECT_EQ(readAnswers(path("b.json")), lost);
    const AnswerSheet blanks{" B  C\t", {texts[0]}, {{}}};
    write(path("c.json"), answersAsJson(blanks));
    EXPECT_EQ(readAnswers(path("c.json"))->name, "B C");
}

TEST_F(AnswerFile, HoldsAtMostTwoHundredExercises) {
    const auto refused = [&](std::size_t exercises) {
        const std::vector<ExerciseText> many(exercises, texts[0]);
        return refusal(answersAsJson({"Eva", many, std::vector<Answer>(exercises)}));
    };
    EXPECT_EQ(refused(200), "");
    EXPECT_EQ(refused(201), "The file holds 201 exercises; it should be 1 to 200.");
}

TEST_F(AnswerFile, ThatIsDamagedIsRefusedWithASentence) {
    const QByteArray head = R"({"format":"bouton-answers","version":1,)",
                     list = R"("exercises":[{"game":"cards","position":"5:3 G"}])";
    EXPECT_EQ(refusal(head + R"("name":"Eva",)" + list + "}"), "");
    const QByteArray old = R"({"format":"bouton-answers","version":0,"name":"E",)" + list + "}";
    for (const QByteArray& none : {QByteArray(""), exercisesAsJson({texts}), old})
        EXPECT_THAT(refusal(none), HasSubstr("holds no answers")) << none.toStdString();
    EXPECT_THAT(refusal(R"({"format":"bouton-answers","version":4,"name":"E",)" + list + "}"),
                HasSubstr("newer version"));
    EXPECT_THAT(refusal(head + list + "}"), HasSubstr("In the file \"name\" has 0 letters"));
    EXPECT_EQ(refusal(head + R"("name":")" + QByteArray(60, 'x') + "\"," + list + "}"), "");
    EXPECT_EQ(refusal(head + R"("name":")" + QByteArray(61, 'x') + "\"," + list + "}"),
              "In the file \"name\" has 61 letters; it should be 1 to 60.");
    EXPECT_EQ(refusal(head + R"("name":"E","exercises":[]})"),
              "The file holds 0 exercises; it should be 1 to 200.");
    for (const char* const second : {R"({"game":"cards"})", R"({"position":"5:3 G"})", "4"})
        EXPECT_EQ(refusal(head + R"("name":"E","exercises":[{"game":"cards","position":"5:3 G"},)"
                          + second + "]}"),
                  "Exercise 2 of the file has no game or no position.");
    const QByteArray answered =
        head + R"("name":"E","exercises":[{"game":"cards","position":"5:3 G",)";
    for (const char* const answer : {R"("outcome":"great")", R"("outcome":4)", R"("move":4)"})
        EXPECT_EQ(refusal(answered + answer + "}]}"),
                  "The answer to exercise 1 of the file is damaged.")
            << answer;
    EXPECT_THAT(refusal(QByteArray(mostClassBytes + 1, ' ')), HasSubstr("too large"));
}

TEST_F(AnswerFile, OfAnAttemptHasWhatItTookAndIsReadAsItWasWritten) {
    const AnswerSheet sheet{"Eva", texts, {{Outcome::Win, "c4"}, {}}, "4711", "0f", {{2, 65}, {}}};
    write(path("a.json"), answersAsJson(sheet));
    EXPECT_EQ(readAnswers(path("a.json")), sheet);
    const QJsonObject file = QJsonDocument::fromJson(answersAsJson(sheet)).object();
    EXPECT_EQ(file["version"], 2);
    EXPECT_EQ(file["id"], "4711");
    EXPECT_EQ(file["attempt"], "0f");
    EXPECT_EQ(file["exercises"][0]["attempts"], 2);
    EXPECT_EQ(file["exercises"][0]["seconds"], 65);
    EXPECT_FALSE(file["exercises"][1].toObject().contains("seconds"));
    EXPECT_EQ(file["checksum"].toString().size(), 64);
}

// Only what the file says is summed up, not how it is set out.
TEST_F(AnswerFile, OfAnAttemptIsRefusedWhereItsChecksumDoesNotFit) {
    const QByteArray whole =
        answersAsJson({"Eva", texts, {{Outcome::Win, "c4"}, {}}, "7", "0f", {{1}, {}}});
    EXPECT_EQ(refusal(whole), "");
    EXPECT_EQ(refusal(QByteArray(whole).replace("\n", " ").replace("  ", "")), "");
    const char* const damaged =
        "The file was damaged or changed after it was saved: its checksum does not fit.";
    for (const auto& [is, was] : {std::pair("won", "lost"),
                                  {"c4", "a1"},
                                  {"Eva", "Max"},
                                  {"0f", "1f"},
                                  {"\"7\"", "\"8\""},
                                  {"\"attempts\": 1", "\"attempts\": 2"},
                                  {"checksum\": \"", "checksum\": \"0"}})
        EXPECT_EQ(refusal(QByteArray(whole).replace(is, was)), damaged) << is;
    QJsonObject bare = QJsonDocument::fromJson(whole).object();
    bare.remove("checksum");
    EXPECT_EQ(refusal(QJsonDocument(bare).toJson()), damaged);
}

// The checksum is true, what stands above it is nothing that Bouton writes.
TEST_F(AnswerFile, OfAnAttemptIsRefusedWhereItSaysWhatCannotBe) {
    const auto sealed = [&](const QJsonObject& members, const QJsonObject& ofAnswer) {
        QJsonObject one = class_json::written(texts[0]);
        for (auto it = ofAnswer.begin(); it != ofAnswer.end(); ++it)
            one.insert(it.key(), it.value());
        return refusal(class_json::sealedFile(QLatin1String("bouton-answers"), 2, {one}, members));
    };
    const QJsonObject eva{{"name", "Eva"}, {"attempt", "0f"}};
    EXPECT_EQ(sealed(eva, {{"attempts", 3}, {"seconds", 0}}), "");
    EXPECT_EQ(sealed({{"name", "Eva"}}, {}),
              "In the file \"attempt\" has 0 letters; it should be 1 to 60.");
    EXPECT_EQ(sealed({{"name", "Eva"}, {"attempt", "0f"}, {"id", 7}}, {}),
              "In the file \"id\" has 0 letters; it should be 1 to 60.");
    for (const QJsonValue& bad :
         {QJsonValue(-1), QJsonValue(1.5), QJsonValue("2"), QJsonValue(2'000'000)}) {
        EXPECT_EQ(sealed(eva, {{"attempts", bad}}),
                  "The answer to exercise 1 of the file is damaged.");
        EXPECT_EQ(sealed(eva, {{"seconds", bad}}),
                  "The answer to exercise 1 of the file is damaged.");
    }
}

TEST_F(AnswerFile, OfLessonsIsReadAsItWasWritten) {
    const AnswerSheet sheet = lessonsOf("Eva");
    write(path("a.json"), answersAsJson(sheet));
    EXPECT_EQ(readAnswers(path("a.json")), sheet);
    EXPECT_THAT(answersAsJson(sheet).toStdString(),
                AllOf(HasSubstr("\"version\": 3"), Not(HasSubstr("exercises"))));
    write(path("old.json"), answersAsJson({"Eva", texts, {{}, {}}, {}, "7", {{}, {}}}));
    EXPECT_THAT(bytesOf(path("old.json")).toStdString(), HasSubstr("\"version\": 2"))
        << "programs of before read answers as they did";
}

TEST_F(AnswerFile, OfLessonsIsRefusedWhereItSaysWhatCannotBe) {
    const auto refusedWith = [&](auto change) {
        AnswerSheet sheet = lessonsOf("Eva");
        change(sheet.lessons);
        return refusal(answersAsJson(sheet));
    };
    const auto second = "Lesson 2 of the file is damaged.";
    using Lessons = std::vector<LessonDone>;
    EXPECT_EQ(refusedWith([](Lessons& all) { all[1].id = "../x"; }), second);
    EXPECT_EQ(refusedWith([](Lessons& all) { all[1].id = "pairs"; }), second) << "there already";
    EXPECT_EQ(refusedWith([](Lessons& all) { all[1].done = {}; }), second);
    EXPECT_EQ(refusedWith([](Lessons& all) { all[1].done = {"one", "one"}; }), second);
    EXPECT_EQ(refusedWith([](Lessons& all) { all[1].done = {"four"}; }), second) << "no step of it";
    EXPECT_EQ(refusedWith([](Lessons& all) { all[1].title = std::string(61, 'x'); }), second);
    EXPECT_EQ(refusedWith([](Lessons& all) { all[1].steps.resize(31, "one"); }), second);
    EXPECT_EQ(refusedWith([](Lessons& all) { all[2].done = {"A"}; }),
              "Lesson 3 of the file is damaged.");
    AnswerSheet many = lessonsOf("Eva");
    while (many.lessons.size() < mostLessonsDone)
        many.lessons.push_back({"own/x" + std::to_string(many.lessons.size()), {}, {}, {"s"}});
    EXPECT_EQ(refusal(answersAsJson(many)), "");
    many.lessons.push_back({"own/last", {}, {}, {"s"}});
    EXPECT_EQ(refusal(answersAsJson(many)), "The file holds no answers, or it is damaged.");
    QByteArray damaged = answersAsJson(lessonsOf("Eva"));
    damaged.replace("\"two\"", "\"six\"");
    EXPECT_THAT(refusal(damaged), HasSubstr("its checksum does not fit"));
    QByteArray older = answersAsJson(lessonsOf("Eva"));
    older.replace("\"version\": 3", "\"version\": 2");
    EXPECT_EQ(refusal(older),
              "The file has \"lessons\", which is not known in files of version 2.");
}

TEST_F(AnswerFile, OfLessonsLieBesideAnswersInTheFolderOfAClass) {
    put("1.json", "Zoe", texts);
    write(path("2.json"), answersAsJson(lessonsOf("Zoe")));
    write(path("3.json"), answersAsJson(lessonsOf("Adam")));
    const ClassAnswers all = classIn(texts);
    EXPECT_EQ(all.sheets.size(), 1u);
    ASSERT_EQ(all.lessons.size(), 2u);
    EXPECT_EQ(all.lessons[0], lessonsOf("Adam"));
    EXPECT_TRUE(all.refusals.empty());
}

TEST_F(AnswerFile, OfExercisesIsReadInBothVersions) {
    write(path("1.json"), exercisesAsJson({texts}));
    write(path("2.json"), exercisesAsJson({texts, true}));
    const auto first = readExercises(path("1.json")), second = readExercises(path("2.json"));
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->texts, texts);
    EXPECT_FALSE(first->terms.rests);
    EXPECT_EQ(second->texts, texts);
    EXPECT_TRUE(second->terms.rests);
    write(path("3.json"),
          R"({"format":"bouton-exercises","version":5,"exercises":[{"game":"a","position":"b"}]})");
    ASSERT_FALSE(readExercises(path("3.json")));
    EXPECT_EQ(english(readExercises(path("3.json")).error()),
              "The file was written by a newer version of Bouton.");
    write(path("4.json"), "[]");
    EXPECT_EQ(english(readExercises(path("4.json")).error()),
              "The file holds no exercises, or it is damaged.");
}

TEST_F(AnswerFile, OfExercisesThatIsWrittenByHandIsToldItsMistakeByLineAndColumn) {
    const auto mistake = [&](const QByteArray& bytes) {
        write(path("m.json"), bytes);
        const auto set = readExercises(path("m.json"));
        return set ? "none" : english(set.error());
    };
    const QByteArray head = "{\"format\": \"bouton-exercises\",\n \"version\": 1,\n ",
                     one = "{\"game\": \"cards\", \"position\": \"5:3 G\"}";
    EXPECT_EQ(mistake(head + "\"exercises\": [" + one + "]}"), "none");
    EXPECT_EQ(mistake(head + "\"exercises\": [\n  " + one + ",\n ]}"),
              "Line 5, column 2: before \"]\" there is a comma too many.");
    EXPECT_EQ(mistake("{'format': 1}"),
              "Line 1, column 2: texts stand in double quotes here, not in single ones.");
    EXPECT_THAT(mistake(head + "\"exercises\": [" + one),
                HasSubstr(": from here on the file is no JSON."));
    EXPECT_EQ(mistake("{\"version\": 1}"), "The file has no \"format\". It should say: \"format\": "
                                           "\"bouton-exercises\"");
    EXPECT_EQ(mistake("{\"format\": \"bouton-exercises\", \"version\": \"1\"}"),
              "In the file \"version\" is no number; it is written without quotes.");
}

// A rule that is overlooked would hand a test out with hints.
TEST_F(AnswerFile, OfExercisesWithAMemberThatItsVersionDoesNotKnowIsRefused) {
    const auto read = [&](const QByteArray& members) {
        write(path("s.json"), R"({"format":"bouton-exercises",)" + members + "}");
        const auto set = readExercises(path("s.json"));
        return set ? set->terms.rests ? "rests" : "read" : english(set.error());
    };
    const QByteArray one = R"("exercises":[{"game":"cards","position":"5:3 G"}])";
    EXPECT_EQ(read(R"("version":1,)" + one), "read");
    EXPECT_EQ(read(R"("version":2,)" + one), "read");
    EXPECT_EQ(read(R"("version":2,"rests":true,)" + one), "rests");
    EXPECT_EQ(read(R"("version":2,"rests":false,)" + one), "read");
    for (const char* const value : {"true", "false", "1"})
        EXPECT_EQ(read(R"("version":1,"rests":)" + QByteArray(value) + ',' + one),
                  "The file has \"rests\", which is not known in files of version 1.");
    for (const char* const value : {"\"true\"", "1", "null", "[]"})
        EXPECT_EQ(read(R"("version":2,"rests":)" + QByteArray(value) + ',' + one),
                  "In the file \"rests\" is neither true nor false.");
    EXPECT_EQ(read(R"("version":2,"rest":true,)" + one),
              "The file has \"rest\", which is not known in files of version 2.");
    EXPECT_EQ(read(R"("version":1,"exercises":[{"game":"cards","position":"5:3 G","hints":0}])"),
              "The file has \"hints\", which is not known in files of version 1.");
}

TEST_F(AnswerFile, WithAMemberThatIsNotKnownIsRefused) {
    const QByteArray whole = answersAsJson({"Eva", texts, {{Outcome::Win, "c4"}, {}}});
    EXPECT_EQ(refusal(whole), "");
    for (const auto& [known, unknown] : {std::pair("\"name\"", "\"seconds\": 4, \"name\""),
                                         {"\"outcome\"", "\"seconds\": 4, \"outcome\""}})
        EXPECT_EQ(refusal(QByteArray(whole).replace(known, unknown)),
                  "The file has \"seconds\", which is not known in files of version 1.");
}

TEST_F(AnswerFile, MayHaveTheMarkOfUtf8BeforeItAndIsNeverInUtf16) {
    const QByteArray mark("\xEF\xBB\xBF"), answers = answersAsJson({"Eva", texts, {{}, {}}});
    EXPECT_EQ(refusal(mark + answers), "");
    write(path("set.json"), mark + exercisesAsJson({texts, true}));
    ASSERT_TRUE(readExercises(path("set.json")));
    EXPECT_TRUE(readExercises(path("set.json"))->terms.rests);
    const QString text = QString::fromUtf8(answers);
    EXPECT_EQ(refusal("\xFF\xFE"
                      + QByteArray(reinterpret_cast<const char*>(text.utf16()), 2 * text.size())),
              "The text is in UTF-16. Save it as UTF-8: nothing else is read.");
}

TEST_F(AnswerFile, ShowsWhatCannotBeSeenInAName) {
    write(path("a.json"), answersAsJson({"E\u202eva", texts, {{}, {}}}));
    EXPECT_EQ(readAnswers(path("a.json"))->name, "E\\u202eva");
}

// An old archive unpacks names in Latin-1, which Qt does not list.
TEST_F(AnswerFile, OfAClassIsReadWhateverItsName) {
    put("a.json", "Eva", texts);
    for (const char* const name : {"J\xfcrgen.json", "\u0395\u03bb\u03ad\u03bd\u03b7.JSON"})
        std::filesystem::copy(path("a.json").toStdString(),
                              directory.path().toStdString() + '/' + name);
    EXPECT_EQ(classIn(texts).sheets.size(), 3u);
    std::ofstream(directory.path().toStdString() + "/b\u202e.json") << "{";
    const ClassAnswers all = classIn(texts);
    ASSERT_EQ(all.refusals.size(), 1u);
    EXPECT_EQ(all.refusals[0].file, "b\\u202e.json");
    std::filesystem::remove(directory.path().toStdString() + "/J\xfcrgen.json"); // Qt cannot
}

TEST_F(AnswerFile, OfAClassIsReadByNameAndWhatIsNoneIsTold) {
    put("1.json", "Zoe", texts);
    put("2.json", "Adam", texts);
    put("3.json", "Bea", {texts[0]});
    put("4.json", "Carl", {texts[1], texts[0]});
    write(path("5.json"), "{");
    write(path("6.txt"), "not looked at");
    write(path("7.json"), exercisesAsJson({texts})); // the set itself
    const ClassAnswers all = classIn(texts);
    ASSERT_EQ(all.sheets.size(), 2u);
    EXPECT_EQ(all.sheets[0].sheet.name, "Adam");
    EXPECT_EQ(all.sheets[1].sheet.name, "Zoe");
    std::vector<std::string> told;
    for (const auto& [file, why] : all.refusals)
        told.push_back(file.toStdString() + ": " + english(why));
    EXPECT_THAT(told, ElementsAre("3.json: These are answers to another set.",
                                  "4.json: These are answers to another set.",
                                  "5.json: Line 1, column 2: from here on the file is no JSON. "
                                  "A comma, a quote or a bracket may be missing."));
    EXPECT_FALSE(all.isCut);
}

TEST_F(AnswerFile, OfAClassAreAtMostFiveHundred) {
    for (std::size_t i = 0; i <= mostAnswerFiles; ++i)
        write(path(QStringLiteral("%1.json").arg(i, 4, 10, QChar('0'))), "{");
    const ClassAnswers all = classIn(texts);
    EXPECT_TRUE(all.isCut);
    ASSERT_EQ(all.refusals.size(), mostAnswerFiles);
    EXPECT_EQ(all.refusals.back().file, "0499.json");
    QFile::remove(path("0500.json"));
    EXPECT_FALSE(classIn(texts).isCut);
}

TEST_F(AnswerFile, OfAClassAreMissedWhereAFolderHasNone) {
    const auto none =
        readClass(directory.path(), {texts}, {}, [](const ClassAnswers&) { ADD_FAILURE(); });
    ASSERT_FALSE(none);
    EXPECT_EQ(english(none.error()), "The folder \"" + directory.path().toStdString()
                                         + "\" has no files that end in .json.");
}

TEST_F(AnswerFile, OfAClassIsOfTheVariantWhoseExercisesItHas) {
    const std::vector<ExerciseText> other{texts[1], texts[0]};
    put("b.json", "Eva", texts);
    put("a.json", "Eva", other);
    put("c.json", "Adam", other);
    write(path("e.json"), "{");
    write(path("F.json"), "{");
    const std::vector sets{texts, other};
    ClassAnswers all;
    ASSERT_TRUE(readClass(directory.path(), sets, {}, [&](const auto& read) { all = read; }));
    std::vector<std::string> sheets;
    for (const auto& [sheet, variant] : all.sheets)
        sheets.push_back(sheet.name + ' ' + std::to_string(variant));
    EXPECT_THAT(sheets, ElementsAre("Adam 1", "Eva 1", "Eva 0")) << "who is called alike, by file";
    ASSERT_EQ(all.refusals.size(), 2u);
    EXPECT_EQ(all.refusals[0].file, "F.json") << "as their letters are numbered";
    std::stop_source stopped;
    stopped.request_stop();
    EXPECT_TRUE(
        readClass(directory.path(), sets, stopped.get_token(), [](const auto&) { ADD_FAILURE(); }));
}

// What was written by the version before, byte for byte.
TEST_F(AnswerFile, OfExercisesIsOfVersionTwoOnlyWhereHintsRest) {
    const QByteArray list = "    \"exercises\": [\n"
                            "        {\n"
                            "            \"game\": \"cards\",\n"
                            "            \"position\": \"5:3 G\"\n"
                            "        }\n"
                            "    ],\n"
                            "    \"format\": \"bouton-exercises\",\n";
    EXPECT_EQ(exercisesAsJson({{{"cards", "5:3 G"}}}), "{\n" + list + "    \"version\": 1\n}\n");
    EXPECT_EQ(exercisesAsJson({{{"cards", "5:3 G"}}, true}),
              "{\n" + list + "    \"rests\": true,\n    \"version\": 2\n}\n");
}

TEST_F(AnswerFile, OfExercisesIsOfVersionFourWhereTimesOrAnIdAreAskedFor) {
    const auto versionOf = [&](const SetTerms& terms) {
        const QByteArray file = exercisesAsJson({texts, terms});
        write(path("s.json"), file);
        const auto read = readExercises(path("s.json"));
        EXPECT_TRUE(read && read->terms == terms && read->texts == texts);
        return QJsonDocument::fromJson(file)["version"].toInt();
    };
    EXPECT_EQ(versionOf({.rests = true}), 2);
    EXPECT_EQ(versionOf({.times = true}), 4);
    EXPECT_EQ(versionOf({.asksId = "Student number"}), 4);
    EXPECT_EQ(versionOf({true, true, "Seat"}), 4);
    const auto read = [&](const QByteArray& members) {
        write(path("s.json"), R"({"format":"bouton-exercises",)" + members
                                  + R"(,"exercises":[{"game":"cards","position":"5:3 G"}]})");
        const auto set = readExercises(path("s.json"));
        return set ? "read" : english(set.error());
    };
    EXPECT_EQ(read(R"("version":4,"times":false,"id":"Seat")"), "read");
    EXPECT_EQ(read(R"("version":4,"times":1)"), "In the file \"times\" is neither true nor false.");
    EXPECT_EQ(read(R"("version":4,"id":"")"),
              "In the file \"id\" has 0 letters; it should be 1 to 60.");
    EXPECT_EQ(read(R"("version":3,"times":true)"),
              "The file has \"times\", which is not known in files of version 3.");
}

TEST_F(AnswerFile, OfASetStandsUnderItsPathAndThoseOfVariantsBesideIt) {
    const Variants both{solved(texts[0]), solved(texts[1])};
    const auto one = writeExercises({{both[0]}, {}, true}, path("one.json"));
    ASSERT_TRUE(one);
    EXPECT_THAT(*one, ElementsAre(path("one.json")));
    ASSERT_TRUE(readExercises(path("one.json")));
    EXPECT_TRUE(readExercises(path("one.json"))->terms.rests);
    EXPECT_TRUE(writeExercises({{both[1]}}, path("one.json"))) << "the user was asked about it";
    EXPECT_THAT(readExercises(path("one.json"))->texts, ElementsAre(texts[1]));

    const auto two = writeExercises({both}, path("week.3.json"));
    ASSERT_TRUE(two);
    EXPECT_THAT(*two, ElementsAre(path("week.3-A.json"), path("week.3-B.json")));
    EXPECT_THAT(readExercises(path("week.3-B.json"))->texts, ElementsAre(texts[1]));
    EXPECT_THAT(*writeExercises({both}, path("bare")), ElementsAre(path("bare-A"), path("bare-B")));
}

TEST_F(AnswerFile, OfVariantsAreWrittenAllOrNone) {
    const Variants three(3, solved(texts[0]));
    write(path("other-B.json"), "mine");
    const auto refused = writeExercises({three}, path("other.json"));
    ASSERT_FALSE(refused);
    EXPECT_EQ(english(refused.error()), "other-B.json is there already. Choose another name.");
    EXPECT_FALSE(QFile::exists(path("other-A.json")));
    ASSERT_TRUE(QFile::link("/nowhere/at/all.json", path("link-B.json")));
    ASSERT_FALSE(writeExercises({three}, path("link.json")));
    EXPECT_FALSE(QFile::exists(path("link-A.json"))) << "it was written before the second failed";
    const auto nowhere = writeExercises({three}, path("none/at/all.json"));
    ASSERT_FALSE(nowhere);
    EXPECT_THAT(english(nowhere.error()), HasSubstr("The exercises could not be saved: "));
}

TEST_F(AnswerFile, OfTheFirstVariantBringsTheOthersBesideIt) {
    const auto put = [&](const char* file, const ExercisesText& set) {
        write(path(file), exercisesAsJson(set));
    };
    const auto count = [&](const char* file) {
        const auto all = readVariants(path(file));
        return all ? all->size() : 0;
    };
    put("a-A-A.json", {{texts[0]}});
    put("a-A-B.json", {{texts[1]}});
    put("a-A-D.json", {{texts[0]}});
    const auto both = readVariants(path("a-A-A.json"));
    ASSERT_TRUE(both);
    ASSERT_EQ(both->size(), 2u) << "there is no C, so D belongs to something else";
    EXPECT_THAT((*both)[0].texts, ElementsAre(texts[0]));
    EXPECT_THAT((*both)[1].texts, ElementsAre(texts[1]));
    EXPECT_EQ(count("a-A-B.json"), 1u) << "a student's own";
    put("a-A-C.json", {texts});
    EXPECT_EQ(count("a-A-A.json"), 2u) << "longer";
    put("a-A-C.json", {{texts[0]}, true});
    EXPECT_EQ(count("a-A-A.json"), 2u) << "it rests";
    put("a-A-C.json", {{texts[0]}});
    EXPECT_EQ(count("a-A-A.json"), 4u);
    for (char name = 'A'; name <= 'Z'; ++name)
        put(("all-" + std::string(1, name) + ".json").c_str(), {{texts[0]}});
    EXPECT_EQ(count("all-A.json"), mostVariants);
    put("bare-A", {{texts[0]}});
    put("bare-B", {{texts[0]}});
    EXPECT_EQ(count("bare-A"), 2u);
    EXPECT_EQ(count("none-A.json"), 0u);
}

TEST_F(AnswerFile, OfVariantsIsSolvedAsFarAsItCanBe) {
    const auto come = [&] {
        ExerciseSets sets;
        const auto done =
            exercisesFrom(path("x-A.json"), {}, [&](const ExerciseSets& all) { sets = all; });
        return std::pair(sets, done ? "" : english(done.error()));
    };
    const ExerciseText bad{"cards", "nonsense"};
    write(path("x-A.json"), exercisesAsJson({{texts[0]}, true}));
    write(path("x-B.json"), exercisesAsJson({{texts[1]}, true}));
    write(path("x-C.json"), exercisesAsJson({{bad}, true}));
    write(path("x-D.json"), exercisesAsJson({{texts[0]}, true})); // it would be taken for C
    const auto [sets, why] = come();
    EXPECT_EQ(why, "");
    ASSERT_EQ(sets.variants.size(), 2u);
    EXPECT_EQ(textsOf(sets.variants[1]), std::vector{texts[1]});
    EXPECT_TRUE(sets.terms.rests);
    EXPECT_FALSE(sets.seed);
    write(path("x-A.json"), exercisesAsJson({{bad}, true}));
    EXPECT_NE(come().second, "");
    std::stop_source stopped;
    stopped.request_stop();
    write(path("x-A.json"), exercisesAsJson({{texts[0]}}));
    EXPECT_TRUE(exercisesFrom(path("x-A.json"), stopped.get_token(),
                              [](const ExerciseSets&) { ADD_FAILURE(); }));
}

} // namespace bouton::testing
