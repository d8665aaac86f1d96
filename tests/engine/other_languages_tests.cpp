// SPDX-License-Identifier: MIT
#include <gmock/gmock.h>

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/phrase.h"
#include "core/whole_file.h"
#include "lessons/lessons.h"
#include "own/game_file.h"

// Lessons and pages of help in other languages, beside the English ones.

namespace bouton::testing {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

namespace {

const std::filesystem::path resources = BOUTON_SOURCES "/resources";
const std::vector<std::string> wholeLanguages{"el", "pl"};

std::set<std::string> namesIn(const std::filesystem::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        names.insert(entry.path().filename().string());
    return names;
}

// Those of the files, of folders within it too.
std::set<std::string> filesIn(const std::filesystem::path& folder) {
    std::set<std::string> names;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            names.insert(entry.path().lexically_relative(folder).string());
    return names;
}

// Of lessons, help or games: each file that there is in another language.
void forEachFile(const std::string& kind, const auto& visit) {
    std::set<std::string> languages = namesIn(resources / kind);
    languages.erase("en");
    const std::set<std::string> english = filesIn(resources / kind / "en");
    for (const std::string& language : languages)
        for (const std::string& name : filesIn(resources / kind / language)) {
            SCOPED_TRACE(kind + '/' + language + '/' + name);
            ASSERT_TRUE(english.contains(name)) << "there is no English one";
            visit(wholeFile(resources / kind / "en" / name).value(),
                  wholeFile(resources / kind / language / name).value());
        }
}

// A line of a lesson without what is said in it.
std::string withoutWords(const std::string& line) {
    for (const std::string key : {"title: ", "says: ", "seen: ", "question: ", "after: "})
        if (line.starts_with(key) && line != key)
            return key + "...";
    return line;
}

// The rules of a game without its title, its prose and the names of its sides.
std::string rulesIn(const std::string& file) {
    std::string rules;
    std::map<std::string, std::string> letters; // of the sides
    std::istringstream in(file);
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("title: ") || line.starts_with("says: "))
            line.resize(line.find(' '));
        if (line.starts_with("sides: ")) {
            std::istringstream sides(line.substr(7));
            line.resize(6);
            for (std::string side; std::getline(sides >> std::ws, side, ',');) {
                const std::size_t blank = side.rfind(' ');
                line += letters[side.substr(0, blank)] = side.substr(blank);
            }
        }
        for (const auto& [name, letter] : letters)
            if (const std::size_t at = line.find(" of " + name + ":"); at != line.npos)
                line.replace(at + 3, name.size() + 1, letter);
        rules += line + '\n';
    }
    return rules;
}

// The tags and the code of a line of help, in whatever order its sentences have them. Those of one
// name open and close in turn.
std::string tagsOf(const std::string& line) {
    std::multiset<std::string> tags;
    std::map<std::string, std::string> turns;
    for (std::size_t at = line.find('<'); at != line.npos; at = line.find('<', at + 1)) {
        const std::string tag = line.substr(at, line.find('>', at) + 1 - at);
        tags.insert(tag == "<code>" ? line.substr(at, line.find("</code>", at) - at) : tag);
        const bool closes = tag.starts_with("</");
        const std::size_t from = closes ? 2 : 1;
        turns[tag.substr(from, tag.find_first_of(" >", from) - from)] += closes ? ')' : '(';
    }
    std::string all;
    for (const std::string& tag : tags)
        all += tag + ' ';
    for (const auto& [name, turn] : turns)
        all += name + turn + ' ';
    return all;
}

// "LINE: ENGLISH | OTHER" for each line that differs in what stays the same. Where a line is
// missing or there is one too many, those after it tell nothing.
std::vector<std::string> differing(const std::string& english, const std::string& other,
                                   std::string (&same)(const std::string&)) {
    std::vector<std::string> found;
    const bool asLong = std::ranges::count(english, '\n') == std::ranges::count(other, '\n');
    std::istringstream ours(english), theirs(other);
    for (int number = 1;; ++number) {
        std::string our, their;
        const bool goes = bool(std::getline(ours, our)),
                   goesToo = bool(std::getline(theirs, their));
        if (!goes && !goesToo)
            return found;
        if (goes == goesToo && same(our) == same(their))
            continue;
        found.push_back(std::to_string(number) + ": " + our + " | " + their);
        if (!asLong)
            return found;
    }
}

bool isGreek(char lead) { return lead == '\xCE' || lead == '\xCF'; }

// Such as a Latin A before Greek letters, which nobody sees and no search finds.
std::vector<std::string> ofTwoAlphabets(const std::string& text) {
    std::vector<std::string> found;
    std::istringstream in(text);
    for (std::string word; in >> word;)
        for (std::size_t i = 0; i < word.size(); ++i)
            if (std::isalpha(static_cast<unsigned char>(word[i]))
                && ((i + 1 < word.size() && isGreek(word[i + 1]))
                    || (i > 1 && isGreek(word[i - 2])))) {
                found.push_back(word);
                break;
            }
    return found;
}

std::vector<std::string> saidIn(const Lesson& lesson) {
    std::vector<std::string> texts{english(lesson.title)};
    for (const LessonStep& step : lesson.steps)
        for (const Phrase& words :
             {step.words.says, step.words.seen, step.words.question, step.words.after})
            texts.push_back(english(words));
    return texts;
}

} // namespace

TEST(OtherLanguages, HaveLessonsThatDifferInWordsAlone) {
    forEachFile("lessons", [](const std::string& english, const std::string& other) {
        EXPECT_THAT(differing(english, other, withoutWords), IsEmpty());
        EXPECT_THAT(ofTwoAlphabets(other), IsEmpty());
    });
}

