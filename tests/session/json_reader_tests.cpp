// SPDX-License-Identifier: MIT
#include "session/kept/json_reader.h"

#include <gmock/gmock.h>

#include "core/phrase.h"

namespace bouton::testing {

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// One member of each kind; `none` is missing everywhere.
const QJsonObject object{
    {"text", "a word"},
    {"number", 5},
    {"flag", true},
    {"null", QJsonValue::Null},
    {"object", QJsonObject{{"in", QJsonObject{{"number", 2.5}}}}},
    {"array", QJsonArray{QJsonObject{{"number", 1}}, QJsonObject{{"number", 2}}}},
    {"texts", QJsonArray{"one", "two"}},
    {"mixed", QJsonArray{"one", 2, QJsonObject{}}},
};

// What is wrong after the question; empty: nothing.
std::string faultOf(const std::function<void(const JsonReader&)>& question) {
    const JsonReader reader(object);
    question(reader);
    return reader.fault() ? english(*reader.fault()) : "";
}

} // namespace

TEST(JsonReader, GivesWhatIsAsItShouldBe) {
    EXPECT_EQ(faultOf([](const JsonReader& reader) {
                  EXPECT_EQ(reader.text("text"), "a word");
                  EXPECT_EQ(reader.number("number", 5, 5), 5);
                  EXPECT_TRUE(reader.flag("flag"));
                  EXPECT_TRUE(reader.has("text"));
                  EXPECT_EQ(reader.array("array").size(), 2);
                  EXPECT_THAT(reader.texts("texts"), ElementsAre("one", "two"));
                  const auto objects = reader.objects("array", 2);
                  ASSERT_EQ(objects.size(), 2u);
                  EXPECT_EQ(objects[1].number("number", 0, 9), 2);
                  EXPECT_TRUE(reader.object("object").object("in").has("number"));
              }),
              "");
}

TEST(JsonReader, TakesSomethingElseForAMissingMember) {
    EXPECT_EQ(faultOf([](const JsonReader& reader) {
                  EXPECT_EQ(reader.text("none", "other"), "other");
                  EXPECT_EQ(reader.number("none", 1, 9, 20), 20);
                  EXPECT_FALSE(reader.flag("none"));
                  EXPECT_FALSE(reader.has("none"));
                  EXPECT_FALSE(reader.has("null"));
                  EXPECT_THAT(reader.array("none"), IsEmpty());
                  EXPECT_THAT(reader.objects("none", 0), IsEmpty());
                  EXPECT_THAT(reader.texts("none"), IsEmpty());
              }),
              "");
}

TEST(JsonReader, RefusesWhatIsOfAnotherKindAndAnswersHarmlessly) {
    const auto expect = [](const std::function<void(const JsonReader&)>& question,
                           const char* fault) {
        EXPECT_EQ(faultOf(question), "The file is damaged: " + std::string(fault));
    };
    expect([](const auto& reader) { EXPECT_EQ(reader.text("none"), ""); }, "none is no text.");
    expect([](const auto& reader) { EXPECT_EQ(reader.text("number", "other"), ""); },
           "number is no text.");
    for (const char* key : {"none", "text", "null"})
        expect([&](const auto& reader) { EXPECT_EQ(reader.number(key, 3, 9), 3); },
               (key + std::string(" is no whole number from 3 to 9.")).c_str());
    for (const auto& [least, most] : {std::pair(6, 9), std::pair(1, 4)})
        expect([&](const auto& reader) { EXPECT_EQ(reader.number("number", least, most, 7), 7); },
               ("number is no whole number from " + std::to_string(least) + " to "
                + std::to_string(most) + ".")
                   .c_str());
    expect([](const auto& reader) { EXPECT_FALSE(reader.flag("null")); },
           "null is neither true nor false.");
    for (const char* key : {"none", "array"})
        expect([&](const auto& reader) { EXPECT_FALSE(reader.object(key).has("number")); },
               (key + std::string(" is no object.")).c_str());
    for (const char* key : {"object", "null"})
        expect([&](const auto& reader) { EXPECT_THAT(reader.array(key), IsEmpty()); },
               (key + std::string(" is no list.")).c_str());
    expect([](const auto& reader) { EXPECT_THAT(reader.objects("text", 9), IsEmpty()); },
           "text is no list.");
    expect([](const auto& reader) { EXPECT_EQ(reader.objects("mixed", 3).size(), 3u); },
           "mixed[0] is no object.");
    expect(
        [](const auto& reader) { EXPECT_THAT(reader.texts("mixed"), ElementsAre("one", "", "")); },
        "mixed[1] is no text.");
    expect([](const auto& reader) { reader.object("object").object("in").number("number", 0, 9); },
           "object.in.number is no whole number from 0 to 9.");
    expect([](const auto& reader) { reader.objects("array", 2)[1].text("number"); },
           "array[1].number is no text.");
    EXPECT_EQ(
        faultOf([](const auto& reader) { EXPECT_THAT(reader.objects("array", 1), IsEmpty()); }),
        "The file has too much: array is a list of more than 1.");
}

TEST(JsonReader, RemembersTheFirstFaultAloneAlsoOfItsParts) {
    const JsonReader reader(object, "there");
    EXPECT_FALSE(reader.fault());
    const JsonReader in = reader.object("object").object("in");
    in.refuse("number", {"%1 is odd."});
    reader.text("none");
    ASSERT_TRUE(reader.fault());
    EXPECT_EQ(english(*reader.fault()), "there.object.in.number is odd.");
    EXPECT_EQ(in.fault(), reader.fault());
}

} // namespace bouton::testing
