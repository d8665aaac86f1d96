// SPDX-License-Identifier: MIT
#include <QCryptographicHash>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>

#include <gmock/gmock.h>

#include "cli/process.h"
#include "engine/temporary_folder.h"

// The command class, with what ten pupils handed in.

namespace bouton::testing {

using ::testing::HasSubstr;
using ::testing::Not;

namespace {

const std::string first = R"("game":"cards","position":"5:3/7:2/4:4 G")", // won by c4
    second = R"("game":"cards","position":"4:3/3:2/5:4 G")",              // lost
    won = R"(,"outcome":"won","move":"c4","attempts":1)", lost = R"(,"outcome":"lost")";

class CliClass : public ::testing::Test {
protected:
    std::string path(const std::string& name) const { return folder.path() / name; }
    void put(const std::string& name, const QByteArray& bytes) const {
        QFile file(QString::fromStdString(path(name)));
        ASSERT_TRUE(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
    // As docs/exercise-file.md tells a checksum, whoever makes it.
    static QByteArray sealed(const std::string& name, const std::string& attempt,
                             const std::string& rest) {
        QJsonObject all =
            QJsonDocument::fromJson(
                QByteArray::fromStdString(R"({"format":"bouton-answers","name":")" + name
                                          + R"(","attempt":")" + attempt + "\"," + rest + '}'))
                .object();
        EXPECT_FALSE(all.isEmpty()) << rest;
        const QByteArray text = QJsonDocument(all).toJson(QJsonDocument::Compact);
        all.insert("checksum",
                   QString(QCryptographicHash::hash(text, QCryptographicHash::Sha256).toHex()));
        return QJsonDocument(all).toJson();
    }
    static std::string answers(const std::string& one, const std::string& two) {
        return R"("version":2,"exercises":[{)" + first + one + "},{" + second + two + "}]";
    }

    const Folder folder;
};

} // namespace

TEST_F(CliClass, PrintsWhatTenHandedInWithCopiesFlaggedAndDamageTold) {
    put("set.json", QByteArray::fromStdString(R"({"format":"bouton-exercises","version":1,)"
                                              R"("exercises":[{)"
                                              + first + "},{" + second + "}]}"));
    const std::string wrong = answers(R"(,"outcome":"lost")", R"(,"outcome":"won","move":"a1")"),
                      right = answers(won, lost);
    put("ada.json", sealed("Ada", "a1", right));
    put("ben.json", sealed("Ben", "b2", wrong));
    put("cleo.json", QByteArray::fromStdString(
                         R"({"format":"bouton-answers","version":1,"name":"Cleo","exercises":[{)"
                         + first + won + "},{" + second + "}]}")
                         .replace(R"(,"attempts":1)", ""));
    put("dora.json", sealed("Dora", "d4", wrong).replace("\"won\"", "\"lost\"")); // by hand
    put("emil.json", sealed("Emil", "a1", right));                                // Ada's
    put("fay.json", sealed("Fay", "f6", right)); // written right by hand, and sealed again
    put("gus.json", sealed("Gus", "g7", R"("version":2,"exercises":[{)" + first + "}]"));
    put("hana.json", sealed("Hana", "h8", right));
    put("hana lessons.json",
        sealed("Hana", "h9",
               R"("version":3,"lessons":[{"lesson":"one-heap","title":"One heap",)"
               R"("steps":["first","sum","rule"],"done":["first","rule"]}])"));
    put("ivo.json",
        sealed("Ivo", "i9", R"("version":3,"lessons":[{"lesson":"own/mine","done":["x"]}])"));
    put("jan.json", sealed("Jan", "j1", answers(won, "")));
    const Finished csv = run({"class", folder.path().string(), "--set", path("set.json"), "--csv"});
    EXPECT_EQ(csv.out, "name,id,note,variant,right,points,1,2,one-heap,own/mine\n"
                       "Ada,,same attempt: Emil,A,2,3,1,1,,\n"
                       "Ben,,,A,0,0,0,0,,\n"
                       "Cleo,,,A,1,2,1,,,\n"
                       "Emil,,same attempt: Ada,A,2,3,1,1,,\n"
                       "Fay,,,A,2,3,1,1,,\n"
                       "Hana,,,A,2,3,1,1,first rule,\n"
                       "Jan,,,A,1,2,1,,,\n"
                       "Ivo,,,,,,,,,x\n");
    EXPECT_EQ(csv.err, "dora.json: The file was damaged or changed after it was saved: its "
                       "checksum does not fit.\n"
                       "gus.json: These are answers to another set.\n");
    EXPECT_EQ(csv.status, 1);
    const Finished lessons = run({"class", folder.path().string()});
    EXPECT_THAT(lessons.out, HasSubstr("What 2 pupils handed in."));
    EXPECT_THAT(lessons.out, HasSubstr("2 of 3"));
    EXPECT_THAT(lessons.out, Not(HasSubstr("Ada")));
    EXPECT_EQ(run({"class", path("none")}).status, 2);
}

TEST_F(CliClass, QuotesNamesForASpreadsheetAndAlignsTheirLetters) {
    const std::string done = R"("version":3,"lessons":[{"lesson":"own/mine","done":["x"]}])";
    put("1.json", sealed("=Eva, B", "e1", done));
    put("2.json", sealed("J\u00fcrgen", "j1", done));
    EXPECT_EQ(run({"class", folder.path().string(), "--csv"}).out,
              "name,id,note,variant,right,points,own/mine\n"
              "\"'=Eva, B\",,,,,,x\n"
              "J\u00fcrgen,,,,,,x\n");
    const std::string table = run({"class", folder.path().string()}).out;
    EXPECT_THAT(table, HasSubstr("\n=Eva, B"));
    EXPECT_THAT(table, HasSubstr("\n J\u00fcrgen ")) << "seven letters, and one less";
}

} // namespace bouton::testing