TEST(OtherLanguages, HaveExamplesOfGamesThatDifferInNamesAndProseAlone) {
    forEachFile("games", [](const std::string& english, const std::string& other) {
        EXPECT_EQ(rulesIn(other), rulesIn(english));
        EXPECT_TRUE(own::readGame(other).mistakes.empty());
        EXPECT_THAT(ofTwoAlphabets(other), IsEmpty());
    });
    const std::string game = "title: A\nsides: Left L, Right R\nturn of Left: .. -> ++, down\n";
    EXPECT_EQ(rulesIn("title: B\nsides: Lewy L, Prawy R\nturn of Lewy: .. -> ++, down\n"),
              rulesIn(game));
    for (const std::string other :
         {"title: B\nsides: Lewy L, Prawy R\nturn of Prawy: .. -> ++, down\n",
          "title: B\nsides: Lewy R, Prawy L\nturn of Lewy: .. -> ++, down\n",
          "title: A\nsides: Left L, Right R\nturn of Left: .. -> ++, right\n"})
        EXPECT_NE(rulesIn(other), rulesIn(game)) << other;
    const std::string built = wholeFile(resources / "bouton.qrc").value();
    for (const std::string& language : wholeLanguages)
        for (const std::string& name : filesIn(resources / "games" / language))
            EXPECT_NE(built.find("<file>games/" + language + '/' + name + "</file>"), built.npos)
                << language << '/' << name;
}

TEST(OtherLanguages, HaveHelpWithTheSameTagsAndLinks) {
    const std::string built = wholeFile(resources / "bouton.qrc").value();
    forEachFile("help", [](const std::string& english, const std::string& other) {
        EXPECT_THAT(differing(english, other, tagsOf), IsEmpty());
        EXPECT_THAT(ofTwoAlphabets(other), IsEmpty());
    });
    for (const std::string& language : wholeLanguages)
        for (const std::string& name : namesIn(resources / "help" / language))
            EXPECT_NE(built.find("<file>help/" + language + '/' + name + "</file>"), built.npos)
                << language << '/' << name;
}

TEST(OtherLanguages, AreWhole) {
    for (const std::string kind : {"lessons", "help"})
        for (const std::string& language : wholeLanguages)
            EXPECT_EQ(namesIn(resources / kind / language), namesIn(resources / kind / "en"))
                << kind << '/' << language;
}

// They are looked up by the English words, and one that breaks a rule of lessons stays English.
TEST(OtherLanguages, HaveOneTextForOneEnglishTextOfLessons) {
    for (const std::string& language : wholeLanguages) {
        SCOPED_TRACE(language);
        const std::vector<Lesson> theirs = lessonsIn(language);
        ASSERT_EQ(theirs.size(), lessons().size()) << "what is not read is left out";
        std::map<std::string, std::string> said;
        for (std::size_t i = 0; i < theirs.size(); ++i) {
            const std::vector<std::string> from = saidIn(lessons()[i]), to = saidIn(theirs[i]);
            ASSERT_EQ(from.size(), to.size()) << theirs[i].id;
            for (std::size_t k = 0; k < from.size(); ++k)
                EXPECT_EQ(said.emplace(from[k], to[k]).first->second, to[k]) << from[k];
        }
    }
}

TEST(OtherLanguages, AreFoundToDifferByTheLine) {
    const std::string lesson = "id: a\ntitle: A\n\nstep: b\nposition: 4:3 G\nsays: One.\n";
    const auto ofLesson = [&](const std::string& other) {
        return differing(lesson, other, withoutWords);
    };
    EXPECT_THAT(ofLesson("id: a\ntitle: \xCE\x91\n\nstep: b\nposition: 4:3 G\nsays: Jeden.\n"),
                IsEmpty());
    EXPECT_THAT(ofLesson("id: a\ntitle: \n\nstep: b\nposition: 4:2 G\nseen: One.\n"),
                ElementsAre("2: title: A | title: ", "5: position: 4:3 G | position: 4:2 G",
                            "6: says: One. | seen: One."));
    EXPECT_THAT(ofLesson("id: a\ntitle: A\n\nstep: b\nposition: 4:3 G\n"),
                ElementsAre("6: says: One. | "));
    EXPECT_THAT(ofLesson("id: a\ntitle: A\nstep: b\nposition: 4:3 G\nsays: One.\n"),
                ElementsAre("3:  | step: b"));
    const std::string page = "<p>The <b>a</b> of <a href=\"help:b\">b</a>, <code>if x</code></p>\n";
    const auto ofPage = [&](const std::string& other) { return differing(page, other, tagsOf); };
    EXPECT_THAT(ofPage("<p><code>if x</code>, <a href=\"help:b\">B</a> <b>A</b></p>\n"), IsEmpty());
    for (const std::string other : {"<p>The a of <a href=\"help:b\">b</a>, <code>if x</code></p>",
                                    "<p><b>a</b> <a href=\"help:c\">b</a>, <code>if x</code></p>",
                                    "<p></b>a<b> <a href=\"help:b\">b</a>, <code>if x</code></p>",
                                    "<p><b>a</b> <a href=\"help:b\">b</a>, <code>if y</code></p>"})
        EXPECT_THAT(ofPage(other),
                    ElementsAre("1: " + page.substr(0, page.size() - 1) + " | " + other));
    EXPECT_THAT(ofTwoAlphabets("\xCE\x91\xCE\xB2 ab <b>\xCE\x91</b> \xCE\x91"
                               "b a\xCE\xB2."),
                ElementsAre("\xCE\x91"
                            "b",
                            "a\xCE\xB2."));
}

} // namespace bouton::testing
