// SPDX-License-Identifier: MIT
#include "lessons/lesson_file.h"

#include <gmock/gmock.h>

#include <fstream>
#include <set>

#include "core/whole_file.h"
#include "engine/temporary_folder.h"
#include "games/catalogue.h"
#include "games/own_game/own_game.h"
#include "lessons/lessons.h"
#include "lessons/marking.h"

// A teacher's own lesson.

namespace bouton::testing {

using ::testing::HasSubstr;
using ::testing::StartsWith;

namespace {

const std::string head = "bouton-lesson 1\nid: heaps\ntitle: Heaps of three\n";
const std::string first = "step: first\ngame: cards\nasks: outcome\nposition: 4:3 G\n"
                          "question: Won or lost?\n";

std::string lessonRefusal(const std::string& text) {
    const auto file = readLesson(text);
    if (file)
        return "none";
    return english(placeOf(file.error())) + ' ' + english(file.error().why);
}

std::string trial(const std::string& text) {
    const auto file = readLesson(text);
    if (!file)
        return "not read: " + english(file.error().why);
    const auto fine = tryLesson(*file, {});
    return fine ? "none" : english(placeOf(fine.error())) + ' ' + english(fine.error().why);
}

} // namespace

TEST(LessonFile, IsReadWithItsStepsAndWords) {
    const auto file = readLesson(
        "\xEF\xBB\xBF"
        "bouton-lesson 1\r\n# by hand\r\n\r\nid: heaps\r\ntitle: Heaps: of three\r\n"
        "step: sum\ngame: cards\nasks: nim-sum\nposition: {1-7}:7/{1-7}:7 G\nposition: 1:2/2:2 G\n"
        "outcome: won\nparts: 2\nshows: binary\nexample: cards: 4:3 G; a2 a2\n"
        "says: One text\nsays: of two lines.\nquestion: How\nquestion: much?\n"
        "after: 100 % right,\nafter: or not\nseen: Cards\nseen: went.\n"
        "step: rule\n game : cards\nasks: claim\nrandom: groups=2\nclass: groups:cards=5\n"
        "begins: lost exactly if\nends: or 1 == 2\nwords: cards most\nleast: 7\nquestion: Which?\n"
        "step: far\ngame: tic-tac-toe\nasks: move\nrandom: usual\nsoonest: yes\n"
        "moves: 3\nquestion: ?");
    ASSERT_TRUE(file) << english(file.error().why);
    const Lesson& lesson = file->lesson;
    EXPECT_EQ(lesson.id, "heaps");
    EXPECT_EQ(english(lesson.title), "Heaps: of three");
    ASSERT_EQ(lesson.steps.size(), 3u);
    const LessonStep& sum = lesson.steps[0];
    EXPECT_EQ(sum.asks, LessonAsks::NimSum);
    EXPECT_EQ(sum.start.positions.size(), 2u);
    EXPECT_EQ(sum.start.outcome, Outcome::Win);
    EXPECT_EQ(sum.start.parts, 2);
    EXPECT_EQ(sum.shows, LessonShows::Binary);
    EXPECT_EQ(sum.example, "cards: 4:3 G; a2 a2");
    EXPECT_EQ(english(sum.words.says), "One text of two lines.");
    EXPECT_EQ(english(sum.words.question), "How much?");
    EXPECT_EQ(english(sum.words.after), "100 % right, or not");
    EXPECT_EQ(english(sum.words.seen), "Cards went.");
    EXPECT_TRUE(lesson.steps[1].words.after.empty());
    const LessonStep& rule = lesson.steps[1];
    EXPECT_EQ(rule.frame.positions, "groups");
    EXPECT_EQ(valueOf(rule.frame.settings, "cards"), 5);
    EXPECT_EQ(rule.frame.before, "lost exactly if");
    EXPECT_EQ(rule.frame.after, "or 1 == 2");
    EXPECT_EQ(rule.frame.words, (std::vector<std::string>{"cards", "most"}));
    EXPECT_EQ(rule.frame.least, 7);
    EXPECT_EQ(valueOf(rule.start.settings, "groups"), 2);
    EXPECT_TRUE(lesson.steps[2].soonest);
    EXPECT_EQ(lesson.steps[2].moves, 3);
    ASSERT_EQ(file->lines.size(), 3u);
    EXPECT_EQ(file->lines[0].at("step"), std::vector<int>{6});
    EXPECT_EQ(file->lines[0].at("position"), (std::vector<int>{9, 10}));
    EXPECT_EQ(file->lines[2].at("step"), std::vector<int>{33});
}

TEST(LessonFile, NamesWhatIsAskedAndShownAndBoundsItsNumbers) {
    const auto step = [](const std::string& line) {
        const std::string rest = "game: cards\nposition: 4:3 G\nquestion: ?\nclaim: lost\n"
                                 "begins: lost if\nwords: cards\n";
        const bool asks = line.starts_with("asks");
        const auto file =
            readLesson(head + "step: first\n" + rest + (asks ? "" : "asks: move\n") + line);
        EXPECT_TRUE(file) << line << ": " << english(file.error().why);
        return file ? file->lesson.steps[0] : LessonStep();
    };
    int at = 0;
    for (const char* const asks : {"outcome", "move", "keep-winning", "nimber", "nim-sum",
                                   "make-zero", "counterexample", "cut", "claim"})
        EXPECT_EQ(static_cast<int>(step(std::string("asks: ") + asks).asks), at++) << asks;
    at = 0;
    for (const char* const shows : {"nothing", "options", "parts", "binary", "twin"})
        EXPECT_EQ(static_cast<int>(step(std::string("shows: ") + shows).shows), at++) << shows;
    EXPECT_EQ(step("asks: table").asks, LessonAsks::Table);
    EXPECT_EQ(step("asks: table").columns, 4);
    EXPECT_EQ(step("columns: 6").columns, 6);
    EXPECT_EQ(step("outcome: drawn").start.outcome, Outcome::Draw);
    EXPECT_EQ(step("outcome: lost").start.outcome, Outcome::Loss);
    EXPECT_FALSE(step("soonest: no").soonest);
    EXPECT_EQ(step("plies: 12").plies, 12);
    for (const auto& [key, most] : {std::pair("parts", 20),
                                    {"moves", 100},
                                    {"plies", 12},
                                    {"least", 1'000'000},
                                    {"columns", 6}}) {
        const auto told = [&, key = key](const std::string& number) {
            return lessonRefusal(head + first + key + ": " + number + '\n');
        };
        EXPECT_EQ(told(std::to_string(most)), "none");
        const std::string least = std::string(key) == "columns" ? "1" : "0";
        EXPECT_EQ(told(least), "none");
        for (const std::string& number :
             {std::to_string(most + 1), std::string("-1"), std::string("1x"), std::string("x"),
              std::string("99999999999")})
            EXPECT_EQ(told(number), "Line 9, step \"first\": \"" + number
                                        + "\" is no whole number from " + least + " to "
                                        + std::to_string(most) + '.');
    }
}

TEST(LessonFile, OfBeforeMayNameATreeThatIsNotShown) {
    const auto file = readLesson(head + first + "shows: tree\n");
    ASSERT_TRUE(file) << english(file.error().why);
    EXPECT_EQ(file->lesson.steps[0].shows, LessonShows::Nothing);
}

TEST(LessonFile, IsRefusedWithTheLineAndTheStepOfTheDamage) {
    EXPECT_EQ(lessonRefusal(head + first), "none");
    EXPECT_EQ(lessonRefusal(head + first + "says: a\tb\n"), "none");
    for (const char* const text : {"", "bouton-lesson", "bouton-lesson 1 2", "bouton-lesson 1x",
                                   "bouton-lesson x", "bouton-lesson 0", "a-lesson 1"})
        EXPECT_EQ(lessonRefusal(text), "Line 1: The first line of a lesson is \"bouton-lesson 1\".")
            << text;
    EXPECT_EQ(lessonRefusal("bouton-lesson 2\n"),
              "Line 1: The file was written by a newer version of Bouton.");
    const std::string id = "Before the first step stands a line \"id: ...\", of small letters, "
                           "digits and \"-\", 40 at most.";
    EXPECT_EQ(lessonRefusal("bouton-lesson 1\ntitle: T\n" + first), "Line 1: " + id);
    EXPECT_EQ(lessonRefusal("bouton-lesson 1\nid: A b\ntitle: T\n" + first), "Line 2: " + id);
    EXPECT_EQ(lessonRefusal("bouton-lesson 1\nid: a\n" + first),
              "Line 1: Before the first step stands a line \"title: ...\", of at most 60 letters.");
    EXPECT_EQ(lessonRefusal(head), "Line 3: The lesson has no step.");
    EXPECT_EQ(lessonRefusal(head + "colour: red\n" + first),
              "Line 4: The key \"colour\" is not known here.");
    for (const char* const key : {"answer", "answers", "solution"}) {
        const std::string told = "A lesson holds no answers: they are worked out by the rules.";
        EXPECT_EQ(lessonRefusal(head + first + key + ": won\n"), "Line 9, step \"first\": " + told);
        EXPECT_EQ(lessonRefusal(head + key + ": won\n" + first), "Line 4: " + told);
    }
    const auto ofFirst = [](const std::string& more) {
        const std::string told = lessonRefusal(head + first + more),
                          place = "Line 9, step \"first\": ";
        EXPECT_THAT(told, StartsWith(place));
        return told.substr(std::min(place.size(), told.size()));
    };
    EXPECT_EQ(ofFirst("colour: red\n"), "The key \"colour\" is not known here.");
    EXPECT_EQ(ofFirst("game: cards\n"), "The key \"game\" stands there twice.");
    EXPECT_EQ(ofFirst("says:\n"), "A line is written \"key: text\".");
    EXPECT_EQ(ofFirst("says\n"), "A line is written \"key: text\".");
    EXPECT_EQ(ofFirst("says: a\x01\n"), "There is a character that is no text.");
    EXPECT_EQ(ofFirst(first), "Another step has this id.");
    EXPECT_EQ(ofFirst("outcome: lots\n"), "\"lots\" is none of these: won, drawn, lost.");
    EXPECT_EQ(ofFirst("soonest: so\n"), "\"so\" is none of these: yes, no.");
    EXPECT_NE(ofFirst("example: cards: 4:3 G; z9\n"), "");
    EXPECT_NE(ofFirst("class: all\n"), "");
    EXPECT_NE(ofFirst("class: groups:cards=x\n"), "");
    const std::string positions = "The step needs lines \"position: ...\" or one line "
                                  "\"random: ...\".";
    EXPECT_EQ(ofFirst("random: usual\n"), positions);
    // A step of its own, at the fourth line.
    const auto ofStep = [](const std::string& lines) {
        const std::string told = lessonRefusal(head + "step: b\n" + lines);
        const std::size_t colon = told.find(": ");
        EXPECT_THAT(told, HasSubstr(", step \"b\": "));
        return told.substr(5, told.find(',') - 5) + told.substr(colon);
    };
    EXPECT_EQ(lessonRefusal(head + "step: B\n"),
              "Line 4, step \"B\": An id is made of small letters, digits "
              "and \"-\", and has 40 at most.");
    EXPECT_EQ(ofStep(""), "4: The step needs a line \"asks: ...\".");
    EXPECT_EQ(ofStep("asks: move\n"), "4: The step needs a line \"question: ...\".");
    EXPECT_EQ(ofStep("asks: move\nquestion: ?\n"), "4: The step needs a line \"game: ...\".");
    EXPECT_EQ(ofStep("asks: move\nquestion: ?\ngame: cards\n"), "4: " + positions);
    const std::string claim = "asks: claim\nquestion: ?\ngame: cards\nrandom: usual\n";
    EXPECT_EQ(ofStep(claim), "4: The step needs a line \"begins: ...\".");
    EXPECT_EQ(ofStep(claim + "begins: if\n"), "4: The step needs a line \"words: ...\".");
    EXPECT_EQ(ofStep("asks: counterexample\nquestion: ?\ngame: cards\nrandom: usual\n"),
              "4: The step needs a line \"claim: ...\".");
    EXPECT_THAT(ofStep("question: ?\nasks: outcome\ngame: chess\nclass: all\n"),
                StartsWith("7: There is no game"));
    EXPECT_THAT(ofStep("asks: move\nquestion: ?\ngame: cards\nrandom: x=1\n"), StartsWith("8: "));
}

TEST(LessonFile, HasItsLimits) {
    std::string many = head;
    for (std::size_t i = 0; i < mostLessonSteps; ++i)
        many += "step: s" + std::to_string(i) + first.substr(first.find('\n'));
    EXPECT_EQ(lessonRefusal(many), "none");
    EXPECT_EQ(lessonRefusal(many + first), "Line 154: A lesson has at most 30 steps.");
    std::string wordy = head + first + "seen: Red won.\nafter: Right.\nsays:";
    for (std::size_t i = 0; i < mostStepWords - 6; ++i)
        wordy += " word";
    EXPECT_EQ(lessonRefusal(wordy), "none");
    EXPECT_EQ(lessonRefusal(wordy + " more"),
              "Line 4, step \"first\": The step says 61 words; 60 are the most.");
    std::string positions = head + first;
    for (int i = 0; i < 49; ++i)
        positions += "position: 4:3 G\n";
    EXPECT_EQ(lessonRefusal(positions), "none");
    EXPECT_EQ(lessonRefusal(positions + "position: 4:3 G\n"),
              "Line 58, step \"first\": The key \"position\" stands there more than 50 times.");
    std::string greek = "bouton-lesson 1\nid: heaps\ntitle: ";
    for (int i = 0; i < 60; ++i)
        greek += "\xCE\xB1"; // a letter of two bytes
    EXPECT_EQ(lessonRefusal(greek + '\n' + first), "none");
    EXPECT_THAT(lessonRefusal(greek + "a\n" + first), StartsWith("Line 3: Before the first step"));
    EXPECT_THAT(lessonRefusal(std::string(200'000, '#')), StartsWith("Line 1: The first line"));
    EXPECT_EQ(lessonRefusal(std::string(200'001, '#')), " A lesson has at most 200000 bytes.");
}

TEST(LessonFile, IsTriedStepByStepBeforeItIsTaken) {
    EXPECT_EQ(trial(head + first), "none");
    EXPECT_EQ(trial(head + first + "position: 61:3 G\n"),
              "Line 9, step \"first\": Cards in group a: 61; 0 to 60 are possible.");
    EXPECT_THAT(trial(head + first + "position: 0:3 G\n"), HasSubstr("The game is over"));
    EXPECT_THAT(trial(head + first + "outcome: won\n"), HasSubstr("another outcome"));
    const std::string move = "step: b\ngame: cards\nquestion: ?\nasks: ";
    EXPECT_THAT(trial(head + move + "move\nposition: 4:3 G\n"), HasSubstr("no move is wrong"));
    EXPECT_THAT(trial(head + move + "make-zero\nposition: 4:3 G\n"), HasSubstr("0 already"));
    EXPECT_EQ(trial(head + move + "cut\nposition: 4:3 G\n"),
              "Line 4, step \"b\": The depth of a search of the game Card groups that can be shown "
              "is 2 to 12.");
    EXPECT_EQ(trial(head + move + "cut\nposition: 5:3/7:2 G\nplies: 2\n"), "none");
    EXPECT_EQ(trial(head + move + "cut\nposition: 2:1/2:2 G\nplies: 12\n"), "none");
    const std::string table = move + "table\nposition: 4:3 G\n";
    EXPECT_EQ(trial(head + table + "position: 0:3 G\ncolumns: 2\n"), "none");
    const std::string ofTables = "Of a table each position has a line \"position: ...\" without a "
                                 "number to be drawn, and nothing is shown beside it.";
    EXPECT_EQ(trial(head + table + "position: {1-4}:3 G\n"), "Line 7, step \"b\": " + ofTables);
    EXPECT_EQ(trial(head + table + "shows: options\n"), "Line 9, step \"b\": " + ofTables);
    EXPECT_EQ(trial(head + move + "table\nrandom: groups=1\n"), "Line 7, step \"b\": " + ofTables);
    EXPECT_EQ(trial(head + table + "position: 61:3 G\n"),
              "Line 9, step \"b\": Cards in group a: 61; 0 to 60 are possible.");
    EXPECT_EQ(trial(head + move + "nim-sum\nparts: 2\nposition: 1:3/4:3/1:1 G\n"), "none");
    EXPECT_EQ(trial(head + move + "nim-sum\nparts: 3\nposition: 1:3/4:3/1:1 G\n"),
              "Line 9, step \"b\": The position has too few parts.");
    EXPECT_EQ(trial(head + move + "outcome\noutcome: won\nposition: {4-4}:3 G\n"),
              "Line 9, step \"b\": The position has another outcome.");
    EXPECT_THAT(trial(head + move + "counterexample\nposition: 4:3 G\nclaim: lost if\n"),
                HasSubstr("Column"));
    const std::string claim = move + "claim\nposition: 4:3 G\n";
    EXPECT_EQ(trial(head + claim + "begins: nimber ==\nwords: cards\n"), "none");
    EXPECT_THAT(trial(head + claim + "begins: lost exactly if\nwords: cards nimber\n"),
                HasSubstr("\"nimber\" is no word"));
    EXPECT_THAT(trial(head + claim + "begins: if then\nwords: cards\n"), HasSubstr("is no claim"));
    EXPECT_THAT(trial(head
                      + "step: b\ngame: tic-tac-toe\nasks: nimber\nposition: .../.../... X\n"
                        "question: ?\n"),
                HasSubstr("has no nimbers"));
    // It takes 23,683 wide regions. When 20,000 are known, a few more tell what each move is worth.
    EXPECT_THAT(trial(head
                      + "step: b\ngame: grid-nim\nasks: nimber\nquestion: ?\n"
                        "position: G......../GGG....G./GGGGG..../GGGGGG.G./GGGGGGGG./GGGGGGGG./"
                        "GGGGGGG../GGGGGGGG./GGGGGGGGG G\n"),
                HasSubstr("nimber of the position is not known"));
}

TEST(LessonFile, IsToldTheFirstMistakeOfEachOfItsStepsByTheirLines) {
    const auto mistakes = [](const std::string& text) {
        std::vector<std::string> all;
        for (const LessonDamage& each : mistakesIn(text, {}))
            all.push_back(english(placeOf(each)));
        return all;
    };
    using Places = std::vector<std::string>;
    const std::string second = "\nstep: second\ngame: cards\nasks: move\nposition: 0:3 G\n"
                               "question: Which?\n",
                      third =
                          "step: third\ngame: chess\nasks: move\nposition: 4:3 G\nquestion: ?\n",
                      fourth = "step: fourth\ngame: cards\nasks: outcome\nposition: 5:3 G\n"
                               "question: And?\n";
    EXPECT_EQ(mistakes(head + first + fourth), Places());
    EXPECT_EQ(mistakes(head + first + second + third + fourth),
              (Places{"Line 13, step \"second\":", "Line 16, step \"third\":"}))
        << "the second is read, and only fails when it is tried";
    EXPECT_EQ(mistakes(head + third), Places{"Line 5, step \"third\":"}) << "no step is left";
    EXPECT_EQ(mistakes("bouton-lesson 1\nid: A\n" + third), Places{"Line 2:"});
    EXPECT_EQ(mistakes(""), Places{"Line 1:"});
}

TEST(LessonFile, NamesTheLineThatIsWrongAndNotThatOfItsStep) {
    const std::string step = head + first + "step: b\nquestion: ?\n"; // of 10 lines
    const auto line = [&](const std::string& rest) {
        const std::string told = trial(step + rest);
        return told.substr(0, told.find(','));
    };
    EXPECT_EQ(line("game: cards\nasks: outcome\nposition: 4:3 G\nposition: 0:3 G\n"), "Line 14");
    EXPECT_EQ(line("game: cards\nasks: outcome\nposition: 4:3\n"), "Line 13");
    EXPECT_EQ(line("game: cards\nasks: outcome\noutcome: won\nposition: 4:3 G\n"), "Line 14");
    EXPECT_EQ(line("game: tic-tac-toe\nasks: nimber\nposition: .../.../... X\n"), "Line 12");
    EXPECT_EQ(line("game: cards\nasks: cut\nposition: 4:3 G\nplies: 1\n"), "Line 14");
    EXPECT_EQ(line("game: cards\nasks: cut\nposition: 4:3 G\n"), "Line 9") << "plies is missing";
    EXPECT_EQ(line("game: cards\nasks: counterexample\nposition: 4:3 G\nclaim: lost if\n"),
              "Line 14");
    const std::string claim = "game: cards\nasks: claim\nposition: 4:3 G\n";
    EXPECT_EQ(line(claim + "begins: lost exactly if\nwords: cards won\n"), "Line 15");
    EXPECT_EQ(line(claim + "words: cards\nbegins: if then\n"), "Line 15");
    EXPECT_EQ(line("game: towers\nasks: outcome\nrandom: rows=4,columns=1\nparts: 9\n"), "Line 13");
}

// The line and the step are named, and what it is that nobody can find.
TEST(LessonFile, IsRefusedWithAStepThatNobodyCanFinish) {
    const auto step = [](const std::string& text) {
        return trial(head + first + "step: second\nquestion: ?\n" + text);
    };
    const std::string refute = "game: trojan-horse\nasks: counterexample\nposition: "
                               "..../..../..H./.... G\n";
    EXPECT_EQ(step(refute + "claim: if moves == 0 then lost\n"),
              "Line 14, step \"second\": Nobody finds a counterexample: the claim holds in all 32 "
              "positions that were tested.");
    EXPECT_EQ(step(refute + "claim: lost exactly if min(row, column) mod 3 == 0\n"), "none");
    const std::string late = refute + "claim: lost implies min(row, column) < 5\n";
    EXPECT_EQ(step(late), "none");
    EXPECT_THAT(step(late + "class: cells:rows=5,columns=5\n"), HasSubstr("all 25 positions"));
    EXPECT_EQ(step("game: reversi\nasks: counterexample\nposition: ......../......../......../"
                   "...OX.../...XO.../......../......../........ X\nclaim: score is even\n"
                   "class: endgames:count=10,empty=2\n"),
              "none")
        << "that it holds where it was drawn says nothing of others";
    const std::string rule = "game: trojan-horse\nasks: claim\nposition: ..../..../..H./.... G\n"
                             "class: cells:rows=6,columns=6\nbegins: lost exactly if\n";
    EXPECT_EQ(step(rule + "words: row\n"),
              "Line 16, step \"second\": No rule made of these words holds: they cannot tell "
              "..../..../..../..H. G from ..../..../..../...H G.");
    EXPECT_EQ(step(rule + "words: row column\n"), "none");
    EXPECT_EQ(step(rule + "words: moves\n"),
              "Line 16, step \"second\": No rule made of these words holds: they cannot tell "
              "...../...../...../...../....H G from ....../....../....../....../.....H G.");
    const std::string number = "game: cards\nasks: claim\nposition: 4:3 G\nbegins: nimber ==\n"
                               "class: one\n";
    EXPECT_EQ(step(number + "words: cards most\n"), "none");
    EXPECT_EQ(step(number + "words: cards\n"), "none") << "moves can be counted";
    EXPECT_THAT(step(number + "words: groups\n"), HasSubstr("cannot tell"));
    const std::string sure = "game: trojan-horse\nasks: claim\nposition: ..../..../..H./.... G\n"
                             "class: cells:rows=8,columns=8\nbegins: if\nends: then won\nwords: "
                             "moves\n";
    EXPECT_EQ(step(sure + "least: 23\n"), "none");
    EXPECT_EQ(
        step(sure + "least: 24\n"),
        "Line 18, step \"second\": No rule made of these words that holds applies to more than "
        "23 positions.");
    EXPECT_EQ(step("game: trojan-horse\nasks: claim\nposition: ..../..../..H./.... G\nwords: "
                   "row\nbegins: lost and\n"),
              "Line 15, step \"second\": Whatever stands there, the claim is false at "
              "..../..H./..../.... G.");
    EXPECT_THAT(step("game: cards\nasks: cut\nposition: 2:1 G\nplies: 2\n"),
                HasSubstr("In this search nothing is left out."));
    EXPECT_THAT(step("game: cards\nasks: make-zero\nposition: 1:1/1:1/1:1/1:1/1:1/1:1/1:1/2:2 G\n"),
                HasSubstr("no room for one part more"));
}

TEST(LessonFile, IsOpenedFromARegularFileAndMarkedLikeOurs) {
    const Folder folder;
    const std::filesystem::path path = folder.path() / "heaps.lesson";
    std::ofstream(path) << head << first;
    const auto file = openLesson(path, {});
    ASSERT_TRUE(file) << english(file.error().why);
    EXPECT_EQ(file->lesson.id, "own/heaps");
    const auto right = marked(file->lesson.steps[0], 3, {.outcome = Outcome::Loss}, {});
    ASSERT_TRUE(right);
    EXPECT_EQ(right->mark, Marking::Mark::Right);
    std::ofstream(path) << head << first << "outcome: won\n";
    ASSERT_FALSE(openLesson(path, {}));
    EXPECT_EQ(english(openLesson(path, {}).error().why), "The position has another outcome.");
    std::ofstream(path) << head;
    ASSERT_FALSE(openLesson(path, {}));
    EXPECT_EQ(english(openLesson(path, {}).error().why), "The lesson has no step.");
    EXPECT_FALSE(openLesson(folder.path(), {}));
    EXPECT_FALSE(openLesson(folder.path() / "none.lesson", {}));
}

namespace {

// Rules that nobody has read before, by their title, as lines of a lesson; five pins are won by c1
// alone. And a step about them.
std::string rulesOfLesson(const std::string& title, const std::string& more = {}) {
    return "rules: bouton-game 1\nrules:   # by hand\nrules:\nrules: title: " + title
           + "\n rules : start: IIIII\nrules: turn: I -> .\nrules: turn: II -> ..\n" + more;
}
std::string idOfLesson(const std::string& title) {
    return ownGameId(title, normalForm("bouton-game 1\ntitle: " + title
                                       + "\nstart: IIIII\nturn: I -> .\nturn: II -> ..\n"));
}
std::string stepOf(const std::string& game, const std::string& id = "pins") {
    return "step: " + id + "\ngame: " + game + "\nasks: move\nposition: IIIII G\nexample: " + game
           + ": IIIII G; a1 c1\nquestion: Which one?\n";
}

} // namespace

TEST(LessonOfAnOwnGame, OpensOnAMachineThatHasNeverSeenTheGame) {
    const std::string id = idOfLesson("Unseen");
    ASSERT_FALSE(gameNamed(id));
    const Folder folder;
    const std::filesystem::path path = folder.path() / "pins.lesson";
    std::ofstream(path) << head << rulesOfLesson("Unseen") << stepOf("unseen")
                        << stepOf(id, "whole") << first;
    const auto file = openLesson(path, {});
    ASSERT_TRUE(file) << english(placeOf(file.error())) << english(file.error().why);
    for (const std::size_t step : {0, 1}) {
        EXPECT_EQ(file->lesson.steps[step].game, id);
        EXPECT_EQ(file->lesson.steps[step].example, id + ": IIIII G; a1 c1");
    }
    const auto mark = [&](const char* move) {
        const auto told = marked(file->lesson.steps[0], 1, {.text = move}, {});
        EXPECT_TRUE(told);
        return told ? told->mark : Marking::Mark::Nothing;
    };
    EXPECT_EQ(mark("c1"), Marking::Mark::Right);
    EXPECT_EQ(mark("b1+c1"), Marking::Mark::Wrong);
}

TEST(LessonOfAnOwnGame, AsksWhatItsGameCanTell) {
    const std::string rules = rulesOfLesson("Asked", "rules: bouton-game 1\nrules: title: Rows\n"
                                                     "rules: board: 1-3 x 1-4, 2 x 3\n"
                                                     "rules: turn: .. -> ++, right\n");
    const auto told = [&](const std::string& step) {
        return trial(head + rules + "step: only\nquestion: ?\n" + step);
    };
    const std::string pins = "game: asked\nposition: II.II G\n";
    EXPECT_EQ(told(pins + "asks: outcome\n"), "none");
    EXPECT_EQ(told(pins + "asks: nimber\nshows: parts\n"), "none");
    EXPECT_EQ(told(pins + "asks: counterexample\nclaim: won\n"), "none");
    EXPECT_EQ(told(pins
                   + "asks: claim\nbegins: lost exactly if\nwords: free moves\n"
                     "class: arise:plies=2\n"),
              "none");
    EXPECT_EQ(told("game: rows\nasks: keep-winning\nrandom: rows=2,columns=4\noutcome: won\n"),
              "none");
    EXPECT_THAT(told("game: rows\nasks: move\nrandom: rows=4\n"), HasSubstr("rows is 1 to 3"));
}

TEST(LessonOfAnOwnGame, IsToldItsMistakesByItsOwnLinesAndColumns) {
    EXPECT_EQ(lessonRefusal(head + rulesOfLesson("Wrong", "rules:  turm: I -> .\n") + first),
              "Line 11: Column 9: there is no key \"turm\"; the nearest is \"turn\".");
    EXPECT_EQ(lessonRefusal(head + "rules: title: Wrong\n" + first),
              "Line 4: Column 8: a game begins with a line \"bouton-game 1\".");
    EXPECT_THAT(lessonRefusal(head + "rules: bouton-game 1\nrules: title: Wrong\n" + first),
                StartsWith("Line "));
    EXPECT_THAT(lessonRefusal(head + "rules:\n" + first), StartsWith("Line 4: Column 1: a game"));
    EXPECT_EQ(lessonRefusal(head + first + rulesOfLesson("Wrong")),
              "Line 9, step \"first\": The key \"rules\" is not known here.");
    std::string many = head;
    for (int i = 0; i <= 1000; ++i)
        many += "rules: # " + std::to_string(i) + '\n';
    EXPECT_EQ(lessonRefusal(many + first),
              "Line 1004: The key \"rules\" stands there more than 1000 times.");
}

TEST(LessonOfAnOwnGame, RefusesRulesOfAnotherIdAndATitleThatTwoHave) {
    EXPECT_EQ(lessonRefusal(head + rulesOfLesson("Other") + stepOf("other-0123456789abcdef")),
              "Line 12, step \"pins\": The file names the game other-0123456789abcd..., but the "
              "rules in it are those of the game "
                  + idOfLesson("Other") + '.');
    const std::string two =
        head + rulesOfLesson("Twice") + rulesOfLesson("Twice", "rules: last: loses\n");
    EXPECT_THAT(
        lessonRefusal(two + stepOf("twice")),
        HasSubstr("Two games of the file are called twice: write the whole id, as in twice-"));
    EXPECT_EQ(lessonRefusal(two + stepOf(idOfLesson("Twice"))), "none");
    EXPECT_THAT(lessonRefusal(head + rulesOfLesson("Other") + stepOf("another")),
                HasSubstr("There is no game \"another\""));
}

// As a teacher would who begins with one of them.
TEST(LessonFile, OfOursIsRightAndIsInTheProgram) {
    std::set<std::filesystem::path> paths;
    for (const auto& entry :
         std::filesystem::directory_iterator(BOUTON_SOURCES "/resources/lessons/en"))
        paths.insert(entry.path());
    std::vector<std::string> opened, built;
    for (const std::filesystem::path& path : paths) {
        const auto file = openLesson(path, {});
        ASSERT_TRUE(file) << path << ": " << english(placeOf(file.error())) << ' '
                          << english(file.error().why);
        opened.push_back(file->lesson.id);
    }
    for (const Lesson& lesson : lessons())
        built.push_back("own/" + lesson.id);
    EXPECT_EQ(opened, built);
}

TEST(LessonFile, OfTheManualIsRead) {
    const std::string page = wholeFile(BOUTON_SOURCES "/docs/lesson-file.md").value();
    int lessons = 0;
    for (std::size_t at = page.find("bouton-lesson 1\n"), end = 0; at != page.npos;
         at = page.find("bouton-lesson 1\n", end), ++lessons) {
        end = page.find("```\n", at);
        ASSERT_LT(end, page.size());
        EXPECT_EQ(trial(page.substr(at, end - at)), "none");
    }
    EXPECT_EQ(lessons, 2);
}

} // namespace bouton::testing
